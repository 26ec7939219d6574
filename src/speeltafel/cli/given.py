"""What people gave, as the table wants it."""

import secrets

from speeltafel.engine.chance import Seal
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named
from speeltafel.texts import texts


def read_options(given: list[str] | None) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadInput(f"an option is written K=V, not {text!r}")
        options[key] = value
    return options


def usual_players(name: str, players: int | None) -> int:
    """As many as were asked for; else four, or what the game allows nearest to that."""
    seats = game_named(name).seats
    return players if players is not None else min(max(4, seats[0]), seats[-1])


def setting(
    name: str, players: int | None, option: list[str] | None, language: str
) -> tuple[Game, int, dict[str, object]]:
    """A game to be played; what is wrong with it is said in the language of the table."""
    game = game_named(name)
    text = texts(game, language)
    options, seats = read_options(option), usual_players(name, players)
    try:
        game.setup(seats, options)
    except BadInput as error:
        raise BadInput(text.bad_input(error)) from None
    return game, seats, options


def deal(seed: int | None) -> int | Seal:
    """The deal of a seed; one that nobody can foresee where none was given."""
    return Seal(secrets.token_bytes(32)) if seed is None else seed
