"""The table of Pesten: what lies on it, who is next, and how cards are drawn."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import only
from speeltafel.engine.state import (
    CARD,
    CARD_LISTS,
    CARDS,
    FLAG,
    FLAGS,
    INT,
    INTS,
    SEAT,
    Outcome,
    Setup,
    State,
)
from speeltafel.engine.zones import Zone, holds, put_in_order, take_out
from speeltafel.games.pesten.cards import SUIT, SUITS, matches
from speeltafel.games.pesten.house import House

# What the seat on turn has to do.
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


class Table(State):
    """What every rule uses."""

    house: House
    phase: int
    threat: int
    weight: int
    """Of a chain its Aces and jokers, of twos their number, of a combination the dice."""
    suit: int
    """The suit that a jack's owner chose, or NO_SUIT."""
    suit_before: int
    """The one in force when the card on top was laid."""
    clockwise: bool
    turns: int
    run_by: int
    run: int
    """Single cards that this player has laid in a row."""
    run_paid: bool
    hands: list[list[int]]
    known: list[list[int]]
    """The cards of each hand of which everybody knows."""
    pot: list[int]
    pile: list[int]
    drawn: list[int]
    """The card just drawn by the player who passed."""
    combo: list[int]
    """A combination of which the top card is being chosen."""
    begun: list[int]
    """Cards that the player on turn has begun a combination with, in his hand still."""
    own: list[int]
    guesses: list[int]
    """The own numbers that everybody has to reckon with, as bits."""
    out: list[bool]
    away: list[list[int]]
    """What each player put away for good."""
    quota: list[int]
    """How many cards each player still has to put away."""
    halving: bool
    """Somebody went out: hands are halved before the next turn."""
    short: list[int]
    """The players to whom cards have to be given, in order."""
    trades: int
    offers: int
    giving: int
    wanting: int
    dice: list[int]
    winners: list[int]

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.left: tuple[int, ...] = ()
        """The players who are not out, once somebody has asked for them."""
        self.borrowed: i64 = 0
        """The lists of cards that a copy uses as well: they are copied when they change."""
        self.barren: i64 = 0
        """The seats that have no combination, unless they have got a card since; as bits."""

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

    def king_gives_turn(self) -> bool:
        """PE-AMB-36, PE-AMB-61: by house rule, while two players are left."""
        return self.house.king_again and len(self.in_game()) == 2

    def after_skipped(self, seat: int) -> int:
        """PE-EIGHT-01; PE-AMB-36: of two players the other one, so that the layer goes again.

        PE-AMB-43: an 8 is never laid under a threat, so none is skipped with it.
        """
        skipped = self.after(seat)
        if not self.quiet:
            self.tell("skipped", skipped)
        return self.after(skipped)

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

    # Drawing.

    def available(self) -> int:
        """PE-AMB-31: the pot and the pile but for its top card."""
        return len(self.pot) + len(self.pile) - 1

    def draw(self, seat: int, number: int) -> None:
        """So many cards as there are; PE-POT-01, PE-AMB-55: a new pot when one is needed."""
        hand = self.own_hand(seat)
        before = [] if self.quiet else hand.copy()
        left = number
        if number == 1 and self.pot:
            put_in_order(hand, self.own_pot().pop())
            left = 0
        while left:
            if not self.pot:
                self.renew_pot()
            pot = self.own_pot()
            some = min(left, len(pot))
            hand += pot[-some:]
            del pot[-some:]
            left -= some
            hand.sort()
        place: i64 = seat
        self.barren &= ~(ONE << place)
        if seat == self.run_by:
            self.run = 0  # PE-AMB-29
            self.run_paid = False
        if not self.quiet and number:
            cards = hand.copy()
            for card in before:
                take_out(cards, card)
            self.tell("drew", seat, tuple(cards), number, audience=only(seat))

    def renew_pot(self) -> None:
        """PE-POT-02: only the card laid last stays."""
        pot = self.own_pile()
        self.pile = [pot.pop()]
        self.chance.shuffle(pot)
        self.pot = pot
        self.borrowed &= ~POT
        if not self.quiet:
            self.tell("reshuffled", number=len(pot))

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

    # What other files fill in.

    @abstractmethod
    def begin_turn(self, seat: int) -> None:
        """Somebody's turn."""

    @abstractmethod
    def go_on(self) -> None:
        """The card on top has been dealt with: what it does to the turn."""

    # The end.

    def win(self, seats: list[int], rule: str) -> None:
        """PE-END-01: the game is over, and nobody faces anything any more."""
        self.winners = seats
        self.ending = rule
        self.threat = NO_THREAT
        self.weight = 0
        if not self.quiet:
            for seat in seats:
                self.tell("won", seat)

    def outcome(self) -> Outcome:
        """PE-AMB-38: the fewer cards the better; those who are out come last."""
        worst = len(self.house.deck)
        scores = [worst if self.out[seat] else self.held(seat) for seat in range(self.players)]
        return Outcome(tuple(self.winners), tuple(scores), self.ending)

    def held(self, seat: int) -> int:
        """How many cards a player has; the one just drawn, which lies apart, is one of them."""
        return len(self.hands[seat]) + (len(self.drawn) if seat == self.turn else 0)

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

    def fields(self) -> dict[str, str]:
        return {
            "phase": "act|drawn|top|suit|want|to",
            "threat": "none|chain|twos|combo",
            "weight": INT,
            "suit": "c|d|h|s|none",
            "suit_before": "c|d|h|s|none",
            "clockwise": FLAG,
            "turns": INT,
            "run_by": SEAT,
            "run": INT,
            "run_paid": FLAG,
            "hands": CARD_LISTS,
            "known": CARD_LISTS,
            "pot": CARDS,
            "pile": CARDS,
            "drawn": CARDS,
            "combo": CARDS,
            "begun": CARDS,
            "own": INTS,
            "guesses": INTS,
            "out": FLAGS,
            "away": CARD_LISTS,
            "quota": INTS,
            "halving": FLAG,
            "short": INTS,
            "trades": INT,
            "offers": INT,
            "giving": CARD,
            "wanting": CARD,
            "dice": INTS,
            "winners": INTS,
        }

    def copy_table(self, other: "Table") -> None:
        self.copy_common(other)
        other.house = self.house
        other.phase = self.phase
        other.threat = self.threat
        other.weight = self.weight
        other.suit = self.suit
        other.suit_before = self.suit_before
        other.clockwise = self.clockwise
        other.turns = self.turns
        other.run_by = self.run_by
        other.run = self.run
        other.run_paid = self.run_paid
        other.halving = self.halving
        other.trades = self.trades
        other.offers = self.offers
        other.giving = self.giving
        other.wanting = self.wanting
        # these are copied when they change, and the others below are replaced
        self.borrowed = ALL_LISTS
        other.borrowed = ALL_LISTS
        other.hands = self.hands.copy()
        other.pot = self.pot
        other.pile = self.pile
        other.drawn = self.drawn
        other.known = self.known
        other.away = self.away
        other.left = self.left
        other.barren = self.barren
        other.combo = self.combo
        other.begun = self.begun
        other.own = self.own
        other.guesses = self.guesses
        other.out = self.out
        other.quota = self.quota
        other.short = self.short
        other.dice = self.dice
        other.winners = self.winners
