"""Games on paper, for who asks in the browser: what was chosen, and the job that makes the file."""

from starlette.datastructures import QueryParams

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named
from speeltafel.print.choices import ALL, Choices, Wishes, choices_of
from speeltafel.server.matches import packed


def chosen(game: Game, language: str, query: QueryParams) -> Choices:
    """What the words behind an address ask for; BadInput where it cannot be."""
    usual = Wishes()
    players = query.get("players", "0")
    if not (players.isascii() and players.isdigit() and len(players) < 3):
        raise BadInput("players is a number")
    said = Wishes(
        language,
        query.get("paper", usual.paper),
        int(players),
        query.get("expansions", usual.expansions),
        query.get("cards", usual.cards),
        query.get("backs", usual.backs),
        query.get("ink", usual.ink),
        query.get("parts", ALL),
    )
    return choices_of(game, said)


# In another process.


def print_of(name: str, choices: Choices) -> bytes:
    """The file, packed."""
    from speeltafel.print.document import printed  # typesetting is loaded where it is done

    return packed(iter([printed(game_named(name), choices)]))


def sheet_of(name: str, choices: Choices) -> bytes:
    """A picture of the first sheet, packed."""
    from speeltafel.print.document import first_sheet  # typesetting is loaded where it is done

    return packed(iter([first_sheet(game_named(name), choices)]))
