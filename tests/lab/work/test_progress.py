"""Whoever waits at a terminal sees how far it is; a file or a pipe gets nothing."""

import io
import sys

import pytest

from speeltafel.lab.work.progress import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stderr", "is_shown"), [(Terminal(), True), (io.StringIO(), False)])
def test_how_much_is_done_of_how_much(
    stderr: io.StringIO, is_shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", stderr)
    with progress("edden") as tell:
        tell(2, 7)
        tell.say("± 3.1 % → ± 2 %")
    shown = stderr.getvalue()
    assert ("edden ± 3.1 % → ± 2 %" in shown and "2/7" in shown) == is_shown
    assert bool(shown) == is_shown
