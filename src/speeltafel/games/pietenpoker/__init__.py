"""Pietenpoker: bid your cards, stop in time, win with the Pakjeskamer; for 3 to 9 players."""

from pathlib import Path

from speeltafel.engine.game import ACTOR, ALL, PAIR, Game
from speeltafel.games.pietenpoker.heuristics import heuristic
from speeltafel.games.pietenpoker.options import OPTIONS, counts
from speeltafel.games.pietenpoker.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.pietenpoker.rules import Pietenpoker
from speeltafel.games.pietenpoker.rules_state import MOST_PLAYERS, NOTATION
from speeltafel.games.pietenpoker.rules_surprise import next_game
from speeltafel.games.pietenpoker.study import STUDY
from speeltafel.games.pietenpoker.table import FACES, table

GAME = Game(
    id="pietenpoker",
    version="4",
    seats=range(3, MOST_PLAYERS + 1),
    seats_rule="PP-AMB-72",
    options=OPTIONS,
    notation=NOTATION,
    counts=counts,
    state=Pietenpoker,
    rulebook=RULEBOOK,
    physical=PHYSICAL,
    releases={
        "hand": ACTOR,
        "drew": ACTOR,
        "peeked": ACTOR,
        "stole": PAIR,
        # cards that come from where nobody sees them
        "took-own": ALL,
        "revealed": ALL,
        "enlarged": ALL,
        "laid": ALL,
        "spent": ALL,
        "added": ALL,
        "offered": ALL,
        "uncovered": ALL,
        # what a rule makes a player say
        "cannot-follow": ALL,
        "over": ALL,
        # secret choices, and hands that are shown
        "discarded": ALL,
        "crossed": ALL,
        "kept": ALL,
        "threw": ALL,
        "reveal": ALL,
        "surprise": ALL,
        "score": ALL,
    },
    faces=FACES,
    table=table,
    heuristic=heuristic,
    searched=True,
    folder=Path(__file__).parent,
    unofficial={2: "twoPlayers"},
    study=STUDY,
    caps=frozenset({"PP-AMB-54"}),
    carry=next_game,
)
