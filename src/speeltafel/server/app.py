"""The application: tables over HTTP, everything at a table over its websocket."""

import asyncio
import re
import secrets
from functools import cache
from pathlib import Path

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from speeltafel.bots import OPPONENTS, SEARCH
from speeltafel.engine.book import book_of
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.lesson import course_of
from speeltafel.engine.registry import all_games
from speeltafel.print.choices import box_of
from speeltafel.server import books, lessons, openapi, pads_http, problems
from speeltafel.server.addresses import FORWARDED, is_loopback
from speeltafel.server.cluster import Elsewhere
from speeltafel.server.gate import Gate
from speeltafel.server.hall import Hall
from speeltafel.server.matches import journal_of, replay_of, unplayed_of
from speeltafel.server.outdated import Outdated
from speeltafel.server.own import own_tables
from speeltafel.server.prints import chosen, print_of, sheet_of
from speeltafel.server.problems import BadRequest, answer
from speeltafel.server.requests import (
    Wanted,
    address_of,
    admit,
    at_table,
    game_and_language,
    hall_of,
    not_stored,
    on_elsewhere,
    read_body,
)
from speeltafel.server.safety import Safety
from speeltafel.server.socket import table_socket
from speeltafel.server.static import ASK_AGAIN, Art, Client, Kept
from speeltafel.table import http, wire
from speeltafel.table.authority import Table
from speeltafel.table.changes import Founding
from speeltafel.table.match import download, match_of
from speeltafel.table.puzzles import puzzles
from speeltafel.table.seats import Trouble, hash_of
from speeltafel.texts import COMMON, LANGUAGES

TOKEN_BYTES = 32
TOKEN = re.compile("[A-Za-z0-9_-]{43}")
COOKIE_SECONDS = 7 * 24 * 3600
JSON_LINES = "application/jsonl"
PDF = "application/pdf"
PNG = "image/png"
OPEN = "all"
"""The viewer of a replay with all hands open."""


def application(hall: Hall, gate: Gate, client: Path | None, address: str = "") -> ASGIApp:
    """The tables of an open hall behind a gate, and the built client from its folder.

    `address` is where other devices find it, if they do.
    """
    make_documents()
    pages = Client(client)
    app = Starlette(
        routes=[
            Mount("/api", routes=api_routes()),
            Route("/healthz", health),
            Route("/readyz", readiness),
            Route("/metrics", metrics),
            WebSocketRoute("/ws/{code}", table_socket),
            Route("/art/{path:path}", Art(all_games()).answer),
            Route("/{path:path}", pages.answer),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            BadRequest: problems.on_refused,
            Elsewhere: on_elsewhere,
            Trouble: problems.on_trouble,
            BadInput: problems.on_bad_input,
            HTTPException: problems.on_http,
            ClientDisconnect: problems.on_gone,
        },
    )
    app.state.hall = hall
    app.state.gate = gate
    app.state.pages = pages
    app.state.address = address
    return Safety(app, gate)


def api_routes() -> list[Route]:
    return [
        Route("/games", list_games),
        Route("/games/{game}/print/{language}", show_print),
        Route("/games/{game}/sheet/{language}", show_sheet),
        Route("/tables", list_tables),
        Route("/tables", make_table, methods=["POST"]),
        Route("/tables/{code}", at_table(show_table)),
        Route("/tables/{code}/join", at_table(join_table), methods=["POST"]),
        Route("/tables/{code}/again", at_table(start_again), methods=["POST"]),
        Route("/tables/{code}/what-if", at_table(what_if), methods=["POST"]),
        Route("/tables/{code}/journal", at_table(show_journal)),
        Route("/tables/{code}/replay/{viewer}", at_table(show_replay)),
        Route("/text/{game}/{language}", show_text),
        *lessons.ROUTES,
        *books.ROUTES,
        *pads_http.routes(),
        Route("/here", show_here),
        Route("/openapi.json", show_openapi),
    ]


# Games and texts.


async def list_games(request: Request) -> Response:
    return games_document().answer(request)


@cache
def games_document() -> Kept:
    games = [game_info(game) for game in all_games().values()]
    return Kept(wire.encode(games), problems.JSON, ASK_AGAIN)


