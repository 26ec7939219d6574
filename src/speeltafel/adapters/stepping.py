"""Stepping through games by number, one or many at once: compiled, and so without arrays."""

from typing import Final

from mypy_extensions import mypyc_attr

from speeltafel.adapters.actions import Actions, Choosing, Path
from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepper:
    """A game under way: who decides, and how far that seat has come with its choice."""

    def __init__(self, actions: Actions, state: State, begun: Path = ()) -> None:
        self.actions: Final = actions
        self.state = state
        self.begun = begun
        self.look()

    def look(self) -> None:
        """Find who decides next, and what there is to choose."""
        acting = self.state.to_act()
        self.seat = acting[0] if acting else NOBODY
        self.legal = self.state.legal_moves(self.seat) if acting else []
        self.choice = Choosing(self.actions, self.legal, self.begun)

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    def step(self, action: int) -> None:
        """The seat to decide chooses; ValueError where it may not choose this."""
        move = self.choice.moves.get(action)
        if move is not None:
            self.make(move)
        elif action in self.choice.further:
            self.begun = (*self.begun, action)
            self.choice = Choosing(self.actions, self.legal, self.begun)
        else:
            raise ValueError(f"seat {self.seat} may not choose action {action} now")

    def make(self, move: Move) -> None:
        """The seat to decide makes a whole move."""
        self.begun = ()
        self.state.play(self.seat, move)
        self.look()


def step_all(plays: list[Stepper], actions: list[int]) -> list[int]:
    """One action at every table; where a game is over by it."""
    over = []
    for at in range(len(plays)):
        play = plays[at]
        play.step(actions[at])
        if play.seat == NOBODY:
            over.append(at)
    return over


def asked(plays: list[Stepper]) -> tuple[list[int], list[int], list[int]]:
    """Who decides at each table; all legal actions, table by table; how many there are at each."""
    seats: list[int] = []
    legal: list[int] = []
    counts: list[int] = []
    for play in plays:
        own = play.choice.legal()
        seats.append(play.seat)
        legal += own
        counts.append(len(own))
    return seats, legal, counts
