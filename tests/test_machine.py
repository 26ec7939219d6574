"""What tests need beside Python is looked for, and fetched where that is allowed."""

import shutil

import pytest

from tests import machine


@pytest.mark.parametrize(
    ("there", "fetched"),
    [(["chromium"], ["chromium-headless-shell"]), (["chromium", "chrome-headless-shell"], [])],
)
def test_the_browser_without_windows_is_fetched_beside_one_with_them(
    there: list[str], fetched: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def packaged(name: str) -> bool:
        asked.append(name)
        return False

    monkeypatch.delenv("SPEELTAFEL_CHROMIUM", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(machine, "packaged", packaged)
    machine.without_windows()
    assert asked == fetched
    assert machine.found() == there[-1]
