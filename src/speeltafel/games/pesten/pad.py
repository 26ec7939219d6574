"""What a score pad of Pesten asks of a game: who was first, who is out, who had how many cards.

Own numbers are drawn by the pad as by the rules, and told to each player alone.
"""

from collections.abc import Mapping, Sequence

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import (
    CHOICE,
    NUMBER,
    SEAT,
    SECRET,
    WORDED,
    Cell,
    Field,
    PadRules,
    Value,
    Written,
)
from speeltafel.engine.view import Part, Reckoned, Said
from speeltafel.games.pesten import events
from speeltafel.games.pesten.expansions.halving import LARGE_HAND
from speeltafel.games.pesten.referee import QUERIES
from speeltafel.games.pesten.rules import eliminate, stop, win
from speeltafel.games.pesten.state import Pesten

OWN = Field("own", SECRET, "PE-PREP-01", usual=0)
FIRST = Field("first", SEAT, "PE-END-01", each=False, least=NOBODY)
OUT = Field("out", CHOICE, "PE-OUT-01", usual=0, choices=(0, 1), shown=WORDED)


def opening(options: Mapping[str, object]) -> tuple[Field, ...]:
    """PE-PREP-01, PE-AMB-01: own numbers may be secret."""
    return () if options["ownNumberVisible"] is True else (OWN,)


def secrets(table: Pesten) -> Sequence[int]:
    return table.own


def fields(table: Pesten) -> tuple[Field, ...]:
    cards = Field("cards", NUMBER, "PE-AMB-38", most=len(table.house.deck), usual=0)
    return (FIRST, OUT, cards)


def count(table: Pesten, written: Written) -> tuple[Reckoned, ...] | Refusal:
    """PE-END-01, PE-OUT-01, PE-AMB-39: by which of them the game is over."""
    first = written.number("first")
    out = [seat for seat in range(table.players) if written.number("out", seat)]
    refusal = why_not(table, written, first, out)
    if refusal is not None:
        return refusal
    table.drawn = []
    for seat in range(table.players):
        table.hands[seat] = [0] * (0 if seat == first else written.number("cards", seat))
    for seat in out:
        eliminate(table, seat)
    if not table.ending:
        if first != NOBODY:
            win(table, [first], "PE-END-01")
        else:
            stop(table)
    elif first in table.winners:
        table.hands[first] = [0] * written.number("cards", first)
    scores = table.outcome().scores
    return tuple(
        Reckoned(seat, (part(table, seat, scores[seat]),), scores[seat])
        for seat in range(table.players)
    )


def part(table: Pesten, seat: int, score: int) -> Part:
    if table.out[seat]:
        return Part(Said("part-out"), score, "PE-OUT-01")
    won = seat in table.winners
    return Part(Said("part-first" if won else "part-cards"), score, "PE-AMB-38")


def why_not(table: Pesten, written: Written, first: int, out: list[int]) -> Refusal | None:
    """What cannot be at the end of a game."""
    left = [seat for seat in range(table.players) if seat not in out]
    if not left:
        return Refusal("PE-OUT-01", "pad-nobody-left")
    if first in out:
        return Refusal("PE-OUT-01", "pad-out-and-first", {"seat": first})
    if len(left) == 1:
        return None
    held = 0
    for seat in left:
        cards = written.number("cards", seat)
        held += cards
        if seat == first and cards:
            return Refusal("PE-END-01", "pad-first-holds", {"seat": seat, "count": cards})
        if seat != first and not cards:
            return Refusal("PE-AMB-38", "pad-cards-left", {"seat": seat})
    if held > len(table.house.deck):
        facts = {"count": held, "most": len(table.house.deck)}
        return Refusal("PE-MAT-01", "pad-cards-held", facts)
    return None


def facts(table: Pesten, seat: int) -> tuple[Said, ...]:
    """PE-AMB-01: own numbers, where everybody may know them."""
    if table.out[seat]:
        return (Said("fact-out"),)
    if table.ending or not table.house.own_visible:
        return ()
    return (Said("fact-own", {"number": table.own[seat]}),)


def meanwhile(table: Pesten, written: Written) -> tuple[Said, ...]:
    """PE-OUT-03, PE-AMB-50: what those who play on have to do when somebody is out."""
    out = [seat for seat in range(table.players) if written.number("out", seat)]
    if not out or not table.house.halve or len(out) + 1 >= table.players:
        return ()
    return (Said("pad-note-halve", {"count": LARGE_HAND}),)


def noted(told: Sequence[Event], seen: Pesten) -> dict[Cell, Value]:
    """Who is first and who is out is plain to see, and so is how many cards somebody holds."""
    found: dict[Cell, Value] = {("first", NOBODY): NOBODY}
    capped = events.CAPPED.name in [event.kind for event in told]
    for seat in range(seen.players):
        found["out", seat] = int(seen.out[seat])
        found["cards", seat] = seen.held(seat)
    for event in told:
        if event.kind == events.WON.name and not capped:
            found["first", NOBODY] = event.seat
    return found


PAD = PadRules(
    fields,
    count,
    noted,
    opening,
    facts=facts,
    meanwhile=meanwhile,
    secrets=secrets,
    queries=QUERIES,
)
