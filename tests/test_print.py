"""Games on paper: the PDF is read back, its words and its fonts, and looked at as pictures."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject
from typer.testing import CliRunner

import speeltafel
from speeltafel.chapters import chapters
from speeltafel.cli import app
from speeltafel.conformance import Nonconforming, Tried, check_components
from speeltafel.engine.components import PAWN, Box
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import Value, Verdict, Written
from speeltafel.example import GAME as EXAMPLE
from speeltafel.print.choices import Wishes, choices_of, chosen_components
from speeltafel.print.document import Typesetter, printed
from speeltafel.print.layout import BLEED, Sheet, sheets
from speeltafel.texts import LANGUAGES, texts
from tests import ours

Picture = NDArray[np.uint8]

GAMES = speeltafel.all_games()
NAMES = [*GAMES]
LOOKS = [Wishes("nl"), Wishes("en", ink="thrifty")]
DOTS = 300 / 25.4
"""Of a picture in the finest resolution, to a millimetre."""
NEAR = 0.2
LABEL = re.compile(r"([a-z][a-z0-9-]*) · (\d+)/(\d+)")

IN_THE_BOX = {
    "twaalfstich": {"card": 46, "die": 1},
    "edden": {"card": 54},
    "pesten": {"card": 108, "die": 6},
    "pietenpoker": {"card": 50 + 2 + 28 + 10},
    "boot-op-stoom": {"card": 38 + 24 + 14, "tile": 42, "pawn": 5},
}
"""By the specifications, with all expansions and as few players as may play."""


def words(base: Wishes, backs: str = "none") -> Wishes:
    return replace(base, expansions="all", backs=backs)


@cache
def made(name: str, said: Wishes, parts: str = "sheets") -> bytes:
    game = EXAMPLE if name == EXAMPLE.id else GAMES[name]
    return printed(game, choices_of(game, replace(said, parts=parts)))


def laid_out(game: Game, said: Wishes) -> list[Sheet]:
    choices = choices_of(game, said)
    return sheets(chosen_components(game, choices), choices)


def pictures(pdf: bytes, dots: float = DOTS) -> list[Picture]:
    """Each page in shades of grey."""
    document = pypdfium2.PdfDocument(pdf)
    return [
        page.render(scale=dots * 25.4 / 72, grayscale=True).to_numpy().squeeze()
        for page in document
    ]


def labels(pdf: bytes) -> list[tuple[str, str, str]]:
    document = pypdfium2.PdfDocument(pdf)
    found = []
    for page in document:
        text = page.get_textpage().get_text_range().replace("\r\n", "\n")
        found += LABEL.findall(text)
    return found


@pytest.mark.parametrize("look", LOOKS, ids=["nl", "en"])
@ours.EACH_NAME
def test_every_component_is_there_as_often_as_it_should_be(name: str, look: Wishes) -> None:
    game, said = GAMES[name], words(look)
    components = chosen_components(game, choices_of(game, said))
    found = labels(made(name, said))
    assert Counter(key for key, _, _ in found) == {one.key: one.copies for one in components}
    assert len(found) == len({*found})
    kinds: Counter[str] = Counter()
    for one in components:
        kinds[one.kind] += one.copies
    assert kinds == IN_THE_BOX[name]


@pytest.mark.parametrize("name", NAMES)
def test_without_expansions_only_the_game_itself_is_there(name: str) -> None:
    game = GAMES[name]
    keys = {key for key, _, _ in labels(made(name, Wishes()))}
    base = [one for one in chosen_components(game, choices_of(game, Wishes())) if not one.set]
    assert keys == {one.key for one in base}


@pytest.mark.parametrize(("name", "players", "cards"), [("edden", 5, 108), ("pesten", 6, 162)])
def test_more_players_have_more_decks(name: str, players: int, cards: int) -> None:
    found = labels(made(name, Wishes(players=players)))
    assert len([key for key, _, _ in found if key != "die"]) == cards


def test_the_box_is_held_against_the_deal() -> None:
    for game in GAMES.values():
        tried = Tried(game.id)
        check_components(game, tried)
        assert tried.counts["boxes"] >= len(game.seats)


def test_a_box_with_a_card_too_few_does_not_conform(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["twaalfstich"]
    assert game.box is not None
    whole = game.box.components
    monkeypatch.setitem(game.__dict__, "box", Box(lambda players: whole(players)[1:]))
    with pytest.raises(Nonconforming, match="the deck that is dealt differs"):
        check_components(game, Tried(game.id))


def fonts_of(page: PageObject) -> DictionaryObject:
    resources = page["/Resources"].get_object()
    assert isinstance(resources, DictionaryObject)
    fonts = resources.get("/Font", DictionaryObject()).get_object()
    assert isinstance(fonts, DictionaryObject)
    return fonts


@pytest.mark.parametrize("name", [*NAMES, EXAMPLE.id])
def test_fonts_are_our_own_and_embedded(name: str) -> None:
    reader = PdfReader(BytesIO(made(name, words(LOOKS[0], backs="long"), "all")))
    fonts = [font.get_object() for page in reader.pages for font in fonts_of(page).values()]
    assert fonts
    for font in fonts:
        inner = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
        descriptor = inner["/FontDescriptor"].get_object()
        assert "Nunito" in descriptor["/FontName"]
        assert {"/FontFile2", "/FontFile3"} & {*descriptor}


@pytest.mark.parametrize("look", LOOKS, ids=["nl", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_no_card_is_blank_and_none_looks_like_another(name: str, look: Wishes) -> None:
    said, dots = words(look), 4.0
    seen: dict[bytes, str] = {}
    width, height = 0.0, 0.0
    for sheet, page in zip(
        laid_out(GAMES[name], said), pictures(made(name, said), dots), strict=True
    ):
        width, height = sheet.size
        for slot in sheet.slots:
            left, top = int(slot.x * dots) + 2, int(slot.y * dots) + 2
            cut = page[top : top + int(height * dots) - 4, left : left + int(width * dots) - 4]
            assert int(cut.max()) - int(cut.min()) > 60, slot.component.key
            key = coarse(cut)
            assert seen.setdefault(key, slot.component.key) == slot.component.key


def coarse(cut: Picture) -> bytes:
    """A picture without the differences that rounding to dots makes between two copies."""
    high, wide = cut.shape[0] // 8 * 8, cut.shape[1] // 8 * 8
    blocks = cut[:high, :wide].reshape(high // 8, 8, wide // 8, 8).mean(axis=(1, 3))
    return bytes((blocks // 2).astype(np.uint8).tobytes())


def marks_in(line: Picture) -> list[float]:
    """Where a line of dots is dark, in millimetres."""
    dark = np.flatnonzero(line < 200)
    groups = np.split(dark, np.flatnonzero(np.diff(dark) > 1) + 1)
    return [float(group.mean() + 0.5) / DOTS for group in groups]


@pytest.mark.parametrize(
    ("paper", "size", "width", "height"),
    [("a4", "large", 63, 88), ("a3", "large", 63, 88), ("letter", "small", 44, 63)],
)
def test_cut_marks_are_where_cards_end(paper: str, size: str, width: int, height: int) -> None:
    pdf = made("edden", Wishes(paper=paper, cards=size))
    page = pictures(pdf)[0]
    sheet = laid_out(GAMES["edden"], Wishes(paper=paper, cards=size))[0]
    under = int((sheet.rows[-1] + height + 3 + 0.65) * DOTS)
    beside = int((sheet.columns[-1] + width + 3 + 0.65) * DOTS)
    for marks, part, number in (
        (marks_in(page[under]), width, len(sheet.columns)),
        (marks_in(page[:, beside]), height, len(sheet.rows)),
    ):
        assert len(marks) == 2 * number
        steps = [b - a for a, b in pairwise(marks)]
        for step, wanted in zip(steps, [part, 6] * number, strict=False):
            assert step == pytest.approx(wanted, abs=NEAR)


def edges_of(line: Picture) -> list[float]:
    """Where a line of dots changes between paper and ink, in millimetres."""
    dark = (line < 250).astype(np.int8)
    return [float(at + 1) / DOTS for at in np.flatnonzero(np.diff(dark))]


def around(page: Picture, sheet: Sheet) -> list[list[float]]:
    """The edges of ink beside and above the places of a sheet, where only the bleed is."""
    right = int((sheet.columns[-1] + sheet.size[0] + 3.3) * DOTS)
    low = int((sheet.rows[-1] + sheet.size[1] + 3.3) * DOTS)
    left, high = int((sheet.columns[0] - 3.3) * DOTS), int((sheet.rows[0] - 3.3) * DOTS)
    flat = [edges_of(page[int((row - 1.5) * DOTS), left:right]) for row in sheet.rows]
    return flat + [edges_of(page[high:low, int((x - 1.5) * DOTS)]) for x in sheet.columns]


@pytest.mark.parametrize("size", ["large", "small"])
@pytest.mark.parametrize("backs", ["long", "short"])
def test_backs_meet_their_fronts_when_the_sheet_is_turned(backs: str, size: str) -> None:
    """On a sheet with a few cards in one corner: they lie elsewhere on the other side."""
    said = Wishes(backs=backs, cards=size, expansions="precies")
    sheet = laid_out(GAMES["pietenpoker"], said)[-1]
    assert len(sheet.slots) % len(sheet.columns)
    front, back = pictures(made("pietenpoker", said))[-2:]
    upright = front.shape[0] > front.shape[1]
    turned = np.fliplr(back) if (backs == "long") == upright else np.flipud(back)
    there, behind = around(front, sheet), around(turned, sheet)
    assert sum(len(line) for line in there) > 4
    for one, other in zip(there, behind, strict=True):
        assert other == pytest.approx(one, abs=NEAR)
    assert around(back, sheet) != there


def test_the_ruler_is_fifty_millimetres_long() -> None:
    page = pictures(made("edden", Wishes()))[0]
    sheet = laid_out(GAMES["edden"], Wishes())[0]
    row = int((sheet.rows[-1] + sheet.size[1] + 3 + 0.8 + 1.6) * DOTS)
    lines = [np.flatnonzero(page[y, : int(75 * DOTS)] < 200) for y in range(row - 3, row + 4)]
    inner = [line[(line > 14.2 * DOTS)] for line in lines]
    longest = max(inner, key=len)
    assert (longest[-1] - longest[0]) / DOTS == pytest.approx(50, abs=NEAR)


def test_courts_have_the_letters_of_the_language() -> None:
    for language, letters in (("nl", "BVH"), ("en", "JQK")):
        reader = pypdfium2.PdfDocument(made("edden", Wishes(language)))
        text = "".join(page.get_textpage().get_text_range() for page in reader)
        corners = Counter("".join(re.findall(r"\b[ABVHJQK]+\b", text)))
        assert {letter for letter in corners if corners[letter] > 4} == {"A", *letters}


def test_a_game_without_a_box_prints_the_cards_that_are_dealt() -> None:
    found = Counter(key for key, _, _ in labels(made(EXAMPLE.id, Wishes())))
    assert found == dict.fromkeys(EXAMPLE.notation.names, 2)


def pages_of(pdf: bytes) -> list[str]:
    """The words of each page, without the breaks between lines."""
    document = pypdfium2.PdfDocument(pdf)
    return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*NAMES, EXAMPLE.id])
def test_the_booklet_has_every_rule_after_the_book(name: str, language: str) -> None:
    game = EXAMPLE if name == EXAMPLE.id else GAMES[name]
    said = texts(game, language)
    pages = pages_of(made(name, Wishes(language, expansions="all"), "rules"))
    assert said("game-name") in pages[0]
    first = next(page for page in pages if said(f"section-{game.rulebook[0].key}") in page)
    assert not [rule for rule in game.rules if rule in " ".join(pages[: pages.index(first)])]
    found = Counter(re.findall(r"\b[A-Z0-9]{2}-[A-Z0-9]+-[0-9]+\b", " ".join(pages)))
    assert not {*game.rules} - {*found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*NAMES, EXAMPLE.id])
def test_score_is_kept_on_one_page(name: str, language: str) -> None:
    game = EXAMPLE if name == EXAMPLE.id else GAMES[name]
    (page,) = pages_of(made(name, Wishes(language), "score"))
    assert texts(game, language)("game-name") in page
    (crowded,) = pages_of(made(name, Wishes(language, players=game.seats[-1]), "score"))
    assert game.cooperative or f" {game.seats[-1]} " in crowded


@ours.EACH_NAME
def test_the_booklet_shows_examples_with_their_rules(name: str) -> None:
    game = GAMES[name]
    assert game.box is not None
    assert game.box.examples
    pages = " ".join(pages_of(made(name, Wishes("en"), "rules")))
    for one in game.box.examples:
        assert texts(game, "en")(f"example-{one.key}") in pages


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("paper", ["a4", "a3", "letter"])
def test_the_first_page_tells_how_to_play(name: str, paper: str) -> None:
    """The whole of it and nothing else; what is looked up comes after it."""
    game = GAMES[name]
    for language in LANGUAGES:
        wishes = Wishes(language, paper, expansions="all")
        first, *others = pages_of(made(name, wishes, "rules"))
        for chapter in chapters(game, language):
            is_first = chapter.key not in ("expansions", "questions")
            for one in chapter.passages:
                where = first if is_first else " ".join(others)
                assert letters(one.text) in letters(where), f"{chapter.key}: {one.text}"


def letters(text: str) -> str:
    """A text without what may stand at the end of a line."""
    return "".join(filter(str.isalnum, text))


@pytest.mark.parametrize("cards", ["large", "small"])
@pytest.mark.parametrize("paper", ["a4", "a3", "letter"])
def test_what_is_on_a_sheet_of_cards_is_said_above_it_whole(paper: str, cards: str) -> None:
    """No line of it lies lower than where the cards begin, with those of the longest names too."""
    for name in NAMES:
        said = Wishes("en", paper, expansions="all", cards=cards)
        document = pypdfium2.PdfDocument(made(name, said))
        setter = Typesetter(GAMES[name], choices_of(GAMES[name], said))
        sheets = laid_out(GAMES[name], said)
        for page, sheet in zip(document, sheets, strict=True):
            if sheet.kind != "card":
                continue
            edge = page.get_height() - (sheet.rows[0] - BLEED) * 72 / 25.4
            above = page.get_textpage().get_text_bounded(bottom=edge)
            words = " ".join(above.split())
            for one in setter.contents(sheet):
                assert one in words, f"{name} {paper} {cards}"


def test_examples_are_what_the_rules_say() -> None:
    """Of sets, streets and runs: the referee is asked."""
    for name, query, more in (("edden", "together", {}), ("pesten", "combo", {"number": 10})):
        game = GAMES[name]
        assert game.box is not None
        assert game.pad is not None
        table = game.deal(3, 0)
        asked = next(one for one in game.pad.queries if one.name == query)
        fields = asked.fields(table)
        cards = [key.card for key in next(one for one in fields if one.keys).keys]
        for one in game.box.examples:
            if one.rule.startswith(("ED-SET", "ED-RUN", "PE-COMBO")):
                keys = [cards.index(game.notation.names.index(n)) for n in one.cards.split()]
                cells: dict[tuple[str, int], Value] = {
                    ("together", -1): keys,
                    **{(n, -1): v for n, v in more.items()},
                }
                answer = asked.answer(table.copy(), Written(fields, cells))
                wrong_total = isinstance(answer, Refusal) and answer.reason == "other-total"
                assert (isinstance(answer, Verdict) or wrong_total) == one.right, one


def test_folded_pieces_have_no_backs() -> None:
    said = Wishes(expansions="all", backs="long")
    fronts = laid_out(GAMES["boot-op-stoom"], said)
    folded = [sheet for sheet in fronts if sheet.kind == PAWN]
    assert folded
    pages = pypdfium2.PdfDocument(made("boot-op-stoom", said))
    assert len(pages) == 2 * len(fronts) - len(folded)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_no_large_file(name: str) -> None:
    assert len(made(name, words(LOOKS[0], backs="long"), "all")) < 10_000_000


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "stich.pdf"
    result = CliRunner().invoke(app, ["print", "twaalfstich", "--out", str(path)])
    assert result.exit_code == 0, result.output
    assert path.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    "wrong",
    [
        Wishes("de"),
        Wishes(paper="a5"),
        Wishes(players=40),
        Wishes(expansions="nothing"),
        Wishes(cards="tiny"),
        Wishes(backs="left"),
        Wishes(ink="gold"),
        Wishes(parts="box"),
    ],
)
def test_what_cannot_be_printed_is_refused(wrong: Wishes) -> None:
    with pytest.raises(BadInput):
        choices_of(GAMES["edden"], wrong)
