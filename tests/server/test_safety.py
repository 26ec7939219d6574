"""What keeps a server and its tables safe: each of it shown."""

import json
import socket
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus

import speeltafel
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.server import app
from speeltafel.server.carrier import CROWDED, TOO_SLOW
from speeltafel.server.connection import PATIENCE, SocketConnection
from speeltafel.server.safety import HEADERS
from speeltafel.server.settings import Settings
from speeltafel.server.socket import FRAME_LIMIT
from speeltafel.table.audience import TALK_LENGTH
from speeltafel.table.seats import hash_of
from tests import process
from tests.server.people import QUICK, Person, Server, connected, get, post, wait_until

GAMES = [*speeltafel.all_games()]
RESET = struct.pack("ii", 1, 0)


@contextmanager
def server_with(folder: Path, settings: Settings, client: Path | None = None) -> Iterator[Server]:
    with Server(folder / "tables.db", settings, client) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/none", "/healthz", "/x.js"])
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    response = Person(server.port).request("GET", path)
    for name, value in HEADERS.items():
        assert response.headers[name] == value
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "server" not in response.headers


def test_a_token_is_long_and_only_in_the_cookie(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with capture_logs() as logs, Server(db) as server:
        anna = Person(server.port)
        order = {"game": GAMES[0], "players": 3, "name": "Anna"}
        response = anna.request("POST", "/api/tables", order)
        flags = response.headers["set-cookie"].lower()
        assert "httponly" in flags
        assert "samesite=lax" in flags
        code = response.json()["code"]
        token = anna.cookies[f"seat_{code}"]
        assert len(token) * 6 >= 128
        assert token not in response.text
        with connected(anna.connect(code)):
            assert token not in json.dumps(anna.hear_until("lobby"))
    assert logs
    assert token not in str(logs)
    with sqlite3.connect(db) as connection:
        rows = connection.execute("select token from seats").fetchall()
    connection.close()
    assert (hash_of(token),) in rows
    assert token.encode() not in db.read_bytes()


def test_a_socket_is_for_pages_of_our_own(server: Server) -> None:
    anna = Person(server.port).make(GAMES[0], 3)
    with pytest.raises(InvalidStatus) as refused:
        anna.connect(Origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    with connected(anna.connect(Origin=anna.address)):
        assert anna.hear_until("lobby")["you"] == 0
    posted = post(
        anna.address + "/api/tables",
        json={"game": GAMES[0], "players": 3, "name": "x"},
        headers={"Origin": "https://elsewhere.example"},
    )
    assert posted.status_code == 403


def test_a_further_origin_can_be_allowed(tmp_path: Path) -> None:
    with server_with(tmp_path, replace(QUICK, origins="https://ours.example")) as server:
        anna = Person(server.port).make(GAMES[0], 3)
        with connected(anna.connect(Origin="https://ours.example")):
            assert anna.hear_until("lobby")["you"] == 0


def test_a_frame_is_not_too_long(server: Server) -> None:
    anna = Person(server.port).make(GAMES[0], 3).connect()
    with connected(anna):
        anna.send_text("x" * FRAME_LIMIT)
        assert anna.hear_until("trouble")["why"] == "trouble-not-understood"
        anna.send_text("x" * (FRAME_LIMIT + 1))
        assert anna.hear_close()[0] == 1009


def test_there_is_no_such_table(server: Server) -> None:
    anna = Person(server.port).connect("nothing")
    with connected(anna):
        assert anna.hear_close()[0] == 4404
    assert anna.request("GET", "/api/tables/nothing").status_code == 404


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"type": "fly"}',
        '{"type": "play"}',
        '{"type": "play", "id": "", "move": {"verb": "x"}}',
        '{"type": "addBot", "seat": -1, "level": "rule"}',
        '{"type": "say", "text": "' + "x" * 501 + '"}',
        "\x00",
        '{"type": "play", "id": 3, "move": {"verb": "x"}}',
        '{"type": "play", "id": "x", "move": {}}',
        '{"type": "play", "id": "x", "move": "pass"}',
        '{"type": "play", "id": "x", "move": {"verb": "x", "cards": [-1]}}',
        '{"type": "play", "id": "x", "move": {"verb": "x", "number": 1.5}}',
        '{"type": "play", "id": "x", "move": {"verb": "x", "number": "1"}}',
        '{"a":' * 1500,
        '{"type": "play", "id": "x", "move": ' + "[" * 3000,
    ],
)
def test_what_is_not_understood_changes_nothing(server: Server, text: str) -> None:
    anna = Person(server.port).make(GAMES[0], 3).connect()
    with connected(anna):
        anna.send_text(text)
        assert anna.hear_until("trouble")["why"] == "trouble-not-understood"
        assert anna.ask("addBot", seat=1, level="rule")["seats"][1]["taken"]


