"""Pietenpoker: bid your cards, stop in time, win with the Pakjeskamer; for 3 to 9 players."""

from pathlib import Path

from speeltafel.engine.events import kinds_of
from speeltafel.engine.game import Game
from speeltafel.engine.setup import Course
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.components import BOX
from speeltafel.games.pietenpoker.decisions import DECISIONS, NOTATION, QUESTIONS
from speeltafel.games.pietenpoker.decor import DECOR
from speeltafel.games.pietenpoker.expansions.surprise import next_game
from speeltafel.games.pietenpoker.house import MOST_PLAYERS
from speeltafel.games.pietenpoker.invariants import broken_invariants, broken_since
from speeltafel.games.pietenpoker.moments import moment
from speeltafel.games.pietenpoker.options import OPTIONS, counts
from speeltafel.games.pietenpoker.pad import PAD
from speeltafel.games.pietenpoker.players.heuristics import heuristic
from speeltafel.games.pietenpoker.players.reasons import reason
from speeltafel.games.pietenpoker.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.pietenpoker.rules import begin
from speeltafel.games.pietenpoker.rules_placing import placed
from speeltafel.games.pietenpoker.rules_scoring import outcome
from speeltafel.games.pietenpoker.state import Pietenpoker
from speeltafel.games.pietenpoker.study import STUDY
from speeltafel.games.pietenpoker.view import FACES, view

GAME = Game(
    id="pietenpoker",
    version="4",
    seats=range(3, MOST_PLAYERS + 1),
    seats_rule="PP-AMB-72",
    unofficial={2: "twoPlayers"},
    options=OPTIONS,
    notation=NOTATION,
    counts=counts,
    state=Pietenpoker,
    rulebook=RULEBOOK,
    physical=PHYSICAL,
    course=Course(
        turn_rule="PP-BID-01",
        decisions=DECISIONS,
        questions=QUESTIONS,
        begin=begin,
        outcome=outcome,
        placed=placed,
        broken_invariants=broken_invariants,
        broken_since=broken_since,
    ),
    events=kinds_of(events),
    faces=FACES,
    box=BOX,
    pad=PAD,
    table_view=view,
    moment=moment,
    heuristic=heuristic,
    reason=reason,
    searched=True,
    folder=Path(__file__).parent,
    decor=DECOR,
    study=STUDY,
    caps=frozenset({"PP-AMB-54"}),
    carry=next_game,
)
