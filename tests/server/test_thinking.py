"""Bots that search at a table: in processes of their own, from their seat's story, in time."""

import asyncio
import functools
import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import monotonic

import pytest

import speeltafel
from speeltafel.bots import Bot, Stories, bot
from speeltafel.bots.retelling import Told, precede, told
from speeltafel.bots.search import Budget
from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import redealt
from speeltafel.engine.game import Game
from speeltafel.engine.state import State
from speeltafel.engine.view import attempt
from speeltafel.server import thinking
from speeltafel.server.matches import story_of
from speeltafel.server.metrics import Metrics
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.thinking import LEEWAY, ThinkingWorkers, answer
from speeltafel.table import authority, bounds, commands
from speeltafel.table.authority import Table
from speeltafel.table.changes import Begun
from speeltafel.table.match import match_of
from speeltafel.table.minds import Minds
from speeltafel.table.seats import Sat, Seat, hash_of
from speeltafel.table.window import Window
from tests.server.clock import run_by_clock, wait_for_outside
from tests.server.people import QUICK, Person, Server, connected
from tests.server.tables import table_with

GAME = "twaalfstich"
THINKING = replace(QUICK, think=0.1, thinkers=1)


def riddle(seed: int = 1) -> tuple[State, Told]:
    """A position with a choice, and what its seat knows of it."""
    game = speeltafel.game(GAME)
    state = game.deal(3, seed)
    stories = Stories(range(3))
    stories.note(state, state.take_events())
    chance = fast(seed)
    while len(state.legal_moves(state.turn)) < 2:
        seat = state.turn
        state.play(seat, game.heuristic(state.seen_by(seat), seat, chance))
        stories.note(state, state.take_events())
    story = stories.of(state.turn)
    assert story is not None
    return state, told(story)


def test_another_process_finds_a_legal_move_and_ends_with_us() -> None:
    state, problem = riddle()

    async def think() -> str | None:
        thinkers = ThinkingWorkers(Settings(think=0.05, thinkers=1))
        try:
            # the process has to start
            return await thinkers.begin(GAME, "search", problem, 1, 60.0)
        finally:
            thinkers.close()

    text = asyncio.run(think())
    assert text is not None
    assert state.why_not(state.turn, state.read(state.turn, text)) is None


def test_whoever_comes_too_late_does_not_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    _, problem = riddle()
    assert answer(GAME, "search", problem, 1, 0.05, monotonic() + 9) is not None
    monkeypatch.delattr(thinking, "retold")  # not even the story is read
    assert answer(GAME, "search", problem, 1, 0.05, monotonic() - 1) is None


def test_whoever_has_little_time_left_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    _, problem = riddle()
    budgets: list[Budget] = []

    def noted(game: Game, level: str, budget: Budget) -> Bot:
        budgets.append(budget)
        return bot(game, "rule")

    monkeypatch.setattr(thinking, "bot", noted)
    monkeypatch.setattr(thinking, "monotonic", lambda: 100.0)
    assert answer(GAME, "search", problem, 1, 5.0, 102.0) is not None
    assert answer(GAME, "search", problem, 1, 1.0, 102.0) is not None
    assert [budget.seconds for budget in budgets] == [2.0, 1.0]


def bots_dealt(*levels: str, game: str = GAME) -> Table:
    table = table_with(speeltafel.game(game), [Seat(bot=level) for level in levels])
    table.apply(Begun())
    return table


def play_on(table: Table, moves: int) -> None:
    for _ in range(moves):
        if not table.over:
            table.apply(table.line(bot := table.next_bot(), table.bot_choice(bot)))


@pytest.mark.parametrize(
    ("name", "before", "meanwhile"),
    [
        (GAME, 9, 0),
        (GAME, 9, 20),  # the round ends meanwhile
        (GAME, 40, 5),
        ("pesten", 150, 20),  # longer than a story remembers
        ("pesten", 20, 150),
        ("edden", 60, 60),
    ],
)
def test_a_new_searching_seat_is_told_what_it_saw_and_goes_on_from_there(
    name: str, before: int, meanwhile: int
) -> None:
    """What is found out elsewhere goes in front of what was noted meanwhile."""
    table = bots_dealt("search", "rule", "rule", game=name)
    play_on(table, before)
    assert [*table.stories.of_seat] == [0]
    table.apply(Sat(1, Seat(bot="search")))
    match, since = pickle.loads(pickle.dumps(match_of(table))), table.playing().round
    play_on(table, meanwhile)
    late = table.stories.of(1)
    assert late is not None
    precede(late, pickle.loads(pickle.dumps(story_of(match, 1))), table.playing().round == since)
    assert told(late) == story_of(match_of(table), 1)
    play_on(table, 10)
    assert told(late) == story_of(match_of(table), 1)
    table.apply(Sat(1, Seat(bot="rule")))
    assert [*table.stories.of_seat] == [0]


