"""Writes to PostgreSQL: what is sent together is stored together, whatever it says."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest
from sqlalchemy.exc import SQLAlchemyError

import speeltafel
from speeltafel.server.hall import Hall
from speeltafel.server.postgres import NotStored, Postgres
from speeltafel.server.statements import Lost, Write
from speeltafel.table.seats import Seat
from tests.databases import new_database, rows
from tests.server.people import QUICK
from tests.server.tables import table_with

GAME = next(iter(speeltafel.all_games().values()))
STRANGE = ('"', "\\", '\\"', "a,b", "{}", "NULL", "", " ", "'", "%s", "é\n\t\x01", "🂡" * 20)


def written(*batches: Sequence[Write]) -> tuple[str, list[SQLAlchemyError | None]]:
    """The database after several batches at two tables, and what came of each."""
    db = new_database()

    async def write() -> list[SQLAlchemyError | None]:
        hall = Hall(db, replace(QUICK, pause=1000.0, node="een"))
        await hall.open()
        driver = hall.store.driver
        assert isinstance(driver, Postgres)
        for code in ("abc", "def"):
            seats = [Seat(bot="rule") for _ in range(3)]
            await hall.store.add(table_with(GAME, seats, code=code), "")
        outcomes = [await driver.store(batch) for batch in batches]
        await hall.close()
        return outcomes

    return db, asyncio.run(write())


def test_whatever_a_move_or_its_id_says_comes_back_as_it_was() -> None:
    lines = [("abc", n, 0, word, word) for n, word in enumerate(STRANGE, 1)]
    without_id = ("abc", len(STRANGE) + 1, 0, "last", None)
    db, outcomes = written([("add line", [*lines, without_id])])
    assert outcomes == [None]
    assert rows(db, "SELECT * FROM lines ORDER BY seq") == [*lines, without_id]


@pytest.mark.parametrize("bad", [("add line", [("abc", 1, 0, "again", None)]),
                                 ("add seat", [("abc", 0, "", "", "", "", "", "{}")]),
                                 ("begin", [("ab\0",)])])  # fmt: skip
def test_of_a_batch_with_a_bad_write_nothing_is_stored_and_the_next_one_is(bad: Write) -> None:
    first: list[Write] = [("add line", [("abc", 1, 0, "first", None)])]
    good: list[Write] = [
        ("begin", [("def",)]),
        ("add line", [("def", 1, 0, "good", None)]),
        ("continue", [("next", "def")]),
    ]
    last: list[Write] = [("add line", [("def", 1, 0, "last", None)])]
    db, outcomes = written(first, [*good, bad], [bad, *good], last)
    assert [type(one) for one in outcomes[1:3]] == [NotStored, NotStored]
    assert outcomes[::3] == [None, None]
    assert rows(db, "SELECT code, move FROM lines ORDER BY code") == [
        ("abc", "first"),
        ("def", "last"),
    ]
    assert rows(db, "SELECT DISTINCT started, next FROM tables") == [(False, "")]


@pytest.mark.parametrize("name", ["begin", "remove table", "remove seats"])
def test_what_is_anothers_is_left_as_it_is(name: str) -> None:
    db, [outcome] = written([(name, [("other",)]), ("add line", [("other", 1, 0, "x", None)])])
    assert isinstance(outcome, Lost)
    assert not rows(db, "SELECT * FROM lines")
