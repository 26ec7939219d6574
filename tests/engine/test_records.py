"""Records: whole, canonical, and damage is named."""

import json
import random
from collections.abc import Callable

import pytest

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from tests import outsider

GAMES = [*speeltafel.all_games().values(), outsider.GAME]
Damage = Callable[[dict[str, object]], object]


def record_of(game: Game, moves: int = 9) -> str:
    state = game.deal(game.seats[0], 3)
    rng = random.Random(3)
    for _ in range(moves):
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal_moves(seat)))
    return state.record()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_record_is_canonical_json(game: Game) -> None:
    record = record_of(game)
    again = json.dumps(json.loads(record), sort_keys=True, separators=(",", ":"))
    assert again == record


def body(data: dict[str, object]) -> dict[str, object]:
    state = data["state"]
    assert isinstance(state, dict)
    return state


def drop_a_hand(data: dict[str, object], viewer: int = -1) -> object:
    data["viewer"] = viewer
    hands = body(data)["hands"]
    assert isinstance(hands, list)
    return hands.pop()


DAMAGES: list[tuple[str, Damage]] = [
    ("is of the game 'chess'", lambda data: data.update(game="chess")),
    ("version '0'", lambda data: data.update(version="0")),
    ("is for", lambda data: data.update(players=99)),
    ("names no players", lambda data: data.update(players="3")),
    ("there is no option 'x'", lambda data: data.update(options={"x": 1})),
    ("chance is damaged", lambda data: data.update(chance="dice")),
    ("viewer is 77", lambda data: data.update(viewer=77)),
    ("has to hold just", lambda data: body(data).pop("turn")),
    ("has to hold just", lambda data: data.update(state=[])),
    ('turn is "A", not seat', lambda data: body(data).update(turn="A")),
    ("turn is not a seat", lambda data: body(data).update(turn=44)),
    ("not card lists", lambda data: body(data).update(hands=[["z8"]])),
    ("is no position of", lambda data: drop_a_hand(data)),
    ("is no position of .*(hang together|shows more)", lambda data: drop_a_hand(data, viewer=0)),
    ("questions are no list", lambda data: data.update(questions={})),
    ("a question of the record is damaged", lambda data: data.update(questions=[3])),
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize(("says", "damage"), DAMAGES, ids=[says for says, _ in DAMAGES])
def test_a_damaged_record_is_refused_with_a_sentence(game: Game, says: str, damage: Damage) -> None:
    data = json.loads(record_of(game))
    damage(data)
    with pytest.raises(BadInput, match=says):
        game.restore(json.dumps(data))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_card_twice_is_refused_by_name(game: Game) -> None:
    data = json.loads(record_of(game))
    hands = body(data)["hands"]
    assert isinstance(hands, list)
    hands[0].append(hands[1][0])
    hands[0].sort()
    name = game.notation.names[hands[1][0]]
    with pytest.raises(BadInput, match=f"card {name} is there . times, the deck has"):
        game.restore(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[]", "3"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="the record is no JSON"):
        GAMES[0].restore(text)
