"""The expansions (BS-UIT-00), in the order of the rulebook.

As far as they are in play, they are asked at the points that `rules_expansion` names.
"""

from typing import Final

from speeltafel.games.bootopstoom.expansions.kalender import KrappeKalender
from speeltafel.games.bootopstoom.expansions.pakjes import PrachtigePakjes
from speeltafel.games.bootopstoom.expansions.pietjes import RebelsePietjes
from speeltafel.games.bootopstoom.expansions.plekken import PepernootPlekken
from speeltafel.games.bootopstoom.rules_expansion import Expansion
from speeltafel.games.bootopstoom.state import BootOpStoom

EXPANSIONS: Final[list[Expansion[BootOpStoom]]] = [
    KrappeKalender("krappeKalender"),
    PrachtigePakjes("prachtigePakjes"),
    PepernootPlekken("pepernootPlekken"),
    RebelsePietjes("rebelsePietjes"),
]
