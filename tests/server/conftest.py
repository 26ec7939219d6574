"""A server for each test file."""

from collections.abc import Iterator

import pytest

from tests.server.people import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server
