"""Who asks and by what name: proxies that are believed, hosts, origins; who sees the metrics."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from speeltafel.server.addresses import HostNames, Proxies, is_own_page, network_of
from speeltafel.server.settings import Settings
from tests.server.people import QUICK, Person, Server, connected, get, post

GAME = "edden"
ORDER = {"game": GAME, "players": 3, "name": "x"}


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("peer", "forwarded", "asker"),
    [
        ("192.0.2.7", "203.0.113.9", "192.0.2.7"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("10.0.0.1", "203.0.113.9, nonsense", "10.0.0.1"),
        ("2001:db8::1", "2001:db8:9::5", "2001:db8:9::5"),
        ("::ffff:10.0.0.1", "203.0.113.9", "203.0.113.9"),
    ],
)
def test_only_proxies_that_are_named_are_believed(peer: str, forwarded: str, asker: str) -> None:
    proxies = Proxies(Settings(proxies="10.0.0.0/8 2001:db8::1"))
    assert proxies.asker(peer, forwarded) == asker


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("192.168.1.20:8000", True),
        ("[2001:db8::7]:8000", True),
        ("[::1]", True),
        ("tafel.example:8000", True),
        ("tafel.example.", True),
        ("elsewhere.example:8000", False),
        ("afel.example", False),
        ("127.0.0.1.elsewhere.example", False),
        ("[elsewhere.example]", False),
        ("", False),
    ],
)
def test_a_server_knows_its_names(host: str, known: bool) -> None:
    assert HostNames(Settings(hosts="Tafel.example other.example")).include(host) == known


@pytest.mark.parametrize(
    ("origin", "own"),
    [
        (None, True),
        ("http://localhost:8000", True),
        ("https://ours.example", True),
        ("https://ours.exampl", False),
        ("ours.example", False),
        ("https://ours.example.elsewhere.example", False),
        ("http://localhost:8001", False),
        ("http://localhost:80000", False),
        ("http://not-localhost:8000", False),
        ("http://localhost:8000.elsewhere.example", False),
        ("http://[", False),
        ("null", False),
        ("", False),
    ],
)
def test_a_page_is_ours_or_named(origin: str | None, own: bool) -> None:
    allowed = "https://other.example https://ours.example"
    assert is_own_page(origin, "localhost:8000", allowed) == own


def ordered(server: Server, **headers: str) -> httpx.Response:
    return post(f"http://127.0.0.1:{server.port}/api/tables", json=ORDER, headers=headers)


def test_a_forged_address_is_not_believed(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", replace(QUICK, table_rate="2/hour")) as server:
        found = [
            ordered(server, **{"X-Forwarded-For": f"203.0.113.{number}"}).status_code
            for number in range(4)
        ]
    assert found == [201, 201, 429, 429]


def test_behind_a_proxy_everybody_has_their_own_limits(tmp_path: Path) -> None:
    settings = replace(QUICK, table_rate="1/hour", proxies="127.0.0.1")
    with Server(tmp_path / "tables.db", settings) as server:
        addresses = ["203.0.113.1", "203.0.113.2", "2001:db8::1", "2001:db8::2", "203.0.113.1"]
        found = [ordered(server, **{"X-Forwarded-For": address}) for address in addresses]
        assert [response.status_code for response in found] == [201, 201, 201, 429, 429]
        safe = ordered(server, **{"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"})
        assert "secure" in safe.headers["set-cookie"].lower()


def test_behind_a_proxy_sockets_have_their_own_limits(tmp_path: Path) -> None:
    settings = replace(QUICK, sockets_per_address=1, message_rate="3/hour", proxies="127.0.0.1")
    with Server(tmp_path / "tables.db", settings) as server:
        anna, bram = (Person(server.port).make(GAME, 3) for _ in range(2))
        with connected(anna, bram):
            anna.connect(**{"X-Forwarded-For": "203.0.113.1"}).hear_until("lobby")
            bram.connect(**{"X-Forwarded-For": "203.0.113.2"}).hear_until("lobby")
            for number in range(3):
                for person in (anna, bram):
                    name = f"Anna{number}"
                    assert person.ask("rename", name=name)["seats"][0]["name"] == name


def test_another_name_is_not_answered(tmp_path: Path) -> None:
    settings = replace(QUICK, hosts="tafel.example")
    with Server(tmp_path / "tables.db", settings) as server:
        anna = Person(server.port).make(GAME, 3)
        away = {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}
        for path in ("/api/games", "/", "/metrics"):
            assert get(anna.address + path, headers=away).status_code == 421
        refused = ordered(server, **away)
        assert refused.status_code == 421
        assert "elsewhere.example" in refused.json()["sentence"]
        home = {"Host": "tafel.example", "Origin": "http://tafel.example"}
        assert ordered(server, **home).status_code == 201
        with pytest.raises(InvalidStatus) as closed:
            anna.connect(Origin="http://[")
        assert closed.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["http://[", "https://ours.exampl", "null"])
def test_a_strange_origin_is_refused_with_a_sentence(tmp_path: Path, origin: str) -> None:
    settings = replace(QUICK, origins="https://ours.example")
    with Server(tmp_path / "tables.db", settings) as server:
        refused = ordered(server, Origin=origin)
        assert refused.status_code == 403
        assert "page of somebody else" in refused.json()["sentence"]
        assert ordered(server, Origin="https://ours.example").status_code == 201


def metrics(server: Server, **headers: str) -> int:
    address = f"http://127.0.0.1:{server.port}/metrics"
    return get(address, headers=headers).status_code


def test_the_metrics_are_for_the_machine_itself(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        assert metrics(server) == 200
        for name in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
            assert metrics(server, **{name: "127.0.0.1"}) == 403
    with Server(tmp_path / "tables.db", replace(QUICK, proxies="127.0.0.1")) as server:
        assert metrics(server, **{"X-Forwarded-For": "203.0.113.9"}) == 403
        assert metrics(server, **{"X-Forwarded-For": "127.0.0.1"}) == 403


def test_the_metrics_may_have_a_token(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", replace(QUICK, metrics="geheim")) as server:
        assert metrics(server) == 403
        assert metrics(server, Authorization="Bearer geheim") == 200
        assert metrics(server, Authorization="Bearer geheimer") == 403
        assert metrics(server, Authorization="Bearer geheim", Via="x") == 200
