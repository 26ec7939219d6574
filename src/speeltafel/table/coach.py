"""The coach of a table: tips for who asks, and a word after a clear mistake.

A table has one if it chose so, for everybody alike. What a coach knows is what the seat has seen.
Others think for him, so that no table waits.
"""

from collections.abc import Callable
from copy import copy
from functools import partial

from speeltafel.bots.retelling import Told, told
from speeltafel.engine.events import GALLERY
from speeltafel.engine.story import Story
from speeltafel.table import wire
from speeltafel.table.authority import Table
from speeltafel.table.changes import Line
from speeltafel.table.seats import Trouble
from speeltafel.table.thinkers import Failed, Later, Thinkers
from speeltafel.table.undoing import is_open

Answer = Callable[[wire.Tipped | None], None]
"""Who is told a tip, or that there is none."""
Tell = Callable[[int, wire.Report], None]
"""Tells the person in a seat something, and nobody else."""


class Coach:
    """Who advises the people at one table."""

    def __init__(self, table: Table, thinkers: Thinkers, tell: Tell, failed: Failed) -> None:
        self.table = table
        self.thinkers = thinkers
        self.tell = tell
        self.failed = failed
        self.tips: dict[int, Later[wire.Tipped]] = {}
        """What is being found out for who has asked."""
        self.judgements: dict[int, Later[wire.Better | None]] = {}
        """What is being found out about everybody's last move."""

    @property
    def is_there(self) -> bool:
        return self.table.founding.coach

    def prepare(self) -> None:
        """Have whoever thinks for the coach be ready."""
        if self.is_there:
            self.thinkers.prepare(self.table.game.id)

    # Tips.

    def tip(self, seat: int, own_id: str, deep: bool, answer: Answer) -> None:
        """Have a tip found for a seat that decides; who asks again does not wait for the first."""
        if not self.is_there:
            raise Trouble("trouble-no-coach")
        table = self.table
        story = table.stories.of(seat)
        if seat == GALLERY or story is None or seat not in table.playing().to_act():
            raise Trouble("trouble-not-now")
        self.drop_tip(seat)
        seq = table.known(seat)
        # The rule of thumb needs no past: what is told is the shorter for it.
        all_of_it = told(story) if deep else only_now(story)
        later = self.thinkers.advise(table.game.id, all_of_it, own_id, seq, deep)
        self.tips[seat] = later
        later.add_done_callback(partial(self.tipped, seat, answer))

    def tipped(self, seat: int, answer: Answer, found: Later[wire.Tipped]) -> None:
        if self.tips.get(seat) is found:
            del self.tips[seat]
        if found.cancelled():
            answer(None)
            return
        error = found.exception()
        if error is not None:
            self.failed("no tip", error)
        answer(None if error is not None else found.result())

    def drop_tip(self, seat: int) -> None:
        before = self.tips.pop(seat, None)
        if before is not None:
            before.cancel()

    # Mistakes.

    def before(self, line: Line) -> Story | None:
        """Before a person's line is made: what the seat has seen, where the move will be judged.

        A move that answers in secret or in a hurry cannot be taken back, so nothing is said to it.
        """
        self.drop_judgement(line.seat)
        state = self.table.state
        if not self.is_there or line.client is None or line.checked is None or state is None:
            return None
        story = self.table.stories.of(line.seat)
        if story is None or not is_open(state) or len(state.legal_moves(line.seat)) == 1:
            return None
        then = copy(story)
        then.steps, then.past = [*story.steps], [*story.past]
        return then

    def judge(self, line: Line, then: Story) -> None:
        """Have it found out whether a move was a clear mistake; who is in no hurry does it."""
        later = self.thinkers.judge(self.table.game.id, told(then), line.move, line.seq)
        if later is not None:
            self.judgements[line.seat] = later
            later.add_done_callback(partial(self.judged, line))

    def judged(self, line: Line, found: Later[wire.Better | None]) -> None:
        """Say it only as long as the move can be taken back."""
        if self.judgements.get(line.seat) is not found or found.cancelled():
            return
        del self.judgements[line.seat]
        error = found.exception()
        if error is not None:
            self.failed("no judgement", error)
            return
        better = found.result()
        lines = self.table.undos.before.get(line.seat, -1)
        if better is not None and lines == line.seq - 1 and not self.table.over:
            self.tell(line.seat, better)

    def drop_judgement(self, seat: int) -> None:
        before = self.judgements.pop(seat, None)
        if before is not None:
            before.cancel()

    def close(self) -> None:
        for seat in [*self.tips]:
            self.drop_tip(seat)
        for seat in [*self.judgements]:
            self.drop_judgement(seat)


def only_now(story: Story) -> Told:
    """A story without its past."""
    assert story.now is not None
    return Told(story.seat, (), story.record(story.now))
