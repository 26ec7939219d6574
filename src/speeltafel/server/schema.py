"""The wire as JSON Schema, and what the client has of it: types, and what faces are drawn with.

`python -m speeltafel.server.schema [FOLDER]` writes the client's.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from speeltafel.art.faces import INK, SYMBOLS
from speeltafel.table import commands, http, reading, teaching, wire, wire_pads

REFERENCE = "#/components/schemas/"
ASKED: list[Any] = [
    http.NewTable,
    http.Join,
    http.WhatIf,
    teaching.Try,
    wire_pads.NewPad,
    wire_pads.PadEntry,
    wire_pads.PadPeek,
    wire_pads.PadQuestion,
    *commands.Command.__args__,
]
"""What a client sends: it may leave out what has a default."""
TOLD: list[Any] = [
    http.GameInfo,
    http.Seated,
    http.Problem,
    http.Here,
    http.OwnTable,
    http.Replay,
    teaching.LessonInfo,
    teaching.Lesson,
    reading.BookView,
    wire_pads.PadMade,
    wire_pads.PadView,
    wire_pads.PadAnswer,
    wire_pads.PadSecret,
    wire_pads.Ruling,
    *wire.Report.__args__,
]
"""What the server sends, always whole."""

FILE = "wire.ts"
"""What the client has of it; the schemas themselves are served as OpenAPI."""
DRAWN = "drawn.ts"


def components(types: list[Any]) -> dict[str, dict[str, Any]]:
    """The schemas of these types and of all they are made of, by name."""
    _, found = msgspec.json.schema_components(types, ref_template=REFERENCE + "{name}")
    return found


def whole(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema whose every property is there."""
    return {**schema, "required": list(schema.get("properties", {}))}


def schemas() -> dict[str, dict[str, Any]]:
    told = {name: whole(schema) for name, schema in components(TOLD).items()}
    return dict(sorted({**told, **components(ASKED)}.items()))


def typescript() -> str:
    """Interfaces for all types, and the two unions that travel over the websocket."""
    parts = ["// Made by `make wire` from the messages in src/speeltafel/table: change those.\n"]
    parts += [interface(name, schema) for name, schema in schemas().items()]
    parts += [union("Command", commands.Command), union("Report", wire.Report)]
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    lines = []
    for key, value in schema["properties"].items():
        optional = "" if key in schema.get("required", []) else "?"
        lines.append(f"  {key}{optional}: {written(value)};\n")
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def written(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if schema["type"] == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema["type"] == "object":
        return f"Record<string, {written(schema['additionalProperties'])}>"
    return "number" if schema["type"] == "integer" else str(schema["type"])


def union(name: str, types: Any) -> str:
    return f"export type {name} = {' | '.join(part.__name__ for part in types.__args__)};\n"


def drawn() -> str:
    """The symbols and inks of faces, as they are on paper."""
    parts = ["// Made by `make wire` from src/speeltafel/art/faces.py: change that.\n"]
    for name, entries in (("SYMBOLS", SYMBOLS), ("INKS", INK)):
        lines = "".join(f'  "{key}": "{one}",\n' for key, one in entries.items())
        parts.append(f"export const {name}: Record<string, string> = {{\n{lines}}};\n")
    return "\n".join(parts)


def main(folder: Path) -> None:
    (folder / FILE).write_text(typescript(), "utf-8")
    (folder / DRAWN).write_text(drawn(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("web/src"))
