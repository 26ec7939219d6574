"""What is done is kept line by line in a file, so that work that was broken off goes on."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from speeltafel.engine.errors import BadInput
from speeltafel.lab.work.crews import Workpiece


class Ledger:
    """A file of JSON lines: a heading that says what the work is, then each piece's result."""

    def __init__(
        self,
        file: Path,
        heading: dict[str, object],
        plain: Callable[[Any], object],
        again: Callable[[Any], Any],
    ) -> None:
        self.file = file
        self.plain = plain
        """A result as plain data."""
        self.again = again
        """Plain data as the result that it was."""
        self.lines: list[Any] = []
        """The results of earlier runs of the same work."""
        try:
            if file.exists():
                self.lines = self.read(json.loads(json.dumps(heading)))
            else:
                self.add(heading)
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

    def taken_from(
        self, pieces: Sequence[Workpiece], take: Callable[[Workpiece, Any], None]
    ) -> list[Workpiece]:
        """Take what is kept of these pieces; those that are left to do."""
        left = {json.dumps(piece.key): piece for piece in pieces}
        for line in self.lines:
            piece = left.pop(json.dumps(line["key"]), None)
            if piece:
                take(piece, self.again(line["result"]))
        return list(left.values())

    def write(self, piece: Workpiece, result: Any) -> None:
        self.add({"key": piece.key, "result": self.plain(result)})

    def add(self, line: object) -> None:
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
