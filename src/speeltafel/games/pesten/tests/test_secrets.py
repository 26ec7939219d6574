"""What nobody may learn: bluffs, answers, hands, own numbers, and who sees which card."""

from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import Setting, check_match
from speeltafel.engine.events import EVERYONE, GALLERY, Event, only
from speeltafel.engine.moves import Move
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.view import Attempt
from speeltafel.games.pesten import GAME
from speeltafel.games.pesten.decisions.combination import has_combo
from speeltafel.games.pesten.state import Pesten
from speeltafel.games.pesten.tests.tables import cards, combinations, deal, placed, view


def test_a_bluff_looks_like_any_other_card() -> None:
    table = {"turn": "A", "pile": "h9", "hand": {"A": "sq hq h4", "B": "c5 c6", "C": "d5 d6"}}
    for name in ("sq", "hq"):
        state = placed(3, None, **table)
        labels = {move.attempt: move.label.id for move in view(state, 0).moves}
        said = labels[Attempt("play", cards(name))]
        assert said == ("move-bluff" if name == "sq" else "move-play")
        asked = {move.attempt for move in view(state, 0).moves if move.confirm}
        assert asked == {Attempt("play", cards("sq"))}
        state.submit(0, Move("play", cards(name)))
        assert [event.kind for event in state.take_events()] == ["laid"]
        for seat in (1, 2):
            seen = view(state, seat)
            assert [move.attempt.verb for move in seen.moves] == ["challenge", "ok"]
            assert seen.prompt.id == "prompt-window"
        assert all("bluff" not in name for name in state.fields())


def test_the_window_asks_everybody_alike() -> None:
    """Who holds the same card is asked what the others are asked, and nobody sees an answer."""
    hands = {"A": "h3 h4", "B": "h3 c6", "C": "d5 d6"}
    state = placed(3, None, turn="A", pile="h9", hand=hands)
    state.submit(0, Move("play", cards("h3")))
    assert state.to_act() == (0, 1, 2)
    before = state.seen_by(2).record()
    state.submit(1, Move("jump"))
    assert state.seen_by(2).record() == before
    assert state.seen_by(2).to_act() == (0, 1, 2)
    assert state.seen_by(GALLERY).to_act() == (0, 1, 2)


def test_a_window_opens_and_lasts_the_same_whatever_anybody_holds() -> None:
    """Also for a card that nobody has twice, and for one that is the layer's last but one."""
    told = []
    for other in ("h3 c6", "s3 c6"):
        for laid in ("h3 h4", "h3 d8"):
            hands = {"A": laid, "B": other, "C": "d5 d6"}
            state = placed(3, None, turn="A", pile="h9", hand=hands)
            state.submit(0, Move("play", cards("h3")))
            told.append((view(state, 2), state.seen_by(2).record(), state.window_seconds()))
    assert told[0][2] > 0
    assert told == [told[0]] * 4


def test_why_somebody_cannot_accept_tells_him_alone() -> None:
    """Who has no such card is told so; what others hear of accepting does not hang on it."""
    told = []
    for holder in ("s3 d6", "s4 d6"):
        hands = {"A": "sa h4", "B": "c5 c6", "C": holder}
        state = placed(3, None, turn="A", pile="h9", hand=hands)
        for text in ("offer sa", "want s3", "to all"):
            state.submit(0, state.read(0, text))
        assert (state.why_not(2, Move("accept")) is None) == (holder == "s3 d6")
        refusals = [state.why_not(seat, Move("accept")) for seat in (0, 1)]
        assert all(refusals)
        told.append((refusals, [view(state, seat) for seat in (0, 1)]))
    assert told[0] == told[1]


def test_declining_and_not_having_look_the_same() -> None:
    table = {"turn": "A", "pile": "h9"}
    stories = []
    for holder in ("s3 d6", "s4 d6"):
        state = placed(3, None, **table, hand={"A": "sa h4", "B": "c5 c6", "C": holder})
        for text in ("offer sa", "want s3", "to c"):
            state.submit(0, state.read(0, text))
        state.submit(2, Move("decline"))
        told = [event.seen_by(0).as_list() for event in state.take_events()]
        stories.append((told, state.seen_by(0).record(), view(state, 0)))
    assert stories[0] == stories[1]


def test_an_imagined_own_number_fits_what_was_laid() -> None:
    state = placed(
        3,
        {"ownNumberVisible": False},
        turn="B",
        own={"B": 22},
        pile="h9",
        hand={"B": "c5 d5 ha s6 s8"},
    )
    state.submit(1, Move("combo", cards("c5 d5 ha")))
    imagined = set()
    for seed in range(40):
        full = state.seen_by(0).imagined(fast(seed))
        assert isinstance(full, Pesten)
        imagined.add(full.own[1])
    assert imagined == {11, 22}


def test_what_is_known_of_a_hand_is_not_believed_of_an_imagined_one() -> None:
    """B has no combination, and found out already; with other cards he may have one."""
    state = placed(2, turn="B", own={"B": 9}, pile="h9", hand={"B": "ck dq h5 s10 s6 c2 d8 h7"})
    assert not has_combo(state)
    found = set()
    for seed in range(40):
        full = state.seen_by(0).imagined(fast(seed))
        assert isinstance(full, Pesten)
        found.add(has_combo(full))
        assert has_combo(full) == bool(combinations(full.hands[1], 9))
    assert found == {True, False}


def test_of_a_dealt_hand_nothing_is_taken_for_known() -> None:
    """A is dealt 6-7-8 of diamonds."""
    options = {"decks": "1", "jokersPerDeck": 0, "handSize": 4, "ownNumberRange": [21, 21]}
    state = deal(2, 5954, **options)
    assert (state.turn, state.hands[0]) == (0, [*cards("d6 d7 h7 d8")])
    assert has_combo(state)


def test_gifts_are_seen_by_two() -> None:
    state = placed(
        3,
        {"decks": "1", "mismatch": "strict"},
        turn="A",
        run=6,
        run_by="A",
        pile="d3 d4 d5 s9",
        pot="h3",
        hand={"A": "s3 c7 c8", "B": "rest", "C": "d9 d10"},
    )
    for seat, text in ((0, "play s3"), (0, "give c7"), (1, "give s6")):
        state.submit(seat, state.read(seat, text))
    given = [event for event in state.take_events() if event.kind == "given"]
    assert {event.audience for event in given} == {only(0) | only(2), only(1) | only(2)}
    assert given[0].seen_by(1) != given[0].seen_by(0)


def events_of(state: Pesten, seed: int) -> list[Event]:
    state.quiet = False
    happened = state.take_events()
    play_randomly(state, fast(seed))
    return happened + state.take_events()


def test_every_audience_is_right() -> None:
    """Private cards go to their owners, or to the two of a gift; the rest is for everybody."""
    private = {"hand", "drew", "received"}
    for seed in range(10):
        for event in events_of(deal(4, seed), seed):
            if event.kind in private:
                assert event.audience == only(event.seat)
            elif event.kind != "given":
                assert event.audience == EVERYONE


def test_a_drawn_card_in_a_combination_is_not_told_from_one_that_everybody_knew_of() -> None:
    check_match(GAME, Setting(4, {"doubleTwo": "any", "runDraw": 1}), 765, 10)
