"""What comes twice counts once, and what comes in another order harms nothing."""

from typing import Any

from speeltafel.table import wire
from tests.acceptance.relay import Relay
from tests.databases import rows
from tests.server.people import Person, Server, connected

MOVES = 60


def test_commands_that_are_doubled_and_swapped_count_once(either: Server) -> None:
    with Relay(either.port, seed=1) as relay:
        anna = Person(either.port).make("twaalfstich", 3, bots=["rule", "rule"])
        anna.port = relay.port
        with connected(anna.connect()):
            anna.hear_until("lobby")
            anna.send("start")
            while not anna.view:  # doubled, it is refused the second time
                anna.hear(refusals=["trouble"])
            made, said = play(anna)
        assert relay.doubled
        assert relay.swapped
    assert either.hall is not None
    db = either.hall.store.url.render_as_string(hide_password=False)
    stored = rows(db, "SELECT seq, client FROM lines WHERE code = ? ORDER BY seq", (anna.code,))
    assert [seq for seq, _ in stored] == [*range(1, len(stored) + 1)]
    assert [(seq, client) for seq, client in stored if client] == made
    talk = either.hall.rooms[anna.code].table.talk
    spoken = [line.text for line in talk if isinstance(line, wire.Spoken)]
    assert sorted(spoken) == sorted(said[-len(spoken) :])


def play(anna: Person) -> tuple[list[tuple[int, str]], list[str]]:
    """Move and talk at once; the moves that were acknowledged, and what was said."""
    made: list[tuple[int, str]] = []
    said: list[str] = []
    while len(made) < MOVES and not anna.lobby.get("over"):
        if not anna.moves() or anna.view["seq"] < (made[-1][0] if made else 0):
            anna.hear()
            continue
        own = f"m{len(made)}"
        said.append(f"regel {len(said)}")
        anna.send("say", id=f"s{len(said)}", text=said[-1])
        anna.send("play", id=own, move=anna.moves()[0])
        answer = answers_to(anna, own, f"s{len(said)}")[own]
        if answer["type"] == "ack":
            made.append((answer["seq"], f"0:{own}"))
    return made, said


def answers_to(anna: Person, *ids: str) -> dict[str, Any]:
    """The first answer to each, in whatever order they come."""
    answers: dict[str, Any] = {}
    while not answers.keys() >= {*ids}:
        report = anna.hear_until("ack", "refused", "trouble")
        answers.setdefault(report.get("id", ""), report)
    return answers
