"""What is counted in one game: whole numbers, each under a fact."""

from functools import cache
from typing import NamedTuple


class Fact(NamedTuple):
    """Something that is counted; of which rule, card, kind or seat where there is one of each."""

    what: str
    of: str | int = ""

    def __str__(self) -> str:
        """Its name in tables of data, like `rounds` or `ending:ED-END-02`."""
        return self.what if self.of == "" else f"{self.what}:{self.of}"


Facts = dict[Fact, int]

fact_of = cache(Fact)
"""The same one again: a watch names a hundred in every game."""

GAMES = Fact("games")
"""1 in every game: over it most is counted."""
ROUNDS = Fact("rounds")
DECISIONS = Fact("decisions")
SECONDS = Fact("seconds")
SCORE = Fact("score")
SHARED = Fact("shared")
NOBODY = Fact("nobody")
CAP = Fact("cap")
TEAM_WON = Fact("team-won")
FORCED_DECISIONS = Fact("forced")
FREE_DECISIONS = Fact("free")
CHOICES = Fact("choices")
STARTED = Fact("started")
"""Whether one seat began the game."""
ROWS = Fact("rows")
"""Rounds that everybody took part in."""
TOLD = Fact("told")
"""Whether there was a lead to tell of."""
LEAD_CHANGES = Fact("lead-changes")
HALF_LED = Fact("half-led")
HALF_LEADER_WON = Fact("half-leader-won")
COMEBACK = Fact("comeback")
RUNAWAY = Fact("runaway")
LEFT_OUT = Fact("left-out")
MARGIN = Fact("margin")
MARGINED = Fact("margined")
"""Whether there was a second to be ahead of."""
TENSION = Fact("tension")
"""How undecided the game was at the moments at which that was judged, in parts of WHOLE."""
TENSE = Fact("tense")
"""How many moments these were."""
STAKE = Fact("stake")
"""How much better the best move was than the second best, in parts of WHOLE of a win: the mean over
a sample of a game's decisions."""
STAKED = Fact("staked")
"""Whether there was a decision to sample."""
