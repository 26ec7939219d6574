"""The client's own texts: both languages, nothing missing, nothing unused."""

import ast
from pathlib import Path

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.terminal.voice import BOT_NAMES, FOLDER, Voice
from speeltafel.texts import LANGUAGES, message_ids

GAME = game_named("twaalfstich")
NAMES = {"you", "bot-more", *[f"bot-{number}" for number in range(1, BOT_NAMES + 1)]}
ASKED = {f"{about}{part}" for about in ("quit", "new") for part in ("", "-text", "-yes", "-no")}


def literals() -> set[str]:
    """Every text that stands in the client's code."""
    found = set()
    for path in Path(FOLDER).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_both_languages_have_the_same_messages_once() -> None:
    dutch, english = (message_ids(FOLDER / f"{language}.ftl") for language in LANGUAGES)
    assert dutch == english
    assert len(dutch) == len({*dutch})


def test_every_message_is_used() -> None:
    ids = {name.removeprefix("ui-") for name in message_ids(FOLDER / "nl.ftl")}
    assert ids >= NAMES | ASKED
    assert not ids - NAMES - ASKED - literals()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_at_the_table_has_another_name(language: str) -> None:
    voice = Voice(GAME, language, 2)
    names = [voice.player(seat) for seat in range(14)]
    assert len({*names}) == 14
    assert names[2] == voice("you")
    assert voice.players((0, 1)) != voice.players((1, 0))


def test_an_option_is_named_with_its_value() -> None:
    voice = Voice(GAME, "nl", 0)
    values = {option.name: voice.option(option, option.default) for option in GAME.options.all}
    assert values["target"] == "Doelscore: Dobbelen"
    assert values["profRule"] == "Profregel: uit"
    assert values["maxRounds"].endswith("60")


def test_an_unknown_language_is_bad_input() -> None:
    with pytest.raises(BadInput, match="languages: nl, en"):
        Voice(GAME, "fr", 0)
