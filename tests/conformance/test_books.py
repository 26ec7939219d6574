"""Books that are spoilt on purpose, of the example game: the suite finds each of them."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import speeltafel
from speeltafel.conformance import Nonconforming, Tried, check_book
from speeltafel.engine.game import Game
from speeltafel.example import GAME


@pytest.fixture
def game(tmp_path: Path) -> Game:
    shutil.copytree(GAME.folder, tmp_path / "spoilt")
    return replace(GAME, folder=tmp_path / "spoilt")


@pytest.mark.parametrize("name", [*speeltafel.all_games()])
def test_ours_hold(name: str) -> None:
    tried = Tried(name)
    check_book(speeltafel.game(name), tried)
    assert tried.counts["pictures"] >= 2


def test_a_game_need_not_have_one(game: Game) -> None:
    shutil.rmtree(game.folder / "book")
    tried = Tried("none")
    check_book(game, tried)
    assert not tried.counts


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        ("nl.ftl", "book-aim =", "book-goal =", "nl.ftl: .*book-aim"),
        ("en.ftl", "book-end =", "book-over =", "en.ftl: .*book-end"),
        ("book.toml", 'say = "aim"', 'say = "about-2"', "nothing about .'aim'"),
        ("book.toml", 'say = "turn-1"', 'say = "end-1"', "another order"),
        ("book.toml", 'say = "turn-1"', 'say = "fun"', "unknown: .'fun'"),
        ("book.toml", "VB-LEAD-01", "VB-LEAD-09", "no rule: .'VB-LEAD-09'"),
        ("book.toml", "play/a-trick", "play/no-trick", "no scenario play/no-trick"),
        ("book.toml", "until = 3", "until = 4", "has only 3 moves"),
        ("book.toml", "k12 k1", "k13", "book: "),
        ("book.toml", "cover =", "covers =", "book: 'cover'"),
        ("book.toml", "cover =", 'cards = [{ cards = "k1", say = "one" }]\ncover =', "the card"),
    ],
)
def test_what_is_spoilt_is_found(game: Game, file: str, old: str, new: str, found: str) -> None:
    path = game.folder / "book" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(Nonconforming, match=found):
        check_book(game, Tried("spoilt"))
