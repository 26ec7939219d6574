"""A game: the table of contents of its folder, and the doors to its states."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pickle import PicklingError
from typing import Any, Final

from speeltafel.engine import restoring
from speeltafel.engine.chance import Chance, Seal, fast
from speeltafel.engine.components import Box
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import (
    ACTOR,
    ALL,
    GALLERY,
    MOST_SEATS,
    NO_ONE,
    PAIR,
    Event,
    Kind,
)
from speeltafel.engine.moves import Move
from speeltafel.engine.notation import Notation
from speeltafel.engine.options import Options
from speeltafel.engine.pad import PadRules
from speeltafel.engine.setup import Course, Setup
from speeltafel.engine.state import EVERYTHING, Projection, State, as_seen
from speeltafel.engine.story import Beliefs, Story
from speeltafel.engine.view import Decor, Face, Moment, Said, TableView

__all__ = ["ACTOR", "ALL", "PAIR", "Game", "Section", "Study"]


PLAIN: Final = Decor()


@dataclass(frozen=True)
class Section:
    """A part of the rulebook: its title's key and its rules in order."""

    key: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Study:
    """Figures of a game's own: what to count in a game that was played, and what counts tell.

    A count has a name and is a whole number, so that counts of many games can be added.
    """

    count: Callable[[State, list[Event]], Mapping[str, int]]
    """The counts of one game, from its last state and everything that happened."""
    figures: Callable[[Mapping[str, int], int], dict[str, object]]
    """What the counts of so many games tell; a count that never came up is missing."""
    times: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """Which figures, and parts of figures (or ""), are how often something comes up in a game."""
    means: Mapping[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    """Which others are one count over another; over "" is over games.

    What stands in neither is not compared between variants.
    """


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the table needs to know about a game. Each part lives in the game's folder."""

    id: str
    version: str
    seats: range
    """The numbers of players that the rules name."""
    options: Options
    notation: Notation
    state: Callable[[Setup, Chance], State]
    rulebook: tuple[Section, ...]
    course: Course[Any]
    events: tuple[Kind, ...]
    """Every kind of event that the rules tell."""
    faces: tuple[Face, ...]
    table_view: Callable[[Projection, int], TableView]
    """What the viewer of a projection is shown; `view` asks it, of projections alone."""
    heuristic: Callable[[State, int, Chance], Move]
    """What the rule of thumb does in this seat, of which it reads what that seat may know."""
    folder: Path
    counts: Callable[[Mapping[str, object], int], list[int]] | None = None
    """The copies of each card in play, where that depends on options and players."""
    physical: frozenset[str] = frozenset()
    """Rules that concern only a table of wood."""
    decor: Decor = PLAIN
    """What gives its table a character of its own."""
    box: Box | None = None
    """What people play it with there; None: its cards, as they are dealt."""
    pad: PadRules | None = None
    """How score is kept of it there; None: there is no pad."""
    moment: Callable[[Projection, list[Event], list[Event]], Moment | None] | None = None
    """What the stage shows of events: of these, and of those that the same move led to before."""
    seats_rule: str = ""
    """The rule that names them, where there is one."""
    unofficial: Mapping[int, str] = field(default_factory=dict)
    """Further numbers of players, each with the option that unlocks it."""
    study: Study | None = None
    carry: Callable[[State], dict[str, object]] | None = None
    """Options that a next game at the same table takes over from this one."""
    reason: Callable[[State, int, Move], Said] | None = None
    """Why the rule of thumb likes a move, from what this seat may know."""
    opinions: Callable[[State, int, list[Move]], list[float]] | None = None
    """What the rule of thumb thinks of each move, as a chance to win; only differences matter."""
    prospects: Callable[[State], list[float]] | None = None
    """Each seat's chance to win the match, when a round has just been counted."""
    horizon: int = 0
    """After so many decisions `prospects` judge a playout at rest; 0: none within a round."""
    beliefs: Callable[[Story], Beliefs] | None = None
    """What a seat may conclude from what others did in this round."""
    recalled: frozenset[str] = frozenset()
    """Event kinds of earlier rounds that a seat's beliefs rest on."""
    searched: bool = False
    """Whether the bot that searches is offered at the table: see benchmarks/bots.md."""
    cooperative: bool = False
    """Whether everybody wins or nobody."""
    lowest_wins: bool = False
    """Whether the fewest points are the best."""
    in_rounds: bool = True
    """Whether the game may go on after a round is counted; else the game is a single one."""
    caps: frozenset[str] = frozenset()
    """The endings by which a game is broken off that would otherwise go on too long."""

    def __post_init__(self) -> None:
        if max([*self.seats, *self.unofficial]) > MOST_SEATS:
            raise ValueError(f"{self.id} has more than {MOST_SEATS} seats")

    def shown(self, seen: Projection, now: list[Event], before: list[Event]) -> TableView:
        """What a viewer sees, with what is to be seen of events as that viewer saw them."""
        view = self.view(seen)
        if seen.is_step:
            view.hold_still()
        if self.moment is not None and (now or seen.is_step):
            view.moment = self.moment(seen, now, before)
        return view

    def is_reckoned(self, steps: list[State]) -> bool:
        """Whether everybody is shown on the way what a round brought."""
        for step in reversed(steps):
            seen = self.shown(step.seen_by(GALLERY), step.happened or [], step.told_before())
            if seen.moment is not None and seen.moment.reckoning:
                return True
        return False

    @cached_property
    def rules(self) -> tuple[str, ...]:
        return tuple(rule for section in self.rulebook for rule in section.rules)

    @property
    def modules(self) -> list[Path]:
        """The files of its code, without its tests."""
        tests = self.folder / "tests"
        return sorted(p for p in self.folder.rglob("*.py") if not p.is_relative_to(tests))

    def view(self, seen: Projection) -> TableView:
        """What the viewer of a projection is shown."""
        return self.table_view(as_seen(seen), seen.viewer)

    def makes_known(self, kind: str) -> str:
        """To whom such an event may tell something hidden: NO_ONE, the ACTOR, a PAIR or ALL."""
        for told in self.events:
            if told.name == kind:
                return told.makes_known
        return NO_ONE

    def deal(
        self,
        players: int,
        seed: int | Seal = 0,
        options: Mapping[str, object] | None = None,
        quiet: bool = False,
    ) -> State:
        """A new game. A quiet state notes no events, which saves time in lab and search."""
        return self.deal_again(self.setup(players, options or {}), seed, quiet)

    def deal_again(self, setup: Setup, seed: int | Seal, quiet: bool = False) -> State:
        """A new game under a setup that has been read before."""
        chance = seed.chance() if isinstance(seed, Seal) else fast(seed)
        state = self.blank(setup, chance)
        state.quiet = quiet
        state.begin()
        return state

    def setup(self, players: int, options: Mapping[str, object]) -> Setup:
        """What is settled before the deal; BadInput where it cannot be."""
        numbers = self.numbers(options)
        if players not in numbers:
            raise self.wrong_players(players, numbers[0], numbers[-1])
        values = self.options.read(options, players)
        counts = self.deck(values, players)
        setup = Setup(
            self.id,
            self.version,
            players,
            values,
            counts,
            self.notation,
            self.options.private,
            self.course,
        )
        setup.revive = self.revived
        return setup

    def deck(self, options: Mapping[str, object], players: int) -> list[int]:
        """The copies of each card in play."""
        if self.counts is None:
            return list(self.notation.copies)
        return self.counts(options, players)

    def numbers(self, options: Mapping[str, object]) -> list[int]:
        """How many may play under these options."""
        extra = [
            number
            for number, name in self.unofficial.items()
            if options.get(name, False) and self.options.named(name).read(options[name], number)
        ]
        return sorted([*self.seats, *extra])

    def wrong_players(self, players: int, least: int, most: int) -> BadInput:
        sentence = f"{self.id} is for {least} to {most} players, not {players}"
        facts: dict[str, str | int] = {"least": least, "most": most, "players": players}
        if players not in self.unofficial:
            return BadInput(sentence, self.seats_rule, "wrong-players", facts)
        unlock = self.options.named(self.unofficial[players])
        sentence += f" (option {unlock.name} allows it)"
        facts["option"] = unlock.name
        return BadInput(sentence, unlock.rules[-1], "wrong-players-locked", facts)

    def options_after(self, state: State) -> dict[str, object]:
        """The options of the next game at the same table."""
        carried = self.carry(state) if self.carry is not None else {}
        return {**state.setup.options, **carried}

    def blank(self, setup: Setup, chance: Chance) -> State:
        """A state without cards, to be dealt or restored."""
        state = self.state(setup, chance)
        state.adopt_options()
        return state

    def restore(self, record: str) -> State:
        """The state that a record describes; BadInput says what is wrong with it."""
        data = restoring.parsed(record)
        restoring.check_head(data, self.id, self.version)
        players, options = restoring.players_and_options(data)
        state = self.blank(self.setup(players, options), restoring.chance_in(data))
        restoring.fill(state, data)
        try:
            faults = restoring.faults(state)
            if not faults:
                whole = state.viewer == EVERYTHING
                self.view(state.seen_by(GALLERY) if whole else as_seen(state))  # can it be drawn?
        except (LookupError, ValueError) as error:  # a list that is too short, a number too large
            faults = [f"it does not hang together ({error})"]
        if faults:
            raise BadInput(f"the record is no position of {self.id}: {faults[0]}")
        return state

    def revived(
        self,
        record: str,
        quiet: bool,
        is_step: bool,
        happened: list[Event] | None,
        steps: list[State] | None,
    ) -> State:
        """A state after its journey (pickle), from what a state of this game left of itself.

        It is trusted, as whoever unpickles has to: `restore` is for records from elsewhere.
        """
        data = restoring.parsed(record)
        players, options = restoring.players_and_options(data)
        state = self.blank(self.setup(players, options), restoring.chance_in(data))
        restoring.fill(state, data)
        state.quiet, state.is_step = quiet, is_step
        state.happened, state.steps = happened, steps
        return state

    def __reduce__(self) -> tuple[object, ...]:
        """A game travels as the place where Python finds it: a name in its package."""
        path = self.state.__module__
        while path:
            for name, value in vars(sys.modules[path]).items():
                if value is self:
                    return game_at, (path, name)
            path = path.rpartition(".")[0]
        raise PicklingError(f"the game {self.id} is made on the way: no module names it")


def game_at(path: str, name: str) -> Game:
    """The game that a module names so."""
    found: Game = getattr(import_module(path), name)
    return found
