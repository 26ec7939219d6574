"""Every screen of the client, one after the other, for whoever looks at them all."""

import re
from collections.abc import Iterator

from tests import ours
from tests.browser.player import HAND, Player

TRY = re.compile(r"Mag dit\?|Is this allowed\?|Probeer het|Try it")

GAMES = ours.NAMES
"""The games whose every screen is visited."""
QUICK_END: dict[str, dict[str, object]] = {
    "boot-op-stoom": {"calendarSize": 3},
    "edden": {"outAbove": 60},
    "pesten": {"handSize": 5, "mismatch": "strict"},
    "twaalfstich": {"target": "200"},
    "rondvaart": {"rounds": [1, 9]},
}
"""Options that make a game short; a game without an entry is played as it is."""
WITHOUT_ROUNDS = {"boot-op-stoom", "pesten", "rondvaart"}
"""Games in which nothing is reckoned before the end."""


def screens(one: Player, games: tuple[str, ...]) -> Iterator[str]:
    """Goes to each screen and says its name; the page is then as it should be looked at."""
    yield from house_screens(one)
    yield from panel_screens(one, GAMES[1])
    for game in games:
        yield from form_screens(one, game)
        yield from table_screens(one, game)


def speak(one: Player, language: str) -> None:
    one.page.add_init_script(f"localStorage.setItem('speeltafel-language', '{language}')")


def house_screens(one: Player) -> Iterator[str]:
    """The screens that are the same for every game."""
    page = one.page
    one.open()
    yield "home"
    page.locator(".games .main").first.click()
    yield "level"
    one.close_dialog()
    page.locator("header button.icon").last.click()
    yield "menu"
    one.close_dialog()
    one.make_table("edden", 4, options={"callBelow": 12, "rule69": False}, bots=["rule"])
    page.wait_for_selector(".seats li")
    yield "lobby"
    page.locator(".head button").click()
    yield "arrange"
    one.close_dialog()
    one.play_bots("edden", 3)
    one.wait_for_turn()
    page.locator("header .talk").click()
    page.locator("dialog .signs button").first.click()
    page.wait_for_selector("dialog [role=log] li")
    yield "talk"
    one.close_dialog()
    page.locator("header a.icon").first.click()
    yield "away"
    page.locator("dialog footer .button").last.click()
    page.wait_for_selector(".own")
    yield "home-again"
    one.open("/nergens")
    yield "lost"
    one.open("/t/nietes")
    page.wait_for_selector("[role=alert]")
    yield "no-table"


def form_screens(one: Player, game: str) -> Iterator[str]:
    one.open(f"/new/{game}")
    one.page.locator("details summary").nth(1).click()
    yield f"new-{game}"
    one.open(f"/rules/{game}")
    yield f"rules-{game}"


def table_screens(one: Player, game: str) -> Iterator[str]:
    page = one.page
    one.play_bots(game, 4, options=QUICK_END.get(game, {}))
    for turn in range(12):
        # also on until the hand has cards to choose: in some decisions it has none
        if one.wait_for_turn() == "turn" and (turn < 3 or not page.locator(HAND).count()):
            one.take_turn()
    one.wait_for_turn()
    yield f"table-{game}"
    usable = f"{HAND}.usable"
    one.click(usable if page.locator(usable).count() else HAND)
    yield f"chosen-{game}"
    page.keyboard.press("Escape")
    if refuse(one):
        yield f"refused-{game}"
        one.close_dialog()
    while game not in WITHOUT_ROUNDS and (state := one.state()) != "over":
        if state == "dialog":
            yield f"round-{game}"
            one.close_dialog()
            break
        one.try_turn()
    if one.state() != "over":
        # A round that ends just now must not come between.
        page.locator("header button.icon:not(.talk)").first.dispatch_event("click")
        page.wait_for_selector("dialog[open]")
        yield f"sheet-{game}"
        one.close_dialog()
    one.finish()
    yield f"end-{game}"
    page.locator("dialog.feast a[href$=replay]").click()
    page.wait_for_selector("input[type=range]")
    for _ in range(6):
        page.locator(".steps .small").nth(2).click()
    yield f"replay-{game}"


def panel_screens(one: Player, game: str) -> Iterator[str]:
    """What opens over a table, and what goes with a game: lessons, paper, a pad for real cards."""
    page = one.page
    one.play_bots(game, 3, coach=True)
    one.wait_for_turn()
    page.locator(".coach > .button").click()
    page.wait_for_selector(".says.tip")
    yield "tip"
    page.locator(".says .close").click()
    page.locator(HAND).first.focus()
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] a[href*=rules]")
    yield "thing"
    one.close_dialog()
    for name, place in (("log", 0), ("leave", -1)):
        page.locator("header button.icon").last.click()
        page.wait_for_selector("dialog[open] .links")
        if not place:
            yield "table-menu"
        page.locator("dialog .links button").nth(place).click()
        page.wait_for_selector("dialog[open]:not(:has(.links))")
        yield name
        one.close_dialog()
    page.locator("header a.icon").last.click()
    page.wait_for_selector("aside .book[aria-busy=false]")
    yield "beside"
    page.keyboard.press("Escape")
    one.open(f"/learn/{game}")
    page.wait_for_selector("main ol a")
    yield "course"
    page.locator("main ol a").first.click()
    page.wait_for_selector(".lesson")
    yield "lesson"
    yield from paper_screens(one, game)


def paper_screens(one: Player, game: str) -> Iterator[str]:
    """For whoever plays with real cards."""
    page = one.page
    one.open(f"/rules/{game}")
    page.wait_for_selector(".book[aria-busy=false]")
    yield "book"
    page.locator(".wood button").last.click()
    page.wait_for_selector("dialog[open]")
    yield "print"
    one.close_dialog()
    page.locator(".wood a").click()
    page.wait_for_selector("button[type=submit]")
    yield "new-pad"
    page.locator("button[type=submit]").click()
    page.wait_for_selector(".keyboard")
    yield "pad"
    for name, place in (("referee", 0), ("share", 1)):
        page.locator("section .buttons .button").nth(place).click()
        page.wait_for_selector("dialog[open]")
        yield name
        one.close_dialog()


def refuse(one: Player) -> bool:
    """Try what may not be done, if there is such a thing."""
    page = one.page
    for _ in range(40):
        if one.wait_for_turn() != "turn":
            return False
        cards = page.locator(HAND)
        for place in range(cards.count()):
            if not one.press(cards.nth(place)):
                break
            attempt = page.get_by_role("button", name=TRY)
            if attempt.count() and one.press(attempt):
                page.wait_for_selector("dialog.alert")
                return True
        page.keyboard.press("Escape")
        one.take_turn()
    return False
