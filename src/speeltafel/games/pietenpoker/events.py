"""Everything that happens at a table of Pietenpoker and is told."""

from typing import Final

from speeltafel.engine.events import ACTOR, ALL, PAIR, Kind

DEAL: Final = ("PP-DEAL-01", "PP-DEAL-02", "PP-DEAL-04")
NO_WINNER: Final = ("PP-SCO-05", "PP-AMB-14", "PP-AMB-35")
MONEY_ADDS: Final = ("PP-GELD-02", "PP-AMB-20", "PP-AMB-47", "PP-AMB-64", "PP-AMB-78")
CANNOT: Final = ("PP-OVER-01", "PP-HAND-03", "PP-AMB-15", "PP-AMB-63", "PP-AMB-75", "PP-AMB-77")
ACTION: Final = ("PP-ACT-01",)

# The deal and the room.
DEALT: Final = Kind("dealt", DEAL)
TOOK_OWN: Final = Kind("took-own", ("PP-DEAL-01",), makes_known=ALL)
HAND: Final = Kind("hand", ("PP-DEAL-02",), cards=ACTOR, makes_known=ACTOR)
REVEALED: Final = Kind("revealed", ("PP-REV-01", "PP-REV-02", "PP-AMB-40"), makes_known=ALL)

# Bidding.
WENT: Final = Kind("went", ("PP-AMB-70",))
BLIND: Final = Kind("blind", ("PP-AMB-70",), needs="wieKent")
PASSED: Final = Kind("passed", ("PP-AMB-36",), needs="wieKent")
STOPPED: Final = Kind("stopped", ("PP-BID-03", "PP-AMB-83"))
ALL_IN: Final = Kind("all-in", ("PP-BID-07",))
OVER: Final = Kind("over", ("PP-OVER-01",), makes_known=ALL, needs="overschatting")
CANNOT_FOLLOW: Final = Kind(
    "cannot-follow", CANNOT, makes_known=ALL, needs="overschatting|actiepiet"
)
LAID: Final = Kind("laid", ("PP-BID-06", "PP-BID-08"), makes_known=ALL)
HID: Final = Kind("hid", ("PP-PREC-06",), cards=ACTOR, needs="precies")
TOOK_BACK: Final = Kind("took-back", ("PP-AMB-66", "PP-AMB-80"), needs="inwissel")
SPENT: Final = Kind("spent", ("PP-AMB-80",), makes_known=ALL, needs="inwissel")
EXCHANGED: Final = Kind("exchanged", ("PP-AMB-57",), needs="inwissel")

# What cards do.
VALUED: Final = Kind("valued", ("PP-AMB-22",), needs="actiepiet")
MORE_BID: Final = Kind("more-bid", ("PP-GELD-01",), needs="biedregel")
MORE_HAND: Final = Kind("more-hand", ("PP-GELD-01",), needs="biedregel")
ADDED: Final = Kind("added", MONEY_ADDS, makes_known=ALL, needs="biedregel")
SKIPPED: Final = Kind("skipped", ("PP-GELD-02",), needs="biedregel")
DREW: Final = Kind("drew", ("PP-GELD-03",), cards=ACTOR, makes_known=ACTOR, needs="biedregel")
STOLE: Final = Kind("stole", ("PP-AMB-27",), cards=PAIR, makes_known=PAIR, needs="actiepiet")
PEEKED: Final = Kind("peeked", ACTION, cards=ACTOR, makes_known=ACTOR, needs="actiepiet")
OFFERED: Final = Kind("offered", ACTION, makes_known=ALL, needs="actiepiet")
SWAPPED: Final = Kind("swapped", ACTION, needs="actiepiet")
ENLARGED: Final = Kind("enlarged", ("PP-AMB-29", "PP-AMB-82"), makes_known=ALL, needs="actiepiet")
SINT: Final = Kind("sint", ("PP-AMB-37",), needs="wieKent|firstStopSint|actiepiet")
BIG_SINT: Final = Kind("big-sint", ("PP-AMB-37", "PP-AMB-55"), needs="wieKent")
LIMIT: Final = Kind("limit", ("PP-HAND-01",), needs="handregel")
DISCARDED: Final = Kind(
    "discarded",
    ("PP-AMB-39",),
    cards=ACTOR,
    makes_known=ALL,
    needs="biedregel|inwissel|handregel|actiepiet",
)

