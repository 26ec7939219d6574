"""A survey that goes on until its answers are precise enough, or its time is over.

What is asked of each row of work is one share and its bounds: of a level how often each place wins
(or the team), of a rung how often the stronger one does; of decisions how much the best move is
better than the second best. Work goes to the rows whose bounds are
wider than was asked for, in batches; which, follows from results alone, so that the same seed gives
the same figures on any workers, unless time ran out.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic

from speeltafel.bots import SEARCH
from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.counting.facts import STAKED, STARTED, TEAM_WON, Fact
from speeltafel.lab.counting.figures import Estimate, share_of
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.playing.order import Order, check
from speeltafel.lab.studies.extras import STAKES
from speeltafel.lab.studies.skill import Rung, rung_pieces, rungs, win_share
from speeltafel.lab.studies.survey import Survey, level_pieces, stake_of, stake_pieces
from speeltafel.lab.work.crews import Crew, Workpiece
from speeltafel.lab.work.experiment import carry_out, side_by_side
from speeltafel.lab.work.progress import Progress, silence

FIRST = 100
"""Games of a first batch; of those who search fewer."""
FIRST_SEARCHED = 10
FINEST = 0.001
CERTAIN = Estimate(0.0, 0.0, 0.0)
"""What is at stake where nobody ever has a choice."""
MOST = 2_000_000
"""Games of a row: nobody waits for more."""


@dataclass(frozen=True)
class Precision:
    """How precise answers shall be: half the width of their bounds; and how long it may take."""

    precision: float = 0.0
    minutes: float | None = None

    def check(self) -> None:
        if self.precision and not FINEST <= self.precision < 0.5:
            raise BadInput(
                f"a precision lies between {100 * FINEST:g} % and 50 %, written like 2% or 0.02; "
                f"this is {100 * self.precision:g} %"
            )
        if self.minutes is not None and not 0 < self.minutes < math.inf:
            raise BadInput(f"minutes are a number above 0, not {self.minutes:g}")
        if not self.precision and self.minutes is None:
            raise BadInput("say how precise it shall be, or how long it may take")


def precision_of(text: str) -> float:
    """`2%` or `0.02`."""
    number, percent, rest = text.strip().partition("%")
    try:
        value = float(number) / (100 if percent else 1)
    except ValueError:
        value = math.nan
    if rest or not value > 0:
        raise BadInput(f"a precision is written like 2%, not {text!r}")
    return value


@dataclass
class PrecisionRow:
    """Work of one kind: what to do next, and how precise the answer is by now."""

    name: str
    tally: Tally
    pieces: Callable[[int, int], list[Workpiece]]
    asked: Callable[[Tally], list[Estimate]]
    first: int
    planned: int = 0
    """Games, or deals of a rung, that were given out."""

    @property
    def width(self) -> float:
        """Half the width of the widest bounds."""
        halves = [(one.high - one.low) / 2 for one in self.asked(self.tally)]
        known = [half for half in halves if math.isfinite(half)]
        return max(known) if len(known) == len(halves) and known else math.inf

    def next(self, precision: float) -> list[Workpiece]:
        """As much as seems to be needed, at most twice as much as there is."""
        wanted = self.first
        if self.planned:
            width = self.width
            share = (width / precision) ** 2 - 1 if precision and math.isfinite(width) else 1.0
            wanted = math.ceil(self.planned * min(1.0, max(0.05, share)))
        start, self.planned = self.planned, min(MOST, self.planned + wanted)
        return self.pieces(start, self.planned)


def survey_until(
    order: Order,
    levels: tuple[str, ...],
    crew: Crew,
    wanted: Precision,
    tell: Progress = silence,
    clock: Callable[[], float] = monotonic,
) -> Survey:
    """Play until all that is asked is as precise as wanted, or until the time is over."""
    wanted.check()
    for level in levels:
        check(Order(order.game, order.players, 1, order.options, level, order.seed))
    found = Survey(
        order,
        levels,
        {level: Tally() for level in levels},
        {rung: Tally() for rung in rungs(levels) if not is_told(order, rung, levels)},
    )
    rows = rows_of(found)
    start, batch = clock(), rows

    def show(done: int, total: int) -> None:
        tell(done, total)
        tell.say(standing(rows, wanted))

    while batch:
        pieces = side_by_side([row.next(wanted.precision) for row in batch])
        carry_out(pieces, found.take, crew, show)
        minutes = (clock() - start) / 60
        if crew.broken_off or (wanted.minutes and minutes >= wanted.minutes):
            break
        batch = [row for row in rows if row.width > wanted.precision and row.planned < MOST]
        if not wanted.precision:  # time alone is given: it goes where the least is known
            batch = [max(batch, key=lambda row: row.width)] if batch else []
    found.seconds = clock() - start
    found.planned = {level: tally.games for level, tally in found.tallies.items()}
    found.reached = {row.name: row.width for row in rows}
    found.wanted = wanted.precision
    return found


def is_told(order: Order, rung: Rung, levels: tuple[str, ...]) -> bool:
    """A team plays with its like: what two levels win in games of their own tells that already."""
    team = game_named(order.game).cooperative
    return team and rung.level in levels and rung.below in levels


def standing(rows: Sequence[PrecisionRow], wanted: Precision) -> str:
    """How precise it is by now, and how precise it shall be or how long it may take."""
    width = max(row.width for row in rows)
    precise = f"± {100 * width:.1f} %" if math.isfinite(width) else "± ?"
    shall = f" → ± {100 * wanted.precision:g} %" if wanted.precision else ""
    until = f", ≤ {wanted.minutes:g} min" if wanted.minutes is not None else ""
    return f"{precise}{shall}{until}"


def rows_of(found: Survey) -> list[PrecisionRow]:
    order = found.order

    def of_level(level: str) -> PrecisionRow:
        first = FIRST_SEARCHED if level == SEARCH else FIRST
        return PrecisionRow(
            level,
            found.tallies[level],
            lambda a, b: level_pieces(order, level, a, b),
            lambda tally: places(order, tally),
            first,
        )

    def of_rung(rung: Rung) -> PrecisionRow:
        first = FIRST_SEARCHED if SEARCH in (rung.level, rung.below) else FIRST // 2
        return PrecisionRow(
            rung.name,
            found.rungs[rung],
            lambda a, b: rung_pieces(order, rung, b, a),
            lambda tally: [win_share(tally)],
            first,
        )

    stakes = PrecisionRow(
        STAKES,
        found.stakes,
        lambda a, b: stake_pieces(order, a, b),
        lambda tally: [stake_of(tally) if tally.sums[STAKED] else CERTAIN],
        FIRST_SEARCHED,
    )
    return [*map(of_level, found.levels), *map(of_rung, found.rungs), stakes]


def places(order: Order, tally: Tally) -> list[Estimate]:
    """How often the team wins; else each place from who begins, or each seat where several do."""
    if game_named(order.game).cooperative:
        return [share_of(tally.sums[TEAM_WON], tally.games)]
    seats = range(order.players)
    if not tally.sums[STARTED]:
        return [share_of(tally.sums[Fact("win", seat)] / WHOLE, tally.games) for seat in seats]
    return [share_of(tally.sums[Fact("place", at)] / WHOLE, tally.sums[STARTED]) for at in seats]
