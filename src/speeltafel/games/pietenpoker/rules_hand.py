"""The Hand rule: a least number of hand cards, and keeping or throwing a hand at the end."""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker.rules_state import OVER, STOPPED, PietenTable

KEEPING: Final[list[Move]] = [Move("keep"), Move("throw")]
LIMITS: Final[list[Move]] = [Move("limit", (), number) for number in range(5)]


def ask_limit(table: PietenTable) -> None:
    """PP-HAND-01: the Small Sint may name it before anything is bid or revealed."""
    table.ask(Question("limit", (table.sint,)))


def limits(table: PietenTable) -> list[Move]:
    """PP-AMB-18: 1 to 3, or as many as the base number; 0 is no limit."""
    return LIMITS[: table.house.highest_limit + 1]


def set_limit(table: PietenTable, limit: int) -> None:
    """PP-HAND-01: what the Small Sint named."""
    table.limit = limit
    if not table.quiet:
        table.tell("limit", table.sint, number=table.limit)


def least_hand(table: PietenTable) -> int:
    """How many cards the player on turn has to keep.

    PP-AMB-56: who was robbed below the limit may stay with what he has, but not go lower.
    """
    begun_with = len(table.hands[table.turn]) - len(table.taken) + table.hid + table.fresh
    return min(table.limit, begun_with)


def keepers(table: PietenTable) -> list[int]:
    """PP-HAND-02, PP-AMB-17: those who still have their hand, by house rule everybody."""
    alone = len(table.contenders()) == 1
    found = []
    for seat in range(table.players):
        left = table.status[seat] == STOPPED or table.status[seat] == OVER
        spared = table.house.all_keep or (alone and table.house.sole_keeps)
        if table.hands[seat] and (left or spared):
            found.append(seat)
    return found


def throwers(table: PietenTable, question: Question) -> list[int]:
    """PP-HAND-02: who throws his hand away."""
    found = []
    for seat in question.asked:
        throws = question.answers[seat].verb == "throw"
        if throws:
            found.append(seat)
        if not table.quiet:
            table.tell("threw" if throws else "kept", seat)
    return found
