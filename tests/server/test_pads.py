"""Score pads on a server: several people write, nothing is lost, nothing counts twice."""

import contextlib
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from speeltafel.server import pads
from speeltafel.server.settings import Settings
from tests.server.people import PATIENCE, QUICK, Person, Process, Server

NAMES = ["Anna", "Bram", "Cato"]
OPTIONS = {"target": "200"}


@pytest.fixture(scope="module")
def server(either: Server) -> Server:
    return either


def make(person: Person, game: str = "twaalfstich", **options: object) -> str:
    order = {"game": game, "names": NAMES, "options": options or OPTIONS}
    response = person.request("POST", "/api/pads", order)
    assert response.status_code == 201, response.text
    return str(response.json()["code"])


def look(person: Person, code: str, query: str = "") -> Any:
    return person.request("GET", f"/api/pads/{code}{query}").json()


def entry(round_: int, field: str, seat: int, value: object, **more: object) -> dict[str, object]:
    own = f"{round_}-{field}-{seat}-{value}-{more.get('seen', 0)}"
    place = {"round": round_, "field": field, "seat": seat, "value": value}
    return {"id": own, "seen": 0, **place, **more}


def write(person: Person, code: str, order: dict[str, object]) -> Any:
    response = person.request("POST", f"/api/pads/{code}/entries", order)
    assert response.status_code == 200, response.text
    return response.json()


def a_round(points: list[int], finished: int = 0, number: int = 1) -> list[dict[str, object]]:
    found = [entry(number, "tricks", seat, value) for seat, value in enumerate(points)]
    return [*found, entry(number, "finished", -1, finished)]


def test_a_round_is_written_and_counted(server: Server) -> None:
    anna = Person(server.port)
    code = make(anna)
    for order in a_round([50, 20, 0]):
        pad = write(anna, code, order)["pad"]
    [game] = pad["games"]
    assert (pad["seq"], game["totals"]) == (4, [80, 20, 0])
    [first, second] = game["rounds"]
    assert [part["rule"] for part in first["reckoning"][0]["parts"]] == [
        "12-SCORE-01",
        "12-SCORE-02",
    ]
    assert len(second["missing"]) == 4
    assert look(Person(server.port), code.upper()) == pad


def test_who_writes_second_is_shown_what_stands_there(server: Server) -> None:
    anna, bram = Person(server.port), Person(server.port)
    code = make(anna)
    write(anna, code, entry(1, "tricks", 0, 50))
    answer = write(bram, code, entry(1, "tricks", 0, 60))
    assert (answer["first"]["value"], answer["pad"]["seq"]) == (50, 1)
    seen = answer["first"]["seq"]
    corrected = write(bram, code, entry(1, "tricks", 0, 60, seen=seen))
    assert (corrected["first"], corrected["pad"]["seq"]) == (None, 2)


def test_an_entry_sent_again_counts_once(server: Server) -> None:
    anna = Person(server.port)
    code = make(anna)
    first = write(anna, code, entry(1, "tricks", 0, 50))
    assert write(anna, code, entry(1, "tricks", 0, 50)) == first


def test_many_who_write_at_once_do_not_overwrite_each_other(server: Server) -> None:
    code = make(Person(server.port))
    answers: list[Any] = []

    def type_own(person: int) -> None:
        order = entry(1, "tricks", 0, 5 * person, id=f"person {person}")
        answers.append(write(Person(server.port), code, order))

    people = [threading.Thread(target=type_own, args=(n,)) for n in range(12)]
    for one in people:
        one.start()
    for one in people:
        one.join(PATIENCE)
    assert [answer["first"] for answer in answers].count(None) == 1
    [cell] = look(Person(server.port), code)["cells"]
    assert all(answer["first"] in (None, cell) for answer in answers)


