"""The table of Boot op Stoom: what lies where, what everybody knows of it, what is to be done."""

from typing import Annotated, Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import only
from speeltafel.engine.fields import EACH, Card, Cards, Lent, SeatNumber, Shared
from speeltafel.engine.setup import Setup
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone
from speeltafel.games.bootopstoom.cards import (
    FACES,
    KALENDER,
    KIND,
    KINDS,
    LETTER,
    ONLY_PARCELS,
    PAKJE,
    STOOMBOOT,
    VAREN,
)
from speeltafel.games.bootopstoom.house import House
from speeltafel.games.bootopstoom.rules_agenda import (
    DRAW,
    ENTRY,
    ENTRY_BITS,
    IN_TURN,
    PHASES,
    REVEALING,
    SEARCH,
    TASK_BITS,
    letter_at,
)
from speeltafel.games.bootopstoom.rules_map import TILE_WORDS, square_number

# The mark of a position with a card: 4 * (seat + 1), and these.
OPEN: Final = 1
DONE: Final = 2
SEAT_UNIT: Final = 4

EMPTY: Final[list[int]] = []
LAID: Final[list[list[int]]] = [[card] for card in range(FACES)]
"""A slot without a card, and with each. Slots are replaced, never changed: all share them."""

TILES_WRITTEN: Final = EACH + "|".join(TILE_WORDS)


