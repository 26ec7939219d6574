"""What the seat on turn decides, in the order of the phases, and what others are asked."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.questions import Asked
from speeltafel.games.bootopstoom.cards import COPIES, KINDS, NAMES
from speeltafel.games.bootopstoom.decisions.add import Add
from speeltafel.games.bootopstoom.decisions.busy import Busy
from speeltafel.games.bootopstoom.decisions.calendar import Calendar
from speeltafel.games.bootopstoom.decisions.colour import Colour
from speeltafel.games.bootopstoom.decisions.cut import Cut
from speeltafel.games.bootopstoom.decisions.deliver import MOST_IN_HOUSE, Deliver
from speeltafel.games.bootopstoom.decisions.draw import Draw
from speeltafel.games.bootopstoom.decisions.favour import SEAT_LETTERS, Favour
from speeltafel.games.bootopstoom.decisions.give import Give
from speeltafel.games.bootopstoom.decisions.pawn import Pawn
from speeltafel.games.bootopstoom.decisions.place import Placing
from speeltafel.games.bootopstoom.decisions.power import Power
from speeltafel.games.bootopstoom.decisions.reveal import Reveal
from speeltafel.games.bootopstoom.decisions.search import Searching
from speeltafel.games.bootopstoom.decisions.shop import HANDED_IN, Shop
from speeltafel.games.bootopstoom.decisions.spot import Pointing
from speeltafel.games.bootopstoom.decisions.steam import Steam
from speeltafel.games.bootopstoom.decisions.swap import Swap
from speeltafel.games.bootopstoom.decisions.teleport import Teleport
from speeltafel.games.bootopstoom.decisions.tiles import Tiles
from speeltafel.games.bootopstoom.rules_map import COLOURS, PAWNS
from speeltafel.games.bootopstoom.rules_row import SIDES
from speeltafel.games.bootopstoom.state import BootOpStoom

DECISIONS: Final[list[OnTurn[BootOpStoom]]] = [
    Busy(),
    Draw(),
    Placing(),
    Steam(),
    Deliver(),
    Calendar(),
    Cut(),
    Reveal(),
    Power(),
    Teleport(),
    Tiles(),
    Swap(),
    Searching(),
    Shop(),
    Colour(),
    Pawn(),
    Pointing(),
    Favour(),
    Add(),
    Busy(),
]
QUESTIONS: Final[dict[str, Asked[BootOpStoom]]] = {"give": Give()}

NOTATION: Final = Notation(
    NAMES,
    COPIES,
    (
        Verb("draw", words=KINDS),
        Verb("place", 1, 1, numbers=True),
        Verb("show", 1, 1, numbers=True),
        Verb("spot", numbers=True),
        Verb("add", words=SIDES),
        Verb("cut", words=SIDES),
        Verb("deliver", 1, MOST_IN_HOUSE),
        Verb("keep"),
        Verb("calendar", 1, 1),
        Verb("reveal"),
        Verb("power", 1, 1),
        Verb("teleport", numbers=True),
        Verb("tile", numbers=True),
        Verb("swap", 1, 1),
        Verb("take", 1, 1),
        Verb("hand-in", HANDED_IN, HANDED_IN),
        Verb("sail", words=PAWNS),
        Verb("piet", words=COLOURS),
        Verb("favour", words=SEAT_LETTERS),
        Verb("give", 1, 1),
        Verb("pass"),
    ),
)
