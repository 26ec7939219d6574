"""A report as data: chapters with sentences, tables and charts, before anybody draws it."""

from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from speeltafel.texts import shown

BARS, LINES = "bars", "lines"


@dataclass(frozen=True)
class Values:
    """One level or variant: a value for each place of the axis, with bounds where there are."""

    name: str
    values: list[float]
    low: list[float] = field(default_factory=list)
    high: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Chart:
    """Values along an axis. Bars have named places, lines have numbers."""

    kind: str
    title: str
    places: list[str] | list[float]
    series: list[Values]
    x: str = ""
    y: str = ""
    shares: bool = False
    """Whether values are shares of 1, shown as percentages."""
    mark: float | None = None
    """A value worth comparing with, and what it is."""
    mark_name: str = ""
    main: bool = False
    """Whether it belongs on a single picture of the report."""


@dataclass(frozen=True)
class Listing:
    """Rows of texts; the first column is what they are about."""

    columns: list[str]
    rows: list[list[str]]
    words: int = 1
    """How many columns at the left hold words; the rest are figures."""


@dataclass(frozen=True)
class Chapter:
    """A heading with what stands below it."""

    title: str
    sentences: list[str] = field(default_factory=list)
    listings: list[Listing] = field(default_factory=list)
    charts: list[Chart] = field(default_factory=list)
    points: list[str] = field(default_factory=list)
    """Sentences that stand each on a line of its own."""


@dataclass(frozen=True)
class Page:
    """A whole report."""

    title: str
    lead: str
    language: str
    chapters: list[Chapter]
    notes: list[str] = field(default_factory=list)
    """What has to be said before anything else."""
    rules: dict[str, str] = field(default_factory=dict)
    """The sentence of each rule that may be named."""


def harmless(part: Any) -> Any:
    """A page, or a part of it, in which nothing steers what shows it: names may be anybody's."""
    if isinstance(part, str):
        return "\n".join(shown(line) for line in part.split("\n"))
    if isinstance(part, list):
        return [harmless(one) for one in part]
    if isinstance(part, dict):
        return {key: harmless(one) for key, one in part.items()}
    if is_dataclass(part) and not isinstance(part, type):
        return replace(
            part, **{one.name: harmless(getattr(part, one.name)) for one in fields(part)}
        )
    return part
