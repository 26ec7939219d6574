"""What goes wrong over HTTP: a status and one clear sentence."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from speeltafel.engine.errors import BadInput
from speeltafel.table.http import Problem
from speeltafel.table.seats import Trouble
from speeltafel.table.wire import encode

JSON = "application/json"

SENTENCES = {
    "trouble-full-pad": (409, "the score pad is full; start a new one"),
    "trouble-moving": (503, "the table is on its way to another server; try again in a moment"),
    "trouble-no-copy": (503, "it could not be made"),
    "trouble-no-level": (422, "there is no such bot"),
    "trouble-no-pad": (404, "there is no score pad with this code"),
    "trouble-no-seat": (409, "there is no free seat like that"),
    "trouble-no-table": (404, "there is no table with this code"),
    "trouble-not-outdated": (409, "the table is of this version of its game: play on"),
    "trouble-not-over": (409, "the game is not over yet"),
    "trouble-not-seated": (403, "you have no seat at this table"),
    "trouble-not-started": (409, "the game has not started yet"),
    "trouble-not-stored": (503, "the table could not be stored"),
    "trouble-not-understood": (400, "the request is not understood"),
    "trouble-old-version": (410, "the table was of an older version of its game"),
    "trouble-seat-taken": (409, "the seat is taken"),
    "trouble-seats-free": (409, "not all seats are taken"),
    "trouble-set-aside": (410, "the table cannot be read; the server's log says why"),
    "trouble-started": (409, "the game has started"),
    "trouble-too-fast": (429, "too many requests; try again in a minute"),
    "trouble-too-many": (429, "there are too many tables; try again later"),
    "trouble-wrong-facts": (422, "what was told of oneself is not what the game asks for"),
}


class BadRequest(Exception):
    """A request that is not carried out."""

    def __init__(self, status: int, sentence: str, why: str = "trouble-not-understood") -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(sentence, why=why)


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type=JSON)


def problem(status: int, sentence: str) -> Response:
    return answer(Problem(sentence, why="trouble-not-understood"), status)


def trouble(why: str) -> Response:
    status, sentence = SENTENCES[why]
    response = answer(Problem(sentence, why=why), status)
    if status == 503:
        response.headers["Retry-After"] = "1"
    if status == 429:
        response.headers["Retry-After"] = "60"
        response.headers["Connection"] = "close"
    return response


def on_refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, BadRequest)
    return answer(error.problem, error.status)


def on_trouble(_: Request, error: Exception) -> Response:
    assert isinstance(error, Trouble)
    return trouble(error.why)


def on_gone(_: Request, __: Exception) -> Response:
    """Whoever asked is not there any more: nobody gets this."""
    return problem(408, "the request did not come to its end")


def on_bad_input(_: Request, error: Exception) -> Response:
    assert isinstance(error, BadInput)
    problem = Problem(str(error), error.rule, error.why, dict(error.facts))
    return answer(problem, 422)


def on_http(_: Request, error: Exception) -> Response:
    """No such address, or not with this method."""
    assert isinstance(error, HTTPException)
    response = problem(error.status_code, error.detail)
    response.headers.update(error.headers or {})
    return response
