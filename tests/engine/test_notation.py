"""Notation: each move is written in one way, and nothing else is read as a move."""

import pytest

from speeltafel.engine.moves import Move
from speeltafel.engine.notation import MOST, Notation, NotationError, Verb

NOTATION = Notation(
    ("a1", "a2", "b1"), (1, 2, 12), (Verb("lay", 1, 3), Verb("bid", numbers=True), Verb("stop"))
)


@pytest.mark.parametrize("text", ["bid 0", "bid 7", f"bid {MOST}", "lay a1 b1", "stop"])
def test_what_was_read_is_written_again(text: str) -> None:
    move = NOTATION.read(text)
    assert NOTATION.write(move) == text
    assert NOTATION.accepts(move)


@pytest.mark.parametrize(
    "number",
    ["12345678901234", str(MOST + 1), "9" * 5000, "007", "00", "-1", "+1", "1.0", "1_0", "²", "٣"],
)
def test_a_number_is_read_whole_and_written_in_one_way(number: str) -> None:
    with pytest.raises(NotationError, match="'bid' wants a number from 0 to 999999999, not"):
        NOTATION.read(f"bid {number}")


def test_no_text_names_a_move_with_such_a_number() -> None:
    assert NOTATION.accepts(Move("bid", (), MOST))
    assert not NOTATION.accepts(Move("bid", (), MOST + 1))
    assert not NOTATION.accepts(Move("bid", (), -1))


def test_cards_are_named_in_any_order_and_kept_in_one() -> None:
    assert NOTATION.read("lay b1 a1") == Move("lay", (0, 2))
    assert NOTATION.accepts(Move("lay", (0, 2)))
    assert not NOTATION.accepts(Move("lay", (2, 0)))


def test_a_copy_may_be_named_where_there_are_so_many() -> None:
    assert NOTATION.read("lay a2.2 b1.12") == Move("lay", (1, 2))
    for text in ("a2.3", "a2.0", "a2.02", "a2.", "a2.x", "a2." + "9" * 5000):
        with pytest.raises(NotationError, match="has the copies 1 to 2"):
            NOTATION.read(f"lay {text}")
