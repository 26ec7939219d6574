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
        """The results; BadInput for a file of other work, which is left as it is."""
        try:
            text = self.file.read_text("utf-8")
            first, *rest = text.splitlines()
            is_same = json.loads(first) == heading
        except ValueError:
            raise BadInput(f"{self.file} holds no kept results") from None
        if not is_same:
            raise BadInput(f"{self.file} is of other work; name another file")
        if not text.endswith("\n"):  # a run that was killed left half a line
            rest = rest[:-1]
            self.file.write_text("".join(line + "\n" for line in [first, *rest]), "utf-8")
        try:
            return [json.loads(line) for line in rest]
        except ValueError:
            raise BadInput(f"{self.file} is damaged: not all of its lines are results") from None

    def write(self, result: object) -> None:
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(result) + "\n")
