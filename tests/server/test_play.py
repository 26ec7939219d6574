"""People at tables, over real sockets."""

import json
import random
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel.engine import journal
from speeltafel.engine.chance import Seal
from speeltafel.engine.events import GALLERY
from speeltafel.engine.state import State
from speeltafel.server.carrier import CROWDED
from speeltafel.server.hall import Hall
from speeltafel.table.audience import shown
from speeltafel.table.wire import encode
from tests import ours
from tests.server.people import (
    QUICK,
    Person,
    Server,
    at_once,
    connected,
    is_over,
    is_too_late,
    play_all,
    wait_until,
)
from tests.whole import whole

GAMES = [*speeltafel.all_games()]
SHORT = "twaalfstich"


def known_lines(state: State, played: int, viewer: int) -> int:
    """The lines that a viewer knows of: all but others' answers to secret questions."""
    secret = [question for question in state.questions or [] if question.secret]
    return played - sum(len(q.answers) - (viewer in q.answers) for q in secret)


def expected_views(text: str, viewer: int) -> dict[int, Any]:
    """What a viewer may see after each line, from the journal and projections alone."""
    found = journal.load(text)
    expected: dict[int, Any] = {}
    for played, state in enumerate(found.states()):
        told = len(state.told_before())
        events = [event.seen_by(viewer) for event in state.take_events()]
        view = found.game.shown(state.seen_by(viewer), events[told:], events[:told])
        body = whole(msgspec.json.decode(encode(view)), "TableView")
        body["events"] = [msgspec.json.decode(encode(shown(event))) for event in events]
        expected.setdefault(known_lines(state, played, viewer), body)
    return expected


def expected_steps(text: str, viewer: int) -> list[Any]:
    """What a viewer may see on the way from view to view."""
    found = journal.load(text)
    state = found.start()
    expected = []
    for seat, line in found.moves:
        journal.make(state, seat, line)
        for step in state.steps or ():
            now, before = (
                [event.seen_by(viewer) for event in events]
                for events in (step.happened or [], step.told_before())
            )
            view = found.game.shown(step.seen_by(viewer), now, before)
            view.events = tuple(map(shown, now))
            expected.append(whole(msgspec.json.decode(encode(view)), "TableView"))
        state.take_events()
    return expected


def assert_saw_nothing_else(person: Person, text: str) -> int:
    """Everything a person received is what the viewer may know; how many views it were.

    As whom they see the table says the lobby that was told last.
    """
    all_views = cache(lambda viewer: expected_views(text, viewer))
    all_steps = cache(lambda viewer: expected_steps(text, viewer))
    secret = journal.load(text).seed
    assert isinstance(secret, Seal)
    views, over, viewer = 0, False, GALLERY
    for message in person.received:
        report = whole(json.loads(message))
        if report["type"] == "lobby":
            viewer = report["you"]
        steps = report.get("steps", ())
        assert not steps or all(step in all_steps(viewer) for step in steps)
        if report["type"] == "view":
            views += 1
            table, expected = report["table"], all_views(viewer)
            told = [event for step in report["steps"] for event in step["events"]]
            table["events"] = told + table["events"]
            if not table["events"]:
                # Who comes in anew is shown how the table stands, and no moment.
                assert table["moment"] is None
                table["events"] = expected[report["seq"]]["events"]
                table["moment"] = expected[report["seq"]]["moment"]
            assert table == expected[report["seq"]]
            over = over or bool(table["ending"])
        elif report["type"] == "past":
            told = [event for view in all_views(viewer).values() for event in view["events"]]
            assert all(event in told for event in report["events"])
        else:
            assert report["type"] in ("lobby", "ack", "reseated", "trouble") or (
                is_too_late(report) or is_over(report)
            )
        if not over:
            assert secret.secret.hex() not in message
    return views


