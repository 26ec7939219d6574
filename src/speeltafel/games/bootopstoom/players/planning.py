"""Plans for the row, from public knowledge alone: every player who makes one makes the same.

A voyage carries out a row in thought, for one pawn. It knows icons, events and special tiles as
far as they matter for planning; Steam cards are left out of it.
"""

from functools import lru_cache
from heapq import heappop, heappush
from math import exp
from typing import Final

from speeltafel.games.bootopstoom.cards import (
    ACHTERUIT,
    ACHTERUIT2,
    ANKER,
    ANY_PARCEL,
    CAN_BE,
    DOUBLE,
    DRAAIOM,
    KIND,
    KINDS,
    KOMPAS,
    LETTER,
    LINKS,
    NAMEN,
    ONLY_PARCELS,
    PAKJE,
    RECHTS,
    STAF,
    VAREN,
    VOORUIT,
    VOORUIT2,
    ZAK,
)
from speeltafel.games.bootopstoom.expansions.pakjes import REVERSED
from speeltafel.games.bootopstoom.rules_delivering import wishes
from speeltafel.games.bootopstoom.rules_map import (
    AMERIGO,
    FIRST_HOUSE,
    FIRST_WISH,
    OFF,
    ROTS,
    SECOND_WISH,
    WAITS,
    WISHING,
    square_at,
    steps,
    turned,
)
from speeltafel.games.bootopstoom.rules_parcels import coverings
from speeltafel.games.bootopstoom.rules_varen import QUARTERS, STEPS, is_void
from speeltafel.games.bootopstoom.state import OPEN, BootOpStoom

Ways = dict[int, tuple[float, tuple[int, ...], int]]
"""For every square the cheapest list of Varen cards to it: cost, cards, pose on arrival."""

NOTHING: Final = -1
FAR: Final = 99
SAILING: Final = (VOORUIT, LINKS, RECHTS, ACHTERUIT, VOORUIT2, DRAAIOM, ACHTERUIT2)
SCARCITY: Final = 1.5
"""How much a card that few people can hold lengthens a way."""


class RowPlan:
    """The card for each position, NOTHING where any will do; and what it promises."""

    def __init__(self, cards: list[int], worth: float) -> None:
        self.cards: Final = cards
        self.worth: Final = worth


class Voyage:
    """The boat as it sails a row in thought."""

    def __init__(self, seen: BootOpStoom) -> None:
        self.seen: Final = seen
        self.pose = seen.pawns[0]
        self.parcels: list[int] = []
        self.tiles: list[int] = []
        self.lying: list[int] = []
        self.settled = 0
        self.crashes = 0
        self.visited: list[tuple[int, int]] = []

    def sail(self, row: list[int]) -> tuple[int, int, int]:
        """How many houses and havens are settled, how often it crashes, and where it ends."""
        self.tiles = self.seen.map.copy()
        self.lying = self.parcels.copy()
        self.settled = self.crashes = 0
        self.visited = []
        pose = self.pose
        for position, card in enumerate(row):
            icon = self.seen.icons[position]
            if card == NOTHING or icon == ZAK:
                continue
            if KIND[card] == PAKJE:
                self.lying += [card, card] if icon == DOUBLE else [card]
                self.serve_visited()
            elif KIND[card] == VAREN:
                if icon == STAF:
                    card = REVERSED[card]
                if card == ANKER:
                    break
                for _ in range(2 if icon == DOUBLE else 1):
                    pose = self.carry_out(card, pose)
        return self.settled, self.crashes, pose

    def carry_out(self, card: int, pose: int) -> int:
        seen = self.seen
        if is_void(seen, card):
            return pose
        times = 2 if self.tiles[square_at(pose)] == AMERIGO else 1
        if QUARTERS[card]:
            return turned(pose, QUARTERS[card] * times)
        table = seen.house.ahead if card in (VOORUIT, VOORUIT2) else seen.house.astern
        for _ in range(STEPS[card] * times):
            pose = self.step(table[pose], pose)
        return pose

    def step(self, goal: int, pose: int) -> int:
        if goal == OFF:
            self.crashes += self.seen.house.plekken
            return pose
        square = square_at(goal)
        if self.tiles[square] == ROTS:
            self.crashes += self.seen.house.plekken
            return pose if self.seen.house.rocks_block else goal
        if WISHING[self.tiles[square]]:
            if self.seen.effect == NAMEN:
                self.visited.append((square, len(self.lying)))
            else:
                self.serve(square, 0)
        elif WAITS[self.tiles[square]]:
            self.tiles[square] = 0
            self.settled += 1
        return goal

    def serve_visited(self) -> None:
        """Under `namen` houses are served when their parcels come later."""
        for square, since in self.visited:
            if WISHING[self.tiles[square]]:
                self.serve(square, since)

    def serve(self, square: int, since: int) -> None:
        found = coverings(self.wishes(square), sorted(self.lying[since:]), NOTHING)
        if found:
            for card in found[0]:
                self.lying.remove(card)
            self.tiles[square] = 0
            self.settled += 1

    def can_serve(self, square: int, parcels: list[int]) -> bool:
        return bool(coverings(self.wishes(square), sorted(parcels), NOTHING))

    def wishes(self, square: int) -> list[int]:
        return wishes(self.seen, square)

    def distance(self, pose: int, settled: int) -> float:
        """How far the nearest house or haven is that still waits; what was settled is not."""
        tiles = self.tiles if settled else self.seen.map
        ways = all_ways(self.seen, pose, ())
        goals = [square for square in range(len(tiles)) if WAITS[tiles[square]]]
        return min([ways[goal][0] for goal in goals if goal in ways], default=0.0)


