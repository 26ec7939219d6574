"""The great moments of a game as strips of frames, as somebody at the table sees them.

Rule players play; what each kind of step shows is laid before the real client, whose clock is
turned on by hand: so a strip takes as long as its pictures, and is the same each time.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, ViewportSize

import speeltafel
from speeltafel.engine.state import State
from speeltafel.table import wire
from speeltafel.table.audience import view_with
from tests.browser.chromium import person
from tests.browser.door import Door
from tests.browser.recorded import SETTINGS, Setting, lobby

SHOWN = """() => {
  const stage = document.querySelector('.stage[aria-hidden] > :not(.over)')?.parentElement
  const seen = stage ? `${stage.innerText} ${stage.querySelectorAll('*').length}` : ''
  return [seen, document.querySelector('dialog[open]') ? 'panel' : '']
}"""
BEAT = 280
"""Half of what passes between two parts of a moment."""
PATIENCE = 60
"""So many beats a strip has at most."""
GAP = 8
LONGEST = 9
"""So many frames a strip has at most."""
MOST = 12
"""So many strips are made of one game at most."""
GAMES_PLAYED = 6
MOVES = 500


@dataclass
class Scene:
    """One move with something to see: how the table stood, and what is sent of the move."""

    setting: Setting
    viewer: int
    kinds: frozenset[str]
    before: bytes
    after: bytes


def view_of(state: State, viewer: int, seq: int) -> wire.View:
    """What a viewer is sent after a move, with the steps on the way."""
    game = speeltafel.game(state.setup.game)
    steps = [
        view_with(game, one, viewer, one.happened or (), one.told_before())
        for one in state.steps or ()
    ]
    events = state.happened or []
    now = view_with(game, state, viewer, events, state.told_before())
    return wire.View(seq, now, 0.0, steps)


def scenes(setting: Setting, seed: int) -> Iterator[Scene]:
    """What is to be seen in a game of rule players, from one seat."""
    game, rng = speeltafel.game(setting.game), random.Random(seed)
    state = game.deal(setting.players, seed, setting.options)
    viewer = rng.randrange(setting.players)
    last = wire.encode(view_of(state, viewer, 0))
    for seq in range(1, MOVES):
        if not (acting := state.to_act()):
            return
        seat = rng.choice(acting)
        state.take_events()
        state.play(seat, game.heuristic(state.seen_by(seat), seat, state.chance.copy()))
        view = view_of(state, viewer, seq)
        frame = wire.encode(view)
        tables = [*view.steps, view.table]
        if any(table.moment for table in tables):
            events = [event for table in tables for event in table.events]
            kinds = frozenset(event.kind for event in events)
            yield Scene(setting, viewer, kinds, last, frame)
        last = wire.encode(wire.View(seq, view.table))


@cache
def worth_seeing(game: str, most: int) -> list[Scene]:
    """Scenes that have as many kinds of events in them as there are, each new ones."""
    every = [
        scene
        for setting in SETTINGS
        if setting.game == game
        for seed in range(GAMES_PLAYED)
        for scene in scenes(setting, seed)
    ]
    chosen: list[Scene] = []
    seen: set[str] = set()
    while every and len(chosen) < most:
        best = max(every, key=lambda scene: (len(scene.kinds - seen), -len(scene.after)))
        if not best.kinds - seen:
            break
        chosen.append(best)
        seen |= best.kinds
    return chosen


def take_strips(
    browser: Browser,
    address: str,
    game: str,
    folder: Path,
    size: ViewportSize,
    language: str,
    theme: str,
) -> int:
    """The pictures of one game on one device; how many strips were made."""
    name = f"{size['width']}-{language}-{theme}"
    made = worth_seeing(game, MOST)
    for number, scene in enumerate(made, 1):
        # A clock that stands still does so for all pages of a context.
        context = person(browser, size, dark=theme == "dark")
        door = Door(context, address, language)
        join(frames_of(door, scene, folder), folder / f"strip-{game}-{number}-{name}.png")
        assert door.errors == []
        context.close()
    return len(made)


def frames_of(door: Door, scene: Scene, folder: Path) -> list[Path]:
    """One picture of everything that is new on the stage, in the order of time."""
    page, frames = door.page, list[Path]()
    around = lobby(scene.setting, scene.viewer)
    door.show(around, scene.before)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    door.feed(scene.after)
    last: list[str] = ["", ""]
    for _ in range(PATIENCE):
        now = page.evaluate(SHOWN)
        if now != last and any(now) and len(frames) < LONGEST:
            frames.append(folder / f"frame-{len(frames)}.png")
            page.screenshot(path=frames[-1])
        if (frames and not any(now)) or now[1]:
            break
        last = now
        page.clock.run_for(BEAT)
    return frames


def join(frames: list[Path], path: Path) -> None:
    """Side by side, in the order of time."""
    if not frames:
        return
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
