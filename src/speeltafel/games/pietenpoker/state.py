"""The table of Pietenpoker: what lies on it, who sees it, and what everybody knows."""

from typing import Annotated, Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import EVERYONE, only
from speeltafel.engine.fields import Cards, OftenEmpty, SeatNumber, Shared, own
from speeltafel.engine.setup import Setup
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone, put_in_order
from speeltafel.games.pietenpoker.cards import ACTEER, HIGHEST, KIND, NAMES, NUMBER, can_hide
from speeltafel.games.pietenpoker.house import House
from speeltafel.games.pietenpoker.rules_marks import SEAT_STEP

# What the seat on turn has to decide: see decisions/.
BIDDING: Final = 0
SMALL_BLIND: Final = 1
BIG_BLIND: Final = 2

# What a player is in this round.
IN: Final = 0
STOPPED: Final = 1
ALL_IN: Final = 2
OVER: Final = 3

# Which combinations count.
ANY: Final = 0
NUMBERS_ONLY: Final = 1
COLOURS_ONLY: Final = 2

# How bids are measured: by their numbers; PP-AMB-26: by their cards; PP-AMB-62: by what is printed.
BY_NUMBERS: Final = 0
BY_CARDS: Final = 1
BY_PRINT: Final = 2

# What follows when the bid that is being laid is settled.
NEXT_PLAYER: Final = 0
NEXT_REVEAL: Final = 1
SCORING: Final = 2

# How a player came to know cards that others do not.
LOOKED: Final = 0
STOLE: Final = 1
LOST: Final = 2


