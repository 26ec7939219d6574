"""Bots that search think in processes of their own, so that no table waits for another's bot.

What is sent there is the story of the bot's seat and nothing else. A thought that is not ready when
the bot has to move is dropped, and the bot moves by rules of thumb: it is never late.
"""

import asyncio
import os
from time import monotonic

from speeltafel.bots import bot
from speeltafel.bots.retelling import Told, retold
from speeltafel.bots.search import Budget
from speeltafel.engine.chance import fast
from speeltafel.engine.registry import game as game_named
from speeltafel.server.matches import story_of
from speeltafel.server.settings import Settings
from speeltafel.server.workers import Workers
from speeltafel.table.match import Match

LEEWAY = 0.15
"""Seconds to send a story and its answer; before a move there is at least so much time more."""
SHORTEST = 0.01
"""With less time than this a search is not worth while."""
LONGEST_START = 60.0
"""Seconds within which a process is ready."""
LONGEST_RECALL = 60.0
"""Seconds within which a match is played through again."""
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
