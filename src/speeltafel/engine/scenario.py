"""Scenarios: the rulebook by example.

A scenario is a table in a TOML file: a title, the rules it shows, a position written by the few
facts that matter, and steps, one a line:

    A: play z8                   seat A makes this move
    A: lay p1; lay p2; go        … several moves, one after another
    A: play r1 -> 12-LEAD-01     … and is refused by this rule (of several moves the last)
    A: play z9 -> 12-SUM-02 over-twelve sum=8   … for this reason, with these facts
    A: shout -> no move          … and no move is written like that
    A leaves                     seat A leaves the game
    all give up                  they end it together
    A may: play z8 | draw        just these are A's legal moves
    sum = 12                     a field of the state
    hand A = z8 r5               a zone: the order counts where it means anything
    stock size = 28              how many cards lie there; of a hand: `hand A size`
    B sees hand A = ? ?          … as another seat sees it
    event trick = B z12 r12 35   this happened in the last line: seat, cards, number
    no event bonus               … and this did not; or `no event bonus = B 5`: not this one
    over = 12-END-02             the rule by which the game ended; also: winners, scores

In a position a zone is given by its cards, from the top where it lies face down. `any 3` stands
for three cards of chance, `...` and `rest` for all that are left over. A hand that is not given
is dealt, and what is left over goes to the face-down piles. What a file says under `[common]`
holds for all its scenarios that say nothing else.
"""

import re
import string
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from speeltafel.engine.chance import fast
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY, MOST_SEATS, NOBODY, UNSEEN, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import NOTHING, IllegalMove, Move, Refusal
from speeltafel.engine.notation import NotationError
from speeltafel.engine.state import (
    CARD,
    CARD_LISTS,
    CARDS,
    EACH,
    FLAG,
    FLAGS,
    INTS,
    ROWS,
    SEAT,
    TEXT,
    State,
)
from speeltafel.engine.zones import Zone

LETTERS = string.ascii_uppercase[:MOST_SEATS]
NO_MOVE = "no move"

Watch = Callable[[State, int, Move], None]
"""Is told of every legal move of a scenario, with a copy of the state before it."""


class ScenarioFailed(AssertionError):
    """A scenario does not hold; the message names it, the line and what was found."""


@dataclass(frozen=True)
class Scenario:
    """One example of the rulebook."""

    name: str
    title: str
    rules: tuple[str, ...]
    players: int
    steps: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    table: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1
    refused: str = ""
    """The rule by which already the deal is refused."""


def scenarios_of(game: Game) -> Iterator[Scenario]:
    """All scenarios of a game's folder."""
    for path in sorted((game.folder / "scenarios").glob("*.toml")):
        yield from read_scenarios(path)


def read_scenarios(path: Path) -> Iterator[Scenario]:
    with path.open("rb") as file:
        data = tomllib.load(file)
    common = data.pop("common", {})
    for key, own in data.items():
        body = {**common, **own}
        for part in ("options", "table"):
            body[part] = {**common.get(part, {}), **own.get(part, {})}
        steps = [line.strip() for line in body.pop("steps", "").splitlines()]
        body["steps"] = tuple(line for line in steps if line and not line.startswith("#"))
        body["rules"] = tuple(body["rules"])
        yield Scenario(f"{path.stem}/{key}", **body)


def run(game: Game, scenario: Scenario, watch: Watch | None = None) -> None:
    """Execute a scenario; ScenarioFailed where it does not hold."""
    if scenario.refused:
        try:
            game.deal(scenario.players, scenario.seed, scenario.options)
        except BadInput as error:
            if error.rule == scenario.refused:
                return
            raise ScenarioFailed(f"{scenario.name}: refused by {error.rule}: {error}") from None
        raise ScenarioFailed(f"{scenario.name}: the deal was not refused")
    state = opening(game, scenario)
    happened = state.take_events()
    for line in scenario.steps:
        try:
            happened = step(state, line, happened, watch)
        except (ScenarioFailed, BadInput) as error:
            raise ScenarioFailed(f"{scenario.name}: {line!r}: {error}") from None


