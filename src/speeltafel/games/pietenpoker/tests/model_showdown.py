"""A plain reading of Pietenpoker's scoring: what a player's cards are worth."""

from collections import Counter
from itertools import combinations

from speeltafel.games.pietenpoker.cards import ACTEER, COLOUR, KIND, NUMBER

Worth = tuple[int, int, int]
"""Size, kind, strength; a foursome of the Chihuahuapiet is larger than anything."""

NOTHING: Worth = (0, 0, 0)
FOURSOME = 100
SMALL, STREET, LARGE = range(3)
KINDS = {SMALL: "combo-colour", STREET: "combo-street", LARGE: "combo-number"}


def name_of(worth: Worth) -> str:
    if worth == NOTHING:
        return "combo-none"
    return "combo-chihuahua" if worth[0] == FOURSOME else KINDS[worth[1]]


class Scoring:
    """What holds in this round for everybody's combination."""

    def __init__(self, precies: bool, only: str, chihuahua: bool, wild: bool) -> None:
        self.precies = precies
        self.only = only
        self.chihuahua = chihuahua
        self.wild = wild
        self.met: Counter[str] = Counter()

    def best(self, room: list[int], hand: list[int]) -> Worth:
        """PP-SCO-01 to PP-SCO-04, PP-AMB-22: hand and room; an Acteerpiet in hand is anything."""
        wilds = sum(1 for card in hand if self.wild and KIND[card] == ACTEER)
        plain = room + [card for card in hand if not (self.wild and KIND[card] == ACTEER)]
        self.met.update(["PP-SCO-01", "PP-SCO-02", "PP-SCO-03"])
        self.met["PP-AMB-22"] += wilds > 0
        found = [NOTHING]
        if self.chihuahua:
            found += self.foursomes(plain, wilds)
        if self.precies:
            self.met["PP-PREC-01"] += 1
            found += self.all_fitting(plain, wilds)
        else:
            found += self.numbers(plain, wilds) + self.colours(plain, wilds)
        best = max(found)
        self.met["PP-SCO-04"] += best[1] == SMALL and best[0] > 1
        self.met["PP-AMB-51"] += best[0] == 1
        self.met["PP-PREC-02"] += self.precies and best == NOTHING
        self.met["PP-AMB-48"] += self.precies and best == NOTHING
        self.met["PP-AMB-25"] += self.only != "any"
        return best

    def numbers(self, plain: list[int], wilds: int) -> list[Worth]:
        """As many as possible of one number."""
        if self.only == "colours":
            return []
        sizes = {n: wilds + sum(NUMBER[card] == n for card in plain) for n in range(1, 7)}
        return [(size, LARGE, n) for n, size in sizes.items() if size]

    def colours(self, plain: list[int], wilds: int) -> list[Worth]:
        """As many as possible of one colour, compared by their total; an Acteerpiet counts 6."""
        if self.only == "numbers":
            return []
        found = []
        for colour in range(4):
            those = [NUMBER[card] for card in plain if COLOUR[card] == colour]
            if those or wilds:
                found.append((len(those) + wilds, SMALL, sum(those) + 6 * wilds))
        return found

    def all_fitting(self, plain: list[int], wilds: int) -> list[Worth]:
        """PP-PREC-01: a combination of all cards, or nothing."""
        size = len(plain) + wilds
        whole = self.numbers(plain, wilds) + self.colours(plain, wilds)
        return [worth for worth in whole if worth[0] == size] + self.streets(plain, wilds)

    def streets(self, plain: list[int], wilds: int) -> list[Worth]:
        """PP-PREC-03, PP-AMB-34: consecutive numbers without duplicates, at least two cards."""
        size = len(plain) + wilds
        if self.only == "colours" or size < 2:
            return []
        numbers = [NUMBER[card] for card in plain]
        found = []
        for highest in range(size, 7):
            street = list(range(highest - size + 1, highest + 1))
            if any(sorted([*numbers, *more]) == street for more in combinations(street, wilds)):
                self.met.update(["PP-PREC-03", "PP-AMB-34"])
                found.append((size, STREET, highest))
        return found

    def foursomes(self, plain: list[int], wilds: int) -> list[Worth]:
        """PP-AMB-32, PP-AMB-52: four of the same colour and number, whatever else there is."""
        same = Counter((COLOUR[card], NUMBER[card]) for card in plain)
        found = []
        for number in range(1, 7):
            if any(same[colour, number] + wilds >= 4 for colour in range(4)):
                self.met["PP-AMB-32"] += 1
                self.met["PP-AMB-52"] += self.precies
                found.append((FOURSOME, 0, number))
        return found
