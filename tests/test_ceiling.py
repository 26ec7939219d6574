"""The benchmark of how often Boot op Stoom can be won: its planner plays by the rules."""

from benchmarks.ceiling import play

from speeltafel.games.bootopstoom import GAME
from speeltafel.games.bootopstoom.state import BootOpStoom


def test_the_all_seeing_planner_plays_to_the_end_and_wins_often() -> None:
    won = 0
    for seed in range(12):
        state = GAME.deal(4, seed)
        assert isinstance(state, BootOpStoom)
        play(state)
        won += bool(state.outcome().winners)
    assert won >= 6
