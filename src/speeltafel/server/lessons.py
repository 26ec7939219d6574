"""Courses and puzzles over HTTP: a learner's browser has all of a lesson, and keeps its place."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named
from speeltafel.server import problems
from speeltafel.server.matches import packed
from speeltafel.server.problems import BadRequest, answer
from speeltafel.server.requests import Wanted, game_and_language, game_of, read_body
from speeltafel.server.static import ASK_AGAIN, Kept
from speeltafel.table import lessons, puzzles, teaching, wire


async def show_course(request: Request) -> Response:
    return course_document(*game_and_language(request)).answer(request)


@cache
def course_document(game: Game, language: str) -> Kept:
    return Kept(wire.encode(lessons.info(game, language)), problems.JSON, ASK_AGAIN)


async def show_lesson(request: Request) -> Response:
    game, language = game_and_language(request)
    name = lesson_in(request, game)
    asked = Wanted(request, (f"lesson {game.id}", f"{name} {language}"), problems.JSON)
    return await asked.copy(lesson_of, game.id, language, name)


def lesson_of(game: str, language: str, name: str) -> bytes:
    """A `teaching.Lesson`, packed."""
    taught = puzzles if name.startswith(puzzles.PREFIX) else lessons
    return packed(iter([wire.encode(taught.written(game_named(game), language, name))]))


async def try_in_lesson(request: Request) -> Response:
    """What a learner's move or gesture would do there; nobody keeps it."""
    game = game_of(request)
    name = lesson_in(request, game)
    number = request.path_params["task"]
    is_puzzle = name.startswith(puzzles.PREFIX)
    taught = puzzles if is_puzzle else lessons
    lesson = puzzles.puzzles(game)[name].lesson() if is_puzzle else lessons.course(game)[name]
    if number >= len(lesson.tasks):
        raise BadRequest(404, "the lesson has no such task")
    return answer(taught.tried(game, name, number, await read_body(request, teaching.Try)))


def lesson_in(request: Request, game: Game) -> str:
    name: str = request.path_params["lesson"]
    if name not in lessons.course(game) and name not in puzzles.puzzles(game):
        raise BadRequest(404, f"{game.id} has no such lesson")
    return name


ROUTES = (
    Route("/lessons/{game}/{language}", show_course),
    Route("/lessons/{game}/{language}/{lesson}", show_lesson),
    Route("/lessons/{game}/{lesson}/{task:int}", try_in_lesson, methods=["POST"]),
)
