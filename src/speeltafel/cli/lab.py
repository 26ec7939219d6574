"""Experiments: played by a crew, shown as figures or as a report."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import typer
from rich.console import Console
from rich.markup import escape

from speeltafel.cli.given import read_options, usual_players
from speeltafel.cli.shown import emit, plain
from speeltafel.engine.registry import game as game_named
from speeltafel.lab import arena as meeting
from speeltafel.lab import bench as benchmark
from speeltafel.lab import compare as comparing
from speeltafel.lab import simulate as simulating
from speeltafel.lab import survey as surveying
from speeltafel.lab import sweep as sweeping
from speeltafel.lab.arena import Contest
from speeltafel.lab.arena_page import page_of as arena_page
from speeltafel.lab.console import check_report, print_page, write_report
from speeltafel.lab.page import Page
from speeltafel.lab.progress import Tell, progress
from speeltafel.lab.report import report as report_of
from speeltafel.lab.simulate import Order
from speeltafel.lab.variants import Grid, grid
from speeltafel.lab.work import Crew, crew
from speeltafel.texts import texts

__all__ = [
    "Asked",
    "Contest",
    "Order",
    "arena",
    "bench",
    "compare",
    "read_options",
    "simulate",
    "sweep",
    "usual_players",
    "variants_of",
]

BROKEN_OFF = 130
"""The exit code of work that was broken off with Ctrl-C, as shells have it."""


@dataclass(frozen=True)
class Asked:
    """Who does the work of an experiment, and how it is shown."""

    workers: int
    cluster: str | None
    report: Path | None
    plot: bool
    language: str
    as_json: bool

    def check(self, game: str) -> None:
        """Before hours of play: whether it can be shown at all."""
        check_report(self.report, self.plot)
        texts(game_named(game), self.language)

    @contextmanager
    def work(self, game: str) -> Iterator[tuple[Crew, Tell]]:
        with crew(self.workers, self.cluster) as hands, progress(game) as tell:
            yield hands, tell

    def show(self, page: Page, data: object) -> None:
        """Write the report where one was asked for; print what else was, or the report."""
        if self.report:
            write_report(page, self.report)
            print(f"{self.report}: {page.title}", file=sys.stderr)
        if self.as_json:
            emit(data)
        elif self.plot or not self.report:
            print_page(page, self.plot)


def simulate(order: Order, named: str | None, thinking: int | None, asked: Asked) -> None:
    if asked.report or asked.plot or (named and "," in named):
        simulate_levels(order, named, thinking, asked)
        return
    simulating.check(order)
    with asked.work(order.game) as (hands, tell):
        found = surveying.alone(order, hands, tell)
    if asked.as_json:
        emit(surveying.as_data(found))
    else:
        print_figures(surveying.figures_of(found, order.bot))
    say_broken_off(hands, f"{found.games} of {order.games} games")


def print_figures(figures: dict[str, object]) -> None:
    out = Console(highlight=False)
    for key, value in figures.items():
        shown = (
            ", ".join(f"{k} {plain(v)}" for k, v in value.items())
            if isinstance(value, dict)
            else plain(value)
        )
        out.print(f"{key.replace('_', ' '):>20}  {escape(shown)}", soft_wrap=True)


def simulate_levels(order: Order, named: str | None, thinking: int | None, asked: Asked) -> None:
    levels = surveying.levels_of(named)
    order = replace(order, bot=surveying.asked_level(named))
    simulating.check(order)
    asked.check(order.game)
    with asked.work(order.game) as (hands, tell):
        found = surveying.survey(order, levels, hands, tell, thinking)
    asked.show(report_of(found, asked.language, this_command()), surveying.as_data(found))
    say_broken_off(hands, f"{found.games} of {order.games} games at each level")


def variants_of(
    name: str,
    option: list[str] | None,
    players: int | None,
    number: int,
    bot: str | None,
    seed: int,
    lists: bool,
) -> tuple[Order, Grid, tuple[str, ...]]:
    seats = usual_players(name, players)
    variants = grid(game_named(name), seats, option or [], lists)
    return Order(name, seats, number, variants.fixed, seed=seed), variants, surveying.levels_of(bot)


def compare(order: Order, variants: Grid, levels: tuple[str, ...], asked: Asked) -> None:
    asked.check(order.game)
    with asked.work(order.game) as (hands, tell):
        found = comparing.compare(order, variants, levels, hands, tell)
    page = comparing.page_of(found, asked.language, this_command())
    asked.show(page, comparing.as_data(found))
    say_broken_off(hands, f"{found.games} of {order.games} games of each variant")


def sweep(
    order: Order,
    variants: Grid,
    levels: tuple[str, ...],
    asked: Asked,
    table: Path | None,
    kept: Path | None,
) -> None:
    asked.check(order.game)
    if table:
        sweeping.check_table(table)
    with asked.work(order.game) as (hands, tell):
        found = sweeping.sweep(order, variants, levels, hands, tell, kept)
    if table:
        sweeping.write_table(found, table)
    asked.show(sweeping.page_of(found, asked.language, this_command()), sweeping.rows_of(found))
    say_broken_off(hands, f"{found.games} of {order.games} games of each variant or more")


def arena(contest: Contest, asked: Asked, kept: Path | None) -> None:
    meeting.check(contest)
    asked.check(contest.game)
    with asked.work(contest.game) as (hands, tell):
        found = meeting.arena(contest, hands, tell, kept)
    asked.show(arena_page(contest, found, asked.language, this_command()), found)
    say_broken_off(hands, "the deals that are done")


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


def say_broken_off(hands: Crew, what: str) -> None:
    if hands.broken_off:
        print(f"speeltafel: broken off; these are the figures of {what}", file=sys.stderr)
        raise typer.Exit(BROKEN_OFF)
