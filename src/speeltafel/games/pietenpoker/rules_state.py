"""What lies on the table, and what everybody may ask of it.

The rules themselves are in `rules_showdown.py`, `rules_turns.py` and `rules.py`, each built on the
one before; each expansion has a file of its own.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import EVERYONE, NOBODY, only
from speeltafel.engine.moves import Move
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.state import (
    CARD_LISTS,
    CARDS,
    FLAG,
    INT,
    INTS,
    ROWS,
    SEAT,
    Setup,
    State,
)
from speeltafel.engine.zones import Zone, put_in_order
from speeltafel.games.pietenpoker.cards import (
    ACTEER,
    COPIES,
    HIGHEST,
    KIND,
    NAMES,
    NUMBER,
    PROFITEER,
    sum_of,
)
from speeltafel.games.pietenpoker.house import House

# What a player is in this round.
IN: Final = 0
STOPPED: Final = 1
ALL_IN: Final = 2
OVER: Final = 3

# What the seat on turn has to do.
BIDDING: Final = 0
SMALL_BLIND: Final = 1
BIG_BLIND: Final = 2

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

# The steps of a card that takes effect; each names a card, a seat, or both.
STEP: Final = 100_000
SEAT_STEP: Final = 1_000
VALUE: Final = 1
MONEY: Final = 2
ADD: Final = 3
ACT: Final = 4
STEAL: Final = 5
LOOK: Final = 6
TELL: Final = 7

# How a player came to know cards that others do not.
LOOKED: Final = 0
STOLE: Final = 1
LOST: Final = 2

MOST_PLAYERS: Final = 9
ROOM: Final = MOST_PLAYERS
"""The Pakjeskamer's place, beside the seats."""
SEATS: Final = ("a", "b", "c", "d", "e", "f", "g", "h", "i")
MORE: Final = ("bid", "hand")
SINTS: Final = ("small", "big")

NOTATION: Final = Notation(
    NAMES,
    COPIES,
    (
        Verb("lay", 0, 1),
        Verb("go"),
        Verb("stop"),
        Verb("back", 1, 1),
        Verb("hide", 1, 1),
        Verb("blind", 1, 1),
        Verb("pass"),
        Verb("discard", 1, 1),
        Verb("limit", numbers=True),
        Verb("value", numbers=True),
        Verb("first", 1, 1),
        Verb("more", words=MORE),
        Verb("add"),
        Verb("skip"),
        Verb("pick", words=SEATS),
        Verb("give", 1, 1),
        Verb("take", 1, 1),
        Verb("become", words=SINTS),
        Verb("cross", 0, 1),
        Verb("keep"),
        Verb("throw"),
        Verb("choose", numbers=True),
        Verb("done"),
    ),
)

LAYS: Final[list[Move]] = [Move("lay", (card,)) for card in range(len(NAMES))]
GO: Final = Move("go")
STOP: Final = Move("stop")
ALONE: Final[list[list[int]]] = [[card] for card in range(len(NAMES))]
"""Every card as a list of its own, to be added to a bid."""
PICKS: Final[list[Move]] = [Move("pick", (), seat) for seat in range(len(SEATS))]


