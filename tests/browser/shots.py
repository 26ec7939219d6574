"""Pictures of every screen: `python -m tests.browser.shots [FOLDER]`, or `make shots`."""

import itertools
import sys
import tempfile
from pathlib import Path

from tests.browser.chromium import DESKTOP, PHONE, chromium, person
from tests.browser.player import Player
from tests.browser.screens import GAMES, screens, speak
from tests.browser.serving import OUTSIDERS, Serving

DEVICES = {"phone": PHONE, "desktop": DESKTOP}


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


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("shots"))
