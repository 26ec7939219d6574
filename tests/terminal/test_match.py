"""A match against bots, without a screen."""

from dataclasses import replace
from pathlib import Path

import pytest

from speeltafel.bots import LEVELS, bot
from speeltafel.engine.chance import Chance, Seal, fast
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import UNSEEN
from speeltafel.engine.game import Game
from speeltafel.engine.journal import load
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.terminal.match import NO_BOT, PERSON, Solo
from tests.outsider import GAME as OVERTROEF

GAMES = [*all_games().values(), OVERTROEF]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def table_of(game: Game, seed: int | Seal = 1, bots: str = "rule") -> Solo:
    return Solo(game, game.seats[0], {}, bots, seed)


def play_to_the_end(table: Solo) -> None:
    while not table.over:
        if table.next_bot() != NO_BOT:
            table.move_bot()
        else:
            table.submit(table.view().moves[0].attempt.move())


@EVERY_GAME
@pytest.mark.parametrize("level", LEVELS[:-1])  # the search has tests of its own
def test_a_match_is_played_to_its_end_and_its_journal_verifies(game: Game, level: str) -> None:
    table = table_of(game, bots=level)
    play_to_the_end(table)
    assert table.view().ending
    table.journal.close()
    table.journal.verify()


@EVERY_GAME
def test_bots_see_only_their_projection(game: Game) -> None:
    asked: list[int] = []

    def spy(seen: State, seat: int, chance: Chance) -> Move:
        assert seen.viewer == seat
        assert seen.chance.record() == ""
        asked.append(seat)
        return seen.legal_moves(seat)[0]

    table = table_of(replace(game, heuristic=spy))
    play_to_the_end(table)
    assert asked
    assert PERSON not in asked


def test_bots_among_several_deciders_answer_first() -> None:
    table = Solo(OVERTROEF, 4, {"cheering": False}, "random", 3)
    table.submit(table.view().moves[0].attempt.move())
    several = 0
    while not table.over:
        deciders = table.state.to_act()
        several += len(deciders) > 1
        if PERSON in deciders and len(deciders) > 1:
            assert table.next_bot() == next(seat for seat in deciders if seat != PERSON)
        if table.next_bot() == NO_BOT:
            assert deciders == (PERSON,)
            table.submit(table.view().moves[0].attempt.move())
        else:
            table.move_bot()
    assert several


def test_the_person_is_told_no_foreign_cards() -> None:
    table = table_of(game_named("twaalfstich"))
    hands = [event for event in table.told if event.kind == "hand"]
    assert len(hands) == 3
    for event in hands:
        assert (UNSEEN in event.cards) == (event.seat != PERSON)


def test_a_refused_move_changes_nothing() -> None:
    table = table_of(game_named("twaalfstich"))
    before = table.state.record()
    for verb in ("keep", "leave"):
        with pytest.raises(IllegalMove):
            table.submit(Move(verb))
    assert table.state.record() == before
    assert not table.journal.moves


def test_why_not_gives_the_most_telling_reason() -> None:
    table = table_of(game_named("twaalfstich"))
    while table.next_bot() != NO_BOT or not table.view().moves[0].cards:
        if table.next_bot() != NO_BOT:
            table.move_bot()
        else:
            table.submit(table.view().moves[0].attempt.move())
    view = table.view()
    legal = {move.cards for move in view.moves}
    hand = next(zone for zone in view.zones if zone.name == "hand")
    for card in hand.cards:
        refusal = table.why_not((card,))
        assert (refusal is None) == ((card,) in legal)
        assert refusal is None or refusal.facts["card"] == card


def test_the_seed_settles_the_bots_too() -> None:
    game = game_named("twaalfstich")
    for seed in (5, Seal(bytes(32))):
        first, second = table_of(game, seed, "random"), table_of(game, seed, "random")
        play_to_the_end(first)
        play_to_the_end(second)
        assert first.journal.moves == second.journal.moves
        assert first.table.luck_of(1).record() != first.state.chance.record()


def test_a_rematch_is_dealt_anew() -> None:
    game = game_named("twaalfstich")
    for seed in (5, Seal(bytes(32))):
        table = table_of(game, seed)
        again = table.rematch()
        assert again.journal.players == table.journal.players
        assert again.state.record() != table.state.record()


def test_a_match_broken_off_leaves_a_whole_journal(tmp_path: Path) -> None:
    table = table_of(game_named("twaalfstich"))
    for _ in range(3):
        if table.next_bot() != NO_BOT:
            table.move_bot()
    table.save(tmp_path / "match.jsonl")
    journal = load((tmp_path / "match.jsonl").read_text("utf-8"))
    journal.verify()
    assert journal.moves == table.journal.moves


def test_an_unknown_bot_is_bad_input() -> None:
    with pytest.raises(BadInput, match="bots: random, easy, rule"):
        bot(OVERTROEF, "clever")


def test_the_random_bot_picks_every_legal_move() -> None:
    state = OVERTROEF.deal(2, seed=1)
    seen, chance = state.seen_by(0), fast(1)
    picked = {bot(OVERTROEF, "random")(seen, 0, chance) for _ in range(200)}
    assert picked == set(seen.legal_moves(0))
