"""Wie kent hem niet?: the Small Sint, the Big Sint, and their blinds."""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker.cards import NAMES
from speeltafel.games.pietenpoker.rules_bids import lay_moves, why_not_go, why_not_lay
from speeltafel.games.pietenpoker.rules_state import (
    BIG_BLIND,
    GO,
    PICKS,
    SMALL_BLIND,
    PietenTable,
)

SINTS: Final[list[Move]] = [Move("become", (), 0), Move("become", (), 1)]
BLINDS: Final[list[Move]] = [Move("blind", (card,)) for card in range(len(NAMES))]
ONLY_PASS: Final[list[Move]] = [Move("pass")]


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
    if table.phase == SMALL_BLIND:
        return [BLINDS[card] for card in sorted(set(table.hands[table.turn]))]
    moves = lay_moves(table, exempt=False)
    if why_not_go(table) is None:
        moves.append(GO)
    return moves or ONLY_PASS


def blind_refusal(table: PietenTable, move: Move) -> Refusal | None:
    """PP-AMB-46: cards face up, and nothing else."""
    verb = move.verb
    if table.phase == SMALL_BLIND:
        if verb != "blind":
            return Refusal("PP-SINT-02", "blind-first")
        if move.cards[0] not in table.hands[table.turn]:
            return Refusal("PP-BID-06", "not-in-hand", {"card": move.cards[0]})
        return None
    if verb == "lay" and move.cards:
        return why_not_lay(table, move.cards[0])
    if verb == "go":
        return why_not_go(table)
    if verb == "pass":
        return None if blind_moves(table) == ONLY_PASS else Refusal("PP-SINT-03", "can-double")
    return Refusal("PP-SINT-03", "double-first")


def next_blind(table: PietenTable) -> bool:
    """After the small blind the big one; False when both are done."""
    table.raise_highest()
    if table.phase == SMALL_BLIND and table.duty != NOBODY:
        table.clear_turn()
        table.phase = BIG_BLIND
        table.turn = table.duty
        return True
    return False