def test_a_connection_that_is_too_fast_is_told_and_then_closed(tmp_path: Path) -> None:
    with server_with(tmp_path, replace(QUICK, command_rate="5/hour")) as server:
        anna = Person(server.port).make(GAMES[0], 3).connect()
        with connected(anna):
            for _ in range(6):
                anna.send("takeBack", id="much")
            refused = {"type": "trouble", "why": "trouble-too-fast", "id": "much"}
            assert anna.hear_until("trouble") == refused
            assert server.hall is not None
            (line,) = server.hall.rooms[anna.code].audience.connections
            assert isinstance(line, SocketConnection)
            line.bucket.at -= 3600  # an hour passes
            anna.send("rename", name="Hm")
            while anna.hear_until("lobby")["seats"][0]["name"] != "Hm":
                pass
            for _ in range(4 + PATIENCE):
                anna.send("takeBack")
            assert anna.hear_close()[0] == 4429


def test_an_address_is_not_too_fast(tmp_path: Path) -> None:
    settings = replace(
        QUICK,
        table_rate="2/hour",
        join_rate="2/hour",
        replay_rate="2/hour",
        request_rate="14/hour",  # nine of them are spent when only requests are counted
        socket_rate="1/hour",
    )
    with server_with(tmp_path, settings) as server:
        anna = Person(server.port).make(GAMES[0], 3).make(GAMES[0], 3)
        order = {"game": GAMES[0], "players": 3, "name": "x"}
        slow = anna.request("POST", "/api/tables", order)
        assert (slow.status_code, slow.json()["why"]) == (429, "trouble-too-fast")
        assert int(slow.headers["retry-after"]) > 0
        joined = [
            Person(server.port).request("POST", f"/api/tables/{anna.code}/join", {"name": "x"})
            for _ in range(3)
        ]
        assert [response.status_code for response in joined] == [201, 201, 429]
        asked = [anna.request("GET", f"/api/tables/{anna.code}/replay/all") for _ in range(2)]
        asked += [anna.request("GET", f"/api/tables/{anna.code}/journal")]
        assert [response.status_code for response in asked] == [409, 409, 429]
        assert asked[-1].headers["connection"] == "close"
        asked = [anna.request("GET", "/api/games") for _ in range(6)]
        assert [response.status_code for response in asked] == [200] * 5 + [429]
        with connected(anna.connect()):
            anna.hear()
        with connected(anna.connect()), pytest.raises(ConnectionClosed):
            anna.hear()


def test_there_are_not_too_many_tables_and_sockets(tmp_path: Path) -> None:
    settings = replace(QUICK, tables=3, tables_per_address=2, sockets_per_address=2)
    with server_with(tmp_path, settings) as server:
        people = [Person(server.port).make(GAMES[0], 3) for _ in range(2)]
        order = {"game": GAMES[0], "players": 3, "name": "x"}
        refused = people[0].request("POST", "/api/tables", order)
        assert (refused.status_code, refused.json()["why"]) == (429, "trouble-too-many")
        third = Person(server.port)
        with connected(*people, third):
            for person in people:
                person.connect().hear()
            third.connect(people[0].code)
            assert third.hear_close()[0] == 4429
    with server_with(tmp_path, replace(settings, tables=2, tables_per_address=9)) as server:
        full = Person(server.port).request("POST", "/api/tables", order)
        assert (full.status_code, full.json()["why"]) == (429, "trouble-too-many")


def test_not_everybody_looks_on_at_one_table(tmp_path: Path) -> None:
    """From however many addresses; whoever sits there comes in all the same."""
    with server_with(tmp_path, replace(QUICK, spectators=2)) as server:
        anna = Person(server.port).make(GAMES[0], 3)
        bram = Person(server.port).join(anna.code)
        crowd = [Person(server.port) for _ in range(3)]
        with connected(anna, bram, *crowd):
            anna.connect().hear_until("lobby")
            for one in crowd[:2]:
                one.connect(anna.code).hear_until("lobby")
            crowd[2].connect(anna.code)
            assert crowd[2].hear_close()[0] == CROWDED
            bram.connect().hear_until("lobby")


def test_whoever_does_not_keep_up_is_given_up(server: Server) -> None:
    anna = Person(server.port).make(GAMES[0], 3)
    bram = Person(server.port).join(anna.code)
    with connected(anna, bram):
        anna.connect().hear_until("lobby")
        bram.most_unheard = 16
        bram.connect()
        while not anna.lobby["seats"][1]["here"]:
            anna.hear_until("lobby")
        # The client takes a few messages by itself, the network's buffers some megabytes.
        for _ in range(100_000):
            anna.send("say", text="x" * TALK_LENGTH)
            if anna.hear()["type"] == "lobby":
                break
        assert not anna.lobby["seats"][1]["here"]
        assert bram.hear_close()[0] == TOO_SLOW


