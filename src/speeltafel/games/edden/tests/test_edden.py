"""What scenarios and the model cannot say of Edden: numbers, chance, events and knowledge.

Cards are judged here by their names alone, so that nothing is checked against itself.
"""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.lockstep import Bout, Match

from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import Setting
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY, UNSEEN
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.positions import place
from speeltafel.games.edden import GAME
from speeltafel.games.edden.cards import hand_points
from speeltafel.games.edden.players.prospects import prospects
from speeltafel.games.edden.rules_groups import PAIRS, RUNS, SINGLES, TRIPLES
from speeltafel.games.edden.state import DISCARD, SHOWN, TAKE, Edden
from speeltafel.games.edden.tests.model import Model
from speeltafel.games.edden.tests.scribe import (
    NAMES,
    SEATS,
    any_options,
    deal,
    match,
    placed,
    points,
    some_move,
)

# Cards and chance.


def test_ed_prep_01_the_deck_of_the_specification() -> None:
    counts = dict(zip(NAMES, GAME.deck({"decks": "auto", "jokersPerDeck": 2}, 4), strict=True))
    ranks = ["a", "j", "q", "k", *map(str, range(2, 11))]
    assert counts == {f"{s}{r}": 1 for s in "hcsd" for r in ranks} | {"x": 2}
    assert sum(counts.values()) == 54


@pytest.mark.parametrize(("players", "cards", "worth"), [(3, 54, 338), (4, 54, 338), (5, 108, 676)])
def test_ed_pts_01_one_deck_is_worth_338(players: int, cards: int, worth: int) -> None:
    deck = deal(players).house.deck
    assert len(deck) == cards
    assert hand_points(deck) == points(deck) == worth
    assert all(hand_points([card]) == points([card]) for card in deck)


@pytest.mark.parametrize("players", SEATS)
def test_ed_amb_37_the_smallest_deck_is_enough(players: int) -> None:
    state = deal(players, decks="1", jokersPerDeck=0)
    assert sum(state.setup.counts) >= 5 * players + 2
    assert len(state.stock) >= 2


def test_ed_amb_27_copies_are_interchangeable() -> None:
    assert GAME.notation.read("discard x.12 h7.3") == GAME.notation.read("discard h7 x")
    for text in ("take h7.4", "take x.13", "take h1", "take h11"):
        with pytest.raises(BadInput):
            GAME.notation.read(text)


@pytest.mark.parametrize("players", [3, 4, 7])
def test_ed_amb_17_the_first_dealer_is_random(players: int) -> None:
    dealers: Counter[int] = Counter()
    for seed in range(300 * players):
        state = deal(players, seed)
        dealers[state.dealer] += 1
        assert state.turn == (state.dealer + 1) % players
    assert all(abs(dealers[seat] - 300) < 75 for seat in range(players))


def test_ed_prep_01_every_round_is_dealt_from_all_cards() -> None:
    deals = set()
    for state, _ in match(4, 9, {"maxRounds": 12}):
        if not state.turns and not state.laid:
            everything = [card for hand in state.hands for card in hand] + state.stock
            assert sorted(everything) == state.house.deck
            deals.add(tuple(everything))
    assert len(deals) == state.round > 5


# Legal moves.


def test_ed_set_01_ed_run_01_all_groups_of_the_rules() -> None:
    """53 single cards, 131 pairs, 261 triples and 144 runs."""
    model = Model(deal(3))
    moves = [move for move in [*SINGLES, *PAIRS, *TRIPLES, *RUNS.values()] if move.cards]
    assert Counter(len(move.cards) for move in moves) == {1: 53, 2: 131, 3: 261, 4: 144}
    assert len(set(moves)) == len(moves)
    assert all(model.may_go_together(tuple(NAMES[card] for card in move.cards)) for move in moves)


hands = st.lists(st.integers(0, len(NAMES) - 1), min_size=1, max_size=5)
low_hands = st.lists(st.integers(4, 27), min_size=4, max_size=5)


@given(hands | low_hands, st.booleans(), st.booleans(), st.integers(1, 50))
def test_ed_set_02_ed_run_02_ed_amb_20_the_model_lists_the_same_discards(
    hand: list[int], sets: bool, runs: bool, call_below: int
) -> None:
    options: dict[str, object] = {"pairsTriples": sets, "fourRun": runs, "callBelow": call_below}
    state = deal(3, 0, decks="3", jokersPerDeck=4, **options)
    state.hands[state.turn] = sorted(hand)
    moves = state.legal_moves(state.turn)
    assert {state.write(move) for move in moves} == Model(state).legal(state.turn)
    assert len(set(moves)) == len(moves)
    for size in range(1, 6):
        for cards in combinations(sorted(hand), size):
            move = Move("discard", cards)
            assert (state.why_not(state.turn, move) is None) == (move in moves)


def test_ed_call_01_the_refusal_names_the_points_and_the_limit() -> None:
    state = placed(3, turn="A", hand={"A": "h4 d5"})
    refusal = state.why_not(0, Move("call"))
    assert refusal is not None
    assert refusal.facts == {"points": 9, "limit": 7}


