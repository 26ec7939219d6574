"""Score pads over HTTP."""

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from speeltafel.server.problems import BadRequest, answer
from speeltafel.server.requests import address_of, admit, at_pad, hall_of, not_stored, read_body
from speeltafel.table import wire_pads as wire

AFTER = "after"


def routes() -> list[Route]:
    return [
        Route("/pads", make_pad, methods=["POST"]),
        Route("/pads/{code}", at_pad(show_pad)),
        Route("/pads/{code}/entries", at_pad(write_entry), methods=["POST"]),
        Route("/pads/{code}/secret", at_pad(peek), methods=["POST"]),
        Route("/pads/{code}/ask", at_pad(ask_referee), methods=["POST"]),
    ]


async def make_pad(request: Request) -> Response:
    admit(request, "table")
    order = await read_body(request, wire.NewPad)
    try:
        kept = await hall_of(request).make_pad(order, address_of(request))
    except SQLAlchemyError as error:
        raise not_stored(error) from None
    return answer(wire.PadMade(kept.code), 201)


async def show_pad(request: Request) -> Response:
    """At once, or when there is more than the asker has."""
    hall = hall_of(request)
    kept = hall.pad(request.path_params["code"])
    after = request.query_params.get(AFTER, "-1")
    if not after.removeprefix("-").isdecimal() or len(after) > 9:
        raise BadRequest(422, "after is the number of an entry")
    return answer(await kept.look(int(after), hall.settings.look))


async def write_entry(request: Request) -> Response:
    admit(request, "entry")
    kept = hall_of(request).pad(request.path_params["code"])
    entry = await read_body(request, wire.PadEntry)
    try:
        return answer(await kept.write(entry))
    except SQLAlchemyError as error:
        raise not_stored(error) from None


async def peek(request: Request) -> Response:
    admit(request, "entry")
    kept = hall_of(request).pad(request.path_params["code"])
    asked = await read_body(request, wire.PadPeek)
    try:
        return answer(await kept.peek(asked))
    except SQLAlchemyError as error:
        raise not_stored(error) from None


async def ask_referee(request: Request) -> Response:
    admit(request, "entry")
    kept = hall_of(request).pad(request.path_params["code"])
    return answer(kept.ask(await read_body(request, wire.PadQuestion)))
