"""What scenarios cannot say of Pesten: all combinations, knowledge, chance and whole games.

Cards are judged here by their names alone, so that nothing is checked against itself.
"""

import random
from collections import Counter
from functools import cache
from itertools import combinations as choose
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import Setting, check_match
from speeltafel.engine.events import EVERYONE, GALLERY, Event, only
from speeltafel.engine.moves import Move
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.scenario import place
from speeltafel.engine.view import Said, TableView
from speeltafel.games.pesten import GAME
from speeltafel.games.pesten.rules import Pesten
from speeltafel.games.pesten.rules_combos import totals
from speeltafel.games.pesten.rules_laying import MOST_LISTED
from speeltafel.games.pesten.rules_reach import faces_in, promising
from speeltafel.games.pesten.rules_search import Search, combinations
from speeltafel.games.pesten.study import count, figures
from speeltafel.games.pesten.table import HELPED
from speeltafel.lab.fuzz import random_setting

NAMES = GAME.notation.names
CARDS = range(len(NAMES))
CIRCLE = ["a", *map(str, range(2, 11)), "j", "q", "k"]
MOST_MOVES = 2000


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(GAME.notation.read_cards(text)))


def deal(players: int, seed: int = 0, /, **options: object) -> Pesten:
    state = GAME.deal(players, seed, options)
    assert isinstance(state, Pesten)
    return state


def placed(players: int, options: dict[str, object] | None = None, **table: object) -> Pesten:
    """A position written as in a scenario."""
    state = deal(players, 0, **(options or {}))
    place(state, table)
    assert not state.faults()
    state.events.clear()
    return state


def view(state: Pesten, seat: int) -> TableView:
    return GAME.table(state.seen_by(seat), seat)


# Combinations, from the specification's definition word by word.


def points(rank: str) -> int:
    return int(rank) if rank.isdigit() else 11


def core_totals(core: list[str], jokers: int, extras: list[str]) -> set[int]:
    """2.3, numbers 3 and 4: what a set or street is worth, its joker included."""
    ranks, suits = [name[1:] for name in core], [name[0] for name in core]
    size = len(core) + jokers
    found: set[int] = set()
    if len({*ranks}) == 1 and len({*suits}) == len(core) and size <= 4:
        if ranks[0] == "a":
            found |= {sum(values) for values in product((1, 12), repeat=size)}
        else:
            found.add(size * points(ranks[0]))
    if len({*suits}) == 1 and len({*ranks}) == len(core) and size <= 13:
        for start in range(13):
            window = [CIRCLE[(start + step) % 13] for step in range(size)]
            if not {*ranks} <= {*window}:
                continue
            continues = window[0] == "2" or window[-1] == "k"
            if size < 3 and "a" not in ranks and suits[0] + "a" in extras and continues:
                continue
            values = [12 if at == size - 1 else 1 for at in range(size)]
            found.add(
                sum(values[at] if rank == "a" else points(rank) for at, rank in enumerate(window))
            )
    return found


@cache
def slow_totals(chosen: tuple[int, ...]) -> frozenset[int]:
    names = [NAMES[card] for card in chosen]
    natural = [name for name in names if name[0] != "x"]
    jokers = len(names) - len(natural)
    aces = [at for at, name in enumerate(natural) if name[1:] == "a"]
    found: set[int] = set()
    if len(names) < 3 or jokers > 1:
        return frozenset()
    for size in range(len(aces) + 1):
        for filling in choose(aces, size):
            core = [name for at, name in enumerate(natural) if at not in filling]
            extras = [natural[at] for at in filling]
            if len(core) < 2:
                continue
            for total in core_totals(core, jokers, extras):
                found |= {total + size + 11 * high for high in range(size + 1)}
    return frozenset(found)


def slow_combinations(hand: list[int], own: int) -> set[tuple[int, ...]]:
    parts = {part for size in range(3, len(hand) + 1) for part in choose(sorted(hand), size)}
    return {part for part in parts if own in slow_totals(part)}


