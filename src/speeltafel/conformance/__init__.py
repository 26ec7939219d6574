"""The conformance suite: all that a game promises, ours and an outsider's alike.

    print(conform(game))

plays games under many settings and holds each position against the engine's contract; runs the
scenarios and the lessons; reads the texts in every language and says with them whatever happens and
whatever the stage shows;
counts what lies in the box; keeps score of games on a pad, if there is one; plays the golden
playthroughs again; and asks the rule-of-thumb player about tables that its seat cannot tell apart.
What it tried, in numbers, is returned.
"""

from speeltafel.conformance.books import check_book
from speeltafel.conformance.components import check_components
from speeltafel.conformance.lessons import check_lessons
from speeltafel.conformance.moments import check_moments
from speeltafel.conformance.pads import check_pad, check_queries
from speeltafel.conformance.players import check_players
from speeltafel.conformance.playthroughs import check_playthroughs
from speeltafel.conformance.rulebook import check_rulebook
from speeltafel.conformance.sayings import check_sayings
from speeltafel.conformance.texts import check_texts
from speeltafel.conformance.tried import Tried
from speeltafel.engine.conformance import (
    ALL_PAIRS,
    Nonconforming,
    Setting,
    check_match,
    check_releases,
    settings,
)
from speeltafel.engine.game import Game

__all__ = [
    "ALL_PAIRS",
    "Nonconforming",
    "Setting",
    "Tried",
    "check_book",
    "check_components",
    "check_lessons",
    "check_match",
    "check_moments",
    "check_pad",
    "check_players",
    "check_playthroughs",
    "check_queries",
    "check_releases",
    "check_rulebook",
    "check_sayings",
    "check_setting",
    "check_texts",
    "conform",
    "settings",
]

QUESTIONS = 200
"""So often the referee is asked each thing."""


def conform(
    game: Game, pairs: int = 20, seed: int = 0, positions: int = 10, mixtures: int = 0
) -> Tried:
    """Check the game under its defaults for every number of players, and under other options.

    In each match about `positions` positions get the dear checks too. Raises Nonconforming.
    """
    tried = Tried(game.id)
    check_rulebook(game, tried)
    check_texts(game, tried)
    check_lessons(game, tried)
    check_book(game, tried)
    check_components(game, tried)
    check_playthroughs(game, tried)
    check_queries(game, seed, QUESTIONS, tried)
    for number, setting in enumerate(settings(game, pairs, seed, mixtures)):
        check_setting(game, setting, seed + number, positions, tried)
    check_releases(game, settings(game, pairs, seed, mixtures), seed)
    return tried


def check_setting(game: Game, setting: Setting, seed: int, positions: int, tried: Tried) -> None:
    """One table, with all that is held against a game in play; a fault tells how to come there."""
    try:
        decisions, looked_at = check_match(game, setting, seed, positions)
        tried.count("matches")
        tried.count("decisions", decisions)
        tried.count("positions", looked_at)
        check_sayings(game, setting, seed, tried)
        check_moments(game, setting, seed, tried)
        check_players(game, setting, seed, tried)
        check_pad(game, setting, seed, tried)
    except Nonconforming as broken:
        raise Nonconforming(f"{broken} (seed {seed}, {setting})") from broken
    except Exception as error:  # whatever goes wrong in a game, it is that game's fault
        crash = f"crash: {type(error).__name__}: {error}"
        raise Nonconforming(f"{crash} (seed {seed}, {setting})") from error
