"""Options that count several things, spans, and lists of names and numbers."""

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.options import Names, Numbers, Several, Span
from tests import ours

CARDS = Several("cards", [0, 0], "deck", ("X-01",), copies=(("staf", 1), ("crime", 3)))
NAMES = Names("names", [], "deck", ("X-01",), most=3, longest=8)
NUMBERS = Numbers("numbers", [], "deck", ("X-01",), least=0, most=9, longest=4)
RANGE = Span("range", [3, 36], "deck", ("X-01",), least=2, most=60)


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("all", [1, 3]),
        ("none", [0, 0]),
        ("", [0, 0]),
        ("crime:2", [0, 2]),
        ("crime", [0, 3]),
        ("staf, crime:1", [1, 1]),
        (["staf"], [1, 0]),
        ([1, 2], [1, 2]),
    ],
)
def test_several_reads(given: object, value: list[int]) -> None:
    assert CARDS.read(given, 4) == value


@pytest.mark.parametrize("given", ["crime:4", "crime:x", "piet", [1], [1, -1], [1, True], 3, None])
def test_several_refuses(given: object) -> None:
    with pytest.raises(BadInput, match="option cards takes all, none, or some of staf, crime"):
        CARDS.read(given, 4)


@pytest.mark.parametrize(
    ("given", "value"), [("3-36", [3, 36]), ([2, 2], [2, 2]), ("5-60", [5, 60])]
)
def test_span_reads(given: object, value: list[int]) -> None:
    assert RANGE.read(given, 4) == value


@pytest.mark.parametrize("given", ["3", "36-3", "1-5", "3-61", [3], ["a", 5], 7])
def test_span_refuses(given: object) -> None:
    with pytest.raises(BadInput, match="two whole numbers from 2 to 60"):
        RANGE.read(given, 4)


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("", []),
        ("boek", ["boek"]),
        (" boek;  een   bal", ["boek", "een bal"]),
        (["boek", "sok"], ["boek", "sok"]),
    ],
)
def test_names_reads(given: object, value: list[str]) -> None:
    assert NAMES.read(given, 4) == value


@pytest.mark.parametrize("given", ["a;;b", "a;b;c;d", "negenletters", ["a;b"], [3], 3, ["a\x00"]])
def test_names_refuses(given: object) -> None:
    with pytest.raises(BadInput, match="up to 3 names of up to 8 characters"):
        NAMES.read(given, 4)


def test_names_are_different() -> None:
    with pytest.raises(BadInput, match="up to 3 names"):
        NAMES.read("bal;bal", 4)


@pytest.mark.parametrize(("given", "value"), [("", []), ("0, 2,9", [0, 2, 9]), ([1], [1])])
def test_numbers_reads(given: object, value: list[int]) -> None:
    assert NUMBERS.read(given, 4) == value


@pytest.mark.parametrize("given", ["10", "a", "1,2,3,4,5", [True], 3, "-1"])
def test_numbers_refuses(given: object) -> None:
    with pytest.raises(BadInput, match="up to 4 whole numbers from 0 to 9"):
        NUMBERS.read(given, 4)


def test_samples_are_values() -> None:
    for option in (CARDS, RANGE, NUMBERS):
        for sample in option.samples(4):
            assert option.read(sample, 4) == sample


@ours.EACH
def test_what_a_form_offers_is_there_and_goes_together(game: Game) -> None:
    options = game.options
    known = {option.name for option in options.all}
    assert options.expansions
    assert {*options.expansions} <= known
    assert {*options.needs} <= known
    assert {need.partition("=")[0] for need in options.needs.values()} <= known
    players = min(game.seats[-1], max(game.seats[0], 4))
    assert {*options.presets} == {"first", "all"}
    for values in options.presets.values():
        read = game.setup(players, values).options
        assert {name: read[name] for name in values} == values
