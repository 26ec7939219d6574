"""Which events a game tells, and which rules play a part in them.

A game says it where it names the kinds of its events. Of one that tells by mere names it is read
from its code.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from speeltafel.engine.game import Game


def rules_of_events(game: Game) -> dict[str, tuple[str, ...]]:
    """Every kind of event that the game tells, with its rules in the rulebook's order."""
    if game.events:
        return {kind.name: kind.rules for kind in game.events}
    found: dict[str, set[str]] = defaultdict(set)
    for module in modules_of(game):
        for kind, function in module.told():
            found[kind].update(module.rules_of(function))
    order = {rule: place for place, rule in enumerate(game.rules)}
    return {
        kind: tuple(sorted(found[kind], key=order.__getitem__))
        for kind in kinds_with_text(game)
        if kind in found  # a table may hold more than what is told
    }


def kinds_with_text(game: Game) -> list[str]:
    """The kinds of events that the game has a sentence for."""
    text = (game.folder / "text" / "en.ftl").read_text("utf-8")
    return re.findall(r"^event-([a-z0-9-]+) =", text, re.MULTILINE)


def modules_of(game: Game) -> "list[Module]":
    return [Module(game, path) for path in sorted(game.folder.glob("*.py"))]


class Module:
    """A module of a game, read as text."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path
        self.text = path.read_text("utf-8")
        tree = ast.parse(self.text)
        self.functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self.helpers = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        """The functions that are no methods."""

    def kinds(self) -> set[str]:
        return {kind for kind, _ in self.told()}

    def rules_of(self, function: ast.FunctionDef) -> set[str]:
        """One that says by its first words which rules it is about is taken at its word."""
        about = ast.get_docstring(function) or ""
        named = {rule for rule in self.game.rules if rule in about}
        lines = self.text.splitlines()[function.lineno - 1 : function.end_lineno]
        return named or {rule for rule in self.game.rules if rule in "\n".join(lines)}

    def told(self) -> Iterator[tuple[str, ast.FunctionDef]]:
        """Every kind of event, and the function that settles on it."""
        for function in self.functions:
            named: dict[str, list[ast.expr]] = defaultdict(list)
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    named[node.targets[0].id].append(node.value)
            for node in ast.walk(function):
                match node:
                    case ast.Call(func=ast.Attribute(attr="tell"), args=[kind, *_]):
                        for given in named[kind.id] if isinstance(kind, ast.Name) else [kind]:
                            yield from self.texts_in(given, function)

    def texts_in(
        self, node: ast.expr, function: ast.FunctionDef
    ) -> Iterator[tuple[str, ast.FunctionDef]]:
        """The texts that an expression can give, each with the function that settles on it."""
        match node:
            case ast.Constant(value=str(text)):
                yield text, function
            case ast.IfExp(body=one, orelse=other):
                yield from self.texts_in(one, function)
                yield from self.texts_in(other, function)
            case ast.Subscript(value=ast.Name(id=table)):
                package = self.game.state.__module__.rpartition(".")[0]
                for text in getattr(import_module(f"{package}.{self.path.stem}"), table):
                    yield text, function
            case ast.Call(func=ast.Name(id=name)) if name in self.helpers:
                helper = self.helpers[name]
                for inner in ast.walk(helper):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        yield from self.texts_in(inner.value, helper)
            case ast.Call(args=several):
                for given in several:
                    yield from self.texts_in(given, function)
