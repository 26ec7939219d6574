"""A table of an older version of its game, as its people find it after an upgrade."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.axe import faults
from tests.browser.chromium import PHONE, person
from tests.browser.player import Player
from tests.browser.serving import Serving

GAME = "edden"


def make_old(db: Path) -> None:
    with closing(sqlite3.connect(db)) as file:
        file.execute("UPDATE tables SET version = '0'")
        file.commit()


def test_an_old_table_is_looked_at_taken_along_and_started_again(
    browser: Browser, tmp_path: Path
) -> None:
    serving = Serving(tmp_path)
    serving.start()
    contexts = [person(browser, PHONE) for _ in range(3)]
    anna, bram, watcher = [Player(context, serving.address) for context in contexts]
    try:
        options = {"maxRounds": 3}
        code = anna.make_table(GAME, 3, bots=["rule"], options=options)
        address = f"{serving.address}/api/tables/{code}/join"
        assert bram.context.request.post(address, data={"name": "Bram"}).ok
        anna.page.get_by_role("button", name="Begin het spel").click()
        bram.open(f"/t/{code}")
        for _ in range(2):
            for player in (anna, bram):
                if player.page.locator(".prompt.mine").count():
                    player.take_turn()
        serving.stop()
        make_old(Path(serving.db))
        serving.start()
        for player in (anna, bram, watcher):
            player.open(f"/t/{code}")
            page = player.page
            expect(page.get_by_role("alert")).to_contain_text("oudere versie")
            for name in ("Toos", "Bram"):
                expect(page.locator("ol").first).to_contain_text(name)
            expect(page.get_by_role("main")).to_contain_text(": 3")
            with page.expect_download() as taken:
                page.get_by_role("link", name="Download het verslag").click()
            head, *moves = map(json.loads, Path(taken.value.path()).read_text().splitlines())
            assert head["version"] == "0"
            page.locator("summary").click()
            expect(page.locator(".moves li")).to_have_count(len(moves))
            if moves:
                expect(page.locator(".moves li").first).to_contain_text(moves[0]["move"])
        expect(watcher.page.get_by_role("button", name="Begin opnieuw")).to_have_count(0)
        assert faults(anna.page, "outdated") == []
        bram.page.get_by_role("button", name="Begin opnieuw").click()
        expect(bram.page.locator(".seats")).to_contain_text("Toos")
        anna.open(f"/t/{code}")
        anna.page.get_by_role("button", name="Naar de nieuwe tafel").click()
        expect(anna.page.locator(".seats")).to_contain_text("Bram")
        assert anna.page.url == bram.page.url != f"{serving.address}/t/{code}"
        watcher.open(f"/t/{code}")
        watcher.page.get_by_role("link", name="Naar de nieuwe tafel").click()
        expect(watcher.page.locator(".seats")).to_contain_text("Bram")
        anna.page.get_by_role("button", name="Begin het spel").click()
        for player in (anna, bram):
            player.page.wait_for_selector(".prompt")
            assert not player.errors
    finally:
        for context in contexts:
            context.close()
        serving.stop()
