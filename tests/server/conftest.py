"""A server for each test file, and databases of both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import BOTH, SQLITE, new_database
from tests.server.people import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server


@pytest.fixture(params=BOTH)
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of its own for each test, of each kind."""
    return str(tmp_path / "tables.db") if request.param == SQLITE else new_database()


@pytest.fixture(scope="module", params=BOTH)
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server for the file, on each kind of database."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder / "tables.db" if request.param == SQLITE else new_database()) as server:
        yield server
