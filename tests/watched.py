"""Scenarios once more, watched: what the engine asks of a state holds at every step of them.

They lead to what is rare, where games of chance hardly come.
"""

import re
from collections import Counter

from speeltafel.engine.chance import Chance, fast
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.positions import LETTERS, place
from speeltafel.engine.scenario import Scenario
from speeltafel.engine.state import State

Moves = list[tuple[int, Move]]

MOST_MOVES = 12
"""Longer lists are left alone."""
DRAWS = 100
"""For each move of a list; then one that is twice as likely as the others shows."""


class Watched(AssertionError):
    """A state does not keep what the engine asks of it."""


def watch(game: Game, scenario: Scenario) -> None:
    """Watched where a random move or a copy is not as it should be."""
    if scenario.refused:
        return
    state = game.deal(scenario.players, scenario.seed, scenario.options)
    if scenario.table:
        place(state, scenario.table)
    chance = fast(0)
    made: Moves = []
    begun = [(state.copy(), state.record())]
    offered = [all_moves(game.restore(state.record()))]
    for line in scenario.steps:
        if match := re.fullmatch(r"([A-Z]): ([^>]*)", line):
            seat = LETTERS.index(match[1])
            for text in match[2].split("; "):
                watch_random_moves(state, chance)
                made.append((seat, state.read(seat, text)))
                watch_copies(state, *made[-1])
                begun.append((state.copy(), state.record()))
                offered.append(all_moves(game.restore(state.record())))  # it remembers nothing
        elif re.fullmatch(r"[A-Z] leaves|all give up", line):
            return
    watch_random_moves(state, chance)
    watch_memory(begun[0][0].copy(), made, offered)
    for at, (copy, record) in enumerate(begun):
        watch_many_moves(copy, record, made[at:], begun[-1][1])


def watch_memory(copy: State, made: Moves, offered: list[list[list[Move]]]) -> None:
    for (seat, move), moves in zip(made, offered, strict=False):
        if all_moves(copy) != moves:
            raise Watched(f"before {copy.write(move)} something is remembered that is not so")
        copy.play(seat, move)
    if all_moves(copy) != offered[-1]:
        raise Watched("after many moves on a copy others are offered")


def watch_many_moves(copy: State, record: str, made: Moves, end: str) -> None:
    """What is played on a copy of the copy, as bots do who think, leaves this one as it is."""
    last = copy.copy()
    last.quiet = True  # what is told is let see, in further copies
    for seat, move in made:
        last.play(seat, move)
    if copy.record() != record:
        raise Watched("many moves on a copy were felt elsewhere")
    if last.record() != end:
        raise Watched("many moves on a copy went another way")


def all_moves(state: State) -> list[list[Move]]:
    return [state.legal_moves(seat) for seat in state.to_act()]


def watch_random_moves(state: State, chance: Chance) -> None:
    """`any_turn_move` finds the moves that are listed, each as often as the others."""
    if state.ending or state.questions or picks_from_the_list(state):
        return
    moves = state.turn_moves()
    if not 0 < len(moves) <= MOST_MOVES:
        return
    found = Counter(state.any_turn_move(chance) for _ in range(DRAWS * len(moves)))
    uneven = sum((found[move] - DRAWS) ** 2 for move in moves) / DRAWS
    usual = len(moves) - 1
    if found.keys() - moves or uneven > usual + 7 * (2 * usual) ** 0.5:
        raise Watched(f"by chance {found}, of {moves}")


def picks_from_the_list(state: State) -> bool:
    if state.decisions:
        return type(state.decisions[state.phase]).any_move is OnTurn.any_move
    return type(state).any_turn_move is State.any_turn_move


def watch_copies(state: State, seat: int, move: Move) -> None:
    """Make the move; neither of a state and its copy feels what is done to the other."""
    record = state.record()
    one, two = state.copy(), state.copy()
    one.play(seat, move)
    if not state.record() == two.record() == record:
        raise Watched(f"{state.write(move)} on a copy was felt elsewhere")
    copy = state.copy()
    state.play(seat, move)
    if copy.record() != record:
        raise Watched(f"{state.write(move)} was felt by a copy")
    if one.record() != state.record():
        raise Watched(f"{state.write(move)} on a copy did something else")
