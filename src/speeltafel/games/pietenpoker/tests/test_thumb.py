"""The rule-of-thumb player under the variants: it plays them, and plays them sensibly."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.bots import bot
from speeltafel.engine.chance import fast
from speeltafel.engine.positions import place
from speeltafel.games.pietenpoker import GAME
from speeltafel.games.pietenpoker.expansions.precies import value_of_all
from speeltafel.games.pietenpoker.players.planning import value_of_some
from speeltafel.games.pietenpoker.state import Pietenpoker

NAMES = GAME.notation.names
GAMES = 6


def played(options: dict[str, object]) -> Counter[str]:
    """What happened in some games of four rule players."""
    found: Counter[str] = Counter()
    player = bot(GAME, "rule")
    for number in range(GAMES):
        state = GAME.deal(4, number, options)
        assert isinstance(state, Pietenpoker)
        chance = fast(number)
        while seats := state.to_act():
            seat, highest = seats[0], state.highest
            state.take_events()
            state.play(seat, player(state.seen_by(seat), seat, chance))
            for event in state.take_events():
                found[event.kind] += 1
                found["raised"] += event.kind == "went" and event.number > highest
        found["sole winners"] += len(state.outcome().winners) == 1
        found["rounds"] += state.round
    return found


def chosen(state: Pietenpoker) -> str:
    """The rule player's move in a position, in notation."""
    seat = state.to_act()[0]
    move = GAME.heuristic(state.seen_by(seat), seat, fast(0))
    assert GAME.heuristic(state, seat, fast(0)) == move
    return state.write(move)


def placed(options: dict[str, object], **table: object) -> Pietenpoker:
    state = GAME.deal(3, 1, {"deck": "canonical50", **options})
    assert isinstance(state, Pietenpoker)
    place(state, {"sint": "A", "turn": "A", **table})
    assert not state.faults()
    return state


# Whole games.


@pytest.mark.parametrize(
    "options",
    [
        {"precies": True},
        {"precies": True, "biedregel": True},
        {"overschatting": True},
        {"precies": True, "overschatting": True},
        {"inwissel": True},
        {"handregel": True},
    ],
)
def test_rule_players_bid_and_one_of_them_wins(options: dict[str, object]) -> None:
    found = played(options)
    assert found["raised"] > found["rounds"]
    assert found["tied"] < found["rounds"] / 2
    assert found["sole winners"] > GAMES / 2


def test_bids_are_exchanged() -> None:
    assert played({"inwissel": True})["took-back"] > GAMES


def test_poor_hands_are_thrown_away() -> None:
    found = played({"handregel": True})
    assert min(found["threw"], found["kept"]) > 0


def test_hardly_anybody_overestimates_the_others() -> None:
    found = played({"overschatting": True})
    assert found["over"] < found["rounds"] / 8


def test_with_all_cards_bid_the_room_alone_may_fit() -> None:
    assert played({"precies": True, "allIn": "showdown"})["all-in"] > 0
    assert played({"precies": True})["all-in"] == 0


def test_action_cards_are_laid_face_down_to_cross_out() -> None:
    assert played({"precies": True, "actiepiet": "staf,bril,achtbaan"})["hid"] > 0


# Positions.


def laid_by(state: Pietenpoker) -> list[str]:
    """The cards that the player on turn lays before he goes along."""
    found = []
    seat = state.turn
    while (text := chosen(state)) != "go":
        found.append(text.removeprefix("lay "))
        state.submit(seat, state.read(seat, text))
    return found


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        ("p1 p2 b5 o5", ["b5", "o5"]),  # purple stays with a purple room
        ("p1 p2 b4 o5", ["o5", "p1"]),  # a street of five is better than five of a colour
    ],
)
def test_under_precies_the_misfits_are_laid(hand: str, laid: list[str]) -> None:
    hands = {"A": hand, "B": "o6", "C": "b6"}
    assert laid_by(placed({"precies": True}, room="p1 p3 p5", hand=hands)) == laid