def test_who_looks_along_is_told_as_soon_as_there_is_news(tmp_path: Path) -> None:
    settings = Settings(**{**vars(QUICK), "look": PATIENCE})
    with Server(tmp_path / "tables.db", settings) as server:
        anna = Person(server.port)
        code = make(anna)
        heard: list[Any] = []
        looks = threading.Thread(target=lambda: heard.append(look(anna, code, "?after=0")))
        looks.start()
        pad = write(Person(server.port), code, entry(1, "tricks", 0, 50))["pad"]
        looks.join(PATIENCE)
        assert heard == [pad]


def test_what_cannot_be_is_refused_with_its_rule(server: Server) -> None:
    anna = Person(server.port)
    code = make(anna)
    assert write(anna, code, entry(1, "tricks", 0, 7))["fault"]["reason"] == "pad-step"
    for order in a_round([200, 200, 0]):
        pad = write(anna, code, order)["pad"]
    fault = pad["games"][0]["rounds"][0]["fault"]
    assert (fault["rule"], fault["reason"]) == ("12-SCORE-01", "pad-points")


def test_a_full_pad_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Person(server.port)
    code = make(anna)
    monkeypatch.setattr(pads, "MOST_ENTRIES", 1)
    write(anna, code, entry(1, "tricks", 0, 50))
    refused = anna.request("POST", f"/api/pads/{code}/entries", entry(1, "tricks", 1, 20))
    assert (refused.status_code, refused.json()["why"]) == (409, "trouble-full-pad")


def test_bad_pads_are_refused(server: Server) -> None:
    anna = Person(server.port)
    for order, status in (
        ({"game": "edden", "names": ["Anna", "anna", "Bram"]}, 422),
        ({"game": "edden", "names": ["Anna", "Bram"]}, 422),
        ({"game": "edden", "names": NAMES, "options": {"nothing": 1}}, 422),
        ({"game": "schaken", "names": NAMES}, 422),
    ):
        assert anna.request("POST", "/api/pads", order).status_code == status
    assert anna.request("GET", "/api/pads/nothing").status_code == 404
    assert anna.request("GET", f"/api/pads/{make(anna)}?after=x").status_code == 422


def test_nothing_is_lost_or_doubled_by_a_kill(db: str) -> None:
    """Each entry is sent until it is answered, over a server that dies again and again."""
    process = Process(db)
    process.start()
    try:
        person = Person(process.port)
        code = make(person, "edden", ruleBirthYear=False)
        orders = [
            entry(number, field, seat, value)
            for number in (1, 2, 3)
            for field, seat, value in (
                ("called", -1, 1),
                ("hand", 0, 12),
                ("hand", 1, 3),
                ("hand", 2, [8, 9, 12]),
            )
        ]
        for number, order in enumerate(orders):
            killer = threading.Thread(target=process.kill) if number % 4 == 2 else None
            if killer is not None:
                killer.start()  # while the entry is on its way
            with contextlib.suppress(httpx.TransportError):
                write(person, code, order)
            if killer is not None:
                killer.join()
                process.start()
                person.port = process.port
                write(person, code, order)
        pad = look(person, code)
        assert (pad["seq"], len(pad["cells"])) == (12, 12)
        assert pad["games"][0]["totals"] == [36, 0, 87]
    finally:
        process.kill()


def test_a_pad_is_there_after_a_restart(db: str) -> None:
    with Server(db) as server:
        anna = Person(server.port)
        code = make(anna)
        for order in a_round([50, 20, 0]):
            pad = write(anna, code, order)["pad"]
    with Server(db) as server:
        assert look(Person(server.port), code) == pad


# An evening of several games.


