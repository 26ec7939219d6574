"""12er Stich: a quick game of sums and tricks, for 3 to 6 players."""

from pathlib import Path

from speeltafel.engine.game import ACTOR, ALL, Game
from speeltafel.games.twaalfstich.beliefs import Memory
from speeltafel.games.twaalfstich.cards import COUNTS
from speeltafel.games.twaalfstich.heuristics import heuristic, opinions
from speeltafel.games.twaalfstich.options import OPTIONS
from speeltafel.games.twaalfstich.prospects import prospects
from speeltafel.games.twaalfstich.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.twaalfstich.rules import Twaalfstich
from speeltafel.games.twaalfstich.rules_moves import NOTATION
from speeltafel.games.twaalfstich.table import FACES, table

GAME = Game(
    id="twaalfstich",
    version="1",
    seats=range(3, 7),
    seats_rule="12-AMB-20",
    unofficial={2: "unofficialPlayerCount", 7: "unofficialPlayerCount"},
    options=OPTIONS,
    notation=NOTATION,
    counts=lambda _options, _players: COUNTS,
    state=Twaalfstich,
    rulebook=RULEBOOK,
    physical=PHYSICAL,
    releases={
        "hand": ACTOR,
        "drew": ACTOR,
        "kept": ALL,
        "passed": ALL,
        "round-stuck": ALL,
        "left": ALL,
        "scored": ALL,
    },
    faces=FACES,
    table=table,
    heuristic=heuristic,
    opinions=opinions,
    prospects=prospects,
    searched=True,
    beliefs=Memory,
    folder=Path(__file__).parent,
    caps=frozenset({"12-AMB-25"}),
)
