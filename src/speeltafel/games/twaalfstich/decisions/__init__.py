"""What the seat on turn decides, in the order of the phases."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.notation import Notation, Verb
from speeltafel.games.twaalfstich.cards import COLOURS, COUNTS, NAMES
from speeltafel.games.twaalfstich.decisions.drawn import Drawn
from speeltafel.games.twaalfstich.decisions.sign import Sign
from speeltafel.games.twaalfstich.decisions.turn import Turn
from speeltafel.games.twaalfstich.state import Twaalfstich

DECISIONS: Final[list[OnTurn[Twaalfstich]]] = [Turn(), Drawn(), Sign()]

NOTATION: Final = Notation(
    NAMES,
    tuple(COUNTS),
    (
        Verb("play", 1, 1),
        Verb("draw"),
        Verb("keep"),
        Verb("sign", words=COLOURS),
        Verb("pass"),  # 12-AMB-29: never a move, but people try it and deserve the reason
    ),
)
