"""Everything that happens at a table of Edden and is told."""

from typing import Final

from speeltafel.engine.events import ACTOR, ALL, Kind

DEAL: Final = ("ED-PREP-01", "ED-PREP-02")
SWAP: Final = ("ED-69-01", "ED-69-02", "ED-AMB-09")
LEAVING: Final = ("ED-AMB-25", "ED-AMB-36", "ED-AMB-38")

DEALT: Final = Kind("dealt", DEAL, makes_known=ALL)
HAND: Final = Kind("hand", DEAL, cards=ACTOR, makes_known=ACTOR)
DISCARDED: Final = Kind("discarded", ("ED-TURN-02",))
EMPTIED: Final = Kind("emptied", ("ED-EMPTY-01", "ED-AMB-07"))
PASSED: Final = Kind("passed", ("ED-AMB-26",))
RESHUFFLED: Final = Kind("reshuffled", ("ED-AMB-12",))
NOTHING_LEFT: Final = Kind("nothing-left", ("ED-AMB-28",))
DREW: Final = Kind("drew", ("ED-DRAW-01",), cards=ACTOR, makes_known=ACTOR)
TOOK: Final = Kind("took", ("ED-DRAW-02", "ED-SET-03"))
CALLED: Final = Kind("called", ("ED-CALL-01",))
CAPPED: Final = Kind("capped", ("ED-AMB-13",))
REVEAL: Final = Kind("reveal", ("ED-AMB-08",), makes_known=ALL)
SCORED: Final = Kind("scored", ("ED-AMB-08",))
# what comes about by a birth year that nobody knew of, or instead of it
BIRTHDAY: Final = Kind(
    "birthday", ("ED-YEAR-01", "ED-AMB-22", "ED-AMB-32"), makes_known=ALL, needs="ruleBirthYear"
)
SWAP69_DOWN: Final = Kind("swap69-down", SWAP, makes_known=ALL, needs="rule69")
SWAP69_UP: Final = Kind("swap69-up", SWAP, makes_known=ALL, needs="rule69")
FOUR_CARDS: Final = Kind("four-cards", ("ED-123-01", "ED-AMB-11"), makes_known=ALL, needs="rule123")
OUT: Final = Kind("out", ("ED-END-01", "ED-AMB-15", "ED-AMB-23"), makes_known=ALL)
LEFT: Final = Kind("left", LEAVING)
WON: Final = Kind("won", ("ED-END-02",), makes_known=ALL)
NO_WINNER: Final = Kind("no-winner", ("ED-END-02",))
