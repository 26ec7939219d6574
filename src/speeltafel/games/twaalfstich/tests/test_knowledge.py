"""Who knows what in 12er Stich: what is told, shown and imagined."""

import random
from collections import Counter

import pytest

from speeltafel.engine.chance import fast
from speeltafel.engine.events import EVERYONE, GALLERY, UNSEEN, only
from speeltafel.games.twaalfstich import GAME
from speeltafel.games.twaalfstich.state import Twaalfstich
from speeltafel.games.twaalfstich.tests.scribe import (
    NAMES,
    SEATS,
    Situation,
    any_options,
    deal,
    match,
    phase,
    placed,
)


def test_12_draw_01_a_draw_is_seen_by_the_drawer_alone() -> None:
    private = Counter[str]()
    for seed in range(8):
        state = deal(4, seed)
        rng = random.Random(seed)
        events = state.take_events()
        while state.to_act():
            for event in events:
                if event.kind in ("drew", "hand"):
                    assert event.audience == only(event.seat)
                    for viewer in (*range(4), GALLERY):
                        shown = UNSEEN not in event.seen_by(viewer).cards
                        assert shown == (viewer == event.seat)
                    private[event.kind] += 1
                else:
                    assert event.audience == EVERYONE
            move = rng.choice(state.legal_moves(state.turn))
            state.submit(state.turn, move)
            events = state.take_events()
    assert private["drew"] > 50


def test_12_deal_02_a_projection_shows_one_hand_and_no_stock() -> None:
    """Invariant 12."""
    for seed in range(3):
        for state, _ in match(4, seed, {"maxRounds": 5, "profRule": True}):
            for viewer in (*range(4), GALLERY):
                seen = state.seen_by(viewer)
                assert isinstance(seen, Twaalfstich)
                assert set(seen.stock) <= {UNSEEN}
                assert seen.open == state.open
                assert seen.tricks == state.tricks
                for seat in range(4):
                    mine = seat == viewer
                    assert seen.hands[seat] == (
                        state.hands[seat] if mine else [UNSEEN] * len(state.hands[seat])
                    )
                drawer = viewer == state.turn
                assert seen.drawn == (state.drawn if drawer else [UNSEEN] * len(state.drawn))


def test_12_amb_29_nobody_else_can_tell_that_a_draw_is_due() -> None:
    """A hand that fits and one that does not look the same until the player acts."""
    common = {"turn": "A", "open": "z5", "stuck": "-1 -1 -1"}
    others = {"B": "z1 z2 r3", "C": "z3 z4 r1"}
    must_draw = placed(**common, hand={"A": "r6 r7 r8", **others}, stock="z9 rest")
    can_play = placed(**common, hand={"A": "r5 r7 z9", **others}, stock="r6 rest")
    assert verbs(must_draw) == {"draw"}
    assert verbs(can_play) == {"play"}
    for viewer in (1, 2, GALLERY):
        one, two = must_draw.seen_by(viewer), can_play.seen_by(viewer)
        assert one.record() == two.record()
        assert GAME.view(one) == GAME.view(two)
    assert GAME.view(must_draw.seen_by(0)).prompt.id == "prompt-draw"


def test_12_amb_29_no_projection_ever_tells_that_a_draw_is_due() -> None:
    due = 0
    for seed in range(5):
        for state, _ in match(4, seed, {"maxRounds": 5}):
            due += verbs(state) == {"draw"}
            assert phase(state) == ("turn" if verbs(state) == {"draw"} else phase(state))
            for viewer in (*range(4), GALLERY):
                assert phase(state.seen_by(viewer)) == phase(state)
    assert due > 50


def verbs(state: Twaalfstich) -> set[str]:
    return {move.verb for move in state.legal_moves(state.turn)}


@pytest.mark.parametrize("players", SEATS)
def test_12_draw_01_what_a_hand_was_seen_to_lack_is_not_imagined_in_it(players: int) -> None:
    """Imagined states keep to what draws and passes have shown; the true state always does."""
    lacking = 0
    for seed in range(3):
        options = any_options(random.Random(50 + seed), players)
        for number, (state, scribe) in enumerate(match(players, seed, options)):
            admits_the_truth(state)
            if number % 3:
                continue
            for viewer in (*range(players), GALLERY):
                seen = state.seen_by(viewer)
                full = seen.imagined(fast(number))
                assert isinstance(full, Twaalfstich)
                assert full.faults() == []
                assert full.seen_by(viewer).record() == seen.record()
                for seat, situation in scribe.lacks.items():
                    assert not any(map(situation.fits, full.hands[seat]))
                    lacking += 1
                if state.ending:
                    continue
                now = scribe.situation(state.turn)
                assert all(map(now.fits, full.drawn))
                if not state.stock and phase(state) == "turn":
                    assert any(map(now.fits, full.hands[state.turn]))
    assert lacking > 100


def admits_the_truth(state: Twaalfstich) -> None:
    """No knowledge speaks against the cards that are really there."""
    for zone in state.zones():
        assert all(state.may_hold(zone, 1, card) for card in zone.cards)
        if zone.cards and zone.name == "hand":
            assert any(state.may_hold(zone, 0, card) for card in zone.cards)


def test_12_draw_01_passing_on_an_empty_stock_shows_what_a_hand_lacks() -> None:
    state = placed(
        turn="A",
        open="z8",
        hand={"A": "z2 z9", "B": "z3 r12", "C": "z1 r5"},
        stock="",
        tricks={"B": "rest"},
    )
    state.submit(0, state.read(0, "play z2"))
    assert state.turn == 2
    for seed in range(30):
        full = state.seen_by(0).imagined(fast(seed))
        assert isinstance(full, Twaalfstich)
        # B passed on 10, C did not pass; only these four cards are unseen
        assert [NAMES[card] for card in full.hands[1]] == ["z3", "r12"]


def test_12_amb_02_a_kept_card_is_not_held_against_the_hand() -> None:
    """B drew because nothing fitted, but kept a card that did."""
    state = placed(turn="B", open="z9", hand={"B": "z4 z5"}, stock="r9 rest")
    for text in ("draw", "keep"):
        state.submit(1, state.read(1, text))
    fitting = 0
    situation = Situation((NAMES.index("z9"),), "z", True)
    for seed in range(50):
        full = state.seen_by(0).imagined(fast(seed))
        assert isinstance(full, Twaalfstich)
        fitting += any(map(situation.fits, full.hands[1]))
    assert fitting > 0
