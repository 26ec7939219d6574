"""Advice: the rule of thumb's own move with a real reason, for every game and in both languages."""

from collections import Counter
from dataclasses import replace

import pytest

import speeltafel
from speeltafel.conformance.texts import REASON, written
from speeltafel.engine.advice import ONLY, THUMB, Advice, advice, luck_of, why
from speeltafel.engine.game import Game
from speeltafel.engine.scenario import Scenario, opening
from speeltafel.engine.view import Said
from speeltafel.texts import texts
from tests import ours

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
SAID = [
    (
        "twaalfstich",
        {"open": "z7", "hand": {"A": "z5 z1 z2 r2"}},
        "play z5",
        Said("why-takes-leads", {"sum": 12, "points": 15}),
        "With this the sum is 12: the trick of 15 points is yours",
    ),
    (
        "twaalfstich",
        {"open": "z9 r1", "hand": {"A": "z4"}},
        "play z4",
        Said(ONLY),
        "There is nothing else",
    ),
    (
        "edden",
        {"hand": {"A": "ha ca", "B": "d10 h6", "C": "sj c9 h8 d4 c5"}},
        "call",
        Said("why-call-sure", {"points": 2, "percent": 1}),
        "With 2 points you are almost certainly the lowest",
    ),
    (
        "edden",
        {"hand": {"A": "hk ck d2 c3 c5"}},
        "discard hk ck",
        Said("why-lay-set", {"card": 48, "points": 20, "count": 2, "left": 10}),
        "2 equal cards at once: that takes 20 points off",
    ),
    (
        "pesten",
        {"pile": "h5", "hand": {"A": "h6 c9", "B": "s4 s5 s6 s7", "C": "d4 d5 d6 d7"}},
        "play h6",
        Said("why-last", {"card": 32}),
        "Then you have only 9 of clubs left",
    ),
    (
        "pietenpoker",
        {"sint": "A", "highest": 4, "hand": {"A": "p1 g1 o5"}, "bid": {"A": "b1 b2"}},
        "lay o5",
        Said("why-pay-spare", {"card": 22, "number": 5, "need": 1, "size": 2, "numbers": 1}),
        "You have to add 1, and orange 5 is not one of the 2 cards",
    ),
]


@pytest.mark.parametrize(("name", "table", "move", "said", "words"), SAID)
def test_a_tip_says_why(
    name: str, table: dict[str, object], move: str, said: Said, words: str
) -> None:
    game = speeltafel.game(name)
    options = {"deck": "canonical50"} if name == "pietenpoker" else {}
    facts = {"turn": "A", **table}
    state = opening(game, Scenario("tip", "tip", (), 3, options=options, table=facts))
    told = advice(game, state.seen_by(0), 0)
    assert (state.write(told.move), told.why) == (move, said)
    assert texts(game, "en").say(told.why).startswith(words)
    assert texts(game, "nl").say(told.why)


@ours.EACH
def test_games_played_by_advice_give_many_reasons(game: Game) -> None:
    """Real decisions have their own reasons: no single one is all that is ever said."""
    reasons = {name for name in written(game) if name.startswith(REASON)}
    assert len(reasons) >= 10
    said: Counter[str] = Counter()
    for seed in range(3):
        state = game.deal(max(4, game.seats[0]), seed, quiet=True)
        for number in range(150):
            if not state.to_act():
                break
            seat = state.to_act()[number % len(state.to_act())]
            told = advice(game, state.seen_by(seat), seat)
            said[told.why.id] += told.why.id != ONLY
            state.play(seat, told.move)
    assert {*said} <= reasons | {ONLY}
    assert len(said) >= 6


@EVERY_GAME
def test_who_asks_again_is_told_the_same(game: Game) -> None:
    state = game.deal(4, 7)
    seat = state.to_act()[0]
    seen = state.seen_by(seat)
    told = [advice(game, seen, seat) for _ in range(3)]
    assert told == told[:1] * 3
    assert told[0].move == game.heuristic(seen, seat, luck_of(seen))


def test_a_game_without_reasons_says_that_it_is_the_usual_thing() -> None:
    game = replace(speeltafel.game("edden"), reason=None)
    state = game.deal(3, 1)
    seat = state.turn
    told = advice(game, state.seen_by(seat), seat)
    assert told == Advice(told.move, Said(THUMB))
    assert why(game, state.seen_by(seat), seat, told.move) == Said(THUMB)
    assert texts(game, "nl")(THUMB)
