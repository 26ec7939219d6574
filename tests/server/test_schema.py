"""The client's types are those of the wire."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import speeltafel
from speeltafel.server import schema
from speeltafel.table import wire
from speeltafel.texts import LANGUAGES, message_ids
from tests.whole import whole

CLIENT = Path(__file__).parents[2] / "web" / "src"


def test_the_clients_types_are_those_of_the_wire() -> None:
    assert (CLIENT / schema.FILE).read_text("utf-8") == schema.typescript(), "run `make wire`"


def test_faces_are_drawn_in_the_browser_as_on_paper() -> None:
    assert (CLIENT / schema.DRAWN).read_text("utf-8") == schema.drawn(), "run `make wire`"


def test_what_the_client_gets_is_whole_and_what_it_sends_may_be_short() -> None:
    text = schema.typescript()
    assert "  deadline: number;" in text
    assert "  start?: boolean;" in text


def test_what_a_view_leaves_out_is_put_in_again_from_the_schema() -> None:
    game = speeltafel.game("boot-op-stoom")
    view = wire.View(1, game.view(game.deal(3).seen_by(0)))
    short = json.loads(wire.encode(view))
    assert "undo" not in short
    assert "winners" not in short["table"]
    required = schema.schemas()["View"]["required"]
    assert "table" in required
    assert "undo" not in required
    put_in = whole(short)
    assert msgspec.convert(put_in, wire.View) == view
    for name, part in (("View", put_in), ("TableView", put_in["table"])):
        assert {*part} - {"type"} == {*schema.schemas()[name]["properties"]} - {"type"}


def test_a_report_is_known_by_its_tag_and_not_by_a_name_like_it() -> None:
    assert schema.tags()["view"] == "View"
    assert schema.tags()["refused"] == "Refused"
    said = {"type": "said", "seat": 0, "text": "Hoi"}
    assert whole({**said}) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_a_text_for_every_trouble(language: str) -> None:
    assert {*wire.TROUBLES} <= {*message_ids(CLIENT / "text" / f"{language}.ftl")}


def test_every_trouble_of_the_server_is_in_the_schema() -> None:
    layers = Path(wire.__file__).parent.parent
    paths = [*layers.glob("table/*.py"), *layers.glob("server/*.py")]
    code = "".join(path.read_text("utf-8") for path in paths if path.stem != "wire")
    assert {*re.findall(r'"(trouble-[a-z-]+)"', code)} == {*wire.TROUBLES}
