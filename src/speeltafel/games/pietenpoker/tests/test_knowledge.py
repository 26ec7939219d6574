"""Who sees what: hands, piles, bids in the making, and what action cards let players see."""

import pytest

from speeltafel.engine.events import GALLERY, UNSEEN
from speeltafel.engine.moves import Move
from speeltafel.engine.view import MoveView
from speeltafel.games.pietenpoker import GAME
from speeltafel.games.pietenpoker.rules_scoring import pay
from speeltafel.games.pietenpoker.state import Pietenpoker
from speeltafel.games.pietenpoker.tests.tables import NAMES, placed, play


def test_under_the_pokerpiet_no_view_shows_the_own_hand() -> None:
    state = placed(
        3,
        {"deck": "canonical50", "actiepiet": "poker"},
        sint="A",
        turn="A",
        room="g4",
        poker=True,
        hand={"A": "p6 p5", "B": "o6", "C": "b6"},
    )
    for viewer in (0, 1, 2, GALLERY):
        seen = state.seen_by(viewer)
        assert isinstance(seen, Pietenpoker)
        assert {card for hand in seen.hands for card in hand} == {UNSEEN}
        view = GAME.view(seen)
        shown = [card for zone in view.zones if zone.name == "hand" for card in zone.cards]
        assert set(shown) <= {UNSEEN}
        assert all(not move.cards for move in view.moves)


def test_a_face_down_card_is_known_to_its_owner_alone() -> None:
    options: dict[str, object] = {"deck": "canonical50", "precies": True, "actiepiet": "indi"}
    state = placed(3, options, sint="A", turn="A", room="g4", hand={"A": "indi-b3 p6"})
    state.submit(0, state.read(0, "hide indi-b3"))
    hidden = NAMES.index("indi-b3")
    for viewer in (0, 1, GALLERY):
        cards = [c for zone in GAME.view(state.seen_by(viewer)).zones for c in zone.cards]
        assert (hidden in cards) == (viewer == 0)


@pytest.mark.parametrize("are_open", [False, True])
def test_what_is_taken_from_a_pile_is_seen_by_its_owner_or_by_all(are_open: bool) -> None:
    """PP-AMB-74."""
    options: dict[str, object] = {"deck": "canonical50", "openScores": are_open}
    table = {"status": "0 1 0", "room": "g4", "hand": {"B": "b1"}, "scored": {"B": "p1"}}
    state = placed(3, options, sint="A", turn="C", **table)
    state.submit(2, Move("stop"))
    (took,) = [event for event in state.take_events() if event.kind == "took-own"]
    assert took.seen_by(1).cards == took.cards
    assert (took.seen_by(0).cards == took.cards) is are_open


@pytest.mark.parametrize("blind", [False, True])
def test_a_drawn_card_is_seen_by_who_drew_it_unless_he_is_blindfolded(blind: bool) -> None:
    """PP-GELD-03, PP-AMB-28."""
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "poker", "biedregel": True}
    table = {"poker": blind, "room": "g4", "hand": {"A": "p1-m", "B": "b1", "C": "b2"}}
    state = placed(3, options, sint="A", turn="A", **table)
    state.submit(0, Move("lay") if blind else state.read(0, "lay p1-m"))
    state.submit(0, Move("go"))
    for drew in [event for event in state.take_events() if event.kind == "drew"]:
        seeing = [seat for seat in range(3) if UNSEEN not in drew.seen_by(seat).cards]
        assert seeing == ([] if blind else [drew.seat])


@pytest.mark.parametrize("blind", [False, True])
def test_a_stolen_card_is_seen_by_thief_and_victim_unless_blindfolded(blind: bool) -> None:
    """PP-AMB-27, PP-AMB-28."""
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "poker,crime"}
    table = {"poker": blind, "room": "g4", "hand": {"A": "crime-b2", "B": "b1", "C": "b2"}}
    state = placed(3, options, sint="A", turn="A", **table)
    for move in ("lay" if blind else "lay crime-b2", "go", "pick c"):
        state.submit(0, state.read(0, move))
    (stole,) = [event for event in state.take_events() if event.kind == "stole"]
    seeing = [seat for seat in range(3) if UNSEEN not in stole.seen_by(seat).cards]
    assert seeing == ([] if blind else [0, 2])


def test_an_open_pile_lies_in_order() -> None:
    bids = {"A": "o1 b2 p3", "B": "g1"}
    state = placed(3, {"deck": "canonical50", "openScores": True}, room="g4", bid=bids)
    pay(state, 0)
    assert [NAMES[card] for card in state.scored[0]] == ["p3", "b2", "g1", "o1"]


