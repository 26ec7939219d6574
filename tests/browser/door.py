"""A door into the real client page: frames come from here instead of over a line.

Everything else is as for anybody: the built client, the games and their texts and drawings from a
server. A frame is shown at once, so that thousands of tables can be looked at in minutes.
"""

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import BrowserContext, Page, ViewportSize

SOCKET = """(() => {
  class Door extends EventTarget {
    static CONNECTING = 0
    static OPEN = 1
    static CLOSING = 2
    static CLOSED = 3
    readyState = 1
    constructor() {
      super()
      window.door = this
      setTimeout(() => this.say('open', new Event('open')))
      setInterval(() => this.feed('{"type":"beat"}'), 1000)
    }
    say(kind, event) {
      this[`on${kind}`]?.(event)
      this.dispatchEvent(event)
    }
    feed(data) { this.say('message', new MessageEvent('message', { data })) }
    send() {}
    close() {}
  }
  window.WebSocket = Door
})()"""
"""Like a websocket, but what it hears is said by the test."""

SETTLE = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
FEED = f"""async ([lobby, view]) => {{
  if (window.door.lobby !== lobby) window.door.feed(lobby)
  window.door.lobby = lobby
  window.door.feed(view)
  await ({SETTLE})()
}}"""

FITS = "([width, height]) => innerWidth === width && innerHeight === height"
DRAWN = """async () => {
  await document.fonts.ready
  await Promise.all([...document.images].map(image => image.decode().catch(() => null)))
}"""


class Door:
    """A page that shows whatever it is given."""

    def __init__(self, context: BrowserContext, address: str, language: str = "nl") -> None:
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.add_init_script(SOCKET)
        self.page.add_init_script(f"localStorage.setItem('speeltafel-language', '{language}')")
        self.page.goto(f"{address}/t/kijken")
        self.page.wait_for_function("() => window.door")

    def size(self, width: int, height: int) -> None:
        """Another screen; everything has its place on it when this returns."""
        size: ViewportSize = {"width": width, "height": height}
        self.page.set_viewport_size(size)
        self.page.wait_for_function(FITS, arg=[width, height])
        self.page.evaluate(SETTLE)

    def show(self, lobby: bytes, view: bytes) -> None:
        """Show a table; its texts and drawings are there when this returns."""
        self.page.evaluate(FEED, [lobby.decode(), view.decode()])
        self.page.wait_for_selector(".prompt")
        self.page.evaluate(DRAWN)

    def feed(self, frame: bytes) -> None:
        """One frame more; nothing is waited for."""
        self.page.evaluate("frame => window.door.feed(frame)", frame.decode())

    def run(self, script: str, frames: Iterable[tuple[bytes, bytes]]) -> Any:
        """Give a script of the page many frames at once."""
        return self.page.evaluate(script, [[a.decode(), b.decode()] for a, b in frames])
