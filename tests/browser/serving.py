"""The server as people start it, in a process of its own that can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.error import URLError

import speeltafel

CLIENT = Path(speeltafel.__file__).parent / "server" / "static"
PATIENCE = 30.0
QUICK = {
    "PAUSE": "0.02",
    "TABLE_RATE": "10000/minute",
    "TABLES_PER_ADDRESS": "1000",
    "REQUEST_RATE": "100000/minute",
    "JOIN_RATE": "10000/minute",
    "SOCKET_RATE": "10000/minute",
    "COMMAND_RATE": "1000/second",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Serving:
    """A server on a port of its own, with its tables in a folder."""

    def __init__(self, folder: Path, **settings: str) -> None:
        if not (CLIENT / "index.html").exists():
            raise FileNotFoundError("the client is not built: run `make client` first")
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = {**QUICK, **settings}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        given = {f"SPEELTAFEL_{name}": value for name, value in self.settings.items()}
        database = f"sqlite:///{self.folder / 'tables.db'}"
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--db", database]
        with (self.folder / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "speeltafel", "serve", *where],
                env={**os.environ, **given},
                stdout=log,
                stderr=log,
            )
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except (URLError, OSError):
                time.sleep(0.05)
        raise TimeoutError((self.folder / "serve.log").read_text("utf-8"))

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()
