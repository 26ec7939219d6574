"""What scenarios cannot say of Pietenpoker: numbers, chance, knowledge and whole games.

Cards are judged here by their names alone, so that nothing is checked against itself.
"""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.bots import bot
from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import Setting, check_match, check_position
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY, UNSEEN
from speeltafel.engine.moves import Move
from speeltafel.engine.scenario import place
from speeltafel.engine.state import Projection
from speeltafel.games.pietenpoker import GAME
from speeltafel.games.pietenpoker.cards import ACTIONS
from speeltafel.games.pietenpoker.rules import Pietenpoker
from speeltafel.games.pietenpoker.rules_combinations import best_value
from speeltafel.games.pietenpoker.rules_precies import value_of_all
from speeltafel.lab.fuzz import random_setting
from speeltafel.lab.simulate import Order, simulate
from speeltafel.lab.work import Crew

NAMES = GAME.notation.names
KEYS = [key for key, _ in ACTIONS]


def is_wild(card: int) -> bool:
    return NAMES[card].startswith("acteer")


def face(card: int) -> tuple[str, int]:
    """Colour and number, read from a name like `crime-b2-sm`."""
    part = next(p for p in NAMES[card].split("-") if p[0] in "pbgo" and p[1:].isdigit())
    return part[0], int(part[1:])


def deal(players: int, seed: int = 0, /, **options: object) -> Pietenpoker:
    state = GAME.deal(players, seed, options)
    assert isinstance(state, Pietenpoker)
    return state


def placed(players: int, options: dict[str, object], **table: object) -> Pietenpoker:
    state = deal(players, 1, **options)
    place(state, table)
    assert not state.faults()
    return state


# Decks.


@pytest.mark.parametrize("seed", range(5))
def test_a_random_set_is_50_of_the_pool(seed: int) -> None:
    state = deal(3, seed)
    pool = {1: 4, 2: 4, 3: 3, 4: 2, 5: 2, 6: 1}
    assert len(state.deck) == 50
    for card, copies in Counter(state.deck).items():
        assert copies <= pool[face(card)[1]]
        assert NAMES[card] == "".join(map(str, face(card)))


def test_two_random_sets_are_two_draws() -> None:
    decks = [deal(6, seed).deck for seed in range(30)]
    assert all(len(deck) == 100 for deck in decks)
    sixes = [sum(face(card)[1] == 6 for card in deck) for deck in decks]
    assert len(set(sixes)) > 2  # one draw counted twice would give even numbers only
    assert any(count % 2 for count in sixes)


def test_the_full_deck() -> None:
    state = deal(3, 0, deck="full64")
    assert len(state.deck) == 64
    assert sum(face(card)[1] for card in state.deck) == 180


