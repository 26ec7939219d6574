"""A short fuzz inside the tests; `make fuzz` is the long one."""

import random
from dataclasses import replace

import pytest

import speeltafel
from speeltafel.engine.conformance import Nonconforming
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.drive import at_random, drive
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.setup import Course
from speeltafel.engine.state import State
from speeltafel.games.twaalfstich import GAME as TWAALFSTICH
from speeltafel.games.twaalfstich.decisions import DECISIONS
from speeltafel.games.twaalfstich.invariants import broken_since
from speeltafel.games.twaalfstich.rules import begin, outcome
from speeltafel.games.twaalfstich.state import Twaalfstich
from speeltafel.lab.checks import fuzz


@pytest.mark.parametrize("name", [*speeltafel.all_games()])
@pytest.mark.parametrize("part", range(2))
def test_random_games_over_random_settings_break_nothing(name: str, part: int) -> None:
    done = fuzz.fuzz_chunk(name, seed=100 + part, first=0, last=60)
    assert done.games == 60
    assert done.decisions > 60


def test_who_goes_all_in_by_a_bid_in_a_new_measure_leaves_the_highest_bid_lower() -> None:
    """Found by a long run: the invariant held the bid to what it was before it was settled."""
    game, rng = speeltafel.game("pietenpoker"), random.Random(17488585449884541)
    players, options = fuzz.random_setting(game, rng)
    state = game.deal(players, 17488585449884541, options, quiet=True)
    assert drive(state, at_random(rng), (fuzz.Inspector(),)) > 70


def test_the_fuzz_command_plays_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "3", "--workers", "2"]) == 0
    said = capsys.readouterr().out
    for name in speeltafel.all_games():
        assert f"{name}: 3 games, " in said


class PaysAtOnce(OnTurn[Twaalfstich]):
    def moves(self, table: Twaalfstich) -> list[Move]:
        return DECISIONS[0].moves(table)

    def refusal(self, table: Twaalfstich, move: Move) -> Refusal | None:
        return DECISIONS[0].refusal(table, move)

    def effect(self, table: Twaalfstich, move: Move) -> None:
        DECISIONS[0].effect(table, move)
        table.totals = [total + 5 for total in table.totals]


class Stumbles(PaysAtOnce):
    def effect(self, table: Twaalfstich, move: Move) -> None:
        raise ZeroDivisionError


def test_the_fuzz_names_the_seed_of_a_broken_game() -> None:
    decisions = [PaysAtOnce(), *DECISIONS[1:]]
    course = Course("12-TURN-01", decisions, begin, outcome, broken_since=broken_since)
    broken = replace(TWAALFSTICH, course=course)
    with pytest.raises(Nonconforming, match=r"seed 3, \d players.*, move 0: "):
        fuzz.fuzz_game(broken, 3)
    with pytest.raises(Nonconforming, match=r"seed 3, \d players"):
        fuzz.fuzz_game(broken, 3, every=5)


@pytest.mark.parametrize("name", [*speeltafel.all_games()])
def test_of_some_games_one_move_in_so_many_is_looked_at(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As often as that on average, and no two games by the same moves."""
    looked = 0

    def count(inspector: fuzz.Inspector, state: State) -> None:
        nonlocal looked
        looked += inspector.last is not None
        inspector.last = None

    monkeypatch.setattr(fuzz.Inspector, "inspect", count)
    done = fuzz.fuzz_chunk(name, seed=1, first=0, last=40, every=5)
    assert done.decisions / 7 < looked < done.decisions / 4


def test_a_crash_in_the_rules_tells_where_it_came() -> None:
    decisions = [Stumbles(), *DECISIONS[1:]]
    course = Course("12-TURN-01", decisions, begin, outcome)
    with pytest.raises(Nonconforming, match=r"seed 3, .*, move 0: ZeroDivisionError"):
        fuzz.fuzz_game(replace(TWAALFSTICH, course=course), 3)


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--game", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err
