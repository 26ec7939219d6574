"""Positions: a table written by the few facts that matter, as in scenarios and lessons."""

import re
import string
from collections.abc import Mapping

from speeltafel.engine.chance import fast
from speeltafel.engine.events import MOST_SEATS, NOBODY, UNSEEN
from speeltafel.engine.fields import (
    CARD,
    CARD_LISTS,
    EACH,
    FLAG,
    PARTS,
    ROWS,
    SEAT,
    TEXT,
)
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone

LETTERS = string.ascii_uppercase[:MOST_SEATS]
TRUTH = {"true": True, "false": False}


class ScenarioFailed(AssertionError):
    """A scenario does not hold; the message names it, the line and what was found."""


def place(state: State, table: Mapping[str, object]) -> None:
    """Put cards and counters where the scenario wants them, fill the rest legally."""
    zones = {zone.name for zone in state.zones()}
    for name, value in table.items():
        if name not in zones:
            set_field(state, name, value)
    place_cards(state, {name: value for name, value in table.items() if name in zones})
    state.placed()


def set_field(state: State, name: str, value: object) -> None:
    shape = state.all_fields().get(name)
    if shape is None:
        raise ScenarioFailed(f"a position has no {name!r}")
    if isinstance(value, dict):
        values = getattr(state, name)
        for letter, item in value.items():
            values[seat_of(letter, state)] = item
    else:
        text = str(value).lower() if isinstance(value, bool) else str(value)
        setattr(state, name, parse(state, shape, text))


def place_cards(state: State, wanted: Mapping[str, object]) -> None:
    zones = state.zones()
    texts = [zone_text(zone, wanted) for zone in zones]
    unnamed = [i for i, zone in enumerate(zones) if face_down(zone) and zone.name not in wanted]
    taking = [zones[i] for i, text in enumerate(texts) if {"rest", "..."} & {*text.split()}]
    for i in unnamed:
        if not any(same_kind(state, zones[i], zone) for zone in taking):
            texts[i] = "rest"
    pool = state.counts().copy()
    for text in texts:
        for card in named_cards(state, text):
            pool[card] -= 1
            if pool[card] < 0:
                name = state.setup.notation.names[card]
                raise ScenarioFailed(f"the position holds {name} more often than the deck")
    left = [card for card, n in enumerate(pool) for _ in range(n)]
    fast(state.round).shuffle(left)
    # what takes all the rest is filled last
    for i in sorted(range(len(zones)), key=lambda i: bool({"rest", "..."} & {*texts[i].split()})):
        fill(state, zones[i], texts[i], left)
    for i in unnamed:  # what the named piles do not take
        zones[i].cards[:0] = [card for card in left if state.may_lie(zones[i], card)]
        left = [card for card in left if not state.may_lie(zones[i], card)]
    if left:
        raise ScenarioFailed(f"{len(left)} cards are left over: say where the rest lies")


def same_kind(state: State, one: Zone, other: Zone) -> bool:
    """Whether some card can lie in either zone."""
    cards = range(len(state.counts()))
    return any(state.may_lie(one, card) and state.may_lie(other, card) for card in cards)


def zone_text(zone: Zone, wanted: Mapping[str, object]) -> str:
    """What a scenario says of a zone, in words of its own where it says nothing."""
    given = wanted.get(zone.name)
    if isinstance(given, dict):
        given = given.get(LETTERS[zone.seat])
    if given is not None:
        return str(given)
    return f"any {len(zone.cards)}" if zone.name not in wanted or zone.seat != NOBODY else ""


def named_cards(state: State, text: str) -> list[int]:
    words = re.sub(r"any \d+|rest|\.\.\.", "", text)
    return state.setup.notation.read_cards(words)


def fill(state: State, zone: Zone, text: str, left: list[int]) -> None:
    cards = named_cards(state, text)
    for n in re.findall(r"any (\d+)", text):
        fitting = [i for i, card in enumerate(left) if state.may_lie(zone, card)]
        if int(n) > len(fitting):
            raise ScenarioFailed(f"no {n} cards are left for {zone.name}")
        cards += [left.pop(i) for i in fitting[::-1][: int(n)]]
    if {"rest", "..."} & {*text.split()}:
        cards += [card for card in left if state.may_lie(zone, card)]
        left[:] = [card for card in left if not state.may_lie(zone, card)]
    if face_down(zone):
        cards.reverse()
    zone.cards[:] = cards if zone.ordered else sorted(cards)


def face_down(zone: Zone) -> bool:
    """A pile that nobody sees is written from its top, which is the end of its list."""
    return zone.audience == 0 and zone.ordered


# Values.


def parse(state: State, shape: str, text: str) -> object:
    """A value as it is written."""
    if shape.startswith(EACH):
        return [parse(state, shape.removeprefix(EACH), word) for word in text.split()]
    if shape in (CARD_LISTS, ROWS):
        return [parse(state, PARTS[shape], row) for row in text.split("/") if row.strip()]
    if shape in PARTS:
        return [parse(state, PARTS[shape], word) for word in text.split()]
    if shape == SEAT:
        return seat_of(text, state)
    if shape == CARD:
        return read_card(state, text)
    if shape == TEXT:
        return text
    return TRUTH[text] if shape == FLAG else one_of(shape.split("|"), text)


def one_of(words: list[str], text: str) -> int:
    """A number, or the place of a word among those that a field has for its numbers."""
    if len(words) == 1:
        return int(text)
    if text not in words:
        raise ScenarioFailed(f"{text!r} is none of {', '.join(words)}")
    return words.index(text)


def seat_of(letter: str, state: State) -> int:
    seat = LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= seat < state.players:
        raise ScenarioFailed(f"{letter!r} is no seat: A to {LETTERS[state.players - 1]}")
    return seat


def read_card(state: State, text: str) -> int:
    return UNSEEN if text == "?" else state.setup.notation.read_card(text)


def card_text(state: State, card: int) -> str:
    return "?" if card == UNSEEN else state.setup.notation.names[card]
