"""A server in a process of its own, as people start it: it can be killed and started again."""

import itertools
import os
import signal
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import IO, Self

PATIENCE = 300.0
"""As long as a test waits for a machine that is busy with something else."""


PORTS = range(20000, 32000)
"""Below the ports that clients get, so that none of them sits on it while a server is away."""
SHARE = 250
"""So many belong to a process, and to none that was started about when it was."""
OWN = itertools.cycle(PORTS[os.getpid() % (len(PORTS) // SHARE) :: len(PORTS) // SHARE])


def free_port() -> int:
    """One that no other test takes while a server is away, each another until all were given."""
    for port in OWN:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("they go round for ever")


class Process(ABC):
    """A server on a port of loopback; it is ended by its id, whatever happens."""

    name = "the server"
    log: Path | None = None
    """Where its words go; nowhere by default."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """How it is started."""

    def environment(self) -> Mapping[str, str]:
        """What is added to the environment."""
        return {}

    def start(self) -> None:
        if self.log is None:
            self.launch(subprocess.DEVNULL)
        else:
            with self.log.open("ab") as log:
                self.launch(log)
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if not self.runs() or time.monotonic() > until:
                self.kill()
                said = self.log.read_text("utf-8") if self.log else ""
                raise RuntimeError(f"{self.name} does not start: {self.command()} {said}")
            time.sleep(0.02)

    def launch(self, words: int | IO[bytes]) -> None:
        self.process = subprocess.Popen(
            self.command(),
            env={**os.environ, **self.environment()},
            stdin=subprocess.DEVNULL,
            stdout=words,
            stderr=words,
        )

    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def answers(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.request("GET", "/healthz")
            line.getresponse().read()
        except (OSError, HTTPException):
            return False
        finally:
            line.close()
        return True

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to end; kill it if it does not."""
        assert self.process is not None
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """SIGKILL: there is no time for anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


class Speeltafel(Process):
    """Our server, with its tables in a file; settings as `SPEELTAFEL_<NAME>` has them."""

    name = "Speeltafel"

    def __init__(self, db: Path | str, settings: Mapping[str, str]) -> None:
        super().__init__()
        self.db = db
        self.settings = settings

    def command(self) -> list[str]:
        serve = [sys.executable, "-m", "speeltafel", "serve", "--host", "127.0.0.1"]
        return [*serve, "--port", str(self.port), "--db", str(self.db)]

    def environment(self) -> Mapping[str, str]:
        return {f"SPEELTAFEL_{name.upper()}": value for name, value in self.settings.items()}
