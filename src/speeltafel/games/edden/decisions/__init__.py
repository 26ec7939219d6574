"""What the seat on turn decides, in the order of the phases; when hands are shown, nothing."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.notation import Notation, Verb
from speeltafel.games.edden.cards import COPIES, NAMES
from speeltafel.games.edden.decisions.discard import Discard
from speeltafel.games.edden.decisions.take import Take
from speeltafel.games.edden.state import HAND_SIZE, Edden

DECISIONS: Final[list[OnTurn[Edden]]] = [Discard(), Take()]

NOTATION: Final = Notation(
    NAMES,
    COPIES,
    (
        Verb("call"),
        # five at once is never a move, but people try it and deserve the reason
        Verb("discard", 1, HAND_SIZE),
        Verb("draw"),
        Verb("take", 1, 1),
        Verb("pass"),
    ),
)
