"""How a hand pays where all that is kept has to fit (Pietje Precies).

What is not laid is kept, and what is kept and does not fit has to be crossed out. PP-AMB-33: a
combination has as many cards as are kept, with the room, less those crossed out; so whichever card
is laid costs it one card, and each Pietje Precies that is laid one more. Hence for each number of
them it is best to lay the dearest cards, first of those that cannot be crossed out, until enough is
paid. Only where a bid can be too high do exact totals matter; they are found by tables of totals.
"""

from typing import Final

from speeltafel.games.pietenpoker.cards import ACTEER, KIND, PRECIES
from speeltafel.games.pietenpoker.players.planning import ANY_BID, most_followed, price
from speeltafel.games.pietenpoker.rules_bids import least_hand
from speeltafel.games.pietenpoker.rules_scoring import has_wilds
from speeltafel.games.pietenpoker.state import Pietenpoker


class Aim:
    """Something to collect: which cards of the hand fit, and how many of the room do not.

    A Pietje Precies that works is a `crosser`; all lists have the dearest card first.
    """

    def __init__(
        self,
        fits: list[int],
        others: list[int],
        fit_crossers: list[int],
        crossers: list[int],
        room_fits: int,
        room_others: int,
        kept: int = 0,
    ) -> None:
        self.fits: Final = fits
        self.others: Final = others
        self.fit_crossers: Final = fit_crossers
        self.crossers: Final = crossers
        self.room_fits: Final = room_fits
        self.room_others: Final = room_others
        self.parts: Final = [fit_crossers, crossers, others, fits]
        self.sums: Final[list[list[int]]] = []
        self.totals: Final[list[list[list[int]]]] = [[[1]], [[1]], [[1]], [[1]]]
        """What is worked out about the parts, where exact totals matter."""
        self.largest: Final = kept + len(fits) + len(fit_crossers) + room_fits
        """The combination if nothing that fits is given away; `kept` of it stay in any case."""


class Way:
    """A way to pay: the cards that are laid, and how large the combination is that is left."""

    def __init__(self, size: int, laid: list[int]) -> None:
        self.size: Final = size
        self.laid: Final = laid


NO_WAY: Final = Way(0, [])


