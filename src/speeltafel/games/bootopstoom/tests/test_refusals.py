"""Typical wrong moves, and the rule and the reason that a person would name against each."""

from collections.abc import Mapping

import pytest

from speeltafel.engine.positions import place, seat_of
from speeltafel.engine.scenario import step
from speeltafel.engine.state import State
from speeltafel.games.bootopstoom import GAME

Table = Mapping[str, object]
Row = tuple[Table, Table | None, str, str, str, str]

MAP = """
water                water          rots  huis:blauw water
huis:blauw+pepernoot water          water rots       water
water                rots           water huis:groen water
water                huis:pepernoot rots  water      rots
rots                 water          water rots       water
"""
PLACES = """
water water water water  water
water water water water  water
water water water {tile} water
water water water water  huis:blauw
water water water water  rots
"""
ROUND = {
    "round": 1,
    "sint": "A",
    "pawns": "33e",
    "row": "m-niks-a m-niks-b",
    "map": MAP,
    "hand": {"A": "groen", "B": "vooruit", "C": "links"},
}
FILLED = "A: place groen 1 / B: place vooruit 2 / C: place links 3"
STEAM = {"hand": {"A": "m-oog-a", "B": "links", "C": "links"}}
STEAMED = "A: place m-oog-a 1 / B: place links 2 / C: place links 3"
EMPTY_PILE = {
    "hand": {
        "A": "links groen groen groen",
        "B": "links blauw blauw blauw blauw",
        "C": "links",
        "D": "pepernoot pepernoot pepernoot pepernoot",
    },
    "calendar": "groen",
    "tops": "vooruit m-oog-a",
    "pakje": "",
    "pakje-discard": "",
}
SHOP = {
    "map": PLACES.format(tile="winkel"),
    "hand": {"A": "vooruit", "B": "links links rechts vooruit achteruit", "C": "links"},
}
SHOPPED = "A: place vooruit 1 / B: place links 2 / C: place links 3"
LEAPING = f"{SHOPPED} / A: pass / B: hand-in vooruit links rechts achteruit"
BAKERY = {
    "map": PLACES.format(tile="bakkerij"),
    "hand": {"A": "vooruit pepernoot", "B": "links blauw", "C": "links"},
}
TILES = {
    "map": PLACES.format(tile="huis:pepernoot"),
    "hand": {"A": "pepernoot-plus", "B": "vooruit", "C": "links"},
}
LIFTING = (
    "A: place pepernoot-plus 1 / B: place vooruit 2 / C: place links 3 / A: deliver pepernoot-plus"
)
POWERS = {
    "map": PLACES.format(tile="huis:groen+pepernoot"),
    "hand": {"A": "groen-plus", "B": "pepernoot-plus", "C": "vooruit"},
}
POWERFUL = (
    "A: place groen-plus 1 / B: place pepernoot-plus 2 / C: place vooruit 3"
    " / A: deliver groen-plus pepernoot-plus"
)
ARRIVAL = {
    "deck": "intocht ...",
    "row": "m-niks-a m-niks-b m-oog-a",
    "tops": "vooruit m-oog-b groen",
    "hand": {"A": "links", "B": "links", "C": "links", "D": "links"},
}
ARRIVED = "A: place links 1 / B: place links 2 / C: place links 3 / D: place links 4"
EXPLOSION = {"deck": "explosie ...", "hand": {"A": "links blauw", "B": "links", "C": "links"}}
CASTLE = {"map": PLACES.format(tile="rots").replace("water", "kasteel", 1), "pawns": "33w"}
SUNK = {"deck": "gezonken ...", "row": "m-niks-a m-niks-b m-oog-a", "hand": {"A": "links " * 4}}
SANK = "A: place links 1; place links 2; place links 3; place links 4"
SHOE = {"deck": "schoentje ...", "hand": {"A": "links links", "B": "links groen", "C": "links"}}
SHOD = "A: place links 1 / B: place links 2 / C: place links 3"
KALENDER = {"krappeKalender": True}
PAKJES = {"prachtigePakjes": True}
PLEKKEN = {"pepernootPlekken": True}
PIETJES = {"rebelsePietjes": True}

