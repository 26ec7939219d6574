"""Pesten in real browsers: two people and two bots, and all that makes a game of it lively.

The people look for what has not happened yet among the moves that they are offered. They sit in
one room: who asks for a card knows that the other holds it, and who bluffs is looked at.
"""

import time
from typing import Any

from playwright.sync_api import Locator, expect

import speeltafel
from speeltafel.engine.view import Said
from speeltafel.texts import Texts
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import GAME_TIME, STEP, Player, expect_end

WORDS = Texts(speeltafel.game("pesten"), "nl")
GOALS = {"jumped": "jump", "caught": "bluff", "trades": "trade", "rolled": "dice"}
"""What has to happen, by the event that tells of it."""
GAMES = 8
USUAL = ("play", "end", "draw", "take", "roll", "suit", "top", "ok", "decline", "withdraw")
"""What is done where nothing is looked for: the first that is offered."""


class Person:
    """Somebody who plays by the buttons of the page, and knows what is still to happen."""

    def __init__(self, device: Player, goals: set[str]) -> None:
        self.device = device
        self.page = device.page
        self.goals = goals
        """What has not happened yet; both people cross off in the same list."""
        self.other: Person = self
        self.heard = 0
        self.bluffs = False
        """Whether the card on top is a bluff of this person."""

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.device.views()[-1]["table"]
        return table

    @property
    def hand(self) -> list[int]:
        return next((zone["cards"] for zone in self.table["zones"] if zone["name"] == "hand"), [])

    def listen(self) -> None:
        """Cross off what the log tells."""
        views = self.device.views()
        for view in views[self.heard :]:
            for step in (*view["steps"], view["table"]):
                for event in step["events"]:
                    self.goals.discard(GOALS.get(event["kind"], ""))
        self.heard = len(views)

    def act(self) -> bool:
        """Do something if it is this person's turn; whether the game is over."""
        self.listen()
        state = self.device.state()
        if state == "dialog":
            self.device.close_dialog()
        elif state == "steps":
            self.device.skip_steps()
        elif state == "ended":
            self.page.locator(".ended button").click()
        elif state == "turn" and self.table["moves"]:
            self.decide(self.table["moves"])
        else:
            self.page.wait_for_timeout(10)
        return state == "over"

    def decide(self, moves: list[dict[str, Any]]) -> None:
        before, made = self.device.heard(), self.device.made()
        verbs = {move["attempt"]["verb"] for move in moves}
        if "jump" in verbs and "jump" in self.goals:
            self.press("Spring in!")
        elif "challenge" in verbs and self.other.bluffs:
            self.press("Klopt niet!")
        elif "accept" in verbs:
            self.make(first(moves, "accept"))
        elif "combo" in verbs and "dice" in self.goals:
            self.lay_combination()
        elif "offer" in verbs and "trade" in self.goals and self.trade(moves):
            pass
        elif (bluff := labelled(moves, "move-bluff")) and "bluff" in self.goals:
            self.bluffs = True
            self.make(bluff)
            self.page.get_by_role("button", name="Ja, doen").click(timeout=STEP)
        else:
            self.bluffs = False
            honest = [move for move in moves if move["label"]["id"] != "move-bluff"]
            verb = next((verb for verb in USUAL if first(honest, verb)), "")
            self.make(first(honest, verb) or moves[0])
        self.device.wait_for_news(before, made)

    def lay_combination(self) -> None:
        """By the list of the table's help; it is looked at before it is laid."""
        self.page.get_by_role("button", name="Combinaties").click(timeout=STEP)
        self.page.get_by_role("dialog").locator("li button").first.click(timeout=STEP)
        self.page.locator(".actions button.main").first.click(timeout=STEP)

    def trade(self, moves: list[dict[str, Any]]) -> bool:
        """Offer a card for one that the other person holds; whether there is such a one."""
        given = first(moves, "offer")
        assert given
        wanted = [card for card in self.other.hand if card not in self.hand]
        if not wanted or not self.other.hand:
            return False
        self.make(given)
        self.wait_for_moves("want")
        asked = next(m for m in self.table["moves"] if m["cards"] == [wanted[-1]])
        self.make(asked)
        self.wait_for_moves("to")
        seat = self.other.table["seat"]
        self.make(next(m for m in self.table["moves"] if m["label"]["facts"].get("seat") == seat))
        return True

    def names(self) -> dict[int, str]:
        lobby = [frame for frame in self.device.frames if frame["type"] == "lobby"][-1]
        return {at: seat["name"] for at, seat in enumerate(lobby["seats"])}

    def make(self, move: dict[str, Any] | None) -> None:
        """Choose the cards of a move where they lie, and press its button."""
        assert move
        label = Said(move["label"]["id"], move["label"]["facts"])
        words = WORDS.say(label, lambda seat: self.names()[seat])
        zones = [zone["name"] for zone in self.table["zones"]]
        for at, card in enumerate(move["cards"]):
            name = move["zones"][at] if move["zones"] else "hand"
            zone = zones.index(name)
            self.place(zone, self.table["zones"][zone]["cards"].index(card)).click(
                timeout=STEP, position={"x": 6, "y": 8}
            )
        self.press(words)

    def place(self, zone: int, place: int) -> Locator:
        own = self.table["zones"][zone]["name"] == "hand"
        within = ".hand" if own else f'[data-place="zone-{zone}"]'
        return self.page.locator(f"{within} li").nth(place).locator("button")

    def press(self, words: str) -> None:
        self.page.locator(".mine").get_by_role("button", name=words, exact=True).first.click(
            timeout=STEP
        )

    def wait_for_moves(self, verb: str) -> None:
        self.device.until(lambda: first(self.table["moves"], verb) is not None)


