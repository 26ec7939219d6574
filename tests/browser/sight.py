"""What one needs is in sight, and lies where it lay: random decisions of every game, looked at.

    python -m tests.browser.sight [--decisions 2000] [--games pesten,edden] [--seed 1]

or `make sight`. Each decision is shown by the real client on each of the screens; the settings of a
game share its decisions.
"""

import argparse
import itertools
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.door import Door
from tests.browser.recorded import SETTINGS, Setting, decisions
from tests.browser.serving import Serving

Screen = tuple[int, int]
SCREENS: tuple[Screen, ...] = ((360, 640), (390, 844), (844, 390), (820, 1180), (1366, 768))
LOOK = (Path(__file__).parent / "sight.js").read_text("utf-8")
BATCH = 40


@dataclass
class Seen:
    """What was found at a table on a screen."""

    decisions: int = 0
    faults: list[str] = field(default_factory=list)
    smallest: float = 1.0
    """The least part of the cloth's smaller side that what the game is about took."""

    def add(self, other: "Seen") -> None:
        self.decisions += other.decisions
        self.faults += other.faults
        self.smallest = min(self.smallest, other.smallest)


def look(
    door: Door, setting: Setting, screens: Iterable[Screen], count: int, seed: int
) -> dict[Screen, Seen]:
    """Look at so many decisions of random games on each screen."""
    found = {screen: Seen() for screen in screens}
    frames = itertools.islice(decisions(setting, seed), count)
    while batch := list(itertools.islice(frames, BATCH)):
        for screen, seen in found.items():
            look_on(door, setting, screen, batch, seen)
    return found


def look_on(
    door: Door, setting: Setting, screen: Screen, batch: list[tuple[bytes, bytes]], seen: Seen
) -> None:
    """Look at some decisions on a screen, after those that were seen."""
    door.size(*screen)
    if not seen.decisions:
        door.show(*batch[0])
    found = door.run(LOOK, batch)
    where = f"{setting.game} of {setting.players} on {screen[0]}x{screen[1]}"
    seen.faults += [f"{where}, {seen.decisions + at}: {what}" for at, what in found["faults"]]
    seen.smallest = min(seen.smallest, found["smallest"])
    seen.decisions += len(batch)
    seen.faults += [f"{setting.game}: {error}" for error in door.errors]
    door.errors.clear()


def new_door(browser: Browser, address: str, language: str = "nl") -> Door:
    """A page without motion; on it everything is where it will be at once."""
    return Door(browser.new_context(reduced_motion="reduce"), address, language)


def main(count: int, games: list[str], seed: int) -> int:
    total = 0
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as data, Serving(Path(data)) as serving, chromium() as one:
        for game in games:
            began = time.monotonic()
            settings = [setting for setting in SETTINGS if setting.game == game]
            sums = {screen: Seen() for screen in SCREENS}
            for setting in settings:
                door = new_door(one, serving.address)
                each = -(-count // len(settings))
                for screen, seen in look(door, setting, SCREENS, each, seed).items():
                    sums[screen].add(seen)
                door.page.context.close()
            for (width, height), seen in sums.items():
                print(
                    f"{game:14} {width:4}x{height:<4} {seen.decisions:5} decisions,"
                    f" {len(seen.faults):4} faults, main part {seen.smallest:.2f}"
                )
                total += seen.decisions
                faults += seen.faults
            print(f"{game:14} {time.monotonic() - began:.0f} s", flush=True)
    kinds = Counter(fault.partition(": ")[2] for fault in faults)
    first = {fault.partition(": ")[2]: fault.partition(": ")[0] for fault in reversed(faults)}
    for kind, times in kinds.most_common(40):
        print(f"{times:5} × {kind}   (first: {first[kind]})")
    print(f"{len(faults)} faults in {total} decisions")
    return 1 if faults else 0


if __name__ == "__main__":
    every = list(dict.fromkeys(setting.game for setting in SETTINGS))
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=2000, help="of each game on each screen")
    parser.add_argument("--games", default=",".join(every))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sys.exit(main(asked.decisions, asked.games.split(","), asked.seed))
