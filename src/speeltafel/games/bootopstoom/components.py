"""What lies in the box: the tiles of the map, the cards of each pile, the boat and the Pieten."""

from collections import Counter

from speeltafel.engine.components import PAWN, TILE, Box, Component, Example, Score
from speeltafel.games.bootopstoom.cards import (
    BASE,
    EVENTS,
    EXTRA,
    FACES,
    FIRST_STEAM,
    KALENDER,
    KIND,
    NAMES,
    STOOMBOOT,
)
from speeltafel.games.bootopstoom.house import (
    BASE_HOUSES,
    BASE_TILES,
    PLEKKEN_TILES,
    SPECIAL_HOUSES,
)
from speeltafel.games.bootopstoom.rules_map import COLOURS, HUIS, HUIS_SPECIAAL
from speeltafel.games.bootopstoom.view import FACES as LOOKS
from speeltafel.games.bootopstoom.view import TILE_NAMES

PILES = ("pile-varen", "pile-stoomboot", "pile-pakje", "pile-kalender")

MOST_HOUSES = BASE_HOUSES + SPECIAL_HOUSES
DAYS = 10  # BS-CAL-02

# The wishes of the houses: 11 of the 12 parcels, and 7 of the 8 of Prachtige Pakjes.
WISHED = (
    ("blauw", "groen"),
    ("groen", "pepernoot"),
    ("blauw", "pepernoot"),
    ("blauw",),
    ("blauw",),
    ("groen",),
    ("groen",),
    ("pepernoot",),
)
WISHED_SPECIAL = (
    ("groen", "joker"),
    ("pepernoot", "telefoon"),
    ("groen",),
    ("joker",),
    ("telefoon",),
)


def components(_players: int) -> list[Component]:
    found = cards(BASE, "") + tiles(BASE_TILES, "") + houses(WISHED, HUIS, "")
    found.append(Component("boat", 1, PAWN, picture="boat", title="box-boat"))
    found += cards(EXTRA, "prachtigePakjes")
    found += houses(WISHED_SPECIAL, HUIS_SPECIAAL, "prachtigePakjes")
    found += cards(EVENTS, "krappeKalender") + tiles(PLEKKEN_TILES, "pepernootPlekken")
    return found + [
        Component(
            f"piet-{colour}",
            1,
            PAWN,
            "rebelsePietjes",
            picture=f"piet-{colour}",
            title=f"box-{colour}",
        )
        for colour in COLOURS
    ]


def cards(copies: list[int], expansion: str) -> list[Component]:
    return [
        Component(
            NAMES[card],
            copies[card],
            set=expansion,
            card=card,
            face=LOOKS[card],
            picture=NAMES[card],
            whole=KIND[card] == STOOMBOOT,
            title=f"card-{NAMES[card]}",
            about=explanation(card),
            pile=PILES[KIND[card]],
        )
        for card in range(FACES)
        if copies[card]
    ]


def explanation(card: int) -> str:
    """The message that says what a card does; the plain ones say it by their drawing."""
    name = NAMES[card]
    if name.startswith("m-oog"):
        return "effect-oog"
    if name.startswith("duo-"):
        return "effect-duo"
    plain = BASE[card] and KIND[card] != KALENDER
    return "" if plain or card == FIRST_STEAM else f"effect-{name}"


def tiles(codes: list[int], expansion: str) -> list[Component]:
    named = Counter(TILE_NAMES[code] for code in codes)
    return [
        Component(
            f"tile-{name}",
            copies,
            TILE,
            expansion,
            picture=f"tile-{name}",
            whole=True,
            title=f"box-{name}",
        )
        for name, copies in named.items()
    ]


def houses(wishes: tuple[tuple[str, ...], ...], sort: int, expansion: str) -> list[Component]:
    """A house that is served is turned over."""
    name = TILE_NAMES[sort]
    return [
        Component(
            f"tile-{name}-{'-'.join(wished)}",
            copies,
            TILE,
            expansion,
            picture=f"tile-{name}",
            whole=True,
            marks=wished,
            title=f"box-{name}",
            back="tile-huis-bezorgd",
        )
        for wished, copies in Counter(wishes).items()
    ]


EXAMPLES = (
    Example("ready", "BS-DEL-01", "groen vooruit"),
    Example("late", "BS-DEL-01", "vooruit groen", right=False),
    Example("fits", "BS-STEAM-02", "m-niks-a m-niks-b m-oog-a"),
    Example("unfit", "BS-STEAM-03", "m-niks-a m-oog-a", right=False),
)

BOX = Box(
    components,
    sets={
        "krappeKalender": {"krappeKalender": True},
        "prachtigePakjes": {"prachtigePakjes": True},
        "pepernootPlekken": {"pepernootPlekken": True},
        "rebelsePietjes": {"rebelsePietjes": True},
    },
    score=Score(ticks=(("box-houses", MOST_HOUSES), ("box-days", DAYS))),
    examples=EXAMPLES,
)
