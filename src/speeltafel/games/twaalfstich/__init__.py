"""12er Stich: a quick game of sums and tricks, for 3 to 6 players."""

from pathlib import Path

from speeltafel.engine.events import kinds_of
from speeltafel.engine.game import Game
from speeltafel.engine.setup import Course
from speeltafel.games.twaalfstich import events
from speeltafel.games.twaalfstich.components import BOX
from speeltafel.games.twaalfstich.decisions import DECISIONS, NOTATION
from speeltafel.games.twaalfstich.decor import DECOR
from speeltafel.games.twaalfstich.invariants import broken_invariants, broken_since
from speeltafel.games.twaalfstich.moments import moment
from speeltafel.games.twaalfstich.options import OPTIONS
from speeltafel.games.twaalfstich.pad import PAD
from speeltafel.games.twaalfstich.players.beliefs import Memory
from speeltafel.games.twaalfstich.players.heuristics import heuristic, opinions
from speeltafel.games.twaalfstich.players.prospects import prospects
from speeltafel.games.twaalfstich.players.reasons import reason
from speeltafel.games.twaalfstich.rulebook import PHYSICAL, RULEBOOK
from speeltafel.games.twaalfstich.rules import begin, leave, outcome, placed
from speeltafel.games.twaalfstich.state import Twaalfstich
from speeltafel.games.twaalfstich.view import FACES, view

GAME = Game(
    id="twaalfstich",
    version="1",
    seats=range(3, 7),
    seats_rule="12-AMB-20",
    unofficial={2: "unofficialPlayerCount", 7: "unofficialPlayerCount"},
    options=OPTIONS,
    notation=NOTATION,
    state=Twaalfstich,
    rulebook=RULEBOOK,
    physical=PHYSICAL,
    course=Course(
        turn_rule="12-TURN-01",
        decisions=DECISIONS,
        begin=begin,
        outcome=outcome,
        leave=leave,
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
    searched=True,
    beliefs=Memory,
    folder=Path(__file__).parent,
    decor=DECOR,
    caps=frozenset({"12-AMB-25"}),
)
