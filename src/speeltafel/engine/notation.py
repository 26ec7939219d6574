"""Notation: every move has one short ASCII form, read and written here."""

from typing import Final

from speeltafel.engine.errors import BadInput
from speeltafel.engine.moves import NOTHING, Move

DIGITS: Final = 9
MOST: Final = 10**DIGITS - 1
"""The highest number that a move may name."""


class NotationError(BadInput):
    """A text that names no move; the message says what is wrong and what is allowed."""


class Verb:
    """What may follow a verb: cards (at least, at most), then a number or one of some words."""

    def __init__(
        self,
        name: str,
        least: int = 0,
        most: int = 0,
        words: tuple[str, ...] = (),
        numbers: bool = False,
    ) -> None:
        self.name: Final = name
        self.least: Final = least
        self.most: Final = most
        self.words: Final = words
        self.numbers: Final = numbers


class Notation:
    """A game's cards and verbs by name."""

    def __init__(
        self, names: tuple[str, ...], copies: tuple[int, ...], verbs: tuple[Verb, ...]
    ) -> None:
        self.names: Final = names
        self.copies: Final = copies
        """The highest copy number of each card that any option allows."""
        self.verbs: Final = {verb.name: verb for verb in verbs}
        self.numbers: Final = {name: card for card, name in enumerate(names)}

    def accepts(self, move: Move) -> bool:
        """Whether this is a move that some text names."""
        verb = self.verbs.get(move.verb)
        if verb is None or not verb.least <= len(move.cards) <= verb.most:
            return False
        if verb.words:
            numbered = 0 <= move.number < len(verb.words)
        elif verb.numbers:
            numbered = 0 <= move.number <= MOST
        else:
            numbered = move.number == NOTHING
        in_order = list(move.cards) == sorted(move.cards)
        return numbered and in_order and all(0 <= card < len(self.names) for card in move.cards)

    def write(self, move: Move) -> str:
        verb = self.verbs[move.verb]
        parts = [move.verb, *[self.names[card] for card in move.cards]]
        if move.number != NOTHING:
            parts.append(verb.words[move.number] if verb.words else str(move.number))
        return " ".join(parts)

    def read(self, text: str) -> Move:
        parts = text.split()
        if not parts or parts[0] not in self.verbs:
            given = repr(parts[0]) if parts else "an empty text"
            raise NotationError(f"{given} is not a verb here; verbs: {', '.join(self.verbs)}")
        verb = self.verbs[parts[0]]
        rest = parts[1:]
        number = NOTHING
        if verb.words or verb.numbers:
            if not rest:
                raise NotationError(f"'{verb.name}' wants {self.wanted(verb)}")
            number = self.read_number(verb, rest.pop())
        cards = sorted([self.read_card(part) for part in rest])
        if not verb.least <= len(cards) <= verb.most:
            raise NotationError(f"'{verb.name}' wants {self.wanted(verb)}, not {' '.join(rest)!r}")
        return Move(verb.name, tuple(cards), number)

    def read_number(self, verb: Verb, text: str) -> int:
        if verb.words:
            if text in verb.words:
                return verb.words.index(text)
        elif text.isascii() and text.isdigit():
            number = int(text[:DIGITS])
            if str(number) == text:  # else it is longer, or written in another way
                return number
        raise NotationError(f"'{verb.name}' wants {self.wanted(verb)}, not {text!r}")

    def read_card(self, text: str) -> int:
        """A card's number; the copy (`z8.2`) may be named and makes no difference."""
        name, dot, copy = text.lower().partition(".")
        card = self.numbers.get(name)
        if card is None:
            some = ", ".join(self.names[:3])
            raise NotationError(
                f"{text!r} is not a card; cards are written {some} … {self.names[-1]}"
            )
        if dot and copy not in [str(n + 1) for n in range(self.copies[card])]:
            raise NotationError(f"{text!r}: {name} has the copies 1 to {self.copies[card]}")
        return card

    def read_cards(self, text: str) -> list[int]:
        return [self.read_card(part) for part in text.split()]

    def wanted(self, verb: Verb) -> str:
        """What a verb wants, in words."""
        some = str(verb.least) if verb.least == verb.most else f"{verb.least} to {verb.most}"
        wants = [] if verb.most == 0 else [f"{some} card" + "s" * (verb.most > 1)]
        if verb.words:
            wants.append("one of " + ", ".join(verb.words))
        if verb.numbers:
            wants.append(f"a number from 0 to {MOST}")
        return " and ".join(wants) or "nothing after it"
