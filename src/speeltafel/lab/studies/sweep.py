"""A grid of variants: every combination played, kept as it is done, and written as a table."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isnan
from pathlib import Path
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.counting.figures import SURE, Estimate, errors, rounded
from speeltafel.lab.counting.ratios import ratio_between
from speeltafel.lab.counting.tally import Tally, tally_of
from speeltafel.lab.playing.games import play_games
from speeltafel.lab.playing.order import Order, check, chunks, watched_at_once
from speeltafel.lab.studies.differences import (
    LEAST,
    Contrast,
    Difference,
    held_to_all,
    tails_apart,
)
from speeltafel.lab.studies.extras import HIDDEN, NOTHING, STAKES, Beside, extras, tallied
from speeltafel.lab.studies.skill import OVER
from speeltafel.lab.studies.variants import (
    SHARE,
    TAIL,
    Figure,
    Grid,
    figures_of,
    known_figures,
    value_of,
)
from speeltafel.lab.studies.wish import Wish, word_of
from speeltafel.lab.work.crews import Crew, Workpiece
from speeltafel.lab.work.experiment import carry_out, demand_some, side_by_side
from speeltafel.lab.work.ledger import Ledger
from speeltafel.lab.work.program import program
from speeltafel.lab.work.progress import Tell, silence

SKILL = "skill"
"""A figure that is not of a level's own games, but of those among the level below."""
ALONE = {"hidden": HIDDEN, "stake": STAKES}
"""Figures of no level: under which name they are counted."""


@dataclass
class Sweep:
    """All variants of a grid at several levels."""

    order: Order
    grid: Grid
    levels: tuple[str, ...]
    tallies: dict[str, list[Tally]]

    @property
    def all_tallies(self) -> list[Tally]:
        return [tally for row in self.tallies.values() for tally in row]

    @property
    def games(self) -> int:
        return min(tally.games for level in self.levels for tally in self.tallies[level])

    def figures(self, tallies: Sequence[Tally]) -> list[Figure]:
        game = game_named(self.order.game)
        return figures_of(game, self.grid.players_of(self.order), tallies)

    def tally_of(self, figure: Figure, level: str, cell: int) -> Tally:
        """What a figure of a level is counted in; nothing where that was not played."""
        name = ALONE.get(figure.what, level)
        if figure.what == SKILL:
            name = next((one for one in self.tallies if one.startswith(level + OVER)), "")
        return self.tallies[name][cell] if name in self.tallies else Tally()

    def take(self, piece: Workpiece, part: Tally) -> None:
        level, variant, *_ = piece.key
        place = [settled(cell) == variant for cell in self.grid.cells].index(True)
        self.tallies[str(level)][place].add(part)


def sweep(
    order: Order,
    grid: Grid,
    levels: tuple[str, ...],
    crew: Crew,
    tell: Tell = silence,
    kept: Path | None = None,
    beside: Beside = NOTHING,
) -> Sweep:
    """Play the grid; what `kept` holds of an earlier run is not played again."""
    names = tallied(levels, beside)
    found = Sweep(order, grid, levels, {name: [Tally() for _ in grid.cells] for name in names})
    pieces = pieces_of(order, grid, levels, beside)
    ledger = Ledger(kept, heading(order, grid), Tally.plain, tally_of) if kept else None
    carry_out(pieces, found.take, crew, tell, ledger)
    demand_some(sum(tally.games for tally in found.all_tallies))
    return found


def pieces_of(
    order: Order, grid: Grid, levels: tuple[str, ...], beside: Beside = NOTHING
) -> list[Workpiece]:
    rows = []
    for extra in extras(levels, beside):
        for cell in grid.cells:
            one = grid.order_of(order, cell)
            rows.append(
                [
                    Workpiece((extra.name, settled(cell), n, n + 1), extra.play, (one, n))
                    for n in range(extra.deals)
                ]
            )
    for level in levels:
        for cell in grid.cells:
            one = replace(grid.order_of(order, cell), bot=level)
            check(one)
            rows.append(
                [
                    Workpiece((level, settled(cell), a, b), play_games, (one, a, b, True))
                    for a, b in chunks(order.games, watched_at_once(level))
                ]
            )
    return side_by_side(rows)


