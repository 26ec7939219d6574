"""What scenarios cannot say of 12er Stich: numbers, chance, knowledge and whole games.

Cards are judged here by their names alone, so that nothing is checked against itself.
"""

import random
from collections import Counter

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.engine.moves import Move
from speeltafel.games.twaalfstich import GAME
from speeltafel.games.twaalfstich.cards import DECK, DIE, total_points
from speeltafel.games.twaalfstich.rules import BONUS, round_points
from speeltafel.games.twaalfstich.state import Twaalfstich
from speeltafel.games.twaalfstich.tests.scribe import (
    NAMES,
    SEATS,
    all_rounds,
    any_options,
    colour,
    deal,
    match,
    played,
    points,
    signed,
    value,
)

# Cards and chance.


def test_12_card_03_the_pack_of_the_source() -> None:
    copies = {1: 4, 2: 3, 12: 2} | dict.fromkeys(range(3, 10), 2)
    wanted = {f"{c}{v}": n for c in "zr" for v, n in copies.items()}
    assert dict(zip(NAMES, GAME.deck({}, 3), strict=True)) == wanted
    assert Counter(NAMES[card] for card in DECK) == wanted
    assert Counter(map(colour, DECK)) == {"z": 23, "r": 23}
    assert len(DECK) == 46


def test_12_card_03_copies_are_interchangeable() -> None:
    assert GAME.notation.read("play z8.2") == GAME.notation.read("play z8.1")
    with pytest.raises(BadInput):
        GAME.notation.read("play z8.3")
    with pytest.raises(BadInput):
        GAME.notation.read("play z10")


def test_12_score_01_the_pack_is_worth_360() -> None:
    assert total_points([card for card in DECK if colour(card) == "z"]) == 175
    assert total_points([card for card in DECK if colour(card) == "r"]) == 185
    assert total_points(DECK) == 360
    assert all(total_points([card]) == points([card]) for card in DECK)


def test_12_score_02_s20_nobody_can_get_more_than_390() -> None:
    state = deal(3)
    state.tricks[1] = DECK.copy()
    assert round_points(state, 1, out=True) == 390
    assert round_points(state, 1, out=False) == 390 - BONUS == 360
    assert round_points(state, 0, out=True) == BONUS == 30


def test_12_target_01_the_odds_of_the_die() -> None:
    assert DIE == (2, 3, 3, 4, 4, 5)
    rolls = Counter(deal(3, seed).target for seed in range(6000))
    assert set(rolls) == {200, 300, 400, 500}
    for target, sixths in ((200, 1), (300, 2), (400, 2), (500, 1)):
        assert abs(rolls[target] - 1000 * sixths) < 120


def test_12_target_01_the_die_is_rolled_once() -> None:
    for state, scribe in played():
        assert state.setup.options["target"] in ("die", str(state.target))
        assert len(scribe.rounds) == len(state.sheet)


@pytest.mark.parametrize("players", SEATS)
def test_12_amb_10_the_first_dealer_is_random_and_12_turn_01_his_neighbour_starts(
    players: int,
) -> None:
    dealers: Counter[int] = Counter()
    for seed in range(300 * players):
        state = deal(players, seed, unofficialPlayerCount=True)
        dealers[state.dealer] += 1
        assert state.turn == (state.dealer + 1) % players
    assert all(abs(dealers[seat] - 300) < 75 for seat in range(players))


@pytest.mark.parametrize("players", SEATS)
def test_12_deal_03_six_cards_each_and_the_rest_is_stock(players: int) -> None:
    state = deal(players, unofficialPlayerCount=True)
    assert [len(hand) for hand in state.hands] == [6] * players
    assert len(state.stock) == {2: 34, 3: 28, 4: 22, 5: 16, 6: 10, 7: 4}[players]


def test_12_deal_01_every_card_goes_everywhere() -> None:
    """The shuffle favours no place: neither a hand nor the top or bottom of the stock."""
    deals = 4600
    places: list[Counter[int]] = [Counter() for _ in range(5)]
    for seed in range(deals):
        state = deal(3, seed)
        for counted, cards in zip(
            places, [*state.hands, state.stock[-6:], state.stock[:6]], strict=True
        ):
            counted.update(cards)
    for counted in places:
        for card, copies in enumerate(GAME.deck({}, 3)):
            expected = deals * 6 * copies / 46
            assert abs(counted[card] - expected) < 5 * expected**0.5


def test_12_deal_01_every_round_is_dealt_from_all_cards() -> None:
    deals = set()
    for state, scribe in match(4, 9, {"target": 500}):
        if not scribe.round.plays and len(state.stock) == 22:
            everything = [card for hand in state.hands for card in hand] + state.stock
            assert sorted(everything) == DECK
            assert not any([*state.open, *state.drawn, *state.tricks])
            deals.add(tuple(everything))
    assert len(deals) == state.round > 5