def first(moves: list[dict[str, Any]], verb: str) -> dict[str, Any] | None:
    return next((move for move in moves if move["attempt"]["verb"] == verb), None)


def labelled(moves: list[dict[str, Any]], label: str) -> dict[str, Any] | None:
    return next((move for move in moves if move["label"]["id"] == label), None)


def play(host: Player, guest: Player, goals: set[str]) -> None:
    """A game of two people and two bots until all has happened; what does is crossed off."""
    code = host.make_table("pesten", 4, bots=["rule", "rule"], options={"handSize": 8})
    guest.open(f"/t/{code}")
    guest.page.get_by_label("Je naam").fill("Wim")
    guest.page.get_by_role("button", name="Doe mee").click()
    expect(guest.page.get_by_text("jij", exact=True)).to_be_visible()
    host.frames.clear()
    guest.frames.clear()
    host.page.get_by_role("button", name="Begin het spel").click()
    for device in (host, guest):
        device.page.wait_for_selector(".prompt")
    one, two = Person(host, goals), Person(guest, goals)
    one.other, two.other = two, one
    until = time.monotonic() + GAME_TIME
    while time.monotonic() < until:
        ended = [person.act() for person in (one, two)]
        if all(ended) or not goals:
            return
    raise TimeoutError(f"the game does not end: {host.page.locator('main').inner_text()}")


def test_people_jump_in_bluff_trade_and_lay_a_combination(player: NewPlayer) -> None:
    host, guest = player(), player(PHONE)
    missing = {*GOALS.values()}
    for _ in range(GAMES):
        play(host, guest, missing)
        if not missing:
            break
        expect_end(host)
        expect_end(guest)
    assert not missing
    for device in (host, guest):
        device.expect_no_errors()


def test_a_reaction_out_of_time_gets_a_sentence_and_no_more(player: NewPlayer) -> None:
    one = player(PHONE)
    one.play_bots("pesten", options={"trade": False})
    assert one.wait_for_turn() == "turn"
    # In one's own turn nothing changes any more; a window is also one's to decide on.
    while one.views()[-1]["table"]["window"]:
        one.take_turn()
        assert one.wait_for_turn() == "turn"
    one.page.get_by_role("button", name="Klopt niet!").click()
    expect(one.page.get_by_role("status").filter(has_text="Net te laat")).to_be_visible()
    expect(one.page.get_by_role("dialog")).to_have_count(0)
    one.expect_no_errors()
