"""Pesten with combinations: empty your hand, with a number of your own, for 2 to 8 players."""

from pathlib import Path

from speeltafel.engine.game import ACTOR, ALL, Game
from speeltafel.games.pesten.beliefs import Memory
from speeltafel.games.pesten.heuristics import heuristic, opinions
from speeltafel.games.pesten.options import OPTIONS, counts
from speeltafel.games.pesten.prospects import prospects
from speeltafel.games.pesten.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.pesten.rules import NOTATION, Pesten
from speeltafel.games.pesten.study import STUDY
from speeltafel.games.pesten.table import FACES, table

GAME = Game(
    id="pesten",
    version="3",
    seats=range(2, 9),
    seats_rule="PE-MAT-03",
    options=OPTIONS,
    notation=NOTATION,
    counts=counts,
    state=Pesten,
    rulebook=RULEBOOK,
    physical=PHYSICAL,
    releases={
        "hand": ACTOR,
        "drew": ACTOR,
        "received": ACTOR,
        # chance
        "die": ALL,
        "reshuffled": ALL,
        # how secret answers turned out
        "challenged": ALL,
        "caught": ALL,
        "wrong": ALL,
        "jumped": ALL,
        "no-jump": ALL,
        "rivals": ALL,
        "accepts": ALL,
        "declines": ALL,
        "stands": ALL,
        "given": ALL,
        "gives-no-more": ALL,
        "put-away": ALL,
        "pest-finish": ALL,
        "won": ALL,
    },
    faces=FACES,
    table=table,
    heuristic=heuristic,
    opinions=opinions,
    prospects=prospects,
    horizon=30,
    beliefs=Memory,
    searched=True,
    folder=Path(__file__).parent,
    study=STUDY,
    lowest_wins=True,
    in_rounds=False,
    caps=frozenset({"PE-AMB-56"}),
)
