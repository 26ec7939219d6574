"""The tables at which adapters are tried: every game, plain and with all it has."""

import speeltafel
from speeltafel.adapters.play import Rules
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.options.many import Several
from speeltafel.engine.options.option import Option
from tests import outsider

GAMES = [*speeltafel.all_games().values(), outsider.GAME]


def everything_on(game: Game) -> dict[str, object]:
    """All that is off by itself and can be on together with what was on before it."""
    found: dict[str, object] = {}
    players = game.seats[1]
    for option in game.options.all * 2:  # an option may need one that comes after it
        if is_off(option.default):
            more = {**found, option.name: whole(option, players)}
            try:
                game.setup(players, more)
            except BadInput:
                continue
            found = more
    return found


def is_off(value: object) -> bool:
    """No, nothing, or none of each kind of card."""
    return value in ("off", "none") or not value or (isinstance(value, list) and not any(value))


def whole(option: Option, players: int) -> object:
    """With everything in it: all cards of an expansion, the last of other values."""
    samples = [value for value in option.samples(players) if not is_off(value)]
    return samples[0 if isinstance(option, Several) else -1]


TABLES = {
    **{game.id: (game, game.seats[0], {}) for game in GAMES},
    **{f"{game.id}, all on": (game, game.seats[1], everything_on(game)) for game in GAMES},
}


def rules(table: str) -> Rules:
    return Rules(*TABLES[table])
