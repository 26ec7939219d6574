"""How much decisions matter."""

import speeltafel
from speeltafel.engine.drive import drive
from speeltafel.lab.counting.facts import STAKE, STAKED
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.playing.order import Order
from speeltafel.lab.playing.stakes import Weighing, by_rule_of_thumb, play_stakes

GAME = speeltafel.game("pietenpoker")


def weighed(chosen: list[int], seed: int = 4) -> Weighing:
    found = Weighing(GAME, 3, chosen, seed)
    drive(GAME.deal(3, seed, quiet=not chosen), by_rule_of_thumb(GAME, seed), (found,))
    return found


def test_the_decisions_that_were_chosen_are_weighed_and_change_nothing() -> None:
    counted, some = weighed([]), weighed([0, 5])
    assert counted.free == some.free > 10
    assert not counted.found
    assert len(some.found) == 2
    assert all(-1 <= stake <= 1 for stake in some.found)
    assert some.found == weighed([0, 5]).found


def test_a_game_is_one_observation_of_a_few_decisions() -> None:
    order = Order(GAME.id, 3, 1, {}, seed=2)
    tally = Tally()
    for number in range(12):
        tally.add(play_stakes(order, number))
    assert tally.games == tally.sums[STAKED] == 12
    assert tally.products[STAKE, STAKED] == tally.sums[STAKE] > 0
    assert tally.squares[STAKE] < 12 * WHOLE * WHOLE
    assert play_stakes(order, 3) == play_stakes(order, 3)
