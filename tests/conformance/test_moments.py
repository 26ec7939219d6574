"""What the stage shows of every game can be drawn and said and adds up; what does not is found."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

import speeltafel
from speeltafel.conformance import Nonconforming, Setting, Tried, check_moments
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.state import Projection
from speeltafel.engine.view import Flight, Moment, Note, Part, Reckoned, Row, Said
from speeltafel.lab.checks.fuzz import random_setting
from speeltafel.texts import Texts

GAMES = [*speeltafel.all_games().values()]
SETTINGS = 6
GAME = speeltafel.game("twaalfstich")
FINE = Said("prompt-over")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_the_stage_shows_can_be_drawn_and_said_and_adds_up(game: Game) -> None:
    tried = Tried(game.id)
    for seed in range(SETTINGS):
        setting = Setting(*random_setting(game, random.Random(seed)))
        check_moments(game, setting, seed, tried)
    assert tried.counts["steps"]
    if game.moment is not None:
        assert tried.counts["moments"] > SETTINGS
        assert tried.counts["reckonings"] or game.cooperative or not game.in_rounds


def one_point_too_many(moment: Moment) -> Moment:
    raised = [replaced(one, total=one.total + 1) for one in moment.reckoning]
    return Moment(reckoning=tuple(raised))


def by_no_rule(moment: Moment) -> Moment:
    parts = (Part(FINE, 0, "12-NONE-01"),)
    return Moment(reckoning=tuple([replaced(one, parts=parts) for one in moment.reckoning]))


def replaced(one: Reckoned, **changes: object) -> Reckoned:
    told: dict[str, object] = {"seat": one.seat, "parts": one.parts, "total": one.total}
    return Reckoned(**{**told, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (lambda _: Moment(notes=(Note(Said("nobody-wrote-this")),)), "nobody-wrote-this"),
        (lambda _: Moment(notes=(Note(FINE, tone="loud"),)), "there is no tone 'loud'"),
        (lambda _: Moment(rows=(Row(seat=3),)), "there is no seat 3"),
        (lambda _: Moment(flights=(Flight((1,), "nowhere"),)), "cards fly from 'nowhere'"),
        (lambda _: Moment(flights=(Flight((), "open"),)), "nothing flies"),
        (one_point_too_many, "its parts make"),
        (by_no_rule, "'12-NONE-01'. is no rule"),
    ],
)
def test_what_cannot_be_shown_is_found(spoilt: Callable[[Moment], Moment], said: str) -> None:
    def moment(seen: Projection, now: list[Event], before: list[Event]) -> Moment | None:
        assert GAME.moment is not None
        shown = GAME.moment(seen, now, before)
        return None if shown is None else spoilt(shown)

    broken = replace(GAME, moment=moment)
    with pytest.raises(Nonconforming, match=said):
        check_moments(broken, Setting(3, {}), 1, Tried(GAME.id))


def test_a_step_of_which_nobody_hears_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = replace(speeltafel.game("edden"), moment=None)
    monkeypatch.setattr(Texts, "event", lambda *_: "")
    with pytest.raises(Nonconforming, match="nobody hears of"):
        check_moments(silent, Setting(3, {}), 1, Tried(silent.id))
