"""The wire of score pads: all of it goes over HTTP.

POST /api/pads                   NewPad -> PadMade
GET  /api/pads/{code}            PadView; with ?after=SEQ as soon as there is more than that
POST /api/pads/{code}/entries    PadEntry -> PadAnswer, once the entry is durable
POST /api/pads/{code}/secret     PadPeek -> PadSecret, once it is noted that somebody looked
POST /api/pads/{code}/ask        PadQuestion -> Ruling
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from speeltafel.engine.evening import LAST_PAGE, PAGES
from speeltafel.engine.events import MOST_SEATS, NOBODY
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import Field
from speeltafel.engine.reckoning import CLOSING, MOST_TAPPED, PadRound, Standing
from speeltafel.engine.view import Reckoned, Said
from speeltafel.table.bounds import Id, Name, Value

Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Tapped = Annotated[list[Annotated[int, Meta(ge=0, le=999)]], Meta(max_length=MOST_TAPPED)]
Noted = Number | Tapped
"""What is written in a field: a number, or the keys that were tapped."""
FieldName = Annotated[str, Meta(max_length=40)]
Owner = Annotated[int, Meta(ge=NOBODY, le=MOST_SEATS - 1)]
Page = Annotated[int, Meta(ge=0, le=LAST_PAGE)]
"""The round of an entry: each game of an evening has a thousand of its own."""


class NewPad(msgspec.Struct):
    """Keep score of a game of so many people."""

    game: Name
    names: Annotated[list[Name], Meta(max_length=MOST_SEATS)]
    options: dict[str, Value] = {}


class PadMade(msgspec.Struct):
    """The code by which everybody finds the pad."""

    code: str


class PadEntry(msgspec.Struct):
    """Write something down; `seen` is the number of what one saw in that field, 0 for nothing."""

    id: Id
    round: Page
    field: FieldName
    seat: Owner
    value: Noted
    seen: Annotated[int, Meta(ge=0)] = 0


class PadPeek(msgspec.Struct):
    """Look at the number that is this player's own."""

    id: Id
    round: Page
    field: FieldName
    seat: Owner


class PadSecret(msgspec.Struct):
    """The number, for who asked, and the pad, on which everybody sees that somebody looked."""

    number: int
    pad: "PadView"


class PadCell(msgspec.Struct):
    """What stands in a field, and the number of the entry by which it does."""

    round: int
    field: str
    seat: int
    value: int | list[int]
    seq: int


class PadFault(msgspec.Struct):
    """Why something cannot be: say `refused-<reason>`, and the rule."""

    rule: str
    reason: str
    facts: dict[str, int]


class PadGap(msgspec.Struct):
    """What still has to be written."""

    field: str
    seat: int


class PadPage(msgspec.Struct):
    """A round: what is asked of whom, and what it brought."""

    round: int
    """By this number it is written on."""
    number: int
    """Of its game; 0 is what is told before the first, -1 what is counted after the last."""
    fields: list[int]
    """By their places in the pad's list."""
    seats: list[int]
    missing: list[PadGap]
    fault: PadFault | None
    reckoning: list[Reckoned]
    totals: list[int]
    out: list[int]


class PadQuery(msgspec.Struct):
    """What may be asked of the referee: the message `ask-<name>`."""

    name: str
    fields: list[Field]


class PadGame(msgspec.Struct):
    """One game of the evening, as it stands."""

    rounds: list[PadPage]
    totals: list[int]
    out: list[int]
    facts: list[list[Said]]
    notes: list[Said]
    ending: str
    winners: list[int]
    unit: str


class PadView(msgspec.Struct):
    """The whole pad, as it stands after so many entries."""

    code: str
    game: str
    names: list[str]
    options: dict[str, Value]
    seq: int
    fields: list[Field]
    games: list[PadGame]
    """Those that were begun; after one that is over comes another that may be."""
    wins: list[int]
    """How many games each player has won."""
    cells: list[PadCell]
    queries: list[PadQuery]


class PadAnswer(msgspec.Struct):
    """The pad after an entry, or without it: somebody was first, or it cannot be written."""

    pad: PadView
    first: PadCell | None = None
    """What somebody else has written there since."""
    fault: PadFault | None = None


class PadQuestion(msgspec.Struct):
    """Ask the referee; what is told of each field is in `cells`."""

    query: FieldName
    cells: Annotated[list["PadTold"], Meta(max_length=100)]


class PadTold(msgspec.Struct):
    """What somebody tells the referee."""

    field: FieldName
    seat: Owner
    value: Noted


class Ruling(msgspec.Struct):
    """What the referee says."""

    allowed: bool | None
    """None where the question was not whether something may be."""
    rule: str
    says: Said | None = None
    fault: PadFault | None = None
    """Instead of `says`: why not."""


def fault_of(refusal: Refusal | None) -> PadFault | None:
    return None if refusal is None else PadFault(refusal.rule, refusal.reason, refusal.facts)


def page_of(made: PadRound, game: int, fields: list[Field]) -> PadPage:
    """A round, with its fields as places in a list, which grows by those that are new."""
    for field in made.fields:
        if field not in fields:
            fields.append(field)
    return PadPage(
        game * PAGES + made.round,
        -1 if made.round == CLOSING else made.round,
        [fields.index(field) for field in made.fields],
        [*made.seats],
        [PadGap(*cell) for cell in made.missing],
        fault_of(made.refusal),
        [*made.reckoning],
        [*made.totals],
        [*made.out],
    )


def game_of(standing: Standing, number: int, fields: list[Field]) -> PadGame:
    return PadGame(
        [page_of(made, number, fields) for made in standing.rounds],
        [*standing.totals],
        [*standing.out],
        [[*said] for said in standing.facts],
        [*standing.notes],
        standing.ending,
        [*standing.winners],
        standing.unit,
    )
