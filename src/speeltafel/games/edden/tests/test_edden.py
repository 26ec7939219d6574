"""What scenarios cannot say of Edden: numbers, chance, knowledge and whole games.

Cards are judged here by their names alone, so that nothing is checked against itself.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.engine.chance import fast
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import EVERYONE, GALLERY, NOBODY, UNSEEN, Event, only
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.scenario import place
from speeltafel.games.edden import GAME
from speeltafel.games.edden.cards import hand_points
from speeltafel.games.edden.prospects import prospects
from speeltafel.games.edden.rules import Edden
from speeltafel.games.edden.rules_groups import PAIRS, RUNS, SINGLES, TRIPLES
from speeltafel.games.edden.rules_state import DISCARD, SHOWN, TAKE

NAMES = GAME.notation.names
SEATS = range(3, 11)


def suit(card: int) -> str:
    return NAMES[card][0]


def rank(card: int) -> str:
    return NAMES[card][1:] or "joker"


def points(cards: tuple[int, ...] | list[int]) -> int:
    """The table of ED-PTS-01."""
    worth = {"a": 1, "j": 10, "q": 10, "k": 10, "joker": -1}
    return sum(worth.get(rank(card)) or int(rank(card)) for card in cards)


def is_group(cards: tuple[int, ...], options: dict[str, object]) -> bool:
    """2.5 of the specification, word by word."""
    if len(cards) in (2, 3):
        return options["pairsTriples"] is True and len({rank(card) for card in cards}) == 1
    if len(cards) == 4:
        numbers = sorted(int(rank(card)) if rank(card).isdigit() else 99 for card in cards)
        follows = all(high == low + 1 for low, high in pairwise(numbers)) and numbers[-1] <= 10
        suits = {suit(card) for card in cards}
        return options["fourRun"] is True and follows and suits == {"h", "c", "s", "d"}
    return len(cards) == 1


def part_hands(hand: list[int]) -> set[tuple[int, ...]]:
    """All different selections of one to five cards."""
    return {part for size in range(1, 6) for part in combinations(sorted(hand), size)}


def deal(players: int, seed: int = 0, /, **options: object) -> Edden:
    state = GAME.deal(players, seed, options)
    assert isinstance(state, Edden)
    return state


def placed(players: int, options: dict[str, object] | None = None, **table: object) -> Edden:
    """A position written as in a scenario."""
    state = deal(players, 0, **(options or {}))
    place(state, table)
    assert not state.faults()
    assert state.events
    return state


def written(state: Edden) -> set[str]:
    return {state.write(move) for move in state.legal_moves(state.turn)}


def any_options(rng: random.Random, players: int) -> dict[str, object]:
    """Options of chance, with caps that keep games short."""
    options = {option.name: rng.choice(option.samples(players)) for option in GAME.options.all}
    options["birthYears"] = [rng.choice((0, rng.randint(1905, 1999))) for _ in range(players)]
    options["ages"] = [rng.randint(1, 99) for _ in range(players)]
    options["turnCapPerPlayer"] = rng.randint(5, 30)
    options["maxRounds"] = rng.randint(2, 15)
    options["callBelow"] = rng.choice((1, 5, 8, 30))
    return options


class Scribe:
    """Follows a match by its events alone, and says itself what has to come next."""

    def __init__(self, state: Edden) -> None:
        self.state = state
        self.players = state.players
        self.options = state.setup.options
        self.totals = [0] * self.players
        self.out = [False] * self.players
        self.four = [False] * self.players
        self.round = 0
        self.dealer = NOBODY
        self.happened: Counter[str] = Counter()
        self.note(state.events)

    def number(self, option: str) -> int:
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def note(self, events: list[Event]) -> None:
        for event in events:
            self.happened[event.kind] += 1
            getattr(self, "note_" + event.kind.replace("-", "_"))(event.seat, event)
        if self.state.ending:
            self.settle()

    def after(self, seat: int) -> int:
        seat = (seat + 1) % self.players
        return self.after(seat) if self.out[seat] else seat

    def seats_in(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.out[seat]]

    # The deal.

    def note_dealt(self, seat: int, event: Event) -> None:
        """ED-AMB-17, ED-AMB-30, ED-AMB-31: the right player deals."""
        if self.round:
            self.settle()
            assert seat == self.next_dealer()
        self.round += 1
        assert event.number == self.round
        self.dealer = seat
        self.turn = self.after(seat)
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.stock = sum(self.state.setup.counts)
        self.group: list[int] = []
        self.laid: list[int] = []
        self.pile: list[int] = []
        self.bonus = [0] * self.players
        self.turns = 0
        self.limit = self.number("turnCapPerPlayer") * len(self.seats_in())
        self.caller = NOBODY
        self.first = NOBODY
        self.shown: dict[int, int] = {}
        self.row: dict[int, int] = {}
        self.birthdays: list[int] = []
        self.swapped: list[int] = []
        self.flagged: list[int] = []
        self.thrown: list[int] = []

    def next_dealer(self) -> int:
        if self.options["dealer"] == "left":
            return self.after(self.dealer)
        order = [(self.first + step) % self.players for step in range(self.players)]
        lowest = min(self.shown.values())
        winner = next(seat for seat in order if self.shown.get(seat) == lowest)
        if self.caller != NOBODY and self.shown[self.caller] == lowest:
            winner = self.caller
        return self.after(winner) if self.out[winner] else winner

    def note_hand(self, seat: int, event: Event) -> None:
        """ED-PREP-02, ED-123-01."""
        assert event.audience == only(seat)
        assert len(event.cards) == (4 if self.four[seat] else 5)
        assert not self.out[seat]
        self.hands[seat] = list(event.cards)
        self.stock -= len(event.cards)

    # The turn.

    def note_discarded(self, seat: int, event: Event) -> None:
        assert seat == self.turn
        assert not self.laid
        assert is_group(event.cards, self.options)
        for card in event.cards:
            self.hands[seat].remove(card)
        self.laid = list(event.cards)

    def note_emptied(self, seat: int, event: Event) -> None:
        """ED-EMPTY-01, ED-AMB-07."""
        assert not self.hands[seat]
        self.bonus[seat] += 1
        assert event.number == self.bonus[seat] <= self.number("emptyHandMax")

    def note_reshuffled(self, seat: int, event: Event) -> None:
        """ED-AMB-12, ED-AMB-28."""
        assert self.stock == 0
        assert self.laid
        assert event.number == len(self.pile)
        self.stock, self.pile = len(self.pile), []

    def note_drew(self, seat: int, event: Event) -> None:
        assert event.audience == only(seat)
        self.stock -= 1
        assert self.stock >= 0
        self.gain(seat, event)

    def note_took(self, seat: int, event: Event) -> None:
        """ED-DRAW-02, ED-AMB-21."""
        self.group.remove(event.cards[0])
        assert event.audience == EVERYONE
        self.gain(seat, event)

    def gain(self, seat: int, event: Event) -> None:
        assert seat == self.turn
        assert self.laid
        self.hands[seat] += event.cards
        self.pile += self.group
        self.group, self.laid = self.laid, []
        self.turns += 1
        self.turn = self.after(seat)

    # The showdown.

    def note_called(self, seat: int, event: Event) -> None:
        """ED-CALL-01, ED-AMB-24."""
        assert seat == self.turn
        assert not self.laid
        assert points(self.hands[seat]) < self.number("callBelow")
        self.caller = self.first = seat

    def note_capped(self, seat: int, event: Event) -> None:
        """ED-AMB-13, ED-AMB-30."""
        assert event.number == self.turns == self.limit
        self.first = self.turn

    def note_reveal(self, seat: int, event: Event) -> None:
        assert list(event.cards) == sorted(self.hands[seat])
        assert event.number == points(event.cards)
        assert event.audience == EVERYONE
        self.shown[seat] = event.number

    def note_scored(self, seat: int, event: Event) -> None:
        """Invariant 6: the identity of the round's points."""
        assert list(self.shown) == self.seats_in()
        lower = sum(shown < self.shown[seat] for shown in self.shown.values())
        expected = self.shown[seat]
        if seat == self.caller:
            own = expected if self.options["failedCallerAddsHand"] and lower else 0
            expected = self.number("penaltyPerLower") * lower + own
        assert event.number == expected - self.bonus[seat]
        self.row[seat] = event.number

    def note_birthday(self, seat: int, event: Event) -> None:
        self.birthdays.append(seat)

    def note_swap69_down(self, seat: int, event: Event) -> None:
        self.swapped.append(seat)

    def note_swap69_up(self, seat: int, event: Event) -> None:
        self.swapped.append(seat)

    def note_four_cards(self, seat: int, event: Event) -> None:
        self.flagged.append(seat)

    def note_out(self, seat: int, event: Event) -> None:
        self.thrown.append(seat)

    def note_left(self, seat: int, event: Event) -> None:
        raise AssertionError("nobody leaves these games")

    def note_won(self, seat: int, event: Event) -> None:
        assert seat in self.state.outcome().winners

    def note_no_winner(self, seat: int, event: Event) -> None:
        assert not self.state.outcome().winners

    def settle(self) -> None:
        """ED-AMB-08: the whole order once more, from the text of the specification."""
        seats = self.seats_in()
        assert list(self.row) == seats
        before = list(self.totals)
        for seat in seats:
            self.totals[seat] += self.row[seat]
        assert self.birthdays == [seat for seat in seats if self.has_birthday(seat)]
        for seat in self.birthdays:
            self.totals[seat] -= self.per_seat("ages", seat)
        assert self.swapped == self.to_swap(seats, before)
        if self.swapped:
            ends = {self.totals[seat] for seat in seats}
            sum_of_ends = max(ends) + min(ends)
            for seat in self.swapped:
                self.totals[seat] = sum_of_ends - self.totals[seat]
        at_123 = [seat for seat in seats if self.totals[seat] == 123 and not self.four[seat]]
        assert self.flagged == (at_123 if self.options["rule123"] else [])
        for seat in self.flagged:
            self.four[seat] = True
        limit = self.number("outAbove") + (self.options["outTest"] == "more")
        assert self.thrown == [seat for seat in seats if self.totals[seat] >= limit]
        for seat in self.thrown:
            self.out[seat] = True
        assert self.totals == self.state.totals
        assert self.four == self.state.four_cards
        assert self.out == self.state.out
        self.finalists = seats

    def per_seat(self, option: str, seat: int) -> int:
        values = self.options[option]
        assert isinstance(values, list)
        return int(values[seat])

    def has_birthday(self, seat: int) -> bool:
        year = self.per_seat("birthYears", seat)
        on = self.options["ruleBirthYear"] is True
        return on and year > 0 and 1900 + self.totals[seat] == year

    def to_swap(self, seats: list[int], before: list[int]) -> list[int]:
        """ED-69-01, ED-69-02, ED-AMB-33."""
        there = [seat for seat in seats if self.totals[seat] == 69]
        if self.options["rule69Trigger"] == "arrive":
            there = [seat for seat in there if before[seat] != 69]
        ends = {max(self.totals[seat] for seat in seats), min(self.totals[seat] for seat in seats)}
        if not there or not self.options["rule69"] or len(ends) == 1:
            return []
        return [seat for seat in seats if self.totals[seat] in ends]

    # What may be done now.

    def legal(self) -> set[str]:
        """The legal moves, listed slowly."""
        names = NAMES.__getitem__
        if self.laid:
            drawn = {"draw"} if self.stock else set()
            return drawn | {f"take {names(card)}" for card in self.group}
        hand = self.hands[self.turn]
        calls = {"call"} if points(hand) < self.number("callBelow") else set()
        groups = [part for part in part_hands(hand) if is_group(part, self.options)]
        return calls | {f"discard {' '.join(map(names, group))}" for group in groups}


