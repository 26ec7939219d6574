"""The coach of a table: asked by whoever sits there, off the loop, and only where one is chosen."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import speeltafel
from speeltafel.bots.retelling import Told, told
from speeltafel.engine.advice import advice
from speeltafel.engine.conformance import redealt
from speeltafel.engine.events import GALLERY
from speeltafel.engine.moves import Move
from speeltafel.engine.view import Attempt, MoveView, Said, attempt
from speeltafel.server.settings import Settings
from speeltafel.server.thinking import ThinkingWorkers, judgement, tip
from speeltafel.table import audience, commands, wire
from speeltafel.table.changes import Begun, Line
from speeltafel.table.coach import Coach, only_now
from speeltafel.table.deciding import decide
from speeltafel.table.match import Match
from speeltafel.table.seats import Seat, Trouble, hash_of
from tests.server.people import Person, Server, connected
from tests.server.tables import table_with

GAME = speeltafel.game("twaalfstich")
ANNA, BRAM = hash_of("anna"), hash_of("bram")


@dataclass
class Thinking:
    """A thought that is ready when the test says so; then it is what a process would find."""

    job: Callable[..., Any]
    arguments: tuple[Any, ...]
    is_cancelled: bool = False
    found: Any = None
    failure: BaseException | None = None
    waiting: list[Callable[[Any], object]] = field(default_factory=list)

    def finish(self, better: Any = None) -> None:
        if not self.is_cancelled:
            self.found = better or self.job(*self.arguments)
        for one in self.waiting:
            one(self)

    def done(self) -> bool:
        return self.found is not None

    def cancel(self) -> bool:
        self.is_cancelled = True
        return True

    def cancelled(self) -> bool:
        return self.is_cancelled

    def result(self) -> Any:
        return self.found

    def exception(self) -> BaseException | None:
        return self.failure

    def add_done_callback(self, told: Callable[[Any], object], /) -> None:
        self.waiting.append(told)


class Thinkers:
    """Who thinks when the test wants it."""

    def __init__(self) -> None:
        self.begun: list[Thinking] = []
        self.ready: list[str] = []

    def wake(self) -> None:
        pass

    def prepare(self, game: str) -> None:
        self.ready.append(game)

    def think(self, job: Callable[..., Any], *arguments: Any) -> Thinking:
        self.begun.append(Thinking(job, arguments))
        return self.begun[-1]

    def advise(self, game: str, told: Told, own_id: str, seq: int, deep: bool) -> Thinking:
        return self.think(tip, game, told, own_id, seq, deep)

    def judge(self, game: str, told: Told, move: str, seq: int) -> Thinking:
        return self.think(judgement, game, told, move, seq)

    def begin(self, game: str, level: str, told: Told, seed: int, within: float) -> Thinking:
        raise NotImplementedError

    def recall(self, match: Match, seat: int) -> None:
        return None


class Lessons:
    """A table with a coach: Anna, a bot and, where there are two people, Bram."""

    def __init__(self, coach: bool = True, people: int = 1) -> None:
        seats = [Seat("Anna", ANNA), Seat(bot="rule"), Seat(bot="rule")]
        if people > 1:
            seats[1] = Seat("Bram", BRAM)
        self.table = table_with(GAME, seats, coach=coach)
        self.table.apply(Begun())
        self.thinkers = Thinkers()
        self.said: list[tuple[int, wire.Report]] = []
        self.tips: list[wire.Tipped | None] = []
        self.failed: list[str] = []
        self.coach = Coach(
            self.table,
            self.thinkers,
            lambda *one: self.said.append(one),
            lambda what, _error: self.failed.append(what),
        )

    def until_anna_chooses(self) -> None:
        while True:
            seat = self.table.playing().to_act()[0]
            if seat == 0 and len(self.table.playing().legal_moves(0)) > 2:
                return
            self.table.apply(self.table.ordinary_move(seat))

    def play(self, move: Move, number: int = 0) -> Line:
        """Anna moves, as the room has it done."""
        line = decide(self.table, ANNA, commands.Play(id=f"m{number}", move=attempt(move)))
        assert isinstance(line, Line)
        then = self.coach.before(line)
        self.table.apply(line)
        if then is not None:
            self.coach.judge(line, then)
        return line


def test_a_tip_is_the_rule_of_thumbs_with_its_reason_as_the_table_offers_it() -> None:
    here = Lessons()
    here.until_anna_chooses()
    here.coach.tip(0, "own", False, here.tips.append)
    assert not here.tips
    here.thinkers.begun[0].finish()
    (found,) = here.tips
    assert found is not None
    state = here.table.playing()
    expected = advice(GAME, state.seen_by(0), 0)
    assert (found.id, found.seq) == ("own", here.table.known(0))
    assert found.move.attempt == attempt(expected.move)
    assert found.move in audience.view(here.table, 0).table.moves
    assert found.why == expected.why
    assert found.figures is None


def test_nothing_but_what_the_seat_has_seen_leaves_the_table() -> None:
    """At another table that Anna cannot tell from this one, the same is thought about."""
    here = Lessons()
    here.until_anna_chooses()
    story = here.table.stories.of(0)
    assert story is not None
    other = redealt(here.table.playing(), 0, random.Random(5))
    assert other.record() != here.table.playing().record()
    assert only_now(story).now == other.seen_by(0).record()
    assert told(story).now == other.seen_by(0).record()


def test_who_has_no_coach_no_turn_or_no_seat_gets_no_tip() -> None:
    without = Lessons(coach=False)
    without.until_anna_chooses()
    with pytest.raises(Trouble, match="trouble-no-coach"):
        without.coach.tip(0, "a", False, without.tips.append)
    without.coach.prepare()
    assert not without.thinkers.ready
    here = Lessons()
    here.coach.prepare()
    assert here.thinkers.ready == [GAME.id]
    here.until_anna_chooses()
    for seat in (1, GALLERY):
        with pytest.raises(Trouble, match="trouble-not-now"):
            here.coach.tip(seat, "a", False, here.tips.append)
    assert not here.thinkers.begun


def test_who_asks_again_is_answered_once_more_and_the_first_question_is_dropped() -> None:
    here = Lessons()
    here.until_anna_chooses()
    for own_id in ("a", "b"):
        here.coach.tip(0, own_id, False, here.tips.append)
    first, second = here.thinkers.begun
    assert first.is_cancelled
    first.finish()
    second.finish()
    assert here.tips[0] is None
    assert here.tips[1] is not None
    assert here.tips[1].id == "b"


def test_a_thought_that_failed_is_no_tip() -> None:
    here = Lessons()
    here.until_anna_chooses()
    here.coach.tip(0, "a", False, here.tips.append)
    here.thinkers.begun[0].failure = OSError("gone")
    here.thinkers.begun[0].finish(better="nothing")
    assert here.tips == [None]


def better_than(line: Line) -> wire.Better:
    better = MoveView(Attempt("play", (0,)), Said("move-play"))
    return wire.Better(line.seq, better, Said("why-out"), 9)


def test_after_a_clear_mistake_one_person_is_told_and_may_take_it_back() -> None:
    here = Lessons()
    here.until_anna_chooses()
    before = here.table.playing().record()
    line = here.play(here.table.playing().legal_moves(0)[0])
    (thought,) = here.thinkers.begun
    thought.finish(better_than(line))
    assert here.said == [(0, better_than(line))]
    assert audience.view(here.table, 0).undo
    back = decide(here.table, ANNA, commands.Undo(agree=True))
    assert isinstance(back, Line), "alone among bots nobody has to agree"
    here.table.apply(back)
    assert here.table.playing().record() == before
    assert here.table.stories.of(0) is not None


def test_a_judgement_that_comes_too_late_is_kept_to_oneself() -> None:
    here = Lessons()
    here.until_anna_chooses()
    first = here.play(here.table.playing().legal_moves(0)[0])
    here.until_anna_chooses()
    here.play(here.table.playing().legal_moves(0)[0], 1)
    assert here.thinkers.begun[0].is_cancelled
    here.thinkers.begun[0].finish(better_than(first))
    assert not here.said


def test_bots_moves_and_tables_without_a_coach_are_not_judged() -> None:
    here = Lessons()
    here.until_anna_chooses()
    assert here.coach.before(here.table.ordinary_move(0)) is None
    without = Lessons(coach=False)
    without.until_anna_chooses()
    without.play(without.table.playing().legal_moves(0)[0])
    assert not without.thinkers.begun
    assert without.table.stories.of(0) is None


def test_everybody_alike_has_the_coach_and_sees_that_it_is_there() -> None:
    here = Lessons(people=2)
    assert {0, 1} == {*here.table.stories.of_seat}
    for viewer in (0, 1, GALLERY):
        assert audience.lobby(here.table, viewer).coach


def test_the_host_chooses_before_the_start() -> None:
    table = table_with(GAME, [Seat("Anna", ANNA), Seat("Bram", BRAM), Seat(bot="rule")])
    order = commands.Arrange(players=3, options={}, coach=True)
    with pytest.raises(Trouble, match="trouble-not-host"):
        decide(table, BRAM, order)
    table.apply(decide(table, ANNA, order))
    assert table.founding.coach
    table.apply(decide(table, ANNA, commands.Arrange(players=3, options={})))
    assert not table.founding.coach


def test_processes_find_tips_and_mistakes() -> None:
    here = Lessons()
    here.until_anna_chooses()
    story = here.table.stories.of(0)
    assert story is not None
    state = here.table.playing()
    made = advice(GAME, state.seen_by(0), 0).move
    own = state.write(made)

    async def ask() -> None:
        thinkers = ThinkingWorkers(Settings(thinkers=1))
        try:
            thinkers.prepare(GAME.id)
            plain = await thinkers.advise(GAME.id, only_now(story), "a", 7, False)
            assert (plain.id, plain.seq, plain.move.attempt) == ("a", 7, attempt(made))
            deep = await thinkers.advise(GAME.id, told(story), "b", 7, True)
            assert deep.figures is not None
            assert deep.figures.facts["worlds"] > 0
            judged = thinkers.judge(GAME.id, told(story), own, 8)
            assert judged is not None
            assert await judged is None
        finally:
            thinkers.close()

    asyncio.run(ask())


def test_a_coach_is_asked_over_the_wire_and_is_there_after_a_restart(tmp_path: Path) -> None:
    bots = ["rule", "rule"]
    with Server(tmp_path / "tables.db") as server:
        anna, plain = Person(server.port), Person(server.port)
        anna.make(GAME.id, 3, bots=bots, start=True, coach=True)
        with connected(anna):
            anna.connect()
            while not anna.moves():
                anna.hear_until("view")
            assert anna.lobby["coach"]
            anna.send("tip", id="a")
            found = anna.hear_until("tipped", "trouble")
            assert found["id"] == "a"
            assert found["move"]["attempt"] in anna.moves()
            assert found["why"]["id"].startswith("why-")
        plain.make(GAME.id, 3, bots=bots, start=True)
        with connected(plain):
            plain.connect()
            plain.send("tip", id="a")
            assert plain.hear_until("tipped", "trouble")["why"] == "trouble-no-coach"
    with Server(tmp_path / "tables.db") as server:
        for person, coach in ((anna, True), (plain, False)):
            person.port = server.port
            assert person.request("GET", f"/api/tables/{person.code}").json()["coach"] == coach