class Pietenpoker(State):
    """A table of Pietenpoker."""

    house: House
    phase: Annotated[int, "bidding|small|big"]
    deck: Shared[Cards]
    """All cards in play, sorted: everybody may know them (PP-AMB-69)."""
    stock: Cards
    burned: Shared[Cards]
    """Cards that are out of the game, face up."""
    buried: OftenEmpty[Cards]
    """The same, face down: hands that nobody was shown."""
    hands: list[Cards]
    bids: list[Shared[Cards]]
    down: OftenEmpty[list[Cards]]
    """The cards that lie face down in each bid."""
    scored: list[OftenEmpty[Cards]]
    room: Shared[Cards]
    """The Pakjeskamer."""
    status: Shared[list[int]]
    worth: Shared[list[int]]
    """What each bid is worth, in the measure that is valid now."""
    highest: int
    sint: SeatNumber
    big: int
    """Who has the Big Sint, or NOBODY."""
    limit: int
    """How many cards everybody has to keep in hand; 0 is no limit."""
    revealed: int
    """How many cards the Sint has revealed in this round."""
    opener: int
    """Who laid the small blind, and who has to double it, or NOBODY."""
    duty: int
    asked: int
    """The players who have had their turn in this circuit, as bits."""

    # What action cards have changed, for this round.
    counting: bool
    """Whether bids are worth their number of cards."""
    only_kind: Annotated[int, "any|numbers|colours"]
    backwards: bool
    competitief: bool
    poker: bool
    celebri: bool
    chihuahua: bool
    roles: Shared[list[list[int]]]
    """For each player the Acteerpieten in his bid: card * 8 + the value that he gave it."""

    # The turn that is being taken.
    fresh: int
    """How many cards the player laid face up in this turn: the last ones of his bid."""
    taken: Shared[list[int]]
    """The cards that the player took back from his bid in this turn: card * 8 + its role, or 0."""
    start: int
    """What his bid was worth at the start of the turn, and the cards that lay open in it."""
    stood: Shared[Cards]
    hid: int
    """How many cards he laid face down in this turn."""
    laid: Shared[Cards]
    """The cards of the bid that is being settled: they were laid in this turn."""
    spent: Shared[list[int]]
    """PP-AMB-80: cards that were taken back in this round, where they are now: in a hand or in the
    room, as seat (or ROOM) * SEAT_STEP + the card."""
    idle: Shared[Cards]
    """Of the cards laid open in this turn those that do nothing any more."""
    anew: bool
    """Whether the bid that is being settled changed how bids are measured."""
    pending: Shared[Cards]
    """Laid cards that have yet to take effect."""
    todo: Shared[list[int]]
    """What is left to do for the card that takes effect now, as step * STEP + a card or seat."""
    leap: Annotated[int, "player|reveal|scoring"]

    learnt: Shared[list[list[int]]]
    """What action cards let players see: the round, who, how, of whom, and the cards."""
    to_cross: Shared[list[int]]
    """The players who have to cross out a card, each as often as he has to."""
    crossed: Shared[list[int]]
    """What is crossed out: seat * SEAT_STEP + the card."""
    winners: Shared[list[int]]
    """Who won each round that is over, or NOBODY; and how many cards were bid in it."""
    pots: Shared[list[int]]
    given: Shared[list[int]]
    """For each present the seat that took it, counted from 1, or 0."""

    __slots__ = (*__annotations__,)

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)

    def adopt_options(self) -> None:
        house = self.setup.house
        if not isinstance(house, House):
            house = House(self.setup.options, self.setup.players)
            self.setup.house = house
        self.house = house

    def counts(self) -> list[int]:
        found = [0] * len(NAMES)
        for card in self.deck:
            found[card] += 1
        return found

    def clear_turn(self) -> None:
        self.fresh = 0
        self.taken = []
        self.start = self.worth[self.turn]
        self.stood = self.bids[self.turn]
        self.hid = 0
        self.idle = []
        self.anew = False
        self.laid = []
        self.pending = []
        self.todo = []
        self.leap = NEXT_PLAYER

    # Players.

    def after(self, seat: int) -> int:
        """The next seat in the direction of play, whoever sits there."""
        seat += -1 if self.backwards else 1
        if seat == self.players:
            return 0
        return self.players - 1 if seat < 0 else seat

    def is_contender(self, seat: int) -> bool:
        """Whether he can win this round: PP-AMB-05, PP-AMB-76, by house rule also when all-in."""
        status = self.status[seat]
        return status == IN or (status == ALL_IN and self.house.all_in_shows)

    def contenders(self) -> list[int]:
        return [seat for seat in range(self.players) if self.is_contender(seat)]

    def is_contested(self) -> bool:
        """Whether more than one player can win this round."""
        found = False
        for seat in range(self.players):
            if self.is_contender(seat):
                if found:
                    return True
                found = True
        return False

    def is_blindfolded(self) -> bool:
        """PP-AMB-28: nobody sees his own hand; PP-AMB-53: not before the first reveal."""
        return self.poker and self.revealed > 0

    # Cards.

    def measure(self) -> int:
        """How bids are measured now."""
        if self.celebri:
            return BY_PRINT
        return BY_CARDS if self.counting else BY_NUMBERS

    def acts(self, card: int, kind: int) -> bool:
        """Whether this is an action card of the kind, and action cards still work."""
        return KIND[card] == kind and not self.celebri

    def most(self, card: int) -> int:
        """What a card can be worth in a bid, in numbers: PP-AMB-22."""
        if self.house.acteer_bids and self.acts(card, ACTEER):
            return HIGHEST
        return NUMBER[card]

    def crossed_by(self, seat: int) -> list[int]:
        return [mark % SEAT_STEP for mark in self.crossed if mark // SEAT_STEP == seat]

    def crossed_in_hand(self, seat: int) -> list[int]:
        """PP-AMB-68: of a card that is in the room too, that of the room is crossed out first."""
        room = self.room.copy()
        found = []
        for card in self.crossed_by(seat):
            if card in room:
                room.remove(card)
            else:
                found.append(card)
        return found

    # What everybody knows.

    def zones(self) -> list[Zone]:
        # PP-AMB-74: what was scored lies face down until the end
        scores_seen = EVERYONE if self.house.open_scores or self.ending else 0
        blind = self.is_blindfolded()
        shown = self.are_hands_shown()
        zones = [
            Zone("stock", self.stock, audience=0),
            Zone("room", self.room),
            Zone("burned", self.burned),
            Zone("buried", self.buried, audience=0, ordered=False),
        ]
        for seat in range(self.players):
            own = 0 if blind else only(seat)
            if shown and self.is_contender(seat):
                own = EVERYONE
            # who crosses out a card of his hand has shown it
            known = self.crossed_in_hand(seat) if self.crossed else None
            zones.append(Zone("hand", self.hands[seat], seat, own, known, ordered=False))
            zones.append(Zone("bid", self.bids[seat], seat))
            zones.append(Zone("down", self.down[seat], seat, only(seat)))
            zones.append(Zone("scored", self.scored[seat], seat, scores_seen, ordered=False))
        return zones

    def are_hands_shown(self) -> bool:
        """After a showdown, while players choose what they keep, its hands still lie open."""
        if not self.questions or self.questions[-1].kind != "keep":
            return False
        return self.is_contested()

    def may_hold(self, zone: Zone, place: int, card: int) -> bool:
        """PP-PREC-06: only action cards lie face down in a bid."""
        return zone.name != "down" or can_hide(card)

    def veil(self) -> None:
        self.learnt = [row for row in self.learnt if row[1] == self.viewer]

    def unveil(self) -> None:
        """PP-AMB-79: who has begun to lay can go along, so higher cards than the stock's are his.

        Only somebody who sees neither can have imagined it otherwise.
        """
        begun = self.fresh or self.hid or self.taken
        if self.ending or self.questions or not begun or self.poker:
            return
        hand, stock = self.hands[self.turn], self.stock
        for _ in range(len(hand)):
            if self.turn_moves() or not stock:
                return
            low = min(hand, key=self.most)
            high = max(stock, key=self.most)
            hand.remove(low)
            stock[stock.index(high)] = low
            put_in_order(hand, high)

    # What follows is made from the fields above: see speeltafel/lab/checks/fields.py.

    def fields(self) -> dict[str, str]:
        return FIELDS

    def blank(self) -> "Pietenpoker":
        return Pietenpoker(self.setup, self.chance.copy())

    def copy(self) -> "Pietenpoker":
        other = self.blank()
        self.copy_common(other)
        other.house = self.house
        other.deck = self.deck
        other.stock = self.stock.copy()
        other.burned = self.burned
        other.buried = self.buried.copy() if self.buried else self.buried
        other.hands = [one.copy() for one in self.hands]
        other.bids = self.bids.copy()
        other.down = own(self.down)
        other.scored = [one.copy() if one else one for one in self.scored]
        other.room = self.room
        other.status = self.status
        other.worth = self.worth
        other.highest = self.highest
        other.sint = self.sint
        other.big = self.big
        other.limit = self.limit
        other.revealed = self.revealed
        other.opener = self.opener
        other.duty = self.duty
        other.asked = self.asked
        other.counting = self.counting
        other.only_kind = self.only_kind
        other.backwards = self.backwards
        other.competitief = self.competitief
        other.poker = self.poker
        other.celebri = self.celebri
        other.chihuahua = self.chihuahua
        other.roles = self.roles
        other.fresh = self.fresh
        other.taken = self.taken
        other.start = self.start
        other.stood = self.stood
        other.hid = self.hid
        other.laid = self.laid
        other.spent = self.spent
        other.idle = self.idle
        other.anew = self.anew
        other.pending = self.pending
        other.todo = self.todo
        other.leap = self.leap
        other.learnt = self.learnt
        other.to_cross = self.to_cross
        other.crossed = self.crossed
        other.winners = self.winners
        other.pots = self.pots
        other.given = self.given
        return other


FIELDS: Final[dict[str, str]] = {
    "phase": "bidding|small|big",
    "deck": "cards",
    "stock": "cards",
    "burned": "cards",
    "buried": "cards",
    "hands": "card lists",
    "bids": "card lists",
    "down": "card lists",
    "scored": "card lists",
    "room": "cards",
    "status": "ints",
    "worth": "ints",
    "highest": "int",
    "sint": "seat",
    "big": "int",
    "limit": "int",
    "revealed": "int",
    "opener": "int",
    "duty": "int",
    "asked": "int",
    "counting": "flag",
    "only_kind": "any|numbers|colours",
    "backwards": "flag",
    "competitief": "flag",
    "poker": "flag",
    "celebri": "flag",
    "chihuahua": "flag",
    "roles": "rows",
    "fresh": "int",
    "taken": "ints",
    "start": "int",
    "stood": "cards",
    "hid": "int",
    "laid": "cards",
    "spent": "ints",
    "idle": "cards",
    "anew": "flag",
    "pending": "cards",
    "todo": "ints",
    "leap": "player|reveal|scoring",
    "learnt": "rows",
    "to_cross": "ints",
    "crossed": "ints",
    "winners": "ints",
    "pots": "ints",
    "given": "ints",
}