def some_move(state: Edden, rng: random.Random) -> Move:
    """Large groups are laid rather often, so that hands become empty."""
    moves = state.legal_moves(state.turn)
    return rng.choice([*moves, max(moves, key=lambda move: len(move.cards))])


def match(players: int, seed: int, options: dict[str, object]) -> Iterator[tuple[Edden, Scribe]]:
    """A game of random moves: the same state and scribe before every move and at the end."""
    rng = random.Random(seed)
    state = deal(players, seed, **options)
    scribe = Scribe(state)
    while state.to_act():
        yield state, scribe
        state.play(state.turn, some_move(state, rng))
        scribe.note(state.events)
    yield state, scribe


@cache
def played() -> tuple[tuple[Edden, Scribe], ...]:
    """Finished games with options of chance, for all numbers of players."""
    found = []
    for seed in range(240):
        players = SEATS[seed % len(SEATS)]
        *_, end = match(players, seed, any_options(random.Random(seed), players))
        found.append(end)
    return tuple(found)


# Cards and chance.


def test_ed_prep_01_the_deck_of_the_specification() -> None:
    counts = dict(zip(NAMES, GAME.counts({"decks": "auto", "jokersPerDeck": 2}, 4), strict=True))
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


def test_ed_gen_01_three_to_ten_players() -> None:
    for players in (1, 2, 11):
        with pytest.raises(BadInput):
            GAME.deal(players)
    assert [*GAME.seats] == [*SEATS]


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
    options: dict[str, object] = {"pairsTriples": True, "fourRun": True}
    moves = [move for move in [*SINGLES, *PAIRS, *TRIPLES, *RUNS.values()] if move.cards]
    assert Counter(len(move.cards) for move in moves) == {1: 53, 2: 131, 3: 261, 4: 144}
    assert len(set(moves)) == len(moves)
    assert all(is_group(move.cards, options) for move in moves)


