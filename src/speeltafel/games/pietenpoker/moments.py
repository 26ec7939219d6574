"""What the stage shows of a table of Pietenpoker, from what a viewer saw happen."""

from speeltafel.engine.events import NOBODY, UNSEEN, Event
from speeltafel.engine.state import Projection
from speeltafel.engine.view import (
    BAD,
    DIM,
    GOOD,
    SPOKEN,
    Flight,
    Moment,
    Note,
    Part,
    Reckoned,
    Row,
    Said,
)
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.rules_combinations import (
    COLOUR_KIND,
    NUMBER_KIND,
    STREET_KIND,
)
from speeltafel.games.pietenpoker.state import Pietenpoker

COMBINATIONS = {
    events.COMBO_NONE.name: -1,
    events.COMBO_COLOUR.name: COLOUR_KIND,
    events.COMBO_STREET.name: STREET_KIND,
    events.COMBO_NUMBER.name: NUMBER_KIND,
    events.COMBO_CHIHUAHUA.name: NUMBER_KIND + 1,
}
"""The kinds of combinations, the better the later."""
FOUR_ALIKE = events.COMBO_CHIHUAHUA.name
WINS = {
    kind.name
    for kind in (
        events.WON_SIZE,
        events.WON_KIND,
        events.WON_STRENGTH,
        events.WON_CHIHUAHUA,
        events.WON_REMISE,
        events.WON_PROFITEER,
        events.TIED,
    )
}
ACTIONS = {
    kind.name
    for kind in (
        events.STAF,
        events.HOOFD,
        events.INDI,
        events.HARDLOOP,
        events.REKEN,
        events.KLEUR,
        events.OMDENK,
        events.CRIME,
        events.BRIL,
        events.POKER,
        events.ACHTBAAN,
        events.COMPETITIEF,
        events.VERLIEFD,
        events.CELEBRI,
        events.CHIHUAHUA,
    )
}


def moment(seen: Projection, now: list[Event], before: list[Event]) -> Moment | None:
    """The showdown, the presents, a new Sint, and the deeds of action cards."""
    assert isinstance(seen, Pietenpoker)
    kinds = {event.kind for event in now}
    if kinds & WINS:
        return compared([*before, *now])
    if kinds & COMBINATIONS.keys():
        return Moment(rows=tuple(shown(now)), great=True)
    if not now and seen.winners:
        return given(seen)
    return deeds(now)


# The showdown.


def shown(told: list[Event]) -> list[Row]:
    """PP-SCO-01: everybody's best combination slides forward, and is named."""
    found = [event for event in told if event.kind in COMBINATIONS]
    hands = {event.seat: event.cards for event in told if event.kind == events.REVEAL.name}
    rows = []
    for beat, event in enumerate(found):
        facts = {"count": len(event.cards), "number": event.number}
        cards = event.cards or hands.get(event.seat, ())
        rows.append(Row(event.seat, cards, Said(NAMES[event.kind], facts), beat=beat))
    return rows


NAMES = {
    events.COMBO_NONE.name: "moment-combo-none",
    events.COMBO_COLOUR.name: "moment-combo-colour",
    events.COMBO_STREET.name: "moment-combo-street",
    events.COMBO_NUMBER.name: "moment-combo-number",
    events.COMBO_CHIHUAHUA.name: "moment-combo-chihuahua",
}


def rank(event: Event) -> tuple[int, int, int]:
    """PP-SCO-03: size, then kind, then strength."""
    four = event.kind == FOUR_ALIKE
    kind = COMBINATIONS[event.kind]
    size = -1 if kind < 0 else len(event.cards)
    return (1000 if four else size, kind, event.number if kind >= 0 else 0)


def compared(told: list[Event]) -> Moment:
    """PP-SCO-03: weaker combinations fade one after the other, each with its reason."""
    verdict = next(event for event in reversed(told) if event.kind in WINS)
    found = {event.seat: event for event in told if event.kind in COMBINATIONS}
    best = max(rank(event) for event in found.values())
    weaker = sorted(
        (seat for seat in found if seat != verdict.seat), key=lambda seat: rank(found[seat])
    )
    rows = []
    for row in shown(told):
        row.beat = 0
        if row.seat == verdict.seat:
            row.tone, row.tone_beat = GOOD, len(weaker) + 1
            row.why = Said("moment-wins", {"count": verdict.number})
        else:
            row.tone, row.tone_beat = DIM, weaker.index(row.seat) + 1
            row.why = Said(reason(rank(found[row.seat]), best))
        rows.append(row)
    notes: tuple[Note, ...] = ()
    if verdict.seat == NOBODY:
        notes = (Note(Said("moment-tied"), tone=BAD, beat=len(weaker) + 1),)
    return Moment(notes, tuple(rows), great=True)


def reason(own: tuple[int, int, int], best: tuple[int, int, int]) -> str:
    """By what a combination is beaten."""
    if own[0] < best[0]:
        return "moment-fewer"
    if own[1] < best[1]:
        return "moment-lesser-kind"
    return "moment-lower" if own[2] < best[2] else "moment-equal"


# The presents.


def given(seen: Pietenpoker) -> Moment:
    """PP-SCO-06: the bids go to the winner, who is the Sint from now on."""
    winner, pot = seen.winners[-1], seen.pots[-1]
    notes: list[Note] = []
    if winner != NOBODY:
        notes.append(Note(Said("moment-pot", {"count": pot}), winner, GOOD))
        if seen.sint == winner:
            notes.append(Note(Said("moment-sint", {"seat": winner}), beat=1))
    cards = (UNSEEN,) * pot
    flights = (Flight(cards, "room", goal_seat=winner),) if winner != NOBODY and pot else ()
    reckoning = tuple(
        Reckoned(seat, parts(seen, seat == winner, pot), len(seen.scored[seat]))
        for seat in range(seen.players)
    )
    return Moment(tuple(notes), (), flights, great=True, reckoning=reckoning)


def parts(_seen: Pietenpoker, won: bool, pot: int) -> tuple[Part, ...]:
    if not won:
        return ()
    return (Part(Said("part-pot", {"count": pot}), pot, "PP-SCO-06"),)


# What action cards do.


def deeds(now: list[Event]) -> Moment | None:
    """PP-ACT-01: each in sight, at whoever does it."""
    notes: list[Note] = []
    flights: list[Flight] = []
    for event in now:
        if event.kind in ACTIONS:
            notes.append(Note(Said("moment-action", {"card": event.cards[0]}), event.seat, SPOKEN))
        elif event.kind == events.STOLE.name:
            flights.append(
                Flight(event.cards, source_seat=event.number, goal_seat=event.seat, beat=1)
            )
        elif event.kind == events.WON_ALONE.name:
            notes.append(Note(Said("moment-alone"), event.seat, GOOD))
        elif event.kind == events.ALL_IN.name:
            notes.append(Note(Said("moment-all-in"), event.seat, SPOKEN))
        elif event.kind == events.OVER.name:
            notes.append(Note(Said("moment-over"), event.seat, BAD))
    if not notes and not flights:
        return None
    return Moment(tuple(notes), flights=tuple(flights))
