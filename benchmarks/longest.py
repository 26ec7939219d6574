"""The longest single call that a table makes: `python -m benchmarks.longest --seconds 60`.

A server answers all its tables on one loop, so what counts is not what a call takes on average but
at worst. Random tables of every game, with random options, all numbers of seats and hands of up to
60 cards (taken from the stock, where the rules allow such a table), are played by chance and by the
rule of thumb; each kind of call is measured in CPU time, a long one twice. With
`PYTHONPATH=build/compiled` before it the compiled package is measured.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import process_time

from speeltafel.engine.chance import fast
from speeltafel.engine.events import NOBODY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.checks.bench import compiled
from speeltafel.lab.checks.fuzz import random_setting
from speeltafel.lab.playing.order import game_seed

KINDS = ("heuristic", "opinions", "table", "legal_moves", "why_not", "seen_by", "imagined")
LONGEST_GAME = 3000
MEASURED = 0.2
"""The share of decisions that are measured."""
ENLARGED = 0.4
"""The share of these at which the hand is made larger."""
STOCKS = ("stock", "pot")
TRIED = 6
"""So many moves are asked about, legal ones and earlier ones."""


@dataclass(frozen=True)
class Longest:
    """One call, and the table at which it was made."""

    milliseconds: float = 0.0
    seed: int = 0
    players: int = 0
    decision: int = 0
    cards: int = 0
    """In the hand of whoever decides."""
    options: str = ""


class Watch:
    """The longest call of each kind at the tables of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found = dict.fromkeys(KINDS, Longest())
        self.tables = 0
        self.decisions = 0

    def play(self, seed: int, most_cards: int, until: float) -> None:
        """One table to its end, or until there is no time left."""
        rng = random.Random(seed)
        players, options = random_setting(self.game, rng)
        state = self.game.deal(players, seed, options)
        past: list[Move] = []
        self.tables += 1
        for decision in range(LONGEST_GAME):
            seats = state.to_act()
            if not seats or process_time() > until:
                return
            seat = rng.choice(seats)
            if rng.random() < MEASURED:
                at = Longest(0.0, seed, players, decision, 0, str(options))
                table = enlarged(state, seat, rng, most_cards) if rng.random() < ENLARGED else state
                self.measure(table, seat, rng, past, at)
            moves = state.legal_moves(seat)
            move = moves[rng.randrange(len(moves))]
            if rng.random() < 0.5:
                move = self.game.heuristic(state.seen_by(seat), seat, fast(decision))
            past.append(move)
            state.play(seat, move)
            state.take_events()
            self.decisions += 1

    def measure(
        self, state: State, seat: int, rng: random.Random, past: list[Move], at: Longest
    ) -> None:
        game = self.game
        seen = state.seen_by(seat)
        moves = state.legal_moves(seat)
        cards = max([len(z.cards) for z in seen.zones() if z.seat == seat], default=0)
        note = Longest(0.0, at.seed, at.players, at.decision, cards, at.options)
        self.time("legal_moves", lambda: state.legal_moves(seat), note)
        self.time("seen_by", lambda: state.seen_by(seat), note)
        self.time("imagined", lambda: seen.imagined(fast(at.decision)), note)
        self.time("heuristic", lambda: game.heuristic(seen, seat, fast(1)), note)
        self.time("table", lambda: game.view(seen), note)
        opinions = game.opinions
        if opinions is not None and len(moves) > 1:
            self.time("opinions", lambda: opinions(seen, seat, moves), note)
        asked = [rng.choice(moves) for _ in range(TRIED // 2)]
        asked += [rng.choice(past) for _ in range(TRIED // 2) if past]
        for move in asked:
            self.time("why_not", partial(state.why_not, seat, move), note)

    def time(self, kind: str, call: Callable[[], object], at: Longest) -> None:
        took = 0.0
        for again in range(2):
            start = process_time()
            call()
            once = (process_time() - start) * 1000
            took = min(took, once) if again else once
            if took <= self.found[kind].milliseconds:
                return
        self.found[kind] = Longest(took, at.seed, at.players, at.decision, at.cards, at.options)


def enlarged(state: State, seat: int, rng: random.Random, most_cards: int) -> State:
    """The same table with cards of the stock in this seat's hand, if there can be such a table."""
    other = state.copy()
    zones = other.zones()
    hands = [zone.cards for zone in zones if zone.seat == seat and zone.name == "hand"]
    stocks = [zone.cards for zone in zones if zone.seat == NOBODY and zone.name in STOCKS]
    if not hands or not stocks:
        return state
    hand, stock = hands[0], stocks[0]
    for _ in range(rng.randint(1, most_cards)):
        if len(stock) < 2 or len(hand) >= most_cards:
            break
        hand.append(stock.pop())
    hand.sort()
    return state if other.faults() or not other.legal_moves(seat) else other


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="CPU time for each game")
    parser.add_argument("--game", help="one game only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=int, default=60, help="the largest hand")
    given = parser.parse_args(arguments)
    games = [game_named(given.game)] if given.game else list(all_games().values())
    print(f"# {'compiled' if compiled() else 'uncompiled'}, seed {given.seed}\n")
    print("| game | call | ms | cards | players | seed | decision | options |")
    print("|---|---|---:|---:|---:|---:|---:|---|")
    for game in games:
        watch = Watch(game)
        until = process_time() + given.seconds
        while process_time() < until:
            watch.play(game_seed(given.seed, watch.tables), given.cards, until)
        for kind, at in watch.found.items():
            if at.milliseconds:
                print(
                    f"| {game.id} | {kind} | {at.milliseconds:.2f} | {at.cards} | {at.players} | "
                    f"{at.seed} | {at.decision} | {at.options} |"
                )
        print(f"<!-- {game.id}: {watch.tables} tables, {watch.decisions} decisions -->")


if __name__ == "__main__":
    main()
