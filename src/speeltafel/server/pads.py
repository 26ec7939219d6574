"""Score pads: what people write down is durable before they are told that it stands.

An entry is one field of one round, of one player. Who writes says what he saw there: where somebody
else has written since, the newer entry stays and he is shown it. An entry is known by an id of its
writer's, so that one sent again after a dead line counts once.
"""

import asyncio
import contextlib
import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
import structlog

from speeltafel.engine.errors import BadInput
from speeltafel.engine.evening import PAGES, Evening
from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Refusal
from speeltafel.engine.pad import SECRET, Cells, Query, Value, Verdict, Written
from speeltafel.engine.reckoning import Place, Standing, own_copy, shape_fault
from speeltafel.engine.registry import all_games
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.server.loading import StoredRow
from speeltafel.server.statements import entries, pads
from speeltafel.server.store import Store
from speeltafel.table import wire_pads as wire
from speeltafel.table.bounds import Value as OptionValue
from speeltafel.table.seats import NAME_LENGTH, Trouble, clean

MOST_ENTRIES = 20_000
SEED_BITS = 60

log = structlog.get_logger()


@dataclass(frozen=True)
class Noted:
    """What stands in a field, by which entry."""

    value: Value
    seq: int


class KeptPad:
    """A pad, and everything that was written on it."""

    def __init__(self, code: str, pad: Evening, store: Store) -> None:
        self.code = code
        self.pad = pad
        self.store = store
        self.cells: dict[Place, Noted] = {}
        self.ids: dict[str, Place] = {}
        """Which field each entry was for, by the ids of their writers."""
        self.seq = 0
        self.standings: list[Standing] = pad.reckon({})
        self.writing = asyncio.Lock()
        self.news = asyncio.Event()
        """Set, and replaced by another, when something was written."""
        self.visited = asyncio.get_running_loop().time()

    # Writing.

    async def write(self, entry: wire.PadEntry) -> wire.PadAnswer:
        self.visited = asyncio.get_running_loop().time()
        async with self.writing:
            if entry.id in self.ids:
                return wire.PadAnswer(self.view())
            place = (entry.round, entry.field, entry.seat)
            refusal = self.pad.why_not(place, entry.value)
            if refusal is not None:
                return wire.PadAnswer(self.view(), fault=wire.fault_of(refusal))
            there = self.cells.get(place)
            if there is not None and there.seq != entry.seen:
                return wire.PadAnswer(self.view(), first=cell(place, there))
            await self.keep(entry)
            return wire.PadAnswer(self.view())

    async def keep(self, entry: wire.PadEntry) -> None:
        if self.seq >= MOST_ENTRIES:
            raise Trouble("trouble-full-pad")
        await self.store.note(self.code, self.seq + 1, entry)
        place = (entry.round, entry.field, entry.seat)
        self.take(place, entry.value, self.seq + 1, entry.id)
        self.count()

    def take(self, place: Place, value: Value, seq: int, own_id: str) -> None:
        self.cells[place] = Noted(value, seq)
        self.ids[own_id] = place
        self.seq = seq

    def count(self) -> None:
        self.standings = self.pad.reckon({place: one.value for place, one in self.cells.items()})
        self.tell()

    def tell(self) -> None:
        """Wake up everybody who looks along."""
        self.news.set()
        self.news = asyncio.Event()

    # Looking.

    async def look(self, after: int, seconds: float) -> wire.PadView:
        """The pad, as soon as there is more than so many entries, or as it is in the end."""
        self.visited = asyncio.get_running_loop().time()
        if self.seq == after:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.news.wait()
        return self.view()

    def view(self) -> wire.PadView:
        pad = self.pad
        fields = [*pad.pads[0].opening()]
        games = [wire.game_of(one, number, fields) for number, one in enumerate(self.standings)]
        won = [seat for one in self.standings for seat in one.winners]
        return wire.PadView(
            self.code,
            pad.game.id,
            [*pad.names],
            msgspec.convert(pad.options, dict[str, OptionValue]),
            self.seq,
            fields,
            games,
            [won.count(seat) for seat in range(pad.players)],
            [cell(place, one) for place, one in sorted(self.cells.items())],
            [wire.PadQuery(one.name, [*one.fields(self.blank)]) for one in self.queries],
        )

    # What somebody alone is told.

    async def peek(self, asked: wire.PadPeek) -> wire.PadSecret:
        """A player's own number; that somebody looked is written down before it is told."""
        self.visited = asyncio.get_running_loop().time()
        async with self.writing:
            place = (asked.round, asked.field, asked.seat)
            field = self.pad.field_at(*place)
            if field is None or field.kind != SECRET:
                raise Trouble("trouble-not-understood")
            if self.ids.get(asked.id, place) != place:
                raise Trouble("trouble-not-understood")
            if asked.id not in self.ids:
                there = self.cells.get(place)
                looks = there.value + 1 if there and isinstance(there.value, int) else 1
                await self.keep(wire.PadEntry(asked.id, *place, looks))
            return wire.PadSecret(self.pad.secret(asked.round, asked.seat), self.view())

    # The referee.

    @property
    def queries(self) -> tuple[Query, ...]:
        return self.pad.pads[0].rules.queries

    @property
    def blank(self) -> State:
        return self.pad.pads[0].blank

    def ask(self, question: wire.PadQuestion) -> wire.Ruling:
        query = next((one for one in self.queries if one.name == question.query), None)
        if query is None:
            raise Trouble("trouble-not-understood")
        told = {(one.field, one.seat): one.value for one in question.cells}
        verdict = self.rule_on(query, told)
        if isinstance(verdict, Refusal):
            return wire.Ruling(False, verdict.rule, fault=wire.fault_of(verdict))
        return wire.Ruling(verdict.allowed, verdict.rule, verdict.says)

    def rule_on(self, query: Query, told: Cells) -> Verdict | Refusal:
        fields = query.fields(self.blank)
        for field in fields:
            for seat in range(self.pad.players) if field.each else (NOBODY,):
                if (field.name, seat) not in told:
                    if field.usual is None:
                        raise Trouble("trouble-not-understood")
                    continue
                fault = shape_fault(field, told[field.name, seat], self.pad.players)
                if fault is not None:
                    return fault
        return query.answer(own_copy(self.blank), Written(fields, told))


