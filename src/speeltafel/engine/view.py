"""The table view: what one seat is shown, as data that any client can draw.

A game's `view.py` builds it from a projection and nothing else. Texts are named, not written:
a `Said` names a message of the game's text files and the facts in it.

A server makes dozens of these objects for every move and writes them out as JSON. msgspec's structs
are made and written several times as fast as dataclasses, so the engine borrows them here alone.
Nothing in a view can point back to it, so the garbage collector need not look (`gc=False`).
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import NOTHING, Move

HAND: Final = "hand"
PILE: Final = "pile"
ROW: Final = "row"
GRID: Final = "grid"
COUNTER: Final = "counter"

GONE: Final = "gone"
NEW: Final = "new"


class Attempt(Struct, frozen=True, gc=False, omit_defaults=True):
    """A move as it travels: a verb of the game, its cards, and its number or the place of its word.

    Whether it may be made is for the table to say.
    """

    verb: Annotated[str, Meta(max_length=80)]
    cards: Annotated[tuple[Annotated[int, Meta(ge=0, le=9999)], ...], Meta(max_length=100)] = ()
    number: int | None = None

    def move(self) -> Move:
        number = NOTHING if self.number is None else self.number
        return Move(self.verb, tuple(sorted(self.cards)), number)


def attempt(move: Move) -> Attempt:
    return Attempt(move.verb, move.cards, None if move.number == NOTHING else move.number)


class Lean(Struct, gc=False, omit_defaults=True):
    """What has its default is left out on its way: half of a view would be nothing else."""


class Said(Lean):
    """A message by name, with its facts: numbers; `card` and `seat` are shown by their names."""

    id: str
    facts: dict[str, int] = {}


class Face(Lean):
    """How a card looks: the large text, a symbol, and the name of its colour."""

    text: str
    symbol: str
    colour: str
    picture: str = ""
    """A drawing of the game's own: `art/<picture>.svg` in its folder."""
    marks: str = ""
    """Small signs printed besides, one character each."""
    ornament: str = ""
    """A drawing that only adorns: it is left out where there is little room."""


class Decor(Struct, frozen=True):
    """How a game's table looks: colours by day and by night, and drawings of its `art` folder."""

    cloth: tuple[str, ...] = ()
    edge: tuple[str, ...] = ()
    """The cloth where the light does not fall."""
    rim: tuple[str, ...] = ()
    """The frame around the cloth."""
    accent: tuple[str, ...] = ()
    """What lights up on the cloth."""
    texture: str = ""
    """A small drawing that is repeated all over the cloth."""
    back: str = ""
    """The back of the cards."""


class Piece(Lean):
    """A piece that stands on a spot of a board; `turned` in quarter turns, clockwise."""

    picture: str
    label: Said
    turned: int = 0
    seat: int = NOBODY
    sign: str = ""
    """The piece as one character, as it stands now."""


class Spot(Lean):
    """A spot of a board or a row: what is printed there, what stands and what lies on it."""

    label: Said
    picture: str = ""
    marks: tuple[str, ...] = ()
    """Pictures of the small signs printed there."""
    pieces: tuple[Piece, ...] = ()
    cards: tuple[int, ...] = ()
    done: bool = False
    """Whether the spot has served its purpose, so that it is drawn faintly."""
    sign: str = ""
    """What is printed there, in a few characters, where pictures cannot be drawn."""
    rolled: bool = False
    """Whether chance showed the picture, as a die does: it is seen rolling when it comes."""
    tag: str = ""
    """What sentences and notation call the spot: drawn small in its corner."""
    about: str = ""
    """What is printed there, as the text `effect-<about>` explains it; empty where none does."""
    ahead: int = 0
    """The place of the spot on the way that a piece is going to take; 0 where it is not on it."""
    fate: str = ""
    """In a preview: whether the spot would be GONE or NEW."""
    by: int = NOBODY
    """The seat that laid the cards there."""
    served: bool = False
    """Whether all that was wanted there has been brought."""


class ZoneView(Lean):
    """A place with cards (UNSEEN ones show their backs) or, for a counter, a number."""

    name: str
    kind: str
    label: Said
    seat: int = NOBODY
    cards: tuple[int, ...] = ()
    count: int = 0
    """How many cards lie there, also those not shown; or the counter's number."""
    selectable: bool = False
    columns: int = 0
    """Of a grid: how many spots lie side by side."""
    spots: tuple[Spot, ...] = ()
    """Of a grid or row with places of its own, in reading order."""
    most: int = 0
    """Of a counter or a board that fills up: the count at which it is full."""
    move: Attempt | None = None
    """The move that a tap on a pile makes, legal or not: if not, its refusal tells why."""
    secret: bool = False
    """What not everybody was let see: it is shown large when it comes."""
    main: bool = False
    """What the game is about: it takes the room that there is."""
    now: bool = False
    """What one has to know to decide: it is always in sight."""


class SeatView(Lean):
    """A seat's public facts, each under a label of the text files."""

    seat: int
    facts: tuple[Said, ...]
    score: int
    acts: bool
    out: bool = False
    badges: tuple[Said, ...] = ()
    """The facts that everybody looks for again and again: they stand out."""


class Quiz(Lean):
    """A sum that the player is asked to say before the move counts; wrong is only corrected."""

    prompt: Said
    answer: int


