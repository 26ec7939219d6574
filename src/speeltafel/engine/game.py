"""A game: the table of contents of its folder, and the doors to its states."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from speeltafel.engine.chance import Chance, Seal, chance_of, fast
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import (
    ACTOR,
    ALL,
    GALLERY,
    MOST_SEATS,
    NO_ONE,
    PAIR,
    UNSEEN,
    Event,
    Kind,
)
from speeltafel.engine.fields import (
    CARD,
    CARD_LISTS,
    CARDS,
    EACH,
    FLAG,
    FLAGS,
    INT,
    INTS,
    ROWS,
    SEAT,
    TEXT,
)
from speeltafel.engine.moves import Move
from speeltafel.engine.notation import Notation
from speeltafel.engine.options import Options
from speeltafel.engine.questions import Question
from speeltafel.engine.setup import NO_COURSE, Course, Setup
from speeltafel.engine.state import EVERYTHING, Projection, State
from speeltafel.engine.story import Beliefs, Story
from speeltafel.engine.view import Face, TableView

__all__ = ["ACTOR", "ALL", "PAIR", "Game", "Section", "Study"]


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
    counts: Callable[[Mapping[str, object], int], list[int]]
    """The copies of each card in play, by options and players."""
    state: Callable[[Setup, Chance], State]
    rulebook: tuple[Section, ...]
    physical: frozenset[str]
    """Rules that concern only a table of wood."""
    faces: tuple[Face, ...]
    table: Callable[[Projection, int], TableView]
    heuristic: Callable[[Projection, int, Chance], Move]
    folder: Path
    course: Course[Any] = NO_COURSE
    events: tuple[Kind, ...] = ()
    """Every kind of event that the rules tell."""
    releases: Mapping[str, str] = field(default_factory=dict)
    """For a game that tells by mere names: which kinds tell something hidden, and to whom."""
    seats_rule: str = ""
    """The rule that names them, where there is one."""
    unofficial: Mapping[int, str] = field(default_factory=dict)
    """Further numbers of players, each with the option that unlocks it."""
    study: Study | None = None
    carry: Callable[[State], dict[str, object]] | None = None
    """Options that a next game at the same table takes over from this one."""
    opinions: Callable[[Projection, int, list[Move]], list[float]] | None = None
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

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(rule for section in self.rulebook for rule in section.rules)

    @property
    def modules(self) -> list[Path]:
        """The files of its code, without its tests."""
        tests = self.folder / "tests"
        return sorted(p for p in self.folder.rglob("*.py") if not p.is_relative_to(tests))

    def makes_known(self, kind: str) -> str:
        """To whom such an event may tell something hidden: NO_ONE, the ACTOR, a PAIR or ALL."""
        for told in self.events:
            if told.name == kind:
                return told.makes_known
        return self.releases.get(kind, NO_ONE)

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
        counts = self.counts(values, players)
        return Setup(
            self.id,
            self.version,
            players,
            values,
            counts,
            self.notation,
            self.options.private,
            self.course,
        )

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
        data = parsed(record)
        if data.get("game") != self.id:
            raise BadInput(f"the record is of the game {data.get('game')!r}, not {self.id!r}")
        if data.get("version") != self.version:
            raise BadInput(
                f"the record is of {self.id} version {data.get('version')!r}; "
                f"this is version {self.version}"
            )
        players, options = data.get("players"), data.get("options")
        if not isinstance(players, int) or not isinstance(options, dict):
            raise BadInput("the record names no players and options")
        try:
            chance = chance_of(str(data.get("chance")))
        except ValueError as error:
            raise BadInput(f"the record's chance is damaged: {error}") from None
        state = self.blank(self.setup(players, options), chance)
        state.viewer = self.restored_viewer(data, players)
        self.restore_fields(state, data.get("state"))
        self.restore_questions(state, data.get("questions"))
        try:
            faults = state.faults() if state.viewer == EVERYTHING else []
            if not faults:
                self.table(Projection(state), GALLERY)  # it goes nowhere: can it be drawn at all?
        except (LookupError, ValueError) as error:  # a list that is too short, a number too large
            faults = [f"it does not hang together ({error})"]
        if faults:
            raise BadInput(f"the record is no position of {self.id}: {faults[0]}")
        return state

    def restored_viewer(self, data: dict[str, object], players: int) -> int:
        viewer = data.get("viewer")
        if isinstance(viewer, int) and (viewer in (EVERYTHING, GALLERY) or 0 <= viewer < players):
            return viewer
        raise BadInput(f"the record's viewer is {viewer!r}: no seat, gallery or full state")

    def restore_fields(self, state: State, body: object) -> None:
        shapes = state.all_fields()
        if not isinstance(body, dict) or set(body) != set(shapes):
            raise BadInput("the record's state has to hold just " + ", ".join(sorted(shapes)))
        cards = len(self.notation.names)
        for name, shape in shapes.items():
            value = body[name]
            if not fits_shape(value, shape, cards):
                raise BadInput(f"the record's {name} is {json.dumps(value)[:60]}, not {shape}")
            setattr(state, name, value)

    def restore_questions(self, state: State, questions: object) -> None:
        if not isinstance(questions, list):
            raise BadInput("the record's questions are no list")
        restored = []
        for item in questions:
            try:
                question = Question(
                    str(item["kind"]), tuple(item["asked"]), item["secret"], item["number"]
                )
                for seat, text in item["answers"].items():
                    question.answers[int(seat)] = self.notation.read(text)
            except (KeyError, TypeError, AttributeError, ValueError):
                raise BadInput("a question of the record is damaged") from None
            if any(not 0 <= seat < state.players for seat in question.asked):
                raise BadInput("a question of the record asks a seat that is not there")
            question.decision = self.course.questions.get(question.kind)
            restored.append(question)
        state.questions = restored


def parsed(text: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadInput(f"the record is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadInput("the record is no JSON object")
    return data


def fits_shape(value: object, shape: str, cards: int) -> bool:
    """Whether a value read from JSON has the shape that a field wants."""
    if shape in (INT, SEAT):
        return type(value) is int
    if shape == CARD:
        return type(value) is int and UNSEEN <= value < cards
    if shape == FLAG:
        return isinstance(value, bool)
    if shape == TEXT:
        return isinstance(value, str)
    if shape.startswith(EACH):
        inner = shape.removeprefix(EACH)
        return isinstance(value, list) and all(fits_shape(item, inner, cards) for item in value)
    if "|" in shape:
        return type(value) is int and 0 <= value <= shape.count("|")
    inner = {INTS: INT, FLAGS: FLAG, CARDS: CARD, CARD_LISTS: CARDS, ROWS: INTS}[shape]
    return isinstance(value, list) and all(fits_shape(item, inner, cards) for item in value)