def test_a_bot_that_takes_over_is_told_by_another_process(tmp_path: Path) -> None:
    async def run() -> None:
        table = bots_dealt("rule", "rule", "rule")
        play_on(table, 30)
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        thinkers = ThinkingWorkers(Settings(thinkers=1))
        room = Room(table, store, thinkers, Settings(pause=60.0, think=60.0), Metrics())
        wait_for_outside(lambda: store.committing or bool(room.minds.recalls))
        try:
            await room.do(lambda: Sat(1, Seat(bot="search")))
            assert [*room.minds.recalls] == [1]
            story = table.stories.of(1)
            assert story is not None
            assert told(story).steps == ()
            await until(lambda: not room.minds.recalls)
            assert told(story) == story_of(match_of(table), 1)
            await room.do(lambda: Sat(1, Seat(bot="search")))
            await room.do(lambda: Sat(1, Seat(bot="rule")))
            assert not room.minds.recalls
            assert table.stories.of(1) is None
        finally:
            await room.close()
            thinkers.close()
            store.close()

    run_by_clock(run())


def test_a_searching_bot_without_a_thought_plays_by_rules_of_thumb() -> None:
    table = bots_dealt("search", "search", "search")
    for _ in range(30):
        table.apply(table.line(bot := table.next_bot(), table.bot_choice(bot)))
    assert len(table.played().moves) == 30


def test_nothing_is_worked_out_at_the_moment_of_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(pause=0.5)
    seats = [Seat(bot=level) for level in ("rule", "easy", "random")]
    table = table_with(speeltafel.game(GAME), seats)
    moments = []

    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        wait_for_outside(lambda: store.committing)
        room = Room(table, store, ThinkingWorkers(settings), settings, Metrics())

        def noted(game: Game, level: str) -> Bot:
            wait = settings.pause * (1 + len(table.steps))  # what people have to see, takes time
            moments.append((len(table.played().moves), room.bot_at - room.loop.time() - wait))
            return bot(game, level)

        monkeypatch.setattr(authority, "bot", noted)
        try:
            await room.do(table.start)
            await until(functools.partial(has_moved, table, 4))
        finally:
            await room.close()
            store.close()

    run_by_clock(run())
    made, left = zip(*moments[:4], strict=True)
    assert made == (0, 1, 2, 3), "each move is planned once"
    assert left == pytest.approx([0.0] * 4)


def test_searching_bots_think_while_a_reaction_window_is_open(tmp_path: Path) -> None:
    settings = Settings(pause=0.6, think=0.05, thinkers=1)
    table = table_with(speeltafel.game("pesten"), [Seat(bot="search") for _ in range(3)])
    answered = 0

    async def run() -> None:
        nonlocal answered
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        thinkers = ThinkingWorkers(settings)
        room = Room(table, store, thinkers, settings, Metrics())
        wait_for_outside(lambda: store.committing)
        wait_for_outside(lambda: any(not one.done() for one in room.minds.thoughts.values()))
        try:
            # the first process has to start before there is anything to think of
            ready = thinkers.workers.begin(int, within=60.0)
            wait_for_outside(lambda: not ready.done())
            await ready
            await room.do(table.start)
            for _ in range(200):
                await asyncio.sleep(0.1)
                if table.over or answered >= 3:
                    return
                if room.window is None:
                    continue
                before = len(table.played().moves)
                window = room.window
                await asyncio.sleep(0.05)  # they are told after everybody else
                thoughts = dict(room.minds.thoughts)
                assert thoughts.keys() == set(window.question.pending())
                await until(functools.partial(has_closed, room, window))
                for seat, move in table.played().moves[before:]:
                    thought = thoughts.pop(seat, None)
                    if thought is None or not thought.done() or thought.cancelled():
                        continue
                    move_found = thought.result()  # None: it came too late
                    assert move_found in (None, move)
                    answered += move_found is not None
        finally:
            await room.close()
            thinkers.close()
            store.close()

    run_by_clock(run())
    assert answered


Note = tuple[object, ...]


