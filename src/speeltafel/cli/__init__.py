"""The command line: what people may type. Bad input gets one clear sentence and exit code 2.

What a command does is loaded with the command: whoever asks for help does not wait for the lab.
"""

import sys
from pathlib import Path
from typing import Annotated

import typer

from speeltafel.cli.asked import (
    LEVELS,
    AsJson,
    Effort,
    GameName,
    KeptFile,
    Language,
    Levels,
    OptionTexts,
    Patch,
    Players,
    Seed,
    Showing,
    Variants,
    Workforce,
    field_by_field,
)
from speeltafel.engine.errors import BadInput

app = typer.Typer(
    help="A digital table for Dutch games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="the database; a file in your data folder by default"),
]
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
@field_by_field
def simulate(
    name: GameName,
    seats: Annotated[str, typer.Option("--players", help="how many play")],
    number: Annotated[int | None, typer.Option("--games", help="how many games")] = None,
    *,
    bot: Levels = None,
    option: OptionTexts = None,
    seed: Seed = 0,
    patch: Patch = None,
    effort: Effort,
    hands: Workforce,
    showing: Showing,
) -> None:
    """Play many games among bots: the figures, or a report of them at several levels of play."""
    from speeltafel.cli import lab

    players, options = lab.one_table(seats), lab.read_options(option)
    wanted = lab.wanted(effort, number)
    name = lab.as_patched(name, patch, players, options)
    order = lab.Order(name, players, number or 0, options, bot or "rule", seed)
    if wanted:
        lab.simulate_until(order, bot, wanted, hands, showing)
    else:
        lab.simulate(order, bot, lab.plan_of(effort), hands, showing)


@app.command()
@field_by_field
def compare(variants: Variants, hands: Workforce, showing: Showing) -> None:
    """Compare variants on the same deals: every `--option K=V` whose K is named again makes one.

    Of several options with several values all combinations are variants. The first value of each
    is what the others are compared with.
    """
    from speeltafel.cli import lab

    lab.compare(variants, hands, showing)


@app.command()
@field_by_field
def sweep(
    variants: Variants,
    *,
    table: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="the figures as FILE.csv or FILE.parquet"),
    ] = None,
    kept: KeptFile = None,
    score: Annotated[
        str | None,
        typer.Option(metavar="SUM", help="rank the variants, like 'skill*2 - minutes/10'"),
    ] = None,
    hands: Workforce,
    showing: Showing,
) -> None:
    """Play a grid of variants: `--option K=V1,V2,V3`, all combinations of several options.

    Values that hold commas themselves are parted by semicolons, or each given by an own --option.
    """
    from speeltafel.cli import lab

    lab.sweep(variants, hands, showing, table, kept, score)


@app.command()
@field_by_field
def arena(
    name: GameName,
    bots: Annotated[
        str, typer.Option(help=f"two or more by commas: {', '.join(LEVELS)}, mine.py:Name")
    ],
    deals: Annotated[int, typer.Option(help="how many deals, each from every seat")],
    *,
    players: Players = None,
    option: OptionTexts = None,
    seed: Annotated[int, typer.Option(help="the same seed gives the same deals")] = 0,
    budget: Annotated[
        str, typer.Option(help="of bots that search: a time like 200ms, or 100worlds to repeat")
    ] = "200ms",
    first_only: Annotated[
        bool, typer.Option("--first", help="only the first bot, alone among copies of the others")
    ] = False,
    kept: KeptFile = None,
    patch: Patch = None,
    hands: Workforce,
    showing: Showing,
) -> None:
    """Let bots meet: each alone among copies of each other, on the same deals in every seat."""
    from speeltafel.cli import lab

    seats, options = lab.usual_players(name, players), lab.read_options(option)
    contest = lab.Contest(
        lab.as_patched(name, patch, seats, options),
        lab.bots_named(bots),
        deals,
        seats,
        options,
        seed,
        budget,
        first_only,
    )
    lab.arena(contest, hands, showing, kept)


@app.command("print")
def print_game(
    name: GameName,
    language: Language = "nl",
    paper: Annotated[str, typer.Option(help="a4, a3 or letter")] = "a4",
    players: Annotated[int, typer.Option(help="for how many; 0: as few as may play")] = 0,
    expansions: Annotated[
        str, typer.Option(metavar="NAMES", help="expansions by commas, or `all`")
    ] = "",
    cards: Annotated[str, typer.Option(help="large (63 × 88 mm) or small (44 × 63 mm)")] = "large",
    backs: Annotated[
        str, typer.Option(help="none, or for paper turned on its long or short edge")
    ] = "none",
    ink: Annotated[str, typer.Option(help="full, or thrifty: in outlines")] = "full",
    parts: Annotated[
        str, typer.Option(metavar="NAMES", help="sheets, rules, score by commas, or `all`")
    ] = "all",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="GAME.pdf by default")
    ] = None,
) -> None:
    """Print a game as a PDF: sheets to cut out, its rules, and a sheet to keep score on."""
    from speeltafel.cli import printing

    words = printing.Wishes(language, paper, players, expansions, cards, backs, ink, parts)
    printing.print_game(name, words, out)


@app.command()
def replay(
    file: JournalFile,
    language: Language = "nl",
    step: Annotated[bool, typer.Option(help="wait for Enter after each move")] = True,
) -> None:
    """Step through a journal, all cards open."""
    from speeltafel.cli import journals

    journals.replay(file, language, step)


@app.command()
def verify(file: JournalFile) -> None:
    """Check a journal: every move is legal and leads to what it says."""
    from speeltafel.cli import journals

    journals.verify(file)


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
def puzzles(
    name: GameName,
    number: Annotated[int, typer.Option("--count", min=1, help="how many")] = 3,
    seed: Annotated[int, typer.Option(min=0, help="where to begin: other seeds find others")] = 1,
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="write a file for each of them here")
    ] = None,
    language: Language = "nl",
) -> None:
    """Find positions in which one move is clearly the best, in scenarios and in bots' games."""
    from speeltafel.cli import puzzling

    puzzling.puzzles(name, number, seed, folder, language)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="small letters and digits")],
    folder: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="a project of its own here, not beside our own games"),
    ] = None,
) -> None:
    """Begin a game: a tiny whole one in a folder, to be changed until it is yours."""
    from speeltafel.cli import beginning

    beginning.new_game(name, folder)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="the copy, a new file")],
    db: Database = None,
) -> None:
    """Copy the tables of a server to a file, also while it runs."""
    from speeltafel.server import copying, database

    number = copying.backup(database.database_url(database.chosen(db)), file)
    print(f"{file}: {number} tables")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a copy, or a server's own file")],
    db: Database,
) -> None:
    """Put the tables of a file into an empty database of PostgreSQL."""
    from speeltafel.server import copying, database

    number = copying.restore(file, database.database_url(database.chosen(db)))
    print(f"{file}: {number} tables")


@app.command()
def doctor(
    db: Database = None,
    address: Annotated[
        str, typer.Option("--url", metavar="URL", help="where people find it, to try the proxy too")
    ] = "",
) -> None:
    """Look at a deployment: database, schema, clock, files, proxy; a sentence for each."""
    from speeltafel.server.doctor import examine

    found = [*examine(db, address)]
    for one in found:
        print(f"{'ok   ' if one.well else 'WRONG'} {one.sentence}")
    if not all(one.well for one in found):
        sys.exit(1)


def main() -> None:
    """The `speeltafel` command."""
    try:
        app()
    except BadInput as error:
        from speeltafel.texts import shown

        print(f"speeltafel: {shown(str(error))}", file=sys.stderr)
        sys.exit(2)
