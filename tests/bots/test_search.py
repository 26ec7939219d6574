"""The bot that searches: legal, in time, repeatable, and blind to what its seat cannot know."""

import random
from dataclasses import replace

import pytest

import speeltafel
from speeltafel.bots import LEVELS, Stories, bot, budget_of
from speeltafel.bots.retelling import retold, told
from speeltafel.bots.search import FIRST_WALKS, WALK, Budget, Search
from speeltafel.bots.worlds import Worlds
from speeltafel.engine.chance import Chance, fast
from speeltafel.engine.conformance import common_moves, redealt, settings
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.story import REMEMBERED, Beliefs, Story

GAMES = [game for game in speeltafel.all_games().values() if game.searched]
FEW = Budget(worlds=4)


def with_story(game: Game, seed: int, moves: int) -> tuple[State, Story]:
    """A position in which a seat has a choice, with that seat's story."""
    players = min(max(4, game.seats[0]), game.seats[-1])
    state = game.deal(players, seed)
    stories = Stories(range(players), game.recalled)
    stories.note(state, state.take_events())
    chance = fast(seed)
    for played in range(100_000):
        seats = state.to_act()
        if not seats:
            break
        seat = seats[0]
        if played >= moves and len(state.legal_moves(seat)) > 1:
            story = stories.of(seat)
            assert story is not None
            return state, story
        state.play(seat, game.heuristic(state.seen_by(seat), seat, chance))
        stories.note(state, state.take_events())
    raise AssertionError("the game was over before")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_plays_legally_under_all_options(game: Game) -> None:
    rng = random.Random(3)
    choices = [*settings(game, 4, 1, mixtures=2)]
    for number, setting in enumerate(rng.sample(choices, 8)):
        state = game.deal(setting.players, number, setting.options)
        stories = Stories(range(setting.players), game.recalled)
        stories.note(state, state.take_events())
        searching, chance = bot(game, "search", FEW), fast(number)
        for _ in range(60):
            if not state.to_act():
                break
            seat = rng.choice(state.to_act())
            if rng.random() < 0.15:
                seen = state.seen_by(seat)
                state.submit(seat, searching(seen, seat, chance, stories.of(seat)))
            else:
                state.play(seat, rng.choice(state.legal_moves(seat)))
            stories.note(state, state.take_events())