# Whole games.


def test_a_scribe_who_only_listens_knows_the_whole_table() -> None:
    """Every assertion of the scribe, over games under all kinds of options."""
    happened: Counter[str] = Counter()
    for seed in range(240):
        players = SEATS[seed % len(SEATS)]
        *_, (_, scribe) = match(players, seed, any_options(random.Random(seed), players))
        happened += scribe.happened
    never = {"passed", "nothing-left"}  # ED-AMB-29
    assert set(happened) == {kind.removeprefix("event-") for kind in told()} - never


def told() -> set[str]:
    """The kinds of events that have a text."""
    text = (GAME.folder / "text" / "en.ftl").read_text("utf-8")
    return {line.split(" ")[0] for line in text.splitlines() if line.startswith("event-")}


def test_ed_amb_08_the_extra_rules_meet_under_birth_years_of_all_kinds() -> None:
    """The shared lockstep knows one birth year for all; here everybody has another, or none."""
    met: Counter[str] = Counter()
    for seed in range(150):
        rng = random.Random(seed)
        players = rng.choice(SEATS)
        options = any_options(rng, players) | {"ruleBirthYear": True, "maxRounds": 2}
        met += Match(GAME, Bout(seed, Setting(players, options))).play().met
    assert met["ED-YEAR-01"] > 50
    assert met["ED-69-01"] > 20
    assert met["ED-AMB-08"] > 20


@pytest.mark.parametrize("players", SEATS)
def test_invariants_hold_after_every_move(players: int) -> None:
    """Section 6 of the specification, over games with options of chance and leavers."""
    for seed in range(40):
        rng = random.Random(1000 * players + seed)
        options = any_options(rng, players)
        options["maxRounds"] = rng.randint(1, 3)
        state = deal(players, seed, **options)
        while state.to_act():
            before = state.copy()
            if rng.random() < 0.005:
                state.leave(rng.choice(state.seats_in()))
            else:
                state.play(state.turn, some_move(state, rng))
            assert not state.faults()
            assert not state.broken_since(before)
        assert state.ending in GAME.rules


def test_ed_amb_29_with_the_smallest_deck_there_is_always_a_card_to_take() -> None:
    for seed in range(15):
        options: dict[str, object] = {"decks": "1", "jokersPerDeck": 0, "maxRounds": 2}
        positions = [*match(10, seed, options)]
        happened = positions[-1][1].happened
        assert not happened["passed"]
        assert not happened["nothing-left"]
        assert happened["reshuffled"]


def test_ed_amb_12_with_nothing_to_take_the_turn_ends() -> None:
    """No deck is so small, so this position is not a whole one."""
    state = placed(3, turn="A", hand={"A": "hk", "B": "hq hj", "C": "h9"})
    state.stock, state.pile, state.group = [], [], []
    state.submit(0, state.read(0, "discard hk"))
    assert [event.kind for event in state.take_events()] == ["discarded", "emptied", "nothing-left"]
    assert (state.turn, state.phase, state.turns) == (1, DISCARD, 1)
    assert state.hands[0] == []
    assert state.group == GAME.notation.read_cards("hk")


# Leaving.


def test_ed_amb_25_a_leavers_cards_go_under_the_stock_in_no_order() -> None:
    orders = set()
    for seed in range(40):
        state = deal(4, seed)
        place(state, {"turn": "A", "hand": {"B": "h2 c5 d9 sk x"}})
        stock, hand = state.stock.copy(), state.hands[1].copy()
        state.leave(1)
        assert state.stock[len(hand) :] == stock
        assert sorted(state.stock[: len(hand)]) == hand
        orders.add(tuple(state.stock[: len(hand)]))
    assert len(orders) > 20


def test_ed_amb_36_everybody_but_one_may_leave_at_any_moment() -> None:
    for seed in range(60):
        rng = random.Random(seed)
        players = rng.choice(SEATS)
        state = deal(players, seed)
        while state.to_act():
            for _ in range(rng.randint(0, 5)):
                state.play(state.turn, rng.choice(state.legal_moves(state.turn)))
            leaver = rng.choice(state.seats_in())
            group = state.laid if leaver == state.turn and state.laid else state.group
            state.leave(leaver)
            assert not state.faults()
            assert state.group == group
            with pytest.raises(IllegalMove):
                state.leave(leaver)
        assert state.ending == "ED-END-02"
        assert list(state.outcome().winners) == state.seats_in()


# Knowledge.


def test_a_hand_shows_just_what_everybody_saw_it_take() -> None:
    """Invariant 10, followed by a second memory."""
    for seed in range(20):
        rng = random.Random(seed)
        state = deal(rng.choice(SEATS), seed, turnCapPerPlayer=8, maxRounds=3)
        taken: list[Counter[int]] = [Counter() for _ in range(state.players)]
        while state.to_act():
            seat, number = state.turn, state.round
            move = rng.choice(state.legal_moves(seat))
            state.play(seat, move)
            if move.verb == "take":
                taken[seat][move.cards[0]] += 1
            elif move.verb == "discard":
                taken[seat] -= Counter(move.cards)
            if state.round != number or state.ending:
                taken = [Counter() for _ in range(state.players)]
                continue
            for viewer in (0, GALLERY):
                seen = state.seen_by(viewer)
                assert isinstance(seen, Edden)
                for other in range(state.players):
                    shown = Counter(card for card in seen.hands[other] if card != UNSEEN)
                    assert viewer == other or shown == taken[other]
                assert set(seen.stock) <= {UNSEEN}