VECTORS = {
    "da d2 d3": {6},
    "c10 d10 h10": {30},
    "d2 d3 d4 ca": {10, 21},
    "d2 d3 d4 da": {10, 21},
    "d2 d3 d4 ha": {10, 21},
    "d2 d3 d4 sa": {10, 21},
    "c5 d5 h5 ca": {16, 27},
    "c5 d5 h5 da": {16, 27},
    "c5 d5 h5 ha": {16, 27},
    "c5 d5 h5 sa": {16, 27},
    "d2 d3 d4 ca da": {11, 22, 33},
    "dq dk da ca": {35, 46},
    "ca c2 c3": {6},
    "ck ca c2 c3": {17},
    "d2 xr d4": {9},
    "c10 d10 xb": {30},
    "ca da ha": {3, 14, 25, 36},
    "c5 d5 ha": {11, 22},
    "da d2 ca": {4, 15},
    "dq dk xr": {33, 34},
    "d2 d3 xb": {6, 9},
    "s3 s4 xr sa": {10, 13, 21, 24},
    "h9 h10 hj": {30},
    "c9 d9 h9 s9": {36},
    "c10 c10 d10": set(),
    "xr d5 ca": set(),
    "d7 d8": set(),
    "d2 d3 d4 xr xb": set(),
}
"""Section 7.1 of the specification."""


@pytest.mark.parametrize("text", VECTORS)
def test_totals_of_the_specification(text: str) -> None:
    assert {*totals(cards(text))} == VECTORS[text] == slow_totals(cards(text))


def test_every_own_number_has_a_combination_of_three_cards() -> None:
    attained = {total for three in choose(CARDS, 3) for total in totals(three)}
    assert attained >= {*range(3, 37)}


def some_hand(drawn: st.DataObject) -> list[int]:
    """A few cards of two decks, often such as go together."""
    pools = [
        [*CARDS],
        [card for card in CARDS if NAMES[card][1:] in ("a", "2", "3", "q", "k", "r", "b")],
        [card for card in CARDS if NAMES[card][0] in "dx" or NAMES[card][1:] == "a"],
        [card for card in CARDS if NAMES[card][1:] in ("a", "5", "6", "r", "b")],
    ]
    pool = drawn.draw(st.sampled_from(pools))
    return sorted(drawn.draw(st.lists(st.sampled_from(pool * 2), min_size=3, max_size=9)))


@settings(max_examples=150)
@given(st.data())
def test_all_combinations_of_a_hand_are_found_once(drawn: st.DataObject) -> None:
    hand = some_hand(drawn)
    own = drawn.draw(st.integers(3, 60))
    found = combinations(hand, own)
    assert len(found) == len({*found})
    assert {*found} == slow_combinations(hand, own)
    search = Search(hand, own, faces_in(hand))
    assert promising(hand, own) or not found
    assert search.count(1000) == len(found)
    assert [search.nth(number) for number in range(len(found))] == found
    most = search.most_copies()
    assert most == [max((part.count(card) for part in found), default=0) for card in CARDS]


@settings(max_examples=150)
@given(st.data())
def test_a_search_keeps_to_what_is_required(drawn: st.DataObject) -> None:
    """Cards that have to be in it, and cards of which one has to be."""
    hand = some_hand(drawn)
    own = drawn.draw(st.integers(3, 60))
    must = sorted(drawn.draw(st.lists(st.sampled_from(hand), max_size=3)))
    always = {card for card in CARDS if NAMES[card][1:] in ("a", "r", "b")}
    fitting = always | drawn.draw(st.sets(st.sampled_from([*CARDS])))
    search = Search(hand, own, faces_in(hand))
    search.require(must)
    search.fitting = [card in fitting for card in CARDS]
    expected = {
        part
        for part in slow_combinations(hand, own)
        if Counter(must) <= Counter(part) and fitting & {*part}
    }
    found = search.list_all()
    assert len(found) == len({*found})
    assert {*found} == expected
    assert search.count(1000) == len(found)
    assert search.list_some(1000) == search.list_all() == found


@settings(max_examples=300)
@given(st.data())
def test_totals_are_those_of_the_definition(drawn: st.DataObject) -> None:
    hand = some_hand(drawn)
    assert {*totals(tuple(hand))} == slow_totals(tuple(hand))


def test_large_hands_are_searched_exactly() -> None:
    """What is found adds up; and what a smaller part of the hand finds is found in the whole."""
    rng = random.Random(3)
    deck = [card for card, copies in enumerate(deal(8).setup.counts) for _ in range(copies)]
    for _ in range(20):
        hand = sorted(rng.sample(deck, 60))
        own = rng.randint(3, 36)
        found = combinations(hand, own)
        assert len(found) == len({*found})
        held = Counter(hand)
        assert all(own in totals(part) and Counter(part) <= held for part in found)
        some = sorted(rng.sample(hand, 9))
        assert slow_combinations(some, own) <= {*found}


