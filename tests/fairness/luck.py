"""What every verifier of a journal needs: the table's luck, the journal's lines, hands of cards."""

import hashlib
from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 32


class Wrong(Exception):
    """The journal does not hold what was promised; the sentence says where."""


class Unfollowed(Exception):
    """This verifier does not follow such a journal, so it says nothing about it."""


class BrokenOff(Exception):
    """There is no further line."""


class Gone(Exception):
    """Whoever was asked has left for good."""


class Over(Exception):
    """The game is over: these seats have won."""

    def __init__(self, winners: list[int]) -> None:
        super().__init__()
        self.winners = winners


def commitment_of(secret: bytes) -> str:
    return hashlib.sha256(b"speeltafel commitment\n" + secret).hexdigest()


def pledge_of(word: str) -> str:
    return hashlib.sha256(b"speeltafel word\n" + word.encode()).hexdigest()


class Luck:
    """The stream of 32-bit words of a secret and all seats' words."""

    def __init__(self, secret: bytes, words: list[str]) -> None:
        mixed = b"speeltafel deal\n" + secret
        for word in words:
            mixed += len(word.encode()).to_bytes(4, "big") + word.encode()
        self.key = hashlib.sha256(mixed).digest()
        self.used = 0

    def word(self) -> int:
        block, at = divmod(self.used, 8)
        self.used += 1
        digest = hashlib.sha256(self.key + block.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[4 * at : 4 * at + 4], "big")

    def below(self, n: int) -> int:
        while (word := self.word()) >= WORD - WORD % n:
            pass
        return word % n

    def shuffle(self, cards: list[T]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def standing(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    """The moves without those that were taken back."""
    after: list[list[dict[str, object]]] = [[]]
    for row in rows:
        words = str(row.get("move")).split()
        if words[:1] == ["undo"]:
            if len(words) != 2 or not words[1].isdecimal() or int(words[1]) >= len(after):
                raise Wrong(f"line {len(after) + 1} of the journal takes back what is not there")
            after.append(after[int(words[1])])
        else:
            after.append([*after[-1], row])
    return after[-1]


class Lines:
    """The moves of a journal, one after another."""

    def __init__(self, rows: list[dict[str, object]]) -> None:
        self.rows = rows
        self.at = 0
        self.may_leave = False
        self.left: Callable[[int], None] = lambda seat: None
        """What happens when somebody leaves while another is asked."""

    @property
    def here(self) -> str:
        row = self.rows[self.at - 1]
        return f"line {self.at + 1} ({row.get('move')!r} by seat {row.get('seat')})"

    def next(self) -> tuple[int, list[str]]:
        if self.at == len(self.rows):
            raise BrokenOff
        row = self.rows[self.at]
        self.at += 1
        seat, move = row.get("seat"), row.get("move")
        if type(seat) is not int or not isinstance(move, str):
            raise Wrong(f"line {self.at + 1} of the journal is no move")
        if move == "give up":
            raise Over([])
        if move == "leave" and not self.may_leave:
            raise Wrong(f"{self.here}: nobody can leave this game")
        return seat, move.split() or [""]

    def by(self, seat: int, *verbs: str) -> list[str]:
        """The next line, which has to be of this seat and one of these verbs."""
        other, words = self.next()
        while words == ["leave"]:
            self.left(other)
            if other == seat:
                raise Gone
            other, words = self.next()
        if other != seat:
            raise Wrong(f"{self.here}: it is seat {seat}'s move")
        self.among(words, verbs)
        return words

    def among(self, words: list[str], verbs: Iterable[str]) -> None:
        if words[0] not in verbs:
            raise Wrong(f"{self.here}: here only {', '.join(verbs)} can come")

    def answers(self, seats: Iterable[int], *verbs: str) -> dict[int, list[str]]:
        """One line of each of these seats, in any order."""
        waiting = set(seats)
        found: dict[int, list[str]] = {}
        while waiting:
            seat, words = self.next()
            if seat not in waiting:
                raise Wrong(f"{self.here}: seat {seat} is not asked here")
            self.among(words, verbs)
            waiting.remove(seat)
            found[seat] = words
        return found

    def take(self, cards: list[str], card: str, where: str = "hand") -> None:
        """A card that a line names leaves the place where luck has put it."""
        if card not in cards:
            raise Wrong(f"{self.here}: the luck of this table put no {card} into that {where}")
        cards.remove(card)

    def same_card(self, card: str) -> None:
        """The line just read names the card that luck gave."""
        if self.rows[self.at - 1].get("move") != f"play {card}":
            raise Wrong(f"{self.here}: the luck of this table gave {card}")


def deal(stock: list[str], number: int) -> list[str]:
    """So many cards from the top, which is the end of the list."""
    cards = stock[len(stock) - number :]
    del stock[len(stock) - number :]
    return cards


Result = tuple[list[int], list[int]]
"""Who won, and everybody's score."""


class Options:
    """A table's options: what the journal's head names, else their defaults."""

    def __init__(self, given: dict[str, object], defaults: dict[str, object]) -> None:
        unknown = sorted(set(given) - set(defaults))
        if unknown:
            raise Unfollowed(f"this verifier does not know the option {unknown[0]}")
        self.values = {**defaults, **given}

    def __getitem__(self, name: str) -> object:
        return self.values[name]

    def whole(self, name: str) -> int:
        return int(str(self.values[name]))

    def of_seat(self, name: str, seat: int) -> int:
        """What a list says of a seat; 0 where it says nothing."""
        row = self.values[name]
        return int(row[seat]) if isinstance(row, list) and seat < len(row) else 0

    def only(self, name: str, *followed: object) -> None:
        if self.values[name] not in followed:
            shown = self.values[name]
            raise Unfollowed(f"this verifier does not follow the option {name}={shown!r}")
