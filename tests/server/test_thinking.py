"""Bots that search at a table: in processes of their own, from their seat's story, in time."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from time import monotonic

import speeltafel
from speeltafel.bots import Stories
from speeltafel.bots.retelling import Told, told
from speeltafel.engine.chance import fast
from speeltafel.engine.state import State
from speeltafel.server.authority import Begun, Founding, Line, Sat, Seat, Table, found
from speeltafel.server.metrics import Metrics
from speeltafel.server.room import Room
from speeltafel.server.settings import Settings
from speeltafel.server.store import Store
from speeltafel.server.thinking import LEEWAY, Thinkers, answer
from tests.server.people import QUICK, Person, Server, connected

GAME = "twaalfstich"
THINKING = replace(QUICK, think=0.1, thinkers=1)


def riddle(seed: int = 1) -> tuple[State, Told]:
    """A position with a choice, and what its seat knows of it."""
    game = speeltafel.game(GAME)
    state = game.deal(3, seed)
    stories = Stories(range(3))
    stories.note(state, state.events)
    chance = fast(seed)
    while len(state.legal_moves(state.turn)) < 2:
        seat = state.turn
        state.play(seat, game.heuristic(state.seen_by(seat), seat, chance))
        stories.note(state, state.events)
    story = stories.of(state.turn)
    assert story is not None
    return state, told(story)


def test_another_process_finds_a_legal_move_and_ends_with_us() -> None:
    state, problem = riddle()

    async def think() -> str | None:
        thinkers = Thinkers(Settings(think=0.05, thinkers=1))
        try:
            # the process has to start
            first = await thinkers.begin(GAME, "search", problem, 1, 9.0)
            return await thinkers.begin(GAME, "search", problem, 1, 0.05 + LEEWAY) or first
        finally:
            thinkers.close()

    text = asyncio.run(think())
    assert text is not None
    assert state.why_not(state.turn, state.read(state.turn, text)) is None


def test_whoever_comes_too_late_does_not_begin() -> None:
    _, problem = riddle()
    assert answer(GAME, "search", problem, 1, 0.05, monotonic() - 1) is None
    assert answer(GAME, "search", problem, 1, 0.05, monotonic() + 9) is not None


def table_with(*levels: str) -> Table:
    table = found("abc", speeltafel.game(GAME), len(levels), {})
    for number, level in enumerate(levels):
        table.apply(Sat(number, Seat(bot=level)))
    table.apply(Begun())
    return table


def test_only_searching_seats_have_a_story_and_a_new_one_catches_up() -> None:
    table = table_with("search", "rule", "easy")
    for _ in range(9):
        table.apply(table.bot_move(table.next_bot()))
    assert [*table.stories.of_seat] == [0]
    table.apply(Sat(1, Seat(bot="search")))
    late = table.stories.of(1)
    early = table_with("search", "search", "easy")
    early.founding = table.founding
    early.apply(Begun())
    for seat, move in table.played().moves:
        early.apply(Line(0, seat, move))
    there = early.stories.of(1)
    assert late is not None
    assert there is not None
    assert late.steps
    assert told(late) == told(there)
    table.apply(Sat(1, Seat(bot="rule")))
    assert [*table.stories.of_seat] == [0]


def test_a_searching_bot_without_a_thought_plays_by_rules_of_thumb() -> None:
    table = table_with("search", "search", "search")
    for _ in range(30):
        table.apply(table.bot_move(table.next_bot()))
    assert len(table.played().moves) == 30


def test_searching_bots_think_while_a_reaction_window_is_open(tmp_path: Path) -> None:
    settings = Settings(pause=0.6, think=0.05, thinkers=1)
    table = Table(
        Founding("abc", speeltafel.game("pesten"), 3, {}, bytes(32)),
        [Seat(bot="search") for _ in range(3)],
    )
    answered = 0

    async def run() -> None:
        nonlocal answered
        store = Store(str(tmp_path / "tables.db"), Metrics())
        store.open()
        thinkers = Thinkers(settings)
        room = Room(table, store, thinkers, settings, Metrics())
        try:
            # the first process has to start before there is anything to think of
            await asyncio.wrap_future(thinkers.wake().submit(int))
            await room.do(table.start)
            for _ in range(200):
                await asyncio.sleep(0.1)
                state = table.playing()
                if table.over or answered >= 3:
                    return
                if room.window is None:
                    continue
                before = len(table.played().moves)
                window = room.window
                asked = {s for s in window.question.pending() if len(state.legal_moves(s)) > 1}
                thoughts = dict(room.thoughts)
                assert thoughts.keys() == asked
                while room.window is window:
                    await asyncio.sleep(0.01)
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

    asyncio.run(asyncio.wait_for(run(), 60))
    assert answered


def test_one_person_among_searching_bots(tmp_path: Path) -> None:
    """Bots answer no sooner than they may, whatever they hold, and no table is held up."""
    with Server(tmp_path / "tables.db", THINKING) as server:
        anna = Person(server.port)
        with connected(anna):
            anna.make(GAME, 3, bots=["search", "search"], start=True).connect().hear_until("view")
            gaps = []
            moved = 0
            while moved < 6:
                if anna.moves():
                    anna.hear_view_after(anna.play(anna.moves()[0])["seq"])
                    continue
                before = time.monotonic()
                seq = anna.view.get("seq", 0)
                while anna.view.get("seq", 0) == seq:
                    anna.hear()
                gaps.append(time.monotonic() - before)
                moved += 1
            # the first may have begun before we looked
            assert sorted(gaps)[1] > 0.6 * (THINKING.think + LEEWAY)
