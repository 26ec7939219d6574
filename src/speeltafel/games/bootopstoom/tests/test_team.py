"""A team that searches: what it remembers, the plan it makes of that, and what it expects."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from speeltafel.bots import Stories
from speeltafel.engine.chance import fast
from speeltafel.engine.story import Story
from speeltafel.games.bootopstoom import GAME
from speeltafel.games.bootopstoom.cards import FIRST_STEAM, KOMPAS, ZAK
from speeltafel.games.bootopstoom.players.beliefs import Memory, face_down
from speeltafel.games.bootopstoom.players.planning import NOTHING
from speeltafel.games.bootopstoom.players.prospects import prospects, served_by_plan
from speeltafel.games.bootopstoom.players.team import TeamPlan
from speeltafel.games.bootopstoom.rules_agenda import PLACE
from speeltafel.games.bootopstoom.rules_delivering import settle
from speeltafel.games.bootopstoom.rules_map import WAITS, turned
from speeltafel.games.bootopstoom.rules_table import houses_served
from speeltafel.games.bootopstoom.state import SEAT_UNIT, BootOpStoom

EXPANSIONS = ("krappeKalender", "prachtigePakjes", "pepernootPlekken", "rebelsePietjes")


def game_of(
    players: int, seed: int, options: dict[str, object], slips: int
) -> Iterator[tuple[BootOpStoom, Stories]]:
    """All positions of a game of rule players, who now and then do just something."""
    state = GAME.deal(players, seed, options)
    assert isinstance(state, BootOpStoom)
    stories = Stories(range(players), GAME.recalled)
    stories.note(state, state.take_events())
    chance, rng = fast(seed), random.Random(seed)
    while seats := state.to_act():
        yield state, stories
        seat = rng.choice(seats)
        move = GAME.heuristic(state.seen_by(seat), seat, chance)
        if slips and rng.randrange(slips) == 0:
            move = rng.choice(state.legal_moves(seat))
        state.play(seat, move)
        stories.note(state, state.take_events())


def memory(stories: Stories, seat: int) -> Memory:
    story = stories.of(seat)
    assert story is not None
    return Memory(story)


def cards_of(state: BootOpStoom, seat: int) -> Counter[int]:
    """A seat's hand, and what it laid face down."""
    laid = [state.slots[at][0] for at in face_down(state.slots, state.marks, seat)]
    swept = [state.swept[at][0] for at in face_down(state.swept, state.swept_marks, seat)]
    return Counter(state.hands[seat] + laid + swept)


@pytest.mark.parametrize("seed", range(4))
def test_with_open_piles_everybody_knows_all_hands(seed: int) -> None:
    for state, stories in game_of(2 + seed, seed, {}, 3):
        known = memory(stories, state.round % state.players).known
        for seat in range(state.players):
            assert Counter(known[seat]) == cards_of(state, seat)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_remembered_is_never_wrong(seed: int) -> None:
    options: dict[str, object] = dict.fromkeys(EXPANSIONS, True)
    if seed % 3 == 2:
        options["piles"] = "closed"
    for state, stories in game_of(4, seed, options, 2):
        for viewer in (0, 3):
            known = memory(stories, viewer).known
            for seat in range(state.players):
                assert Counter(known[seat]) <= cards_of(state, seat)


@pytest.mark.parametrize("seed", range(3))
def test_worlds_look_the_same_under_all_expansions(seed: int) -> None:
    options: dict[str, object] = dict.fromkeys(EXPANSIONS, True)
    for number, (state, stories) in enumerate(game_of(4, seed, options, 3)):
        if number % 4 == 0:
            viewer = number // 4 % 4
            seen = state.seen_by(viewer)
            world = memory(stories, viewer).world(seen, fast(number))
            assert not world.faults()
            assert world.seen_by(viewer).record() == seen.record()


def test_with_closed_piles_there_is_no_common_plan() -> None:
    for state, stories in game_of(3, 1, {"piles": "closed"}, 0):
        found = memory(stories, state.turn)
        assert found.orders is None
        if any(state.hands):
            assert not found.together
        if state.round == 3:
            break


@pytest.mark.parametrize("players", [2, 4, 7])
def test_everybody_makes_the_same_plan_and_it_comes_true(players: int) -> None:
    state = GAME.deal(players, players)
    assert isinstance(state, BootOpStoom)
    stories = Stories(range(players), GAME.recalled)
    stories.note(state, state.take_events())
    chance = fast(1)
    promised = served = planned = 0
    while state.to_act():
        seat = state.turn
        found = memory(stories, seat)
        if state.phase == PLACE:
            assert found.together
            if state.marks.count(0) == len(state.marks):
                assert houses_served(state) >= served + promised
                orders = [memory(stories, other).orders for other in range(players)]
                assert found.orders is not None
                for other in orders:
                    assert other is not None
                    assert (other.row, other.cards, other.places) == (
                        found.orders.row,
                        found.orders.cards,
                        found.orders.places,
                    )
                promised, served = found.orders.served, houses_served(state)
                planned += sum(card != NOTHING for card in found.orders.row)
        move = found.choice(state.seen_by(seat), seat, chance)
        if move is None:
            assert state.phase != PLACE
            move = GAME.heuristic(state.seen_by(seat), seat, chance)
        state.submit(seat, move)
        stories.note(state, state.take_events())
    assert planned > 5
    assert houses_served(state) >= served + promised


