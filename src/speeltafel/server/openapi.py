"""OpenAPI 3.1 of everything over HTTP, with the schemas of the wire."""

from importlib.metadata import version
from typing import Any

from speeltafel.engine.events import GALLERY, MOST_SEATS
from speeltafel.engine.registry import all_games
from speeltafel.print.choices import BACKS, CARDS, INKS, PAPERS, PARTS
from speeltafel.server.schema import REFERENCE, schemas
from speeltafel.texts import LANGUAGES

JSON = "application/json"
CODE = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
PROBLEMS = {
    400: "The body is no JSON",
    403: "The request comes from a page of somebody else",
    404: "There is nothing like that",
    406: "It is given packed by gzip alone",
    408: "The request did not come to its end in time",
    409: "This cannot be done now",
    411: "The length of the body is not declared",
    413: "The body is too long",
    415: "The body is not declared as JSON",
    410: "The table was of an older version of its game, or cannot be read",
    421: "The server is not called that",
    422: "The body is JSON, but not what is wanted",
    429: "Too many requests, or too many tables",
    431: "The head is too long",
    503: "It could not be stored, or not be made",
}
PRINTED = tuple(
    {"name": name, "in": "query", "schema": schema}
    for name, schema in (
        ("paper", {"enum": [*PAPERS]}),
        ("players", {"type": "integer", "minimum": 0, "maximum": MOST_SEATS}),
        ("expansions", {"type": "string", "description": "by commas, or `all`"}),
        ("cards", {"enum": [*CARDS]}),
        ("backs", {"enum": [*BACKS]}),
        ("ink", {"enum": [*INKS]}),
        ("parts", {"type": "string", "description": f"of {', '.join(PARTS)}, or `all`"}),
    )
)
"""What may be chosen of a printed game."""
POSTED = (400, 403, 409, 411, 413, 415, 422, 503)
ALWAYS = (408, 421, 429, 431)


def document() -> dict[str, Any]:
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Speeltafel",
            "version": version("speeltafel"),
            "description": "Tables over HTTP. Everything at a table goes over /ws/{code}: "
            "the client sends a Command and is sent a Report.",
        },
        "paths": paths(),
        "components": {"schemas": schemas()},
    }


def paths() -> dict[str, Any]:
    here = operation("The server", shown("Where it is", JSON, named("Here")), ())
    return {**game_paths(), **table_paths(), **match_paths(), "/api/here": {"get": here}}


def game_paths() -> dict[str, Any]:
    games = {"type": "array", "items": named("GameInfo")}
    game = choice("game", [*all_games()])
    language = choice("language", [*LANGUAGES])
    return {
        **lessons(game, language),
        **books(game, language),
        **pad_paths(),
        "/api/games": {"get": operation("All games", shown("Games", JSON, games), ())},
        "/api/games/{game}/print/{language}": {
            "get": operation(
                "A game to print",
                shown("A PDF", "application/pdf", {"type": "string", "format": "binary"}),
                (404, 406, 422, 429, 503),
                (game, language, *PRINTED),
            )
        },
        "/api/games/{game}/sheet/{language}": {
            "get": operation(
                "How the first sheet of a printed game looks",
                shown("A picture", "image/png", {"type": "string", "format": "binary"}),
                (404, 406, 422, 429, 503),
                (game, language, *PRINTED),
            )
        },
        "/api/text/{game}/{language}": {
            "get": operation(
                "The texts of a game, as a Fluent file",
                shown("Texts", "text/plain", {"type": "string"}),
                (404,),
                (game, language),
            )
        },
    }


def table_paths() -> dict[str, Any]:
    own = {"type": "array", "items": named("OwnTable")}
    posted = {201: ("A seat", JSON, named("Seated"))}
    again = {200: ("The seat that one has already", JSON, named("Seated")), **posted}
    return {
        "/api/tables": {
            "get": operation("The tables at which one has a seat", shown("Tables", JSON, own), ()),
            "post": operation("Make a table", posted, POSTED, body="NewTable"),
        },
        "/api/tables/{code}": {
            "get": operation(
                "A table", shown("The table", JSON, named("Lobby")), (404, 410), (CODE,)
            )
        },
        "/api/tables/{code}/join": {
            "post": operation("Take a seat", again, (*POSTED, 404, 410), (CODE,), "Join")
        },
        "/api/tables/{code}/again": {
            "post": operation(
                "Start again, for the people of a table of an older version",
                posted,
                (403, 404, 409, 410, 422, 429, 503),
                (CODE,),
            )
        },
        "/api/tables/{code}/what-if": {
            "post": operation(
                "Play a finished game on from a step of its replay, for one person among bots",
                posted,
                (*POSTED, 404, 410),
                (CODE,),
                "WhatIf",
            )
        },
    }


