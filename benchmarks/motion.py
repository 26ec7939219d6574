"""How smoothly cards move on a slow phone: `make motion`.

A real Chromium whose processor is throttled four times shows a move with motion, again and again;
the browser's own tracing tells of every frame whether it was drawn in time. On a busy machine that
says little: look at the load that stands below the table.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.chromium import PHONE, chromium, person
from tests.browser.door import Door
from tests.browser.recorded import SETTINGS, lobby
from tests.browser.serving import Serving
from tests.browser.strips import Scene, scenes

THROTTLED = 4
SEEN = 900
"""So many milliseconds of each move are looked at: cards fly and land in them."""
REFRESH = 60
PIPELINE = "PipelineReporter"
CATEGORIES = "cc,benchmark,disabled-by-default-devtools.timeline.frame"


def moves(game: str) -> Iterator[Scene]:
    """Moves of a game in which something is to be seen."""
    setting = next(setting for setting in SETTINGS if setting.game == game)
    return scenes(setting, seed=2)


def traced(door: Door, scene: Scene, browser: Browser) -> list[dict[str, Any]]:
    """What the browser noted while it showed a move."""
    door.show(lobby(scene.setting, scene.viewer), scene.before)
    door.page.wait_for_timeout(SEEN / 2)
    browser.start_tracing(page=door.page, categories=CATEGORIES.split(","))
    door.feed(scene.after)
    door.page.wait_for_timeout(SEEN)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def frames(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The frames that were drawn, and those that should have been and were not.

    A frame is told of more than once where the page was late for it and the cards moved on.
    """
    drawn: set[tuple[int, int]] = set()
    dropped: set[tuple[int, int]] = set()
    for event in events:
        report = event.get("args", {}).get("frame_reporter")
        if event["name"] != PIPELINE or not report:
            continue
        frame = (report["layer_tree_host_id"], report["frame_sequence"])
        if report["state"].startswith("STATE_PRESENTED"):
            drawn.add(frame)
        elif report["state"] == "STATE_DROPPED" and report["affects_smoothness"]:
            dropped.add(frame)
    return len(drawn), len(dropped - drawn)


def measure(browser: Browser, address: str, game: str, times: int) -> tuple[int, int]:
    context = person(browser, PHONE, calm=False)
    door = Door(context, address)
    session = context.new_cdp_session(door.page)
    found = moves(game)
    first = next(found)
    door.show(lobby(first.setting, first.viewer), first.before)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    drawn = dropped = 0
    for _, scene in zip(range(times), found, strict=False):
        one, other = frames(traced(door, scene, browser))
        drawn, dropped = drawn + one, dropped + other
    context.close()
    return drawn, dropped


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=8, help="how many moves of each game")
    times: int = parser.parse_args().times
    print("| game | frames drawn | not in time | frames a second |\n|---|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as data, Serving(Path(data)) as serving, chromium() as one:
        for game in dict.fromkeys(setting.game for setting in SETTINGS):
            drawn, dropped = measure(one, serving.address, game, times)
            rate = REFRESH * drawn / max(1, drawn + dropped)
            print(f"| {game} | {drawn} | {dropped} | {rate:.0f} |", flush=True)
    print(f"\nload of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()
