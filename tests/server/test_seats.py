"""Seats change hands while everybody listens: who sees what is asked at the moment of sending."""

import json
from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel.engine.events import GALLERY
from speeltafel.engine.view import attempt
from speeltafel.table.seats import hash_of
from tests.server.people import Person, Server, connected

GAMES = [*speeltafel.all_games()]


@pytest.fixture(scope="module")
def server(either: Server) -> Server:
    return either


def tables(messages: list[str]) -> list[dict[str, Any]]:
    """Every table that was drawn in some messages."""
    found = []
    for message in messages:
        report = json.loads(message)
        found += report.get("steps", [])
        if report["type"] == "view":
            found.append(report["table"])
    return found


def settle(*people: Person) -> None:
    """Everybody has heard all that was sent: a word of each comes round to the others."""
    for person in people:
        person.send("ask", id=f"settled-{len(person.received)}")
        person.hear_until("answer", "trouble")


def assert_sees_as_gallery(person: Person, since: int) -> None:
    """Nothing that came since holds anything that a spectator may not see."""
    for table in tables(person.received[since:]):
        assert table["seat"] == GALLERY
        assert not table["moves"]
        for zone in table["zones"]:
            if zone["kind"] == "hand" and zone["name"] == "hand":
                assert all(card == -1 for card in zone["cards"])


def three_people(server: Server, game: str) -> tuple[Person, Person, Person]:
    anna, bram, carla = (Person(server.port) for _ in range(3))
    anna.make(game, 3, bots=["rule"]).connect()
    bram.join(anna.code, "Bram").connect()
    carla.connect(anna.code)
    for person in (anna, bram, carla):
        person.hear_until("lobby")
    return anna, bram, carla


def seats_of(person: Person) -> list[str]:
    return [seat["name"] for seat in person.lobby["seats"]]


@pytest.mark.parametrize("game", GAMES)
def test_who_was_removed_sees_nothing_of_whoever_sits_there_next(server: Server, game: str) -> None:
    anna, bram, carla = three_people(server, game)
    with connected(anna, bram, carla):
        seat = bram.seat
        anna.send("clearSeat", seat=seat)
        told = bram.hear_until("reseated")
        assert (told["seat"], told["why"], told["name"], told["by"]) == (seat, "removed", "Bram", 0)
        assert bram.lobby["you"] == GALLERY
        carla.join(anna.code, "Carla").disconnect()
        carla.connect()
        since = len(bram.received)
        anna.send("start")
        for person in (anna, bram, carla):
            person.hear_until("view")
        assert carla.view["table"]["seat"] == seat
        assert_sees_as_gallery(bram, since)
        for move in moves_of(server, anna.code, seat):
            answer = bram.play(move)
            assert (answer["type"], answer["why"]) == ("trouble", "trouble-not-seated")
        settle(bram)
        assert_sees_as_gallery(bram, since)


def moves_of(server: Server, code: str, seat: int) -> list[dict[str, Any]]:
    """What a seat may really do; only a test looks there."""
    moves = server.within(lambda hall: hall.room(code).table.playing().legal_moves(seat))
    return [msgspec.to_builtins(attempt(move)) for move in moves]


def test_who_was_removed_sits_down_again_on_the_same_page(server: Server) -> None:
    anna, bram, carla = three_people(server, GAMES[0])
    with connected(anna, bram, carla):
        anna.send("clearSeat", seat=bram.seat)
        bram.hear_until("reseated")
        bram.join(anna.code, "Bram")
        assert bram.hear_until("reseated")["why"] == "sat"
        assert bram.lobby["you"] == bram.seat != GALLERY


def test_people_stand_up_change_their_names_and_are_told_apart(server: Server) -> None:
    anna, bram, carla = three_people(server, GAMES[0])
    with connected(anna, bram, carla):
        bram.send("rename", name="Anna")
        bram.hear_until("reseated")
        assert seats_of(bram)[bram.seat] == "Anna 2"
        bram.send("stand")
        assert bram.hear_until("reseated")["why"] == "stood"
        assert bram.lobby["you"] == GALLERY
        assert not bram.lobby["seats"][bram.seat]["taken"]


