"""The cards: every face that a card of any set can have, and the decks made of them.

A card is a face: kind, colour, number and the small icons printed on it. Copies of a face are the
same number. Which faces are in play is dealt with the game (PP-AMB-69).
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.chance import Chance

COLOURS: Final = ("p", "b", "g", "o")
"""Purple with a circle, blue with a square, green with a triangle, orange with a star."""

HIGHEST: Final = 6
HIGHEST_ACTION: Final = 3

# The kinds of cards, and how many of each action card a set has.
BASE: Final = 0
PRECIES: Final = 1
STAF: Final = 2
ACTEER: Final = 3
HOOFD: Final = 4
INDI: Final = 5
HARDLOOP: Final = 6
REKEN: Final = 7
KLEUR: Final = 8
OMDENK: Final = 9
CRIME: Final = 10
BRIL: Final = 11
POKER: Final = 12
ACHTBAAN: Final = 13
COMPETITIEF: Final = 14
PROFITEER: Final = 15
VERLIEFD: Final = 16
CELEBRI: Final = 17
CHIHUAHUA: Final = 18

ACTIONS: Final = (
    ("staf", 1),
    ("acteer", 3),
    ("hoofd", 1),
    ("indi", 3),
    ("hardloop", 2),
    ("reken", 1),
    ("kleur", 1),
    ("omdenk", 1),
    ("crime", 3),
    ("bril", 2),
    ("poker", 1),
    ("achtbaan", 1),
    ("competitief", 1),
    ("profiteer", 1),
    ("verliefd", 2),
    ("celebri", 2),
    ("chihuahua", 2),
)
PRECIES_CARDS: Final = 10
KINDS: Final = ("", "precies", *[key for key, _ in ACTIONS])

# Icons: "!" for a surprise, "$" for money, as bits.
SURPRISE_ICON: Final = 1
MONEY_ICON: Final = 2
ICONS: Final = ("", "-s", "-m", "-sm")
"""What a card's name ends with: s for the surprise icon, m for money."""

BASE_FACES: Final = len(COLOURS) * HIGHEST
ACTION_FACES: Final = len(COLOURS) * HIGHEST_ACTION
FIRST_ACTION: Final = BASE_FACES * len(ICONS)


def base_face(colour: int, number: int, icons: int = 0) -> int:
    return icons * BASE_FACES + colour * HIGHEST + number - 1


def action_face(kind: int, colour: int, number: int, icons: int = 0) -> int:
    block = (kind - 1) * len(ICONS) + icons
    return FIRST_ACTION + block * ACTION_FACES + colour * HIGHEST_ACTION + number - 1


def with_icons(card: int, icons: int) -> int:
    """A face without icons, with these printed on it."""
    return card + icons * (BASE_FACES if card < FIRST_ACTION else ACTION_FACES)


NUMBER: Final[list[int]] = []
COLOUR: Final[list[int]] = []
KIND: Final[list[int]] = []
ICON: Final[list[int]] = []
_names: list[str] = []
for _kind, _key in enumerate(KINDS):
    for _icon, _mark in enumerate(ICONS):
        for _colour, _letter in enumerate(COLOURS):
            for _number in range(1, (HIGHEST_ACTION if _kind else HIGHEST) + 1):
                # PP-ACT-02: an action card has a number and a colour like any other
                NUMBER.append(_number)
                COLOUR.append(_colour)
                KIND.append(_kind)
                ICON.append(_icon)
                _names.append(f"{_key}{'-' * (_kind > 0)}{_letter}{_number}{_mark}")
NAMES: Final = tuple(_names)

# The pool of one set, and the fixed decks: copies of the numbers 1 to 6 in each colour.
POOL_COPIES: Final = (4, 4, 3, 2, 2, 1)
CANONICAL_COPIES: Final = (
    (3, 3, 3, 1, 2, 1),
    (3, 3, 3, 1, 2, 1),
    (3, 3, 2, 2, 1, 1),
    (3, 3, 2, 2, 1, 1),
)
SET_SIZE: Final = 50
MOST_SETS: Final = 2


def cards_of(copies: tuple[tuple[int, ...], ...]) -> list[int]:
    """The cards of a set, in order."""
    return [
        base_face(colour, number)
        for colour in range(len(COLOURS))
        for number in range(1, HIGHEST + 1)
        for _ in range(copies[colour][number - 1])
    ]


POOL: Final[list[int]] = cards_of((POOL_COPIES,) * len(COLOURS))
CANONICAL: Final[list[int]] = cards_of(CANONICAL_COPIES)


def most_copies(card: int) -> int:
    """The copies of a face that two sets can hold."""
    kind = KIND[card]
    if kind == BASE:
        return MOST_SETS * POOL_COPIES[NUMBER[card] - 1]
    return PRECIES_CARDS if kind == PRECIES else MOST_SETS * ACTIONS[kind - STAF][1]


COPIES: Final = tuple([most_copies(card) for card in range(len(NAMES))])


def sum_of(cards: list[int]) -> int:
    total: i64 = 0
    for card in cards:
        number: i64 = NUMBER[card]
        total += number
    return total


def can_hide(card: int) -> bool:
    """PP-PREC-06: any action card but Pietje Precies himself."""
    return KIND[card] > PRECIES


# Decks.


def canonical_action(kind: int, place: int) -> int:
    """PP-AMB-50: the face follows from the card's place in the full list of its expansion."""
    return action_face(kind, place % len(COLOURS), 1 + place % HIGHEST_ACTION)


def expansion_kinds(actions: list[int], precies: bool) -> list[tuple[int, int]]:
    """The kind of every expansion card, with its place in its expansion's list."""
    found: list[tuple[int, int]] = []
    if precies:
        found += [(PRECIES, place) for place in range(PRECIES_CARDS)]
    place = 0
    for at, (_, printed) in enumerate(ACTIONS):
        found += [(STAF + at, place + copy % printed) for copy in range(actions[at])]
        place += printed
    return found


def fixed_deck(base: list[int], sets: int, expansions: list[tuple[int, int]]) -> list[int]:
    return base * sets + [canonical_action(kind, place) for kind, place in expansions]


def random_deck(chance: Chance, sets: int, expansions: list[tuple[int, int]]) -> list[int]:
    """PP-AMB-49: each set is a draw of its own, 50 of the pool; printed faces are random too."""
    deck: list[int] = []
    for _ in range(sets):
        base = POOL.copy()
        for left in range(len(POOL), SET_SIZE, -1):
            del base[chance.below(left)]
        deck += base
    for kind, _ in expansions:
        colour = chance.below(len(COLOURS))
        deck.append(action_face(kind, colour, 1 + chance.below(HIGHEST_ACTION)))
    return deck


def with_some(deck: list[int], nth: int, icon: int, chance: Chance) -> list[int]:
    """PP-AMB-65: on that share of the cards, rounded up, at random."""
    places = list(range(len(deck)))
    chance.shuffle(places)
    marked = deck.copy()
    for place in places[: (len(deck) + nth - 1) // nth]:
        marked[place] = with_icons(deck[place], icon)
    return marked
