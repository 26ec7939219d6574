"""The surprise evening: who may choose the next present, and what was chosen."""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.engine.state import State
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import ICON, SURPRISE_ICON
from speeltafel.games.pietenpoker.house import EACH_ICON, EACH_ROUND
from speeltafel.games.pietenpoker.state import Pietenpoker

DONE: Final[list[Move]] = [Move("done")]
ENDINGS: Final = ("", "PP-GOAL-01", "PP-AMB-54")
"""What follows the choice, by the question's number: the next round, or one of the ends."""


def is_due(table: Pietenpoker) -> bool:
    """PP-SUR-01: after every won round; PP-SUR-02: after one with a "!" in the pot (PP-AMB-44)."""
    if table.house.surprise == EACH_ROUND:
        return True
    if table.house.surprise != EACH_ICON:
        return False
    for bid in table.bids:
        for card in bid:
            if ICON[card] & SURPRISE_ICON:
                return True
    return False


def choices(table: Pietenpoker) -> list[Move]:
    """PP-AMB-73: a present that is still there; without a list the table says that it is done."""
    if not table.given:
        return DONE
    return [Move("choose", (), number + 1) for number, seat in enumerate(table.given) if not seat]


def ask_one(table: Pietenpoker, seat: int, ending: int = 0) -> bool:
    """PP-AMB-73: the game waits until this player has chosen; False when no present is left."""
    if not choices(table):
        return False
    if not table.quiet:
        table.tell(events.SURPRISE, seat)
    table.ask(Question("surprise", (seat,), number=ending))
    return True


def give(table: Pietenpoker, question: Question) -> None:
    """PP-AMB-73: the present is his, and no longer there."""
    seat = question.asked[0]
    move = question.answers[seat]
    if move.verb == "choose":
        given = table.given.copy()
        given[move.number - 1] = seat + 1
        table.given = given
        if not table.quiet:
            table.tell(events.CHOSE, seat, number=move.number - 1)


def ask_winner(table: Pietenpoker, rule: str, winners: list[int]) -> bool:
    """PP-SUR-03: the winner of the whole game chooses."""
    return ask_one(table, winners[0], ENDINGS.index(rule))


def ask_next_winner(table: Pietenpoker, question: Question, rule: str, winners: list[int]) -> bool:
    """PP-AMB-73: of several winners each chooses one, in the order of the seats."""
    for seat in winners:
        if seat > question.asked[0]:
            return ask_one(table, seat, ENDINGS.index(rule))
    return False


def praise(table: Pietenpoker, winners: list[int]) -> None:
    """PP-SUR-04: the game is the evening's pastime, with a reward for its winner."""
    for seat in winners:
        table.tell(events.REWARD, seat)


def next_game(state: State) -> dict[str, object]:
    """PP-AMB-73: at the same table the presents that were chosen are gone."""
    assert isinstance(state, Pietenpoker)
    return {**state.setup.options, "given": state.given}
