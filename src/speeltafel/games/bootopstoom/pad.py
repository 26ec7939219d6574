"""What a score pad of Boot op Stoom asks of a round: houses, the calendar, who laid the last card.

The pad's table has a map with as many houses as people say, and nobody sails on it.
"""

from collections.abc import Mapping, Sequence

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import (
    CARD_NAMES,
    CHOICE,
    NUMBER,
    SEAT,
    WORDED,
    Cell,
    Field,
    PadRules,
    Value,
    Written,
)
from speeltafel.engine.view import Part, Reckoned, Said
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import EVENTS, VAREN
from speeltafel.games.bootopstoom.expansions.kalender import take_event
from speeltafel.games.bootopstoom.house import BASE_HOUSES
from speeltafel.games.bootopstoom.referee import QUERIES
from speeltafel.games.bootopstoom.rules_agenda import BUSY, NEW_ROUND, TASKS
from speeltafel.games.bootopstoom.rules_calendar import time_passes
from speeltafel.games.bootopstoom.rules_delivering import settle
from speeltafel.games.bootopstoom.rules_map import (
    FEWEST_HOUSES,
    FIRST_HOUSE,
    HAVEN,
    WATER,
    WISHING,
    house_tile,
)
from speeltafel.games.bootopstoom.rules_table import all_settled, days, end, houses_served
from speeltafel.games.bootopstoom.state import BootOpStoom

MOST_HOUSES = 13
MOST_HAVENS = 4
HOUSE = house_tile(0, NOBODY, special=False)
"""Any house: what it wishes is for the people to see."""
SUNK = {1: "BS-DMG-04", 2: "BS-AMB-06"}
"""How a row without a card loses the game: by damage, or by a Steam card."""
CALENDAR_CARDS = tuple([card for card in range(len(EVENTS)) if EVENTS[card]])


# What is asked.


def opening(options: Mapping[str, object]) -> tuple[Field, ...]:
    """BS-SET-08, which is asked at the beginning of every game, as all of its set-up.

    BS-PL-01: how many houses and havens came up, where that is left to chance.
    """
    found = []
    if options["firstSint"] == "random":
        found.append(Field("firstSint", SEAT, "BS-SET-08", each=False))
    pink = options["prachtigePakjes"] is True and options["specialHouses"] is True
    plekken = options["pepernootPlekken"] is True
    if pink or plekken or options["board"] == "4":
        most = MOST_HOUSES if pink else BASE_HOUSES
        houses = Field("houses", NUMBER, "BS-GOAL-02", each=False, least=FEWEST_HOUSES, most=most)
        found.append(houses)
    if plekken:
        found.append(Field("havens", NUMBER, "BS-PL-04", each=False, most=MOST_HAVENS))
    return tuple(found)


def prepare(table: BootOpStoom, written: Written) -> Refusal | None:
    houses = written.number("houses") if "houses" in written.fields else BASE_HOUSES
    havens = written.number("havens") if "havens" in written.fields else 0
    if houses + havens >= table.house.squares:
        facts = {"count": houses + havens, "most": table.house.squares}
        return Refusal("BS-SET-01", "pad-map", facts)
    water = table.house.squares - houses - havens
    table.map = [HOUSE] * houses + [HAVEN] * havens + [WATER] * water
    begin_round(table)
    return None


def begin_round(table: BootOpStoom) -> None:
    """BS-ROUND-01, BS-SINT-01: what events left to do is done by the people."""
    if table.questions:
        table.questions.clear()
    table.agenda = 0
    table.phase = BUSY
    table.deck = table.deck + table.coming[::-1]
    table.coming = []
    TASKS[NEW_ROUND].carry_out(table, 0)


def fields(table: BootOpStoom) -> tuple[Field, ...]:
    house = table.house
    found = [Field("served", NUMBER, "BS-DEL-02", each=False, most=MOST_HOUSES, usual=0)]
    if house.plekken:
        found.append(Field("visited", NUMBER, "BS-PL-04", each=False, most=MOST_HAVENS, usual=0))
        found.append(flag("finally", "BS-GOAL-02", (0, 1)))
    if house.kalender:
        card = Field(
            "event",
            CHOICE,
            "BS-KK-02",
            each=False,
            choices=(*CALENDAR_CARDS, NOBODY),
            shown=CARD_NAMES,
        )
        found.append(card)
    else:
        found.append(flag("aside", "BS-CAL-01", (1, 0), usual=1))
    found.append(Field("last", SEAT, "BS-SINT-01", each=False, least=NOBODY))
    if house.plekken or house.may_empty_row:
        ways = (0, *[1] * house.plekken, *[2] * house.may_empty_row)
        found.append(flag("sunk", "BS-DMG-04", ways))
    return tuple(found)


def flag(name: str, rule: str, choices: tuple[int, ...], usual: int = 0) -> Field:
    return Field(name, CHOICE, rule, each=False, usual=usual, choices=choices, shown=WORDED)


# Counting a round.


