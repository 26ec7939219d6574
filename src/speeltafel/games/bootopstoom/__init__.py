"""Boot op Stoom: sail Sint's boat together without a word about cards, for 2 to 8 players."""

from pathlib import Path

from speeltafel.engine.events import kinds_of
from speeltafel.engine.game import Game
from speeltafel.engine.setup import Course
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.components import BOX
from speeltafel.games.bootopstoom.decisions import DECISIONS, NOTATION, QUESTIONS
from speeltafel.games.bootopstoom.decor import DECOR
from speeltafel.games.bootopstoom.expansions import EXPANSIONS
from speeltafel.games.bootopstoom.invariants import broken_invariants, broken_since
from speeltafel.games.bootopstoom.moments import moment
from speeltafel.games.bootopstoom.options import OPTIONS, counts
from speeltafel.games.bootopstoom.pad import PAD
from speeltafel.games.bootopstoom.players.beliefs import RECALLED, Memory
from speeltafel.games.bootopstoom.players.heuristics import heuristic, opinions
from speeltafel.games.bootopstoom.players.prospects import prospects
from speeltafel.games.bootopstoom.players.reasons import reason
from speeltafel.games.bootopstoom.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.bootopstoom.rules import begin, placed
from speeltafel.games.bootopstoom.rules_leaving import give_up, late_refusal, leave
from speeltafel.games.bootopstoom.rules_table import outcome
from speeltafel.games.bootopstoom.state import BootOpStoom
from speeltafel.games.bootopstoom.study import STUDY
from speeltafel.games.bootopstoom.view import FACES, view

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
    course=Course(
        turn_rule="BS-EXE-03",
        decisions=DECISIONS,
        questions=QUESTIONS,
        expansions=EXPANSIONS,
        begin=begin,
        outcome=outcome,
        leave=leave,
        give_up=give_up,
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
    beliefs=Memory,
    recalled=RECALLED,
    searched=True,
    folder=Path(__file__).parent,
    decor=DECOR,
    study=STUDY,
    cooperative=True,  # BS-GOAL-01
)
