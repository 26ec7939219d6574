"""The table view in characters."""

import pytest
from rich.cells import cell_len
from textual.content import Content

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.game import Game
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.view import (
    COUNTER,
    GRID,
    PILE,
    ROW,
    Face,
    Piece,
    Said,
    Spot,
    TableView,
    ZoneView,
)
from speeltafel.terminal import board, lines
from speeltafel.terminal.faces import HAND_HEIGHT, HandCard, hand_lines
from speeltafel.terminal.panels import WIDTH, sheet
from speeltafel.terminal.voice import Voice

GAME = game_named("twaalfstich")
VOICE = Voice(GAME, "nl", 0)
FACES = GAME.faces
WIDE = 78


def lines_of(*zones: ZoneView, width: int = WIDE) -> list[str]:
    view = TableView("toy", 0, 1, Said("prompt-over"), (), zones, (), ())
    return board.zones(view, VOICE, FACES, width).plain.split("\n")


def zone(kind: str, cards: tuple[int, ...] = (), count: int = 0, label: str = "stock") -> ZoneView:
    return ZoneView(label, kind, Said(f"zone-{label}"), cards=cards, count=count or len(cards))


def test_the_head_tells_which_way_play_goes_where_that_may_turn() -> None:
    for name, ways in (("pesten", ("met de klok mee", "tegen de klok in")), ("edden", ("", ""))):
        game = game_named(name)
        view = game.view(game.deal(4, seed=1).seen_by(0))
        for direction, way in zip((1, -1), ways, strict=True):
            view.direction *= direction
            told = lines.head(view, Voice(game, "nl", 0), quick=False, width=WIDE).plain
            assert ("de klok" in told) == bool(way)
            assert way in told


def test_before_the_first_round_no_round_is_named() -> None:
    game = game_named("boot-op-stoom")
    view = game.view(game.deal(4, seed=1).seen_by(0))
    for language, told in (("nl", "vooraf"), ("en", "beforehand")):
        head = lines.head(view, Voice(game, language, 0), quick=False, width=WIDE).plain
        assert told in head
        assert "0" not in head


def test_a_card_shows_its_symbol_besides_its_colour() -> None:
    lines = lines_of(zone(ROW, (9, 19)))
    assert "│12+││12−│" in lines[2]


def test_unseen_cards_show_their_backs() -> None:
    for kind in (ROW, GRID, PILE):
        text = "\n".join(lines_of(zone(kind, (UNSEEN, UNSEEN), 2)))
        assert "░░░" in text
        assert "+" not in text


def test_a_counter_is_three_lines_high() -> None:
    assert [line.strip() for line in lines_of(zone(COUNTER, count=7))] == [
        "Trekstapel",
        "╺━┓",
        "┃",
        "╹",
    ]
    assert lines_of(zone(COUNTER, count=-1))[2].strip() == "╺━╸ ┃"


def test_a_label_that_tells_the_number_has_no_figure_below_it() -> None:
    counter = ZoneView("plus", COUNTER, Said("zone-plus", {"colour": 1}), count=1)
    assert "".join(lines_of(counter)).split() == ["Pluskleur:", "rood"]


@pytest.mark.parametrize("count", [1, 3, 8, 15, 46])
@pytest.mark.parametrize("width", [30, 78, 118])
def test_a_row_keeps_within_its_width_and_shows_the_last_cards(count: int, width: int) -> None:
    cards = (0,) * (count - 1) + (19,)
    lines = lines_of(zone(ROW, cards), zone(PILE, count=20), width=width)
    assert all(cell_len(line) <= width for line in lines)
    assert "12−│" in lines[2]
    hidden = count - sum(line.count("+") + line.count("−") for line in lines)
    assert ("nog" in lines[2]) == (hidden > 0)
    if hidden:
        assert f"nog {hidden} " in lines[2]


def test_labels_take_two_lines_before_zones_take_two_rows() -> None:
    many = [zone(PILE, count=1, label=name) for name in ("stock", "tricks", "open", "target") * 2]
    assert len(lines_of(*many[:5])) == 4
    assert len(lines_of(*many[:6])) == 5
    assert len(lines_of(*many)) == 9


def test_a_grid_stands_in_three_lines() -> None:
    lines = lines_of(zone(GRID, tuple(range(8))))
    assert lines[1].split("│")[1::2] == ["1 +", "2 +", "3 +"]


