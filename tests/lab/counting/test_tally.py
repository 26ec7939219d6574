"""Tallies are whole numbers: in any order, by any way, the same sum."""

import json
import random

import pytest

from speeltafel.lab.counting.facts import ROUNDS
from speeltafel.lab.counting.figures import estimate, mean_of, share_of, spread_of
from speeltafel.lab.counting.tally import Tally, tally_of
from speeltafel.lab.playing.games import play_games
from speeltafel.lab.playing.order import Order

ORDER = Order("twaalfstich", 3, 60, {}, "random", 4)


def parts() -> list[Tally]:
    return [play_games(ORDER, a, a + 10, watched=True) for a in range(0, 60, 10)]


def whole(pieces: list[Tally]) -> Tally:
    tally = Tally()
    for piece in pieces:
        tally.add(piece)
    return tally


def same(one: Tally, other: Tally) -> bool:
    return one == other and written(one) == written(other)


def written(tally: Tally) -> dict[str, object]:
    """What a file would hold; rows in any order."""
    plain = json.loads(json.dumps(tally.plain()))
    return {
        **{name: sorted(map(str, plain[name])) for name in ("sums", "squares", "products")},
        **{name: sorted(counts) for name, counts in plain["spreads"].items()},
        "all": plain["games"],
    }


def test_pieces_in_any_order_make_the_same_whole() -> None:
    pieces = parts()
    at_once = play_games(ORDER, 0, 60, watched=True)
    random.Random(1).shuffle(pieces)
    assert same(whole(pieces), at_once)
    assert all(isinstance(total, int) for total in at_once.sums.values())


def test_a_tally_comes_back_from_a_file_as_it_was() -> None:
    tally = whole(parts())
    assert same(tally_of(json.loads(json.dumps(tally.plain()))), tally)
    with pytest.raises((KeyError, TypeError, ValueError)):
        tally_of({"games": "many"})


def test_figures_of_a_tally_that_is_known() -> None:
    tally = Tally()
    for value in (1, 2, 3, 4):
        tally.note({ROUNDS: value})
        tally.note_spread("rounds", {value: 1})
    found = estimate(tally, ROUNDS)
    assert found.value == 2.5
    student = 3.1824  # three degrees of freedom
    assert found.high - found.value == pytest.approx(student * (5 / 3 / 4) ** 0.5, rel=0.01)
    assert spread_of(tally, "rounds") == {"mean": 2.5, "sd": 1.118, "p50": 2, "p95": 4, "max": 4}
    assert mean_of(3, 9, 1).low != mean_of(3, 9, 1).low  # one observation has no bounds


def test_wilsons_interval_is_the_published_one() -> None:
    """Of 81 in 263: Newcombe 1998 gives 0.2553 to 0.3662; of 0 in 20: 0 to 0.1611."""
    assert share_of(81, 263).low == pytest.approx(0.2553, abs=1e-4)
    assert share_of(81, 263).high == pytest.approx(0.3662, abs=1e-4)
    assert share_of(0, 20).low == 0
    assert share_of(0, 20).high == pytest.approx(0.1611, abs=1e-4)
