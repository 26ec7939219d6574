"""A plan for all hands: who lays which card where in this round.

It is made of hands that everybody knows: with open piles whoever watched people draw knows them.
Everybody who makes it makes the same.
"""

from typing import Final

from speeltafel.games.bootopstoom.cards import (
    ACHTERUIT2,
    CAN_BE,
    FACES,
    KIND,
    LINKS,
    PAKJE,
    RECHTS,
    STEAM_TYPE,
    STOOMBOOT,
    VOORUIT,
    VOORUIT2,
)
from speeltafel.games.bootopstoom.players.heuristics import DISTANCE, is_short, keeping, score_draw
from speeltafel.games.bootopstoom.players.planning import (
    NOTHING,
    SAILING,
    Voyage,
    laid_out,
    usable_places,
)
from speeltafel.games.bootopstoom.players.rest import CRASH, Rest
from speeltafel.games.bootopstoom.rules import takes_part
from speeltafel.games.bootopstoom.rules_delivering import wishes
from speeltafel.games.bootopstoom.rules_map import OFF, ROTS, WAITS, WISHING, square_at, turned
from speeltafel.games.bootopstoom.rules_table import is_free
from speeltafel.games.bootopstoom.rules_varen import QUARTERS, STEPS, is_void
from speeltafel.games.bootopstoom.state import BootOpStoom

MOST_GOALS: Final = 3
MOST_STEPS: Final = 9
MOST_LISTS: Final = 4000
"""Lists of cards that are looked at; short ones first."""
MOST_STEAM: Final = 2
"""Steam cards that are added in one round."""
CUTS: Final = 3.0
"""How little one wants to lay a Steam card that is not meant to lengthen the row."""
CARD: Final = 0.02
"""What a card more costs a plan, in houses."""


class Orders:
    """What each seat lays in a round, and what comes of it."""

    def __init__(self, players: int, positions: int) -> None:
        self.row: list[int] = [NOTHING] * positions
        """The cards that the plan is about; elsewhere lies what is needed least."""
        self.cards: Final[list[list[int]]] = [[] for _ in range(players)]
        self.places: Final[list[list[int]]] = [[] for _ in range(players)]
        self.served = 0
        self.worth = 0.0

    def order(self, seat: int, card: int, position: int) -> None:
        self.cards[seat].append(card)
        self.places[seat].append(position)

    def planned(self, seat: int) -> int:
        """How many cards of the plan this seat lays."""
        found = 0
        for position in self.places[seat]:
            if self.row[position] != NOTHING:
                found += 1
        return found

    def spare_place(self, seen: BootOpStoom) -> int:
        """The last free position where nothing is planned; NOTHING where there is none."""
        for position in range(len(self.row) - 1, -1, -1):
            if self.row[position] == NOTHING and is_free(seen, position):
                return position
        return NOTHING

    def is_ordered(self, seat: int, card: int, position: int) -> bool:
        places = self.places[seat]
        return position in places and self.cards[seat][places.index(position)] == card


