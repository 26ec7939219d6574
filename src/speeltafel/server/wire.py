"""The wire: every message between server and client, as one schema.

OpenAPI and the client's TypeScript types are made from these. Over HTTP a person makes or joins a
table and gets a seat's token in a cookie; everything at the table goes over its websocket. A view
is an engine `TableView` as it is: built from the seat's projection.

    GET  /api/games                           list of GameInfo
    POST /api/tables                          NewTable -> Seated
    GET  /api/tables/{code}                   Lobby
    POST /api/tables/{code}/join              Join -> Seated
    GET  /api/tables/{code}/journal           JSON lines, without the seed before the end
    GET  /api/tables/{code}/replay/{viewer}   Replay; a seat, 30 for the gallery, or `all`
    GET  /api/text/{game}/{language}          the common texts and the game's, as Fluent
    GET  /api/here                            Here
    GET  /art/{game}/{name}.svg               a drawing of a game
    websocket /ws/{code}                      Command to the server, Report from it

Whatever else goes wrong over HTTP is answered with a Problem. The socket is closed with 4404 where
there is no such table, 4410 where it was of an older version of its game, 4408 when the client
does not keep up, 4429 for too many.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from speeltafel.engine.events import MOST_SEATS
from speeltafel.engine.view import EventView, Face, Said, TableView

Name = Annotated[str, Meta(max_length=80)]
Words = Annotated[str, Meta(max_length=500)]
Notation = Annotated[str, Meta(max_length=400)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Level = Annotated[str, Meta(max_length=40)]
Value = bool | int | str | list[int | str]
"""The value of an option."""

# Over HTTP.


class OptionInfo(msgspec.Struct):
    """An option of a game, for the form; texts are `option-<name>` and so on."""

    name: str
    kind: str
    default: Value
    group: str
    rules: list[str]
    carried: bool = False
    """Whether a finished game sets it for the next one, and no form asks for it."""
    values: list[str] = []
    copies: list[int] = []
    """Of several things: how many there are of each of the values."""
    least: int = 0
    most: int = 0
    longest: int = 0
    """Of names: how many characters one may have; of numbers: how many there may be."""


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
    unofficial: dict[str, str] = {}
    """Further numbers of players, each with the option that unlocks it."""


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


class Join(msgspec.Struct):
    """Take a free seat; without a number the first one."""

    name: Name
    seat: Seat | None = None


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


# To the server, over the websocket.


class Play(msgspec.Struct, tag="play"):
    """A move in notation; `id` is the client's own, so that a move sent twice counts once."""

    id: Id
    move: Notation


class AddBot(msgspec.Struct, tag="addBot"):
    seat: Seat
    level: Level


class ClearSeat(msgspec.Struct, tag="clearSeat"):
    """Before the start: take a bot or a person away from a seat."""

    seat: Seat


class Start(msgspec.Struct, tag="start"):
    pass


class Word(msgspec.Struct, tag="word"):
    """A seat's own word, mixed into the deal."""

    text: Words


class Say(msgspec.Struct, tag="say"):
    text: Words


class Remark(msgspec.Struct, tag="remark"):
    """Say one of the phrases that the view lists: also where talking is closed."""

    phrase: Id


class Rematch(msgspec.Struct, tag="rematch"):
    pass


class Follow(msgspec.Struct, tag="follow"):
    """Go on to the rematch's table over the same line; what comes after its lobby is of there."""


class HandOver(msgspec.Struct, tag="handOver"):
    """The host gives an abandoned seat to a bot."""

    seat: Seat
    level: Level


class TakeBack(msgspec.Struct, tag="takeBack"):
    """The owner of a seat that a bot keeps warm takes it back."""


class Prefer(msgspec.Struct, tag="prefer"):
    """What to do with reaction windows: `ask`, `auto` (react without asking) or `never`."""

    reflex: Level


Command = (
    Play
    | AddBot
    | ClearSeat
    | Start
    | Word
    | Say
    | Remark
    | Rematch
    | Follow
    | HandOver
    | TakeBack
    | Prefer
)


# From the server, over the websocket.


class SeatInfo(msgspec.Struct):
    """Who sits where; `bot` is the level of a bot that plays for the seat."""

    name: str = ""
    taken: bool = False
    here: bool = False
    bot: str = ""
    host: bool = False
    word: bool = False


class Lobby(msgspec.Struct, tag="lobby"):
    """The table around the game."""

    code: str
    game: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    you: int
    """Your seat, or the gallery's number for a spectator."""
    started: bool
    over: bool
    commitment: str
    watching: int
    clock: int
    next: str = ""
    """The code of the rematch's table, once there is one."""
    seal: str = ""
    """The secret seed, shown when the game is over."""


class View(msgspec.Struct, tag="view"):
    """What you see after line `seq` of the journal, with the events that led to it.

    Lines that you cannot know of yet (others' answers to a secret question) are not counted.
    """

    seq: int
    table: TableView
    deadline: float = 0.0
    """Seconds left for the decision, where there is a clock."""
    steps: list[TableView] = []
    """How the table stood on the way, each step with the events that led to it."""


class Past(msgspec.Struct, tag="past"):
    """For the log of somebody who comes in later: what happened before, newest last."""

    events: tuple[EventView, ...]
    steps: list[TableView] = []
    """The last round's steps, to be seen again."""


class Nudge(msgspec.Struct, tag="nudge"):
    """The clock runs out: in so many seconds an ordinary move is made for you."""

    seconds: float


class Ack(msgspec.Struct, tag="ack"):
    id: str
    seq: int


class Refused(msgspec.Struct, tag="refused"):
    """A move that a rule forbids: say `refused-<reason>` with the facts, then `rule-<rule>`."""

    id: str
    rule: str
    why: Said


class Trouble(msgspec.Struct, tag="trouble"):
    """A command that cannot be carried out: a message of the client's texts, see TROUBLES."""

    why: str
    id: str = ""


class Spoken(msgspec.Struct, tag="said"):
    """Somebody said something."""

    seat: int
    text: str


class Remarked(msgspec.Struct, tag="remarked"):
    """Somebody said a phrase: a message of the game's texts."""

    seat: int
    phrase: str


Report = Lobby | Past | View | Nudge | Ack | Refused | Trouble | Spoken | Remarked


class Replay(msgspec.Struct):
    """A finished game over HTTP: what a viewer saw after the deal, every move and every step."""

    names: list[str]
    views: list[TableView]
    options: dict[str, Value]


TROUBLES = (
    "trouble-answered",
    "trouble-bot-plays",
    "trouble-no-level",
    "trouble-no-phrase",
    "trouble-no-seat",
    "trouble-no-table",
    "trouble-no-talk",
    "trouble-not-host",
    "trouble-not-over",
    "trouble-not-seated",
    "trouble-not-started",
    "trouble-not-stored",
    "trouble-not-understood",
    "trouble-old-version",
    "trouble-seat-here",
    "trouble-seat-taken",
    "trouble-seats-free",
    "trouble-started",
    "trouble-too-fast",
    "trouble-too-many",
)
"""Every `why` of a Trouble and a Problem: the client has a text for each."""


COMMANDS = msgspec.json.Decoder(Command)

encode_into = msgspec.json.Encoder().encode_into
buffer = bytearray()


def encode(value: object) -> bytes:
    """As JSON; written where the last message was, so that room for it need not grow bit by bit."""
    encode_into(value, buffer)
    return bytes(buffer)
