"""The search that is fair, and the one with open cards."""

import speeltafel
from speeltafel.bots import bot
from speeltafel.bots.search import Budget
from speeltafel.engine.chance import fast
from speeltafel.lab.playing.yardstick import cheating


def test_who_cheats_sees_the_cards_and_a_fair_one_does_not() -> None:
    """Other hands that the seat cannot see change nothing for the fair one."""
    game = speeltafel.game("twaalfstich")
    budget = Budget(worlds=8)
    cheat, search = cheating(game, budget), bot(game, "search", budget)
    state = game.deal(3, 4, quiet=True)
    seat = state.to_act()[0]
    others = [state.seen_by(seat).imagined(fast(n)) for n in range(1, 12)]
    fair = {search(other.seen_by(seat), seat, fast(9), None) for other in others}
    open_cards = {cheat(other, seat, fast(9)) for other in others}
    assert len(fair) == 1
    assert len(open_cards) > 1


def test_cheating_leaves_the_table_as_it_is() -> None:
    game = speeltafel.game("edden")
    state = game.deal(3, 4)
    before = state.record()
    seat = state.to_act()[0]
    move = cheating(game, Budget(worlds=4))(state, seat, fast(1))
    assert state.record() == before
    assert move in state.legal_moves(seat)
