"""How soon a page can be used on a slow phone: `make first-page`.

A real Chromium on loopback, its processor throttled four times, nothing kept from before: from the
beginning of the navigation until what the page is for is there and has been drawn.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.chromium import PHONE, chromium, person
from tests.browser.serving import Serving

THROTTLED = 4
PAGES = {"home": "/", "new table": "/new/edden", "rulebook": "/rules/twaalfstich"}
READY = {"home": "ul.games button", "new table": "form .foot button", "rulebook": "article"}

# The clock of the page itself; a frame has been drawn with what is looked for.
WAIT = """async what => {
  while (!document.querySelector(what)) await new Promise(done => setTimeout(done, 4))
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  return performance.now()
}"""


def measure(browser: Browser, address: str, page_name: str) -> float:
    """Milliseconds until a page can be used, with an empty cache."""
    context = person(browser, PHONE, calm=False)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    page.goto(address + PAGES[page_name], wait_until="commit")
    took: float = page.evaluate(WAIT, READY[page_name])
    context.close()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9, help="how often each page is opened")
    times: int = parser.parse_args().times
    print(f"| page | median | slowest of {times} |\n|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as serving,
        chromium() as browser,
    ):
        measure(browser, serving.address, "home")  # the server and the browser warm up
        for name in PAGES:
            took = [measure(browser, serving.address, name) for _ in range(times)]
            print(f"| {name} | {statistics.median(took):.0f} ms | {max(took):.0f} ms |")


if __name__ == "__main__":
    main()
