"""The table of Boot op Stoom: every place where cards lie, what is to be done, and the end."""

from abc import abstractmethod
from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import NOBODY, only
from speeltafel.engine.state import (
    CARD_LISTS,
    CARDS,
    EACH,
    FLAG,
    FLAGS,
    INT,
    INTS,
    SEAT,
    Outcome,
    Setup,
    State,
)
from speeltafel.engine.zones import Zone, put_in_order
from speeltafel.games.bootopstoom.cards import FACES, KALENDER, KIND, KINDS, STOOMBOOT
from speeltafel.games.bootopstoom.house import House
from speeltafel.games.bootopstoom.rules_map import (
    FIRST_HOUSE,
    TILE_WORDS,
    WAITS,
    is_settled,
    pose_words,
)
from speeltafel.games.bootopstoom.rules_moves import square_number

# What the seat on turn has to decide; BUSY while nobody has to, ASKED while a question is open.
BUSY: Final = 0
DRAW: Final = 1
PLACE: Final = 2
STEAM: Final = 3
DELIVER: Final = 4
CALENDAR: Final = 5
CUTTING: Final = 6
REVEALING: Final = 7
POWER: Final = 8
TELEPORT: Final = 9
TILES: Final = 10
SWAP: Final = 11
SEARCH: Final = 12
SHOP: Final = 13
COLOUR: Final = 14
PAWN: Final = 15
SPOT: Final = 16
FAVOUR: Final = 17
INTOCHT_ADD: Final = 18
ASKED: Final = 19
OVER: Final = 20
PHASES: Final = (
    "busy|draw|place|steam|deliver|calendar|cut|reveal|power|teleport|tiles|swap|search|shop|"
    "colour|pawn|spot|favour|add|asked|over"
)

# What lies on the agenda: one of these, and above its bits what it is about.
TASK_BITS: Final = 5
TASK: Final = 31
ENTRY_BITS: Final = 15
ENTRY: Final = (1 << ENTRY_BITS) - 1
PLAY_CARD: Final = 1
STEP: Final = 2
OFFER: Final = 3
LOSE_STEAM: Final = 4
ADVANCE: Final = 5
CLEAN_UP: Final = 6
REFILL: Final = 7
NEW_ROUND: Final = 8
FILL_ON: Final = 9
DRAW_UP: Final = 10
RESOLVE_POWERS: Final = 11
READ_LETTER: Final = 12
ASK_SWAP: Final = 13
WINDOWS: Final = 14
ASK_SHOP: Final = 15
ASK_COLOUR: Final = 16
ADD_FREELY: Final = 17
DRAW_OTHERS: Final = 18
SAIL_ON: Final = 19

ASTERN: Final = 0
AHEAD: Final = 1

# Why a Steam card leaves the row: by a Steam card, by damage or by `gezonken`. Why the boat leaps.
SHORTER: Final = 0
DAMAGE: Final = 1
SUNK: Final = 2
DELIVERED: Final = 3
HANDED_OVER: Final = 4

# The mark of a position with a card: 4 * (seat + 1), and these.
OPEN: Final = 1
DONE: Final = 2
SEAT_UNIT: Final = 4

EMPTY: Final[list[int]] = []
LAID: Final[list[list[int]]] = [[card] for card in range(FACES)]
"""A slot without a card, and with each. Slots are replaced, never changed: all share them."""

ALL_KINDS: Final = 7

MOST_SEATS: Final = 8


def round_from(first: int, seat: int) -> int:
    """What the agenda says of something that goes round the table: who began, and who is next."""
    return seat + MOST_SEATS * first


NOTHING_SWEPT: Final[list[list[int]]] = []


def take_card(cards: list[int], card: int) -> None:
    """Take a card from a hand; `list.remove` compares slowly."""
    for i in range(len(cards)):
        if cards[i] == card:
            cards.pop(i)
            return


