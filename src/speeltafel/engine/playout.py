"""Random games inside the compiled engine: the fastest loop over the contract."""

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State


def play_randomly(state: State, chance: Chance, limit: int = 1_000_000) -> int:
    """Play random legal moves to the end (or the limit); the number of decisions made."""
    decisions = 0
    on_turn = state.decisions
    state.unshare()
    while decisions < limit:
        if state.questions:
            question = state.questions[-1]
            seat = question.one_pending()
            moves = state.answers(seat, question)
            state.play(seat, moves[chance.below(len(moves))] if len(moves) > 1 else moves[0])
        elif state.ending:
            break
        else:  # without asking who decides: those asked, or else the seat on turn
            decision = on_turn[state.phase]
            decision.effect(state, decision.any_move(state, chance))
        decisions += 1
    return decisions


def random_decision(chance: Chance, state: State, _seats: tuple[int, ...]) -> tuple[int, Move]:
    """The decision that `play_randomly` makes next, for who wants to watch."""
    if not state.questions:
        return state.turn, state.any_turn_move(chance)
    seat = state.questions[-1].one_pending()
    moves = state.legal_moves(seat)
    return seat, moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]
