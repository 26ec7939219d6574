"""What the documents show works as shown."""

import re
import shlex
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest
import typer

from speeltafel import cli
from tests import ours
from tests.process import PATIENCE
from tests.written import DOCUMENT, written_anew

ROOT = Path(__file__).parents[1]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", *(f"docs/{p.name}" for p in ROOT.glob("docs/*.md"))]
BRIEF = 20
"""So many games show that a command works; a document may ask for enough to tell something."""
FEW_DEALS = "2"
"""For skill as well, which a command tells unasked of a hundred deals."""


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for name in DOCUMENTS:
        text = (ROOT / name).read_text("utf-8")
        fenced = re.findall(rf"^ *```{language}\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
        found += [(name, code) for code in fenced]
    return found


def commands() -> list[str]:
    lines = [line for _, code in blocks("console") for line in code.splitlines()]
    assert all(line.startswith("$ ") for line in lines)
    return sorted({line[2:] for line in lines})


def briefly(arguments: list[str]) -> list[str]:
    """The same with fewer games and deals."""
    games = [n for n, argument in enumerate(arguments) if argument == "--games"]
    for n in games:
        arguments[n + 1] = str(min(BRIEF, int(arguments[n + 1])))
    figures_alone = arguments[0] == "simulate" and "--report" not in arguments
    tells_skill = "--skill" in flags_of(arguments[0]) and "--skill" not in arguments
    tells_skill = tells_skill and not figures_alone
    return [*arguments, "--skill", FEW_DEALS] if tells_skill else arguments


def flags_of(command: str) -> set[str]:
    known = typer.main.get_command(cli.app)
    assert isinstance(known, typer.core.TyperGroup)
    return {flag for param in known.commands[command].params for flag in param.opts}


@pytest.mark.parametrize(("name", "code"), blocks("python"))
def test_python_examples_run(name: str, code: str) -> None:
    indent = len(code) - len(code.lstrip(" "))
    lines = [line[indent:] for line in code.splitlines()]
    exec(compile("\n".join(lines), name, "exec"), {})


@pytest.mark.parametrize("command", commands())
def test_console_examples_run(command: str, tmp_path: Path) -> None:
    program, *arguments = shlex.split(command)
    assert program == "speeltafel"
    done = subprocess.run(
        [sys.executable, "-m", "speeltafel", *briefly(arguments)],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout or [*tmp_path.iterdir()]


def test_commands_that_are_not_run_here_are_such_as_there_are() -> None:
    shown = [line for _, code in blocks("sh") for line in code.splitlines()]
    ours = [shlex.split(line)[1:] for line in shown if line.startswith("speeltafel ")]
    assert {name for name, *_ in ours} >= {"serve", "play", "backup", "verify"}
    for name, *rest in ours:
        assert {word for word in rest if word.startswith("--")} <= flags_of(name), (name, rest)


def test_what_follows_from_the_code_is_as_the_code_has_it() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert written_anew(text) == text, "python -m tests.written"


def test_everything_that_the_log_says_is_explained() -> None:
    said = set()
    logs = re.compile(r'\b(?:log\.[a-z]+|note_failure|self\.failed)\(\s*"([^"]+)"')
    for path in (ROOT / "src").rglob("*.py"):
        said |= {*logs.findall(path.read_text("utf-8"))}
    log = DOCUMENT.read_text("utf-8").partition("## The log")[2]
    told = [row.split("|")[1] for row in log.splitlines() if row.startswith("| `")]
    assert {word for cell in told for word in re.findall("`([^`]+)`", cell)} == said


def test_the_readme_starts_with_the_two_commands_that_the_makefile_has() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r"^make (\w+)", readme, re.MULTILINE)
    assert shown[:2] == ["play", "test"]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make (\w+)", readme):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_readme_names_every_page() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert not [page for page in DOCUMENTS[1:] if f"[{page}]({page})" not in readme]


def test_the_newcomers_page_counts_lines_as_they_are() -> None:
    package = ROOT / "src" / "speeltafel"
    page = " ".join((ROOT / "CONTRIBUTING.md").read_text("utf-8").split())
    told = re.search(r"It is (\d+) lines of Python, (\d+) of sentences .*? and (\d+) of sc", page)
    assert told
    for number, suffix in zip(told.groups(), ("py", "ftl", "toml"), strict=True):
        lines = lines_in(package / "example", suffix)
        assert abs(lines - int(number)) <= 10, (suffix, lines)
    smallest = min(lines_in(game.folder, "py") for game in ours.GAMES)
    least = re.search(r"the smallest of ours, has ([\d,]+) of Python", page)
    assert least
    assert abs(smallest - int(least[1].replace(",", ""))) <= 10, smallest


def test_the_newcomers_page_has_a_row_for_every_file_of_a_game() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    cells = [row.split("|")[1] for row in page.splitlines() if row.startswith("| `")]
    told = [name for cell in cells for name in re.findall(r"`([a-z_*/]+\.[a-z]+)`", cell)]
    for game in ours.GAMES:
        files = [path for path in game.folder.rglob("*.*") if path.suffix != ".pyc"]
        names = {path.relative_to(game.folder).as_posix() for path in files}
        assert not [
            name
            for name in names
            if not name.startswith("tests/") and not any(fnmatch(name, one) for one in told)
        ]


def lines_in(folder: Path, suffix: str) -> int:
    """But for its tests, and for the order of its book."""
    files = [path for path in folder.rglob(f"*.{suffix}") if path.name != "book.toml"]
    own = [path for path in files if "tests" not in path.relative_to(folder).parts]
    return sum(path.read_text("utf-8").count("\n") for path in own)


PAGES = [*DOCUMENTS, "benchmarks/README.md", "benchmarks/load/README.md", "benchmarks/bots.md"]
ENDINGS = "py|ts|svelte|toml|ftl|md|jsonl|svg|lock"
NAMES_OF_ONES_OWN = {".ftl", "bonus.py", "mine.py"}
"""What readers may call theirs, and a mere ending."""


def test_files_that_are_named_are_there() -> None:
    """By as much of their path as is told: `engine/drive.py`, `view_*.py`, `tests/rondvaart`."""
    parts = ("src", "tests", "benchmarks", "web/src", "docs", "deploy")
    files = [path.relative_to(ROOT).as_posix() for part in parts for path in files_in(ROOT / part)]
    lost = set()
    for page in PAGES:
        for name in re.findall("`([A-Za-z0-9_./*-]+)`", (ROOT / page).read_text("utf-8")):
            if not re.search(rf"\.({ENDINGS})$|^(src|tests|docs|benchmarks|web)/", name):
                continue
            told = re.compile(
                "(^|/)" + re.escape(name.strip("/")).replace(r"\*", "[^/]*") + "(/|$)"
            )
            if not (ROOT / name).exists() and not any(told.search(file) for file in files):
                lost.add((page, name))
    assert not {(page, name) for page, name in lost if name not in NAMES_OF_ONES_OWN}


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if "__pycache__" not in path.parts]


def test_links_lead_somewhere() -> None:
    for name in DOCUMENTS:
        path = ROOT / name
        text = path.read_text("utf-8")
        links = re.findall(r'\]\(([^)#]*)(?:#([^)]+))?\)|src="([^"]+)"', text)
        for target, part, picture in links:
            file = path.parent / (target or picture) if target or picture else path
            assert file.exists(), f"{name}: {target or picture}"
            if part:
                heads = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), re.MULTILINE)
                assert part in {head.lower().replace(" ", "-") for head in heads}, f"{name}: {part}"


def test_architecture_has_every_module_of_table_server_and_lab() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = "\n".join(line for line in text.splitlines() if line.startswith("| "))
    named = {Path(name).name for name in re.findall(r"`(?:[a-z]+/)*([a-z_*]+\.py)`", rows)}
    package = ROOT / "src" / "speeltafel"
    modules = [
        path for part in ("table", "server", "lab") for path in package.glob(f"{part}/**/*.py")
    ]
    shipped = [path for path in modules if "migrations" not in path.parts]
    assert len(shipped) > 120
    assert not [
        path.relative_to(package).as_posix()
        for path in shipped
        if path.name not in {"__init__.py", "__main__.py"}
        and not any(fnmatch(path.name, name) for name in named)
    ]


def test_the_glossary_names_classes_that_there_are() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = text.partition("## Glossary")[2].partition("\n## ")[0].split("|---|---|")[1]
    classes = set(re.findall("`([A-Z]\\w+)`", rows))
    code = "".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert len(classes) > 15
    types = re.findall(r"^class (\w+)|^(\w+) = NewType", code, re.MULTILINE)
    assert classes <= {name for found in types for name in found}


def test_every_picture_is_shown_and_small() -> None:
    shown = "".join((ROOT / name).read_text("utf-8") for name in DOCUMENTS)
    for picture in (ROOT / "docs" / "pictures").iterdir():
        assert f"pictures/{picture.name}" in shown
        assert picture.stat().st_size < 200_000
