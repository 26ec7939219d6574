"""Which code names each rule, and which scenarios show it."""

import ast
from collections import defaultdict
from typing import TypedDict

from speeltafel.engine.game import Game
from speeltafel.engine.scenario import scenarios_of


class RuleCoverage(TypedDict):
    id: str
    code: list[str]
    scenarios: list[str]
    physical: bool


class Coverage(TypedDict):
    game: str
    rules: list[RuleCoverage]
    missing: list[str]


def coverage(game: Game) -> Coverage:
    """The report; `missing` lists rules that lack code or a scenario and are not physical."""
    code = code_places(game)
    shown = defaultdict(list)
    for scenario in scenarios_of(game):
        for rule in scenario.rules:
            shown[rule].append(scenario.name)
    rules: list[RuleCoverage] = [
        {
            "id": rule,
            "code": code[rule],
            "scenarios": shown[rule],
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
    return {"game": game.id, "rules": rules, "missing": missing + unknown}


def code_places(game: Game) -> dict[str, list[str]]:
    """Where each rule is named in the game's own code; the rulebook's list does not count."""
    places: dict[str, list[str]] = {rule: [] for rule in game.rules}
    for path in sorted(game.folder.glob("*.py")):
        if path.stem == "rulebook":
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for rule in game.rules:
                if rule in line:
                    places[rule].append(f"{path.name}:{number}")
    return places


def rules_of_events(game: Game) -> dict[str, tuple[str, ...]]:
    """Every kind of event that the game's code tells, with the rules named where it does.

    A function that says by its first words which rules it is about is taken at its word.
    """
    found: dict[str, set[str]] = {}
    for path in sorted(game.folder.glob("*.py")):
        text = path.read_text("utf-8")
        lines = text.splitlines()
        for function in ast.walk(ast.parse(text)):
            if not isinstance(function, ast.FunctionDef):
                continue
            body = "\n".join(lines[function.lineno - 1 : function.end_lineno])
            about = ast.get_docstring(function) or ""
            named = {rule for rule in game.rules if rule in about}
            named = named or {rule for rule in game.rules if rule in body}
            for kind in kinds_told(function):
                found.setdefault(kind, set()).update(named)
    order = {rule: place for place, rule in enumerate(game.rules)}
    return {kind: tuple(sorted(named, key=order.__getitem__)) for kind, named in found.items()}


def kinds_told(function: ast.FunctionDef) -> set[str]:
    """The kinds of the events that a function tells, also by way of a name of its own."""
    named: dict[str, set[str]] = defaultdict(set)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named[node.targets[0].id] |= texts_in(node.value)
    kinds: set[str] = set()
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr == "tell" and node.args:
            kind = node.args[0]
            kinds |= named[kind.id] if isinstance(kind, ast.Name) else texts_in(kind)
    return kinds


def texts_in(node: ast.expr) -> set[str]:
    """The texts that an expression can give: a constant, or either side of a condition."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) | texts_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