def match_paths() -> dict[str, Any]:
    viewer = {
        **choice("viewer", [*map(str, range(MOST_SEATS)), str(GALLERY), "all"]),
        "description": f"a seat, {GALLERY} for the gallery, or `all` for all hands open",
    }
    lines = {"type": "string", "description": "JSON lines"}
    return {
        "/api/tables/{code}/journal": {
            "get": operation(
                "The journal; without its seed before the end",
                shown("The journal", "application/jsonl", lines),
                (404, 406, 409, 410, 429, 503),
                (CODE,),
            )
        },
        "/api/tables/{code}/replay/{viewer}": {
            "get": operation(
                "A finished game, move by move",
                shown("The replay", JSON, named("Replay")),
                (404, 406, 409, 410, 429, 503),
                (CODE, viewer),
            )
        },
    }


def lessons(game: dict[str, Any], language: dict[str, Any]) -> dict[str, Any]:
    course = {"type": "array", "items": named("LessonInfo")}
    lesson = {"name": "lesson", "in": "path", "required": True, "schema": {"type": "string"}}
    task = {"name": "task", "in": "path", "required": True, "schema": {"type": "integer"}}
    answers = shown("What it would do, or why not", JSON, named("Answer"))
    return {
        "/api/lessons/{game}/{language}": {
            "get": operation(
                "The lessons of a game", shown("Lessons", JSON, course), (404,), (game, language)
            )
        },
        "/api/lessons/{game}/{language}/{lesson}": {
            "get": operation(
                "A lesson",
                shown("The lesson", JSON, named("Lesson")),
                (404, 406, 429, 503),
                (game, language, lesson),
            )
        },
        "/api/lessons/{game}/{lesson}/{task}": {
            "post": operation(
                "Try something at a task of a lesson",
                answers,
                (400, 403, 404, 411, 413, 415, 422),
                (game, lesson, task),
                "Try",
            )
        },
    }


def books(game: dict[str, Any], language: dict[str, Any]) -> dict[str, Any]:
    return {
        "/api/books/{game}/{language}": {
            "get": operation(
                "How a game is played, with pictures",
                shown("The book", JSON, named("BookView")),
                (404, 406, 429, 503),
                (game, language),
            )
        }
    }


def pad_paths() -> dict[str, Any]:
    after = {"name": "after", "in": "query", "schema": {"type": "integer", "minimum": -1}}
    made = {201: ("A score pad", JSON, named("PadMade"))}
    there = (*POSTED, 404)
    return {
        "/api/pads": {"post": operation("Make a score pad", made, POSTED, body="NewPad")},
        "/api/pads/{code}": {
            "get": operation(
                "A score pad, or what is new on it",
                shown("The pad", JSON, named("PadView")),
                (404, 422),
                (CODE, after),
            )
        },
        "/api/pads/{code}/entries": {
            "post": operation(
                "Write something down",
                shown("The pad, with it or without", JSON, named("PadAnswer")),
                there,
                (CODE,),
                "PadEntry",
            )
        },
        **pad_questions(),
    }


def pad_questions() -> dict[str, Any]:
    there = (*POSTED, 404)
    return {
        "/api/pads/{code}/secret": {
            "post": operation(
                "Look at a number of one's own",
                shown("The number", JSON, named("PadSecret")),
                there,
                (CODE,),
                "PadPeek",
            )
        },
        "/api/pads/{code}/ask": {
            "post": operation(
                "Ask the referee",
                shown("What the rules say", JSON, named("Ruling")),
                there,
                (CODE,),
                "PadQuestion",
            )
        },
    }


Answers = dict[int, tuple[str, str, dict[str, Any]]]


def shown(description: str, media: str, schema: dict[str, Any]) -> Answers:
    return {200: (description, media, schema)}


def operation(
    summary: str,
    answers: Answers,
    troubles: tuple[int, ...],
    parameters: tuple[dict[str, Any], ...] = (),
    body: str = "",
) -> dict[str, Any]:
    responses = {
        str(status): {"description": about, "content": {media: {"schema": schema}}}
        for status, (about, media, schema) in answers.items()
    }
    for status in sorted({*troubles, *ALWAYS}):
        content = {JSON: {"schema": named("Problem")}}
        responses[str(status)] = {"description": PROBLEMS[status], "content": content}
    found: dict[str, Any] = {"summary": summary, "responses": responses}
    if parameters:
        found["parameters"] = list(parameters)
    if body:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": named(body)}}}
    return found


def named(name: str) -> dict[str, Any]:
    return {"$ref": REFERENCE + name}


def choice(name: str, values: list[str]) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"enum": values}}
