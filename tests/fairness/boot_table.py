"""Boot op Stoom: the map, the piles and the Stoomrij, and what lies under it."""

from collections.abc import Callable

from tests.fairness.luck import Gone, Lines, Luck, Options, Over, Wrong

BASE = {
    "vooruit": 6, "links": 5, "rechts": 5, "achteruit": 2,
    "blauw": 4, "groen": 4, "pepernoot": 4,
    "m-niks-a": 2, "m-niks-b": 2, "m-oog-a": 2, "m-oog-b": 2,
}  # fmt: skip
VAREN = ("vooruit", "links", "rechts", "achteruit", "vooruit2", "draaiom", "achteruit2", "anker")
PLAIN_PARCELS = ("blauw", "groen", "pepernoot")
SPECIAL_PARCELS = ("groen-plus", "pepernoot-plus", "joker", "duo-1", "duo-2", "telefoon")
STEAM = {
    "m-niks-a": "a", "m-niks-b": "b", "m-oog-a": "a", "m-oog-b": "b", "m-pepernoot": "a",
    "m-letter": "b", "m-zak": "a", "m-amerigo": "b", "m-staf": "a", "m-boek": "b",
}  # fmt: skip
PILES = {"varen": VAREN, "stoomboot": tuple(STEAM), "pakje": PLAIN_PARCELS + SPECIAL_PARCELS}
KIND = {card: kind for kind, cards in PILES.items() for card in cards}
NAMES = [*VAREN, *PLAIN_PARCELS, *SPECIAL_PARCELS, *STEAM]
ADDED = (
    "vooruit2", "draaiom", "achteruit2", "anker", "groen-plus", "pepernoot-plus", "joker", "duo",
    "telefoon", "m-pepernoot", "m-letter", "m-zak", "m-amerigo", "m-staf", "m-boek",
)  # fmt: skip
WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1))
OTHER_TILES = ("kasteel", "kasteel", "bakkerij", "bakkerij", *["haven"] * 4, "amerigo", "amerigo",
               "winkel", "winkel")  # fmt: skip
WATER, ROCK, SERVED, VISITED, HAVEN = "water", "rots", "served", "visited", "haven"
NO_HOUSE = (WATER, ROCK, SERVED, VISITED, *OTHER_TILES)


class Position:
    """A place under the Stoomrij; a new one takes no card before the next round."""

    def __init__(self, icon: str = "", done: bool = False) -> None:
        self.icon, self.done = icon, done
        self.card = ""
        self.laid = self.open = self.hangs = False


