"""Words and numbers in both languages."""

import ast

import speeltafel
from speeltafel.lab.pages.words import TEXT, Words
from speeltafel.texts import LANGUAGES, message_ids

LAB = TEXT.parents[1]


def test_both_languages_have_the_same_messages_and_all_are_used() -> None:
    dutch, english = (message_ids(TEXT / f"{language}.ftl") for language in LANGUAGES)
    assert dutch == english
    words = set()
    for path in LAB.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
    built = ("figure", "fact", "short", "column", "endings", "hidden", "assets")
    for name in dutch:
        what, _, rest = name.removeprefix("lab-").partition("-")
        if what not in ("level", "differs"):
            assert name.removeprefix("lab-") in words or (what in built and rest in words), name


def test_numbers_are_written_as_the_language_has_them() -> None:
    game = speeltafel.game("edden")
    dutch, english = Words(game, "nl"), Words(game, "en")
    assert dutch.number(1234.5) == "1.234" or dutch.number(1234.5) == "1.235"
    assert english.number(12.345) == "12.3"
    assert dutch.number(-0.25) == "−0,25"
    assert english.number(-0.001) == "0.00"
    assert dutch.number(float("nan")) == "–"
