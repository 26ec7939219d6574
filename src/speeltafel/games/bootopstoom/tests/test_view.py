"""What people see of Boot op Stoom: places, drawings, and what is not said."""

from xml.etree import ElementTree as ET

import pytest
from tests.stage import position

from speeltafel.engine.chance import fast
from speeltafel.engine.events import GALLERY, UNSEEN, Event
from speeltafel.engine.view import COUNTER, GONE, GRID, HAND, NEW, PILE, ROW, TableView, ZoneView
from speeltafel.games.bootopstoom import GAME
from speeltafel.games.bootopstoom.cards import NAMES
from speeltafel.games.bootopstoom.state import OPEN, SEAT_UNIT, BootOpStoom

EXPANSIONS = ("krappeKalender", "prachtigePakjes", "pepernootPlekken", "rebelsePietjes")
EVERYTHING: dict[str, object] = dict.fromkeys(EXPANSIONS, True)
ART = {path.stem for path in (GAME.folder / "art").glob("*.svg")}


def deal(players: int, seed: int = 0, options: dict[str, object] | None = None) -> BootOpStoom:
    state = GAME.deal(players, seed, options or {})
    assert isinstance(state, BootOpStoom)
    return state


def pictures(view: TableView) -> set[str]:
    found = set()
    for zone in view.zones:
        for spot in zone.spots:
            found |= {spot.picture, *spot.marks, *[piece.picture for piece in spot.pieces]}
    return found


def test_every_picture_is_drawn_and_every_drawing_used() -> None:
    used = {face.picture for face in GAME.faces}
    for seed in range(12):
        options = {**EVERYTHING, "hanging": "execute" if seed % 2 else "drop"}
        state = deal(2 + seed % 3, seed, options)
        chance = fast(seed)
        while seats := state.to_act():
            used |= pictures(GAME.view(state.seen_by(seats[0])))
            move = chance.below(len(state.legal_moves(seats[0])))
            state.play(seats[0], state.legal_moves(seats[0])[move])
    icons = {f"icon-{name}" for name in ("oog", "pepernoot", "letter", "zak", "staf", "boek")}
    used |= icons | {"icon-amerigo", *[f"piet-{c}" for c in ("rood", "olijf", "blauw", "paars")]}
    used |= {"joker", "telefoon", "tile-huis-bezorgd", "steam-gone", "boat"}
    used |= {GAME.decor.back, GAME.decor.texture}
    assert used <= ART | {""}
    assert used >= ART


@pytest.mark.parametrize("name", sorted(ART))
def test_a_drawing_is_small_and_plain(name: str) -> None:
    path = GAME.folder / "art" / f"{name}.svg"
    assert path.stat().st_size < 3000
    root = ET.parse(path).getroot()
    if name not in (GAME.decor.back, GAME.decor.texture):
        assert root.attrib["viewBox"] == "0 0 100 100"
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags <= {"svg", "g", "path", "rect", "circle", "ellipse"}


def test_the_view_has_a_map_a_row_three_piles_and_a_hand() -> None:
    state = deal(3, 4, {"firstSint": "1"})
    chance = fast(1)
    while state.round == 0:
        state.play(state.turn, state.any_turn_move(chance))
    view = GAME.view(state.seen_by(0))
    zones = {zone.name: zone for zone in view.zones}
    assert (zones["map"].kind, zones["map"].columns, len(zones["map"].spots)) == (GRID, 5, 25)
    assert (zones["row"].kind, len(zones["row"].spots)) == (ROW, 3)
    for name in ("varen", "stoomboot", "pakje"):
        assert zones[name].kind == PILE
        assert len(zones[name].cards) == min(1, zones[name].count)
    assert zones["days"].kind == COUNTER
    assert zones["hand"].kind == HAND
    boats = [s for s in zones["map"].spots for p in s.pieces if p.picture == "boat"]
    assert len(boats) == 1
    for move in view.moves:
        assert move.place == "row"
        assert move.attempt.number == move.spot + 1
    assert not view.talk
    assert len(view.phrases) == 10
    assert not GAME.view(deal(2, 1, {"chat": "off"}).seen_by(0)).phrases


def test_a_card_laid_face_down_says_nothing_to_the_others() -> None:
    """Whatever is laid, the others are told and shown the same."""
    shown = set()
    for card in ("vooruit", "groen", "links"):
        state = deal(3, 4, {"firstSint": "1"})
        chance = fast(1)
        while state.round == 0:
            state.play(state.turn, state.any_turn_move(chance))
        state.hands[0] = sorted(NAMES.index(c) for c in ("vooruit", "groen", "links"))
        state.take_events()
        state.play(0, state.read(0, f"place {card} 2"))
        view = GAME.view(state.seen_by(1))
        spot = next(zone for zone in view.zones if zone.name == "row").spots[1]
        assert spot.cards == (UNSEEN,)
        told = [event.seen_by(1).as_list() for event in state.take_events()]
        shown.add(repr((told, spot)))
        assert next(z for z in GAME.view(state.seen_by(0)).zones if z.name == "row").spots[
            1
        ].cards == (NAMES.index(card),)
    assert len(shown) == 1


def test_nobody_talks_until_the_game_is_over() -> None:
    state = deal(2, 3)
    chance = fast(3)
    while seats := state.to_act():
        assert not GAME.view(state.seen_by(GALLERY)).talk
        moves = state.legal_moves(seats[0])
        state.play(seats[0], moves[chance.below(len(moves))])
    assert GAME.view(state.seen_by(GALLERY)).talk


