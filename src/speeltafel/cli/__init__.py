"""The command line: what people may type. Bad input gets one clear sentence and exit code 2.

What a command does is loaded with the command: whoever asks for help does not wait for the lab.
"""

import sys
from pathlib import Path
from typing import Annotated

import typer

from speeltafel.engine.errors import BadInput

app = typer.Typer(
    help="A digital table for Dutch games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

# A test holds these three beside what they repeat, which would take long to load.
LEVELS = ("random", "easy", "rule", "search")
LAB_BUDGET = "30worlds"
REPORTS = (".html", ".png", ".md")

LEVELS_HELP = f"of {', '.join(LEVELS)} (with {LAB_BUDGET} a move); several by commas"
GameName = Annotated[str, typer.Argument(metavar="GAME", help="a game's id: see `games`")]
Language = Annotated[str, typer.Option("--lang", help="nl or en")]
AsJson = Annotated[bool, typer.Option("--json", help="print one JSON document")]
OptionTexts = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="a game's option; repeatable")
]
Players = Annotated[int | None, typer.Option(help="how many play")]
Levels = Annotated[str | None, typer.Option("--bot", help=LEVELS_HELP)]
Seed = Annotated[int, typer.Option(help="the same seed gives the same figures")]
Workers = Annotated[int, typer.Option(help="processes; 0 for one a core")]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="a Dask scheduler to play on, or `local` for one of this machine"
    ),
]
ReportFile = Annotated[
    Path | None,
    typer.Option("--report", metavar="FILE", help=f"a page or picture: {', '.join(REPORTS)}"),
]
KeptFile = Annotated[
    Path | None,
    typer.Option("--keep", metavar="FILE", help="keep what is done here, and go on from it"),
]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="the database; a file in your data folder by default"),
]
Plot = Annotated[bool, typer.Option("--plot", help="draw the charts in the terminal")]
JournalFile = Annotated[Path, typer.Argument(metavar="FILE")]


@app.command()
def games(as_json: AsJson = False, language: Language = "nl") -> None:
    """List the games: seats, options."""
    from speeltafel.cli import books

    books.games(as_json, language)