def settled(cell: dict[str, object]) -> tuple[tuple[str, object], ...]:
    """A variant as a key: values of several parts become tuples."""
    return tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in cell.items()
    )


def heading(order: Order, grid: Grid) -> dict[str, object]:
    """What has to be equal for results to belong together; values and games may be added."""
    game = game_named(order.game)
    return {
        "game": game.id,
        "version": game.version,
        "program": program(game.id),
        "players": order.players,
        "seed": order.seed,
        "options": dict(grid.fixed),
        "varied": list(grid.axes),
    }


def differences(found: Sweep) -> tuple[list[Difference], float]:
    """Every figure of every variant beside the first's, but for what happens in a game, and the
    standard errors held to."""
    every, sure = held_to_all(
        found.tallies,
        lambda row: [figure for figure in found.figures(row) if figure.what != "event"],
        lambda *one: measured(found, *one),
    )
    return every, errors(sure, found.games)


def measured(found: Sweep, level: str, variant: int, figure: Figure, sure: float) -> Contrast:
    """Each variant by its own games: results that were kept tell nothing of single deals."""
    base, other = found.tallies[level][0], found.tallies[level][variant]

    def apart(sure: float = SURE) -> Estimate:
        if figure.kind == TAIL:
            return tails_apart(base, other, figure, sure)
        return ratio_between(base, other, figure.fact, figure.over, sure).scaled(figure.scale)

    most = max(tally.sums[figure.fact] for tally in (base, other))
    return Contrast(apart(), [apart(sure)], figure.kind != SHARE or figure.scale * most >= LEAST)


def rows_of(found: Sweep) -> list[dict[str, Any]]:
    """A row for each variant and level: its options, then every figure with its bounds.

    All rows have the same columns. How often a level wins among the one below is its skill; what
    is of no level stands with each.
    """
    figures = found.figures(found.all_tallies)
    rows = []
    for n, cell in enumerate(found.grid.cells):
        for level in found.levels:
            tally = found.tallies[level][n]
            if not tally.games:
                continue
            row: dict[str, Any] = {name: flat(value) for name, value in cell.items()}
            row |= {"level": level, "games": tally.games}
            for figure in figures:
                one = value_of(found.tally_of(figure, level, n), figure)
                for part, value in (("", one.value), (" low", one.low), (" high", one.high)):
                    row[figure.name + part] = rounded(value)
            rows.append(row)
    return rows


def check_wish(wish: Wish, order: Order, grid: Grid, beside: Beside) -> None:
    """Before hours of play: whether there will be all that the wish asks for."""
    wish.check(words_of(order, grid))
    played = {SKILL: beside.skill, "hidden": beside.hidden, "stake": beside.stakes}
    for name, flag in ((SKILL, "--skill"), ("hidden", "--thinker"), ("stake", "--stakes")):
        if name in wish.names and not played[name]:
            raise BadInput(f"{name} is in the score, and nothing of it is played: give {flag}")


def words_of(order: Order, grid: Grid, tallies: Sequence[Tally] = ()) -> dict[str, Figure]:
    """By the word for it in a score: every figure that there could be, or that tallies have."""
    figures = known_figures(game_named(order.game), grid.players_of(order), tallies)
    return {word_of(figure.name): figure for figure in figures}


def ranked(found: Sweep, wish: Wish) -> list[tuple[int, float]]:
    """The variants by a wish, the best first, by the figures of the strongest level."""
    figures = words_of(found.order, found.grid)  # what never came up counts, too
    figures |= words_of(found.order, found.grid, found.all_tallies)
    wish.check(figures)
    worth = []
    for cell in range(len(found.grid.cells)):
        values = {
            name: value_of(found.tally_of(figures[name], found.levels[-1], cell), figures[name])
            for name in wish.names
        }
        worth.append((cell, wish({name: one.value for name, one in values.items()})))
    return sorted(worth, key=lambda one: (isnan(one[1]), -one[1]))


def flat(value: object) -> object:
    """An option's value as one cell of a table."""
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else value
