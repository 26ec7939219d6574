"""The table view: what one seat is shown, as data that any client can draw.

A game's `table.py` builds it from a projection and nothing else. Texts are named, not written:
a `Said` names a message of the game's text files and the facts in it.

Nothing here is changed once it is made. The classes are not frozen all the same, and say how they
are made: a server makes dozens of these objects for every move, and compiled it makes them several
times as fast as a dataclass makes itself.
"""

from dataclasses import dataclass, field

from speeltafel.engine.events import NOBODY, Event

HAND = "hand"
PILE = "pile"
ROW = "row"
GRID = "grid"
COUNTER = "counter"


@dataclass(init=False, unsafe_hash=True)
class Said:
    """A message by name, with its facts: numbers; `card` and `seat` are shown by their names."""

    id: str
    facts: dict[str, int] = field(default_factory=dict)

    def __init__(self, id: str, facts: dict[str, int] | None = None) -> None:  # noqa: A002
        self.id = id
        self.facts = {} if facts is None else facts


@dataclass(unsafe_hash=True)
class Face:
    """How a card looks: the large text, a symbol, and the name of its colour."""

    text: str
    symbol: str
    colour: str
    picture: str = ""
    """A drawing of the game's own: `art/<picture>.svg` in its folder."""
    marks: str = ""
    """Small signs printed besides, one character each."""


@dataclass(init=False, unsafe_hash=True)
class Piece:
    """A piece that stands on a spot of a board; `turned` in quarter turns, clockwise."""

    picture: str
    label: Said
    turned: int = 0
    seat: int = NOBODY
    sign: str = ""
    """The piece as one character, as it stands now."""

    def __init__(
        self, picture: str, label: Said, turned: int = 0, seat: int = NOBODY, sign: str = ""
    ) -> None:
        self.picture = picture
        self.label = label
        self.turned = turned
        self.seat = seat
        self.sign = sign


@dataclass(init=False, unsafe_hash=True)
class Spot:
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

    def __init__(
        self,
        label: Said,
        picture: str = "",
        marks: tuple[str, ...] = (),
        pieces: tuple[Piece, ...] = (),
        cards: tuple[int, ...] = (),
        done: bool = False,
        sign: str = "",
        rolled: bool = False,
    ) -> None:
        self.label = label
        self.picture = picture
        self.marks = marks
        self.pieces = pieces
        self.cards = cards
        self.done = done
        self.sign = sign
        self.rolled = rolled


@dataclass(init=False, unsafe_hash=True)
class ZoneView:
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
    """Of a counter that fills up: the number at which it is full."""

    def __init__(
        self,
        name: str,
        kind: str,
        label: Said,
        seat: int = NOBODY,
        cards: tuple[int, ...] = (),
        count: int = 0,
        selectable: bool = False,
        columns: int = 0,
        spots: tuple[Spot, ...] = (),
        most: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.label = label
        self.seat = seat
        self.cards = cards
        self.count = count
        self.selectable = selectable
        self.columns = columns
        self.spots = spots
        self.most = most


@dataclass(init=False, unsafe_hash=True)
class SeatView:
    """A seat's public facts, each under a label of the text files."""

    seat: int
    facts: tuple[Said, ...]
    score: int
    acts: bool
    out: bool = False
    badges: tuple[Said, ...] = ()
    """The facts that everybody looks for again and again: they stand out."""

    def __init__(
        self,
        seat: int,
        facts: tuple[Said, ...],
        score: int,
        acts: bool,
        out: bool = False,
        badges: tuple[Said, ...] = (),
    ) -> None:
        self.seat = seat
        self.facts = facts
        self.score = score
        self.acts = acts
        self.out = out
        self.badges = badges


@dataclass(unsafe_hash=True)
class Quiz:
    """A sum that the player is asked to say before the move counts; wrong is only corrected."""

    prompt: Said
    answer: int


@dataclass(init=False, unsafe_hash=True)
class MoveView:
    """A legal move: its notation, what to call it, the cards it uses."""

    text: str
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
    adds: int = 0
    """What the move's one card adds to the total of a series; 0 where it is in none."""

    def __init__(
        self,
        text: str,
        label: Said,
        cards: tuple[int, ...] = (),
        quiz: Quiz | None = None,
        zones: tuple[str, ...] = (),
        place: str = "",
        spot: int = NOBODY,
        confirm: Said | None = None,
        adds: int = 0,
    ) -> None:
        self.text = text
        self.label = label
        self.cards = cards
        self.quiz = quiz
        self.zones = zones
        self.place = place
        self.spot = spot
        self.confirm = confirm
        self.adds = adds


@dataclass(init=False, unsafe_hash=True)
class Ending:
    """A move that ends a series; its label is told the `total` of the series."""

    text: str
    label: Said
    least: int
    """With a lower total it is not to be had."""
    whole: Said
    """What to call it when the series takes all cards of the hand."""

    def __init__(self, text: str, label: Said, least: int, whole: Said | None = None) -> None:
        self.text = text
        self.label = label
        self.least = least
        self.whole = label if whole is None else whole


@dataclass(init=False, unsafe_hash=True)
class Series:
    """Moves of one card each, made one after another: their cards may be chosen together.

    What is chosen is sent card by card, and last the ending.
    """

    total: int
    """What lies there already counts for."""
    endings: tuple[Ending, ...]

    def __init__(self, total: int, endings: tuple[Ending, ...]) -> None:
        self.total = total
        self.endings = endings


@dataclass(init=False, unsafe_hash=True)
class TableView:
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
    events: tuple[Event, ...] = ()
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
    help: str = ""
    """The heading above the moves with several cards, where the table helps to find them."""
    series: Series | None = None
    """Where moves that add something to a total can be made one after another."""

    def __init__(
        self,
        game: str,
        seat: int,
        round: int,  # noqa: A002
        prompt: Said,
        seats: tuple[SeatView, ...],
        zones: tuple[ZoneView, ...],
        moves: tuple[MoveView, ...],
        sheet: tuple[tuple[int, ...], ...],
        events: tuple[Event, ...] = (),
        talk: bool = True,
        phrases: tuple[str, ...] = (),
        ending: str = "",
        winners: tuple[int, ...] = (),
        faces: tuple[Face, ...] = (),
        reactions: tuple[MoveView, ...] = (),
        window: int = 0,
        unit: str = "",
        help: str = "",  # noqa: A002
        series: Series | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.round = round
        self.prompt = prompt
        self.seats = seats
        self.zones = zones
        self.moves = moves
        self.sheet = sheet
        self.events = events
        self.talk = talk
        self.phrases = phrases
        self.ending = ending
        self.winners = winners
        self.faces = faces
        self.reactions = reactions
        self.window = window
        self.unit = unit
        self.help = help
        self.series = series
