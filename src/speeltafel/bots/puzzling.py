"""Finding puzzles: bots play, and a search looks for decisions with one move that is clearly best.

It is clearly best if it is clearly better than every other move that is worth trying, in the sense
in which a coach speaks of a mistake. Everything follows from a seed and a number of worlds.
"""

import math
from collections.abc import Iterator

from speeltafel.bots import Stories, search_of
from speeltafel.bots.coaching import CLEAR, SURE, differences
from speeltafel.bots.search import Budget, Search
from speeltafel.engine.advice import luck_of
from speeltafel.engine.chance import fast
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.positions import LETTERS
from speeltafel.engine.puzzle import Puzzle
from speeltafel.engine.state import State
from speeltafel.engine.story import Story

WORLDS = 120
FEW = 24
"""In so few worlds most decisions show that nothing is clearly best."""
FEWEST_MOVES = 3
"""With fewer moves there is not much to find."""
LINES = 40
PARTS = 5
"""So many lines of a game are looked at: of each deal another part."""
PLAYERS = 4


def puzzles_from(game: Game, seed: int) -> Iterator[Puzzle]:
    """At most one puzzle of each deal from this seed on, without end."""
    while True:
        found = puzzle_in(game, seed)
        if found is not None:
            yield found
        seed += 1


def puzzle_in(game: Game, seed: int) -> Puzzle | None:
    """The first puzzle in a game that rule-of-thumb players play."""
    players = min(game.seats[-1], max(game.seats[0], PLAYERS))
    state = game.deal(players, seed)
    stories = Stories(range(players), game.recalled)
    stories.note(state, state.take_events())
    lines: list[str] = []
    chance = fast(seed)
    first = LINES * (seed % PARTS)
    while state.to_act() and len(lines) < first + LINES:
        seat = state.to_act()[0]
        story = stories.of(seat)
        assert story is not None
        found = clearly_best(game, state, seat, story) if len(lines) >= first else None
        if found is not None:
            name = f"{seed}-{len(lines)}"
            return Puzzle(name, players, seed, tuple(lines), seat, *found)
        move = game.heuristic(state.seen_by(seat), seat, chance)
        lines.append(f"{LETTERS[seat]}: {state.write(move)}")
        state.submit(seat, move)
        stories.note(state, state.take_events())
    return None


def clearly_best(game: Game, state: State, seat: int, story: Story) -> tuple[str, int] | None:
    """The move that is clearly better than every other, and by how many matches in a hundred."""
    seen = state.seen_by(seat)
    if len(seen.legal_moves(seat)) < FEWEST_MOVES or state.window_seconds():
        return None
    search = search_of(game, seen, seat, luck_of(seen), story)
    best = search.best(Budget(worlds=FEW))
    others = [trial.move for trial in search.trials(seen, search.rule) if trial.move != best]
    if not others or any(gain_over(search, best, other, FEW) < CLEAR for other in others):
        return None
    least = min([gain_over(search, best, other, WORLDS) for other in others])
    return (seen.write(best), round(100 * least)) if least >= CLEAR else None


def gain_over(search: Search, best: Move, other: Move, worlds: int) -> float:
    """How much more often one move wins than another; nothing as long as that is in doubt."""
    gains = differences(search, best, other, Budget(worlds=worlds))
    gain = sum(gains) / worlds
    spread = math.sqrt(sum([(one - gain) ** 2 for one in gains]) / (worlds - 1))
    doubt = SURE * spread / math.sqrt(worlds)
    return gain if worlds < WORLDS or gain >= doubt else 0.0
