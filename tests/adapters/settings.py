"""The tables at which adapters are tried: every game, plain and with all it has."""

import speeltafel
from speeltafel.adapters.play import Rules
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from tests import outsider

GAMES = [*speeltafel.all_games().values(), outsider.GAME]


def everything_on(game: Game) -> dict[str, object]:
    """All flags that can be on together with those before them."""
    found: dict[str, object] = {}
    for option in game.options.all:
        if option.default is False:
            try:
                game.setup(game.seats[1], {**found, option.name: True})
            except BadInput:
                continue
            found[option.name] = True
    return found


TABLES = {
    **{game.id: (game, game.seats[0], {}) for game in GAMES},
    **{f"{game.id}, all on": (game, game.seats[1], everything_on(game)) for game in GAMES},
}


def rules(table: str) -> Rules:
    return Rules(*TABLES[table])
