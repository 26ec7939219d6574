"""Variants of a game: options of which some have several values, and the figures to compare."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.lab.counting.facts import (
    CHOICES,
    FORCED_DECISIONS,
    GAMES,
    NOBODY,
    SECONDS,
    SHARED,
    STAKE,
    STARTED,
    TENSION,
    Fact,
)
from speeltafel.lab.counting.figures import SURE, Estimate, quantile_of, share_of
from speeltafel.lab.counting.ratios import OVER, ratio, total
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.skill import ABOVE, GAIN, PART, better_fair

# What a figure is, and so how it is said: a number, a share of the games, times a game, or what so
# many of the games do not exceed.
NUMBER, SHARE, TIMES, TAIL = "number", "share", "times", "tail"

PERCENTAGES = ("forced-share", "tension", "skill", "hidden", "stake")
"""Numbers that are no shares of games and yet are shown as percentages."""
NAMED = ("ending", "event")
"""Of these there is a figure for each that came up."""
MOST_VARIANTS = 500
LONGEST = 95
"""Of so many games in a hundred it is told within how many minutes they are over."""
PLAYERS = "players"
"""How many play is an axis like an option."""


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

    def players_of(self, order: Order) -> tuple[int, ...]:
        """How many play: in all variants, or in one after the other."""
        return self.axes.get(PLAYERS, (order.players,))  # type: ignore[return-value]

    def order_of(self, order: Order, cell: Mapping[str, object]) -> Order:
        """What is to be played of one variant."""
        options = {**self.fixed, **cell}
        players = options.pop(PLAYERS, order.players)
        assert isinstance(players, int)
        return replace(order, players=players, options=options)


def grid(
    game: Game, players: int, given: Sequence[str], lists: bool, tables: tuple[int, ...] = ()
) -> Grid:
    """Reads `K=V` texts: an option named more than once has several values.

    Several `tables`, numbers of players, make variants too.

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
    if len(tables) > 1:
        axes = {PLAYERS: tables, **axes}
    fixed = {name: several[0] for name, several in values.items() if len(several) == 1}
    if not axes:
        raise BadInput("variants are wanted: give an option, or --players, two values or more")
    found = Grid(fixed, axes)
    if len(found.cells) > MOST_VARIANTS:
        raise BadInput(f"these are {len(found.cells)} variants; {MOST_VARIANTS} are the most")
    for cell in found.cells:
        one = found.order_of(Order(game.id, players, 1, {}), cell)
        game.setup(one.players, one.options)
    return found


@dataclass(frozen=True)
class Figure:
    """One count over another, and how it is said."""

    what: str
    of: tuple[str, ...]
    """Of which rule or kind of event; of a game's own figures which one, and which part of it."""
    kind: str
    fact: Fact
    over: Fact = GAMES
    scale: float = 1.0

    @property
    def name(self) -> str:
        """What it is in tables of data, like `rounds` or `ending:ED-END-02`."""
        return ":".join(part for part in (self.what, *self.of) if part)

    @property
    def shares(self) -> bool:
        """Whether it is shown as a percentage."""
        return self.kind == SHARE or self.what in PERCENTAGES


def figures_of(game: Game, players: Sequence[int], tallies: Sequence[Tally]) -> list[Figure]:
    """All figures that some of the tallies have, of tables of so many players."""
    seen = {
        fact
        for tally in tallies
        for fact, total in tally.sums.items()
        if total or fact.what in (GAIN, STAKE.what)  # that it comes to nothing is an answer
    }
    return [one for one in known_figures(game, players, tallies) if one.fact in seen]


def known_figures(
    game: Game, players: Sequence[int], tallies: Sequence[Tally] = ()
) -> list[Figure]:
    """All figures that a game may have; without tallies, every ending and event there could be.

    Where the number of players differs, scores of all together tell nothing, and places are those
    that all have.
    """
    endings, events = (
        (sorted({name for tally in tallies for name in tally.named(what)}) for what in NAMED)
        if tallies
        else (game.rules, [kind.name for kind in game.events])
    )
    found = [
        counted("rounds", NUMBER),
        counted("decisions", NUMBER),
        counted("minutes", NUMBER, SECONDS, 1 / 60),
        counted("minutes-most", TAIL, SECONDS),
        counted("forced-share", NUMBER, FORCED_DECISIONS),
        counted("choices-mean", NUMBER, CHOICES),
        *([counted("score", NUMBER, scale=1 / players[0])] if len(players) == 1 else []),
        counted("margin", NUMBER),
        counted("lead-changes", NUMBER),
        *who_wins(players, tallies),
        counted("cap", SHARE),
    ]
    if game.cooperative:
        found = [one for one in found if one.fact not in (SHARED, NOBODY)]
    found += named("ending", SHARE, endings) + own_figures(game) + named("event", TIMES, events)
    return found


def who_wins(players: Sequence[int], tallies: Sequence[Tally]) -> list[Figure]:
    """From which place, by skill or by seeing more, and how long that stays open."""
    return [
        counted("starter", SHARE, Fact("place", 0), 1 / WHOLE, STARTED),
        *[
            Figure("place", (str(at),), SHARE, Fact("place", at), STARTED, 1 / WHOLE)
            for at in range(1, min(players))
        ],
        counted("tension", NUMBER, TENSION, 1 / WHOLE),
        counted("skill", NUMBER, Fact(PART, ABOVE), 1 / WHOLE),
        counted("hidden", NUMBER, Fact(GAIN, better_fair(tallies)), 1 / WHOLE),
        counted("stake", NUMBER, STAKE, 1 / WHOLE),
        counted("half-leader-won", SHARE),
        counted("comeback", SHARE),
        counted("runaway", SHARE),
        counted("team-won", SHARE),
        counted("shared", SHARE),
        counted("nobody", SHARE),
    ]


def counted(
    what: str,
    kind: str,
    fact: Fact | None = None,
    scale: float = 1.0,
    over: Fact | None = None,
) -> Figure:
    fact = fact or Fact(what)
    return Figure(what, (), kind, fact, over or OVER.get(fact, GAMES), scale)


def named(what: str, kind: str, names: Iterable[str]) -> list[Figure]:
    """The figures of everything of a sort."""
    return [Figure(what, (name,), kind, Fact(what, name)) for name in names]


def own_figures(game: Game) -> list[Figure]:
    """The figures of the game's own study that can be compared deal by deal."""
    if game.study is None:
        return []
    found = [
        Figure("study", (figure, part), TIMES, Fact("study", count))
        for (figure, part), count in game.study.times.items()
    ]
    for (figure, part), (count, over) in game.study.means.items():
        below = Fact("study", over) if over else GAMES
        found.append(Figure("study", (figure, part), NUMBER, Fact("study", count), below))
    return found


def value_of(tally: Tally, figure: Figure, sure: float = SURE) -> Estimate:
    """A figure of a tally, with its bounds."""
    if figure.kind == TAIL:
        return quantile_of(tally.spreads.get("minutes", Counter()), LONGEST, sure)
    if figure.kind == SHARE:
        return share_of(figure.scale * tally.sums[figure.fact], total(tally, figure.over), sure)
    return ratio(tally, figure.fact, figure.over, sure).scaled(figure.scale)
