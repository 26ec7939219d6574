"""Texts are read and said as Fluent has them; which there have to be, conformance tells."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import speeltafel
from speeltafel.engine.game import Game
from speeltafel.lab.pages import words as lab
from speeltafel.terminal import voice as terminal
from speeltafel.texts import COMMON, LANGUAGES, WORDS, Texts, message_ids, texts, written_in

ROOT = Path(__file__).parents[1]
GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@EVERY_GAME
def test_a_message_read_alone_is_what_it_is_in_the_whole_file(game: Game) -> None:
    for folder in (COMMON, game.folder / "text", lab.TEXT, terminal.FOLDER):
        for language in LANGUAGES:
            path = folder / f"{language}.ftl"
            parts = written_in(path)
            whole = FluentParser().parse(path.read_text("utf-8"))
            entries = [e for e in whole.body if isinstance(e, fluent.Message | fluent.Term)]
            marks = ["-" * isinstance(entry, fluent.Term) for entry in entries]
            names = [mark + entry.id.name for mark, entry in zip(marks, entries, strict=True)]
            assert [*parts] == names
            for name, entry in zip(names, entries, strict=True):
                alone = FluentParser().parse_entry(parts[name])
                assert alone.equals(entry, ["span", "comment"]), name
                if just := WORDS.fullmatch(parts[name]):
                    assert entry.value
                    assert entry.value.equals(fluent.Pattern([fluent.TextElement(just[1])])), name


def test_no_line_breaks_between_a_number_and_its_unit() -> None:
    torn = re.compile(r"[0-9}][ \t]+(%|mm|ms|s|×)(?![\w-])")
    paths = [path for root in ("src", "web/src") for path in (ROOT / root).rglob("*.ftl")]
    assert len(paths) > 2 * len(GAMES)
    found = [
        (path.name, text[0]) for path in paths for text in torn.finditer(path.read_text("utf-8"))
    ]
    assert not found


def test_only_what_is_asked_for_is_read() -> None:
    text = Texts(speeltafel.game("pietenpoker"), "nl")
    assert not text.words
    assert text("game-name") == "Pietenpoker"
    assert [*text.words] == ["game-name"]
    assert "bundle" not in vars(text)
    assert text("option-actiepiet-staf")  # refers to a term
    assert [*text.words] == ["game-name"]
    assert not text.has("-action-staf")


def test_texts_as_fluent_has_them(tmp_path: Path) -> None:
    lines = (
        "padded =   two words  ",
        "# a comment",
        "long =",
        "    one",
        "    two",
        "chosen = { $count ->",
        "    [one] one",
        "   *[other] { padded }",
        "}!",
        "with = words",
        "    .attribute = more",
        "only =",
        "    .attribute = more",
        "-term = a term",
        "referring = { long } and { -term }",
        "broken = {",
        'empty = { "" }',
        "last = words",
    )
    (tmp_path / "nl.ftl").write_text("\n".join(lines), "utf-8")
    text = Texts(speeltafel.game("edden"), "nl", tmp_path)
    assert text("padded") == "two words"
    assert text("long") == "one\ntwo"
    assert text("chosen", count=2) == "two words!"
    assert text("with") == "words"
    assert text("referring") == "one\ntwo and a term"
    assert text("empty") == ""
    assert text("last") == "words"
    assert not text.has("broken")
    with pytest.raises(KeyError, match="is empty"):
        text("only")


def test_a_text_of_a_client_never_hides_one_of_the_game(tmp_path: Path) -> None:
    (tmp_path / "nl.ftl").write_text("game-name = Anders\nclient-only = { game-name }!\n", "utf-8")
    text = Texts(speeltafel.game("edden"), "nl", tmp_path)
    assert text("client-only") == "Edden!"


def test_every_table_says_the_same_in_both_languages() -> None:
    dutch, english = (message_ids(COMMON / f"{language}.ftl") for language in LANGUAGES)
    assert dutch == english
    assert len(dutch) == len(set(dutch))


def test_a_missing_message_or_fact_is_a_mistake() -> None:
    text = texts(GAMES[0], "nl")
    with pytest.raises(KeyError, match="has no text 'nonsense'"):
        text("nonsense")
    with pytest.raises(KeyError, match="list-and"):
        text("list-and", first="a")


@EVERY_GAME
def test_a_refusal_gives_the_facts_that_its_text_names(game: Game) -> None:
    """Most wrong moves are tried by chance only, so the code is read instead."""
    text = (game.folder / "text" / "en.ftl").read_text("utf-8")
    wanted = {
        reason: {fact.replace("player", "seat") for fact in re.findall(r"\$(\w+)", said)}
        for reason, said in re.findall(r"^refused-([\w-]+) = (.*(?:\n .*)*)", text, re.MULTILINE)
    }
    for path in sorted(game.folder.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Refusal":
                parts = {
                    str(part.value)
                    for part in ast.walk(call.args[1])
                    if isinstance(part, ast.Constant)
                }
                given = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
                if isinstance(given, ast.Dict) and None not in given.keys:
                    facts = {ast.literal_eval(key) for key in given.keys if key is not None}
                    for reason in parts & {*wanted}:
                        assert wanted[reason] <= facts, f"{path.name}:{call.lineno} {reason}"
