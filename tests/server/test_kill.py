"""A server killed in the middle of games: no acknowledged move is lost, none counts twice."""

import json
import random
import threading
import time
from typing import Any

from msgspec.json import encode
from websockets.exceptions import WebSocketException

from speeltafel import game
from speeltafel.engine.view import attempt
from tests.server.people import PATIENCE, Person, Process, wait_until

KILLS = 4
MOVES_BETWEEN = 12
AGAIN = 0.1
"""Before somebody comes back: who does so all the time leaves no time for the server to start."""


class Stubborn(threading.Thread):
    """A person who comes back after every break, and sends again what was not answered."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.rng = random.Random(seed)
        self.acknowledged: list[dict[str, Any]] = []
        self.unanswered: tuple[str, dict[str, Any]] | None = None
        self.enough = threading.Event()
        self.error = ""

    def run(self) -> None:
        while not self.enough.is_set():
            try:
                self.person.connect()
                while not self.enough.is_set() and not self.error:
                    self.move()
            except (OSError, WebSocketException):
                # Among them that nothing was heard: then it is somebody else's turn.
                self.person.disconnect()
                self.person.view = {}
                time.sleep(AGAIN)
            if self.error:
                return
        self.person.disconnect()

    def move(self) -> None:
        person = self.person
        if self.unanswered is None:
            while not person.moves():
                if self.enough.is_set() or person.lobby.get("over"):
                    self.enough.set()
                    return
                person.hear(2)
            self.unanswered = (f"id{len(self.acknowledged)}", self.rng.choice(person.moves()))
        own_id, move = self.unanswered
        answer = person.play(move, own_id)
        if answer["type"] != "ack":
            self.error = f"{move}: {answer}"
            return
        self.acknowledged.append(move)
        self.unanswered = None
        person.hear_view_after(answer["seq"])


def test_no_acknowledged_move_is_lost_or_doubled(db: str) -> None:
    process = Process(db)
    process.start()
    people = []
    try:
        for number, name in enumerate(["edden", "twaalfstich"] * 2):
            anna = Person(process.port).make(name, 3, bots=["random"])
            bram = Person(process.port).join(anna.code)
            anna.connect()
            anna.ask("start")
            anna.disconnect()
            people += [Stubborn(anna, 2 * number), Stubborn(bram, 2 * number + 1)]
        for person in people:
            person.start()
        for _ in range(KILLS):
            goals = [(person, len(person.acknowledged) + MOVES_BETWEEN) for person in people]
            wait_until(
                lambda goals=goals: all(  # type: ignore[misc]
                    len(person.acknowledged) >= goal or not person.is_alive()
                    for person, goal in goals
                ),
                PATIENCE,
            )
            process.kill()
            process.start()
        for person in people:
            person.enough.set()
        for person in people:
            person.join(PATIENCE)
            assert not person.error, person.error
        for person in people:
            check(person)
    finally:
        process.kill()


def as_sent(person: Person, text: str) -> dict[str, Any]:
    """A move of a journal as it travels."""
    sent: dict[str, Any] = json.loads(
        encode(attempt(game(person.lobby["game"]).notation.read(text)))
    )
    return sent


def check(person: Stubborn) -> None:
    """The journal has just the moves that were acknowledged, in order."""
    code, seat = person.person.code, person.person.seat
    text = person.person.request("GET", f"/api/tables/{code}/journal").text
    rows = [json.loads(line) for line in text.splitlines()[1:]]
    stored = [as_sent(person.person, row["move"]) for row in rows if row.get("seat") == seat]
    assert len(person.acknowledged) >= MOVES_BETWEEN
    if person.unanswered is not None and len(stored) == len(person.acknowledged) + 1:
        assert stored.pop() == person.unanswered[1]
    assert stored == person.acknowledged