# options, position (None: as it is dealt), steps; who tries what, the rule and the reason
REFUSED: list[Row] = [
    # the set-up
    ({"firstSint": "1"}, None, "", "B: draw varen", "BS-SET-04", "not-your-turn"),
    ({"firstSint": "1"}, None, "", "A: pass", "BS-SET-04", "not-now"),
    ({"firstSint": "1"}, None, "", "A: place links 1", "BS-SET-04", "not-now"),
    (PIETJES | {"firstSint": "1"}, None, "", "B: piet rood", "BS-AMB-69", "not-your-turn"),
    (PIETJES | {"firstSint": "1"}, None, "", "A: draw varen", "BS-RP-01", "not-now"),
    (
        PIETJES | {"firstSint": "1"},
        None,
        "A: piet rood",
        "B: piet rood",
        "BS-RP-01",
        "colour-taken",
    ),
    # filling
    ({}, {}, "", "B: place vooruit 1", "BS-ROUND-01", "not-your-turn"),
    ({}, {}, "", "A: place vooruit 1", "BS-ROW-01", "not-in-hand"),
    ({}, {}, "", "A: place groen 4", "BS-ROW-03", "no-position"),
    ({}, {}, "", "A: show groen 1", "BS-ROW-02", "no-eye"),
    ({}, {}, "", "A: pass", "BS-ROW-01", "must-place"),
    ({}, {}, "", "A: draw varen", "BS-ROW-01", "not-now"),
    ({}, {}, "A: place groen 1", "B: place vooruit 1", "BS-ROW-01", "position-taken"),
    (
        PAKJES,
        {"row": "m-pepernoot", "hand": {"A": "links"}},
        "",
        "A: place links 1",
        "BS-IC-01",
        "only-parcels",
    ),
    # what the Sint decides
    ({}, {}, FILLED, "B: deliver groen", "BS-EXE-03", "not-your-turn"),
    ({}, {}, FILLED, "A: deliver blauw", "BS-DEL-01", "not-wished"),
    ({}, {}, FILLED, "A: cut left", "BS-DEL-01", "not-now"),
    ({}, {}, f"{FILLED} / A: keep", "C: calendar links", "BS-EXE-03", "not-your-turn"),
    ({}, {}, f"{FILLED} / A: deliver groen", "A: calendar groen", "BS-AMB-08", "not-unused"),
    ({}, {}, f"{FILLED} / A: keep", "A: draw varen", "BS-CAL-01", "not-now"),
    ({}, STEAM, STEAMED, "B: add right", "BS-EXE-03", "not-your-turn"),
    ({}, STEAM, STEAMED, "A: add left", "BS-STEAM-03", "does-not-fit"),
    ({}, STEAM, STEAMED, "A: calendar links", "BS-STEAM-02", "not-now"),
    (
        {"emptyRow": "lose"},
        {"row": "m-niks-b", "hand": {"A": "m-oog-a"}},
        "A: place m-oog-a 1",
        "A: cut left",
        "BS-AMB-06",
        "only-one-left",
    ),
    # drawing
    (
        {},
        {},
        f"{FILLED} / A: keep / A: calendar links",
        "B: draw varen",
        "BS-AMB-15",
        "not-your-turn",
    ),
    ({}, {}, f"{FILLED} / A: keep / A: calendar links", "A: place links 1", "BS-REF-01", "not-now"),
    (
        {},
        EMPTY_PILE,
        "A: place links 1 / B: place links 2 / C: place links 3",
        "A: draw pakje",
        "BS-DISC-01",
        "pile-empty",
    ),
    # Prachtige Pakjes
    (
        PAKJES,
        {"hand": {"A": "groen-plus", "B": "vooruit", "C": "links"}},
        "A: place groen-plus 1 / B: place vooruit 2 / C: place links 3 / A: deliver groen-plus",
        "A: pass",
        "BS-AMB-22",
        "not-now",
    ),
    (
        PAKJES,
        {"hand": {"A": "groen-plus", "B": "vooruit", "C": "links"}},
        "A: place groen-plus 1 / B: place vooruit 2 / C: place links 3 / A: deliver groen-plus",
        "A: teleport 34",
        "BS-AMB-57",
        "not-that-square",
    ),
    (
        PAKJES,
        TILES,
        LIFTING,
        "A: tile 34",
        "BS-AMB-23",
        "not-that-square",
    ),
    (PAKJES, POWERS, POWERFUL, "A: deliver groen-plus", "BS-PP-01", "not-now"),
    (PAKJES, POWERS, POWERFUL, "A: power joker", "BS-PP-01", "not-now"),
    (PAKJES, POWERS, POWERFUL, "B: power groen-plus", "BS-EXE-03", "not-your-turn"),
    (PAKJES, {"talking": True}, FILLED, "A: deliver groen", "BS-AMB-64", "not-now"),
    # Pepernoot Plekken
    (
        PLEKKEN,
        {"pawns": "35e"},
        FILLED,
        "A: keep",
        "BS-AMB-28",
        "not-now",
    ),
    (PLEKKEN, CASTLE, f"{FILLED} / A: calendar links", "A: draw pakje", "BS-PL-02", "no-castle"),
    (PLEKKEN, SHOP, SHOPPED, "B: pass", "BS-AMB-27", "not-your-turn"),
    (
        PLEKKEN,
        SHOP,
        SHOPPED,
        "A: hand-in vooruit links rechts achteruit",
        "BS-PL-06",
        "not-four-different",
    ),
    (PLEKKEN, SHOP, LEAPING, "A: pass", "BS-PL-06", "not-now"),
    (PLEKKEN, SHOP, LEAPING, "B: teleport 11", "BS-EXE-03", "not-your-turn"),
    (PLEKKEN, SHOP, LEAPING, "A: teleport 34", "BS-AMB-57", "not-that-square"),
    (PLEKKEN, BAKERY, SHOPPED, "B: swap blauw", "BS-AMB-27", "not-your-turn"),
    (PLEKKEN, BAKERY, f"{SHOPPED} / A: pass", "B: swap blauw", "BS-PL-03", "no-pepernoot"),
    (
        PLEKKEN,
        BAKERY,
        f"{SHOPPED} / A: swap pepernoot",
        "A: take pepernoot",
        "BS-AMB-55",
        "not-to-be-found",
    ),
    (PLEKKEN, BAKERY, f"{SHOPPED} / A: swap pepernoot", "A: pass", "BS-PL-03", "not-now"),
    # Rebelse Pietjes
    (PIETJES, {"pawns": "33e - - - -"}, FILLED, "C: sail piet", "BS-EXE-03", "not-your-turn"),
    (PIETJES, {"pawns": "33e - - - -"}, FILLED, "A: keep", "BS-RP-02", "not-now"),
    # Krappe Kalender
    (KALENDER, SUNK, SANK, "A: add right", "BS-AMB-30", "not-now"),
    (KALENDER, ARRIVAL, ARRIVED, "A: keep", "BS-AMB-29", "not-now"),
    (KALENDER, ARRIVAL, ARRIVED, "A: cut left", "BS-AMB-29", "not-now"),
    (KALENDER, ARRIVAL, ARRIVED, "B: add left", "BS-EXE-03", "not-your-turn"),
    (KALENDER, EXPLOSION, SHOD, "A: draw pakje", "BS-AMB-32", "other-kind"),
    (KALENDER, SHOE, SHOD, "A: give links", "BS-AMB-31", "not-now"),
    (KALENDER, SHOE, f"{SHOD} / A: favour c", "C: give links", "BS-AMB-31", "not-your-turn"),
    (KALENDER, SHOE, f"{SHOD} / A: favour c", "B: give links", "BS-AMB-31", "not-in-hand"),
    (KALENDER, SHOE, f"{SHOD} / D leaves", "A: favour d", "BS-AMB-68", "nobody-there"),
    (KALENDER, {"next_effect": "verdwaald"}, "", "A: place groen 1", "BS-KK-02", "not-now"),
    (KALENDER, {"next_effect": "verdwaald"}, "", "A: spot 4", "BS-AMB-62", "no-position"),
    (
        KALENDER,
        {"next_effect": "verdwaald"},
        "A: spot 2",
        "A: place groen 1",
        "BS-KK-02",
        "other-spot",
    ),
    (
        KALENDER,
        {"next_effect": "verdwaald"},
        "A: spot 2; place groen 2",
        "B: place vooruit 1",
        "BS-EXE-03",
        "not-your-turn",
    ),
    # who has left, and the end
    ({}, {}, "B leaves", "B: place vooruit 1", "BS-AMB-44", "you-left"),
    ({}, {}, "all give up", "A: place groen 1", "BS-AMB-76", "game-over"),
]


def table_of(options: Table, position: Table | None, steps: str) -> State:
    state = GAME.deal(4, 1, options)
    if position is not None:
        place(state, {**ROUND, **position})
    for line in steps.split(" / ") if steps else []:
        step(state, line, [])
    return state


@pytest.mark.parametrize("row", REFUSED, ids=[f"{row[3]} -> {row[4]}" for row in REFUSED])
def test_a_wrong_move_names_its_rule(row: Row) -> None:
    options, position, steps, tried, rule, reason = row
    state = table_of(options, position, steps)
    letter, text = tried.split(": ")
    seat = seat_of(letter, state)
    refusal = state.why_not(seat, state.read(seat, text))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)


def test_the_place_that_the_sint_named_is_told() -> None:
    state = table_of(KALENDER, {"next_effect": "verdwaald"}, "A: spot 2")
    refusal = state.why_not(0, state.read(0, "place groen 1"))
    assert refusal is not None
    assert refusal.facts == {"number": 2}
