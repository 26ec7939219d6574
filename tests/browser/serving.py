"""The server with the built client, for browsers."""

from collections.abc import Mapping
from pathlib import Path

import speeltafel
from tests.process import Speeltafel

CLIENT = Path(speeltafel.__file__).parent / "server" / "static"
QUICK = {
    "pause": "0.02",
    "windows": "0.05",
    "moment": "0.1",
    "table_rate": "10000/minute",
    "tables_per_address": "1000",
    "request_rate": "100000/minute",
    "join_rate": "10000/minute",
    "socket_rate": "10000/minute",
    "command_rate": "1000/second",
}
OUTSIDERS = {"rondvaart": "tests.rondvaart:GAME"}
"""Games of the tests, each with where it is."""
ROOT = Path(__file__).parents[2]


class Serving(Speeltafel):
    """A server on a port of its own, with its tables in a folder, and outsiders' games if asked."""

    def __init__(self, folder: Path, outsiders: bool = False, **settings: str) -> None:
        if not (CLIENT / "index.html").exists():
            raise FileNotFoundError("the client is not built: run `make client` first")
        super().__init__(folder / "tables.db", {**QUICK, **settings})
        self.log = folder / "serve.log"
        self.installed = install(folder) if outsiders else ""

    def environment(self) -> Mapping[str, str]:
        more = {"PYTHONPATH": self.installed} if self.installed else {}
        return {**super().environment(), **more}


def install(folder: Path) -> str:
    """A package that offers the outsiders' games, as pip would leave it; the path to both."""
    info = folder / "outsiders-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outsiders\nVersion: 1\n")
    offers = [f"{name} = {where}" for name, where in OUTSIDERS.items()]
    (info / "entry_points.txt").write_text("\n".join(["[speeltafel.games]", *offers]) + "\n")
    package = Path(speeltafel.__file__).parents[1]
    return ":".join(map(str, (package, ROOT, folder)))
