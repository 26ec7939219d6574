"""A newcomer's path: a game that was just made plays everywhere, and may be called its own name."""

import importlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from textual.pilot import Pilot

from speeltafel.cli import beginning
from speeltafel.conformance import Tried, check_playthroughs, check_texts
from speeltafel.terminal.match import PERSON
from tests import newcomer
from tests.process import Speeltafel
from tests.server.people import Person, play_all
from tests.terminal.seen import app_of, at_table, enter, run

QUICK = {"pause": "0", "beat": "0"}
ROOT = Path(__file__).parents[1]
EVERY_GAMES = ("test_art.py", "test_cli.py", "test_print.py", "bots", "conformance", "engine")
"""Of the tests that ask something of every game those that are quick."""


class Made:
    """The project of a game, and the environment in which it is installed."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.project = newcomer.make(folder, name)
        self.environment = newcomer.installed(self.project)

    def run(self, *command: str, folder: Path | None = None) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *command],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, **self.environment},
            cwd=folder or self.project,
        )
        return done.stdout


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    return Made(tmp_path_factory.mktemp("games"), "waterpas")


def test_it_is_found_and_told_in_both_languages(made: Made) -> None:
    for language in ("nl", "en"):
        assert "Waterpas, 2–4" in made.run("speeltafel", "games", "--lang", language)
    assert "WA-TRICK-01" in made.run("speeltafel", "rules", "waterpas")
    coverage = json.loads(made.run("speeltafel", "rules", "waterpas", "--coverage", "--json"))
    assert coverage["missing"] == []
    made.run("speeltafel.lab.checks.fields", "waterpas")


def test_its_project_is_not_taken_for_the_game(made: Made) -> None:
    """Beside the project Python finds what is installed, in whatever way it is."""
    assert not made.project.name.isidentifier()
    assert (made.project / made.name / "__init__.py").exists()


def test_its_own_test_holds_it_to_the_whole_suite(made: Made) -> None:
    assert "1 passed" in made.run("pytest", "-q", "-p", "no:cacheprovider", "waterpas/tests")


def test_what_is_asked_of_every_game_is_not_too_much_for_it(made: Made) -> None:
    """Our own tests find it as they find ours: a sixth game is a folder, and no other change."""
    asked = [f"tests/{part}" for part in EVERY_GAMES]
    told = made.run("pytest", "-q", "-p", "no:cacheprovider", "-k", made.name, *asked, folder=ROOT)
    passed = re.search(r"(\d+) passed, \d+ deselected", told)
    assert passed
    assert int(passed[1]) > 40
    assert "failed" not in told


def test_nothing_of_the_example_is_left_in_it(made: Made) -> None:
    for path in (made.project / "waterpas").rglob("*.*"):
        if path.suffix != ".pyc":
            text = path.read_text("utf-8")
            assert "oorbeeld" not in text, path
            assert "VB-" not in text, path
            assert "speeltafel.example" not in text, path


@pytest.mark.parametrize("level", ["random", "rule", "search"])
def test_bots_play_it_in_the_lab(made: Made, level: str) -> None:
    order = ("--players", "3", "--games", "2", "--workers", "1", "--json")
    figures = json.loads(made.run("speeltafel", "simulate", "waterpas", "--bot", level, *order))
    assert figures["games"] == 2


def test_a_person_plays_it_in_the_terminal(made: Made) -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = at_table(pilot).table
        while table.state.to_act():
            if PERSON in table.state.to_act():
                await enter(pilot, table.state.write(table.state.legal_moves(PERSON)[0]))
            await pilot.pause()
        assert table.state.ending == "WA-END-01"

    run(app_of(newcomer.game_in(made.project)), script)


class Serving(Speeltafel):
    def __init__(self, folder: Path, more: Mapping[str, str]) -> None:
        super().__init__(folder / "tables.db", QUICK)
        self.more = more

    def environment(self) -> Mapping[str, str]:
        return {**super().environment(), **self.more}


def test_people_and_bots_play_it_on_a_server(made: Made, tmp_path: Path) -> None:
    with Serving(tmp_path, made.environment) as serving:
        anna = Person(serving.port).make("waterpas", 3, bots=["rule"])
        bram = Person(serving.port).join(anna.code)
        for person in (anna, bram):
            person.connect()
        anna.send("start")
        play_all([anna, bram])
        assert anna.view["table"]["ending"] == "WA-END-01"
        anna.disconnect()
        bram.disconnect()


def test_in_a_checkout_it_lies_beside_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = importlib.import_module("speeltafel.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(beginning, "GAMES", tmp_path)
    monkeypatch.setattr(beginning, "CHECKOUT", Path(__file__))
    beginning.new_game("ernaast", None)
    assert capsys.readouterr().out.splitlines() == [
        str(tmp_path / "ernaast"),
        "speeltafel play ernaast",
    ]
    game = importlib.import_module("speeltafel.games.ernaast").GAME
    assert game.folder == tmp_path / "ernaast"
    check_texts(game, Tried(game.id))
    check_playthroughs(game, Tried(game.id))
    assert not [*tmp_path.rglob("pyproject.toml")]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Waterpas", "small letters"),
        ("a", "small letters"),
        ("water-pas", "small letters"),
        ("while", "no word of Python"),
        ("edden", "there is a game 'edden' already"),
        ("random", "Python has a module"),
        ("state", "use that word themselves"),
        ("waterpas", "is there already"),
    ],
)
def test_a_bad_or_taken_name_gets_a_sentence(made: Made, name: str, sentence: str) -> None:
    folder = made.project.parent
    before = sorted(folder.rglob("*.py"))
    command = [sys.executable, "-m", "speeltafel", "new-game", name, "--folder", str(folder)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert sorted(folder.rglob("*.py")) == before
