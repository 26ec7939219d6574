"""What is written of games: the list and the rulebooks."""

import typer

from speeltafel.cli.shown import emit, plain
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.texts import LANGUAGES, texts


def games(as_json: bool, language: str) -> None:
    if as_json:
        emit([describe(game) for game in all_games().values()])
        return
    for game in all_games().values():
        text = texts(game, language)
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        name = typer.style(game.id, bold=True)
        typer.echo(f"{name}  {text('game-name')}, {seats}, {text('game-minutes')}")
        typer.echo(f"  {text('game-tagline')}")
        for option in game.options.all:
            typer.echo(
                f"  {typer.style(option.name, fg='cyan')}={plain(option.default)}  "
                f"{text(f'option-{option.name}')} ({option.values_in_short()})"
            )


def describe(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "name": {language: texts(game, language)("game-name") for language in LANGUAGES},
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "unofficial_seats": {str(n): option for n, option in game.unofficial.items()},
        "options": [option.describe() for option in game.options.all],
    }


def rules(name: str, rule: str | None, language: str, show_coverage: bool, as_json: bool) -> None:
    from rich.console import Console  # wraps what is long; the list of games does without it
    from rich.markup import escape

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
    from rich.console import Console
    from rich.markup import escape

    from speeltafel.engine.coverage import coverage  # reads all scenarios; the list needs none

    report = coverage(game)
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
        out.print(f"    lessons: {', '.join(item['lessons']) or '–'}")
    out.print("\nmet in lessons:")
    for part in report["sections"]:
        title = english(f"section-{part['section']}")
        out.print(f"    {part['taught']:3} of {part['rules']:3}  {escape(title)}")
    missing = report["missing"]
    out.print(f"without code or scenario: {', '.join(missing) or 'none'}")
