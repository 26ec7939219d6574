"""The summary, the rules and the score sheet of a game, as data for Typst."""

from speeltafel.engine.components import Component, Score
from speeltafel.engine.game import Game
from speeltafel.print.choices import Choices, box_of
from speeltafel.texts import Texts

USUAL = Score("score-round", 15)
MOST_COLUMNS = 6
"""For so many players there is room to write; for more only where they are asked for."""


def booklet(game: Game, text: Texts, components: list[Component]) -> dict[str, object]:
    """The rulebook's own text, after a page that says what there is and what it does."""
    facts = text("book-facts", least=game.seats[0], most=game.seats[-1])
    return {
        "head": text("game-name"),
        "facts": f"{facts} · {text('game-minutes')}",
        "about": text("game-about"),
        "credits": text("game-credits"),
        "inside-title": text("book-inside"),
        "inside": [
            {"title": title, "lines": lines} for title, lines in inside(text, components).items()
        ],
        "rules-title": text("book-rules"),
        "sections": [
            {
                "title": text(f"section-{section.key}"),
                "rules": [{"id": rule, "text": text.rule(rule)} for rule in section.rules],
            }
            for section in game.rulebook
        ],
    }


PrintedLine = dict[str, str | int]


def inside(text: Texts, components: list[Component]) -> dict[str, list[PrintedLine]]:
    """What lies in the box, by set; plain cards are one line, as copies are."""
    found: dict[str, dict[tuple[str, str], int]] = {}
    for one in components:
        title = text(f"option-{one.set}") if one.set else text("sheet-base")
        name = text(one.title or f"kind-name-{one.kind}")
        about = text(one.about) if one.about else ""
        lines = found.setdefault(title, {})
        lines[name, about] = lines.get((name, about), 0) + one.copies
    return {
        title: [
            {"count": count, "name": name, "about": about} for (name, about), count in lines.items()
        ]
        for title, lines in found.items()
    }


def score_sheet(game: Game, text: Texts, choices: Choices) -> dict[str, object]:
    score = box_of(game).score or USUAL
    return {
        "date": text("score-date"),
        "player": text("score-player"),
        "players": max(choices.players, min(MOST_COLUMNS, game.seats[-1])),
        "row": text(score.row) if score.row else "",
        "rows": score.rows,
        "total": text("score-total") if score.rows and score.total else "",
        "ticks": [{"title": text(name), "count": count} for name, count in score.ticks],
    }
