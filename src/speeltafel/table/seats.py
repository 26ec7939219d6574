"""Who sits where: people by the hash of their token, bots by their level, and who is host.

A person is looked up whenever something is decided or told: nobody keeps a seat in mind. Deciding
changes nothing; `change` makes the change that was decided on.
"""

import hashlib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from speeltafel.bots import LEVELS
from speeltafel.engine.chance import pledge_of
from speeltafel.engine.events import GALLERY, NOBODY
from speeltafel.texts import shown

NAME_LENGTH = 24
WORD_LENGTH = 100


class Trouble(Exception):
    """What is asked for cannot be done now; `why` names a message of the client's texts."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class Seat:
    """A person by the hash of a token, a bot by its level, both where it keeps a seat warm.

    Where somebody has left for good there is no token any more.
    """

    name: str = ""
    token: str = ""
    bot: str = ""
    pledge: str = ""
    """The fingerprint of the person's word for the shuffle."""
    word: str = ""
    """The word itself, once it is opened."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """What the person told of himself, by the names of personal options."""

    @property
    def taken(self) -> bool:
        return bool(self.token or self.bot)

    @property
    def is_sealed(self) -> bool:
        """Whether there is a word that is not yet opened."""
        return bool(self.pledge and not self.word)


@dataclass(frozen=True)
class Sat:
    """A change of who sits where, and why; `by` is who decided it for somebody else."""

    number: int
    seat: Seat
    why: str = ""
    by: int = NOBODY


class Seating:
    """The seats of a table, and who of their owners is there."""

    def __init__(self, seats: Iterable[Seat], maker: str = "") -> None:
        self.seats = [*seats]
        self.maker = maker
        """Who made the table."""
        self.here: set[str] = set()
        """The people who are at the table now."""
        self.near: set[str] = set()
        """The people who are here, or were a moment ago."""
        self.owners: dict[str, int] = {}
        self.look_up()

    def look_up(self) -> None:
        self.owners = {seat.token: n for n, seat in enumerate(self.seats) if seat.token}

    def of(self, person: str) -> int:
        """The seat of a person; the gallery for everybody else."""
        return self.owners.get(person, GALLERY)

    @property
    def host(self) -> int:
        """Whoever made the table, as long as he is near; else the first person who is."""
        near = [n for n, seat in enumerate(self.seats) if seat.token and seat.token in self.near]
        made = self.of(self.maker)
        if made in near:
            return made
        everybody = [made, *self.owners.values()] if made != GALLERY else [*self.owners.values()]
        return min(near, default=everybody[0] if everybody else 0)

    def is_here(self, number: int) -> bool:
        return self.seats[number].token in self.here

    def is_near(self, number: int) -> bool:
        return self.seats[number].token in self.near

    def change(self, change: Sat) -> None:
        self.seats[change.number] = change.seat
        self.look_up()

    # Deciding: nothing changes.

    def sit(self, seat: Seat, number: int | None) -> Sat:
        """A person takes a free seat."""
        free = [n for n, other in enumerate(self.seats) if not other.taken]
        if number is None and free:
            number = free[0]
        self.only_seats(number)
        assert number is not None
        if number not in free:
            raise Trouble("trouble-seat-taken")
        return Sat(number, replace(seat, name=self.apart(seat.name)), "sat")

    def rename(self, number: int, name: str) -> Sat:
        return Sat(number, replace(self.seats[number], name=self.apart(name, number)), "renamed")

    def apart(self, name: str, number: int = NOBODY) -> str:
        """A name that nobody else has."""
        wanted = clean(name, NAME_LENGTH)
        taken = {alike(seat.name) for n, seat in enumerate(self.seats) if n != number}
        found, count = wanted, 1
        while found and alike(found) in taken:
            count += 1
            found = f"{wanted[: NAME_LENGTH - 3].strip()} {count}"
        return found

    def add_bot(self, number: int, bot_level: str) -> Sat:
        self.only_seats(number)
        if self.seats[number].taken:
            raise Trouble("trouble-seat-taken")
        return Sat(number, Seat(bot=level(bot_level)))

    def clear(self, number: int, by: int, name: str | None = None) -> Sat:
        """Take a bot or a person away; nobody who is merely out of sight for a moment."""
        self.only_seats(number)
        if number == by:
            raise Trouble("trouble-seat-here")
        if name is not None and name != self.seats[number].name:
            raise Trouble("trouble-somebody-else")
        if self.is_near(number) and not self.is_here(number):
            raise Trouble("trouble-seat-near")
        return Sat(number, Seat(), "removed" if self.seats[number].token else "", by)

    def stand(self, number: int) -> Sat:
        return Sat(number, Seat(), "stood")

    def promise(self, number: int, pledge: str) -> Sat:
        """A word's fingerprint, as long as nobody has opened one: none can be made to fit."""
        if any(seat.word for seat in self.seats):
            raise Trouble("trouble-started")
        return Sat(number, replace(self.seats[number], pledge=pledge))

    def open(self, number: int, word: str) -> Sat:
        seat = self.seats[number]
        if seat.word or pledge_of(word) != seat.pledge:
            raise Trouble("trouble-wrong-word")
        return Sat(number, replace(seat, word=word))

    def hand_over(self, number: int, bot_level: str, by: int) -> Sat:
        """A bot keeps a seat: the own one, or that of somebody who is away."""
        self.only_seats(number)
        seat = self.seats[number]
        if not seat.token:
            raise Trouble("trouble-no-seat")
        if number != by:
            if self.is_here(number):
                raise Trouble("trouble-seat-here")
            if by != self.host and self.is_near(number):
                raise Trouble("trouble-seat-near")
        return Sat(number, replace(seat, bot=level(bot_level)), "handed", by)

    def take_back(self, number: int) -> Sat:
        return Sat(number, replace(self.seats[number], bot=""), "taken")

    def only_seats(self, number: int | None) -> None:
        if number is None or not 0 <= number < len(self.seats):
            raise Trouble("trouble-no-seat")


def level(name: str) -> str:
    if name not in LEVELS:
        raise Trouble("trouble-no-level")
    return name


def hash_of(token: str) -> str:
    """A person, as the table knows one; nobody without a token."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def alike(name: str) -> str:
    """The same for names that people take for the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def clean(text: str, longest: int) -> str:
    """Plain text on one line: nothing that cannot be printed, not too long and not too high."""
    return " ".join(shown(text, lambda _: " ").split())[:longest].strip()
