"""Finding puzzles: a search looks for decisions with one move that is clearly the best.

It looks at scenarios and at games that bots play, by turns, and for something else each time. A
move is clearly best if it is clearly better than every other that is worth trying, in the sense in
which a coach speaks of a mistake. Everything follows from a seed and a number of worlds.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, islice

from speeltafel.bots import Stories, search_of
from speeltafel.bots.coaching import CLEAR, SURE, differences
from speeltafel.bots.search import Budget, Search
from speeltafel.engine.advice import luck_of, why
from speeltafel.engine.chance import fast
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.positions import LETTERS
from speeltafel.engine.puzzle import Puzzle, dealt
from speeltafel.engine.scenario import Scenario, opening, scenarios_of, step
from speeltafel.engine.state import State
from speeltafel.engine.story import Story
from speeltafel.engine.view import attempt

WORLDS = 120
FEW = 24
"""In so few worlds most decisions show that nothing is clearly best."""
FEWEST_MOVES = 3
"""With fewer moves there is not much to find."""
LINES = 40
PARTS = 5
"""So many lines of a game are looked at: of each deal another part."""
PLAYERS = 4
PATIENCE = 12
"""After so many tables without another kind of move the kinds found before are welcome again."""

Looked = Callable[[int], None]
"""Who is told how many tables were looked at."""


@dataclass(frozen=True)
class Decision:
    """Somebody has to decide: after these lines, with what they have seen."""

    start: Scenario
    lines: tuple[str, ...]
    state: State
    seat: int
    story: Story


def puzzles_from(game: Game, seed: int, looked: Looked = lambda _: None) -> Iterator[Puzzle]:
    """At most one puzzle of each table, without end; of different kinds as far as they are found.

    Where the game has a scenario left it is looked at before the next deal.
    """
    kinds: set[str] = set()
    waited = 0
    for number, table in enumerate(tables(game, seed), 1):
        looked(number)
        found = puzzle_in(game, table, kinds)
        if found is None:
            waited += 1
            if waited > PATIENCE:
                kinds.clear()
        else:
            waited = 0
            kinds.add(found[0])
            yield found[1]


def tables(game: Game, seed: int) -> Iterator[Iterator[Decision]]:
    """By turns a scenario, from the one of this number on, and a deal from this seed on."""
    scenarios = [one for one in scenarios_of(game) if not one.refused]
    shift = seed % len(scenarios) if scenarios else 0
    order = iter([*scenarios[shift:], *scenarios[:shift]])
    for number in count(seed):
        yield from [in_scenario(game, one) for one in islice(order, 1)]
        yield in_deal(game, number)


def in_scenario(game: Game, scenario: Scenario) -> Iterator[Decision]:
    """The decisions of a scenario, as long as nobody does anything but move."""
    made: list[tuple[int, str]] = []
    state = opening(game, scenario)
    happened = state.take_events()
    for line in scenario.steps:
        if line.endswith(("leaves", "give up")):
            break
        happened = step(
            state, line, happened, lambda at, seat, move: made.append((seat, at.write(move)))
        )
    yield from walked(game, scenario, lambda _: made.pop(0) if made else None)


def in_deal(game: Game, seed: int) -> Iterator[Decision]:
    """Some decisions of a game that rule-of-thumb players play."""
    players = min(game.seats[-1], max(game.seats[0], PLAYERS))
    chance = fast(seed)

    def move(state: State) -> tuple[int, str]:
        seat = state.to_act()[0]
        return seat, state.write(game.heuristic(state.seen_by(seat), seat, chance))

    first = LINES * (seed % PARTS)
    yield from islice(walked(game, dealt(players, seed), move), first, first + LINES)


def walked(
    game: Game, start: Scenario, move: Callable[[State], tuple[int, str] | None]
) -> Iterator[Decision]:
    """A decision before each move, and after the last one."""
    state = opening(game, start)
    stories = Stories(range(start.players), game.recalled)
    stories.note(state, state.take_events())
    lines: list[str] = []
    while state.to_act():
        seat = state.to_act()[0]
        story = stories.of(seat)
        assert story is not None
        yield Decision(start, tuple(lines), state, seat, story)
        made = move(state)
        if made is None:
            return
        mover, text = made
        lines.append(f"{LETTERS[mover]}: {text}")
        state.submit(mover, state.read(mover, text))
        stories.note(state, state.take_events())


def puzzle_in(game: Game, table: Iterator[Decision], kinds: set[str]) -> tuple[str, Puzzle] | None:
    """The first puzzle of a table whose answer is none of these kinds, and its kind."""
    for one in table:
        found = None if is_begun(game, one) else answered(game, one)
        kind = kind_of(game, one, found[0]) if found else ""
        if found and kind and kind not in kinds:
            name = f"{named(one.start)}-{len(one.lines)}"
            return kind, Puzzle(name, one.start, one.lines, one.seat, *found)
    return None


def named(start: Scenario) -> str:
    is_dealt = start == dealt(start.players, start.seed)
    return f"deal-{start.seed}" if is_dealt else start.name.replace("/", "-")


def kind_of(game: Game, decision: Decision, answer: str) -> str:
    """What is done, and why: two answers of the same kind are found by the same thought.

    Empty where nothing can be said for the answer that does not hold for every move.
    """
    seat, first = decision.seat, answer.partition(";")[0]
    seen = decision.state.seen_by(seat)
    reason = why(game, seen, seat, seen.read(seat, first))
    if all(why(game, seen, seat, move) == reason for move in seen.legal_moves(seat)):
        return ""
    return f"{first.partition(' ')[0]} {reason.id}"


def is_begun(game: Game, decision: Decision) -> bool:
    """Whether the seat is in the middle of a series: what is left to find is not much."""
    lines, seat = decision.lines, decision.seat
    is_own = bool(lines) and lines[-1].startswith(f"{LETTERS[seat]}: ")
    return is_own and game.view(decision.state.seen_by(seat)).series is not None


def answered(game: Game, decision: Decision) -> tuple[str, int] | None:
    """The best move and its gain; where it begins a series, with the moves that go on with it."""
    made: list[str] = []
    gains: list[int] = []
    fewest = FEWEST_MOVES
    while True:
        found = clearly_best(game, decision.state, decision.seat, decision.story, fewest)
        if found is None:
            return None
        made.append(found[0])
        gains.append(found[1])
        if not is_step(game, decision, found[0]):
            return "; ".join(made), min(gains)
        decision, fewest = after(game, decision, found[0]), 2


def is_step(game: Game, decision: Decision, text: str) -> bool:
    """Whether a move is one of a series, and another one has to follow."""
    view = game.view(decision.state.seen_by(decision.seat))
    made = attempt(decision.state.read(decision.seat, text))
    return view.series is not None and any(one.adds and one.attempt == made for one in view.moves)


def after(game: Game, decision: Decision, text: str) -> Decision:
    """The same seat's decision after this move."""
    lines = [*decision.lines, f"{LETTERS[decision.seat]}: {text}"]
    script = [(LETTERS.index(line[0]), line[3:]) for line in lines]
    *_, last = walked(game, decision.start, lambda _: script.pop(0) if script else None)
    return last


def clearly_best(
    game: Game, state: State, seat: int, story: Story, fewest: int = FEWEST_MOVES
) -> tuple[str, int] | None:
    """The move that is clearly better than every other, and by how many matches in a hundred."""
    seen = state.seen_by(seat)
    if len(seen.legal_moves(seat)) < fewest or state.window_seconds():
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
