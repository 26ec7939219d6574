"""Boot op Stoom without its expansions."""

from collections import Counter

from tests.fairness.luck import Lines, Luck, Options, Over, Result, Wrong

FACES = {
    "varen": {"vooruit": 6, "links": 5, "rechts": 5, "achteruit": 2},
    "stoomboot": {"m-niks-a": 2, "m-niks-b": 2, "m-oog-a": 2, "m-oog-b": 2},
    "pakje": {"blauw": 4, "groen": 4, "pepernoot": 4},
}
KINDS = tuple(FACES)
NAMES = ["vooruit", "links", "rechts", "achteruit", "blauw", "groen", "pepernoot"]
NAMES += FACES["stoomboot"]
KIND = {card: kind for kind in KINDS for card in FACES[kind]}
WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1))
WATER, ROCK, SERVED = "water", "rots", "served"


class Position:
    """A place under the Stoomrij; a new one takes no card before the next round."""

    def __init__(self, done: bool) -> None:
        self.card = ""
        self.done = done
        self.hangs = False


class Boot:
    """The table; the boat is followed too, for its way says when a house can be served."""

    def __init__(self, luck: Luck, players: int, options: Options, lines: Lines) -> None:
        self.luck, self.players, self.options, self.lines = luck, players, options, lines
        for expansion in (
            "krappeKalender",
            "prachtigePakjes",
            "pepernootPlekken",
            "rebelsePietjes",
        ):
            options.only(expansion, False)
        self.size = options.whole("board")
        self.open = options["piles"] == "open"
        self.lay_map()
        self.piles = {k: [c for c, n in FACES[k].items() for _ in range(n)] for k in KINDS}
        for kind in KINDS:
            luck.shuffle(self.piles[kind])
        self.row = [self.first_steam("ab"[n % 2]) for n in range(2 if players <= 4 else 4)]
        self.discards: dict[str, list[str]] = {kind: [] for kind in KINDS}
        self.tops: dict[str, str] = {}
        for kind in KINDS:
            self.turn_top(kind)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        first = options["firstSint"]
        self.sint = luck.below(players) if first == "random" else int(str(first)) - 1
        self.days = 0

    # The map.

    def lay_map(self) -> None:
        while True:
            wishes = ["blauw"] * 4 + ["groen"] * 4 + ["pepernoot"] * 4
            self.luck.shuffle(wishes)
            houses = [[wishes[n], wishes[8 + n]] if n < 3 else [wishes[n]] for n in range(8)]
            tiles = [WATER] * 9 + [ROCK] * 8 + ["+".join(house) for house in houses]
            self.luck.shuffle(tiles)
            self.map = tiles[: self.size**2]
            water = [n for n, tile in enumerate(self.map) if tile == WATER]
            if len(self.houses()) < 4 or not water:
                continue
            start = water[self.luck.below(len(water))]
            if self.options["rocks"] == "open" or self.is_reachable(start):
                break
        heading = self.options["heading"]
        self.boat = start
        self.heading = self.luck.below(4) if heading == "random" else "NESW".index(str(heading))

    def houses(self) -> list[int]:
        return [n for n, tile in enumerate(self.map) if tile not in (WATER, ROCK, SERVED)]

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
        return reached >= set(self.houses())

    # Piles.

    def first_steam(self, sort: str) -> str:
        pile = self.piles["stoomboot"]
        return pile.pop(max(n for n, card in enumerate(pile) if card[-1] == sort))

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

    def refill(self) -> None:
        """From the Sint clockwise each completes his hand."""
        for step in range(self.players):
            seat = (self.sint + step) % self.players
            for kind in KINDS:
                if kind not in self.tops and not self.piles[kind] and self.missing(seat):
                    self.renew(kind)
                    self.turn_top(kind)
            can = [kind for kind in KINDS if self.has_cards(kind)]
            while self.missing(seat) and can:
                kind = self.lines.by(seat, "draw")[1] if len(can) > 1 else can[0]
                if kind not in can:
                    raise Wrong(f"{self.lines.here}: with this luck that pile is empty")
                self.hands[seat].append(self.take_from(kind))
                can = [kind for kind in can if self.has_cards(kind)]

    def missing(self, seat: int) -> int:
        return max(0, (5 if self.players <= 4 else 4) - len(self.hands[seat]))

    # Rounds.

    def follow(self) -> Result:
        winners: list[int] = []
        try:
            while True:
                self.refill()
                self.fill_row()
                self.sail()
                self.end_round()
        except Over as over:
            winners = over.winners
        return winners, [self.map.count(SERVED)] * self.players

    def fill_row(self) -> None:
        if self.last_layer >= 0:
            self.sint = self.last_layer
        self.last_layer = -1
        joints = sum(a[-1] + b[-1] == "ab" for a, b in zip(self.row, self.row[1:], strict=False))
        self.slots = [Position(done=False) for _ in range(len(self.row) + joints)]
        self.swept: list[str] = []
        seat = self.sint
        while any(self.hands) and not all(slot.card for slot in self.slots):
            if self.hands[seat]:
                _, card, place = self.lines.by(seat, "place", "show")
                slot = self.slots[int(place) - 1]
                if slot.card:
                    raise Wrong(f"{self.lines.here}: that position is taken")
                self.lines.take(self.hands[seat], card)
                slot.card = card
                self.last_layer = seat
            seat = (seat + 1) % self.players

    last_layer = -1

    def sail(self) -> None:
        self.at = -1
        while True:
            self.at += 1
            while self.at < len(self.slots) and self.is_past(self.slots[self.at]):
                self.at += 1
            if self.at >= len(self.slots):
                return
            slot = self.slots[self.at]
            slot.done = True
            kind = KIND[slot.card]
            if kind == "varen":
                self.order(slot.card)
            elif kind == "stoomboot":
                self.steam(slot)
            elif self.options["deliverOnStay"]:
                self.offer()

    def is_past(self, slot: Position) -> bool:
        return slot.done or not slot.card

    def order(self, card: str) -> None:
        if card in ("links", "rechts"):
            self.heading = (self.heading + (1 if card == "rechts" else 3)) % 4
            return
        square = self.ahead(self.boat, self.heading, 1 if card == "vooruit" else -1)
        if square < 0 or (self.map[square] == ROCK and self.options["rocks"] == "block"):
            return
        self.boat = square
        self.offer()

    def offer(self) -> None:
        """The Sint may serve the house where the boat lies with what is turned up already."""
        if self.boat not in self.houses():
            return
        wishes = self.map[self.boat].split("+")
        ready = Counter(slot.card for slot in self.slots[: self.at + 1])
        if Counter(wishes) - ready:
            return
        verb, *cards = self.lines.by(self.sint, "deliver", "keep")
        if verb == "keep":
            return
        if sorted(cards) != sorted(wishes):
            raise Wrong(f"{self.lines.here}: by luck this house wishes {' and '.join(wishes)}")
        for card in cards:
            next(slot for slot in self.slots if slot.card == card).card = ""
        self.map[self.boat] = SERVED
        if not self.houses():
            raise Over([*range(self.players)])

    # Steam cards.

    def steam(self, slot: Position) -> None:
        ends = {"left": self.row[0], "right": self.row[-1]}
        ways = [["add", side] for side, end in ends.items() if end[-1] != slot.card[-1]]
        if len(self.row) > 1:
            ways += [["cut", "left"], ["cut", "right"]]
        elif self.options["emptyRow"] == "lose":
            ways.append(["cut", "right"])
        if not ways:
            return
        chosen = self.lines.by(self.sint, "add", "cut") if len(ways) > 1 else ways[0]
        if chosen not in ways:
            raise Wrong(f"{self.lines.here}: with this luck the row does not allow that")
        if chosen[0] == "add":
            self.add(slot, chosen[1])
        else:
            self.cut(chosen[1])

    def new_positions(self, side: str, card: str, neighbour: str) -> int:
        left, right = (card, neighbour) if side == "left" else (neighbour, card)
        return 2 if left[-1] + right[-1] == "ab" else 1

    def edge(self, side: str) -> int:
        """Where the positions of the row begin or end among those that merely hang there."""
        hung = [n for n, slot in enumerate(self.slots) if not slot.hangs]
        if side == "left":
            return hung[0] if hung else 0
        return hung[-1] + 1 if hung else len(self.slots)

    def add(self, slot: Position, side: str) -> None:
        card, slot.card = slot.card, ""
        new = self.new_positions(side, card, self.row[0 if side == "left" else -1])
        at = self.edge(side)
        self.row.insert(0 if side == "left" else len(self.row), card)
        self.slots[at:at] = [Position(done=True) for _ in range(new)]
        self.at += new if self.at >= at else 0

    def cut(self, side: str) -> None:
        end = 0 if side == "left" else -1
        card = self.row.pop(end)
        lost = self.new_positions(side, card, self.row[end]) if self.row else 1
        self.discards["stoomboot"].append(card)
        for _ in range(lost):
            at = self.edge(side) - (side == "right")
            slot = self.slots[at]
            if slot.card and self.options["hanging"] == "execute":
                slot.hangs = True
                continue
            self.swept += [slot.card] if slot.card else []
            del self.slots[at]
            self.at -= self.at >= at
        if not self.row:
            raise Over([])

    # The end of a round.

    def end_round(self) -> None:
        unused = [slot.card for slot in self.slots if slot.card] + self.swept
        if self.last_layer < 0:
            self.nobody_played()
        elif unused:
            card = unused[0]
            if len(set(unused)) > 1:
                card = self.lines.by(self.sint, "calendar")[1]
            self.lines.take(unused, card, "row of unused cards")
            self.time_passes()
        for card in unused:
            self.discards[KIND[card]].append(card)

    def nobody_played(self) -> None:
        """A card of the piles goes on the calendar."""
        kind = next((k for k in KINDS if self.has_cards(k) or self.discards[k]), "")
        if kind and self.has_cards(kind):
            self.take_from(kind)
        elif kind:
            self.discards[kind].pop()
        self.time_passes()

    def time_passes(self) -> None:
        self.days += 1
        if self.days >= self.options.whole("calendarSize"):
            raise Over([])
