"""What the stage shows of a table of 12er Stich, from what a viewer saw happen."""

from speeltafel.engine.events import Event
from speeltafel.engine.state import Projection
from speeltafel.engine.view import BAD, GOOD, Moment, Note, Part, Reckoned, Row, Said
from speeltafel.games.twaalfstich import events
from speeltafel.games.twaalfstich.cards import total_points
from speeltafel.games.twaalfstich.rules import BONUS
from speeltafel.games.twaalfstich.rules_fits import LIMIT, worth
from speeltafel.games.twaalfstich.state import Twaalfstich


def moment(seen: Projection, now: list[Event], _before: list[Event]) -> Moment | None:
    """A card that hits, a trick that is taken, a round that is counted, a die."""
    assert isinstance(seen, Twaalfstich)
    told = {event.kind: event for event in now}
    if events.SCORED.name in told:
        return counted(seen, now)
    if events.TRICK.name in told:
        return taken(told[events.TRICK.name])
    if events.PLAYED.name in told and seen.open and seen.sum in (0, LIMIT):
        return hit(seen, told[events.PLAYED.name])
    if events.ROLLED.name in told:
        says = Said("moment-target", {"number": seen.target})
        dice = (told[events.ROLLED.name].number,)
        return Moment(dice=dice, notes=(Note(says, beat=1, tone=GOOD),), great=True)
    if events.SIGN.name in told:
        return Moment(notes=(Note(Said("moment-sign", {"colour": seen.plus})),))
    return None


def hit(seen: Twaalfstich, played: Event) -> Moment:
    """12-TRICK-01: the sum turns to exactly 12 or 0."""
    was = seen.sum - worth(played.cards[0], seen.plus)
    row = Row(says=Said("moment-hit"), was=was, now=seen.sum, tone=GOOD, tone_beat=1)
    return Moment(rows=(row,), great=True)


def taken(trick: Event) -> Moment:
    """12-TRICK-01: the trick goes to its winner."""
    note = Note(Said("moment-trick", {"points": trick.number}), trick.seat, GOOD)
    return Moment(notes=(note,))


def counted(seen: Twaalfstich, now: list[Event]) -> Moment:
    """12-SCORE-03: what everybody writes down, and what for."""
    over = next(e for e in now if e.kind in (events.ROUND_OUT.name, events.ROUND_STUCK.name))
    scored = [event for event in now if event.kind == events.SCORED.name]
    rows = tuple(
        Row(
            event.seat,
            says=Said("moment-scored", {"points": event.number}),
            was=seen.totals[event.seat] - event.number,
            now=seen.totals[event.seat],
            beat=1,
            tone=GOOD if event.seat == over.seat else "",
        )
        for event in scored
    )
    if over.kind == events.ROUND_STUCK.name:
        notes = (Note(Said("moment-stuck"), tone=BAD),)
    else:
        notes = (Note(Said("moment-out", {"points": BONUS}), over.seat, GOOD),)
    left = {event.seat: event.cards for event in now if event.kind == events.LEFT.name}
    reckoning = tuple(
        Reckoned(
            seat, parts(seen, seat, seat == over.seat, list(left.get(seat, ()))), seen.totals[seat]
        )
        for seat in range(seen.players)
    )
    return Moment(notes=notes, rows=rows, great=True, reckoning=reckoning)


def parts(seen: Twaalfstich, seat: int, out: bool, left: list[int]) -> tuple[Part, ...]:
    tricks = seen.tricks[seat]
    taken = Part(Said("part-tricks", {"count": len(tricks)}), total_points(tricks), "12-SCORE-01")
    hand = Part(Said("part-hand", {"count": len(left)}), -total_points(left), "12-VAR-01")
    return with_bonus(taken, out, hand if seen.house.hand_penalty else None)


def with_bonus(taken: Part, out: bool, hand: Part | None) -> tuple[Part, ...]:
    """What the tricks bring, the last card, and what is still in the hand where that counts."""
    found = [taken]
    if out:
        found.append(Part(Said("part-last-card"), BONUS, "12-SCORE-02"))
    if hand is not None:
        found.append(hand)
    return tuple(found)