# Lists of moves.


def test_no_decision_has_too_many_moves() -> None:
    """Also with sixteen Aces in hand; step by step every way ends in a combination."""
    aces = "ca ca ca ca da da da da ha ha ha ha sa sa sa sa "
    others = " ".join(name for name in NAMES if name[1:] not in ("a", "k", "r", "b"))
    state = placed(
        2,
        {"decks": "4"},
        turn="A",
        own={"A": 36},
        pile="sk",
        hand={"A": aces + others, "B": "hk"},
    )
    assert len(combinations(state.hands[0], 36)) > 10_000
    rng = random.Random(1)
    for _ in range(5):
        trial = state.copy()
        while trial.phase == 0 and not trial.questions:
            moves = trial.legal_moves(0)
            assert len(moves) <= MOST_MOVES
            trial.play(0, rng.choice([m for m in moves if m.verb in ("begin", "combo")]))
        assert own_is_reached(trial)


def large_hand(rng: random.Random, **options: object) -> Pesten:
    """Sixty cards of four decks, many of them Aces, at a full table."""
    chosen: dict[str, object] = {"decks": "4", "jokersPerDeck": 4, "handSize": 1}
    state = deal(8, rng.randrange(99), **chosen, ownNumberRange=[3, 60], **options)
    deck = [card for hand in state.hands for card in hand] + state.pot
    aces = rng.randint(0, 16)
    deck.sort(key=lambda card: (card < 4) * aces / 16 + rng.random())
    for seat in range(8):
        size = 60 if seat == state.turn else 2
        state.hands[seat] = sorted(deck[-size:])
        del deck[-size:]
    state.pot = deck
    assert not state.faults()
    return state


def test_the_drawn_card_is_one_of_the_hand_and_goes_along() -> None:
    """Others see how many cards there are; the view says where those of a combination lie."""
    hand = {"A": "h3 s4", "B": "c3 c4"}
    state = placed(2, {"trade": False}, turn="A", pile="h9", pot="c6 ...", hand=hand)
    state.play(0, Move("draw"))
    for seat in (0, 1):
        shown = view(state, seat).seats[0]
        assert shown.score == 3
        assert shown.facts[0] == Said("fact-hand", {"count": 3})
    gathering = view(state, 0).gathering
    assert gathering is not None
    assert (gathering.zones, gathering.least, gathering.most) == (("drawn", "hand"), 3, 3)


def test_nothing_is_faced_after_the_end() -> None:
    state = placed(2, turn="A", own={"A": 21}, pile="h9", hand={"A": "d6 d7 d8"})
    state.submit(0, Move("combo", cards("d6 d7 d8")))
    state.submit(0, Move("top", cards("d6")))
    assert state.ending
    shown = view(state, 1)
    assert "threat" not in {zone.name for zone in shown.zones}
    assert shown.gathering is None


@pytest.mark.parametrize("helped", [True, False])
def test_views_stay_small_with_sixty_cards(helped: bool) -> None:
    """Combinations are not listed but for a few; the cards of one are chosen freely."""
    rng = random.Random(7)
    for _ in range(40):
        state = large_hand(rng, comboHelp=helped)
        seat = state.turn
        shown = view(state, seat)
        assert len(msgspec.json.encode(shown)) <= 16 << 10
        combos = [move for move in shown.moves if move.text.startswith("combo")]
        assert len(combos) <= (HELPED if helped else 0)
        assert all(state.why_not(seat, state.read(seat, move.text)) is None for move in combos)
        assert shown.gathering is not None
        assert (shown.gathering.verb, shown.gathering.zones) == ("combo", ("hand",))
        for other in range(8):
            if other != seat:
                assert view(state, other).gathering is None


def test_a_combination_is_legal_however_many_others_there_are() -> None:
    """What is not listed is in steps, and can be laid at once all the same."""
    rng = random.Random(3)
    great = 0
    for _ in range(30):
        state = large_hand(rng)
        seat = state.turn
        found = combinations(state.hands[seat], state.own[seat])
        great += len(found) > MOST_LISTED
        for part in rng.sample(found, min(20, len(found))):
            move = Move("combo", part)
            assert state.why_not(seat, move) is None
            assert state.in_steps(move) == (move not in state.legal_moves(seat))
            assert step_by_step(state.copy(), move)
    assert great > 5


