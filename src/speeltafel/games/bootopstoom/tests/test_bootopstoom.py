"""What scenarios cannot say of Boot op Stoom: numbers, chance and whole games."""

import random
from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.bots import bot
from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import check_position
from speeltafel.engine.events import GALLERY
from speeltafel.games.bootopstoom import GAME
from speeltafel.games.bootopstoom.cards import (
    ANY_PARCEL,
    CAN_BE,
    DECK,
    ICON,
    KIND,
    NAMES,
    PAKJE,
    STEAM_TYPE,
    STOOMBOOT,
    VAREN,
)
from speeltafel.games.bootopstoom.options import ADDED
from speeltafel.games.bootopstoom.players.planning import make_plan
from speeltafel.games.bootopstoom.rules_agenda import ENTRY, OFFER, TASK_BITS
from speeltafel.games.bootopstoom.rules_map import (
    FIRST_HOUSE,
    SECOND_WISH,
    TILE_WORDS,
    is_reachable,
    moved,
    near,
    turned,
)
from speeltafel.games.bootopstoom.rules_parcels import coverings
from speeltafel.games.bootopstoom.rules_row import (
    LEFT,
    RIGHT,
    fits,
    icons_of,
    positions_at_end,
    positions_with,
)
from speeltafel.games.bootopstoom.rules_table import houses_served, is_won
from speeltafel.games.bootopstoom.state import BootOpStoom
from speeltafel.lab.checks.fuzz import random_setting

EXPANSIONS = ("krappeKalender", "prachtigePakjes", "pepernootPlekken", "rebelsePietjes")
EVERYTHING: dict[str, object] = dict.fromkeys(EXPANSIONS, True)
STEAM = [card for card in range(len(NAMES)) if KIND[card] == STOOMBOOT]


def deal(players: int, seed: int = 0, options: dict[str, object] | None = None) -> BootOpStoom:
    state = GAME.deal(players, seed, options or {})
    assert isinstance(state, BootOpStoom)
    return state


def played(players: int, seed: int, level: str, options: dict[str, object]) -> BootOpStoom:
    state = deal(players, seed, options)
    choose, chance = bot(GAME, level), fast(seed)
    while seats := state.to_act():
        state.submit(seats[0], choose(state.seen_by(seats[0]), seats[0], chance))
    return state


# The cards and the map.


def test_the_deck_has_the_cards_of_the_specification() -> None:
    base = [sum(face[2] for face in DECK if face[1] == kind) for kind in range(3)]
    more = [sum(face[3] for face in DECK if face[1] == kind) for kind in range(3)]
    assert base == [18, 8, 12]
    assert more == [8, 6, 10]
    assert sum(face[4] for face in DECK) == 14
    types = Counter(STEAM_TYPE[card] for card in STEAM for _ in range(DECK[card][2]))
    assert types == {0: 4, 1: 4}
    assert sum(n for _, n in ADDED) == 24


@pytest.mark.parametrize("players", range(2, 9))
def test_s17_so_many_cards_are_dealt(players: int) -> None:
    state = deal(players)
    chance = fast(players)
    while state.round == 0:
        state.play(state.turn, state.any_turn_move(chance))
    size, row = (5, 2) if players <= 4 else (4, 4)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert len(state.row) == row
    left = sum(len(pile) for pile in state.piles) + len(state.tops)
    assert left == 38 - players * size - row


def test_s35_wishes() -> None:
    for seed in range(30):
        state = deal(2, seed)
        houses = [tile for tile in state.map if tile >= FIRST_HOUSE]
        assert len(houses) == 8
        assert sum(SECOND_WISH[tile] > 0 for tile in houses) == 3
        words = Counter(TILE_WORDS[tile].partition(":")[0] for tile in state.map)
        assert words == {"water": 9, "rots": 8, "huis": 8}
        wishes = Counter(
            wish
            for tile in houses
            for wish in TILE_WORDS[tile].partition(":")[2].rstrip("*").split("+")
        )
        assert sum(wishes.values()) == 11
        assert max(wishes.values()) <= 4


def test_special_houses_wish_for_special_parcels() -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        state = deal(2, seed, {"prachtigePakjes": True})
        pink = [TILE_WORDS[tile] for tile in state.map if TILE_WORDS[tile].startswith("roze")]
        assert len(pink) <= 5
        found.update(wish for word in pink for wish in word.partition(":")[2].split("+"))
    assert set(found) == {"groen", "pepernoot", "joker", "telefoon"}


@given(st.integers(0, 10_000), st.sampled_from(["4", "5"]), st.booleans())
def test_every_map_is_playable(seed: int, board: str, blocks: bool) -> None:
    options: dict[str, object] = {
        "board": board,
        "rocks": "block" if blocks else "open",
        "pepernootPlekken": True,
    }
    state = deal(2, seed, options)
    size = state.house.size
    assert len(state.map) == size * size
    assert sum(tile >= FIRST_HOUSE for tile in state.map) >= 4
    start = (state.pawns[0] - 1) // 4
    assert TILE_WORDS[state.map[start]] == "water"
    assert not blocks or is_reachable(state.map, size, start)


