"""Positions and moves that lead to what is rare in Pietenpoker."""

import random
from collections import Counter
from functools import partial

from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.engine.state import State
from speeltafel.games.pietenpoker.cards import (
    ACHTBAAN,
    ACTEER,
    BASE,
    CELEBRI,
    COMPETITIEF,
    ICON,
    KIND,
    OMDENK,
    POKER,
    PROFITEER,
    STAF,
    action_face,
)
from speeltafel.games.pietenpoker.state import Pietenpoker
from speeltafel.games.pietenpoker.tests.model_bid import ALL_IN, IN, STOPPED

ARRANGED = 0.7
"""How often a game begins in the middle of a round."""
TWINS = 0.4
"""How often all action cards of a kind are printed alike."""
FLAGS = ("counting", "backwards", "competitief", "poker", "celebri", "chihuahua")
RARE = (STAF, POKER, PROFITEER, ACTEER, OMDENK, CELEBRI, ACHTBAAN, COMPETITIEF)
"""What comes into hands and bids before the rest."""


def arrange(state: State, rng: random.Random) -> None:
    """A round that is under way, with many action cards in hands and bids."""
    assert isinstance(state, Pietenpoker)
    if rng.random() > ARRANGED:
        return
    if rng.random() < TWINS:
        state.deck = [twin_of(card) for card in state.deck]
    telling = [card for card in state.deck if KIND[card] or ICON[card]]
    plain = [card for card in state.deck if not (KIND[card] or ICON[card])]
    telling.sort(key=lambda card: rng.random() + (KIND[card] in RARE))
    rng.shuffle(plain)
    place_players(state, rng)
    place_flags(state, rng)
    place_cards(state, rng, [telling, plain])
    state.placed()


def twin_of(card: int) -> int:
    """A purple 2 of the same kind and icon, of an action card."""
    return action_face(KIND[card], 0, 2, ICON[card]) if KIND[card] else card


def place_players(state: Pietenpoker, rng: random.Random) -> None:
    players = state.players
    order = rng.sample(range(players), players)
    state.status = [IN] * players
    for seat in order[1 + (not state.house.all_in_shows) :]:
        state.status[seat] = rng.choice((IN, IN, STOPPED, ALL_IN))
    if state.status.count(STOPPED) == players - 1:
        state.status[order[1]] = IN
    state.sint, state.turn = rng.choice(order), order[0]
    state.asked = 0
    for seat in order[1:]:
        state.asked |= rng.choice((0, 1)) << seat
    state.phase = rng.choice((0, 1, 2)) if state.house.two_sints else 0
    if state.house.two_sints:
        state.sint = state.opener = order[0]
        state.big = state.duty = order[1]
        state.turn = order[1] if state.phase == 2 else order[0]
        if state.phase == 2 and rng.random() < 0.6:  # a Stafpiet was the small blind
            state.sint, state.big = state.big, state.sint
    if state.phase:
        state.status = [IN] * players
        state.asked = 0


def place_flags(state: Pietenpoker, rng: random.Random) -> None:
    if state.house.hand_rule:
        state.limit = rng.randrange(state.house.highest_limit + 1)
    if not state.house.actions:
        return
    for flag in FLAGS:
        setattr(state, flag, rng.random() < (0.5 if flag == "chihuahua" else 0.15))
    state.only_kind = rng.choice((0, 0, 1, 2))
    if state.celebri:
        for flag in FLAGS:
            setattr(state, flag, flag == "celebri")
        state.only_kind = 0


def drawn(rng: random.Random, pools: list[list[int]], number: int) -> list[int]:
    found = []
    for _ in range(number):
        pool = rng.choice([pool for pool in pools if pool] or [[]])
        if pool:
            found.append(pool.pop())
    return found


