"""Games kept score of on paper, from what people see: the pad counts as the rules do."""

from dataclasses import replace
from itertools import islice

import pytest

import speeltafel
from speeltafel.conformance import Nonconforming, Tried, check_pad, check_queries, settings
from speeltafel.engine.events import NOBODY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import Value, Written
from speeltafel.engine.reckoning import Pad, Place
from speeltafel.engine.state import State
from speeltafel.engine.view import Reckoned
from speeltafel.texts import texts

GAMES = [game for game in speeltafel.all_games().values() if game.pad is not None]
EVERY_PAD = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
MATCHES = 20
QUESTIONS = 300


@EVERY_PAD
def test_a_pad_counts_as_the_rules_do(game: Game) -> None:
    tried = Tried(game.id)
    for seed, setting in enumerate(islice(settings(game, 20), MATCHES)):
        check_pad(game, setting, seed, tried)
    assert tried.counts["pads"] == MATCHES


@EVERY_PAD
def test_the_referee_always_answers_with_a_rule(game: Game) -> None:
    check_queries(game, 0, QUESTIONS, Tried(game.id))


def test_a_pad_that_counts_otherwise_is_found() -> None:
    game = speeltafel.game("edden")
    assert game.pad is not None
    right = game.pad.count

    def wrong(table: State, written: Written) -> tuple[Reckoned, ...] | Refusal:
        cells = {**written.cells, ("emptied", 0): 1}
        return right(table, Written([*written.fields.values()], cells))

    broken = replace(game, pad=replace(game.pad, count=wrong))
    setting = next(settings(game, 0))
    with pytest.raises(Nonconforming, match="pad: "):
        check_pad(broken, setting, 0, Tried(game.id))


# By example.

NAMES = ("Anna", "Bram", "Cato")


def stich(tricks: list[Value], finished: int = 0, number: int = 1) -> dict[Place, Value]:
    cells: dict[Place, Value] = {(number, "tricks", s): value for s, value in enumerate(tricks)}
    return {**cells, (number, "finished", NOBODY): finished}


def refusal_in(game: str, entries: dict[Place, Value], language: str, **options: object) -> str:
    found = Pad(speeltafel.game(game), NAMES, options).reckon(entries).rounds[-1].refusal
    assert found is not None
    return texts(speeltafel.game(game), language).refusal(found, NAMES.__getitem__)


def test_points_and_reasons_of_a_round() -> None:
    """12-SCORE-01, 12-SCORE-02: black 12 is 15, a red 3 is 5, the last card 30."""
    pad = Pad(speeltafel.game("twaalfstich"), NAMES, {"target": "200"})
    made = pad.reckon(stich([[9, 12], 40, 0])).rounds[0]
    assert made.totals == (50, 40, 0)
    parts = [(part.points, part.rule) for part in made.reckoning[0].parts]
    assert parts == [(20, "12-SCORE-01"), (30, "12-SCORE-02")]


def test_more_points_than_all_cards_count_are_refused() -> None:
    nl = refusal_in("twaalfstich", stich([200, 200, 0]), "nl", target="200")
    en = refusal_in("twaalfstich", stich([200, 200, 0]), "en", target="200")
    assert nl.startswith("Samen is dit 400 punten, en alle kaarten zijn er maar 360 waard.")
    assert en.startswith("Together these are 400 points, and all cards are worth only 360.")


def test_a_third_copy_of_a_card_is_refused() -> None:
    said = refusal_in("twaalfstich", stich([[9, 9], [9, 10], 0]), "nl", target="200")
    assert "3 keer opgeschreven en er zijn er maar 2" in said


def test_a_die_that_was_not_thrown_is_asked_for_first() -> None:
    pad = Pad(speeltafel.game("twaalfstich"), NAMES, {})
    [made] = pad.reckon(stich([100, 0, 0])).rounds
    assert made.missing == [("target", NOBODY)]
    thrown: dict[Place, Value] = {(0, "target", NOBODY): 200}
    assert pad.reckon({**thrown, **stich([100, 0, 0])}).totals == (130, 0, 0)


def test_a_correction_counts_all_later_rounds_again() -> None:
    pad = Pad(speeltafel.game("twaalfstich"), NAMES, {"target": "200"})
    entries = {**stich([100, 50, 0], 0, 1), **stich([10, 70, 20], 1, 2)}
    assert pad.reckon(entries).totals == (140, 150, 20)
    ended = pad.reckon({**entries, (1, "tricks", 0): 170})
    assert ended.ending == "12-END-02"
    assert (ended.winners, len(ended.rounds)) == ((0,), 1)
    assert pad.reckon(entries).ending == ""


def edden(hands: list[Value], called: int, number: int = 1) -> dict[Place, Value]:
    cells: dict[Place, Value] = {(number, "hand", s): value for s, value in enumerate(hands)}
    return {**cells, (number, "called", NOBODY): called}


def test_a_caller_with_somebody_lower_pays() -> None:
    """ED-CALL-04, ED-69-01: 25 each; a total of 69 swaps the highest and the lowest."""
    pad = Pad(speeltafel.game("edden"), NAMES, {"ruleBirthYear": False})
    standing = pad.reckon({**edden([5, 4, 44], 0), **edden([0, 0, 25], 1, 2)})
    assert standing.rounds[0].totals == (25, 4, 44)
    assert standing.totals == (25, 69, 4)
    rules = [part.rule for part in standing.rounds[1].reckoning[2].parts]
    assert rules == ["ED-CALL-02", "ED-69-01"]


def test_nobody_calls_with_too_many_points() -> None:
    said = refusal_in("edden", edden([9, 4, 40], 0), "nl", ruleBirthYear=False)
    assert "[ED-CALL-01]" in said


def test_nobody_holds_six_cards() -> None:
    said = refusal_in("edden", edden([[1] * 4 + [2, 3], 4, 40], 1), "en", ruleBirthYear=False)
    assert said.startswith("Anna has 6 cards; more than 5 cannot be.")


def test_who_is_out_is_asked_nothing() -> None:
    pad = Pad(speeltafel.game("edden"), NAMES, {"ruleBirthYear": False, "outAbove": 20})
    standing = pad.reckon(edden([5, 6, 44], 0))
    assert (standing.out, standing.rounds[-1].seats) == ((2,), (0, 1))
    over = pad.reckon({**edden([5, 6, 44], 0), **edden([30, 1], 1, 2)})
    assert (over.ending, over.winners) == ("ED-END-02", (1,))


def test_a_birth_year_without_an_age_is_refused() -> None:
    said = refusal_in("edden", {(0, "birthYears", 1): 1988}, "nl")
    assert "[ED-AMB-39]" in said


def test_what_cannot_be_written_at_all_is_refused_at_once() -> None:
    pad = Pad(speeltafel.game("twaalfstich"), NAMES, {"target": "200"})
    for place, value in (
        ((1, "tricks", 3), 0),
        ((1, "tricks", 0), 12),
        ((1, "tricks", 0), [20]),
        ((1, "finished", NOBODY), 3),
        ((1, "hand", 0), 0),
        ((-1, "tricks", 0), 0),
    ):
        assert pad.why_not(place, value) is not None, (place, value)
    assert pad.why_not((1, "tricks", 0), [19, 19]) is None
