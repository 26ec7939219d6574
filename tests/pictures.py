"""Pictures for the documents, of tables, a lesson, the terminal and a report: `make pictures`."""

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser
from textual.pilot import Pilot

import speeltafel
from tests.browser.chromium import PHONE, chromium, person
from tests.browser.player import Player
from tests.browser.screens import speak
from tests.browser.serving import ROOT, Serving
from tests.terminal.seen import app_of, my_turn, run

FOLDER = ROOT / "docs" / "pictures"
TURNS = {"twaalfstich": 5, "boot-op-stoom": 6}
"""After how many turns a table is worth a look."""
LESSON = "/learn/twaalfstich/limits"
TERMINAL = (100, 32)
COLOURS = 128
"""As many as tell all that there is to see, in a file of modest size."""
VARIANTS = ["twaalfstich", "--option", "profRule=false", "--option", "profRule=true"]
PLAYED = ["--bot", "random,rule", "--players", "4", "--games", "2000", "--lang", "en"]
"""The question that docs/designing.md asks."""


def somebody(browser: Browser, address: str) -> Player:
    one = Player(person(browser, PHONE), address)
    speak(one, "en")
    return one


def tables(browser: Browser, address: str) -> None:
    for game, turns in TURNS.items():
        one = somebody(browser, address)
        one.play_bots(game, 4)
        for _ in range(turns):
            if one.wait_for_turn() == "turn":
                one.take_turn()
        one.wait_for_turn()
        take(one, game)


def lesson(browser: Browser, address: str) -> None:
    one = somebody(browser, address)
    one.open(LESSON)
    take(one, "lesson")


def take(one: Player, name: str) -> None:
    one.page.wait_for_timeout(500)
    one.page.screenshot(path=FOLDER / f"{name}.png")
    one.context.close()


def terminal(browser: Browser) -> None:
    drawn: list[str] = []

    async def look(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        drawn.append(pilot.app.export_screenshot(title="speeltafel play edden"))

    run(app_of(speeltafel.game("edden"), language="en"), look, TERMINAL)
    context = person(browser, {"width": 1240, "height": 820})
    page = context.new_page()
    page.set_content(drawn[0])
    page.locator("svg").screenshot(path=FOLDER / "terminal.png")
    context.close()


def report(browser: Browser, folder: Path) -> None:
    file = folder / "report.html"
    command = [sys.executable, "-m", "speeltafel", "compare", *VARIANTS, *PLAYED]
    subprocess.run([*command, "--report", str(file)], check=True)
    context = person(browser, {"width": 900, "height": 1000})
    page = context.new_page()
    page.goto(file.as_uri())
    page.screenshot(path=FOLDER / "report.png")
    context.close()


def pack(picture: Path) -> None:
    with Image.open(picture) as whole:
        whole.convert("RGB").quantize(COLOURS).save(picture, optimize=True)


def main() -> None:
    with chromium() as browser, tempfile.TemporaryDirectory() as data:
        report(browser, Path(data))
        terminal(browser)
        with Serving(Path(data)) as serving:
            tables(browser, serving.address)
            lesson(browser, serving.address)
    for picture in FOLDER.glob("*.png"):
        pack(picture)


if __name__ == "__main__":
    main()
