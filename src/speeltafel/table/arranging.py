"""Before the deal: the host changes how many play, by which house rules and with which clock.

The secret and its fingerprint stay. That nobody can choose the cards by it follows from the words
that people add: they are opened after the last change, when the game starts.
"""

from collections.abc import Mapping
from dataclasses import replace

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.table import commands
from speeltafel.table.bounds import Value
from speeltafel.table.changes import Arranged
from speeltafel.table.seats import Seat, Trouble


def arrange(game: Game, seats: list[Seat], order: commands.Arrange) -> Arranged:
    """The change; Trouble where there can be no such table."""
    if any(name in order.options for name in game.options.personal):
        raise Trouble("trouble-wrong-options")
    try:
        options = values_of(game, order.players, order.options)
    except BadInput:
        raise Trouble("trouble-wrong-options") from None
    sitting = resized(seats, order.players)
    if not agree(game, options, sitting):
        sitting = [replace(seat, facts={}) for seat in sitting]
    sat = tuple(sitting)
    return Arranged(order.players, options, order.clock, order.interval, sat, order.coach)


def resized(seats: list[Seat], players: int) -> list[Seat]:
    """As many seats: free ones go first, then bots, each from the end."""
    left = [*seats, *[Seat() for _ in range(players - len(seats))]]
    for bots in (False, True):
        for at in range(len(left) - 1, -1, -1):
            if len(left) > players and not left[at].token and bool(left[at].bot) == bots:
                del left[at]
    if len(left) > players:
        raise Trouble("trouble-seats-few")
    return left


def agree(game: Game, options: Mapping[str, Value], seats: list[Seat]) -> bool:
    """Whether what people have told of themselves can still be of use."""
    try:
        game.setup(len(seats), {**options, **facts_of(game, seats)})
    except BadInput:
        return False
    return True


def personal(
    game: Game, players: int, options: Mapping[str, Value], facts: Mapping[str, int]
) -> dict[str, int]:
    """What a person tells of himself, where the game wants to know it."""
    own = {name: [*[0] * (players - 1), facts[name]] for name in facts}
    try:
        if not facts.keys() <= {*game.options.personal}:
            raise Trouble("trouble-wrong-facts")
        game.setup(players, {**options, **own})
    except BadInput:
        raise Trouble("trouble-wrong-facts") from None
    return {name: value for name, value in facts.items() if value}


def facts_of(game: Game, seats: list[Seat]) -> dict[str, Value]:
    """What each person has told for the options that are personal."""
    return {name: [seat.facts.get(name, 0) for seat in seats] for name in game.options.personal}


def values_of(game: Game, players: int, options: Mapping[str, object]) -> dict[str, Value]:
    """The value of every option that is the table's, as it goes over the wire."""
    values: dict[str, Value] = {}
    for name, value in game.setup(players, options).options.items():
        assert isinstance(value, bool | int | str | list)
        if name not in game.options.personal:
            values[name] = value
    return values