def game_info(game: Game) -> http.GameInfo:
    needs = game.options.needs
    options = [
        msgspec.convert({**one.describe(), "needs": needs.get(one.name, "")}, http.OptionInfo)
        for one in game.options.all
    ]
    presets = [{"name": name, "values": values} for name, values in game.options.presets.items()]
    return http.GameInfo(
        id=game.id,
        version=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        options=options,
        sections=[http.SectionInfo(part.key, list(part.rules)) for part in game.rulebook],
        cards=list(game.notation.names),
        faces=list(game.faces),
        verbs=[
            http.VerbInfo(verb.name, verb.least, verb.most, bool(verb.words or verb.numbers))
            for verb in game.notation.verbs.values()
        ],
        levels=[level for level in OPPONENTS if level != SEARCH or game.searched],
        cooperative=game.cooperative,
        lowest_wins=game.lowest_wins,
        expansions=[*game.options.expansions],
        presets=msgspec.convert(presets, list[http.PresetInfo]),
        printed=[*box_of(game).sets],
        pad=game.pad is not None,
        unofficial={str(players): option for players, option in game.unofficial.items()},
        decor=game.decor,
        lessons=[lesson.id for lesson in course_of(game)],
        puzzles=[*puzzles(game)],
        book=book_of(game) is not None,
    )


async def show_text(request: Request) -> Response:
    """The common messages and those of a game, in one Fluent file."""
    return joined_text(*game_and_language(request)).answer(request)


async def show_print(request: Request) -> Response:
    """A game to print, as it is chosen."""
    admit(request, "print")
    game, language = game_and_language(request)
    choices = chosen(game, language, request.query_params)
    headers = {"Content-Disposition": f'attachment; filename="{game.id}-{language}.pdf"'}
    asked = Wanted(request, (f"print {game.id}", repr(choices)), PDF, headers)
    return await asked.copy(print_of, game.id, choices)


async def show_sheet(request: Request) -> Response:
    """How the first sheet looks, as it is chosen."""
    admit(request, "replay")
    game, language = game_and_language(request)
    choices = chosen(game, language, request.query_params)
    asked = Wanted(request, (f"sheet {game.id}", repr(choices)), PNG)
    return await asked.copy(sheet_of, game.id, choices)


@cache
def joined_text(game: Game, language: str) -> Kept:
    folders = (COMMON, game.folder / "text")
    parts = [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders]
    return Kept("\n".join(parts).encode(), "text/plain", ASK_AGAIN)


@cache
def openapi_document() -> Kept:
    return Kept(wire.encode(openapi.document()), problems.JSON, ASK_AGAIN)


def make_documents() -> None:
    """All that is kept is made before anybody waits for it."""
    games_document()
    openapi_document()
    for game in all_games().values():
        for language in LANGUAGES:
            joined_text(game, language)
            lessons.course_document(game, language)


# Tables.


async def list_tables(request: Request) -> Response:
    return answer(await own_tables(hall_of(request), request.cookies))


async def make_table(request: Request) -> Response:
    admit(request, "table")
    order = await read_body(request, http.NewTable)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    try:
        room = await hall_of(request).make(order, address_of(request), hash_of(token))
    except SQLAlchemyError as error:
        raise not_stored(error) from None
    response = answer(http.Seated(room.table.code, 0), 201)
    give_token(request, response, room.table.founding, token)
    return response


async def join_table(request: Request) -> Response:
    """Take a seat; whoever has one already is told which."""
    admit(request, "join")
    room = hall_of(request).room(request.path_params["code"])
    order = await read_body(request, http.Join)
    seat = viewer_of(request)
    if seat != GALLERY:
        return answer(http.Seated(room.table.code, seat))
    # Whoever sat here before is still the same person: open pages go on with the new seat.
    known = request.cookies.get(room.table.founding.cookie, "")
    token = known if TOKEN.fullmatch(known) else secrets.token_urlsafe(TOKEN_BYTES)
    try:
        seat = await room.sit(order, hash_of(token))
    except SQLAlchemyError as error:
        raise not_stored(error) from None
    response = answer(http.Seated(room.table.code, seat), 201)
    give_token(request, response, room.table.founding, token)
    return response


async def show_table(request: Request) -> Response:
    kept = outdated_of(request)
    if kept is not None:
        return answer(kept.lobby(viewer_of(request)))
    room = hall_of(request).room(request.path_params["code"])
    response = answer(room.lobby(viewer_of(request)))
    if not TOKEN.fullmatch(request.cookies.get(room.table.founding.cookie, "")):
        # Who sits down later is known already: if the answer to that is lost, the seat is not.
        token = secrets.token_urlsafe(TOKEN_BYTES)
        give_token(request, response, room.table.founding, token)
    return response