@app.command()
def rules(
    name: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[RULE-ID]")] = None,
    language: Language = "nl",
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="the code and the scenarios of every rule")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Print the rulebook, one rule, or which code and scenarios hold each rule."""
    from speeltafel.cli import books

    books.rules(name, rule, language, show_coverage, as_json)


@app.command()
def simulate(
    name: GameName,
    players: Annotated[int, typer.Option(help="how many play")],
    number: Annotated[int, typer.Option("--games", help="how many games")],
    bot: Levels = None,
    option: OptionTexts = None,
    seed: Seed = 0,
    workers: Workers = 0,
    cluster: ClusterAddress = None,
    report: ReportFile = None,
    plot: Plot = False,
    thinking: Annotated[
        int | None,
        typer.Option(
            "--thinker",
            metavar="DEALS",
            min=0,
            help="deals for what hidden cards are worth, the slow part of a report",
        ),
    ] = None,
    language: Language = "nl",
    as_json: AsJson = False,
) -> None:
    """Play many games among bots: the figures, or a report of them at several levels of play."""
    from speeltafel.cli import lab

    order = lab.Order(name, players, number, lab.read_options(option), bot or "random", seed)
    asked = lab.Asked(workers, cluster, report, plot, language, as_json)
    lab.simulate(order, bot, thinking, asked)


@app.command()
def compare(
    name: GameName,
    option: OptionTexts = None,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", help="games of each variant")] = 1000,
    bot: Levels = None,
    seed: Seed = 0,
    workers: Workers = 0,
    cluster: ClusterAddress = None,
    report: ReportFile = None,
    plot: Plot = False,
    language: Language = "nl",
    as_json: AsJson = False,
) -> None:
    """Compare variants on the same deals: every `--option K=V` whose K is named again makes one.

    Of several options with several values all combinations are variants. The first value of each
    is what the others are compared with.
    """
    from speeltafel.cli import lab

    variants = lab.variants_of(name, option, players, number, bot, seed, lists=False)
    lab.compare(*variants, lab.Asked(workers, cluster, report, plot, language, as_json))


@app.command()
def sweep(
    name: GameName,
    option: OptionTexts = None,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", help="games of each variant")] = 1000,
    bot: Levels = None,
    seed: Seed = 0,
    workers: Workers = 0,
    cluster: ClusterAddress = None,
    table: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="the figures as FILE.csv or FILE.parquet"),
    ] = None,
    kept: KeptFile = None,
    report: ReportFile = None,
    plot: Plot = False,
    language: Language = "nl",
    as_json: AsJson = False,
) -> None:
    """Play a grid of variants: `--option K=V1,V2,V3`, all combinations of several options.

    Values that hold commas themselves are parted by semicolons, or each given by an own --option.
    """
    from speeltafel.cli import lab

    variants = lab.variants_of(name, option, players, number, bot, seed, lists=True)
    asked = lab.Asked(workers, cluster, report, plot, language, as_json)
    lab.sweep(*variants, asked, table, kept)


@app.command()
def arena(
    name: GameName,
    bots: Annotated[str, typer.Option(help=f"two or more of {', '.join(LEVELS)}, by commas")],
    deals: Annotated[int, typer.Option(help="how many deals, each from every seat")],
    players: Annotated[int | None, typer.Option(help="how many play")] = None,
    option: OptionTexts = None,
    seed: Annotated[int, typer.Option(help="the same seed gives the same deals")] = 0,
    budget: Annotated[
        str, typer.Option(help="of bots that search: a time like 200ms, or 100worlds to repeat")
    ] = "200ms",
    first_only: Annotated[
        bool, typer.Option("--first", help="only the first bot, alone among copies of the others")
    ] = False,
    workers: Workers = 0,
    cluster: ClusterAddress = None,
    kept: KeptFile = None,
    report: ReportFile = None,
    plot: Plot = False,
    language: Language = "nl",
    as_json: AsJson = False,
) -> None:
    """Let bots meet: each alone among copies of each other, on the same deals in every seat."""
    from speeltafel.cli import lab

    contest = lab.Contest(
        name,
        tuple(part.strip() for part in bots.split(",") if part.strip()),
        deals,
        lab.usual_players(name, players),
        lab.read_options(option),
        seed,
        budget,
        first_only,
    )
    lab.arena(contest, lab.Asked(workers, cluster, report, plot, language, as_json), kept)


@app.command()
def replay(
    file: JournalFile,
    language: Language = "nl",
    step: Annotated[bool, typer.Option(help="wait for Enter after each move")] = True,
) -> None:
    """Step through a journal, all cards open."""
    from speeltafel.cli import books

    books.replay(file, language, step)


@app.command()
def verify(file: JournalFile) -> None:
    """Check a journal: every move is legal and leads to what it says."""
    from speeltafel.cli import books

    books.verify(file)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="CPU time for each figure and turn")] = 1.0,
    turns: Annotated[int, typer.Option(help="how often all figures are taken, by turns")] = 5,
    as_json: AsJson = False,
) -> None:
    """Measure our speed beside peers, in one run (`make bench` sets the peers up)."""
    from speeltafel.cli import lab

    lab.bench(seconds, turns, as_json)


@app.command()
def play(
    name: GameName,
    players: Annotated[int | None, typer.Option(help="how many play, you included")] = None,
    bots: Annotated[str, typer.Option(help=" or ".join(LEVELS))] = "rule",
    language: Language = "nl",
    option: OptionTexts = None,
    seed: Annotated[int | None, typer.Option(help="deal these cards again")] = None,
    journal_file: Annotated[
        Path | None, typer.Option("--journal", metavar="FILE", help="write the journal here")
    ] = None,
) -> None:
    """Play in the terminal against bots."""
    from speeltafel.cli import given
    from speeltafel.terminal import play as play_in_terminal

    setting = given.setting(name, players, option, language)
    play_in_terminal(*setting, language, bots, given.deal(seed), journal_file)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="the port; the next free one where it is taken")] = 8000,
    db: Database = None,
) -> None:
    """Serve the table in the browser, and print its address."""
    from speeltafel.server.serve import serve as serve_tables

    serve_tables(host, port, db)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="the copy, a new file")],
    db: Database = None,
) -> None:
    """Copy the tables of a server to a file, also while it runs."""
    from speeltafel.server import database

    number = database.backup(database.database_url(database.chosen(db)), file)
    print(f"{file}: {number} tables")


def main() -> None:
    """The `speeltafel` command."""
    try:
        app()
    except BadInput as error:
        print(f"speeltafel: {error}", file=sys.stderr)
        sys.exit(2)
