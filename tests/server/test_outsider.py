"""What an outsider's game asks of the server: its drawings, its phrases, what it carries on."""

import asyncio

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from speeltafel.engine.moves import Move
from speeltafel.server.safety import Safety
from speeltafel.server.serve import address_for_others
from speeltafel.server.static import Art
from speeltafel.table import audience, wire
from speeltafel.table.authority import Table
from speeltafel.table.changes import Begun
from speeltafel.table.founding import rematch
from speeltafel.table.seats import Seat, Trouble
from speeltafel.texts import texts
from tests.rondvaart import GAME
from tests.server.people import QUICK, Person, Server, gate_with
from tests.server.tables import table_with


def get(path: str, **headers: str) -> httpx.Response:
    app = Starlette(routes=[Route("/art/{path:path}", Art({GAME.id: GAME}).answer)])

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Safety(app, gate_with(QUICK)))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


def test_a_drawing_of_a_game_is_served_and_kept() -> None:
    answer = get("/art/rondvaart/boat.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert "img-src 'self'" in answer.headers["content-security-policy"]
    assert answer.content == (GAME.folder / "art" / "boat.svg").read_bytes()
    again = get("/art/rondvaart/boat.svg", **{"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/art/rondvaart/nothing.svg",
        "/art/nothing/boat.svg",
        "/art/rondvaart/../__init__.py",
        "/art/rondvaart/%2e%2e/text/nl.ftl",
        "/art/rondvaart/boat",
        "/art/",
    ],
)
def test_nothing_else_is_served(path: str) -> None:
    assert get(path).status_code == 404


def playing(options: dict[str, object]) -> Table:
    table = table_with(GAME, [Seat("Anna", "x"), Seat("Bram", "y")], options)
    table.apply(Begun())
    return table


def test_a_phrase_may_be_said_when_the_view_lists_it() -> None:
    table = playing({"rounds": [1, 1]})
    assert audience.remark(table, "y", "phrase-sail") == wire.Remarked(1, "phrase-sail", "Bram")
    for person, phrase in (("y", "phrase-nothing"), ("y", "rule-RV-END-01"), ("z", "phrase-sail")):
        with pytest.raises(Trouble):
            audience.remark(table, person, phrase)
    with pytest.raises(Trouble, match="trouble-no-talk"):
        audience.speech(table, "y", "Vaar maar!")
    for seat in (0, 1):
        table.apply(table.move(seat, Move("steer"), f"{seat}:a"))
    assert table.over
    with pytest.raises(Trouble, match="trouble-no-phrase"):
        audience.remark(table, "y", "phrase-sail")


def test_a_rematch_takes_over_what_the_game_carries_on() -> None:
    table = playing({"rounds": [1, 1], "hand": 3, "ports": ["Hoorn", "Urk"]})
    for seat in (0, 1):
        table.apply(table.move(seat, Move("steer"), f"{seat}:a"))
    options = rematch(table, "x", "def").founding.options
    assert options == {**table.founding.options, "ports": ["Urk"]}
    assert options["hand"] == 3


def test_what_is_named_is_said_by_its_text() -> None:
    table = playing({"ports": ["Hoorn", "Urk"]})
    prompt = audience.look(table, 0).prompt
    text = texts(GAME, "nl")
    assert text.say(prompt, str, ["Hoorn", "Urk"]) == "Wat doe je? De boot ligt in Hoorn."
    assert text.say(prompt, str) == "Wat doe je? De boot ligt in 1."


def test_a_phrase_that_is_not_listed_is_refused_over_the_wire(server: Server) -> None:
    anna = Person(server.port).make("edden", 3, bots=["rule", "rule"], start=True).connect()
    anna.send("remark", phrase="phrase-sail")
    assert anna.hear_until("trouble")["why"] == "trouble-no-phrase"
    anna.disconnect()


def test_wrong_options_are_told_so_that_every_language_can_say_it(server: Server) -> None:
    order = {"game": "edden", "players": 4, "name": "Anna", "options": {"maxRounds": 0}}
    answer = Person(server.port).request("POST", "/api/tables", order)
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["why"] == "wrong-number"
    facts = {"option": "maxRounds", "least": 1, "most": 1000, "value": "0"}
    assert problem["facts"] == facts
    many = Person(server.port).request(
        "POST", "/api/tables", {**order, "players": 2, "options": {}}
    )
    assert many.json()["why"] == "wrong-players"


def test_other_devices_are_told_an_address_that_they_reach(server: Server) -> None:
    assert Person(server.port).request("GET", "/api/here").json() == {"address": ""}
    assert address_for_others("127.0.0.1", 8000) == ""
    assert address_for_others("localhost", 8000) == ""
    assert address_for_others("192.0.2.7", 8000) == "http://192.0.2.7:8000"
    assert address_for_others("2001:db8::7", 80) == "http://[2001:db8::7]:80"
    anywhere = address_for_others("0.0.0.0", 8000)
    assert anywhere == "" or anywhere.endswith(":8000")


def test_a_seat_is_not_lost_with_the_answer_that_gave_it(server: Server) -> None:
    """Who has looked at the table is known, so whoever asks again gets the same seat."""
    anna = Person(server.port).make("edden", 4)
    bram = Person(server.port)
    bram.request("GET", f"/api/tables/{anna.code}")
    lost = Person(server.port, dict(bram.cookies)).join(anna.code)
    assert bram.join(anna.code).seat == lost.seat == 1
    seats = bram.request("GET", f"/api/tables/{anna.code}").json()["seats"]
    assert sum(seat["taken"] for seat in seats) == 2
