"""All courses on contact sheets: `python -m tests.browser.sheets FOLDER`, or `make lessons`.

Somebody walks through all lessons and takes what is lit; each task is on a sheet as it stands when
it is read. What is lit and out of sight, or cut off, is told. Games, devices and languages may be
named, as in `phone nl edden`; `dark` is by night.
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
from tests import ours
from tests.browser.chromium import PHONE, chromium, person
from tests.browser.player import Player
from tests.browser.screens import speak
from tests.browser.serving import Serving
from tests.browser.test_lessons import LOOK, TAKEN

LARGE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
DEVICES: dict[str, tuple[ViewportSize, int, int]] = {
    "phone": (PHONE, 9, 216),
    "large": (LARGE, 9, 216),
    "desktop": (DESKTOP, 4, 490),
}
"""Each device, how many of its pictures stand beside each other, and how wide."""
ROWS = 4
GAP = 6
WAITS = """taken => {
  const bar = document.querySelector('.lesson')
  if (!bar || bar.querySelector('.watch')) return null
  const found = taken.find(one => document.querySelector(one))
  const at = [...bar.querySelectorAll('.dot')].findIndex(dot => dot.matches('.now'))
  const over = document.querySelector('dialog[open]') ? ', with something over it' : ''
  return found ? { found, task: `${location.pathname} ${at}${over}` } : null
}"""


def main(folder: Path, wanted: set[str]) -> None:
    folder.mkdir(exist_ok=True)
    every = itertools.product(
        *[
            [one for one in some if one in wanted] or some
            for some in ([*ours.NAMES], [*DEVICES], [*LANGUAGES])
        ]
    )
    with (
        tempfile.TemporaryDirectory() as data,
        Serving(Path(data)) as serving,
        chromium() as browser,
    ):
        for which in every:
            made = list(walk(browser, serving.address, which, dark="dark" in wanted))
            for number, sheet in enumerate(sheets(made, which[1]), 1):
                sheet.save(folder / f"{'-'.join(which)}-{number}.png")
            print(f"{' '.join(which)}: {len(made)} pictures", flush=True)


def sheets(shots: list[Image.Image], device: str) -> Iterator[Image.Image]:
    """So many pictures on each as can still be read."""
    _, columns, width = DEVICES[device]
    small = [one.resize((width, one.height * width // one.width)) for one in shots]
    for first in range(0, len(small), columns * ROWS):
        some = small[first : first + columns * ROWS]
        rows = -(-len(some) // columns)
        size = ((width + GAP) * columns, (some[0].height + GAP) * rows)
        sheet = Image.new("RGB", size, "black")
        for number, picture in enumerate(some):
            row, column = divmod(number, columns)
            sheet.paste(picture, (column * (width + GAP), row * (picture.height + GAP)))
        yield sheet


def walk(
    browser: Browser, address: str, which: tuple[str, ...], *, dark: bool
) -> Iterator[Image.Image]:
    """A picture of every task of a course, by somebody who goes through it."""
    game, device, language = which
    one = Player(person(browser, DEVICES[device][0], dark=dark), address)
    speak(one, language)
    one.page.add_init_script("localStorage['speeltafel-pace'] = 'none'")
    for lesson in course_of(speeltafel.game(game)):
        if not one.page.url.endswith(f"/{lesson.id}?task=0"):
            one.open(f"/learn/{game}/{lesson.id}")
        yield from lesson_of(one.page, f"/learn/{game}/{lesson.id}", " ".join(which))
    one.expect_no_errors()
    one.context.close()


def lesson_of(page: Page, path: str, where: str) -> Iterator[Image.Image]:
    last = ""
    while True:
        page.wait_for_function(
            f"([path, taken]) => location.pathname !== path || ({WAITS})(taken)",
            arg=[path, [*TAKEN]],
        )
        state = page.evaluate(WAITS, [*TAKEN])
        if not page.url.partition("?")[0].endswith(path) or not state:
            return
        for fault in page.evaluate(LOOK):
            print(f"{where} {state['task']}: {fault}", flush=True)
        if state["task"] != last:
            last = state["task"]
            yield Image.open(io.BytesIO(page.screenshot(scale="css"))).convert("RGB")
        page.locator(state["found"]).first.click()


if __name__ == "__main__":
    main(Path(sys.argv[1]), {*sys.argv[2:]})
