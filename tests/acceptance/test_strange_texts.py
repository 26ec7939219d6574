"""Names and talk of whoever means no good: what reaches others is plain, short and on one line."""

import json
import unicodedata
from pathlib import Path

from speeltafel.table.audience import TALK_LENGTH
from speeltafel.table.seats import MARKS, NAME_LENGTH
from tests.server.people import Person, Process, connected

STRANGE = {
    "escapes": "\x1b[2J\x1b]0;hallo\x07rood\x1b[31m",
    "bidi": "\u202eanna\u202c \u2066bram\u2069 \u200f\u061c",
    "marks": "Z" + "\u0301" * 10_000 + "w" + "\u20dd" * 10_000,
    "lines": "een\r\ntwee\u2028drie\u2029\x85vier\x00\x0b",
    "invisible": "a\u200bb\ufeffc\u00ad\U000e0041",
    "markup": "<img src=x onerror=alert(1)>[red]{$naam}%s\\n",
}
LONGEST_NAME = 80
TOO_LONG = 1000


def assert_is_plain(text: str, longest: int) -> None:
    assert text.isprintable()
    assert 0 < len(text) <= longest
    marks = 0
    for c in text:
        assert unicodedata.category(c) not in ("Cc", "Cf", "Zl", "Zp")
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        assert marks <= MARKS


def test_strange_names_and_talk_reach_others_plain_and_no_log(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")
    server.log = tmp_path / "log.txt"
    names: list[str] = []
    with server:
        for strange in STRANGE.values():
            names += meet(server.port, strange)
        order = {"game": "edden", "players": 3, "name": STRANGE["marks"][:10_000]}
        assert Person(server.port).request("POST", "/api/tables", order).status_code == 422
    for line in server.log.read_text("utf-8").splitlines():
        assert line.isprintable()
        if line.startswith("{"):
            told = json.dumps(json.loads(line), ensure_ascii=False)
            assert all(name not in told for name in names)


def meet(port: int, strange: str) -> list[str]:
    """Two of that name talk; their names as others see them."""
    anna = Person(port).make("edden", 3, name=strange[:LONGEST_NAME]).connect()
    bram = Person(port).join(anna.code, strange[:LONGEST_NAME]).connect()
    with connected(anna, bram):
        bram.hear_until("lobby")
        names = [seat["name"] for seat in bram.lobby["seats"][:2]]
        for name in names:
            assert_is_plain(name, NAME_LENGTH)
        assert names[0] != names[1]
        anna.send("say", text=strange[:TOO_LONG])
        heard = anna.hear_until("said", "trouble")["type"]
        assert heard == ("trouble" if len(strange) > TOO_LONG else "said")
        anna.send("say", text=strange[:TALK_LENGTH])
        assert_is_plain(bram.hear_until("said")["text"], TALK_LENGTH)
    return names