@pytest.mark.parametrize(("options", "size"), [({}, 50), ({"actiepiet": "all"}, 78)])
def test_a_fifth_has_the_surprise_icon_and_a_quarter_the_money(
    options: dict[str, object], size: int
) -> None:
    state = deal(3, 3, biedregel=True, surprise="icon", **options)
    names = [NAMES[card] for card in state.deck]
    assert len(names) == size
    marks = [name.rpartition("-")[2] for name in names]
    assert sum(mark in ("s", "sm") for mark in marks) == -(-size // 5)
    assert sum(mark in ("m", "sm") for mark in marks) == -(-size // 4)


def test_faces_of_action_cards_are_random_with_a_random_deck() -> None:
    faces = {
        NAMES[card]
        for seed in range(40)
        for card in deal(3, seed, actiepiet="staf").deck
        if NAMES[card].startswith("staf")
    }
    assert len(faces) == 12


def test_the_canonical_deck_has_144_points() -> None:
    assert sum(face(card)[1] for card in deal(3, 0, deck="canonical50").deck) == 144


# Combinations, against every selection of the cards.

base_cards = st.integers(0, 23)
acteers = st.sampled_from([card for card, name in enumerate(NAMES) if name == "acteer-b2"])
hands = st.lists(st.one_of(base_cards, acteers), max_size=5)
rooms = st.lists(base_cards, min_size=1, max_size=3)


def rank(cards: tuple[int, ...], wilds: int) -> tuple[int, int, int]:
    """The best reading of exactly these cards and so many wild ones: 2.3 of the specification."""
    colours, numbers = {face(card)[0] for card in cards}, [face(card)[1] for card in cards]
    size = len(cards) + wilds
    best = (0, 0, 0)
    if size and len(set(numbers)) <= 1:
        best = max(best, (size, 2, numbers[0] if numbers else 6))
    if size and len(colours) <= 1:
        best = max(best, (size, 0, sum(numbers) + 6 * wilds))
    return best


def street(cards: tuple[int, ...], wilds: int) -> tuple[int, int, int]:
    size = len(cards) + wilds
    numbers = {face(card)[1] for card in cards}
    tops = [
        top
        for top in range(size, 7)
        if numbers <= set(range(top - size + 1, top + 1)) and len(numbers) == len(cards)
    ]
    return (size, 1, max(tops)) if size >= 2 and tops else (0, 0, 0)


def as_rank(value: int) -> tuple[int, int, int]:
    return value // 10_000, value % 10_000 // 1_000, value % 1_000


@given(hands, rooms)
@settings(max_examples=300)
def test_the_best_combination_is_the_best_selection(hand: list[int], room: list[int]) -> None:
    fixed = [card for card in hand if not is_wild(card)] + room
    wilds = len(hand) + len(room) - len(fixed)
    parts = [part for size in range(len(fixed) + 1) for part in combinations(fixed, size)]
    best = max(rank(part, wilds) for part in parts)
    assert as_rank(best_value(hand, room, True, True, True)) == best


@given(hands, rooms)
@settings(max_examples=300)
def test_under_precies_all_cards_have_to_fit(hand: list[int], room: list[int]) -> None:
    fixed = tuple([card for card in hand if not is_wild(card)] + room)
    wilds = len(hand) + len(room) - len(fixed)
    best = max(rank(fixed, wilds), street(fixed, wilds))
    assert as_rank(value_of_all(hand, room, True, True, True)) == best


# Bids, card by card.


def every_bid(state: Pietenpoker) -> set[tuple[int, ...]]:
    """The selections of the hand that follow the highest bid."""
    hand = state.hands[state.turn]
    parts = {part for size in range(len(hand) + 1) for part in combinations(hand, size)}
    worth = state.worth[state.turn]
    return {p for p in parts if worth + sum(face(c)[1] for c in p) >= state.highest}


def bids_laid(state: Pietenpoker, laid: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """The selections with which going along ends, whichever cards are laid before."""
    found = set()
    moves = state.legal_moves(state.turn)
    assert moves, "a bid that was begun cannot be ended"
    assert len(moves) == len(set(moves)) <= len(state.hands[state.turn]) + 2
    for move in moves:
        if move.verb == "go":
            found.add(tuple(sorted(laid)))
        elif move.verb == "lay":
            after = state.copy()
            after.play(after.turn, move)
            found |= bids_laid(after, (*laid, *move.cards))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_every_selection_that_follows_can_be_laid_and_no_other(seed: int) -> None:
    state = deal(3, seed, base="2", deck="full64")
    rng = random.Random(seed)
    for _ in range(12):
        if state.ending:
            break
        if not state.fresh:
            assert bids_laid(state) == every_bid(state)
        state.play(state.turn, rng.choice(state.legal_moves(state.turn)))


@pytest.mark.parametrize("part", range(4))
def test_a_bid_that_was_begun_can_be_ended(part: int) -> None:
    rng = random.Random(part)
    begun = 0
    for number in range(40):
        players, options = random_setting(GAME, rng)
        state = GAME.deal(players, number, options, quiet=True)
        assert isinstance(state, Pietenpoker)
        for _ in range(400):
            seats = state.to_act()
            if not seats:
                break
            moves = state.legal_moves(seats[0])
            lays = [move for move in moves if move.verb == "lay"]
            begun += state.fresh > 0
            assert moves
            state.play(seats[0], rng.choice(lays if lays and rng.random() < 0.5 else moves))
    assert begun > 1000


@pytest.mark.parametrize("highest", [0, 9, 14, 17, 18, 19])
@pytest.mark.parametrize("begun", [False, True])
def test_a_random_move_is_any_move_with_the_same_chance(highest: int, begun: bool) -> None:
    state = placed(
        3,
        {"deck": "full64"},
        sint="A",
        turn="A",
        highest=highest,
        hand={"A": "p1 p1 b2 g3 o5 o6"},
    )
    if begun and highest < 19:
        state.submit(0, state.read(0, "lay b2"))
    moves = state.legal_moves(0)
    trials = 400 * len(moves)
    chance = fast(highest)
    found = Counter(state.any_turn_move(chance) for _ in range(trials))
    assert set(found) == set(moves)
    assert all(320 < count < 490 for count in found.values())


def test_who_is_imagined_in_the_middle_of_a_bid_can_end_it() -> None:
    state = placed(
        3,
        {"deck": "full64"},
        sint="A",
        turn="A",
        highest=16,
        hand={"A": "p6 b6 g5", "B": "p1 p1", "C": "b1 b1"},
    )
    state.submit(0, state.read(0, "lay p6"))
    for seed in range(30):
        imagined = state.seen_by(1).imagined(fast(seed))
        assert imagined.legal_moves(0)
        assert not imagined.faults()


# Knowledge.


def test_under_the_pokerpiet_no_view_shows_the_own_hand() -> None:
    state = placed(
        3,
        {"deck": "canonical50", "actiepiet": "poker"},
        sint="A",
        turn="A",
        room="g4",
        poker=True,
        hand={"A": "p6 p5", "B": "o6", "C": "b6"},
    )
    for viewer in (0, 1, 2, GALLERY):
        seen = state.seen_by(viewer)
        assert isinstance(seen, Pietenpoker)
        assert {card for hand in seen.hands for card in hand} == {UNSEEN}
        view = GAME.table(seen, viewer)
        shown = [card for zone in view.zones if zone.name == "hand" for card in zone.cards]
        assert set(shown) <= {UNSEEN}
        assert all(not move.cards for move in view.moves)


def test_a_face_down_card_is_known_to_its_owner_alone() -> None:
    options: dict[str, object] = {"deck": "canonical50", "precies": True, "actiepiet": "indi"}
    state = placed(3, options, sint="A", turn="A", room="g4", hand={"A": "indi-b3 p6"})
    state.submit(0, state.read(0, "hide indi-b3"))
    hidden = NAMES.index("indi-b3")
    for viewer in (0, 1, GALLERY):
        cards = [c for zone in GAME.table(state.seen_by(viewer), viewer).zones for c in zone.cards]
        assert (hidden in cards) == (viewer == 0)


@pytest.mark.parametrize("are_open", [False, True])
def test_what_is_taken_from_a_pile_is_seen_by_its_owner_or_by_all(are_open: bool) -> None:
    """PP-AMB-74."""
    options: dict[str, object] = {"deck": "canonical50", "openScores": are_open}
    table = {"status": "0 1 0", "room": "g4", "hand": {"B": "b1"}, "scored": {"B": "p1"}}
    state = placed(3, options, sint="A", turn="C", **table)
    state.submit(2, Move("stop"))
    (took,) = [event for event in state.events if event.kind == "took-own"]
    assert took.seen_by(1).cards == took.cards
    assert (took.seen_by(0).cards == took.cards) is are_open


@pytest.mark.parametrize("blind", [False, True])
def test_a_drawn_card_is_seen_by_who_drew_it_unless_he_is_blindfolded(blind: bool) -> None:
    """PP-GELD-03, PP-AMB-28."""
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "poker", "biedregel": True}
    table = {"poker": blind, "room": "g4", "hand": {"A": "p1-m", "B": "b1", "C": "b2"}}
    state = placed(3, options, sint="A", turn="A", **table)
    state.submit(0, Move("lay") if blind else state.read(0, "lay p1-m"))
    state.submit(0, Move("go"))
    for drew in [event for event in state.events if event.kind == "drew"]:
        seeing = [seat for seat in range(3) if UNSEEN not in drew.seen_by(seat).cards]
        assert seeing == ([] if blind else [drew.seat])


@pytest.mark.parametrize("blind", [False, True])
def test_a_stolen_card_is_seen_by_thief_and_victim_unless_blindfolded(blind: bool) -> None:
    """PP-AMB-27, PP-AMB-28."""
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "poker,crime"}
    table = {"poker": blind, "room": "g4", "hand": {"A": "crime-b2", "B": "b1", "C": "b2"}}
    state = placed(3, options, sint="A", turn="A", **table)
    for move in ("lay" if blind else "lay crime-b2", "go", "pick c"):
        state.submit(0, state.read(0, move))
    (stole,) = [event for event in state.events if event.kind == "stole"]
    seeing = [seat for seat in range(3) if UNSEEN not in stole.seen_by(seat).cards]
    assert seeing == ([] if blind else [0, 2])


def test_an_open_pile_lies_in_order() -> None:
    bids = {"A": "o1 b2 p3", "B": "g1"}
    state = placed(3, {"deck": "canonical50", "openScores": True}, room="g4", bid=bids)
    state.pay(0)
    assert [NAMES[card] for card in state.scored[0]] == ["p3", "b2", "g1", "o1"]


def test_cards_chosen_together_show_the_total_they_would_make() -> None:
    options: dict[str, object] = {"deck": "canonical50"}
    state = placed(3, options, sint="A", turn="A", hand={"A": "p1 o5"}, bid={"A": "b2"})
    view = GAME.table(state.seen_by(0), 0)
    assert {move.text: move.adds for move in view.moves if move.adds} == {"lay p1": 1, "lay o5": 5}
    assert view.series is not None
    assert view.series.total == 2
    (ending,) = view.series.endings
    assert (ending.text, ending.label.id, ending.least) == ("go", "move-go", 2)
    assert ending.whole.id == "move-all-in"
    assert GAME.table(state.seen_by(1), 1).series is None


def test_the_total_under_the_omdenkpiet_counts_cards() -> None:
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "omdenk,acteer"}
    state = placed(
        3,
        options,
        sint="A",
        turn="A",
        room="g4",
        highest=9,
        hand={"A": "omdenk-p1 acteer-b2 o5"},
        bid={"B": "p6 p3", "A": "b2"},
    )
    view = GAME.table(state.seen_by(0), 0)
    adds = {move.text: move.adds for move in view.moves if move.cards}
    # what changes the measure is laid by itself
    assert adds == {"lay omdenk-p1": 0, "lay acteer-b2": 6, "lay o5": 5}
    state.submit(0, state.read(0, "lay omdenk-p1"))
    view = GAME.table(state.seen_by(0), 0)
    assert view.series is not None
    assert (view.series.total, view.series.endings[0].least) == (2, 2)
    assert {move.adds for move in view.moves if move.cards} == {1}


