"""Courses over HTTP: whole lessons, and answers to whatever is tried in them."""

from typing import Any

import pytest

import speeltafel
from speeltafel.engine.lesson import course_of
from tests.server.people import Person, Server
from tests.whole import whole

GAME = "twaalfstich"


def test_a_course_is_listed_in_both_languages(server: Server) -> None:
    anna = Person(server.port)
    infos = {info["id"]: info["lessons"] for info in anna.request("GET", "/api/games").json()}
    for game in speeltafel.all_games().values():
        ids = [lesson.id for lesson in course_of(game)]
        assert infos[game.id] == ids
        titles = {}
        for language in ("nl", "en"):
            course = anna.request("GET", f"/api/lessons/{game.id}/{language}").json()
            assert [one["id"] for one in course] == ids
            titles[language] = [one["title"] for one in course]
        assert not ids or titles["nl"] != titles["en"]


def lesson(anna: Person, name: str) -> Any:
    return whole(anna.request("GET", f"/api/lessons/{GAME}/nl/{name}").json(), "Lesson")


def test_a_lesson_has_all_that_its_learner_sees(server: Server) -> None:
    zero = lesson(Person(server.port), "zero")
    assert (zero["number"], zero["next"]) == (2, "limits")
    watch, hit, end = zero["tasks"]
    assert watch["moves"] == []
    assert watch["views"][-1]["table"]["moves"] == []
    assert [view["seq"] for view in hit["views"]] == [1, 2]
    assert [view["table"]["events"][0]["seat"] for view in hit["views"]] == [1, 2]
    read = speeltafel.game(GAME).notation.read_card
    card = read("r7")
    assert hit["moves"] == [{"verb": "play", "cards": [card]}]
    says = {other["move"]["cards"][0]: other["says"] for other in hit["others"]}
    assert {*says} == {read("r3"), read("z2"), read("z4")}
    assert "rode 7" in says[read("z2")]
    assert hit["lit"] == [{"zone": "hand", "seat": -1, "card": card, "spot": -1}]
    assert any(step["moment"] for step in end["views"][0]["steps"])
    # Of the others' cards only what lies on the table is in it.
    seen = {
        card for view in hit["views"] for zone in view["table"]["zones"] for card in zone["cards"]
    }
    assert len(seen) == 4 + 2


def test_what_is_tried_is_answered_with_the_rule(server: Server) -> None:
    anna = Person(server.port)
    path = f"/api/lessons/{GAME}/aim/2"
    below = speeltafel.game(GAME).notation.read_card("r4")
    told = anna.request("POST", path, {"move": {"verb": "play", "cards": [below]}}).json()
    assert told["rule"] == "12-SUM-02"
    assert told["why"]["id"] == "refused-below-zero"
    assert anna.request("POST", path, {"move": {"verb": "shout"}}).json()["why"]["id"] == (
        "refused-not-a-move"
    )
    red_four = speeltafel.game(GAME).notation.read_card("r4")
    pointed = anna.request("POST", path, {"zone": "hand", "cards": [red_four]}).json()
    assert pointed["rule"] == "12-SUM-02"
    fits = speeltafel.game(GAME).notation.read_card("z9")
    allowed = anna.request("POST", path, {"zone": "hand", "cards": [fits]}).json()
    assert [move["attempt"] for move in allowed["moves"]] == [{"verb": "play", "cards": [fits]}]


@pytest.mark.parametrize(
    "path", ["nothing/nl", "twaalfstich/de", "twaalfstich/nl/none", "twaalfstich/de/aim"]
)
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    assert Person(server.port).request("GET", f"/api/lessons/{path}").status_code == 404


@pytest.mark.parametrize("path", ["twaalfstich/none/0", "twaalfstich/aim/99", "nothing/aim/0"])
def test_nothing_can_be_tried_where_there_is_no_task(server: Server, path: str) -> None:
    answer = Person(server.port).request("POST", f"/api/lessons/{path}", {})
    assert answer.status_code == 404
