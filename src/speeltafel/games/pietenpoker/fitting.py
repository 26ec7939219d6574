"""Pietje Precies: what to keep in hand so that the rest pays enough and all that is left fits.

For each thing that can be collected (a number, a colour, a street) the hand falls into cards that
fit and others. What is not laid is kept, and what is kept and does not fit has to be crossed out.
PP-AMB-33: a combination has as many cards as are kept, with the room, less those crossed out; so
whichever card is laid costs it one card, and each Pietje Precies that is laid one more. Hence for
each number of them it is best to lay the dearest cards, first of those that cannot be crossed out,
until enough is paid. Only where a bid can be too high do exact totals matter, and for a colour also
which of its cards are laid: both are found by tables of totals. All of it takes time polynomial
in the hand.
"""

from typing import Final

from speeltafel.games.pietenpoker.cards import (
    ACTEER,
    COLOUR,
    COLOURS,
    HIGHEST,
    KIND,
    NUMBER,
    PRECIES,
)
from speeltafel.games.pietenpoker.planning import ANY_BID, Plan, most_followed, price
from speeltafel.games.pietenpoker.rules import Pietenpoker
from speeltafel.games.pietenpoker.rules_bids import is_exempt
from speeltafel.games.pietenpoker.rules_combinations import (
    CHIHUAHUA,
    COLOUR_KIND,
    NONE,
    NUMBER_KIND,
    STREET_KIND,
    value_of,
)
from speeltafel.games.pietenpoker.rules_hand import least_hand
from speeltafel.games.pietenpoker.rules_state import COLOURS_ONLY, NUMBERS_ONLY, without

FOUR: Final = 4
"""A Chihuahuapiet wants so many equal cards."""
STEP: Final = 2 * ANY_BID
"""Three numbers are kept as one: cards laid that cross out, other cards laid, what they pay."""


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


def best_fit(seen: Pietenpoker, seat: int, hand: list[int], need: int, crossed: int) -> Plan:
    """What to lay so that it pays so much and all that is kept fits.

    PP-PREC-04: a Pietje Precies that is laid crosses out a card more.
    """
    found = Fitting(seen, seat, hand, need, crossed, exempt=False).best()
    if is_exempt(seen):
        other = Fitting(seen, seat, hand, need, crossed, exempt=True).best()
        found = other if other.value > found.value else found
    return found


