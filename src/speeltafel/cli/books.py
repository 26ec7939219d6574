"""What is written of games: the list and the rulebooks."""

from typing import TYPE_CHECKING

import typer

from speeltafel.cli.shown import emit, plain
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game, Section
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.texts import LANGUAGES, texts

if TYPE_CHECKING:
    from rich.console import Console

    from speeltafel.chapters import BookChapter


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
    game = game_named(name)
    if rule is not None and rule not in game.rules:
        raise BadInput(f"{game.id} has no rule {rule!r}; its rules: {', '.join(game.rules)}")
    chosen = [
        Section(section.key, found)
        for section in game.rulebook
        if (found := tuple(one for one in section.rules if rule in (None, one)))
    ]
    if as_json:
        emit(rules_as_data(game, chosen, language))
    elif show_coverage:
        print_coverage(game, chosen)
    else:
        print_rules(game, chosen, language, whole=rule is None)


def rules_as_data(game: Game, chosen: list[Section], language: str) -> dict[str, object]:
    from speeltafel.engine.coverage import coverage  # reads all scenarios; the list needs none

    text = texts(game, language)
    report = coverage(game)
    held = {item["id"]: item for item in report["rules"]}
    sections = [
        {
            "section": text(f"section-{section.key}"),
            "rules": [{**held[rule], "text": text.rule(rule)} for rule in section.rules],
        }
        for section in chosen
    ]
    return {
        "game": game.id,
        "language": language,
        "sections": sections,
        "missing": report["missing"],
    }


def print_rules(game: Game, chosen: list[Section], language: str, whole: bool) -> None:
    from rich.console import Console  # wraps what is long; the list of games does without it
    from rich.markup import escape

    from speeltafel.chapters import (
        chapters,
    )  # their pictures are scenarios, which it does without too

    out = Console(highlight=False)
    text = texts(game, language)
    if whole:
        book = chapters(game, language)
        out.print(f"[bold]{text('game-name')}[/]")
        if not book:
            out.print(text("game-about"))
        for chapter in book:
            print_chapter(out, chapter)
    for section in chosen:
        out.print(f"\n[bold]{text(f'section-{section.key}')}[/]")
        for rule in section.rules:
            out.print(f"[cyan]{rule}[/]  {escape(text.rule(rule))}")


def print_chapter(out: "Console", chapter: "BookChapter") -> None:
    from rich.markup import escape

    out.print(f"\n[bold]{chapter.title}[/]")
    for number, one in enumerate(chapter.passages, 1):
        name = f"{number}" if chapter.is_numbered else one.name
        out.print(f"[bold]{escape(name)}[/]  {escape(one.text)}" if name else escape(one.text))


def print_coverage(game: Game, chosen: list[Section]) -> None:
    from rich.console import Console
    from rich.markup import escape

    from speeltafel.engine.coverage import coverage

    report = coverage(game)
    shown = [rule for section in chosen for rule in section.rules]
    items = [item for item in report["rules"] if item["id"] in shown]
    out = Console(highlight=False)
    english = texts(game, "en")
    for item in items:
        mark = "  (physical table only)" if item["physical"] else ""
        out.print(f"[cyan]{item['id']}[/]{mark}  {escape(english.rule(item['id']))}")
        out.print(f"    code: {', '.join(item['code']) or '–'}")
        out.print(f"    scenarios: {', '.join(item['scenarios']) or '–'}")
        out.print(f"    lessons: {', '.join(item['lessons']) or '–'}")
        out.print(f"    pictures: {', '.join(item['pictures']) or '–'}")
    out.print("\n  rules lessons pictures either")
    for part in report["sections"]:
        title = english(f"section-{part['section']}")
        counts = f"{part['rules']:7} {part['taught']:7} {part['pictured']:8} {part['met']:6}"
        out.print(f"{counts}  {escape(title)}")
    missing = report["missing"]
    out.print(f"without code or scenario: {', '.join(missing) or 'none'}")