class TeamPlan:
    """The search for the best list of cards."""

    def __init__(self, seen: BootOpStoom, hands: list[list[int]]) -> None:
        self.seen: Final = seen
        self.hands: Final = hands
        self.share: Final = turns(seen)
        self.free: Final = usable_places(seen)
        self.most: Final = min(len(self.free), sum(self.share))
        self.held: Final[list[int]] = [0] * FACES
        for hand in hands:
            for card in hand:
                self.held[card] += 1
        self.goals: Final[list[int]] = []
        for square, tile in enumerate(seen.map):
            if WAITS[tile]:
                self.goals.append(square)
        self.moves: Final[list[int]] = []
        self.parcels: Final[list[int]] = []
        self.done: Final[list[int]] = []
        self.lists = 0
        self.givers: list[int] = []
        self.best_cards: list[int] = []
        self.best_givers: list[int] = []
        self.voyage = Voyage(seen)
        """Where the boat is after the plan, and what waits then."""
        self.voyage.tiles = seen.map
        self.best: Final = Orders(seen.players, len(seen.slots))

    def make(self) -> Orders:
        """The plan, and what those lay for whom it has no card."""
        self.found()
        self.give_orders()
        return self.best

    def found(self) -> Orders:
        """The plan that serves the most, and leaves the boat near the next goal."""
        for steps in range(1, min(self.most, MOST_STEPS) + 1):
            if self.lists < MOST_LISTS:
                self.sail(self.seen.pawns[0], steps)
        return self.best

    def sail(self, pose: int, steps: int) -> None:
        """Try all ways to sail on with so many more cards, the last of which reaches a goal."""
        self.lists += 1
        if not self.is_near(pose, steps):
            return
        seen = self.seen
        moves = self.moves
        last = moves[-1] if moves else NOTHING
        for card in SAILING:
            if not self.held[card] or is_void(seen, card) or is_idle(moves, last, card):
                continue
            goal = pose
            if QUARTERS[card]:
                if steps == 1:
                    continue
                goal = turned(pose, QUARTERS[card])
            else:
                ahead = card in (VOORUIT, VOORUIT2)
                table = seen.house.ahead if ahead else seen.house.astern
                for _ in range(STEPS[card]):
                    goal = table[goal]
                    if goal == OFF or (seen.house.rocks_block and self.is_rock(goal)):
                        goal = OFF
                        break
                if goal == OFF:
                    continue
            self.held[card] -= 1
            moves.append(card)
            self.arrive(goal, steps - 1, QUARTERS[card] == 0)
            moves.pop()
            self.held[card] += 1

    def is_rock(self, pose: int) -> bool:
        return self.seen.map[square_at(pose)] == ROTS

    def is_near(self, pose: int, steps: int) -> bool:
        """Whether a goal is within reach."""
        size = self.seen.house.size
        square = square_at(pose)
        row, column = square // size, square % size
        reach = steps
        if self.held[VOORUIT2] or self.held[ACHTERUIT2]:
            reach = 2 * steps
        for goal in self.goals:
            down = goal // size - row
            across = goal % size - column
            far = max(down, -down) + max(across, -across)  # abs is slow when compiled
            if far <= reach and goal not in self.done:
                return True
        return False

    def arrive(self, pose: int, steps: int, moved: bool) -> None:
        """Serve what is there, or sail past it."""
        square = square_at(pose)
        if moved and WAITS[self.seen.map[square]] and square not in self.done:
            before = len(self.parcels)
            if self.pack(square):
                self.done.append(square)
                if steps == 0:
                    self.weigh()
                elif len(self.done) < MOST_GOALS and self.room() >= steps:
                    self.sail(pose, steps)
                self.done.pop()
            while len(self.parcels) > before:
                self.held[self.parcels.pop()] += 1
        if steps and self.room() >= steps:
            self.sail(pose, steps)

    def room(self) -> int:
        return self.most - len(self.moves) - len(self.parcels)

    def pack(self, square: int) -> bool:
        """Take the parcels that are wished for there from people's hands, the plainest first."""
        if not WISHING[self.seen.map[square]]:
            return True
        for wish in wishes(self.seen, square):
            best, most = NOTHING, 0
            for card in range(FACES):
                if CAN_BE[card] & wish and self.held[card] > most:
                    best, most = card, self.held[card]
            if best == NOTHING:
                return False
            self.held[best] -= 1
            self.parcels.append(best)
        return self.room() >= 0

    def weigh(self) -> None:
        """Keep this list if it is the best so far and people can lay it."""
        seen = self.seen
        cards = self.parcels + self.moves
        most = len(self.done) - CARD * len(cards)
        if most <= self.best.worth:
            return
        row = laid_out(seen, cards, self.free)
        if row is None:
            return
        voyage = Voyage(seen)
        served, crashes, pose = voyage.sail(row)
        worth = served - CRASH * crashes - CARD * len(cards)
        worth -= DISTANCE * voyage.distance(pose, served) / 3
        if served and worth > self.best.worth and self.is_held(cards):
            self.best.worth = worth
            self.best.served = served
            self.best.row = row
            self.best_cards = cards
            self.best_givers = self.givers.copy()
            self.voyage = voyage
            voyage.pose = pose

    # Who lays what.

    def is_held(self, cards: list[int]) -> bool:
        """Whether there is a seat for each card of the list, none with more than it lays."""
        self.givers = [NOTHING] * len(cards)
        hands = [hand.copy() for hand in self.hands]
        return self.settle(cards, 0, hands, self.share.copy())

    def settle(self, cards: list[int], at: int, hands: list[list[int]], left: list[int]) -> bool:
        if at == len(cards):
            return True
        card = cards[at]
        for seat in range(len(hands)):
            if left[seat] and card in hands[seat]:
                left[seat] -= 1
                hands[seat].remove(card)
                self.givers[at] = seat
                if self.settle(cards, at + 1, hands, left):
                    return True
                left[seat] += 1
                hands[seat].append(card)
        return False

    def give_orders(self) -> None:
        """Who has turns left lays what is needed least where nothing is planned."""
        seen = self.seen
        best = self.best
        hands = [hand.copy() for hand in self.hands]
        left = self.share.copy()
        at = 0
        for position, card in enumerate(best.row):
            if card != NOTHING:
                seat = self.best_givers[at]
                at += 1
                best.order(seat, card, position)
                hands[seat].remove(card)
                left[seat] -= 1
        spare: list[int] = []
        for position, card in enumerate(best.row):
            if card == NOTHING and seen.marks[position] == 0:
                spare.append(position)
        self.lengthen(hands, left, spare)
        rest, givers = self.needed_least(hands, left, len(spare))
        places = spare[len(spare) - len(rest) :]
        for at, i in enumerate(Rest(self.voyage, rest).arranged()):
            best.order(givers[i], rest[i], places[at])

    def needed_least(
        self, hands: list[list[int]], left: list[int], most: int
    ) -> tuple[list[int], list[int]]:
        """The cards for which there is no plan, and who lays each."""
        rest: list[int] = []
        givers: list[int] = []
        costs: dict[int, float] = {}
        for seat, hand in enumerate(hands):
            while left[seat] and len(rest) < most and hand:
                least, least_cost = hand[0], 1e9
                for card in hand:
                    if card not in costs:
                        costs[card] = self.loss_of(card)
                    if costs[card] < least_cost:
                        least, least_cost = card, costs[card]
                hand.remove(least)
                left[seat] -= 1
                rest.append(least)
                givers.append(seat)
        return rest, givers

    def lengthen(self, hands: list[list[int]], left: list[int], spare: list[int]) -> None:
        """Steam cards that fit one after the other, from left to right."""
        seen = self.seen
        if not is_short(seen):
            return
        first, last = STEAM_TYPE[seen.row[0]], STEAM_TYPE[seen.row[-1]]
        for _ in range(MOST_STEAM):
            seat, card = self.steam_that_fits(hands, left, first, last)
            if card == NOTHING or not spare:
                return
            kind = STEAM_TYPE[card]
            if kind != last:
                last = kind
            else:
                first = kind
            hands[seat].remove(card)
            left[seat] -= 1
            self.best.order(seat, card, spare.pop(0))

    def steam_that_fits(
        self, hands: list[list[int]], left: list[int], first: int, last: int
    ) -> tuple[int, int]:
        """Who lays which Steam card; of several the one with most turns left."""
        giver, found = NOTHING, NOTHING
        for seat, hand in enumerate(hands):
            if not left[seat] or (giver != NOTHING and left[seat] <= left[giver]):
                continue
            for card in hand:
                if KIND[card] == STOOMBOOT and (
                    STEAM_TYPE[card] != last or STEAM_TYPE[card] != first
                ):
                    giver, found = seat, card
                    break
        return giver, found

    def loss_of(self, card: int) -> float:
        """What it costs to lay this card where nothing is planned; Steam may have to cut."""
        if KIND[card] == STOOMBOOT:
            return CUTS
        return keeping(self.seen, card) + (0.0 if KIND[card] == PAKJE else 0.5)


def is_idle(moves: list[int], last: int, card: int) -> bool:
    """Whether this card undoes the one before, or a shorter list does the same."""
    if last == NOTHING:
        return False
    if (card == LINKS and last == RECHTS) or (card == RECHTS and last == LINKS):
        return True
    if card == last and QUARTERS[card] in (1, 3):
        return len(moves) > 1 and moves[-2] == card
    return False


def turns(seen: BootOpStoom) -> list[int]:
    """How many cards each seat lays in the rest of this round."""
    laid = [0] * seen.players
    free = seen.marks.count(0)
    seat = seen.turn
    idle = 0
    while free and idle < seen.players:
        if takes_part(seen, seat) and laid[seat] < len(seen.hands[seat]):
            laid[seat] += 1
            free -= 1
            idle = 0
        else:
            idle += 1
        seat = seen.after(seat)
    return laid


def team_score(seen: BootOpStoom, hands: list[list[int]], seat: int, kind: int) -> float:
    """What the whole team lacks, and then what this hand lacks."""
    held = 0
    for top in seen.tops:
        if KIND[top] == kind:
            for hand in hands:
                held += hand.count(top)
    return score_draw(seen, seat, kind) / (1 + 0.5 * held)
