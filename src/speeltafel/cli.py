"""The command line. Bad input gets one clear sentence and exit code 2."""

import json
import math
import secrets
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from speeltafel.bots import LEVELS
from speeltafel.engine import coverage, journal
from speeltafel.engine.chance import Seal
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.scenario import LETTERS
from speeltafel.lab import bench as benchmark
from speeltafel.lab import compare as comparing
from speeltafel.lab import survey as surveying
from speeltafel.lab import sweep as sweeping
from speeltafel.lab.arena import Contest
from speeltafel.lab.arena import arena as run_arena
from speeltafel.lab.arena import check as check_contest
from speeltafel.lab.arena_page import page_of as arena_page
from speeltafel.lab.company import LAB_BUDGET
from speeltafel.lab.console import FORMATS, check_report, print_page, write_report
from speeltafel.lab.page import Page
from speeltafel.lab.progress import progress
from speeltafel.lab.report import report as report_of
from speeltafel.lab.simulate import Order
from speeltafel.lab.simulate import check as check_order
from speeltafel.lab.simulate import simulate as run_simulation
from speeltafel.lab.variants import Grid, grid
from speeltafel.lab.work import Crew, crew
from speeltafel.texts import texts

app = typer.Typer(
    help="A digital table for Dutch games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

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
    typer.Option("--report", metavar="FILE", help=f"a page or picture: {', '.join(FORMATS)}"),
]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="the database; a file in your data folder by default"),
]
Plot = Annotated[bool, typer.Option("--plot", help="draw the charts in the terminal")]

BROKEN_OFF = 130
"""The exit code of work that was broken off with Ctrl-C, as shells have it."""


@app.command()
def games(as_json: AsJson = False, language: Language = "nl") -> None:
    """List the games: seats, options."""
    if as_json:
        emit([describe(game) for game in all_games().values()])
        return
    out = Console(highlight=False)
    for game in all_games().values():
        text = texts(game, language)
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        out.print(f"[bold]{game.id}[/]  {text('game-name')}, {seats}, {text('game-minutes')}")
        out.print(f"  {text('game-tagline')}")
        for option in game.options.all:
            out.print(
                f"  [cyan]{option.name}[/]={escape(plain(option.default))}  "
                f"{text(f'option-{option.name}')} ({option.values_in_short()})",
                soft_wrap=True,
            )


def describe(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "name": {language: texts(game, language)("game-name") for language in ("nl", "en")},
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "unofficial_seats": {str(n): option for n, option in game.unofficial.items()},
        "options": [option.describe() for option in game.options.all],
    }


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
    game = game_named(name)
    text = texts(game, language)
    if rule is not None and rule not in game.rules:
        raise BadInput(f"{game.id} has no rule {rule!r}; its rules: {', '.join(game.rules)}")
    if show_coverage:
        print_coverage(game, rule, as_json)
        return
    chosen = [
        (section.key, [r for r in section.rules if rule in (None, r)]) for section in game.rulebook
    ]
    sections = [
        {
            "section": text(f"section-{key}"),
            "rules": [{"id": r, "text": text.rule(r)} for r in found],
        }
        for key, found in chosen
        if found
    ]
    if as_json:
        emit({"game": game.id, "language": language, "sections": sections})
        return
    out = Console(highlight=False)
    if rule is None:
        out.print(f"[bold]{text('game-name')}[/]\n{text('game-about')}")
    for key, found in chosen:
        if found:
            out.print(f"\n[bold]{text(f'section-{key}')}[/]")
        for r in found:
            out.print(f"[cyan]{r}[/]  {escape(text.rule(r))}")


def print_coverage(game: Game, rule: str | None, as_json: bool) -> None:
    report = coverage.coverage(game)
    if rule is not None:
        report["rules"] = [item for item in report["rules"] if item["id"] == rule]
    if as_json:
        emit(report)
        return
    out = Console(highlight=False)
    english = texts(game, "en")
    for item in report["rules"]:
        mark = "  (physical table only)" if item["physical"] else ""
        out.print(f"[cyan]{item['id']}[/]{mark}  {escape(english.rule(item['id']))}")
        out.print(f"    code: {', '.join(item['code']) or '–'}")
        out.print(f"    scenarios: {', '.join(item['scenarios']) or '–'}")
    missing = report["missing"]
    out.print(f"\nwithout code or scenario: {', '.join(missing) or 'none'}")


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
    order = Order(name, players, number, read_options(option), bot or "random", seed)
    if report or plot or (bot and "," in bot):
        simulate_levels(order, bot, workers, cluster, report, plot, thinking, language, as_json)
        return
    check_order(order)
    with crew(workers, cluster) as hands, progress(name) as tell:
        figures = run_simulation(order, hands, tell)
    if as_json:
        emit(figures)
    else:
        print_figures(figures)
    say_broken_off(hands, f"{figures['games']} of {number} games")


