"""What a score pad of Edden asks: who called, everybody's hand, hands that were emptied."""

from collections.abc import Mapping, Sequence

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import CARDS, NUMBER, SEAT, Cell, Field, Key, PadRules, Value, Written
from speeltafel.engine.view import Reckoned, Said
from speeltafel.games.edden import events
from speeltafel.games.edden.cards import JOKER, JOKER_RANK, POINTS, RANK, RANKS, SUITS
from speeltafel.games.edden.moments import reckoning
from speeltafel.games.edden.referee import QUERIES
from speeltafel.games.edden.rules import call_refusal, count_round
from speeltafel.games.edden.state import HAND_SIZE, Edden
from speeltafel.games.edden.view import NEAR, numbers_that_matter

MOST = max(POINTS)
CALLED = Field("called", SEAT, "ED-CALL-01", each=False, least=NOBODY)
YEAR = Field("birthYears", NUMBER, "ED-YEAR-01", least=1900, most=2100, usual=0)
AGE = Field("ages", NUMBER, "ED-YEAR-01", least=1, most=130, usual=0)


def opening(options: Mapping[str, object]) -> tuple[Field, ...]:
    """ED-YEAR-01: asked of those who play, unless it was settled before."""
    years = options["birthYears"]
    assert isinstance(years, list)
    return (YEAR, AGE) if options["ruleBirthYear"] is True and not any(years) else ()


def fields(table: Edden) -> tuple[Field, ...]:
    """Suits count for nothing, so a hand is tapped by its ranks."""
    copies = table.house.ranks
    keys = [
        Key(POINTS[rank * len(SUITS)], copies[rank], text=name.upper())
        for rank, name in enumerate(RANKS)
    ]
    keys.append(Key(POINTS[JOKER], copies[JOKER_RANK], text="★"))
    hand = Field(
        "hand",
        CARDS,
        "ED-CALL-02",
        least=-HAND_SIZE,
        most=HAND_SIZE * MOST,
        keys=tuple(keys),
    )
    if not table.house.most_empty:
        return (CALLED, hand)
    emptied = Field("emptied", NUMBER, "ED-EMPTY-01", most=table.house.most_empty, usual=0)
    return (CALLED, hand, emptied)


def count(table: Edden, written: Written) -> tuple[Reckoned, ...] | Refusal:
    """ED-CALL-02 to ED-CALL-05, ED-AMB-08."""
    caller = written.number("called")
    points = [0] * table.players
    for seat in table.seats_in():
        points[seat] = written.number("hand", seat)
        refusal = why_no_hand(table, seat, points[seat], written.tapped("hand", seat))
        if refusal is not None:
            return refusal
    if caller != NOBODY:
        refusal = why_not_called(table, caller, points[caller])
        if refusal is not None:
            return refusal
        table.turn = caller
        table.tell(events.CALLED, caller)
    if table.house.most_empty:
        seats = range(table.players)
        table.empties = [0 if table.out[s] else written.number("emptied", s) for s in seats]
    count_round(table, caller, points)
    shown = (table.steps or [table])[-1]
    assert isinstance(shown, Edden)
    return reckoning(shown, table.take_events())


def why_not_called(table: Edden, caller: int, points: int) -> Refusal | None:
    if table.out[caller]:
        return Refusal("ED-END-01", "pad-out", {"seat": caller})
    refusal = call_refusal(table.house, points)
    if refusal is None:
        return None
    return Refusal(refusal.rule, "pad-call", {**refusal.facts, "seat": caller})


def why_no_hand(table: Edden, seat: int, points: int, tapped: list[int] | None) -> Refusal | None:
    """ED-PREP-02, ED-123-01: nobody has more cards than he was dealt."""
    size = table.hand_size(seat)
    if tapped is not None and len(tapped) > size:
        facts = {"seat": seat, "count": len(tapped), "most": size}
        return Refusal("ED-PREP-02", "pad-hand", facts)
    if not -min(size, table.house.ranks[JOKER_RANK]) <= points <= size * MOST:
        return Refusal("ED-PREP-02", "pad-hand-points", {"seat": seat, "points": points})
    return None


def facts(table: Edden, seat: int) -> tuple[Said, ...]:
    """Who plays with four cards, and whose total comes near a number of the rules."""
    if table.out[seat]:
        return (Said("fact-out"),)
    found = [Said("fact-four-cards")] if table.four_cards[seat] else []
    found += [
        Said("fact-near", {"number": number})
        for number in numbers_that_matter(table, seat)
        if 0 <= number - table.totals[seat] <= NEAR
    ]
    return tuple(found)


def noted(told: Sequence[Event], _seen: object) -> dict[Cell, Value]:
    """The call, the hands that are shown, and how often a hand was emptied before."""
    found: dict[Cell, Value] = {("called", NOBODY): NOBODY}
    for event in told:
        if event.kind == events.CALLED.name:
            found["called", NOBODY] = event.seat
        elif event.kind == events.EMPTIED.name:
            found["emptied", event.seat] = event.number
        elif event.kind == events.REVEAL.name:
            found["hand", event.seat] = [RANK[card] for card in event.cards]
    return found


PAD = PadRules(
    fields, count, noted, opening, facts=facts, begins=events.DEALT.name, queries=QUERIES
)