def written(move: MoveView) -> str:
    return GAME.notation.write(move.attempt.move())


def test_cards_chosen_together_show_the_total_they_would_make() -> None:
    options: dict[str, object] = {"deck": "canonical50"}
    state = placed(3, options, sint="A", turn="A", hand={"A": "p1 o5"}, bid={"A": "b2"})
    view = GAME.view(state.seen_by(0))
    adds = {written(move): move.adds for move in view.moves if move.adds}
    assert adds == {"lay p1": 1, "lay o5": 5}
    assert view.series is not None
    assert view.series.total == 2
    (ending,) = view.series.endings
    assert (ending.attempt.verb, ending.label.id, ending.least) == ("go", "move-go", 2)
    assert ending.whole.id == "move-all-in"
    assert GAME.view(state.seen_by(1)).series is None


def test_the_total_under_the_omdenkpiet_counts_cards() -> None:
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "omdenk,acteer"}
    state = placed(
        3,
        options,
        sint="A",
        turn="A",
        room="g4",
        highest=9,
        hand={"A": "omdenk-p1 acteer-b2 o5"},
        bid={"B": "p6 p3", "A": "b2"},
    )
    view = GAME.view(state.seen_by(0))
    adds = {written(move): move.adds for move in view.moves if move.cards}
    # what changes the measure is laid by itself
    assert adds == {"lay omdenk-p1": 0, "lay acteer-b2": 6, "lay o5": 5}
    state.submit(0, state.read(0, "lay omdenk-p1"))
    view = GAME.view(state.seen_by(0))
    assert view.series is not None
    assert (view.series.total, view.series.endings[0].least) == (2, 2)
    assert {move.adds for move in view.moves if move.cards} == {1}


def test_the_best_crossing_is_proposed() -> None:
    options: dict[str, object] = {"deck": "canonical50", "precies": True}
    state = placed(
        3,
        options,
        sint="A",
        turn="C",
        asked=3,
        status="0 1 0",
        room="p1 p1 p2",
        hand={"A": "p5 b4", "C": "b6"},
        bid={"A": "precies-p1", "C": "b1"},
    )
    state.submit(2, Move("go"))
    moves = GAME.view(state.seen_by(0)).moves
    best = [move for move in moves if move.label.id == "move-cross-best"]
    assert [written(move) for move in best] == ["cross b4"]


# What action cards let players see.


def glimpses(state: Pietenpoker, viewer: int) -> dict[str, list[str]]:
    view = GAME.view(state.seen_by(viewer))
    return {z.name: [NAMES[card] for card in z.cards] for z in view.zones if z.secret}


def test_what_brilpiet_shows_stays_with_the_looker_until_his_next_round() -> None:
    hands = {"A": "bril-p2 b1 b2", "B": "o1 o5", "C": "p1 p2"}
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "bril"}
    state = placed(3, options, sint="A", turn="A", room="g4", hand=hands)
    play(state, "lay bril-p2", "go", "pick c")
    assert glimpses(state, 0) == {"saw-2": ["p1", "p2"]}
    play(state, "pick b", "lay o5", "go")
    # as it was seen, also when a card of it has been laid since
    assert glimpses(state, 0) == {"saw-2": ["p1", "p2"], "saw-1": ["o1", "o5"]}
    for viewer in (1, 2, GALLERY):
        assert glimpses(state, viewer) == {}
        assert state.seen_by(viewer).learnt == []  # type: ignore[attr-defined]
    play(state, "stop", "stop")
    assert state.round == 2
    assert glimpses(state, 0)
    while state.to_act() != (0,):
        play(state, "stop")
    assert glimpses(state, 0) == {}


def test_what_crimepiet_takes_is_shown_to_thief_and_victim() -> None:
    hands = {"A": "crime-b2 b1 b2", "B": "o1 o1", "C": "p1"}
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "crime"}
    state = placed(3, options, sint="A", turn="A", room="g4", hand=hands)
    play(state, "lay crime-b2", "go", "pick b", "pick b")
    assert glimpses(state, 0) == {"stole-1": ["o1", "o1"]}
    assert glimpses(state, 1) == {"lost-0": ["o1", "o1"]}
    assert glimpses(state, 2) == {}


def test_a_bid_is_told_when_its_acteerpiet_has_a_value() -> None:
    hands = {"A": "acteer-b2 b1 b2", "B": "o5 o4", "C": "p1"}
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "acteer"}
    state = placed(3, options, sint="A", turn="A", room="g4", hand=hands)
    state.quiet = False
    play(state, "lay acteer-b2", "go", "value 5")
    told = [(event.kind, event.number) for event in state.take_events()]
    assert told[-2:] == [("valued", 5), ("went", 5)]
