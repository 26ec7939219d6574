"""Before the start the host changes how many play, and how; everybody sees it."""

from pathlib import Path

import pytest

import speeltafel
from speeltafel.server.hall import Hall
from speeltafel.server.settings import Settings
from speeltafel.table import audience, bounds, commands
from speeltafel.table.authority import Table
from speeltafel.table.changes import Arranged, Begun
from speeltafel.table.deciding import decide
from speeltafel.table.seats import Seat, Trouble, hash_of
from tests.server.clock import run_by_clock, wait_for_outside
from tests.server.people import Person, Server, connected
from tests.server.tables import table_with

ANNA, BRAM = hash_of("anna"), hash_of("bram")
EDDEN = speeltafel.game("edden")


def table_of(*more: Seat) -> Table:
    return table_with(EDDEN, [Seat("Anna", ANNA), *more, Seat("Bram", BRAM)])


def arrange(table: Table, players: int, **options: bounds.Value) -> None:
    change = decide(
        table, ANNA, commands.Arrange(players=players, options=options, clock=30, interval=45)
    )
    assert isinstance(change, Arranged)
    table.apply(change)


def test_options_seats_and_clock_are_changed_and_the_fingerprint_stays() -> None:
    table = table_of(Seat(bot="rule"))
    commitment = table.seal.commitment()
    arrange(table, 5, callBelow=12)
    seen = audience.lobby(table, 2)
    assert len(seen.seats) == 5
    assert seen.options["callBelow"] == 12
    assert (seen.clock, seen.interval) == (30, 45)
    assert seen.commitment == commitment
    assert table.seating.of(BRAM) == 2
    table.apply(decide(table, ANNA, commands.AddBot(seat=3, level="rule")))
    table.apply(decide(table, ANNA, commands.AddBot(seat=4, level="rule")))
    table.apply(decide(table, ANNA, commands.Start()))
    assert table.playing().players == 5
    assert table.played().options["callBelow"] == 12


def test_free_seats_go_first_then_bots_and_never_people() -> None:
    table = table_of(Seat(bot="rule"), Seat(), Seat(bot="easy"))
    arrange(table, 4)
    assert [seat.bot for seat in table.seats] == ["", "rule", "easy", ""]
    arrange(table, 3)
    assert [seat.bot for seat in table.seats] == ["", "rule", ""]
    assert table.seating.of(BRAM) == 2
    full = table_with(EDDEN, [Seat(str(n), hash_of(str(n))) for n in range(4)])
    with pytest.raises(Trouble, match="trouble-seats-few"):
        decide(full, hash_of("0"), commands.Arrange(players=3, options={}))


@pytest.mark.parametrize(
    "options", [{"callBelow": 99}, {"none": True}, {"birthYears": [1990, 0, 0]}]
)
def test_what_cannot_be_is_refused(options: dict[str, bounds.Value]) -> None:
    table = table_of(Seat())
    with pytest.raises(Trouble, match="trouble-wrong-options"):
        decide(table, ANNA, commands.Arrange(players=3, options=options))


def test_only_the_host_and_only_before_the_start() -> None:
    table = table_of(Seat(bot="rule"))
    order = commands.Arrange(players=3, options={})
    with pytest.raises(Trouble, match="trouble-not-host"):
        decide(table, BRAM, order)
    table.apply(Begun())
    with pytest.raises(Trouble, match="trouble-started"):
        decide(table, ANNA, order)


def test_what_was_changed_is_there_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        hall = Hall(str(tmp_path / "tables.db"), Settings())
        await hall.open()
        wait_for_outside(lambda: hall.store.committing)
        room = hall.add_room(table_of(Seat(bot="rule")), "")
        await hall.store.add(room.table, "")
        order = commands.Arrange(players=4, options={"callBelow": 12}, clock=60)
        await room.do(lambda: decide(room.table, ANNA, order))
        await hall.close()
        again = Hall(str(tmp_path / "tables.db"), Settings())
        await again.open()
        table = again.rooms["abc"].table
        assert table.founding.players == len(table.seats) == 4
        assert table.founding.options["callBelow"] == 12
        assert table.founding.clock == 60
        assert table.seating.of(BRAM) == 2
        await again.close()

    run_by_clock(run())


def test_what_was_said_is_there_after_coming_back_and_at_the_rematch(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        anna = Person(server.port).make("edden", 3, bots=["rule"])
        bram = Person(server.port).join(anna.code)
        anna.connect()
        bram.connect()
        with connected(anna, bram):
            for person in (anna, bram):
                person.hear_until("lobby")
            anna.send("say", text="hallo")
            assert bram.hear_until("said")["text"] == "hallo"
            bram.disconnect()
            bram.connect()
            told = bram.hear_until("talked")
            assert [(line["name"], line["text"], line["number"]) for line in told["lines"]] == [
                ("Anna", "hallo", 1)
            ]
            for number in range(2, 80):
                anna.send("say", text=str(number))
            while bram.hear_until("said")["number"] < 79:
                pass
            bram.disconnect()
            bram.connect()
            numbers = [line["number"] for line in bram.hear_until("talked")["lines"]]
            assert numbers == [*range(20, 80)]
