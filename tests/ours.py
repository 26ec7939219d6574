"""The games that the product brings: they have courses, puzzles, boxes, which no game has to have.

Whatever is asked of every game is asked of `speeltafel.all_games()`, where a newcomer's is as well.
"""

import pytest

import speeltafel

NAMES = ("boot-op-stoom", "edden", "pesten", "pietenpoker", "twaalfstich")
GAMES = [speeltafel.game(name) for name in NAMES]
EACH = pytest.mark.parametrize("game", GAMES, ids=NAMES)
EACH_NAME = pytest.mark.parametrize("name", NAMES)
