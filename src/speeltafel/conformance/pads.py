"""A score pad counts as the rules do: games are written down from what people see, and compared."""

import random
from collections.abc import Mapping
from functools import partial

from speeltafel.conformance.tried import Tried
from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import DECISION_LIMIT, Setting, require
from speeltafel.engine.drive import Observer, drive
from speeltafel.engine.events import GALLERY, NOBODY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.pad import (
    CARD_NAMES,
    KINDS,
    OPTION_TEXTS,
    SEAT,
    WORDED,
    Field,
    Query,
    Value,
    Written,
)
from speeltafel.engine.reckoning import CLOSING, OPENING, Pad, Place, Standing
from speeltafel.engine.state import Projection, State
from speeltafel.engine.view import Said
from speeltafel.texts import LANGUAGES, texts


def check_pad(game: Game, setting: Setting, seed: int, tried: Tried) -> None:
    """Play a game by the rule of thumb and keep score of it on paper."""
    if game.pad is None:
        return
    state = game.deal(setting.players, seed, {**setting.options, **game.pad.fixed})
    names = [f"speler {seat}" for seat in range(setting.players)]
    pad = Pad(game, names, setting.options)
    scorer = Scorer(pad)
    rng = random.Random(seed)
    drive(state, partial(any_decision, game, rng), [scorer], DECISION_LIMIT)
    scorer.close(state)
    check_corrected(pad, scorer.entries, rng)
    for made in pad.reckon(scorer.entries).rounds:
        check_fields(game, made.fields)
    check_fields(game, (*pad.opening(), *pad.rules.closing(pad.blank)))
    tried.count("pads")
    tried.count("rounds on pads", scorer.rounds)


def any_decision(
    game: Game, rng: random.Random, state: State, seats: tuple[int, ...]
) -> tuple[int, Move]:
    """Mostly by the rule of thumb, so that rounds end as they do among people."""
    seat = rng.choice(seats)
    if rng.random() < 0.1:
        return seat, rng.choice(state.legal_moves(seat))
    return seat, game.heuristic(state.seen_by(seat), seat, fast(rng.getrandbits(32)))


class Scorer(Observer):
    """Somebody who looks on and writes down each round when it is over."""

    def __init__(self, pad: Pad) -> None:
        self.pad = pad
        self.entries: dict[Place, Value] = {}
        self.rounds = 0
        self.checked = 0
        """So many rounds of a standing have been looked at."""
        self.round = -1
        self.told: list[Event] = []
        self.seen: Projection | None = None
        """The table as it was last seen in this round."""
        self.steps: list[State] = []

    def on_the_way(self, steps: list[State]) -> None:
        self.steps = [*steps]

    def after(self, state: State, events: list[Event]) -> None:
        """Who looks on sees every step of a move, and knows a round's last when the next begins."""
        self.told += [event.seen_by(GALLERY) for event in events]
        if self.seen is None:
            self.seen, self.round = state.seen_by(GALLERY), state.round
            self.write(OPENING, self.pad.opening())
            return
        for step in [*self.steps, state]:
            if step.round == self.round:
                self.seen = step.seen_by(GALLERY)
        self.steps = []
        begun = state.round > max(self.round, 1)
        if begun or state.ending:
            self.end_round(state, begun)
        self.round = state.round

    def end_round(self, state: State, begun: bool) -> None:
        cut = beginning(self.told, self.pad.rules.begins) if begun else len(self.told)
        later, self.told = self.told[cut:], self.told[:cut]
        self.rounds += 1
        self.write(self.rounds, self.pad.rules.fields(self.pad.blank))
        if state.ending:
            self.write(CLOSING, self.pad.rules.closing(self.pad.blank))
        standing = self.pad.reckon(self.entries)
        check_standing(self.pad, standing, state)
        for made in standing.rounds[self.checked :]:
            for reckoned in made.reckoning:
                check_parts(self.pad.game, reckoned.parts)
        self.checked = len(standing.rounds)
        self.told = later

    def write(self, number: int, fields: tuple[Field, ...]) -> None:
        """What is asked now, and of whom: one name may be everybody's here and each one's there."""
        assert self.seen is not None
        each = {field.name: field.each for field in fields}
        for (name, seat), value in self.pad.rules.noted(self.told, self.seen).items():
            if each.get(name) == (seat != NOBODY):
                self.entries[number, name, seat] = value

    def close(self, state: State) -> None:
        standing = self.pad.reckon(self.entries)
        outcome = state.outcome()
        require(standing.ending == outcome.reason, "pad", f"it ended by {standing.ending!r}")
        require(standing.winners == outcome.winners, "pad", f"winners {standing.winners}")
        require(standing.totals == outcome.scores, "pad", f"scores {standing.totals}")


def beginning(told: list[Event], kind: str) -> int:
    """Where in what was told another round begins than the one that it begins with."""
    places = [at for at, event in enumerate(told) if event.kind == kind]
    return places[-1] if len(places) > 1 else len(told)