def test_the_best_crossing_is_proposed() -> None:
    options: dict[str, object] = {"deck": "canonical50", "precies": True}
    state = placed(
        3,
        options,
        sint="A",
        turn="C",
        asked=3,
        status="0 1 0",
        room="p1 p1 p2",
        hand={"A": "p5 b4", "C": "b6"},
        bid={"A": "precies-p1", "C": "b1"},
    )
    state.submit(2, Move("go"))
    moves = GAME.table(state.seen_by(0), 0).moves
    assert [move.text for move in moves if move.label.id == "move-cross-best"] == ["cross b4"]


# The surprise evening.


def test_presents_do_not_come_again_in_the_next_game() -> None:
    assert GAME.carry is not None
    options: dict[str, object] = {"surprise": "game", "presents": "boek;bal;sok;pen"}
    taken = 0
    for number in range(4):
        state = deal(3, number, **options)
        assert sum(seat > 0 for seat in state.given) == taken
        chance = fast(number)
        while seats := state.to_act():
            moves = state.legal_moves(seats[0])
            state.play(seats[0], moves[chance.below(len(moves))])
        options = GAME.carry(state)
        taken = min(4, taken + len(state.outcome().winners))
        assert sum(seat > 0 for seat in state.given) == taken
    assert taken == 4
    final = deal(3, 9, **options)
    view = GAME.table(final.seen_by(0), 0)
    presents = next(zone for zone in view.zones if zone.name == "presents")
    assert all(spot.done and spot.pieces for spot in presents.spots)