@given(st.sampled_from([4, 5]), st.integers(0, 99), st.integers(-4, 4))
def test_sailing_there_and_back(size: int, number: int, quarters: int) -> None:
    pose = 1 + number % (4 * size * size)
    ahead = moved(size, pose, 1)
    square, heading = (pose - 1) // 4, (pose - 1) % 4
    row, column = divmod(square, size)
    edge = (row == 0, column == size - 1, row == size - 1, column == 0)[heading]
    assert (ahead == 0) == edge
    if ahead:
        assert moved(size, ahead, -1) == pose
        assert near(size, square, (ahead - 1) // 4)
    assert turned(turned(pose, quarters), -quarters) == pose
    assert not near(size, square, square)


# The row.


def rows_of(length: int, first: int) -> list[int]:
    """A row of alternating types."""
    kinds = [[c for c in STEAM if STEAM_TYPE[c] == t] for t in (0, 1)]
    return [kinds[(first + i) % 2][i % 5] for i in range(length)]


@pytest.mark.parametrize(
    ("types", "positions"),
    [
        ("A", 1),
        ("B", 1),
        ("BA", 2),
        ("AB", 3),
        ("ABA", 4),
        ("BAB", 4),
        ("BABA", 5),
        ("ABAB", 6),
        ("ABABABAB", 12),
        ("ABABABABABABAB", 21),
    ],
)
def test_s01_positions(types: str, positions: int) -> None:
    row = rows_of(len(types), "AB".index(types[0]))
    assert len(icons_of(row)) == positions
    assert positions == len(types) + types.count("AB")
    full = [ICON[card] for card in row]
    assert [icon for icon in icons_of(row) if icon] == [icon for icon in full if icon]


@given(st.integers(1, 13), st.integers(0, 1), st.sampled_from(STEAM), st.sampled_from([0, 1]))
def test_s02_a_card_that_fits_brings_its_positions(
    length: int, first: int, card: int, side: int
) -> None:
    row = rows_of(length, first)
    if length % 2:
        assert fits(row, card, LEFT) == fits(row, card, RIGHT)
    else:
        assert fits(row, card, LEFT) != fits(row, card, RIGHT)
    if fits(row, card, side):
        longer = [card, *row] if side == LEFT else [*row, card]
        end = row[0] if side == LEFT else row[-1]
        new = positions_with(end, card, side)
        assert len(icons_of(longer)) == len(icons_of(row)) + new
        assert positions_at_end(longer, side) == new


# Delivering.


def covers(wishes: list[int], cards: tuple[int, ...], doubled: int) -> bool:
    """Whether these cards meet these wishes one by one, a doubled one perhaps two."""
    copies = [[card] for card in cards]
    ways = [copies]
    if doubled in cards:
        twice = copies.copy()
        twice[cards.index(doubled)] = [doubled, doubled]
        ways.append(twice)
    for way in ways:
        units = [(i, card) for i, cards_ in enumerate(way) for card in cards_]
        if len(units) != len(wishes):
            continue
        for order in permutations(units):
            kinds: dict[int, int] = {}
            for (i, card), wish in zip(order, wishes, strict=True):
                kinds[i] = kinds.get(i, ANY_PARCEL) & CAN_BE[card] & wish
            if all(kinds.values()):
                return True
    return False


PARCELS = [card for card in range(len(NAMES)) if KIND[card] == PAKJE]
A_WISH = st.sampled_from([1, 2, 4, 16, ANY_PARCEL])


@given(
    st.lists(A_WISH, min_size=1, max_size=3),
    st.lists(st.sampled_from(PARCELS), min_size=1, max_size=5),
    st.booleans(),
)
def test_the_deliveries_are_those_that_brute_force_finds(
    wishes: list[int], parcels: list[int], twice: bool
) -> None:
    parcels.sort()
    doubled = parcels[0] if twice else -1
    found = coverings(wishes, parcels, doubled)
    assert len(found) == len(set(found))
    selections = {cards for n in range(1, len(wishes) + 1) for cards in combinations(parcels, n)}
    assert set(found) == {cards for cards in selections if covers(wishes, cards, doubled)}


# Whole games.


def test_every_decision_comes_up_and_conforms() -> None:
    """Games by players who are careless now and then: chance alone delivers too seldom.

    The rarer a decision, the surer it is held against the whole contract of the engine.
    """
    kinds: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    for seed in range(40):
        rng, chance = random.Random(seed), fast(seed)
        players = rng.randint(2, 4)
        options: dict[str, object] = {
            **EVERYTHING,
            "board": rng.choice(["4", "5"]),
            "krappeKalender": seed % 4 != 0,
            "rocks": rng.choice(["open", "block"]),
            "hanging": rng.choice(["drop", "execute"]),
            "piles": rng.choice(["open", "closed"]),
            "deliverOnStay": seed % 2 == 0,
        }
        state = deal(players, seed, options)
        kinds.update(event.kind for event in state.take_events())
        while seats := state.to_act():
            seat = rng.choice(seats)
            move = GAME.heuristic(state.seen_by(seat), seat, chance)
            if rng.random() < 0.2 or move.verb == "pass":
                move = rng.choice(state.legal_moves(seat))
            verbs[move.verb] += 1
            if verbs[move.verb] <= 3 and state.round:
                check_position(GAME, state, rng)
            state.submit(seat, move)
            kinds.update(event.kind for event in state.take_events())
    assert set(GAME.notation.verbs) - set(verbs) <= {"power"}  # two powers at once are rare
    texts = (GAME.folder / "text" / "nl.ftl").read_text("utf-8")
    said = {line.split(" ")[0][6:] for line in texts.splitlines() if line.startswith("event-")}
    assert set(kinds) <= said
    seldom = {"left", "new-sint", "found-nothing", "last-card", "won", "piet-blocked", "no-effect"}
    seldom |= {"no-gifts", "no-steam", "doubled-add", "counted-double", "stays-empty", "given-up"}
    assert said - set(kinds) <= seldom


def test_the_rule_of_thumb_player_plays_every_variant() -> None:
    for seed in range(25):
        players, options = random_setting(GAME, random.Random(seed))
        assert played(players, seed, "rule", options).ending
    for name in EXPANSIONS:
        assert played(3, 1, "rule", {name: True}).ending
    assert played(4, 2, "rule", EVERYTHING).ending


def test_of_equal_moves_the_rule_of_thumb_player_makes_any() -> None:
    seen = deal(4, 1, {"rebelsePietjes": True, "firstSint": "1"}).seen_by(0)
    chosen = Counter(GAME.heuristic(seen, 0, fast(seed)).number for seed in range(400))
    assert sorted(chosen) == [0, 1, 2, 3]
    assert max(chosen.values()) < 150


def test_a_team_of_rule_players_wins_much_more_than_chance() -> None:
    rule = [played(4, seed, "rule", {}) for seed in range(24)]
    chance = [played(4, seed, "random", {}) for seed in range(24)]
    assert sum(houses_served(state) for state in rule) > 24 * 5
    assert sum(houses_served(state) for state in chance) < 24 * 1
    assert sum(is_won(state) for state in rule) >= 4
    assert not any(is_won(state) for state in chance)


def test_everybody_makes_the_same_plan() -> None:
    """A plan is made from public knowledge, so that all players have the same one."""
    different = 0
    for seed in range(10):
        state = deal(4, seed)
        choose, chance = bot(GAME, "rule"), fast(seed)
        for _ in range(60):
            if not state.to_act():
                break
            seat = state.to_act()[0]
            plans = [make_plan(seen_as(state, viewer)) for viewer in (*range(4), GALLERY)]
            assert all(plan.cards == plans[0].cards for plan in plans)
            assert all(plan.worth == plans[0].worth for plan in plans)
            different += plans[0].worth > 0
            state.play(seat, choose(state.seen_by(seat), seat, chance))
    assert different > 50


def seen_as(state: BootOpStoom, viewer: int) -> BootOpStoom:
    seen = state.seen_by(viewer)
    assert isinstance(seen, BootOpStoom)
    return seen


def test_everybody_wins_or_nobody_does() -> None:
    seen = set()
    for seed in range(16):
        outcome = played(3, seed, "rule", {"board": "4", "calendarSize": 14}).outcome()
        assert outcome.winners in ((), (0, 1, 2))
        assert len(set(outcome.scores)) == 1
        seen.add((outcome.winners, outcome.reason))
    assert ((0, 1, 2), "BS-GOAL-02") in seen


def test_the_study_counts_what_happened() -> None:
    assert GAME.study is not None
    state = deal(4, 5)
    happened = state.take_events()
    chance = fast(5)
    while seats := state.to_act():
        moves = state.legal_moves(seats[0])
        state.play(seats[0], moves[chance.below(len(moves))])
        happened += state.take_events()
    counts = GAME.study.count(state, happened)
    laid = sum(event.kind in ("placed", "shown") for event in happened)
    assert counts["laid"] == laid
    assert 0 < counts["effective"] <= laid
    assert counts["row 1"] == 3
    figures = GAME.study.figures(counts, 1)
    assert figures["win_rate"] in (0.0, 1.0)
    assert figures["houses"] == 8
    by_round = figures["positions_by_round"]
    assert isinstance(by_round, dict)
    assert by_round["1"] == 3.0
    assert len(by_round) == state.round


def test_without_expansions_only_base_cards_and_tiles() -> None:
    state = deal(4, 1)
    cards = {card for zone in state.zones() for card in zone.cards}
    assert {KIND[card] for card in cards} == {VAREN, STOOMBOOT, PAKJE}
    assert all(DECK[card][2] for card in cards)


def test_an_entry_of_the_agenda_has_room_for_any_house_come_to_at_the_twentieth_position() -> None:
    state = GAME.deal(2, 1, {})
    assert isinstance(state, BootOpStoom)
    about = state.house.squares * (20 + 1) - 1
    state.plan(OFFER, about)
    assert state.agenda & ENTRY == about << TASK_BITS | OFFER
