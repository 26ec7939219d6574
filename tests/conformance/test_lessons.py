"""Lessons are held to what they promise; and each way to break one is noticed."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

import speeltafel
from speeltafel.conformance import Nonconforming, Tried, check_lessons
from speeltafel.engine.book import book_of
from speeltafel.engine.coverage import coverage
from speeltafel.engine.events import NOBODY
from speeltafel.engine.game import Game
from speeltafel.engine.lesson import (
    Lesson,
    Position,
    asked_for,
    course_of,
    judged,
    lit,
    positions,
)
from speeltafel.engine.moves import Move
from speeltafel.engine.view import MoveView, TableView, attempt
from speeltafel.texts import LANGUAGES, Texts
from tests import ours

GAME = speeltafel.game("twaalfstich")
WORDS_A_MINUTE = 160
TAPS_A_MINUTE = 15
"""What a learner takes who reads with care and looks before he taps."""


@pytest.mark.parametrize("game", speeltafel.all_games().values(), ids=lambda game: game.id)
def test_lessons_can_be_learnt(game: Game) -> None:
    tried = Tried(game.id)
    check_lessons(game, tried)
    assert tried.counts["lessons"] == len(course_of(game))
    assert not course_of(game) or tried.counts["other answers"] >= 3


@ours.EACH
def test_a_course_is_short_and_every_expansion_has_a_lesson(game: Game) -> None:
    course = course_of(game)
    assert 5 <= len([lesson for lesson in course if not lesson.expansion]) <= 10
    assert {*game.options.expansions} <= {lesson.expansion for lesson in course}


@pytest.mark.parametrize("language", LANGUAGES)
@ours.EACH
def test_the_base_game_is_learnt_in_ten_minutes(game: Game, language: str) -> None:
    texts = Texts(game, language, game.folder / "lessons")
    tasks = [(one, task) for one in course_of(game) if not one.expansion for task in one.tasks]
    words = sum([len(texts(one.text(task.say)).split()) for one, task in tasks])
    taps = sum([2 if task.do else 1 for _, task in tasks])
    assert words / WORDS_A_MINUTE + taps / TAPS_A_MINUTE <= 10


@pytest.mark.parametrize("game", speeltafel.all_games().values(), ids=lambda game: game.id)
def test_who_takes_what_is_lit_does_what_is_asked(game: Game) -> None:
    """A learner who reads nothing taps what is lit: whatever it takes is lit, and nothing else."""
    tasks = [(lesson, one) for lesson in course_of(game) for one in positions(game, lesson)]
    for lesson, position in tasks:
        if position.task.do:
            view = game.view(position.state.seen_by(lesson.seat))
            asked = shown_moves(lesson, position, view)
            found = lit(game, lesson, position)
            where = f"{lesson.id}: {position.task.do}"
            selectable = {zone.name for zone in view.zones if zone.selectable}
            cards = {one.card for one in found if one.zone in selectable} - {NOBODY}
            usable = {card for move in view.moves for card in move.cards}
            within = {card for zone in view.zones if zone.selectable for card in zone.cards}
            wanted = {card for move in asked for card in move.cards}
            assert cards & usable == wanted & within, where
            spots = {(one.zone, one.spot) for one in found}
            leads = {(move.place, move.spot) for move in view.moves if move.place}
            assert spots & leads == {(move.place, move.spot) for move in asked if move.place}, where


def shown_moves(lesson: Lesson, position: Position, view: TableView) -> list[MoveView]:
    """The moves of a task, each with where the table offers it."""
    offered = {move.attempt: move for move in view.moves}
    found = []
    for move in asked_for(lesson, position, view):
        made = attempt(move)
        one = offered.get(made, MoveView(made, view.prompt))
        found.append(MoveView(made, one.label, move.cards, place=one.place, spot=one.spot))
    return found


def test_a_game_without_lessons_conforms(tmp_path: Path) -> None:
    tried = Tried("none")
    check_lessons(replace(GAME, folder=tmp_path), tried)
    assert not tried.counts


BROKEN = {
    "an answer that is not legal": ("1-aim.toml", '"play z9"', '"play z4"', "a legal move"),
    "others who cannot do that": ("2-zero.toml", "C: play r2", "C: play z12", "lesson zero"),
    "a wrong promise": ("2-zero.toml", "sum = 7", "sum = 8", "found 7"),
    "something lit that is not there": ("1-aim.toml", "zone sum", "zone moon", "zone moon"),
    "an expansion that is none": ("9-prof.toml", '"profRule"', '"moonRule"', "no option"),
    "a rule that is none": ("1-aim.toml", "12-GOAL-01", "12-GOAL-99", "no rule"),
    "an answer that cannot be tried": ("6-twelve.toml", '"play r6"', '"play r2"', "play r2"),
    "no sentence": ("nl.ftl", "lesson-aim-hit-else", "lesson-aim-hit-elsewhere", "other texts"),
    "two sentences of one name": ("nl.ftl", "lesson-aim-lead", "lesson-aim-trick", "there twice"),
    "a sentence that nobody says": ("1-aim.toml", 'say = "trick"', 'say = "lead"', "nobody says"),
}


@pytest.mark.parametrize(("name", "old", "new", "why"), BROKEN.values(), ids=[*BROKEN])
def test_what_is_broken_is_noticed(tmp_path: Path, name: str, old: str, new: str, why: str) -> None:
    copytree(GAME.folder / "lessons", tmp_path / "lessons")
    path = tmp_path / "lessons" / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    copytree(GAME.folder / "text", tmp_path / "text")
    with pytest.raises(Nonconforming, match=why):
        check_lessons(replace(GAME, folder=tmp_path), Tried("broken"))


def test_answers_are_judged() -> None:
    lesson = course_of(GAME)[0]
    hit = next(one for one in positions(GAME, lesson) if one.task.say == "hit")
    read = GAME.notation.read
    assert judged(lesson, hit, read("play z9")).is_right
    assert judged(lesson, hit, read("play z6")).say == "hit-else"
    below = judged(lesson, hit, read("play r4")).refusal
    assert below is not None
    assert below.rule == "12-SUM-02"
    nothing = judged(lesson, hit, Move("shout")).refusal
    assert nothing is not None
    assert nothing.reason == "not-a-move"
    card = GAME.notation.read_card("z9")
    assert [one.card for one in lit(GAME, lesson, hit)] == [card]


@ours.EACH
def test_most_rules_are_met_in_lessons_or_pictures(game: Game) -> None:
    """Of the base game; and of each expansion its rules have a lesson and stand in the book."""
    report = coverage(game)
    rulings = {rule for part in game.rulebook if part.key == "rulings" for rule in part.rules}
    course, book = course_of(game), book_of(game)
    assert book is not None
    extra = {one.expansion: {*one.position.rules} for one in course if one.expansion}
    base = [rule for rule in report["rules"] if not rule["physical"]]
    base = [rule for rule in base if rule["id"] not in rulings.union(*extra.values())]
    met = [rule for rule in base if rule["lessons"] or rule["pictures"]]
    assert len(met) >= 0.8 * len(base)
    told = {part.option for part in book.expansions}
    assert {*game.options.expansions} <= told
    assert [part.option for part in book.expansions if part.picture is None] == []
    assert {*extra} <= told


def test_coverage_names_lessons_and_pictures() -> None:
    report = coverage(GAME)
    rules = {rule["id"]: rule for rule in report["rules"]}
    assert rules["12-TRICK-01"]["lessons"] == ["aim", "zero", "next"]
    assert rules["12-TRICK-01"]["pictures"] == ["turn-3"]
    assert rules["12-PROF-01"]["pictures"] == ["expansion-profRule"]
    assert rules["12-META-01"]["lessons"] == []
    # One of these is only seen in a picture.
    parts = {part["section"]: part for part in report["sections"]}
    assert parts["preparation"] == {
        "section": "preparation",
        "rules": 4,
        "taught": 3,
        "pictured": 4,
        "met": 4,
    }
