"""An evening: several games in a row on one score pad, by the same people.

A place on the pad is numbered through the whole evening: each game has its own thousand pages, so
that nothing moves when an earlier game is corrected and becomes longer.
"""

from collections.abc import Mapping, Sequence

from speeltafel.engine.game import Game
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import Field, Value
from speeltafel.engine.reckoning import CLOSING, Pad, Place, Standing

PAGES = CLOSING + 1
"""Pages of one game."""
MOST_GAMES = 50
LAST_PAGE = PAGES * MOST_GAMES - 1


class Evening:
    """The games of an evening, each with a pad of its own."""

    def __init__(
        self, game: Game, names: Sequence[str], options: Mapping[str, object], seed: int = 0
    ) -> None:
        self.pads = [Pad(game, names, options, seed)]
        self.game = game
        self.names = tuple(names)
        self.options = dict(options)
        self.seed = seed

    @property
    def players(self) -> int:
        return len(self.names)

    def field_at(self, page: int, name: str, seat: int) -> Field | None:
        """What may be asked in this place."""
        number, place = within(page, name, seat)
        return self.pads[number].field_at(place) if 0 <= number < len(self.pads) else None

    def why_not(self, place: Place, value: Value) -> Refusal | None:
        """Whether such a thing can be written there at all."""
        number, inner = within(*place)
        if not 0 <= number < len(self.pads):
            return Refusal(self.game.rules[0], "pad-no-field")
        return self.pads[number].why_not(inner, value)

    def secret(self, page: int, seat: int) -> int:
        return self.pads[page // PAGES].secret(seat)

    def reckon(self, entries: Mapping[Place, Value]) -> list[Standing]:
        """Every game that was begun, and after one that is over another that may be."""
        games: list[dict[Place, Value]] = [{}]
        for place, value in entries.items():
            number, inner = within(*place)
            while len(games) <= number:
                games.append({})
            games[number][inner] = value
        found: list[Standing] = []
        number = 0
        while number < len(games):
            pad = self.pads[0] if number == 0 else self.pad_after(number)
            found.append(pad.reckon(games[number]))
            last = number + 1 == len(games)
            if last and found[-1].ending and len(games) < MOST_GAMES:
                games.append({})
            number += 1
        del self.pads[len(games) :]
        return found

    def pad_after(self, number: int) -> Pad:
        """The pad of a game; it goes on from the one before it."""
        options = self.options_after(self.pads[number - 1])
        if number < len(self.pads) and self.pads[number].options == options:
            return self.pads[number]
        del self.pads[number:]
        self.pads.append(Pad(self.game, self.names, options, self.seed + number))
        return self.pads[number]

    def options_after(self, pad: Pad) -> dict[str, object]:
        """What was told of the people holds on; what is thrown or chosen for a game does not."""
        options = self.game.options_after(pad.last)
        for field in self.pads[0].opening():
            if not field.each and field.name in options:
                if field.name in self.options:
                    options[field.name] = self.options[field.name]
                else:
                    options.pop(field.name)
        return options


def within(page: int, name: str, seat: int) -> tuple[int, Place]:
    """The number of a game, from 0, and the place on its own pad."""
    return page // PAGES, (page % PAGES, name, seat)
