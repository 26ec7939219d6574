"""Variants side by side on common deals: what differs, and by how much."""

from dataclasses import dataclass, replace
from typing import Any

from speeltafel.engine.registry import game as game_named
from speeltafel.lab.counting.facts import GAMES
from speeltafel.lab.counting.figures import errors, rounded
from speeltafel.lab.counting.ratios import LENGTH, Apart, ratio_apart
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.playing.games import play_pairs
from speeltafel.lab.playing.order import Order, check, chunks, watched_at_once
from speeltafel.lab.studies.differences import (
    FEWEST,
    LEAST,
    Contrast,
    Difference,
    held_to_all,
    tails_apart,
)
from speeltafel.lab.studies.extras import NOTHING, Beside, extras, play_alike, tallied
from speeltafel.lab.studies.variants import TAIL, TIMES, Figure, Grid, figures_of
from speeltafel.lab.work.crews import Crew, Workpiece
from speeltafel.lab.work.experiment import carry_out, demand_some, side_by_side
from speeltafel.lab.work.progress import Tell, silence

PAIRED = 20
"""Games of all variants in one piece of work."""


@dataclass
class Comparison:
    """Variants, the first of which is the base, at several levels."""

    order: Order
    grid: Grid
    levels: tuple[str, ...]
    tallies: dict[str, list[Tally]]
    apart: dict[str, list[Apart]]

    @property
    def games(self) -> int:
        return min(self.tallies[level][0].games for level in self.levels)

    @property
    def shown(self) -> list[str]:
        """The levels, and what was played beside them."""
        return [level for level, tallies in self.tallies.items() if tallies[0].games]

    def take(self, piece: Workpiece, parts: tuple[list[Tally], list[Apart]]) -> None:
        level = str(piece.key[1])
        for tally, more in zip(self.tallies[level], parts[0], strict=True):
            tally.add(more)
        for apart, further in zip(self.apart[level], parts[1], strict=True):
            apart.add(further)


def compare(
    order: Order,
    grid: Grid,
    levels: tuple[str, ...],
    crew: Crew,
    tell: Tell = silence,
    beside: Beside = NOTHING,
) -> Comparison:
    """Play all variants on the same deals; `tell` is told how many pieces are done."""
    names = tallied(levels, beside)
    found = Comparison(
        order,
        grid,
        levels,
        {name: [Tally() for _ in grid.cells] for name in names},
        {name: [Apart() for _ in grid.cells] for name in names},
    )
    carry_out(pieces_of(order, grid, levels, beside), found.take, crew, tell)
    demand_some(found.games)
    return found


def pieces_of(
    order: Order, grid: Grid, levels: tuple[str, ...], beside: Beside = NOTHING
) -> list[Workpiece]:
    cells = [grid.order_of(order, cell) for cell in grid.cells]
    rows = [
        [
            Workpiece(("extra", extra.name, n), play_alike, (cells, extra, n))
            for n in range(extra.deals)
        ]
        for extra in extras(levels, beside)
    ]
    for level in levels:
        orders = [replace(cell, bot=level) for cell in cells]
        for one in orders:
            check(one)
        rows.append(
            [
                Workpiece(("pairs", level, a), play_pairs, (orders, a, b))
                for a, b in chunks(order.games, min(PAIRED, watched_at_once(level)))
            ]
        )
    return side_by_side(rows)


def differences(found: Comparison) -> tuple[list[Difference], float]:
    """Every figure of every variant beside the base's, and the standard errors held to."""
    game, players = game_named(found.order.game), found.grid.players_of(found.order)
    every, sure = held_to_all(
        found.tallies,
        lambda row: figures_of(game, players, row),
        lambda *one: measured(found, *one),
    )
    return every, errors(sure, found.games)


def measured(found: Comparison, level: str, variant: int, figure: Figure, sure: float) -> Contrast:
    """On the same deals; a quantile has none, so that each stands by itself."""
    base, other = found.tallies[level][0], found.tallies[level][variant]
    apart = found.apart[level][variant]
    if figure.kind == TAIL:
        difference, strict = (
            tails_apart(base, other, figure),
            [tails_apart(base, other, figure, sure)],
        )
    else:
        difference = ratio_apart(base, other, apart, figure.fact, figure.over).scaled(figure.scale)
        # More happens in a longer game: what happens has to differ for its length, too.
        overs = (GAMES, *LENGTH) if figure.kind == TIMES else (figure.over,)
        strict = [ratio_apart(base, other, apart, figure.fact, over, sure) for over in overs]
    comes_up = apart.games >= FEWEST and apart.differs[figure.fact] >= LEAST
    return Contrast(difference, strict, comes_up)


def is_same(found: Comparison, level: str, variant: int) -> bool:
    """Whether a variant made no difference at all in any game."""
    apart = found.apart[level][variant]
    return apart.games >= FEWEST and not apart.differing


def as_data(found: Comparison) -> dict[str, Any]:
    """The comparison as plain data."""
    every, z = differences(found)
    game = game_named(found.order.game)
    return {
        "game": game.id,
        "version": game.version,
        "players": found.order.players,
        "seed": found.order.seed,
        "games": found.games,
        "options": dict(found.grid.fixed),
        "variants": found.grid.cells,
        "standard_errors": rounded(z),
        "identical": [
            {"level": level, "variant": variant}
            for level in found.levels
            for variant in range(1, len(found.grid.cells))
            if is_same(found, level, variant)
        ],
        "differences": [
            {
                "level": one.level,
                "variant": one.variant,
                "figure": one.figure.name,
                "before": rounded(one.before),
                "after": rounded(one.after),
                "difference": {
                    key: rounded(value) for key, value in one.difference.__dict__.items()
                },
                "beyond_noise": one.beyond_noise,
            }
            for one in every
        ],
    }
