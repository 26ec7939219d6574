"""The command line, run as people run it, but mostly in this process: to start one takes long."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import speeltafel
from speeltafel.cli import main
from speeltafel.lab.checks.golden import playthrough
from tests import ours
from tests.process import PATIENCE

GAMES = [*speeltafel.all_games()]
OLDEST = "edden"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    out, err = io.StringIO(), io.StringIO()
    argv = ["speeltafel", *arguments]
    with patch.object(sys, "argv", argv), redirect_stdout(out), redirect_stderr(err):
        try:
            main()
            code = 0
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(argv, code, out.getvalue(), err.getvalue())


def said(*arguments: str) -> str:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*arguments: str) -> str:
    """The one sentence on stderr of a call with bad input."""
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_games_are_listed_with_seats_and_options() -> None:
    listed = json.loads(said("games", "--json"))
    assert [game["id"] for game in listed] == GAMES
    for game in listed:
        assert game["seats"]["least"] < game["seats"]["most"]
        assert {"name", "kind", "default", "group", "rules"} <= set(game["options"][0])
    assert all(name in said("games", "--lang", "en") for name in GAMES)


@ours.EACH_NAME
def test_the_rulebook_in_both_languages(name: str) -> None:
    rules = speeltafel.game(name).rules
    dutch, english = said("rules", name), said("rules", name, "--lang", "en")
    assert all(rule in dutch and rule in english for rule in rules)
    assert dutch != english
    titles = ["The aim", "Step by step", "The cards", "Expansions and variants", "What if …?"]
    places = [english.index(f"\n{title}\n") for title in titles]
    assert places == sorted(places)
    assert places[-1] < english.index(rules[0])
    one = json.loads(said("rules", name, rules[3], "--json"))
    assert [r["id"] for section in one["sections"] for r in section["rules"]] == [rules[3]]


@pytest.mark.parametrize("name", GAMES)
def test_coverage_is_complete(name: str) -> None:
    report = json.loads(said("rules", name, "--coverage", "--json"))
    assert report["game"] == name
    assert report["missing"] == []
    rules = [rule for section in report["sections"] for rule in section["rules"]]
    assert [rule["id"] for rule in rules] == [*speeltafel.game(name).rules]
    for rule in rules:
        assert set(rule) == {"id", "code", "scenarios", "lessons", "pictures", "physical", "text"}
        assert rule["physical"] or (rule["code"] and rule["scenarios"])
    assert "without code or scenario: none" in said("rules", name, "--coverage")


def test_puzzles_are_told_with_their_answers_and_kept(tmp_path: Path) -> None:
    told = said("puzzles", "edden", "--count", "1", "--lang", "en", "--folder", str(tmp_path))
    where, hand, best, reason = told.splitlines()
    assert where == "call-s02-seven-0  A of 3 is to move; the table has just been laid out"
    assert hand == "  In hand: 2 of hearts and 5 of diamonds"
    assert best.startswith("  Best: call (at least ")
    assert reason.endswith(": call.")
    assert 'answer = "call"' in (tmp_path / "1.toml").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "rule"])
def test_a_simulation_gives_the_same_figures_on_any_number_of_workers(name: str, bot: str) -> None:
    players = str(speeltafel.game(name).seats[0])
    games = "100" if bot == "random" else "6"
    order = ["simulate", name, "--players", players, "--games", games, "--bot", bot, "--json"]
    figures = [json.loads(said(*order, "--seed", "5", "--workers", n)) for n in ("1", "2")]
    assert all(one["seconds"] > 0 for one in figures)
    assert timeless(figures[0]) == timeless(figures[1])
    found = figures[0]
    assert found["games"] == int(games)
    assert set(found["rounds"]) >= {"mean", "p50", "p95", "max"}
    assert set(found["decisions_per_game"]) >= {"mean", "p50", "p95", "max"}
    assert sum(found["endings"].values()) == int(games)
    assert len(found["wins"]) == len(found["scores"]["mean"]) == len(found["scores"]["sd"])
    other = json.loads(said(*order, "--seed", "6"))
    luck = ("wins", "scores", "decisions")  # of a game of fixed length the last is the same
    assert [other[figure] for figure in luck] != [found[figure] for figure in luck]


def test_searching_bots_give_the_same_figures_again() -> None:
    order = ("simulate", "twaalfstich", "--players", "3", "--games", "2", "--bot", "search")
    first, again = (json.loads(run(*order, "--json").stdout) for _ in range(2))
    assert timeless(first) == timeless(again)


def timeless(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures of a simulation, without how long it took."""
    levels = {name: {**level, "seconds": 0} for name, level in figures["levels"].items()}
    return {**figures, "seconds": 0, "levels": levels}


