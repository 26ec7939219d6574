"""A person at a table in the browser: looks at the page and clicks, knows no game."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.process import PATIENCE
from tests.server.people import Person, connected
from tests.whole import whole

TURN = ".prompt.mine"
HAND = ".hand button"
PLAYABLE = ".hand button.usable"
CARD = ".play button.usable"
"""A card that can be chosen, wherever it lies."""
SPOT = ".tap"
"""A spot or a pile that can be chosen."""
ACTION = ".actions button.button:not(.clear, .aid)"
MAIN_ACTION = ".actions button.main"
OVER = "dialog.feast"
RESULT = ".ended button"
SKIP = ".asked .skip"
SURE = "dialog[open]:not(.feast, .alert) .body > .button.main"
"""Yes, where the table asks whether a move is meant."""
TRIED = ".actions button[aria-pressed=true]"
"""A move that is looked at, and made by a second tap."""
SENT = ".actions .sent"
"""The move has gone, and what follows from it has not come."""
WHAT_CAME_OF_IT = ("ack", "view", "refused", "answer")
MOST_CARDS = 8
GAME_TIME = 1200.0
"""What a whole game takes at most, on a machine that has other things to do as well."""
STEP = 30_000
BLINK = 5
"""So many milliseconds pass before somebody looks at the page again."""
A_WHILE = 100
"""So many somebody looks at one page who has no other."""

SAME_LUCK = """([seed]) => {
  const next = () => {
    const count = Number(localStorage.getItem('made-ids') ?? 0)
    localStorage.setItem('made-ids', count + 1)
    return `${seed}${count}`
  }
  crypto.randomUUID = () => next().padStart(32, '0')
}"""
"""A browser's words for the shuffle are the same each time, so that a test has the same deals."""

COUNT_FRAMES = """(() => {
  const Plain = WebSocket
  const count = () => Number(sessionStorage.getItem('frames') ?? 0)
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where)
      this.addEventListener('message', () => sessionStorage.setItem('frames', count() + 1))
    }
  }
})()"""
"""So that whoever looks at the page can wait until they have heard all that it shows."""

CORNER = 8
IS_FREE = f"""all => all.map(one => {{
  one.scrollIntoView({{ block: 'nearest', inline: 'nearest' }})
  const box = one.getBoundingClientRect()
  const seen = document.elementFromPoint(box.left + {CORNER}, box.top + {CORNER})
  return one.contains(seen)
}})"""
"""Whether the corner of each can be tapped."""

LOOK = f"""async patience => {{
  const is = what => document.querySelector(what)
  const state = () => {{
    if (is('{OVER}')) return 'over'
    if (is('dialog[open]')) return 'dialog'
    if (is('{SKIP}')) return 'steps'
    if (is('{RESULT}')) return 'ended'
    if (is('{SENT}')) return 'wait'
    return is('{TURN}') && is('{ACTION}, {CARD}, {SPOT}') ? 'turn' : 'wait'
  }}
  const until = performance.now() + patience
  while (state() === 'wait' && performance.now() < until)
    await new Promise(done => setTimeout(done, {BLINK}))
  return [state(), Number(sessionStorage.getItem('frames') ?? 0)]
}}"""
"""What the page shows; where nothing can be done, what it shows a little later."""


