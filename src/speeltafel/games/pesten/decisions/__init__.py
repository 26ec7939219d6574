"""What the seat on turn decides, in the order of the phases, and what those who are asked do."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.questions import Asked
from speeltafel.games.pesten.cards import COPIES, NAMES, SUITS
from speeltafel.games.pesten.decisions.act import Act
from speeltafel.games.pesten.decisions.away import Away
from speeltafel.games.pesten.decisions.combination import MOST_IN_COMBO
from speeltafel.games.pesten.decisions.drawn import Drawn
from speeltafel.games.pesten.decisions.give import Give, More
from speeltafel.games.pesten.decisions.suit import SuitChoice
from speeltafel.games.pesten.decisions.to import ADDRESSEES, To
from speeltafel.games.pesten.decisions.top import Top
from speeltafel.games.pesten.decisions.trade import Trade
from speeltafel.games.pesten.decisions.want import Want
from speeltafel.games.pesten.decisions.window import Reacting
from speeltafel.games.pesten.state import Pesten

DECISIONS: Final[list[OnTurn[Pesten]]] = [Act(), Drawn(), Top(), SuitChoice(), Want(), To()]
QUESTIONS: Final[dict[str, Asked[Pesten]]] = {
    "window": Reacting(),
    "trade": Trade(),
    "give": Give(),
    "more": More(),
    "away": Away(),
}

NOTATION: Final = Notation(
    NAMES,
    COPIES,
    (
        Verb("play", 1, 1),
        # two cards are never a combination, but people try it and deserve the reason
        Verb("combo", 2, MOST_IN_COMBO),
        Verb("begin", 1, 1),
        Verb("top", 1, 1),
        Verb("draw"),
        Verb("end"),
        Verb("take"),
        Verb("roll"),
        Verb("suit", words=SUITS),
        Verb("offer", 1, 1),
        Verb("want", 1, 1),
        Verb("to", words=ADDRESSEES),
        Verb("withdraw"),
        Verb("accept"),
        Verb("decline"),
        Verb("jump"),
        Verb("challenge"),
        Verb("ok"),
        Verb("give", 1, 1),
        Verb("enough"),
        Verb("away", 1, 1),
    ),
)
