"""The map: what a tile can be, where a pawn can go, and how the tiles are laid.

A tile with its wishes is one number, so that a map is a list of numbers; words name them. A pose is
where a pawn stands and looks: 0 off the board, else 1 + 4 * square + heading.
"""

from functools import cache
from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.games.bootopstoom.cards import WISHES

WATER: Final = 0
ROTS: Final = 1
KASTEEL: Final = 2
BAKKERIJ: Final = 3
HAVEN: Final = 4
AMERIGO: Final = 5
WINKEL: Final = 6
HUIS: Final = 7
HUIS_SPECIAAL: Final = 8

PLAIN: Final = ("water", "rots", "kasteel", "bakkerij", "haven", "amerigo", "winkel")
VISITED_HAVEN: Final = 7
FIRST_HOUSE: Final = 8

# The wishes of a house: one parcel or two, as places in WISHES.
ONE: Final[list[tuple[int, int]]] = [(w, -1) for w in range(len(WISHES))]
TWO: Final[list[tuple[int, int]]] = [
    (a, b) for a in range(len(WISHES)) for b in range(a, len(WISHES))
]
WISH_LISTS: Final[list[tuple[int, int]]] = ONE + TWO
HOUSES: Final = len(WISH_LISTS)
"""So many different houses of each sort: plain, served, special, special and served."""


def wish_words(wishes: tuple[int, int]) -> str:
    return "+".join([WISHES[w] for w in wishes if w >= 0])


TILE_WORDS: Final[list[str]] = [
    *PLAIN,
    "haven*",
    *["huis:" + wish_words(w) for w in WISH_LISTS],
    *["huis:" + wish_words(w) + "*" for w in WISH_LISTS],
    *["roze:" + wish_words(w) for w in WISH_LISTS],
    *["roze:" + wish_words(w) + "*" for w in WISH_LISTS],
]
"""Each tile's word in records and scenarios; a star: served, visited."""

TILE: Final[list[int]] = [*range(7), HAVEN] + [HUIS] * (2 * HOUSES) + [HUIS_SPECIAAL] * (2 * HOUSES)
FIRST_WISH: Final[list[int]] = [0] * FIRST_HOUSE + 4 * [1 << a for a, _ in WISH_LISTS]
SECOND_WISH: Final[list[int]] = [0] * FIRST_HOUSE + 4 * [
    0 if b < 0 else 1 << b for _, b in WISH_LISTS
]
"""The wishes as bits; 0 where there is none."""


def is_settled(tile: int) -> bool:
    """A served house or a visited haven."""
    if tile < FIRST_HOUSE:
        return tile == VISITED_HAVEN
    return (tile - FIRST_HOUSE) // HOUSES % 2 == 1


WAITS: Final[list[bool]] = [
    (tile == HAVEN or tile >= FIRST_HOUSE) and not is_settled(tile)
    for tile in range(len(TILE_WORDS))
]
"""Whether the tile is a house to be served or a haven to be visited."""

WISHING: Final[list[bool]] = [
    tile >= FIRST_HOUSE and not is_settled(tile) for tile in range(len(TILE_WORDS))
]


def settled(tile: int) -> int:
    """The same tile, served or visited."""
    return VISITED_HAVEN if tile == HAVEN else tile + HOUSES


def house_tile(first: int, second: int, special: bool) -> int:
    low, high = (first, second) if second < 0 or first <= second else (second, first)
    return FIRST_HOUSE + (2 * HOUSES if special else 0) + HOUSE_PLACE[(low + 1) * 8 + high + 1]


HOUSE_PLACE: Final[list[int]] = [0] * 64
for _place in range(HOUSES):
    HOUSE_PLACE[(WISH_LISTS[_place][0] + 1) * 8 + WISH_LISTS[_place][1] + 1] = _place

# Geometry.

OFF: Final = 0
COMPASS: Final = ("n", "e", "s", "w")
ROW_STEP: Final[list[int]] = [-1, 0, 1, 0]
COLUMN_STEP: Final[list[int]] = [0, 1, 0, -1]
FIRST_SQUARE: Final = 11


def square_number(size: int, square: int) -> int:
    """A square as people write it: row from the top and column from the left, both from 1."""
    return square // size * 10 + square % size + FIRST_SQUARE


