"""The wire: every message between server and client, as one schema.

OpenAPI and the client's TypeScript types are made from these. Over HTTP a person makes or joins a
table and gets a seat's token in a cookie; everything at the table goes over its websocket. A view
is an engine `TableView` as it is: built from the seat's projection.

    GET  /api/games                           list of GameInfo
    POST /api/tables                          NewTable -> Seated
    GET  /api/tables/{code}                   Lobby
    POST /api/tables/{code}/join              Join -> Seated
    POST /api/tables/{code}/again             Seated: the people of an outdated table, at a new one
    GET  /api/tables/{code}/journal           JSON lines, without the seed before the end
    GET  /api/tables/{code}/replay/{viewer}   Replay; a seat, 30 for the gallery, or `all`
    GET  /api/text/{game}/{language}          the common texts and the game's, as Fluent
    GET  /api/here                            Here
    GET  /art/{game}/{name}.svg               a drawing of a game
    websocket /ws/{code}                      Command to the server, Report from it

Whatever else goes wrong over HTTP is answered with a Problem. The socket is closed with 4404 where
there is no such table, 4410 where it was of an older version of its game, 4422 where what is
stored of it cannot be read, 4408 when the client does not keep up, 4429 for too many.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from speeltafel.engine.events import MOST_SEATS
from speeltafel.engine.view import EventView, Face, MoveView, Said, TableView

Name = Annotated[str, Meta(max_length=80)]
Words = Annotated[str, Meta(max_length=500)]
Notation = Annotated[str, Meta(max_length=400)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Identity = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Level = Annotated[str, Meta(max_length=40)]
OptionName = Annotated[str, Meta(max_length=40)]
Facts = Annotated[dict[OptionName, Annotated[int, Meta(ge=0, le=9999)]], Meta(max_length=10)]
"""What belongs to a person and to nobody else, by the names of the game's personal options."""
Pledged = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
"""The fingerprint of a person's secret word for the shuffle; empty for none."""
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
    personal: bool = False
    """Whether each person gives a value of their own."""
    shown: bool = False
    """Whether others may see it all the same: its owner agrees by giving it."""
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
    cooperative: bool = False
    """Whether everybody wins or nobody: such a game can be given up together."""
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
    facts: Facts = {}
    pledge: Pledged = ""


class Join(msgspec.Struct):
    """Take a free seat; without a number the first one."""

    name: Name
    seat: Seat | None = None
    facts: Facts = {}
    pledge: Pledged = ""


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


class Order(msgspec.Struct):
    """Every command may have an id of the client's own: it is answered under that id, and what is
    sent twice under the same id is carried out once."""

    id: Identity = ""


class Play(Order, tag="play", kw_only=True):
    """A move in the notation in which it was offered."""

    id: Id
    move: Notation


class Ask(Order, tag="ask"):
    """What would these cards do, there? Nothing is done; the answer is an Answer."""

    zone: Name = ""
    """The zone in which the cards lie; empty without cards."""
    cards: Annotated[list[Annotated[int, Meta(ge=0, le=9999)]], Meta(max_length=100)] = []
    place: Name = ""
    """The zone that they are to go to; empty where none was pointed at."""
    spot: Annotated[int, Meta(ge=-1, le=9999)] = -1
    """The spot of that zone; -1 for the zone as a whole."""


class AddBot(Order, tag="addBot", kw_only=True):
    seat: Seat
    level: Level


class ClearSeat(Order, tag="clearSeat", kw_only=True):
    """Before the start: the host takes a bot or a person away from a seat."""

    seat: Seat


class Stand(Order, tag="stand"):
    """Before the start: stand up from one's own seat."""


class Rename(Order, tag="rename", kw_only=True):
    """Before the start: change one's own name."""

    name: Name


class GiveFacts(Order, tag="facts", kw_only=True):
    """Before the start: what belongs to oneself alone, such as a year of birth."""

    facts: Facts


class Start(Order, tag="start"):
    pass


class Pledge(Order, tag="pledge", kw_only=True):
    """Before the start: the fingerprint of one's word for the shuffle."""

    pledge: Pledged


class Open(Order, tag="open", kw_only=True):
    """At the start, when the lobby says `opening`: the word itself."""

    word: Words


class Say(Order, tag="say", kw_only=True):
    text: Words


class Remark(Order, tag="remark", kw_only=True):
    """Say one of the phrases that the view lists: also where talking is closed."""

    phrase: Id


class Rematch(Order, tag="rematch"):
    """The same people at a new table; with the fingerprint of one's word for its shuffle."""

    pledge: Pledged = ""


