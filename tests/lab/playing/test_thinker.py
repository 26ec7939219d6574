"""The thinker that is fair, and the one that cheats."""

import speeltafel
from speeltafel.lab.playing.thinker import everything, thinker


def test_a_cheating_thinker_sees_the_cards_and_a_fair_one_does_not() -> None:
    """Other hands that the seat cannot see change nothing for the fair thinker."""
    from speeltafel.engine.chance import fast

    game = speeltafel.game("twaalfstich")
    think = thinker(game)
    state = game.deal(3, 4, quiet=True)
    seat = state.to_act()[0]
    others = [state.seen_by(seat).imagined(fast(n)) for n in range(1, 12)]
    fair = {think(other.seen_by(seat), seat, fast(9)) for other in others}
    cheating = {think(everything(other), seat, fast(9)) for other in others}
    assert len(fair) == 1
    assert len(cheating) > 1
