"""A match as plain data, to be played through again elsewhere; and the journal while it goes on."""

import json
from dataclasses import dataclass, replace

from speeltafel.engine.journal import Journal, read_head
from speeltafel.table.authority import Table


@dataclass(frozen=True)
class Match:
    """The journal, and who sat where."""

    head: str
    """The first line of the journal."""
    moves: tuple[tuple[int, str], ...]
    names: tuple[str, ...]

    def journal(self) -> Journal:
        journal = read_head(json.loads(self.head))
        journal.moves.extend(self.moves)
        return journal


def match_of(table: Table) -> Match:
    journal = table.played()
    head = replace(journal, moves=[], closing=None).dump()
    return Match(head, tuple(journal.moves), tuple([seat.name for seat in table.seats]))


def download(table: Table, viewer: int) -> str:
    """The journal while the game goes on: without its seed, others' moves and facts."""
    journal = table.played()
    own = [(seat, text) for seat, text in journal.moves if seat == viewer]
    public = replace(journal, options=table.founding.options, seed=0, moves=own)
    head, *lines = public.dump().splitlines(keepends=True)
    facts = json.loads(head)
    del facts["seed"]
    facts["commitment"] = table.seal.commitment()
    return "".join([json.dumps(facts, sort_keys=True) + "\n", *lines])
