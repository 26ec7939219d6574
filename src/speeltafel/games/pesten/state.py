"""The table of Pesten: what lies on it, who is next, and what everybody knows."""

from typing import Annotated, Final

from mypy_extensions import i64

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import only
from speeltafel.engine.fields import Card, Cards, SeatNumber, Shared
from speeltafel.engine.moves import NOTHING, Refusal
from speeltafel.engine.setup import Setup
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone, holds, put_in_order, take_out
from speeltafel.games.pesten.cards import SUIT, SUITS, matches
from speeltafel.games.pesten.house import House

# What the seat on turn has to decide: see decisions/.
ACT: Final = 0  # play, draw, answer a threat
DRAWN: Final = 1  # it passed and drew a card: lay it, or end the turn
TOP: Final = 2  # choose the top card of its combination
SUIT_CHOICE: Final = 3
WANT: Final = 4  # it offers a card: say for which one
TO: Final = 5  # … and to whom

# What the next player faces.
NO_THREAT: Final = 0
CHAIN: Final = 1  # Aces and jokers
TWOS: Final = 2
COMBO: Final = 3

NO_SUIT: Final = len(SUITS)
UNKNOWN: Final = 0
"""The own number of somebody else, where it is a secret."""

ONE: Final[i64] = 1
MOST_PLAYERS: Final = 8
# The lists that another table uses as well, as bits: each seat's hand, and besides:
EVERY_HAND: Final = (1 << MOST_PLAYERS) - 1
POT: Final = 1 << MOST_PLAYERS
PILE: Final = 2 << MOST_PLAYERS
KNOWN: Final = 4 << MOST_PLAYERS
PUT_AWAY: Final = 8 << MOST_PLAYERS
ALL_LISTS: Final = (32 << MOST_PLAYERS) - 1
CLOCKWISE: Final[list[list[list[int]]]] = [
    [[*range(seat, players), *range(seat)] for seat in range(players)]
    for players in range(MOST_PLAYERS + 1)
]


