"""Picking moves by cards and by keys."""

from dataclasses import replace

from msgspec import structs

from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.registry import all_games
from speeltafel.engine.view import (
    HAND,
    ROW,
    Attempt,
    Ending,
    Gathering,
    MoveView,
    Said,
    Series,
    TableView,
    ZoneView,
)
from speeltafel.terminal.picking import CARD_KEYS, MOVE_KEYS, Letters, Offer, Picking
from tests.outsider import GAME as OVERTROEF

SINGLE = OVERTROEF
SEVERAL = replace(OVERTROEF, notation=Notation(("a",), (1,), (Verb("lay", 1, 3),)))


def view_of(cards: tuple[int, ...], *moves: tuple[str, tuple[int, ...]]) -> TableView:
    hand = ZoneView("hand", HAND, Said("zone-hand"), 0, cards, len(cards), selectable=True)
    offered = tuple(MoveView(Attempt(verb, used), Said("move"), used) for verb, used in moves)
    return TableView("toy", 0, 1, Said("prompt"), (), (hand,) if cards else (), offered, ())


def texts(offers: tuple[Offer, ...]) -> list[str]:
    """What is made with an offer, move after move."""
    return ["; ".join(f"{one.verb} {list(one.cards)}" for one in it.attempts) for it in offers]


PAIRS = view_of(
    (4, 4, 5, 7),
    ("call", ()),
    ("lay", (4,)),
    ("lay", (4, 4)),
    ("lay", (4, 5)),
    ("lay", (4, 5, 7)),
)


def test_choosing_cards_narrows_the_moves_to_those_that_use_just_them() -> None:
    picking = Picking(SEVERAL, PAIRS)
    assert len(picking.offered()) == 5
    picking.toggle(0)
    assert texts(picking.offered()) == ["lay [4]"]
    picking.toggle(1)
    assert texts(picking.offered()) == ["lay [4, 4]"]
    picking.toggle(1)
    picking.toggle(2)
    assert texts(picking.offered()) == ["lay [4, 5]"]


def test_half_a_move_shows_what_it_can_become() -> None:
    picking = Picking(SEVERAL, PAIRS)
    picking.toggle(3)
    assert picking.exact() == ()
    assert texts(picking.offered()) == ["lay [4, 5, 7]"]
    assert [picking.usable(place) for place in range(4)] == [True, True, True, True]
    picking.toggle(0)
    assert [picking.usable(place) for place in range(4)] == [True, False, True, True]


def test_cards_of_a_series_are_chosen_together_and_show_their_total() -> None:
    lays = tuple(
        MoveView(Attempt("lay", (card,)), Said("move-lay"), (card,), adds=card)
        for card in (4, 5, 7)
    )
    hide = MoveView(Attempt("hide", (7,)), Said("move-hide"), (7,))
    stop = Ending(Attempt("stop"), Said("out"), 6, Said("out"))
    endings = (Ending(Attempt("go"), Said("move-go"), 13, Said("move-all")), stop)
    view = view_of((4, 4, 5, 7))
    view.moves, view.series = (*lays, hide), Series(2, endings)
    picking = Picking(SEVERAL, view)
    picking.toggle(0)
    assert texts(picking.offered()) == ["lay [4]; stop []"]
    assert picking.offered()[0].label.facts == {"total": 6}
    picking.toggle(1)
    picking.toggle(2)
    assert texts(picking.offered()) == [
        f"lay [4]; lay [4]; lay [5]; {end} []" for end in ("go", "stop")
    ]
    assert all(picking.usable(place) for place in range(4))
    picking.toggle(3)
    assert [move.label.id for move in picking.offered()] == ["move-all", "out"]
    for place in (0, 1, 2):
        picking.toggle(place)
    assert texts(picking.offered()) == ["lay [7]; stop []", "hide [7]"]


def test_a_card_has_its_key_where_it_is_a_move_by_itself() -> None:
    view = view_of((3, 3, 8, 9), ("lay", (3,)), ("lay", (8,)), ("draw", ()))
    picking = Picking(SINGLE, view)
    assert picking.keys() == ["1", "3", "a"]
    assert picking.in_no_move(3)
    assert picking.place_of("2") == 1
    assert picking.place_of("5") is None
    draw = picking.by_key("a")
    assert draw is not None
    assert texts((draw,)) == ["draw []"]


def test_a_card_with_two_moves_is_chosen_first() -> None:
    view = view_of((3,), ("lay", (3,)), ("hide", (3,)))
    assert Picking(SINGLE, view).keys() == ["a", "b"]


def test_without_a_hand_the_digits_pick_moves() -> None:
    many = [(f"move {number}", ()) for number in range(40)]
    keys = Picking(SINGLE, view_of((), *many)).keys()
    assert keys[:10] == [*"123456789a"]
    assert keys[-1] == ""
    assert len({*keys}) == 9 + len(MOVE_KEYS) + 1


def test_a_move_keeps_its_key_when_the_first_card_comes_into_an_empty_hand() -> None:
    letters = Letters()
    view = view_of((3,), ("draw", ()))
    emptied = structs.replace(view.zones[0], cards=(), count=0)
    empty = structs.replace(view, zones=(emptied,))
    assert Picking(SINGLE, empty, letters).keys() == ["a"]
    assert Picking(SINGLE, view, letters).keys() == ["a"]


def test_cards_are_gathered_freely_along_with_what_lies_apart() -> None:
    view = view_of((4, 5, 7), ("draw", ()))
    apart = ZoneView("drawn", ROW, Said("zone-drawn"), 0, (2,), 1, selectable=True)
    gathering = Gathering("combo", Said("together"), ("drawn", "hand"), 3, 4)
    view = structs.replace(view, zones=(*view.zones, apart), gathering=gathering)
    names, copies = SINGLE.notation.names, SINGLE.notation.copies
    combo = replace(SINGLE, notation=Notation(names, copies, (Verb("combo", 3, 4),)))
    picking = Picking(combo, view)
    assert not picking.in_no_move(0)
    assert [picking.usable(place) for place in range(3)] == [True] * 3
    picking.toggle(2)
    assert picking.exact() == ()
    picking.toggle(0)
    assert texts(picking.exact()) == ["combo [2, 4, 7]"]
    assert picking.exact()[0].label == Said("together", {"count": 3})


def test_no_key_is_also_a_command() -> None:
    assert not {*"slfnq:?/"} & {*MOVE_KEYS, *CARD_KEYS}


def test_cards_that_may_not_be_picked_are_never_usable() -> None:
    view = view_of((3,), ("lay 3", (3,)))
    fixed = structs.replace(view, zones=(structs.replace(view.zones[0], selectable=False),))
    picking = Picking(SINGLE, fixed)
    assert not picking.usable(0)
    assert picking.keys() == ["a"]


def test_every_move_of_every_game_can_be_reached() -> None:
    for game in all_games().values():
        state = game.deal(game.seats[0], seed=2)
        for _ in range(60):
            seat = state.to_act()[0]
            picking = Picking(game, game.view(state.seen_by(seat)))
            keys = picking.keys()
            named = [key for key in keys if key]
            assert len(named) == len({*named})
            assert len(keys) == len(picking.moves)
            state.play(seat, state.legal_moves(seat)[0])
            if not state.to_act():
                break
