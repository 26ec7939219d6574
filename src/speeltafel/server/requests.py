"""What all requests over HTTP have in common: whom they ask, how fast, and what they bring."""

from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named
from speeltafel.server import problems
from speeltafel.server.copies import Key, Maker, takes_gzip
from speeltafel.server.hall import Hall
from speeltafel.server.problems import BadRequest
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


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""
