"""Two servers behind the proxy as it is deployed: people end up where their table is."""

import shutil
import ssl
import subprocess
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.databases import new_database
from tests.process import free_port
from tests.proxy import HAPROXY, MISSING, Proxy, check
from tests.server.people import QUICK, Person, Server, connected, get, post, wait_until

pytestmark = pytest.mark.skipif(HAPROXY is None, reason=MISSING)
GAME = "twaalfstich"
BEHIND = replace(QUICK, proxies="127.0.0.1", beat=2.0)


@pytest.fixture
def servers() -> Iterator[tuple[Server, Server]]:
    db = new_database()
    with (
        Server(db, replace(BEHIND, node="een")) as one,
        Server(db, replace(BEHIND, node="twee")) as two,
    ):
        yield one, two


def ports(*servers: Server) -> dict[str, int]:
    return dict(zip(("een", "twee"), [server.port for server in servers], strict=True))


def play_some(person: Person, number: int = 3) -> None:
    until = person.view["seq"] + number
    while person.view["seq"] < until:
        if person.moves():
            person.hear_view_after(person.play(person.moves()[0])["seq"])
        else:
            person.hear()


def test_the_configuration_has_nothing_to_warn_of() -> None:
    nodes = {"NODE_EEN": "127.0.0.1:1", "NODE_TWEE": "127.0.0.1:2"}
    assert check({"BIND": f"127.0.0.1:{free_port()}", **nodes}) == ""


def test_people_of_one_table_meet_wherever_they_come_in(servers: tuple[Server, Server]) -> None:
    with Proxy(ports(*servers)) as proxy:
        pairs = []
        for _ in range(6):
            anna = Person(proxy.port).make(GAME, 3, bots=["rule"])
            pairs.append((anna, Person(proxy.port).join(anna.code)))
        halls = [server.hall for server in servers]
        assert all(hall is not None and hall.rooms for hall in halls), "both have some"
        for anna, bram in pairs:
            with connected(anna, bram):
                anna.go_to_table()
                bram.go_to_table()
                anna.ask("start")
                anna.hear_until("view")
                bram.hear_until("view")
        owners = [[hall for hall in halls if hall and anna.code in hall.rooms] for anna, _ in pairs]
        assert [len(owner) for owner in owners] == [1] * 6


def test_who_asks_is_said_by_the_proxy_and_nobody_else(servers: tuple[Server, Server]) -> None:
    with Proxy(ports(*servers)) as proxy:
        order = {"game": GAME, "players": 3, "name": "Anna"}
        headers = {"X-Forwarded-For": "192.0.2.6", "X-Forwarded-Proto": "https"}
        made = post(f"{proxy.address}/api/tables", json=order, headers=headers)
        code = made.json()["code"]
        found = [server.hall.addresses.get(code) for server in servers if server.hall]
        assert {*found} == {None, "127.0.0.1"}
        assert "secure" not in made.headers["Set-Cookie"].lower()
        for path in ("/metrics", "/readyz"):
            assert get(proxy.address + path).status_code == 404


def test_a_server_that_stops_hands_its_people_over(tmp_path: Path) -> None:
    db = new_database()
    with Server(db, replace(BEHIND, node="twee")) as two:
        one = Server(db, replace(BEHIND, node="een"))
        with Proxy({"een": one.port, "twee": two.port}) as proxy:
            with one:
                people = [
                    Person(proxy.port).make(GAME, 3, bots=["rule"] * 2, start=True)
                    for _ in range(4)
                ]
                for person in people:
                    person.go_to_table()
                    play_some(person)
            with connected(*people):
                for person in people:
                    person.go_on()
                    play_some(person)
            assert two.hall is not None
            assert {person.code for person in people} <= {*two.hall.rooms}


def test_who_is_at_a_drained_server_stays_until_the_table_is_handed_over(
    servers: tuple[Server, Server],
) -> None:
    with Proxy(ports(*servers)) as proxy:
        people = [Person(proxy.port).make(GAME, 3, bots=["rule"] * 2, start=True) for _ in range(4)]
        with connected(*people):
            for person in people:
                person.go_to_table()
            hall = servers[0].hall
            assert hall is not None
            assert hall.cluster is not None
            assert any(person.code in hall.rooms for person in people)
            hall.cluster.draining = True
            order = {"game": GAME, "players": 3, "name": "Bram"}
            made = [0] * 4
            while [*made] != [201] * 4:  # until the proxy sends nobody new there
                made = [post(f"{proxy.address}/api/tables", json=order).status_code for _ in made]
            for person in people:
                play_some(person)
            hall.cluster.draining = False


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
def test_over_tls_cookies_are_for_tls_alone(servers: tuple[Server, Server], tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    make = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
    make += " -addext subjectAltName=IP:127.0.0.1"
    subprocess.run(
        [*make.split(), "-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    both = tmp_path / "both.pem"
    both.write_text(certificate.read_text() + key.read_text())
    trusted = ssl.create_default_context(cafile=str(certificate))
    proxy = Proxy(ports(*servers), both)
    proxy.answers = lambda: proxy.runs() and answers(proxy, trusted)  # type: ignore[method-assign]
    with proxy:
        address = proxy.address.replace("http:", "https:")
        order = {"game": GAME, "players": 3, "name": "Anna"}
        made = post(f"{address}/api/tables", json=order, verify=trusted)
        assert made.status_code == 201
        assert "secure" in made.headers["Set-Cookie"].lower()
        assert made.headers["Strict-Transport-Security"]


def answers(proxy: Proxy, trusted: ssl.SSLContext) -> bool:
    address = f"https://127.0.0.1:{proxy.port}/healthz"
    try:
        with urllib.request.urlopen(address, timeout=5, context=trusted) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_a_proxy_that_restarts_costs_a_blink(servers: tuple[Server, Server]) -> None:
    proxy = Proxy(ports(*servers))
    with proxy:
        anna = Person(proxy.port).make(GAME, 3, bots=["rule"] * 2, start=True)
        with connected(anna):
            anna.go_to_table()
            play_some(anna)
            proxy.kill()
            proxy.start()
            wait_until(proxy.answers)
            anna.go_on()
            play_some(anna)
