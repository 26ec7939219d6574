"""Edden: swap your cards for lower ones and call at the right moment, for 3 to 10 players."""

from pathlib import Path

from speeltafel.engine.events import kinds_of
from speeltafel.engine.game import Game
from speeltafel.engine.setup import Course
from speeltafel.games.edden import events
from speeltafel.games.edden.components import BOX
from speeltafel.games.edden.decisions import DECISIONS, NOTATION
from speeltafel.games.edden.decor import DECOR
from speeltafel.games.edden.invariants import broken_invariants, broken_since
from speeltafel.games.edden.moments import moment
from speeltafel.games.edden.options import OPTIONS, counts
from speeltafel.games.edden.pad import PAD
from speeltafel.games.edden.players.beliefs import Memory
from speeltafel.games.edden.players.heuristics import heuristic, opinions
from speeltafel.games.edden.players.prospects import prospects
from speeltafel.games.edden.players.reasons import reason
from speeltafel.games.edden.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.edden.rules import begin, keep_in_step, late_refusal, leave, outcome, placed
from speeltafel.games.edden.state import Edden
from speeltafel.games.edden.view import FACES, view

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
    course=Course(
        turn_rule="ED-TURN-01",
        decisions=DECISIONS,
        begin=begin,
        outcome=outcome,
        leave=leave,
        late_refusal=late_refusal,
        keep_in_step=keep_in_step,
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
    horizon=15,  # two laps of four players
    searched=True,
    beliefs=Memory,
    folder=Path(__file__).parent,
    decor=DECOR,
    lowest_wins=True,
    caps=frozenset({"ED-AMB-34"}),
)
