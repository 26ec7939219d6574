"""What is written of games: the list, the rulebooks, journals."""

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from speeltafel.cli.shown import emit, plain
from speeltafel.engine import coverage, journal
from speeltafel.engine.chance import Seal
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.scenario import LETTERS
from speeltafel.texts import LANGUAGES, texts


def games(as_json: bool, language: str) -> None:
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
        "name": {language: texts(game, language)("game-name") for language in LANGUAGES},
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "unofficial_seats": {str(n): option for n, option in game.unofficial.items()},
        "options": [option.describe() for option in game.options.all],
    }


def rules(name: str, rule: str | None, language: str, show_coverage: bool, as_json: bool) -> None:
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


def replay(file: Path, language: str, step: bool) -> None:
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


def verify(file: Path) -> None:
    found = load_journal(file)
    found.verify()
    state = "over" if "reason" in (found.closing or {}) else "broken off"
    print(
        f"{file}: {found.game.id}, {found.players} players, {len(found.moves)} moves, {state}: ok"
    )
    if isinstance(found.seed, Seal):
        print(f"before the deal the table has to have shown {found.seed.commitment()}")


def load_journal(file: Path) -> journal.Journal:
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file} is no text: a journal is JSON lines in UTF-8") from None
    return journal.load(text)