def print_figures(figures: dict[str, object]) -> None:
    out = Console(highlight=False)
    for key, value in figures.items():
        shown = (
            ", ".join(f"{k} {plain(v)}" for k, v in value.items())
            if isinstance(value, dict)
            else plain(value)
        )
        out.print(f"{key.replace('_', ' '):>20}  {escape(shown)}", soft_wrap=True)


def simulate_levels(
    order: Order,
    named: str | None,
    workers: int,
    cluster: str | None,
    report: Path | None,
    plot: bool,
    thinking: int | None,
    language: str,
    as_json: bool,
) -> None:
    levels = surveying.levels_of(named)
    check_order(replace(order, bot=levels[0]))
    check_report(report, plot)
    texts(game_named(order.game), language)
    with crew(workers, cluster) as hands, progress(order.game) as tell:
        found = surveying.survey(order, levels, hands, tell, thinking)
    page = report_of(found, language, this_command())
    show(page, report, plot, surveying.as_data(found) if as_json else None)
    say_broken_off(hands, f"{found.games} of {order.games} games at each level")


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
    order, variants, levels = variants_of(name, option, players, number, bot, seed, lists=False)
    check_report(report, plot)
    texts(game_named(name), language)
    with crew(workers, cluster) as hands, progress(name) as tell:
        found = comparing.compare(order, variants, levels, hands, tell)
    page = comparing.page_of(found, language, this_command())
    show(page, report, plot, comparing.as_data(found) if as_json else None)
    say_broken_off(hands, f"{found.games} of {number} games of each variant")


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
    kept: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FILE", help="keep what is done here, and go on from it"),
    ] = None,
    report: ReportFile = None,
    plot: Plot = False,
    language: Language = "nl",
    as_json: AsJson = False,
) -> None:
    """Play a grid of variants: `--option K=V1,V2,V3`, all combinations of several options.

    Values that hold commas themselves are parted by semicolons, or each given by an own --option.
    """
    order, variants, levels = variants_of(name, option, players, number, bot, seed, lists=True)
    check_report(report, plot)
    if table:
        sweeping.check_table(table)
    texts(game_named(name), language)
    with crew(workers, cluster) as hands, progress(name) as tell:
        found = sweeping.sweep(order, variants, levels, hands, tell, kept)
    if table:
        sweeping.write_table(found, table)
    page = sweeping.page_of(found, language, this_command())
    show(page, report, plot, sweeping.rows_of(found) if as_json else None)
    say_broken_off(hands, f"{found.games} of {number} games of each variant or more")


def variants_of(
    name: str,
    option: list[str] | None,
    players: int | None,
    number: int,
    bot: str | None,
    seed: int,
    lists: bool,
) -> tuple[Order, Grid, tuple[str, ...]]:
    game = game_named(name)
    seats = usual_players(game, players)
    variants = grid(game, seats, option or [], lists)
    return Order(name, seats, number, variants.fixed, seed=seed), variants, surveying.levels_of(bot)


def show(page: Page, report: Path | None, plot: bool, data: object | None) -> None:
    """Write the report where it was asked for; print it where nothing else was, or charts were."""
    if report:
        write_report(page, report)
        print(f"{report}: {page.title}", file=sys.stderr)
    if data is not None:
        emit(data)
    elif plot or not report:
        print_page(page, plot)


def this_command() -> str:
    """The command that was given, as it can be given again."""
    return shlex.join(["speeltafel", *sys.argv[1:]])


