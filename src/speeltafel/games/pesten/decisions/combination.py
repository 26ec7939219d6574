"""Laying a combination: which ones there are, and what is against others.

It may be laid instead of a card, and with the card just drawn: two decisions ask for it.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.moves import NOTHING, Move, Refusal
from speeltafel.engine.zones import holds_all, put_in_order
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import CARDS
from speeltafel.games.pesten.expansions.run import break_run
from speeltafel.games.pesten.rules_combos import totals, why_no_combination
from speeltafel.games.pesten.rules_reach import promising
from speeltafel.games.pesten.rules_search import SortedHand
from speeltafel.games.pesten.state import ACT, CHAIN, DRAWN, ONE, TOP, TWOS, Pesten

MOST_IN_COMBO: Final = 30
MOST_LISTED: Final = 1000
"""PE-AMB-68: of a hand with more combinations than this the cards are listed, one by one."""

BEGINS: Final[list[Move]] = [Move("begin", (card,)) for card in range(CARDS)]


# Which ones there are.


def may_combine(table: Pesten) -> bool:
    """PE-PLAY-04, PE-DRAW-01: besides a card, and against a combination.

    PE-AMB-11, PE-AMB-54: by house rule also against Aces and jokers.
    """
    threat = table.threat
    if threat == CHAIN:
        return table.house.combo_answers_chain
    return threat != TWOS


def search_for(table: Pesten) -> SortedHand | None:
    """For combinations that the player on turn may lay now; None where there are none."""
    turn: i64 = table.turn
    if (table.barren >> turn & 1 and table.phase == ACT) or not may_combine(table):
        return None
    hand = table.hands[table.turn]
    must = table.begun
    if table.phase == DRAWN:
        card = table.drawn[0]
        hand = hand.copy()
        put_in_order(hand, card)
        must = [*must, card] if card not in must else must
    own = table.own[table.turn]
    faces = promising(hand, own)
    if not faces:
        table.barren |= ONE << turn  # also without the card that was drawn
        return None
    search = SortedHand(hand, own, faces)
    if must:
        search.require(must)
    if table.house.combo_must_match:
        search.fitting = [table.fits(card) for card in range(CARDS)]
    return search


def has_combo(table: Pesten) -> bool:
    search = search_for(table)
    return search is not None and search.count(0) > 0


def add_combos(table: Pesten, moves: list[Move]) -> None:
    """PE-PLAY-04, PE-PASS-02; PE-AMB-68: of a great many the cards to begin with."""
    search = search_for(table)
    if search is None:
        return
    found = search.list_some(MOST_LISTED)
    if len(found) <= MOST_LISTED:
        moves += [Move("combo", cards) for cards in found]
        return
    if why_not_combo(table, tuple(table.begun)) is None:
        moves.append(Move("combo", tuple(table.begun)))
    moves += [BEGINS[card] for card in beginnings(table, search)]


def beginnings(table: Pesten, search: SortedHand) -> list[int]:
    """PE-AMB-68: the cards that some combination holds besides those begun with."""
    copies = search.most_copies()
    return [card for card in range(CARDS) if copies[card] > table.begun.count(card)]


def is_in_steps(table: Pesten, move: Move) -> bool:
    """PE-AMB-68: so many combinations are not listed; who knows one lays it at once."""
    if move.verb != "combo":
        return False
    search = search_for(table)
    return search is not None and search.count(MOST_LISTED) > MOST_LISTED


# What is against one.


def why_not_combo(table: Pesten, cards: tuple[int, ...]) -> Refusal | None:
    if not may_combine(table):
        return Refusal("PE-AMB-11", "no-combination-now")
    hand = table.hands[table.turn] + table.drawn
    if not holds_all(hand, cards):
        return Refusal("PE-PREP-02", "not-all-in-hand")
    if table.phase == DRAWN and table.drawn[0] not in cards:
        return Refusal("PE-PASS-02", "without-drawn-card", {"card": table.drawn[0]})
    possible = totals(cards)
    own = table.own[table.turn]
    if own not in possible:
        return why_not_own(possible, own) if possible else why_no_combination(cards)
    if table.house.combo_must_match and not has_fitting(table, cards):
        return Refusal("PE-AMB-62", "combination-must-match")
    if not holds_all(list(cards), tuple(table.begun)):
        return Refusal("PE-AMB-68", "combination-begun")
    return None


def why_not_own(possible: list[int], own: int) -> Refusal:
    """PE-COMBO-03: the total that comes nearest is the one that was meant."""
    total = possible[0]
    for other in possible:
        if abs(other - own) < abs(total - own):
            total = other
    return Refusal("PE-COMBO-03", "other-total", {"total": total, "own": own})


def has_fitting(table: Pesten, cards: tuple[int, ...]) -> bool:
    """PE-AMB-62; PE-AMB-03: without the house rule a combination need not match."""
    for card in cards:
        if table.fits(card):
            return True
    return False


def why_not_begin(table: Pesten, card: int) -> Refusal | None:
    search = search_for(table)
    if search is None or search.count(MOST_LISTED) <= MOST_LISTED:
        return Refusal("PE-AMB-68", "lay-at-once")
    if card in beginnings(table, search):
        return None
    if card not in table.hands[table.turn] + table.drawn:
        return Refusal("PE-PREP-02", "not-in-hand", {"card": card})
    return Refusal("PE-COMBO-03", "in-no-combination", {"card": card})


def why_begun(verb: str) -> Refusal | None:
    """PE-AMB-68: who has begun one may only withdraw it, for nobody has seen anything of it."""
    return None if verb == "withdraw" else Refusal("PE-AMB-68", "combination-begun")


# Laying it.


def go_on_with(table: Pesten, card: int) -> None:
    """PE-AMB-68: one card more of a combination that is being chosen."""
    table.begun = sorted([*table.begun, card])


def lay_combo(table: Pesten, cards: tuple[int, ...]) -> None:
    """PE-COMBO-03: the cards lie open; which one is on top is chosen next."""
    seat = table.turn
    left = list(cards)
    if table.phase == DRAWN:
        # nobody else can tell it from a card of his hand that they knew of
        table.forget(seat, table.drawn[0])
        left.remove(table.drawn[0])
        table.drawn = []
    for card in left:
        table.take_from_hand(seat, card)
    table.combo = list(cards)
    table.begun = []
    table.phase = TOP
    break_run(table, seat)
    note_totals(table, seat, cards)
    if not table.quiet:
        # a secret number is not told: PE-AMB-70
        total = table.own[seat] if table.house.own_visible else NOTHING
        table.tell(events.COMBINATION, seat, cards, total)


def note_totals(table: Pesten, seat: int, cards: tuple[int, ...]) -> None:
    """PE-AMB-70: his own number is one that these cards can add up to."""
    if table.house.own_visible:
        return
    mask = 0
    for total in totals(cards):
        mask |= 1 << total
    table.guesses = table.guesses.copy()
    table.guesses[seat] &= mask
