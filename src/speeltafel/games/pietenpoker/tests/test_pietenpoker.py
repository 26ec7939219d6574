"""What scenarios cannot say of Pietenpoker: whole games, and those that follow each other."""

import random

import pytest

from speeltafel.bots import bot
from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import Setting, check_match, check_position
from speeltafel.engine.errors import BadInput
from speeltafel.engine.state import Projection
from speeltafel.games.pietenpoker import GAME
from speeltafel.games.pietenpoker.cards import ACTIONS
from speeltafel.games.pietenpoker.state import Pietenpoker
from speeltafel.games.pietenpoker.tests.tables import deal
from speeltafel.lab.checks.fuzz import random_setting
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.simulate import simulate
from speeltafel.lab.work.crews import Crew

KEYS = [key for key, _ in ACTIONS]

# The surprise evening.


def test_presents_do_not_come_again_in_the_next_game() -> None:
    assert GAME.carry is not None
    options: dict[str, object] = {"surprise": "game", "presents": "boek;bal;sok;pen"}
    taken = 0
    for number in range(4):
        state = deal(3, number, **options)
        assert sum(seat > 0 for seat in state.given) == taken
        chance = fast(number)
        while seats := state.to_act():
            moves = state.legal_moves(seats[0])
            state.play(seats[0], moves[chance.below(len(moves))])
        options = GAME.carry(state)
        taken = min(4, taken + len(state.outcome().winners))
        assert sum(seat > 0 for seat in state.given) == taken
    assert taken == 4
    final = deal(3, 9, **options)
    view = GAME.view(final.seen_by(0))
    presents = next(zone for zone in view.zones if zone.name == "presents")
    assert all(spot.done and spot.pieces for spot in presents.spots)


def test_names_of_presents_are_read_as_they_are_written() -> None:
    state = deal(3, 0, surprise="round", presents=" boek ; een  bal;sok")
    assert state.setup.options["presents"] == ["boek", "een bal", "sok"]
    with pytest.raises(BadInput, match="option presents takes up to 60 names"):
        deal(3, 0, presents="a;;b")


# Whole games.


@pytest.mark.parametrize("key", KEYS)
def test_each_action_card_alone_conforms(key: str) -> None:
    players = 3 + len(key) % 4
    check_match(GAME, Setting(players, {"actiepiet": key}), seed=len(key), positions=2)


@pytest.mark.parametrize("part", range(3))
def test_showdowns_of_sensible_players_conform(part: int) -> None:
    """Players at random hardly ever come to a showdown."""
    rng, chance = random.Random(part), fast(part)
    checked = 0
    for number in range(30):
        players, options = random_setting(GAME, rng)
        options = {**options, "precies": True, "handregel": True, "roundCap": 2, "sets": "2"}
        state = GAME.deal(min(players, 4), number, options)
        for _ in range(300):
            seats = state.to_act()
            if not seats or checked == 6:
                break
            if state.questions and state.questions[-1].kind in ("cross", "keep"):
                checked += 1
                state.take_events()
                check_position(GAME, state, rng)
            seat = rng.choice(seats)
            state.play(seat, GAME.heuristic(state.seen_by(seat), seat, chance))
    assert checked == 6


@pytest.mark.parametrize("part", range(4))
def test_the_rule_player_plays_every_variant(part: int) -> None:
    rng = random.Random(part)
    player = bot(GAME, "rule")
    for number in range(6):
        players, options = random_setting(GAME, rng)
        state = GAME.deal(players, number, options, quiet=True)
        chance = fast(number)
        for _ in range(3000):
            seats = state.to_act()
            if not seats:
                break
            move = player(state.seen_by(seats[0]), seats[0], chance)
            state.submit(seats[0], move)
        assert state.ending


def test_the_rule_player_beats_random_players() -> None:
    player, other = bot(GAME, "rule"), bot(GAME, "random")
    wins = 0
    games = 100
    for number in range(games):
        state = GAME.deal(4, number, {}, quiet=True)
        mine, theirs = fast(number), fast(~number)
        while seats := state.to_act():
            seat = seats[0]
            me = seat == number % 4
            choose, chance = (player, mine) if me else (other, theirs)
            state.play(seat, choose(state.seen_by(seat), seat, chance))
        wins += number % 4 in state.outcome().winners
    assert wins / games > 0.5  # by chance it would be a quarter


def test_the_study_adds_up() -> None:
    figures = simulate(Order(GAME.id, 4, 8, {}, "rule", seed=3), Crew())
    shares = figures["rounds_won_by"]
    assert isinstance(shares, dict)
    assert sum(shares.values()) == pytest.approx(1, abs=0.001)
    size, stopped = figures["mean_winning_size"], figures["mean_players_stopped"]
    assert isinstance(size, float)
    assert isinstance(stopped, float)
    assert 1 <= size <= 9
    assert 0 < stopped < 3


def test_a_projection_is_a_projection() -> None:
    seen: Projection = deal(3).seen_by(0)
    assert isinstance(seen, Pietenpoker)
    assert not seen.chance.record()