# Knowledge that everybody has.


def supply(seen: BootOpStoom) -> list[float]:
    """How many of each card are expected in people's hands and face down under the row."""
    unseen = [float(n) for n in seen.counts()]
    known = seen.row + seen.tops + seen.calendar + seen.delivered
    for pile in seen.discards:
        known = known + pile
    for card in known:
        unseen[card] -= 1
    found = [0.0] * len(unseen)
    for kind in range(len(KINDS)):
        cards = [card for card in range(len(unseen)) if KIND[card] == kind]
        total = sum(unseen[card] for card in cards)
        share = max(0.0, total - len(seen.piles[kind])) / total if total else 0.0
        for card in cards:
            found[card] = unseen[card] * share
    return found


def wanted_parcels(seen: BootOpStoom, card: int) -> int:
    """How many wishes on the map this parcel could meet."""
    meets = seen.house.meets
    wanted = 0
    for tile in seen.map:
        if tile >= FIRST_HOUSE and WISHING[tile]:
            wanted += bool(CAN_BE[card] & meets[FIRST_WISH[tile]])
            wanted += bool(SECOND_WISH[tile] and CAN_BE[card] & meets[SECOND_WISH[tile]])
    return wanted


# Ways over the map.


def all_ways(seen: BootOpStoom, pose: int, costs: tuple[float, ...]) -> Ways:
    """The ways from a pose to every square, by what each card of SAILING costs."""
    house = seen.house
    avoid = house.rocks_block or house.plekken
    rocks = tuple(s for s, tile in enumerate(seen.map) if tile == ROTS) if avoid else ()
    if seen.effect == KOMPAS:
        costs = tuple(
            cost if card in (ACHTERUIT, ACHTERUIT2, LINKS) else float(FAR)
            for card, cost in zip(SAILING, costs or (1.0,) * len(SAILING), strict=True)
        )
    return ways_from(house.size, rocks, pose, costs)


# Each takes 5 KB; with eight times as many the bots would be quicker by 2 %.
@lru_cache(1 << 11)
def ways_from(size: int, rocks: tuple[int, ...], start: int, costs: tuple[float, ...]) -> Ways:
    ahead, astern = step_tables(size)
    found: Ways = {}
    done: set[int] = set()
    queue: list[tuple[float, tuple[int, ...], int]] = [(0.0, (), start)]
    prices = costs or (1.0, 1.0, 1.0, 1.0, FAR, FAR, FAR)
    while queue:
        cost, cards, pose = heappop(queue)
        if pose in done:
            continue
        done.add(pose)
        square = square_at(pose)
        if cards and square not in found and square != square_at(start):
            found[square] = (cost, cards, pose)
        for card, price in zip(SAILING, prices, strict=True):
            if price >= FAR:
                continue
            goal = pose
            if QUARTERS[card]:
                goal = turned(pose, QUARTERS[card])
            else:
                table = ahead if card in (VOORUIT, VOORUIT2) else astern
                for _ in range(STEPS[card]):
                    goal = table[goal]
                    if goal == OFF or square_at(goal) in rocks:
                        goal = OFF
                        break
            if goal != OFF and goal not in done:
                heappush(queue, (cost + price, (*cards, card), goal))
    return found


@lru_cache(4)
def step_tables(size: int) -> tuple[list[int], list[int]]:
    return steps(size, 1), steps(size, -1)


# Making a plan.


