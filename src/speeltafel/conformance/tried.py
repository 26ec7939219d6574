"""What was tried, in numbers: a suite that tried nothing would find nothing."""

from collections import Counter


class Tried:
    """How often each kind of thing was tried, in the order in which they came up."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.counts: Counter[str] = Counter()

    def count(self, what: str, times: int = 1) -> None:
        if times:
            self.counts[what] += times

    def __str__(self) -> str:
        return f"{self.game}: " + ", ".join(f"{n} {what}" for what, n in self.counts.items())