class Noted(ThinkingWorkers):
    """Nobody thinks; what there would be to think about is noted."""

    def __init__(self, notes: list[Note]) -> None:
        super().__init__(Settings(think=0.05))
        self.awake = True  # no process is started
        self.notes = notes
        self.begun: dict[int, asyncio.Future[str | None]] = {}

    def begin(
        self, game: str, level: str, told: Told, seed: int, within: float
    ) -> asyncio.Future[str | None]:
        self.notes.append(("told", told.seat, len(told.steps), len(told.past), len(records(told))))
        self.begun[told.seat] = asyncio.get_running_loop().create_future()
        return self.begun[told.seat]


class Watching:
    """A person's connection: what is sent leaves in the loop's next turn, as it really does."""

    def __init__(self, person: str, notes: list[Note]) -> None:
        self.person = person
        self.notes = notes

    def send(self, message: bytes) -> None:
        asyncio.get_running_loop().call_soon(self.notes.append, ("sent", message))

    def refuse(self, command: commands.Command, error: Exception) -> None:
        raise error


def records(told: Told) -> dict[int, str]:
    """The strings of a story that are sent, each once."""
    tables = [record for before, _, after in told.steps for record in (before, after)]
    return {id(record): record for record in [*tables, told.now]}


def one_person_dealt(
    name: str, options: dict[str, bounds.Value], code: str = "abc"
) -> tuple[Table, int]:
    """The same deal every time, for three bots that search and a person, who is on turn."""
    table = table_with(speeltafel.game(name), [Seat(bot="search") for _ in range(4)], options, code)
    table.apply(Begun())
    person = table.playing().turn
    table.apply(Sat(person, Seat("Anna", hash_of("anna"))))
    return table, person


def deal_bots_anew(table: Table, person: int, seed: int) -> None:
    """Nothing that the person knows changes."""
    table.state = redealt(table.playing(), person, random.Random(seed))
    table.stories = Stories([*table.stories.of_seat], table.game.recalled)
    table.stories.note(table.state, [])


def any_move(table: Table, seat: int) -> commands.Play:
    state = table.playing()
    return commands.Play(id="m", move=attempt(state.legal_moves(seat)[0]))


def has_moved(table: Table, times: int) -> bool:
    return len(table.played().moves) >= times


def has_closed(room: Room, window: Window) -> bool:
    return room.window is not window


async def until(is_so: Callable[[], bool]) -> None:
    for _ in range(30_000):
        if is_so():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it did not happen")


@pytest.mark.parametrize(
    ("name", "options"),
    # who is on turn has to follow suit; in a window only who holds the same card may react
    [(GAME, {}), ("pesten", {"mismatch": "strict"})],
)
def test_what_bots_hold_changes_nothing_in_what_is_done_for_them(
    name: str, options: dict[str, bounds.Value], tmp_path: Path
) -> None:
    """The person's view leaves first, then every bot that decides is told, choice or not."""
    settings = Settings(pause=60.0, think=0.05)
    done: dict[int, list[Note]] = {}

    async def play(seed: int, store: Store) -> None:
        table, person = one_person_dealt(name, options, f"deal{seed}")
        deal_bots_anew(table, person, seed)
        notes: list[Note] = []
        thinkers = Noted(notes)
        room = Room(table, store, thinkers, settings, Metrics())
        line = Watching(table.seats[person].token, notes)
        room.audience.connections.add(line)
        try:
            room.carry_out(line, any_move(table, person))
            await until(lambda: bool(thinkers.begun))
            state = table.playing()
            bots = [seat for seat in state.to_act() if seat != person]
            deciding = bots if room.window is not None else bots[:1]
            kinds = [note[0] for note in notes]
            assert kinds == ["sent", "sent"] + ["told"] * len(deciding)  # ack, view
            assert [*room.minds.thoughts] == deciding
            with_choice = sum(len(state.legal_moves(seat)) > 1 for seat in deciding)
            assert done.setdefault(with_choice, notes) == notes
        finally:
            await room.close()
            thinkers.close()

    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        wait_for_outside(lambda: store.committing)
        try:
            for seed in range(40):
                await play(seed, store)
        finally:
            store.close()

    run_by_clock(run())
    assert len(done) > 1, "the deals do not differ in who has a choice"
    one, *others = done.values()
    assert all(other == one for other in others)