class PietenTable(State):
    """The nouns of Pietenpoker."""

    house: House
    phase: int
    deck: list[int]
    """All cards in play, sorted: everybody may know them (PP-AMB-69)."""
    stock: list[int]
    burned: list[int]
    """Cards that are out of the game, face up."""
    buried: list[int]
    """The same, face down: hands that nobody was shown."""
    hands: list[list[int]]
    bids: list[list[int]]
    down: list[list[int]]
    """The cards that lie face down in each bid."""
    scored: list[list[int]]
    room: list[int]
    """The Pakjeskamer."""
    status: list[int]
    worth: list[int]
    """What each bid is worth, in the measure that is valid now."""
    highest: int
    sint: int
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
    only_kind: int
    backwards: bool
    competitief: bool
    poker: bool
    celebri: bool
    chihuahua: bool
    roles: list[list[int]]
    """For each player the Acteerpieten in his bid: card * 8 + the value that he gave it."""

    # The turn that is being taken.
    fresh: int
    """How many cards the player laid face up in this turn: the last ones of his bid."""
    taken: list[int]
    """The cards that the player took back from his bid in this turn: card * 8 + its role, or 0."""
    start: int
    """What his bid was worth at the start of the turn, and the cards that lay open in it."""
    stood: list[int]
    hid: int
    """How many cards he laid face down in this turn."""
    laid: list[int]
    """The cards of the bid that is being settled: they were laid in this turn."""
    spent: list[int]
    """PP-AMB-80: cards that were taken back in this round, where they are now: in a hand or in the
    room, as seat (or ROOM) * SEAT_STEP + the card."""
    idle: list[int]
    """Of the cards laid open in this turn those that do nothing any more."""
    anew: bool
    """Whether the bid that is being settled changed how bids are measured."""
    pending: list[int]
    """Laid cards that have yet to take effect."""
    todo: list[int]
    """What is left to do for the card that takes effect now, as step * STEP + a card or seat."""
    leap: int

    learnt: list[list[int]]
    """What action cards let players see: the round, who, how, of whom, and the cards."""
    to_cross: list[int]
    """The players who have to cross out a card, each as often as he has to."""
    crossed: list[int]
    """What is crossed out: seat * SEAT_STEP + the card."""
    winners: list[int]
    """Who won each round that is over, or NOBODY; and how many cards were bid in it."""
    pots: list[int]
    given: list[int]
    """For each present the seat that took it, counted from 1, or 0."""

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

    def others_in(self, seat: int) -> list[int]:
        """The other players who are in, clockwise from this one."""
        found = []
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if self.status[other] == IN:
                found.append(other)
        return found

    def is_blindfolded(self) -> bool:
        """PP-AMB-28: nobody sees his own hand; PP-AMB-53: not before the first reveal."""
        return self.poker and self.revealed > 0

    # Bids.

    def acts(self, card: int, kind: int) -> bool:
        """Whether this is an action card of the kind, and action cards still work."""
        return KIND[card] == kind and not self.celebri

    def most(self, card: int) -> int:
        """What a card can be worth in a bid, in numbers: PP-AMB-22."""
        if self.house.acteer_bids and self.acts(card, ACTEER):
            return HIGHEST
        return NUMBER[card]

    def value_of_bid(self, seat: int) -> int:
        """PP-BID-08: the numbers of all cards laid, of an Acteerpiet the one that it plays."""
        total = 0
        for card in self.bids[seat]:
            total += NUMBER[card]
        for role in self.roles[seat]:
            total += role % 8 - NUMBER[role // 8]
        return total

    def measure(self) -> int:
        """How bids are measured now."""
        if self.celebri:
            return BY_PRINT
        return BY_CARDS if self.counting else BY_NUMBERS

    def bid_in(self, seat: int, measure: int) -> int:
        """What a bid is worth in this measure."""
        if measure == BY_CARDS:
            return len(self.bids[seat])
        return sum_of(self.bids[seat]) if measure == BY_PRINT else self.value_of_bid(seat)

    def stood_in(self, measure: int) -> int:
        """What the bid of the player on turn was worth at the start of his turn."""
        if measure == BY_CARDS:
            return len(self.stood)
        return sum_of(self.stood) if measure == BY_PRINT else self.start

    def highest_beside(self, seat: int, measure: int) -> int:
        """The highest bid but for this player's; PP-AMB-05, PP-AMB-15: who is all-in or over
        does not count, and PP-AMB-10: who stopped does."""
        highest = 0
        for other in range(self.players):
            if other != seat and self.status[other] <= STOPPED:
                highest = max(highest, self.bid_in(other, measure))
        return highest

    def change_measure(self) -> None:
        """PP-AMB-26, PP-AMB-62: every bid is measured anew, and so is the highest one."""
        measure = self.measure()
        self.worth = [self.bid_in(seat, measure) for seat in range(self.players)]
        self.anew = True
        self.find_highest()

    def find_highest(self) -> None:
        """In a new measure, as it was before the bid that is being settled."""
        measure = self.measure()
        self.highest = max(self.highest_beside(self.turn, measure), self.stood_in(measure))

    def has_in_bid(self, seat: int, kind: int) -> int:
        """PP-AMB-64: how many cards of a passive kind work by lying in his bid."""
        count = 0
        for card in self.bids[seat]:
            if self.acts(card, kind):
                count += 1
        return count

    def fresh_cards(self) -> list[int]:
        """What the player on turn has laid face up in this turn."""
        bid = self.bids[self.turn]
        return bid[len(bid) - self.fresh :]

    def working_cards(self) -> list[int]:
        """Those of them that do something: PP-AMB-80."""
        fresh = self.fresh_cards()
        return without(fresh, tuple(self.idle)) if self.idle else fresh

    def profits(self, seat: int) -> bool:
        """PP-AMB-30."""
        return self.has_in_bid(seat, PROFITEER) > 0

    def is_spent(self, place: int, cards: list[int], card: int) -> bool:
        """PP-AMB-80: whether this card of a place does nothing; of equal ones, others go first."""
        return bool(self.spent) and self.spent.count(place * SEAT_STEP + card) >= cards.count(card)

    def move_spent(self, place: int, card: int, to: int) -> None:
        """PP-AMB-80: a spent card goes somewhere else and stays one; once laid it needs no mark."""
        marks = without(self.spent, (place * SEAT_STEP + card,))
        self.spent = marks if to == NOBODY else [*marks, to * SEAT_STEP + card]
        if not self.quiet:
            self.tell("spent", place if place < ROOM else to, (card,))

    def add_to_bid(self, seat: int, card: int) -> None:
        self.bids[seat] = self.bids[seat] + ALONE[card]
        self.change_worth(seat, 1 if self.counting else NUMBER[card])

    def change_worth(self, seat: int, by: int) -> None:
        self.worth = with_number(self.worth, seat, self.worth[seat] + by)

    def raise_highest(self) -> None:
        """The highest bid is a running maximum."""
        for seat in range(self.players):
            if self.status[seat] == IN and self.worth[seat] > self.highest:
                self.highest = self.worth[seat]

    def give_role(self, seat: int, card: int, value: int) -> None:
        """PP-AMB-22, PP-AMB-70: what an Acteerpiet in a bid counts for."""
        roles = self.roles.copy()
        roles[seat] = sorted([*roles[seat], card * 8 + value])
        self.roles = roles
        if not self.counting:
            self.change_worth(seat, value - NUMBER[card])

    # Cards that go somewhere.

    def do_next(self, steps: list[int]) -> None:
        """Put steps before those that wait."""
        self.todo = steps + self.todo

    def take_in(self, seat: int, card: int) -> None:
        put_in_order(self.hands[seat], card)

    def any_scored(self, seat: int) -> int:
        """PP-DEAL-01: a random card of a scored pile, taken off it."""
        pile = self.scored[seat]
        at = self.chance.below(len(pile))
        card = pile[at]
        del pile[at]
        return card

    def lose(self, cards: list[int], shown: bool) -> None:
        """PP-AMB-02: lost cards go back to the stock; PP-AMB-59: or out of the game."""
        if not self.house.burns_all:
            self.stock += cards
        elif shown:
            self.burned = self.burned + cards
        else:
            self.buried += cards

    def tell_hands(self) -> None:
        """PP-DEAL-02: everybody may look at his hand, or look again."""
        if not self.quiet:
            for seat in range(self.players):
                self.tell("hand", seat, tuple(self.hands[seat]), audience=only(seat))

    def learn(self, seat: int, how: int, other: int, cards: list[int]) -> None:
        """Keep what he saw or what was stolen, for him alone."""
        kept = []
        before: list[int] = []
        for row in self.learnt:
            if row[1:4] != [seat, how, other]:
                kept.append(row)
            elif row[0] == self.round and how != LOOKED:
                before = row[4:]
        self.learnt = [*kept, [self.round, seat, how, other, *before, *cards]]

    def forget(self, seat: int) -> None:
        """What he learnt in earlier rounds is of no more use."""
        self.learnt = [row for row in self.learnt if row[1] != seat or row[0] == self.round]

    def veil(self) -> None:
        self.learnt = [row for row in self.learnt if row[1] == self.viewer]

    def end_blindness(self) -> None:
        """The Pokerpiet's round is over, or undone."""
        blind = self.is_blindfolded()
        self.poker = False
        if blind:
            self.tell_hands()

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

    def fields(self) -> dict[str, str]:
        return {
            "phase": "bidding|small|big",
            "deck": CARDS,
            "stock": CARDS,
            "burned": CARDS,
            "buried": CARDS,
            "hands": CARD_LISTS,
            "bids": CARD_LISTS,
            "down": CARD_LISTS,
            "scored": CARD_LISTS,
            "room": CARDS,
            "status": INTS,
            "worth": INTS,
            "highest": INT,
            "sint": SEAT,
            "big": INT,
            "opener": INT,
            "duty": INT,
            "limit": INT,
            "revealed": INT,
            "asked": INT,
            "counting": FLAG,
            "only_kind": "any|numbers|colours",
            "backwards": FLAG,
            "competitief": FLAG,
            "poker": FLAG,
            "celebri": FLAG,
            "chihuahua": FLAG,
            "roles": ROWS,
            "fresh": INT,
            "taken": INTS,
            "start": INT,
            "stood": CARDS,
            "hid": INT,
            "laid": CARDS,
            "spent": INTS,
            "idle": CARDS,
            "anew": FLAG,
            "pending": CARDS,
            "todo": INTS,
            "leap": "player|reveal|scoring",
            "learnt": ROWS,
            "to_cross": INTS,
            "crossed": INTS,
            "winners": INTS,
            "pots": INTS,
            "given": INTS,
        }

    def are_hands_shown(self) -> bool:
        """After a showdown, while players choose what they keep, its hands still lie open."""
        if not self.questions or self.questions[-1].kind != "keep":
            return False
        return self.is_contested()

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

    def may_hold(self, zone: Zone, place: int, card: int) -> bool:
        """PP-PREC-06: only action cards lie face down in a bid."""
        return zone.name != "down" or can_hide(card)

    def copy_to(self, other: "PietenTable") -> None:
        self.copy_common(other)
        other.house = self.house
        other.phase = self.phase
        other.stock = self.stock.copy()
        other.buried = self.buried.copy() if self.house.burns_all else self.buried
        other.hands = [hand.copy() for hand in self.hands]
        # an empty pile is replaced when cards come to it: copies share it
        other.scored = [pile.copy() if pile else pile for pile in self.scored]
        other.down = [cards.copy() for cards in self.down] if self.house.hides else self.down
        other.highest = self.highest
        other.sint = self.sint
        other.big = self.big
        other.opener = self.opener
        other.duty = self.duty
        other.limit = self.limit
        other.revealed = self.revealed
        other.asked = self.asked
        other.counting = self.counting
        other.only_kind = self.only_kind
        other.backwards = self.backwards
        other.competitief = self.competitief
        other.poker = self.poker
        other.celebri = self.celebri
        other.chihuahua = self.chihuahua
        other.fresh = self.fresh
        other.start = self.start
        other.anew = self.anew
        other.hid = self.hid
        other.leap = self.leap
        # a bid is replaced, never changed in place, and so are these: copies share them
        other.bids = self.bids.copy()
        other.worth = self.worth
        other.deck = self.deck
        other.burned = self.burned
        other.room = self.room
        other.status = self.status
        other.roles = self.roles
        other.laid = self.laid
        other.taken = self.taken
        other.stood = self.stood
        other.spent = self.spent
        other.idle = self.idle
        other.pending = self.pending
        other.todo = self.todo
        other.learnt = self.learnt
        other.to_cross = self.to_cross
        other.crossed = self.crossed
        other.winners = self.winners
        other.pots = self.pots
        other.given = self.given


def can_hide(card: int) -> bool:
    """PP-PREC-06: any action card but Pietje Precies himself."""
    return KIND[card] > 1


def without(cards: list[int], gone: tuple[int, ...]) -> list[int]:
    """A list without these cards."""
    left = cards.copy()
    for card in gone:
        left.remove(card)
    return left


def with_one(lists: list[list[int]], seat: int, cards: list[int]) -> list[list[int]]:
    """The same lists, but for one seat's."""
    changed = lists.copy()
    changed[seat] = cards
    return changed


def with_number(numbers: list[int], seat: int, number: int) -> list[int]:
    changed = numbers.copy()
    changed[seat] = number
    return changed
