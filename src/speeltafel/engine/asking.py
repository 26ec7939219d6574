"""Asking is not doing: what would happen with these cards, there, or which rule is against it.

People point at things: cards of a zone, and a spot or pile to which they are to go. What that means
as a move is worked out here, once for every client, from the asking seat's projection alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from speeltafel.engine.game import Game
from speeltafel.engine.moves import NOTHING, Move, Refusal
from speeltafel.engine.notation import Verb
from speeltafel.engine.state import Projection
from speeltafel.engine.view import MoveView, Said, TableView, ZoneView, attempt

WHOLE = -1
"""The spot of a zone that is pointed at as a whole."""


@dataclass(frozen=True)
class Gesture:
    """Cards of a zone, and where they are to go; either may be missing."""

    zone: str = ""
    cards: tuple[int, ...] = ()
    place: str = ""
    spot: int = WHOLE


def meant(
    game: Game, seen: Projection, seat: int, gesture: Gesture
) -> tuple[tuple[MoveView, ...], Refusal | None]:
    """The moves that a gesture may stand for now; where there is none, why not.

    Of several reasons the most telling is given: one of a verb that can be used now, about these
    very cards, with the most facts.
    """
    view = game.view(seen)
    offered = tuple([move for move in view.moves if is_meant(move, gesture, view)])
    if offered:
        return offered, None
    now = {move.attempt.verb for move in view.moves}
    told: Refusal | None = None
    most = (-1, -1, -1)
    for move in candidates(game, view, gesture):
        refusal = seen.why_not(seat, move)
        if refusal is None:
            return (MoveView(attempt(move), Said(f"verb-{move.verb}"), move.cards),), None
        is_about = refusal.facts.get("card", NOTHING) in gesture.cards
        telling = (int(move.verb in now), int(is_about), len(refusal.facts))
        if telling > most:
            told, most = refusal, telling
    return (), told or Refusal(seen.turn_rule(), "not-a-move")


def is_meant(move: MoveView, gesture: Gesture, view: TableView) -> bool:
    """Whether an offered move does just what was pointed at."""
    if sorted(move.cards) != sorted(gesture.cards):
        return False
    if move.zones and any(zone != gesture.zone for zone in move.zones):
        return False
    if not gesture.place:
        return bool(gesture.cards)
    if gesture.spot == WHOLE:
        zone = zone_of(view, gesture.place)
        return zone is not None and zone.move == move.attempt
    return move.place == gesture.place and move.spot == gesture.spot


def candidates(game: Game, view: TableView, gesture: Gesture) -> Iterator[Move]:
    """The moves that the rules could be asked about, those that people mean first."""
    place = zone_of(view, gesture.place)
    if place is not None and gesture.spot == WHOLE and place.move and not gesture.cards:
        yield place.move.move()
        return
    cards = tuple(sorted(gesture.cards))
    for verb in game.notation.verbs.values():
        if cards and verb.least <= len(cards) <= verb.most:
            for number in numbers(verb, view, place, gesture.spot):
                yield Move(verb.name, cards, number)


def numbers(verb: Verb, view: TableView, place: ZoneView | None, spot: int) -> Iterator[int]:
    """What may stand behind the cards: the spot that was pointed at, or else any there is."""
    if not verb.words and not verb.numbers:
        yield NOTHING
        return
    zones = view.zones if place is None else (place,)
    spots = [one for zone in zones for one in zone.spots]
    if place is not None and spot != WHOLE:
        spots = spots[spot : spot + 1]
    elif verb.words:
        yield from range(len(verb.words))
        return
    for tag in [one.tag for one in spots]:
        if tag in verb.words:
            yield verb.words.index(tag)
        elif verb.numbers and tag.isdecimal():
            yield int(tag)


def zone_of(view: TableView, name: str) -> ZoneView | None:
    return next((zone for zone in view.zones if zone.name == name), None) if name else None
