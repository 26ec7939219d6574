"""The server with the built client, for browsers."""

import os
from collections.abc import Mapping
from pathlib import Path

import speeltafel
from tests.process import PATIENCE, Speeltafel

CLIENT = Path(speeltafel.__file__).parent / "server" / "static"
QUICK = {
    "pause": "0.02",
    # A window closes when all people have answered; nobody here is too slow for one.
    "windows": "1000",
    # Nor for opening a word, or to let hear from them: another deal would be dealt, a line cut.
    "opening": str(PATIENCE),
    "silence": str(PATIENCE),
    "table_rate": "10000/minute",
    "tables_per_address": "1000",
    "request_rate": "100000/minute",
    "join_rate": "10000/minute",
    "socket_rate": "10000/minute",
    "replay_rate": "10000/minute",
    "print_rate": "10000/minute",
    "entry_rate": "10000/minute",
    "connection_rate": "10000/minute",
    "message_rate": "1000/second",
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
        self.paths = [Path(speeltafel.__file__).parents[1], ROOT]
        if outsiders:
            install(folder)
            self.paths.append(folder)
        self.seed = folder / "seed"
        self.deal_as("")

    def deal_as(self, seed: str) -> None:
        """The same tables for the same seed from now on; others with DEALS in the environment."""
        self.seed.write_text(os.environ.get("DEALS", "") + seed, "utf-8")

    def command(self) -> list[str]:
        python, _dash_m, _speeltafel, *serve = super().command()
        return [python, "-m", "tests.browser.dealing", str(self.seed), *serve]

    def environment(self) -> Mapping[str, str]:
        return {**super().environment(), "PYTHONPATH": os.pathsep.join(map(str, self.paths))}


def install(folder: Path) -> None:
    """A package that offers the outsiders' games, as pip would leave it."""
    info = folder / "outsiders-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outsiders\nVersion: 1\n")
    offers = [f"{name} = {where}" for name, where in OUTSIDERS.items()]
    (info / "entry_points.txt").write_text("\n".join(["[speeltafel.games]", *offers]) + "\n")
