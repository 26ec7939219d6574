"""The rule-of-thumb player: shed cards, keep shields and a card to go out with, mind the others.

It lays combinations whenever it can, answers threats with the cheapest card, jumps in, objects to
every bluff and hardly ever bluffs itself, for other players look as well as it does.
"""

from collections.abc import Callable
from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.engine.state import State
from speeltafel.engine.story import HOPELESS
from speeltafel.engine.zones import holds, put_in_order
from speeltafel.games.pesten.cards import (
    ACE,
    ANSWERS_CHAIN,
    CARDS,
    EIGHT,
    JACK,
    JOKER_RANK,
    KING,
    RANK,
    SEVEN,
    SUIT,
    TWO,
    matches,
)
from speeltafel.games.pesten.decisions.act import DRAW
from speeltafel.games.pesten.decisions.drawn import END
from speeltafel.games.pesten.decisions.offer import WITHDRAW
from speeltafel.games.pesten.decisions.to import TO_ALL, TOS
from speeltafel.games.pesten.decisions.trade import ACCEPT, DECLINE
from speeltafel.games.pesten.decisions.want import WANTS
from speeltafel.games.pesten.decisions.window import CHALLENGE, JUMP, OK
from speeltafel.games.pesten.rules_reach import promising
from speeltafel.games.pesten.rules_search import SortedHand
from speeltafel.games.pesten.state import ACT, NO_THREAT, SUIT_CHOICE, TO, TOP, WANT, Pesten

SHIELDS = {TWO: 2.0, ACE: 3.0, JOKER_RANK: 4.0}
"""What it is worth to keep a card that answers a chain; the cheapest goes first."""
KEPT = {SEVEN: 0.5, JACK: 1.0}
FEW = 3
"""With so few cards a rival is nearly out, and is attacked."""
MENACE = 0.2
"""What a card more in the hand of the player before this one costs."""
BOLD = 25
"""One in so many hopeless turns is bluffed."""
CURIOUS = 3
"""One in so many turns with shields to spare is used to look for a trade."""
BEHIND = 0
"""Who has so many cards more than this player may bluff: his cards come back into the pot."""
MOST_COMBOS: Final = 3
MOST_PLAYS: Final = 5
MOST_OFFERS: Final = 1
MOST_WANTED: Final = 4
"""So many moves of a kind are worth a thought."""
TRADED = 5
"""With fewer cards than this a rival gets nothing more from a trade."""
NOT_AT_ALL: Final[list[int]] = [0] * CARDS