def say_broken_off(hands: Crew, what: str) -> None:
    if hands.broken_off:
        print(f"speeltafel: broken off; these are the figures of {what}", file=sys.stderr)
        raise typer.Exit(BROKEN_OFF)


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
    kept: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FILE", help="keep what is done here, and go on from it"),
    ] = None,
    report: ReportFile = None,
    plot: Plot = False,
    language: Language = "nl",
    as_json: AsJson = False,
) -> None:
    """Let bots meet: each alone among copies of each other, on the same deals in every seat."""
    game = game_named(name)
    names = tuple(part.strip() for part in bots.split(",") if part.strip())
    contest = Contest(
        game.id,
        names,
        deals,
        usual_players(game, players),
        read_options(option),
        seed,
        budget,
        first_only,
    )
    check_contest(contest)
    check_report(report, plot)
    texts(game, language)
    with crew(workers, cluster) as hands, progress(name) as tell:
        figures = run_arena(contest, hands, tell, kept)
    page = arena_page(contest, figures, language, this_command())
    show(page, report, plot, figures if as_json else None)
    say_broken_off(hands, "the deals that are done")


def usual_players(game: Game, players: int | None) -> int:
    """As many as were asked for; else four, or what the game allows nearest to that."""
    return players if players is not None else min(max(4, game.seats[0]), game.seats[-1])


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    language: Language = "nl",
    step: Annotated[bool, typer.Option(help="wait for Enter after each move")] = True,
) -> None:
    """Step through a journal, all cards open."""
    found = load_journal(file)
    text = texts(found.game, language)
    waiting = step and sys.stdin.isatty() and sys.stdout.isatty()
    out = Console(highlight=False)
    out.print(f"[bold]{text('game-name')}[/], {found.players}: {len(found.moves)}")
    for number, (_, events) in enumerate(found.replay()):
        if number:
            seat, move = found.moves[number - 1]
            out.print(f"[cyan]{number:>4}[/] [bold]{LETTERS[seat]}[/] {escape(move)}")
        for event in events:
            sentence = text.event(event, GALLERY, LETTERS.__getitem__)
            if sentence:
                out.print(f"       {escape(sentence)}")
        if waiting and number < len(found.moves):
            input()


@app.command()
def verify(file: Annotated[Path, typer.Argument(metavar="FILE")]) -> None:
    """Check a journal: every move is legal and leads to what it says."""
    found = load_journal(file)
    found.verify()
    state = "over" if "reason" in (found.closing or {}) else "broken off"
    print(
        f"{file}: {found.game.id}, {found.players} players, {len(found.moves)} moves, {state}: ok"
    )
    if isinstance(found.seed, Seal):
        print(f"before the deal the table has to have shown {found.seed.commitment()}")


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="CPU time for each figure and turn")] = 1.0,
    turns: Annotated[int, typer.Option(help="how often all figures are taken, by turns")] = 5,
    as_json: AsJson = False,
) -> None:
    """Measure our speed beside peers, in one run (`make bench` sets the peers up)."""
    with progress("bench") as tell:
        rows = benchmark.measure(seconds, turns, tell)
    if as_json:
        print(benchmark.as_json(rows))
        return
    print(benchmark.as_table(rows))
    if not benchmark.compiled():
        print("\nThis is uncompiled Python: `make bench` measures the compiled package.")
    if all(row.theirs is None for row in rows):
        print("The peers are not installed: `make bench` sets them up.")


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
    from speeltafel.terminal import play as play_in_terminal

    game = game_named(name)
    text = texts(game, language)
    options = read_options(option)
    seats = usual_players(game, players)
    try:
        game.setup(seats, options)
    except BadInput as error:
        raise BadInput(text.bad_input(error)) from None
    chosen = Seal(secrets.token_bytes(32)) if seed is None else seed
    play_in_terminal(game, seats, options, language, bots, chosen, journal_file)


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


def read_options(given: list[str] | None) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadInput(f"an option is written K=V, not {text!r}")
        options[key] = value
    return options


def load_journal(file: Path) -> journal.Journal:
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file} is no text: a journal is JSON lines in UTF-8") from None
    return journal.load(text)


def plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def emit(document: object) -> None:
    print(json.dumps(known(document), ensure_ascii=False, indent=1, allow_nan=False))


def known(document: object) -> object:
    """The same with null for bounds that nothing is known of: JSON has no word for them."""
    if isinstance(document, dict):
        return {key: known(value) for key, value in document.items()}
    if isinstance(document, list | tuple):
        return [known(value) for value in document]
    if isinstance(document, float) and not math.isfinite(document):
        return None
    return document


def main() -> None:
    """The `speeltafel` command."""
    try:
        app()
    except BadInput as error:
        print(f"speeltafel: {error}", file=sys.stderr)
        sys.exit(2)