def place_cards(state: Pietenpoker, rng: random.Random, pools: list[list[int]]) -> None:
    draw = partial(drawn, rng, pools)
    planted = plant(state, rng, pools[0])
    state.revealed = rng.randint(1, state.house.reveals) if state.phase == 0 else 0
    equal = equal_cards(state, rng, pools)
    if equal:  # scoring follows, before they are laid
        state.revealed = state.house.reveals
        state.asked = (1 << state.players) - 1 - (1 << state.turn)
    state.room = equal[:1] + draw(state.revealed - len(equal[:1]))
    most = min(6, len(state.deck) // (3 * state.players))
    for seat in range(state.players):
        fewest = 1 if state.phase == 0 else 2
        hand = draw(rng.randint(fewest, most + 1)) if state.status[seat] != ALL_IN else []
        hand += equal[1:] if seat == state.turn else []
        bid = draw(rng.randrange(most)) if state.phase == 0 else []
        if state.phase and seat == state.opener and state.turn != seat:
            bid = draw(1)
        state.hands[seat], state.bids[seat] = sorted(hand), bid
        state.scored[seat] = draw(rng.choice((0, 0, 1, 2)))
        if seat == state.turn:
            state.hands[seat] = sorted(hand + planted["hand"])
            state.bids[seat] = bid + planted["bid"]
            state.scored[seat] += planted["scored"]
        state.down = [[] for _ in range(state.players)]
    state.roles = [sorted(roles_in(state, bid, rng)) for bid in state.bids]
    state.spent = []
    if state.house.inwissel:
        for seat in range(state.players):
            state.spent += [seat * 1000 + c for c in state.hands[seat] if rng.random() < 0.2]
    place_stock(state, rng, draw(len(state.deck)))
    state.highest = 0
    if state.room or state.phase:
        return
    state.questions = [Question("limit", (state.sint,))]


def place_stock(state: Pietenpoker, rng: random.Random, stock: list[int]) -> None:
    state.stock = stock
    if rng.random() < 0.7:  # so that this round is the last one
        state.burned = state.stock[2:]
        state.stock = state.stock[:2]
    rng.shuffle(state.stock)


def plant(state: Pietenpoker, rng: random.Random, pool: list[int]) -> dict[str, list[int]]:
    """What is rarest, where it does something: for the player on turn."""
    wanted = {
        "hand": rng.choice((STAF, POKER)) if state.phase else ACTEER if state.chihuahua else OMDENK,
        "bid": PROFITEER if state.phase == 0 else BASE,
        "scored": ACTEER if state.house.money else BASE,
    }
    planted: dict[str, list[int]] = {}
    for place, kind in wanted.items():
        found = [card for card in pool if KIND[card] == kind != BASE][:1]
        for card in found:
            pool.remove(card)
        planted[place] = found if rng.random() < 0.7 else []
        pool += found if not planted[place] else []
    return planted


def equal_cards(state: Pietenpoker, rng: random.Random, pools: list[list[int]]) -> list[int]:
    """For the Chihuahuapiet: up to four exactly equal cards."""
    if not state.chihuahua or state.phase or rng.random() < 0.3:
        return []
    faces = Counter(card for card in pools[1])
    if not faces:
        return []
    card, copies = faces.most_common(1)[0]
    for _ in range(min(4, copies)):
        pools[1].remove(card)
    return [card] * min(4, copies)


def roles_in(state: Pietenpoker, bid: list[int], rng: random.Random) -> list[int]:
    """The parts of the Acteerpieten in a bid; by an exchange some have none any more."""
    if not state.house.acteer_bids or state.celebri or state.counting:
        return []
    playing = 0.7 if state.house.inwissel else 1
    acting = [card for card in bid if KIND[card] == ACTEER and rng.random() < playing]
    return [card * 8 + rng.randint(1, 6) for card in acting]


def aim(state: State, seat: int, moves: list[Move], rng: random.Random) -> Move:
    """Rather bid than stop, in few cards, and rather with cards that do something."""
    verbs = {move.verb for move in moves}
    if "stop" in verbs and rng.random() < 0.1:
        return next(move for move in moves if move.verb == "stop")
    if "go" in verbs and rng.random() < 0.4:
        return next(move for move in moves if move.verb == "go")
    others = [move for move in moves if move.verb != "stop"] or moves
    rare = [m for m in others if m.verb != "back" and any(KIND[c] in RARE for c in m.cards)]
    if rare and rng.random() < 0.3:
        return rng.choice(rare)
    telling = [m for m in others if any(KIND[card] or ICON[card] for card in m.cards)]
    return rng.choice(telling if telling and rng.random() < 0.6 else others)
