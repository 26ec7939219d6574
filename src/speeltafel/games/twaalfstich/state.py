"""The table of 12er Stich: what lies on it, who sees it, and what everybody knows of it."""

from typing import Annotated, Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import only
from speeltafel.engine.fields import Cards, SeatNumber, Shared
from speeltafel.engine.setup import Setup
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone
from speeltafel.games.twaalfstich.house import House
from speeltafel.games.twaalfstich.rules_fits import (
    FITS,
    LEAD,
    LEAD_BUT_NO_TWELVE,
    NEVER,
    PLACES,
)

# What the seat on turn has to decide: see decisions/.
TURN: Final = 0  # play a card, or draw when none fits: others cannot tell which
DRAWN: Final = 1  # it drew a card that fits: play it or keep it
SIGN: Final = 2


class Twaalfstich(State):
    """A table of 12er Stich."""

    house: House
    phase: Annotated[int, "turn|drawn|sign"]
    dealer: SeatNumber
    target: int
    sum: int
    plus: Annotated[int, "z|r"]
    """The colour that adds: black unless the Prof rule changed it."""
    just_won: bool
    """The seat on turn has taken a trick in this very turn."""
    passes: int
    hands: list[Cards]
    drawn: Cards
    """The card just drawn that fits, while its drawer decides about it."""
    stock: Cards
    open: Cards
    tricks: list[Shared[Cards]]
    totals: Shared[list[int]]
    sheet: Shared[list[list[int]]]
    """The points of each round, a row a round."""
    stuck: list[int]
    """The last situation in which a hand was seen to hold no card that fits, or NEVER."""

    __slots__ = (*__annotations__,)

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)

    def adopt_options(self) -> None:
        self.house = House(self.setup.options)

    def after(self, seat: int) -> int:
        """12-TURN-01: clockwise."""
        seat += 1
        return 0 if seat == self.players else seat

    def situation(self) -> int:
        """What a card has to fit on, as one number: see FITS."""
        place = LEAD
        if self.open:
            place = self.sum
        elif self.house.twelve_after_trick and not self.just_won:  # 12-AMB-23: in the same turn
            place = LEAD_BUT_NO_TWELVE
        return PLACES * self.plus + place

    def zones(self) -> list[Zone]:
        zones = [
            Zone("stock", self.stock, audience=0),
            Zone("open", self.open),
            Zone("drawn", self.drawn, self.turn, only(self.turn)),
        ]
        for seat in range(self.players):
            zones.append(Zone("hand", self.hands[seat], seat, only(seat), ordered=False))
            zones.append(Zone("tricks", self.tricks[seat], seat))
        return zones

    def may_hold(self, zone: Zone, place: int, card: int) -> bool:
        """A forced draw or pass shows what a hand lacks; who need not pass holds a card that fits.

        A drawn card that waits for its drawer's decision fits too.
        """
        if zone.name == "drawn":
            return FITS[self.situation()][card]
        if zone.name != "hand":
            return True
        situation = self.stuck[zone.seat]
        if situation != NEVER and FITS[situation][card]:
            return False
        must_play = self.phase == TURN and not self.stock and not self.ending
        if must_play and zone.seat == self.turn and place == 0:
            return FITS[self.situation()][card]
        return True

    # What follows is made from the fields above: see speeltafel/lab/checks/fields.py.

    def fields(self) -> dict[str, str]:
        return FIELDS

    def blank(self) -> "Twaalfstich":
        return Twaalfstich(self.setup, self.chance.copy())

    def copy(self) -> "Twaalfstich":
        other = self.blank()
        self.copy_common(other)
        other.house = self.house
        other.dealer = self.dealer
        other.target = self.target
        other.sum = self.sum
        other.plus = self.plus
        other.just_won = self.just_won
        other.passes = self.passes
        other.hands = [one.copy() for one in self.hands]
        other.drawn = self.drawn.copy()
        other.stock = self.stock.copy()
        other.open = self.open.copy()
        other.tricks = self.tricks.copy()
        other.totals = self.totals
        other.sheet = self.sheet
        other.stuck = self.stuck.copy()
        return other


FIELDS: Final[dict[str, str]] = {
    "phase": "turn|drawn|sign",
    "dealer": "seat",
    "target": "int",
    "sum": "int",
    "plus": "z|r",
    "just_won": "flag",
    "passes": "int",
    "hands": "card lists",
    "drawn": "cards",
    "stock": "cards",
    "open": "cards",
    "tricks": "card lists",
    "totals": "ints",
    "sheet": "rows",
    "stuck": "ints",
}
