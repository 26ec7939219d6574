"""Boot op Stoom: what a card does when it is reached, and what the boat comes to."""

from contextlib import suppress

from tests.fairness.boot_table import (
    HAVEN,
    KIND,
    NAMES,
    ROCK,
    SERVED,
    VISITED,
    BootTable,
    Position,
)
from tests.fairness.luck import Gone, Lines, Luck, Options, Over, Wrong

ANY = frozenset(("blauw", "groen", "pepernoot", "joker", "telefoon"))
CAN_BE = {
    "blauw": {"blauw"}, "groen": {"groen"}, "pepernoot": {"pepernoot"}, "groen-plus": {"groen"},
    "pepernoot-plus": {"pepernoot"}, "joker": ANY, "duo-1": {"blauw", "groen"},
    "duo-2": {"pepernoot", "telefoon"}, "telefoon": {"telefoon"},
}  # fmt: skip
QUARTERS = {"links": 3, "rechts": 1, "draaiom": 2}
REVERSED = {"vooruit": "achteruit", "vooruit2": "achteruit2", "links": "rechts"}
REVERSED |= {after: before for before, after in REVERSED.items()}
POWERS = ("groen-plus", "pepernoot-plus", "telefoon")


def coverings(wishes: list[frozenset[str]], parcels: list[str]) -> set[tuple[str, ...]]:
    """All selections of parcels that meet every wish."""
    if not wishes:
        return {()}
    found = set()
    for n, card in enumerate(parcels):
        if CAN_BE[card] & wishes[0]:
            for rest in coverings(wishes[1:], parcels[:n] + parcels[n + 1 :]):
                found.add(tuple(sorted((card, *rest), key=NAMES.index)))
    return found


