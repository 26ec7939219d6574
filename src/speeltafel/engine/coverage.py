"""Which code names each rule, which scenarios show it, which lessons teach it."""

from collections import defaultdict
from typing import TypedDict

from speeltafel.engine.game import Game
from speeltafel.engine.lesson import course_of
from speeltafel.engine.scenario import scenarios_of


class RuleCoverage(TypedDict):
    id: str
    code: list[str]
    scenarios: list[str]
    lessons: list[str]
    physical: bool


class SectionCoverage(TypedDict):
    """A part of the rulebook: its rules but for the physical ones, and those met in lessons."""

    section: str
    rules: int
    taught: int


class Coverage(TypedDict):
    game: str
    rules: list[RuleCoverage]
    sections: list[SectionCoverage]
    missing: list[str]


def coverage(game: Game) -> Coverage:
    """The report; `missing` lists rules that lack code or a scenario and are not physical."""
    code = code_places(game)
    shown = defaultdict(list)
    for scenario in scenarios_of(game):
        for rule in scenario.rules:
            shown[rule].append(scenario.name)
    taught = defaultdict(list)
    for lesson in course_of(game):
        for rule in lesson.position.rules:
            taught[rule].append(lesson.id)
    rules: list[RuleCoverage] = [
        {
            "id": rule,
            "code": code[rule],
            "scenarios": shown[rule],
            "lessons": taught[rule],
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
    sections: list[SectionCoverage] = []
    for section in game.rulebook:
        own = [rule for rule in section.rules if rule not in game.physical]
        met = [rule for rule in own if taught[rule]]
        sections.append({"section": section.key, "rules": len(own), "taught": len(met)})
    return {"game": game.id, "rules": rules, "sections": sections, "missing": missing + unknown}


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
