"""Questions at a table of wood: what may be laid together, who may call, and what it costs."""

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.pad import CARDS, NUMBER, Field, Key, Query, Verdict, Written
from speeltafel.engine.view import Said
from speeltafel.games.edden.cards import NAMES, POINTS, hand_points
from speeltafel.games.edden.rules import call_refusal, caller_points
from speeltafel.games.edden.rules_groups import is_run, set_rule
from speeltafel.games.edden.state import DISCARD, Edden


def keys(table: Edden) -> tuple[Key, ...]:
    copies = table.setup.counts
    return tuple(
        Key(POINTS[card], copies[card], card) for card in range(len(NAMES)) if copies[card]
    )


def told(table: Edden, written: Written, name: str) -> list[int]:
    there = keys(table)
    return sorted([there[key].card for key in written.tapped(name) or []])


# May these be laid together?


def asked_of_group(table: Edden) -> tuple[Field, ...]:
    return (Field("together", CARDS, "ED-SET-01", each=False, keys=keys(table)),)


def may_lay(table: Edden, written: Written) -> Verdict | Refusal:
    cards = told(table, written, "together")
    if not cards:
        return Refusal("ED-TURN-02", "ask-some-cards")
    table.phase = DISCARD
    table.hands[table.turn] = cards
    refusal = table.why_not(table.turn, Move("discard", tuple(cards)))
    if refusal is not None:
        return refusal
    if len(cards) == 1:
        return Verdict(True, Said("says-single"), "ED-TURN-02")
    if is_run(tuple(cards)):
        return Verdict(True, Said("says-run"), "ED-RUN-01")
    return Verdict(True, Said("says-set", {"count": len(cards)}), set_rule(tuple(cards)))


# May I call, and what would it cost?


def asked_of_call(table: Edden) -> tuple[Field, ...]:
    most = table.players - 1
    return (
        Field("held", CARDS, "ED-CALL-01", each=False, keys=keys(table)),
        Field("lower", NUMBER, "ED-CALL-04", each=False, most=most, usual=0),
    )


def may_call(table: Edden, written: Written) -> Verdict | Refusal:
    """ED-CALL-01; ED-CALL-03, ED-CALL-04: what it brings with so many lower hands."""
    points = hand_points(told(table, written, "held"))
    refusal = call_refusal(table.house, points)
    if refusal is not None:
        return refusal
    lower = written.number("lower")
    hands = [points - 1 if seat < lower else points for seat in range(table.players)]
    caller = table.players - 1
    hands[caller] = points
    facts = {"points": points, "count": lower, "cost": caller_points(table, caller, hands)}
    rule = "ED-CALL-04" if lower else "ED-CALL-03"
    return Verdict(True, Said("says-call", facts), rule)


# What does a hand cost?


def asked_of_hand(table: Edden) -> tuple[Field, ...]:
    return (Field("held", CARDS, "ED-PTS-01", each=False, keys=keys(table)),)


def cost(table: Edden, written: Written) -> Verdict | Refusal:
    """ED-PTS-01, ED-CALL-02."""
    points = hand_points(told(table, written, "held"))
    return Verdict(None, Said("says-points", {"points": points}), "ED-PTS-01")


QUERIES = (
    Query("together", asked_of_group, may_lay),
    Query("call", asked_of_call, may_call),
    Query("cost", asked_of_hand, cost),
)