def test_what_a_player_imagines_agrees_with_what_he_saw() -> None:
    for seed in range(10):
        rng = random.Random(seed)
        state = deal(4, seed)
        for _ in range(40):
            if not state.to_act():
                break
            state.play(state.turn, rng.choice(state.legal_moves(state.turn)))
            imagined = state.seen_by(2).imagined(fast(seed))
            assert isinstance(imagined, Edden)
            assert not imagined.faults()
            assert imagined.hands[2] == state.hands[2]
            assert imagined.seen_by(2).record() == state.seen_by(2).record()


def test_ed_call_02_hands_lie_open_at_the_end_only_after_a_showdown() -> None:
    called = placed(3, {"maxRounds": 1}, turn="A", hand={"A": "h2", "B": "hk", "C": "h9 d9"})
    called.submit(0, Move("call"))
    seen = called.seen_by(0)
    assert isinstance(seen, Edden)
    assert called.phase == SHOWN
    assert seen.hands == called.hands
    left = placed(3, turn="A", hand={"A": "h2", "B": "hk", "C": "h9 d9"})
    left.leave(0)
    left.leave(1)
    seen = left.seen_by(0)
    assert isinstance(seen, Edden)
    assert left.ending == "ED-END-02"
    assert seen.hands[2] == [UNSEEN, UNSEEN]


# The table and the rule-of-thumb player.


def test_the_table_shows_only_what_can_be_taken_of_the_discards() -> None:
    state = placed(3, turn="A", group="h5 d5", pile="c2 c3 c4", hand={"A": "hk h2", "B": "ha"})
    view = GAME.view(state.seen_by(0))
    zones = {zone.name: zone for zone in view.zones}
    assert NAMES.index("c3") not in [card for zone in view.zones for card in zone.cards]
    assert zones["pile"].count == 3
    assert zones["points"].count == 12
    assert [NAMES[card] for card in zones["group"].cards] == ["h5", "d5"]
    other = GAME.view(state.seen_by(1))
    assert {zone.name: zone.count for zone in other.zones}["points"] == 1
    gallery = {zone.name for zone in GAME.view(state.seen_by(GALLERY)).zones}
    assert not gallery & {"hand", "points"}


def test_ed_amb_39_only_its_person_is_pointed_to_a_birth_year() -> None:
    options: dict[str, object] = {"birthYears": [1988, 0, 0], "ages": [37, 0, 0]}
    state = placed(3, options, turn="A", totals="80 62 0")
    near = {}
    for viewer in (0, 1, GALLERY):
        seats = GAME.view(state.seen_by(viewer)).seats
        facts = [fact for seat in seats for fact in seat.facts]
        near[viewer] = [fact.facts["number"] for fact in facts if fact.id == "fact-near"]
    assert near == {0: [88, 69], 1: [69], GALLERY: [69]}


def test_the_heuristic_takes_a_joker_and_calls_a_sure_hand() -> None:
    state = placed(3, turn="A", group="x", turns=6, hand={"A": "hk dq h2", "B": "c9 ck", "C": "s9"})
    chance = fast(1)
    discard = GAME.heuristic(state.seen_by(0), 0, chance)
    assert discard.verb == "discard"
    state.submit(0, discard)
    assert state.phase == TAKE
    assert state.write(GAME.heuristic(state.seen_by(0), 0, chance)) == "take x"
    sure = placed(3, turn="A", hand={"A": "ha x"})
    assert GAME.heuristic(sure.seen_by(0), 0, chance) == Move("call")


def test_within_a_round_low_hands_and_few_cards_promise_more() -> None:
    rivals = {"B": "c9 ck d4", "C": "s9 h8 d5"}
    chances = []
    for hand in ("hk dq h7 s6", "hk dq h2", "hk h2", "h2"):
        state = placed(3, turn="A", group="s2", turns=6, hand={"A": hand, **rivals})
        assert state.at_rest()
        chances.append(prospects(state)[0])
    assert chances == sorted(chances)
    assert chances[0] < 1 / 3 < chances[-1]


def test_the_heuristic_beats_random_players() -> None:
    wins = 0.0
    games = 24
    for seed in range(games):
        state = deal(4, seed)
        chance = fast(seed)
        good = seed % 4
        while state.to_act():
            moves = state.legal_moves(state.turn)
            move = moves[chance.below(len(moves))]
            if state.turn == good:
                move = GAME.heuristic(state.seen_by(good), good, chance)
            state.play(state.turn, move)
        winners = state.outcome().winners
        wins += (good in winners) / max(1, len(winners))
    assert wins >= 0.9 * games
