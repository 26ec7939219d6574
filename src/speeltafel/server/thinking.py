"""Bots that search, and coaches, think in processes of their own, so that no table waits for them.

What is sent there is the story of a seat and nothing else. A thought that is not ready when
the bot has to move is dropped, and the bot moves by rules of thumb: it is never late.
"""

import asyncio
import os
from time import monotonic

from speeltafel.bots import bot
from speeltafel.bots.coaching import mistake, thought
from speeltafel.bots.retelling import Told, retold
from speeltafel.bots.search import Budget
from speeltafel.engine.advice import Advice, advice
from speeltafel.engine.chance import fast
from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import Projection
from speeltafel.engine.view import MoveView, Said, attempt
from speeltafel.server.matches import story_of
from speeltafel.server.settings import Settings
from speeltafel.server.workers import Workers
from speeltafel.table import wire
from speeltafel.table.match import Match

LEEWAY = 0.15
"""Seconds to send a story and its answer; before a move there is at least so much time more."""
SHORTEST = 0.01
"""With less time than this a search is not worth while."""
LONGEST_START = 60.0
"""Seconds within which a process is ready."""
LONGEST_RECALL = 60.0
"""Seconds within which a match is played through again."""
DEEP = 1.0
"""Seconds for which a coach tries out what would be best, or whether something was a mistake."""
LONGEST_TIP = 5.0
"""Seconds within which a coach has an answer."""
THOUGHTFUL, PATIENT = 5, 19
"""How far both stand back for the tables: a thought has its moment, a copy has time."""
RECALLS = 8
"""So many may wait; who comes then knows what it sees from now on."""


class ThinkingWorkers:
    """Processes for thoughts, and one clerk for what has more time."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.think
        self.workers = Workers(settings.thinkers or max(1, (os.cpu_count() or 1) - 1), THOUGHTFUL)
        self.clerk = Workers(1, PATIENT)
        self.awake = False
        self.prepared: set[str] = set()
        """The games that the processes have loaded for a coach."""

    def wake(self) -> None:
        """Start the processes, so that they are ready when the first move is asked for."""
        if not self.awake:
            self.awake = True
            for _ in self.workers.workers:
                self.workers.begin(os.getpid, within=LONGEST_START)

    def begin(
        self, game: str, level: str, told: Told, seed: int, within: float
    ) -> asyncio.Future[str | None]:
        """Begin to think about a seat's move; the answer is its notation, or None if too late."""
        until = monotonic() + within - LEEWAY / 2
        job = (game, level, told, seed, self.seconds, until)
        return self.workers.begin(answer, *job, within=within)

    def prepare(self, game: str) -> None:
        """Have every process load a game, so that the first tip takes no longer than others."""
        if game not in self.prepared:
            self.prepared.add(game)
            self.awake = True
            for _ in self.workers.workers:
                self.workers.begin(ready, game, within=LONGEST_START)
            self.clerk.begin(ready, game, within=LONGEST_START)

    def advise(
        self, game: str, told: Told, own_id: str, seq: int, deep: bool
    ) -> asyncio.Future[wire.Tipped]:
        """Begin to look for a tip for a seat."""
        return self.workers.begin(tip, game, told, own_id, seq, deep, within=LONGEST_TIP)

    def judge(
        self, game: str, told: Told, move: str, seq: int
    ) -> asyncio.Future[wire.Better | None] | None:
        """Begin to judge a seat's move; None when there is no time."""
        if self.clerk.pending >= RECALLS:
            return None
        return self.clerk.begin(judgement, game, told, move, seq, within=LONGEST_TIP)

    def recall(self, match: Match, seat: int) -> asyncio.Future[Told] | None:
        """Have somebody find out what a seat has seen of a match; None when there is no time."""
        if self.clerk.pending >= RECALLS:
            return None
        return self.clerk.begin(story_of, match, seat, within=LONGEST_RECALL)

    def close(self) -> None:
        self.workers.close()
        self.clerk.close()


def answer(
    name: str, level: str, told: Told, seed: int, seconds: float, until: float
) -> str | None:
    """In a thinking process: the move of the seat whose story this is."""
    if until - monotonic() < SHORTEST:
        return None
    game = game_named(name)
    story = retold(game, told)
    assert story.now is not None
    seconds = min(seconds, until - monotonic())
    if seconds < SHORTEST:
        return None
    thinks = bot(game, level, Budget(seconds))
    return story.now.write(thinks(story.now, story.seat, fast(seed), story))


# The coach.


def ready(name: str) -> None:
    """In a thinking process: know the game from now on."""
    game_named(name)


def tip(name: str, told: Told, own_id: str, seq: int, deep: bool) -> wire.Tipped:
    """In a thinking process: what a coach would do in this seat."""
    game = game_named(name)
    story = retold(game, told)
    seen, seat = story.now, story.seat
    assert seen is not None
    if not deep:
        found = advice(game, seen, seat)
        return wire.Tipped(own_id, seq, named(game, seen, found), found.why)
    tried = thought(game, seen, seat, story, Budget(DEEP))
    found = tried.advice
    return wire.Tipped(own_id, seq, named(game, seen, found), found.why, tried.figures)


def judgement(name: str, told: Told, move: str, seq: int) -> wire.Better | None:
    """In a thinking process: what would have been clearly better than a move."""
    game = game_named(name)
    story = retold(game, told)
    seen, seat = story.now, story.seat
    assert seen is not None
    wrong = mistake(game, seen, seat, seen.read(seat, move), story, Budget(DEEP))
    if wrong is None:
        return None
    better = wrong.better
    return wire.Better(seq, named(game, seen, better), better.why, round(100 * wrong.gain))


def named(game: Game, seen: Projection, told: Advice) -> MoveView:
    """The move as the table offers it; where it offers none like it, by its verb."""
    named = attempt(told.move)
    for offered in game.view(seen).moves:
        if offered.attempt == named:
            return offered
    return MoveView(named, Said(f"verb-{told.move.verb}"), told.move.cards)