class Sailing(BootTable):
    """The boat on its way."""

    def __init__(self, luck: Luck, players: int, options: Options, lines: Lines) -> None:
        super().__init__(luck, players, options, lines)
        self.effect = self.next_effect = ""
        self.pawn = 0
        self.powers: list[str] = []
        self.talking = self.standing = False

    def hush(self) -> None:
        if self.talking:
            self.sint_says("reveal")
            self.talking = False

    def execute(self, slot: Position) -> None:
        slot.done = True
        if slot.icon == "zak":
            return
        kind = KIND[slot.card]
        self.standing = kind == "pakje"
        if kind == "varen":
            self.order(slot.card, slot.icon)
        elif kind == "stoomboot":
            self.steam(slot)
        else:
            self.parcel_reached()

    def order(self, card: str, icon: str) -> None:
        if icon == "staf":
            card = REVERSED.get(card, card)
        if card == "anker":
            self.at = len(self.slots)
            return
        if self.effect == "kompas" and card not in ("achteruit", "achteruit2", "links"):
            return
        self.pawn = 0
        if self.options["rebelsePietjes"] and self.sint_says("sail")[1] == "piet":
            self.pawn = 1 + self.sint
            if self.pawns[self.pawn][0] < 0:
                self.pawns[self.pawn] = self.pawns[0]
        for _ in range(2 if icon == "amerigo" else 1):
            self.plan(lambda: self.play_card(card))

    def play_card(self, card: str) -> None:
        square, heading = self.pawns[self.pawn]
        times = 2 if self.map[square] == "amerigo" else 1
        if card in QUARTERS:
            self.pawns[self.pawn] = square, (heading + QUARTERS[card] * times) % 4
            return
        steps = 2 if card[-1] == "2" else 1
        for _ in range(steps * times):
            self.plan(self.step, 1 if card[:7] == "vooruit" else -1)

    def step(self, way: int) -> None:
        old, heading = self.pawns[self.pawn]
        square = self.ahead(old, heading, way)
        rock = square >= 0 and self.map[square] == ROCK
        stopped = square < 0 or (rock and self.options["rocks"] == "block")
        if not stopped:
            self.pawns[self.pawn] = square, heading
        if (stopped or rock) and self.options["pepernootPlekken"]:
            self.plan(self.lose_steam, 1)
        elif not stopped:
            self.arrive(square)

    def arrive(self, square: int) -> None:
        tile = self.map[square]
        if tile == HAVEN:
            self.settle(square, VISITED)
        elif tile == "bakkerij":
            self.plan(self.bakery, self.sint)
        elif tile == "winkel":
            self.plan(self.shop, self.sint)
        elif self.is_house(square) and self.effect == "namen":
            self.visits[square] = min(self.at, self.visits.get(square, self.at))
        elif self.is_house(square):
            self.offer(square, -1, self.at - 1 if self.standing else self.at)

    def settle(self, square: int, tile: str) -> None:
        self.map[square] = tile
        if not self.waits():
            raise Over([seat for seat in range(self.players) if seat not in self.gone])

    def steam(self, slot: Position) -> None:
        ways = [["add", side] for side in self.fitting(slot.card)]
        if len(self.row) > 1:
            ways += [["cut", "left"], ["cut", "right"]]
        elif self.options["emptyRow"] == "lose":
            ways.append(["cut", "right"])
        if not ways:
            return
        chosen = self.sint_says("add", "cut") if len(ways) > 1 else ways[0]
        if chosen not in ways:
            raise Wrong(f"{self.lines.here}: with this luck the row does not allow that")
        if chosen[0] == "add":
            card, slot.card = slot.card, ""
            self.add(card, chosen[1])
        else:
            if slot.icon == "amerigo":
                self.plan(self.lose_steam, 0)
            self.cut(chosen[1])

    # Parcels.

    def parcel_reached(self) -> None:
        if self.effect == "namen":
            for square, since in sorted(self.visits.items(), reverse=True):
                if since < self.at and self.is_house(square):
                    self.plan(self.offer_here, square, since)
        elif self.options["deliverOnStay"]:
            for square, _ in reversed(self.pawns):
                if square >= 0:
                    self.plan(self.offer_here, square, -1)

    def offer_here(self, square: int, since: int) -> None:
        self.offer(square, since, self.at)

    def offer(self, square: int, since: int, until: int) -> None:
        """The Sint may serve the house with parcels that are turned up between two positions."""
        if not self.is_house(square):
            return
        ready = [
            slot
            for slot in self.slots[since + 1 : until + 1]
            if slot.card and slot.open and KIND[slot.card] == "pakje" and slot.icon != "zak"
        ]
        wishes = self.wishes(square)
        possible = self.deliveries(wishes, ready)
        if not possible:
            return
        verb, *cards = self.sint_says("deliver", "keep")
        if verb == "keep":
            return
        if tuple(sorted(cards, key=NAMES.index)) not in possible:
            raise Wrong(f"{self.lines.here}: by luck this house wishes {self.map[square]}")
        for card in cards:
            same = [slot for slot in ready if slot.card == card]
            double = len(cards) < len(wishes)
            best = [slot for slot in same if (slot.icon == "amerigo") == double]
            (best or same)[0].card = ""
        self.powers += [card for card in sorted(cards, key=NAMES.index) if card in POWERS]
        self.settle(square, SERVED)
        if self.powers:
            self.plan(self.use_powers)

    def wishes(self, square: int) -> list[frozenset[str]]:
        loose = self.options["jokerWish"] == "any"
        found = [
            ANY if wish == "joker" and loose else frozenset((wish,))
            for wish in self.map[square].split("+")
        ]
        return [*found, ANY] if self.effect == "boekkwijt" else found

    def deliveries(
        self, wishes: list[frozenset[str]], ready: list[Position]
    ) -> set[tuple[str, ...]]:
        """The selections that serve a house; a parcel under Amerigo may count as two alike."""
        parcels = [slot.card for slot in ready]
        found = coverings(wishes, parcels)
        for slot in ready:
            rest = parcels.copy()
            rest.remove(slot.card)
            for a in range(len(wishes) if slot.icon == "amerigo" else 0):
                for b in range(a + 1, len(wishes)):
                    if CAN_BE[slot.card] & wishes[a] & wishes[b]:
                        others = [wish for n, wish in enumerate(wishes) if n not in (a, b)]
                        for cards in coverings(others, rest):
                            found.add(tuple(sorted((slot.card, *cards), key=NAMES.index)))
        return found

    def use_powers(self) -> None:
        if not self.powers:
            return
        card = self.powers[0]
        if len(set(self.powers)) > 1:
            card = self.sint_says("power")[1]
        self.lines.take(self.powers, card, "delivery")
        self.plan(self.use_powers)
        if card == "groen-plus":
            self.teleport()
        elif card == "pepernoot-plus":
            self.move_tiles([self.square(self.sint_says("tile")[1]) for _ in range(3)])
        else:
            self.talking = True

    def square(self, text: str) -> int:
        return (int(text) // 10 - 1) * self.size + int(text) % 10 - 1

    def teleport(self) -> None:
        square = self.square(self.sint_says("teleport")[1])
        self.pawns[0] = square, self.pawns[0][1]
        self.arrive(square)

    def move_tiles(self, squares: list[int]) -> None:
        goes = dict(zip(squares, squares[1:] + squares[:1], strict=True))
        tiles = self.map.copy()
        for before, after in goes.items():
            self.map[after] = tiles[before]
        self.visits = {goes.get(n, n): visit for n, visit in self.visits.items()}
        for task, about in self.todo:
            if task == self.offer_here and self.effect == "namen":
                about[0] = goes.get(about[0], about[0])

    # Bakery and shop.

    def stands_on(self, tile: str) -> bool:
        return any(square >= 0 and self.map[square] == tile for square, _ in self.pawns)

    def findable(self) -> list[str]:
        cards = self.discards["pakje"] + [self.tops.get("pakje", "")] + self.piles["pakje"]
        return [card for card in cards if card and card[:9] != "pepernoot"]

    def bakery(self, first: int) -> None:
        for seat in self.around(first):
            try:
                while seat not in self.gone and self.may_find():
                    verb, *cards = self.lines.by(seat, "swap", "pass")
                    if verb == "pass" or not self.swap(seat, cards[0]):
                        break
            except Gone:
                if self.searching:
                    self.searching = ""
                    self.shuffle_parcels()

    def may_find(self) -> bool:
        open_cards = [self.tops.get("pakje", ""), *self.discards["pakje"]]
        return bool(self.piles["pakje"]) or any(c and c[:9] != "pepernoot" for c in open_cards)

    def swap(self, seat: int, given: str) -> bool:
        """Whether a parcel was found for the pepernoot."""
        self.lines.take(self.hands[seat], given)
        pile = self.piles["pakje"]
        pile.sort(key=NAMES.index)
        found = bool(self.findable())
        if found:
            self.swapper, self.searching = seat, given
            card = self.lines.by(seat, "take")[1]
            self.searching = ""
            if card in self.discards["pakje"]:
                self.discards["pakje"].remove(card)
            elif self.tops.get("pakje") == card:
                del self.tops["pakje"]
            else:
                self.lines.take(pile, card, "pile")
            self.discard(given)
            given = card
        self.hands[seat].append(given)
        self.shuffle_parcels()
        return found

    def shuffle_parcels(self) -> None:
        pile = self.piles["pakje"]
        pile += [self.tops.pop("pakje")] if "pakje" in self.tops else []
        self.luck.shuffle(pile)
        if not pile:
            self.renew("pakje")
        self.turn_top("pakje")

    def shop(self, first: int) -> None:
        for seat in self.around(first):
            words = ["pass"]
            if seat not in self.gone:
                with suppress(Gone):
                    words = self.lines.by(seat, "hand-in", "pass")
            if words != ["pass"]:
                for card in sorted(words[1:], key=NAMES.index):
                    self.lines.take(self.hands[seat], card)
                    self.discard(card)
                self.teleport()
                return
