"""Pictures for the documents, of a table and a report: `python -m tests.pictures REPORT.html`."""

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.chromium import PHONE, chromium, person
from tests.browser.player import Player
from tests.browser.serving import ROOT, Serving

FOLDER = ROOT / "docs" / "pictures"
TURNS = {"twaalfstich": 5}
"""After how many turns a table is worth a look."""


COLOURS = 128
"""As many as tell all that there is to see, in a file of modest size."""


def tables(browser: Browser, address: str) -> None:
    for game, turns in TURNS.items():
        context = person(browser, PHONE)
        one = Player(context, address)
        one.page.add_init_script("localStorage.setItem('speeltafel-language', 'en')")
        one.play_bots(game, 4)
        for _ in range(turns):
            if one.wait_for_turn() == "turn":
                one.take_turn()
        one.wait_for_turn()
        one.page.wait_for_timeout(500)
        one.page.screenshot(path=FOLDER / f"{game}.png")
        context.close()


def report(browser: Browser, file: Path) -> None:
    context = person(browser, {"width": 900, "height": 1000})
    page = context.new_page()
    page.goto(file.resolve().as_uri())
    page.screenshot(path=FOLDER / "report.png")
    context.close()


def pack(picture: Path) -> None:
    with Image.open(picture) as whole:
        whole.convert("RGB").quantize(COLOURS).save(picture, optimize=True)


def main(file: Path) -> None:
    with chromium() as browser, tempfile.TemporaryDirectory() as data:
        report(browser, file)
        with Serving(Path(data)) as serving:
            tables(browser, serving.address)
    for picture in FOLDER.glob("*.png"):
        pack(picture)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
