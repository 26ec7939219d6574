"""What may be laid together: a card, a pair, a triple or a run, and why other cards may not.

Legality is in the predicates; the tables, from which a hand's discards are taken, follow from them.
"""

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.edden.cards import (
    FACES,
    HIGHEST_IN_RUN,
    JOKER,
    LOWEST_IN_RUN,
    NAMES,
    RANK,
    SUIT,
)

RUN_LENGTH: Final = 4  # ED-RUN-01


def of_one_rank(cards: tuple[int, ...]) -> bool:
    """ED-AMB-14: jokers are a rank like any other, and never stand for another card."""
    return all(RANK[card] == RANK[cards[0]] for card in cards)


def is_set(cards: tuple[int, ...]) -> bool:
    """ED-SET-01, ED-SET-02: two or three of one rank, never four."""
    return 2 <= len(cards) <= 3 and of_one_rank(cards)


def fits_in_run(card: int) -> bool:
    """ED-RUN-02: only 2 to 10."""
    return LOWEST_IN_RUN <= RANK[card] <= HIGHEST_IN_RUN


def in_sequence(cards: tuple[int, ...]) -> bool:
    ranks = [RANK[card] for card in cards]
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def of_different_suits(cards: tuple[int, ...]) -> bool:
    return len({SUIT[card] for card in cards}) == len(cards)


def is_run(cards: tuple[int, ...]) -> bool:
    """ED-RUN-01, ED-AMB-20: exactly four in a row, each of another suit."""
    return (
        len(cards) == RUN_LENGTH
        and all(fits_in_run(card) for card in cards)
        and in_sequence(cards)
        and of_different_suits(cards)
    )


NO_GROUP: Final = Move("discard")
SINGLES: Final[list[Move]] = [Move("discard", (card,)) for card in range(len(NAMES))]


def sets_of_rank(size: int, rank: int) -> list[tuple[int, ...]]:
    faces = [card for card in range(len(NAMES)) if RANK[card] == rank]
    sets: list[tuple[int, ...]] = [*combinations_with_replacement(faces, size)]
    return [cards for cards in sets if is_set(cards)]


def sets_of(size: int) -> list[tuple[int, ...]]:
    return [cards for rank in range(RANK[JOKER] + 1) for cards in sets_of_rank(size, rank)]


def runs_from(first: int) -> list[tuple[int, ...]]:
    """Every run that starts with this card."""
    found: list[tuple[int, ...]] = [(first,)]
    for _ in range(RUN_LENGTH - 1):
        found = [
            (*cards, card)
            for cards in found
            for card in range(FACES)
            if RANK[card] == RANK[cards[-1]] + 1
        ]
    return [cards for cards in found if is_run(cards)]


# All 53 + 131 + 261 + 144 discards that the rules know, made once. A pair or triple is found by
# its first card and the suits of the others, a run by its cards.


def place_of_pair(first: i64, second: i64) -> i64:
    return first * 4 + (second & 3)


def place_of_triple(first: i64, second: i64, third: i64) -> i64:
    return (first * 4 + (second & 3)) * 4 + (third & 3)


PAIRS: Final[list[Move]] = [NO_GROUP] * (place_of_pair(JOKER, JOKER) + 1)
TRIPLES: Final[list[Move]] = [NO_GROUP] * (place_of_triple(JOKER, JOKER, JOKER) + 1)
for _pair in sets_of(2):
    PAIRS[place_of_pair(_pair[0], _pair[1])] = Move("discard", _pair)
for _triple in sets_of(3):
    TRIPLES[place_of_triple(_triple[0], _triple[1], _triple[2])] = Move("discard", _triple)
RUNS: Final[dict[tuple[int, ...], Move]] = {
    cards: Move("discard", cards) for first in range(FACES) for cards in runs_from(first)
}


def add_discards(hand: list[int], with_sets: bool, with_runs: bool, moves: list[Move]) -> None:
    """Add every group that a sorted hand can lay.

    ED-AMB-27: of equal cards only the first begins a group, so that each is listed once.
    ED-AMB-19: of four alike any two or three may be laid.
    """
    size: i64 = len(hand)
    previous: i64 = UNSEEN
    i: i64 = 0
    while i < size:
        first: i64 = hand[i]
        i += 1
        if first == previous:
            continue
        previous = first
        moves.append(SINGLES[first])
        if with_sets and i < size and hand[i] <= first | 3:  # else it is the last of its rank
            add_sets(hand, first, i, size, moves)
    if with_runs and size >= RUN_LENGTH:
        add_runs(hand, moves)


def add_sets(hand: list[int], first: i64, start: i64, size: i64, moves: list[Move]) -> None:
    """Add the pairs and triples of this first card and cards from `start` on."""
    same_rank: i64 = first | 3
    second: i64 = UNSEEN
    j: i64 = start
    while j < size:
        card: i64 = hand[j]
        j += 1
        if card > same_rank:
            return
        if card == second:
            continue
        second = card
        moves.append(PAIRS[place_of_pair(first, second)])
        third: i64 = UNSEEN
        k: i64 = j
        while k < size:
            card = hand[k]
            k += 1
            if card > same_rank:
                break
            if card != third:
                third = card
                moves.append(TRIPLES[place_of_triple(first, second, third)])


def add_runs(hand: list[int], moves: list[Move]) -> None:
    """Add the runs in a hand of four or five cards: at most one card is left out of it."""
    size = len(hand)
    if size == RUN_LENGTH:
        if RANK[hand[3]] - RANK[hand[0]] == RUN_LENGTH - 1:
            add_run(hand[0], hand[1], hand[2], hand[3], moves)
        return
    a, b, c, d, e = hand[0], hand[1], hand[2], hand[3], hand[4]
    low, high = RANK[a], RANK[e]
    if RANK[d] - low == RUN_LENGTH - 1 and d != e:
        add_run(a, b, c, d, moves)
    if high - low == RUN_LENGTH - 1:
        if c != d:
            add_run(a, b, c, e, moves)
        if b != c:
            add_run(a, b, d, e, moves)
        if a != b:
            add_run(a, c, d, e, moves)
    if high - RANK[b] == RUN_LENGTH - 1:
        add_run(b, c, d, e, moves)


def add_run(a: int, b: int, c: int, d: int, moves: list[Move]) -> None:
    run = RUNS.get((a, b, c, d))
    if run is not None:
        moves.append(run)


# Why cards that a hand holds are no group.


def set_rule(cards: tuple[int, ...]) -> str:
    return "ED-SET-01" if len(cards) == 2 else "ED-SET-02"


def why_no_group(cards: tuple[int, ...], with_sets: bool, with_runs: bool) -> Refusal:
    if of_one_rank(cards):
        return Refusal("ED-SET-02", "four-alike")
    if len(cards) < RUN_LENGTH:
        if with_runs and is_short_run(cards):
            return Refusal("ED-AMB-20", "too-few-cards")
        return Refusal(set_rule(cards), "not-alike" if with_sets else "sets-off")
    if len(cards) > RUN_LENGTH:
        return Refusal("ED-AMB-20", "too-many-cards")
    if not with_runs:
        return Refusal("ED-RUN-01", "runs-off")
    for card in cards:
        if not fits_in_run(card):
            return Refusal("ED-RUN-02", "not-in-runs", {"card": card})
    reason = "same-suit" if in_sequence(cards) else "not-in-sequence"
    return Refusal("ED-RUN-01", reason)


def is_short_run(cards: tuple[int, ...]) -> bool:
    """Three in a row: meant as a run, and no bad try for a triple."""
    return len(cards) == 3 and all(fits_in_run(card) for card in cards) and in_sequence(cards)
