"""Variants of a game: options of which some have several values, and the figures to compare."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.lab.figures import Estimate, estimate, share_of
from speeltafel.lab.tally import WHOLE, Tally
from speeltafel.lab.watch import FINE
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
    """A fact to look at: how it is counted and how it is said."""

    fact: str
    kind: str
    scale: float = 1.0
    name: str = ""
    """Its message, where that is not the fact's own name."""

    @property
    def message(self) -> str:
        return self.name or self.fact.partition(":")[0]

    @property
    def shares(self) -> bool:
        """Whether it is shown as a percentage."""
        return self.kind == SHARE or self.fact == "forced-share"


def figures_of(game: Game, players: int, tallies: Sequence[Tally]) -> list[Figure]:
    """All figures that some of the tallies have."""
    found = [
        Figure("rounds", NUMBER),
        Figure("decisions", NUMBER),
        Figure("seconds", NUMBER, 1 / 60),
        Figure("forced-share", NUMBER, 1 / FINE),
        Figure("choices-mean", NUMBER, 1 / FINE),
        Figure("score", NUMBER, 1 / players),
        Figure("margin", NUMBER),
        Figure("lead-changes", NUMBER),
        Figure("place:0", SHARE, 1 / WHOLE, "starter"),
        Figure("half-leader-won", SHARE),
        Figure("comeback", SHARE),
        Figure("runaway", SHARE),
        Figure("team-won", SHARE),
        Figure("shared", SHARE),
        Figure("nobody", SHARE),
        Figure("cap", SHARE),
    ]
    if game.cooperative:
        found = [one for one in found if one.fact not in ("shared", "nobody")]
    for what, kind in (("ending", SHARE), ("event", TIMES), ("study", TIMES)):
        names = {name for tally in tallies for name in tally.named(what)}
        found += [Figure(f"{what}:{name}", kind) for name in sorted(names)]
    seen = {fact for tally in tallies for fact, total in tally.sums.items() if total}
    return [one for one in found if one.fact in seen]


def value_of(tally: Tally, figure: Figure) -> Estimate:
    """A figure of a tally, with its bounds."""
    if figure.kind == SHARE:
        return share_of(figure.scale * tally.sums[figure.fact], tally.games)
    return estimate(tally, figure.fact).scaled(figure.scale)


def cell_name(words: Words, cell: Mapping[str, object]) -> str:
    """A variant by the values of its options alone, for below a chart."""
    return " / ".join(words.value(name, value) for name, value in cell.items())


def axes_name(words: Words, grid: Grid) -> str:
    return " / ".join(words.text(f"option-{name}") for name in grid.axes)


def facts_of_name(words: Words, figure: Figure, tallies: Sequence[Tally]) -> dict[str, str]:
    """What a figure's message wants to know."""
    what, _, name = figure.fact.partition(":")
    if what == "event":
        example = next(t.examples[name] for t in tallies if name in t.examples)
        return {"event": words.event(example).rstrip(".")}
    if what == "study":
        said = f"study-{name}"
        return {"name": words.text(said) if words.text.has(said) else name.replace("_", " ")}
    return {"rule": name} if what == "ending" else {}


def label(words: Words, figure: Figure, tallies: Sequence[Tally]) -> str:
    """A figure as the head of a row."""
    return words(f"figure-{figure.message}", **facts_of_name(words, figure, tallies))


def phrase(words: Words, figure: Figure, tallies: Sequence[Tally]) -> str:
    """A figure as part of a sentence."""
    return words(f"fact-{figure.message}", **facts_of_name(words, figure, tallies))


def said(words: Words, figure: Figure, value: float) -> str:
    return words.share(value) if figure.shares else words.number(value)
