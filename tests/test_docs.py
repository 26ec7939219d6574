"""What the documents show works as shown."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/fairness.md"]


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for name in DOCUMENTS:
        text = (ROOT / name).read_text("utf-8")
        fenced = re.findall(rf"^ *```{language}\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
        found += [(name, code) for code in fenced]
    return found


def commands() -> list[str]:
    return [line[2:] for _, code in blocks("console") for line in code.splitlines()]


@pytest.mark.parametrize(("name", "code"), blocks("python"))
def test_python_examples_run(name: str, code: str) -> None:
    indent = len(code) - len(code.lstrip(" "))
    lines = [line[indent:] for line in code.splitlines()]
    exec(compile("\n".join(lines), name, "exec"), {})


@pytest.mark.parametrize("command", commands())
def test_console_examples_run(command: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "speeltafel"
    done = subprocess.run(
        [sys.executable, "-m", "speeltafel", *arguments],
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_readme_starts_with_the_two_commands_that_the_makefile_has() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r"^make (\w+)", readme, re.MULTILINE)
    assert shown[:2] == ["play", "test"]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make (\w+)", readme):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_links_lead_somewhere() -> None:
    for name in DOCUMENTS:
        path = ROOT / name
        for target in re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8")):
            assert (path.parent / target).exists(), f"{name}: {target}"
