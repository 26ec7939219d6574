"""Many games at one level, and their figures: the same seed gives the same on any workers."""

from time import perf_counter

from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.counting.facts import DECISIONS, SHARED, Fact
from speeltafel.lab.counting.figures import deviation, mean, spread_of
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.playing.games import play_games
from speeltafel.lab.playing.order import UNWATCHED, Order, check, chunks, watched_at_once
from speeltafel.lab.work.crews import Crew, Workpiece
from speeltafel.lab.work.experiment import carry_out, demand_some
from speeltafel.lab.work.progress import Tell, silence


def simulate(order: Order, crew: Crew, tell: Tell = silence) -> dict[str, object]:
    """Play the games and give the figures."""
    start = perf_counter()
    tally = play_all(order, crew, tell)
    return figures(order, game_named(order.game), tally, perf_counter() - start)


def play_all(order: Order, crew: Crew, tell: Tell = silence) -> Tally:
    """Play the games, unwatched; `tell` is told how many games are done.

    Broken off with Ctrl-C it gives the facts of the games that are done.
    """
    check(order)
    tally = Tally()
    size = UNWATCHED if order.bot == "random" else watched_at_once(order.bot)
    pieces = [
        Workpiece(("games", a), play_games, (order, a, b), b - a)
        for a, b in chunks(order.games, size)
    ]
    carry_out(pieces, lambda _piece, part: tally.add(part), crew, tell)
    demand_some(tally.games)
    return tally


def figures(order: Order, game: Game, tally: Tally, seconds: float) -> dict[str, object]:
    seats = range(order.players)
    return {
        "game": game.id,
        "version": game.version,
        "players": order.players,
        "options": dict(game.setup(order.players, order.options).options),
        "bot": order.bot,
        "seed": order.seed,
        "games": tally.games,
        "decisions": tally.sums[DECISIONS],
        "seconds": round(seconds, 3),
        "rounds": spread_of(tally, "rounds"),
        "decisions_per_game": spread_of(tally, "decisions"),
        "wins": [tally.sums[Fact("won", seat)] for seat in seats],
        "shared_wins": tally.sums[SHARED],
        "scores": {
            "mean": [mean(tally, Fact("score", seat)) for seat in seats],
            "sd": [deviation(tally, Fact("score", seat)) for seat in seats],
        },
        "endings": tally.named("ending"),
        **(game.study.figures(tally.named("study"), tally.games) if game.study else {}),
    }
