"""Every game keeps the whole promise: rulebook, texts, playthroughs, sayings, players."""

from itertools import islice

import pytest

import speeltafel
from speeltafel.conformance import (
    Setting,
    Tried,
    check_players,
    check_playthroughs,
    check_rulebook,
    check_sayings,
    check_texts,
    settings,
)
from speeltafel.engine.conformance import DECISION_LIMIT
from speeltafel.engine.game import Game

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
SETTINGS = 6


@EVERY_GAME
def test_the_rulebook_has_code_scenarios_and_events(game: Game) -> None:
    tried = Tried(game.id)
    check_rulebook(game, tried)
    assert tried.counts["rules"] == len(game.rules)


@EVERY_GAME
def test_no_text_is_missing_and_none_is_unused(game: Game) -> None:
    tried = Tried(game.id)
    check_texts(game, tried)
    assert tried.counts["texts"] > 2 * len(game.rules)


@EVERY_GAME
def test_golden_playthroughs_still_hold(game: Game) -> None:
    """A change of behaviour has to bump the game's version and make these anew."""
    tried = Tried(game.id)
    check_playthroughs(game, tried)
    assert tried.counts["playthroughs"] >= 3


@EVERY_GAME
def test_whatever_happens_can_be_said(game: Game) -> None:
    tried = Tried(game.id)
    for seed, setting in enumerate(islice(settings(game, 0), SETTINGS)):
        check_sayings(game, setting, seed, tried)
    assert tried.counts["sentences"] > 1000


@EVERY_GAME
def test_players_read_what_their_seat_may_know(game: Game) -> None:
    tried = Tried(game.id)
    for seed, setting in enumerate(islice(settings(game, 0), SETTINGS)):
        check_players(game, setting, seed, tried)
    assert tried.counts["choices of the rule of thumb"] > 50
    assert game.prospects is None or tried.counts["prospects"] > 10


def test_where_all_go_out_nobody_has_a_chance() -> None:
    """ED-END-02: by `allOut=none` this match of four ends without a winner."""
    edden = speeltafel.game("edden")
    setting = Setting(4, {"allOut": "none", "outAbove": 20})
    check_players(edden, setting, 8, Tried(edden.id))


def test_the_longest_game_that_is_tried_comes_to_its_end() -> None:
    """ED-AMB-13, ED-AMB-34: each of so many turns in each of so many rounds is two decisions."""
    game = speeltafel.game("edden")
    players = max(game.seats)
    most = {option.name: option.samples(players)[-1] for option in game.options.all}
    turns, rounds = most["turnCapPerPlayer"], most["maxRounds"]
    assert isinstance(turns, int)
    assert isinstance(rounds, int)
    assert players * turns * rounds * 2 <= DECISION_LIMIT
