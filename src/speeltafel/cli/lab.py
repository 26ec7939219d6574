"""Experiments: played by a crew, shown as figures or as a report."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import typer
from rich.console import Console
from rich.markup import escape

from speeltafel.bots import named as bot_named
from speeltafel.cli.asked import Effort, Showing, Variants, Workforce
from speeltafel.cli.given import read_options, usual_players
from speeltafel.cli.shown import emit, plain
from speeltafel.engine.errors import BadInput
from speeltafel.engine.patching import patched_name
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.checks import bench as benchmark
from speeltafel.lab.checks.fuzz import try_out
from speeltafel.lab.pages.arena import page_of as arena_page
from speeltafel.lab.pages.compare import page_of as compare_page
from speeltafel.lab.pages.console import check_report, print_page, write_report
from speeltafel.lab.pages.page import Page
from speeltafel.lab.pages.report import report as report_of
from speeltafel.lab.pages.sweep import check_table, write_table
from speeltafel.lab.pages.sweep import page_of as sweep_page
from speeltafel.lab.playing import meetings
from speeltafel.lab.playing.meetings import Contest
from speeltafel.lab.playing.order import Order, check
from speeltafel.lab.studies import arena as meeting
from speeltafel.lab.studies import compare as comparing
from speeltafel.lab.studies import survey as surveying
from speeltafel.lab.studies import sweep as sweeping
from speeltafel.lab.studies.extras import Beside, games_to_weigh
from speeltafel.lab.studies.precision import Precision, precision_of, survey_until
from speeltafel.lab.studies.survey import Plan
from speeltafel.lab.studies.variants import Grid, grid
from speeltafel.lab.studies.wish import Wish
from speeltafel.lab.work.crews import Crew
from speeltafel.lab.work.experiment import crew, demand_some
from speeltafel.lab.work.progress import Progress, progress
from speeltafel.texts import shown, texts

__all__ = [
    "Contest",
    "Order",
    "Plan",
    "arena",
    "as_patched",
    "bench",
    "bots_named",
    "compare",
    "read_options",
    "simulate",
    "simulate_until",
    "sweep",
    "usual_players",
    "wanted",
]

BROKEN_OFF = 130
"""The exit code of work that was broken off with Ctrl-C, as shells have it."""


def bots_named(text: str) -> tuple[str, ...]:
    """Bots by commas."""
    return tuple(bot_named(part.strip()) for part in text.split(",") if part.strip())


def as_patched(name: str, patch: Path | None, players: int, options: dict[str, object]) -> str:
    """The game as a rule of somebody's own makes it, tried out before hours of play."""
    if patch is None:
        return name
    name = patched_name(name, str(patch))
    try_out(game_named(name), players, options)
    return name


def check_showing(game: str, showing: Showing) -> None:
    """Before hours of play: whether it can be shown at all."""
    check_report(showing.report, showing.plot)
    texts(game_named(game), showing.language)


@contextmanager
def working(hands: Workforce, game: str) -> Iterator[tuple[Crew, Progress]]:
    """Who does the work, and whom to tell how much is done."""
    with crew(hands.workers, hands.cluster) as some, progress(game) as tell:
        yield some, tell


def show(page: Page, data: object, showing: Showing) -> None:
    """Write the report where one was asked for; print what else was, or the report."""
    if showing.report:
        write_report(page, showing.report)
        print(f"{showing.report}: {page.title}", file=sys.stderr)
    if showing.as_json:
        emit(data)
    elif showing.plot or not showing.report:
        print_page(page, showing.plot)


def simulate(
    order: Order, named: str | None, plan: Plan, hands: Workforce, showing: Showing
) -> None:
    if showing.report or showing.plot or plan != Plan() or (named and "," in named):
        simulate_levels(order, named, plan, hands, showing)
        return
    order = replace(order, bot=bot_named(order.bot))
    check(order)
    with working(hands, order.game) as (some, tell):
        found = surveying.alone(order, some, tell)
    if showing.as_json:
        emit(surveying.as_data(found))
    else:
        print_figures(surveying.figures_of(found, order.bot))
    say_broken_off(some, f"{found.games} of {order.games} games")


def print_figures(figures: dict[str, object]) -> None:
    out = Console(highlight=False)
    for key, value in figures.items():
        told = (
            ", ".join(f"{k} {plain(v)}" for k, v in value.items())
            if isinstance(value, dict)
            else plain(value)
        )
        out.print(f"{key.replace('_', ' '):>20}  {escape(shown(told))}", soft_wrap=True)


def simulate_levels(
    order: Order, named: str | None, plan: Plan, hands: Workforce, showing: Showing
) -> None:
    levels = surveying.levels_of(named)
    order = replace(order, bot=surveying.asked_level(named))
    check(order)
    check_showing(order.game, showing)
    with working(hands, order.game) as (some, tell):
        found = surveying.survey(order, levels, some, tell, plan)
    page = report_of(found, showing.language, this_command())
    show(page, surveying.as_data(found), showing)
    done, games = found.done
    say_broken_off(some, f"{done} of {games} games at a level or more")


def plan_of(effort: Effort) -> Plan:
    return Plan(effort.thinking, effort.searched, effort.skill, effort.stakes)


