"""The wire: every message between server and client, as one schema.

OpenAPI and the client's TypeScript types are made from it: here is what a table tells, beside this
are `commands.py`, `http.py`, and in `bounds.py` what they may bring. Over HTTP a person makes or
joins a table and gets a seat's token in a cookie; everything at the table goes over its websocket.
A view is an engine `TableView` as it is: built from the seat's projection. Where a field of it, or
of what it is made of, has its default, it is left out; everything else comes whole.

    GET  /api/games                           list of GameInfo
    GET  /api/tables                          list of OwnTable, by the cookies of one's seats
    POST /api/tables                          NewTable -> Seated
    GET  /api/tables/{code}                   Lobby
    POST /api/tables/{code}/join              Join -> Seated
    POST /api/tables/{code}/again             Seated: the people of an outdated table, at a new one
    GET  /api/tables/{code}/journal           JSON lines, without the seed before the end
    GET  /api/tables/{code}/replay/{viewer}   Replay; a seat, 30 for the gallery, or `all`
    GET  /api/lessons/{game}/{language}       list of LessonInfo
    GET  /api/lessons/{game}/{language}/{lesson}   Lesson
    POST /api/lessons/{game}/{lesson}/{task}  Try -> Answer: may this be done there?
    GET  /api/books/{game}/{language}         BookView: how the game is played
    GET, POST /api/pads…                      see wire_pads
    GET  /api/text/{game}/{language}          the common texts and the game's, as Fluent
    GET  /api/here                            Here
    GET  /art/{game}/{name}.svg               a drawing of a game
    websocket /ws/{code}                      Command to the server, Report from it

Whatever else goes wrong over HTTP is answered with a Problem. The socket is closed with 4404 where
there is no such table, 4409 where as many look on already as may, 4410 where it was of an older
version of its game, 4422 where what is stored of it cannot be read, 4408 when the client does not
keep up, 4429 for too many.
"""

import msgspec

from speeltafel.engine.view import EventView, Lean, MoveView, Said, TableView
from speeltafel.table.bounds import Value


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
    undoes: bool = False
    """Whether the person agrees to what `undo` of the lobby says."""
    ready: bool = False
    """Whether the person need not be waited for any more, between two rounds."""


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
    interval: int = 0
    """How many seconds the table waits at most between two rounds."""
    waits: float = 0.0
    """How many of them are left, where it waits just now."""
    outdated: str = ""
    """The version of the game that it was played by, where nobody can play on by it any more."""
    origin: str = ""
    """The code of the first table of a row of rematches."""
    undo: int = -1
    """The seat of whoever would take the last move back, as long as the others are asked."""
    paused: int = -1
    """The seat of whoever has paused the game."""
    left: float = 0.0
    """Seconds left for the decision, where there is a clock."""
    next_by: int = -1
    """The seat of whoever wanted the rematch."""
    coach: bool = False
    """Whether the table has a coach, who gives everybody tips."""


class View(Lean, tag="view", gc=True):
    """What you see after line `seq` of the journal, with the events that led to it.

    Lines that you cannot know of yet (others' answers to a secret question) are not counted. The
    number never becomes less, also where something is taken back.
    """

    seq: int
    table: TableView
    deadline: float = 0.0
    """Seconds left for the decision, where there is a clock."""
    steps: list[TableView] = msgspec.field(default_factory=list)
    """How the table stood on the way, each step with the events that led to it."""
    undo: bool = False
    """Whether you may ask to take back your last move."""


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
    """The last steps of the last round, to be seen again."""
    rounds: list[int] = []
    """The round of each event."""


class Nudge(msgspec.Struct, tag="nudge"):
    """The clock runs out: in so many seconds an ordinary move is made for you."""

    seconds: float


class Hurried(msgspec.Struct, tag="hurried"):
    """The time of a seat has run out: the move that comes next is the clock's."""

    seat: int


class Beat(msgspec.Struct, tag="beat"):
    """The line is alive: one comes where nothing else was said for some seconds."""


class Renewed(msgspec.Struct, tag="renewed"):
    """There is a newer page than the one at the other end: it is loaded again."""


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


class Tipped(msgspec.Struct, tag="tipped"):
    """What the coach would do at the table after line `seq`, and why."""

    id: str
    seq: int
    move: MoveView
    why: Said
    figures: Said | None = None
    """How sure a search is of it."""


class Better(msgspec.Struct, tag="better"):
    """Your last move, in line `seq`, was a clear mistake: what would have been better, and why.

    As long as a view says `undo` it can be taken back.
    """

    seq: int
    move: MoveView
    why: Said
    gain: int
    """In so many of a hundred matches more you would win."""


class Refused(msgspec.Struct, tag="refused"):
    """A move that a rule forbids: say `refused-<reason>` with the facts, then `rule-<rule>`."""

    id: str
    rule: str
    why: Said


class Unable(msgspec.Struct, tag="trouble"):
    """A command that cannot be carried out: a message of the client's texts, see TROUBLES."""

    why: str
    id: str = ""


class Spoken(msgspec.Struct, tag="said"):
    """Somebody said something; what is said at a table is numbered from 1 on."""

    seat: int
    text: str
    name: str = ""
    number: int = 0


class Remarked(msgspec.Struct, tag="remarked"):
    """Somebody said a phrase: a message of the game's texts."""

    seat: int
    phrase: str
    name: str = ""
    number: int = 0


class Talked(msgspec.Struct, tag="talked"):
    """For somebody who comes in: what was said last, also at the tables before a rematch."""

    lines: list[Spoken | Remarked]


Report = (
    Lobby
    | Reseated
    | Past
    | View
    | Nudge
    | Hurried
    | Beat
    | Renewed
    | Ack
    | Answer
    | Tipped
    | Better
    | Refused
    | Unable
    | Spoken
    | Remarked
    | Talked
)


RESEATED = ("sat", "removed", "stood", "renamed", "handed", "taken", "left")
"""Every `why` of a Reseated: the client has texts for each."""


TROUBLES = (
    "trouble-answered",
    "trouble-bot-plays",
    "trouble-crowded",
    "trouble-full-pad",
    "trouble-moving",
    "trouble-no-coach",
    "trouble-no-copy",
    "trouble-no-level",
    "trouble-no-pad",
    "trouble-no-phrase",
    "trouble-no-seat",
    "trouble-no-table",
    "trouble-nobody-yields",
    "trouble-nothing-left",
    "trouble-no-talk",
    "trouble-no-tip",
    "trouble-not-alone",
    "trouble-not-host",
    "trouble-not-now",
    "trouble-not-opening",
    "trouble-not-outdated",
    "trouble-not-over",
    "trouble-not-ready",
    "trouble-not-seated",
    "trouble-not-started",
    "trouble-not-stored",
    "trouble-not-understood",
    "trouble-old-version",
    "trouble-paused",
    "trouble-seat-here",
    "trouble-seat-near",
    "trouble-seat-taken",
    "trouble-seats-free",
    "trouble-seats-few",
    "trouble-set-aside",
    "trouble-somebody-else",
    "trouble-started",
    "trouble-too-fast",
    "trouble-too-late",
    "trouble-too-many",
    "trouble-wrong-facts",
    "trouble-wrong-options",
    "trouble-wrong-word",
)
"""Every `why` of an Unable and a Problem: the client has a text for each."""


encode_into = msgspec.json.Encoder().encode_into
buffer = bytearray()


def encode(value: object) -> bytes:
    """As JSON; written where the last message was, so that room for it need not grow bit by bit."""
    encode_into(value, buffer)
    return bytes(buffer)
