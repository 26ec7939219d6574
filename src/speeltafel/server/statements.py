"""What is kept: the tables of the database, and everything that is ever written to them."""

from collections.abc import Callable, Sequence
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError


def lease() -> tuple[sa.Column[str], sa.Column[int]]:
    """Whose it is where several servers share a database, and how often that has changed."""
    return (
        sa.Column("node", sa.String(80), nullable=False, server_default=""),
        sa.Column("fence", sa.Integer, nullable=False, server_default="0"),
    )


metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("version", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("clock", sa.Integer, nullable=False),
    sa.Column("origin", sa.String(16), nullable=False),
    sa.Column("next", sa.String(16), nullable=False),
    sa.Column("started", sa.Boolean, nullable=False),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("maker", sa.String(64), nullable=False),
    sa.Column("interval", sa.Integer, nullable=False),
    sa.Column("coach", sa.Boolean, nullable=False),
    *lease(),
)
sa.Index("tables_origin", tables.c.origin)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("word", sa.String(200), nullable=False),
    sa.Column("pledge", sa.String(64), nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
)
lines = sa.Table(
    "lines",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("client", sa.String(80), nullable=True),
    sa.UniqueConstraint("code", "client", name="lines_client"),
)

pads = sa.Table(
    "pads",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("address", sa.String(64), nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False, server_default="0"),
    *lease(),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("field", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("client", sa.String(80), nullable=False),
    sa.UniqueConstraint("code", "client", name="entries_client"),
)

nodes = sa.Table(
    "nodes",
    metadata,
    sa.Column("node", sa.String(80), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    sa.Column("draining", sa.Boolean, nullable=False),
)
"""The servers that share a database: each is there until so long after its last beat."""

RowValues = tuple[object, ...]
"""What a write puts in, in the order in which its text names it."""
Write = tuple[str, list[RowValues]]
"""The name of a statement, and the rows that it is carried out with."""
Written = Callable[[SQLAlchemyError | None], None]
"""Who is told that a write is durable, or what went wrong with it."""
Batch = list[tuple[Sequence[Write], Written]]
"""What one transaction holds: writes that belong together, and who is told of them."""
LINE = "add line"

LEASE = ("node", "fence")


def given(table: sa.Table) -> dict[str, sa.BindParameter[object]]:
    """What a new row is given from outside."""
    return {one.name: sa.bindparam(one.name) for one in table.columns if one.name not in LEASE}


ARRANGED = ("players", "options", "clock", "interval", "coach")
SEAT = ("name", "token", "bot", "word", "pledge", "facts")
OWN: sa.BindParameter[str] = sa.bindparam("own")
STATEMENTS: dict[str, sa.Insert | sa.Update | sa.Delete] = {
    "add table": sa.insert(tables).values(given(tables)),
    "add seat": sa.insert(seats),
    LINE: sa.insert(lines),
    "sit": sa.update(seats)
    .where(seats.c.code == OWN, seats.c.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(name) for name in SEAT}),
    "arrange": sa.update(tables)
    .where(tables.c.code == OWN)
    .values({name: sa.bindparam(name) for name in ARRANGED}),
    "begin": sa.update(tables).where(tables.c.code == OWN).values(started=sa.true()),
    "continue": sa.update(tables).where(tables.c.code == OWN).values(next=sa.bindparam("to")),
    "remove lines": sa.delete(lines).where(lines.c.code == OWN),
    "remove seats": sa.delete(seats).where(seats.c.code == OWN),
    "remove table": sa.delete(tables).where(tables.c.code == OWN),
    "add pad": sa.insert(pads).values(given(pads)),
    "add entry": sa.insert(entries),
    "remove entries": sa.delete(entries).where(entries.c.code == OWN),
    "remove pad": sa.delete(pads).where(pads.c.code == OWN),
}
"""Everything that is ever written."""


class Lost(SQLAlchemyError):
    """The database is out of reach, or somebody else's by now: nobody knows what was stored.

    Whatever is in memory is given up, and read again from what was.
    """


class Driver(Protocol):
    """How one kind of database is written to."""

    is_lost: bool
    """Whether nothing can be written by it any more."""

    def open(self) -> sa.Connection:
        """See that it can be used, bring its schema up to date; what is there can be read by it."""

    def write(self, writes: Sequence[Write], done: Written) -> None:
        """All of it in one transaction or nothing; told when it is durable, or what went wrong."""

    def close(self, left: Batch) -> None:
        """What was begun is seen through, and what is left is told of."""
