"""Prachtige Pakjes: special parcels, new Varen cards and icons on the Stoomrij."""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.state import CARDS, INTS
from speeltafel.engine.zones import Zone
from speeltafel.games.bootopstoom.cards import (
    ACHTERUIT,
    ACHTERUIT2,
    ANKER,
    BOEK,
    DOUBLE,
    DUO_1,
    DUO_2,
    FACES,
    GROEN_PLUS,
    JOKER,
    KIND,
    LETTER,
    LINKS,
    ONLY_PARCELS,
    PAKJE,
    PEPERNOOT_PLUS,
    RECHTS,
    STAF,
    TELEFOON,
    VAREN,
    VOORUIT,
    VOORUIT2,
    ZAK,
)
from speeltafel.games.bootopstoom.rules_decisions import BaseGame
from speeltafel.games.bootopstoom.rules_map import OFF, heading_at, square_at
from speeltafel.games.bootopstoom.rules_moves import POWERS, REVEAL, square_of
from speeltafel.games.bootopstoom.rules_table import (
    BUSY,
    DELIVERED,
    DONE,
    DRAW_UP,
    EMPTY,
    FILL_ON,
    LOSE_STEAM,
    OPEN,
    PLAY_CARD,
    POWER,
    READ_LETTER,
    RESOLVE_POWERS,
    REVEALING,
    SHORTER,
    TELEPORT,
    TILES,
    Table,
)

MOVED_TILES: Final = 3  # BS-AMB-23

REVERSED: Final[list[int]] = list(range(FACES))
REVERSED[VOORUIT] = ACHTERUIT
REVERSED[ACHTERUIT] = VOORUIT
REVERSED[VOORUIT2] = ACHTERUIT2
REVERSED[ACHTERUIT2] = VOORUIT2
REVERSED[LINKS] = RECHTS
REVERSED[RECHTS] = LINKS


