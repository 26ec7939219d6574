"""`speeltafel` as people start it, but what it deals can be dealt again: its secrets have a seed.

    python -m tests.browser.dealing FILE serve …

The file holds the seed and is read anew each time, so that every test of a server has its own.
Its workers are as eager as the server: on a machine that is full of tests a nice one would wait
for all of them, and the test that wants a book or a replay with it.
"""

import os
import random
import secrets
import sys
from pathlib import Path

from speeltafel.cli import main

os.nice = lambda increment: 0  # a worker is started from this module too


class Secrets:
    """Random bytes that begin anew with each seed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seed = ""
        self.random = random.Random(self.seed)

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        seed = self.file.read_text("utf-8")
        if seed != self.seed:
            self.seed, self.random = seed, random.Random(seed)
        return self.random.randbytes(32 if nbytes is None else nbytes)


if __name__ == "__main__":
    secrets.token_bytes = Secrets(Path(sys.argv.pop(1))).token_bytes
    main()
