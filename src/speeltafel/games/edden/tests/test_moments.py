"""The great moments of Edden: a call, all hands, what it costs, and what befalls totals."""

from tests.stage import position, steps

import speeltafel
from speeltafel.engine.view import BAD, GOOD, SPOKEN

GAME = speeltafel.game("edden")
HANDS = {"A": "ha c2", "B": "h2 d2", "C": "hk hq"}


def test_a_call_is_said_then_all_hands_are_turned_over_then_counted() -> None:
    table = {"turn": "A", "hand": HANDS}
    called, shown, scored, after = steps(GAME, position(GAME, table), (0, "call"))
    assert called.kinds == ["called"]
    assert called.notes == [("moment-call", 0, SPOKEN)]
    assert shown.kinds == ["reveal"] * 3
    assert [(row.seat, len(row.cards), row.now, row.beat) for row in shown.moment.rows] == [
        (0, 2, 3, 0),
        (1, 2, 4, 1),
        (2, 2, 20, 2),
    ]
    assert scored.kinds == ["scored"] * 3
    caller = scored.moment.rows[0]
    assert (caller.tone, caller.why and caller.why.id) == (GOOD, "moment-right")
    assert [(row.was, row.now) for row in scored.moment.rows] == [(0, 0), (0, 4), (0, 20)]
    assert after.kinds[0] == "dealt"


def test_who_is_lower_is_lit_and_the_cost_has_its_rule() -> None:
    table = {"turn": "B", "hand": HANDS}
    *_, scored, _ = steps(GAME, position(GAME, table), (1, "call"))
    tones = {row.seat: (row.tone, row.why and row.why.id) for row in scored.moment.rows}
    assert tones == {1: (BAD, "moment-wrong"), 2: ("", None), 0: (GOOD, "moment-lower")}
    parts = {one.seat: one.parts for one in scored.moment.reckoning}
    assert [(part.points, part.rule) for part in parts[1]] == [(25, "ED-CALL-04")]
    assert [(part.points, part.rule) for part in parts[0]] == [(3, "ED-CALL-05")]
    assert [(part.points, part.rule) for part in parts[2]] == [(20, "ED-CALL-02")]


def test_sixty_nine_swaps_totals_in_a_step_of_its_own() -> None:
    table = {"turn": "A", "hand": HANDS, "totals": "10 65 100"}
    *_, swapped, _ = steps(GAME, position(GAME, table), (0, "call"))
    assert swapped.kinds == ["swap69-up", "swap69-down"]
    assert [(row.seat, row.was, row.now, row.tone) for row in swapped.moment.rows] == [
        (0, 10, 120, BAD),
        (2, 120, 10, GOOD),
    ]
    parts = {one.seat: one for one in swapped.moment.reckoning}
    assert parts[2].total == 10
    assert [part.points for part in parts[2].parts] == [20, -110]


def test_an_earlier_step_keeps_its_totals() -> None:
    table = {"turn": "A", "hand": HANDS, "totals": "10 65 100"}
    _, _, scored, _, _ = steps(GAME, position(GAME, table), (0, "call"))
    assert scored.state.totals == [10, 69, 120]  # type: ignore[attr-defined]
    options = {"birthYears": [0, 1970, 0], "ages": [0, 50, 0]}
    table = {"turn": "A", "hand": HANDS, "totals": "10 66 100"}
    _, _, scored, *_ = steps(GAME, position(GAME, table, options=options), (0, "call"))
    assert scored.state.totals == [10, 70, 120]  # type: ignore[attr-defined]


def test_one_hundred_and_twenty_three_and_who_is_out_are_seen() -> None:
    table = {"turn": "A", "hand": HANDS, "totals": "10 119 140"}
    *_, four, out, _ = steps(GAME, position(GAME, table), (0, "call"))
    assert four.kinds == ["four-cards"]
    assert [(row.seat, row.tone) for row in four.moment.rows] == [(1, GOOD)]
    assert out.kinds == ["out"]
    assert [(row.seat, row.now, row.tone) for row in out.moment.rows] == [(2, 160, BAD)]


def test_a_birth_year_strikes_in_sight() -> None:
    options = {"birthYears": [0, 1970, 0], "ages": [0, 50, 0]}
    table = {"turn": "A", "hand": HANDS, "totals": "10 66 100"}
    found = steps(GAME, position(GAME, table, options=options), (0, "call"))
    (born,) = [one for one in found if "birthday" in one.kinds]
    assert [(row.seat, row.was, row.now) for row in born.moment.rows] == [(1, 70, 20)]
    assert born.moment.reckoning[1].parts[-1].rule == "ED-YEAR-01"


def test_before_the_call_nobody_sees_a_hand() -> None:
    table = {"turn": "A", "hand": HANDS}
    called, shown, *_ = steps(GAME, position(GAME, table), (0, "call"), viewer=1)
    assert not called.moment.rows
    seen = called.state.seen_by(1)
    assert seen.hands[0] == [-1, -1]  # type: ignore[attr-defined]
    assert all(-1 not in row.cards for row in shown.moment.rows)
