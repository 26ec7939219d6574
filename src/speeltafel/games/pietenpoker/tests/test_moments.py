"""The great moments of Pietenpoker: the showdown, the presents, the new Sint, the deeds."""

from tests.stage import said_of, shown_in_scenarios

import speeltafel
from speeltafel.engine.view import DIM, GOOD

GAME = speeltafel.game("pietenpoker")
REASONS = {"moment-fewer", "moment-lesser-kind", "moment-lower", "moment-equal"}
FOUND = shown_in_scenarios(GAME)


def test_every_combination_is_laid_out_and_named_before_it_is_judged() -> None:
    showdowns = [shown for shown in FOUND if any(k.startswith("combo-") for k in shown.kinds)]
    assert showdowns
    for shown in showdowns:
        shows = [kind for kind in shown.kinds if kind.startswith("combo-")]
        assert [row.says.id for row in shown.moment.rows if row.says] == [
            f"moment-{kind}" for kind in shows
        ]
        assert [row.beat for row in shown.moment.rows] == [*range(len(shows))]
        assert not any(kind.startswith("won") for kind in shown.kinds)


def test_weaker_combinations_fade_one_by_one_with_the_reason() -> None:
    reasons = set()
    for shown in FOUND:
        if {"won-size", "won-kind", "won-strength"} & set(shown.kinds):
            rows = shown.moment.rows
            (winner,) = [row for row in rows if row.tone == GOOD]
            beats = sorted(row.tone_beat for row in rows if row.tone == DIM)
            assert beats == [*range(1, len(rows))]
            assert winner.tone_beat == len(rows)
            reasons |= {row.why.id for row in rows if row.why and row.tone == DIM}
    assert {"moment-fewer", "moment-lesser-kind", "moment-lower"} <= reasons <= REASONS


def test_the_presents_go_to_the_winner_who_is_the_sint() -> None:
    given = [shown for shown in FOUND if shown.moment.reckoning]
    assert given
    for shown in given:
        assert not shown.kinds
        won = [one for one in shown.moment.reckoning if one.parts]
        assert len(won) <= 1
        assert [part.rule for one in won for part in one.parts] == ["PP-SCO-06"] * len(won)
    assert any("moment-sint" in said_of(shown) for shown in given)
    assert any(shown.moment.flights for shown in given)


def test_action_cards_do_their_deeds_in_sight() -> None:
    deeds = [shown for shown in FOUND if "moment-action" in said_of(shown)]
    assert len({kind for shown in deeds for kind in shown.kinds}) > 10
