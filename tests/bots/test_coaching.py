"""The coach's figures, and what a clear mistake is."""

import pytest

import speeltafel
from speeltafel.bots import Stories, search_of
from speeltafel.bots.coaching import CLEAR, differences, mistake, thought
from speeltafel.bots.search import Budget
from speeltafel.engine.advice import luck_of
from speeltafel.engine.chance import fast
from speeltafel.engine.game import Game
from speeltafel.engine.scenario import Scenario, opening
from speeltafel.engine.state import State
from speeltafel.engine.story import Story
from speeltafel.engine.view import Said
from speeltafel.texts import LANGUAGES, texts

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
SOME = Budget(worlds=60)


def at(table: dict[str, object]) -> tuple[Game, State]:
    game = speeltafel.game("twaalfstich")
    return game, opening(game, Scenario("coach", "coach", (), 3, table=table))


def story_of(game: Game, decisions: int) -> Story:
    """What a seat has seen that has a choice after so many ordinary moves."""
    state = game.deal(4, 3)
    stories = Stories(range(4), game.recalled)
    stories.note(state, state.take_events())
    for number in range(1000):
        seat = state.to_act()[0]
        if number >= decisions and len(state.legal_moves(seat)) > 2:
            break
        state.submit(seat, game.heuristic(state, seat, fast(number)))
        stories.note(state, state.take_events())
    story = stories.of(seat)
    assert story is not None
    return story


@EVERY_GAME
def test_a_search_tells_how_sure_it_is(game: Game) -> None:
    story = story_of(game, 8)
    assert story.now is not None
    found = thought(game, story.now, story.seat, story, SOME)
    assert story.now.why_not(story.seat, found.advice.move) is None
    assert found.worlds in (0, SOME.worlds)
    assert 0 <= found.share <= 100
    again = thought(game, story.now, story.seat, story, SOME)
    assert again == found
    if found.worlds:
        for language in LANGUAGES:
            said = texts(game, language).say(found.figures)
            assert f"{found.share}\N{NO-BREAK SPACE}%" in said
            assert f" {found.moves} " in said


def test_where_there_is_one_move_there_is_nothing_to_compare() -> None:
    game, state = at({"turn": "A", "open": "z9", "hand": {"A": "z2 z9"}})
    found = thought(game, state.seen_by(0), 0, None, SOME)
    assert found.figures == Said("why-search-one")
    assert found.advice.why == Said("why-only")


def test_to_leave_a_rich_trick_is_a_clear_mistake() -> None:
    table = {"turn": "A", "open": "z12 r12 z8 r3", "sum": 5, "hand": {"A": "z7 z1 r2 r1"}}
    game, state = at(table)
    seen = state.seen_by(0)
    wrong = mistake(game, seen, 0, seen.read(0, "play z1"), None, Budget(worlds=200))
    assert wrong is not None
    assert wrong.gain >= CLEAR
    assert seen.write(wrong.better.move) == "play z7"
    assert wrong.better.why == Said("why-takes-much", {"sum": 12, "points": 60})


def test_what_the_rule_of_thumb_does_is_no_mistake_and_neither_is_a_matter_of_taste() -> None:
    game, state = at({"turn": "A", "open": "z5", "hand": {"A": "z1 z2 r1 r2", "B": "z3 z3 z4"}})
    seen = state.seen_by(0)
    own = game.heuristic(seen, 0, luck_of(seen))
    assert mistake(game, seen, 0, own, None, SOME) is None
    told = [mistake(game, seen, 0, move, None, SOME) for move in seen.legal_moves(0)]
    assert told == [None] * len(told)


def test_a_few_worlds_prove_nothing() -> None:
    table = {"turn": "A", "open": "z12 r12 z8 r3", "sum": 5, "hand": {"A": "z7 z1 r2 r1"}}
    game, state = at(table)
    seen = state.seen_by(0)
    assert mistake(game, seen, 0, seen.read(0, "play z1"), None, Budget(worlds=20)) is None


def test_the_judgement_is_the_same_wherever_the_seat_cannot_tell_tables_apart() -> None:
    table = {"turn": "A", "open": "z12 r12 z8 r3", "sum": 5, "hand": {"A": "z7 z1 r2 r1"}}
    game, state = at(table)
    seen = state.seen_by(0)
    other = seen.imagined(fast(99)).seen_by(0)
    move = seen.read(0, "play z1")
    told = [mistake(game, one, 0, move, None, Budget(worlds=60)) for one in (seen, other)]
    assert told[0] == told[1]


def test_both_moves_meet_the_same_worlds() -> None:
    game, state = at({"turn": "A", "open": "z5", "hand": {"A": "z1 z2 r1 r2"}})
    seen = state.seen_by(0)
    search = search_of(game, seen, 0, luck_of(seen), None)
    move = seen.legal_moves(0)[0]
    assert differences(search, move, move, SOME) == [0.0] * SOME.worlds