class Clock:
    """Every look at it takes a thousandth of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_keeps_to_its_time(game: Game) -> None:
    state, story = with_story(game, 1, 5)
    for milliseconds in (1, 7, 60):
        clock = Clock()
        thinks = bot(game, "search", Budget(milliseconds / 1000, clock=clock))
        move = thinks(state.seen_by(story.seat), story.seat, fast(1), story)
        assert move in state.legal_moves(story.seat)
        # When time is up, each of the few rounds of dropping moves looks at the clock once more.
        assert clock.now <= milliseconds / 1000 + 0.005


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_it_concludes_beforehand_is_part_of_its_time(game: Game) -> None:
    clock = Clock()

    def slow(_story: Story) -> Beliefs:
        clock.now += 0.05
        return Beliefs()

    state, story = with_story(game, 1, 5)
    thinks = bot(replace(game, beliefs=slow), "search", Budget(0.06, clock=clock))
    thinks(state.seen_by(story.seat), story.seat, fast(1), story)
    assert 0.05 < clock.now <= 0.065


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_so_many_worlds_give_the_same_move_again(game: Game) -> None:
    thinks = bot(game, "search", Budget(worlds=6))
    for moves in (4, 17, 30):
        state, story = with_story(game, 2, moves)
        seen, seat = state.seen_by(story.seat), story.seat
        assert len({thinks(seen, seat, fast(9), story) for _ in range(3)}) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_cannot_know_changes_neither_its_story_nor_its_move(game: Game) -> None:
    rng = random.Random(5)
    thinks = bot(game, "search", FEW)
    compared = 0
    for seed in range(20):
        one = game.deal(game.seats[0], seed)
        seat = rng.randrange(one.players)
        two = redealt(one, seat, rng)
        stories = Story(seat, game.recalled), Story(seat, game.recalled)
        for state, story in zip((one, two), stories, strict=True):
            story.note(state, state.take_events())
        for _ in range(12):
            common = common_moves(one, two)
            if not common:
                break
            if seat in one.to_act() and len(one.legal_moves(seat)) > 1:
                assert told(stories[0]) == told(stories[1])
                moves = [
                    thinks(state.seen_by(seat), seat, fast(seed), story)
                    for state, story in zip((one, two), stories, strict=True)
                ]
                assert moves[0] == moves[1]
                compared += 1
            mover, move = rng.choice(common)
            events = []
            for state, story in zip((one, two), stories, strict=True):
                state.play(mover, move)
                happened = state.take_events()
                story.note(state, happened)
                events.append([event.seen_by(seat) for event in happened])
            if events[0] != events[1]:
                break
    assert compared >= 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_imagined_world_looks_the_same_to_the_seat(game: Game) -> None:
    state, story = with_story(game, 4, 12)
    seen = state.seen_by(story.seat)
    beliefs = game.beliefs(story) if game.beliefs else None
    worlds = Worlds(seen, beliefs, fast(2))
    found = set()
    for _ in range(20):
        world = worlds.next()
        assert not world.faults()
        assert world.seen_by(story.seat).record() == seen.record()
        found.add(world.record())
    assert len(found) > 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_story_is_retold_as_it_was(game: Game) -> None:
    _, story = with_story(game, 6, 15)
    again = retold(game, told(story))
    assert told(again) == told(story)
    assert again.seat == story.seat


def test_a_story_begins_anew_with_a_round() -> None:
    game = speeltafel.game("twaalfstich")
    state = game.deal(3, 1)
    story = Story(0)
    story.note(state, state.take_events())
    chance = fast(1)
    lengths = [0]
    while state.round < 3:
        seat = state.turn
        state.play(seat, game.heuristic(state.seen_by(seat), seat, chance))
        story.note(state, state.take_events())
        lengths.append(len(story.steps))
    assert lengths.count(0) == 3
    assert max(lengths) > 10


def test_a_story_forgets_what_is_long_ago() -> None:
    game = speeltafel.game("pesten")
    state = game.deal(4, 3)
    story, whole, chance = Story(0), 0, fast(3)
    story.note(state, state.take_events())
    while state.to_act() and whole <= REMEMBERED:
        seat = state.to_act()[0]
        state.play(seat, game.heuristic(state.seen_by(seat), seat, chance))
        happened = state.take_events()
        whole += bool(happened)
        story.note(state, happened)
    assert whole > REMEMBERED == len(story.steps)
    assert story.steps[-1].after is story.now


def test_a_playout_is_judged_at_the_horizon() -> None:
    """After so many decisions, and never while a question is open."""
    game = speeltafel.game("pesten")
    state, story = with_story(game, 1, 0)
    judged: list[State] = []

    def note(table: State) -> list[float]:
        judged.append(table)
        return [0.25] * 4

    for horizon in (0, 6):
        judged.clear()
        search = Search(
            state.seen_by(story.seat),
            story.seat,
            fast(1),
            game.heuristic,
            game.opinions,
            note,
            None,
            0,
            horizon,
        )
        search.best(Budget(worlds=3))
        assert judged
        assert not any(table.questions for table in judged)
        assert all(bool(table.ending) == (horizon == 0) for table in judged)


def test_beliefs_favour_the_cards_that_are_there() -> None:
    """What rule players did tells a good deal about their hands."""
    game = speeltafel.game("twaalfstich")
    blind = knowing = 0
    for seed in range(8):
        state, story = with_story(game, seed, 14)
        assert game.beliefs is not None
        seen = state.seen_by(story.seat)
        blind += guessed(state, story.seat, Worlds(seen, None, fast(seed)))
        knowing += guessed(state, story.seat, Worlds(seen, game.beliefs(story), fast(seed)))
    assert knowing > 1.1 * blind


def guessed(state: State, seat: int, worlds: Worlds) -> int:
    """How many cards of others' hands are where they are imagined, over many worlds."""
    right = 0
    worlds.walk(200)
    for _ in range(60):
        world = worlds.next()
        for true, imagined in zip(state.zones(), world.zones(), strict=True):
            if true.name == "hand" and true.seat != seat:
                held = true.cards.copy()
                for card in imagined.cards:
                    if card in held:
                        held.remove(card)
                        right += 1
    return right


def test_it_sees_what_the_rule_of_thumb_does_not() -> None:
    """Given a rule of thumb that is blind, playouts to the end still find the better move."""
    game = speeltafel.game("twaalfstich")

    def first(seen: State, seat: int, _chance: Chance) -> Move:
        return seen.legal_moves(seat)[0]

    better = 0
    for seed in range(12):
        state, story = with_story(game, seed, 16)
        seen = state.seen_by(story.seat)
        search = Search(seen, story.seat, fast(seed), first, None, game.prospects, None, 1)
        found = search.best(Budget(worlds=40))
        wise = game.heuristic(seen, story.seat, fast(seed))
        better += (found == wise) - (seen.legal_moves(story.seat)[0] == wise)
    assert better > 0


def test_budgets_as_people_write_them() -> None:
    assert budget_of("200ms").seconds == 0.2
    assert budget_of("50worlds").worlds == 50
    for wrong in ("", "0ms", "200", "1e3ms", "-5worlds", "200 s"):
        with pytest.raises(BadInput, match="budget"):
            budget_of(wrong)


def test_every_level_is_a_bot() -> None:
    game = GAMES[0]
    state, story = with_story(game, 1, 3)
    for level in LEVELS:
        plays = bot(game, level, FEW)
        assert plays(state.seen_by(story.seat), story.seat, fast(1)) in state.legal_moves(
            story.seat
        )
    with pytest.raises(BadInput, match="there is no bot"):
        bot(game, "oracle")


