"""The client's types are those of the wire."""

from pathlib import Path

import pytest

from speeltafel.server import schema

CLIENT = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("name", schema.FILES)
def test_the_clients_types_are_those_of_the_wire(name: str) -> None:
    assert (CLIENT / name).read_text("utf-8") == schema.files()[name], "run `make wire`"


def test_what_the_server_sends_is_whole_and_what_it_is_sent_may_be_short() -> None:
    text = schema.typescript()
    assert "  deadline: number;" in text
    assert "  start?: boolean;" in text