def test_12_amb_20_two_and_seven_need_the_option_and_no_option_helps_one_or_eight() -> None:
    for players in (1, 2, 7, 8):
        with pytest.raises(BadInput):
            GAME.deal(players)
    for players in (1, 8):
        with pytest.raises(BadInput):
            GAME.deal(players, options={"unofficialPlayerCount": True})


# Legal moves.


@pytest.mark.parametrize("players", SEATS)
def test_12_must_01_a_slow_list_of_legal_moves_agrees(players: int) -> None:
    """12-LEAD-01, 12-SUM-02, 12-DRAW-01, 12-AMB-02, 12-AMB-14 and 12-PROF-01 in one."""
    texts = [f"play {name}" for name in NAMES] + ["draw", "keep", "pass", "sign z", "sign r"]
    every_move = [GAME.notation.read(text) for text in texts]
    for seed in range(4):
        options = any_options(random.Random(100 + seed), players)
        for state, scribe in match(players, seed, options):
            assert state.to_act() == (() if state.ending else (scribe.turn,))
            for seat in range(players):
                wanted = scribe.legal(seat) if seat in state.to_act() else set()
                moves = state.legal_moves(seat)
                assert {state.write(move) for move in moves} == wanted
                assert len(moves) == len(wanted)
                allowed = [move for move in every_move if state.why_not(seat, move) is None]
                assert {state.write(move) for move in allowed} == wanted


def test_12_draw_01_one_card_for_each_inability() -> None:
    """Invariant 7: at most one draw before a trick, and one after each trick."""
    for seed in range(12):
        for _state, scribe in match(3, seed, {}):
            assert scribe.draws <= 1


def test_12_amb_29_passing_is_never_a_move() -> None:
    for seed in range(10):
        for state, _ in match(4, seed, {"maxRounds": 5}):
            for seat in range(4):
                verbs = {move.verb for move in state.legal_moves(seat)}
                assert "pass" not in verbs
                assert "draw" not in verbs or verbs == {"draw"}
            assert state.why_not(state.turn, Move("pass")) is not None


# Tricks, points and ends.


def test_12_trick_01_every_trick_makes_twelve_or_zero() -> None:
    """Invariants 5 and 6."""
    seen = Counter[int]()
    for _, noted in all_rounds():
        for _winner, cards, plus in noted.tricks:
            total = signed(cards, plus)
            assert len(cards) >= 2
            assert total == (12 if colour(cards[-1]) == plus else 0)
            assert colour(cards[0]) == plus
            minus_twelve = [card for card in cards if value(card) == 12 and colour(card) != plus]
            if minus_twelve:
                assert len(cards) == 2
                assert value(cards[0]) == 12
            seen[total] += 1
    assert seen[0] > 100
    assert seen[12] > 100


def test_12_score_03_the_sheet_holds_what_the_scribe_adds_up() -> None:
    for state, noted in all_rounds():
        wanted = [noted.expected(seat) for seat in range(noted.players)]
        assert state.sheet[noted.number - 1] == wanted
        assert [noted.scored[seat] for seat in range(noted.players)] == wanted


def test_12_score_01_identity_of_a_round_without_the_variant() -> None:
    """Invariant 8."""
    checked = 0
    for state, noted in all_rounds():
        if not noted.options["handPenalty"]:
            won = sum(points(cards) for _, cards, _ in noted.tricks)
            assert sum(state.sheet[noted.number - 1]) == won + noted.bonus() <= 390
            assert not noted.left
            checked += 1
    assert checked > 50


def test_12_var_01_identity_of_a_round_with_the_variant() -> None:
    """Invariant 9; what everybody has left is told."""
    checked = 0
    for state, noted in all_rounds():
        if noted.options["handPenalty"]:
            won = sum(points(cards) for _, cards, _ in noted.tricks)
            left = sum(points(cards) for cards in noted.left.values())
            assert sum(state.sheet[noted.number - 1]) == won + noted.bonus() - left
            for seat, hand in enumerate(noted.hands):
                assert sorted(noted.left[seat]) == sorted(hand)
            checked += 1
    assert checked > 50


def test_12_rend_01_the_bonus_is_paid_exactly_once_to_an_empty_hand() -> None:
    """Invariant 11; 12-REND-02 pays none."""
    ends = Counter[str]()
    for _, noted in all_rounds():
        assert len(noted.outs) + noted.stuck == 1
        empty = [seat for seat, hand in enumerate(noted.hands) if not hand]
        assert empty == noted.outs
        ends["out" if noted.outs else "stuck"] += 1
        assert noted.stuck == 0 or noted.stock == 0
        assert noted.plays <= 46
    assert ends["out"] > 50
    assert ends["stuck"] > 5