def step_by_step(state: Pesten, move: Move) -> bool:
    """Whether the moves on the list lead to this one, and back again."""
    seat = state.turn
    before = state.copy()
    moves = state.legal_moves(seat)
    for card in move.cards:
        if move in moves:
            return True
        state.submit(seat, Move("begin", (card,)))
        moves = state.legal_moves(seat)
        back = state.copy()
        back.submit(seat, Move("withdraw"))
        assert not back.begun
        assert back.legal_moves(seat) == before.legal_moves(seat)
    return move in moves


def own_is_reached(state: Pesten) -> bool:
    return state.own[state.turn] in totals(tuple(sorted(state.combo)))


@pytest.mark.parametrize(
    ("number", "own", "hand"),
    [
        (1000, 34, "4ca 4da 4ha 2sa d2 s2 d3 s3 c4 d4 h4 s4 c5 h5 s5 c6"),
        (1001, 35, "4ca 3da 4ha 3sa h2 c3 h3 s3 c4 d4 h4 c5 h5 c6 h6"),
    ],
)
def test_a_thousand_are_listed_and_one_more_are_not(number: int, own: int, hand: str) -> None:
    held = [name[-2:] for name in hand.split() for _ in range(int(name[:-2] or 1))]
    hands = {"A": " ".join(held), "B": "c3"}
    state = placed(2, {"decks": "4"}, turn="A", own={"A": own}, pile="s9", hand=hands)
    found = combinations(state.hands[0], own)
    assert len(found) == number
    verbs = Counter(move.verb for move in state.legal_moves(0))
    listed = number == MOST_LISTED
    assert verbs["combo"] == (number if listed else 0)
    assert (verbs["begin"] == 0) == listed
    assert state.in_steps(Move("combo", found[0])) != listed
    assert not state.in_steps(Move("draw"))
    chance = fast(1)
    assert {state.any_turn_move(chance).verb for _ in range(60)} <= {*verbs}


def test_some_combinations_are_the_largest() -> None:
    hand = "d2 d3 d4 d5 ca s4 s5 s6"
    state = placed(2, None, turn="A", own={"A": 15}, pile="h9", hand={"A": hand})
    found = [len(move.cards) for move in state.some_combos(9)]
    assert found == [5, 3] == sorted(map(len, combinations(state.hands[0], 15)), reverse=True)
    assert [len(move.cards) for move in state.some_combos(1)] == [5]
    state.own[0] = 60
    assert state.some_combos(9) == []


@pytest.mark.parametrize("seed", range(12))
def test_lists_of_moves_stay_short(seed: int) -> None:
    rng = random.Random(seed)
    players, options = random_setting(GAME, rng)
    state = deal(players, seed, **options)
    state.quiet = True
    for _ in range(400):
        seats = state.to_act()
        if not seats:
            break
        seat = rng.choice(seats)
        moves = state.legal_moves(seat)
        assert len(moves) <= MOST_LISTED + 200 <= MOST_MOVES
        state.play(seat, rng.choice(moves))


def test_a_random_move_is_any_of_the_legal_ones() -> None:
    """`any_turn_move` makes no list, and still every move is about equally likely."""
    state = placed(
        3,
        turn="A",
        own={"A": 9},
        pile="h9",
        hand={"A": "d2 d3 d4 h3 h3 hk ca xr", "B": "c5 c6", "C": "s5"},
    )
    chance = fast(5)
    for drawn in (False, True):
        if drawn:
            state.pot[-1] = cards("d3")[0]
            state.play(0, Move("draw"))
        legal = state.turn_moves()
        times = Counter(state.any_turn_move(chance) for _ in range(400 * len(legal)))
        assert {*times} == {*legal}
        assert min(times.values()) > 300
        assert max(times.values()) < 500


# What nobody may learn.


