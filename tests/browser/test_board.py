"""A game with a board, spots, pieces, bids and phrases: an outsider's, drawn as it comes."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.chromium import PHONE
from tests.browser.conftest import NewPlayer
from tests.browser.player import HAND, MAIN_ACTION, Player
from tests.browser.serving import Serving

SPOT = ".spot .tap"
BOAT = ".piece img"


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("board"), outsiders=True) as serving:
        yield serving


def board(page: Page) -> dict[str, object]:
    """The square of the boat and how it is turned."""
    found: dict[str, object] = page.evaluate(
        """() => {
          const boat = document.querySelector('.piece img')
          const squares = [...document.querySelectorAll('.board .spot')]
          const square = squares.findIndex(spot => spot.contains(boat))
          return { square, turned: boat.style.rotate }
        }"""
    )
    return found


def at_table(one: Player, players: int = 3, **options: object) -> None:
    one.play_bots("rondvaart", players, options={"rounds": [1, 9], **options})
    assert one.wait_for_turn() == "turn"


def act(one: Player, click: str, nth: int = 0) -> None:
    """A tap that makes a move; returns when it is our turn again."""
    before = len(one.views())
    one.page.locator(click).nth(nth).click()
    one.until(lambda: len(one.views()) > before)
    assert one.wait_for_turn() == "turn"


def test_a_card_is_chosen_and_laid_on_a_spot(player: NewPlayer) -> None:
    one = player(PHONE)
    at_table(one)
    lit = one.page.locator(".board .tap")
    expect(lit).to_have_count(4)  # the boat may sail from the middle: these need no card
    one.page.locator(HAND).first.click()
    expect(one.page.locator(SPOT)).to_have_count(12)
    inside = one.page.evaluate(
        f"[...document.querySelectorAll('{SPOT}')].every(tap => {{"
        "const box = tap.getBoundingClientRect();"
        "return box.left >= 0 && box.right <= innerWidth && box.width >= 24 && box.height >= 40})"
    )
    assert inside
    expect(one.page.locator(SPOT).first).to_be_visible()
    expect(one.page.locator(SPOT).first).to_be_in_viewport()
    act(one, SPOT, 1)
    expect(one.page.locator(".spot:not(.board *) .card")).to_have_count(1)
    # A place with an eye takes the card open or hidden: that is asked.
    one.page.locator(HAND).first.click()
    one.page.get_by_role("button", name="Plek 4, te kiezen").click()
    expect(one.page.locator(MAIN_ACTION)).to_have_count(2)
    act(one, f'{MAIN_ACTION}:has-text("dicht")')
    expect(one.page.locator(".spot:not(.board *) .card")).to_have_count(2)
    one.expect_no_errors()


def test_a_piece_sails_and_turns_and_the_spots_tell_it(player: NewPlayer) -> None:
    one = player(PHONE)
    at_table(one, players=2)
    assert board(one.page) == {"square": 4, "turned": "0deg"}
    one.page.get_by_role("button", name="Draai de boot").click()
    expect(one.page.locator(BOAT)).to_have_attribute("style", re.compile("rotate: 90deg"))
    one.wait_for_turn()
    square = board(one.page)["square"]
    act(one, ".board .tap")
    assert board(one.page)["square"] != square
    expect(one.page.locator(".board .spot.done")).not_to_have_count(0)
    boat = one.page.locator(".board li", has_text="de boot")
    expect(boat).to_have_count(1)
    drawn = "[...document.querySelectorAll('.spots img')].every(one => one.naturalWidth > 0)"
    one.page.wait_for_function(drawn)
    one.expect_no_errors()


@pytest.mark.parametrize("calm", [True, False])
def test_pieces_move_unless_motion_is_unwanted(calm: bool, player: NewPlayer) -> None:
    one = player(calm=calm)
    one.page.clock.install()
    at_table(one, players=2)
    one.page.evaluate(
        """() => {
          window.moved = 0
          const animate = Element.prototype.animate
          Element.prototype.animate = function (frames, how) {
            if (how.duration > 0 && this.closest('.pieces')) window.moved++
            return animate.call(this, frames, how)
          }
        }"""
    )
    before = board(one.page)
    one.page.locator(".board .tap").first.click()
    one.until(lambda: board(one.page) != before)
    if calm:
        one.page.clock.run_for(500)
        assert one.page.evaluate("window.moved") == 0
    else:
        one.page.wait_for_function("window.moved > 0")


def test_a_spot_is_chosen_by_keyboard_alone(player: NewPlayer) -> None:
    one = player()
    at_table(one)
    one.page.keyboard.press("1")
    expect(one.page.locator(f"{HAND}.chosen")).to_have_count(1)
    one.page.keyboard.press("Enter")  # several moves: the focus goes to the first spot
    focused = "document.activeElement.getAttribute('aria-label')"
    assert one.page.evaluate(focused) == "Plek 1, te kiezen"
    one.page.keyboard.press("ArrowRight")
    assert one.page.evaluate(focused) == "Plek 2, te kiezen"
    one.page.keyboard.press("ArrowRight")
    assert one.page.evaluate(focused) == "Plek 3, te kiezen"
    one.page.keyboard.press("ArrowLeft")
    one.page.keyboard.press("Enter")
    expect(one.page.locator(".spot:not(.board *)").nth(1).locator(".card")).to_have_count(1)
    assert one.wait_for_turn() == "turn"
    assert one.page.evaluate("document.activeElement !== document.body")
    one.expect_no_errors()


def test_the_same_card_in_hand_and_on_the_shelf_are_told_apart(player: NewPlayer) -> None:
    one = player()
    # One kind of cargo only: the shelf has a card that the hand has too, but once in a long while.
    at_table(one, 2, cargo=[8, 0, 0, 0], hand=11)
    cards = one.page.locator("figure", has_text="Het schap").locator("button")
    names = [name.split(",")[0].strip() for name in cards.locator(".hidden").all_inner_texts()]
    wanted = next(name for name in names if any(card.endswith(name) for card in one.hand()))
    shelf = cards.filter(has_text=wanted)
    one.page.locator(HAND, has_text=wanted).first.click()
    expect(one.page.get_by_role("button", name=f"Leg {wanted} weg")).to_be_visible()
    expect(one.page.get_by_role("button", name=f"Koop {wanted}")).to_have_count(0)
    shelf.first.click()
    expect(one.page.get_by_role("button", name=f"Koop {wanted}")).to_be_visible()
    expect(one.page.get_by_role("button", name=f"Leg {wanted} weg")).to_have_count(0)
    one.expect_no_errors()


def test_hundreds_of_moves_are_not_all_drawn_and_tell_their_total(player: NewPlayer) -> None:
    one = player(PHONE)
    at_table(one, 2, hand=11, cargo=[4, 4, 4, 1])
    assert len(one.views()[-1]["table"]["moves"]) > 600
    one.page.evaluate(
        """async () => {
          for (const place of [0, 2, 4, 6]) {
            document.querySelectorAll('.hand button')[place].click()
            await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
          }
        }"""
    )
    names = [one.hand()[place] for place in (0, 2, 4, 6)]
    total = sum(1 if "bel" in name else int(name.split()[-1]) for name in names)
    expect(one.page.locator(MAIN_ACTION)).to_have_text(f"Bied 4 kaarten: samen {total}")
    assert one.page.locator("button").count() < 60


def test_bids_lie_at_the_seats_of_nine_players_on_a_phone(player: NewPlayer) -> None:
    one = player(PHONE)
    at_table(one, 9)
    act(one, ".board .tap")
    seats = one.page.get_by_role("list", name="De andere spelers").locator("> li")
    expect(seats).to_have_count(8)
    for seat in seats.all():
        expect(seat.locator(".row .one")).to_have_count(5)
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(one.page.locator(".cloth", has_text="Bod van")).to_have_count(0)
    assert faults(one.page, "nine at the table") == []
    one.expect_no_errors()


def test_phrases_are_said_where_talking_is_closed_each_in_the_hearers_language(
    player: NewPlayer,
) -> None:
    one, two = player(PHONE), player()
    two.page.add_init_script("localStorage.setItem('speeltafel-language', 'en')")
    code = one.make_table("rondvaart", 2)
    two.open(f"/t/{code}")
    two.page.get_by_role("button", name="Join in").click()
    one.page.get_by_role("button", name="Begin het spel").click()
    two.page.wait_for_selector(HAND)
    one.page.get_by_role("button", name="Zeg iets wat mag").click()
    one.page.get_by_role("dialog").get_by_role("button", name="Vaar maar!").click()
    expect(two.page.locator("aside .log")).to_contain_text("Toos: Do sail!")
    expect(one.page.locator(".news")).to_contain_text("Toos: Vaar maar!")
    expect(two.page.locator("aside").get_by_role("textbox")).to_have_count(0)
    one.expect_no_errors()
    two.expect_no_errors()


def test_options_of_every_kind_are_chosen_by_form(player: NewPlayer) -> None:
    one = player(PHONE)
    one.open("/new/rondvaart")
    one.page.locator(".counts label", has_text="2").first.click()
    one.page.get_by_text("Lading", exact=True).click()
    cargo = one.page.get_by_role("group", name="Welke lading")
    expect(cargo).to_contain_text("19 van 25")
    cargo.get_by_role("button", name="Alles").click()
    expect(cargo).to_contain_text("25 van 25")
    cargo.get_by_role("button", name="Koffie: één minder").click()
    cargo.get_by_label("Scheepsbel").uncheck()
    expect(cargo).to_contain_text("23 van 25")
    one.page.get_by_text("Lengte", exact=True).click()
    rounds = one.page.get_by_role("group", name="Ronden")
    rounds.get_by_label("van").fill("2")
    rounds.get_by_label("van").blur()
    rounds.get_by_label("tot en met").fill("1")
    rounds.get_by_label("tot en met").blur()
    expect(rounds.get_by_label("van")).to_have_value("1")
    one.page.get_by_label("Havens").fill("Lemmer\n\n  Sneek \nLemmer")
    one.page.get_by_label("Havens").blur()
    assert faults(one.page, "options of every kind") == []
    one.page.get_by_role("button", name="Tafel dekken").click()
    expect(one.page.get_by_text("Welke lading: 7× Koffie, 8× Thee, 8× Melk")).to_be_visible()
    expect(one.page.get_by_text("Ronden: 1–1")).to_be_visible()
    expect(one.page.get_by_text("Havens: Lemmer, Sneek")).to_be_visible()
    one.page.get_by_role("button", name="Zet er een bot neer").click()
    one.page.get_by_role("button", name="Begin het spel").click()
    assert one.wait_for_turn() == "turn"
    expect(one.page.locator(".prompt")).to_contain_text("De boot ligt in Lemmer.")
    # The game is over after a round; what it carries on is at the next table: Lemmer is done.
    one.page.get_by_role("button", name="Draai de boot").click()
    one.page.get_by_role("button", name="Nog een keer", exact=True).click()
    expect(one.page.locator(".prompt")).to_contain_text("De boot ligt in Sneek.")
    one.expect_no_errors()
