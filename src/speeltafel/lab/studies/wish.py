"""What a designer wishes for, as a sum over figures: `skill*2 - minutes/10`."""

import ast
import operator
from collections.abc import Callable, Collection, Mapping

from speeltafel.engine.errors import BadInput

OPERATIONS: dict[type[ast.AST], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}


MANY = ("ending_", "event_", "study_")
"""Of these figures a game has dozens."""


class Wish:
    """An expression of figures, numbers and the four operations; percentages count from 0 to 1."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.tree = ast.parse(text.strip(), mode="eval").body
            self.names = frozenset(self.names_in(self.tree))
        except (SyntaxError, ValueError, RecursionError):
            raise BadInput(
                f"a score is written like 'skill*2 - minutes/10', not {text!r}"
            ) from None

    def names_in(self, node: ast.expr) -> list[str]:
        match node:
            case ast.Constant(value=int() | float()) if not isinstance(node.value, bool):
                return []
            case ast.Name(id=name):
                return [name]
            case ast.UnaryOp(op=ast.USub(), operand=inner):
                return self.names_in(inner)
            case ast.BinOp(left=left, op=operation, right=right) if type(operation) in OPERATIONS:
                return self.names_in(left) + self.names_in(right)
        raise ValueError

    def check(self, known: Collection[str]) -> None:
        strange = sorted(self.names - set(known))
        if strange:
            usual = sorted(name for name in known if not name.startswith(MANY))
            raise BadInput(
                f"there is no figure {strange[0]} to score by; there are {', '.join(usual)}, and "
                f"{', '.join(f'{one}…' for one in MANY)} as the table of --out names them, "
                "with _ for : and -"
            )

    def __call__(self, figures: Mapping[str, float]) -> float:
        """What these figures are worth; no number where something is divided by nothing."""
        try:
            return self.worth(self.tree, figures)
        except ZeroDivisionError:
            return float("nan")

    def worth(self, node: ast.expr, figures: Mapping[str, float]) -> float:
        match node:
            case ast.Constant(value=value):
                assert isinstance(value, int | float)
                return float(value)
            case ast.Name(id=name):
                return figures[name]
            case ast.UnaryOp(operand=inner):
                return -self.worth(inner, figures)
            case ast.BinOp(left=left, op=operation, right=right):
                call = OPERATIONS[type(operation)]
                return call(self.worth(left, figures), self.worth(right, figures))
        raise AssertionError(node)


def word_of(figure: str) -> str:
    """A figure's name as one writes it in a sum."""
    return figure.replace("-", "_").replace(":", "_")