class Payment:
    """A hand, and what it has to pay."""

    def __init__(
        self,
        seen: Pietenpoker,
        seat: int,
        hand: list[int],
        need: int,
        crossed: int,
        exempt: bool,
    ) -> None:
        self.seen: Final = seen
        self.hand: Final = hand
        self.crossed: Final = crossed
        self.exempt: Final = exempt
        """PP-HAND-03: whether any bid will do, but with the fewest cards."""
        self.least: Final = 0 if exempt else max(0, need)
        followed = most_followed(seen, seat)
        bounded = followed < ANY_BID and not exempt
        self.most: Final = max(need, followed - seen.worth[seat]) if bounded else ANY_BID
        self.enough: Final = ANY_BID if bounded else self.least
        """Beyond this total it does not matter how much is paid."""
        fewest = max(least_hand(seen), 0 if seen.house.all_in_shows else 1)
        self.layable: Final = len(hand) - fewest
        self.all: Final = len(hand) + len(seen.room)
        self.costs: Final[dict[int, int]] = {card: price(seen, card) for card in hand}
        self.dearest: Final = sorted(hand, key=self.dearness)
        self.crossers: Final = [card for card in self.dearest if seen.acts(card, PRECIES)]
        self.plain: Final = [card for card in self.dearest if not seen.acts(card, PRECIES)]
        self.wild: Final = has_wilds(seen)
        self.wilds: Final = [c for c in self.plain if self.wild and KIND[c] == ACTEER]
        self.cheapest_sums: Final[list[int]] = [0]
        """What the cheapest cards of the hand cost, for each number of them."""
        for card in reversed(self.dearest):
            self.cheapest_sums.append(self.cheapest_sums[-1] + self.costs[card])
        self.steps = 0
        """How many cards, totals and ways were looked at: a measure of the work."""

    def dearness(self, card: int) -> int:
        return -self.costs[card]

    def cost_of(self, cards: list[int]) -> int:
        total = 0
        for card in cards:
            total += self.costs[card]
        return total

    def too_dear(self, fits: int, room_others: int) -> bool:
        """Whether so many cards that fit leave more to be laid than may be bid."""
        crossings = self.crossed + len(self.crossers) - room_others
        laid = max(0, len(self.hand) - fits - max(0, crossings))
        return self.cheapest_sums[laid] > self.most

    # How to pay.

    def widest(self, aim: Aim) -> Way:
        """The way to pay that leaves the largest combination."""
        best = NO_WAY
        if self.too_dear(aim.largest - aim.room_fits, aim.room_others):
            return best
        for fits in range(len(aim.fit_crossers) + 1):
            for crossers in range(len(aim.crossers) + 1):
                must = self.must_lay(aim, fits, crossers)
                if must >= 0 and self.size_with(aim, fits, crossers, must, 0) > best.size:
                    way = self.cheapest(aim, fits, crossers, must)
                    if way.size > best.size:
                        best = way
        return best

    def must_lay(self, aim: Aim, fits: int, crossers: int) -> int:
        """How many of the others cannot be crossed out when so many cross out more; -1: too many.

        `fits` of what crosses out would have fitted, `crossers` would not.
        """
        to_cross = self.crossed + fits + crossers - aim.room_others
        must = max(0, len(aim.others) + len(aim.crossers) - crossers - to_cross)
        return must if to_cross >= 0 and must <= len(aim.others) else -1

    def size_with(self, aim: Aim, fits: int, crossers: int, others: int, lost: int) -> int:
        """What is left when so many are laid, `lost` being those that fit and cross out nothing.

        PP-AMB-33: by house rule nothing that fits has to be crossed out.
        """
        if self.seen.house.may_cross:
            return aim.largest - fits - lost
        return self.all - self.crossed - 2 * (fits + crossers) - others - lost

    def cheapest(self, aim: Aim, fits: int, crossers: int, must: int) -> Way:
        """The way that costs the combination least, with so many of the others at least."""
        if self.seen.house.may_cross:
            return self.spare_fits(aim, fits, crossers, must)
        laid = aim.fit_crossers[:fits] + aim.crossers[:crossers] + aim.others[:must]
        paid = self.cost_of(laid)
        other, fit = must, 0
        while len(laid) < self.layable if self.exempt else paid < self.least:
            if other < len(aim.others) and (
                fit == len(aim.fits) or self.costs[aim.others[other]] >= self.costs[aim.fits[fit]]
            ):
                card = aim.others[other]
                other += 1
            elif fit < len(aim.fits):
                card = aim.fits[fit]
                fit += 1
            else:
                return NO_WAY
            laid.append(card)
            paid += self.costs[card]
        self.steps += len(laid) + 1
        if len(laid) > self.layable:
            return NO_WAY
        if paid > self.most:
            return self.pay_less(aim, fits, crossers, must)
        return Way(self.size_with(aim, fits, crossers, other, fit), laid)

    def spare_fits(self, aim: Aim, fits: int, crossers: int, must: int) -> Way:
        """The same where only what fits is of any use: as many of the others as can be."""
        spare = self.layable - fits - crossers
        for fit in range(len(aim.fits) + 1):
            other = min(len(aim.others), spare - fit)
            if other < must:
                break
            laid = aim.fit_crossers[:fits] + aim.crossers[:crossers]
            laid += aim.others[:other] + aim.fits[:fit]
            paid = self.cost_of(laid)
            self.steps += len(laid) + 1
            if paid > self.most:
                return self.pay_less(aim, fits, crossers, must)
            if paid >= self.least and (fit + other == spare or not self.exempt):
                return Way(self.size_with(aim, fits, crossers, other, fit), laid)
        return NO_WAY

    def pay_less(self, aim: Aim, fits: int, crossers: int, must: int) -> Way:
        """PP-OVER-01: enough and not too much, with as few as possible of what costs the size."""
        optional = self.seen.house.may_cross
        spare = self.layable - fits - crossers
        if self.least_for(aim, [fits, crossers, must, 0]) > self.most:
            return NO_WAY
        for cost in range(0 if optional else must, spare + 1):
            for fit in range(cost if optional else 0, min(cost, len(aim.fits)) + 1):
                last = min(len(aim.others), spare - fit if optional else cost - fit)
                for other in range(max(must, 0 if optional else cost - fit), last + 1):
                    counts = [fits, crossers, other, fit]
                    self.steps += 1
                    if self.least_for(aim, counts) > self.most:
                        break
                    laid = self.within(aim, counts, 0)
                    if laid is not None:
                        return Way(self.size_with(aim, fits, crossers, other, fit), laid)
        return NO_WAY

    # Exact totals.

    def totals(self, aim: Aim, part: int) -> list[list[int]]:
        """What so many of the first so many cards of a part can add up to, as bits."""
        tables = aim.totals[part]
        for card in aim.parts[part][len(tables) - 1 :]:
            cost = self.costs[card]
            before = tables[-1]
            rows = [*before, 0]
            for count in range(len(before)):
                rows[count + 1] |= before[count] << cost
            tables.append(rows)
            self.steps += len(rows)
        return tables

    def sums_of(self, aim: Aim, part: int) -> list[int]:
        """What the first cards of a part cost, for each number of them."""
        if not aim.sums:
            for cards in aim.parts:
                sums = [0]
                for card in cards:
                    sums.append(sums[-1] + self.costs[card])
                aim.sums.append(sums)
        return aim.sums[part]

    def least_for(self, aim: Aim, counts: list[int]) -> int:
        """What so many cards of each part cost at least."""
        total = 0
        for part, count in enumerate(counts):
            sums = self.sums_of(aim, part)
            total += sums[-1] - sums[len(sums) - 1 - count]
        return total

    def within(self, aim: Aim, counts: list[int], paid: int) -> list[int] | None:
        """So many cards of each part that are enough with what is paid, and not too much."""
        low = max(0, self.least - paid)
        high = self.most - paid
        most = 0
        for part, count in enumerate(counts):
            most += self.sums_of(aim, part)[count]
        if most < low or self.least_for(aim, counts) > high:
            return None
        reach = [1]
        for part, count in enumerate(counts):
            reach.append(added(self.totals(aim, part)[-1][count], reach[-1]))
            self.steps += 1
        bits = reach[-1] >> low & (1 << high - low + 1) - 1
        if not bits:
            return None
        total = low + bits.bit_length() - 1
        laid: list[int] = []
        for part in range(len(counts) - 1, -1, -1):
            row = self.totals(aim, part)[-1][counts[part]]
            for cost in range(total + 1):
                if row >> cost & 1 and reach[part] >> total - cost & 1:
                    laid += self.adding_up(aim, part, counts[part], cost)
                    total -= cost
                    break
        return laid

    def adding_up(self, aim: Aim, part: int, count: int, total: int) -> list[int]:
        """So many cards of a part that come to this total; it is known that there are."""
        cards, tables = aim.parts[part], self.totals(aim, part)
        found: list[int] = []
        for last in range(len(cards) - 1, -1, -1):
            cost = self.costs[cards[last]]
            left = count - len(found) - 1
            if 0 <= left <= last and total >= cost and tables[last][left] >> total - cost & 1:
                found.append(cards[last])
                total -= cost
        return found


def added(one: int, other: int) -> int:
    """All sums of two totals, as bits."""
    found = 0
    while one:
        low = one & -one
        found |= other << low.bit_length() - 1
        one ^= low
    return found