def cell(place: Place, noted: Noted) -> wire.PadCell:
    return wire.PadCell(*place, noted.value, noted.seq)


def pad_for(order: wire.NewPad) -> Evening:
    """A new pad; BadInput where there can be none like it."""
    names = [clean(name, NAME_LENGTH) for name in order.names]
    game = game_named(order.game)
    if not all(names) or len({name.casefold() for name in names}) != len(names):
        raise BadInput("everybody needs a name of their own", why="wrong-names-alike")
    return Evening(game, names, order.options, secrets.randbits(SEED_BITS))


# What a store holds, as pads again.


def load_pads(connection: sa.Connection, store: Store) -> dict[str, tuple[KeptPad, str]]:
    """Every pad that can be read, with its maker's address; one that cannot harms no other."""
    found: dict[str, tuple[KeptPad, str]] = {}
    with connection.begin():
        for row in connection.execute(sa.select(pads)).mappings().all():
            query = sa.select(entries).where(entries.c.code == row["code"]).order_by(entries.c.seq)
            kept = pad_with(dict(row), map(dict, connection.execute(query).mappings()), store)
            if kept is not None:
                found[kept.code] = (kept, str(row["address"]))
    return found


def pad_with(row: StoredRow, written: Iterable[StoredRow], store: Store) -> KeptPad | None:
    """A pad with all its entries; None where that cannot be."""
    try:
        kept = pad_from(row, store)
        for line in written:
            take_line(kept, line)
    except Exception as error:  # whatever is wrong with it, the others open
        log.error("pad set aside", code=row["code"], reason=str(error) or repr(error))
        return None
    kept.count()
    return kept


def pad_from(row: StoredRow, store: Store) -> KeptPad:
    game = all_games()[str(row["game"])]
    names = msgspec.json.decode(str(row["names"]), type=list[str])
    options = msgspec.json.decode(str(row["options"]), type=dict[str, OptionValue])
    evening = Evening(game, names, options, int(str(row["seed"])))
    return KeptPad(str(row["code"]), evening, store)


def take_line(kept: KeptPad, line: StoredRow) -> None:
    place = (int(str(line["round"])), str(line["field"]), int(str(line["seat"])))
    value = msgspec.json.decode(str(line["value"]), type=int | list[int])
    if line["seq"] != kept.seq + 1:
        raise BadInput("the entries are not numbered from 1 on, each once")
    if place[0] // PAGES >= len(kept.pad.pads):
        kept.count()  # another game has begun
    field = kept.pad.field_at(*place)
    is_secret = field is not None and field.kind == SECRET
    if not is_secret and kept.pad.why_not(place, value) is not None:
        raise BadInput(f"entry {line['seq']} cannot be written")
    kept.take(place, value, kept.seq + 1, str(line["client"]))


def row_of(code: str, pad: Evening, address: str) -> tuple[object, ...]:
    names, options = json.dumps([*pad.names]), json.dumps(pad.options)
    return code, pad.game.id, names, options, address, pad.seed