def wanted(effort: Effort, games: int | None) -> Precision | None:
    """How precise a survey shall be, and how long it may take; None where games are given."""
    if effort.precision is None and effort.minutes is None:
        if games is None:
            raise BadInput("say how much to play: --games, or --precision 2%, or --minutes 10")
        return None
    if games is not None:
        raise BadInput(
            "--games says how much is played, --precision and --minutes when it is enough: "
            "leave one of them out"
        )
    if plan_of(effort) != Plan():
        raise BadInput(
            "--precision and --minutes find out how much is to be searched, met and weighed: "
            "leave out --searched, --skill, --stakes and --thinker, or give --games"
        )
    precision = 0.0 if effort.precision is None else precision_of(effort.precision)
    found = Precision(precision, effort.minutes)
    found.check()
    return found


def simulate_until(
    order: Order, named: str | None, wanted: Precision, hands: Workforce, showing: Showing
) -> None:
    levels = surveying.levels_of(named)
    order = replace(order, bot=surveying.asked_level(named))
    check_showing(order.game, showing)
    with working(hands, order.game) as (some, tell):
        found = survey_until(order, levels, some, wanted, tell)
    demand_some(min(tally.games for tally in found.tallies.values()))
    page = report_of(found, showing.language, this_command())
    show(page, surveying.as_data(found), showing)
    say_broken_off(some, f"{found.games} games at a level or more")


def whole_numbers(text: str | None) -> tuple[int, ...]:
    """Numbers of players by commas."""
    try:
        found = tuple(int(part) for part in text.split(",")) if text else ()
    except ValueError:
        raise BadInput(f"players are numbers, like 4 or 3,4,5, not {text!r}") from None
    if len(set(found)) != len(found):
        raise BadInput("a number of players is named twice")
    return found


def one_table(text: str) -> int:
    """How many play, where only one number can."""
    seats = whole_numbers(text)
    if len(seats) != 1:
        raise BadInput("one number of players; `compare` and `sweep` take several")
    return seats[0]


def read_variants(given: Variants, lists: bool) -> tuple[Order, Grid, tuple[str, ...]]:
    tables = whole_numbers(given.players) or (usual_players(given.name, None),)
    seats = tables[0]
    name = as_patched(given.name, given.patch, seats, {})
    variants = grid(game_named(name), seats, given.option or [], lists, tables)
    order = Order(name, seats, given.number, variants.fixed, seed=given.seed)
    return order, variants, surveying.levels_of(given.bot, surveying.VARIED)


def beside(given: Variants) -> Beside:
    stakes = games_to_weigh(given.number) if given.stakes is None else given.stakes
    return Beside(given.skill, given.thinking, stakes)


def compare(given: Variants, hands: Workforce, showing: Showing) -> None:
    order, variants, levels = read_variants(given, lists=False)
    check_showing(order.game, showing)
    with working(hands, order.game) as (some, tell):
        found = comparing.compare(order, variants, levels, some, tell, beside(given))
    page = compare_page(found, showing.language, this_command())
    show(page, comparing.as_data(found), showing)
    say_broken_off(some, f"{found.games} of {order.games} games of each variant")


def sweep(
    given: Variants,
    hands: Workforce,
    showing: Showing,
    table: Path | None,
    kept: Path | None,
    score: str | None,
) -> None:
    wish = None if score is None else Wish(score)
    order, variants, levels = read_variants(given, lists=True)
    if wish:
        sweeping.check_wish(wish, order, variants, beside(given))
    check_showing(order.game, showing)
    if table:
        check_table(table)
    with working(hands, order.game) as (some, tell):
        found = sweeping.sweep(order, variants, levels, some, tell, kept, beside(given))
    if table:
        write_table(found, table)
    show(
        sweep_page(found, showing.language, this_command(), wish), sweeping.rows_of(found), showing
    )
    say_broken_off(some, f"{found.games} of {order.games} games of each variant or more")


def arena(contest: Contest, hands: Workforce, showing: Showing, kept: Path | None) -> None:
    meetings.check(contest)
    check_showing(contest.game, showing)
    with working(hands, contest.game) as (some, tell):
        found = meeting.arena(contest, some, tell, kept)
    show(arena_page(contest, found, showing.language, this_command()), found, showing)
    say_broken_off(some, "the deals that are done")


def bench(seconds: float, turns: int, as_json: bool) -> None:
    with progress("bench") as tell:
        rows = benchmark.measure(seconds, turns, tell)
    if as_json:
        print(benchmark.as_json(rows))
        return
    print(benchmark.as_table(rows))
    if not benchmark.compiled():
        print("\nThis is uncompiled Python: `make bench` measures the compiled package.")
    if all(row.theirs is None for row in rows):
        print("The peers are not installed: `make bench` sets them up.")


def this_command() -> str:
    """The command that was given, as it can be given again."""
    return shlex.join(["speeltafel", *sys.argv[1:]])


def say_broken_off(crew: Crew, what: str) -> None:
    if crew.broken_off:
        print(f"speeltafel: broken off; these are the figures of {what}", file=sys.stderr)
        raise typer.Exit(BROKEN_OFF)
