"""Pictures for the documents, of tables, a lesson, the terminal and a report: `make pictures`."""

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser
from textual.pilot import Pilot

import speeltafel
from tests.browser.chromium import chromium, person
from tests.browser.player import PLAYABLE, Player
from tests.browser.screens import speak
from tests.browser.serving import ROOT, Serving
from tests.terminal.seen import app_of, my_turn, run

FOLDER = ROOT / "docs" / "pictures"
TURNS = {"twaalfstich": 5, "boot-op-stoom": 6}
"""After how many turns a table is worth a look, as soon as there is a choice."""
MOST_TURNS = 20
LESSON = "/learn/twaalfstich/limits"
TERMINAL = (100, 32)
COLOURS = 128
"""As many as tell all that there is to see, in a file of modest size."""
VARIANTS = ["twaalfstich", "--option", "profRule=false", "--option", "profRule=true"]
SWEPT = ["twaalfstich", "--option", "profRule=false,true"]
PLAYED = ["--bot", "random,rule", "--players", "4", "--games", "2000", "--lang", "en"]
"""The question that docs/designing.md asks."""


def somebody(browser: Browser, address: str) -> Player:
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        reduced_motion="reduce",
    )
    one = Player(context, address)
    speak(one, "en")
    return one


def tables(browser: Browser, address: str) -> None:
    for game, turns in TURNS.items():
        one = somebody(browser, address)
        one.play_bots(game, 4)
        for turn in range(MOST_TURNS):
            state = one.wait_for_turn()
            if state == "turn" and turn >= turns and one.page.locator(PLAYABLE).count() > 1:
                break
            if state == "turn":
                one.take_turn()
        take(one, game)


def lesson(browser: Browser, address: str) -> None:
    one = somebody(browser, address)
    one.open(LESSON)
    take(one, "lesson")


def take(one: Player, name: str) -> None:
    one.page.wait_for_timeout(500)
    one.page.screenshot(path=FOLDER / f"{name}.png")
    one.context.close()


def terminal() -> str:
    """A table in the terminal, as SVG."""
    drawn: list[str] = []

    async def look(pilot: Pilot[None]) -> None:
        await my_turn(pilot)
        drawn.append(pilot.app.export_screenshot(title="speeltafel play edden"))

    run(app_of(speeltafel.game("edden"), language="en"), look, TERMINAL)
    return drawn[0]


def paint(browser: Browser, svg: str, name: str) -> None:
    context = person(browser, {"width": 1240, "height": 820})
    page = context.new_page()
    page.set_content(svg)
    page.locator("svg").screenshot(path=FOLDER / f"{name}.png")
    context.close()


def play_reports(folder: Path) -> Path:
    """The page of docs/designing.md, and its picture."""
    file = folder / "report.html"
    speeltafel_command("compare", *VARIANTS, *PLAYED, "--report", str(file))
    speeltafel_command("sweep", *SWEPT, *PLAYED, "--report", str(FOLDER / "prof.png"))
    return file


def speeltafel_command(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "speeltafel", *arguments], check=True)


def report(browser: Browser, file: Path) -> None:
    context = person(browser, {"width": 900, "height": 1000})
    page = context.new_page()
    page.goto(file.as_uri())
    page.screenshot(path=FOLDER / "report.png")
    context.close()


def pack(picture: Path) -> None:
    with Image.open(picture) as whole:
        whole.convert("RGB").quantize(COLOURS).save(picture, optimize=True)


def main() -> None:
    svg = terminal()
    with tempfile.TemporaryDirectory() as data:
        file = play_reports(Path(data))
        with chromium() as browser, Serving(Path(data)) as serving:
            report(browser, file)
            paint(browser, svg, "terminal")
            tables(browser, serving.address)
            lesson(browser, serving.address)
    for picture in FOLDER.glob("*.png"):
        pack(picture)


if __name__ == "__main__":
    main()
