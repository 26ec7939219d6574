"""Cards that are laid after those of a plan."""

from typing import Final

from speeltafel.games.bootopstoom.cards import ANKER, KIND, VAREN, VOORUIT, VOORUIT2
from speeltafel.games.bootopstoom.players.heuristics import DISTANCE
from speeltafel.games.bootopstoom.players.planning import Voyage
from speeltafel.games.bootopstoom.rules_map import OFF, ROTS, square_at, turned
from speeltafel.games.bootopstoom.rules_varen import QUARTERS, STEPS, is_void

MOST_ORDERS: Final = 400
CRASH: Final = 0.3
"""What a crash costs a plan, in houses."""


class Rest:
    """Cards that are laid after those of the plan, in the order that leads nearest to a goal."""

    def __init__(self, voyage: Voyage, cards: list[int]) -> None:
        self.voyage: Final = voyage
        self.cards: Final = cards
        self.used: Final[list[bool]] = [False] * len(cards)
        self.order: Final[list[int]] = []
        self.best: list[int] = []
        self.least = 1e9
        self.tries = 0
        self.far: Final[dict[int, float]] = {}

    def arranged(self) -> list[int]:
        """The places of the cards in the list, in the order in which they are laid."""
        still: list[int] = []
        for i, card in enumerate(self.cards):
            if KIND[card] != VAREN or card == ANKER:
                still.append(i)
                self.used[i] = True
        self.sail(self.voyage.pose, len(self.cards) - len(still), 0.0)
        return still + self.best

    def sail(self, pose: int, left: int, cost: float) -> None:
        if left == 0:
            self.tries += 1
            cost += self.distance(pose)
            if cost < self.least:
                self.least = cost
                self.best = self.order.copy()
            return
        seen = self.voyage.seen
        tried = 0
        for i, card in enumerate(self.cards):
            if self.used[i] or tried >> card & 1 or self.tries >= MOST_ORDERS:
                continue
            tried |= 1 << card
            goal = pose
            more = 0.0
            if not is_void(seen, card):
                if QUARTERS[card]:
                    goal = turned(pose, QUARTERS[card])
                table = seen.house.ahead if card in (VOORUIT, VOORUIT2) else seen.house.astern
                for _ in range(STEPS[card]):
                    ahead = table[goal]
                    rock = ahead != OFF and seen.map[square_at(ahead)] == ROTS
                    if seen.house.plekken and (rock or ahead == OFF):
                        more += CRASH / DISTANCE
                    if ahead != OFF and not (rock and seen.house.rocks_block):
                        goal = ahead
            self.used[i] = True
            self.order.append(i)
            self.sail(goal, left - 1, cost + more)
            self.order.pop()
            self.used[i] = False

    def distance(self, pose: int) -> float:
        if pose not in self.far:
            self.far[pose] = self.voyage.distance(pose, 1)
        return self.far[pose]
