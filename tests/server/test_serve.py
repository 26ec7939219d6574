"""`speeltafel serve`, run as people run it."""

import json
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.server import serve
from speeltafel.server.settings import Settings, from_environment
from tests.server.people import PATIENCE, Person, Process, wait_until

COMMAND = [sys.executable, "-m", "speeltafel", "serve"]


def test_it_prints_its_address_and_a_code_and_stops_when_told(tmp_path: Path) -> None:
    printed, logged = tmp_path / "out.txt", tmp_path / "log.txt"
    with socket.socket() as taken, printed.open("w") as out, logged.open("w") as log:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = subprocess.Popen(
            [*COMMAND, "--port", str(port), "--db", str(tmp_path / "tables.db")],
            stdout=out,
            stderr=log,
        )
        wait_until(lambda: printed.read_text().endswith("\n"))
        first = printed.read_text().splitlines()[0]
        assert first.startswith("Speeltafel: http://localhost:")
        found = int(first.rstrip("/").rpartition(":")[2])
        assert port < found <= port + serve.PORTS_TRIED
        wait_until(lambda: reachable(found))
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    assert "Traceback" not in logged.read_text()
    assert all("event" in json.loads(line) for line in logged.read_text().splitlines())
    if serve.lan_address():
        assert "█" in printed.read_text()


def reachable(port: int) -> bool:
    try:
        return Person(port).request("GET", "/healthz").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize(
    "arguments",
    [
        ("--port", "99999"),
        ("--host", "192.0.2.77"),
        ("--db", "oracle://x", "--port", "0"),
        ("--db", "/nowhere/at/all.db", "--port", "0"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...]) -> None:
    done = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("speeltafel: ")
    assert done.stderr.count("\n") == 1


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEELTAFEL_PAUSE", "0")
    monkeypatch.setenv("SPEELTAFEL_TABLES", "7")
    monkeypatch.setenv("SPEELTAFEL_ORIGINS", "https://ours.example")
    assert from_environment() == Settings(pause=0.0, tables=7, origins="https://ours.example")
    monkeypatch.setenv("SPEELTAFEL_TABLES", "many")
    with pytest.raises(BadInput, match="SPEELTAFEL_TABLES"):
        from_environment()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("REQUEST_RATE", "banana"),
        ("REQUEST_RATE", "0/minute"),
        ("COMMAND_RATE", "5/fortnight"),
        ("BYTE_RATE", "-1/second"),
        ("PAUSE", "nan"),
        ("PAUSE", "inf"),
        ("PAUSE", "-1"),
        ("PAUSE", "1e300"),
        ("PAUSE", ""),
        ("TABLES", "-1"),
        ("TABLES", "1.5"),
        ("SWEEP", "0"),
        ("UNFINISHED", "0"),
        ("PROXIES", "10.0.0.0/8 nonsense"),
    ],
)
def test_a_setting_that_cannot_be_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"SPEELTAFEL_{name}", value)
    with pytest.raises(BadInput, match=f"^SPEELTAFEL_{name} .*"):
        from_environment()


def test_a_wrong_setting_stops_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPEELTAFEL_REQUEST_RATE", "banana")
    done = subprocess.run(
        [*COMMAND, "--port", "0", "--db", str(tmp_path / "tables.db")],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    sentence = "SPEELTAFEL_REQUEST_RATE has to be a rate like 30/minute, not 'banana'"
    assert done.stderr == f"speeltafel: {sentence}\n"


def test_a_finished_game_is_verified_by_the_command(tmp_path: Path) -> None:
    process = Process(tmp_path / "tables.db")
    process.start()
    try:
        anna = Person(process.port).make("twaalfstich", 3, bots=["rule", "rule"])
        anna.connect()
        anna.pledge("appeltaart")
        anna.send("start")
        anna.open("appeltaart")
        anna.play_to_the_end(random.Random(1))
        text = anna.request("GET", f"/api/tables/{anna.code}/journal").text
        commitment = anna.lobby["commitment"]
        anna.disconnect()
    finally:
        process.kill()
    file = tmp_path / "game.jsonl"
    file.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "speeltafel", "verify", str(file)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "over: ok" in done.stdout
    assert commitment in done.stdout