class Pesten(State):
    """A table of Pesten with combinations; copies share all lists, and copy what they change."""

    house: House
    phase: Annotated[int, "act|drawn|top|suit|want|to"]
    threat: Annotated[int, "none|chain|twos|combo"]
    weight: int
    """Of a chain its Aces and jokers, of twos their number, of a combination the dice."""
    suit: Annotated[int, "c|d|h|s|none"]
    """The suit that a jack's owner chose, or NO_SUIT."""
    suit_before: Annotated[int, "c|d|h|s|none"]
    """The one in force when the card on top was laid."""
    clockwise: bool
    turns: int
    run_by: SeatNumber
    run: int
    """Single cards that this player has laid in a row."""
    run_paid: bool
    hands: list[Shared[Cards]]
    known: Shared[list[Cards]]
    """The cards of each hand of which everybody knows."""
    pot: Shared[Cards]
    pile: Shared[Cards]
    drawn: Shared[Cards]
    """The card just drawn by the player who passed."""
    combo: Shared[Cards]
    """A combination of which the top card is being chosen."""
    begun: Shared[Cards]
    """Cards that the player on turn has begun a combination with, in his hand still."""
    own: Shared[list[int]]
    guesses: Shared[list[int]]
    """The own numbers that everybody has to reckon with, as bits."""
    out: Shared[list[bool]]
    away: Shared[list[Cards]]
    """What each player put away for good."""
    quota: Shared[list[int]]
    """How many cards each player still has to put away."""
    halving: bool
    """Somebody went out: hands are halved before the next turn."""
    short: Shared[list[int]]
    """The players to whom cards have to be given, in order."""
    trades: int
    offers: int
    giving: Card
    wanting: Card
    dice: Shared[list[int]]
    winners: Shared[list[int]]
    left: tuple[int, ...]
    """The players who are not out, once somebody has asked for them."""
    borrowed: i64
    """The lists of cards that a copy uses as well: they are copied when they change."""
    barren: i64
    """The seats that have no combination, unless they have got a card since; as bits."""

    __slots__ = (*__annotations__,)

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.left = ()
        self.borrowed = 0
        self.barren = 0

    def adopt_options(self) -> None:
        setup = self.setup
        house = setup.house
        if not isinstance(house, House):
            house = House(setup.options, setup.counts, self.players)
            setup.house = house
        self.house = house

    # Lists of cards, to be changed.

    def own_hand(self, seat: int) -> list[int]:
        place: i64 = seat
        if self.borrowed >> place & 1:
            self.hands[seat] = self.hands[seat].copy()
            self.borrowed -= ONE << place
        return self.hands[seat]

    def put_in_hand(self, seat: int, card: int) -> None:
        place: i64 = seat
        put_in_order(self.own_hand(seat), card)
        self.barren &= ~(ONE << place)

    def take_from_hand(self, seat: int, card: int) -> None:
        if self.known[seat]:
            self.forget(seat, card)
        take_out(self.own_hand(seat), card)

    def own_pot(self) -> list[int]:
        if self.borrowed & POT:
            self.pot = self.pot.copy()
            self.borrowed -= POT
        return self.pot

    def own_pile(self) -> list[int]:
        if self.borrowed & PILE:
            self.pile = self.pile.copy()
            self.borrowed -= PILE
        return self.pile

    def own_known(self) -> list[list[int]]:
        if self.borrowed & KNOWN:
            self.known = [cards.copy() for cards in self.known]
            self.borrowed -= KNOWN
        return self.known

    def own_away(self) -> list[list[int]]:
        if self.borrowed & PUT_AWAY:
            self.away = [cards.copy() for cards in self.away]
            self.borrowed -= PUT_AWAY
        return self.away

    def own_all(self) -> None:
        """For who may write in any of them."""
        self.barren = 0
        if self.borrowed:
            self.hands = [hand.copy() for hand in self.hands]
            self.pot = self.pot.copy()
            self.pile = self.pile.copy()
            self.drawn = self.drawn.copy()
            self.own_known()
            self.own_away()
            self.borrowed = 0

    # Who is next.

    def after(self, seat: int) -> int:
        """PE-PLAY-03: the next player in the direction of play who is not out."""
        players = self.players
        out = self.out
        step = 1 if self.clockwise else players - 1
        while True:
            seat += step
            if seat >= players:
                seat -= players
            if not out[seat]:
                return seat

    def in_game(self) -> tuple[int, ...]:
        """The players who are not out."""
        if not self.left:
            self.left = tuple([seat for seat in range(self.players) if not self.out[seat]])
        return self.left

    def clockwise_from(self, seat: int) -> list[int]:
        """PE-AMB-57: everybody by seat number, whatever the direction of play."""
        return CLOCKWISE[self.players][seat]

    # What fits.

    def suit_in_force(self) -> int:
        """PE-JACK-01: the suit that was chosen, else that of the top card."""
        return self.suit if self.suit != NO_SUIT else SUIT[self.pile[-1]]

    def fits(self, card: int) -> bool:
        """PE-PLAY-01."""
        return matches(card, self.pile[-1], self.suit_in_force())

    def bluffed(self) -> bool:
        """PE-BLUFF-01: the card on top did not match when it was laid.

        PE-AMB-45: what answers a threat matches, and so does a jump-in: it is the same card.
        """
        if self.threat != NO_THREAT or len(self.pile) < 2:
            return False
        below = self.pile[-2]
        suit = self.suit_before if self.suit_before != NO_SUIT else SUIT[below]
        return not matches(self.pile[-1], below, suit)

    def has_match(self) -> bool:
        for card in self.hands[self.turn]:
            if self.fits(card):
                return True
        return False

    # What there is.

    def available(self) -> int:
        """PE-AMB-31: the pot and the pile but for its top card."""
        return len(self.pot) + len(self.pile) - 1

    def held(self, seat: int) -> int:
        """How many cards a player has; the one just drawn, which lies apart, is one of them."""
        return len(self.hands[seat]) + (len(self.drawn) if seat == self.turn else 0)

    def cards_to_draw(self) -> int:
        """PE-CHAIN-04: three for each A and joker; PE-TWO-02: two for each 2."""
        if self.threat == CHAIN:
            return 3 * self.weight
        return 2 * self.weight if self.threat == TWOS else NOTHING

    # What everybody knows of a hand.

    def saw_arrive(self, seat: int, card: int) -> None:
        """Everybody saw this card go into a hand."""
        put_in_order(self.own_known()[seat], card)

    def heard_of(self, seat: int, card: int) -> None:
        """Everybody heard that this card is in a hand; perhaps it is one that they knew of."""
        if not holds(self.known[seat], card):
            self.saw_arrive(seat, card)

    def forget(self, seat: int, card: int) -> None:
        """A card leaves a hand: if everybody knew of it, it is that one."""
        if self.known[seat] and holds(self.known[seat], card):
            take_out(self.own_known()[seat], card)

    def forget_all(self, seat: int) -> None:
        self.own_known()[seat] = []

    # What everybody sees.

    def zones(self) -> list[Zone]:
        self.own_all()
        turn = self.turn
        zones = [
            Zone("pot", self.pot, audience=0),
            Zone("pile", self.pile),
            Zone("combo", self.combo),
            Zone("drawn", self.drawn, turn, only(turn)),
        ]
        for seat in range(self.players):
            known = self.known[seat]
            zones.append(Zone("hand", self.hands[seat], seat, only(seat), known, ordered=False))
            zones.append(Zone("away", self.away[seat], seat, only(seat), ordered=False))
        return zones

    def veil(self) -> None:
        """PE-AMB-01: own numbers may be secret; PE-AMB-68: what somebody has begun to choose is."""
        viewer = self.viewer
        if viewer != self.turn:
            self.begun = []
        if not self.house.own_visible:
            self.own = [
                number if seat == viewer else UNKNOWN for seat, number in enumerate(self.own)
            ]

    def unveil(self) -> None:
        """PE-AMB-70: a secret own number is one that the combinations laid so far allow."""
        own = self.own.copy()
        for seat in range(self.players):
            if own[seat] == UNKNOWN:
                possible = [
                    n for n in range(self.guesses[seat].bit_length()) if self.may_be(seat, n)
                ]
                own[seat] = possible[self.chance.below(len(possible))]
        self.own = own

    def may_be(self, seat: int, number: int) -> bool:
        return self.guesses[seat] >> number & 1 == 1

    def too_late(self) -> Refusal:
        return Refusal("PE-AMB-24", "too-late")

    def copy_common(self, other: State) -> None:
        super().copy_common(other)
        self.borrowed = ALL_LISTS

    # What follows is made from the fields above: see speeltafel/lab/checks/fields.py.

    def fields(self) -> dict[str, str]:
        return FIELDS

    def blank(self) -> "Pesten":
        return Pesten(self.setup, self.chance.copy())

    def copy(self) -> "Pesten":
        other = self.blank()
        self.copy_common(other)
        other.house = self.house
        other.threat = self.threat
        other.weight = self.weight
        other.suit = self.suit
        other.suit_before = self.suit_before
        other.clockwise = self.clockwise
        other.turns = self.turns
        other.run_by = self.run_by
        other.run = self.run
        other.run_paid = self.run_paid
        other.hands = self.hands.copy()
        other.known = self.known
        other.pot = self.pot
        other.pile = self.pile
        other.drawn = self.drawn
        other.combo = self.combo
        other.begun = self.begun
        other.own = self.own
        other.guesses = self.guesses
        other.out = self.out
        other.away = self.away
        other.quota = self.quota
        other.halving = self.halving
        other.short = self.short
        other.trades = self.trades
        other.offers = self.offers
        other.giving = self.giving
        other.wanting = self.wanting
        other.dice = self.dice
        other.winners = self.winners
        other.left = self.left
        other.borrowed = self.borrowed
        other.barren = self.barren
        return other


FIELDS: Final[dict[str, str]] = {
    "phase": "act|drawn|top|suit|want|to",
    "threat": "none|chain|twos|combo",
    "weight": "int",
    "suit": "c|d|h|s|none",
    "suit_before": "c|d|h|s|none",
    "clockwise": "flag",
    "turns": "int",
    "run_by": "seat",
    "run": "int",
    "run_paid": "flag",
    "hands": "card lists",
    "known": "card lists",
    "pot": "cards",
    "pile": "cards",
    "drawn": "cards",
    "combo": "cards",
    "begun": "cards",
    "own": "ints",
    "guesses": "ints",
    "out": "flags",
    "away": "card lists",
    "quota": "ints",
    "halving": "flag",
    "short": "ints",
    "trades": "int",
    "offers": "int",
    "giving": "card",
    "wanting": "card",
    "dice": "ints",
    "winners": "ints",
}
