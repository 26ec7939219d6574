"""A move: a verb, the cards it names and a number."""

from typing import Final

NOTHING: Final = -(1 << 30)
"""The number of a move or event that names no number; minus points are numbers."""


class Move:
    """Small, immutable and compared by value, so that frequent moves are made once and shared."""

    __slots__ = ("cards", "number", "verb")

    def __init__(self, verb: str, cards: tuple[int, ...] = (), number: int = NOTHING) -> None:
        self.verb: Final = verb
        self.cards: Final = cards
        self.number: Final = number

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Move)
            and self.verb == other.verb
            and self.cards == other.cards
            and self.number == other.number
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.cards, self.number))

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.verb, self.cards, self.number)

    def __repr__(self) -> str:
        return f"Move({self.verb!r}, {self.cards!r}, {self.number})"


class Refusal:
    """Why a move may not be made: the rule that forbids it, the reason's text and its facts."""

    def __init__(self, rule: str, reason: str, facts: dict[str, int] | None = None) -> None:
        self.rule: Final = rule
        self.reason: Final = reason
        self.facts: Final[dict[str, int]] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.reason == other.reason
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.reason))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value}" for name, value in self.facts.items())
        return f"{self.rule} ({self.reason}{facts})"


class IllegalMove(Exception):
    """Raised by the checked door; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal
