"""A plain second reading of sailing and delivering, with all expansions."""

from functools import partial
from itertools import combinations, product

from speeltafel.games.bootopstoom.cards import KINDS, NAMES, PAKJE, STOOMBOOT, VAREN
from speeltafel.games.bootopstoom.tests.model_row import Row, cards_of
from speeltafel.games.bootopstoom.tests.model_table import (
    HEADINGS,
    STEPS,
    Asking,
    Over,
    Place,
    Tile,
    kind_of,
)

ACTIONS = {
    "vooruit": ["ahead"],
    "achteruit": ["astern"],
    "links": ["left"],
    "rechts": ["right"],
    "vooruit2": ["ahead", "ahead"],
    "achteruit2": ["astern", "astern"],
    "draaiom": ["right", "right"],
}
REVERSED = {
    "vooruit": "achteruit",
    "achteruit": "vooruit",
    "links": "rechts",
    "rechts": "links",
    "vooruit2": "achteruit2",
    "achteruit2": "vooruit2",
}
COMPASS = ("achteruit", "achteruit2", "links")
CAN_BE = {
    "blauw": ("blauw",),
    "groen": ("groen",),
    "pepernoot": ("pepernoot",),
    "groen-plus": ("groen",),
    "pepernoot-plus": ("pepernoot",),
    "joker": ("blauw", "groen", "pepernoot", "joker", "telefoon"),
    "duo-1": ("blauw", "groen"),
    "duo-2": ("pepernoot", "telefoon"),
    "telefoon": ("telefoon",),
}
POWERS = ("groen-plus", "pepernoot-plus", "telefoon")
PEPERNOTEN = ("pepernoot", "pepernoot-plus")
ROUND_OVER = float("inf")
"""BS-AMB-56: at the end of the round all that was turned up lies earlier."""


