"""What commands are asked, each option once: those that go together are the fields of a class."""

import functools
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

# A test holds these three beside what they repeat, which would take long to load.
LEVELS = ("random", "easy", "rule", "search")
LAB_BUDGET = "30worlds"
REPORTS = (".html", ".png", ".md")

LEVELS_HELP = f"{', '.join(LEVELS)} (with {LAB_BUDGET} a move), mine.py:Name; several by commas"
GameName = Annotated[str, typer.Argument(metavar="GAME", help="a game's id: see `games`")]
Language = Annotated[str, typer.Option("--lang", help="nl or en")]
AsJson = Annotated[bool, typer.Option("--json", help="print one JSON document")]
OptionTexts = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="a game's option; repeatable")
]
Patch = Annotated[
    Path | None,
    typer.Option("--patch", metavar="FILE", help="a rule of your own: a file that changes it"),
]
Players = Annotated[int | None, typer.Option(help="how many play")]
Levels = Annotated[str | None, typer.Option("--bot", help=LEVELS_HELP)]
Seed = Annotated[int, typer.Option(help="the same seed gives the same figures")]
Stakes = Annotated[
    int | None,
    typer.Option(
        metavar="GAMES",
        min=0,
        help="games of which decisions are weighed, the best move beside the second best; 30 or "
        "fewer by default",
    ),
]
KeptFile = Annotated[
    Path | None,
    typer.Option("--keep", metavar="FILE", help="keep what is done here, and go on from it"),
]


@dataclass(frozen=True)
class Variants:
    """A game with options of which some have several values."""

    name: GameName
    option: OptionTexts = None
    players: Annotated[
        str | None, typer.Option(help="how many play; several by commas are variants")
    ] = None
    number: Annotated[int, typer.Option("--games", help="games of each variant")] = 1000
    bot: Levels = None
    seed: Seed = 0
    patch: Patch = None
    skill: Annotated[
        int,
        typer.Option(metavar="DEALS", min=0, help="deals on which each level meets the one below"),
    ] = 100
    thinking: Annotated[
        int,
        typer.Option(
            "--thinker",
            metavar="DEALS",
            min=0,
            help="deals for what hidden cards are worth: slow, and none by default",
        ),
    ] = 0
    stakes: Stakes = None


@dataclass(frozen=True)
class Effort:
    """How much is played of what takes long."""

    thinking: Annotated[
        int | None,
        typer.Option(
            "--thinker",
            metavar="DEALS",
            min=0,
            help="deals for what hidden cards are worth, a slow part of a report",
        ),
    ] = None
    searched: Annotated[
        int | None,
        typer.Option(
            metavar="GAMES",
            min=1,
            help="games of the level that searches, the other slow part; fewer by default",
        ),
    ] = None
    skill: Annotated[
        int | None,
        typer.Option(
            metavar="DEALS",
            min=0,
            help="deals on which each level meets the one below; 100 or more by default",
        ),
    ] = None
    stakes: Stakes = None
    precision: Annotated[
        str | None,
        typer.Option(
            metavar="SHARE", help="instead of --games: until shares are so precise, like 2%"
        ),
    ] = None
    minutes: Annotated[
        float | None, typer.Option(help="instead of --games, or at most: so long")
    ] = None


@dataclass(frozen=True)
class Workforce:
    """Who does the work of an experiment."""

    workers: Annotated[int, typer.Option(help="processes; 0 for one a core")] = 0
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="a Dask scheduler to play on, or `local` for one of this machine",
        ),
    ] = None


@dataclass(frozen=True)
class Showing:
    """How an experiment is shown."""

    report: Annotated[
        Path | None,
        typer.Option("--report", metavar="FILE", help=f"a page or picture: {', '.join(REPORTS)}"),
    ] = None
    plot: Annotated[bool, typer.Option("--plot", help="draw the charts in the terminal")] = False
    language: Language = "nl"
    as_json: AsJson = False


def field_by_field(command: Callable[..., None]) -> Callable[..., None]:
    """A command that is given each argument that is a class by the fields of that class."""
    hints = get_type_hints(command, include_extras=True)
    classes: dict[str, Any] = {name: hint for name, hint in hints.items() if is_dataclass(hint)}

    @functools.wraps(command)
    def given_fields(**given: Any) -> None:
        for name, group in classes.items():
            given[name] = group(**{field.name: given.pop(field.name) for field in fields(group)})
        command(**given)

    parameters = []
    for name, parameter in signature(command).parameters.items():
        parts = signature(classes[name]).parameters if name in classes else {name: parameter}
        types = get_type_hints(classes[name], include_extras=True) if name in classes else hints
        parameters += [
            Parameter(part, Parameter.KEYWORD_ONLY, default=one.default, annotation=types[part])
            for part, one in parts.items()
        ]
    given_fields.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    given_fields.__annotations__ = {one.name: one.annotation for one in parameters}
    del given_fields.__wrapped__
    return given_fields
