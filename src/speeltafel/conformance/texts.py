"""Every text is there in every language, and every text is used."""

import ast
import re
from functools import cache
from pathlib import Path

from speeltafel import art
from speeltafel.art.faces import INK
from speeltafel.conformance.tried import Tried
from speeltafel.engine.conformance import Nonconforming, require
from speeltafel.engine.game import Game
from speeltafel.engine.options import Choice, Several
from speeltafel.texts import COMMON, LANGUAGES, message_ids, texts

HOME = ("game-name", "game-tagline", "game-about", "game-minutes", "game-credits")
FIGURES = "figure-"
"""How the names of messages begin that only a report of the lab shows."""
REASON = "why-"
"""How the name of a reason begins, which stands in the code as it is."""
CHOICE = re.compile(r"-(nobody|-?[0-9]+)$")
"""How the name of a message ends that stands for a choice in a field of a score pad."""


def check_texts(game: Game, tried: Tried) -> None:
    names = written(game)
    fixed = names_of_data(game, names)
    require(fixed <= names, "texts", f"{sorted(fixed - names)[:3]} are missing")
    reasons = {word for word in literals(game) if word.startswith(REASON)}
    require(reasons <= names, "texts", f"{sorted(reasons - names)[:3]} are missing")
    unused = unused_names(game, names - fixed)
    require(not unused, "texts", f"nobody says {sorted(unused)[:3]}")
    check_kinds(game)
    check_faces(game, tried)
    tried.count("texts", len(LANGUAGES) * len(names))


def written(game: Game) -> set[str]:
    """The names of its messages, the same in every language and each once."""
    found: list[list[str]] = []
    for language in LANGUAGES:
        path = game.folder / "text" / f"{language}.ftl"
        try:
            found.append(message_ids(path))
        except (OSError, ValueError) as error:
            raise Nonconforming(f"texts: {error}") from None
        differing = {*found[0]} ^ {*found[-1]}
        require(not differing, "texts", f"{path.name}: {sorted(differing)[:3]} in one alone")
        require(found[0] == found[-1], "texts", f"{path.name} has another order")
    hidden = {*found[0]} & {*message_ids(COMMON / f"{LANGUAGES[0]}.ftl")}
    require(not hidden, "texts", f"every table says {sorted(hidden)[:3]} in its own words")
    return {*found[0]}


def names_of_data(game: Game, names: set[str]) -> set[str]:
    """The messages that follow from the game's data."""
    ids = {*HOME}
    ids |= {f"rule-{rule}" for rule in game.rules}
    ids |= names & {f"ending-{rule}" for rule in game.rules}
    ids |= {f"section-{section.key}" for section in game.rulebook}
    ids |= {f"verb-{verb}" for verb in game.notation.verbs}
    for name in game.notation.names:
        whole, parts = f"card-{name}", name.split("-")
        ids |= {whole} if whole in names else {f"card-{part}" for part in parts}
        ids |= names & {f"effect-{part}" for part in (name, *parts)}
    for option in game.options.all:
        ids |= {f"option-{option.name}", f"option-{option.name}-help", f"group-{option.group}"}
        if option.personal:
            ids.add(f"option-{option.name}-own")
        if isinstance(option, Choice):
            ids |= {f"option-{option.name}-{value}" for value in option.values}
        if isinstance(option, Several):
            ids |= {f"option-{option.name}-{key}" for key, _ in option.copies}
    return ids


def unused_names(game: Game, names: set[str]) -> set[str]:
    """Those of which neither the name nor what follows its first word stands in the code."""
    words = literals(game)
    endings = {f"ending-{rule}" for rule in game.rules}
    return {
        name
        for name in names - endings
        if not name.startswith(FIGURES)
        and name not in words
        and CHOICE.sub("", name.partition("-")[2]) not in words
    }


def literals(game: Game) -> set[str]:
    """Every word that stands as a text in the game's code."""
    found = set()
    for path in game.modules:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def check_kinds(game: Game) -> None:
    """Every kind of event is named in general too: without a seat or card, and like no other."""
    names = message_ids(game.folder / "text" / f"{LANGUAGES[0]}.ftl")
    kinds = {name.removeprefix("kind-") for name in names if name.startswith("kind-")}
    events = {name.removeprefix("event-") for name in names if name.startswith("event-")}
    require(kinds == events, "texts", f"kind- or event- is missing: {sorted(kinds ^ events)[:3]}")
    for language in LANGUAGES:
        text = texts(game, language)
        said = [text(f"kind-{kind}") for kind in kinds]
        require(len({*said}) == len(said), "texts", f"two kinds are named alike in {language}")
        sentences = [name for name in said if name.endswith(".")]
        require(not sentences, "texts", f"a kind is no sentence: {sentences[:1]}")


def check_faces(game: Game, tried: Tried) -> None:
    """Every card has a face, with something on it, in an ink that there is, and its drawing."""
    count = len(game.notation.names)
    require(len(game.faces) == count, "faces", f"{len(game.faces)} for {count} cards")
    for face in game.faces:
        require(bool(face.text or face.symbol or face.picture), "faces", "one is empty")
        require(face.colour in INK, "faces", f"there is no ink {face.colour!r}, but {[*INK]}")
        check_picture(game, face.picture)
        check_picture(game, face.ornament)
        tried.count("faces")
    check_picture(game, game.decor.back)
    check_picture(game, game.decor.texture)


def check_picture(game: Game, picture: str) -> None:
    """It is there, and has no words: those are in a language."""
    if picture:
        places = [folder / f"{picture}.svg" for folder in (game.folder / "art", art.FOLDER)]
        found = [path for path in places if path.is_file()]
        require(bool(found), "faces", f"there is no drawing art/{picture}.svg")
        require(not has_words(found[0]), "faces", f"art/{picture}.svg has words")


@cache
def has_words(drawing: Path) -> bool:
    return "<text" in drawing.read_text("utf-8")
