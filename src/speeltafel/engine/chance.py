"""Chance: a fast generator for lab and search, a sealed one for people's tables.

Both give the same numbers compiled and uncompiled, on every machine.
"""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 1 << 32

# Multiply-with-carry on 32-bit words. The multiplier is below 2**30, so a step stays below 2**62
# and needs no wrapping arithmetic, which interpreted Python does not have.
MULTIPLIER: Final[i64] = 698769069
LOW_WORD: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What the rules may ask of luck."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        raise LookupError("this state is a projection: it holds no chance")

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def copy(self) -> "Chance":
        return self

    def record(self) -> str:
        """The generator's whole state; the empty text for a projection's absent chance."""
        return ""

    def __reduce__(self) -> tuple[object, ...]:
        return chance_of, (self.record(),)


NO_CHANCE: Final = Chance()
"""What a projection holds: asking it for a number is a mistake."""


class Fast(Chance):
    """A multiply-with-carry generator: a few nanoseconds a number, good enough for statistics."""

    def __init__(self, x: i64) -> None:
        self.x: i64 = x

    def below(self, n: int) -> int:
        x = self.x
        x = MULTIPLIER * (x & LOW_WORD) + (x >> 32)
        self.x = x
        size: i64 = n
        return (((x ^ (x >> 32)) & LOW_WORD) * size) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """The same shuffle, without a call for each card: it is most of the cost of a deal."""
        x = self.x
        low = x & LOW_WORD
        high = x >> 32  # the carry: always a word as well
        size: i64 = len(cards)
        while size > 1:
            x = MULTIPLIER * low + high
            low = x & LOW_WORD
            high = x >> 32
            j = ((low ^ high) * size) >> 32
            size -= 1
            card = cards[size]
            cards[size] = cards[j]
            cards[j] = card
        self.x = x

    def copy(self) -> "Fast":
        return Fast(self.x)

    def record(self) -> str:
        return f"fast:{int(self.x)}"


class Sealed(Chance):
    """A keyed hash stream with rejection sampling: nobody can foresee it, anybody can check it."""

    def __init__(self, key: bytes, used: int = 0) -> None:
        self.key = key
        self.used = used
        self.block = b""
        """The eight words of the stream that hold word number `used`; empty until needed."""

    def word(self) -> int:
        at = self.used % 8
        if at == 0 or not self.block:
            counter = (self.used // 8).to_bytes(8, "big")
            self.block = hashlib.sha256(self.key + counter).digest()
        self.used += 1
        return int.from_bytes(self.block[4 * at : 4 * at + 4], "big")

    def below(self, n: int) -> int:
        limit = WORD - WORD % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def copy(self) -> "Sealed":
        return Sealed(self.key, self.used)

    def record(self) -> str:
        return f"sealed:{self.key.hex()}:{self.used}"


def fast(seed: int) -> Fast:
    """The fast generator that belongs to a seed."""
    digest = hashlib.blake2b(b"%d" % seed, digest_size=8).digest()
    return Fast(int.from_bytes(digest, "big") % (698769069 * WORD - 3) + 1)


def fast_of_bot(seed: int, seat: int, made: int) -> Fast:
    """The luck of a bot in its next move for a seat that has made so many, by a known seed."""
    digest = hashlib.blake2b(b"%d:%d:%d" % (seed, seat, made), digest_size=7).digest()
    return fast(int.from_bytes(digest, "big"))


def pledge_of(word: str) -> str:
    """The fingerprint of a word: whoever has it can check the word, and not find it out."""
    return hashlib.sha256(b"speeltafel word\n" + word.encode()).hexdigest()


class Seal:
    """A people's table: the secret is committed to before the deal, each seat may add a word."""

    def __init__(self, secret: bytes, words: tuple[str, ...] = ()) -> None:
        if len(secret) != 32:
            raise ValueError("a seal's secret has 32 bytes")
        self.secret: Final = secret
        self.words: Final = words

    def commitment(self) -> str:
        """What may be published before the deal; it says nothing about the secret."""
        return hashlib.sha256(b"speeltafel commitment\n" + self.secret).hexdigest()

    def chance(self) -> Sealed:
        """The luck of the cards."""
        return Sealed(self.mixed(b"speeltafel deal\n"))

    def chance_of_bot(self, seat: int, made: int) -> Sealed:
        """The luck of a bot in its next move for a seat that has made so many."""
        key = self.mixed(b"speeltafel bots\n") + seat.to_bytes(4, "big") + made.to_bytes(4, "big")
        return Sealed(hashlib.sha256(key).digest())

    def mixed(self, purpose: bytes) -> bytes:
        """The secret and all words, in the seats' order, for one purpose."""
        stream = hashlib.sha256(purpose + self.secret)
        for word in self.words:
            text = word.encode()
            stream.update(len(text).to_bytes(4, "big") + text)
        return stream.digest()


def chance_of(record: str) -> Chance:
    """The generator that a record describes; ValueError where it describes none."""
    kind, _, rest = record.partition(":")
    if kind == "fast" and rest.isascii() and rest.isdigit() and 0 < int(rest) < 1 << 62:
        return Fast(int(rest))
    if kind == "sealed":
        key, _, used = rest.partition(":")
        if len(key) == 64 and used.isascii() and used.isdigit():
            return Sealed(bytes.fromhex(key), int(used))
    if record == "":
        return NO_CHANCE
    raise ValueError(f"no chance is written like {record!r}")
