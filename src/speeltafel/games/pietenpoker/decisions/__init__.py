"""What players decide: on turn by the phase, and asked by the kind of question."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.questions import Asked
from speeltafel.games.pietenpoker.cards import COPIES, NAMES
from speeltafel.games.pietenpoker.decisions.add import Add
from speeltafel.games.pietenpoker.decisions.bid import Bid
from speeltafel.games.pietenpoker.decisions.big_blind import BigBlind
from speeltafel.games.pietenpoker.decisions.big_sint import BigSint
from speeltafel.games.pietenpoker.decisions.bril import Bril
from speeltafel.games.pietenpoker.decisions.crime import Crime
from speeltafel.games.pietenpoker.decisions.cross import Cross
from speeltafel.games.pietenpoker.decisions.discard import Discard
from speeltafel.games.pietenpoker.decisions.give import Give
from speeltafel.games.pietenpoker.decisions.keep import Keep
from speeltafel.games.pietenpoker.decisions.limit import Limit
from speeltafel.games.pietenpoker.decisions.money import Money
from speeltafel.games.pietenpoker.decisions.order import Ordering
from speeltafel.games.pietenpoker.decisions.small_blind import SmallBlind
from speeltafel.games.pietenpoker.decisions.staf import Staf
from speeltafel.games.pietenpoker.decisions.surprise import Surprise
from speeltafel.games.pietenpoker.decisions.take import Take
from speeltafel.games.pietenpoker.decisions.value import BlindValue, Value
from speeltafel.games.pietenpoker.state import Pietenpoker

DECISIONS: Final[list[OnTurn[Pietenpoker]]] = [Bid(), SmallBlind(), BigBlind()]

QUESTIONS: Final[dict[str, Asked[Pietenpoker]]] = {
    "discard": Discard(),
    "big": BigSint(),
    "limit": Limit(),
    "value": Value(),
    "blind-value": BlindValue(),
    "order": Ordering(),
    "money": Money(),
    "add": Add(),
    "give": Give(),
    "take": Take(),
    "crime": Crime(),
    "bril": Bril(),
    "staf": Staf(),
    "cross": Cross(),
    "keep": Keep(),
    "surprise": Surprise(),
}

SEATS: Final = ("a", "b", "c", "d", "e", "f", "g", "h", "i")
MORE: Final = ("bid", "hand")
SINTS: Final = ("small", "big")

NOTATION: Final = Notation(
    NAMES,
    COPIES,
    (
        Verb("lay", 0, 1),
        Verb("go"),
        Verb("stop"),
        Verb("back", 1, 1),
        Verb("hide", 1, 1),
        Verb("blind", 1, 1),
        Verb("pass"),
        Verb("discard", 1, 1),
        Verb("limit", numbers=True),
        Verb("value", numbers=True),
        Verb("first", 1, 1),
        Verb("more", words=MORE),
        Verb("add"),
        Verb("skip"),
        Verb("pick", words=SEATS),
        Verb("give", 1, 1),
        Verb("take", 1, 1),
        Verb("become", words=SINTS),
        Verb("cross", 0, 1),
        Verb("keep"),
        Verb("throw"),
        Verb("choose", numbers=True),
        Verb("done"),
    ),
)