class Table(State):
    """What lies where, what everybody knows of it, and the piles."""

    house: House
    phase: int
    sint: int
    """The start player, who also decides while the boat sails."""
    last: int
    """Who laid the last card of this round, or NOBODY."""
    map: list[int]
    pawns: list[int]
    """The pose of the boat, then of everybody's Piet."""
    pawn: int
    """Which of them carries out the card."""
    row: list[int]
    icons: list[int]
    """The icon of each position that works in this round."""
    slots: list[list[int]]
    """The card under each position, as a list of one or none."""
    marks: list[int]
    """Of each position: who laid the card, whether it is open, whether it has been carried out."""
    hung_left: int
    hung_right: int
    """How many slots at either end have lost their position (BS-AMB-49)."""
    swept: list[list[int]]
    swept_marks: list[int]
    """Cards whose position was taken away, with their marks."""
    at: int
    """The position that is being carried out: what lies left of it lies earlier."""
    target: int
    """The square of the house where the Sint may deliver."""
    cause: int
    """Why the Sint has to take a card from the row, or to move the boat."""
    since: int
    until: int
    """Only parcels right of the one position and up to the other count for it."""
    standing: bool
    """Whether a parcel is being carried out: it lies earlier for no pawn that arrives now."""
    picky: bool
    """Whether some cards may not be laid under some positions in this round."""
    passed: int
    """Who lays no more cards in this round, as bits of seats."""
    wanted: int
    """How many cards the seat on turn still draws."""
    drawable: int
    """From which piles, as bits."""
    hands: list[list[int]]
    piles: list[list[int]]
    tops: list[int]
    """The open top cards, at most one of each kind."""
    discards: list[list[int]]
    calendar: list[int]
    blanks: int
    """Rounds on the calendar without a card (BS-AMB-60)."""
    delivered: list[int]
    drawn: list[list[int]]
    """With `memoryAid`: the open cards that everybody drew and nobody has seen since."""
    agenda: int
    """A stack of what is yet to be done, as a number: the lowest bits are the next thing."""
    shared: bool
    """Whether a copy has the same lists."""
    gone: list[bool]
    talking: bool
    """A Telefoon has been delivered, and no card was turned up since."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.shared = False

    def adopt_options(self) -> None:
        setup = self.setup
        house = setup.house
        if not isinstance(house, House):
            house = House(setup.options, setup.counts, setup.players)
            setup.house = house
        self.house = house

    def after(self, seat: int) -> int:
        """BS-ROUND-01: clockwise."""
        seat += 1
        return 0 if seat == self.players else seat

    def square_number(self, square: int) -> int:
        return square_number(self.house.size, square)

    def still_here(self, seat: int) -> int:
        """BS-AMB-44: this player or, if he left, the next clockwise."""
        while self.gone[seat]:
            seat = self.after(seat)
        return seat

    # Piles.

    def turn_top(self, kind: int) -> None:
        """BS-AMB-01: the top card of a pile lies open, unless the house wants it closed."""
        pile = self.piles[kind]
        if self.house.open_piles and pile:
            card = pile.pop()
            self.tops.insert(self.top_place(kind), card)
            if not self.quiet:
                self.tell("top", NOBODY, (card,), kind)

    def top_place(self, kind: int) -> int:
        """Where the open card of a kind lies among the others, which lie in the order of kinds."""
        tops = self.tops
        if len(tops) == len(KINDS):
            return kind
        place = 0
        while place < len(tops) and KIND[tops[place]] < kind:
            place += 1
        return place

    def tell_top(self, kind: int) -> None:
        for card in self.tops:
            if KIND[card] == kind:
                self.tell("top", NOBODY, (card,), kind)

    def has_cards(self, kind: int) -> bool:
        if self.piles[kind]:
            return True
        for card in self.tops:
            if KIND[card] == kind:
                return True
        return False

    def renew(self, kind: int) -> None:
        """BS-DISC-01, BS-AMB-40: the discards of a kind are shuffled into a new draw pile."""
        pile = self.discards[kind]
        if pile:
            self.chance.shuffle(pile)
            self.piles[kind] = pile
            self.discards[kind] = []
            if not self.quiet:
                self.tell("renewed", number=kind)

    def take_from(self, kind: int) -> int:
        """The top card of a pile; BS-AMB-47: an empty pile is renewed at once."""
        pile = self.piles[kind]
        if not self.house.open_piles:
            card = pile.pop()
            if not pile:
                self.renew(kind)
            return card
        tops = self.tops
        at = self.top_place(kind)
        card = tops[at]
        if not pile:
            self.renew(kind)
            pile = self.piles[kind]
        if pile:
            tops[at] = pile.pop()
        else:
            tops.pop(at)
        return card

    def following(self, about: int) -> int:
        """BS-ROUND-01: who is next round the table, or NOBODY where everybody has been.

        It ends where it began, also if that player has left or is no longer Sint (BS-AMB-44).
        """
        seat = self.after(about % MOST_SEATS)
        return NOBODY if seat == about // MOST_SEATS else round_from(about // MOST_SEATS, seat)

    def drawable_kinds(self) -> int:
        """The kinds of which there are cards, as bits; BS-AMB-47: renewed now if need be."""
        if len(self.tops) == len(KINDS):
            return ALL_KINDS
        found = 0
        for card in self.tops:
            found |= 1 << KIND[card]
        for kind in range(len(KINDS)):
            if not found >> kind & 1:
                if not self.piles[kind]:
                    self.renew(kind)
                if self.piles[kind]:
                    found |= 1 << kind
                    self.turn_top(kind)
        return found

    def discard(self, card: int) -> None:
        self.discards[KIND[card]].append(card)

    def note_drawn(self, seat: int, cards: list[int]) -> None:
        self.drawn = self.drawn.copy()
        self.drawn[seat] = cards

    def forget(self, seat: int, card: int) -> None:
        """A drawn card has been seen again: the memory aid need not remember it."""
        if card in self.drawn[seat]:
            cards = self.drawn[seat].copy()
            cards.remove(card)
            self.note_drawn(seat, cards)

    # Counting.

    def has_unused(self) -> bool:
        for slot in self.slots:
            if slot:
                return True
        return bool(self.swept)

    def unused(self) -> list[int]:
        """BS-AMB-08: played cards that were neither delivered nor added to the row."""
        found: list[int] = []
        for slot in self.slots:
            if slot:
                put_in_order(found, slot[0])
        for slot in self.swept:
            put_in_order(found, slot[0])
        return found

    def days(self) -> int:
        """How far the evening is."""
        return len(self.calendar) + self.blanks

    def houses_served(self) -> int:
        served = 0
        for tile in self.map:
            if tile >= FIRST_HOUSE and is_settled(tile):
                served += 1
        return served

    def all_settled(self) -> bool:
        """BS-AMB-11: every house on the board is served."""
        for tile in self.map:
            if WAITS[tile]:
                return False
        return True

    def is_won(self) -> bool:
        return self.ending in ("BS-GOAL-02", "BS-PL-04")

    # What goes on.

    def plan(self, task: int, about: int = 0) -> None:
        """Put something on the agenda; what is planned last is done first."""
        self.agenda = self.agenda << ENTRY_BITS | about << TASK_BITS | task

    def ask_sint(self, phase: int) -> None:
        """BS-EXE-03, BS-AMB-43: the Sint decides, and only he is asked."""
        self.phase = phase
        self.turn = self.sint

    # The end.

    def end(self, rule: str) -> None:
        """BS-GOAL-01: all win or lose together."""
        self.ending = rule
        self.phase = OVER
        if not self.quiet:
            self.tell("won" if self.is_won() else "lost", number=self.houses_served())

    def outcome(self) -> Outcome:
        """BS-GOAL-01: everybody wins or everybody loses; the score is the houses served.

        BS-AMB-75: who left does not win along.
        """
        winners: tuple[int, ...] = ()
        if self.is_won():
            winners = tuple([seat for seat in range(self.players) if not self.gone[seat]])
        return Outcome(winners, (self.houses_served(),) * self.players, self.ending)

    # What everybody knows.

    def may_lie(self, zone: Zone, card: int) -> bool:
        """Draw piles are of one kind; hands hold no calendar cards."""
        name = zone.name
        if name == "deck" or name == "box":
            return KIND[card] == KALENDER
        if name in KINDS:
            return KIND[card] == KINDS.index(name)
        if name == "row":
            return KIND[card] == STOOMBOOT
        return KIND[card] != KALENDER

    def may_hold(self, zone: Zone, place: int, card: int) -> bool:
        return self.may_lie(zone, card)

    def zones(self) -> list[Zone]:
        if self.shared:
            self.own()
        # slots are shared even so: whoever changes the cards of a zone gets slots of his own
        self.slots = [slot.copy() for slot in self.slots]
        self.swept = [slot.copy() for slot in self.swept]
        kinds = range(len(KINDS))
        zones = [Zone(KINDS[kind], self.piles[kind], audience=0) for kind in kinds]
        zones.append(Zone("tops", self.tops))
        zones += [Zone(KINDS[kind] + "-discard", self.discards[kind]) for kind in kinds]
        zones.append(Zone("row", self.row))
        zones.append(Zone("calendar", self.calendar))
        zones.append(Zone("delivered", self.delivered))
        zones += [
            Zone("hand", self.hands[seat], seat, only(seat), ordered=False)
            for seat in range(self.players)
        ]
        zones += [
            self.slot_zone(f"p{i + 1}", self.slots[i], self.marks[i])
            for i in range(len(self.slots))
        ]
        zones += [
            self.slot_zone(f"swept{i + 1}", self.swept[i], self.swept_marks[i])
            for i in range(len(self.swept))
        ]
        return zones

    def slot_zone(self, name: str, slot: list[int], mark: int) -> Zone:
        """Who laid a card knows it; the others see its back until it is turned up."""
        if mark & OPEN or mark < SEAT_UNIT:
            return Zone(name, slot)
        return Zone(name, slot, audience=only(mark // SEAT_UNIT - 1))

    def fields(self) -> dict[str, str]:
        tiles = EACH + "|".join(TILE_WORDS)
        return {
            "phase": PHASES,
            "sint": SEAT,
            "last": INT,
            "map": tiles,
            "pawns": EACH + "|".join(pose_words(self.house.size)),
            "pawn": INT,
            "row": CARDS,
            "icons": INTS,
            "slots": CARD_LISTS,
            "marks": INTS,
            "hung_left": INT,
            "hung_right": INT,
            "swept": CARD_LISTS,
            "swept_marks": INTS,
            "at": INT,
            "target": INT,
            "cause": INT,
            "since": INT,
            "until": INT,
            "standing": FLAG,
            "picky": FLAG,
            "passed": INT,
            "wanted": INT,
            "drawable": INT,
            "hands": CARD_LISTS,
            "piles": CARD_LISTS,
            "tops": CARDS,
            "discards": CARD_LISTS,
            "calendar": CARDS,
            "blanks": INT,
            "delivered": CARDS,
            "drawn": CARD_LISTS,
            "agenda": INT,
            "gone": FLAGS,
            "talking": FLAG,
        }

    def put_tops_right(self) -> None:
        """One open card of each kind: what a scenario did not name was filled in blindly."""
        tops, self.tops = self.tops, []
        for card in reversed(tops):  # the first of a kind comes to lie on top of its pile
            self.piles[KIND[card]].append(card)
        for kind in range(len(KINDS)):
            self.turn_top(kind)

    @abstractmethod
    def blank(self) -> "Table":
        """A table of this game without anything on it, to be filled by a copy."""

    def own(self) -> None:
        """Copies share all lists until one of them changes something: then it takes its own."""
        self.shared = False
        self.pawns = self.pawns.copy()
        self.row = self.row.copy()
        self.icons = self.icons.copy()
        self.slots = self.slots.copy()
        self.marks = self.marks.copy()
        self.hands = [hand.copy() for hand in self.hands]
        self.piles = [pile.copy() for pile in self.piles]
        self.discards = [pile.copy() for pile in self.discards]
        self.tops = self.tops.copy()
        self.calendar = self.calendar.copy()

    def snapshot(self) -> "Table":
        """It shares no list with this one: the rules go on with theirs in the middle of a move."""
        other = self.copy()
        other.own()
        self.shared = False
        return other

    def copy(self) -> "Table":
        other = self.blank()
        self.copy_common(other)
        self.shared = True
        other.shared = True
        other.house = self.house
        other.phase = self.phase
        other.sint = self.sint
        other.last = self.last
        other.pawns = self.pawns
        other.pawn = self.pawn
        other.row = self.row
        other.icons = self.icons
        other.slots = self.slots
        other.marks = self.marks
        other.hung_left = self.hung_left
        other.hung_right = self.hung_right
        other.at = self.at
        other.target = self.target
        other.cause = self.cause
        other.since = self.since
        other.until = self.until
        other.standing = self.standing
        other.picky = self.picky
        other.passed = self.passed
        other.wanted = self.wanted
        other.drawable = self.drawable
        other.hands = self.hands
        other.piles = self.piles
        other.discards = self.discards
        other.tops = self.tops
        other.calendar = self.calendar
        other.blanks = self.blanks
        other.agenda = self.agenda
        other.talking = self.talking
        other.map = self.map
        other.swept = self.swept
        other.swept_marks = self.swept_marks
        other.delivered = self.delivered
        other.drawn = self.drawn
        other.gone = self.gone
        return other
