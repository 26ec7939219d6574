"""Combinations read a second time, from the formal definition of the specification (2.3).

Cards are names (`h9`, `da`, `xr`); nothing here is quick, and nothing is taken from the rules.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product

CIRCLE = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
SUITS = "cdhs"


def is_joker(card: str) -> bool:
    return card[0] == "x"


@cache
def rank(card: str) -> str:
    return "joker" if is_joker(card) else card[1:]


def value(name: str) -> int:
    """PE-VAL-01: what a rank other than the Ace counts."""
    return 11 if name in ("j", "q", "k") else int(name)


@cache
def totals(cards: tuple[str, ...]) -> frozenset[int]:
    """What these cards may count together (PE-VAL-01…03); empty where they are no combination."""
    # PE-COMBO-01, PE-COMBO-02: more than two cards; PE-JOK-02: at most one joker
    if len(cards) < 3 or sum(map(is_joker, cards)) > 1:
        return frozenset()
    aces = Counter(card for card in cards if rank(card) == "a")
    others = [card for card in cards if rank(card) != "a"]
    found: set[int] = set()
    # PE-ACE-02, PE-ACE-05: any of the Aces may be extras, the others are part of the core
    for kept in product(*[range(n + 1) for n in aces.values()]):
        core = others + [ace for ace, n in zip(aces, kept, strict=True) for _ in range(n)]
        extras = [ace for ace, n in zip(aces, kept, strict=True) for _ in range(aces[ace] - n)]
        for count in core_totals(core, extras):
            # PE-ACE-04: each extra raises the total by 1 or by 12
            found |= {count + len(extras) + 11 * high for high in range(len(extras) + 1)}
    return frozenset(found)


def core_totals(core: list[str], extras: list[str]) -> Iterator[int]:
    naturals = [card for card in core if not is_joker(card)]
    # PE-ACE-03, PE-AMB-07: the core is right by itself, with two cards that are no jokers
    if len(naturals) < 2:
        return
    yield from set_totals(core, naturals)
    yield from street_totals(core, naturals, extras)


def set_totals(core: list[str], naturals: list[str]) -> Iterator[int]:
    """PE-COMBO-01, PE-AMB-04: one rank, different suits, so four cards at most."""
    suits = {card[0] for card in naturals}
    if len({rank(card) for card in naturals}) > 1 or len(suits) < len(naturals) or len(core) > 4:
        return
    if rank(naturals[0]) == "a":  # PE-VAL-02
        yield from (len(core) + 11 * high for high in range(len(core) + 1))
    else:
        yield len(core) * value(rank(naturals[0]))


def street_totals(core: list[str], naturals: list[str], extras: list[str]) -> Iterator[int]:
    """PE-COMBO-02, PE-AMB-06: one suit, in a row on the circle; a joker fills the one gap."""
    ranks = {rank(card) for card in naturals}
    if len({card[0] for card in naturals}) > 1 or len(ranks) < len(naturals):
        return
    for window in windows(len(core)):
        if not ranks <= set(window):
            continue
        # PE-AMB-05: an Ace that continues a street of two belongs to it
        continued = len(core) < 3 and "a" not in window and (window[0] == "2" or window[-1] == "k")
        if continued and naturals[0][0] + "a" in extras:
            continue
        yield sum(map(value, window_without_ace(window))) + ace_in(window)


@cache
def windows(length: int) -> list[tuple[str, ...]]:
    """All rows of so many ranks on the circle A-2-…-K-(A)."""
    if length > len(CIRCLE):
        return []
    twice = CIRCLE + CIRCLE
    return [twice[start : start + length] for start in range(len(CIRCLE))]


def window_without_ace(window: tuple[str, ...]) -> list[str]:
    return [name for name in window if name != "a"]


def ace_in(window: tuple[str, ...]) -> int:
    """PE-ACE-06: 12 behind the king as the last card of the street, else 1."""
    if "a" not in window:
        return 0
    return 12 if window[-1] == "a" else 1


@lru_cache(8)
def combinations(hand: tuple[str, ...], own: int, most: int) -> set[tuple[str, ...]] | None:
    """PE-COMBO-03: all combinations of a hand that count the own number; None above `most`."""
    held = Counter(hand)
    aces = [card for card in held if rank(card) == "a"]
    choices = [
        [ace for ace, n in zip(aces, numbers, strict=True) for _ in range(n)]
        for numbers in product(*[range(held[ace] + 1) for ace in aces])
    ]
    jokers: list[list[str]] = [[], *[[card] for card in held if is_joker(card)]]
    found: set[tuple[str, ...]] = set()
    for row in rows():
        if not row <= held.keys():
            continue
        least = sum(value(rank(card)) for card in row)
        for joker, some in product(jokers, choices):
            free = len(joker) + len(some)
            if least + free <= own <= least + 12 * free:
                cards = tuple(sorted((*row, *joker, *some)))
                if own in totals(cards):
                    found.add(cards)
        if len(found) > most:
            return None
    return found


@cache
def rows() -> list[frozenset[str]]:
    """All cards of one rank, and all rows of one suit, whole or with one card missing; no Aces."""
    found = set()
    for name in CIRCLE:
        for some in product((False, True), repeat=len(SUITS)):
            found.add(frozenset(s + name for s, there in zip(SUITS, some, strict=True) if there))
    for suit in SUITS:
        for length in range(2, len(CIRCLE) + 1):
            for window in windows(length):
                street = frozenset(suit + name for name in window)
                found |= {street} | {street - {card} for card in street}
    aces = {suit + "a" for suit in SUITS}
    return list({row - aces for row in found})


def rules_of(cards: list[str]) -> list[str]:
    """The rules by which these cards are a combination."""
    ranks = [rank(card) for card in cards]
    others = {name for name in ranks if name not in ("a", "joker")}
    found = ["PE-COMBO-01" if len(others) < 2 else "PE-COMBO-02", "PE-COMBO-03"]
    if others & {"j", "q", "k"}:
        found.append("PE-VAL-01")
    if "a" in ranks:
        found += ["PE-ACE-02", "PE-ACE-03", "PE-ACE-04", "PE-VAL-02", "PE-AMB-05"]
    if ranks.count("a") > 2:
        found.append("PE-ACE-05")
    if "a" in ranks and "k" in ranks:
        found += ["PE-ACE-06", "PE-AMB-06"]
    if "joker" in ranks:
        found += ["PE-JOK-01", "PE-JOK-02", "PE-VAL-03", "PE-AMB-07"]
    return [*found, "PE-AMB-04"]