async def start_again(request: Request) -> Response:
    """Who sat at a table of an older version goes on at a new one; the others are led there."""
    admit(request, "table")
    hall, kept = hall_of(request), outdated_of(request)
    if kept is None:
        hall.room(request.path_params["code"])
        raise Trouble("trouble-not-outdated")
    person = person_at(request, kept.table)
    try:
        room = await hall.start_again(kept, person)
    except SQLAlchemyError as error:
        raise not_stored(error) from None
    return answer(http.Seated(room.table.code, room.table.seating.of(person)), 201)


async def what_if(request: Request) -> Response:
    """Whoever was alone among bots plays a finished game on from a step of its replay."""
    admit(request, "table")
    hall = hall_of(request)
    room = hall.room(request.path_params["code"])
    order = await read_body(request, http.WhatIf)
    person = person_at(request, room.table)
    try:
        new = await hall.what_if(room, person, order.step)
    except SQLAlchemyError as error:
        raise not_stored(error) from None
    return answer(http.Seated(new.table.code, new.table.seating.of(person)), 201)


async def show_journal(request: Request) -> Response:
    """While the game goes on only what the viewer may know; after the end all of it."""
    admit(request, "replay")
    table, kept = hall_of(request).table(request.path_params["code"]), outdated_of(request)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.id}-{table.code}.jsonl"'}
    asked = Wanted(request, (table.code, "journal"), JSON_LINES, headers)
    if kept is not None:
        return await asked.copy(unplayed_of, kept.match())
    if table.over:
        return await asked.copy(journal_of, match_of(table))
    return Response(download(table, viewer_of(request)), headers=headers, media_type=JSON_LINES)


async def show_replay(request: Request) -> Response:
    admit(request, "replay")
    table = hall_of(request).room(request.path_params["code"]).table
    word = request.path_params["viewer"]
    viewers = {str(n): n for n in (*range(len(table.seats)), GALLERY)}
    if word != OPEN and word not in viewers:
        raise BadRequest(404, "there is no such seat")
    table.playing()
    if not table.over:
        raise Trouble("trouble-not-over")
    asked = Wanted(request, (table.code, word), problems.JSON)
    return await asked.copy(replay_of, match_of(table), viewers.get(word))


def viewer_of(request: Request) -> int:
    table = hall_of(request).table(request.path_params["code"])
    return table.seating.of(person_at(request, table))


def person_at(request: Request, table: Table) -> str:
    return hash_of(request.cookies.get(table.founding.cookie, ""))


def outdated_of(request: Request) -> Outdated | None:
    """The table, if it is one of another version of its game; somebody is there now."""
    kept = hall_of(request).outdated.get(request.path_params["code"].lower())
    if kept is not None:
        kept.visited = asyncio.get_running_loop().time()
    return kept


def give_token(request: Request, response: Response, founding: Founding, token: str) -> None:
    response.set_cookie(
        founding.cookie,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


# The server itself.


async def show_openapi(request: Request) -> Response:
    return openapi_document().answer(request)


async def show_here(request: Request) -> Response:
    return answer(http.Here(request.app.state.address))


async def health(_: Request) -> Response:
    return answer({"status": "ok"})


async def readiness(request: Request) -> Response:
    """Whether tables can be sent here: not while the database is away, nor before a stop.

    Then 404, which tells a proxy apart from 503: nobody new, but whoever is here stays.
    """
    cluster = hall_of(request).cluster
    if cluster is not None and cluster.draining:
        raise BadRequest(404, "this server is drained: it hands its tables over")
    if cluster is not None and not cluster.is_ready:
        raise Trouble("trouble-moving")
    return answer({"status": "ok"})


async def metrics(request: Request) -> Response:
    """They tell how many have answered a secret question, so they are not for everybody."""
    hall = hall_of(request)
    wanted, given = hall.settings.metrics, request.headers.get("authorization", "")
    if wanted:
        may_ask = secrets.compare_digest(given.encode(), f"Bearer {wanted}".encode())
    else:
        forwarded = any(name in FORWARDED for name, _ in request.headers.raw)
        may_ask = is_loopback(address_of(request)) and not forwarded
    if not may_ask:
        raise BadRequest(403, "the metrics are for this machine, or with the token of the settings")
    text = generate_latest(hall.metrics.registry)
    return Response(text, headers={"Content-Type": CONTENT_TYPE_LATEST})
