"""Variants of a game: options of which some have several values, and the figures to compare."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.lab.figures import Estimate, share_of
from speeltafel.lab.page import BARS, Chart
from speeltafel.lab.parts import series_of
from speeltafel.lab.ratios import GAMES, OVER, ratio, total
from speeltafel.lab.tally import WHOLE, Tally
from speeltafel.lab.words import Words

# What a figure is, and so how it is said: a number, a share of the games, or times a game.
NUMBER, SHARE, TIMES = "number", "share", "times"

MOST_VARIANTS = 500


@dataclass(frozen=True)
class Grid:
    """Options that are the same for all, and those with several values: all combinations."""

    fixed: Mapping[str, object]
    axes: Mapping[str, tuple[object, ...]]

    @property
    def cells(self) -> list[dict[str, object]]:
        """The values of the options that vary, a combination each; the first option slowest."""
        return [
            dict(zip(self.axes, values, strict=True)) for values in product(*self.axes.values())
        ]


def grid(game: Game, players: int, given: Sequence[str], lists: bool) -> Grid:
    """Reads `K=V` texts: an option named more than once has several values.

    With `lists` one text may hold several values, by commas; of an option whose values hold commas
    themselves, by semicolons.
    """
    values: dict[str, list[object]] = {}
    options = {option.name: option for option in game.options.all}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput(f"an option is written K=V, not {text!r}")
        if name not in options:
            game.options.read({name: value}, players)  # says what is wrong
        option = options[name]
        mark = ";" if option.commas else ","
        for part in value.split(mark) if lists else [value]:
            read = option.read(part.strip() if lists else part, players)
            if read in values.setdefault(name, []):
                raise BadInput(f"option {name} has the value {part.strip()!r} twice")
            values[name].append(read)
    axes = {name: tuple(several) for name, several in values.items() if len(several) > 1}
    fixed = {name: several[0] for name, several in values.items() if len(several) == 1}
    if not axes:
        raise BadInput("variants are wanted: give an option two values or more")
    found = Grid(fixed, axes)
    if len(found.cells) > MOST_VARIANTS:
        raise BadInput(f"these are {len(found.cells)} variants; {MOST_VARIANTS} are the most")
    for cell in found.cells:
        game.setup(players, {**fixed, **cell})
    return found


@dataclass(frozen=True)
class Figure:
    """One count over another, and how it is said."""

    name: str
    """What it is in tables of data: a word, or `what:name` like `ending:ED-END-02`."""
    kind: str
    fact: str
    over: str = GAMES
    scale: float = 1.0

    @property
    def message(self) -> str:
        return self.name.partition(":")[0]

    @property
    def shares(self) -> bool:
        """Whether it is shown as a percentage."""
        return self.kind == SHARE or self.name == "forced-share"


def figures_of(game: Game, players: int, tallies: Sequence[Tally]) -> list[Figure]:
    """All figures that some of the tallies have."""
    found = [
        counted("rounds", NUMBER),
        counted("decisions", NUMBER),
        counted("minutes", NUMBER, "seconds", 1 / 60),
        counted("forced-share", NUMBER, "forced"),
        counted("choices-mean", NUMBER, "choices"),
        counted("score", NUMBER, scale=1 / players),
        counted("margin", NUMBER),
        counted("lead-changes", NUMBER),
        counted("starter", SHARE, "place:0", 1 / WHOLE),
        counted("half-leader-won", SHARE),
        counted("comeback", SHARE),
        counted("runaway", SHARE),
        counted("team-won", SHARE),
        counted("shared", SHARE),
        counted("nobody", SHARE),
        counted("cap", SHARE),
    ]
    if game.cooperative:
        found = [one for one in found if one.fact not in ("shared", "nobody")]
    found += named("ending", SHARE, tallies) + own_figures(game) + named("event", TIMES, tallies)
    seen = {fact for tally in tallies for fact, total in tally.sums.items() if total}
    return [one for one in found if one.fact in seen]


def counted(name: str, kind: str, fact: str = "", scale: float = 1.0) -> Figure:
    fact = fact or name
    return Figure(name, kind, fact, OVER.get(fact, GAMES), scale)


def named(what: str, kind: str, tallies: Sequence[Tally]) -> list[Figure]:
    """The figures of everything of a sort that came up."""
    names = {name for tally in tallies for name in tally.named(what)}
    return [Figure(f"{what}:{name}", kind, f"{what}:{name}") for name in sorted(names)]


def own_figures(game: Game) -> list[Figure]:
    """The figures of the game's own study that can be compared deal by deal."""
    if game.study is None:
        return []
    found = [
        Figure(f"study:{figure}:{part}", TIMES, f"study:{count}")
        for (figure, part), count in game.study.times.items()
    ]
    for (figure, part), (count, over) in game.study.means.items():
        below = f"study:{over}" if over else GAMES
        found.append(Figure(f"study:{figure}:{part}", NUMBER, f"study:{count}", below))
    return found


def value_of(tally: Tally, figure: Figure) -> Estimate:
    """A figure of a tally, with its bounds."""
    if figure.kind == SHARE:
        return share_of(figure.scale * tally.sums[figure.fact], total(tally, figure.over))
    return ratio(tally, figure.fact, figure.over).scaled(figure.scale)


def cell_name(words: Words, cell: Mapping[str, object]) -> str:
    """A variant by the values of its options alone, for below a chart."""
    return " / ".join(words.value(name, value) for name, value in cell.items())


def axes_name(words: Words, grid: Grid) -> str:
    return " / ".join(words.text(f"option-{name}") for name in grid.axes)


def label(words: Words, figure: Figure) -> str:
    """A figure as the head of a row."""
    what, _, name = figure.name.partition(":")
    if what == "event":
        return words.kind(name)
    if what == "study":
        return words.figure(*name.split(":"))
    return words(f"figure-{what}", **({"rule": name} if name else {}))


def chart_of(
    words: Words, grid: Grid, tallies: Mapping[str, Sequence[Tally]], figure: Figure
) -> Chart:
    """A figure along a grid, at every level."""
    title = words("compare-chart", figure=label(words, figure))
    return Chart(
        BARS,
        title[:1].upper() + title[1:],
        [cell_name(words, cell) for cell in grid.cells],
        [
            series_of(words.level(level), [value_of(tally, figure) for tally in row])
            for level, row in tallies.items()
        ],
        axes_name(words, grid),
        words("compare-times") if figure.message == "event" else "",
        shares=figure.shares,
        main=True,
    )


def said(words: Words, figure: Figure, value: float) -> str:
    return words.share(value) if figure.shares else words.number(value)


def bounded(words: Words, figure: Figure, found: Estimate) -> str:
    """A figure with its bounds, in one cell of a table."""
    if math.isnan(found.low):
        return said(words, figure, found.value)
    low, high = (said(words, figure, end) for end in (found.low, found.high))
    bounds = words("compare-between", low=low, high=high)
    return f"{said(words, figure, found.value)} ({bounds})"