@pytest.mark.parametrize("hanging", ["drop", "execute"])
def test_the_sint_sees_what_each_choice_would_do_to_the_row(hanging: str) -> None:
    """What is drawn beforehand is what comes, and what goes is marked."""
    tried = 0
    for seed in range(8):
        state, chance = deal(3, seed, {"hanging": hanging}), fast(seed)
        while (seats := state.to_act()) and tried < 40:
            view = GAME.view(state.seen_by(seats[0]))
            now = row_of(view)
            for move in [move for move in view.moves if move.preview]:
                tried += 1
                (after,) = move.preview
                kept = [spot for spot in after.spots if spot.fate != GONE]
                new = [spot for spot in after.spots if spot.fate == NEW]
                gone = [spot for spot in after.spots if spot.fate == GONE]
                assert not (new and gone)
                if move.attempt.verb == "add":
                    assert new
                    assert not any(spot.cards for spot in new)
                    assert len(kept) == len(now.spots) + len(new)
                elif hanging == "drop":
                    assert gone
                    assert len(kept) + len(gone) == len(now.spots)
                    cards = [spot.cards for spot in after.spots]
                    assert cards == [spot.cards for spot in now.spots]
            moves = state.legal_moves(seats[0])
            state.play(seats[0], moves[chance.below(len(moves))])
    assert tried > 10


def row_of(view: TableView) -> ZoneView:
    return next(zone for zone in view.zones if zone.name == "row")


def ahead(state: BootOpStoom, viewer: int) -> list[int]:
    """The squares of the way ahead, in its order."""
    board = next(z for z in GAME.view(state.seen_by(viewer)).zones if z.name == "map")
    way = [(spot.ahead, int(spot.tag)) for spot in board.spots if spot.ahead]
    return [tag for _, tag in sorted(way)]


def test_the_way_ahead_is_drawn_as_far_as_the_cards_are_known() -> None:
    cards = ("vooruit2", "blauw", "rechts", "vooruit")
    state = deal(3, 4, {"firstSint": "1"})
    chance = fast(1)
    while state.round == 0:
        state.play(state.turn, state.any_turn_move(chance))
    size = state.house.size
    state.map = [0] * len(state.map)
    state.pawns = [1 + 4 * (4 * size + 2), *state.pawns[1:]]
    state.slots = [[NAMES.index(card)] for card in cards]
    seat = 1
    state.marks = [SEAT_UNIT * (seat + 1)] * 4
    state.icons = [0] * 4
    state.row = state.row[:1] * 4
    assert ahead(state, seat) == [43, 33, 34]
    assert ahead(state, 0) == []
    state.marks[0] |= OPEN
    assert ahead(state, 0) == [43, 33]


def test_of_a_card_that_is_swept_others_see_what_lay_open() -> None:
    table = {
        "round": 1,
        "sint": "A",
        "pawns": "33e",
        "map": "water " * 25,
        "row": "m-oog-a m-niks-b m-niks-a m-oog-b",
        "hand": {
            "A": "m-niks-a m-oog-b links links vooruit vooruit vooruit vooruit",
            "B": "groen m-oog-a rechts rechts rechts rechts rechts links",
        },
    }
    state = position(GAME, table, players=2)
    told: dict[str, Event] = {}
    for line in (
        *("A: place m-niks-a 3", "B: show groen 1", "A: place links 2", "B: place rechts 4"),
        *("A: place links 5", "B: place rechts 6", "A: cut left", "A: calendar links"),
        *("B: place m-oog-a 1", "A: place m-oog-b 2", "B: place rechts 3", "A: place vooruit 4"),
        "B: cut right",
    ):
        state.submit("AB".index(line[0]), state.read("AB".index(line[0]), line[3:]))
        told |= {NAMES[one.cards[0]]: one for one in state.take_events() if one.kind == "swept"}
    opened, closed = told["groen"], told["vooruit"]
    assert [opened.seen_by(viewer).cards for viewer in (0, 1, GALLERY)] == [opened.cards] * 3
    assert [closed.seen_by(viewer).cards for viewer in (0, 1, GALLERY)] == [
        closed.cards,
        (UNSEEN,),
        (UNSEEN,),
    ]


@pytest.mark.parametrize(
    ("taken", "discarded", "others"),
    [
        ("groen", "", [UNSEEN]),
        ("groen", "groen", [NAMES.index("groen")]),
        ("blauw", "", [NAMES.index("blauw")]),
    ],
)
def test_of_a_parcel_that_is_searched_others_see_what_lay_open(
    taken: str, discarded: str, others: list[int]
) -> None:
    table = {
        "round": 1,
        "sint": "A",
        "pawns": "33e",
        "map": "water " * 13 + "bakkerij " + "water " * 5 + "huis:blauw " + "water " * 5,
        "row": "m-niks-a m-niks-b",
        "tops": "links m-oog-a blauw",
        "pakje": "groen pepernoot pepernoot",
        "pakje-discard": discarded,
        "calendar": "blauw blauw blauw groen groen" + (" groen" if not discarded else ""),
        "hand": {"A": "vooruit links pepernoot pepernoot", "B": "links"},
    }
    state = position(GAME, table, players=2, options={"pepernootPlekken": True})
    for line in (
        *("A: place vooruit 1", "B: place links 2", "A: place links 3", "A: swap pepernoot"),
        f"A: take {taken}",
    ):
        state.submit("AB".index(line[0]), state.read("AB".index(line[0]), line[3:]))
    (took,) = [event for event in state.take_events() if event.kind == "took"]
    assert [list(took.seen_by(viewer).cards) for viewer in (1, GALLERY)] == [others, others]
    assert took.seen_by(0).cards == (NAMES.index(taken),)