def test_under_precies_a_hand_that_cannot_fit_pays_nothing() -> None:
    hand = {"A": "p1 p2 b4 o5", "B": "o6", "C": "b6"}
    assert chosen(placed({"precies": True}, room="p1 b1 o3", hand=hand)) == "go"
    assert chosen(placed({"precies": True}, room="p1 b1 o3", hand=hand, highest=3)) == "stop"


def test_a_precies_is_laid_for_a_room_that_does_not_fit() -> None:
    hand = {"A": "p1 p2 precies-g1", "B": "o6", "C": "b6"}
    state = placed({"precies": True}, room="p1 b5 p5", hand=hand)
    assert laid_by(state) == ["precies-g1"]


def test_who_has_to_be_followed_bids_what_others_can_have() -> None:
    """Three sixes and the room's: the first one lays no more than another's two cards may hold."""
    hand = {"A": "p6 b6 g5 o5 p4 b3", "B": "o1 o2", "C": "b1 b2"}
    facts: dict[str, object] = {"room": "g6 o6 p1", "hand": hand}
    bold, careful = placed({}, **facts), placed({"overschatting": True}, **facts)
    assert laid_by(bold) == ["g5", "o5", "p4", "b3"]
    assert laid_by(careful) == ["g5"]


def test_after_somebody_who_was_asked_no_raise_is_too_high() -> None:
    hand = {"A": "o1 o2", "B": "p6 b6 g5 o5 p4 b3", "C": "b1 b2"}
    facts: dict[str, object] = {"room": "g6 o6 p1", "hand": hand, "turn": "B", "asked": 1}
    state = placed({"overschatting": True}, **facts)
    assert laid_by(state) == ["g5", "o5", "p4", "b3"]


def test_a_card_that_fits_comes_back_for_one_that_does_not() -> None:
    facts: dict[str, object] = {
        "room": "p1 p3 g1",
        "hand": {"A": "p2 p4 b5", "B": "o6 o1", "C": "b6 b1"},
        "bid": {"A": "p5"},
    }
    assert chosen(placed({}, **facts)) == "lay b5"
    state = placed({"inwissel": True}, **facts)
    for text in ("back p5", "lay b5", "go"):
        assert chosen(state) == text
        state.submit(0, state.read(0, text))
    assert [NAMES[card] for card in state.bids[0]] == ["b5"]


def test_at_the_hand_limit_a_good_hand_stays() -> None:
    """PP-HAND-03: two cards are all that it may lay, and they need not be enough."""
    hand = {"A": "p1 p2 b1 o1", "B": "o6 o1", "C": "b6 b1"}
    facts: dict[str, object] = {"room": "p1 p3 p5", "hand": hand, "limit": 2, "highest": 9}
    assert laid_by(placed({"handregel": True}, **facts)) == ["b1", "o1"]


def test_where_cards_are_counted_each_of_them_is_paid() -> None:
    """Four cards are all it has, so it does not follow a bid of four."""
    hand = {"A": "p1 p2 b4 o5", "B": "g1 g2", "C": "b6 b1"}
    facts: dict[str, object] = {"room": "p1 p3 p5", "hand": hand, "counting": True}
    options: dict[str, object] = {"actiepiet": "omdenk"}
    assert chosen(placed(options, **facts, bid={"B": "o1 o1 o2 o2"})) == "stop"
    assert laid_by(placed(options, **facts, bid={"B": "o1 o1"})) == ["o5", "b4"]


# Combinations of some cards, against every selection of them.

cards = st.lists(st.integers(0, 23), min_size=1, max_size=6)


@given(cards, st.integers(0, 2), st.integers(0, 6))
@settings(max_examples=150)
def test_some_of_the_cards_are_worth_their_best_selection(
    fixed: list[int], wilds: int, size: int
) -> None:
    wild = NAMES.index("acteer-b2")
    every = [*fixed, *[wild] * wilds]
    for only_kind, numbers, colours in ((0, True, True), (1, True, False), (2, False, True)):
        values = [
            value_of_all(list(part), [], True, numbers, colours)
            for part in combinations(every, size)
        ]
        assert value_of_some(fixed, wilds, size, only_kind) == max(values, default=0)
