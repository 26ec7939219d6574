"""What is acknowledged is on the disk; a server that does not wait for the disk is found out."""

from pathlib import Path

import pytest

from tests.acceptance.synced import STRACE, Order, order_of, play

MOVES = 8


@pytest.mark.skipif(STRACE is None, reason="strace is not installed")
def test_a_move_is_acknowledged_after_the_sync_and_a_careless_server_is_noticed(
    tmp_path: Path,
) -> None:
    careful = play(tmp_path, MOVES)
    assert careful == Order(MOVES, 0)
    careless = play(tmp_path, MOVES, careless=True)
    assert careless.acknowledged == MOVES
    assert careless.early == MOVES


def test_a_sync_that_is_not_over_does_not_count() -> None:
    write = "1 pwrite64(7</t.db-wal>, ...) = 1\n"
    ack = '1 write(9<socket:[1]>, "{\\"type\\":\\"ack\\"}") = 1\n'
    begun, over = "2 fdatasync(7</t.db-wal> <unfinished ...>\n", "2 <... fdatasync resumed>) = 0\n"
    assert order_of(write + begun + over + ack) == Order(1, 0)
    assert order_of(write + begun + ack + over) == Order(1, 1)
    assert order_of(write + begun + write + over + ack) == Order(1, 1)
    assert order_of(write + "1 fdatasync(7</t.db-wal>) = 0\n" + ack) == Order(1, 0)
