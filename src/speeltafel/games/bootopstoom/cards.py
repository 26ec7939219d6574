"""The cards: Varen, Stoomboot and Pakje, and the events of Krappe Kalender, as faces.

The base game has 38 cards (BS-CARD-01), Prachtige Pakjes adds 24 and Krappe Kalender 14.
"""

from typing import Final

VAREN: Final = 0
STOOMBOOT: Final = 1
PAKJE: Final = 2
KALENDER: Final = 3
KINDS: Final = ("varen", "stoomboot", "pakje")

# Every face: name, kind, copies in the base game, copies of Prachtige Pakjes, of Krappe Kalender.
# BS-AMB-45: Steam cards without icon and with an eye exist as type A and as type B.
DECK: Final[list[tuple[str, int, int, int, int]]] = [
    ("vooruit", VAREN, 6, 0, 0),
    ("links", VAREN, 5, 0, 0),
    ("rechts", VAREN, 5, 0, 0),
    ("achteruit", VAREN, 2, 0, 0),
    ("vooruit2", VAREN, 0, 2, 0),
    ("draaiom", VAREN, 0, 2, 0),
    ("achteruit2", VAREN, 0, 2, 0),
    ("anker", VAREN, 0, 2, 0),
    ("blauw", PAKJE, 4, 0, 0),
    ("groen", PAKJE, 4, 0, 0),
    ("pepernoot", PAKJE, 4, 0, 0),
    ("groen-plus", PAKJE, 0, 2, 0),
    ("pepernoot-plus", PAKJE, 0, 2, 0),
    ("joker", PAKJE, 0, 2, 0),
    ("duo-1", PAKJE, 0, 1, 0),
    ("duo-2", PAKJE, 0, 1, 0),
    ("telefoon", PAKJE, 0, 2, 0),
    ("m-niks-a", STOOMBOOT, 2, 0, 0),
    ("m-niks-b", STOOMBOOT, 2, 0, 0),
    ("m-oog-a", STOOMBOOT, 2, 0, 0),
    ("m-oog-b", STOOMBOOT, 2, 0, 0),
    ("m-pepernoot", STOOMBOOT, 0, 1, 0),
    ("m-letter", STOOMBOOT, 0, 1, 0),
    ("m-zak", STOOMBOOT, 0, 1, 0),
    ("m-amerigo", STOOMBOOT, 0, 1, 0),
    ("m-staf", STOOMBOOT, 0, 1, 0),
    ("m-boek", STOOMBOOT, 0, 1, 0),
    ("rustig", KALENDER, 0, 0, 3),
    ("intocht", KALENDER, 0, 0, 1),
    ("schoentje", KALENDER, 0, 0, 1),
    ("explosie", KALENDER, 0, 0, 1),
    ("gezonken", KALENDER, 0, 0, 1),
    ("verdwaald", KALENDER, 0, 0, 1),
    ("namen", KALENDER, 0, 0, 1),
    ("sneeuw", KALENDER, 0, 0, 1),
    ("journaal", KALENDER, 0, 0, 1),
    ("gulzig", KALENDER, 0, 0, 1),
    ("kompas", KALENDER, 0, 0, 1),
    ("boekkwijt", KALENDER, 0, 0, 1),
]

NAMES: Final = tuple([face[0] for face in DECK])
KIND: Final[list[int]] = [face[1] for face in DECK]
BASE: Final[list[int]] = [face[2] for face in DECK]
EXTRA: Final[list[int]] = [face[3] for face in DECK]
EVENTS: Final[list[int]] = [face[4] for face in DECK]
COPIES: Final = tuple([face[2] + face[3] + face[4] for face in DECK])
FACES: Final = len(DECK)

VOORUIT: Final = 0
LINKS: Final = 1
RECHTS: Final = 2
ACHTERUIT: Final = 3
VOORUIT2: Final = 4
DRAAIOM: Final = 5
ACHTERUIT2: Final = 6
ANKER: Final = 7
BLAUW: Final = 8
GROEN: Final = 9
PEPERNOOT: Final = 10
GROEN_PLUS: Final = 11
PEPERNOOT_PLUS: Final = 12
JOKER: Final = 13
DUO_1: Final = 14
DUO_2: Final = 15
TELEFOON: Final = 16
FIRST_STEAM: Final = 17
RUSTIG: Final = 27
INTOCHT: Final = 28
SCHOENTJE: Final = 29
EXPLOSIE: Final = 30
GEZONKEN: Final = 31
VERDWAALD: Final = 32
NAMEN: Final = 33
SNEEUW: Final = 34
JOURNAAL: Final = 35
GULZIG: Final = 36
KOMPAS: Final = 37
BOEKKWIJT: Final = 38

# Steam cards: type A is full on the left, type B full on the right; the icon is on the full place.

A: Final = 0
B: Final = 1
STEAM_TYPE: Final[list[int]] = [0] * FIRST_STEAM + [A, B, A, B, A, B, A, B, A, B] + [0] * 12

NO_ICON: Final = 0
EYE: Final = 1
ONLY_PARCELS: Final = 2
LETTER: Final = 3
ZAK: Final = 4
DOUBLE: Final = 5
STAF: Final = 6
BOEK: Final = 7
ICON: Final[list[int]] = [0] * FIRST_STEAM + [
    NO_ICON,
    NO_ICON,
    EYE,
    EYE,
    ONLY_PARCELS,
    LETTER,
    ZAK,
    DOUBLE,
    STAF,
    BOEK,
    *[0] * 12,
]

# Parcels: the wishes a house can have, and what each card can be, as bits of those.

WISHES: Final = ("blauw", "groen", "pepernoot", "joker", "telefoon")
WISH_BLAUW: Final = 1
WISH_GROEN: Final = 2
WISH_PEPERNOOT: Final = 4
WISH_JOKER: Final = 8
WISH_TELEFOON: Final = 16
ANY_PARCEL: Final = 31

CAN_BE: Final[list[int]] = [0] * BLAUW + [
    WISH_BLAUW,
    WISH_GROEN,
    WISH_PEPERNOOT,
    WISH_GROEN,
    WISH_PEPERNOOT,
    ANY_PARCEL,  # BS-PP-02
    WISH_BLAUW | WISH_GROEN,  # BS-PP-03
    WISH_PEPERNOOT | WISH_TELEFOON,
    WISH_TELEFOON,
    *[0] * 22,
]


def is_pepernoot(card: int) -> bool:
    """BS-AMB-33, BS-AMB-55: a plain or a special pepernoot, never a duo or joker."""
    return card in (PEPERNOOT, PEPERNOOT_PLUS)


def cards_of(counts: list[int], kind: int) -> list[int]:
    """All cards of a kind, copy by copy."""
    return [card for card in range(FACES) if KIND[card] == kind for _ in range(counts[card])]
