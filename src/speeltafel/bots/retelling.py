"""A story as plain data, to be sent to another process and read there."""

from dataclasses import dataclass

from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.state import Projection, as_seen
from speeltafel.engine.story import REMEMBERED, EventData, Step, StepData, Story


@dataclass(frozen=True)
class Told:
    """A story whose tables are records.

    A record that is in two steps is one string, so that pickling it sends it once.
    """

    seat: int
    steps: tuple[StepData, ...]
    now: str
    past: tuple[EventData, ...] = ()


AT_ONCE = 16
"""So many steps are made into plain data at once: whoever waits for its turn may have many new."""


def prepare(story: Story) -> bool:
    """Make some steps into plain data that are not yet; tells whether all of them are."""
    untold = [step for step in story.steps if step.data is None]
    for step in untold[:AT_ONCE]:
        step_data(story, step)
    return len(untold) <= AT_ONCE


def told(story: Story) -> Told:
    """The story so far; what was told of it before is not made again."""
    assert story.now is not None
    steps = tuple([step_data(story, step) for step in story.steps])
    now = story.record(story.now)
    return Told(story.seat, steps, now, tuple(map(event_data, story.past)))


def step_data(story: Story, step: Step) -> StepData:
    if step.data is None:
        before = story.record(step.before)
        step.data = (before, tuple(map(event_data, step.events)), story.record(step.after))
    return step.data


def event_data(event: Event) -> EventData:
    return (event.kind, event.seat, event.cards, event.number, event.audience)


def retold(game: Game, told: Told) -> Story:
    """The same story again."""
    tables: dict[str, Projection] = {}

    def table(record: str) -> Projection:
        if record not in tables:
            tables[record] = as_seen(game.restore(record))
        return tables[record]

    story = Story(told.seat, game.recalled)
    story.past = [Event(*data) for data in told.past]
    story.now = table(told.now)
    story.steps = [
        Step(table(before), [Event(*data) for data in events], table(after))
        for before, events, after in told.steps
    ]
    return story


def precede(story: Story, earlier: Told, same_round: bool) -> None:
    """Put what was told elsewhere in front of a story that began where it ends.

    Its tables stay records, as they are told on; so here they stand for no table of their own.
    """
    now = story.now
    assert now is not None
    since, story.past = story.past, [Event(*data) for data in earlier.past]
    steps = [Step(now, [Event(*event) for event in data[1]], now) for data in earlier.steps]
    for step, data in zip(steps, earlier.steps, strict=True):
        step.data = data
    if same_round:
        story.steps = steps + story.steps
        steps = story.steps[:-REMEMBERED]
        del story.steps[:-REMEMBERED]
    for step in steps:
        story.recall(step.events)
    story.past += since