def heuristic(seen: State, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    assert isinstance(seen, Pesten)
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if seen.questions:
        return ANSWERS[seen.questions[-1].kind](seen, seat, moves)
    if seen.phase == TOP:
        return max(moves, key=lambda move: worth_on_top(seen, seat, move.cards[0]))
    if seen.phase == SUIT_CHOICE:
        return max(moves, key=lambda move: suit_length(seen, seat, move.number))
    if seen.phase == WANT:
        wanted = wanted_cards(seen, seat, seen.giving, 1)
        return WANTS[wanted[0]] if wanted else WITHDRAW
    if seen.phase == TO:
        return TOS[TO_ALL]
    return act(seen, seat, moves, chance)


# What is worth a thought.


def opinions(seen: State, seat: int, moves: list[Move]) -> list[float]:
    """What this player thinks of each move; of many that are alike only the best are tried.

    Where all are hopeless the rule of thumb decides: what is given or put away, and most reactions.
    """
    assert isinstance(seen, Pesten)
    found = [HOPELESS] * len(moves)
    if seen.questions:
        judge_answers(seen, moves, seen.questions[-1], found)
    elif seen.phase in (TOP, SUIT_CHOICE):
        found = [0.0] * len(moves)
    elif seen.phase == WANT:
        wanted = wanted_cards(seen, seat, seen.giving, MOST_WANTED)
        for i, move in enumerate(moves):
            if move.verb == "want" and move.cards[0] in wanted:
                found[i] = 0.0
    elif seen.phase != TO:
        judge_turn(seen, seat, moves, found)
    return found


def judge_answers(seen: Pesten, moves: list[Move], question: Question, found: list[float]) -> None:
    if question.kind not in ("window", "trade"):
        return
    for i, move in enumerate(moves):
        if move is not CHALLENGE or seen.bluffed():
            found[i] = 0.0


def judge_turn(seen: Pesten, seat: int, moves: list[Move], found: list[float]) -> None:
    combos: list[tuple[float, int]] = []
    plays: list[tuple[float, int]] = []
    offers: list[tuple[float, int]] = []
    stands = bluff_stands(seen, seat)
    for i, move in enumerate(moves):
        verb = move.verb
        if verb == "combo":
            combos.append((-worth_of_combination(seen, seat, move.cards), i))
        elif verb == "play":
            card = move.cards[0]
            if stands or seen.threat != NO_THREAT or seen.fits(card):
                plays.append((-worth_of_card(seen, seat, card), i))
        elif verb == "offer":
            if wanted_cards(seen, seat, move.cards[0], 1):
                offers.append((keeping(move.cards[0]), i))
        elif verb not in ("begin", "withdraw"):
            found[i] = 0.0
    for kind, most in ((combos, MOST_COMBOS), (plays, MOST_PLAYS), (offers, MOST_OFFERS)):
        kind.sort()
        for _, i in kind[:most]:
            found[i] = 0.0


def bluff_stands(seen: Pesten, seat: int) -> bool:
    """Whether players like this one would let a card be that does not match."""
    left = len(seen.hands[seat]) + len(seen.drawn) - 1
    if left <= FEW:
        return False
    for other in seen.in_game():
        if other != seat and left <= len(seen.hands[other]) + BEHIND:
            return False
    return True


# The turn.


def act(seen: Pesten, seat: int, moves: list[Move], chance: Chance) -> Move:
    combos = [move for move in moves if move.verb == "combo"]
    if combos:
        return max(combos, key=lambda move: worth_of_combination(seen, seat, move.cards))
    begins = [move for move in moves if move.verb == "begin"]
    if begins:
        return min(begins, key=lambda move: keeping(move.cards[0]))
    if seen.threat != NO_THREAT:
        answers = [move for move in moves if move.verb == "play"]
        if answers:
            return min(answers, key=lambda move: keeping(move.cards[0]))
        return next(move for move in moves if move.verb in ("take", "roll"))
    offer = offered(seen, seat, moves, chance)
    if offer is not None:
        return offer
    fitting = [move for move in moves if move.verb == "play" and seen.fits(move.cards[0])]
    if fitting:
        best = max(fitting, key=lambda move: worth_of_card(seen, seat, move.cards[0]))
        others = [move for move in moves if move in (DRAW, END)]
        if not others or worth_of_card(seen, seat, best.cards[0]) > 0:
            return best
        return others[0]
    return give_up(moves, chance)


def give_up(moves: list[Move], chance: Chance) -> Move:
    """Nothing fits: draw or end, or bluff once in a while, and always rather than be out."""
    bluffs = [move for move in moves if move.verb == "play"]
    others = [move for move in moves if move in (DRAW, END)]
    if bluffs and (not others or chance.below(BOLD) == 0):
        return min(bluffs, key=lambda move: keeping(move.cards[0]))
    return others[0]


def keeping(card: int) -> float:
    """What it is worth to have a card later."""
    rank = RANK[card]
    return SHIELDS.get(rank, KEPT.get(rank, 0.0))


def worth_of_card(seen: Pesten, seat: int, card: int) -> float:
    """How good it is to lay a single card that fits; at 0 or less it is better to draw."""
    rest = seen.hands[seat].copy()
    if card in rest:
        rest.remove(card)  # it may also have just been drawn
    pest = seen.house.pest
    if not rest:
        return -1.0 if pest[card] else 100.0
    rank = RANK[card]
    worth = 10.0 - keeping(card)
    follows = [other for other in rest if matches(other, card, SUIT[card])]
    worth += 0.3 * len(follows)
    if rank == SEVEN:
        worth += 4.0 if any(not pest[other] for other in follows) else 0.5
    elif rank == EIGHT:
        worth += 1.0
    if len(rest) == 1:
        worth += -5.0 if pest[rest[0]] else 5.0
    order = in_order(seen, seat)
    rival, previous = order[1], order[-1]
    if rank == KING:
        # many cards are many combinations: who has them had better not play just before
        worth += MENACE * (len(seen.hands[previous]) - len(seen.hands[rival]))
        rival = previous
    few = len(seen.hands[rival]) <= FEW
    if few and rank in (ACE, JOKER_RANK, EIGHT):
        worth += 6.0
    return worth


def in_order(seen: Pesten, seat: int) -> list[int]:
    """Everybody in the game in the order of play, from this seat on."""
    order = [seat]
    while (other := seen.after(order[-1])) != seat:
        order.append(other)
    return order


def worth_of_combination(seen: Pesten, seat: int, cards: tuple[int, ...]) -> float:
    """Many cards for many dice; shields are kept where that costs none."""
    worth = 2.0 * len(cards) - 0.4 * sum(keeping(card) for card in cards)
    left = len(seen.hands[seat]) + len(seen.drawn) - len(cards)
    if left == 0 and any(not seen.house.pest[card] for card in cards):
        worth += 100.0
    return worth


def worth_on_top(seen: Pesten, seat: int, card: int) -> float:
    """A card to go out with, or else one that is easy to follow for this player."""
    if not seen.hands[seat]:
        return -1.0 if seen.house.pest[card] else 1.0
    return float(sum(matches(other, card, SUIT[card]) for other in seen.hands[seat]))


def suit_length(seen: Pesten, seat: int, suit: int) -> int:
    return sum(SUIT[card] == suit for card in seen.hands[seat])


# Trading.


def offered(seen: Pesten, seat: int, moves: list[Move], chance: Chance) -> Move | None:
    """An offer of a shield to spare, where one card more makes a combination."""
    offers = [move for move in moves if move.verb == "offer"]
    shields = [card for card in seen.hands[seat] if ANSWERS_CHAIN[card]]
    if seen.phase != ACT or len(shields) < 2 or not offers or chance.below(CURIOUS):
        return None
    cheapest = min(offers, key=lambda move: keeping(move.cards[0]))
    return cheapest if wanted_cards(seen, seat, cheapest.cards[0], 1) else None


def wanted_cards(seen: Pesten, seat: int, given: int, most: int = CARDS) -> list[int]:
    """The cards with which this hand, without the one given, has a combination."""
    hand = seen.hands[seat].copy()
    hand.remove(given)
    own = seen.own[seat]
    found: list[int] = []
    for card in seen.house.faces:
        if not ANSWERS_CHAIN[card] and not holds(hand, card) and completes(hand, card, own):
            found.append(card)
            if len(found) == most:
                break
    return found


def completes(hand: list[int], card: int, own: int) -> bool:
    """Whether a hand would have a combination with this card in it."""
    more = hand.copy()
    put_in_order(more, card)
    faces = promising(more, own)
    if not faces:
        return False
    search = SortedHand(more, own, faces)
    search.require([card])
    return search.count(0) > 0


def in_combinations(hand: list[int], own: int) -> list[int]:
    """How often each card is in some combination of a hand at most."""
    faces = promising(hand, own)
    return SortedHand(hand, own, faces).most_copies() if faces else NOT_AT_ALL


def answer_offer(seen: Pesten, seat: int, _moves: list[Move]) -> Move:
    """A shield for a card of no use, but never to a rival who is nearly out or plays before me."""
    rival = seen.turn
    hand = seen.hands[seat]
    needed = in_combinations(hand, seen.own[seat])[seen.wanting] > 0
    dangerous = len(seen.hands[rival]) <= TRADED or seen.after(rival) == seat
    if needed or dangerous or keeping(seen.giving) <= keeping(seen.wanting):
        return DECLINE
    return ACCEPT


# Answers.


def react(seen: Pesten, seat: int, moves: list[Move]) -> Move:
    """Object to what does not match; jump in with all but a last pest card."""
    if CHALLENGE in moves and seen.bluffed() and worth_objecting(seen, seat):
        return CHALLENGE
    if JUMP in moves:
        last = len(seen.hands[seat]) == 1
        if not (last and seen.house.pest[seen.pile[-1]]):
            return JUMP
    return OK


def worth_objecting(seen: Pesten, seat: int) -> bool:
    """To whoever is ahead; of others a bluff is welcome, for it leaves more cards to draw."""
    size = len(seen.hands[seen.turn])
    return size <= FEW or size <= len(seen.hands[seat]) + BEHIND


def give_least(seen: Pesten, seat: int, moves: list[Move]) -> Move:
    """A card of no use, and of those the one that is worth the least later."""
    useful = in_combinations(seen.hands[seat], seen.own[seat])
    return min(moves, key=lambda move: (useful[move.cards[0]] > 0, keeping(move.cards[0])))


def give_no_more(_seen: Pesten, _seat: int, moves: list[Move]) -> Move:
    return moves[-1]


ANSWERS: Final[dict[str, Callable[[Pesten, int, list[Move]], Move]]] = {
    "window": react,
    "trade": answer_offer,
    "give": give_least,
    "more": give_no_more,
    "away": give_least,
}
"""By the kind of question."""