def test_who_leaves_the_plan_is_noticed() -> None:
    """Teams of rule players do not remember, and soon lay something else."""
    noticed = rounds = 0
    for state, stories in game_of(4, 5, {}, 0):
        if state.phase == PLACE and state.marks.count(0) == 1:
            rounds += 1
            noticed += not memory(stories, state.turn).together
    assert rounds > 5
    assert noticed > rounds / 2


def test_the_team_expects_more_with_more_time_and_fewer_houses() -> None:
    state = GAME.deal(4, 3)
    assert isinstance(state, BootOpStoom)
    chance = fast(3)
    while state.round < 4:
        state.play(state.turn, GAME.heuristic(state.seen_by(state.turn), state.turn, chance))
    now = prospects(state)
    assert now == [now[0]] * 4
    assert 0 < now[0] < 1
    late = state.copy()
    late.calendar = late.calendar + late.piles[0][:3]
    assert prospects(late)[0] < now[0]
    served = state.copy()
    assert isinstance(served, BootOpStoom)
    goal = next(s for s, tile in enumerate(served.map) if WAITS[tile])
    settle(served, goal)
    assert prospects(served)[0] > now[0]


def test_a_story_recalls_only_what_the_seat_saw() -> None:
    last: Story | None = None
    for _, stories in game_of(3, 2, {"piles": "closed"}, 0):
        last = stories.of(1)
    assert last is not None
    kinds = {event.kind for event in last.past}
    assert {"drew", "revealed"} <= kinds <= GAME.recalled
    drawn = [event for event in last.past if event.kind == "drew"]
    assert all((event.seat == 1) == (event.cards[0] >= 0) for event in drawn)


def turn_boat(table: BootOpStoom) -> None:
    table.pawns = [turned(table.pawns[0], 2), *table.pawns[1:]]


def pass_all_but_one(table: BootOpStoom) -> None:
    table.passed = (1 << table.players) - 2


def take_positions(table: BootOpStoom) -> None:
    """Four are left, so that of three players who begins lays a card more."""
    table.marks = [SEAT_UNIT] * (len(table.marks) - 4) + [0] * 4


def leave_cards_to_one(table: BootOpStoom) -> None:
    take_positions(table)
    table.hands = [
        sorted(card for hand in table.hands for card in hand),
        [FIRST_STEAM] * 5,
        [FIRST_STEAM] * 5,
    ]
    table.turn = 0


def begin_with_another(table: BootOpStoom) -> None:
    leave_cards_to_one(table)
    table.turn = 1


def hold_compass(table: BootOpStoom) -> None:
    table.effect = KOMPAS


def serve_most(table: BootOpStoom) -> None:
    goals = [square for square, tile in enumerate(table.map) if WAITS[tile]]
    table.map = [0 if square in goals[1:] else tile for square, tile in enumerate(table.map)]


def spoil_positions(table: BootOpStoom) -> None:
    table.icons = [ZAK] * len(table.icons)


def fill_positions(table: BootOpStoom) -> None:
    """Where cards may still be laid no plan can use them."""
    size, half = len(table.marks), len(table.marks) // 2
    table.marks = [SEAT_UNIT] * half + [0] * (size - half)
    table.icons = [0] * half + [ZAK] * (size - half)


def lay_face_down(table: BootOpStoom) -> None:
    fill_positions(table)
    table.slots = [[table.hands[0][0]] for _ in table.slots]


def hold_alike(table: BootOpStoom) -> None:
    table.hands = [[table.hands[0][0]] * len(hand) for hand in table.hands]


CHANGES: dict[str, Callable[[BootOpStoom], None]] = {
    change.__name__: change
    for change in (
        turn_boat,
        pass_all_but_one,
        take_positions,
        leave_cards_to_one,
        begin_with_another,
        hold_compass,
        serve_most,
        spoil_positions,
        fill_positions,
        lay_face_down,
        hold_alike,
    )
}


def test_a_plan_is_remembered_by_all_that_it_is_made_of() -> None:
    told = set()
    for seed in range(4):
        for state, _ in game_of(3, seed, {"krappeKalender": True}, 0):
            if state.phase != PLACE or state.marks.count(0) < len(state.marks):
                continue
            usual = served_by_plan(state)
            for name, change in CHANGES.items():
                other = state.copy()
                assert isinstance(other, BootOpStoom)
                change(other)
                served = TeamPlan(other, other.hands).found().served
                assert served_by_plan(other) == served, name
                if served != usual:
                    told.add(name)
    assert told == {*CHANGES}
