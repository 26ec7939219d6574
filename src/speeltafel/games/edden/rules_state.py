"""The table of Edden: what lies on it, who is in, and what everybody knows."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import EVERYONE, only
from speeltafel.engine.state import (
    CARD_LISTS,
    CARDS,
    FLAGS,
    INT,
    INTS,
    ROWS,
    SEAT,
    Setup,
    State,
)
from speeltafel.engine.zones import Zone
from speeltafel.games.edden.house import House

HAND_SIZE: Final = 5  # ED-PREP-02
SMALL_HAND: Final = 4  # ED-123-01
SWAPPING_TOTAL: Final = 69  # ED-69-01
SMALL_HAND_TOTAL: Final = 123  # ED-123-01

# What the seat on turn has to do; after the last round all hands lie open.
DISCARD: Final = 0
TAKE: Final = 1
SHOWN: Final = 2


class EddenTable(State):
    """What every rule uses."""

    house: House
    phase: int
    dealer: int
    turns: int
    """The turns that were completed in this round."""
    turn_limit: int
    hands: list[list[int]]
    known: list[list[int]]
    """The cards of each hand that everybody saw it take from the discard pile."""
    stock: list[int]
    group: list[int]
    """What the player before this one laid: the next to take from."""
    laid: list[int]
    """What the player on turn has just laid himself."""
    pile: list[int]
    """All older discards."""
    empties: list[int]
    """How often each player has emptied his hand in this round, as far as it counts."""
    totals: list[int]
    sheet: list[list[int]]
    """The points of each round, a row a round."""
    four_cards: list[bool]
    out: list[bool]
    winners: list[int]

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

    def fields(self) -> dict[str, str]:
        return {
            "phase": "discard|take|shown",
            "dealer": SEAT,
            "turns": INT,
            "turn_limit": INT,
            "hands": CARD_LISTS,
            "known": CARD_LISTS,
            "stock": CARDS,
            "group": CARDS,
            "laid": CARDS,
            "pile": CARDS,
            "empties": INTS,
            "totals": INTS,
            "sheet": ROWS,
            "four_cards": FLAGS,
            "out": FLAGS,
            "winners": INTS,
        }

    def copy_table(self, other: "EddenTable") -> None:
        """Give a fresh table what this one has."""
        self.copy_common(other)
        other.house = self.house
        other.phase = self.phase
        other.dealer = self.dealer
        other.turns = self.turns
        other.turn_limit = self.turn_limit
        other.hands = [hand.copy() for hand in self.hands]
        other.stock = self.stock.copy()
        other.pile = self.pile.copy()
        # these are replaced, never changed in place: copies share them
        other.known = self.known
        other.group = self.group
        other.laid = self.laid
        other.empties = self.empties
        other.totals = self.totals
        other.sheet = self.sheet
        other.four_cards = self.four_cards
        other.out = self.out
        other.winners = self.winners
