"""Games kept score of on paper, from what people see: the pad counts as the rules do."""

from dataclasses import replace
from itertools import islice

import pytest

import speeltafel
from speeltafel.conformance import (
    Nonconforming,
    Setting,
    Tried,
    check_pad,
    check_queries,
    settings,
)
from speeltafel.engine.evening import Evening
from speeltafel.engine.events import NOBODY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import Value, Written
from speeltafel.engine.reckoning import Pad, Place
from speeltafel.engine.state import State
from speeltafel.engine.view import Reckoned, Said
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


@pytest.mark.parametrize("when", ["round", "icon", "game"])
def test_what_everybody_is_asked_together_is_not_written_down_for_each(when: str) -> None:
    """PP-SUR-02, PP-AMB-73: which present the winner takes; after a game each one takes some."""
    options = {"surprise": when, "presents": ["een boek", "een puzzel", "een bal"]}
    tried = Tried("pietenpoker")
    check_pad(speeltafel.game("pietenpoker"), Setting(6, options), 231, tried)
    assert tried.counts["pads"] == 1


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


# Pietenpoker.


def pieten(won: int, pot: int, kept: tuple[int, ...], number: int = 1) -> dict[Place, Value]:
    cells: dict[Place, Value] = {(number, "kept", s): value for s, value in enumerate(kept)}
    return {**cells, (number, "won", NOBODY): won, (number, "pot", NOBODY): pot}


FIRST_SINT: dict[Place, Value] = {(0, "sint", NOBODY): 0}


def test_cards_are_won_taken_back_and_the_winner_is_sint() -> None:
    """PP-SCO-06, PP-DEAL-01: of seven cards that were won three go back into the hand."""
    pad = Pad(speeltafel.game("pietenpoker"), NAMES, {})
    standing = pad.reckon({**FIRST_SINT, **pieten(1, 7, (0, 0, 4))})
    parts = [(part.points, part.rule) for part in standing.rounds[1].reckoning[1].parts]
    assert parts == [(7, "PP-SCO-06"), (-3, "PP-DEAL-01")]
    assert standing.totals == (0, 4, 0)
    assert [said.id for said in standing.facts[1]] == ["fact-sint"]
    # 50 cards, three in the Pakjeskamer are gone, 18 in hands, 4 won
    assert standing.notes[1].facts == {"count": 50 - 3 - 18 - 4}


def test_more_cards_than_were_dealt_are_refused() -> None:
    entries = {**FIRST_SINT, **pieten(1, 16, (0, 0, 4))}
    nl = refusal_in("pietenpoker", entries, "nl")
    assert nl.startswith("Geboden en in de hand zijn samen 20 kaarten, en er waren er maar 18.")


def test_the_winner_of_a_round_has_to_choose_a_present_that_is_there() -> None:
    options = {"surprise": "round", "presents": ["een boek", "een puzzel"]}
    entries = {**FIRST_SINT, **pieten(1, 2, (5, 0, 5))}
    said = refusal_in("pietenpoker", entries, "nl", **options)
    assert said.startswith("Bram mag nog een surprise kiezen.")
    taken: dict[Place, Value] = {**entries, (1, "present", NOBODY): 2}
    again = {**taken, **pieten(2, 2, (5, 5, 0), 2), (2, "present", NOBODY): 2}
    said = refusal_in("pietenpoker", again, "en", **options)
    assert said.startswith("That surprise is gone; Cato chooses another.")


def ended_by_cap() -> dict[Place, Value]:
    counted: dict[Place, Value] = {(999, "pile", s): value for s, value in enumerate((0, 9, 0))}
    return {**FIRST_SINT, **pieten(1, 3, (5, 0, 5)), **counted}


def test_piles_are_counted_when_the_game_is_over() -> None:
    pad = Pad(speeltafel.game("pietenpoker"), NAMES, {"roundCap": 1})
    standing = pad.reckon(ended_by_cap())
    assert (standing.ending, standing.winners, standing.totals) == ("PP-AMB-54", (1,), (0, 9, 0))
    lacking = {place: value for place, value in ended_by_cap().items() if place[2] != 2}
    before = pad.reckon(lacking)
    assert (before.ending, before.winners, before.totals) == ("", (), (0, 3, 0))
    tapped = {**ended_by_cap(), (999, "pile", 1): [4, 4]}
    said = refusal_in("pietenpoker", tapped, "nl", roundCap=1)
    assert said.startswith("Bram telt 2 kaarten, maar won er 3.")


def test_presents_that_were_chosen_are_gone_in_the_next_game_of_the_evening() -> None:
    """PP-SUR-03, PP-AMB-73."""
    presents = ["een boek", "een puzzel"]
    options = {"surprise": "game", "presents": presents, "roundCap": 1}
    evening = Evening(speeltafel.game("pietenpoker"), NAMES, options)
    first: dict[Place, Value] = {**ended_by_cap(), (999, "present", 1): 1}
    [game, following] = evening.reckon(first)
    assert (game.winners, following.ending) == ((1,), "")
    later = {(1000 + number, name, seat): value for (number, name, seat), value in first.items()}
    [_, refused] = evening.reckon({**first, **later})
    assert refused.rounds[-1].refusal == Refusal("PP-AMB-73", "pad-present-gone", {"seat": 1})
    [*played, _] = evening.reckon({**first, **later, (1999, "present", 1): 2})
    assert [one.winners for one in played] == [(1,), (1,)]


