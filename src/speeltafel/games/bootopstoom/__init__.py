"""Boot op Stoom: sail Sint's boat together without a word about cards, for 2 to 8 players."""

from pathlib import Path

from speeltafel.engine.game import ACTOR, ALL, Game
from speeltafel.games.bootopstoom.beliefs import RECALLED, Memory
from speeltafel.games.bootopstoom.heuristics import heuristic, opinions
from speeltafel.games.bootopstoom.options import OPTIONS, counts
from speeltafel.games.bootopstoom.prospects import prospects
from speeltafel.games.bootopstoom.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.bootopstoom.rules_kalender import BootOpStoom
from speeltafel.games.bootopstoom.rules_moves import NOTATION
from speeltafel.games.bootopstoom.study import STUDY
from speeltafel.games.bootopstoom.table import FACES, table

GAME = Game(
    id="boot-op-stoom",
    version="3",
    seats=range(2, 9),
    options=OPTIONS,
    notation=NOTATION,
    counts=counts,
    state=BootOpStoom,
    rulebook=RULEBOOK,
    physical=PHYSICAL,
    releases={
        "drew": ACTOR,
        "top": ALL,
        "revealed": ALL,
        "turned-up": ALL,
        "left": ALL,
        "searched": ACTOR,
        "found-nothing": ALL,
        "took": ACTOR,
        "turned-steam": ALL,
        "exploded": ALL,
        "event": ALL,
        "foretold": ALL,
        "benched": ALL,
        "spared": ALL,
        "gifts": ALL,  # that everybody has answered
        "got": ACTOR,
    },
    faces=FACES,
    table=table,
    heuristic=heuristic,
    opinions=opinions,
    prospects=prospects,
    beliefs=Memory,
    recalled=RECALLED,
    searched=True,
    folder=Path(__file__).parent,
    study=STUDY,
    cooperative=True,  # BS-GOAL-01
)