def test_a_single_game_has_no_bounds_and_still_gives_json() -> None:
    single = ("--games", "1", "--skill", "2", "--json")
    done = run("sweep", "edden", "--option", "emptyHandMax=1,2", *single)
    assert json.loads(done.stdout, parse_constant=pytest.fail)[0]["rounds low"] is None
    variants = ("--option", "emptyHandMax=1", "--option", "emptyHandMax=2")
    done = run("compare", "edden", *variants, *single)
    found = json.loads(done.stdout, parse_constant=pytest.fail)["differences"][0]
    assert found["difference"]["low"] is None


def test_a_simulation_in_words_names_its_options() -> None:
    words = said("simulate", OLDEST, "--players", "4", "--games", "20", "--option", "maxRounds=9")
    assert "maxRounds 9" in words
    assert "decisions per game" in words


@pytest.mark.parametrize("name", GAMES)
def test_a_journal_is_verified_and_replayed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    journal = playthrough(speeltafel.game(name), 0)
    file.write_text(journal.dump(), "utf-8")
    assert f"{len(journal.moves)} moves, over: ok" in said("verify", str(file))
    replayed = said("replay", str(file), "--lang", "en")
    assert all(text in replayed for _, text in journal.moves[:5])
    assert "wins" in replayed or "You lose" in replayed or "You win" in replayed


def test_a_report_of_several_levels(tmp_path: Path) -> None:
    simulate = ["simulate", "twaalfstich", "--players", "3", "--games", "10", "--seed", "2"]
    file = tmp_path / "it.html"
    few = ["--thinker", "0", "--searched", "1", "--skill", "2"]
    done = run(*simulate, "--report", str(file), "--lang", "en", *few)
    assert done.returncode == 0
    assert done.stdout == ""
    assert done.stderr == f"{file}: 12er Stich: 10 games\n"
    assert f"--report {file} --lang en {' '.join(few)}" in file.read_text(
        "utf-8"
    )  # how to make it again


def test_a_simulation_as_json_has_one_shape_whatever_else_is_asked(tmp_path: Path) -> None:
    simulate = ["simulate", "twaalfstich", "--players", "3", "--games", "10", "--seed", "2"]
    few = ["--thinker", "1", "--searched", "1", "--skill", "2"]
    report = ["--report", str(tmp_path / "it.md"), *few]
    asked: dict[str, list[list[str]]] = {
        "rule": [[], report, ["--plot", *few]],
        "easy": [["--bot", "easy"], ["--bot", "easy,random", *report], ["--bot", "easy,random"]],
    }
    for bot, ways in asked.items():
        alone, *others = [json.loads(said(*simulate, *way, "--json")) for way in ways]
        assert alone["bot"] == bot
        assert [*alone["levels"]] == [bot]
        assert alone["skill"] == alone["hidden"] == alone["stakes"] == {}
        for other in others:
            assert [*other] == [*alone]
            for level in other["levels"].values():
                assert [*level] == [*alone["levels"][bot]]
            assert without_time(other) == without_time(alone)
            assert without_time(other["levels"][bot]) == without_time(alone["levels"][bot])
            assert other["skill"]


def without_time(data: dict[str, object]) -> dict[str, object]:
    """The figures of a level, which are the same however they are asked for."""
    apart = ("seconds", "facts", "levels", "skill", "hidden", "stakes")
    return {name: value for name, value in data.items() if name not in apart}