def square_of(size: int, number: int) -> int:
    """The square of the map that a number names."""
    return (number // 10 - 1) * size + number % 10 - 1


def square_at(pose: int) -> int:
    return (pose - 1) >> 2


def heading_at(pose: int) -> int:
    return (pose - 1) & 3


def pose_words(size: int) -> list[str]:
    """`34e`: row 3, column 4, looking east; `-`: not on the board."""
    squares = [(row, column) for row in range(1, size + 1) for column in range(1, size + 1)]
    return ["-", *[f"{row}{column}{way}" for row, column in squares for way in COMPASS]]


def moved(size: int, pose: int, way: int) -> int:
    """The pose a step further ahead (1) or astern (-1); OFF beyond the edge."""
    square, heading = square_at(pose), heading_at(pose)
    row = square // size + way * ROW_STEP[heading]
    column = square % size + way * COLUMN_STEP[heading]
    if not (0 <= row < size and 0 <= column < size):
        return OFF
    return 1 + 4 * (row * size + column) + heading


@cache
def steps(size: int, way: int) -> list[int]:
    """Where a step leads from each pose; for reading."""
    return [OFF, *[moved(size, pose, way) for pose in range(1, 4 * size * size + 1)]]


def turned(pose: int, quarters: int) -> int:
    """The pose after so many quarter turns to the right."""
    heading = (pose - 1) & 3
    return pose - heading + (heading + quarters & 3)


def near(size: int, square: int, other: int) -> bool:
    """Whether two squares touch, also at a corner; a square does not touch itself."""
    rows = abs(square // size - other // size)
    columns = abs(square % size - other % size)
    return rows <= 1 and columns <= 1 and square != other


MOVED_TILES: Final = 3  # BS-AMB-23


def moved_around(squares: list[int], lifted: list[int]) -> list[int]:
    """What lies on the squares, after three of them have changed places."""
    found = squares.copy()
    for i in range(MOVED_TILES):
        found[lifted[(i + 1) % MOVED_TILES]] = squares[lifted[i]]
    return found


# Pawns: the boat, and with Rebelse Pietjes a Piet for everybody.

BOAT: Final = 0
PIET: Final = 1
PAWNS: Final = ("boat", "piet")
COLOURS: Final = ("rood", "olijf", "blauw", "paars")

# Laying the tiles.

FEWEST_HOUSES: Final = 4  # BS-SET-07, BS-AMB-41

SMALL_PART: Final = 17
WHOLE: Final = 20


def enough_wishes(parcels: int) -> int:
    """How many of so many parcels are wished for: 85 %, rounded up."""
    return (SMALL_PART * parcels + WHOLE - 1) // WHOLE


def wishing_houses(parcels: list[int], houses: int, special: bool, chance: Chance) -> list[int]:
    """Houses with wishes dealt one by one; a house without a wish is left out (BS-AMB-58)."""
    pool = parcels.copy()
    chance.shuffle(pool)
    wishes = enough_wishes(len(pool))
    found: list[int] = []
    for house in range(min(houses, wishes)):
        second = pool[houses + house] if houses + house < wishes else -1
        found.append(house_tile(pool[house], second, special))
    return found


def is_playable(tiles: list[int]) -> bool:
    """BS-AMB-41: at least four houses, and water to start on."""
    houses = 0
    water = False
    for tile in tiles:
        if tile >= FIRST_HOUSE:
            houses += 1
        elif tile == WATER:
            water = True
    return houses >= FEWEST_HOUSES and water


def is_reachable(tiles: list[int], size: int, start: int) -> bool:
    """BS-AMB-03: where rocks block, every house and haven has to be within reach."""
    reached = [False] * len(tiles)
    reached[start] = True
    found = [start]
    while found:
        square = found.pop()
        for heading in range(4):
            pose = moved(size, 1 + 4 * square + heading, 1)
            if pose == OFF:
                continue
            other = square_at(pose)
            if not reached[other] and tiles[other] != ROTS:
                reached[other] = True
                found.append(other)
    for square in range(len(tiles)):
        if WAITS[tiles[square]] and not reached[square]:
            return False
    return True