def test_a_bluff_looks_like_any_other_card() -> None:
    table = {"turn": "A", "pile": "h9", "hand": {"A": "sq hq h4", "B": "c5 c6", "C": "d5 d6"}}
    for name in ("sq", "hq"):
        state = placed(3, None, **table)
        labels = {move.text: move.label.id for move in view(state, 0).moves}
        assert labels[f"play {name}"] == ("move-bluff" if name == "sq" else "move-play")
        asked = {move.text for move in view(state, 0).moves if move.confirm}
        assert asked == {"play sq"}
        state.submit(0, Move("play", cards(name)))
        assert [event.kind for event in state.events] == ["laid"]
        for seat in (1, 2):
            seen = view(state, seat)
            assert [move.text for move in seen.moves] == ["challenge", "ok"]
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


def test_all_that_may_be_wanted_lies_on_the_table_of_who_asks() -> None:
    state = placed(3, None, turn="A", pile="h9", hand={"A": "sa h4", "B": "c5 c6", "C": "d5"})
    state.submit(0, Move("offer", cards("sa")))
    seen = view(state, 0)
    rows = {zone.name: zone.cards for zone in seen.zones if zone.name.startswith("faces-")}
    wants = [move for move in seen.moves if move.cards]
    assert sorted(card for row in rows.values() for card in row) == sorted(
        move.cards[0] for move in wants
    )
    assert all(move.cards[0] in rows[move.zones[0]] for move in wants)
    assert not any(zone.name.startswith("faces-") for zone in view(state, 1).zones)


def test_declining_and_not_having_look_the_same() -> None:
    table = {"turn": "A", "pile": "h9"}
    stories = []
    for holder in ("s3 d6", "s4 d6"):
        state = placed(3, None, **table, hand={"A": "sa h4", "B": "c5 c6", "C": holder})
        for text in ("offer sa", "want s3", "to c"):
            state.submit(0, state.read(0, text))
        state.submit(2, Move("decline"))
        told = [event.seen_by(0).as_list() for event in state.events]
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
    assert not state.has_combo()
    found = set()
    for seed in range(40):
        full = state.seen_by(0).imagined(fast(seed))
        assert isinstance(full, Pesten)
        found.add(full.has_combo())
        assert full.has_combo() == bool(combinations(full.hands[1], 9))
    assert found == {True, False}


def test_of_a_dealt_hand_nothing_is_taken_for_known() -> None:
    """A is dealt 6-7-8 of diamonds."""
    options = {"decks": "1", "jokersPerDeck": 0, "handSize": 4, "ownNumberRange": [21, 21]}
    state = deal(2, 5954, **options)
    assert (state.turn, state.hands[0]) == (0, [*cards("d6 d7 h7 d8")])
    assert state.has_combo()


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
    given = [event for event in state.events if event.kind == "given"]
    assert {event.audience for event in given} == {only(0) | only(2), only(1) | only(2)}
    assert given[0].seen_by(1) != given[0].seen_by(0)


# Chance.


def test_dice_are_fair() -> None:
    faces: Counter[int] = Counter()
    for seed in range(300):
        state = placed_threat(seed)
        state.play(0, Move("roll"))
        faces.update(state.dice)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(150 < number < 250 for number in faces.values())


def placed_threat(seed: int) -> Pesten:
    state = deal(2, seed)
    state.turn, state.threat, state.weight = 0, 3, 4
    return state


def test_the_first_card_is_no_joker_and_the_first_player_anybody() -> None:
    first: Counter[int] = Counter()
    own: Counter[int] = Counter()
    for seed in range(300):
        state = deal(3, seed, decks="1", jokersPerDeck=4, handSize=10)
        assert NAMES[state.pile[0]][0] != "x"
        first[state.turn] += 1
        own.update(state.own)
    assert min(first.values()) > 70
    assert {*own} == {*range(3, 37)}


# Views.


def test_help_with_combinations_is_a_matter_of_the_view() -> None:
    table = {"turn": "A", "own": {"A": 15}, "pile": "h9", "hand": {"A": "c5 d5 h5 d4 d6"}}
    with_help = view(placed(2, {"comboHelp": True}, **table), 0)
    without = view(placed(2, {"comboHelp": False}, **table), 0)
    more = [move for move in with_help.moves if move not in without.moves]
    assert [move.text for move in more] == ["combo c5 d5 h5", "combo d4 d5 d6"]
    assert [move.label.id for move in more] == ["move-set", "move-combo"]
    assert with_help.gathering == without.gathering is not None
    assert (with_help.help, without.help) == ("help-combos", "")