class Player:
    """One device at the table, with everything that came over its websocket."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.context = context
        context.set_default_timeout(PATIENCE * 1000)  # also for what is asked beside the page
        self.page: Page = context.new_page()
        self.lines = 0
        """How many websockets were opened."""
        self.frames: list[dict[str, Any]] = []
        self.received = 0
        """How many frames came, also those that a test has put away."""
        self.sent: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.chance = random.Random(7)
        self.types = False
        """Whether there is only a keyboard: everything has to be reached and done by it."""
        seed = len(context.browser.contexts) if context.browser else 0
        self.page.add_init_script(f"({SAME_LUCK})([{seed}])")
        self.page.add_init_script(COUNT_FRAMES)
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.hear_warning)

    def listen(self, websocket: WebSocket) -> None:
        self.lines += 1
        websocket.on("framereceived", self.receive)
        websocket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def receive(self, frame: str | bytes) -> None:
        self.received += 1
        self.frames.append(whole(json.loads(frame)))

    def views(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "view"]

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main:not([aria-busy])")

    def make_table(self, game: str, players: int = 4, **more: object) -> str:
        """A table over HTTP, for a test that is about something else; the code."""
        order = {"game": game, "players": players, "name": "Toos", **more}
        answer = self.context.request.post(f"{self.address}/api/tables", data=order)
        assert answer.ok, answer.text()
        code: str = answer.json()["code"]
        self.open(f"/t/{code}")
        return code

    def play_bots(self, game: str, players: int = 4, **more: object) -> str:
        bots = ["rule"] * (players - 1)
        code = self.make_table(game, players, bots=bots, start=True, **more)
        self.page.wait_for_selector(".prompt")
        return code

    def state(self, patience: int = 0) -> str:
        """What the page shows; all that led to it has been heard by then."""
        found: str
        found, frames = self.page.evaluate(LOOK, patience)
        while self.received < frames:
            self.page.wait_for_timeout(1)
        return found

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something on the page, or in what came over the line, however long it takes."""
        end = time.monotonic() + GAME_TIME
        while not is_so():
            if time.monotonic() > end:
                raise TimeoutError(self.page.locator("main").inner_text())
            self.page.wait_for_timeout(BLINK)

    def wait_for_turn(self) -> str:
        state = ""

        def has_come() -> bool:
            nonlocal state
            state = self.state(A_WHILE)
            if state == "dialog":
                self.close_dialog()
            elif state == "steps":
                self.skip_steps()
            return state not in ("dialog", "steps", "wait")

        self.until(has_come)
        return state

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")

    def skip_steps(self) -> None:
        """Somebody in a hurry; the steps may be over before the click."""
        if self.types:
            one = self.page.locator(SKIP)
            if one.evaluate_all("all => (all[0]?.focus(), all.length)"):
                self.page.keyboard.press("Enter")
            return
        self.page.evaluate(f"document.querySelector('{SKIP}')?.click()")

    def hand(self) -> list[str]:
        return [text.split(",")[0].strip() for text in self.page.locator(HAND).all_inner_texts()]

    def take_turn(self) -> None:
        """Make some move: with cards or a spot where there is one that takes any."""
        page = self.page
        before, made = self.heard(), self.made()
        if page.locator(".play button.chosen").count():
            page.keyboard.press("Escape")  # the choice of last time led to nothing
        if self.was_refused() and page.locator(ACTION).count():
            self.click(ACTION)
            self.be_sure()
            self.wait_for_news(before, made)
            return
        for _ in range(MOST_CARDS):
            if not page.locator(f"{CARD}:not(.chosen)").count():
                break
            self.click(f"{CARD}:not(.chosen)")
            if page.locator(f"{MAIN_ACTION}, {SPOT}").count():
                break
        if page.locator(SPOT).count() and not page.locator(MAIN_ACTION).count():
            self.click(SPOT)
            self.be_sure()
        # A spot may have made the move.
        if self.state() == "turn" and self.heard() == before:
            action = MAIN_ACTION if page.locator(MAIN_ACTION).count() else ACTION
            if page.locator(action).count():
                self.click(action)
                self.be_sure()
        self.wait_for_news(before, made)

    def was_refused(self) -> bool:
        """Whether what was tried last was against a rule."""
        kinds = [frame["type"] for frame in self.frames if frame["type"] in WHAT_CAME_OF_IT]
        return bool(kinds) and kinds[-1] in ("refused", "answer")

    def heard(self) -> int:
        """How many things came of what was done here or elsewhere."""
        return sum(frame["type"] in WHAT_CAME_OF_IT for frame in self.frames)

    def made(self) -> int:
        """How many moves were sent."""
        return sum(command["type"] == "play" for command in self.sent)

    def wait_for_news(self, heard: int, made: int | None = None) -> None:
        """Until more came of it than this, and the page has had a moment to show it.

        Or until more moves than `made` were sent: in a window nothing comes before it is closed,
        and the page offers nothing meanwhile. Not for ever: nothing may have been done.
        """
        until = time.monotonic() + 5
        while self.heard() == heard and time.monotonic() < until:
            if made is not None and self.made() > made:
                break
            self.page.wait_for_timeout(BLINK)
        self.page.evaluate("() => new Promise(done => setTimeout(done, 10))")

    def be_sure(self) -> None:
        """Say yes where the table asks whether a move is meant, or shows what it would do."""
        if self.page.locator(TRIED).count():
            self.click(TRIED)
        if self.page.locator(SURE).count():
            self.click(SURE)

    def click(self, what: str) -> None:
        """One of those that fit, by its corner: of a card in a full hand no more is seen."""
        found = self.page.locator(what)
        self.press(found.nth(self.chance.randrange(max(1, found.count()))))

    def press(self, one: Locator) -> bool:
        """Click on it; whether it was still there, for others may have moved meanwhile."""
        known = len(self.views())
        free = one.evaluate_all(IS_FREE)
        if not free:
            return False
        try:
            if self.types:
                assert one.evaluate("one => one.tabIndex") >= 0
                one.press("Enter", timeout=STEP)
            elif free[0] or self.state() == "dialog":
                one.click(timeout=STEP, position={"x": CORNER, "y": CORNER})
            else:
                # In a crowded row the corner may be covered: then by keyboard, as anybody can.
                one.press("Enter", timeout=STEP)
        except PlaywrightTimeout:
            if len(self.views()) > known or not one.is_visible() or self.state() == "dialog":
                return False
            raise
        return True

    def try_turn(self, patience: int = BLINK) -> bool:
        """Take a turn if it is ours; whether the game is over."""
        state = self.state(patience)
        if state == "dialog":
            self.close_dialog()
        elif state == "steps":
            self.skip_steps()
        elif state == "ended":
            self.press(self.page.locator(RESULT))
        elif state == "turn":
            known = len(self.views())
            try:
                self.take_turn()
            except PlaywrightTimeout:
                # a window may close, and others may move, while somebody reaches for a card
                if len(self.views()) == known:
                    raise
        return state == "over"

    def finish(self) -> None:
        """To the end of the game while nobody looks: who sits here moves over a line alone."""
        code = [frame["code"] for frame in self.frames if frame["type"] == "lobby"][-1]
        cookies = {one["name"]: one["value"] for one in self.context.cookies()}
        quick = Person(int(self.address.rpartition(":")[2]), cookies, code)
        self.page.goto(f"{self.address}/healthz")  # a page of ours without a line
        with connected(quick):
            quick.connect().hear_until("view")
            quick.play_to_the_end(self.chance)
        self.open(f"/t/{code}")
        self.page.wait_for_selector(OVER)

    def hear_warning(self, said: ConsoleMessage) -> None:
        if said.type == "warning":
            self.errors.append(said.text)

    def expect_no_errors(self) -> None:
        assert self.errors == [], self.errors


def play_out(*players: Player) -> None:
    """Everyone plays until everyone sees the end."""
    until = time.monotonic() + GAME_TIME
    patience = BLINK if len(players) > 1 else A_WHILE
    while time.monotonic() < until:
        ended = [player.try_turn(patience) for player in players]
        if all(ended):
            return
    raise TimeoutError([player.page.locator("main").inner_text() for player in players])


def expect_end(player: Player) -> None:
    player.skip_steps()
    expect(player.page.locator(OVER)).to_be_visible()
    expect(player.page.locator(OVER).locator("a[href$=replay]")).to_be_visible()
