"""Lessons can be learnt: each task is legal, and whatever else is tried gets its sentence."""

import random

from speeltafel.conformance.sayings import check_buttons
from speeltafel.conformance.tried import Tried
from speeltafel.engine.conformance import Nonconforming, require, strange_moves
from speeltafel.engine.game import Game
from speeltafel.engine.lesson import Lesson, Position, course_of, judged, lit, positions
from speeltafel.engine.positions import ScenarioFailed
from speeltafel.texts import LANGUAGES, message_ids, texts

OTHERS = 3
"""So many other answers to each task are tried at least."""


def check_lessons(game: Game, tried: Tried) -> None:
    """A game need not have any."""
    course = course_of(game)
    names = [lesson.id for lesson in course]
    require(len(names) == len({*names}), "lessons", "two of them have the same name")
    said: set[str] = set()
    for lesson in course:
        unknown = {*lesson.position.rules} - {*game.rules}
        require(not unknown, "lessons", f"{lesson.id} teaches {sorted(unknown)[:1]}: no rule")
        known = {"", *[option.name for option in game.options.all]}
        require(lesson.expansion in known, "lessons", f"{lesson.id}: no option {lesson.expansion}")
        try:
            said |= lesson.texts() | check_lesson(game, lesson, tried)
        except (ScenarioFailed, KeyError) as error:
            raise Nonconforming(f"lessons: {error.args[0]}") from None
        tried.count("lessons")
    if course:
        check_texts(game, said, tried)


def check_lesson(game: Game, lesson: Lesson, tried: Tried) -> set[str]:
    """Each expected answer is accepted, each other one gets a sentence; those that were said."""
    said: set[str] = set()
    for position in positions(game, lesson):
        lit(game, lesson, position)
        if position.task.do:
            right = judged(lesson, position, position.state.read(lesson.seat, position.task.do))
            require(right.is_right, "lessons", f"{lesson.id}: {position.task.do} is not accepted")
            said |= check_others(game, lesson, position, tried)
            view = game.view(position.state.seen_by(lesson.seat))
            for language in LANGUAGES:
                check_buttons(texts(game, language), view)
        tried.count("tasks")
    return said


def check_others(game: Game, lesson: Lesson, position: Position, tried: Tried) -> set[str]:
    state, task = position.state, position.task
    legal = state.legal_moves(lesson.seat)
    said = set()
    for move in legal:
        answer = judged(lesson, position, move)
        if not answer.is_right:
            said.add(lesson.text(answer.say))
    unheard = [
        text
        for text, says in task.other.items()
        if judged(lesson, position, state.read(lesson.seat, text)).say != says
    ]
    require(not unheard, "lessons", f"{lesson.id}: {unheard[:1]} cannot be tried at {task.say}")
    refused = 0
    for move in strange_moves(game, state, random.Random(0)):
        refusal = state.why_not(lesson.seat, move)
        if refusal is not None and refused < OTHERS:
            for language in LANGUAGES:
                sentence = texts(game, language).refusal(refusal)
                require(bool(sentence), "lessons", f"{refusal.reason} has no sentence")
            refused += 1
    others = min(OTHERS, len(legal) - 1) + refused
    require(others >= OTHERS, "lessons", f"{lesson.id}: too little else to try at {task.say}")
    tried.count("other answers", others)
    return said


def check_texts(game: Game, said: set[str], tried: Tried) -> None:
    """What is said is written, in every language and in the same order, and nothing else."""
    folder = game.folder / "lessons"
    found = []
    for language in LANGUAGES:
        try:
            found.append(message_ids(folder / f"{language}.ftl"))
        except (OSError, ValueError) as error:
            raise Nonconforming(f"lessons: {error}") from None
    require(found[0] == found[-1], "lessons", "the languages have other texts, or another order")
    missing, unsaid = said - {*found[0]}, {*found[0]} - said
    require(not missing, "lessons", f"{sorted(missing)[:3]} are missing")
    require(not unsaid, "lessons", f"nobody says {sorted(unsaid)[:3]}")
    for language in LANGUAGES:
        text = texts(game, language, folder)
        require(all(text(name) for name in said), "lessons", "a text is empty")
    tried.count("texts", len(LANGUAGES) * len(said))