hands = st.lists(st.integers(0, len(NAMES) - 1), min_size=1, max_size=5)
low_hands = st.lists(st.integers(4, 27), min_size=4, max_size=5)


@given(hands | low_hands, st.booleans(), st.booleans(), st.integers(1, 50))
def test_ed_set_02_ed_run_02_ed_amb_20_a_slow_list_of_discards_agrees(
    hand: list[int], sets: bool, runs: bool, call_below: int
) -> None:
    options: dict[str, object] = {"pairsTriples": sets, "fourRun": runs, "callBelow": call_below}
    state = deal(3, 0, decks="3", jokersPerDeck=4, **options)
    state.hands[state.turn] = sorted(hand)
    wanted = {part for part in part_hands(hand) if is_group(part, options)}
    moves = state.legal_moves(state.turn)
    discards = [move.cards for move in moves if move.verb == "discard"]
    assert set(discards) == wanted
    assert len(discards) == len(wanted)
    assert (Move("call") in moves) == (points(hand) < call_below)
    for part in part_hands(hand):
        refusal = state.why_not(state.turn, Move("discard", part))
        assert (refusal is None) == (part in wanted)


@pytest.mark.parametrize("players", [3, 5, 10])
def test_ed_turn_02_a_slow_list_of_legal_moves_agrees(players: int) -> None:
    """ED-CALL-01, ED-DRAW-01, ED-DRAW-02, ED-SET-03, ED-AMB-01 and ED-AMB-21 in one."""
    for seed in range(4):
        options = any_options(random.Random(100 + seed), players)
        for state, scribe in match(players, seed, options):
            if state.ending:
                assert state.to_act() == ()
                continue
            assert state.to_act() == (scribe.turn,)
            assert written(state) == scribe.legal()


