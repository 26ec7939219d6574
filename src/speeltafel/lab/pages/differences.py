"""Differences between variants in plain words."""

import math
from collections.abc import Sequence

from speeltafel.lab.pages.page import Chapter
from speeltafel.lab.pages.variants import facts_of, label
from speeltafel.lab.pages.words import SPACE, Words
from speeltafel.lab.studies.differences import FEWEST, Difference
from speeltafel.lab.studies.variants import SHARE, Figure, Grid

FINEST = 3
"""More decimals than these are never worth reading."""
SHORT = 6
"""So many differences stand at the top of a page."""


def in_short(words: Words, grid: Grid, every: Sequence[Difference], games: int) -> Chapter:
    """What a page of variants answers in words: of each figure the clearest difference."""
    title = words("short")
    if games < FEWEST:
        return Chapter(title, [words("compare-few", games=FEWEST)])
    figures: dict[Figure, Difference] = {}
    for one in clearest(every):
        if one.figure.what != "event":
            figures.setdefault(one.figure, one)
    if not figures:
        return Chapter(title, [words("compare-none")])
    about = words(
        "differences-short",
        base=words.setting(grid.cells[0]),
        figures=len(figures),
        tests=words.whole(len(every)),
    )
    chosen = [*figures.values()][:SHORT]
    return Chapter(title, [about], points=[at_level(words, grid, one) for one in chosen])


def at_level(words: Words, grid: Grid, one: Difference) -> str:
    said = sentence(words, grid, one)
    return words("differences-at", level=words.level(one.level).capitalize(), said=said)


def sentence(words: Words, grid: Grid, one: Difference) -> str:
    """A difference in plain words."""
    figure = one.figure
    event = figure.what == "event"
    kind = "share" if figure.kind == SHARE else "times" if event else "number"
    low, high = sorted((abs(one.difference.low), abs(one.difference.high)))
    before, after = amounts(words, figure, one.before, one.after)
    facts = {
        "with": with_this(words, grid, one.variant),
        "what": label(words, figure) if event else phrase(words, figure),
        "before": before,
        "after": after,
        "of": words(f"fact-{figure.over.what}") if figure.kind == SHARE else "",
    }
    if kind != "number" and not (one.before and one.after):
        least, most = amounts(words, figure, low, min(1.0, high) if figure.shares else high)
        never = "gone" if one.before else "new"
        return words(f"differs-{kind}-{never}", **facts, low=least, high=most)
    facts["apart"] = more_or_less(words, one)
    if kind == "number":
        return words("differs-number", **facts)
    ratio = one.after / one.before
    if 0.1 <= ratio <= 10 and round(ratio, 2) != 1:  # else it says less than the figures
        return words(f"differs-{kind}-ratio", **facts, ratio=words.number(ratio))
    return words(f"differs-{kind}", **facts)


def with_this(words: Words, grid: Grid, variant: int) -> str:
    """A variant, by the options in which it differs from the base."""
    base, cell = grid.cells[0], grid.cells[variant]
    other = {name: value for name, value in cell.items() if value != base[name]}
    return words("with", variant=words.setting(other))


def phrase(words: Words, figure: Figure) -> str:
    """A figure as part of a sentence."""
    if figure.what == "study":
        return words("fact-study", name=label(words, figure))
    return words(f"fact-{figure.what}", **facts_of(words, figure))


def more_or_less(words: Words, one: Difference) -> str:
    """By how much a figure differs, with bounds; percentages differ by percentage points."""
    low, high = sorted((abs(one.difference.low), abs(one.difference.high)))
    scale = 100 if one.figure.shares else 1
    least, by, most = apart_from_each_other(
        words, [scale * value for value in (low, abs(one.difference.value), high)], scale
    )
    way = "more" if one.difference.value > 0 else "less"
    name = f"differs-points-{way}" if one.figure.shares else f"differs-{way}"
    return words(name, by=by, low=least, high=most)


def amounts(words: Words, figure: Figure, *values: float) -> list[str]:
    """Values of a figure, told apart."""
    if not figure.shares:
        return apart_from_each_other(words, [*values])
    shown = apart_from_each_other(words, [100 * value for value in values], 100)
    return [f"{value}{SPACE}%" for value in shown]


def once(some: Sequence[Difference]) -> list[Difference]:
    """Without what is the same under another name; what happens stands last, the clearest first."""
    found: dict[tuple[object, ...], Difference] = {}
    for one in some:
        numbers = (one.before, one.after, one.difference.low, one.difference.high)
        key = (one.level, one.variant, *[round(number, 6) for number in numbers])
        found.setdefault(key, one)
    return sorted(
        found.values(),
        key=lambda one: -sureness(one) if one.figure.what == "event" else -math.inf,
    )


def apart_from_each_other(words: Words, values: list[float], scale: int = 1) -> list[str]:
    """Numbers with so many decimals that those that differ look different."""
    usual = 1 if scale == 100 else None
    shown = [words.number(value, usual) for value in values]
    for digits in range(2, FINEST + 1):
        if len(set(shown)) == len(set(values)):
            break
        shown = [words.number(value, digits) for value in values]
    return shown


def sureness(one: Difference) -> float:
    """In how many standard errors a difference lies from none."""
    half = (one.difference.high - one.difference.low) / 2
    return abs(one.difference.value) / half if half else math.inf


def clearest(every: Sequence[Difference]) -> list[Difference]:
    """Those beyond noise, the clearest first, and each once."""
    return sorted(once([one for one in every if one.beyond_noise]), key=lambda one: -sureness(one))
