"""Bots of others: from a file, here, in other processes and on a cluster."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from speeltafel.bots import bot, named, outside
from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game
from speeltafel.lab.playing.meetings import Contest
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.arena import arena
from speeltafel.lab.studies.simulate import simulate
from speeltafel.lab.studies.skill import Rung, rungs
from speeltafel.lab.studies.survey import levels_named
from speeltafel.lab.work.crews import Crew, Processes

GAME = "twaalfstich"
BOTS = """
from speeltafel.engine.moves import Move

class Alike:
    '''Plays as the rule of thumb does, and wants to know what happened.'''
    follows = True

    def __init__(self, game):
        self.game = game

    def __call__(self, seen, seat, chance, story=None):
        assert story is not None and story.seat == seat
        return self.game.heuristic(seen, seat, chance)

def first(seen, seat, chance, story=None):
    assert story is None
    return seen.legal_moves(seat)[0]

def stumbles(seen, seat, chance, story=None):
    raise IndexError("no card left")

def cheats(seen, seat, chance, story=None):
    other = (seat + 1) % seen.players
    return Move("play", (0, 1, 2))

def silent(seen, seat, chance, story=None):
    pass

class Lonely:
    def __init__(self):
        pass

class Mute:
    def __init__(self, game):
        pass

number = 3
"""


@pytest.fixture
def mine(tmp_path: Path) -> Callable[[str], str]:
    file = tmp_path / "mine.py"
    file.write_text(BOTS)
    return lambda name: f"{file}:{name}"


def figures(level: str, crew: Crew) -> str:
    found = simulate(Order(GAME, 3, 60, {}, level, 4), crew)
    return json.dumps({k: v for k, v in found.items() if k not in ("bot", "seconds")})


def test_a_bot_of_a_file_plays_here_and_elsewhere_alike(mine: Callable[[str], str]) -> None:
    alike = named(mine("Alike"))
    with Crew() as here, Processes(2) as elsewhere:
        assert figures(alike, here) == figures("rule", here)
        assert figures(named(mine("first")), elsewhere) == figures(named(mine("first")), here)


def test_a_process_needs_the_text_alone(mine: Callable[[str], str], tmp_path: Path) -> None:
    first = named(mine("first"))
    (tmp_path / "mine.py").unlink()
    with Processes(2) as elsewhere:
        assert json.loads(figures(first, elsewhere))["games"] == 60


def test_the_same_figures_on_a_cluster(mine: Callable[[str], str]) -> None:
    pytest.importorskip("distributed")
    from speeltafel.lab.work.cluster import Cluster

    contest = Contest(GAME, (named(mine("Alike")), named(mine("first"))), 8, 3)
    with Crew() as here, Cluster("local", 2) as there:
        one, two = (untimed(arena(contest, crew)) for crew in (here, there))
    assert one == two


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    rows = [{k: v for k, v in row.items() if k != "milliseconds"} for row in found["table"]]
    return {**found, "table": rows}


def test_a_changed_file_is_another_bot(mine: Callable[[str], str], tmp_path: Path) -> None:
    before = named(mine("first"))
    (tmp_path / "mine.py").write_text(BOTS.replace("[0]", "[-1]"))
    after = named(mine("first"))
    assert before != after
    assert before.partition("@")[0] == after.partition("@")[0] == "mine.py:first"
    with Crew() as here:
        assert figures(before, here) != figures(after, here)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("stumbles", "failed: IndexError: no card left"),
        ("cheats", "wants 'play .* against 12-"),
        ("silent", "gave None, which is no move: it has to give one of seen.legal_moves"),
        ("Lonely", r"cannot be made with its game: TypeError: .* takes 1 positional argument"),
        ("Mute", "has to be a class or a function"),
        ("number", "has to be a class or a function"),
        ("nobody", "has to be a class or a function"),
    ],
)
def test_what_goes_wrong_is_told_in_a_sentence(
    mine: Callable[[str], str], name: str, why: str
) -> None:
    with Crew() as here, pytest.raises(BadInput, match=why):
        figures(named(mine(name)), here)


def test_a_file_that_is_none_is_told_in_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("def (")
    with pytest.raises(BadInput, match="does not load: SyntaxError"):
        named(f"{broken}:Bot")
    with pytest.raises(BadInput, match="cannot be read"):
        named(f"{tmp_path / 'nowhere.py'}:Bot")
    with pytest.raises(BadInput, match="there is no bot 'strong'"):
        named("strong")
    with pytest.raises(BadInput, match="another version"):
        bot(game(GAME), "mine.py:Bot@00000000")


def test_an_installed_package_offers_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "steady"

        def load(self) -> Any:
            return lambda seen, seat, chance, story=None: seen.legal_moves(seat)[-1]

    def points(group: str, name: str = "steady") -> list[Point]:
        return [Point()] if (group, name) == ("speeltafel.bots", "steady") else []

    monkeypatch.setattr(outside, "entry_points", points)
    outside.found.cache_clear()
    try:
        assert named("steady") == "steady"
        with Crew() as here:
            assert json.loads(figures("steady", here))["games"] == 60
        with pytest.raises(BadInput, match="steady"):
            named("hasty")
    finally:
        outside.found.cache_clear()


def test_bots_of_others_come_last_and_meet_the_rule_of_thumb(mine: Callable[[str], str]) -> None:
    levels = levels_named(f"{mine('first')},search,easy")
    assert levels == ["easy", "search", named(mine("first"))]
    assert rungs(tuple(levels))[-1] == Rung(levels[-1], "rule")
    assert rungs((levels[-1],)) == [Rung("rule", "easy"), Rung(levels[-1], "rule")]
