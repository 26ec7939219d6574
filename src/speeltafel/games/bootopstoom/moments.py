"""What the stage shows of Boot op Stoom besides the map, from what a viewer saw happen."""

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.state import Projection
from speeltafel.engine.view import BAD, GOOD, Moment, Note, Row, Said

MISHAPS = {
    "damage": "moment-damage",
    "piet-damage": "moment-damage",
    "edge": "moment-edge",
    "piet-edge": "moment-edge",
    "blocked": "moment-blocked",
    "piet-blocked": "moment-blocked",
}


def moment(_seen: Projection, now: list[Event], _before: list[Event]) -> Moment | None:
    """BS-DEL-01, BS-DMG-01, BS-CAL-02: deliveries, mishaps, and the time that is left."""
    served = [event for event in now if event.kind == "served"]
    if served:
        cards = tuple(card for event in served for card in event.cards)
        row = Row(NOBODY, cards, Said("moment-served", {"count": len(cards)}), tone=GOOD)
        return Moment(rows=(row,), great=True)
    notes = [Note(Said(MISHAPS[event.kind]), tone=BAD) for event in now if event.kind in MISHAPS]
    notes += [
        Note(Said("moment-calendar", {"number": event.number}))
        for event in now
        if event.kind == "calendar"
    ]
    return Moment(notes=tuple(notes[-2:])) if notes else None