# Positions.


def opening(game: Game, scenario: Scenario) -> State:
    """The position with which a scenario begins; the events of its deal where it gives none."""
    try:
        state = game.deal(scenario.players, scenario.seed, scenario.options)
        if scenario.table:
            state.take_events()
            place(state, scenario.table)
    except (ScenarioFailed, BadInput) as error:
        raise ScenarioFailed(f"{scenario.name}: {error}") from None
    faults = state.faults()
    if faults:
        raise ScenarioFailed(f"{scenario.name}: the position is impossible: {faults[0]}")
    return state


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


# Steps.


def step(state: State, line: str, happened: list[Event], watch: Watch | None = None) -> list[Event]:
    """Do what a line says; the events of the last move."""
    if match := re.fullmatch(r"([A-Z]) leaves(?: -> (.+))?", line):
        return attempt(state, match[1], "leave", match[2] or "")
    if match := re.fullmatch(r"(all give up)(?: -> (.+))?", line):
        return attempt(state, LETTERS[0], match[1], match[2] or "")
    if match := re.fullmatch(r"([A-Z]) may: ?(.*)", line):
        seat = seat_of(match[1], state)
        found = sorted(state.write(move) for move in state.legal_moves(seat))
        moves = [text for text in match[2].split("|") if text.strip()]
        wanted = sorted(state.write(state.read(seat, text)) for text in moves)
        compare(" | ".join(found), " | ".join(wanted))
    elif match := re.fullmatch(r"([A-Z]): (.*?)(?: -> (.+))?", line):
        *before, last = match[2].split("; ")
        told = [event for text in before for event in attempt(state, match[1], text, "", watch)]
        return told + attempt(state, match[1], last, match[3] or "", watch)
    elif match := re.fullmatch(r"([A-Z]|gallery) sees (.+?) = ?(.*)", line):
        viewer = GALLERY if match[1] == "gallery" else seat_of(match[1], state)
        expect(state.seen_by(viewer), match[2], match[3])
    elif match := re.fullmatch(r"no event (\S+)(?: = (.*))?", line):
        found = [said(state, event) for event in happened if event.kind == match[1]]
        if found and match[2] in (None, *found):
            raise ScenarioFailed("it happened")
    elif match := re.fullmatch(r"event (\S+) =(.*)", line):
        found = [said(state, event) for event in happened if event.kind == match[1]]
        if match[2].strip() not in found:
            raise ScenarioFailed(f"found {found or [event.kind for event in happened]}")
    elif match := re.fullmatch(r"(.+?) = ?(.*)", line):
        expect(state, match[1], match[2])
    else:
        raise ScenarioFailed("no step is written like this")
    return happened


def attempt(
    state: State, letter: str, text: str, refused: str, watch: Watch | None = None
) -> list[Event]:
    seat = seat_of(letter, state)
    before = state.record()
    try:
        if text == "leave":
            state.leave(seat)
        elif text == "all give up":
            state.give_up()
        else:
            move = state.read(seat, text)
            if watch is not None and not refused:
                watch(state.copy(), seat, move)
            state.submit(seat, move)
    except IllegalMove as error:
        compare_refusal(error.refusal, refused)
        compare(state.record(), before)
        return []
    except NotationError as error:
        if refused != NO_MOVE:
            raise ScenarioFailed(str(error)) from None
        return []
    if refused:
        raise ScenarioFailed("the move was not refused")
    faults = state.faults()
    if faults:
        raise ScenarioFailed(faults[0])
    return state.take_events()


def compare_refusal(refusal: Refusal, wanted: str) -> None:
    """The rule against a move; the reason and facts only where the scenario names them."""
    rule, *more = wanted.split() or ["a legal move"]
    compare(refusal.rule, rule)
    known = [refusal.reason, *[f"{name}={value}" for name, value in refusal.facts.items()]]
    compare(" ".join(word for word in more if word in known), " ".join(more))


