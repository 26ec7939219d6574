"""Options with several values."""

from dataclasses import replace

import pytest

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.options import Options, PerSeat, Several
from speeltafel.lab.studies.variants import grid

GAME = speeltafel.game("twaalfstich")


def test_an_option_named_twice_makes_variants_and_the_others_hold_for_all() -> None:
    found = grid(
        GAME,
        3,
        ["target=200", "drawnCard=may", "target=300", "drawnCard=must", "tie=shared"],
        lists=False,
    )
    assert found.fixed == {"tie": "shared"}
    assert found.cells == [
        {"target": "200", "drawnCard": "may"},
        {"target": "200", "drawnCard": "must"},
        {"target": "300", "drawnCard": "may"},
        {"target": "300", "drawnCard": "must"},
    ]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["target=200"], "two values or more"),
        (["target"], "written K=V"),
        (["colour=red", "colour=blue"], "no option 'colour'"),
        (["target=200", "target=many"], "not 'many'"),
        (["target=200", "target=200"], "'200' twice"),
    ],
)
def test_bad_variants_get_a_sentence(options: list[str], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        grid(GAME, 3, options, lists=False)


def test_values_that_hold_commas_are_parted_by_semicolons() -> None:
    options = (
        PerSeat("years", [], "a", (), 1900, 2020),
        Several("parts", "all", "a", (), (("staf", 1), ("crime", 2))),
    )
    game: Game = replace(GAME, options=Options(options), counts=lambda *_: [])
    found = grid(game, 3, ["years=1988,0,2005;1990,0,0", "parts=staf,crime:1;none"], lists=True)
    assert found.axes == {"years": ([1988, 0, 2005], [1990, 0, 0]), "parts": ([1, 1], [0, 0])}
    again = grid(game, 3, ["parts=staf,crime:1", "parts=none"], lists=True)
    assert again.axes == {"parts": ([1, 1], [0, 0])}
    single = grid(game, 3, ["parts=staf,crime", "years=1988,0,0;0,0,1999"], lists=True)
    assert single.fixed == {"parts": [1, 2]}


def test_a_grid_that_is_too_large_is_refused() -> None:
    numbers = ",".join(str(n) for n in range(5, 200))
    with pytest.raises(BadInput, match="variants; 500 are the most"):
        grid(GAME, 3, [f"maxRounds={numbers}", "target=200,300,400,500"], lists=True)
