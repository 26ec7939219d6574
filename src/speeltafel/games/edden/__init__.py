"""Edden: swap your cards for lower ones and call at the right moment, for 3 to 10 players."""

from pathlib import Path

from speeltafel.engine.game import ACTOR, ALL, Game
from speeltafel.games.edden.beliefs import Memory
from speeltafel.games.edden.heuristics import heuristic, opinions
from speeltafel.games.edden.options import OPTIONS, counts
from speeltafel.games.edden.prospects import prospects
from speeltafel.games.edden.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.edden.rules import NOTATION, Edden
from speeltafel.games.edden.table import FACES, table

GAME = Game(
    id="edden",
    version="2",
    seats=range(3, 11),
    seats_rule="ED-GEN-01",
    options=OPTIONS,
    notation=NOTATION,
    counts=counts,
    state=Edden,
    rulebook=RULEBOOK,
    physical=PHYSICAL,
    releases={
        "hand": ACTOR,
        "drew": ACTOR,
        "reveal": ALL,
        # what follows from the hands shown
        "scored": ALL,
        "birthday": ALL,
        "swap69-down": ALL,
        "swap69-up": ALL,
        "four-cards": ALL,
        "out": ALL,
        "won": ALL,
        "no-winner": ALL,
        "dealt": ALL,
    },
    faces=FACES,
    table=table,
    heuristic=heuristic,
    opinions=opinions,
    prospects=prospects,
    horizon=15,  # two laps of four players
    searched=True,
    beliefs=Memory,
    folder=Path(__file__).parent,
    lowest_wins=True,
    caps=frozenset({"ED-AMB-34"}),
)