def make_plan(seen: BootOpStoom) -> RowPlan:
    """The best plan for the row that fits what lies open under it."""
    in_hands = supply(seen)
    places = usable_places(seen)
    best = RowPlan([NOTHING] * len(seen.slots), 0.0)
    for cards in candidates(seen, costs_of(in_hands), len(places), in_hands):
        row = laid_out(seen, cards, places)
        if row is None:
            continue
        served, crashes, _ = Voyage(seen).sail(with_cards_laid_open(seen, row))
        worth = served * chance_of(cards, in_hands) - 0.3 * crashes - 0.01 * len(cards)
        if served and worth > best.worth:
            best = RowPlan(row, worth)
    return best


def costs_of(in_hands: list[float]) -> tuple[float, ...]:
    """What each Varen card costs a way: the more the fewer people can hold it."""
    return tuple(
        round(1 + SCARCITY / in_hands[card], 2) if in_hands[card] > 0.2 else float(FAR)
        for card in SAILING
    )


def usable_places(seen: BootOpStoom) -> list[int]:
    """The positions that a plan can use: not under icons that change what a card does."""
    return [
        position
        for position in range(len(seen.slots))
        if seen.icons[position] not in (ZAK, STAF, DOUBLE, LETTER)
        and not (seen.slots[position] and seen.marks[position] & OPEN)
        and not (seen.marks[position] and not seen.slots[position])
    ]


def with_cards_laid_open(seen: BootOpStoom, row: list[int]) -> list[int]:
    found = row.copy()
    for position, slot in enumerate(seen.slots):
        if slot and seen.marks[position] & OPEN:
            found[position] = slot[0]
    return found


def laid_out(seen: BootOpStoom, cards: list[int], places: list[int]) -> list[int] | None:
    """The cards in order under the usable positions; None where they do not fit."""
    row = [NOTHING] * len(seen.slots)
    at = 0
    for position in places:
        if at == len(cards):
            break
        if seen.icons[position] == ONLY_PARCELS and KIND[cards[at]] != PAKJE:
            continue
        row[position] = cards[at]
        at += 1
    return row if at == len(cards) else None


def candidates(
    seen: BootOpStoom, costs: tuple[float, ...], most: int, in_hands: list[float]
) -> list[list[int]]:
    """Lists of cards that lead to one goal, or to one and then another."""
    found: list[list[int]] = []
    lying = [
        slot[0]
        for position, slot in enumerate(seen.slots)
        if slot and seen.marks[position] & OPEN and KIND[slot[0]] == PAKJE
    ]
    goals = [square for square, tile in enumerate(seen.map) if WAITS[tile]]
    start = seen.pawns[0]
    ways = all_ways(seen, start, costs)
    for goal in goals:
        if goal not in ways or len(ways[goal][1]) > most:
            continue
        _, cards, pose = ways[goal]
        parcels = parcels_for(seen, goal, in_hands)
        add_candidate(seen, parcels, list(cards), lying, most, found)
        onward = all_ways(seen, pose, costs)
        for other in goals:
            if other != goal and other in onward:
                more = onward[other][1]
                both = parcels + parcels_for(seen, other, in_hands)
                if len(cards) + len(more) < most:
                    add_candidate(seen, both, [*cards, *more], lying, most, found)
    return found


def add_candidate(
    seen: BootOpStoom,
    parcels: list[int],
    moves: list[int],
    lying: list[int],
    most: int,
    found: list[list[int]],
) -> None:
    """Parcels first, then the moves; under `namen` the other way round."""
    rest = parcels.copy()
    for card in lying:
        if card in rest:
            rest.remove(card)
    cards = moves + rest if seen.effect == NAMEN else rest + moves
    if len(cards) <= most:
        found.append(cards)


def parcels_for(seen: BootOpStoom, square: int, in_hands: list[float]) -> list[int]:
    """The parcels of which people are expected to hold the most, one for each wish."""
    tile = seen.map[square]
    if not WISHING[tile]:
        return []
    left = in_hands.copy()
    found: list[int] = []
    for wish in wishes(seen, square):
        fitting = [card for card in range(len(left)) if KIND[card] == PAKJE and CAN_BE[card] & wish]
        card = max(fitting, key=lambda c: (left[c] - (0.5 if wish == ANY_PARCEL else 0.0), -c))
        left[card] -= 1
        found.append(card)
    return found


def chance_of(cards: list[int], in_hands: list[float]) -> float:
    """How probably people can lay all these cards."""
    worth = 1.0
    for card in set(cards):
        worth *= 1 - exp(-1.2 * max(0.0, in_hands[card]) / cards.count(card))
    return worth
