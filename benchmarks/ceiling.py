"""How often could a team that sees everything win? A planner that plays the same deals.

    python -m benchmarks.ceiling --players 4 --games 200

The planner looks into all hands and decides for everybody: it looks for cards in the hands that
together serve as many houses as possible in this round, spreads them over the players in the order
of their turns, and lays them face down where they belong. All its moves are legal at the table.
It plans one round at a time, under the default options. It plays every deal several times, all but
the first time with a little chance in its choices, and a deal counts as won if one of these games
is: somebody who knows also the piles and shuffles to come could choose that one. So a deal that is
won here could certainly be won: the share is a lower bound of what is possible, not an upper one.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from speeltafel.engine.chance import Chance, fast
from speeltafel.engine.drive import drive
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.games.bootopstoom.cards import KIND, PAKJE, STOOMBOOT
from speeltafel.games.bootopstoom.decisions.place import PLACES
from speeltafel.games.bootopstoom.players.heuristics import (
    DISTANCE,
    is_short,
    keeping,
    score_all,
    score_draw,
)
from speeltafel.games.bootopstoom.players.planning import (
    NOTHING,
    Voyage,
    all_ways,
    costs_of,
    laid_out,
    parcels_for,
    usable_places,
)
from speeltafel.games.bootopstoom.rules import takes_part
from speeltafel.games.bootopstoom.rules_agenda import DRAW, PLACE
from speeltafel.games.bootopstoom.rules_map import WAITS
from speeltafel.games.bootopstoom.rules_table import is_won
from speeltafel.games.bootopstoom.state import BootOpStoom
from speeltafel.lab.playing.order import game_seed

MOST_GOALS = 3
WHIM = 0.3
NEAREST = 6
"""Goals that are tried: the nearest ones."""


class Planner:
    """Decides for all seats of a full state."""

    def __init__(self, chance: Chance | None = None) -> None:
        self.chance = chance
        self.round = 0
        self.orders: dict[int, list[tuple[int, int]]] = {}
        """For each seat the cards that it lays in this round, each with its position."""

    def choose(self, state: BootOpStoom, seat: int) -> Move:
        moves = state.legal_moves(seat)
        if state.phase == PLACE and not state.questions:
            return self.lay(state, seat, moves)
        if state.phase == DRAW:
            scores = [team_score(state, seat, move.number) for move in moves]
        else:
            scores = score_all(state, seat, moves)
        return self.best(moves, scores)

    def best(self, moves: list[Move], scores: list[float]) -> Move:
        scores = [score + self.whim() for score in scores]
        return moves[scores.index(max(scores))]

    def whim(self) -> float:
        return self.chance.below(1000) * WHIM / 1000 if self.chance else 0.0

    def lay(self, state: BootOpStoom, seat: int, moves: list[Move]) -> Move:
        if self.round != state.round:
            self.round = state.round
            self.orders = self.best_orders(state)
        for card, position in self.orders.get(seat, []):
            move = PLACES[card][position]
            if move in moves:
                self.orders[seat].remove((card, position))
                return move
        return self.best(moves, score_all(state, seat, moves))  # something has crossed the plan

    def best_orders(self, state: BootOpStoom) -> dict[int, list[tuple[int, int]]]:
        """The plan that serves the most, and leaves the boat near the next goal."""
        share = turns(state)
        places = usable_places(state)
        best_worth, best_row = 0.0, [NOTHING] * len(state.slots)
        best_givers: list[tuple[int, int]] = []
        for cards in lists_of_cards(state, len(places)):
            row = laid_out(state, cards, places)
            givers = who_gives(state, cards, share) if row is not None else None
            if row is None or givers is None:
                continue
            voyage = Voyage(state)
            served, crashes, pose = voyage.sail(row)
            worth = served - 0.3 * crashes - 0.02 * len(cards) + self.whim()
            worth -= DISTANCE * voyage.distance(pose, served) / 3
            if served and worth > best_worth:
                best_worth, best_row, best_givers = worth, row, givers
        return with_the_rest(state, best_row, best_givers, share)


def team_score(state: BootOpStoom, seat: int, kind: int) -> float:
    """What the whole team lacks, and then what this hand lacks."""
    top = next((card for card in state.tops if KIND[card] == kind), NOTHING)
    held = sum(hand.count(top) for hand in state.hands)
    return score_draw(state, seat, kind) / (1 + 0.5 * held)


# A plan for all hands.


def turns(state: BootOpStoom) -> list[int]:
    """How many cards each seat lays in this round."""
    cards = [len(hand) if takes_part(state, s) else 0 for s, hand in enumerate(state.hands)]
    laid = [0] * state.players
    seat, free = state.turn, state.marks.count(0)
    while free and any(laid[s] < cards[s] for s in range(state.players)):
        if laid[seat] < cards[seat]:
            laid[seat] += 1
            free -= 1
        seat = state.after(seat)
    return laid


def lists_of_cards(state: BootOpStoom, most: int) -> Iterator[list[int]]:
    """Parcels and moves for up to three goals in every order."""
    held = Counter(card for s, hand in enumerate(state.hands) for card in hand)
    in_hands = [float(held[card]) for card in range(len(state.counts()))]
    costs = costs_of(in_hands)
    start = all_ways(state, state.pawns[0], costs)
    goals = [square for square, tile in enumerate(state.map) if WAITS[tile] and square in start]
    goals = sorted(goals, key=lambda goal: start[goal][0])[:NEAREST]
    for size in range(1, MOST_GOALS + 1):
        for order in permutations(goals, size):
            cards: list[int] = []
            moves: list[int] = []
            pose = state.pawns[0]
            for goal in order:
                ways = all_ways(state, pose, costs)
                if goal not in ways:
                    break
                moves += ways[goal][1]
                pose = ways[goal][2]
                cards += parcels_for(state, goal, in_hands)
                if len(cards) + len(moves) > most:
                    break
            else:
                whole = Counter(cards + moves)
                if all(held[card] >= n for card, n in whole.items()):
                    yield cards + moves


def who_gives(
    state: BootOpStoom, cards: list[int], share: list[int]
) -> list[tuple[int, int]] | None:
    """A seat for each card of the list, none with more than it lays; None where there is no way."""
    left = share.copy()
    hands = [Counter(hand) for hand in state.hands]
    order = sorted(range(len(cards)), key=lambda i: sum(h[cards[i]] > 0 for h in hands))
    givers = [NOTHING] * len(cards)

    def settle(at: int) -> bool:
        if at == len(order):
            return True
        card = cards[order[at]]
        for seat in sorted(range(len(left)), key=lambda s: -left[s]):
            if left[seat] and hands[seat][card]:
                left[seat] -= 1
                hands[seat][card] -= 1
                givers[order[at]] = seat
                if settle(at + 1):
                    return True
                left[seat] += 1
                hands[seat][card] += 1
        return False

    return [(givers[i], cards[i]) for i in range(len(cards))] if settle(0) else None


def with_the_rest(
    state: BootOpStoom, row: list[int], givers: list[tuple[int, int]], share: list[int]
) -> dict[int, list[tuple[int, int]]]:
    """Who has turns left lays what is needed least where nothing is planned; Steam if it helps."""
    orders: dict[int, list[tuple[int, int]]] = {seat: [] for seat in range(state.players)}
    filled = [position for position, card in enumerate(row) if card != NOTHING]
    for position, (seat, card) in zip(filled, givers, strict=True):
        orders[seat].append((card, position))
    spare = [p for p in range(len(row)) if row[p] == NOTHING and state.marks[p] == 0]
    steam = 0
    for seat in range(state.players):
        hand = state.hands[seat].copy()
        for card, _ in orders[seat]:
            hand.remove(card)
        for _ in range(share[seat] - len(orders[seat])):
            if not spare or not hand:
                break
            card = min(hand, key=lambda c: junk_cost(state, c, steam))
            steam += KIND[card] == STOOMBOOT
            hand.remove(card)
            orders[seat].append((card, spare.pop()))
    return orders


def junk_cost(state: BootOpStoom, card: int, steam: int) -> float:
    if KIND[card] == STOOMBOOT:
        return -1.0 if is_short(state) and steam < 2 else 3.0
    return keeping(state, card) + (0.0 if KIND[card] == PAKJE else 0.5)


# Many games.


def play(state: BootOpStoom, chance: Chance | None = None) -> None:
    planner = Planner(chance)

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        assert isinstance(state, BootOpStoom)
        return seats[0], planner.choose(state, seats[0])

    drive(state, decide)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tries", type=int, default=10, help="games with each deal")
    given = parser.parse_args()
    game = game_named("boot-op-stoom")
    setup = game.setup(given.players, {})
    first = won = 0
    for number in range(given.games):
        for attempt in range(given.tries):
            state = game.deal_again(setup, game_seed(given.seed, number), quiet=True)
            assert isinstance(state, BootOpStoom)
            play(state, fast(attempt) if attempt else None)
            if is_won(state):
                won += 1
                first += attempt == 0
                break
    print(
        f"{given.players} players, {given.games} deals: won at the first try "
        f"{first / given.games:.3f}, in one of {given.tries} tries {won / given.games:.3f}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
