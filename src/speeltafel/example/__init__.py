"""Voorbeeld: lay high, in secret. The game that `speeltafel new-game` begins with."""

from pathlib import Path

from speeltafel.engine.events import kinds_of
from speeltafel.engine.game import Game
from speeltafel.engine.setup import Course
from speeltafel.example import events
from speeltafel.example.decisions import DECISIONS, NOTATION, QUESTIONS
from speeltafel.example.invariants import broken_invariants
from speeltafel.example.options import OPTIONS
from speeltafel.example.players.heuristics import heuristic
from speeltafel.example.players.reasons import reason
from speeltafel.example.rulebook import RULEBOOK
from speeltafel.example.rules import begin, outcome
from speeltafel.example.state import Voorbeeld
from speeltafel.example.view import FACES, view

GAME = Game(
    id="voorbeeld",
    version="1",
    seats=range(2, 5),
    options=OPTIONS,
    notation=NOTATION,
    state=Voorbeeld,
    rulebook=RULEBOOK,
    course=Course(
        turn_rule="VB-LEAD-01",
        decisions=DECISIONS,
        questions=QUESTIONS,
        begin=begin,
        outcome=outcome,
        broken_invariants=broken_invariants,
    ),
    events=kinds_of(events),
    faces=FACES,
    table_view=view,
    heuristic=heuristic,
    reason=reason,
    in_rounds=False,
    folder=Path(__file__).parent,
)
