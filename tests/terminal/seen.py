"""What a test does at the screen, and what it sees of it."""

import asyncio
import html
import re
from collections.abc import Awaitable, Callable, Mapping

from textual.pilot import Pilot

from speeltafel.engine.game import Game
from speeltafel.engine.view import MoveView
from speeltafel.terminal.app import Speeltafel
from speeltafel.terminal.match import Solo
from speeltafel.terminal.screen import TableScreen

SMALL = (80, 24)

Script = Callable[[Pilot[None]], Awaitable[None]]


def app_of(
    game: Game,
    players: int = 4,
    seed: int = 3,
    options: Mapping[str, object] | None = None,
    language: str = "nl",
) -> Speeltafel:
    """A table whose bots do not pause."""
    return Speeltafel(Solo(game, players, options or {}, "rule", seed), language, pause=0)


def at_table(pilot: Pilot[None]) -> TableScreen:
    assert isinstance(pilot.app, Speeltafel)
    return pilot.app.at_table


def screen_text(pilot: Pilot[None]) -> str:
    """The characters on the screen, line by line."""
    lines: dict[float, str] = {}
    texts = re.findall(r'<text [^>]*y="([\d.]+)"[^>]*>(.*?)</text>', pilot.app.export_screenshot())
    for y, text in texts:
        lines[float(y)] = lines.get(float(y), "") + html.unescape(text).replace("\xa0", " ")
    return "\n".join(lines[y] for y in sorted(lines))


def words(text: str) -> str:
    """A text without frames and line breaks, to look for sentences in it."""
    return " ".join(re.sub(r"[│╭╮╰╯─▶]", " ", text).split())


async def my_turn(pilot: Pilot[None]) -> None:
    """Wait until the person has a move, or a panel has opened."""
    for _ in range(200):
        await pilot.pause()
        if pilot.app.screen is not at_table(pilot) or at_table(pilot).view.moves:
            return
    raise AssertionError("the person never gets the turn")


def run(app: Speeltafel, script: Script, size: tuple[int, int] = SMALL) -> None:
    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            await my_turn(pilot)
            await script(pilot)

    asyncio.run(whole())


async def enter(pilot: Pilot[None], text: str) -> None:
    """Type a move after a colon."""
    await pilot.press("colon")
    for letter in text:
        await pilot.press("space" if letter == " " else letter)
    await pilot.press("enter")
    await pilot.pause()


def spot(pilot: Pilot[None], kind: str, value: object) -> tuple[int, int]:
    """Where on the screen something can be clicked."""
    width, height = pilot.app.size
    spots = ((x, y) for y in range(height) for x in range(width))
    screen = at_table(pilot)
    return next(at for at in spots if screen.get_style_at(*at).meta.get(kind) == value)


def unplayable(pilot: Pilot[None]) -> int:
    """The place of a card in the hand that fits in no move."""
    picking = at_table(pilot).picking
    return next(place for place in range(len(picking.cards)) if picking.in_no_move(place))


def notation(pilot: Pilot[None], move: MoveView) -> str:
    """A move as the journal and the list have it."""
    return at_table(pilot).table.state.write(move.attempt.move())
