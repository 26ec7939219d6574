"""Everything that happens and is told: its rules, who sees its cards, who learns by it."""

from typing import Final

from speeltafel.engine.events import ACTOR, ALL, Kind

HAND: Final = Kind("hand", ("VB-DEAL-01",), cards=ACTOR)
LED: Final = Kind("led", ("VB-LEAD-01",))
ANSWERED: Final = Kind("answered", ("VB-ANSWER-01",), makes_known=ALL)
TRICK: Final = Kind("trick", ("VB-TRICK-01",))