class Says(Chance):
    """Luck that always says the same number, where that is possible."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        return min(self.number, n - 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_easy_bot_slips_now_and_then(game: Game) -> None:
    slipped = 0
    for moves in range(2, 30, 3):
        state, story = with_story(game, 4, moves)
        seen, seat = state.seen_by(story.seat), story.seat
        easy, last = bot(game, "easy"), state.legal_moves(seat)[0]
        assert easy(seen, seat, Says(1)) == game.heuristic(seen, seat, Says(1))
        assert easy(seen, seat, Says(0)) == last
        slipped += last != game.heuristic(seen, seat, Says(0))
    assert slipped


def search_in(game: Game, state: State, story: Story, depth: int = 0) -> Search:
    beliefs = game.beliefs(story) if game.beliefs else None
    return Search(
        state.seen_by(story.seat),
        story.seat,
        fast(1),
        game.heuristic,
        game.opinions,
        game.prospects,
        beliefs,
        depth,
        game.horizon,
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_world_in_which_not_all_moves_were_tried_tells_nothing(game: Game) -> None:
    for moves in range(5, 60):
        state, story = with_story(game, 1, moves)
        search = search_in(game, state, story)
        trials = search.trials(search.seen, search.rule)
        if len(trials) > 1:
            break
    before = [trial.won for trial in trials]
    worlds = Worlds(state.seen_by(story.seat), search.beliefs, fast(2))
    search.try_all(trials, worlds, Budget(0.003, clock=Clock()), 0.0, 1.0)
    assert 0 < search.playouts < len(trials)
    assert [trial.won for trial in trials] == before
    assert search.tried == 0


class Walking(Beliefs):
    """Explains everything after so many steps."""

    def __init__(self, enough: int) -> None:
        self.enough = enough
        self.walked = 0

    def makes_worlds(self) -> bool:
        return True

    def walk(self, seen: State, steps: int, chance: Chance) -> None:
        self.walked += steps

    def is_settled(self) -> bool:
        return self.walked >= self.enough


@pytest.mark.parametrize(("enough", "walked"), [(35, 40), (10_000, FIRST_WALKS * WALK)])
def test_the_walk_to_a_first_world_ends_when_all_is_explained(enough: int, walked: int) -> None:
    game = speeltafel.game("edden")
    state, story = with_story(game, 1, 5)
    beliefs = Walking(enough)
    search = Search(
        state.seen_by(story.seat), story.seat, fast(1), game.heuristic, None, None, beliefs, 0, 0
    )
    search.worlds(FEW, 0.0)
    assert beliefs.walked == walked


def test_what_belongs_to_nobody_is_shuffled_in_every_world(monkeypatch: pytest.MonkeyPatch) -> None:
    game = speeltafel.game("twaalfstich")
    state, story = with_story(game, 1, 5)
    assert game.beliefs is not None
    beliefs = game.beliefs(story)
    assert not beliefs.makes_worlds()
    monkeypatch.setattr(Worlds, "walk", lambda worlds, steps: None)
    worlds = Worlds(state.seen_by(story.seat), beliefs, fast(2))

    def piles() -> tuple[tuple[int, ...], ...]:
        zones = worlds.next().zones()
        return tuple(tuple(zone.cards) for zone in zones if zone.seat < 0 and zone.ordered)

    assert len({piles() for _ in range(6)}) == 6


def seen_until_own_choice(search: Search, state: State, luck: Chance) -> tuple[str, int]:
    """What the seat sees until it has a choice, and how many decisions stay hidden from it."""
    seen, hidden = "", 0
    while state.to_act():
        seat = search.decider(state)
        moves = state.legal_moves(seat)
        if seat == search.seat and len(moves) > 1:
            break
        move = search.expected(state, seat, luck) if len(moves) > 1 else moves[0]
        if seat != search.seat and state.questions and state.questions[-1].secret:
            hidden += 1
        else:
            seen += state.write(move) + ";"
        state.play(seat, move)
        state.keep_in_step(move)
    return seen, hidden


def test_what_others_decide_in_secret_is_not_in_the_tree() -> None:
    """In a window of Pesten others are asked as well; what they answer is seen later."""
    game = speeltafel.game("pesten")
    hidden = 0
    for moves in range(3, 40):
        state, story = with_story(game, 6, moves)
        search = search_in(game, state, story, depth=1)
        world = Worlds(state.seen_by(story.seat), search.beliefs, fast(2)).next()
        for trial in search.trials(search.seen, search.rule):
            after = world.copy()
            after.play(story.seat, trial.move)
            after.keep_in_step(trial.move)
            expected, unseen = seen_until_own_choice(search, after.copy(), fast(3))
            search.descend(after, trial.tree, after.round, fast(3), [], [])
            if trial.tree:
                assert [*trial.tree] == [expected]
                hidden += unseen
    assert hidden > 20
