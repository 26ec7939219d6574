"""Parts of the documents that follow from the code: `python -m tests.written` writes them anew."""

import ast
import inspect
import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

from speeltafel.server import settings
from speeltafel.server.metrics import Metrics

DOCUMENT = Path(__file__).parents[1] / "docs" / "operating.md"


def settings_table() -> str:
    """Every setting: the variable, its default, what it says of itself in the code."""
    said = sayings(settings.Settings)
    lines = ["| variable | default | |", "|---|---|---|"]
    for field in fields(settings.Settings):
        name = f"`{settings.PREFIX}{field.name.upper()}`"
        default = f"`{field.default}`" if field.default != "" else ""
        lines.append(f"| {name} | {default} | {said[field.name]} |")
    return "\n".join(lines)


def sayings(owner: type) -> dict[str, str]:
    """The texts that stand below the fields of a class."""
    body = ast.parse(inspect.getsource(owner)).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(text.value, ast.Constant)
            found[field.target.id] = " ".join(str(text.value.value).split())
    return found


def metrics_table() -> str:
    lines = ["| metric | kind | |", "|---|---|---|"]
    for family in sorted(Metrics().registry.collect(), key=lambda family: family.name):
        ending = "_total" if family.type == "counter" else ""
        lines.append(f"| `{family.name}{ending}` | {family.type} | {family.documentation}. |")
    return "\n".join(lines)


PARTS: dict[str, Callable[[], str]] = {"settings": settings_table, "metrics": metrics_table}


def written_anew(text: str) -> str:
    """The document with each part as the code has it now."""
    for name, part in PARTS.items():
        start, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
        pattern = re.escape(start) + ".*?" + re.escape(end)
        places = re.findall(pattern, text, re.DOTALL)
        if len(places) != 1:
            raise ValueError(f"{DOCUMENT.name} has {len(places)} places for {name}")
        text = text.replace(places[0], start + part() + end)
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(written_anew(DOCUMENT.read_text("utf-8")), "utf-8")