# Pesten.


def test_who_is_first_wins_and_who_is_out_comes_last() -> None:
    pad = Pad(speeltafel.game("pesten"), NAMES, {})
    entries: dict[Place, Value] = {(1, "first", NOBODY): 0, (1, "out", 1): 1, (1, "cards", 2): 4}
    standing = pad.reckon(entries)
    assert (standing.ending, standing.winners, standing.out) == ("PE-END-01", (0,), (1,))
    assert standing.totals == (0, 108, 4)
    alone = pad.reckon({**entries, (1, "out", 2): 1})
    assert (alone.ending, alone.winners) == ("PE-OUT-01", (0,))


def test_nobody_is_first_and_out_and_cards_are_asked_for() -> None:
    out: dict[Place, Value] = {(1, "first", NOBODY): 1, (1, "out", 1): 1}
    assert "Bram is af en kan dus niet" in refusal_in("pesten", out, "nl")
    left: dict[Place, Value] = {(1, "first", NOBODY): 1, (1, "cards", 0): 3}
    assert "How many cards did Cato have left?" in refusal_in("pesten", left, "en")


def test_when_somebody_is_out_the_others_are_told_what_to_put_away() -> None:
    """PE-OUT-03, PE-AMB-50: at once, though the game goes on; not when one is left."""
    out: dict[Place, Value] = {(1, "out", 1): 1}
    game = speeltafel.game("pesten")
    told = (Said("pad-note-halve", {"count": 20}),)
    pad = Pad(game, NAMES, {})
    assert pad.reckon({}).notes == ()
    assert pad.reckon(out).notes == told
    assert pad.reckon({**out, (1, "out", 2): 1}).notes == ()
    assert pad.reckon({**out, (1, "first", NOBODY): 0, (1, "cards", 2): 4}).notes == ()
    assert Pad(game, NAMES, {"elimHalve": False}).reckon(out).notes == ()


# Boot op Stoom.


def sailing(served: int, aside: int, last: int, number: int) -> dict[Place, Value]:
    told = {"served": served, "aside": aside, "last": last}
    return {(number, name, NOBODY): value for name, value in told.items()}


def test_the_calendar_fills_and_who_laid_the_last_card_is_sint() -> None:
    """BS-CAL-02, BS-CAL-03, BS-SINT-01."""
    pad = Pad(speeltafel.game("boot-op-stoom"), NAMES, {"calendarSize": 2})
    begun: dict[Place, Value] = {(0, "firstSint", NOBODY): 2}
    entries = {**begun, **sailing(1, 1, 1, 1), **sailing(2, 0, 0, 2)}
    standing = pad.reckon(entries)
    assert (standing.totals, standing.ending) == ((3, 3, 3), "")
    assert [bool(facts) for facts in standing.facts] == [True, False, False]
    assert standing.notes[0].facts == {"count": 1, "most": 2}
    lost = pad.reckon({**entries, **sailing(0, 1, 0, 3)})
    assert (lost.ending, lost.winners) == ("BS-CAL-02", ())
    won = pad.reckon({**entries, **sailing(5, 1, 0, 3)})
    assert (won.ending, won.winners) == ("BS-GOAL-02", (0, 1, 2))
    said = refusal_in("boot-op-stoom", {**begun, **sailing(9, 1, 1, 1)}, "nl")
    assert said.startswith("Er zijn 9 huizen bezorgd, en er waren er nog maar 8.")


def test_every_game_of_an_evening_begins_with_its_own_sint() -> None:
    """BS-SET-08 is a part of setting up; a Sint whom people have agreed on stays."""
    game = speeltafel.game("boot-op-stoom")
    lost: dict[Place, Value] = {(0, "firstSint", NOBODY): 2, **sailing(1, 1, 1, 1)}
    [_, following] = Evening(game, NAMES, {"calendarSize": 1}).reckon(lost)
    assert [field.name for field in following.rounds[0].fields] == ["firstSint"]
    settled = {"calendarSize": 1, "firstSint": "3"}
    [_, following] = Evening(game, NAMES, settled).reckon(sailing(1, 1, 1, 1))
    assert [bool(facts) for facts in following.facts] == [False, False, True]


def test_a_calendar_card_comes_as_often_as_there_are_of_it() -> None:
    """BS-KK-02: Sneeuwstorm holds in the round after it, and there is one."""
    game = speeltafel.game("boot-op-stoom")
    snow = game.notation.names.index("sneeuw")
    begun: dict[Place, Value] = {(0, "firstSint", NOBODY): 2}
    first = {**begun, (1, "event", NOBODY): snow, (1, "last", NOBODY): 0}
    standing = Pad(game, NAMES, {"krappeKalender": True}).reckon(first)
    assert Said("event-holds", {"number": snow}) in standing.notes
    again = {**first, (2, "event", NOBODY): snow, (2, "last", NOBODY): 0}
    assert "Sneeuwstorm is er al geweest" in refusal_in(
        "boot-op-stoom", again, "nl", krappeKalender=True
    )