def check_standing(pad: Pad, standing: Standing, state: State) -> None:
    refused = [made.refusal for made in standing.rounds if made.refusal is not None]
    require(not refused, "pad", f"a round that was played is refused: {refused}")
    seats = pad.game.view(state.seen_by(GALLERY)).seats
    totals = tuple([seat.score for seat in seats])
    require(standing.totals == totals, "pad", f"{standing.totals} instead of {totals}")
    out = tuple([seat.seat for seat in seats if seat.out])
    require(standing.out == out, "pad", f"out are {standing.out} instead of {out}")
    kept, played = pad.rules.ledger(pad.last), pad.rules.ledger(state)
    require(kept == played, "pad", f"it has {kept} instead of {played}")
    for said in (*standing.notes, *[one for facts in standing.facts for one in facts]):
        check_said(pad.game, said)


def check_parts(game: Game, parts: tuple[object, ...]) -> None:
    for part in parts:
        rule, label = getattr(part, "rule", ""), getattr(part, "label", None)
        require(rule in game.rules, "pad", f"{rule!r} is no rule")
        assert isinstance(label, Said)
        check_said(game, label)


def check_said(game: Game, said: Said) -> None:
    for language in LANGUAGES:
        require(bool(texts(game, language).say(said)), "pad", f"{said.id} says nothing")


def check_corrected(pad: Pad, entries: Mapping[Place, Value], rng: random.Random) -> None:
    """A round that was written wrongly and corrected leaves no trace."""
    right = pad.reckon(entries)
    place = rng.choice(sorted(entries))
    wrong = {**entries, place: strange_value(pad, place, rng)}
    said = pad.reckon(wrong)
    for made in said.rounds:
        if made.refusal is not None:
            check_sentence(pad.game, made.refusal)
    require(pad.reckon({**wrong, place: entries[place]}) == right, "pad", "a correction is not")


def strange_value(pad: Pad, place: Place, rng: random.Random) -> Value:
    """Some other thing that can be written there."""
    field = pad.field_at(place)
    assert field is not None
    return any_value(field, pad.players, rng)


def any_value(field: Field, players: int, rng: random.Random) -> Value:
    if field.choices:
        return rng.choice(field.choices)
    if field.kind == SEAT:
        return rng.randrange(field.least, players)
    if field.keys and (not field.most or rng.random() < 0.5):
        return [rng.randrange(len(field.keys)) for _ in range(rng.randrange(9))]
    return rng.randrange(field.least, field.most + 1, field.step)


def check_sentence(game: Game, refusal: Refusal) -> None:
    for language in LANGUAGES:
        said = texts(game, language).refusal(refusal)
        require(refusal.rule in said, "pad", f"{refusal} is not said in {language}")


def check_fields(game: Game, fields: tuple[Field, ...]) -> None:
    for field in fields:
        require(field.kind in KINDS, "pad", f"{field.name}: no kind {field.kind!r}")
        require(field.rule in game.rules, "pad", f"{field.name}: no rule {field.rule!r}")
        names = [f"pad-{field.name}"]
        if field.kind == SEAT and field.least == NOBODY:
            names.append(f"pad-{field.name}-nobody")
        names += [f"pad-{field.name}-{one}" for one in field.choices if is_worded(field, one)]
        for language in LANGUAGES:
            text = texts(game, language)
            for name in names:
                require(text.has(name), "pad", f"there is no text {name!r} in {language}")


def is_worded(field: Field, choice: int) -> bool:
    """Whether a choice has a message of its own."""
    if field.shown == CARD_NAMES:
        return choice < 0
    return field.shown == WORDED or (field.shown == OPTION_TEXTS and choice == 0)


def check_queries(game: Game, seed: int, times: int, tried: Tried) -> None:
    """Whatever people ask the referee has an answer with a rule, in every language."""
    rng = random.Random(seed)
    for query in game.pad.queries if game.pad is not None else ():
        for language in LANGUAGES:
            has = texts(game, language).has(f"ask-{query.name}")
            require(has, "pad", f"there is no text ask-{query.name}")
        for _ in range(times):
            ask(game, query, rng)
        tried.count("questions to the referee", times)


def ask(game: Game, query: Query, rng: random.Random) -> None:
    players = rng.choice(game.seats)
    table = game.deal(players, rng.getrandbits(32))
    fields = query.fields(table)
    check_fields(game, fields)
    cells = {
        (field.name, seat): any_value(field, players, rng)
        for field in fields
        for seat in (range(players) if field.each else (NOBODY,))
    }
    verdict = query.answer(table, Written(fields, cells))
    if isinstance(verdict, Refusal):
        check_sentence(game, verdict)
        return
    require(verdict.rule in game.rules, "pad", f"{verdict.rule!r} is no rule")
    for language in LANGUAGES:
        said = texts(game, language).say(verdict.says)
        require(bool(said), "pad", f"{verdict.says.id} says nothing")
