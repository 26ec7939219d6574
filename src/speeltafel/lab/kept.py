"""What is done is kept line by line in a file, so that work that was broken off goes on."""

import json
from pathlib import Path
from typing import Any

from speeltafel.engine.errors import BadInput


class Kept:
    """A file of JSON lines: a heading that says what the work is, then its results."""

    def __init__(self, file: Path, heading: dict[str, object]) -> None:
        self.file = file
        self.found: list[Any] = []
        """The results of earlier runs of the same work."""
        try:
            if file.exists():
                self.found = self.read(json.loads(json.dumps(heading)))
            else:
                self.write(heading)
        except OSError as error:
            raise BadInput(f"{file} cannot be used: {error.strerror}") from None

    def read(self, heading: dict[str, object]) -> list[Any]:
        """The results; BadInput for a file of other work."""
        try:
            lines = self.file.read_text("utf-8").splitlines()
            first, *rest = [json.loads(line) for line in self.whole(lines)]
        except ValueError:
            raise BadInput(f"{self.file} holds no kept results") from None
        if first != heading:
            raise BadInput(f"{self.file} is of other work; name another file")
        return rest

    def whole(self, lines: list[str]) -> list[str]:
        """The lines that were written whole: a run that was killed may leave half a line."""
        try:
            json.loads(lines[-1])
        except (IndexError, ValueError):
            lines = lines[:-1]
            self.file.write_text("".join(line + "\n" for line in lines), "utf-8")
        return lines

    def write(self, result: object) -> None:
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(result) + "\n")
