"""A rule of one's own: a patched game plays here and elsewhere, and the game itself stays."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from speeltafel import cli
from speeltafel.engine.errors import BadInput
from speeltafel.engine.patching import patched_name
from speeltafel.engine.registry import game
from speeltafel.lab.checks.fuzz import try_out
from speeltafel.lab.pages.words import Words
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.simulate import simulate
from speeltafel.lab.work.crews import Crew, Processes

GAME = "twaalfstich"
BONUS = """
from speeltafel.engine.patching import with_default

def rules(module):
    module.BONUS = 100
    before = module.points_for
    def points_for(taken, left, out):
        return before(taken, 0, out)  # what is left in hand costs nothing
    module.points_for = points_for

def cards(module):
    module.DIE = (2,) * 6

def options(module):
    module.OPTIONS = with_default(module.OPTIONS, "profRule", True)
"""


def patch(folder: Path, text: str) -> str:
    (folder / "own.py").write_text(text)
    return patched_name(GAME, str(folder / "own.py"))


def figures(name: str, crew: Crew) -> dict[str, object]:
    found = simulate(Order(name, 3, 40, {}, "rule", 4), crew)
    return {key: value for key, value in found.items() if key != "seconds"}


def test_what_is_changed_is_changed_and_the_game_stays(tmp_path: Path) -> None:
    name = patch(tmp_path, BONUS)
    own, usual = game(name), game(GAME)
    assert own.version == f"{usual.version}+{name.partition('+')[2]}"
    assert (own.id, own.folder) == (usual.id, usual.folder)
    state = own.deal(3, 1)
    assert state.setup.options["profRule"] is True
    assert state.record().count('"target":200')  # the die has twos alone
    with Crew() as here:
        before, after = figures(GAME, here), figures(name, here)
    assert before["version"] == usual.version
    assert float(after["rounds"]["mean"]) < float(before["rounds"]["mean"]) / 2  # type: ignore[index]
    assert usual.deal(3, 1).setup.options["profRule"] is False


def test_other_processes_and_a_cluster_are_given_the_patch(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    from speeltafel.lab.work.cluster import Cluster

    name = patch(tmp_path, BONUS)
    (tmp_path / "own.py").unlink()
    with Crew() as here, Processes(2) as elsewhere, Cluster("local", 2) as far:
        alike = [json.dumps(figures(name, crew)) for crew in (here, elsewhere, far)]
    assert len({*alike}) == 1


def test_pages_name_the_patch_with_its_digest(tmp_path: Path) -> None:
    name = patch(tmp_path, BONUS)
    assert Words(game(name), "nl").game_name == f"12er Stich + {name.partition('+')[2]}"
    assert Words(game(GAME), "nl").game_name == "12er Stich"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "own.py changes nothing: it has no function like `def rules(module)`"),
        ("def rules(", "own.py does not load: SyntaxError: "),
        ("def turns(module): pass", "own.py: twaalfstich has no module turns; it has cards, "),
        ("def rules(module): module.none", "own.py breaks twaalfstich: AttributeError: "),
        (
            "def rules(module): module.BONUZ = 10",
            "the patch sets BONUZ in rules, which has no such name (is BONUS meant?); one of your",
        ),
        (
            (
                "from speeltafel.engine.patching import with_default\n"
                "def options(module): with_default(module.OPTIONS, 'jokers', 1)"
            ),
            "there is no option jokers",
        ),
    ],
)
def test_a_patch_that_does_not_fit_gets_one_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    with pytest.raises(BadInput) as caught:
        game(patch(tmp_path, text))
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("def rules(module): module.take_trick = lambda table, seat: None", "move "),
        ("def rules(module): module.lay = lambda table, card: 1 / 0", "division by zero"),
        ("def players_heuristics(module): module.heuristic = lambda *any: None", "NoneType"),
    ],
)
def test_a_broken_invariant_is_told_before_anything_is_played(
    tmp_path: Path, text: str, why: str
) -> None:
    own = game(patch(tmp_path, text))
    with pytest.raises(BadInput, match="does not hold together") as caught:
        try_out(own, 3, {})
    assert why in str(caught.value)


def test_every_command_that_plays_takes_a_patch(tmp_path: Path) -> None:
    patch(tmp_path, BONUS)
    given = ["--patch", str(tmp_path / "own.py"), "--players", "3", "--workers", "1", "--json"]
    for command in (
        ["simulate", GAME, "--games", "2"],
        ["arena", GAME, "--bots", "rule,random", "--deals", "1"],
        ["compare", GAME, "--games", "2", "--option", "tie=shared", "--option", "tie=extraRound"],
        ["sweep", GAME, "--games", "2", "--option", "target=200,300"],
    ):
        done = CliRunner().invoke(cli.app, [*command, *given])
        assert done.exit_code == 0, (command, done.output, done.exception)
        assert "own.py@" in done.stdout or command[0] == "sweep"