def test_connections_that_break_together_are_all_cleared_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with server_with(tmp_path, QUICK) as server:
        anna = Person(server.port).make(GAMES[0], 3)
        people = [anna, *(Person(server.port).join(anna.code) for _ in range(2))]
        for person in people:
            person.connect().hear_until("lobby")
        wait_until(lambda: "speeltafel_sockets 3.0" in anna.request("GET", "/metrics").text)
        for person in people:
            assert person.line is not None
            # Without lingering a socket is reset, not closed in peace.
            person.line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            person.line.socket.close()
        wait_until(lambda: "speeltafel_sockets 0.0" in anna.request("GET", "/metrics").text)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_bodies_are_json_of_a_reasonable_length(server: Server) -> None:
    address = f"http://127.0.0.1:{server.port}/api/tables"
    kind = {"Content-Type": "application/json"}
    assert post(address, content="{}").status_code == 415
    assert post(address, content="{", headers=kind).status_code == 400
    assert post(address, content="{}", headers=kind).status_code == 422
    for deep in ('{"a":' * 1500, "[" * 60_000, '{"options": {"a": ' + "[" * 50_000):
        assert post(address, content=deep, headers=kind).status_code in (400, 422)
    assert post(address, content=b" " * 70_000, headers=kind).status_code == 413
    assert httpx.put(address, timeout=process.PATIENCE).status_code == 405


def contradiction(game: Game) -> dict[str, object]:
    """Two options that do not go together."""
    players = game.seats[0]
    for one, other in product(game.options.all, repeat=2):
        for a, b in product(one.samples(players), other.samples(players)):
            chosen = {one.name: a, other.name: b}
            try:
                game.setup(players, chosen)
            except BadInput as error:
                if error.rule and len(chosen) == 2:
                    return chosen
    return {}


@pytest.mark.parametrize("name", GAMES)
def test_contradictions_and_bad_options_are_refused_with_a_sentence(
    server: Server, name: str
) -> None:
    game = speeltafel.game(name)
    bad: list[dict[str, object]] = [{"nonsense": 1}, {game.options.all[0].name: "nonsense"}]
    if found := contradiction(game):
        bad.append(found)
    for options in bad:
        order = {"game": name, "players": game.seats[0], "name": "x", "options": options}
        response = Person(server.port).request("POST", "/api/tables", order)
        assert response.status_code == 422
        assert len(response.json()["sentence"]) > 10
    for players, more in ((1, {}), (3, {"bots": ["rule"] * 3}), (3, {"start": True})):
        order = {"game": name, "players": players, "name": "x", **more}
        assert Person(server.port).request("POST", "/api/tables", order).status_code in (409, 422)


def test_the_client_is_served_packed_and_kept(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>Speeltafel</title>" + " " * 2000)
    (client / "assets" / "app-1a2b.js").write_text("plain")
    (client / "assets" / "app-1a2b.js.gz").write_bytes(b"packed")
    with server_with(tmp_path, QUICK, client) as server:
        address = f"http://127.0.0.1:{server.port}"
        for path in ("/", "/table/abc", "/rules/edden"):
            page = get(address + path)
            assert "Speeltafel" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
        script = get(address + "/assets/app-1a2b.js", headers={"Accept-Encoding": ""})
        assert script.text == "plain"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        with httpx.stream(
            "GET", address + "/assets/app-1a2b.js", timeout=process.PATIENCE
        ) as packed:
            assert packed.headers["content-encoding"] == "gzip"
            assert b"".join(packed.iter_raw()) == b"packed"
        for path in ("/assets/none.js", "/../tables.db", "/%2e%2e/tables.db"):
            assert get(address + path).status_code == 404


def test_what_describes_the_server_is_kept(server: Server) -> None:
    for path in ("/api/openapi.json", "/api/games", "/api/text/edden/nl"):
        first = Person(server.port).request("GET", path)
        assert first.headers["content-encoding"] == "gzip"
        tag = {"If-None-Match": first.headers["etag"]}
        again = get(f"http://127.0.0.1:{server.port}{path}", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
    assert app.openapi_document() is app.openapi_document()


@pytest.mark.parametrize(
    "path",
    [
        "/api/openapi.json",
        "/api/here",
        "/healthz",
        "/",
        "/art/boot-op-stoom/boat.svg",
        "/nothing.x",
    ],
)
def test_nothing_is_free_of_a_rate(tmp_path: Path, path: str) -> None:
    with server_with(tmp_path, replace(QUICK, request_rate="3/hour")) as server:
        found = [Person(server.port).request("GET", path) for _ in range(4)]
        assert [response.status_code == 429 for response in found] == [False] * 3 + [True]
        assert found[-1].headers["connection"] == "close"


def test_health_and_metrics(server: Server) -> None:
    anna = Person(server.port).make(GAMES[0], 3)
    assert anna.request("GET", "/healthz").json() == {"status": "ok"}
    text = anna.request("GET", "/metrics").text
    assert "speeltafel_tables " in text
    assert anna.code not in text
