"""A contact sheet of every course: `python -m tests.browser.sheets FOLDER [GAME] [DEVICE] [nl]`.

One picture for each game, device and language, with every task of every lesson as it stands when
it is read; of what is named only that.
"""

import io
import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

import speeltafel
from speeltafel.engine.lesson import course_of
from speeltafel.texts import LANGUAGES
from tests.browser.chromium import DESKTOP, PHONE, chromium, person
from tests.browser.player import Player
from tests.browser.screens import speak
from tests.browser.serving import Serving

DEVICES: dict[str, tuple[ViewportSize, int, int]] = {
    "phone": (PHONE, 6, 300),
    "desktop": (DESKTOP, 3, 640),
}
"""Each device, how many of its pictures stand beside each other, and how wide."""


def main(folder: Path, wanted: set[str]) -> None:
    folder.mkdir(exist_ok=True)
    every = itertools.product(
        *[
            [one for one in some if one in wanted] or some
            for some in ([*speeltafel.all_games()], [*DEVICES], [*LANGUAGES])
        ]
    )
    with (
        tempfile.TemporaryDirectory() as data,
        Serving(Path(data)) as serving,
        chromium() as browser,
    ):
        for which in every:
            sheet = contact_sheet(browser, serving.address, which)
            sheet.save(folder / f"{'-'.join(which)}.png")


def contact_sheet(browser: Browser, address: str, which: tuple[str, ...]) -> Image.Image:
    _, device, language = which
    viewport, columns, width = DEVICES[device]
    one = Player(person(browser, viewport), address)
    speak(one, language)
    shots = [shot(one.page, task, width) for task in tasks(one, address, which)]
    one.expect_no_errors()
    one.context.close()
    height = shots[0].height
    rows = -(-len(shots) // columns)
    sheet = Image.new("RGB", ((width + 8) * columns, (height + 8) * rows), "black")
    for number, picture in enumerate(shots):
        row, column = divmod(number, columns)
        sheet.paste(picture, (column * (width + 8), row * (height + 8)))
    return sheet


def tasks(one: Player, address: str, which: tuple[str, ...]) -> Iterator[str]:
    """Where every task is."""
    game, _, language = which
    for name in [lesson.id for lesson in course_of(speeltafel.game(game))]:
        lesson = one.context.request.get(f"{address}/api/lessons/{game}/{language}/{name}").json()
        for number in range(len(lesson["tasks"])):
            yield f"{address}/learn/{game}/{name}?task={number}"


def shot(page: Page, address: str, width: int) -> Image.Image:
    page.goto(address)
    page.wait_for_selector(".lesson .words p:not(.watch)")
    page.wait_for_timeout(150)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return picture.resize(
        (width, picture.height * width // picture.width), Image.Resampling.LANCZOS
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), {*sys.argv[2:]})
