"""A game at several levels of play, and what skill and hidden cards are worth in it."""

from dataclasses import dataclass, field, replace
from time import perf_counter

from speeltafel.bots import LEVELS
from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.progress import Tell, silence
from speeltafel.lab.simulate import (
    Order,
    check,
    chunks,
    figures,
    play_all,
    play_games,
    watched_at_once,
)
from speeltafel.lab.skill import (
    CHEATING,
    FAIR,
    PLAIN,
    Step,
    effort,
    gain,
    hidden_jobs,
    step_jobs,
    steps,
    win_share,
)
from speeltafel.lab.tally import Tally
from speeltafel.lab.work import Crew, Job

USUAL = ("random", "rule")
"""The levels of a report, where none are named: one alone misleads."""
GAMES_A_STEP = 20
GAMES_A_THINKER = 25
"""For so many games of the report one deal of bots that meet, and one of the slow thinker."""
FEWEST_DEALS = 20
"""The slow thinker plays at least these: fewer tell nothing."""
MOVES_A_GAME = 400
"""For each game of the report the thinkers let rule players make so many moves, not many more."""


@dataclass
class Survey:
    """Everything that a report tells of; the bot of its order is the level that was asked for."""

    order: Order
    levels: tuple[str, ...]
    tallies: dict[str, Tally]
    steps: dict[Step, Tally] = field(default_factory=dict)
    hidden: Tally = field(default_factory=Tally)
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return min(tally.games for tally in self.tallies.values())


def levels_named(named: str | None) -> list[str]:
    """Levels by commas, weakest first."""
    wanted = {part.strip() for part in (named or "").split(",") if part.strip()}
    for level in wanted:
        if level not in LEVELS:
            raise BadInput(f"there is no bot {level!r}; bots: {', '.join(LEVELS)}")
    return sorted(wanted, key=LEVELS.index)


def levels_of(named: str | None) -> tuple[str, ...]:
    """The levels to play: beside a single one the usual ones."""
    wanted = levels_named(named)
    if len(wanted) < 2:
        wanted += USUAL
    return tuple(level for level in LEVELS if level in wanted)


def asked_level(named: str | None) -> str:
    """The strongest of the levels named; random, where none is."""
    return ["random", *levels_named(named)][-1]


def alone(order: Order, crew: Crew, progress: Tell = silence) -> Survey:
    """One level alone, of which no more is counted than its figures tell: soon done."""
    start = perf_counter()
    tally = play_all(order, crew, progress)
    return Survey(order, (order.bot,), {order.bot: tally}, seconds=perf_counter() - start)


def survey(
    order: Order,
    levels: tuple[str, ...],
    crew: Crew,
    progress: Tell = silence,
    thinking: int | None = None,
) -> Survey:
    """Play it all; `progress` is told how many pieces are done.

    Everything goes on side by side, so that whoever breaks off has some of all of it.
    """
    found = Survey(
        order,
        levels,
        {level: Tally() for level in levels},
        {step: Tally() for step in steps(levels)},
    )
    start = perf_counter()
    done = 0

    def take(job: Job, part: Tally) -> None:
        nonlocal done
        what, *name = job.key
        if what == "games":
            found.tallies[str(name[0])].add(part)
        elif what == "step":
            found.steps[Step(str(name[0]), str(name[1]))].add(part)
        else:
            found.hidden.add(part)
        done += 1
        progress(done, len(jobs))

    jobs = jobs_of(order, levels, thinking)
    crew.results(jobs, take)
    found.seconds = perf_counter() - start
    if not found.games:
        raise BadInput("broken off before the first games were done")
    return found


def jobs_of(order: Order, levels: tuple[str, ...], thinking: int | None = None) -> list[Job]:
    """The work of a survey; `thinking` is how many deals the slow thinker plays."""
    series = []
    for level in levels:
        one = replace(order, bot=level)
        check(one)
        series.append(
            [
                Job(("games", level, a), play_games, (one, a, b, True))
                for a, b in chunks(order.games, watched_at_once(level))
            ]
        )
    series.append(step_jobs(order, levels, max(1, order.games // GAMES_A_STEP)))
    series.append(hidden_jobs(order, deals_to_think(order) if thinking is None else thinking))
    return side_by_side(series)


def deals_to_think(order: Order) -> int:
    """Many where a deal is soon thought through; told by moves, so that it is always the same."""
    soon = order.games * MOVES_A_GAME // effort(order)
    return max(FEWEST_DEALS, min(order.games // GAMES_A_THINKER, soon))


def side_by_side(series: list[list[Job]]) -> list[Job]:
    """Jobs of all series in turn, each spread over the whole time."""
    placed = [(n / len(jobs), job) for jobs in series for n, job in enumerate(jobs)]
    return [job for _, job in sorted(placed, key=lambda one: one[0])]


def as_data(found: Survey) -> dict[str, object]:
    """The survey as plain data: the figures of the level that was asked for, then everything."""
    return {
        **figures_of(found, found.order.bot),
        "levels": {
            level: figures_of(found, level) | {"facts": facts_of(tally)}
            for level, tally in found.tallies.items()
        },
        "skill": {
            f"{step.level} over {step.below}": {
                "deals": tally.games,
                "wins": win_share(tally).__dict__,
            }
            for step, tally in found.steps.items()
            if tally.games
        },
        "hidden": {
            "deals": found.hidden.games,
            **{name: win_share(found.hidden, name).__dict__ for name in (PLAIN, FAIR, CHEATING)},
            "gain": gain(found.hidden).__dict__,
        }
        if found.hidden.games
        else {},
    }


def figures_of(found: Survey, level: str) -> dict[str, object]:
    order = replace(found.order, bot=level)
    return figures(order, game_named(order.game), found.tallies[level], found.seconds)


def facts_of(tally: Tally) -> dict[str, dict[str, int]]:
    """Every fact of the games: its sum, and that of its squares."""
    return {
        name: {"sum": total, "squares": tally.squares[name]}
        for name, total in sorted(tally.sums.items())
    }
