"""What bots have in mind: plans for what they do next, thoughts that others think for them, and
what a seat has seen before they took it over."""

from functools import partial

from speeltafel.bots.retelling import Told, precede
from speeltafel.engine.moves import Move
from speeltafel.engine.story import Story
from speeltafel.table.authority import NO_BOT, Table
from speeltafel.table.changes import Line
from speeltafel.table.match import match_of
from speeltafel.table.thinkers import Failed, Later, Thinkers
from speeltafel.table.window import Window


class Minds:
    """The minds of one table's bots."""

    def __init__(self, table: Table, thinkers: Thinkers, failed: Failed) -> None:
        self.table = table
        self.thinkers = thinkers
        self.failed = failed
        self.plans: dict[int, Move] = {}
        """What these bots play without having thought."""
        self.thoughts: dict[int, Later[str | None]] = {}
        """What the bots that decide next are thinking of, as far as they search."""
        self.recalls: dict[int, Later[Told]] = {}
        """What is being found out for bots that took over a seat: what it has seen before."""

    def let_think(self, window: Window | None, bot_at: float, now: float) -> bool:
        """One bot that is asked, or is next, also where it has no choice; tells if there is more.

        To plan and to tell a long story takes its time, and other tables come between.
        """
        table = self.table
        if any(table.is_searched(seat) for seat in range(len(table.seats))):
            self.thinkers.wake()
        if window is None:
            asked: tuple[int, ...] = (table.next_bot(),)
            until = bot_at
        else:
            asked, until = window.question.pending(), window.until
        bots = [seat for seat in asked if seat not in self.plans and self.is_bot(seat)]
        if bots and not table.is_riddle_ready(bots[0]):
            return True
        if bots:
            self.think(bots[0], until - now)
        return len(bots) > 1

    def is_bot(self, seat: int) -> bool:
        return seat != NO_BOT and bool(self.table.seats[seat].bot)

    def think(self, seat: int, within: float) -> None:
        """Have a bot plan its move now, so that none waits then; and think if it searches."""
        table = self.table
        self.plans[seat] = table.bot_choice(seat)
        told = table.riddle(seat)
        if told is not None:
            seed = table.luck_of(seat).below(1 << 30)
            level = table.seats[seat].bot
            self.thoughts[seat] = self.thinkers.begin(table.game.id, level, told, seed, within)

    def move(self, seat: int) -> Line:
        """What the bot has found, if it has; else what it plays without having thought."""
        table = self.table
        plan = self.plans.pop(seat, None)
        thought = self.thoughts.pop(seat, None)
        if thought is not None and thought.done():
            try:
                found = thought.result()
            except Exception as error:
                self.failed("no thought", error)
            else:
                if found is not None:
                    return table.line(seat, table.playing().read(seat, found))
        return table.line(seat, plan or table.bot_choice(seat))

    def recall(self, seat: int) -> None:
        """Have it found out what the seat of a bot that searches has seen before."""
        recalling = self.recalls.pop(seat, None)
        if recalling is not None:
            recalling.cancel()
        story = self.table.stories.of(seat)
        if story is None:
            return
        found = self.thinkers.recall(match_of(self.table), seat)
        if found is not None:
            self.recalls[seat] = found
            since = self.table.playing().round
            found.add_done_callback(partial(self.recalled, story, since))

    def recalled(self, story: Story, since: int, found: Later[Told]) -> None:
        if found.cancelled() or self.recalls.get(story.seat) is not found:
            return
        del self.recalls[story.seat]
        error = found.exception()
        if error is not None:
            self.failed("no recall", error)
        else:
            precede(story, found.result(), self.table.playing().round == since)

    def drop(self, seat: int) -> None:
        """Somebody else plays for this seat now, or something else is asked."""
        self.plans.pop(seat, None)
        thought = self.thoughts.pop(seat, None)
        if thought is not None:
            thought.cancel()

    def drop_all(self) -> None:
        for seat in [*self.plans]:
            self.drop(seat)

    def close(self) -> None:
        self.drop_all()
        for recalling in self.recalls.values():
            recalling.cancel()
