"""What the stage shows of a table of Edden, from what a viewer saw happen."""

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.state import Projection
from speeltafel.engine.view import BAD, GOOD, SPOKEN, Moment, Note, Part, Reckoned, Row, Said
from speeltafel.games.edden import events
from speeltafel.games.edden.state import Edden

SWAPS = {events.SWAP69_DOWN.name: -1, events.SWAP69_UP.name: 1}
"""Which way a swapped total goes."""


def moment(seen: Projection, now: list[Event], before: list[Event]) -> Moment | None:
    """A call, the hands that are shown, what they cost, and what befalls totals."""
    assert isinstance(seen, Edden)
    kinds = {event.kind for event in now}
    if events.CALLED.name in kinds:
        return Moment(notes=(Note(Said("moment-call"), now[0].seat, SPOKEN),), great=True)
    if events.CAPPED.name in kinds:
        return Moment(notes=(Note(Said("moment-capped")),), great=True)
    if events.REVEAL.name in kinds:
        return Moment(rows=shown(seen, now), great=True)
    if events.SCORED.name in kinds:
        rows = scored(seen, now, before)
        return Moment(rows=rows, great=True, reckoning=reckoning(seen, before + now))
    if kinds & BEFALLEN.keys():
        return befallen(seen, now, before)
    return None


# The hands.


def clockwise(seen: Edden, told: list[Event]) -> list[Event]:
    """From the seat on turn: the caller's first."""
    return sorted(told, key=lambda event: (event.seat - seen.turn) % seen.players)


def shown(seen: Edden, now: list[Event]) -> tuple[Row, ...]:
    """ED-CALL-02: all hands are turned over, one after the other."""
    told = clockwise(seen, [event for event in now if event.kind == events.REVEAL.name])
    return tuple(
        Row(event.seat, event.cards, now=event.number, beat=beat) for beat, event in enumerate(told)
    )


def caller_of(told: list[Event]) -> int:
    return next((event.seat for event in told if event.kind == events.CALLED.name), NOBODY)


def scored(seen: Edden, now: list[Event], before: list[Event]) -> tuple[Row, ...]:
    """ED-CALL-03, ED-CALL-04: who was lower than the caller, and what everybody gets."""
    caller = caller_of(before)
    hands = {event.seat: event for event in before if event.kind == events.REVEAL.name}
    rows = []
    for event in clockwise(seen, now):
        seat = event.seat
        is_lower = caller != NOBODY and hands[seat].number < hands[caller].number
        tone, why = (GOOD, Said("moment-lower")) if is_lower else ("", None)
        if seat == caller:
            tone, why = verdict(hands, caller)
        total = seen.totals[seat]
        says = Said("moment-scored", {"points": event.number})
        row = Row(seat, hands[seat].cards, says, total - event.number, total, 0, tone, why)
        rows.append(row)
    return tuple(rows)


def verdict(hands: dict[int, Event], caller: int) -> tuple[str, Said]:
    lower = sum(hand.number < hands[caller].number for hand in hands.values())
    if lower:
        return BAD, Said("moment-wrong", {"count": lower})
    return GOOD, Said("moment-right")


# What befalls totals.


BEFALLEN = {
    events.BIRTHDAY.name: ("moment-birthday", GOOD),
    events.SWAP69_DOWN.name: ("moment-swap", GOOD),
    events.SWAP69_UP.name: ("moment-swap", BAD),
    events.FOUR_CARDS.name: ("moment-four-cards", GOOD),
    events.OUT.name: ("moment-out", BAD),
}
"""The badge of each, and its tone."""


def befallen(seen: Edden, now: list[Event], before: list[Event]) -> Moment:
    rows = []
    for event in now:
        if event.kind not in BEFALLEN:
            continue
        says, tone = BEFALLEN[event.kind]
        total = seen.totals[event.seat]
        rows.append(Row(event.seat, (), Said(says), total - change(event), total, tone=tone))
    return Moment(rows=tuple(rows), great=True, reckoning=reckoning(seen, before + now))


def change(event: Event) -> int:
    """By how much a total went up."""
    if event.kind == events.BIRTHDAY.name:
        return -event.number
    return SWAPS.get(event.kind, 0) * event.number


# The reckoning.


def reckoning(seen: Edden, told: list[Event]) -> tuple[Reckoned, ...]:
    caller = caller_of(told)
    hands = {event.seat: event for event in told if event.kind == events.REVEAL.name}
    return tuple(
        Reckoned(seat, (*hand_parts(seen, hands, seat, caller), *later_parts(told, seat)), total)
        for seat, total in enumerate(seen.totals)
        if seat in hands
    )


def hand_parts(seen: Edden, hands: dict[int, Event], seat: int, caller: int) -> list[Part]:
    """ED-CALL-02 to ED-CALL-05, ED-EMPTY-01."""
    points = hands[seat].number
    if seat != caller:
        rule = "ED-CALL-05" if points == min(e.number for e in hands.values()) else "ED-CALL-02"
        found = [Part(Said("part-hand"), points, rule)]
    else:
        lower = sum(hand.number < points for hand in hands.values())
        if lower:
            cost = seen.house.penalty * lower
            found = [Part(Said("part-wrong", {"count": lower}), cost, "ED-CALL-04")]
            if seen.house.adds_hand:
                found.append(Part(Said("part-hand"), points, "ED-AMB-05"))
        else:
            found = [Part(Said("part-right"), 0, "ED-CALL-03")]
    if seen.empties[seat]:
        found.append(Part(Said("part-empty"), -seen.empties[seat], "ED-EMPTY-01"))
    return found


def later_parts(told: list[Event], seat: int) -> list[Part]:
    """ED-YEAR-01, ED-69-01."""
    found = []
    for event in told:
        if event.seat == seat and event.kind == events.BIRTHDAY.name:
            found.append(Part(Said("part-birthday"), change(event), "ED-YEAR-01"))
        if event.seat == seat and event.kind in SWAPS:
            found.append(Part(Said("part-swap"), change(event), "ED-69-01"))
    return found