class MoveView(Lean):
    """A legal move: what it is, what to call it, the cards it uses."""

    attempt: Attempt
    label: Said
    cards: tuple[int, ...] = ()
    quiz: Quiz | None = None
    zones: tuple[str, ...] = ()
    """The zone of each card, where the cards alone do not tell it."""
    place: str = ""
    """The zone whose spot the move names: the card is chosen first, then the spot."""
    spot: int = NOBODY
    confirm: Said | None = None
    """What the player is asked before the move is made; only he gets to see the question."""
    preview: tuple[ZoneView, ...] = ()
    """How these zones would look after it, as far as the player can know."""
    adds: int = 0
    """What the move's one card adds to the total of a series; 0 where it is in none."""


class Ending(Lean):
    """A move that ends a series; its label is told the `total` of the series."""

    attempt: Attempt
    label: Said
    least: int
    """With a lower total it is not to be had."""
    whole: Said
    """What to call it when the series takes all cards of the hand."""


class Series(Lean):
    """Moves of one card each, made one after another: their cards may be chosen together.

    What is chosen is sent card by card, and last the ending.
    """

    total: int
    """What lies there already counts for."""
    endings: tuple[Ending, ...]


class Gathering(Lean):
    """A move with several cards of one's own choice, which the moves on offer do not list.

    It is the verb with the cards; whether they go together is for the table to say.
    """

    verb: str
    label: Said
    """What to call it; it is told the `count` of the cards."""
    zones: tuple[str, ...]
    """Where the cards lie."""
    least: int
    most: int
    sum: Said | None = None
    """What the table says of the cards that are chosen, where it adds up.

    It is told their `total`, the `high` one where some may count for more, and the `gap` of both.
    """
    worth: tuple[int, ...] = ()
    """What each card counts for, by its number; and `high`, what it may count for instead."""
    high: tuple[int, ...] = ()


class EventView(Lean):
    """An engine `Event` as its viewer saw it: say `event-<kind>`."""

    kind: str
    seat: int
    cards: tuple[int, ...]
    number: int


SPOKEN: Final = "spoken"
GOOD: Final = "good"
BAD: Final = "bad"
DIM: Final = "dim"
"""How a part of a moment is shown: said aloud, lit, as a misfortune, faded."""


class Note(Lean):
    """A few words that appear at a seat, or in the middle of the stage."""

    says: Said
    seat: int = NOBODY
    tone: str = ""
    beat: int = 0
    """When a part of a moment appears: after so many others."""


class Row(Lean):
    """Cards or a number laid out on the stage for all to see: a seat's, or the table's."""

    seat: int = NOBODY
    cards: tuple[int, ...] = ()
    says: Said | None = None
    """What it is: a combination by its name."""
    was: int | None = None
    """A number that goes from this to `now` before everybody's eyes."""
    now: int | None = None
    beat: int = 0
    tone: str = ""
    why: Said | None = None
    """Why it is lit or fades."""
    tone_beat: int = 0
    """When that is seen."""


class Flight(Lean):
    """Cards that go from one place to another: a zone by its name and seat, or a seat as a whole.

    How many there are and, where they are known, which.
    """

    cards: tuple[int, ...]
    source: str = ""
    source_seat: int = NOBODY
    goal: str = ""
    goal_seat: int = NOBODY
    beat: int = 0


class Part(Lean):
    """What a seat got for one reason, and the rule that says so."""

    label: Said
    points: int
    rule: str


class Reckoned(Lean):
    """What a round brought a seat, in its parts, and where that seat stands now."""

    seat: int
    parts: tuple[Part, ...]
    total: int


class Moment(Lean):
    """What the stage shows of what has just happened, in parts that any game can use."""

    notes: tuple[Note, ...] = ()
    rows: tuple[Row, ...] = ()
    flights: tuple[Flight, ...] = ()
    dice: tuple[int, ...] = ()
    """The dice that were thrown, by their pips."""
    turns: int = 0
    """Which way play goes from now on, where that has turned: 1 clockwise, -1 the other way."""
    great: bool = False
    """Whether it has the whole stage for itself, and time to be looked at."""
    reckoning: tuple[Reckoned, ...] = ()
    """At the end of a round: what it brought everybody."""


class TableView(Lean):
    """Everything that one seat is shown."""

    game: str
    seat: int
    round: int
    prompt: Said
    seats: tuple[SeatView, ...]
    zones: tuple[ZoneView, ...]
    moves: tuple[MoveView, ...]
    sheet: tuple[tuple[int, ...], ...]
    """Points per round, a row a round."""
    events: tuple[EventView, ...] = ()
    talk: bool = True
    """Whether the rules allow talking now."""
    phrases: tuple[str, ...] = ()
    """Messages of the text files that may be said also while talking is closed."""
    ending: str = ""
    winners: tuple[int, ...] = ()
    faces: tuple[Face, ...] = ()
    """How the cards look now, where that differs from the game's own faces."""
    reactions: tuple[MoveView, ...] = ()
    """Moves that always have a button, whether or not they are legal just now."""
    window: int = 0
    """The seconds for which a reaction window is open, where one is."""
    unit: str = ""
    """The message that says what the seats' scores count, where that is not points."""
    note: str = ""
    """The message that explains the figures of the sheet, where they need it."""
    help: str = ""
    """The heading above the moves with several cards, where the table helps to find them."""
    series: Series | None = None
    """Where moves that add something to a total can be made one after another."""
    gathering: Gathering | None = None
    """Where cards may be laid together, whether or not some such move is on offer."""
    direction: int = 0
    """Where play may turn round: 1 clockwise, -1 the other way."""
    moment: Moment | None = None
    """What is to be seen of what has just happened."""

    def hold_still(self) -> None:
        """On the way to the next decision there is nothing to be done."""
        self.moves = ()
        self.reactions = ()
        self.window = 0
        self.series = None
        self.gathering = None