class BootTable:
    """What lies on the table, and what is yet to be done."""

    def __init__(self, luck: Luck, players: int, options: Options, lines: Lines) -> None:
        self.luck, self.players, self.options, self.lines = luck, players, options, lines
        self.size = options.whole("board")
        self.open = options["piles"] == "open"
        copies = self.copies()
        self.lay_map(copies)
        self.piles = {k: [c for c in PILES[k] for _ in range(copies.get(c, 0))] for k in PILES}
        for kind in PILES:
            luck.shuffle(self.piles[kind])
        self.row = [self.first_steam("ab"[n % 2]) for n in range(2 if players <= 4 else 4)]
        self.slots: list[Position] = []
        self.swept: list[str] = []
        self.at = -1
        self.discards: dict[str, list[str]] = {kind: [] for kind in PILES}
        self.tops: dict[str, str] = {}
        for kind in PILES:
            self.turn_top(kind)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        first = options["firstSint"]
        self.sint = luck.below(players) if first == "random" else int(str(first)) - 1
        self.todo: list[tuple[Callable[..., None], list[int]]] = []
        self.visits: dict[int, int] = {}
        self.rounds = 0
        self.exploding = False
        self.gone: set[int] = set()
        self.drawing = self.placer = -1
        self.can: list[str] = []
        self.searching = ""
        lines.may_leave, lines.left = True, self.someone_left

    # Leaving.

    def someone_left(self, seat: int) -> None:
        """The hand is discarded, with what its owner was just swapping; the next one is Sint."""
        asked = seat == self.swapper and self.searching
        for card in sorted(self.hands[seat] + ([self.searching] if asked else []), key=NAMES.index):
            self.discard(card)
        self.hands[seat] = []
        self.gone.add(seat)
        if len(self.gone) == self.players:
            raise Over([])
        self.sint = self.still_here(self.sint)
        if self.drawing not in (-1, seat):
            self.find_piles()
        if seat == self.placer:
            raise Gone

    swapper = -1

    def still_here(self, seat: int) -> int:
        while seat in self.gone:
            seat = (seat + 1) % self.players
        return seat

    def sint_says(self, *verbs: str) -> list[str]:
        """A decision of the Sint, whoever that is by now."""
        while True:
            try:
                return self.lines.by(self.sint, *verbs)
            except Gone:
                if self.placer in self.gone:
                    raise

    def copies(self) -> dict[str, int]:
        if not self.options["prachtigePakjes"]:
            return BASE
        chosen = self.options["prpCards"]
        assert isinstance(chosen, list)
        added = dict(zip(ADDED, chosen, strict=True))
        duos = added.pop("duo")
        return {**BASE, **added, "duo-1": min(duos, 1), "duo-2": duos // 2}

    # What is yet to be done: the newest first.

    def plan(self, task: Callable[..., None], *about: int) -> None:
        self.todo.append((task, [*about]))

    def run(self) -> None:
        while self.todo:
            task, about = self.todo.pop()
            task(*about)

    # The map.

    def lay_map(self, copies: dict[str, int]) -> None:
        plain = [wish for wish in PLAIN_PARCELS for _ in range(4)]
        special: list[str] = []
        if self.options["prachtigePakjes"] and self.options["specialHouses"]:
            for card, wish in zip(SPECIAL_PARCELS, ("groen", "pepernoot", "joker"), strict=False):
                special += [wish] * copies[card]
            special += ["telefoon"] * copies["telefoon"]
        while True:
            tiles = [WATER] * 9 + [ROCK] * 8
            tiles += OTHER_TILES if self.options["pepernootPlekken"] else ()
            tiles += self.houses_with(plain.copy(), 8)
            tiles += self.houses_with(special.copy(), 5) if special else []
            self.luck.shuffle(tiles)
            self.map = tiles[: self.size**2]
            water = [n for n, tile in enumerate(self.map) if tile == WATER]
            houses = sum(self.is_house(n) for n in range(len(self.map)))
            if len(tiles) > len(self.map) and (houses < 4 or not water):
                continue
            start = water[self.luck.below(len(water))]
            if self.options["rocks"] == "open" or self.is_reachable(start):
                break
        heading = self.options["heading"]
        way = self.luck.below(4) if heading == "random" else "NESW".index(str(heading))
        self.pawns: list[tuple[int, int]] = [(start, way)] + [(-1, 0)] * self.players
        """Square and heading of the boat, then of everybody's Piet; -1 for one not on the map."""

    def houses_with(self, wishes: list[str], houses: int) -> list[str]:
        self.luck.shuffle(wishes)
        used = (17 * len(wishes) + 19) // 20
        return ["+".join(wishes[house:used:houses]) for house in range(min(houses, used))]

    def is_house(self, square: int) -> bool:
        return self.map[square] not in NO_HOUSE

    def waits(self) -> set[int]:
        """The houses and havens that are left."""
        return {n for n, tile in enumerate(self.map) if tile == HAVEN or self.is_house(n)}

    def ahead(self, square: int, heading: int, way: int = 1) -> int:
        """The square a step further, or -1 beyond the edge."""
        row, column = divmod(square, self.size)
        row, column = row + way * WAYS[heading][0], column + way * WAYS[heading][1]
        inside = 0 <= row < self.size and 0 <= column < self.size
        return row * self.size + column if inside else -1

    def is_reachable(self, start: int) -> bool:
        reached, found = {start}, [start]
        while found:
            square = found.pop()
            near = {self.ahead(square, heading) for heading in range(4)} - reached - {-1}
            near = {other for other in near if self.map[other] != ROCK}
            reached |= near
            found += near
        return reached >= self.waits()

    def near_castle(self) -> bool:
        castles = [n for n, tile in enumerate(self.map) if tile == "kasteel"]
        reach = 0 if self.options["kasteelOnTile"] else 1
        for square, _ in self.pawns:
            for castle in castles if square >= 0 else []:
                rows = abs(square // self.size - castle // self.size)
                columns = abs(square % self.size - castle % self.size)
                if reach <= max(rows, columns) <= 1:
                    return True
        return not castles

    # Piles.

    def first_steam(self, sort: str) -> str:
        pile = self.piles["stoomboot"]
        return pile.pop(max(n for n, card in enumerate(pile) if STEAM[card] == sort))

    def turn_top(self, kind: str) -> None:
        if self.open and self.piles[kind]:
            self.tops[kind] = self.piles[kind].pop()

    def renew(self, kind: str) -> None:
        if self.discards[kind]:
            self.piles[kind], self.discards[kind] = self.discards[kind], []
            self.luck.shuffle(self.piles[kind])

    def has_cards(self, kind: str) -> bool:
        return bool(self.piles[kind]) or kind in self.tops

    def take_from(self, kind: str) -> str:
        card = self.tops.pop(kind) if self.open else self.piles[kind].pop()
        if not self.piles[kind]:
            self.renew(kind)
        self.turn_top(kind)
        return card

    def discard(self, card: str) -> None:
        self.discards[KIND[card]].append(card)

    def wake_pile(self, kind: str) -> None:
        """An empty pile is renewed before somebody draws."""
        if not self.has_cards(kind):
            self.renew(kind)
            self.turn_top(kind)

    def find_piles(self) -> None:
        """From which piles can be drawn now."""
        for kind in PILES:
            self.wake_pile(kind)
        self.can = [kind for kind in PILES if self.has_cards(kind)]
        castle = not self.options["pepernootPlekken"] or self.near_castle()
        setting_up = self.rounds == 0 and not self.options["kasteelAtSetup"]
        if "pakje" in self.can and (self.exploding or not (castle or setting_up)):
            self.can.remove("pakje")

    def draw_up(self, seat: int, missing: int) -> None:
        """So many cards, each from a pile of the player's choice."""
        if missing <= 0 or seat in self.gone:
            return
        self.find_piles()
        while missing and self.can:
            kind = self.can[0]
            if len(self.can) > 1:
                self.drawing = seat
                try:
                    kind = self.lines.by(seat, "draw")[1]
                except Gone:
                    return
                finally:
                    self.drawing = -1
            if kind not in self.can:
                raise Wrong(f"{self.lines.here}: with this luck nothing can be drawn there")
            self.hands[seat].append(self.take_from(kind))
            self.can = [other for other in self.can if self.has_cards(other)]
            missing -= 1

    def missing(self, seat: int) -> int:
        return (5 if self.players <= 4 else 4) - len(self.hands[seat])

    def around(self, first: int) -> list[int]:
        """All seats from this one clockwise."""
        return [(first + step) % self.players for step in range(self.players)]

    # The Stoomrij.

    def clear_row(self) -> None:
        """The positions of the next round."""
        self.slots = []
        before = ""
        for card in self.row:
            if before + STEAM[card] == "ab":
                self.slots.append(Position())
            icon = card.removeprefix("m-").removesuffix("-a").removesuffix("-b")
            self.slots.append(Position("" if icon in ("niks", "oog") else icon))
            before = STEAM[card]
        self.swept = []

    def fitting(self, card: str) -> list[str]:
        ends = {"left": self.row[0], "right": self.row[-1]}
        return [side for side, end in ends.items() if STEAM[end] != STEAM[card]]

    def positions_of(self, side: str, card: str, neighbour: str) -> int:
        left, right = (card, neighbour) if side == "left" else (neighbour, card)
        return 2 if STEAM[left] + STEAM[right] == "ab" else 1

    def edge(self, side: str) -> int:
        """Where the positions of the row begin or end among those that merely hang there."""
        standing = [n for n, slot in enumerate(self.slots) if not slot.hangs]
        return standing[0] if side == "left" else standing[-1] + 1

    def add(self, card: str, side: str) -> None:
        new = self.positions_of(side, card, self.row[0 if side == "left" else -1])
        at = self.edge(side)
        self.row.insert(0 if side == "left" else len(self.row), card)
        self.slots[at:at] = [Position(done=True) for _ in range(new)]
        self.at += new if side == "left" and self.at >= at else 0
        self.shift_visits(at, new)

    def cut(self, side: str) -> None:
        end = 0 if side == "left" else -1
        card = self.row.pop(end)
        self.discard(card)
        for _ in range(self.positions_of(side, card, self.row[end]) if self.row else 1):
            at = self.edge(side) - (side == "right")
            slot = self.slots[at]
            if slot.card and self.options["hanging"] == "execute":
                slot.hangs, slot.icon = True, ""
                continue
            self.swept += [slot.card] if slot.card else []
            del self.slots[at]
            self.at -= self.at >= at
            self.shift_visits(at, -1)
        if not self.row:
            raise Over([])

    def shift_visits(self, at: int, by: int) -> None:
        self.visits = {n: v + by if v >= at else v for n, v in self.visits.items()}

    def lose_steam(self, damage: int) -> None:
        """The Sint takes an outermost card away; by damage also the last one."""
        if len(self.row) > 1:
            self.cut(self.sint_says("cut")[1])
        elif damage or self.options["emptyRow"] == "lose":
            self.cut("right")
