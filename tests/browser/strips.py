"""The great moments of a game as strips of frames, as somebody at the table sees them."""

import time
from pathlib import Path

from PIL import Image

from tests.browser.player import Player

STAGE = """() => {
  const shown = what => document.querySelector(what)?.innerText ?? ''
  const panel = document.querySelector('dialog[open]:not(.alert, .feast)')
  return [shown('.stage'), panel ? 'panel' : '']
}"""
SETTLED = 220
"""After so many milliseconds what has just come has arrived."""
GAP = 8
LONGEST = 12
"""So many frames a strip has at most."""
ENOUGH = 6
"""So many strips are made of one game."""


def take_strips(one: Player, game: str, folder: Path, name: str, seconds: float) -> int:
    """Play for a while; whatever the stage shows until it is clear again becomes a strip."""
    page, frames, made, last = one.page, list[Path](), 0, ["", ""]
    until = time.monotonic() + seconds
    while time.monotonic() < until and made < ENOUGH:
        now = page.evaluate(STAGE)
        if now != last and any(now) and len(frames) < LONGEST:
            page.wait_for_timeout(SETTLED)
            frames.append(folder / f"frame-{len(frames)}.png")
            page.screenshot(path=frames[-1])
        elif frames and not any(now):
            made += 1
            join(frames, folder / f"strip-{game}-{made}-{name}.png")
            frames = []
        last = now
        state = one.state()
        if state in ("over", "ended"):
            break
        if state == "dialog":
            one.close_dialog()
        elif state == "turn":
            one.take_turn()
        page.wait_for_timeout(40)
    return made


def join(frames: list[Path], path: Path) -> None:
    """Side by side, in the order of time."""
    pictures = [Image.open(frame) for frame in frames]
    width = sum(picture.width + GAP for picture in pictures) - GAP
    strip = Image.new("RGB", (width, pictures[0].height), "white")
    left = 0
    for picture in pictures:
        strip.paste(picture, (left, 0))
        left += picture.width + GAP
    strip.save(path)
    for frame in frames:
        frame.unlink()
