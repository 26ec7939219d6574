"""What stands on the screen: all that matters, and nothing that this seat may not know."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from speeltafel.engine.chance import fast
from speeltafel.engine.game import Game
from speeltafel.engine.journal import load
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.terminal.panels import EndPanel, RoundPanel, SheetPanel
from speeltafel.terminal.widgets import Hand, Moves
from tests.terminal.seen import SMALL, app_of, at_table, my_turn, run, screen_text, words

STICH = game_named("twaalfstich")
EDDEN = game_named("edden")


def assert_all_in_sight(pilot: Pilot[None]) -> None:
    """Prompt, hand and moves are on the screen, whole, and below each other."""
    screen = at_table(pilot)
    width, height = pilot.app.size
    parts: list[Widget] = [screen.query_one("#prompt"), screen.query_one(Hand)]
    parts.append(screen.query_one(Moves))
    bottom = 0
    for part in [part for part in parts if part.display]:
        region = part.region
        assert region.height > 0
        assert region.y >= bottom
        assert region.right <= width
        bottom = region.bottom
    assert bottom <= height - 1
    assert screen.query_one(Moves).content_size.height >= 3
    assert screen.query_one("#table").region.height >= 4


def test_a_whole_game_in_dutch_by_taking_the_first_move_each_time(tmp_path: Path) -> None:
    app = app_of(STICH, 3, options={"target": "200"})
    app.journal = tmp_path / "match.jsonl"

    async def script(pilot: Pilot[None]) -> None:
        rounds = 0
        while not isinstance(pilot.app.screen, EndPanel):
            if isinstance(pilot.app.screen, RoundPanel):
                rounds += 1
                assert f"Ronde {rounds} is voorbij" in screen_text(pilot)
            else:
                assert_all_in_sight(pilot)
            await pilot.press("enter")
            await my_turn(pilot)
        view = at_table(pilot).view
        text = words(screen_text(pilot))
        assert rounds == len(view.sheet) - 1
        assert "Waarom het spel nu is afgelopen" in text
        assert words(at_table(pilot).voice.texts.rule(view.ending)) in text
        assert " ".join(str(seat.score) for seat in view.seats) in text
        finished = at_table(pilot).table
        await pilot.press("s")
        assert isinstance(pilot.app.screen, SheetPanel)
        await pilot.press("escape")
        await pilot.pause()
        assert "Het spel is uit" in screen_text(pilot)
        await pilot.press("n")
        await my_turn(pilot)
        assert at_table(pilot).table is not finished

    run(app, script)
    journal = load((tmp_path / "match.jsonl").read_text("utf-8"))
    journal.verify()
    assert journal.closing is not None
    assert "winners" in journal.closing


@pytest.mark.parametrize("size", [SMALL, (100, 30), (140, 45)])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_nothing_essential_is_cut(game: Game, size: tuple[int, int]) -> None:
    for players in (game.seats[0], game.seats[-1]):
        run(app_of(game, players), script_of_sight, size)


async def script_of_sight(pilot: Pilot[None]) -> None:
    for _ in range(4):
        assert_all_in_sight(pilot)
        text = words(screen_text(pilot))
        screen = at_table(pilot)
        assert words(screen.voice.say(screen.view.prompt)) in text
        for card in screen.picking.cards:
            assert screen.table.game.faces[card].symbol in text
        await pilot.press("enter")
        await my_turn(pilot)
        if pilot.app.screen is not screen:
            return


def test_the_screen_is_the_same_whatever_the_others_hold() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        for turn in range(5):
            before = screen_text(pilot)
            true = screen.table.state
            imagined = screen.table.seen().imagined(fast(turn))
            assert imagined.record() != true.record()
            screen.table.table.state = imagined
            screen.look()
            screen.draw()
            await pilot.pause()
            assert screen_text(pilot) == before
            screen.table.table.state = true
            screen.look()
            await pilot.press("enter")
            await my_turn(pilot)
            if pilot.app.screen is not screen:
                return

    for game in (STICH, EDDEN):
        run(app_of(game), script)


def test_no_card_of_another_hand_is_named() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        shown = {card for zone in screen.view.zones for card in zone.cards}
        shown |= {card for event in screen.table.told for card in event.cards}
        hidden = {card for zone in screen.table.state.zones() for card in zone.cards} - shown
        assert hidden
        text = words(screen_text(pilot))
        for card in hidden:
            assert f"{screen.voice.texts.card(card)}," not in text
            assert f"{screen.voice.texts.card(card)} " not in text

    for game in (STICH, EDDEN):
        run(app_of(game), script)
