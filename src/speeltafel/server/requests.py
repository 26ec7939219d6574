"""What all requests over HTTP have in common: whom they ask, how fast, and what they bring."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named
from speeltafel.server import problems
from speeltafel.server.cluster import Elsewhere
from speeltafel.server.copies import Key, Maker, takes_gzip
from speeltafel.server.hall import Hall
from speeltafel.server.problems import BadRequest
from speeltafel.server.statements import Lost
from speeltafel.table.seats import Trouble
from speeltafel.texts import LANGUAGES

T = TypeVar("T")


def game_of(request: Request) -> Game:
    try:
        return game_named(request.path_params["game"])
    except BadInput as error:
        raise BadRequest(404, str(error)) from None


def game_and_language(request: Request) -> tuple[Game, str]:
    game, language = game_of(request), request.path_params["language"]
    if language not in LANGUAGES:
        raise BadRequest(404, f"there is no such language; languages: {', '.join(LANGUAGES)}")
    return game, language


@dataclass
class Wanted:
    """Somebody wants to have something that takes long to make."""

    request: Request
    key: Key
    kind: str
    headers: dict[str, str] = field(default_factory=dict)

    async def copy(self, job: Maker, *arguments: object) -> Response:
        """It, packed as it is kept: to unpack it here for who will not would cost all others."""
        if not takes_gzip(self.request.headers.get("accept-encoding", "")):
            raise BadRequest(406, "this is given packed by gzip alone")
        copies, address = hall_of(self.request).copies, address_of(self.request)
        copy = await copies.of(self.key, address, job, *arguments)
        headers = {**self.headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(copy, headers=headers, media_type=self.kind)


def admit(request: Request, kind: str) -> None:
    """Refuse what comes too fast."""
    hall = hall_of(request)
    if not hall.limiter.allows(kind, address_of(request)):
        hall.metrics.cut_off[f"{kind}s"] += 1
        raise Trouble("trouble-too-fast")


async def read_body(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip() != problems.JSON:
        raise BadRequest(415, f"the body has to be {problems.JSON}")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise BadRequest(422, str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRequest(400, "the body is no JSON") from None


Handler = Callable[[Request], Awaitable[Response]]


def at_table(handler: Handler) -> Handler:
    """Handled where the table is: that is here, or whoever asks is sent there."""

    async def handle(request: Request) -> Response:
        await request.body()  # whoever takes long to ask finds no table that has gone to rest
        await hall_of(request).fetch(request.path_params["code"])
        return await handler(request)

    return handle


def at_pad(handler: Handler) -> Handler:
    async def handle(request: Request) -> Response:
        await hall_of(request).fetch_pad(request.path_params["code"])
        return await handler(request)

    return handle


def on_elsewhere(request: Request, error: Exception) -> Response:
    """The same question to the server that can answer it; unless it was sent there already."""
    assert isinstance(error, Elsewhere)
    if request.query_params.get("node") == error.node:
        return problems.trouble("trouble-moving")
    there = request.url.include_query_params(node=error.node)
    return RedirectResponse(f"{there.path}?{there.query}", 307)


def not_stored(error: SQLAlchemyError) -> Trouble:
    return Trouble("trouble-moving" if isinstance(error, Lost) else "trouble-not-stored")


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""
