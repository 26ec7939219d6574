"""What players decide: on their turn, by the state's phase; when asked, by the question's kind."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.questions import Asked
from speeltafel.example.cards import COPIES, NAMES
from speeltafel.example.decisions.answer import Answering
from speeltafel.example.decisions.lead import Lead
from speeltafel.example.state import Voorbeeld

DECISIONS: Final[list[OnTurn[Voorbeeld]]] = [Lead()]
QUESTIONS: Final[dict[str, Asked[Voorbeeld]]] = {"answer": Answering()}

NOTATION: Final = Notation(NAMES, (COPIES,) * len(NAMES), (Verb("lay", 1, 1),))
