"""Rare tables and moves that lead to rare things, for the rules and the model in lockstep."""

import random
from collections.abc import Collection
from itertools import combinations
from typing import Any

from speeltafel.engine.moves import Move
from speeltafel.engine.positions import LETTERS, place
from speeltafel.games.bootopstoom.cards import (
    ANKER,
    CAN_BE,
    DOUBLE,
    EYE,
    GROEN_PLUS,
    ICON,
    KALENDER,
    KIND,
    KINDS,
    LETTER,
    NAMES,
    NO_ICON,
    PAKJE,
    PEPERNOOT_PLUS,
    STEAM_TYPE,
    STOOMBOOT,
    TELEFOON,
    VAREN,
    VOORUIT,
    WISHES,
)
from speeltafel.games.bootopstoom.rules_map import WISHING, square_of
from speeltafel.games.bootopstoom.rules_row import icons_of

EAGER = {"deliver", "swap", "hand-in", "show"}
EVENTS = ("verdwaald", "namen", "sneeuw", "gulzig", "kompas", "boekkwijt")
USUAL = 0.2
"""How often a table stays as it was dealt, and a move is any move."""
SELDOM = 0.1
HALF = 0.5
OFTEN = 0.8
POWERS = (GROEN_PLUS, PEPERNOOT_PLUS, TELEFOON)
ONLY_PARCELS_CARD = NAMES.index("m-pepernoot")
LETTER_CARD = NAMES.index("m-letter")
PLACES = ("kasteel", "bakkerij", "haven", "haven*", "amerigo", "winkel")
LIKINGS = ((VAREN,), (VAREN, PAKJE, PAKJE), (VAREN, STOOMBOOT, PAKJE, PAKJE, PAKJE))
"""Of which kinds a hand may be."""


def aim(state: Any, _seat: int, moves: list[Move], rng: random.Random) -> Move:
    """Often what only now can be done, or a card where it leads to a delivery."""
    if rng.random() < SELDOM:
        return rng.choice(moves)
    telling = [
        move
        for move in moves
        if move.verb in EAGER or leads_to_a_house(state, move) or is_well_laid(state, move, moves)
    ]
    return rng.choice(telling or moves)


def leads_to_a_house(state: Any, move: Move) -> bool:
    size = int(state.setup.options["board"])
    return move.verb == "teleport" and WISHING[state.map[square_of(size, move.number)]]


def is_well_laid(state: Any, move: Move, moves: list[Move]) -> bool:
    """A parcel on the far left or where it counts double, or a Varen card on the far right."""
    if move.verb != "place":
        return False
    kind = KIND[move.cards[0]]
    numbers = [other.number for other in moves]
    icon = state.icons[move.number - 1]
    if (kind == PAKJE and icon == DOUBLE) or (kind == VAREN and icon == LETTER):
        return True
    return move.number == {PAKJE: min(numbers), VAREN: max(numbers)}.get(kind, 0)


def arrange(state: Any, rng: random.Random) -> None:
    """A round that begins with much at hand: icons, wishes next to the boat, pawns all over."""
    options = state.setup.options
    special = options["prachtigePakjes"]
    if rng.random() < (SELDOM if special else USUAL):
        return
    draft = Draft(state, rng)
    if rng.random() < (OFTEN if special else HALF):
        draft.deliver()
    elif special and ONLY_PARCELS_CARD in draft.left and rng.random() < HALF:
        draft.row = [draft.take(ONLY_PARCELS_CARD)]  # perhaps nobody can play
        draft.fill_hands((VAREN, STOOMBOOT))
    else:
        draft.row = some_row(draft.left, ICON, rng.randint(1, 6), rng)
        draft.fill_hands(rng.choice(LIKINGS))
        if options["pepernootPlekken"]:
            draft.come_to_a_place()
        if LETTER_CARD in draft.row and ANKER in draft.left:
            draft.hands[draft.sint].append(draft.take(ANKER))
    place(state, draft.table())


