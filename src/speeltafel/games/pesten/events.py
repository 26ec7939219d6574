"""Everything that happens at a table of Pesten and is told."""

from typing import Final

from speeltafel.engine.events import ACTOR, ALL, Kind

PREPARATION: Final = ("PE-PREP-01", "PE-PREP-02", "PE-AMB-02", "PE-AMB-41", "PE-AMB-65")
SINGLE_CARD: Final = (
    "PE-END-01",
    "PE-CHAIN-01",
    "PE-CHAIN-02",
    "PE-CHAIN-04",
    "PE-CHAIN-05",
    "PE-LAST-01",
    "PE-KING-01",
    "PE-TWO-01",
    "PE-TWO-02",
    "PE-AMB-22",
    "PE-AMB-46",
)
ORDER: Final = ("PE-AMB-57",)
CAUGHT_BLUFF: Final = ("PE-AMB-23", "PE-AMB-48")
NINE: Final = ("PE-NINE-01", "PE-AMB-37")
DICE: Final = ("PE-DRAW-02",)
TRADE: Final = ("PE-TRADE-01",)
ASKING: Final = ("PE-TRADE-03",)
STEPS: Final = ("PE-AMB-68",)

HAND: Final = Kind("hand", PREPARATION, cards=ACTOR, makes_known=ACTOR)
OWN: Final = Kind("own", PREPARATION)
START: Final = Kind("start", PREPARATION)
LAID: Final = Kind("laid", SINGLE_CARD)
# how secret answers turned out
JUMPED: Final = Kind("jumped", SINGLE_CARD, makes_known=ALL, needs="jumpIn")
RIVALS: Final = Kind("rivals", ORDER, makes_known=ALL, needs="jumpIn")
NO_JUMP: Final = Kind("no-jump", CAUGHT_BLUFF, makes_known=ALL, needs="jumpIn")
STANDS: Final = Kind("stands", ORDER, makes_known=ALL, needs="jumpIn|mismatch=challenge")
CHALLENGED: Final = Kind("challenged", CAUGHT_BLUFF, makes_known=ALL, needs="mismatch=challenge")
CAUGHT: Final = Kind("caught", CAUGHT_BLUFF, makes_known=ALL, needs="mismatch=challenge")
WRONG: Final = Kind(
    "wrong", ("PE-AMB-58", "PE-AMB-71"), makes_known=ALL, needs="mismatch=challenge"
)
COMBINATION: Final = Kind("combination", ("PE-COMBO-03",))
TOP: Final = Kind("top", ("PE-AMB-08", "PE-AMB-20"))
NINES: Final = Kind("nines", NINE)
RECEIVED: Final = Kind("received", NINE, cards=ACTOR, makes_known=ACTOR)
# chance
DIE: Final = Kind("die", DICE, makes_known=ALL)
ROLLED: Final = Kind("rolled", DICE)
DREW: Final = Kind("drew", ("PE-PLAY-02", "PE-POT-01", "PE-AMB-55"), cards=ACTOR, makes_known=ACTOR)
RESHUFFLED: Final = Kind("reshuffled", ("PE-POT-02",))
SUIT: Final = Kind("suit", ("PE-JACK-01",))
SKIPPED: Final = Kind("skipped", ("PE-EIGHT-01", "PE-AMB-36", "PE-AMB-43"))
PEST_FINISH: Final = Kind("pest-finish", ("PE-FIN-01", "PE-FIN-02"), makes_known=ALL)
RUN: Final = Kind("run", ("PE-RUN-01", "PE-AMB-30"))
SHORT: Final = Kind("short", ("PE-RUN-02", "PE-AMB-30"))
# a gift is seen by who gives and who gets it; others learn that it was given
GIVEN: Final = Kind("given", STEPS, makes_known=ALL)
GIVES_NO_MORE: Final = Kind("gives-no-more", STEPS, makes_known=ALL)
OFFERED: Final = Kind("offers", TRADE, needs="trade")
WANTED: Final = Kind("wants", TRADE, needs="trade")
ASKS_ALL: Final = Kind("asks-all", ASKING, needs="trade")
ASKS_ONE: Final = Kind("asks-one", ASKING, needs="trade")
WITHDREW: Final = Kind("withdrew", STEPS, needs="trade")
ACCEPTS: Final = Kind("accepts", ORDER, makes_known=ALL, needs="trade")
DECLINES: Final = Kind("declines", ORDER, makes_known=ALL, needs="trade")
TRADED: Final = Kind("trades", TRADE, needs="trade")
OUT: Final = Kind("out", ("PE-OUT-02", "PE-AMB-33"))
HALVES: Final = Kind(
    "halves", ("PE-OUT-03", "PE-AMB-34", "PE-AMB-50", "PE-AMB-68"), needs="elimHalve"
)
PUT_AWAY: Final = Kind("put-away", ("PE-OUT-04",), makes_known=ALL, needs="elimHalve")
CAPPED: Final = Kind("capped", ("PE-AMB-39",))
WON: Final = Kind("won", ("PE-END-01",), makes_known=ALL)
