"""Rare tables and moves that lead to rare things, for the rules and the model in lockstep."""

import random
from typing import Any

from speeltafel.engine.moves import Move
from speeltafel.engine.scenario import LETTERS, place
from speeltafel.games.bootopstoom.cards import (
    CAN_BE,
    DOUBLE,
    EYE,
    ICON,
    KALENDER,
    KIND,
    KINDS,
    NAMES,
    PAKJE,
    STEAM_TYPE,
    STOOMBOOT,
    VAREN,
    VOORUIT,
    WISHES,
)

EAGER = {"deliver", "swap", "hand-in", "show"}
EVENTS = ("verdwaald", "namen", "sneeuw", "gulzig", "kompas", "boekkwijt")
USUAL = 0.2
"""How often a table stays as it was dealt, and a move is any move."""
SELDOM = 0.1
HALF = 0.5
LIKINGS = ((VAREN,), (VAREN, PAKJE, PAKJE), (VAREN, STOOMBOOT, PAKJE, PAKJE, PAKJE))
"""Of which kinds a hand may be."""


def aim(state: Any, _seat: int, moves: list[Move], rng: random.Random) -> Move:
    """Often what only now can be done, or a card where it leads to a delivery."""
    if rng.random() < USUAL:
        return rng.choice(moves)
    telling = [move for move in moves if move.verb in EAGER or is_well_laid(state, move, moves)]
    return rng.choice(telling or moves)


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
    if rng.random() < USUAL:
        return
    options = state.setup.options
    left = [card for card, n in enumerate(state.counts()) for _ in range(n)]
    left = [card for card in left if KIND[card] != KALENDER]
    rng.shuffle(left)
    row = some_row(left, rng)
    pawns = some_pawns(state, rng)
    tiles = some_map(options, rng)
    ahead = square_ahead(pawns[0], len(tiles))
    if rng.random() < HALF:
        hands = delivering_hands(state, tiles[ahead], left, rng)
    else:
        barred = [NAMES[card] for card in row] == ["m-pepernoot"]  # perhaps nobody can play
        liking = (VAREN, VAREN, STOOMBOOT) if barred else rng.choice(LIKINGS)
        hands = [some_hand(left, liking, rng) for _ in range(state.players)]
        if options["pepernootPlekken"]:
            tiles[ahead] = rng.choice(("bakkerij", "winkel", "haven", "amerigo"))
    sint = rng.randrange(state.players)
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
        "talking": options["prachtigePakjes"] and rng.random() < SELDOM,
    }
    if rng.random() < USUAL:
        kind = rng.randrange(len(KINDS))
        used = [card for card in left if KIND[card] == kind][rng.randrange(3) :]
        table[KINDS[kind] + "-discard"] = written(used)
    if options["krappeKalender"]:
        table["next_effect"] = rng.choice(EVENTS)
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
    state: Any, house: str, left: list[int], rng: random.Random
) -> list[list[int]]:
    """Hands with what that house wishes, as far as there is, and with a way to get there."""
    hands: list[list[int]] = [[] for _ in range(state.players)]
    wanted = [wish in house or "joker" in house for wish in WISHES]
    for hand in hands:
        for _ in range(2):
            meeting = [c for c in left if any(wanted[i] and CAN_BE[c] >> i & 1 for i in range(5))]
            for fitting in (sorted(set(meeting)), [c for c in left if c == VOORUIT]):
                if fitting and (KIND[fitting[0]] == PAKJE or rng.random() < HALF):
                    hand.append(rng.choice(fitting))
                    left.remove(hand[-1])
    return hands


def some_row(left: list[int], rng: random.Random) -> list[int]:
    """Steam cards that fit side by side, taken from those that are left; icons above all."""
    row: list[int] = []
    for _ in range(rng.randint(1, 6)):
        steam = [card for card in left if KIND[card] == STOOMBOOT]
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


def some_map(options: dict[str, object], rng: random.Random) -> list[str]:
    """As many houses as not, or hardly any."""
    size = int(str(options["board"]))
    wishes = list(WISHES if options["prachtigePakjes"] else WISHES[:3])
    kinds = ("huis", "roze") if options["prachtigePakjes"] else ("huis",)
    tiles = ["water", "rots"]
    if options["pepernootPlekken"]:
        tiles += ["kasteel", "bakkerij", "haven", "haven*", "amerigo", "winkel"]
    houses = []
    for first in wishes:
        for second in ("", first, *wishes[wishes.index(first) :]):
            houses.append(f"{rng.choice(kinds)}:{first}" + (f"+{second}" if second else ""))
            houses.append(f"{rng.choice(kinds)}:{first}")
    share = rng.choice((SELDOM, HALF, 1))
    found = [rng.choice(houses if rng.random() < share else tiles) for _ in range(size * size)]
    return found if any(":" in tile for tile in found) else [houses[0], *found[1:]]


def some_pawns(state: Any, rng: random.Random) -> list[str]:
    """The boat anywhere, and most of the Pieten on the map."""
    size = int(state.setup.options["board"])
    pieten = state.players if state.setup.options["rebelsePietjes"] else 0
    poses = [
        f"{rng.randint(1, size)}{rng.randint(1, size)}{rng.choice('nesw')}"
        for _ in range(1 + pieten)
    ]
    return [pose if n == 0 or rng.random() > USUAL else "-" for n, pose in enumerate(poses)]
