"""Questions at a table of wood: who wins the round, and whether a bid is enough."""

from speeltafel.engine.events import NOBODY, Kind
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.pad import CARDS, CHOICE, NUMBER, WORDED, Field, Key, Query, Verdict, Written
from speeltafel.engine.view import Said
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import (
    ACTEER,
    CHIHUAHUA,
    COLOURS,
    HIGHEST,
    KLEUR,
    REKEN,
    action_face,
    base_face,
    most_copies,
)
from speeltafel.games.pietenpoker.cards import NUMBER as PRINTED
from speeltafel.games.pietenpoker.rules_combinations import CHIHUAHUA as FOUR_EQUAL
from speeltafel.games.pietenpoker.rules_combinations import (
    NONE,
    NUMBER_KIND,
    STREET_KIND,
    kind_of,
    size_of,
    strength_of,
)
from speeltafel.games.pietenpoker.rules_scoring import combination, winner_of
from speeltafel.games.pietenpoker.rules_worth import add_to_bid
from speeltafel.games.pietenpoker.state import BIDDING, IN, STOPPED, Pietenpoker

WILD = action_face(ACTEER, 0, 1)
"""Its printed number and colour matter only in the room, and there it is told as a plain card."""


def kinds(table: Pietenpoker) -> list[int]:
    """The action cards in play."""
    return [kind for kind, _ in table.house.expansions]


def keys(table: Pietenpoker) -> tuple[Key, ...]:
    """PP-ACT-02: an action card is told by its number and colour, but for the Acteerpiet."""
    cards = [
        base_face(colour, number)
        for colour in range(len(COLOURS))
        for number in range(1, HIGHEST + 1)
    ]
    if ACTEER in kinds(table):
        cards.append(WILD)
    return tuple([Key(PRINTED[card], 2 * most_copies(card), card) for card in cards])


def told(table: Pietenpoker, written: Written, name: str, seat: int = NOBODY) -> list[int]:
    there = keys(table)
    return sorted([there[key].card for key in written.tapped(name, seat) or []])


# Who wins?


def asked_to_judge(table: Pietenpoker) -> tuple[Field, ...]:
    cards = keys(table)
    found = [
        Field("room", CARDS, "PP-REV-02", each=False, keys=cards),
        Field("held", CARDS, "PP-SCO-01", keys=cards),
    ]
    if table.house.precies:
        found.append(Field("crossed", CARDS, "PP-PREC-04", keys=cards))
    if table.house.remise:
        found.append(Field("worth", NUMBER, "PP-REMISE-01", most=99, usual=0))
    only = (0, *[place for place, kind in ((1, REKEN), (2, KLEUR)) if kind in kinds(table)])
    if len(only) > 1:
        found.append(
            Field("only", CHOICE, "PP-ACT-01", each=False, usual=0, choices=only, shown=WORDED)
        )
    if CHIHUAHUA in kinds(table):
        four = Field("four", CHOICE, "PP-ACT-01", each=False, usual=0, choices=(0, 1), shown=WORDED)
        found.append(four)
    return tuple(found)


def judge(table: Pietenpoker, written: Written) -> Verdict | Refusal:
    """PP-SCO-01 to PP-SCO-05: those whose hands are told, with the room."""
    table.room = told(table, written, "room")
    table.hands = [told(table, written, "held", seat) for seat in range(table.players)]
    table.status = [IN if hand else STOPPED for hand in table.hands]
    if "worth" in written.fields:
        table.worth = [written.number("worth", seat) for seat in range(table.players)]
    if "only" in written.fields:
        table.only_kind = written.number("only")
    table.chihuahua = "four" in written.fields and written.number("four") == 1
    contenders = table.contenders()
    if len(contenders) < 2:
        return Refusal("PP-BID-04", "ask-two-hands")
    values = [0] * table.players
    for seat in contenders:
        crossed = told(table, written, "crossed", seat) if table.house.precies else []
        if not can_cross(table, seat, crossed):
            return Refusal("PP-PREC-04", "ask-crossed", {"seat": seat})
        values[seat] = combination(table, seat, crossed)
    table.take_events()
    winner = winner_of(table, contenders, values)
    how = table.take_events()[-1].kind
    return verdict(winner, values[winner] if winner != NOBODY else NONE, how)


def can_cross(table: Pietenpoker, seat: int, crossed: list[int]) -> bool:
    there = table.hands[seat] + table.room
    return all(crossed.count(card) <= there.count(card) for card in crossed)


REASONS: dict[str, tuple[Kind, str]] = {
    kind.name: (kind, rule)
    for kind, rule in (
        (events.WON_SIZE, "PP-SCO-03"),
        (events.WON_KIND, "PP-SCO-03"),
        (events.WON_STRENGTH, "PP-SCO-03"),
        (events.WON_CHIHUAHUA, "PP-SCO-03"),
        (events.WON_REMISE, "PP-REMISE-01"),
        (events.TIED, "PP-SCO-05"),
    )
}
"""By what somebody wins, and the rule that says so."""


def verdict(winner: int, value: int, how: str) -> Verdict:
    kind, rule = REASONS[how]
    if winner == NOBODY:
        return Verdict(None, Said("says-tied"), rule)
    facts = {"seat": winner, "count": size_of(value), "number": strength_of(value)}
    if kind is events.WON_REMISE:
        return Verdict(None, Said("says-remise", facts), rule)
    if value > FOUR_EQUAL:
        return Verdict(None, Said("says-four", {**facts, "number": value - FOUR_EQUAL}), rule)
    names = {NUMBER_KIND: "says-number", STREET_KIND: "says-street"}
    return Verdict(None, Said(names.get(kind_of(value), "says-colour"), facts), rule)


# May I go along?


def asked_of_bid(table: Pietenpoker) -> tuple[Field, ...]:
    return (
        Field("highest", NUMBER, "PP-BID-02", each=False, most=99),
        Field("bid", CARDS, "PP-BID-08", each=False, keys=keys(table)),
    )


def may_follow(table: Pietenpoker, written: Written) -> Verdict | Refusal:
    """PP-BID-02: the whole bid, with what was laid in earlier circuits."""
    seat = table.sint
    if table.questions:
        table.questions.clear()
    table.phase = BIDDING
    table.turn = seat
    table.status = [IN] * table.players
    table.clear_turn()
    for card in told(table, written, "bid"):
        add_to_bid(table, seat, card)
        table.fresh += 1
    table.highest = written.number("highest")
    refusal = table.why_not(seat, Move("go"))
    if refusal is not None:
        return refusal
    facts = {"total": table.worth[seat], "highest": table.highest}
    return Verdict(True, Said("says-follows", facts), "PP-BID-02")


QUERIES = (
    Query("wins", asked_to_judge, judge),
    Query("follow", asked_of_bid, may_follow),
)
