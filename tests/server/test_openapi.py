"""The HTTP side does what its OpenAPI document says."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from openapi_spec_validator import validate
from schemathesis.core.result import Ok

import speeltafel
from speeltafel.engine.events import GALLERY, MOST_SEATS
from speeltafel.server.openapi import document
from tests.server.people import Person, Server


def test_the_document_is_valid(server: Server) -> None:
    document = Person(server.port).request("GET", "/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    validate(document)


def test_a_replay_is_seen_by_a_seat_or_the_gallery_or_with_all_hands_open() -> None:
    replay = document()["paths"]["/api/tables/{code}/replay/{viewer}"]["get"]
    viewer = next(one for one in replay["parameters"] if one["name"] == "viewer")
    words = viewer["schema"]["enum"]
    seats = [str(seat) for seat in range(MOST_SEATS)]
    assert words == [*seats, str(GALLERY), "all"]


PATIENCE = 300
"""Seconds: a PDF is made by the nicest process of a machine that may be busy."""


def test_whatever_is_asked_is_answered_as_documented(server: Server) -> None:
    anna = Person(server.port).make(next(iter(speeltafel.all_games())), 3, bots=["rule"])
    schema = schemathesis.openapi.from_url(anna.address + "/api/openapi.json")
    # What fits the schema may still be no table: options and players depend on the game.
    without: list[Any] = [schemathesis.checks.positive_data_acceptance]
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(max_examples=15, suppress_health_check=list(HealthCheck))
        def check(case: Any) -> None:
            nonlocal tried
            tried += 1
            if "code" in case.path_parameters and tried % 2:
                case.path_parameters["code"] = anna.code
            case.call_and_validate(excluded_checks=without, timeout=PATIENCE)

        check()
    assert tried > 50


def test_texts_are_served_in_both_languages(server: Server) -> None:
    anna = Person(server.port)
    for game in speeltafel.all_games():
        dutch = anna.request("GET", f"/api/text/{game}/nl").text
        english = anna.request("GET", f"/api/text/{game}/en").text
        assert "game-name" in dutch
        assert "list-and" in dutch
        assert dutch != english
    assert anna.request("GET", "/api/text/nothing/nl").status_code == 404
    assert anna.request("GET", f"/api/text/{game}/xx").status_code == 404
