"""Rare tables and moves that lead to rare things, for the rules and the model in lockstep."""

import random
from collections.abc import Collection
from itertools import combinations
from typing import Any

from speeltafel.engine.moves import Move
from speeltafel.engine.scenario import LETTERS, place
from speeltafel.games.bootopstoom.cards import (
    CAN_BE,
    DOUBLE,
    EYE,
    GROEN_PLUS,
    ICON,
    KALENDER,
    KIND,
    KINDS,
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
from speeltafel.games.bootopstoom.rules_map import WISHING
from speeltafel.games.bootopstoom.rules_moves import square_of
from speeltafel.games.bootopstoom.rules_row import icons_of

EAGER = {"deliver", "swap", "hand-in", "show"}
EVENTS = ("verdwaald", "namen", "sneeuw", "gulzig", "kompas", "boekkwijt")
USUAL = 0.2
"""How often a table stays as it was dealt, and a move is any move."""
SELDOM = 0.1
HALF = 0.5
OFTEN = 0.8
ONLY_PARCELS_CARD = NAMES.index("m-pepernoot")
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
    if kind == PAKJE and state.icons[move.number - 1] == DOUBLE:
        return True
    return move.number == {PAKJE: min(numbers), VAREN: max(numbers)}.get(kind, 0)


def arrange(state: Any, rng: random.Random) -> None:
    """A round that begins with much at hand: icons, wishes next to the boat, pawns all over."""
    options = state.setup.options
    special = options["prachtigePakjes"]
    if rng.random() < (SELDOM if special else USUAL):
        return
    left = [card for card, n in enumerate(state.counts()) for _ in range(n)]
    left = [card for card in left if KIND[card] != KALENDER]
    rng.shuffle(left)
    pawns = some_pawns(state, rng)
    houses, tiles = some_map(options, rng)
    ahead = square_ahead(pawns[0], len(tiles))
    sint = rng.randrange(state.players)
    if rng.random() < (OFTEN if special else HALF):
        row = some_row(left, (NO_ICON, EYE, DOUBLE), rng.randint(2, 4), rng)
        tiles[ahead] = rng.choice(houses)
        last = (sint + len(icons_of(row)) - 1) % state.players
        hands = delivering_hands(state, tiles[ahead], left, last, rng)
    elif special and ONLY_PARCELS_CARD in left and rng.random() < HALF:  # nobody can play
        row = [left.pop(left.index(ONLY_PARCELS_CARD))]
        hands = [some_hand(left, (VAREN, STOOMBOOT), rng) for _ in range(state.players)]
    else:
        row = some_row(left, ICON, rng.randint(1, 6), rng)
        hands = [some_hand(left, rng.choice(LIKINGS), rng) for _ in range(state.players)]
        if options["pepernootPlekken"]:
            tiles[ahead] = rng.choice(PLACES)
            held = sorted({card for card in left if KIND[card] == VAREN})[:4]
            hands[sint - 1] += held  # perhaps what a toy shop wants
            for card in held:
                left.remove(card)
    if not hands[sint]:  # somebody has to begin
        hands[sint] = [left.pop()]
    table: dict[str, object] = {
        "round": 1,
        "tops": "",
        "sint": LETTERS[sint],
        "row": written(row),
        "map": " ".join(tiles),
        "pawns": " ".join(pawns),
        "hand": {LETTERS[seat]: written(hand) for seat, hand in enumerate(hands)},
        "talking": special and rng.random() < SELDOM,
    }
    if rng.random() < USUAL:
        kind = rng.randrange(len(KINDS))
        used = [card for card in left if KIND[card] == kind][rng.randrange(3) :]
        table[KINDS[kind] + "-discard"] = written(used)
    if options["krappeKalender"]:
        table["next_effect"] = (
            "boekkwijt" if special and rng.random() < HALF else rng.choice(EVENTS)
        )
        table["benched"] = rng.randrange(1 << state.players) & ~(1 << sint)
    place(state, table)


def written(cards: list[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def square_ahead(boat: str, squares: int) -> int:
    """Where the boat comes to with its first step, or where it stands at the edge."""
    size = 5 if squares == 25 else 4
    row, column = int(boat[0]) - 1, int(boat[1]) - 1
    down, right = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}[boat[2]]
    return min(max(row + down, 0), size - 1) * size + min(max(column + right, 0), size - 1)


def delivering_hands(
    state: Any, house: str, left: list[int], last: int, rng: random.Random
) -> list[list[int]]:
    """Hands with what that house wishes; who lays the last card has a way to get there."""
    wanted = [wish in house or "joker" in house for wish in WISHES]
    hands: list[list[int]] = []
    for seat in range(state.players):
        meeting = {c for c in left if any(wanted[i] and CAN_BE[c] >> i & 1 for i in range(5))}
        powers = {card for card in left if card in (GROEN_PLUS, PEPERNOOT_PLUS, TELEFOON)}
        parcels = sorted(meeting | powers if rng.random() < HALF else meeting)
        hand = rng.sample(parcels, min(len(parcels), rng.randint(1, 2)))
        hands.append([VOORUIT] if seat == last else hand)
        for card in hands[-1]:
            left.remove(card)
    return hands


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
