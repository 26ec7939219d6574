"""Games to print, over HTTP: made elsewhere, once, and not too often."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.people import QUICK, Person, Server


def test_a_game_is_given_as_a_file_to_print(server: Server) -> None:
    anna = Person(server.port)
    answer = anna.request("GET", "/api/games/twaalfstich/print/nl?ink=thrifty&parts=sheets")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert "twaalfstich-nl.pdf" in answer.headers["content-disposition"]
    assert answer.content.startswith(b"%PDF")
    other = anna.request("GET", "/api/games/twaalfstich/print/en?backs=long&players=4")
    assert other.content.startswith(b"%PDF")
    assert other.content != answer.content


def test_the_first_sheet_is_shown(server: Server) -> None:
    anna = Person(server.port)
    pictures = []
    for words in ("", "?ink=thrifty", "?paper=letter&cards=small"):
        answer = anna.request("GET", f"/api/games/boot-op-stoom/sheet/nl{words}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        pictures.append(answer.content)
    assert all(one.startswith(b"\x89PNG") and len(one) < 200_000 for one in pictures)
    assert len({*pictures}) == len(pictures)
    assert anna.request("GET", "/api/games/edden/sheet/nl?paper=a5").status_code == 422


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("nothing/print/nl", 404),
        ("edden/print/de", 404),
        ("edden/print/nl?paper=a5", 422),
        ("edden/print/nl?players=many", 422),
        ("edden/print/nl?players=2", 422),
        ("edden/print/nl?expansions=none", 422),
        ("edden/print/nl?parts=box", 422),
    ],
)
def test_what_cannot_be_printed_is_refused(server: Server, path: str, status: int) -> None:
    assert Person(server.port).request("GET", f"/api/games/{path}").status_code == status


def test_an_address_does_not_print_too_often(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", replace(QUICK, print_rate="2/hour")) as server:
        anna = Person(server.port)
        path = "/api/games/twaalfstich/print/nl?parts=score"
        assert [anna.request("GET", path).status_code for _ in range(3)] == [200, 200, 429]
