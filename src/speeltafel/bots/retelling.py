"""A story as plain data, to be sent to another process and read there."""

from dataclasses import dataclass

from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.state import Projection
from speeltafel.engine.story import Step, Story

EventData = tuple[str, int, tuple[int, ...], int, int]


@dataclass(frozen=True)
class Told:
    """The tables of a story as records, each once; the steps name them by number."""

    seat: int
    records: tuple[str, ...]
    steps: tuple[tuple[int, tuple[EventData, ...], int], ...]
    now: int
    past: tuple[EventData, ...] = ()


def told(story: Story) -> Told:
    assert story.now is not None
    numbers: dict[int, int] = {}
    records: list[str] = []

    def number(seen: Projection) -> int:
        if id(seen) not in numbers:
            numbers[id(seen)] = len(records)
            records.append(seen.record())
        return numbers[id(seen)]

    steps = tuple(
        (number(step.before), tuple(map(event_data, step.events)), number(step.after))
        for step in story.steps
    )
    now = number(story.now)
    return Told(story.seat, tuple(records), steps, now, tuple(map(event_data, story.past)))


def event_data(event: Event) -> EventData:
    return (event.kind, event.seat, event.cards, event.number, event.audience)


def retold(game: Game, told: Told) -> Story:
    """The same story again."""
    tables = [Projection(game.restore(record)) for record in told.records]
    story = Story(told.seat, game.recalled)
    story.past = [Event(*data) for data in told.past]
    story.now = tables[told.now]
    story.steps = [
        Step(tables[before], [Event(*data) for data in events], tables[after])
        for before, events, after in told.steps
    ]
    return story
