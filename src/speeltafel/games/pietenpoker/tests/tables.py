"""Tables for tests, dealt or placed; cards are read by their names alone."""

from speeltafel.engine.positions import place
from speeltafel.games.pietenpoker import GAME
from speeltafel.games.pietenpoker.state import Pietenpoker

NAMES = GAME.notation.names


def is_wild(card: int) -> bool:
    return NAMES[card].startswith("acteer")


def face(card: int) -> tuple[str, int]:
    """Colour and number, read from a name like `crime-b2-sm`."""
    part = next(p for p in NAMES[card].split("-") if p[0] in "pbgo" and p[1:].isdigit())
    return part[0], int(part[1:])


def deal(players: int, seed: int = 0, /, **options: object) -> Pietenpoker:
    state = GAME.deal(players, seed, options)
    assert isinstance(state, Pietenpoker)
    return state


def placed(players: int, options: dict[str, object], **table: object) -> Pietenpoker:
    state = deal(players, 1, **options)
    place(state, table)
    assert not state.faults()
    return state


def play(state: Pietenpoker, *moves: str) -> None:
    for text in moves:
        seat = state.to_act()[0]
        state.submit(seat, state.read(seat, text))
