"""A terminal that is closed ends the program, also behind a `make` that keeps the signal."""

import os
import pty
import subprocess
import sys
import time


def test_a_closed_terminal_ends_the_match() -> None:
    ours, theirs = pty.openpty()
    shell = ["sh", "-c", 'trap \'\' HUP; exec "$0" "$@"', sys.executable, "-m", "speeltafel"]
    playing = subprocess.Popen(
        [*shell, "play", "twaalfstich"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm-256color"},
    )
    os.close(theirs)
    try:
        seen = b""
        deadline = time.monotonic() + 300
        while b"12er Stich" not in seen and time.monotonic() < deadline:
            seen += os.read(ours, 65536)
        assert b"12er Stich" in seen
        os.close(ours)
        assert playing.wait(timeout=300) == 0
    finally:
        if playing.poll() is None:
            playing.kill()
            playing.wait()
