"""Records read again: a state is filled with what its record holds, or BadInput says why not."""

import json

from speeltafel.engine.chance import Chance, chance_of
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY, UNSEEN
from speeltafel.engine.fields import (
    CARD,
    EACH,
    FLAG,
    INT,
    PARTS,
    SEAT,
    TEXT,
)
from speeltafel.engine.questions import Question
from speeltafel.engine.state import EVERYTHING, State


def check_head(data: dict[str, object], game: str, version: str) -> None:
    if data.get("game") != game:
        raise BadInput(f"the record is of the game {data.get('game')!r}, not {game!r}")
    if data.get("version") != version:
        raise BadInput(
            f"the record is of {game} version {data.get('version')!r}; this is version {version}"
        )


def players_and_options(data: dict[str, object]) -> tuple[int, dict[str, object]]:
    players, options = data.get("players"), data.get("options")
    if not isinstance(players, int) or not isinstance(options, dict):
        raise BadInput("the record names no players and options")
    return players, options


def chance_in(data: dict[str, object]) -> Chance:
    try:
        return chance_of(str(data.get("chance")))
    except ValueError as error:
        raise BadInput(f"the record's chance is damaged: {error}") from None


def fill(state: State, data: dict[str, object]) -> None:
    """Give a blank state its viewer, its fields and its questions."""
    state._viewer = viewer_in(data, state.players)
    fill_fields(state, data.get("state"))
    fill_questions(state, data.get("questions"))


def faults(state: State) -> list[str]:
    """What is wrong with a full state; of a projection, whether it hides what it has to."""
    if state.viewer == EVERYTHING:
        return state.faults()
    hides = state.seen_by(state.viewer).record() == state.record()
    return [] if hides else ["it shows more than its viewer can know"]


def viewer_in(data: dict[str, object], players: int) -> int:
    viewer = data.get("viewer")
    if isinstance(viewer, int) and (viewer in (EVERYTHING, GALLERY) or 0 <= viewer < players):
        return viewer
    raise BadInput(f"the record's viewer is {viewer!r}: no seat, gallery or full state")


def fill_fields(state: State, body: object) -> None:
    shapes = state.all_fields()
    if not isinstance(body, dict) or set(body) != set(shapes):
        raise BadInput("the record's state has to hold just " + ", ".join(sorted(shapes)))
    cards = len(state.setup.notation.names)
    for name, shape in shapes.items():
        value = body[name]
        if not fits_shape(value, shape, cards):
            raise BadInput(f"the record's {name} is {json.dumps(value)[:60]}, not {shape}")
        setattr(state, name, value)


def fill_questions(state: State, questions: object) -> None:
    if not isinstance(questions, list):
        raise BadInput("the record's questions are no list")
    restored = []
    for item in questions:
        try:
            question = Question(
                str(item["kind"]), tuple(item["asked"]), item["secret"], item["number"]
            )
            for seat, text in item["answers"].items():
                question.answers[int(seat)] = state.setup.notation.read(text)
        except (KeyError, TypeError, AttributeError, ValueError):
            raise BadInput("a question of the record is damaged") from None
        if any(not 0 <= seat < state.players for seat in question.asked):
            raise BadInput("a question of the record asks a seat that is not there")
        question.decision = state.setup.course.questions.get(question.kind)
        restored.append(question)
    state.questions = restored


def parsed(text: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadInput(f"the record is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadInput("the record is no JSON object")
    return data


def fits_shape(value: object, shape: str, cards: int) -> bool:
    """Whether a value read from JSON has the shape that a field wants."""
    if shape in (INT, SEAT):
        return type(value) is int
    if shape == CARD:
        return type(value) is int and UNSEEN <= value < cards
    if shape == FLAG:
        return isinstance(value, bool)
    if shape == TEXT:
        return isinstance(value, str)
    if shape.startswith(EACH):
        inner = shape.removeprefix(EACH)
        return isinstance(value, list) and all(fits_shape(item, inner, cards) for item in value)
    if "|" in shape:
        return type(value) is int and 0 <= value <= shape.count("|")
    inner = PARTS[shape]
    return isinstance(value, list) and all(fits_shape(item, inner, cards) for item in value)