@pytest.mark.parametrize("count", [0, 1, 6, 13, 16, 25, 40])
def test_a_hand_of_any_size_keeps_within_the_screen(count: int) -> None:
    cards = [HandCard(card % 20, cursor=card == count - 1) for card in range(count)]
    lines = hand_lines(FACES, cards, WIDE)
    assert len(lines) == HAND_HEIGHT
    assert max(line.cell_length for line in lines) <= WIDE
    if count:
        last = FACES[(count - 1) % 20]
        assert lines[2].plain.endswith(f"{last.text:<3}│")
        assert lines[3].plain.endswith(f"{last.symbol:<3}│")


def test_a_raised_card_stands_a_line_higher() -> None:
    low, high = HandCard(0, "1"), HandCard(9, "2", usable=True, raised=True)
    lines = [line.plain for line in hand_lines(FACES, [low, high], WIDE)]
    assert lines == [
        "      ┏━━━┓",
        "╭───╮ ┃12 ┃",
        "│1  │ ┃+  ┃",
        "│+  │ ┗━2━┛",
        "╰─1─╯      ",
    ]


def test_long_faces_and_unknown_colours_are_drawn_too() -> None:
    strange = (Face("Stoom", "⚓", "turquoise"),)
    assert [line.plain for line in hand_lines(strange, [HandCard(0)], 10)][2] == "│Sto│"
    row = ZoneView("open", ROW, Said("zone-open"), cards=(0,), count=1)
    view = TableView("toy", 0, 1, Said("prompt-over"), (), (row,), (), ())
    assert "Stoom⚓" in board.zones(view, VOICE, strange, 40).plain


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["nl", "en"])
def test_no_line_of_a_table_is_too_wide(game: Game, language: str) -> None:
    voice = Voice(game, language, 0)
    for players in (game.seats[0], game.seats[-1]):
        state = game.deal(players, seed=4)
        for _ in range(150):
            view = game.view(state.seen_by(0))
            columns = 1 if players <= 7 else 2
            parts: list[Content] = [
                board.zones(view, voice, game.faces, WIDE),
                board.seats(view, voice, WIDE, columns),
            ]
            for part in parts:
                assert all(cell_len(line) <= WIDE for line in part.plain.split("\n"))
            assert all(cell_len(line) <= WIDTH for line in sheet(view, voice).plain.split("\n"))
            if not state.to_act():
                break
            seat = state.to_act()[0]
            state.play(seat, game.heuristic(state.seen_by(seat), seat, state.chance.copy()))


def test_scores_that_are_no_points_say_what_they_count() -> None:
    game = all_games()["pesten"]
    view = game.view(game.deal(3, seed=4).seen_by(0))
    lines = sheet(view, Voice(game, "nl", 0)).plain.split("\n")
    assert len(lines) == len(view.seats)
    for line, seat in zip(lines, view.seats, strict=True):
        assert line.endswith(f"  nog {seat.score} kaarten")


def test_a_board_shows_signs_pieces_and_cards() -> None:
    label = Said("zone-stock")
    boat = Piece("boat", label, turned=1, sign="►")
    spots = (
        Spot(label, sign="~"),
        Spot(label, sign="⌂g", done=True),
        Spot(label, sign="▲", pieces=(boat,)),
        Spot(label, sign="~", cards=(9,)),
        Spot(label, cards=(UNSEEN,)),
        Spot(label, sign="~"),
    )
    board_zone = ZoneView("map", GRID, label, columns=3, spots=spots)
    lines = [line.rstrip() for line in lines_of(board_zone)]
    assert lines == [
        "Trekstapel",
        " ~   │ ⌂g  │ ▲",
        "     │     │ ►",
        "─────┼─────┼─────",
        " ~   │ ·   │ ~",
        " 12+ │ ░░░ │",
    ]


def test_a_board_stands_beside_a_pile() -> None:
    label = Said("zone-stock")
    spots = tuple(Spot(label, sign="~") for _ in range(9))
    lines = lines_of(zone(PILE, count=4), ZoneView("map", GRID, label, columns=3, spots=spots))
    assert len(lines) == 1 + 8
    assert all(cell_len(line) <= WIDE for line in lines)
