"""Matches played through again in another process: stories, journals, replays."""

import json
import zlib
from collections.abc import Iterator
from dataclasses import replace

from msgspec import structs

from speeltafel.bots.retelling import Told, told
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal
from speeltafel.engine.state import State
from speeltafel.engine.story import Story
from speeltafel.engine.view import HAND, TableView
from speeltafel.table import wire
from speeltafel.table.audience import shown, view_with
from speeltafel.table.match import Match

GZIP = 31
"""How zlib is told to write what gzip reads."""


# In another process.


def story_of(match: Match, seat: int) -> Told:
    """What a seat has seen of a match."""
    whole = match.journal()
    journal = replace(whole, moves=whole.standing())
    story = Story(seat, journal.game.recalled)
    for state, events in journal.replay():
        story.note(state, events)
    return told(story)


def journal_of(match: Match) -> bytes:
    """The whole journal with its closing line, packed."""
    journal = discreet(match.journal())
    journal.close()
    return packed(iter([journal.dump().encode()]))


def discreet(journal: Journal) -> Journal:
    """The journal without what people told of themselves alone, as far as the game did not tell it.

    It has told it where a rule made use of it: then the same moves would lead elsewhere without.
    """
    private = journal.game.options.private
    told = what_happened(journal) if private else None
    for seat in range(journal.players):
        options = dict(journal.options)
        for name in private:
            values = options[name]
            assert isinstance(values, list)
            options[name] = [*values[:seat], 0, *values[seat + 1 :]]
        other = replace(journal, options=options)
        if options != journal.options and what_happened(other) == told:
            journal = other
    return journal


def what_happened(journal: Journal) -> list[object] | None:
    """Every event of a match; None where its moves cannot be made."""
    try:
        return [event.as_list() for _, events in journal.replay() for event in events]
    except BadInput:
        return None


def unplayed_of(match: Match) -> bytes:
    """The journal of a match that nobody can play through any more: without a closing line."""
    moves = [json.dumps({"move": text, "seat": seat}) + "\n" for seat, text in match.moves]
    return packed(iter([match.head.encode(), "".join(moves).encode()]))


def replay_of(match: Match, viewer: int | None) -> bytes:
    """A `http.Replay`, packed: a finished game as a viewer saw it, or with all hands open."""
    return packed(written(match, viewer))


def written(match: Match, viewer: int | None) -> Iterator[bytes]:
    """As JSON bit by bit: it is large, and most of it is much the same."""
    journal = match.journal()
    personal = journal.game.options.personal
    options = {name: value for name, value in journal.options.items() if name not in personal}
    yield b'{"names":%b,"options":%b,"views":[' % (wire.encode(match.names), wire.encode(options))
    for number, view in enumerate(views(journal, viewer)):
        yield b"," * bool(number) + wire.encode(view)
    yield b"]}"


def views(journal: Journal, viewer: int | None) -> Iterator[TableView]:
    game = journal.game
    for state, events, before in journal.steps():
        if viewer is None:
            view = opened(game, state)
            view.events = tuple([shown(event) for event in events])
            if game.moment is not None and (events or state.is_step):
                view.moment = game.moment(state.seen_by(GALLERY), events, before)
        else:
            view = view_with(game, state, viewer, events, before)
        yield view


def opened(game: Game, state: State) -> TableView:
    """What the gallery sees, with everybody's hand beside it."""
    view = game.view(state.seen_by(GALLERY))
    there = {(zone.name, zone.seat) for zone in view.zones}
    hands = [
        structs.replace(zone, selectable=False)
        for seat in range(state.players)
        for zone in game.view(state.seen_by(seat)).zones
        if zone.kind == HAND and zone.seat == seat and (zone.name, seat) not in there
    ]
    view.zones = (*view.zones, *hands)
    return view


def packed(parts: Iterator[bytes]) -> bytes:
    packer = zlib.compressobj(wbits=GZIP)
    small = [packer.compress(part) for part in parts]
    return b"".join([*small, packer.flush()])
