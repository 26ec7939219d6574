"""The table of Edden: what lies on it, who is in, and what everybody knows."""

from typing import Annotated, Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import EVERYONE, only
from speeltafel.engine.fields import Cards, SeatNumber, Shared
from speeltafel.engine.setup import Setup
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone
from speeltafel.games.edden.house import House

HAND_SIZE: Final = 5  # ED-PREP-02
SMALL_HAND: Final = 4  # ED-123-01

# What the seat on turn has to decide: see decisions/; after the last round all hands lie open.
DISCARD: Final = 0
TAKE: Final = 1
SHOWN: Final = 2


class Edden(State):
    """A table of Edden."""

    house: House
    phase: Annotated[int, "discard|take|shown"]
    dealer: SeatNumber
    turns: int
    """The turns that were completed in this round."""
    turn_limit: int
    hands: list[Cards]
    known: Shared[list[Cards]]
    """The cards of each hand that everybody saw it take from the discard pile."""
    stock: Cards
    group: Shared[Cards]
    """What the player before this one laid: the next to take from."""
    laid: Shared[Cards]
    """What the player on turn has just laid himself."""
    pile: Cards
    """All older discards."""
    empties: Shared[list[int]]
    """How often each player has emptied his hand in this round, as far as it counts."""
    totals: Shared[list[int]]
    sheet: Shared[list[list[int]]]
    """The points of each round, a row a round."""
    four_cards: Shared[list[bool]]
    out: Shared[list[bool]]
    winners: Shared[list[int]]

    __slots__ = (*__annotations__,)

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)

    def adopt_options(self) -> None:
        setup = self.setup
        house = setup.house
        if not isinstance(house, House):
            house = House(setup.options, setup.counts)
            setup.house = house
        self.house = house

    def hand_size(self, seat: int) -> int:
        """ED-PREP-02, ED-123-01."""
        return SMALL_HAND if self.four_cards[seat] else HAND_SIZE

    def players_in(self) -> int:
        return self.players - self.out.count(True)

    def after(self, seat: int) -> int:
        """ED-TURN-01: clockwise, past those who are out."""
        players = self.players
        out = self.out
        while True:
            seat += 1
            if seat == players:
                seat = 0
            if not out[seat]:
                return seat

    def seats_in(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.out[seat]]

    def zones(self) -> list[Zone]:
        zones = [
            Zone("stock", self.stock, audience=0),
            Zone("group", self.group),
            Zone("laid", self.laid),
            Zone("pile", self.pile),
        ]
        for seat in range(self.players):
            audience = EVERYONE if self.phase == SHOWN else only(seat)
            hand = self.hands[seat]
            zones.append(Zone("hand", hand, seat, audience, self.known[seat], ordered=False))
        return zones

    def note_known(self, seat: int, cards: list[int]) -> None:
        """Everybody knows that these cards are among those of a hand."""
        self.known = self.known.copy()
        self.known[seat] = cards

    # What follows is made from the fields above: see speeltafel/lab/checks/fields.py.

    def fields(self) -> dict[str, str]:
        return FIELDS

    def blank(self) -> "Edden":
        return Edden(self.setup, self.chance.copy())

    def copy(self) -> "Edden":
        other = self.blank()
        self.copy_common(other)
        other.house = self.house
        other.dealer = self.dealer
        other.turns = self.turns
        other.turn_limit = self.turn_limit
        other.hands = [one.copy() for one in self.hands]
        other.known = self.known
        other.stock = self.stock.copy()
        other.group = self.group
        other.laid = self.laid
        other.pile = self.pile.copy()
        other.empties = self.empties
        other.totals = self.totals
        other.sheet = self.sheet
        other.four_cards = self.four_cards
        other.out = self.out
        other.winners = self.winners
        return other


FIELDS: Final[dict[str, str]] = {
    "phase": "discard|take|shown",
    "dealer": "seat",
    "turns": "int",
    "turn_limit": "int",
    "hands": "card lists",
    "known": "card lists",
    "stock": "cards",
    "group": "cards",
    "laid": "cards",
    "pile": "cards",
    "empties": "ints",
    "totals": "ints",
    "sheet": "rows",
    "four_cards": "flags",
    "out": "flags",
    "winners": "ints",
}
