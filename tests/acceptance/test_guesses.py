"""A token that was guessed opens nothing, and the right one does."""

from tests.acceptance.guesses import NOTHING, guess
from tests.server.people import Person, Server

GUESSES = 300


def test_no_guess_finds_a_seat_and_the_right_token_does(server: Server) -> None:
    anna = Person(server.port).make("edden", 3)
    assert guess(server.port, anna.code, GUESSES) == GUESSES
    own = anna.request("GET", "/api/tables")
    assert own.json()
    assert not own.content.endswith(NOTHING[-2:])
