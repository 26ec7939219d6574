"""The referee of a score pad says what the rules say; `python -m tests.referee` asks more often."""

import random

import pytest

import speeltafel
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import Value, Verdict, Written
from speeltafel.engine.reckoning import own_copy
from tests.referee import TRIALS, agree

HANDS = 150


@pytest.mark.parametrize("name", TRIALS)
def test_the_referee_agrees_with_the_rules(name: str) -> None:
    for seed in range(HANDS):
        TRIALS[name](random.Random(seed))


def test_every_game_has_a_referee_that_is_tried() -> None:
    asked = [game.id for game in speeltafel.all_games().values() if game.pad and game.pad.queries]
    assert sorted(asked) == sorted(TRIALS)


def test_a_referee_who_is_wrong_is_noticed() -> None:
    refusal = Refusal("ED-SET-01", "not-alike")
    with pytest.raises(AssertionError):
        agree(refusal, None, ())


def ask(game: str, query: str, **told: Value) -> Verdict | Refusal:
    """Of a table of the usual size, about the table as a whole."""
    found = speeltafel.game(game)
    assert found.pad is not None
    table = found.deal(3, 1)
    asked = next(one for one in found.pad.queries if one.name == query)
    cells = {(name, -1): value for name, value in told.items()}
    return asked.answer(own_copy(table), Written(asked.fields(table), cells))


def test_what_it_costs() -> None:
    """PE-CHAIN-04, PE-TWO-02, PE-DRAW-02, PE-OUT-01; ED-CALL-04; 12-SCORE-01."""
    for told, says, rule in (
        ({"chain": 2}, ("says-draw", {"count": 6}), "PE-CHAIN-04"),
        ({"twos": 3}, ("says-draw", {"count": 6}), "PE-TWO-02"),
        ({"laid": 4}, ("says-dice", {"count": 4}), "PE-DRAW-02"),
        ({"chain": 4, "there": 8}, ("says-out", {"count": 12, "most": 8}), "PE-OUT-01"),
    ):
        answer = ask("pesten", "cost", **told)
        assert isinstance(answer, Verdict)
        assert ((answer.says.id, answer.says.facts), answer.rule) == (says, rule)
    both = ask("pesten", "cost", chain=1, twos=2)
    assert isinstance(both, Refusal)
    called = ask("edden", "call", held=[0, 4], lower=2)
    assert isinstance(called, Verdict)
    assert (called.says.facts["cost"], called.rule) == (50, "ED-CALL-04")
    cards = ask("twaalfstich", "cost", cards=[9, 19, 0])
    assert isinstance(cards, Verdict)
    assert cards.says.facts == {"points": 15 + 20 + 5}


def test_where_a_steam_card_fits() -> None:
    """BS-STEAM-02, BS-STEAM-03: keys are plain A, plain B, eye A, eye B."""
    right = ask("boot-op-stoom", "row", row=[0, 1], steam=[2])
    assert isinstance(right, Verdict)
    assert (right.says.id, right.says.facts["right"]) == ("says-right", 4)
    assert ask("boot-op-stoom", "row", row=[0, 1, 2], steam=[0]) == Refusal(
        "BS-STEAM-03", "does-not-fit"
    )
    assert isinstance(ask("boot-op-stoom", "row", row=[0, 0], steam=[1]), Refusal)
