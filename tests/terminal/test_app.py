"""A person plays in the terminal: by keys, by clicks, in writing."""

from textual.pilot import Pilot

from speeltafel.engine.registry import game as game_named
from speeltafel.terminal.note import Notice
from speeltafel.terminal.panels import QuizPanel
from speeltafel.terminal.rulebook import Rulebook
from speeltafel.terminal.widgets import Hand, Moves
from tests.terminal.seen import (
    app_of,
    at_table,
    enter,
    my_turn,
    notation,
    run,
    screen_text,
    spot,
    unplayable,
    words,
)

STICH = game_named("twaalfstich")
EDDEN = game_named("edden")


def test_a_typed_move_that_is_refused_shows_the_rule_and_opens_it() -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = at_table(pilot).table
        card = at_table(pilot).picking.cards[unplayable(pilot)]
        await enter(pilot, f"play {STICH.notation.names[card]}")
        refusal = table.why_not((card,))
        assert refusal is not None
        text = words(screen_text(pilot))
        assert f"[{refusal.rule}]" in text
        assert words(at_table(pilot).voice.texts.rule(refusal.rule)) in text
        assert not table.journal.moves or table.journal.moves[-1][0] != 0
        await pilot.press("question_mark")
        await pilot.pause()
        book = pilot.app.screen
        assert isinstance(book, Rulebook)
        option = book.book.highlighted_option
        assert option is not None
        assert option.id == refusal.rule
        assert refusal.rule in screen_text(pilot)
        await pilot.press("escape", "escape")
        assert not at_table(pilot).query_one(Notice).display

    run(app_of(STICH), script)


def test_an_unplayable_card_explains_itself_by_key_and_by_click() -> None:
    async def script(pilot: Pilot[None]) -> None:
        place = unplayable(pilot)
        note = at_table(pilot).query_one(Notice)
        for by_key in (True, False):
            if by_key:
                await pilot.press(str(place + 1))
            else:
                await pilot.click(Hand, offset=(6 * place + 2, 3))
            assert note.display
            assert note.rule in STICH.rules
            await pilot.press("escape")
            assert not note.display

    run(app_of(STICH), script)


def test_a_click_or_a_digit_plays_a_card() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        for by_key in (True, False):
            made = len(own_moves(screen.table.journal.moves))
            places = range(len(screen.picking.cards))
            place = next((at for at in places if screen.picking.usable(at)), None)
            if place is None:
                await pilot.press("enter")
            elif by_key:
                await pilot.press(str(place + 1))
            else:
                await pilot.click(Hand, offset=(6 * place + 2, 2))
            await my_turn(pilot)
            assert len(own_moves(screen.table.journal.moves)) > made

    run(app_of(STICH), script)


def own_moves(moves: list[tuple[int, str]]) -> list[str]:
    return [text for seat, text in moves if seat == 0]


def test_a_text_that_is_no_move_gets_help() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await enter(pilot, "speel")
        text = words(screen_text(pilot))
        assert "‘speel’" in text
        assert "play, draw, keep" in text
        assert notation(pilot, at_table(pilot).view.moves[0]) in text

    run(app_of(STICH), script)


def test_selected_cards_narrow_the_moves() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        moves = screen.query_one(Moves)
        pair = next(move for move in screen.view.moves if len(move.cards) == 2)
        everything = len(moves.options)
        places = []
        for card in pair.cards:
            cards = screen.picking.cards
            places.append(next(p for p, c in enumerate(cards) if c == card and p not in places))
        for number, place in enumerate(places, 1):
            await pilot.press(str(place + 1))
            for move in screen.picking.offered():
                assert len(move.cards) == number
        assert [option.id for option in moves.options] == [notation(pilot, pair)]
        await pilot.press(str(places[1] + 1))
        assert [option.id for option in moves.options] != [notation(pilot, pair)]
        await pilot.press("escape")
        assert len(moves.options) == everything
        await pilot.press(*[str(place + 1) for place in places], "enter")
        await pilot.pause()
        assert screen.table.journal.moves[-1] == (0, notation(pilot, pair))

    run(app_of(EDDEN, seed=5), script)


def test_cards_are_picked_with_the_arrows_and_space() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        await pilot.press("right", "right", "space")
        assert screen.picking.chosen == {1}
        card = screen.picking.cards[1]
        await pilot.press("enter")
        await pilot.pause()
        assert screen.table.journal.moves[-1] == (0, f"discard {EDDEN.notation.names[card]}")
        await pilot.press("down")
        assert screen.query_one(Moves).has_focus

    run(app_of(EDDEN, seed=5), script)


def test_in_a_window_nothing_is_chosen_for_anybody() -> None:
    """Enter that was meant for the turn would say that a card does not fit."""

    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        while not screen.view.window:
            assert screen.query_one(Moves).highlighted == 0
            screen.choose(screen.picking.offered()[0])
            await my_turn(pilot)
        made = len(screen.table.journal.moves)
        assert screen.query_one(Moves).highlighted is None
        await pilot.press("enter")
        await pilot.pause()
        assert len(screen.table.journal.moves) == made
        await pilot.press("down")
        assert screen.query_one(Moves).highlighted == 0

    run(app_of(game_named("pesten")), script)


def test_a_selection_that_is_no_move_is_explained() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        await pilot.press("right", *"12345", "enter")
        await pilot.pause()
        assert screen.query_one(Notice).rule in EDDEN.rules
        assert len(screen.picking.chosen) == 5

    run(app_of(EDDEN, seed=5), script)


def test_a_card_on_the_table_is_taken_with_a_click() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        await pilot.press("enter")
        await my_turn(pilot)
        take = next(move for move in screen.view.moves if move.cards)
        await pilot.click(offset=spot(pilot, "card", take.cards[0]))
        await pilot.pause()
        assert (0, notation(pilot, take)) in screen.table.journal.moves

    run(app_of(EDDEN, seed=5), script)


def test_a_wrong_sum_is_only_corrected() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        move = next(move for move in screen.view.moves if move.quiz)
        assert move.quiz is not None
        await pilot.press(screen.picking.keys()[screen.view.moves.index(move)])
        await pilot.pause()
        assert isinstance(pilot.app.screen, QuizPanel)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, QuizPanel)
        await pilot.press(*str(move.quiz.answer + 1), "enter")
        await my_turn(pilot)
        assert (0, notation(pilot, move)) in screen.table.journal.moves
        assert f"maar het is {move.quiz.answer}" in words(screen_text(pilot))

    run(app_of(STICH, options={"sayTheSum": "type"}), script)