def test_12_score_03_totals_change_at_the_end_of_a_round_only() -> None:
    """Invariant 10: multiples of 5 that never fall without the variant."""
    for seed in range(12):
        options = any_options(random.Random(seed), 3)
        before: list[int] = [0, 0, 0]
        number = 1
        for state, _ in match(3, seed, options):
            if state.round == number and not state.ending:
                assert state.totals == before
            if not options["handPenalty"]:
                assert all(new >= old for new, old in zip(state.totals, before, strict=True))
            assert all(total % 5 == 0 for total in state.totals)
            assert state.totals == [sum(row[seat] for row in state.sheet) for seat in range(3)]
            before, number = state.totals, state.round


def test_12_end_02_every_game_ends_by_its_rule() -> None:
    reasons = Counter[str]()
    for state, _ in played():
        options = state.setup.options
        outcome = state.outcome()
        enough = state.target + 5 * (options["targetTest"] == "exceed")
        best = max(state.totals)
        there = [seat for seat, total in enumerate(state.totals) if total >= enough]
        assert list(outcome.scores) == state.totals
        winners = [seat for seat, total in enumerate(state.totals) if total == best]
        assert list(outcome.winners) == winners
        if state.ending == "12-AMB-25":
            assert state.round == options["maxRounds"]
            assert not there or (len(winners) > 1 and options["tie"] == "extraRound")
        elif state.ending == "12-AMB-09":
            assert len(winners) > 1
            assert winners[0] in there
        else:
            assert state.ending == ("12-END-02" if len(there) == 1 else "12-END-03")
            assert len(winners) == 1
        assert state.round <= int(str(options["maxRounds"]))
        for row in range(1, len(state.sheet)):
            tops = [sum(points) for points in zip(*state.sheet[:row], strict=True)]
            tied = tops.count(max(tops)) > 1
            assert max(tops) < enough or (tied and options["tie"] == "extraRound")
        reasons[state.ending] += 1
    assert reasons["12-END-02"] > 10
    assert reasons["12-AMB-25"] > 5


def test_12_amb_10_the_deal_goes_round() -> None:
    for seed in range(6):
        dealers = {state.round: state.dealer for state, _ in match(4, seed, {"maxRounds": 9})}
        for number in range(2, len(dealers) + 1):
            assert dealers[number] == (dealers[number - 1] + 1) % 4


# Whole games.


@pytest.mark.parametrize("players", SEATS)
def test_random_games_with_random_options_keep_the_invariants_and_end(players: int) -> None:
    for seed in range(10):
        options = any_options(random.Random(1000 * players + seed), players)
        before: Twaalfstich | None = None
        for state, scribe in match(players, seed, options):
            assert state.faults() == []
            if before is not None:
                assert state.broken_since(before) == []
            assert state.open == scribe.open or state.ending
            assert len(state.stock) == scribe.round.stock
            before = state.copy()
        assert state.ending in GAME.rules
        assert state.to_act() == ()


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    """Invariant 13; another seed gives another game."""
    options = any_options(random.Random(5), 4)
    records = [[state.record() for state, _ in match(4, 77, options)] for _ in range(2)]
    assert records[0] == records[1]
    assert deal(4, 77).record() != deal(4, 78).record()


def test_a_quiet_game_is_the_same_game() -> None:
    for seed in range(5):
        loud = deal(4, seed)
        quiet = GAME.deal(4, seed, quiet=True)
        rng = random.Random(seed)
        while loud.to_act():
            move = rng.choice(loud.legal_moves(loud.turn))
            loud.play(loud.turn, move)
            quiet.play(quiet.turn, move)
            assert quiet.record() == loud.record()


# The sum aloud.


@pytest.mark.parametrize("mode", ["auto", "type"])
def test_12_sum_03_the_sum_is_shown_and_asked_for_where_the_table_wants_it(mode: str) -> None:
    for state, _ in match(3, 3, {"sayTheSum": mode, "profRule": True, "maxRounds": 5}):
        seat = state.turn
        view = GAME.view(state.seen_by(seat))
        (shown,) = [zone.count for zone in view.zones if zone.name == "sum"]
        assert shown == state.sum == signed(state.open, "zr"[state.plus])
        for move in view.moves:
            if mode == "auto" or not move.cards:
                assert move.quiz is None
                continue
            assert move.quiz is not None
            after = state.copy()
            after.play(seat, move.attempt.move())
            (said,) = [e.number for e in after.take_events() if e.kind in ("led", "played")]
            assert move.quiz.answer == said
