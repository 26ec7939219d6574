"""Every text is there in Dutch and English, and every text is used."""

import ast
import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import speeltafel
from speeltafel.engine.conformance import strange_moves
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.options import Choice, Several
from speeltafel.engine.state import Projection
from speeltafel.engine.view import Said
from speeltafel.lab import words as lab
from speeltafel.lab.fuzz import random_setting
from speeltafel.terminal import voice as terminal
from speeltafel.texts import COMMON, LANGUAGES, WORDS, Texts, message_ids, texts, written_in

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
HOME = ["game-name", "game-tagline", "game-about", "game-minutes", "game-credits"]


def fixed_ids(game: Game) -> set[str]:
    """The messages that follow from the game's data."""
    ids = {*HOME}
    ids |= {f"rule-{rule}" for rule in game.rules}
    ids |= {f"section-{section.key}" for section in game.rulebook}
    written = {*message_ids(game.folder / "text" / "nl.ftl")}
    for name in game.notation.names:
        whole = f"card-{name}"
        ids |= {whole} if whole in written else {f"card-{part}" for part in name.split("-")}
    for option in game.options.all:
        ids |= {f"option-{option.name}", f"option-{option.name}-help", f"group-{option.group}"}
        if option.personal:
            ids.add(f"option-{option.name}-own")
        if isinstance(option, Choice):
            ids |= {f"option-{option.name}-{value}" for value in option.values}
        if isinstance(option, Several):
            ids |= {f"option-{option.name}-{key}" for key, _ in option.copies}
    return ids


def literals(game: Game) -> set[str]:
    """Every word that stands as a text in the game's code."""
    found = set()
    for path in game.modules:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@EVERY_GAME
def test_both_languages_have_the_same_messages_once(game: Game) -> None:
    for folder in (COMMON, game.folder / "text"):
        dutch, english = (message_ids(folder / f"{language}.ftl") for language in LANGUAGES)
        assert dutch == english
        assert len(dutch) == len(set(dutch))


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


@EVERY_GAME
def test_no_message_is_missing_and_none_is_unused(game: Game) -> None:
    ids = set(message_ids(game.folder / "text" / "nl.ftl"))
    assert fixed_ids(game) <= ids
    words = literals(game)
    # The lab has a test for the figures of its reports.
    others = {name for name in ids - fixed_ids(game) if not name.startswith("figure-")}
    unused = {name for name in others if name not in words and name.partition("-")[2] not in words}
    assert not unused


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_named_in_general(game: Game, language: str) -> None:
    text = texts(game, language)
    kinds, events = (
        [
            name.removeprefix(start)
            for name in message_ids(game.folder / "text" / f"{language}.ftl")
            if name.startswith(start)
        ]
        for start in ("kind-", "event-")
    )
    assert sorted(kinds) == sorted(events)
    names = [text(f"kind-{kind}") for kind in kinds]  # no facts: no seat, no card
    assert len(set(names)) == len(names)
    assert not [name for name in names if name.endswith(".")]


def name_of(seat: int) -> str:
    return f"speler {seat}"


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said(game: Game, language: str) -> None:
    text = texts(game, language)
    for seed in range(8):
        rng = random.Random(seed)
        players, options = random_setting(game, rng)
        state = game.deal(players, seed, options)
        for _ in range(120):
            viewer = rng.choice([*range(players), GALLERY])
            for event in state.events:
                told = text.event(event.seen_by(viewer), viewer, name_of)
                assert told or not text(f"event-{event.kind}")  # some go without saying
            say_table(game, text, state.seen_by(viewer), viewer)
            for move in strange_moves(game, state, rng):
                seat = rng.randrange(players)
                refusal = state.why_not(seat, move)
                if refusal is not None:
                    assert refusal.rule in text.refusal(refusal, name_of)
            if not state.to_act():
                break
            seat = rng.choice(state.to_act())
            state.play(seat, rng.choice(state.legal_moves(seat)))


def say_table(game: Game, text: Texts, seen: Projection, seat: int) -> None:
    view = game.table(seen, seat)
    said = [view.prompt, *[zone.label for zone in view.zones]]
    said += [fact for player in view.seats for fact in player.facts]
    for spot in [spot for zone in view.zones for spot in zone.spots]:
        said += [spot.label, *[piece.label for piece in spot.pieces]]
    said += [Said(phrase) for phrase in view.phrases]
    for move in view.moves + view.reactions:
        said += [move.label] + ([move.quiz.prompt] if move.quiz else [])
    for part in said:
        assert text.say(part, name_of)


def test_a_missing_message_or_fact_is_a_mistake() -> None:
    text = texts(GAMES[0], "nl")
    with pytest.raises(KeyError, match="has no text 'nonsense'"):
        text("nonsense")
    with pytest.raises(KeyError, match="list-and"):
        text("list-and", first="a")
