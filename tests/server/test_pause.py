"""A pause for all: bots, clock and moves wait, and everybody has as much time left as before."""

import asyncio
from pathlib import Path

import pytest

from speeltafel.engine.view import attempt
from speeltafel.server.room import Room
from speeltafel.table import commands
from speeltafel.table.changes import Begun
from speeltafel.table.seats import Seat
from tests.server.test_presence import CLOCK, PEOPLE, SETTINGS, Line, evening


async def settle() -> None:
    """What was asked for is stored and told."""
    await asyncio.sleep(0.1)


def lines_of(room: Room) -> int:
    return len(room.table.played().moves)


def test_the_clock_stands_still_and_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    async def plot(room: Room, lines: list[Line]) -> None:
        await room.do(Begun)
        seat = room.table.playing().turn
        other = lines[(seat + 1) % 3]
        await asyncio.sleep(CLOCK / 2)
        room.carry_out(other, commands.Pause(on=True))
        await settle()
        assert lines[seat].lobby["paused"] == other_seat(room, other)
        left = room.seconds_left(seat)
        await asyncio.sleep(CLOCK * 10)
        assert lines_of(room) == 0
        assert room.seconds_left(seat) == pytest.approx(left)
        state = room.table.playing()
        move = attempt(state.legal_moves(seat)[0])
        room.carry_out(lines[seat], commands.Play(id="early", move=move))
        await settle()
        assert lines[seat].troubles == ["trouble-paused"]
        room.carry_out(lines[seat], commands.Pause(on=False))
        await settle()
        assert lines[seat].lobby["paused"] == -1
        assert room.seconds_left(seat) == pytest.approx(left, abs=0.5)
        await asyncio.sleep(left + 1)
        assert lines_of(room) >= 1  # then it runs out as ever

    evening(tmp_path, plot, *PEOPLE, clock=CLOCK)


def other_seat(room: Room, line: Line) -> int:
    return room.table.seating.of(line.person)


def test_bots_wait_too(tmp_path: Path) -> None:
    async def plot(room: Room, lines: list[Line]) -> None:
        await room.do(Begun)
        room.carry_out(lines[0], commands.Pause(on=True))
        await settle()
        made = lines_of(room)
        await asyncio.sleep(SETTINGS.pause * 20)
        assert lines_of(room) == made
        room.carry_out(lines[0], commands.Pause(on=False))
        await asyncio.sleep(SETTINGS.pause * 20)
        assert lines_of(room) > made

    # Whoever begins, a bot is soon to move: the person has gone to sleep and a bot plays for him.
    seats = (Seat("Anna", "anna", bot="rule"), Seat(bot="rule"), Seat(bot="rule"))
    evening(tmp_path, plot, *seats)
