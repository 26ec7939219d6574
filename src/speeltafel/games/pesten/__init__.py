"""Pesten with combinations: empty your hand, with a number of your own, for 2 to 8 players."""

from pathlib import Path

from speeltafel.engine.events import kinds_of
from speeltafel.engine.game import Game
from speeltafel.engine.setup import Course
from speeltafel.games.pesten import events
from speeltafel.games.pesten.components import BOX
from speeltafel.games.pesten.decisions import DECISIONS, NOTATION, QUESTIONS
from speeltafel.games.pesten.decisions.window import late_refusal
from speeltafel.games.pesten.decor import DECOR
from speeltafel.games.pesten.invariants import broken_invariants, broken_since
from speeltafel.games.pesten.moments import moment
from speeltafel.games.pesten.options import OPTIONS, counts
from speeltafel.games.pesten.pad import PAD
from speeltafel.games.pesten.players.beliefs import Memory
from speeltafel.games.pesten.players.heuristics import heuristic, opinions
from speeltafel.games.pesten.players.prospects import prospects
from speeltafel.games.pesten.players.reasons import reason
from speeltafel.games.pesten.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.pesten.rules import begin, outcome, placed
from speeltafel.games.pesten.state import Pesten
from speeltafel.games.pesten.study import STUDY
from speeltafel.games.pesten.view import FACES, view

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
    course=Course(
        turn_rule="PE-PLAY-03",
        decisions=DECISIONS,
        questions=QUESTIONS,
        begin=begin,
        outcome=outcome,
        late_refusal=late_refusal,
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
    opinions=opinions,
    prospects=prospects,
    horizon=30,
    beliefs=Memory,
    searched=True,
    folder=Path(__file__).parent,
    decor=DECOR,
    study=STUDY,
    lowest_wins=True,
    in_rounds=False,
    caps=frozenset({"PE-AMB-56"}),
)
