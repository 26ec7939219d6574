"""Drawings in characters: every one has a sign, and what points somewhere is seen to."""

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from speeltafel.engine.game import Game
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.view import Attempt, Piece, Said, Spot
from speeltafel.terminal import board
from speeltafel.terminal.note import Notice
from speeltafel.terminal.picking import CARD_KEYS, MOVE_KEYS, Letters, Picking
from speeltafel.terminal.signs import piece_sign, signed_faces, signs_of, spot_sign
from speeltafel.terminal.voice import Voice
from tests.terminal.seen import app_of, at_table, my_turn, run, screen_text, unplayable

BOOT = game_named("boot-op-stoom")
EVERY_GAME = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


@EVERY_GAME
def test_whatever_is_drawn_can_be_told_apart_in_characters(game: Game) -> None:
    for face in signed_faces(game, game.faces):
        assert (face.text + face.symbol).strip(), face
    signs = signs_of(game)
    if signs:
        drawn = {path.stem for path in (game.folder / "art").glob("*.svg")}
        assert {*signs} == drawn - {game.decor.back, game.decor.texture}
    assert all(1 <= cell_len(sign) <= 3 for sign in signs.values())


def test_no_two_cards_look_the_same() -> None:
    signs = [face.text for face in signed_faces(BOOT, BOOT.faces)]
    assert len({*signs}) == len(signs)


def test_courts_have_the_letters_of_the_language() -> None:
    faces = game_named("edden").faces
    read = {
        language: [face.text for face in signed_faces(BOOT, faces, language)]
        for language in ("nl", "en")
    }
    assert {*read["en"]} - {*read["nl"]} == {*"JQK"}
    assert {*read["nl"]} - {*read["en"]} == {*"BVH"}


def test_the_boat_is_seen_to_look_somewhere() -> None:
    seen = [piece_sign(BOOT, Piece("boat", Said("boat"), turned)) for turned in range(4)]
    assert seen == ["▲", "►", "▼", "◄"]
    assert piece_sign(BOOT, Piece("other", Said("boat"))) == "●"


def test_a_house_shows_what_it_wishes() -> None:
    assert spot_sign(BOOT, Spot(Said("house"), "tile-huis", ("blauw", "telefoon"))) == "⌂BT"
    assert spot_sign(BOOT, Spot(Said("house"), sign="H")) == "H"


def test_dice_show_what_they_rolled() -> None:
    pesten = game_named("pesten")
    assert spot_sign(pesten, Spot(Said("die"), "die-5")) == "⚄5"


@pytest.mark.parametrize("players", [2, 8])
def test_boot_op_stoom_is_on_the_screen_with_its_map_and_row(players: int) -> None:
    state = BOOT.deal(players, seed=3)
    view = BOOT.view(state.seen_by(0))
    text = board.zones(view, Voice(BOOT, "nl", 0), signed_faces(BOOT, BOOT.faces), 78).plain
    assert "⌂" in text
    assert "~" in text
    assert any(sign in text for sign in "▲►▼◄")
    assert "· " not in text


def test_on_a_small_screen_the_whole_map_is_seen_and_the_time_that_is_left() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = at_table(pilot)
        for _ in range(3):
            shown = screen_text(pilot)
            for spot in screen.view.zones[0].spots:
                assert f" {spot.tag} " in shown
            assert any(sign in shown for sign in "▲►▼◄")
            for zone in screen.view.zones:
                assert not zone.now or screen.voice.say(zone.label) in shown
            await pilot.press("enter")
            await my_turn(pilot)

    run(app_of(BOOT, 4), script)


def test_a_move_keeps_its_letter_while_others_come_and_go() -> None:
    letters = Letters()

    def given(*verbs: str) -> list[str]:
        return letters.of([(Attempt(verb),) for verb in verbs], "abcd")

    assert given("draw", "pass") == ["a", "b"]
    assert given("call", "pass") == ["c", "b"]
    assert given("draw") == ["a"]
    # When all letters were given, the one goes that was of no use for longest.
    assert given("x", "draw") == ["d", "a"]
    assert given("y", "draw") == ["b", "a"]
    assert given("1", "2", "3", "4", "5").count("") == 1


def test_every_card_of_a_large_hand_has_a_key() -> None:
    game = game_named("pesten")
    state = game.deal(2, seed=1, options={"handSize": 20})
    view = game.view(state.seen_by(0))
    picking = Picking(game, view)
    keys = CARD_KEYS[: len(picking.cards)]
    assert len(keys) == len(picking.cards) == 20
    assert [picking.place_of(key) for key in keys] == [*range(20)]
    assert not {*CARD_KEYS} & {*MOVE_KEYS}


def test_enter_puts_a_refusal_away_and_does_nothing_else() -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = at_table(pilot)
        await pilot.press(CARD_KEYS[unplayable(pilot)])
        await pilot.pause()
        assert table.query_one(Notice).display
        before = table.table.state.record()
        await pilot.press("enter")
        await pilot.pause()
        assert not table.query_one(Notice).display
        assert table.table.state.record() == before

    run(app_of(game_named("twaalfstich")), script)
