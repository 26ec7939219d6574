"""What the stage shows of one move, for the tests of games: a position, a move, its steps."""

from collections.abc import Mapping
from dataclasses import dataclass

from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.positions import place
from speeltafel.engine.scenario import run, scenarios_of
from speeltafel.engine.state import State
from speeltafel.engine.view import Moment


@dataclass
class Shown:
    """A step, or at last where it leads: what happened, what is seen of it, and the table then."""

    kinds: list[str]
    moment: Moment
    state: State

    @property
    def notes(self) -> list[tuple[str, int, str]]:
        return [(note.says.id, note.seat, note.tone) for note in self.moment.notes]


def position(
    game: Game,
    table: Mapping[str, object],
    players: int = 3,
    options: Mapping[str, object] | None = None,
) -> State:
    state = game.deal(players, 1, options or {})
    place(state, table)
    state.take_events()
    return state


def steps(game: Game, state: State, *moves: tuple[int, str], viewer: int = GALLERY) -> list[Shown]:
    """All that a viewer is shown of the last of these moves; where nothing is, an empty moment."""
    for seat, text in moves:
        state.take_events()
        state.submit(seat, state.read(seat, text))
    found = []
    for step in [*(state.steps or ()), state]:
        now, before = (
            [event.seen_by(viewer) for event in events]
            for events in (step.happened or [], step.told_before())
        )
        if step is state:
            before = [event.seen_by(viewer) for event in state.told_before()]
        view = game.shown(step.seen_by(viewer), now, before)
        found.append(Shown([event.kind for event in now], view.moment or Moment(), step))
    return found


def shown_in_scenarios(game: Game, viewer: int = GALLERY) -> list[Shown]:
    """All that is shown of every move that any scenario of a game makes."""
    found: list[Shown] = []

    def look(state: State, seat: int, move: Move) -> None:
        state.take_events()
        found.extend(steps(game, state, (seat, state.write(move)), viewer=viewer))

    for scenario in scenarios_of(game):
        run(game, scenario, look)
    return found


def said_of(shown: Shown) -> set[str]:
    """The messages on the stage."""
    moment = shown.moment
    said = [note.says for note in moment.notes]
    said += [one for row in moment.rows for one in (row.says, row.why) if one is not None]
    return {one.id for one in said}