def test_names_of_presents_are_read_as_they_are_written() -> None:
    state = deal(3, 0, surprise="round", presents=" boek ; een  bal;sok")
    assert state.setup.options["presents"] == ["boek", "een bal", "sok"]
    with pytest.raises(BadInput, match="option presents takes up to 60 names"):
        deal(3, 0, presents="a;;b")


# Whole games.


@pytest.mark.parametrize("key", KEYS)
def test_each_action_card_alone_conforms(key: str) -> None:
    players = 3 + len(key) % 4
    check_match(GAME, Setting(players, {"actiepiet": key}), seed=len(key), positions=2)


@pytest.mark.parametrize("part", range(3))
def test_showdowns_of_sensible_players_conform(part: int) -> None:
    """Players at random hardly ever come to a showdown."""
    rng, chance = random.Random(part), fast(part)
    checked = 0
    for number in range(30):
        players, options = random_setting(GAME, rng)
        options = {**options, "precies": True, "handregel": True, "roundCap": 2, "sets": "2"}
        state = GAME.deal(min(players, 4), number, options)
        for _ in range(300):
            seats = state.to_act()
            if not seats or checked == 6:
                break
            if state.questions and state.questions[-1].kind in ("cross", "keep"):
                checked += 1
                state.events.clear()
                check_position(GAME, state, rng)
            seat = rng.choice(seats)
            state.play(seat, GAME.heuristic(state.seen_by(seat), seat, chance))
    assert checked == 6


