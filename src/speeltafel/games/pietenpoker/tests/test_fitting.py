"""Plans under Pietje Precies: as good as the best of all selections, found in few steps."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from speeltafel.engine.chance import fast
from speeltafel.engine.moves import Move
from speeltafel.games.pietenpoker import GAME
from speeltafel.games.pietenpoker.cards import PRECIES
from speeltafel.games.pietenpoker.expansions.precies import cards_left, crossings
from speeltafel.games.pietenpoker.players.crossing import best_crossing
from speeltafel.games.pietenpoker.players.fitting import Fitting, best_fit
from speeltafel.games.pietenpoker.players.heuristics import to_pay
from speeltafel.games.pietenpoker.players.paying import Payment
from speeltafel.games.pietenpoker.players.planning import (
    Count,
    has_to_fit,
    most_followed,
    price,
    value_with,
)
from speeltafel.games.pietenpoker.rules_bids import is_exempt, least_hand
from speeltafel.games.pietenpoker.rules_combinations import best_value
from speeltafel.games.pietenpoker.rules_marks import without
from speeltafel.games.pietenpoker.rules_scoring import combination
from speeltafel.games.pietenpoker.state import Pietenpoker

VARIANTS: list[dict[str, object]] = [
    {},
    {"preciesOptional": True, "allIn": "showdown"},
    {"overschatting": True},
    {"overschatting": True, "preciesOptional": True, "actiepiet": "acteer,verliefd"},
    {"handregel": True, "biedregel": True},
    {"inwissel": True, "actiepiet": "acteer,chihuahua,reken,kleur"},
    {"actiepiet": "acteer,omdenk,verliefd", "acteer": "combo", "overschatting": True},
    {"actiepiet": "acteer,celebri,chihuahua", "acteer": "bid", "handregel": True},
]
LARGEST = 8
EVERY_ACTION = "acteer:3,indi:3,crime:3,bril:2,hardloop:2,verliefd:2,chihuahua:2"


def tables(options: dict[str, object], seed: int, count: int) -> Iterator[tuple[Pietenpoker, int]]:
    """Tables of games that are played half by chance, with whoever decides."""
    rng = random.Random(seed)
    found = 0
    while found < count:
        rules = {"precies": True, "base": rng.choice(["2", "3", "4"]), **options}
        state = GAME.deal(rng.choice([3, 4]), rng.randrange(1 << 30), rules, quiet=True)
        assert isinstance(state, Pietenpoker)
        while (seats := state.to_act()) and found < count:
            yield state, seats[0]
            found += 1
            moves = state.legal_moves(seats[0])
            if not state.questions:
                moves = [move for move in moves if move.verb != "stop"] or moves
            state.play(seats[0], rng.choice(moves))


def selections(cards: list[int]) -> set[tuple[int, ...]]:
    return {part for size in range(len(cards) + 1) for part in combinations(cards, size)}


def kept_value(
    seen: Pietenpoker, seat: int, hand: list[int], kept: tuple[int, ...], need: int
) -> int:
    """What it is worth to keep these cards and lay the others, or 0 where that is not allowed."""
    laid = without(hand, kept)
    paid = sum(price(seen, card) for card in laid)
    most = max(need, most_followed(seen, seat) - seen.worth[seat])
    fewest = max(least_hand(seen), 0 if seen.house.all_in_shows else 1)
    enough = need <= paid <= most or (is_exempt(seen) and len(kept) == fewest)
    if not enough or len(kept) < fewest:
        return 0
    crossed = crossings(seen, seat) + sum(seen.acts(card, PRECIES) for card in laid)
    return value_with(seen, list(kept), seen.room, crossed)


@pytest.mark.parametrize("options", VARIANTS)
def test_a_plan_is_as_good_as_the_best_of_all_selections(options: dict[str, object]) -> None:
    rng = random.Random(5)
    compared = 0
    for state, seat in tables(options, 1, 1500):
        hand = state.hands[seat]
        if state.questions or not has_to_fit(state) or not 3 <= len(hand) <= LARGEST:
            continue
        need = rng.choice([to_pay(state), rng.randrange(12)])
        plan = best_fit(state, seat, hand, need, crossings(state, seat))
        best = max(kept_value(state, seat, hand, kept, need) for kept in selections(hand))
        assert plan.value == best, state.record()
        if best:
            kept = tuple(without(hand, tuple(plan.laid)))
            assert kept_value(state, seat, hand, kept, need) == best
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("options", VARIANTS)
def test_the_crossings_leave_as_much_as_any(options: dict[str, object]) -> None:
    compared = 0
    for state, _ in tables(options, 2, 2500):
        if not state.questions or state.questions[-1].kind != "cross":
            continue
        for seat in set(state.to_cross):
            cards = cards_left(state, seat)
            if len(cards) > LARGEST:
                continue
            most = state.to_cross.count(seat)
            least = 0 if state.house.may_cross else most
            best = max(
                combination(state, seat, [*state.crossed_by(seat), *part])
                for part in selections(cards)
                if least <= len(part) <= most
            )
            assert left_by_crossing(state.copy(), seat) == best, state.record()
            compared += 1
    assert compared > 2


def left_by_crossing(state: Pietenpoker, seat: int) -> int:
    """What is left when the proposed cards are crossed out, one after another."""
    while seat in state.to_cross:
        move: Move = best_crossing(state, seat)
        if not move.cards:
            break
        state.to_cross = without(state.to_cross, (seat,))
        state.crossed = [*state.crossed, seat * 1000 + move.cards[0]]
    return combination(state, seat, state.crossed_by(seat))


def crowded(options: dict[str, object], cards: int, seed: int) -> Pietenpoker:
    """The last circuit of a round: so many cards in hand on turn, half as many with the others."""
    rules = {"precies": True, "sets": "2", "deck": "full64", "actiepiet": EVERY_ACTION, **options}
    state = GAME.deal(3, seed, rules, quiet=True)
    assert isinstance(state, Pietenpoker)
    while state.questions or state.revealed < state.house.reveals:
        seat = state.to_act()[0]
        state.play(seat, Move("go") if not state.questions else state.legal_moves(seat)[0])
    for seat, hand in enumerate(state.hands):
        while len(hand) < (cards if seat == state.turn else cards // 2):
            hand.append(state.stock.pop())
        hand.sort()
    assert not state.faults()
    return state


@pytest.mark.parametrize("cards", [18, 30, 60])
@pytest.mark.parametrize("options", VARIANTS[:5])
def test_the_work_grows_with_the_square_of_the_hand(options: dict[str, object], cards: int) -> None:
    found = 0
    for seed in range(4):
        state = crowded({**options, "actiepiet": EVERY_ACTION}, cards, seed)
        for need in (0, 3, 12, 40):
            for crossed in (0, 2, 5):
                hand = state.hands[state.turn]
                task = Payment(state, state.turn, hand, need, crossed, False)
                found += Fitting(task).best().value > 0
                assert task.steps <= 10 * cards * cards
    assert found


@pytest.mark.parametrize("options", VARIANTS[:5])
def test_the_rule_player_decides_with_sixty_cards(options: dict[str, object]) -> None:
    state = crowded({**options, "inwissel": True, "actiepiet": EVERY_ACTION}, 60, 7)
    seat = state.turn
    assert GAME.heuristic(state.seen_by(seat), seat, fast(1)) in state.legal_moves(seat)


def test_counted_cards_are_worth_what_the_rules_say() -> None:
    rng = random.Random(3)
    for _ in range(300):
        cards = [rng.randrange(len(GAME.notation.names)) for _ in range(rng.randrange(1, 40))]
        hand, room = cards[3:], cards[:3]
        for wild in (False, True):
            for only, numbers, colours in ((0, True, True), (1, True, False), (2, False, True)):
                value = Count(hand, wild).with_room(room).value(only)
                assert value == best_value(hand, room, wild, numbers, colours)
