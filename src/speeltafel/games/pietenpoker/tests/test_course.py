"""What the course says of its positions is so."""

from collections.abc import Iterator

import speeltafel
from speeltafel.engine.lesson import Position, course_of, positions
from speeltafel.games.pietenpoker.state import Pietenpoker

GAME = speeltafel.game("pietenpoker")


def position_of(lesson: str, do: str) -> Position:
    (found,) = [one for one in course_of(GAME) if one.id == lesson]
    return next(one for one in positions(GAME, found) if one.task.do == do)


def ways_to_stay(table: Pietenpoker, seat: int) -> Iterator[Pietenpoker]:
    """The table after the round, for everything that the player may bid instead of stopping."""
    for move in table.legal_moves(seat):
        if move.verb != "stop":
            after = table.copy()
            assert isinstance(after, Pietenpoker)
            after.submit(seat, move)
            if after.round > table.round:
                yield after
            else:
                yield from ways_to_stay(after, seat)


def test_whoever_does_not_stop_in_the_lesson_of_stopping_wins_nothing() -> None:
    table = position_of("stop", "stop").state
    assert isinstance(table, Pietenpoker)
    winners = {after.sint for after in ways_to_stay(table, 0)}
    assert winners
    assert 0 not in winners