def test_after_a_game_another_begins_and_wins_are_counted(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Server(db) as server:
        anna = Person(server.port)
        code = make(anna)
        for order in a_round([200, 20, 0]):
            pad = write(anna, code, order)["pad"]
        assert [len(game["rounds"]) for game in pad["games"]] == [1, 1]
        for order in a_round([20, 200, 0], 1, number=1001):
            pad = write(anna, code, order)["pad"]
        assert (len(pad["games"]), pad["wins"]) == (3, [1, 1, 0])
        seen = next(cell["seq"] for cell in pad["cells"] if cell["field"] == "tricks")
        corrected = write(anna, code, entry(1, "tricks", 0, 60, seen=seen))["pad"]
        assert corrected["wins"] == [0, 1, 0]
        assert corrected["games"][1] == pad["games"][1]
    with Server(db) as server:
        assert look(Person(server.port), code) == corrected


def test_the_third_game_is_not_written_before_the_second(server: Server) -> None:
    anna = Person(server.port)
    code = make(anna)
    answer = write(anna, code, entry(2001, "tricks", 0, 50))
    assert answer["fault"]["reason"] == "pad-no-field"


# Numbers that only their owner sees.


def peek(person: Person, code: str, seat: int, own_id: str, status: int = 200) -> Any:
    order = {"id": own_id, "round": 0, "field": "own", "seat": seat}
    response = person.request("POST", f"/api/pads/{code}/secret", order)
    assert response.status_code == status, response.text
    return response.json()


def test_own_numbers_are_told_to_who_looks_and_everybody_sees_that_somebody_did(
    tmp_path: Path,
) -> None:
    db = tmp_path / "tables.db"
    with Server(db) as server:
        anna, bram = Person(server.port), Person(server.port)
        code = make(anna, "pesten", ownNumberVisible=False)
        told = peek(anna, code, 0, "one")
        assert 3 <= told["number"] <= 36
        assert peek(anna, code, 0, "one")["number"] == told["number"]
        again = peek(bram, code, 0, "two")
        assert again["number"] == told["number"]
        [cell] = again["pad"]["cells"]
        assert (cell["value"], again["pad"]["seq"]) == (2, 2)
        assert write(anna, code, entry(0, "own", 0, 9))["fault"]["reason"] == "pad-secret"
        numbers = [peek(anna, code, seat, f"own {seat}")["number"] for seat in range(3)]
        pad = look(bram, code)
        assert not [said for said in pad["games"][0]["facts"] if said]
    with Server(db) as server:
        later = Person(server.port)
        assert look(later, code) == pad
        assert [peek(later, code, seat, f"late {seat}")["number"] for seat in range(3)] == numbers


def test_nobody_looks_unseen_under_the_name_of_another_entry(server: Server) -> None:
    anna = Person(server.port)
    code = make(anna, "pesten", ownNumberVisible=False)
    peek(anna, code, 0, "one")
    peek(anna, code, 1, "one", status=400)
    [cell] = look(anna, code)["cells"]
    assert (cell["seat"], cell["value"]) == (0, 1)


def test_two_pads_have_other_numbers_and_open_ones_are_no_secret(server: Server) -> None:
    anna = Person(server.port)
    drawn = set()
    for _ in range(6):
        code = make(anna, "pesten", ownNumberVisible=False)
        drawn.add(tuple(peek(anna, code, seat, f"own {seat}")["number"] for seat in range(3)))
    assert len(drawn) > 1
    code = make(anna, "pesten", ownNumberVisible=True)
    peek(anna, code, 0, "one", status=400)
    [game] = look(anna, code)["games"]
    assert [said["id"] for [said] in game["facts"]] == ["fact-own"] * 3


# The referee.


def test_the_referee_answers_with_the_rule(server: Server) -> None:
    anna = Person(server.port)
    code = make(anna, "edden", ruleBirthYear=False)
    [together, *_] = look(anna, code)["queries"]
    cards = [key["card"] for key in together["fields"][0]["keys"]]
    for tapped, allowed, rule in (
        ([cards.index(4), cards.index(5)], True, "ED-SET-01"),
        ([cards.index(4), cards.index(9)], False, "ED-SET-01"),
    ):
        told = {"field": "together", "seat": -1, "value": tapped}
        question = {"query": "together", "cells": [told]}
        ruling = anna.request("POST", f"/api/pads/{code}/ask", question).json()
        assert (ruling["allowed"], ruling["rule"]) == (allowed, rule)