class Sailing(Row):
    """SAIL, WINDOWS, and whatever a Varen card sets off."""

    def sail(self) -> Asking[None]:
        """BS-EXE-01, BS-EXE-02: one by one from left to right."""
        while True:
            place = next((p for p in self.places if p.card and not p.done), None)
            if place is None:
                return
            self.meet("BS-EXE-01", "BS-EXE-02")
            yield from self.turn_up(place)
            place.done = True
            card = place.card
            if place.icon == "zak":
                self.meet("BS-IC-03")
            elif card == "anker":
                self.meet("BS-PP-05")
                return
            elif kind_of(card) == VAREN:
                yield from self.carry_out(place)
            elif kind_of(card) == STOOMBOOT:
                yield from self.steam(place)
            else:
                yield from self.parcel_reached(place)

    def turn_up(self, place: Place) -> Asking[None]:
        """BS-PP-04, BS-AMB-64: talk ends when the Sint turns up the next card."""
        if self.talking:
            self.meet("BS-AMB-64")
            yield from self.sint_chooses(lambda: {"reveal"}, always=True)
            self.talking = False
        if not place.up:
            self.noticed(place.by, place.card)
        place.up = True

    # Varen.

    def carry_out(self, place: Place) -> Asking[None]:
        """BS-SAIL-01, BS-IC-04, BS-IC-05, BS-PL-05, BS-AMB-35, BS-AMB-73."""
        face = place.card
        if place.icon == "staf":
            self.meet("BS-IC-05")
            face = REVERSED.get(face, face)
        if self.effect == "kompas":
            self.meet("BS-AMB-35")
            if face not in COMPASS:
                return
        number = yield from self.choose_pawn()
        pawn = self.pawns[number]
        assert pawn is not None
        self.meet("BS-SAIL-01", "BS-AMB-73" if number else "BS-EXE-02")
        doubled = place.icon == "amerigo"
        self.meet(*["BS-IC-04"] * doubled)
        for _ in range(2 if doubled else 1):
            on_amerigo = self.tile_of(pawn).word == "amerigo"
            self.meet(*["BS-PL-05"] * on_amerigo)
            for action in ACTIONS[face] * (2 if on_amerigo else 1):
                if action in ("left", "right"):
                    turn = 1 if action == "right" else -1
                    pawn.heading = HEADINGS[(HEADINGS.index(pawn.heading) + turn) % 4]
                else:
                    yield from self.step(number, 1 if action == "ahead" else -1, place.rank)

    def choose_pawn(self) -> Asking[int]:
        """BS-RP-02, BS-RP-03, BS-AMB-37, BS-AMB-61: the boat, or the Sint's own Piet."""
        if not self.on("rebelsePietjes"):
            return 0
        self.meet("BS-RP-02")
        answer = yield from self.sint_chooses(lambda: {"sail boat", "sail piet"})
        if answer == "sail boat":
            return 0
        boat = self.pawns[0]
        assert boat is not None
        number = 1 + self.sint
        if self.pawns[number] is None:
            self.meet("BS-RP-03", "BS-AMB-37", "BS-AMB-61")
            self.pawns[number] = type(boat)(boat.row, boat.column, boat.heading)
        return number

    def step(self, number: int, way: int, at: float) -> Asking[None]:
        """BS-EDGE-01, BS-AMB-03, BS-DMG-01, BS-DMG-02, BS-RP-04, BS-RP-06."""
        pawn = self.pawns[number]
        assert pawn is not None
        self.meet(*["BS-RP-04"] * bool(number))
        down, right = STEPS[pawn.heading]
        row, column = pawn.row + way * down, pawn.column + way * right
        if not (0 <= row < self.size and 0 <= column < self.size):
            self.meet("BS-EDGE-01")
            yield from self.damage("BS-DMG-01", number)
            return
        rock = self.map[row * self.size + column].word == "rots"
        if not (rock and self.options["rocks"] == "block"):
            pawn.row, pawn.column = row, column
        if rock:
            self.meet("BS-AMB-03")
            yield from self.damage("BS-DMG-02", number)
        else:
            yield from self.arrive(number, at)

    # Delivering.

    def arrive(self, number: int, at: float) -> Asking[None]:
        """BS-PL-03, BS-PL-04, BS-PL-06, BS-DEL-01, BS-AMB-19, BS-AMB-34, BS-RP-05, BS-RP-06."""
        pawn = self.pawns[number]
        assert pawn is not None
        tile = self.tile_of(pawn)
        if tile.word == "haven":
            self.meet("BS-PL-04", *["BS-RP-06"] * bool(number))
            tile.word = "haven*"
            self.check_win("BS-PL-04")
        elif tile.wishes and self.effect == "namen":
            self.meet("BS-AMB-34")
            self.visits.append((tile, at))
        elif tile.wishes:
            self.meet("BS-DEL-01", "BS-AMB-19", *["BS-RP-05"] * bool(number))
            yield from self.offer(tile, [p for p in self.places if p.up and p.rank < at], at)
        elif tile.word == "bakkerij":
            yield from self.bakery()
        elif tile.word == "winkel":
            yield from self.shop(at)

    def parcel_reached(self, place: Place) -> Asking[None]:
        """BS-PAK-01, BS-AMB-34, BS-AMB-52, BS-AMB-53: nothing, but for `namen` and standing."""
        self.meet("BS-PAK-01")
        if self.effect == "namen":
            self.meet("BS-AMB-52")
            for tile in self.map.copy():
                first = min((at for visited, at in self.visits if visited is tile), default=None)
                if first is not None:
                    later = [p for p in self.places if p.done and p.rank > first]
                    yield from self.offer(tile, later, place.rank)
        elif self.on("deliverOnStay"):
            for pawn in self.pawns:
                if pawn:
                    self.meet("BS-AMB-53")
                    until = [p for p in self.places if p.up and p.rank <= place.rank]
                    yield from self.offer(self.tile_of(pawn), until, place.rank)
        else:
            self.meet("BS-AMB-18")

    def offer(self, tile: Tile, places: list[Place], at: float) -> Asking[None]:
        """BS-DEL-01, BS-DEL-02, BS-AMB-17: all wishes of the house, or nothing."""
        ways = self.ways(tile, places)
        if not ways:
            return
        self.meet("BS-AMB-17")
        answer = yield from self.sint_chooses(lambda: {*ways, "keep"})
        if answer == "keep":
            return
        self.meet("BS-DEL-02", "BS-AMB-08")
        for place in ways[answer]:
            self.delivered.append(place.card)
            place.card = ""
        tile.word += "*"
        self.check_win("BS-GOAL-02")
        powers = [card for card in cards_of(answer) if card in POWERS]
        self.meet(*["BS-AMB-77"] * (self.used > 0 and bool(powers)))
        self.waiting += powers
        self.used += 1
        yield from self.powers(at)
        self.used -= 1

    def ways(self, tile: Tile, places: list[Place]) -> dict[str, list[Place]]:
        """Every choice of parcels that just meets the wishes. BS-AMB-70: of equal ones the plain
        before the doubled, then the leftmost."""
        wishes = tile.wishes
        if not wishes:
            return {}
        if self.effect == "boekkwijt":
            self.meet("BS-KK-02")
            wishes = [*wishes, "anything"]
        there = [p for p in places if p.card and kind_of(p.card) == PAKJE and p.icon != "zak"]
        found: dict[str, list[Place]] = {}
        for n in range(1, len(wishes) + 1):
            for chosen in combinations(there, n):
                if self.covers(list(chosen), wishes):
                    cards = sorted((p.card for p in chosen), key=NAMES.index)
                    text = " ".join(["deliver", *cards])
                    self.meet(*["BS-AMB-70"] * (text in found))
                    found[text] = min(found.get(text, list(chosen)), list(chosen), key=dearness)
        return found

    def covers(self, parcels: list[Place], wishes: list[str]) -> bool:
        """BS-PP-02, BS-PP-03, BS-AMB-24, BS-AMB-36, BS-AMB-54: each parcel is for a wish; under
        Amerigo's icon for two, as one and the same kind."""
        if not parcels:
            return not wishes
        first, *rest = parcels
        most = 2 if first.icon == "amerigo" else 1
        for kind, n in product(CAN_BE[first.card], range(1, most + 1)):
            for taken in combinations(range(len(wishes)), n):
                left = [wish for i, wish in enumerate(wishes) if i not in taken]
                met = all(self.meets(kind, wishes[i]) for i in taken)
                if met and self.covers(rest, left):
                    self.count_cover(first, [wishes[i] for i in taken])
                    return True
        return False

    def count_cover(self, parcel: Place, wishes: list[str]) -> None:
        self.meet(*["BS-PP-02"] * (parcel.card == "joker"))
        self.meet(*["BS-PP-03"] * parcel.card.startswith("duo"))
        self.meet(*["BS-AMB-20"] * ("joker" in wishes))
        if len(wishes) == 2:
            self.meet("BS-AMB-54", *["BS-AMB-36"] * ("anything" in wishes))

    def meets(self, kind: str, wish: str) -> bool:
        """BS-AMB-20: any parcel for a joker, unless the house is strict."""
        any_parcel = wish == "joker" and self.options["jokerWish"] == "any"
        return kind == wish or wish == "anything" or any_parcel

    def check_win(self, reason: str) -> None:
        """BS-GOAL-02, BS-PL-04, BS-AMB-10, BS-AMB-11, BS-AMB-50: at once."""
        if not any(tile.wishes or tile.word == "haven" for tile in self.map):
            self.meet("BS-GOAL-02", "BS-AMB-10", "BS-AMB-11", "BS-AMB-50")
            raise Over(reason)

    # Powers.

    def powers(self, at: float) -> Asking[None]:
        """BS-PP-01, BS-AMB-21, BS-AMB-77: the printed powers of what was delivered, as the Sint
        orders them."""
        while self.waiting:
            self.meet("BS-PP-01", "BS-AMB-21")
            answer = yield from self.sint_chooses(lambda: {f"power {c}" for c in self.waiting})
            card = cards_of(answer)[0]
            self.waiting.remove(card)
            if card == "telefoon":
                self.meet("BS-PP-04")
                self.talking = True
            elif card == "groen-plus":
                self.meet("BS-AMB-22")
                yield from self.teleport(at)
            else:
                yield from self.move_tiles()

    def teleport(self, at: float) -> Asking[None]:
        """BS-AMB-22, BS-AMB-57: the boat, to any other tile; it arrives unharmed."""
        boat = self.pawns[0]
        assert boat is not None
        self.meet("BS-AMB-57")
        here = boat.square
        answer = yield from self.sint_chooses(
            lambda: {f"teleport {square}" for square in self.squares() if square != here}
        )
        square = cards_of(answer)[0]
        boat.row, boat.column = int(square[0]) - 1, int(square[1]) - 1
        yield from self.arrive(0, at)

    def move_tiles(self) -> Asking[None]:
        """BS-AMB-23: three tiles without pawns change places, each to the next one's."""
        chosen: list[str] = []
        taken = {pawn.square for pawn in self.pawns if pawn}
        while len(chosen) < 3:
            answer = yield from self.sint_chooses(
                lambda: {f"tile {s}" for s in self.squares() if s not in taken and s not in chosen}
            )
            chosen.append(cards_of(answer)[0])
        self.meet("BS-AMB-23")
        at = [self.squares().index(square) for square in chosen]
        moved = [self.map[i] for i in at]
        for tile, i in zip(moved, at[1:] + at[:1], strict=True):
            self.map[i] = tile

    # Windows.

    def windows(self) -> Asking[None]:
        """BS-AMB-27, BS-AMB-55, BS-AMB-56: once more at the end of the round."""
        if self.pawn_on("bakkerij"):
            self.meet("BS-AMB-27")
            yield from self.bakery()
        if self.pawn_on("winkel"):
            self.meet("BS-AMB-27", "BS-AMB-56")
            yield from self.shop(ROUND_OVER)

    def bakery(self) -> Asking[None]:
        """BS-PL-03, BS-AMB-27, BS-AMB-55: each from the Sint on swaps as often as he wants."""
        for seat in self.clockwise(self.sint):
            swapping = True
            while swapping and self.something_to_find():
                self.meet("BS-PL-03", "BS-AMB-55")
                answer = yield from self.player_chooses(seat, partial(self.swaps, seat))
                swapping = answer.startswith("swap")
                if swapping:
                    swapping = yield from self.search(seat, cards_of(answer)[0])

    def swaps(self, seat: int) -> set[str]:
        return {f"swap {card}" for card in self.hands[seat] if card in PEPERNOTEN} | {"pass"}

    def something_to_find(self) -> bool:
        """BS-AMB-46: where everybody sees that there is nothing to swap for, nobody is asked."""
        opened = 1 if self.options["piles"] == "open" else 0
        seen = self.piles[PAKJE][:opened] + self.discards[PAKJE]
        return len(self.piles[PAKJE]) > opened or any(card not in PEPERNOTEN for card in seen)

    def search(self, seat: int, shown: str) -> Asking[bool]:
        """BS-AMB-71, BS-AMB-55, BS-AMB-27: what lies open first; the searched pile is shuffled."""
        self.noticed(seat, shown)
        opened = 1 if self.options["piles"] == "open" else 0
        top = self.piles[PAKJE][:opened]
        rest = sorted(self.piles[PAKJE][opened:], key=NAMES.index, reverse=True)
        self.piles[PAKJE] = top + rest
        answer = yield from self.player_chooses(seat, self.takes)
        if answer:
            self.meet("BS-AMB-71")
            card = cards_of(answer)[0]
            self.hands[seat].remove(shown)
            self.hands[seat].append(card)
            next(where for where in (self.discards[PAKJE], top, rest) if card in where).remove(card)
            self.discard(shown)
        self.piles[PAKJE] = self.shuffled([*rest[::-1], *top])
        self.renew(PAKJE)
        return bool(answer)

    def takes(self) -> set[str]:
        there = {*self.piles[PAKJE], *self.discards[PAKJE]} - {*PEPERNOTEN}
        return {f"take {card}" for card in there}

    def shop(self, at: float) -> Asking[None]:
        """BS-PL-06, BS-AMB-27: one player hands in four different Varen cards."""
        for seat in self.clockwise(self.sint):
            self.meet("BS-AMB-55")
            answer = yield from self.player_chooses(seat, partial(self.hand_ins, seat))
            if answer.startswith("hand-in"):
                self.meet("BS-PL-06")
                for card in cards_of(answer):
                    self.hands[seat].remove(card)
                    self.discard(card)
                    self.noticed(seat, card)
                yield from self.teleport(at)
                return

    def hand_ins(self, seat: int) -> set[str]:
        faces = [c for c in NAMES if c in self.hands[seat] and kind_of(c) == VAREN]
        return {" ".join(["hand-in", *four]) for four in combinations(faces, 4)} | {"pass"}


def dearness(places: list[Place]) -> tuple[int, list[int]]:
    return sum(p.icon == "amerigo" for p in places), [p.rank for p in places]


__all__ = ["KINDS", "ROUND_OVER", "Sailing"]
