"""Books over HTTP: how a game is played, with its pictures."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from speeltafel.engine.book import book_of
from speeltafel.engine.registry import game as game_named
from speeltafel.server import problems
from speeltafel.server.matches import packed
from speeltafel.server.problems import BadRequest
from speeltafel.server.requests import Wanted, game_and_language
from speeltafel.table import books, wire


async def show_book(request: Request) -> Response:
    game, language = game_and_language(request)
    if book_of(game) is None:
        raise BadRequest(404, f"{game.id} has no book")
    asked = Wanted(request, (f"book {game.id}", language), problems.JSON)
    return await asked.copy(book_in, game.id, language)


def book_in(name: str, language: str) -> bytes:
    """A `reading.BookView`, packed."""
    game = game_named(name)
    book = book_of(game)
    assert book is not None
    return packed(iter([wire.encode(books.written(game, book, language))]))


ROUTES = (Route("/books/{game}/{language}", show_book),)
