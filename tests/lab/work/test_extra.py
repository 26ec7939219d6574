"""What only some have installed."""

import sys

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.lab.work.extra import wanted


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BadInput, match=r"needs matplotlib.*speeltafel\[lab\]"):
        wanted("matplotlib")