def test_ed_call_01_the_refusal_names_the_points_and_the_limit() -> None:
    state = placed(3, turn="A", hand={"A": "h4 d5"})
    refusal = state.why_not(0, Move("call"))
    assert refusal is not None
    assert refusal.facts == {"points": 9, "limit": 7}


# Whole games.


def test_ed_amb_08_a_scribe_who_only_listens_counts_the_same() -> None:
    """Every assertion of the scribe, over games under all kinds of options."""
    happened: Counter[str] = Counter()
    for _, scribe in played():
        happened += scribe.happened
    kinds = "called capped reshuffled emptied swap69-up birthday out won no-winner"
    assert all(happened[kind] for kind in kinds.split()), happened


def test_ed_amb_08_the_extra_rules_meet_in_one_round() -> None:
    """Everybody but the caller comes to a special number, so that the rules strike together."""
    struck: Counter[str] = Counter()
    for seed in range(400):
        rng = random.Random(seed)
        options = any_options(rng, 4) | {"callBelow": 50, "maxRounds": 1000, "outAbove": 150}
        years = [1900 + rng.choice((69, 88, 123, 130)) for _ in range(4)]
        state = deal(4, seed, **(options | {"birthYears": years, "ages": [7, 19, 54, 61]}))
        scribe = Scribe(state)
        numbers = [rng.choice((69, 88, 123, 130, 150, 151)) for _ in range(4)]
        near = [number - points(hand) for number, hand in zip(numbers, state.hands, strict=True)]
        state.totals, scribe.totals = near, near.copy()
        while state.round == 1 and not state.ending:
            state.play(state.turn, state.legal_moves(state.turn)[0])
            scribe.note(state.events)
        struck += scribe.happened
        struck["both"] += bool(scribe.happened["birthday"] and scribe.happened["swap69-up"])
    assert struck["birthday"] > 50
    assert struck["swap69-up"] > 50
    assert struck["four-cards"] > 50
    assert struck["both"] > 10


def test_ed_end_02_ed_amb_15_ed_amb_34_who_wins() -> None:
    endings = Counter(state.ending for state, _ in played())
    assert set(endings) == {"ED-END-02", "ED-AMB-15", "ED-AMB-34"}
    for state, scribe in played():
        outcome = state.outcome()
        assert outcome.scores == tuple(state.totals)
        left = scribe.seats_in()
        candidates = left or scribe.finalists
        lowest = min(state.totals[seat] for seat in candidates)
        winners = [seat for seat in candidates if state.totals[seat] == lowest]
        if state.ending == "ED-AMB-15" and state.setup.options["allOut"] == "none":
            winners = []
        assert list(outcome.winners) == winners
        assert (state.ending == "ED-END-02") == (len(left) == 1)
        assert (state.ending == "ED-AMB-15") == (not left)


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
    assert [event.kind for event in state.events] == ["discarded", "emptied", "nothing-left"]
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
    view = GAME.table(state.seen_by(0), 0)
    zones = {zone.name: zone for zone in view.zones}
    assert NAMES.index("c3") not in [card for zone in view.zones for card in zone.cards]
    assert zones["pile"].count == 3
    assert zones["points"].count == 12
    assert [NAMES[card] for card in zones["group"].cards] == ["h5", "d5"]
    other = GAME.table(state.seen_by(1), 1)
    assert {zone.name: zone.count for zone in other.zones}["points"] == 1
    gallery = {zone.name for zone in GAME.table(state.seen_by(GALLERY), GALLERY).zones}
    assert not gallery & {"hand", "points"}


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
