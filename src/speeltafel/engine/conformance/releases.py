"""Whether what a game says to make something known ever does.

A release that is never needed would let a leak by: so each has to be the first event that tells
two states apart which differ in what a seat cannot know.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator

from speeltafel.engine.conformance.failing import require
from speeltafel.engine.conformance.noninterference import parting, redealt, untold
from speeltafel.engine.conformance.settings import Setting
from speeltafel.engine.drive import Observer, at_random, drive
from speeltafel.engine.events import GALLERY, NO_ONE, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.scenario import run, scenarios_of
from speeltafel.engine.state import State

ENOUGH = 100
"""So many moves in vain that told of it are enough to call it needless."""
OFTEN = 300
"""Moves that tell of something are looked at so many times: another event may come instead."""
ONCE_MORE = 20
"""So many times again in each game that is played: under its options it may be needed."""


def check_releases(game: Game, several: Iterable[Setting], seed: int = 0) -> None:
    """Whatever a game says to make something known does so, where it happened often enough."""
    releases = Releases(game)
    for scenario in scenarios_of(game):
        run(game, scenario, releases.look_at)
    for number, setting in enumerate(several):
        releases.watch(game.deal(setting.players, seed + number, setting.options), seed + number)
    needless = releases.needless()
    require(not needless, "releases", f"nobody ever learns anything from {', '.join(needless)}")


class Releases(Observer):
    """Watches games, and tries each release that has not been needed yet when it is told."""

    def __init__(self, game: Game) -> None:
        self.declared = {kind.name for kind in game.events if kind.makes_known != NO_ONE}
        self.open = self.declared.copy()
        """Those that have not been needed yet."""
        self.looked: Counter[str] = Counter()
        self.tried: Counter[str] = Counter()
        self.rng = random.Random(0)

    def watch(self, state: State, seed: int) -> None:
        """Play a random game, if there is anything left to try."""
        for kind in self.declared:
            self.looked[kind] = min(self.looked[kind], OFTEN - ONCE_MORE)
        if self.open:
            drive(state, at_random(random.Random(seed)), [self])

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        if self.open:
            self.look_at(state, seat, move)

    def look_at(self, state: State, seat: int, move: Move) -> None:
        """Whether this move, if it tells of something, tells somebody what was hidden."""
        state.take_events()
        after = state.copy()
        after.play(seat, move)
        # Where one is told that has been needed already, another may be told instead.
        told = self.declared.intersection(event.kind for event in after.take_events())
        if any(self.looked[kind] < OFTEN for kind in told):
            self.looked.update(told)
            if all_told(state):
                self.tried.update(told)
            for viewer in [*range(state.players), GALLERY]:
                self.open.difference_update(learnt(state, seat, move, viewer, self.rng))

    def needless(self) -> list[str]:
        return sorted(kind for kind in self.open if self.tried[kind] >= ENOUGH)


def all_told(state: State) -> bool:
    """Whether people told of themselves what they can: else that is not there to be learnt."""
    values = [state.setup.options[name] for name in state.setup.private]
    return all(isinstance(one, list) and any(one) for one in values)


def learnt(state: State, seat: int, move: Move, viewer: int, rng: random.Random) -> set[str]:
    """The kinds of events by which this move tells two states apart that looked the same."""
    found: set[str] = set()
    for other in others(state, viewer, rng):
        if move in other.legal_moves(seat):
            stories = [seen_after(one, seat, move, viewer) for one in (state.copy(), other)]
            found.update(event.kind for event in parting(*stories))
    return found


def others(state: State, viewer: int, rng: random.Random) -> Iterator[State]:
    """States that differ in what the viewer cannot know: in cards too, or in options alone."""
    yield redealt(state, viewer, rng)
    if state.setup.private:
        other = state.copy()
        other.setup = untold(state.setup, viewer)
        other.adopt_options()
        yield other


def seen_after(state: State, seat: int, move: Move, viewer: int) -> list[Event]:
    state.play(seat, move)
    return [event.seen_by(viewer) for event in state.take_events()]
