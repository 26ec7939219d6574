"""Lessons are held to what they promise; and each way to break one is noticed."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

import speeltafel
from speeltafel.conformance import Nonconforming, Tried, check_lessons
from speeltafel.engine.coverage import coverage
from speeltafel.engine.game import Game
from speeltafel.engine.lesson import course_of, judged, lit, positions

GAME = speeltafel.game("twaalfstich")


@pytest.mark.parametrize("game", speeltafel.all_games().values(), ids=lambda game: game.id)
def test_lessons_can_be_learnt(game: Game) -> None:
    tried = Tried(game.id)
    check_lessons(game, tried)
    assert tried.counts["lessons"] == len(course_of(game))
    assert not course_of(game) or tried.counts["other answers"] >= 3


def test_a_game_without_lessons_conforms(tmp_path: Path) -> None:
    tried = Tried("none")
    check_lessons(replace(GAME, folder=tmp_path), tried)
    assert not tried.counts


BROKEN = {
    "an answer that is not legal": ("1-aim.toml", '"play z9"', '"play z4"', "a legal move"),
    "others who cannot do that": ("2-zero.toml", "C: play r2", "C: play z12", "lesson zero"),
    "a wrong promise": ("2-zero.toml", "sum = 7", "sum = 8", "found 7"),
    "something lit that is not there": ("1-aim.toml", "zone sum", "zone moon", "zone moon"),
    "a rule that is none": ("1-aim.toml", "12-GOAL-01", "12-GOAL-99", "no rule"),
    "an answer that cannot be tried": ("6-twelve.toml", '"play r6"', '"play r2"', "play r2"),
    "no sentence": ("nl.ftl", "lesson-aim-hit-else", "lesson-aim-hit-elsewhere", "other texts"),
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
    assert judged(lesson, hit, "play z9").is_right
    assert judged(lesson, hit, "play z6").say == "hit-else"
    below = judged(lesson, hit, "play r4").refusal
    assert below is not None
    assert below.rule == "12-SUM-02"
    nothing = judged(lesson, hit, "shout").refusal
    assert nothing is not None
    assert nothing.reason == "not-a-move"
    card = GAME.notation.read_card("z9")
    assert [one.card for one in lit(GAME, lesson, hit)] == [card]


def test_coverage_names_the_lessons() -> None:
    taught = {rule["id"]: rule["lessons"] for rule in coverage(GAME)["rules"]}
    assert taught["12-TRICK-01"] == ["aim", "zero", "next"]
    assert taught["12-META-01"] == []
