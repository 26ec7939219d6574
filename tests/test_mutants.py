"""Scenarios notice broken rules: a few mutants of each game; `python -m tests.mutants` has all."""

import random
from pathlib import Path

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.lab.checks.bench import compiled
from tests import mutants
from tests.mutants import ARGUED, EQUIVALENT, GAMES, KILLED, SURVIVED, argue, fates, mutants_in
from tests.mutations import mutants_of

if compiled():
    pytest.skip("there is no source to change", allow_module_level=True)

ARGUING = sorted(path.parts[-3] for path in GAMES.glob(f"*/{ARGUED}"))

SOURCE = '''\
"""A rule."""

LIMIT: int = 12
POINTS: dict[int, int] = {}
POINTS[LIMIT] = LIMIT


def fits(sum: int, card: int, plus: bool) -> bool:
    """Whether it fits."""
    assert card > 0
    if not plus:
        return 0 <= sum - card
    return sum + card <= LIMIT and not (
        card == 12 or f"{1 + 1}" == "3"
    )


class State:
    def pay(self) -> None:
        self.total += 5
        if not self.quiet:
            self.tell("paid", 1 + 1)
        if not self.quiet:
            self.let_see()

    def copy(self) -> None:
        self.done = True
'''


def test_every_kind_of_change_is_made(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(SOURCE)
    made = mutants_of(tmp_path / "rules.py", tmp_path)
    assert [(mutant.line, mutant.after) for mutant in made] == [
        (3, "LIMIT: int = 13"),
        (3, "LIMIT: int = 11"),
        (5, "pass"),
        (11, "if False:"),
        (11, "if True:"),
        (11, "if (plus):"),
        (12, "return (0 < sum - card)"),
        (12, "return (0 > sum - card)"),
        (12, "return 1 <= sum - card"),
        (12, "return 0 <= (sum + card)"),
        (12, "return not (0 <= sum - card)"),
        (
            13,
            "return (sum + card <= LIMIT or not (card == 12 or f'{1 + 1}' == '3'))",
        ),
        (13, "return (sum + card < LIMIT) and not ("),
        (13, "return (sum + card > LIMIT) and not ("),
        (13, "return (sum - card) <= LIMIT and not ("),
        (13, "return sum + card <= LIMIT and (card == 12 or f'{1 + 1}' == '3')"),
        (13, "return not (sum + card <= LIMIT and (not (card == 12 or f'{1 + 1}' == '3')))"),
        (14, "(card == 12 and f'{1 + 1}' == '3')"),
        (14, '(card != 12) or f"{1 + 1}" == "3"'),
        (14, 'card == 13 or f"{1 + 1}" == "3"'),
        (14, 'card == 11 or f"{1 + 1}" == "3"'),
        (14, "card == 12 or (f'{1 + 1}' != '3')"),
        (20, "pass"),
        (20, "self.total -= 5"),
        (20, "self.total += 6"),
        (20, "self.total += 4"),
        (21, "if False:"),
    ]


@pytest.mark.parametrize("name", ARGUING)
def test_scenarios_notice_a_handful_of_mutants(name: str) -> None:
    folder = GAMES / name
    few = random.Random(12).sample(mutants_in(folder), 6)
    found = fates(folder, few)
    argue(folder, found, all_tried=False)
    survivors = [str(mutant) for mutant in found if found[mutant] == SURVIVED]
    assert len(survivors) <= 1, survivors


def test_an_argument_about_a_killed_mutant_or_about_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(SOURCE)
    (tmp_path / "tests").mkdir()
    found = dict.fromkeys(mutants_in(tmp_path), SURVIVED)
    entry = 'file = "rules.py"\nbefore = "self.total += 5"\nafter = "pass"\nreason = "no"\n'
    (tmp_path / "tests" / "equivalent.toml").write_text(f"[[equivalent]]\n{entry}")
    argue(tmp_path, found, all_tried=True)
    assert [mutant.line for mutant in found if found[mutant] == EQUIVALENT] == [20]
    with pytest.raises(BadInput, match="yet it is noticed"):
        argue(tmp_path, dict.fromkeys(found, KILLED), all_tried=True)
    with pytest.raises(BadInput, match="argued twice"):
        argue(tmp_path, found, all_tried=True)
    with pytest.raises(BadInput, match="0 mutants are like this"):
        argue(tmp_path, {}, all_tried=True)
    (tmp_path / "tests" / "equivalent.toml").write_text(f"[[equivalent]]\n{entry}times = 2\n")
    with pytest.raises(BadInput, match="1 mutants are like this"):
        argue(tmp_path, dict.fromkeys(found, SURVIVED), all_tried=True)


@pytest.mark.parametrize("name", ARGUING)
def test_every_argument_is_about_a_mutant(name: str) -> None:
    argue(GAMES / name, dict.fromkeys(mutants_in(GAMES / name), SURVIVED), all_tried=True)


def test_what_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forever() -> None:
        mutants.limit(0.05)
        while True:
            pass

    assert mutants.in_child(forever) is None
    assert mutants.in_child(lambda: 5) == 5


def test_the_time_is_set_anew_when_memory_has_grown() -> None:
    def twice() -> bool:
        mutants.limit(20)
        grown = bytearray(100 << 20)
        mutants.limit(20)
        return len(grown) > 0

    assert mutants.in_child(twice)


def test_the_command_lists_and_refuses(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert mutants.main(["twaalfstich", "--list", "--sample", "3"]) == 0
    few = capsys.readouterr().out
    assert len(few.splitlines()) == 3
    (tmp_path / "few").write_text(f"{few}twaalfstich: 3 survived")
    assert mutants.main(["twaalfstich", "--list", "--among", str(tmp_path / "few")]) == 0
    assert sorted(capsys.readouterr().out.splitlines()) == sorted(few.splitlines())
    assert mutants.main(["chess"]) == 2
    assert mutants.main(["twaalfstich", "--file", "view.py"]) == 2