FEW = ["--players", "3", "--games", "2", "--skill", "2"]
VARIED = ["--option", "target=200", "--option", "target=300", *FEW]
SHOWN = [["--report", "it.md"], ["--plot"], ["--lang", "en"], ["--workers", "2"]]
OTHERWISE: dict[str, tuple[list[str], list[list[str]]]] = {
    "compare": (["twaalfstich", *VARIED], [*SHOWN, ["--bot", "easy"]]),
    "sweep": (["twaalfstich", *VARIED], [*SHOWN, ["--keep", "kept"], ["--out", "it.csv"]]),
    "arena": (
        ["twaalfstich", "--bots", "rule,random", "--players", "3", "--deals", "2"],
        [*SHOWN, ["--deals", "1"], ["--keep", "kept"], ["--first"]],
    ),
    "games": ([], [["--lang", "en"]]),
    "rules": (["edden"], [["--lang", "en"], ["--coverage"]]),
}
"""What is asked of a command, and what else can be."""


@pytest.mark.parametrize("command", OTHERWISE)
def test_json_has_one_shape_whatever_else_is_asked(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asked, ways = OTHERWISE[command]
    alone = shape(json.loads(said(command, *asked, "--json")))
    for way in ways:
        assert shape(json.loads(said(command, *asked, *way, "--json"))) == alone, way


def shape(document: object) -> object:
    """The names in a document; of a list the shapes that its parts have."""
    if isinstance(document, dict):
        return {name: shape(part) for name, part in document.items()}
    if isinstance(document, list):
        return list({repr(shape(part)): shape(part) for part in document}.values())
    return ""


def test_one_deal_alone_has_no_bounds() -> None:
    arena = ["arena", "twaalfstich", "--bots", "rule,random", "--players", "3", "--deals", "1"]
    margin = json.loads(said(*arena, "--json"))["table"][0]["margin"]
    assert [*margin] == ["mean", "low", "high"]
    assert margin["low"] is None


def test_variants_are_compared_and_swept() -> None:
    options = ["--option", "target=200", "--option", "target=500", "--players", "3", "--skill", "2"]
    printed = said("compare", "twaalfstich", *options, "--games", "100", "--lang", "en")
    assert "With “Target: 500 points” the number of rounds is" in " ".join(printed.split())
    data = json.loads(said("sweep", "twaalfstich", *options, "--games", "4", "--json"))
    assert [(row["target"], row["level"]) for row in data] == [("200", "rule"), ("500", "rule")]
    levels = ("--bot", "random,rule")
    data = json.loads(said("sweep", "twaalfstich", *options, *levels, "--games", "4", "--json"))
    assert [row["level"] for row in data] == ["random", "rule"] * 2


def test_bad_input_gets_one_clear_sentence(tmp_path: Path) -> None:
    name = OLDEST
    simulate = ["simulate", name, "--players", "4", "--games", "5"]
    assert "there is no game 'chess'; games: boot-op-stoom, edden" in refused("rules", "chess")
    assert "there is no game 'chess'" in refused("play", "chess")
    assert "there is no game 'chess'" in refused("simulate", "chess", *simulate[2:])
    assert "has no rule 'XX-1'" in refused("rules", name, "XX-1")
    assert "there is no folder nowhere" in refused("puzzles", name, "--folder", "nowhere")
    assert "there is no game 'chess'" in refused("puzzles", "chess")
    assert "there is no language 'fr'" in refused("rules", name, "--lang", "fr")
    assert "there is no option 'colour'" in refused(*simulate, "--option", "colour=red")
    assert "not 'many'" in refused(*simulate, "--option", "maxRounds=many")
    far = ("--bot", "rule,easy", "--cluster", "127.0.0.1:9")
    assert "not 'many'" in refused(*simulate, *far, "--option", "maxRounds=many")
    assert "written K=V" in refused(*simulate, "--option", "maxRounds")
    assert "there is no bot 'genius'" in refused(*simulate, "--bot", "genius")
    assert "there is no bot 'genius'" in refused("play", name, "--bots", "genius")
    assert "1 or more" in refused("simulate", name, "--players", "4", "--games", "0")
    assert "players, not 40" in refused("simulate", name, "--players", "40", "--games", "1")
    assert "spelers, niet voor 1." in refused("play", name, "--players", "1")
    assert "players, not for 1." in refused("play", name, "--players", "1", "--lang", "en")
    assert "is een heel getal van 1 tot" in refused("play", name, "--option", "maxRounds=many")
    assert "not 'it.pdf'" in refused(*simulate, "--report", "it.pdf")
    assert "there is no language 'fr'" in refused(*simulate, "--plot", "--lang", "fr")
    assert "two values or more" in refused("compare", name, "--option", "maxRounds=5")
    assert "two values or more" in refused("sweep", name)
    assert "not 'x'" in refused("sweep", name, "--option", "maxRounds=5,x")
    sweep = ["sweep", name, "--option", "maxRounds=5,6"]
    assert "not 'it.xls'" in refused(*sweep, "--out", "it.xls")
    assert "1 or more, not -2" in refused(*sweep, "--workers", "-2")
    assert "cannot be read" in refused("verify", str(tmp_path / "nothing"))
    assert "seconds above 0" in refused("bench", "--seconds", "0")


def test_what_contradicts_itself_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    until = ["simulate", OLDEST, "--players", "4"]
    simulate = [*until, "--games", "5"]
    assert "leave one of them out" in refused(*simulate, "--precision", "2%")
    assert "leave one of them out" in refused(*simulate, "--minutes", "1")
    assert "or give --games" in refused(*until, "--precision", "2%", "--searched", "5")
    assert "between 0.1 % and 50 %, written like 2%" in refused(*until, "--precision", "2")
    assert "minutes are a number above 0, not 0" in refused(*until, "--minutes", "0")
    assert "above 0, not 0" in refused(*until, "--minutes", "0", "--precision", "2%")
    assert "no bot is named in ','" in refused(*simulate, "--bot", ",")
    several = ["simulate", OLDEST, "--players", "3,4", "--games", "5"]
    assert "one number of players; `compare`" in refused(*several)
    assert "not 'vier'" in refused("simulate", OLDEST, "--players", "vier", "--games", "5")
    sweep = ["sweep", OLDEST, "--option", "maxRounds=5,6", "--games", "10000"]
    assert "no figure fun to score by" in refused(*sweep, "--score", "fun * 2")
    assert "a score is written like" in refused(*sweep, "--score", "")
    assert "give --thinker" in refused(*sweep, "--score", "hidden")
    assert "give --skill" in refused(*sweep, "--score", "skill", "--skill", "0")
    missing = f"{tmp_path / 'mine.py'}"
    nothing = f"the patch in {missing} cannot be read: No such file or directory"
    assert nothing in refused(*simulate, "--patch", missing)


def test_who_asks_for_skill_gets_a_report() -> None:
    asked = ["simulate", "twaalfstich", "--players", "3", "--games", "10", "--bot", "rule"]
    few = ["--skill", "2", "--thinker", "0", "--stakes", "0"]
    data = json.loads(said(*asked, *few, "--json"))
    assert data["skill"]["rule over easy"]["deals"] == 2


def test_a_damaged_journal_gets_one_clear_sentence(tmp_path: Path) -> None:
    whole = playthrough(speeltafel.game(OLDEST), 0).dump()
    file = tmp_path / "match.jsonl"
    for text, says in [
        ("", "this is no journal"),
        ("rubbish", "line 1 of the journal is no JSON"),
        (whole[:-40], "is no JSON"),
        (whole[: whole.rindex('{"digest"')], "cut short"),
        (whole.replace('"players": 3', '"players": 4'), "against rule"),
    ]:
        file.write_text(text, "utf-8")
        assert says in refused("verify", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert "is no text" in refused("replay", str(file))
    assert [*tmp_path.iterdir()] == [file]


def test_a_process_of_its_own_says_the_same() -> None:
    for arguments in (("games", "--json"), ("rules", "chess")):
        command = [sys.executable, "-m", "speeltafel", *arguments]
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        here = run(*arguments)
        assert (done.returncode, done.stdout) == (here.returncode, here.stdout)
        assert done.stderr == here.stderr


def test_usage_mistakes_exit_with_2_and_no_traceback() -> None:
    for arguments in (["simulate", OLDEST], ["nonsense"], ["rules"], ["games", "--nonsense"]):
        done = run(*arguments)
        assert done.returncode == 2
        assert "Error: " in done.stderr
        assert "Traceback" not in done.stderr
