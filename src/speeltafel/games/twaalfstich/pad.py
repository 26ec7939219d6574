"""What a score pad of 12er Stich asks: who went out, what everybody took, perhaps what was left."""

from collections.abc import Mapping, Sequence

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import CARDS, CHOICE, SEAT, Cell, Field, Key, PadRules, Value, Written
from speeltafel.engine.view import Part, Reckoned, Said
from speeltafel.games.twaalfstich import events
from speeltafel.games.twaalfstich.cards import COUNTS, DECK, DIE, NAMES, POINTS, total_points
from speeltafel.games.twaalfstich.moments import with_bonus
from speeltafel.games.twaalfstich.referee import QUERIES
from speeltafel.games.twaalfstich.rules import count_round, points_for
from speeltafel.games.twaalfstich.state import Twaalfstich

ALL = total_points(DECK)
KEYS = tuple(Key(POINTS[card], COUNTS[card], card) for card in range(len(NAMES)))
STEP = 5

TARGETS = tuple(sorted({100 * side for side in DIE}))
TARGET = Field("target", CHOICE, "12-TARGET-01", each=False, choices=TARGETS)
FINISHED = Field("finished", SEAT, "12-REND-01", each=False, least=NOBODY)
TRICKS = Field("tricks", CARDS, "12-SCORE-01", most=ALL, step=STEP, keys=KEYS)
LEFT = Field("left", CARDS, "12-VAR-01", most=ALL, step=STEP, keys=KEYS)


def opening(options: Mapping[str, object]) -> tuple[Field, ...]:
    """12-TARGET-01: what the die showed."""
    return (TARGET,) if options["target"] == "die" else ()


def fields(table: Twaalfstich) -> tuple[Field, ...]:
    """12-VAR-01: hands are asked for only where they cost something."""
    return (FINISHED, TRICKS, LEFT) if table.house.hand_penalty else (FINISHED, TRICKS)


def count(table: Twaalfstich, written: Written) -> tuple[Reckoned, ...] | Refusal:
    """12-SCORE-03."""
    seats = range(table.players)
    out = written.number("finished")
    taken = [written.number("tricks", seat) for seat in seats]
    left = [0] * table.players
    if table.house.hand_penalty:
        left = [written.number("left", seat) for seat in seats]
    refusal = why_not(table, written, out, left)
    if refusal is not None:
        return refusal
    count_round(table, out, [points_for(taken[s], left[s], s == out) for s in seats])
    return tuple(Reckoned(s, parts(table, written, s, s == out), table.totals[s]) for s in seats)


def why_not(table: Twaalfstich, written: Written, out: int, left: list[int]) -> Refusal | None:
    """What cannot be at the end of a round."""
    for seat in range(table.players):
        tricks = written.tapped("tricks", seat)
        if tricks is not None and len(tricks) == 1:
            return Refusal("12-TRICK-01", "pad-one-card", {"seat": seat})
        if table.house.hand_penalty and (left[seat] == 0) != (seat == out):
            reason = "pad-out-with-cards" if seat == out else "pad-in-without"
            return Refusal("12-REND-01", reason, {"seat": seat})
    return None


def parts(table: Twaalfstich, written: Written, seat: int, out: bool) -> tuple[Part, ...]:
    taken = Part(
        said("tricks", written.tapped("tricks", seat)),
        written.number("tricks", seat),
        "12-SCORE-01",
    )
    if not table.house.hand_penalty:
        return with_bonus(taken, out, None)
    left = Part(
        said("hand", written.tapped("left", seat)), -written.number("left", seat), "12-VAR-01"
    )
    return with_bonus(taken, out, left)


def said(what: str, tapped: list[int] | None) -> Said:
    """How many cards there were is known only where they were tapped."""
    if tapped is None:
        return Said("part-tricks-typed" if what == "tricks" else "part-hand-typed")
    return Said("part-tricks" if what == "tricks" else "part-hand", {"count": len(tapped)})


def noted(told: Sequence[Event], _seen: object) -> dict[Cell, Value]:
    """Who went out and whose tricks are whose lies on the table; hands are shown where they count.

    A key's number is its card's.
    """
    found: dict[Cell, Value] = {}
    taken: dict[int, list[int]] = {}
    for event in told:
        if event.kind == events.TARGET_SET.name:
            found["target", NOBODY] = event.number
        elif event.kind == events.TRICK.name:
            taken.setdefault(event.seat, []).extend(event.cards)
        elif event.kind in (events.ROUND_OUT.name, events.ROUND_STUCK.name):
            found["finished", NOBODY] = event.seat
        elif event.kind == events.LEFT.name:
            found["left", event.seat] = [*event.cards]
        elif event.kind == events.SCORED.name:
            found["tricks", event.seat] = taken.get(event.seat, [])
    return found


PAD = PadRules(fields, count, noted, opening, begins=events.DEALT.name, queries=QUERIES)
