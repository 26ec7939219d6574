"""The book, the rules and the score sheet of a game, as data for Typst."""

from collections.abc import Callable

from speeltafel.chapters import BookChapter, chapters
from speeltafel.engine.components import Component, Score
from speeltafel.engine.game import Game
from speeltafel.print.choices import Choices, box_of
from speeltafel.texts import Texts

USUAL = Score("score-round", 15)
LATER = ("expansions", "questions")
"""The chapters of the book that have no place on the first page."""
MOST_COLUMNS = 6
"""For so many players there is room to write; for more only where they are asked for."""


Look = Callable[[Component], dict[str, object]]
"""How a card is drawn."""


def booklet(game: Game, text: Texts, components: list[Component], looks: Look) -> dict[str, object]:
    """How it is played on the first page, then what is looked up, then all rules with examples."""
    told = chapters(game, text.language)
    facts = text("book-facts", least=game.seats[0], most=game.seats[-1])
    return {
        "head": text("game-name"),
        "facts": f"{facts} · {text('game-minutes')}",
        "about": text("game-about"),
        "credits": text("game-credits"),
        "first": [printed_chapter(one) for one in told if one.key not in LATER],
        "later": [printed_chapter(one) for one in told if one.key in LATER],
        "inside-title": text("book-inside"),
        "inside": [
            {"title": title, "lines": lines} for title, lines in inside(text, components).items()
        ],
        "rules-title": text("book-rules"),
        "sections": [
            {
                "title": text(f"section-{section.key}"),
                "rules": [
                    {
                        "id": rule,
                        "text": text.rule(rule),
                        "examples": examples(game, text, rule, looks),
                    }
                    for rule in section.rules
                ],
            }
            for section in game.rulebook
        ],
    }


def printed_chapter(chapter: BookChapter) -> dict[str, object]:
    return {
        "title": chapter.title,
        "numbered": chapter.is_numbered,
        "passages": [{"name": one.name, "text": one.text} for one in chapter.passages],
    }


def examples(game: Game, text: Texts, rule: str, looks: Look) -> list[dict[str, object]]:
    return [
        {
            "says": text(f"example-{one.key}"),
            "right": one.right,
            "cards": [looks(example_card(game, name)) for name in one.cards.split()],
        }
        for one in box_of(game).examples
        if one.rule == rule
    ]


def example_card(game: Game, name: str) -> Component:
    card = game.notation.names.index(name)
    face = game.faces[card]
    return Component(name, 1, card=card, face=face, picture=face.picture)


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
        "note": text(score.note) if score.note else "",
        "row": text(score.row) if score.row else "",
        "rows": score.rows,
        "total": text("score-total") if score.rows and score.total else "",
        "ticks": [{"title": text(name), "count": count} for name, count in score.ticks],
    }
