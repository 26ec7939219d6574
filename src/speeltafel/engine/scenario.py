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
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY, NOBODY, Event
from speeltafel.engine.fields import PARTS
from speeltafel.engine.game import Game
from speeltafel.engine.moves import NOTHING, IllegalMove, Move, Refusal
from speeltafel.engine.notation import NotationError
from speeltafel.engine.positions import (
    LETTERS,
    ScenarioFailed,
    card_text,
    face_down,
    parse,
    place,
    read_card,
    seat_of,
)
from speeltafel.engine.state import State
from speeltafel.engine.zones import Zone

NO_MOVE = "no move"

Watch = Callable[[State, int, Move], None]
"""Is told of every legal move of a scenario, with a copy of the state before it."""


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


def scenario_named(game: Game, name: str) -> Scenario:
    """One of them by its name, in which its file comes first: `play/a-trick`."""
    path = game.folder / "scenarios" / f"{name.partition('/')[0]}.toml"
    for scenario in read_scenarios(path) if path.is_file() else ():
        if scenario.name == name:
            return scenario
    raise ScenarioFailed(f"{game.id} has no scenario {name}")


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


# Steps.


def step(state: State, line: str, happened: list[Event], watch: Watch | None = None) -> list[Event]:
    """Do what a line says, or hold it against the table; the events of the last move."""
    events = do(state, line, watch)
    if events is not None:
        return events
    if match := re.fullmatch(r"([A-Z]) may: ?(.*)", line):
        expect_moves(state, seat_of(match[1], state), match[2])
    elif match := re.fullmatch(r"([A-Z]|gallery) sees (.+?) = ?(.*)", line):
        viewer = GALLERY if match[1] == "gallery" else seat_of(match[1], state)
        expect(state.seen_by(viewer), match[2], match[3])
    elif match := re.fullmatch(r"no event (\S+)(?: = (.*))?", line):
        told = [said(state, event) for event in happened if event.kind == match[1]]
        if told and match[2] in (None, *told):
            raise ScenarioFailed("it happened")
    elif match := re.fullmatch(r"event (\S+) =(.*)", line):
        told = [said(state, event) for event in happened if event.kind == match[1]]
        if match[2].strip() not in told:
            raise ScenarioFailed(f"found {told or [event.kind for event in happened]}")
    elif match := re.fullmatch(r"(.+?) = ?(.*)", line):
        expect(state, match[1], match[2])
    else:
        raise ScenarioFailed("no step is written like this")
    return happened


def do(state: State, line: str, watch: Watch | None) -> list[Event] | None:
    """What happens by a line that says what somebody does; None where it says something else."""
    if match := re.fullmatch(r"([A-Z]) leaves(?: -> (.+))?", line):
        return attempt(state, match[1], "leave", match[2] or "")
    if match := re.fullmatch(r"(all give up)(?: -> (.+))?", line):
        return attempt(state, LETTERS[0], match[1], match[2] or "")
    if match := re.fullmatch(r"([A-Z]): (.*?)(?: -> (.+))?", line):
        *before, last = match[2].split("; ")
        told = [event for text in before for event in attempt(state, match[1], text, "", watch)]
        return told + attempt(state, match[1], last, match[3] or "", watch)
    return None


def attempt(
    state: State, letter: str, text: str, refused: str, watch: Watch | None = None
) -> list[Event]:
    seat = seat_of(letter, state)
    before, earlier = state.record(), state.copy()
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
    faults = state.copy().faults()  # looking at the table itself may settle what it shares or noted
    if faults:
        raise ScenarioFailed(faults[0])
    if earlier.record() != before:
        raise ScenarioFailed("an earlier copy has changed with it")
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


def expect_moves(state: State, seat: int, text: str) -> None:
    legal = sorted(state.write(move) for move in state.legal_moves(seat))
    moves = [move for move in text.split("|") if move.strip()]
    wanted = sorted(state.write(state.read(seat, move)) for move in moves)
    compare(" | ".join(legal), " | ".join(wanted))


def expect(state: State, name: str, text: str) -> None:
    words = name.split()
    zones = [zone for zone in state.copy().zones() if zone.name == words[0]]
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
        value, shape = value[-1], PARTS[shape]
    elif len(words) == 2:
        value, shape = value[seat_of(words[1], state)], PARTS[shape]
    if value != parse(state, shape, text):
        raise ScenarioFailed(f"found {value}")


def compare(found: str, wanted: str) -> None:
    if found != wanted:
        raise ScenarioFailed(f"found {found!r}, wanted {wanted!r}")
