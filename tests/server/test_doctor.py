"""The doctor finds what is wrong with a deployment, and says so in a sentence."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.server import doctor
from speeltafel.server.doctor import Finding, examine
from tests.databases import new_database, rows
from tests.machine import is_root
from tests.server.people import Server


def wrong(found: Iterator[Finding]) -> list[str]:
    return [one.sentence for one in found if not one.well]


def test_a_server_that_is_well_has_nothing_wrong(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "client_folder", lambda: None)
    with Server(db) as server:
        found = [*examine(db, f"http://127.0.0.1:{server.port}")]
    sentences = [one.sentence for one in found if not one.well]
    # No client was built for this, nothing here has TLS, and loopback may read the metrics.
    assert [sentence.split(":")[0] for sentence in sentences] == [
        "There are no pages for browsers in the package",
        "It does so without TLS",
        "Everybody can read the metrics",
    ]
    assert any("Websockets come through" in one.sentence for one in found)
    assert any("schema is up to date" in one.sentence for one in found)


def test_what_is_wrong_with_a_database_is_said(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Server(db):
        pass
    db.chmod(0o644)
    assert any("Others can read" in one for one in wrong(doctor.stored(str(db))))
    rows(db, "UPDATE alembic_version SET version_num = 'tomorrow'")
    assert any("another version" in one for one in wrong(doctor.stored(str(db))))
    nowhere = "postgresql://postgres@127.0.0.1:9/none"
    assert any("does not answer" in one for one in wrong(doctor.stored(nowhere)))
    assert wrong(doctor.stored("oracle://x"))


@pytest.mark.skipif(os.name != "posix" or not is_root(), reason="only root gives files away")
def test_a_copy_that_root_has_put_back_is_not_the_servers(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(0o600)
    os.chown(tmp_path, 61234, -1)
    assert any("is root's" in one.sentence for one in doctor.of_file(file))
    os.chown(file, 61234, -1)
    assert not wrong(doctor.of_file(file))


def test_two_servers_of_one_name_are_noticed() -> None:
    db = new_database()
    with Server(db):
        rows(db, "INSERT INTO nodes SELECT 'x', name, until, false FROM nodes")
        assert any("Several servers have the name" in one for one in wrong(doctor.stored(db)))


def test_a_proxy_that_is_not_there_is_said() -> None:
    assert "does not answer" in wrong(doctor.proxy("http://127.0.0.1:9"))[0]
