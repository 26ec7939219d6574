"""Write out what follows from the fields of a game's state: its record and its copy.

python -m speeltafel.lab.checks.fields GAME

A field is named once, in the class; the end of the file, from the mark on, is made from that.
"""

import inspect
import sys
from pathlib import Path
from textwrap import wrap
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from speeltafel.engine.errors import BadInput
from speeltafel.engine.fields import (
    CARD,
    CARD_LISTS,
    CARDS,
    EACH,
    FLAG,
    FLAGS,
    INT,
    INTS,
    LENT,
    OFTEN_EMPTY,
    ROWS,
    SHARED,
    TEXT,
)
from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named

MARK = "    # What follows is made from the fields above: see speeltafel/lab/checks/fields.py.\n"
WIDTH = 100
COMMON = {"phase"}
"""Every state has it, and a game only says its words."""
PLAIN = {int: INT, bool: FLAG, str: TEXT}
LISTS = {INT: INTS, FLAG: FLAGS, CARD: CARDS, CARDS: CARD_LISTS, INTS: ROWS}


def shape_of(hint: Any) -> str:
    """The shape that a type says; nothing for the house, and for what is noted to save time."""
    if get_origin(hint) is Annotated:
        inner, *notes = get_args(hint)
        said = [note for note in notes if note not in (SHARED, LENT, OFTEN_EMPTY)]
        return said[0] if said else shape_of(inner)
    if get_origin(hint) is list:
        item = shape_of(get_args(hint)[0])
        return EACH + item if "|" in item else LISTS.get(item, "")
    return PLAIN.get(hint, "")


def copied(name: str, hint: Any) -> str:
    """The expression that gives a copy its own of what it may change."""
    if get_origin(hint) is Annotated:
        inner, *notes = get_args(hint)
        if SHARED in notes or LENT in notes:
            return name
        if OFTEN_EMPTY in notes and shape_of(inner) == CARD_LISTS:
            return f"own({name})"
        its_own = copied(name, inner)
        return f"{its_own} if {name} else {name}" if OFTEN_EMPTY in notes else its_own
    if get_origin(hint) is not list:
        return name
    item = copied("one", get_args(hint)[0])
    return f"{name}.copy()" if item == "one" else f"[{item} for one in {name}]"


def made_from(state: type) -> str:
    """The part of the file that follows from the class."""
    hints = get_type_hints(state, include_extras=True)
    fields = {name: hints[name] for name in state.__annotations__}
    for field, hint in fields.items():
        if get_origin(hint) in (dict, list, set) and not shape_of(hint):
            raise BadInput(f"no record can hold {field}: see engine/fields.py for what one holds")
    name = state.__name__
    lines = [
        "",
        "    def fields(self) -> dict[str, str]:",
        "        return FIELDS",
        "",
        f'    def blank(self) -> "{name}":',
        f"        return {name}(self.setup, self.chance.copy())",
        "",
        f'    def copy(self) -> "{name}":',
        "        other = self.blank()",
        "        self.copy_common(other)",
    ]
    lent = lists_lent(fields)
    if lent:
        lines.append("        self.shared = other.shared = True")
    lines += [
        f"        other.{field} = {copied(f'self.{field}', hint)}"
        for field, hint in fields.items()
        if field not in COMMON
    ]
    lines.append("        return other")
    if lent:
        lines += ["", "    def unshare(self) -> None:", "        if self.shared:", *lent]
    lines += ["", "", "FIELDS: Final[dict[str, str]] = {"]
    for field, hint in fields.items():
        lines += written(field, shape_of(hint))
    return "\n".join([*lines, "}", ""])


def lists_lent(fields: dict[str, Any]) -> list[str]:
    """The lines by which a state gets lists of its own instead of those that it shares."""
    lent = {
        field: get_args(hint)[0]
        for field, hint in fields.items()
        if get_origin(hint) is Annotated and LENT in get_args(hint)
    }
    lines = [f"self.{field} = {copied(f'self.{field}', inner)}" for field, inner in lent.items()]
    return [" " * 12 + line for line in ["self.shared = False", *lines]] if lent else []


def written(field: str, shape: str) -> list[str]:
    """The lines of one field in the table of shapes; nothing without a shape."""
    if not shape:
        return []
    line = f'    "{field}": "{shape}",'
    if len(line) <= WIDTH:
        return [line]
    parts = wrap(shape.replace("|", "| "), WIDTH // 2)  # a choice of many words
    texts = [f'        "{part.replace("| ", "|")}"' for part in parts]
    return [f'    "{field}": (', *texts, "    ),"]


def file_of(game: Game) -> Path | None:
    """Where the state's class stands, if its end is made from its fields."""
    path = Path(inspect.getfile(state_of(game)))
    return path if path.suffix == ".py" and MARK in path.read_text("utf-8") else None


def state_of(game: Game) -> type:
    assert isinstance(game.state, type)
    return game.state


def made(game: Game, path: Path) -> str:
    """The whole file as it should be."""
    text = path.read_text("utf-8")
    return text[: text.index(MARK)] + MARK + made_from(state_of(game))


def main() -> int:
    try:
        game = game_named(*sys.argv[1:2])
        path = file_of(game)
        if path is None:
            raise BadInput(f"the state of {game.id} has no place for it: {MARK.strip()}")
        text = made(game, path)
    except (BadInput, TypeError) as error:
        print(error, file=sys.stderr)
        return 2
    path.write_text(text, "utf-8")
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
