"""Everything that happens at a table of 12er Stich and is told."""

from typing import Final

from speeltafel.engine.events import ACTOR, ALL, Kind

TARGET: Final = ("12-TARGET-01", "12-END-01")
DEAL: Final = ("12-DEAL-01", "12-DEAL-02", "12-DEAL-03")
SUM: Final = ("12-SUM-01", "12-SUM-03")
NO_CARD: Final = ("12-MUST-01", "12-DRAW-01", "12-AMB-01", "12-AMB-03")
PASSING: Final = (*NO_CARD, "12-AMB-11", "12-AMB-12", "12-AMB-29")
SCORE: Final = ("12-SCORE-03",)

ROLLED: Final = Kind("rolled", TARGET)
TARGET_SET: Final = Kind("target", TARGET)
DEALT: Final = Kind("dealt", DEAL)
HAND: Final = Kind("hand", DEAL, cards=ACTOR, makes_known=ACTOR)
LED: Final = Kind("led", SUM)
PLAYED: Final = Kind("played", SUM)
TRICK: Final = Kind("trick", ("12-TRICK-01", "12-AMB-07"))
DREW: Final = Kind(
    "drew", ("12-DRAW-01", "12-DRAW-02", "12-AMB-21"), cards=ACTOR, makes_known=ACTOR
)
KEPT: Final = Kind("kept", ("12-PASS-01",), makes_known=ALL)
PASSED: Final = Kind("passed", PASSING, makes_known=ALL)
SIGN: Final = Kind("sign", ("12-PROF-01",))
ROUND_OUT: Final = Kind("round-out", SCORE)
ROUND_STUCK: Final = Kind("round-stuck", SCORE)
LEFT: Final = Kind("left", SCORE, makes_known=ALL)
SCORED: Final = Kind("scored", SCORE)
WON: Final = Kind("won", SCORE)