def test_the_maker_of_a_table_is_host_again_when_he_comes_back(server: Server) -> None:
    anna, bram, carla = three_people(server, GAMES[0])
    with connected(anna, bram, carla):
        anna.disconnect()
        while bram.lobby["seats"][0]["here"]:
            bram.hear()
        assert bram.lobby["seats"][0]["host"]
        assert bram.ask("clearSeat", seat=0)["why"] == "trouble-not-host"
        anna.connect()
        while not bram.lobby["seats"][0]["here"]:
            bram.hear()
        assert anna.hear_until("lobby")["seats"][0]["host"]


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_changes_hands_in_every_way_while_all_listen(server: Server, game: str) -> None:
    """After each change its former owner sees what the gallery sees, and moves no more."""
    anna, bram, carla = three_people(server, game)
    with connected(anna, bram, carla):
        anna.send("start")
        for person in (anna, bram, carla):
            person.hear_until("view")
        seat = bram.seat
        bram.send("handOver", seat=seat, level="easy")
        for person in (anna, bram, carla):
            assert person.hear_until("reseated")["why"] == "handed"
        assert bram.lobby["seats"][seat]["bot"] == "easy"
        bram.send("takeBack")
        for person in (anna, bram, carla):
            assert person.hear_until("reseated")["why"] == "taken"
        since = len(bram.received)
        bram.send("leave")
        for person in (anna, bram, carla):
            assert person.hear_until("reseated")["why"] == "left"
        assert bram.lobby["you"] == GALLERY
        assert bram.lobby["seats"][seat]["left"]
        since_left = next(
            at
            for at, message in enumerate(bram.received)
            if at >= since and json.loads(message)["type"] == "reseated"
        )
        settle(bram)
        assert_sees_as_gallery(bram, since_left)
        assert bram.ask("takeBack")["why"] == "trouble-not-seated"
        bram.connect()
        bram.hear_until("view")
        assert bram.view["table"]["seat"] == GALLERY


def test_a_person_has_one_seat_and_a_seat_one_person(server: Server) -> None:
    anna, bram, carla = three_people(server, GAMES[0])
    with connected(anna, bram, carla):
        assert bram.join(anna.code, "Bram").seat == bram.seat
        table = server.hall.room(anna.code).table if server.hall else None
        assert table is not None
        owners = [seat.token for seat in table.seats if seat.token]
        assert len(owners) == len({*owners}) == 2
        assert hash_of(next(iter(bram.cookies.values()))) in owners


def test_what_is_sent_twice_is_done_once_and_confirmed_twice(server: Server) -> None:
    anna, bram, carla = three_people(server, GAMES[0])
    with connected(anna, bram, carla):
        for _ in range(2):
            bram.send("say", id="hello", text="Hoi")
            assert bram.hear_until("ack")["id"] == "hello"
        settle(bram, anna)
        said = [m for m in anna.received if json.loads(m)["type"] == "said"]
        assert len(said) == 1


def test_asking_is_not_doing(server: Server) -> None:
    """The same answer as a refusal would give, and the table stays as it was."""
    anna, bram, carla = three_people(server, "twaalfstich")
    with connected(anna, bram, carla):
        anna.send("start")
        for person in (anna, bram):
            person.hear_until("view")
        on_turn, other = (anna, bram) if anna.moves() else (bram, anna)
        if not on_turn.moves():
            on_turn.hear_until("view")
        before = on_turn.view["seq"]
        hand = next(z for z in on_turn.view["table"]["zones"] if z["kind"] == "hand")
        on_turn.send("ask", id="q", zone="hand", cards=hand["cards"][:1])
        answer = on_turn.hear_until("answer")
        assert answer["moves"] or answer["rule"]
        theirs = next(z for z in other.view["table"]["zones"] if z["kind"] == "hand")
        other.send("ask", id="q", zone="hand", cards=theirs["cards"][:1])
        answer = other.hear_until("answer")
        assert (answer["rule"], answer["why"]["id"]) == ("12-TURN-01", "refused-not-your-turn")
        carla.send("ask", id="q", zone="hand", cards=[0])
        assert carla.hear_until("trouble")["why"] == "trouble-not-seated"
        assert on_turn.view["seq"] == before


def test_private_facts_are_told_to_their_owner_alone(server: Server) -> None:
    anna, bram, carla = three_people(server, "edden")
    with connected(anna, bram, carla):
        bram.send("facts", facts={"birthYears": 1987, "ages": 39})
        while not bram.lobby.get("facts"):
            bram.hear()
        assert bram.lobby["facts"] == {"birthYears": 1987, "ages": 39}
        assert bram.ask("facts", facts={"birthYears": 12})["why"] == "trouble-wrong-facts"
        assert bram.ask("facts", facts={"shoeSize": 43})["why"] == "trouble-wrong-facts"
        anna.send("start")
        for person in (anna, carla):
            person.hear_until("view")
            assert not any("1987" in message for message in person.received)
        response = anna.request(
            "POST",
            "/api/tables",
            {
                "game": "edden",
                "players": 3,
                "name": "Anna",
                "options": {"birthYears": [1980, 0, 0]},
            },
        )
        assert response.status_code == 422
        assert response.json()["why"] == "wrong-personal"
