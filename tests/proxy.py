"""HAProxy as it is deployed, in front of servers of a test."""

import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

from tests import machine
from tests.process import Process

CONFIGURATION = Path(__file__).parents[1] / "deploy" / "haproxy.cfg"
HAPROXY = machine.proxy()
MISSING = machine.NO_PROXY


class Proxy(Process):
    """The proxy on a port of its own; the servers are named by their ports."""

    name = "HAProxy"

    def __init__(
        self, nodes: Mapping[str, int], certificate: Path | None = None, file: Path = CONFIGURATION
    ) -> None:
        super().__init__()
        self.nodes = nodes
        self.certificate = certificate
        self.file = file

    def command(self) -> list[str]:
        assert HAPROXY is not None
        return [HAPROXY, "-db", "-f", str(self.file)]

    def environment(self) -> Mapping[str, str]:
        nodes = {f"NODE_{name.upper()}": f"127.0.0.1:{port}" for name, port in self.nodes.items()}
        tls = f" ssl crt {self.certificate}" if self.certificate else ""
        return {"BIND": f"127.0.0.1:{self.port}{tls}", **nodes}


def with_more(names: Iterable[str], to: Path) -> Path:
    """The configuration with more servers, as whoever runs them would write it."""
    text = CONFIGURATION.read_text("utf-8")
    for name in names:
        text += f"    use-server {name} if {{ url_param(node) {name} }}\n"
        text += f'    server {name} "${{NODE_{name.upper()}}}"\n'
    to.write_text(text, "utf-8")
    return to


def check(environment: Mapping[str, str]) -> str:
    """What HAProxy has to say about the configuration; nothing where all is well."""
    assert HAPROXY is not None
    done = subprocess.run(
        [HAPROXY, "-c", "-f", str(CONFIGURATION)],
        env=dict(environment),
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if not line.startswith("[NOTICE]")]
    return "\n".join(said) + ("" if done.returncode == 0 else f"ends with {done.returncode}")
