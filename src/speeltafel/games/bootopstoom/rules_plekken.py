"""Pepernoot Plekken: five sorts of special tiles, and damage."""

from itertools import combinations

from speeltafel.engine.events import EVERYONE, NOBODY, only
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.state import CARDS
from speeltafel.engine.zones import Zone, put_in_order
from speeltafel.games.bootopstoom.cards import KIND, PAKJE, VAREN, is_pepernoot
from speeltafel.games.bootopstoom.rules_map import (
    AMERIGO,
    BAKKERIJ,
    HAVEN,
    KASTEEL,
    OFF,
    WINKEL,
    near,
    square_at,
)
from speeltafel.games.bootopstoom.rules_moves import HANDED_IN, PASS, SWAPS, TAKES
from speeltafel.games.bootopstoom.rules_pakjes import WithPakjes
from speeltafel.games.bootopstoom.rules_table import (
    ASK_SHOP,
    ASK_SWAP,
    BUSY,
    DAMAGE,
    ENTRY_BITS,
    HANDED_OVER,
    LOSE_STEAM,
    MOST_SEATS,
    SEARCH,
    SHOP,
    SWAP,
    TASK,
    TELEPORT,
    WINDOWS,
    Table,
    round_from,
    take_card,
)


class WithPlekken(WithPakjes):
    """What Pepernoot Plekken changes. BS-PL-01: the special tiles are shuffled in by the map."""

    given: list[int]
    """The pepernoot that the seat on turn swaps, while he searches."""

    def prepare(self) -> None:
        self.given = []
        super().prepare()

    def carry_out_more(self, task: int, about: int) -> None:
        if task == WINDOWS:
            self.open_windows()
        elif task == ASK_SWAP:
            self.ask_swap(about)
        elif task == ASK_SHOP:
            self.ask_shop(about)
        else:
            super().carry_out_more(task, about)

    # Damage.

    def crash(self, square: int) -> None:
        """BS-DMG-01, BS-DMG-02, BS-DMG-03: an edge or a rock costs a card of the row."""
        if self.house.plekken:
            if not self.quiet:
                number = 0 if square == NOBODY else self.square_number(square)
                self.tell(self.of_pawn("damage", "piet-damage"), self.pawn_seat(), number=number)
            self.plan(LOSE_STEAM, DAMAGE)

    def row_is_empty(self, why: int) -> None:
        """BS-DMG-04."""
        if why == DAMAGE:
            self.end("BS-DMG-04")
        else:
            super().row_is_empty(why)

    # Tiles. BS-RP-06: any pawn counts.

    def sails_double(self) -> bool:
        """BS-PL-05: whoever stands on Amerigo when the instruction begins carries it out twice."""
        return self.map[square_at(self.pawns[self.pawn])] == AMERIGO

    def arrive(self, square: int) -> None:
        tile = self.map[square]
        if tile == HAVEN:
            self.settle(square)
            if not self.quiet:
                self.tell("haven", number=self.square_number(square))
            if self.all_settled():
                self.end("BS-PL-04")
        elif tile == BAKKERIJ:
            self.plan(ASK_SWAP, round_from(self.sint, self.sint))
        elif tile == WINKEL:
            self.plan(ASK_SHOP, round_from(self.sint, self.sint))
        else:
            super().arrive(square)

    def stands_on(self, tile: int) -> bool:
        for pose in self.pawns:
            if pose != OFF and self.map[square_at(pose)] == tile:
                return True
        return False

    def end_sailing(self) -> None:
        """BS-AMB-27: windows open on arrival, and once more when the round ends."""
        super().end_sailing()
        if self.house.plekken:
            self.plan(WINDOWS)

    def open_windows(self) -> None:
        """BS-AMB-55: the bakery first."""
        if self.stands_on(WINKEL):
            self.plan(ASK_SHOP, round_from(self.sint, self.sint))
        if self.stands_on(BAKKERIJ):
            self.plan(ASK_SWAP, round_from(self.sint, self.sint))

    # Kasteel.

    def may_draw_parcels(self) -> bool:
        """BS-PL-02, BS-AMB-26: only next to a castle, once the game has begun."""
        house = self.house
        if not house.plekken or self.is_near_castle():
            return True
        return self.round == 0 and not house.kasteel_at_setup

    def is_near_castle(self) -> bool:
        """BS-AMB-26: diagonally too; on a castle by house rule; without any castle always."""
        house = self.house
        castles = [s for s in range(house.squares) if self.map[s] == KASTEEL]
        for pose in self.pawns:
            if pose != OFF:
                here = square_at(pose)
                for castle in castles:
                    if near(house.size, here, castle) or (house.kasteel_on_tile and here == castle):
                        return True
        return not castles

    def clean_up(self) -> None:
        if not self.quiet and not self.may_draw_parcels():
            self.tell("no-parcels")  # BS-PL-02
        super().clean_up()

    def why_not_draw(self, kind: int) -> Refusal:
        if kind == PAKJE and self.has_cards(kind) and not self.may_draw_parcels():
            return Refusal("BS-PL-02", "no-castle")
        return super().why_not_draw(kind)

    # Bakkerij.

    def ask_swap(self, about: int) -> None:
        """BS-PL-03, BS-AMB-55: everybody is asked in turn, also who can only pass."""
        seat = about % MOST_SEATS
        following = self.following(about)
        if seat == about // MOST_SEATS and not self.quiet:
            self.tell("bakery")
        if following != NOBODY:
            self.plan(ASK_SWAP, following)
        if not self.gone[seat] and self.may_find_parcels():
            self.turn = seat
            self.phase = SWAP
        elif not self.gone[seat] and not self.quiet:
            self.tell("found-nothing", seat)

    def may_find_parcels(self) -> bool:
        """Whether there may be something to swap for, as far as everybody knows."""
        if self.piles[PAKJE]:
            return True
        for card in self.tops + self.discards[PAKJE]:
            if KIND[card] == PAKJE and not is_pepernoot(card):
                return True
        return False

    def findable(self) -> list[int]:
        """BS-AMB-55: any parcel of draw pile and discards but a pepernoot, each face once."""
        open_cards = [card for card in self.tops if KIND[card] == PAKJE]
        cards = self.piles[PAKJE] + open_cards + self.discards[PAKJE]
        return [card for card in sorted(set(cards)) if not is_pepernoot(card)]

    def swap(self, card: int) -> None:
        """BS-AMB-27: he searches draw pile and discards; BS-AMB-71: the pepernoot lies open."""
        seat = self.turn
        take_card(self.hands[seat], card)
        if self.house.memory_aid:
            self.forget(seat, card)
        self.given = [card]
        self.phase = SEARCH
        self.piles[PAKJE].sort()  # who searches learns what is there; it is shuffled afterwards
        if not self.quiet:
            self.tell("swaps", seat, (card,))
            self.tell("searched", seat, tuple(self.piles[PAKJE]), audience=only(seat))
        if not self.findable():
            put_in_order(self.hands[seat], card)
            self.given = []
            self.shuffle_parcels()
            self.phase = BUSY
            if not self.quiet:
                self.tell("found-nothing", seat)

    def take(self, card: int) -> None:
        """BS-AMB-71: an open parcel is taken before one of the draw pile, which only he sees."""
        seat = self.turn
        seen = card in self.tops or card in self.discards[PAKJE]
        if card in self.discards[PAKJE]:
            self.discards[PAKJE].remove(card)
        elif card in self.tops:
            self.tops.remove(card)
        else:
            self.piles[PAKJE].remove(card)
        self.discard(self.given[0])
        self.given = []
        put_in_order(self.hands[seat], card)
        if not self.quiet:
            self.tell("took", seat, (card,), audience=EVERYONE if seen else only(seat))
        self.shuffle_parcels()
        self.phase = SWAP
        if not self.may_find_parcels():
            self.phase = BUSY

    def shuffle_parcels(self) -> None:
        """BS-AMB-27: a pile that was searched is shuffled; BS-AMB-47: an empty one renewed."""
        for card in self.tops:
            if KIND[card] == PAKJE:
                self.tops.remove(card)
                self.piles[PAKJE].append(card)
                break
        self.chance.shuffle(self.piles[PAKJE])
        if not self.piles[PAKJE]:
            self.renew(PAKJE)
        self.turn_top(PAKJE)

    # Speelgoedwinkel.

    def ask_shop(self, about: int) -> None:
        """BS-PL-06, BS-AMB-27: everybody is asked in turn until somebody hands in."""
        seat = about % MOST_SEATS
        following = self.following(about)
        if seat == about // MOST_SEATS and not self.quiet:
            self.tell("shop")
        if following != NOBODY:
            self.plan(ASK_SHOP, following)
        if not self.gone[seat]:
            self.turn = seat
            self.phase = SHOP

    def hand_ins(self) -> list[Move]:
        """BS-PL-06: four different Varen cards."""
        cards = [card for card in sorted(set(self.hands[self.turn])) if KIND[card] == VAREN]
        return [Move("hand-in", chosen) for chosen in combinations(cards, HANDED_IN)]

    def hand_in(self, cards: tuple[int, ...]) -> None:
        """BS-AMB-27: one player hands in, then the Sint moves the boat."""
        seat = self.turn
        for card in cards:
            self.hands[seat].remove(card)
            self.discard(card)
            if self.house.memory_aid:
                self.forget(seat, card)
        if not self.quiet:
            self.tell("handed-in", seat, cards)
        if self.agenda & TASK == ASK_SHOP:
            self.agenda >>= ENTRY_BITS
        self.cause = HANDED_OVER
        self.ask_sint(TELEPORT)

    # Decisions.

    def more_moves(self) -> list[Move]:
        phase = self.phase
        if phase == SWAP:
            hand = self.hands[self.turn]
            return [*[SWAPS[card] for card in sorted(set(hand)) if is_pepernoot(card)], PASS]
        if phase == SEARCH:
            return [TAKES[card] for card in self.findable()]
        if phase == SHOP:
            return [*self.hand_ins(), PASS]
        return super().more_moves()

    def decide(self, move: Move) -> None:
        phase = self.phase
        if phase == SWAP and move.cards:
            self.swap(move.cards[0])
        elif phase == SEARCH:
            self.take(move.cards[0])
        elif phase == SHOP and move.cards:
            self.hand_in(move.cards)
        elif phase in (SWAP, SHOP):
            self.phase = BUSY  # BS-AMB-55: who is asked may pass
            if not self.quiet:
                self.tell("no-swap" if phase == SWAP else "no-hand-in", self.turn)
        else:
            super().decide(move)

    def why_refused(self, move: Move) -> Refusal:
        phase = self.phase
        if phase == SWAP and move.verb == "swap":
            return Refusal("BS-PL-03", "no-pepernoot")
        if phase == SEARCH and move.verb == "take":
            return Refusal("BS-AMB-55", "not-to-be-found")
        if phase == SHOP and move.verb == "hand-in":
            return Refusal("BS-PL-06", "not-four-different")
        return super().why_refused(move)

    def turn_rule(self) -> str:
        return "BS-AMB-27" if self.phase in (SWAP, SEARCH, SHOP) else super().turn_rule()

    def phase_rule(self) -> str:
        if self.phase == TELEPORT and self.cause == HANDED_OVER:
            return "BS-PL-06"
        return {SWAP: "BS-PL-03", SEARCH: "BS-PL-03", SHOP: "BS-PL-06"}.get(
            self.phase, super().phase_rule()
        )

    def held_by(self, seat: int) -> list[int]:
        """BS-AMB-44: also the pepernoot for which he was searching the pile."""
        hand = super().held_by(seat)
        if self.turn == seat:
            hand, self.given = sorted(hand + self.given), []
        return hand

    def decide_without(self, seat: int) -> None:
        if self.turn == seat and self.phase in (SWAP, SEARCH, SHOP):
            if self.phase == SEARCH:  # BS-AMB-27
                self.shuffle_parcels()
            self.phase = BUSY
            self.run()
        else:
            super().decide_without(seat)

    # What everybody knows.

    def zones(self) -> list[Zone]:
        zones = super().zones()
        if self.phase == SEARCH:
            zones[PAKJE] = Zone(zones[PAKJE].name, self.piles[PAKJE], audience=only(self.turn))
        zones.append(Zone("given", self.given))
        return zones

    def fields(self) -> dict[str, str]:
        return {**super().fields(), "given": CARDS}

    def copy(self) -> "Table":
        other = super().copy()
        assert isinstance(other, WithPlekken)
        other.given = self.given
        return other
