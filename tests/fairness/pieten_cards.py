"""Pietenpoker: its cards, decks and combinations."""

from collections import Counter

from tests.fairness.luck import Luck, Options

ACTIONS = {
    "staf": 1, "acteer": 3, "hoofd": 1, "indi": 3, "hardloop": 2, "reken": 1, "kleur": 1,
    "omdenk": 1, "crime": 3, "bril": 2, "poker": 1, "achtbaan": 1, "competitief": 1,
    "profiteer": 1, "verliefd": 2, "celebri": 2, "chihuahua": 2,
}  # fmt: skip
NAMES: list[str] = []
KIND: dict[str, str] = {}
COLOUR: dict[str, str] = {}
NUMBER: dict[str, int] = {}
for kind in ("", "precies", *ACTIONS):
    for icons in ("", "-s", "-m", "-sm"):
        for colour in "pbgo":
            for n in range(1, 4 if kind else 7):
                name = f"{kind}-{colour}{n}{icons}".removeprefix("-")
                NAMES.append(name)
                KIND[name], COLOUR[name], NUMBER[name] = kind, colour, n

POOL_COPIES = (4, 4, 3, 2, 2, 1)
CANONICAL_COPIES = {"p": (3, 3, 3, 1, 2, 1), "g": (3, 3, 2, 2, 1, 1)}
CANONICAL_COPIES |= {"b": CANONICAL_COPIES["p"], "o": CANONICAL_COPIES["g"]}
POOL = [c + str(n + 1) for c in "pbgo" for n in range(6) for _ in range(POOL_COPIES[n])]
CANONICAL = [
    c + str(n + 1) for c in "pbgo" for n in range(6) for _ in range(CANONICAL_COPIES[c][n])
]


def ordered(cards: list[str]) -> list[str]:
    return sorted(cards, key=NAMES.index)


def total(cards: list[str]) -> int:
    return sum(NUMBER[card] for card in cards)


def has_icon(card: str, icon: str) -> bool:
    tail = card.rpartition("-")[2]
    return tail in ("s", "m", "sm") and icon in tail


def chosen_actions(options: Options) -> list[int]:
    chosen = options["actiepiet"]
    assert isinstance(chosen, list)
    return chosen


def make_deck(luck: Luck, players: int, options: Options) -> list[str]:
    """All cards in play, sorted."""
    auto = 1 if players <= 5 else 2
    sets = auto if options["sets"] == "auto" else options.whole("sets")
    deck: list[str] = []
    for _ in range(sets):
        cards = (CANONICAL if options["deck"] == "canonical50" else POOL).copy()
        while options["deck"] == "random50" and len(cards) > 50:
            del cards[luck.below(len(cards))]
        deck += cards
    for kind, place in expansion_cards(options):
        colour, number = place % 4, place % 3
        if options["deck"] == "random50":
            colour, number = luck.below(4), luck.below(3)
        deck.append(f"{kind}-{'pbgo'[colour]}{1 + number}")
    if options["surprise"] == "icon":
        print_icon(luck, deck, "s", (len(deck) + 4) // 5)
    if options["biedregel"]:
        print_icon(luck, deck, "m", (len(deck) + 3) // 4)
    return ordered(deck)


def expansion_cards(options: Options) -> list[tuple[str, int]]:
    """The kind of each card, and its place in its expansion's full list."""
    found = [("precies", place) for place in range(10 if options["precies"] else 0)]
    place = 0
    for (kind, printed), number in zip(ACTIONS.items(), chosen_actions(options), strict=True):
        found += [(kind, place + copy % printed) for copy in range(number)]
        place += printed
    return found


def print_icon(luck: Luck, deck: list[str], icon: str, some: int) -> None:
    places = [*range(len(deck))]
    luck.shuffle(places)
    for place in places[:some]:
        deck[place] += icon if has_icon(deck[place], "s") else "-" + icon


# Combinations: size, then number (2), street (1) or colour (0), then strength.

Value = tuple[int, int, int]
NOTHING: Value = (0, 0, 0)


def combination(cards: list[str], wilds: int, numbers: bool, colours: bool) -> Value:
    """The best of one number or one colour; a wild card is whatever helps, and a 6."""
    found = [NOTHING]
    counts = Counter(NUMBER[card] for card in cards)
    for n in range(1, 7) if numbers else ():
        found += [(counts[n] + wilds, 2, n)] if counts[n] + wilds else []
    for colour in "pbgo" if colours else "":
        same = [card for card in cards if COLOUR[card] == colour]
        size = len(same) + wilds
        found += [(size, 0, total(same) + 6 * wilds)] if size else []
    return max(found)


def combination_of_all(cards: list[str], wilds: int, numbers: bool, colours: bool) -> Value:
    """Pietje Precies: all cards are of one number, a street, or of one colour, or nothing."""
    size = len(cards) + wilds
    found = sorted(NUMBER[card] for card in cards)
    if not size:
        return NOTHING
    if numbers and len(set(found)) <= 1:
        return size, 2, found[0] if found else 6
    if numbers and 2 <= size <= 6 and len(set(found)) == len(found) and found[-1] - found[0] < size:
        return size, 1, min(6, found[0] + size - 1)
    if colours and len({COLOUR[card] for card in cards}) <= 1:
        return size, 0, total(cards) + 6 * wilds
    return NOTHING


def four_equal(cards: list[str], wilds: int) -> int:
    """The highest number of four equal cards, or 0."""
    counts = Counter((COLOUR[card], NUMBER[card]) for card in cards)
    found = [face[1] for face, count in counts.items() if count + wilds >= 4]
    return max([*found, 6 if wilds >= 4 else 0])