def slot_zone(name: str, slot: list[int], mark: int) -> Zone:
    """Who laid a card knows it; the others see its back until it is turned up."""
    if mark & OPEN or mark < SEAT_UNIT:
        return Zone(name, slot)
    return Zone(name, slot, audience=only(mark // SEAT_UNIT - 1))


class BootOpStoom(State):
    """A table of Boot op Stoom."""

    house: House
    phase: Annotated[int, PHASES]
    sint: SeatNumber
    """The start player, who also decides while the boat sails."""
    last: int
    """Who laid the last card of this round, or NOBODY."""
    map: Shared[list[int]]
    pawns: Lent[list[int]]
    """The pose of the boat, then of everybody's Piet."""
    pawn: int
    """Which of them carries out the card."""
    row: Lent[Cards]
    icons: Lent[list[int]]
    """The icon of each position that works in this round."""
    slots: Lent[list[Shared[Cards]]]
    """The card under each position, as a list of one or none."""
    marks: Lent[list[int]]
    """Of each position: who laid the card, whether it is open, whether it has been carried out."""
    hung_left: int
    hung_right: int
    """How many slots at either end have lost their position (BS-AMB-49)."""
    swept: Shared[list[Cards]]
    swept_marks: Shared[list[int]]
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
    hands: Lent[list[Cards]]
    piles: Lent[list[Cards]]
    tops: Lent[Cards]
    """The open top cards, at most one of each kind."""
    discards: Lent[list[Cards]]
    calendar: Lent[Cards]
    blanks: int
    """Rounds on the calendar without a card (BS-AMB-60)."""
    delivered: Shared[Cards]
    drawn: Shared[list[Cards]]
    """With `memoryAid`: the open cards that everybody drew and nobody has seen since."""
    agenda: int
    """A stack of what is yet to be done, as a number: the lowest bits are the next thing."""
    gone: Shared[list[bool]]
    talking: bool
    """A Telefoon has been delivered, and no card was turned up since."""

    # Prachtige Pakjes, Pepernoot Plekken and Rebelse Pietjes.
    powers: Shared[Cards]
    """Delivered parcels whose power still has to be used."""
    lifted: Shared[list[int]]
    """The squares whose tiles are about to change places."""
    given: Shared[Cards]
    """The pepernoot that the seat on turn swaps, while he searches."""
    colours: Shared[list[int]]
    """The colour of everybody's Piet, or NOBODY."""

    # Krappe Kalender.
    deck: Shared[Cards]
    box: Shared[Cards]
    """Calendar cards that are not in this game; nobody knows which."""
    coming: Shared[Cards]
    """The next calendar cards, as far as everybody has seen them."""
    effect: Card
    """The event that holds in this round, or NOBODY."""
    next_effect: Card
    benched: int
    """Who does not take part under `gulzig`, as bits of seats."""
    visits: Shared[list[int]]
    """Under `namen`: at which position each square was first come to, or NEVER."""
    placer: int
    spot: int
    """Under `verdwaald`: who lays a card, and where the Sint wants it."""
    struck: int
    """Positions where he has no card for, as bits."""
    aside: Shared[Cards]
    """Steam cards turned up by `intocht`."""
    receiver: int
    exploding: bool

    __slots__ = (*__annotations__,)

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)

    def adopt_options(self) -> None:
        setup = self.setup
        house = setup.house
        if not isinstance(house, House):
            house = House(setup)
            setup.house = house
        self.house = house

    def all_fields(self) -> dict[str, str]:
        """Tiles and poses are written as words; those of poses depend on the map's size."""
        return {**super().all_fields(), "map": TILES_WRITTEN, "pawns": self.house.poses}

    def turn_rule(self) -> str:
        """BS-EXE-03: whatever is not done in turn the Sint decides."""
        if self.questions:
            return "BS-AMB-31"
        if self.phase == DRAW:
            return "BS-SET-04" if self.round == 0 else "BS-AMB-15"
        return IN_TURN.get(self.phase, "BS-EXE-03")

    def after(self, seat: int) -> int:
        """BS-ROUND-01: clockwise."""
        seat += 1
        return 0 if seat == self.players else seat

    def plan(self, task: int, about: int = 0) -> None:
        """Put something on the agenda; what is planned last is done first."""
        self.agenda = self.agenda << ENTRY_BITS | about << TASK_BITS | task

    def ask_sint(self, phase: int) -> None:
        """BS-EXE-03, BS-AMB-43: the Sint decides, and only he is asked."""
        self.phase = phase
        self.turn = self.sint

    def square_number(self, square: int) -> int:
        return square_number(self.house.size, square)

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
        """What a face-down card cannot be, for where it lies."""
        if zone.name[1:].isdigit():
            at = int(zone.name[1:]) - 1
            if self.icons[at] == ONLY_PARCELS:
                return KIND[card] == PAKJE
            if self.icons[at] == LETTER:  # a Varen card is read at once, or when nobody talks
                unread = self.phase == REVEALING and self.agenda & ENTRY == letter_at(at)
                if (KIND[card] == VAREN) != unread:
                    return False
        return self.may_lie(zone, card)

    def zones(self) -> list[Zone]:
        if self.shared:
            self.unshare()
        # copies share these even so: whoever changes the cards of a zone gets lists of his own
        self.slots = [slot.copy() for slot in self.slots]
        self.swept = [slot.copy() for slot in self.swept]
        self.deck = self.deck.copy()
        self.box = self.box.copy()
        kinds = range(len(KINDS))
        zones = [Zone(KINDS[kind], self.piles[kind], audience=0) for kind in kinds]
        if self.phase == SEARCH:
            zones[PAKJE] = Zone(KINDS[PAKJE], self.piles[PAKJE], audience=only(self.turn))
        zones.append(Zone("tops", self.tops))
        zones += [Zone(KINDS[kind] + "-discard", self.discards[kind]) for kind in kinds]
        zones.append(Zone("row", self.row))
        zones.append(Zone("calendar", self.calendar))
        zones.append(Zone("delivered", self.delivered))
        zones += [
            Zone("hand", self.hands[seat], seat, only(seat), ordered=False)
            for seat in range(self.players)
        ]
        for i in range(len(self.slots)):
            zones.append(slot_zone(f"p{i + 1}", self.slots[i], self.marks[i]))
        for i in range(len(self.swept)):
            zones.append(slot_zone(f"swept{i + 1}", self.swept[i], self.swept_marks[i]))
        zones.append(Zone("given", self.given))
        zones.append(Zone("deck", self.deck, audience=0))
        zones.append(Zone("box", self.box, audience=0))
        zones.append(Zone("coming", self.coming))
        zones.append(Zone("aside", self.aside))
        return zones

    def snapshot(self) -> "BootOpStoom":
        """It shares no list with this one: the rules go on with theirs in the middle of a move."""
        other = self.copy()
        other.unshare()
        self.shared = False
        return other

    # What follows is made from the fields above: see speeltafel/lab/checks/fields.py.

    def fields(self) -> dict[str, str]:
        return FIELDS

    def blank(self) -> "BootOpStoom":
        return BootOpStoom(self.setup, self.chance.copy())

    def copy(self) -> "BootOpStoom":
        other = self.blank()
        self.copy_common(other)
        self.shared = other.shared = True
        other.house = self.house
        other.sint = self.sint
        other.last = self.last
        other.map = self.map
        other.pawns = self.pawns
        other.pawn = self.pawn
        other.row = self.row
        other.icons = self.icons
        other.slots = self.slots
        other.marks = self.marks
        other.hung_left = self.hung_left
        other.hung_right = self.hung_right
        other.swept = self.swept
        other.swept_marks = self.swept_marks
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
        other.tops = self.tops
        other.discards = self.discards
        other.calendar = self.calendar
        other.blanks = self.blanks
        other.delivered = self.delivered
        other.drawn = self.drawn
        other.agenda = self.agenda
        other.gone = self.gone
        other.talking = self.talking
        other.powers = self.powers
        other.lifted = self.lifted
        other.given = self.given
        other.colours = self.colours
        other.deck = self.deck
        other.box = self.box
        other.coming = self.coming
        other.effect = self.effect
        other.next_effect = self.next_effect
        other.benched = self.benched
        other.visits = self.visits
        other.placer = self.placer
        other.spot = self.spot
        other.struck = self.struck
        other.aside = self.aside
        other.receiver = self.receiver
        other.exploding = self.exploding
        return other

    def unshare(self) -> None:
        if self.shared:
            self.shared = False
            self.pawns = self.pawns.copy()
            self.row = self.row.copy()
            self.icons = self.icons.copy()
            self.slots = self.slots.copy()
            self.marks = self.marks.copy()
            self.hands = [one.copy() for one in self.hands]
            self.piles = [one.copy() for one in self.piles]
            self.tops = self.tops.copy()
            self.discards = [one.copy() for one in self.discards]
            self.calendar = self.calendar.copy()


FIELDS: Final[dict[str, str]] = {
    "phase": (
        "busy|draw|place|steam|deliver|calendar|cut|"
        "reveal|power|teleport|tiles|swap|search|"
        "shop|colour|pawn|spot|favour|add|asked|over"
    ),
    "sint": "seat",
    "last": "int",
    "map": "ints",
    "pawns": "ints",
    "pawn": "int",
    "row": "cards",
    "icons": "ints",
    "slots": "card lists",
    "marks": "ints",
    "hung_left": "int",
    "hung_right": "int",
    "swept": "card lists",
    "swept_marks": "ints",
    "at": "int",
    "target": "int",
    "cause": "int",
    "since": "int",
    "until": "int",
    "standing": "flag",
    "picky": "flag",
    "passed": "int",
    "wanted": "int",
    "drawable": "int",
    "hands": "card lists",
    "piles": "card lists",
    "tops": "cards",
    "discards": "card lists",
    "calendar": "cards",
    "blanks": "int",
    "delivered": "cards",
    "drawn": "card lists",
    "agenda": "int",
    "gone": "flags",
    "talking": "flag",
    "powers": "cards",
    "lifted": "ints",
    "given": "cards",
    "colours": "ints",
    "deck": "cards",
    "box": "cards",
    "coming": "cards",
    "effect": "card",
    "next_effect": "card",
    "benched": "int",
    "visits": "ints",
    "placer": "int",
    "spot": "int",
    "struck": "int",
    "aside": "cards",
    "receiver": "int",
    "exploding": "flag",
}