def test_who_can_do_nothing_else_is_shown_a_combination_also_without_help() -> None:
    options: dict[str, object] = {
        "comboHelp": False,
        "mustPlayIfAble": True,
        "mismatch": "strict",
        "jumpIn": False,
    }
    table = {"turn": "A", "own": {"A": 12}, "pile": "h9", "hand": {"A": "d3 d4 d5 c6"}}
    shown = view(placed(2, options, **table), 0)
    assert [move.text for move in shown.moves] == ["combo d3 d4 d5"]
    assert shown.moves[0].label == Said("move-lay-together", {"count": 3})


def test_own_numbers_are_badges_unless_they_are_secret() -> None:
    for visible in (True, False):
        state = deal(3, 1, ownNumberVisible=visible)
        shown = [[fact.id for fact in seat.badges] for seat in view(state, 0).seats]
        assert ["fact-own" in facts for facts in shown] == [True, visible, visible]


def test_dice_lie_on_the_table() -> None:
    state = placed_threat(1)
    assert any(zone.name == "threat" and zone.count == 4 for zone in view(state, 1).zones)
    state.play(0, Move("roll"))
    zone = next(zone for zone in view(state, 1).zones if zone.name == "dice")
    assert [spot.picture for spot in zone.spots] == [f"die-{die}" for die in state.dice]
    assert all(spot.rolled for spot in zone.spots)
    for die in range(1, 7):
        assert (GAME.folder / "art" / f"die-{die}.svg").stat().st_size < 3000


# Whole games.


def play_sensibly(state: Pesten, seed: int, careless: frozenset[int] = frozenset()) -> None:
    """The rule-of-thumb player in every seat but the careless ones."""
    chance = fast(seed)
    while seats := state.to_act():
        seat = seats[0]
        legal = state.legal_moves(seat)
        if seat in careless:
            move = legal[chance.below(len(legal))]
        else:
            move = GAME.heuristic(state.seen_by(seat), seat, chance)
            assert move in legal
        state.play(seat, move)


@pytest.mark.parametrize("seed", range(40))
def test_the_rule_of_thumb_player_plays_every_variant_legally(seed: int) -> None:
    players, options = random_setting(GAME, random.Random(seed))
    state = deal(players, seed, **{**options, "turnCap": 20})
    play_sensibly(state, seed)
    assert state.ending


def test_the_rule_of_thumb_player_beats_chance() -> None:
    """Against three random players, where a quarter would be chance."""
    won = 0
    for seed in range(60):
        state = deal(4, seed)
        state.quiet = True
        me = seed % 4
        play_sensibly(state, seed, frozenset({0, 1, 2, 3} - {me}))
        won += me in state.outcome().winners
    assert won >= 30


def events_of(state: Pesten, seed: int) -> list[Event]:
    state.quiet = False
    happened = state.events
    play_randomly(state, fast(seed))
    return happened + state.events


@pytest.mark.parametrize("seed", range(6))
def test_the_study_counts_what_the_state_knows(seed: int) -> None:
    """Bluffs are told from the events alone; here the state itself says what was one."""
    state = deal(4, seed)
    chance = fast(seed)
    happened = state.events
    bluffs = 0
    while seats := state.to_act():
        seat = seats[chance.below(len(seats))]
        moves = state.legal_moves(seat)
        move = moves[chance.below(len(moves))]
        state.play(seat, move)
        told = state.events
        happened += told
        if move.verb == "play":
            bluffs += state.bluffed()
    counts = count(state, happened)
    assert counts["bluffs"] == bluffs
    assert counts["bluffs caught"] == sum(event.kind == "caught" for event in happened)
    assert counts["eliminations"] == state.out.count(True)
    assert counts["turns"] == state.turns
    assert counts[f"ended {state.ending}"] == 1
    shown = figures(counts, 1)
    assert shown["ended_by"] == {state.ending: 1.0}


@pytest.mark.parametrize("seed", range(8))
def test_cards_that_everybody_knows_of_are_there(seed: int) -> None:
    """A card taken back or traded stays known until it leaves the hand, for every viewer."""
    state = deal(3, seed)
    state.quiet = True
    chance = fast(seed)
    for _ in range(600):
        seats = state.to_act()
        if not seats:
            break
        seat = seats[chance.below(len(seats))]
        moves = state.legal_moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        for player in range(3):
            assert not Counter(state.known[player]) - Counter(state.hands[player])


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
