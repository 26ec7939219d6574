"""A finished game is played on from a step of its replay, at a table of its own."""

import random
from dataclasses import replace
from pathlib import Path

from tests.server.people import QUICK, Person, Server, connected
from tests.whole import whole


def test_who_was_alone_among_bots_goes_on_from_a_step_also_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", replace(QUICK, tables_per_address=2)) as server:
        anna = Person(server.port).make("twaalfstich", 3, bots=["rule", "rule"], start=True)
        anna.connect()
        path = f"/api/tables/{anna.code}"
        with connected(anna):
            anna.hear_until("view")
            early = anna.request("POST", f"{path}/what-if", {"step": 0})
            assert (early.status_code, early.json()["why"]) == (409, "trouble-not-over")
            anna.play_to_the_end(random.Random(4))
            views = whole(anna.request("GET", f"{path}/replay/0").json(), "Replay")["views"]
            step = next(n for n in range(len(views) // 2, 0, -1) if views[n]["moves"])
            other = Person(server.port).request("POST", f"{path}/what-if", {"step": step})
            assert other.json()["why"] == "trouble-not-seated"
            made = anna.request("POST", f"{path}/what-if", {"step": step})
            assert made.status_code == 201
            seated = made.json()
            third = anna.request("POST", f"{path}/what-if", {"step": step})
            assert third.json()["why"] == "trouble-too-many"
    with Server(tmp_path / "tables.db") as server:
        anna = Person(server.port, anna.cookies, seated["code"], seated["seat"])
        anna.connect()
        with connected(anna):
            anna.hear_until("view")
            table = anna.view["table"]
            assert (table["zones"], table["moves"]) == (views[step]["zones"], views[step]["moves"])
            anna.play_to_the_end(random.Random(5))
