"""Tables that are made: new ones, and those on which the same people go on."""

import secrets
from collections.abc import Generator, Mapping
from dataclasses import replace

from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.table import http
from speeltafel.table.arranging import values_of
from speeltafel.table.authority import Table
from speeltafel.table.bounds import Value
from speeltafel.table.changes import Begun, Founding
from speeltafel.table.seats import Sat, Seat, Seating, Trouble


def found(code: str, game: Game, order: http.NewTable, maker: str) -> Table:
    """A new table, its maker on the first seat; BadInput where there can be none like it."""
    if len(order.bots) >= order.players:
        raise Trouble("trouble-no-seat")
    for name in game.options.personal:
        if name in order.options:
            raise BadInput(
                f"option {name} belongs to each person: give it when you sit down",
                why="wrong-personal",
                facts={"option": name},
            )
    values = values_of(game, order.players, order.options)
    secret = secrets.token_bytes(32)
    founding = Founding(
        code,
        game,
        order.players,
        values,
        secret,
        order.clock,
        interval=order.interval,
        coach=order.coach,
    )
    table = Table(founding, Seating([Seat() for _ in range(order.players)], maker))
    table.apply(table.sit(order, 0, maker))
    for number, name in enumerate(order.bots, 1):
        table.apply(table.seating.add_bot(number, name))
    return table


def rematch(table: Table, person: str, code: str, pledge: str = "", *, same: bool = False) -> Table:
    """The same people and bots at a new table, with a secret of its own or the same deal."""
    seat = table.seat_of(person)
    if not table.over:
        raise Trouble("trouble-not-over")
    if same:
        return same_deal(table, seat, code)
    options = table.game.options_after(table.playing())
    new = anew(table, code, values_of(table.game, table.founding.players, options))
    new.apply(new.seating.promise(seat, pledge))
    new.talk.extend(table.talk)
    return new


def same_deal(table: Table, seat: int, code: str) -> Table:
    """The same cards once more: fair where one person is among bots, who remember nothing.

    Its secret is known, so it has to start before anybody else can sit down.
    """
    new = with_same_secret(table, code)
    own = table.seats[seat]
    new.apply(new.seating.promise(seat, own.pledge if own.word else ""))
    return new


def with_same_secret(table: Table, code: str) -> Table:
    is_alone = sum([1 for one in table.seats if one.token]) == 1
    if not is_alone or not all(one.taken for one in table.seats):
        raise Trouble("trouble-not-alone")
    new = anew(table, code, table.founding.options)
    new.founding = replace(new.founding, secret=table.founding.secret)
    return new


def what_if(table: Table, person: str, code: str, step: int) -> Generator[None, None, Table]:
    """A finished game of one person among bots, played on from a step of its replay; move by move.

    Where somebody has left it for good, what the deal followed from is gone with him.
    """
    seat = table.seat_of(person)
    if not table.over:
        raise Trouble("trouble-not-over")
    new = with_same_secret(table, code)
    own = table.seats[seat]
    new.apply(Sat(seat, replace(new.seats[seat], pledge=own.pledge, word=own.word)))
    new.apply(Begun())
    is_same = new.seal.words == table.seal.words
    if not is_same or new.played().options != table.played().options:
        raise Trouble("trouble-not-alone")
    for mover, text in (yield from table.played().up_to(step)):
        new.apply(new.written(mover, text))
        yield
    if new.over:
        raise Trouble("trouble-nothing-left")
    return new


def anew(table: Table, code: str, options: Mapping[str, Value]) -> Table:
    """A new table with the same people and bots."""
    founding = replace(
        table.founding,
        code=code,
        options=options,
        secret=secrets.token_bytes(32),
        origin=table.founding.origin or table.code,
    )
    return Table(founding, Seating(map(again, table.seats), table.seating.maker))


def again(seat: Seat) -> Seat:
    """Who sits there in the rematch: a seat that a bot kept warm is its owner's again."""
    if not seat.taken:
        return Seat()
    if not seat.token:
        return Seat(bot=seat.bot)
    return Seat(seat.name, seat.token, facts=seat.facts)
