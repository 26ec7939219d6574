"""Wie kent hem niet?: the Small Sint, the Big Sint, and their blinds."""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker.cards import NAMES
from speeltafel.games.pietenpoker.rules_hand import least_hand
from speeltafel.games.pietenpoker.rules_moves import selections
from speeltafel.games.pietenpoker.rules_state import (
    BIG_BLIND,
    PICKS,
    SMALL_BLIND,
    PietenTable,
    holds_all,
)

SINTS: Final[list[Move]] = [Move("become", (), 0), Move("become", (), 1)]
BLINDS: Final[list[Move]] = [Move("blind", (card,)) for card in range(len(NAMES))]
PASS: Final = Move("pass")


# Who is Sint.


def ask_big(table: PietenTable) -> None:
    """PP-SINT-01, PP-AMB-37: before the deal."""
    table.ask(Question("big", (table.sint,)))


def candidates(table: PietenTable) -> list[Move]:
    return [PICKS[seat] for seat in range(table.players) if seat != table.sint]


def choose_big(table: PietenTable, seat: int) -> None:
    """PP-AMB-55: the blind stays his duty, wherever the card goes."""
    table.big = seat
    table.duty = seat
    if not table.quiet:
        table.tell("big-sint", seat)


def ask_staf(table: PietenTable) -> None:
    """Stafpiet; PP-SINT-04: with two Sints the player chooses which one he becomes."""
    if table.house.two_sints:
        table.ask(Question("staf", (table.turn,)))
    else:
        make_sint(table, table.turn)


def make_sint(table: PietenTable, seat: int) -> None:
    """He gets the Small Sint; if he had the Big one, they change places (PP-AMB-37)."""
    if table.big == seat and table.sint != seat:
        table.big = table.sint
    table.sint = seat
    if not table.quiet:
        table.tell("sint", seat)


def make_big(table: PietenTable, seat: int) -> None:
    """PP-AMB-37: if the Small Sint takes the Big one, the other gets the Small one."""
    if table.sint == seat and table.big not in (seat, NOBODY):
        table.sint = table.big
    table.big = seat
    if not table.quiet:
        table.tell("big-sint", seat)


# Blinds.


def begin_blinds(table: PietenTable) -> None:
    table.phase = SMALL_BLIND
    table.opener = table.sint
    table.turn = table.sint


def blind_moves(table: PietenTable) -> list[Move]:
    """PP-SINT-02: one card; PP-SINT-03: twice as much, if possible."""
    hand = table.hands[table.turn]
    if table.phase == SMALL_BLIND:
        return [BLINDS[card] for card in sorted(set(hand))]
    moves = [
        Move("blind", cards)
        for cards in selections(hand)
        if cards and why_not_double(table, cards) is None
    ]
    return moves or [PASS]


def blind_refusal(table: PietenTable, move: Move) -> Refusal | None:
    small = table.phase == SMALL_BLIND
    rule = "PP-SINT-02" if small else "PP-SINT-03"
    if move.verb == "pass" and not small:
        moves = blind_moves(table)
        return None if moves[0].verb == "pass" else Refusal(rule, "can-double")
    if move.verb != "blind":
        return Refusal(rule, "blind-first")  # PP-AMB-46: a card face up, and nothing else
    if not holds_all(table.hands[table.turn], move.cards):
        return Refusal("PP-BID-06", "not-in-hand")
    if small:
        return None if len(move.cards) == 1 else Refusal(rule, "one-card")
    return why_not_double(table, move.cards)


def why_not_double(table: PietenTable, cards: tuple[int, ...]) -> Refusal | None:
    """PP-AMB-36: without laying the last card, and above the limit."""
    left = len(table.hands[table.turn]) - len(cards)
    if left < max(1, least_hand(table)):
        return Refusal("PP-AMB-36", "keep-a-card")
    target = 2 * table.worth[table.opener]
    total = table.worth[table.turn]
    if table.switches(cards):
        target = 2 * len(table.bids[table.opener])
        total = len(table.bids[table.turn]) + len(cards)
    else:
        for card in cards:
            total += 1 if table.counting else table.most(card)
    if total < target:
        return Refusal("PP-SINT-03", "not-doubled", {"total": total, "target": target})
    return None


def next_blind(table: PietenTable) -> bool:
    """After the small blind the big one; False when both are done."""
    table.raise_highest()
    if table.phase == SMALL_BLIND and table.duty != NOBODY:
        table.clear_turn()
        table.phase = BIG_BLIND
        table.turn = table.duty
        return True
    return False