def test_what_was_told_before_is_not_made_again() -> None:
    """Whenever a seat is told its story, only tables are recorded that have come since."""
    table = bots_dealt(*["search"] * 4, game="pesten")
    known: dict[int, str] = {}
    longest, since = 0, 1  # the deal
    for number in range(400):
        if table.over:
            break
        table.apply(table.line(bot := table.next_bot(), table.bot_choice(bot)))
        since += 1
        if number % 3:
            continue
        riddle = table.riddle(0)
        assert riddle is not None
        tables = records(riddle)
        assert len(tables.keys() - known.keys()) <= since
        sent = sum(map(len, tables.values()))
        assert len(pickle.dumps(riddle)) < 1.3 * sent + 1000
        known.update(tables)
        longest = max(longest, len(riddle.steps))
        since = 0
    assert longest > 60


def test_nothing_is_moved_for_somebody_who_takes_his_seat_back(tmp_path: Path) -> None:
    """In a window a bot has begun to think for a seat; then its owner comes back."""

    async def run() -> None:
        table, host = one_person_dealt("pesten", {})
        back, again = [seat for seat in range(4) if seat != host][:2]
        for seat in (back, again):
            table.apply(Sat(seat, Seat("Bram", hash_of(f"t{seat}"), bot="search")))
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        wait_for_outside(lambda: store.committing)
        thinkers = Noted([])
        settings = Settings(pause=0.5, windows=0.1, think=0.05)
        room = Room(table, store, thinkers, settings, Metrics())
        lines = [Watching(table.seats[seat].token, []) for seat in range(4)]
        room.enter(lines[host])
        try:
            room.carry_out(lines[host], any_move(table, host))
            await until(lambda: {back, again} <= room.minds.thoughts.keys())
            window, begun = room.window, dict(thinkers.begun)
            assert window is not None
            state = table.playing()
            before = len(table.played().moves)
            room.carry_out(lines[back], commands.TakeBack())
            room.carry_out(lines[again], commands.TakeBack())
            room.carry_out(lines[host], commands.HandOver(seat=again, level="search"))
            await until(lambda: thinkers.begun[again] is not begun[again])
            assert begun[back].cancelled()
            assert begun[again].cancelled()
            assert back not in room.minds.thoughts
            assert back in window.persons
            expected = state.write(state.reflex(back, eager=False))
            await until(lambda: room.window is not window)
            assert (back, expected) in table.played().moves[before:]
        finally:
            await room.close()
            thinkers.close()
            store.close()

    run_by_clock(run())


def test_bots_that_search_move_when_their_time_is_over_and_no_sooner(tmp_path: Path) -> None:
    moments: list[float] = []

    async def run() -> None:
        settings = Settings(pause=0.01, think=0.3)
        table, person = one_person_dealt(GAME, {})
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        wait_for_outside(lambda: store.committing)
        thinkers = Noted([])
        room = Room(table, store, thinkers, settings, Metrics())
        line = Watching(table.seats[person].token, [])
        room.enter(line)
        try:
            room.carry_out(line, any_move(table, person))
            for made in range(1, 5):
                await until(functools.partial(has_moved, table, made))
                moments.append(room.loop.time())
                for thought in thinkers.begun.values():
                    if not thought.done():
                        thought.set_result(None)  # found at once: that does not hasten it
        finally:
            await room.close()
            thinkers.close()
            store.close()

    run_by_clock(run())
    waits = [after - before for before, after in pairwise(moments)]
    assert waits == pytest.approx([0.3 + LEEWAY] * 3, abs=0.01)


def test_one_person_among_searching_bots(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", THINKING) as server:
        anna = Person(server.port)
        with connected(anna):
            anna.make(GAME, 3, bots=["search", "search"], start=True).connect().hear_until("view")
            moved = 0
            while moved < 6:
                if anna.moves():
                    anna.hear_view_after(anna.play(anna.moves()[0])["seq"])
                else:
                    anna.hear_view_after(anna.view["seq"] + 1)
                    moved += 1


def test_other_tables_come_between_the_plans_of_two_bots() -> None:
    table = bots_dealt("rule", "rule", "rule", "rule", game="pesten")
    failed: list[str] = []
    minds = Minds(table, ThinkingWorkers(THINKING), lambda what, _error: failed.append(what))
    while len(table.playing().to_act()) < 2:
        play_on(table, 1)
    question = (table.playing().questions or [])[-1]
    window = Window(table, question, 9.0)
    for planned, asked in enumerate(question.pending(), 1):
        more = minds.let_think(window, 9.0, 0.0)
        assert [*minds.plans][-1] == asked
        assert (len(minds.plans), more) == (planned, planned < len(question.pending()))
    assert not minds.let_think(window, 9.0, 0.0)
    assert not failed
