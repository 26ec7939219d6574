"""Which code names each rule; which scenarios, lessons and pictures of the book show it."""

from collections import defaultdict
from collections.abc import Iterable
from typing import TypedDict

from speeltafel.engine.book import book_of
from speeltafel.engine.game import Game, Section
from speeltafel.engine.lesson import course_of
from speeltafel.engine.scenario import scenarios_of


class RuleCoverage(TypedDict):
    id: str
    code: list[str]
    scenarios: list[str]
    lessons: list[str]
    pictures: list[str]
    """The paragraphs of the book that tell it and have a picture."""
    physical: bool


class SectionCoverage(TypedDict):
    """A part of the rulebook: its rules but for the physical ones, and where these are met."""

    section: str
    rules: int
    taught: int
    """In lessons."""
    pictured: int
    """In pictures of the book."""
    met: int
    """In either."""


class Coverage(TypedDict):
    game: str
    rules: list[RuleCoverage]
    sections: list[SectionCoverage]
    missing: list[str]


def coverage(game: Game) -> Coverage:
    """The report; `missing` lists rules that lack code or a scenario and are not physical."""
    code = code_places(game)
    shown = by_rule((one.name, one.rules) for one in scenarios_of(game))
    taught = by_rule((one.id, one.position.rules) for one in course_of(game))
    book = book_of(game)
    parts = [part for part in book.paragraphs if part.picture] if book else []
    pictured = by_rule((part.say, part.rules) for part in parts)
    rules: list[RuleCoverage] = [
        {
            "id": rule,
            "code": code[rule],
            "scenarios": shown[rule],
            "lessons": taught[rule],
            "pictures": pictured[rule],
            "physical": rule in game.physical,
        }
        for rule in game.rules
    ]
    missing = [
        rule["id"]
        for rule in rules
        if not rule["physical"] and not (rule["code"] and rule["scenarios"])
    ]
    unknown = [rule for rule in shown if rule not in game.rules]
    sections = [section_coverage(game, section, taught, pictured) for section in game.rulebook]
    return {"game": game.id, "rules": rules, "sections": sections, "missing": missing + unknown}


def by_rule(named: Iterable[tuple[str, Iterable[str]]]) -> dict[str, list[str]]:
    """What names each rule."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, rules in named:
        for rule in rules:
            found[rule].append(name)
    return found


def section_coverage(
    game: Game, section: Section, taught: dict[str, list[str]], pictured: dict[str, list[str]]
) -> SectionCoverage:
    own = [rule for rule in section.rules if rule not in game.physical]
    return {
        "section": section.key,
        "rules": len(own),
        "taught": len([rule for rule in own if taught[rule]]),
        "pictured": len([rule for rule in own if pictured[rule]]),
        "met": len([rule for rule in own if taught[rule] or pictured[rule]]),
    }


def code_places(game: Game) -> dict[str, list[str]]:
    """Where each rule is named in the game's own code; the rulebook's list does not count."""
    places: dict[str, list[str]] = {rule: [] for rule in game.rules}
    for path in game.modules:
        if path.stem == "rulebook":
            continue
        name = path.relative_to(game.folder).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for rule in game.rules:
                if rule in line:
                    places[rule].append(f"{name}:{number}")
    return places
