"""The client's types are those of the wire."""

import re
from pathlib import Path

import pytest

from speeltafel.server import schema
from speeltafel.table import wire
from speeltafel.texts import LANGUAGES, message_ids

CLIENT = Path(__file__).parents[2] / "web" / "src"


def test_the_clients_types_are_those_of_the_wire() -> None:
    assert (CLIENT / schema.FILE).read_text("utf-8") == schema.typescript(), "run `make wire`"


def test_faces_are_drawn_in_the_browser_as_on_paper() -> None:
    assert (CLIENT / schema.DRAWN).read_text("utf-8") == schema.drawn(), "run `make wire`"


def test_what_the_server_sends_is_whole_and_what_it_is_sent_may_be_short() -> None:
    text = schema.typescript()
    assert "  deadline: number;" in text
    assert "  start?: boolean;" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_a_text_for_every_trouble(language: str) -> None:
    assert {*wire.TROUBLES} <= {*message_ids(CLIENT / "text" / f"{language}.ftl")}


def test_every_trouble_of_the_server_is_in_the_schema() -> None:
    layers = Path(wire.__file__).parent.parent
    paths = [*layers.glob("table/*.py"), *layers.glob("server/*.py")]
    code = "".join(path.read_text("utf-8") for path in paths if path.stem != "wire")
    assert {*re.findall(r'"(trouble-[a-z-]+)"', code)} == {*wire.TROUBLES}