class Fitting:
    """A hand, what it has to pay, and the best that was found for it."""

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
        self.wilds: Final[list[int]] = []
        self.plain: Final[list[int]] = []
        """All but what crosses out, the dearest first."""
        self.crossers: Final[list[int]] = []
        wild = seen.has_wilds()
        for card in sorted(hand, key=self.dearness):
            if wild and KIND[card] == ACTEER:
                self.wilds.append(card)
            if seen.acts(card, PRECIES):
                self.crossers.append(card)
            else:
                self.plain.append(card)
        self.wild: Final = wild
        self.steps = 0
        """How many cards, totals and ways were looked at: a measure of the work."""
        self.cheapest_sums: Final[list[int]] = [0]
        """What the cheapest cards of the hand cost, for each number of them."""
        for card in sorted(hand, key=self.dearness, reverse=True):
            self.cheapest_sums.append(self.cheapest_sums[-1] + self.costs[card])
        self.found = Plan(NONE, [])

    def dearness(self, card: int) -> int:
        return -self.costs[card]

    def cost_of(self, cards: list[int]) -> int:
        total = 0
        for card in cards:
            total += self.costs[card]
        return total

    def best(self) -> Plan:
        if self.layable < 0:
            return self.found
        seen = self.seen
        if seen.chihuahua and self.four_equal():
            return self.found
        if seen.only_kind != COLOURS_ONLY:
            for number in range(HIGHEST, 0, -1):
                self.try_number(number)
        if seen.only_kind != NUMBERS_ONLY:
            for colour in range(len(COLOURS)):
                self.try_colour(colour)
        if seen.only_kind != COLOURS_ONLY:
            for size in range(HIGHEST, 1, -1):
                for top in range(HIGHEST, size - 1, -1):
                    self.try_street(top, size)
        return self.found

    def too_dear(self, fits: int, room_others: int) -> bool:
        """Whether so many cards that fit leave more to be laid than may be bid."""
        crossings = self.crossed + len(self.crossers) - room_others
        laid = max(0, len(self.hand) - fits - max(0, crossings))
        return self.cheapest_sums[laid] > self.most

    def keep(self, value: int, laid: list[int]) -> None:
        """Remember a way that is better than the one found before."""
        if value > self.found.value:
            self.found = Plan(value, laid)

    # What can be collected.

    def aim_at(self, features: list[int], wanted: int) -> Aim:
        """A number or a colour; an Acteerpiet in hand fits everywhere."""
        fits: list[int] = []
        others: list[int] = []
        for card in self.plain:
            if features[card] == wanted or (self.wild and KIND[card] == ACTEER):
                fits.append(card)
            else:
                others.append(card)
        fit_crossers = [card for card in self.crossers if features[card] == wanted]
        crossers = [card for card in self.crossers if features[card] != wanted]
        room_fits = 0
        for card in self.seen.room:
            if features[card] == wanted:
                room_fits += 1
        self.steps += len(self.hand)
        room_others = len(self.seen.room) - room_fits
        return Aim(fits, others, fit_crossers, crossers, room_fits, room_others)

    def try_number(self, number: int) -> None:
        aim = self.aim_at(NUMBER, number)
        if value_of(aim.largest, NUMBER_KIND, number) > self.found.value:
            way = self.widest(aim)
            if way.size:
                self.keep(value_of(way.size, NUMBER_KIND, number), way.laid)

    def try_colour(self, colour: int) -> None:
        """PP-SCO-04: of equal sizes the highest total."""
        aim = self.aim_at(COLOUR, colour)
        highest = HIGHEST * aim.largest
        if value_of(aim.largest, COLOUR_KIND, highest) > self.found.value:
            size = self.widest(aim).size
            if size and value_of(size, COLOUR_KIND, highest) > self.found.value:
                self.strongest(aim, colour, size)

    def try_street(self, top: int, size: int) -> None:
        """PP-PREC-03: one card of each number, of the room where it has one."""
        value = value_of(size, STREET_KIND, top)
        if value <= self.found.value:
            return
        shown = {NUMBER[card] for card in self.seen.room}
        missing = [n for n in range(top - size + 1, top + 1) if n not in shown]
        if self.too_dear(len(missing), len(self.seen.room) - size + len(missing)):
            return
        for chosen in self.fillings(missing):
            others = without(self.plain, tuple([c for c in chosen if c in self.plain]))
            crossers = without(self.crossers, tuple([c for c in chosen if c in self.crossers]))
            room_fits = size - len(missing)
            room_others = len(self.seen.room) - room_fits
            aim = Aim([], others, [], crossers, room_fits, room_others, len(chosen))
            self.steps += len(self.hand)
            way = self.widest(aim)
            if way.size == size:
                self.keep(value, way.laid)
                return

    def fillings(self, missing: list[int]) -> list[list[int]]:
        """The cards of the hand that can stand for these numbers, the best choices of them.

        Of a number the cheapest card stays, or what crosses out, or an Acteerpiet where it pays
        less than the card, or might pay too much.
        """
        wilds = self.wilds[::-1]
        found: list[list[int]] = [[]]
        for number in missing:
            mine = [c for c in self.plain if NUMBER[c] == number and c not in wilds]
            crossers = [c for c in self.crossers if NUMBER[c] == number]
            choices = mine[-1:] + crossers[-1:]
            grown = [[*chosen, card] for chosen in found for card in choices]
            for chosen in found:
                used = len([c for c in chosen if c in wilds])
                if used < len(wilds) and (
                    not mine
                    or self.most < ANY_BID
                    or self.costs[wilds[used]] < self.costs[mine[-1]]
                ):
                    grown.append([*chosen, wilds[used]])
            found = grown
        return found

    def four_equal(self) -> bool:
        """PP-AMB-32, PP-AMB-52: four equal cards beat everything, whatever is with them."""
        equals = [card for card in sorted(self.hand, key=self.dearness) if card not in self.wilds]
        for number in range(HIGHEST, 0, -1):
            for colour in range(len(COLOURS)):
                mine = [c for c in equals if NUMBER[c] == number and COLOUR[c] == colour]
                room = self.seen.room
                shown = len([c for c in room if NUMBER[c] == number and COLOUR[c] == colour])
                self.steps += len(equals)
                for wilds in range(min(FOUR, len(self.wilds)) + 1):
                    equal = max(0, FOUR - wilds - shown)
                    if equal > len(mine) or (shown + equal == 0 and number < HIGHEST):
                        continue
                    kept = mine[len(mine) - equal :] + self.wilds[len(self.wilds) - wilds :]
                    others = without(self.hand, tuple(kept))
                    others.sort(key=self.dearness)
                    way = self.spare_fits(Aim([], others, [], [], 0, 0), 0, 0, 0)
                    if way is not NO_WAY:
                        self.keep(CHIHUAHUA + number, way.laid)
                        return True
        return False

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

    # A colour's total.

    def strongest(self, aim: Aim, colour: int, size: int) -> None:
        """Of all ways that leave so many cards of a colour, that with the highest total.

        The strongest cards come first: what is not laid belongs to the combination until it is
        full. For each number of cards laid and each total the best is kept.
        """
        holds = {0: Hold(0, [])}
        for at, (strength, card) in enumerate(self.strengths(aim, colour)):
            after: dict[int, Hold] = {}
            for code, hold in holds.items():
                gone = code // STEP // STEP + code // STEP % STEP
                grown = hold.strength + (strength if at - gone < size else 0)
                better(after, code, grown, hold.laid)
                if card >= 0 and gone < aim.largest - size:
                    cost = min(code % STEP + self.costs[card], self.enough)
                    crosses = self.seen.acts(card, PRECIES)
                    moved = code - code % STEP + cost + (STEP * STEP if crosses else STEP)
                    better(after, moved, hold.strength, [*hold.laid, card])
            self.steps += len(after)
            holds = after
        for code in sorted(holds, key=lambda code: -holds[code].strength):
            hold = holds[code]
            rest = self.completed(aim, size, code)
            if rest is not None:
                self.keep(value_of(size, COLOUR_KIND, hold.strength), hold.laid + rest)
                return

    def strengths(self, aim: Aim, colour: int) -> list[tuple[int, int]]:
        """What everything of a colour counts, the most first, with the card if it can be laid."""
        found = [(NUMBER[card], -1) for card in self.seen.room if COLOUR[card] == colour]
        found += [(NUMBER[card], card) for card in aim.fit_crossers]
        found += [(HIGHEST if c in self.wilds else NUMBER[c], c) for c in aim.fits]
        return sorted(found, reverse=True)

    def completed(self, aim: Aim, size: int, code: int) -> list[int] | None:
        """What else is laid after these cards of the colour; None if nothing will do."""
        fits, lost, paid = code // STEP // STEP, code // STEP % STEP, code % STEP
        for crossers in range(len(aim.crossers) + 1):
            must = self.must_lay(aim, fits, crossers)
            spare = self.layable - fits - crossers - lost
            for other in range(min(len(aim.others), spare), max(must, 0) - 1, -1):
                if (
                    must < 0
                    or (self.exempt and other < spare)
                    or self.size_with(aim, fits, crossers, other, lost) != size
                ):
                    continue
                laid = aim.others[:other] + aim.crossers[:crossers]
                total = paid + self.cost_of(laid)
                self.steps += other
                if self.exempt or self.least <= total <= self.most:
                    return laid
                if total > self.most:
                    less = self.within(aim, [0, crossers, other, 0], paid)
                    if less is not None:
                        return less
        return None

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


class Hold:
    """A part of a colour that is kept: what it counts, and which of its cards are laid."""

    def __init__(self, strength: int, laid: list[int]) -> None:
        self.strength: Final = strength
        self.laid: Final = laid


def better(holds: dict[int, Hold], code: int, strength: int, laid: list[int]) -> None:
    known = holds.get(code)
    if known is None or strength > known.strength:
        holds[code] = Hold(strength, laid)


def added(one: int, other: int) -> int:
    """All sums of two totals, as bits."""
    found = 0
    while one:
        low = one & -one
        found |= other << low.bit_length() - 1
        one ^= low
    return found
