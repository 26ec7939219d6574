"""Combinations: sets and streets, Aces that fill up, at most one joker.

`totals` says of any cards what they can add up to: that is the rule. What a hand can lay is found
in a file of its own.

A line is the ranks of one suit as bits, the Ace being bit 0.
"""

from typing import Final

from speeltafel.engine.moves import Refusal
from speeltafel.games.pesten.cards import (
    ACE,
    ACES,
    FACES,
    HIGH_ACE,
    KING,
    RANK,
    RANKS,
    SUIT,
    SUITS,
    TWO,
    VALUE,
)

LEAST_CARDS: Final = 3  # PE-COMBO-01, PE-COMBO-02: more than two
LEAST_CORE: Final = 2  # PE-ACE-03: what Aces are added to, and what a joker completes
LARGEST_SET: Final = len(SUITS)  # PE-AMB-04

LINES: Final = 1 << len(RANKS)
NO_TOTALS: Final[list[int]] = []


# Streets.


def ranks_in_row(start: int, length: int) -> list[int]:
    """PE-COMBO-02, PE-AMB-06: consecutive ranks on the circle A-2-…-K-(A)."""
    return [(start + step) % len(RANKS) for step in range(length)]


def row_total(ranks: list[int]) -> int:
    """PE-ACE-06: an A behind the K, as the last card, counts 12; before the 2 it counts 1."""
    total = sum([VALUE[rank] for rank in ranks])
    return total + HIGH_ACE - 1 if ranks[-1] == ACE else total


def line_of(ranks: list[int]) -> int:
    return sum([1 << rank for rank in ranks])


def street_totals(joker: bool) -> list[list[int]]:
    """For every line what it adds up to as a street, a joker in the place of one of its cards.

    PE-VAL-03, PE-AMB-07: the joker stands for the missing card, beside two natural ones at least.
    """
    found: list[list[int]] = [NO_TOTALS] * LINES
    for length in range(LEAST_CORE + joker, len(RANKS) + 1):
        for start in range(len(RANKS)):
            ranks = ranks_in_row(start, length)
            line = line_of(ranks)
            lines = [line & ~(1 << rank) for rank in ranks] if joker else [line]
            for natural in lines:
                found[natural] = sorted({*found[natural], row_total(ranks)})
    return found


STREET_TOTALS: Final[list[list[list[int]]]] = [street_totals(False), street_totals(True)]


def own_ace_continues(line: int) -> bool:
    """PE-AMB-05: the A of its suit belongs to a street of two that it continues."""
    return line in (line_of([TWO, TWO + 1]), line_of([KING - 1, KING]))


CONTINUED: Final[list[bool]] = [own_ace_continues(line) for line in range(LINES)]


# What given cards can add up to.


def totals(cards: tuple[int, ...]) -> list[int]:
    """PE-COMBO-03: all totals of these cards as a combination; none where they are none."""
    aces = [card for card in cards if card < ACES]
    others = [card for card in cards if ACES <= card < FACES]
    jokers = len(cards) - len(aces) - len(others)
    if len(cards) < LEAST_CARDS or jokers > 1:  # PE-JOK-02
        return []
    found: set[int] = set()
    if not others:
        if len({*aces}) >= LEAST_CORE:  # PE-ACE-02: a set of two suits, and Aces that fill up
            with_aces(found, 0, len(cards))
        return sorted(found)
    ranks = {RANK[card] for card in others}
    suits = {SUIT[card] for card in others}
    size = len(others) + jokers
    if len(ranks) == 1 and len(suits) == len(others) >= LEAST_CORE and size <= LARGEST_SET:
        with_aces(found, VALUE[RANK[others[0]]] * size, len(aces))
    if len(suits) == 1 and len(ranks) == len(others):
        line = line_of([RANK[card] for card in others])
        own_ace = SUIT[others[0]] in aces
        if not (own_ace and not jokers and CONTINUED[line]):
            for total in STREET_TOTALS[jokers][line]:
                with_aces(found, total, len(aces))
        if own_ace:
            for total in STREET_TOTALS[jokers][line | 1]:
                with_aces(found, total, len(aces) - 1)
    return sorted(found)


def with_aces(found: set[int], total: int, aces: int) -> None:
    """PE-ACE-04, PE-ACE-05: any number of Aces, each 1 or 12."""
    for high in range(aces + 1):
        found.add(total + aces + (HIGH_ACE - 1) * high)


def why_no_combination(cards: tuple[int, ...]) -> Refusal:
    """What is wrong with cards that have no total, by what they were most likely meant to be."""
    aces = [card for card in cards if card < ACES]
    others = [card for card in cards if ACES <= card < FACES]
    jokers = len(cards) - len(aces) - len(others)
    ranks = {RANK[card] for card in others}
    suits = {SUIT[card] for card in others}
    if jokers > 1:
        return Refusal("PE-JOK-02", "one-joker")
    if len(cards) < LEAST_CARDS:
        return Refusal("PE-COMBO-01", "too-few-cards")
    if len(others) == 1 and jokers:
        return Refusal("PE-AMB-07", "joker-needs-two")
    if not others or (len(ranks) < 2 and len(suits) < len(others)):
        return Refusal("PE-AMB-04", "same-suit-twice")
    if len(ranks) < 2 and len(others) == LARGEST_SET:
        return Refusal("PE-AMB-07", "joker-as-fifth")
    if aces and len(others) + jokers < LEAST_CARDS:
        return Refusal("PE-ACE-03", "nothing-for-aces")
    if len(suits) < len(ranks):
        return Refusal("PE-COMBO-02", "no-street")
    return Refusal("PE-COMBO-01", "no-combination")
