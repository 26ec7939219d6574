"""What a person may change: a decision, which changes nothing yet."""

from dataclasses import replace

from speeltafel.engine.events import GALLERY
from speeltafel.table import commands, http
from speeltafel.table.agreeing import give_up, leave, pause, undo
from speeltafel.table.arranging import arrange, personal
from speeltafel.table.authority import Table
from speeltafel.table.changes import Change
from speeltafel.table.seats import Sat, Trouble


def decide(table: Table, person: str, command: commands.Command) -> Change:
    """The change that a person asks for.

    Trouble, IllegalMove or BadInput where it cannot be.
    """
    seat = table.seat_of(person)
    match command:
        case commands.Play():
            client = client_id(seat, command.id)
            return table.move(seat, command.move.move(), client, command.seq)
        case commands.HandOver():
            table.playing()
            return table.seating.hand_over(command.seat, command.level, seat)
        case commands.TakeBack():
            return table.seating.take_back(seat)
        case commands.Leave():
            return leave(table, seat)
        case commands.GiveUp():
            return give_up(table, seat, command.agree)
        case commands.Undo():
            return undo(table, seat, command.agree, command.seat)
        case commands.Pause():
            return pause(table, seat, command.on)
        case commands.Open():
            return table.open(seat, command.word)
        case _:
            table.only_before_start()
            return prepare(table, seat, command)


def sit(table: Table, order: http.Join, person: str) -> Sat | None:
    """A seat; nothing for whoever has one by now: the same request may come twice."""
    if table.seating.of(person) != GALLERY:
        return None
    return table.sit(order, order.seat, person)


def prepare(table: Table, seat: int, command: commands.Command) -> Change:
    """What is done before the start."""
    seating = table.seating
    match command:
        case commands.AddBot():
            table.only_host(seat)
            return seating.add_bot(command.seat, command.level)
        case commands.ClearSeat():
            table.only_host(seat)
            return seating.clear(command.seat, seat, command.name)
        case commands.Stand():
            return seating.stand(seat)
        case commands.Rename():
            return seating.rename(seat, command.name)
        case commands.GiveFacts():
            now = table.founding
            facts = personal(table.game, now.players, now.options, command.facts)
            return Sat(seat, replace(table.seats[seat], facts=facts))
        case commands.Arrange():
            table.only_host(seat)
            return arrange(table.game, table.seats, command)
        case commands.Pledge():
            return seating.promise(seat, command.pledge)
        case commands.Start():
            table.only_host(seat)
            return table.start()
        case _:
            raise Trouble("trouble-not-understood")


def client_id(seat: int, own: str) -> str:
    """A client's id as the table keeps it: no seat can use up the id of another."""
    return f"{seat}:{own}"