@pytest.mark.parametrize("game", ours.NAMES)
def test_two_people_and_a_bot_play_to_the_end_and_see_only_what_they_may(
    server: Server, game: str, tmp_path: Path
) -> None:
    anna, bram, watcher = (Person(server.port) for _ in range(3))
    with connected(anna, bram, watcher):
        anna.make(game, 3).connect().hear_until("lobby")
        bram.join(anna.code).connect().hear_until("lobby")
        watcher.connect(anna.code).hear_until("lobby")
        assert (anna.seat, bram.seat, watcher.seat) == (0, 1, GALLERY)
        assert anna.ask("addBot", seat=2, level="rule")["type"] == "lobby"
        anna.pledge("appeltaart")
        anna.send("start")
        anna.open("appeltaart")
        play_all([anna, bram])
        while not watcher.lobby.get("over"):
            watcher.hear()
        text = anna.request("GET", f"/api/tables/{anna.code}/journal").text
        lines = len(journal.load(text).moves)
        for person in (anna, bram, watcher):
            # every line is seen, and the deal; answers in secret are told of when all are in
            seen = assert_saw_nothing_else(person, text)
            assert seen >= (lines + 1 if game != "pesten" else lines // 4)
        found = journal.load(text)
        found.verify()
        assert isinstance(found.seed, Seal)
        assert found.seed.words == ("appeltaart", "", "")
        assert found.seed.commitment() == anna.lobby["commitment"]
        assert found.seed.secret.hex() == watcher.lobby["seal"]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_more_while_seats_change_hands(server: Server, game: str) -> None:
    """One is removed, one stands up, others sit there; in the game one has a bot play for a while
    and one leaves for good. Everybody listens to the end."""
    anna, removed, stood, bram, carla, dirk = everybody = [Person(server.port) for _ in range(6)]
    with connected(*everybody):
        anna.make(game, 4).connect()
        carla.join(anna.code, "Carla").connect().hear_until("lobby")
        for former, later, why in ((removed, bram, "removed"), (stood, dirk, "stood")):
            former.join(anna.code, "Former").connect().hear_until("lobby")
            if former is removed:
                anna.send("clearSeat", seat=former.seat)
            else:
                former.send("stand")
            assert former.hear_until("reseated")["why"] == why
            later.join(anna.code, "Later").connect().hear_until("lobby")
            assert later.seat == former.seat
        anna.send("start")
        at_once(
            lambda: anna.play_to_the_end(random.Random(1)),
            lambda: pause_with_a_bot(bram),
            lambda: leave_in_the_middle(carla),
            lambda: dirk.play_to_the_end(random.Random(3)),
            lambda: try_and_listen(removed),
            lambda: try_and_listen(stood),
        )
        text = anna.request("GET", f"/api/tables/{anna.code}/journal").text
        for person in everybody:
            assert assert_saw_nothing_else(person, text)
        assert carla.lobby["you"] == GALLERY


def some_moves(person: Person, number: int) -> None:
    """Make so many moves, or as many as there are to be made."""
    rng = random.Random(number)
    while number and not person.view.get("table", {}).get("ending"):
        if not person.moves():
            person.hear()
            continue
        known = person.view["seq"]
        answer = person.play(rng.choice(person.moves()))
        person.hear_view_after(answer["seq"] if answer["type"] == "ack" else known + 1)
        number -= 1


def pause_with_a_bot(person: Person) -> None:
    some_moves(person, 2)
    person.send("handOver", id="hand", seat=person.seat, level="random")
    person.hear_until("ack")
    if not person.lobby["over"]:
        assert person.play({"verb": "anything"})["why"] == "trouble-bot-plays"
    person.send("takeBack", id="take")
    person.hear_until("ack")
    person.play_to_the_end(random.Random(2))


def leave_in_the_middle(person: Person) -> None:
    some_moves(person, 3)
    person.send("leave", id="leave")
    person.hear_until("ack", "trouble")
    try_and_listen(person)


def try_and_listen(person: Person) -> None:
    """A move of somebody who has no seat is refused, whoever had it once."""
    while not person.lobby.get("started"):
        person.hear()
    assert person.play({"verb": "anything"})["why"] == "trouble-not-seated"
    while not person.lobby.get("over"):
        person.hear()


def test_a_seat_is_free_for_one_person_only(server: Server) -> None:
    anna = Person(server.port).make(SHORT, 3)
    bram = Person(server.port).join(anna.code)
    again = bram.request("POST", f"/api/tables/{anna.code}/join", {"name": "x"})
    assert (again.status_code, again.json()["seat"]) == (200, 1)
    other = Person(server.port)
    taken = other.request("POST", f"/api/tables/{anna.code}/join", {"name": "x", "seat": 1})
    assert (taken.status_code, taken.json()["why"]) == (409, "trouble-seat-taken")
    other.join(anna.code)
    full = Person(server.port).request("POST", f"/api/tables/{anna.code}/join", {"name": "x"})
    assert (full.status_code, full.json()["why"]) == (409, "trouble-no-seat")


def alone(server: Server, game: str = SHORT, **more: object) -> Person:
    """One person among bots, on turn."""
    anna = Person(server.port).make(game, 3, bots=["rule", "rule"], start=True, **more)
    anna.connect()
    while not anna.moves():
        anna.hear()
    return anna


def test_a_move_sent_twice_counts_once(server: Server) -> None:
    anna = alone(server)
    with connected(anna):
        move = anna.moves()[0]
        first = anna.play(move, "once")
        again = anna.play(move, "once")
        assert first == again == {"type": "ack", "id": "once", "seq": first["seq"]}
        anna.disconnect()
        anna.connect()
        assert anna.play(move, "once") == first


def test_a_refused_move_names_its_rule_and_changes_nothing(server: Server) -> None:
    anna = alone(server)
    with connected(anna):
        game = speeltafel.game(SHORT)
        legal = {move["verb"] for move in anna.moves()}
        verb = next(v for v in game.notation.verbs.values() if v.name not in legal and v.least < 2)
        refused = anna.play({"verb": verb.name, "cards": [*range(verb.least)]}, "no")
        assert refused["type"] == "refused"
        assert refused["id"] == "no"
        assert refused["rule"] in game.rules
        assert refused["why"]["id"].startswith("refused-")
        nonsense = anna.play({"verb": "fly to the moon"}, "fly")
        assert nonsense["rule"] in game.rules
        assert nonsense["why"] == {"id": "refused-not-a-move", "facts": {}}
        assert anna.play(anna.moves()[0])["type"] == "ack"


def test_coming_back_gives_the_same_seat_and_the_table_as_it_is(server: Server) -> None:
    anna = alone(server)
    with connected(anna):
        before = anna.view
        anna.disconnect()
        anna.view = {}
        anna.connect()
        anna.hear_until("view")
        assert anna.lobby["you"] == 0
        assert anna.view["seq"] == before["seq"]
        assert anna.view["table"] == {**before["table"], "events": []}
        past = next(m for m in reversed(anna.received) if '"past"' in m)
        assert json.loads(past)["events"]


def test_a_stranger_only_watches(server: Server) -> None:
    anna = alone(server)
    watcher = Person(server.port, {f"seat_{anna.code}": "x" * 43})
    with connected(anna, watcher):
        watcher.connect(anna.code)
        watcher.hear_until("view")
        assert watcher.lobby["you"] == watcher.view["table"]["seat"] == GALLERY
        assert watcher.play(anna.moves()[0])["why"] == "trouble-not-seated"
        for kind in ("start", "takeBack", "rematch"):
            watcher.send(kind)
            assert watcher.hear_until("trouble")["why"] == "trouble-not-seated"
        watcher.send("say", text="I see all")
        assert watcher.hear_until("trouble")["why"] == "trouble-not-seated"
        assert anna.hear_until("lobby")["watching"] == 1


def test_only_the_host_arranges_the_table_and_only_before_the_start(server: Server) -> None:
    anna = Person(server.port).make(SHORT, 3).connect()
    bram = Person(server.port).join(anna.code).connect()
    with connected(anna, bram):
        bram.hear_until("lobby")
        bram.send("addBot", seat=2, level="rule")
        assert bram.hear_until("trouble")["why"] == "trouble-not-host"
        anna.send("start")
        assert anna.hear_until("trouble")["why"] == "trouble-seats-free"
        anna.send("addBot", seat=1, level="rule")
        assert anna.hear_until("trouble")["why"] == "trouble-seat-taken"
        anna.send("addBot", seat=2, level="genius")
        assert anna.hear_until("trouble")["why"] == "trouble-no-level"
        anna.send("addBot", seat=7, level="rule")
        assert anna.hear_until("trouble")["why"] == "trouble-no-seat"
        assert anna.ask("addBot", seat=2, level="rule")["seats"][2]["bot"] == "rule"
        assert not anna.ask("clearSeat", seat=2)["seats"][2]["taken"]
        assert anna.ask("addBot", seat=2, level="random")["seats"][2]["bot"] == "random"
        assert anna.ask("start")["started"]
        anna.send("clearSeat", seat=2)
        assert anna.hear_until("trouble")["why"] == "trouble-started"


def test_whoever_waits_for_something_else_hears_a_refusal_at_once(server: Server) -> None:
    anna = Person(server.port).make(SHORT, 3).connect()
    with connected(anna):
        anna.send("start")
        with pytest.raises(AssertionError, match="trouble-seats-free"):
            anna.hear_until("view")


def test_a_bot_keeps_a_seat_until_its_owner_takes_it_back(server: Server) -> None:
    anna = Person(server.port).make(SHORT, 3, bots=["rule"]).connect()
    bram = Person(server.port).join(anna.code).connect()
    with connected(anna, bram):
        bram.hear_until("lobby")
        anna.ask("start")
        anna.send("handOver", seat=bram.seat, level="rule")
        assert anna.hear_until("trouble")["why"] == "trouble-seat-here"
        bram.disconnect()
        while anna.lobby["seats"][bram.seat]["here"]:
            anna.hear()
        anna.send("handOver", seat=bram.seat, level="rule")
        while not anna.lobby["seats"][bram.seat]["bot"]:
            anna.hear()
        rng = random.Random(1)
        for _ in range(4):
            while not anna.moves():
                anna.hear()
            anna.hear_view_after(anna.play(rng.choice(anna.moves()))["seq"])
        bram.connect()
        bram.hear_until("view")
        assert bram.play({"verb": "anything"})["why"] == "trouble-bot-plays"
        bram.send("takeBack")
        while bram.lobby["seats"][bram.seat]["bot"]:
            bram.hear()
        play_all([anna, bram])


def test_a_rematch_keeps_people_and_bots(server: Server) -> None:
    anna = alone(server)
    with connected(anna):
        anna.send("rematch")
        assert anna.hear_until("trouble")["why"] == "trouble-not-over"
        anna.play_to_the_end(random.Random(2))
        code = anna.rematch()
        anna.disconnect()
        anna.view = {}
        anna.connect(code)
        anna.hear_until("view")
        assert anna.lobby["you"] == 0
        assert [seat["bot"] for seat in anna.lobby["seats"]] == ["", "rule", "rule"]
        anna.play_to_the_end(random.Random(3))
        third = anna.rematch()
        anna.disconnect()
        anna.view = {}
        anna.connect(third)
        anna.hear_until("view")
        assert anna.lobby["you"] == 0


def test_nobody_else_sits_down_at_cards_that_somebody_knows(server: Server) -> None:
    anna, bram = alone(server), Person(server.port)
    with connected(anna):
        anna.play_to_the_end(random.Random(2))
        code = anna.rematch(wait=True, same=True)
        anna.send("follow")
        while anna.lobby["code"] != code:
            anna.hear()
        anna.send("clearSeat", seat=1)
        assert anna.hear_until("trouble")["why"] == "trouble-started"
    answer = bram.request("POST", f"/api/tables/{code}/join", {"name": "Bram"})
    assert answer.json()["why"] == "trouble-started"


def test_the_line_goes_on_to_the_rematch(server: Server) -> None:
    anna, watcher = alone(server), Person(server.port)
    watcher.connect(anna.code)
    with connected(anna, watcher):
        anna.send("follow")
        assert anna.hear_until("trouble")["why"] == "trouble-no-table"
        anna.play_to_the_end(random.Random(2))
        code = anna.rematch()
        for person, viewer in ((anna, 0), (watcher, GALLERY)):
            person.send("follow")
            while person.lobby.get("code") != code:
                person.hear()
            assert person.lobby["you"] == viewer
            assert person.hear_until("view")["table"]["ending"] == ""
        anna.code = code
        anna.play_to_the_end(random.Random(3))
        # the table before does not count them any more
        late = Person(server.port).connect(watcher.code)
        with connected(late):
            late.hear_until("lobby")
            assert not late.lobby["seats"][0]["here"]
            assert late.lobby["watching"] == 1


def test_nobody_follows_to_a_table_that_is_crowded(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", replace(QUICK, spectators=1)) as server:
        anna, watcher, late = alone(server), Person(server.port), Person(server.port)
        watcher.connect(anna.code).hear_until("lobby")
        with connected(anna, watcher, late):
            anna.play_to_the_end(random.Random(2))
            code = anna.rematch()
            late.connect(code).hear_until("lobby")
            watcher.send("follow")
            assert watcher.hear_close()[0] == CROWDED
            anna.send("follow")
            while anna.lobby["code"] != code:
                anna.hear()


def test_whoever_runs_out_of_time_is_nudged_and_makes_an_ordinary_move(server: Server) -> None:
    clock = 3600
    anna = alone(server, clock=clock)

    def pass_time(hall: Hall, part: float) -> None:
        room = hall.room(anna.code)
        before = room.clock.deadlines
        room.clock.deadlines = {seat: until - part * clock for seat, until in before.items()}
        room.set_timer()

    with connected(anna):
        seq = anna.view["seq"]
        assert clock / 2 < anna.view["deadline"] <= clock
        server.within(partial(pass_time, part=QUICK.nudge))
        assert anna.hear_until("nudge")["seconds"] <= (1 - QUICK.nudge) * clock
        server.within(partial(pass_time, part=1 - QUICK.nudge))
        assert anna.hear_until("hurried", "view") == {"type": "hurried", "seat": anna.seat}
        anna.hear_view_after(seq + 1)


def test_people_talk_in_plain_text(server: Server) -> None:
    anna = Person(server.port).make(SHORT, 3).connect()
    bram = Person(server.port).join(anna.code, "  B\x00ram\n<b>\u202e" + "x" * 60).connect()
    with connected(anna, bram):
        anna.hear_until("lobby")
        bram.hear_until("lobby")
        name = bram.lobby["seats"][1]["name"]
        assert name.startswith("B ram <b>")
        assert len(name) <= 24
        bram.send("say", text=" hallo\n\x07daar ")
        said = {"type": "said", "seat": 1, "text": "hallo daar", "name": name, "number": 1}
        assert anna.hear_until("said") == said


def test_replays_show_what_each_seat_saw(server: Server) -> None:
    anna = alone(server)
    with connected(anna):
        path = f"/api/tables/{anna.code}"
        assert anna.request("GET", f"{path}/replay/0").status_code == 409
        anna.play_to_the_end(random.Random(4))
        text = anna.request("GET", f"{path}/journal").text
        for viewer in (0, 2, GALLERY):
            views = whole(anna.request("GET", f"{path}/replay/{viewer}").json(), "Replay")["views"]
            steps = expected_steps(text, viewer)
            assert [view for view in views if view in steps] == steps
            ends = [view for view in views if view not in steps]
            for end, expected in zip(ends, expected_views(text, viewer).values(), strict=True):
                told = end.pop("events")  # what was told in steps is told there
                everything = expected.pop("events")
                assert told == everything[len(everything) - len(told) :]
                assert end == expected
        opened = whole(anna.request("GET", f"{path}/replay/all").json(), "Replay")
        hands = [z for z in opened["views"][0]["zones"] if z["kind"] == "hand"]
        assert len(hands) == 3
        assert all(card >= 0 for hand in hands for card in hand["cards"])
        assert anna.request("GET", f"{path}/replay/9").status_code == 404


def test_before_the_end_a_journal_holds_neither_the_seed_nor_others_moves(server: Server) -> None:
    anna = alone(server)
    with connected(anna):
        anna.hear_view_after(anna.play(anna.moves()[0])["seq"])
        text = anna.request("GET", f"/api/tables/{anna.code}/journal").text
        head, *lines = [json.loads(line) for line in text.splitlines()]
        assert "seed" not in head
        assert head["commitment"] == anna.lobby["commitment"]
        assert lines
        assert {line["seat"] for line in lines} == {0}
        watcher = Person(server.port)
        assert watcher.request("GET", f"/api/tables/{anna.code}/journal").text.count("\n") == 1


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Server(db) as server:
        anna = alone(server)
        acknowledged = anna.play(anna.moves()[0], "last")
        waiting = Person(server.port).make(GAMES[0], 4, bots=["rule"])
        anna.disconnect()
    with Server(db) as server:
        anna.port = waiting.port = server.port
        with connected(anna, waiting):
            anna.connect()
            waiting.connect()
            assert anna.hear_until("lobby")["you"] == 0
            assert anna.play({"verb": "anything"}, "last") == acknowledged
            assert waiting.hear_until("lobby")["seats"][1]["bot"] == "rule"
            anna.play_to_the_end(random.Random(5))


def test_tables_that_nobody_comes_back_to_go_away(tmp_path: Path) -> None:
    def pass_time(hall: Hall) -> None:
        for room in hall.rooms.values():
            room.audience.empty_since -= room.linger

    with Server(tmp_path / "tables.db", replace(QUICK, sweep=0.05)) as server:
        stays = Person(server.port).make(SHORT, 3)
        with connected(stays):
            stays.connect().hear_until("lobby")
            goes = Person(server.port).make(SHORT, 3)
            gone = f"/api/tables/{goes.code}"
            assert goes.request("GET", gone).status_code == 200
            server.within(pass_time)
            wait_until(lambda: goes.request("GET", gone).status_code == 404)
            assert stays.request("GET", f"/api/tables/{stays.code}").status_code == 200