# Scoring.
REVEAL: Final = Kind("reveal", ("PP-SCO-01",), makes_known=ALL)
UNCOVERED: Final = Kind("uncovered", ("PP-AMB-74",), makes_known=ALL, needs="openScores")
CROSSED: Final = Kind("crossed", ("PP-PREC-04",), makes_known=ALL, needs="precies")
COMBO_NUMBER: Final = Kind("combo-number", ("PP-SCO-02",))
COMBO_STREET: Final = Kind("combo-street", ("PP-PREC-03",), needs="precies")
COMBO_COLOUR: Final = Kind("combo-colour", ("PP-SCO-02",))
COMBO_CHIHUAHUA: Final = Kind("combo-chihuahua", ("PP-SCO-01",), needs="actiepiet")
COMBO_NONE: Final = Kind("combo-none", ("PP-SCO-01",))
WON_SIZE: Final = Kind("won-size", ("PP-SCO-03",))
WON_KIND: Final = Kind("won-kind", ("PP-SCO-03",))
WON_STRENGTH: Final = Kind("won-strength", ("PP-SCO-03",))
WON_CHIHUAHUA: Final = Kind("won-chihuahua", ("PP-SCO-03",), needs="actiepiet")
WON_REMISE: Final = Kind("won-remise", ("PP-REMISE-01", "PP-AMB-38"), needs="remise")
WON_PROFITEER: Final = Kind("won-profiteer", NO_WINNER)
WON_ALONE: Final = Kind("won-alone", ("PP-BID-04", "PP-AMB-09"))
TIED: Final = Kind("tied", NO_WINNER)
KEPT: Final = Kind("kept", ("PP-HAND-02",), makes_known=ALL, needs="handregel")
THREW: Final = Kind("threw", ("PP-HAND-02",), makes_known=ALL, needs="handregel")

# The surprise evening, and the end of the game.
SURPRISE: Final = Kind("surprise", ("PP-AMB-73",), makes_known=ALL, needs="surprise")
CHOSE: Final = Kind("chose", ("PP-AMB-73",), needs="surprise")
REWARD: Final = Kind("reward", ("PP-SUR-04",), needs="surprise")
SCORE: Final = Kind("score", ("PP-GOAL-02",), makes_known=ALL)
WON: Final = Kind("won", ("PP-GOAL-02",))

# Action cards that take effect.
STAF: Final = Kind("staf", ACTION, needs="actiepiet")
HOOFD: Final = Kind("hoofd", ACTION, needs="actiepiet")
INDI: Final = Kind("indi", ACTION, needs="actiepiet")
HARDLOOP: Final = Kind("hardloop", ACTION, needs="actiepiet")
REKEN: Final = Kind("reken", ACTION, needs="actiepiet")
KLEUR: Final = Kind("kleur", ACTION, needs="actiepiet")
OMDENK: Final = Kind("omdenk", ACTION, needs="actiepiet")
CRIME: Final = Kind("crime", ACTION, needs="actiepiet")
BRIL: Final = Kind("bril", ACTION, needs="actiepiet")
POKER: Final = Kind("poker", ACTION, needs="actiepiet")
ACHTBAAN: Final = Kind("achtbaan", ACTION, needs="actiepiet")
COMPETITIEF: Final = Kind("competitief", ACTION, needs="actiepiet")
VERLIEFD: Final = Kind("verliefd", ACTION, needs="actiepiet")
CELEBRI: Final = Kind("celebri", ACTION, needs="actiepiet")
CHIHUAHUA: Final = Kind("chihuahua", ACTION, needs="actiepiet")
