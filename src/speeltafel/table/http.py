"""What goes over HTTP: the games there are, a table that is made or joined, a finished game."""

from typing import Annotated

import msgspec
from msgspec import Meta

from speeltafel.engine.events import MOST_SEATS
from speeltafel.engine.view import Decor, Face, TableView
from speeltafel.table.bounds import AnySeat, Level, Name, OwnFacts, Pledged, Value
from speeltafel.table.wire import Lobby

MOST_STEPS = 1_000_000


class OptionInfo(msgspec.Struct):
    """An option of a game, for the form; texts are `option-<name>` and so on."""

    name: str
    kind: str
    default: Value
    group: str
    rules: list[str]
    carried: bool = False
    """Whether a finished game sets it for the next one, and no form asks for it."""
    personal: bool = False
    """Whether each person gives a value of their own."""
    shown: bool = False
    """Whether others may see it all the same: its owner agrees by giving it."""
    values: list[str] = []
    copies: list[int] = []
    """Of several things: how many there are of each of the values."""
    least: int = 0
    most: int = 0
    needs: str = ""
    """The option without which this one does nothing; with `=` and its value where that counts."""
    longest: int = 0
    """Of names: how many characters one may have; of numbers: how many there may be."""


class PresetInfo(msgspec.Struct):
    """Values of options that go well together: say `preset-<name>`."""

    name: str
    values: dict[str, Value]


class SectionInfo(msgspec.Struct):
    """A part of the rulebook: title `section-<key>`, rules `rule-<id>`."""

    key: str
    rules: list[str]


class VerbInfo(msgspec.Struct):
    """A verb of the notation and how many cards may follow it, to try a move not on offer."""

    name: str
    least: int
    most: int
    numbered: bool = False
    """Whether a number or a word comes after the cards."""


class GameInfo(msgspec.Struct):
    """A game on the home screen; its words are in its text files."""

    id: str
    version: str
    least: int
    most: int
    options: list[OptionInfo]
    sections: list[SectionInfo]
    cards: list[str]
    """The names of the cards, by number."""
    faces: list[Face]
    verbs: list[VerbInfo]
    levels: list[str]
    """The bots there are, weakest first."""
    cooperative: bool = False
    """Whether everybody wins or nobody: such a game can be given up together."""
    lowest_wins: bool = False
    """Whether few points are good."""
    expansions: list[str] = []
    """The options that add something to the game: they are offered first."""
    presets: list[PresetInfo] = []
    printed: list[str] = []
    """The options that add something to what is printed."""
    pad: bool = False
    """Whether there is a score pad for who plays it with real cards."""
    unofficial: dict[str, str] = {}
    """Further numbers of players, each with the option that unlocks it."""
    decor: Decor = Decor()
    lessons: list[str] = []
    """The course by which it can be learnt, where it has one."""
    puzzles: list[str] = []
    """Lessons with one thing to find."""
    book: bool = False
    """Whether its rulebook begins with how it is played."""


class NewTable(msgspec.Struct):
    """Make a table; `bots` fills seats at once, `start` deals when all seats are taken."""

    game: Name
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    name: Name
    options: dict[str, Value] = {}
    bots: Annotated[list[Level], Meta(max_length=MOST_SEATS)] = []
    start: bool = False
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds for a decision before a default move is made; 0 for no clock."""
    interval: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that the table waits at most between two rounds until everybody is ready."""
    coach: bool = False
    """Whether everybody at the table may ask a coach."""
    facts: OwnFacts = {}
    pledge: Pledged = ""


class Join(msgspec.Struct):
    """Take a free seat; without a number the first one."""

    name: Name
    seat: AnySeat | None = None
    facts: OwnFacts = {}
    pledge: Pledged = ""


class WhatIf(msgspec.Struct):
    """Play a finished game on from a step of its replay."""

    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)]


class Seated(msgspec.Struct):
    """The seat one got; its token is in a cookie and nowhere else."""

    code: str
    seat: int


class Problem(msgspec.Struct):
    """One clear sentence for bad input, and the rule or option behind it where there is one."""

    sentence: str
    rule: str = ""
    why: str = ""
    """A message that says it in the reader's language: one of TROUBLES, or of the common texts."""
    facts: dict[str, str | int] = {}
    """What that message tells; `option` is shown by its name."""


class Here(msgspec.Struct):
    """Where the server is."""

    address: str
    """Its address for other devices, like http://192.0.2.7:8000; empty where they reach none."""


class OwnTable(msgspec.Struct):
    """A table at which one has a seat, for the home screen; from that seat's projection."""

    lobby: Lobby
    round: int = 0
    acts: list[int] = []
    """The seats that are known to have a decision now."""
    winners: list[int] = []


class Replay(msgspec.Struct):
    """A finished game over HTTP: what a viewer saw after the deal, every move and every step."""

    names: list[str]
    views: list[TableView]
    options: dict[str, Value]