class Follow(Order, tag="follow"):
    """Go on to the rematch's table over the same line; what comes after its lobby is of there."""


class HandOver(Order, tag="handOver", kw_only=True):
    """Give a seat to a bot: one's own, or that of somebody who is away."""

    seat: Seat
    level: Level


class TakeBack(Order, tag="takeBack"):
    """The owner of a seat that a bot keeps warm takes it back."""


class Leave(Order, tag="leave"):
    """Leave for good: what the rules say about it happens, else a bot plays on."""


class GiveUp(Order, tag="giveUp", kw_only=True):
    """Agree, or no longer agree, that all give the game up together."""

    agree: bool


class Prefer(Order, tag="prefer", kw_only=True):
    """What to do with reaction windows: `ask`, `auto` (react without asking) or `never`."""

    reflex: Level


Command = (
    Play
    | Ask
    | AddBot
    | ClearSeat
    | Stand
    | Rename
    | GiveFacts
    | Start
    | Pledge
    | Open
    | Say
    | Remark
    | Rematch
    | Follow
    | HandOver
    | TakeBack
    | Leave
    | GiveUp
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
    pledge: str = ""
    """The fingerprint of the person's word for the shuffle."""
    word: str = ""
    """The word, once the cards are dealt: empty where it was not opened in time."""
    left: bool = False
    """Whether the person left for good."""
    yields: bool = False
    """Whether the person would give the game up."""


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
    opening: bool = False
    """The game starts: whoever has pledged a word opens it now."""
    facts: dict[str, int] = {}
    """What you have told of yourself; nobody else is shown it."""
    outdated: str = ""
    """The version of the game that it was played by, where nobody can play on by it any more."""


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


class Reseated(msgspec.Struct, tag="reseated"):
    """Somebody else owns a seat, or plays for it: `why` is one of RESEATED."""

    seat: int
    why: str
    name: str = ""
    """Who sat there before, or sits there now."""
    by: int = -1
    """The seat of whoever decided it, where that was somebody else."""


class Past(msgspec.Struct, tag="past"):
    """For the log of somebody who comes in later: what happened before, newest last."""

    events: tuple[EventView, ...]
    steps: list[TableView] = []
    """The last round's steps, to be seen again."""


class Nudge(msgspec.Struct, tag="nudge"):
    """The clock runs out: in so many seconds an ordinary move is made for you."""

    seconds: float


class Beat(msgspec.Struct, tag="beat"):
    """The line is alive: one comes every few seconds."""


class Ack(msgspec.Struct, tag="ack"):
    """A command was carried out; a move is part of the view with this `seq`."""

    id: str
    seq: int


class Answer(msgspec.Struct, tag="answer"):
    """What was asked about would do this; or the rule against it, like in Refused."""

    id: str
    moves: tuple[MoveView, ...] = ()
    rule: str = ""
    why: Said | None = None


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


Report = (
    Lobby
    | Reseated
    | Past
    | View
    | Nudge
    | Beat
    | Ack
    | Answer
    | Refused
    | Trouble
    | Spoken
    | Remarked
)


class Replay(msgspec.Struct):
    """A finished game over HTTP: what a viewer saw after the deal, every move and every step."""

    names: list[str]
    views: list[TableView]
    options: dict[str, Value]


RESEATED = ("sat", "removed", "stood", "renamed", "handed", "taken", "left")
"""Every `why` of a Reseated: the client has texts for each."""


TROUBLES = (
    "trouble-answered",
    "trouble-bot-plays",
    "trouble-no-copy",
    "trouble-no-level",
    "trouble-no-phrase",
    "trouble-no-seat",
    "trouble-no-table",
    "trouble-nobody-yields",
    "trouble-no-talk",
    "trouble-not-host",
    "trouble-not-opening",
    "trouble-not-outdated",
    "trouble-not-over",
    "trouble-not-seated",
    "trouble-not-started",
    "trouble-not-stored",
    "trouble-not-understood",
    "trouble-old-version",
    "trouble-seat-here",
    "trouble-seat-near",
    "trouble-seat-taken",
    "trouble-seats-free",
    "trouble-set-aside",
    "trouble-started",
    "trouble-too-fast",
    "trouble-too-many",
    "trouble-wrong-facts",
    "trouble-wrong-word",
)
"""Every `why` of a Trouble and a Problem: the client has a text for each."""


COMMANDS = msgspec.json.Decoder(Command)

encode_into = msgspec.json.Encoder().encode_into
buffer = bytearray()


def encode(value: object) -> bytes:
    """As JSON; written where the last message was, so that room for it need not grow bit by bit."""
    encode_into(value, buffer)
    return bytes(buffer)
