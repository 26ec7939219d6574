"""Whoever has an older page than the server is told so, before anything else."""

from pathlib import Path

import pytest

import speeltafel
from tests.server.people import Person, Server, connected

GAME = next(iter(speeltafel.all_games().values()))


@pytest.mark.parametrize(
    ("page", "first"), [("index-old.js", "renewed"), ("index-new.js", "lobby"), ("", "lobby")]
)
def test_a_page_of_before_an_upgrade_is_told_of_it(tmp_path: Path, page: str, first: str) -> None:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text('<script src="/assets/index-new.js"></script>', "utf-8")
    with Server(tmp_path / "tables.db", client=folder) as server:
        anna = Person(server.port).make(GAME.id, 3)
        with connected(anna):
            assert anna.connect(page=page).hear()["type"] == first
