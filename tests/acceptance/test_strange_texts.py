"""Texts of whoever means no good: what reaches others is plain, short and on one line.

Names and talk over the wire, journals in the terminal, names of bots and variants in a report.
"""

import json
import unicodedata
from pathlib import Path

import pytest

from speeltafel.cli import main
from speeltafel.engine.journal import FORMAT
from speeltafel.lab.pages.console import print_page, write_report
from speeltafel.lab.pages.page import BARS, Chapter, Chart, Listing, Page, Values
from speeltafel.table.audience import TALK_LENGTH
from speeltafel.table.seats import NAME_LENGTH
from speeltafel.texts import MARKS
from tests.server.people import Person, Process, connected

STRANGE = {
    "escapes": "\x1b[2J\x1b]0;hallo\x07rood\x1b[31m",
    "bidi": "\u202eanna\u202c \u2066bram\u2069 \u200f\u061c",
    "marks": "Z" + "\u0301" * 10_000 + "w" + "\u20dd" * 10_000,
    "lines": "een\r\ntwee\u2028drie\u2029\x85vier\x00\x0b",
    "invisible": "a\u200bb\ufeffc\u00ad\U000e0041",
    "markup": "<img src=x onerror=alert(1)>[red]{$naam}%s\\n$\\no$",
}
LONGEST_NAME = 80
TOO_LONG = 1000


def assert_is_plain(text: str, longest: int) -> None:
    assert text.isprintable()
    assert 0 < len(text) <= longest
    assert_is_low(text)


def assert_are_plain_lines(text: str) -> None:
    for line in text.split("\n"):
        assert line.isprintable()
        assert_is_low(line)


def assert_is_low(text: str) -> None:
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


def strange_journals(strange: str) -> list[str]:
    """Nothing but it, and where a journal has words."""
    head: dict[str, object] = {"journal": FORMAT, "game": "edden", "version": "1", "players": 4}
    head |= {"options": {}, "seed": 1}
    moved: dict[str, object] = {"seat": 0, "move": strange}
    closing: dict[str, object] = {"digest": strange, "moves": 0, "reason": strange}
    whole: list[list[dict[str, object]]] = [
        [head | {"game": strange}],
        [head | {"version": strange}],
        [head | {"options": {strange: strange}}],
        [head | {"seed": {"secret": strange, "words": [strange]}}],
        [head | {"bots": [strange]}],
        [head, moved, closing],
        [head, {strange: strange}, closing],
        [head, closing],
    ]
    return [strange, *["\n".join(json.dumps(line) for line in lines) for lines in whole]]


@pytest.mark.parametrize("kind", STRANGE)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_journal_steers_no_terminal(
    command: str,
    kind: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "journal.jsonl"
    monkeypatch.setattr("sys.argv", ["speeltafel", command, str(file)])
    for text in strange_journals(STRANGE[kind]):
        file.write_text(text, "utf-8")
        with pytest.raises(SystemExit):
            main()
        told = capsys.readouterr()
        assert_are_plain_lines(told.out + told.err)


@pytest.mark.filterwarnings("ignore:Glyph")
@pytest.mark.parametrize("kind", STRANGE)
def test_names_in_a_report_steer_nothing(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = STRANGE[kind]
    chart = Chart(BARS, name, [name, "b"], [Values(name, [0.5, 1.0])], name, name)
    listing = Listing([name, name], [[name, "1"]])
    page = Page(name, name, "en", [Chapter(name, [name], [listing], [chart], [name])], [name])
    print_page(page, plot=False)
    files = [tmp_path / f"it.{kind}" for kind in ("html", "md", "png")]
    for file in files:
        write_report(page, file)
    texts = [capsys.readouterr().out, *[file.read_text("utf-8") for file in files[:2]]]
    for text in texts:
        assert_are_plain_lines(text)
    assert "<img" not in texts[1]
    assert "<img" not in texts[2].replace("\\<", "")