@pytest.mark.parametrize("part", range(4))
def test_the_rule_player_plays_every_variant(part: int) -> None:
    rng = random.Random(part)
    player = bot(GAME, "rule")
    for number in range(6):
        players, options = random_setting(GAME, rng)
        state = GAME.deal(players, number, options, quiet=True)
        chance = fast(number)
        for _ in range(3000):
            seats = state.to_act()
            if not seats:
                break
            move = player(state.seen_by(seats[0]), seats[0], chance)
            state.submit(seats[0], move)
        assert state.ending


def test_the_rule_player_beats_random_players() -> None:
    player, other = bot(GAME, "rule"), bot(GAME, "random")
    wins = 0
    games = 100
    for number in range(games):
        state = GAME.deal(4, number, {}, quiet=True)
        mine, theirs = fast(number), fast(~number)
        while seats := state.to_act():
            seat = seats[0]
            me = seat == number % 4
            choose, chance = (player, mine) if me else (other, theirs)
            state.play(seat, choose(state.seen_by(seat), seat, chance))
        wins += number % 4 in state.outcome().winners
    assert wins / games > 0.5  # by chance it would be a quarter


def test_the_study_adds_up() -> None:
    figures = simulate(Order(GAME.id, 4, 8, {}, "rule", seed=3), Crew())
    shares = figures["rounds_won_by"]
    assert isinstance(shares, dict)
    assert sum(shares.values()) == pytest.approx(1, abs=0.001)
    size, stopped = figures["mean_winning_size"], figures["mean_players_stopped"]
    assert isinstance(size, float)
    assert isinstance(stopped, float)
    assert 1 <= size <= 9
    assert 0 < stopped < 3


def test_a_projection_is_a_projection() -> None:
    seen: Projection = deal(3).seen_by(0)
    assert isinstance(seen, Pietenpoker)
    assert not seen.chance.record()


# What action cards let players see.


def glimpses(state: Pietenpoker, viewer: int) -> dict[str, list[str]]:
    view = GAME.table(state.seen_by(viewer), viewer)
    return {z.name: [NAMES[card] for card in z.cards] for z in view.zones if z.secret}


def play(state: Pietenpoker, *moves: str) -> None:
    for text in moves:
        seat = state.to_act()[0]
        state.submit(seat, state.read(seat, text))


def test_what_brilpiet_shows_stays_with_the_looker_until_his_next_round() -> None:
    hands = {"A": "bril-p2 b1 b2", "B": "o1 o5", "C": "p1 p2"}
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "bril"}
    state = placed(3, options, sint="A", turn="A", room="g4", hand=hands)
    play(state, "lay bril-p2", "go", "pick c")
    assert glimpses(state, 0) == {"saw-2": ["p1", "p2"]}
    play(state, "pick b", "lay o5", "go")
    # as it was seen, also when a card of it has been laid since
    assert glimpses(state, 0) == {"saw-2": ["p1", "p2"], "saw-1": ["o1", "o5"]}
    for viewer in (1, 2, GALLERY):
        assert glimpses(state, viewer) == {}
        assert state.seen_by(viewer).learnt == []  # type: ignore[attr-defined]
    play(state, "stop", "stop")
    assert state.round == 2
    assert glimpses(state, 0)
    while state.to_act() != (0,):
        play(state, "stop")
    assert glimpses(state, 0) == {}


def test_what_crimepiet_takes_is_shown_to_thief_and_victim() -> None:
    hands = {"A": "crime-b2 b1 b2", "B": "o1 o1", "C": "p1"}
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "crime"}
    state = placed(3, options, sint="A", turn="A", room="g4", hand=hands)
    play(state, "lay crime-b2", "go", "pick b", "pick b")
    assert glimpses(state, 0) == {"stole-1": ["o1", "o1"]}
    assert glimpses(state, 1) == {"lost-0": ["o1", "o1"]}
    assert glimpses(state, 2) == {}


def test_a_bid_is_told_when_its_acteerpiet_has_a_value() -> None:
    hands = {"A": "acteer-b2 b1 b2", "B": "o5 o4", "C": "p1"}
    options: dict[str, object] = {"deck": "canonical50", "actiepiet": "acteer"}
    state = placed(3, options, sint="A", turn="A", room="g4", hand=hands)
    state.quiet = False
    play(state, "lay acteer-b2", "go", "value 5")
    told = [(event.kind, event.number) for event in state.events]
    assert told[-2:] == [("valued", 5), ("went", 5)]
