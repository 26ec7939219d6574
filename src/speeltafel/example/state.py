"""What lies on the table, and who sees it."""

from typing import Final

from speeltafel.engine.events import only
from speeltafel.engine.fields import Cards
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone
from speeltafel.example.house import House


class Voorbeeld(State):
    """A table of Voorbeeld. Whoever is on turn leads."""

    house: House
    hands: list[Cards]
    stock: Cards
    trick: Cards
    """The cards of this trick, the leader's first, then clockwise."""
    pile: Cards
    points: list[int]

    __slots__ = (*__annotations__,)

    def adopt_options(self) -> None:
        self.house = House(self.setup.options)

    def others(self) -> tuple[int, ...]:
        """All but the leader, in the order of their numbers, as a question asks them."""
        return tuple([seat for seat in range(self.players) if seat != self.turn])

    def zones(self) -> list[Zone]:
        hands = [Zone("hand", h, s, only(s), ordered=False) for s, h in enumerate(self.hands)]
        return [
            Zone("stock", self.stock, audience=0),
            Zone("trick", self.trick),
            Zone("pile", self.pile),
            *hands,
        ]

    # What follows is made from the fields above: see speeltafel/lab/checks/fields.py.

    def fields(self) -> dict[str, str]:
        return FIELDS

    def blank(self) -> "Voorbeeld":
        return Voorbeeld(self.setup, self.chance.copy())

    def copy(self) -> "Voorbeeld":
        other = self.blank()
        self.copy_common(other)
        other.house = self.house
        other.hands = [one.copy() for one in self.hands]
        other.stock = self.stock.copy()
        other.trick = self.trick.copy()
        other.pile = self.pile.copy()
        other.points = self.points.copy()
        return other


FIELDS: Final[dict[str, str]] = {
    "hands": "card lists",
    "stock": "cards",
    "trick": "cards",
    "pile": "cards",
    "points": "ints",
}
