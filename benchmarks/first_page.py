"""How soon a page can be used on a slow phone: `make first-page`.

A real Chromium on loopback, its processor throttled four times, nothing kept from before: from the
beginning of the navigation until what the page is for is there and has been drawn. On a busy
machine that says little; the processor time of the page's main thread, times four, still does.
For the first lesson somebody taps twice on the home page, each time as soon as it can be done.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.chromium import PHONE, chromium, person
from tests.browser.serving import Serving

THROTTLED = 4
PAGES = {
    "home": "/",
    "new table": "/new/edden",
    "rulebook": "/rules/twaalfstich",
    "first lesson": "/",
}
READY = {
    "home": "ul.games button",
    "new table": "form .foot button",
    "rulebook": "article",
    "first lesson": ".lesson .words p",
}
TAPS = {"first lesson": ["ul.games button.main", "dialog .new a.main"]}
"""What is tapped on the way."""

# The clock of the page itself; a frame has been drawn with what is looked for.
WAIT = """async ([what, taps]) => {
  const there = async one => {
    while (!document.querySelector(one)) await new Promise(done => setTimeout(done, 4))
    return document.querySelector(one)
  }
  for (const tap of taps) (await there(tap)).click()
  await there(what)
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  return performance.now()
}"""


def measure(browser: Browser, address: str, page_name: str, rate: int) -> tuple[float, float]:
    """Milliseconds until a page can be used, with an empty cache; and its processor time."""
    context = person(browser, PHONE, calm=False)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.goto(address + PAGES[page_name], wait_until="commit")
    took: float = page.evaluate(WAIT, [READY[page_name], TAPS.get(page_name, [])])
    found = session.send("Performance.getMetrics")["metrics"]
    worked = next(metric["value"] for metric in found if metric["name"] == "TaskDuration")
    context.close()
    return took, 1000 * worked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9, help="how often each page is opened")
    times: int = parser.parse_args().times
    print(f"| page | median | slowest of {times} | main thread × {THROTTLED} |\n|---|--:|--:|--:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as serving,
        chromium() as browser,
    ):
        measure(browser, serving.address, "home", 1)  # the server and the browser warm up
        for name in PAGES:
            slow = [measure(browser, serving.address, name, THROTTLED)[0] for _ in range(times)]
            work = [measure(browser, serving.address, name, 1)[1] for _ in range(times)]
            usual = THROTTLED * statistics.median(work)
            median = statistics.median(slow)
            print(f"| {name} | {median:.0f} ms | {max(slow):.0f} ms | {usual:.0f} ms |")


if __name__ == "__main__":
    main()
