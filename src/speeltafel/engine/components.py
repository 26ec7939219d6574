"""What lies in a game's box: cards, tiles, pawns and dice, for who plays at a table of wood.

A game's `components.py` says it as data; how it is drawn and laid on sheets is for `print/`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from speeltafel.engine.events import NOBODY
from speeltafel.engine.view import Face

CARD = "card"
TILE = "tile"
PAWN = "pawn"
DIE = "die"
KINDS = (CARD, TILE, PAWN, DIE)

BLANK = Face("", "", "black")


@dataclass(frozen=True)
class Component:
    """One thing that lies in the box, in so many copies."""

    key: str
    """Its name among the components; printed small beside it, where it is cut off."""
    copies: int
    kind: str = CARD
    set: str = ""
    """The expansion that it belongs to, as its option is named; empty: the game itself."""
    card: int = NOBODY
    """The card as it is dealt; NOBODY where it is none."""
    face: Face = BLANK
    picture: str = ""
    """The drawing in its middle, of the game's `art` or of those that all games share."""
    whole: bool = False
    """Whether the drawing covers it from edge to edge."""
    marks: tuple[str, ...] = ()
    """Small drawings upon it."""
    title: str = ""
    """The message that is printed as its name."""
    about: str = ""
    """The message that explains it."""
    back: str = "back"
    """The drawing on its other side; on a pawn both sides are alike."""
    pile: str = ""
    """The message on its back that says which pile it belongs to."""
    sides: tuple[str, ...] = ()
    """Of a die: four sides around it, then the one above and the one below the second of them.

    Each is a drawing where there is one of that name, else what is written there.
    """


@dataclass(frozen=True)
class Score:
    """A sheet on which people keep score."""

    row: str = ""
    """The message that says what is written into a row; empty: there are no rows."""
    rows: int = 0
    total: bool = True
    """Whether there is a last row for the sum."""
    note: str = ""
    """The message that stands above it: what has to be looked up while playing."""
    ticks: tuple[tuple[str, int], ...] = ()
    """Boxes to tick off: what they are, by a message, and how many there are."""


@dataclass(frozen=True)
class Example:
    """Cards that show what a rule means, in the booklet."""

    key: str
    """The message `example-<key>` says what there is to see."""
    rule: str
    cards: str
    """As moves and scenarios write them, apart by spaces."""
    right: bool = True
    """Whether it may be so."""


@dataclass(frozen=True)
class Box:
    """Everything that a game is played with."""

    components: Callable[[int], list[Component]]
    """Those for so many players, of the game itself and of every expansion."""
    options: Mapping[str, object] = field(default_factory=dict)
    """The options under which these cards are dealt."""
    sets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """The expansions that add something, each with the options under which it is dealt too."""
    score: Score | None = None
    """How score is kept; None: round by round, with a sum."""
    examples: tuple[Example, ...] = ()
    """What the booklet shows beside its rules."""