class Draft:
    """A table that is being made up."""

    def __init__(self, state: Any, rng: random.Random) -> None:
        self.rng, self.players, self.options = rng, state.players, state.setup.options
        cards = [card for card, n in enumerate(state.counts()) for _ in range(n)]
        self.left = [card for card in cards if KIND[card] != KALENDER]
        rng.shuffle(self.left)
        self.pawns = some_pawns(state, rng)
        self.houses, self.tiles = some_map(self.options, rng)
        self.ahead = square_ahead(self.pawns[0], len(self.tiles))
        self.sint = rng.randrange(self.players)
        self.row: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(self.players)]

    def take(self, card: int) -> int:
        self.left.remove(card)
        return card

    def fill_hands(self, liking: tuple[int, ...]) -> None:
        self.hands = [some_hand(self.left, liking, self.rng) for _ in range(self.players)]

    def deliver(self) -> None:
        """Hands with what the house ahead wishes; who lays the last card has a way to get there."""
        rng = self.rng
        self.row = some_row(self.left, (NO_ICON, EYE, DOUBLE), rng.randint(2, 4), rng)
        last = (self.sint + len(icons_of(self.row)) - 1) % self.players
        self.hands[last] = [self.take(VOORUIT)]
        if {*POWERS} <= {*self.left} and rng.random() < HALF:  # one power leads to the next
            self.tiles = ["roze:telefoon"] * len(self.tiles)
            self.tiles[self.ahead] = "huis:groen+pepernoot"
            self.hands[self.sint] += [self.take(card) for card in POWERS]
            return
        house = self.tiles[self.ahead] = rng.choice(self.houses)
        wanted = [i for i, wish in enumerate(WISHES) if wish in house or "joker" in house]
        for hand in self.hands:
            meeting = {c for c in self.left if any(CAN_BE[c] >> i & 1 for i in wanted)}
            powers = {card for card in self.left if card in POWERS}
            parcels = sorted(meeting | powers if rng.random() < HALF else meeting)
            if hand != [VOORUIT]:
                hand += map(self.take, rng.sample(parcels, min(len(parcels), rng.randint(1, 2))))

    def come_to_a_place(self) -> None:
        """A special tile ahead, and for somebody perhaps what a toy shop wants."""
        self.tiles[self.ahead] = self.rng.choice((*PLACES, "winkel", "winkel"))
        faces = sorted({card for card in self.left if KIND[card] == VAREN})[:4]
        self.hands[self.sint - 1] += map(self.take, faces)

    def table(self) -> dict[str, object]:
        """The position as a scenario has it."""
        rng = self.rng
        special = self.options["prachtigePakjes"]
        if not self.hands[self.sint]:  # somebody has to begin
            self.hands[self.sint] = [self.left.pop()]
        found: dict[str, object] = {
            "round": 1,
            "tops": "",
            "sint": LETTERS[self.sint],
            "row": written(self.row),
            "map": " ".join(self.tiles),
            "pawns": " ".join(self.pawns),
            "hand": {LETTERS[seat]: written(hand) for seat, hand in enumerate(self.hands)},
            "talking": special and rng.random() < SELDOM,
        }
        if rng.random() < USUAL:
            kind = rng.randrange(len(KINDS))
            used = [card for card in self.left if KIND[card] == kind][rng.randrange(3) :]
            found[KINDS[kind] + "-discard"] = written(used)
        if self.options["krappeKalender"]:
            found["next_effect"] = rng.choice(EVENTS)
            if special and rng.random() < HALF:
                found["next_effect"] = "boekkwijt"
            found["benched"] = rng.randrange(1 << self.players) & ~(1 << self.sint)
        return found


def written(cards: list[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def square_ahead(boat: str, squares: int) -> int:
    """Where the boat comes to with its first step, or where it stands at the edge."""
    size = 5 if squares == 25 else 4
    row, column = int(boat[0]) - 1, int(boat[1]) - 1
    down, right = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}[boat[2]]
    return min(max(row + down, 0), size - 1) * size + min(max(column + right, 0), size - 1)


def some_row(left: list[int], icons: Collection[int], cards: int, rng: random.Random) -> list[int]:
    """Steam cards that fit side by side, taken from those that are left; icons above all."""
    row: list[int] = []
    for _ in range(cards):
        steam = [card for card in left if KIND[card] == STOOMBOOT and ICON[card] in icons]
        fitting = [c for c in steam if not row or STEAM_TYPE[c] != STEAM_TYPE[row[-1]]]
        special = [card for card in fitting if ICON[card] > EYE]
        if not fitting:
            break
        row.append(rng.choice(special if special and rng.random() > USUAL else fitting))
        left.remove(row[-1])
    return row


def some_hand(left: list[int], liking: tuple[int, ...], rng: random.Random) -> list[int]:
    """Of the kinds that are liked now, each face as likely as another."""
    hand: list[int] = []
    for _ in range(rng.choice((0, 2, 4, 5, 5, 7))):
        kind = rng.choice(liking)
        fitting = sorted({card for card in left if KIND[card] == kind})
        if fitting and len(left) > 5:
            hand.append(rng.choice(fitting))
            left.remove(hand[-1])
    return hand


def some_map(options: dict[str, object], rng: random.Random) -> tuple[list[str], list[str]]:
    """All houses there may be, and a map with many of them, some, or one."""
    size = int(str(options["board"]))
    wishes = list(WISHES if options["prachtigePakjes"] else WISHES[:3])
    kind = rng.choice(("huis", "roze") if options["prachtigePakjes"] else ("huis",))
    tiles = ["water", "rots", *(PLACES if options["pepernootPlekken"] else ())]
    houses = 3 * [f"{kind}:{wish}" for wish in wishes] + [f"{kind}:{w}+{w}" for w in wishes]
    houses += [f"{kind}:{a}+{b}" for a, b in combinations(wishes, 2)]
    share = rng.choice((0, SELDOM, HALF, 1))
    found = [rng.choice(houses if rng.random() < share else tiles) for _ in range(size * size)]
    if share == 0:  # soon won
        found = [houses[0], *("haven*" if tile == "haven" else tile for tile in found[1:])]
        rng.shuffle(found)
    return houses, found if any(":" in tile for tile in found) else [houses[0], *found[1:]]


def some_pawns(state: Any, rng: random.Random) -> list[str]:
    """The boat with a square ahead of it, and most of the Pieten anywhere on the map."""
    size = int(state.setup.options["board"])
    squares = [f"{row}{column}" for row in range(1, size + 1) for column in range(1, size + 1)]
    pieten = state.players if state.setup.options["rebelsePietjes"] else 0
    inside = [square for square in squares if not {"1", str(size)} & {*square}]
    found = [rng.choice(inside) + rng.choice("nesw")]
    return found + [
        rng.choice(squares) + rng.choice("nesw") if rng.random() > USUAL else "-"
        for _ in range(pieten)
    ]