def said(state: State, event: Event) -> str:
    """An event as a step writes it."""
    parts = [LETTERS[event.seat]] if event.seat != NOBODY else []
    parts += [card_text(state, card) for card in event.cards]
    parts += [str(event.number)] if event.number != NOTHING else []
    return " ".join(parts)


def expect(state: State, name: str, text: str) -> None:
    words = name.split()
    zones = [zone for zone in state.zones() if zone.name == words[0]]
    standing = state.setup.course.outcome  # also before the end
    if zones:
        expect_zone(state, zones, words[1:], text)
    elif name == "over":
        compare(state.ending, text)
    elif name == "to act":
        compare("".join(LETTERS[seat] for seat in state.to_act()), text.replace(" ", ""))
    elif name == "winners":
        compare("".join(LETTERS[seat] for seat in standing(state).winners), text.replace(" ", ""))
    elif name == "scores":
        compare(" ".join(map(str, standing(state).scores)), text)
    else:
        expect_field(state, words, text)


def expect_zone(state: State, zones: list[Zone], words: list[str], text: str) -> None:
    letters = [word for word in words if word != "size"]
    seat = seat_of(letters[0], state) if letters else NOBODY
    zone = next(zone for zone in zones if zone.seat == seat or seat == NOBODY)
    if "size" in words:
        compare(str(len(zone.cards)), text)
        return
    cards = zone.cards[::-1] if face_down(zone) else zone.cards
    found = [card_text(state, card) for card in cards]
    wanted = [card_text(state, read_card(state, word)) for word in text.split()]
    if not zone.ordered:
        found, wanted = sorted(found), sorted(wanted)
    compare(" ".join(found), " ".join(wanted))


def expect_field(state: State, words: list[str], text: str) -> None:
    name = words[0]
    shape = state.all_fields().get(name)
    if shape is None:
        raise ScenarioFailed(f"a state has no {name!r}")
    value = getattr(state, name)
    if words[-1] == "last":
        value, shape = value[-1], {ROWS: INTS, CARD_LISTS: CARDS}[shape]
    elif len(words) == 2:
        value, shape = value[seat_of(words[1], state)], {INTS: "int", FLAGS: FLAG}[shape]
    if value != parse(state, shape, text):
        raise ScenarioFailed(f"found {value}")


def parse(state: State, shape: str, text: str) -> object:
    """A value written in a scenario."""
    if shape.startswith(EACH):
        return [parse(state, shape.removeprefix(EACH), word) for word in text.split()]
    if "|" in shape:
        words = shape.split("|")
        if text not in words:
            raise ScenarioFailed(f"{text!r} is none of {', '.join(words)}")
        return words.index(text)
    if shape == SEAT:
        return seat_of(text, state)
    if shape == CARD:
        return read_card(state, text)
    if shape == TEXT:
        return text
    if shape == FLAG:
        return {"true": True, "false": False}[text]
    if shape == FLAGS:
        return [{"true": True, "false": False}[word] for word in text.split()]
    if shape == INTS:
        return [int(word) for word in text.split()]
    if shape == ROWS:
        return [[int(word) for word in row.split()] for row in text.split("/") if row.strip()]
    if shape == CARDS:
        return [read_card(state, word) for word in text.split()]
    return int(text)


def seat_of(letter: str, state: State) -> int:
    seat = LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= seat < state.players:
        raise ScenarioFailed(f"{letter!r} is no seat: A to {LETTERS[state.players - 1]}")
    return seat


def read_card(state: State, text: str) -> int:
    return UNSEEN if text == "?" else state.setup.notation.read_card(text)


def card_text(state: State, card: int) -> str:
    return "?" if card == UNSEEN else state.setup.notation.names[card]


def compare(found: str, wanted: str) -> None:
    if found != wanted:
        raise ScenarioFailed(f"found {found!r}, wanted {wanted!r}")
