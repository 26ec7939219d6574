"""Pietje Precies: what to keep in hand so that the rest pays enough and all that is left fits.

For each thing that can be collected (a number, a colour, a street) the hand falls into cards that
fit and others; how it pays then is in `paying.py`. For a colour it matters also which of its cards
are laid: for each number of them and each total the best is kept. All of it takes time polynomial
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
from speeltafel.games.pietenpoker.players.paying import NO_WAY, Aim, Payment
from speeltafel.games.pietenpoker.players.planning import ANY_BID, HandPlan
from speeltafel.games.pietenpoker.rules_bids import is_exempt
from speeltafel.games.pietenpoker.rules_combinations import (
    CHIHUAHUA,
    COLOUR_KIND,
    NONE,
    NUMBER_KIND,
    STREET_KIND,
    value_of,
)
from speeltafel.games.pietenpoker.rules_marks import without
from speeltafel.games.pietenpoker.state import COLOURS_ONLY, NUMBERS_ONLY, Pietenpoker

FOUR: Final = 4
"""A Chihuahuapiet wants so many equal cards."""
STEP: Final = 2 * ANY_BID
"""Three numbers are kept as one: cards laid that cross out, other cards laid, what they pay."""


NO_PLAN: Final = HandPlan(NONE, [])


def best_fit(seen: Pietenpoker, seat: int, hand: list[int], need: int, crossed: int) -> HandPlan:
    """What to lay so that it pays so much and all that is kept fits.

    PP-PREC-04: a Pietje Precies that is laid crosses out a card more.
    """
    found = Fitting(Payment(seen, seat, hand, need, crossed, exempt=False)).best()
    if is_exempt(seen):
        other = Fitting(Payment(seen, seat, hand, need, crossed, exempt=True)).best()
        found = other if other.value > found.value else found
    return found


class Hold:
    """A part of a colour that is kept: what it counts, and which of its cards are laid."""

    def __init__(self, strength: int, laid: list[int]) -> None:
        self.strength: Final = strength
        self.laid: Final = laid


class Fitting:
    """A hand that has to pay, and the best that was found for it."""

    def __init__(self, pay: Payment) -> None:
        self.pay: Final = pay
        self.found = NO_PLAN

    def best(self) -> HandPlan:
        if self.pay.layable < 0:
            return self.found
        seen = self.pay.seen
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

    def keep(self, value: int, laid: list[int]) -> None:
        """Remember a way that is better than the one found before."""
        if value > self.found.value:
            self.found = HandPlan(value, laid)

    # What can be collected.

    def aim_at(self, features: list[int], wanted: int) -> Aim:
        """A number or a colour; an Acteerpiet in hand fits everywhere."""
        fits: list[int] = []
        others: list[int] = []
        for card in self.pay.plain:
            if features[card] == wanted or (self.pay.wild and KIND[card] == ACTEER):
                fits.append(card)
            else:
                others.append(card)
        fit_crossers = [card for card in self.pay.crossers if features[card] == wanted]
        crossers = [card for card in self.pay.crossers if features[card] != wanted]
        room_fits = 0
        for card in self.pay.seen.room:
            if features[card] == wanted:
                room_fits += 1
        self.pay.steps += len(self.pay.hand)
        room_others = len(self.pay.seen.room) - room_fits
        return Aim(fits, others, fit_crossers, crossers, room_fits, room_others)

    def try_number(self, number: int) -> None:
        aim = self.aim_at(NUMBER, number)
        if value_of(aim.largest, NUMBER_KIND, number) > self.found.value:
            way = self.pay.widest(aim)
            if way.size:
                self.keep(value_of(way.size, NUMBER_KIND, number), way.laid)

    def try_colour(self, colour: int) -> None:
        """PP-SCO-04: of equal sizes the highest total."""
        aim = self.aim_at(COLOUR, colour)
        highest = HIGHEST * aim.largest
        if value_of(aim.largest, COLOUR_KIND, highest) > self.found.value:
            size = self.pay.widest(aim).size
            if size and value_of(size, COLOUR_KIND, highest) > self.found.value:
                self.strongest(aim, colour, size)

    def try_street(self, top: int, size: int) -> None:
        """PP-PREC-03: one card of each number, of the room where it has one."""
        value = value_of(size, STREET_KIND, top)
        if value <= self.found.value:
            return
        shown = {NUMBER[card] for card in self.pay.seen.room}
        missing = [n for n in range(top - size + 1, top + 1) if n not in shown]
        if self.pay.too_dear(len(missing), len(self.pay.seen.room) - size + len(missing)):
            return
        for chosen in self.fillings(missing):
            others = without(self.pay.plain, tuple([c for c in chosen if c in self.pay.plain]))
            crossers = without(
                self.pay.crossers, tuple([c for c in chosen if c in self.pay.crossers])
            )
            room_fits = size - len(missing)
            room_others = len(self.pay.seen.room) - room_fits
            aim = Aim([], others, [], crossers, room_fits, room_others, len(chosen))
            self.pay.steps += len(self.pay.hand)
            way = self.pay.widest(aim)
            if way.size == size:
                self.keep(value, way.laid)
                return

    def fillings(self, missing: list[int]) -> list[list[int]]:
        """The cards of the hand that can stand for these numbers, the best choices of them.

        Of a number the cheapest card stays, or what crosses out, or an Acteerpiet where it pays
        less than the card, or might pay too much.
        """
        wilds = self.pay.wilds[::-1]
        found: list[list[int]] = [[]]
        for number in missing:
            mine = [c for c in self.pay.plain if NUMBER[c] == number and c not in wilds]
            crossers = [c for c in self.pay.crossers if NUMBER[c] == number]
            choices = mine[-1:] + crossers[-1:]
            grown = [[*chosen, card] for chosen in found for card in choices]
            for chosen in found:
                used = len([c for c in chosen if c in wilds])
                if used < len(wilds) and (
                    not mine
                    or self.pay.most < ANY_BID
                    or self.pay.costs[wilds[used]] < self.pay.costs[mine[-1]]
                ):
                    grown.append([*chosen, wilds[used]])
            found = grown
        return found

    def four_equal(self) -> bool:
        """PP-AMB-32, PP-AMB-52: four equal cards beat everything, whatever is with them."""
        equals = [card for card in self.pay.dearest if card not in self.pay.wilds]
        for number in range(HIGHEST, 0, -1):
            for colour in range(len(COLOURS)):
                mine = [c for c in equals if NUMBER[c] == number and COLOUR[c] == colour]
                room = self.pay.seen.room
                shown = len([c for c in room if NUMBER[c] == number and COLOUR[c] == colour])
                self.pay.steps += len(equals)
                for wilds in range(min(FOUR, len(self.pay.wilds)) + 1):
                    equal = max(0, FOUR - wilds - shown)
                    if equal > len(mine) or (shown + equal == 0 and number < HIGHEST):
                        continue
                    kept = mine[len(mine) - equal :] + self.pay.wilds[len(self.pay.wilds) - wilds :]
                    others = without(self.pay.dearest, tuple(kept))
                    way = self.pay.spare_fits(Aim([], others, [], [], 0, 0), 0, 0, 0)
                    if way is not NO_WAY:
                        self.keep(CHIHUAHUA + number, way.laid)
                        return True
        return False

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
                    cost = min(code % STEP + self.pay.costs[card], self.pay.enough)
                    crosses = self.pay.seen.acts(card, PRECIES)
                    moved = code - code % STEP + cost + (STEP * STEP if crosses else STEP)
                    better(after, moved, hold.strength, [*hold.laid, card])
            self.pay.steps += len(after)
            holds = after
        self.keep_strongest(aim, size, holds)

    def keep_strongest(self, aim: Aim, size: int, holds: dict[int, Hold]) -> None:
        order = sorted([(-hold.strength, code) for code, hold in holds.items()])
        for strength, code in order:
            rest = self.completed(aim, size, code)
            if rest is not None:
                self.keep(value_of(size, COLOUR_KIND, -strength), holds[code].laid + rest)
                return

    def strengths(self, aim: Aim, colour: int) -> list[tuple[int, int]]:
        """What everything of a colour counts, the most first, with the card if it can be laid."""
        found = [(NUMBER[card], -1) for card in self.pay.seen.room if COLOUR[card] == colour]
        found += [(NUMBER[card], card) for card in aim.fit_crossers]
        found += [(HIGHEST if c in self.pay.wilds else NUMBER[c], c) for c in aim.fits]
        return sorted(found, reverse=True)

    def completed(self, aim: Aim, size: int, code: int) -> list[int] | None:
        """What else is laid after these cards of the colour; None if nothing will do."""
        fits, lost, paid = code // STEP // STEP, code // STEP % STEP, code % STEP
        for crossers in range(len(aim.crossers) + 1):
            must = self.pay.must_lay(aim, fits, crossers)
            spare = self.pay.layable - fits - crossers - lost
            for other in range(min(len(aim.others), spare), max(must, 0) - 1, -1):
                if (
                    must < 0
                    or (self.pay.exempt and other < spare)
                    or self.pay.size_with(aim, fits, crossers, other, lost) != size
                ):
                    continue
                laid = aim.others[:other] + aim.crossers[:crossers]
                total = paid + self.pay.cost_of(laid)
                self.pay.steps += other
                if self.pay.exempt or self.pay.least <= total <= self.pay.most:
                    return laid
                if total > self.pay.most:
                    less = self.pay.within(aim, [0, crossers, other, 0], paid)
                    if less is not None:
                        return less
        return None


def better(holds: dict[int, Hold], code: int, strength: int, laid: list[int]) -> None:
    known = holds.get(code)
    if known is None or strength > known.strength:
        holds[code] = Hold(strength, laid)
