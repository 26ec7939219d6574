"""What scenarios cannot say of the window: how long it lasts, reflexes, who is told of."""

from speeltafel.engine.positions import place
from speeltafel.games.pesten import GAME
from speeltafel.games.pesten.decisions.window import JUMP, OK
from speeltafel.games.pesten.state import Pesten

HANDS = {"A": "h3 sa h4", "B": "h3 c6", "C": "d5 d6"}


def table(**options: object) -> Pesten:
    """A is on turn, and B holds the same 3 of hearts."""
    state = GAME.deal(3, 0, options)
    assert isinstance(state, Pesten)
    place(state, {"turn": "A", "pile": "h9", "hand": HANDS})
    return state


def play(state: Pesten, *moves: str) -> None:
    for text in moves:
        seat = "ABC".index(text[0])
        state.submit(seat, state.read(seat, text[3:]))


def test_only_the_window_waits_so_many_seconds() -> None:
    state = table(reactionSeconds=9)
    assert state.window_seconds() == 0
    play(state, "A: offer sa", "A: want h3", "A: to all")
    assert state.questions
    assert state.window_seconds() == 0
    play(state, "B: decline", "C: decline", "A: play h3")
    assert state.window_seconds() == 9
    play(state, "A: ok", "B: ok", "C: ok")
    assert state.window_seconds() == 0


def test_who_is_eager_jumps_in_with_the_same_card() -> None:
    state = table()
    play(state, "A: play h3")
    assert [state.reflex(seat, eager=True) for seat in range(3)] == [OK, JUMP, OK]
    assert [state.reflex(seat, eager=False) for seat in range(3)] == [OK, OK, OK]


def test_only_who_challenged_is_told_of() -> None:
    """PE-BLUFF-01: of the others, one lets the card be, and the layer is not asked."""
    state = table(jumpOnOwn=False)
    play(state, "A: play sa", "B: ok", "C: ok", "B: take", "C: play d5", "A: ok", "B: challenge")
    told = [event.kind for event in state.take_events()]
    assert told[told.index("challenged") :] == ["challenged", "caught", "drew"]
