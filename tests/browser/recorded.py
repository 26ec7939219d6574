"""Decisions of random games, as the frames that a server would send to whoever decides."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

import speeltafel
from speeltafel.engine.state import State
from speeltafel.table import wire
from speeltafel.table.audience import shown

NAMES = (
    "Toos",
    "Wilhelmina-Frederika",
    "Bram",
    "Jan-Willem de Vries",
    "Noor",
    "Sjoerd",
    "Maximiliaan Adriaan",
    "Fien",
    "Anneke",
    "Opa",
)
"""Short ones and the longest that the table takes."""
CLOCK = 30.0
WAITING = 8
"""One view in so many, or so, is of somebody who waits."""


@dataclass(frozen=True)
class Setting:
    """A table to be looked at: what is on it should fill the screen in one way or another."""

    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict)


EXPANSIONS: dict[str, object] = {
    "krappeKalender": True,
    "prachtigePakjes": True,
    "pepernootPlekken": True,
}
SPECULAAS: dict[str, object] = {
    "overschatting": True,
    "inwissel": True,
    "handregel": True,
    "biedregel": True,
    "remise": True,
    "actiepiet": "all",
    "precies": True,
    "wieKent": True,
    "surprise": "icon",
}
SETTINGS = (
    Setting("boot-op-stoom", 4, {**EXPANSIONS, "rebelsePietjes": True}),
    Setting("boot-op-stoom", 8, {**EXPANSIONS, "memoryAid": True}),
    Setting("boot-op-stoom", 2),
    Setting("boot-op-stoom", 3, {**EXPANSIONS, "board": "4"}),
    Setting(
        "boot-op-stoom",
        8,
        {
            **EXPANSIONS,
            "calendarSize": 14,
            "piles": "closed",
            "chat": "off",
        },
    ),
    Setting("edden", 10, {"jokersPerDeck": 4}),
    Setting("edden", 3),
    Setting("edden", 7, {"emptyHandMax": 0, "callBelow": 50, "magicNumbers": [9] * 7}),
    Setting("pesten", 8),
    Setting("pesten", 6, {"decks": "4", "handSize": 30, "jokersPerDeck": 4, "comboHelp": False}),
    Setting("pesten", 4, {"decks": "4", "handSize": 28}),
    Setting("pesten", 2, {"mismatch": "strict"}),
    Setting("pietenpoker", 9, SPECULAAS),
    Setting("pietenpoker", 5, {**SPECULAAS, "openScores": True}),
    Setting("pietenpoker", 3),
    Setting("pietenpoker", 9, {**SPECULAAS, "deck": "full64", "base": "4", "allIn": "showdown"}),
    Setting("twaalfstich", 6, {"profRule": True}),
    Setting("twaalfstich", 3),
    Setting("twaalfstich", 7, {"unofficialPlayerCount": True, "sayTheSum": "type"}),
)


def lobby(setting: Setting, viewer: int) -> bytes:
    """The table around the game: everybody is there, and one is a bot."""
    seats = [
        wire.SeatInfo(name=name, taken=True, here=True, host=at == 0)
        for at, name in enumerate(NAMES[: setting.players])
    ]
    seats[viewer - 1].bot = "rule"
    found = wire.Lobby(
        code="kijken",
        game=setting.game,
        options=dict(setting.options),  # type: ignore[arg-type]
        seats=seats,
        you=viewer,
        started=True,
        over=False,
        commitment="",
        watching=0,
        clock=int(CLOCK),
        next="",
    )
    return wire.encode(found)


def decisions(setting: Setting, seed: int) -> Iterator[tuple[bytes, bytes]]:
    """The lobby and the view of one decision after another, in one seat, over many games."""
    game, chance = speeltafel.game(setting.game), random.Random(seed)
    viewer = chance.randrange(setting.players)
    around = lobby(setting, viewer)
    seq = 0
    while True:
        state = game.deal(setting.players, seed=chance.getrandbits(32), options=setting.options)
        while seats := state.to_act():
            if viewer in seats or not chance.randrange(WAITING * setting.players):
                yield around, view_of(state, viewer, seq)
                seq += 1
            seat = viewer if viewer in seats else chance.choice(seats)
            state.play(seat, chance.choice(state.legal_moves(seat)))


def view_of(state: State, viewer: int, seq: int) -> bytes:
    """What the viewer is told: the last thing that happened is news."""
    found = speeltafel.game(state.setup.game).view(state.seen_by(viewer))
    found.events = tuple(shown(event.seen_by(viewer)) for event in state.take_events())
    deadline = float(found.window) or CLOCK
    return wire.encode(wire.View(seq, found, deadline, []))
