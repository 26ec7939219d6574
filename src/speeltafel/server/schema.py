"""The wire as JSON Schema, and what the client has of it: types, and what faces are drawn with.

`python -m speeltafel.server.schema [FOLDER]` writes the client's.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from speeltafel.art.faces import INK, SYMBOLS
from speeltafel.engine.view import Lean
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
"""What the server sends: whole, but for what is as usual in what is Lean."""
LEAN = {one.__name__ for one in Lean.__subclasses__()}

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
    told = {
        name: schema if name in LEAN else whole(schema) for name, schema in components(TOLD).items()
    }
    return dict(sorted({**told, **components(ASKED)}.items()))


def left_out() -> dict[str, dict[str, Any]]:
    """What a field of something lean is where it is left out."""
    found = {name: schema["properties"] for name, schema in schemas().items() if name in LEAN}
    usual = {
        name: {key: value["default"] for key, value in properties.items() if "default" in value}
        for name, properties in found.items()
    }
    return {name: defaults for name, defaults in usual.items() if defaults}


def parts() -> dict[str, dict[str, str]]:
    """Where in a message something lies from which something was left out, or lower down."""
    made_of = {name: references(schema) for name, schema in schemas().items()}
    lacking = {*left_out()}
    while more := {n for n, inner in made_of.items() if lacking & {*inner.values()}} - lacking:
        lacking |= more
    found = {
        name: {key: part for key, part in inner.items() if part in lacking}
        for name, inner in made_of.items()
    }
    return {name: inner for name, inner in found.items() if inner}


def tags() -> dict[str, str]:
    """The types of the reports that something may be left out of, by their tags."""
    lacking = left_out().keys() | parts().keys()
    told = {str(one.__struct_config__.tag): one.__name__ for one in wire.Report.__args__}
    return {tag: name for tag, name in told.items() if name in lacking}


def references(schema: dict[str, Any]) -> dict[str, str]:
    """What its fields are made of: one type, or a list of it, or nothing."""
    return {
        key: name
        for key, value in schema["properties"].items()
        for name in re.findall(REFERENCE + r"(\w+)", json.dumps(value))
    }


def typescript() -> str:
    """Interfaces for all types, the two unions that travel over the websocket, and what fills in
    what was left out."""
    made = ["// Made by `make wire` from the messages in src/speeltafel/table: change those.\n"]
    made += [
        interface(name, whole(schema) if name in LEAN else schema)
        for name, schema in schemas().items()
    ]
    made += [union("Command", commands.Command), union("Report", wire.Report)]
    made += [constant("LEFT_OUT", "unknown", left_out()), constant("PARTS", "string", parts())]
    made += [f"export const TAGS: Record<string, string> = {json.dumps(tags())};\n"]
    return "\n".join(made)


def constant(name: str, of: str, entries: dict[str, dict[str, Any]]) -> str:
    lines = []
    for key, inner in entries.items():
        fields = ", ".join(f"{one}: {json.dumps(value)}" for one, value in inner.items())
        lines.append(f"  {key}: {{ {fields} }},\n")
    return f"export const {name}: Record<string, Record<string, {of}>> = {{\n{''.join(lines)}}};\n"


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
