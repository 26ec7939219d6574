"""Language, rulebook, scores, pace; leaving and starting again."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from speeltafel.engine.errors import BadInput
from speeltafel.engine.journal import load
from speeltafel.engine.registry import game as game_named
from speeltafel.terminal import play
from speeltafel.terminal.panels import Confirm, SheetPanel
from speeltafel.terminal.rulebook import Rulebook
from speeltafel.terminal.widgets import Moves
from tests.terminal.seen import app_of, at_table, run, screen_text, spot

STICH = game_named("twaalfstich")
EDDEN = game_named("edden")


def test_the_language_changes_at_the_table_and_in_the_book() -> None:
    async def script(pilot: Pilot[None]) -> None:
        assert "Wat er gebeurde" in screen_text(pilot)
        await pilot.press("l")
        await pilot.pause()
        text = screen_text(pilot)
        assert "What happened" in text
        assert "krijgt" not in text
        assert at_table(pilot).voice.say(at_table(pilot).view.prompt) in text
        await pilot.press("question_mark", "l", "escape")
        await pilot.pause()
        assert "Wat er gebeurde" in screen_text(pilot)

    run(app_of(STICH), script)


def test_the_rulebook_can_be_searched_and_marks_the_options_in_force() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        book = pilot.app.screen
        assert isinstance(book, Rulebook)
        entries = [option.id for option in book.book.options if option.id]
        told = [entry for entry in entries if entry not in STICH.rules]
        assert tuple(entries) == (*told, *STICH.rules)
        assert told[0] == "about 1"
        assert "Waar het over gaat" in screen_text(pilot)
        await pilot.press("slash", *"prof-01")
        await pilot.pause()
        assert [option.id for option in book.book.options if option.id] == ["12-PROF-01"]
        assert "◆ Profregel: aan" in screen_text(pilot)
        await pilot.press("enter", "escape")
        await pilot.pause()
        assert len([option for option in book.book.options if option.id]) == len(entries)
        await pilot.press("slash", *"rode 7 maakt")
        await pilot.pause()
        assert [option.id for option in book.book.options if option.id] == ["expansions 1"]
        await pilot.press("escape")
        await pilot.press("slash", *"xyzzy")
        await pilot.pause()
        assert "Geen regel met ‘xyzzy’" in screen_text(pilot)

    run(app_of(STICH, options={"profRule": True}), script)


def test_leaving_asks_first_and_keeps_the_journal(tmp_path: Path) -> None:
    app = app_of(STICH)
    app.journal = tmp_path / "match.jsonl"

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("q")
        assert isinstance(pilot.app.screen, Confirm)
        await pilot.press("escape")
        assert pilot.app.screen_stack[-1] is at_table(pilot)
        await pilot.press("n", "enter")
        await pilot.pause()
        assert at_table(pilot).table.journal.seed == 4
        await pilot.press("ctrl+q", "enter")

    run(app, script)
    for name in ("match.jsonl", "match-2.jsonl"):
        load((tmp_path / name).read_text("utf-8")).verify()


def test_the_sheet_the_pace_and_the_entry_open_and_close() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        await pilot.press("s")
        assert isinstance(pilot.app.screen, SheetPanel)
        await pilot.press("s", "f")
        assert screen.quick
        await pilot.press("colon", "x", "escape")
        assert not screen.query_one("#entry", Input).display
        assert screen.query_one(Moves).has_focus

    run(app_of(STICH), script)


def test_a_bot_waits_while_a_panel_is_open() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        screen.pause = 60
        await pilot.press("enter")
        made = len(screen.table.journal.moves)
        await pilot.press("s")
        screen.move_bot()
        assert len(screen.table.journal.moves) == made
        await pilot.press("escape")
        screen.move_bot()
        assert len(screen.table.journal.moves) == made + 1

    run(app_of(STICH, seed=6), script)


def test_the_key_line_can_be_clicked() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.click(offset=spot(pilot, "action", "rules"))
        await pilot.pause()
        assert isinstance(pilot.app.screen, Rulebook)

    run(app_of(STICH), script)


def test_what_cannot_be_played_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="players"):
        play(STICH, 9, {}, "nl", "rule", 1, None)
    with pytest.raises(BadInput, match="bots"):
        play(STICH, 4, {}, "nl", "clever", 1, None)
    with pytest.raises(BadInput, match="languages"):
        play(STICH, 4, {}, "fr", "rule", 1, None)
    with pytest.raises(BadInput, match="folder"):
        play(STICH, 4, {}, "nl", "rule", 1, tmp_path / "none" / "match.jsonl")
    with pytest.raises(BadInput, match="terminal"):
        play(STICH, 4, {}, "nl", "rule", 1, None)


def test_a_key_asks_what_the_coach_would_do() -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = at_table(pilot)
        while not table.view.moves:
            await pilot.pause()
        before = table.table.state.record()
        told = table.table.tip()
        assert told is not None
        await pilot.press("t")
        await pilot.pause()
        text = " ".join(screen_text(pilot).split())
        assert "Wat ik zou doen" in text
        assert table.voice.say(told.why)[1:20] in text
        assert table.table.state.record() == before
        await pilot.press("escape")
        await pilot.pause()
        assert "Wat ik zou doen" not in screen_text(pilot)

    run(app_of(STICH), script)