class WithPakjes(BaseGame):
    """The base game, and what Prachtige Pakjes changes."""

    powers: list[int]
    """Delivered parcels whose power still has to be used."""
    lifted: list[int]
    """The squares whose tiles are about to change places."""

    def prepare(self) -> None:
        self.powers = EMPTY
        self.lifted = EMPTY

    def carry_out_more(self, task: int, about: int) -> None:
        if task == RESOLVE_POWERS:
            self.resolve_powers()
        elif task == READ_LETTER:
            self.read_letter(about)
        else:  # DRAW_UP
            self.draw_up(about, self.house.hand_size - len(self.hands[about]))

    # Icons: BS-PP-06, each power holds only for the card in its own position.

    def set_effect(self) -> None:
        super().set_effect()
        if self.house.pakjes and ONLY_PARCELS in self.icons:
            self.picky = True

    def may_lay(self, card: int, position: int) -> bool:
        """BS-IC-01: under a pepernoot only a Pakje."""
        if self.icons[position] == ONLY_PARCELS and KIND[card] != PAKJE:
            return False
        return super().may_lay(card, position)

    def why_not_here(self, card: int, position: int) -> Refusal:
        if self.icons[position] == ONLY_PARCELS and KIND[card] != PAKJE:
            return Refusal("BS-IC-01", "only-parcels")
        return super().why_not_here(card, position)

    def card_laid(self, seat: int, card: int, position: int) -> None:
        icon = self.icons[position]
        if icon == BOEK:  # BS-IC-06
            self.plan(FILL_ON, self.after(seat))
            self.plan(DRAW_UP, seat)
            if not self.quiet:
                missing = self.house.hand_size - len(self.hands[seat])
                self.tell("book", seat, number=max(0, missing))
        elif icon == LETTER and KIND[card] == VAREN:
            self.plan(FILL_ON, self.after(seat))
            self.plan(READ_LETTER, position)
        else:
            super().card_laid(seat, card, position)

    def read_letter(self, position: int) -> None:
        """BS-IC-02, BS-AMB-25: a Varen card is carried out when it is laid, and then done."""
        if self.talking:
            self.plan(READ_LETTER, position)
            self.ask_sint(REVEALING)
            return
        self.at = position
        waits = self.slots[position][0] == ANKER  # BS-AMB-51: it stops the boat later
        self.turn_up(position)
        if not self.quiet:
            self.tell("letter-waits" if waits else "letter", NOBODY, (self.slots[position][0],))
            self.let_see()
        if not waits:
            self.execute(position)

    def execute(self, at: int) -> None:
        """BS-IC-03: under a zak the card is ignored."""
        if self.icons[at] == ZAK:
            self.marks[at] |= DONE
            if not self.quiet:
                self.tell("ignored", self.sint, (self.slots[at][0],), at + 1)
        else:
            super().execute(at)

    def counts_as_parcel(self, position: int) -> bool:
        """BS-IC-03: also a parcel under a zak."""
        return self.icons[position] != ZAK and super().counts_as_parcel(position)

    def order(self, card: int, icon: int) -> None:
        """BS-IC-05: reversed by the staf; BS-IC-04: counted double by Amerigo's icon."""
        if icon == STAF:
            if not self.quiet:
                self.tell("reversed", NOBODY, (card,), REVERSED[card])
            card = REVERSED[card]
        if card == ANKER:  # BS-PP-05
            self.at = len(self.slots)
            if not self.quiet:
                self.tell("anchored", self.sint)
            return
        if icon == DOUBLE and not self.is_void(card):  # BS-AMB-73: with the same pawn
            self.plan(PLAY_CARD, card)
            if not self.quiet:
                self.tell("doubled", NOBODY, (card,))
        super().order(card, icon)

    def change_row(self, move: Move) -> None:
        """BS-AMB-24: counted double, a Steam card shortens twice, but does not lengthen twice."""
        if self.icons[self.at] == DOUBLE:
            shorter = move.verb == "cut"
            if shorter:
                self.plan(LOSE_STEAM, SHORTER)
            if not self.quiet:
                kind = "doubled-cut" if shorter else "doubled-add"
                self.tell(kind, NOBODY, (self.slots[self.at][0],))
        super().change_row(move)

    def tell_stand_ins(self, cards: tuple[int, ...], twice: bool) -> None:
        """BS-PP-02, BS-PP-03, BS-IC-04: a joker, a Double Gift, a parcel that counts double."""
        for card in cards:
            if card in (JOKER, DUO_1, DUO_2):
                self.tell("stands-in", NOBODY, (card,))
        if twice:
            self.tell("counted-double")

    # Powers.

    def use_powers(self, cards: tuple[int, ...]) -> None:
        """BS-AMB-21: the printed power of each card; BS-AMB-24: once, also if counted double."""
        for card in cards:
            if card in (GROEN_PLUS, PEPERNOOT_PLUS, TELEFOON):
                self.powers = [*self.powers, card]
        if self.powers:
            self.plan(RESOLVE_POWERS)

    def resolve_powers(self) -> None:
        """BS-PP-01: in an order that the Sint chooses.

        BS-AMB-77: what a power leads to comes first; powers that it adds wait with the others.
        """
        if not self.powers:
            return
        for card in self.powers:
            if card != self.powers[0]:
                self.ask_sint(POWER)
                return
        self.use_power(self.powers[0])

    def use_power(self, card: int) -> None:
        powers = self.powers.copy()
        powers.remove(card)
        self.powers = powers
        self.phase = BUSY
        self.plan(RESOLVE_POWERS)
        if not self.quiet:
            self.tell("power", self.sint, (card,), card)
        if card == GROEN_PLUS:
            self.cause = DELIVERED
            self.ask_sint(TELEPORT)  # BS-AMB-22
        elif card == PEPERNOOT_PLUS:
            self.ask_sint(TILES)  # BS-AMB-23: on every map there are three tiles without pawns
        else:
            self.talking = True  # BS-PP-04, BS-AMB-64
            if not self.quiet:
                self.tell("talk", self.sint)

    def other_squares(self) -> list[int]:
        """BS-AMB-57: every tile but the boat's own, also a rock."""
        here = square_at(self.pawns[0])
        return [square for square in range(self.house.squares) if square != here]

    def teleport(self, square: int) -> None:
        """BS-AMB-22: the heading stays; it is an arrival, and never a crash."""
        self.phase = BUSY
        self.pawns[0] = 1 + 4 * square + heading_at(self.pawns[0])
        if not self.quiet:
            self.tell("teleported", self.sint, number=self.square_number(square))
        self.arrive(square)

    def loose_squares(self) -> list[int]:
        """BS-AMB-23: tiles without pawns, and not chosen already."""
        taken = [square_at(pose) for pose in self.pawns if pose != OFF]
        return [
            square
            for square in range(self.house.squares)
            if square not in taken and square not in self.lifted
        ]

    def lift(self, square: int) -> None:
        """BS-AMB-23: the first goes where the second lies, that where the third lies, and so on."""
        self.lifted = [*self.lifted, square]
        if not self.quiet:
            self.tell("lifted", self.sint, number=self.square_number(square))
        if len(self.lifted) < MOVED_TILES:
            return
        self.phase = BUSY
        self.map = self.moved_around(self.map)
        self.tiles_moved()
        self.lifted = []
        if not self.quiet:
            self.tell("tiles-moved", self.sint)

    def moved_around(self, squares: list[int]) -> list[int]:
        """What lies on the squares, after three of them have changed places."""
        found = squares.copy()
        for i in range(MOVED_TILES):
            found[self.lifted[(i + 1) % MOVED_TILES]] = squares[self.lifted[i]]
        return found

    def tiles_moved(self) -> None:
        """What else knows a tile by its square has to follow it."""

    # Decisions.

    def more_moves(self) -> list[Move]:
        phase = self.phase
        if phase == REVEALING:
            return [REVEAL]
        if phase == POWER:
            return [POWERS[card] for card in sorted(set(self.powers))]
        if phase == TELEPORT:
            return [
                Move("teleport", (), self.square_number(square)) for square in self.other_squares()
            ]
        return [Move("tile", (), self.square_number(square)) for square in self.loose_squares()]

    def decide(self, move: Move) -> None:
        phase = self.phase
        if phase == REVEALING:
            self.talking = False  # BS-AMB-64: the Sint says so
            self.phase = BUSY
            if not self.quiet:
                self.tell("hush", self.sint)
        elif phase == POWER:
            self.use_power(move.cards[0])
        elif phase == TELEPORT:
            self.teleport(square_of(self.house.size, move.number))
        else:
            self.lift(square_of(self.house.size, move.number))

    def why_refused(self, move: Move) -> Refusal:
        if self.phase == TELEPORT and move.verb == "teleport":
            return Refusal("BS-AMB-57", "not-that-square")
        if self.phase == TILES and move.verb == "tile":
            return Refusal("BS-AMB-23", "not-that-square")
        return super().why_refused(move)

    def phase_rule(self) -> str:
        return {
            REVEALING: "BS-AMB-64",
            POWER: "BS-PP-01",
            TELEPORT: "BS-AMB-22",
            TILES: "BS-AMB-23",
        }.get(self.phase, super().phase_rule())

    # What everybody knows.

    def may_hold(self, zone: Zone, place: int, card: int) -> bool:
        """What a face-down card cannot be, for where it lies."""
        if zone.name[1:].isdigit():
            icon = self.icons[int(zone.name[1:]) - 1]
            if icon == ONLY_PARCELS:
                return KIND[card] == PAKJE
            if icon == LETTER and KIND[card] == VAREN:
                return False
        return super().may_hold(zone, place, card)

    def fields(self) -> dict[str, str]:
        return {**super().fields(), "powers": CARDS, "lifted": INTS}

    def broken_invariants(self) -> list[str]:
        found = super().broken_invariants()
        for i in range(len(self.slots)):
            if self.slots[i]:
                kind = KIND[self.slots[i][0]]
                if self.icons[i] == ONLY_PARCELS and kind != PAKJE:
                    found.append("something else than a parcel lies under the pepernoot")
                unread = not self.marks[i] & OPEN and self.phase not in (BUSY, REVEALING)
                if self.icons[i] == LETTER and kind == VAREN and unread:
                    found.append("a Varen card lies face down under the letter")
        return found

    def copy(self) -> "Table":
        other = super().copy()
        assert isinstance(other, WithPakjes)
        other.powers = self.powers
        other.lifted = self.lifted
        return other
