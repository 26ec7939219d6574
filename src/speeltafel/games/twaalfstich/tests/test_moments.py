"""The great moments of 12er Stich: a hit, a trick, the last card, the die."""

from tests.stage import position, steps

import speeltafel
from speeltafel.engine.events import NOBODY
from speeltafel.engine.view import BAD, GOOD

GAME = speeltafel.game("twaalfstich")


def test_the_card_lands_the_sum_turns_and_the_trick_goes_to_its_winner() -> None:
    table = {"turn": "A", "open": "z9 r4", "hand": {"A": "z7 z1"}}
    hit, taken, after = steps(GAME, position(GAME, table), (0, "play z7"))
    assert hit.kinds == ["played"]
    assert len(hit.state.open) == 3  # type: ignore[attr-defined]
    (row,) = hit.moment.rows
    assert (row.was, row.now, row.tone) == (5, 12, GOOD)
    assert hit.moment.great
    assert taken.kinds == ["trick"]
    assert not taken.state.open  # type: ignore[attr-defined]
    assert taken.notes == [("moment-trick", 0, GOOD)]
    assert taken.moment.notes[0].says.facts == {"points": 25}
    assert not after.kinds


def test_zero_is_seen_too_and_a_card_that_does_not_hit_has_no_steps() -> None:
    table = {"turn": "A", "open": "z4", "hand": {"A": "r4 z1"}}
    hit, *_ = steps(GAME, position(GAME, table), (0, "play r4"))
    assert (hit.moment.rows[0].was, hit.moment.rows[0].now) == (4, 0)
    (only,) = steps(GAME, position(GAME, table), (0, "play z1"))
    assert only.kinds == ["played"]
    assert not only.moment.rows


def test_the_last_card_is_seen_and_reckoned_with_its_rules() -> None:
    table = {"turn": "A", "open": "z9 r4", "hand": {"A": "z7", "B": "z1", "C": "z2"}}
    _, _, counted, after = steps(GAME, position(GAME, table), (0, "play z7"))
    assert counted.kinds[0] == "round-out"
    assert counted.notes == [("moment-out", 0, GOOD)]
    assert [(row.was, row.now) for row in counted.moment.rows] == [(0, 55), (0, 0), (0, 0)]
    first, *others = counted.moment.reckoning
    assert [(part.points, part.rule) for part in first.parts] == [
        (25, "12-SCORE-01"),
        (30, "12-SCORE-02"),
    ]
    assert first.total == 55
    assert [one.total for one in others] == [0, 0]
    assert after.kinds[0] == "dealt"


def test_left_over_cards_cost_where_the_house_says_so() -> None:
    table = {"turn": "A", "open": "z9 r4", "hand": {"A": "z7", "B": "z12", "C": "z2 z9"}}
    state = position(GAME, table, options={"handPenalty": True})
    shown = steps(GAME, state, (0, "play z7"))[-2]
    parts = [{part.rule: part.points for part in one.parts} for one in shown.moment.reckoning]
    assert [one["12-VAR-01"] for one in parts] == [0, -15, -15]


def test_where_nobody_can_play_there_is_no_bonus() -> None:
    table = {
        "turn": "C",
        "open": "z4",
        "hand": {"A": "z7 z9", "B": "r8", "C": "z12 r9 z2"},
        "stock": "",
        "tricks": {"A": "z8 r5 z9", "B": "rest"},
    }
    counted, _ = steps(GAME, position(GAME, table, options={"target": "500"}), (2, "play z2"))
    assert counted.notes == [("moment-stuck", NOBODY, BAD)]
    assert {part.rule for one in counted.moment.reckoning for part in one.parts} == {"12-SCORE-01"}


def test_the_die_for_the_target_rolls_at_the_start() -> None:
    state = GAME.deal(3, 5, {"target": "die"})
    (shown,) = steps(GAME, state)
    (die,) = shown.moment.dice
    assert shown.moment.notes[0].says.facts == {"number": 100 * die}
    (plain,) = steps(GAME, GAME.deal(3, 5, {"target": "300"}))
    assert not plain.moment.dice