def count(table: BootOpStoom, written: Written) -> tuple[Reckoned, ...] | Refusal:
    """BS-DEL-02, BS-PL-04, BS-DMG-04, then BS-CAL-01 or BS-KK-02, then BS-SINT-01."""
    before = houses_served(table)
    refusal = deliver(table, written)
    if refusal is not None:
        return refusal
    if not table.ending and "sunk" in written.fields and written.number("sunk"):
        end(table, SUNK[written.number("sunk")])
    if not table.ending:
        refusal = pass_time(table, written)
        if refusal is not None:
            return refusal
    table.last = written.number("last")
    if not table.ending:
        begin_round(table)
    table.take_events()
    served = houses_served(table)
    part = Part(Said("part-served"), served - before, "BS-DEL-02")
    return tuple(Reckoned(seat, (part,), served) for seat in range(table.players))


def deliver(table: BootOpStoom, written: Written) -> Refusal | None:
    """BS-GOAL-02: with the last house the game is won; BS-PL-04: or with the last haven."""
    served = written.number("served")
    visited = written.number("visited") if "visited" in written.fields else 0
    waiting = [at for at, tile in enumerate(table.map) if WISHING[tile]]
    havens = [at for at, tile in enumerate(table.map) if tile == HAVEN]
    if served > len(waiting):
        facts = {"count": served, "most": len(waiting)}
        return Refusal("BS-DEL-02", "pad-served", facts)
    if visited > len(havens):
        return Refusal("BS-PL-04", "pad-visited", {"count": visited, "most": len(havens)})
    for square in (*waiting[:served], *havens[:visited]):
        settle(table, square)
    if all_settled(table) and served + visited:
        by_haven = visited and (not served or written.number("finally"))
        end(table, "BS-PL-04" if by_haven else "BS-GOAL-02")
    return None


def pass_time(table: BootOpStoom, written: Written) -> Refusal | None:
    """BS-CAL-01: a card is put aside; BS-KK-02: or a calendar card turned up; BS-CAL-03."""
    if not table.house.kalender:
        if written.number("aside"):
            table.calendar.append(VAREN)
            time_passes(table, NOBODY)
        return None
    card = written.number("event")
    if card == NOBODY:
        return None
    if table.calendar.count(card) == EVENTS[card]:
        return Refusal("BS-KK-01", "pad-event", {"card": card, "count": EVENTS[card]})
    put_on_top(table, card)
    take_event(table)
    return None


def put_on_top(table: BootOpStoom, card: int) -> None:
    """The card that people turned up is the next one; nobody knows which others are there."""
    cards = table.deck + table.box
    cards.remove(card)
    size = len(table.deck) - 1
    table.deck = [*cards[:size], card]
    table.box = cards[size:]


# What people see.


def facts(table: BootOpStoom, seat: int) -> tuple[Said, ...]:
    if seat == table.sint and not table.ending:
        return (Said("fact-sint"),)
    return ()


def notes(table: BootOpStoom) -> tuple[Said, ...]:
    """BS-CAL-02, BS-KK-02, BS-REF-01: how far the evening is, and what holds in this round."""
    waiting = len([tile for tile in table.map if WISHING[tile]])
    found = [
        Said("pad-note-calendar", {"count": days(table), "most": table.house.calendar_size}),
        Said("pad-note-houses", {"count": waiting}),
    ]
    if table.house.plekken:
        havens = len([tile for tile in table.map if tile == HAVEN])
        found.append(Said("pad-note-havens", {"count": havens}))
    if table.ending:
        return tuple(found)
    if table.effect != NOBODY:
        found.append(Said("event-holds", {"number": table.effect}))
    found.append(Said("pad-note-refill", {"count": table.house.hand_size}))
    return tuple(found)


def ledger(table: BootOpStoom) -> object:
    calendar = sorted(table.calendar) if table.house.kalender else []
    houses = len([tile for tile in table.map if tile >= FIRST_HOUSE])
    havens = len([tile for tile in table.map if tile == HAVEN])
    sint = NOBODY if table.ending else table.sint
    effect = NOBODY if table.ending else table.effect
    return sint, days(table), calendar, houses, havens, effect


def noted(told: Sequence[Event], seen: BootOpStoom) -> dict[Cell, Value]:
    """All of it lies on the table: houses that are turned over, the calendar, who lays a card."""
    found: dict[Cell, Value] = {
        ("firstSint", NOBODY): seen.sint,
        ("houses", NOBODY): len([tile for tile in seen.map if tile >= FIRST_HOUSE]),
        ("havens", NOBODY): len([tile for tile in seen.map if tile == HAVEN]),
        ("aside", NOBODY): 0,
        ("event", NOBODY): NOBODY,
        ("last", NOBODY): NOBODY,
        ("sunk", NOBODY): 0,
        ("finally", NOBODY): int(seen.ending == "BS-PL-04"),
    }
    kinds = [event.kind for event in told]
    found["served", NOBODY] = kinds.count(events.SERVED.name)
    found["visited", NOBODY] = kinds.count(events.HAVEN.name)
    for way, rule in SUNK.items():
        if seen.ending == rule:
            found["sunk", NOBODY] = way
    for event in told:
        if event.kind in (events.PLACED.name, events.SHOWN.name):
            found["last", NOBODY] = event.seat
        elif event.kind == events.CALENDAR.name:
            found["aside", NOBODY] = 1
        elif event.kind == events.EVENT.name:
            found["event", NOBODY] = event.cards[0]
    return found


PAD = PadRules(
    fields,
    count,
    noted,
    opening,
    prepare,
    facts,
    notes,
    ledger=ledger,
    begins=events.SINT.name,
    queries=QUERIES,
)
