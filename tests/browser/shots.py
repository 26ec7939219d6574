"""Pictures of every screen: `python -m tests.browser.shots [FOLDER]`, or `make shots`.

And of each game's great moments, as strips: with `--strips` those alone.
"""

import itertools
import sys
import tempfile
from pathlib import Path

from tests.browser.chromium import DESKTOP, PHONE, chromium, person
from tests.browser.player import Player
from tests.browser.screens import GAMES, screens, speak
from tests.browser.serving import OUTSIDERS, Serving
from tests.browser.strips import take_strips

DEVICES = {"phone": PHONE, "desktop": DESKTOP}
STRIPS = ((PHONE, "nl", "light"), (DESKTOP, "en", "dark"))


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    every = itertools.product(DEVICES, ("nl", "en"), ("light", "dark"))
    with (
        tempfile.TemporaryDirectory() as data,
        Serving(Path(data), outsiders=True) as serving,
        chromium() as browser,
    ):
        for device, language, theme in every:
            context = person(browser, DEVICES[device], dark=theme == "dark")
            one = Player(context, serving.address)
            speak(one, language)
            for screen in screens(one, (*GAMES, *OUTSIDERS)):
                one.page.wait_for_timeout(100)
                one.page.screenshot(path=folder / f"{screen}-{device}-{language}-{theme}.png")
            one.expect_no_errors()
            context.close()
            print(f"{device} {language} {theme}")


def strips(folder: Path) -> None:
    """Each game's great moments, on a phone in Dutch and on a desktop in English."""
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Serving(Path(data)) as serving, chromium() as one:
        for game in GAMES:
            for size, language, theme in STRIPS:
                made = take_strips(one, serving.address, game, folder, size, language, theme)
                print(f"{game} {size['width']}: {made} strips", flush=True)


if __name__ == "__main__":
    given = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    where = Path(given[0]) if given else Path("shots")
    if "--strips" not in sys.argv:
        main(where)
    strips(where)
