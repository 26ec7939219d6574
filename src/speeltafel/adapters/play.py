"""A game played by numbers: what every adapter steps through, and each only dresses otherwise."""

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from speeltafel.adapters.actions import Actions, Choosing, Path
from speeltafel.adapters.observations import Observations, squeezed
from speeltafel.adapters.stepping import Stepper
from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.setup import returns
from speeltafel.engine.state import Projection, State

Mask = NDArray[np.int8]
Tensor = NDArray[np.float32]


class Rules:
    """A game, its number of players and its options, with the numbers that belong to them."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object] | None = None
    ) -> None:
        self.game = game
        self.setup = game.setup(players, options or {})
        self.players = players
        self.actions = Actions(game.notation)
        self.observations = Observations(game, self.setup)
        self.kinds = {kind.name: at for at, kind in enumerate(game.events)}
        self.parts = len(self.actions) if self.actions.large else 0
        self.size = self.observations.size + self.parts
        """How long an observation is."""
        self.history_size = len(self.kinds) * (players + 1)
        """How much longer an information state is."""

    def __reduce__(self) -> tuple[object, ...]:
        return rules_of, (self.game, self.players, json.dumps(self.setup.options))

    def __deepcopy__(self, _memo: object) -> "Rules":
        return self


@lru_cache(maxsize=32)
def rules_of(game: Game, players: int, options: str = "{}") -> Rules:
    """The same rules for many tables; options as JSON."""
    return Rules(game, players, json.loads(options))


Happened = Event | tuple[int, Move]
"""What a story is told in: an event, or a seat and the move it made."""


class Recall:
    """What a seat saw happen and did, from the deal on: its story without end, as a digest.

    It is told only when somebody asks: `told` says how much of the story it knows.
    """

    def __init__(self, rules: Rules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.digest = b"%d" % seat
        self.counts = [0] * rules.history_size
        self.told = 0

    def copy(self) -> "Recall":
        other = Recall(self.rules, self.seat)
        other.digest = self.digest
        other.counts = self.counts.copy()
        other.told = self.told
        return other

    def hear(self, story: list[Happened]) -> None:
        for happened in story[self.told :]:
            if isinstance(happened, Event):
                self.note(happened)
            elif happened[0] == self.seat:
                self.add(self.rules.game.notation.write(happened[1]))
        self.told = len(story)

    def note(self, event: Event) -> None:
        seen = event.seen_by(self.seat)
        self.add(json.dumps(seen.as_list()))
        players = self.rules.players
        there = event.seat if event.seat == NOBODY else (event.seat - self.seat) % players
        self.counts[self.rules.kinds[event.kind] * (players + 1) + there + 1] += 1

    def add(self, text: str) -> None:
        """Something seen, or a move of one's own."""
        self.digest = hashlib.sha256(self.digest + text.encode()).digest()


class Episode(Stepper):
    """One game under way, and what its seats may know in numbers.

    `remembers`: whether what happens is kept, which information states need. `state`: a game to go
    on with, instead of a deal.
    """

    def __init__(
        self, rules: Rules, seed: int, remembers: bool = False, state: State | None = None
    ) -> None:
        self.rules = rules
        self.remembers = remembers
        self.memories = [Recall(rules, seat) for seat in range(rules.players)] if remembers else []
        self.story: list[Happened] = []
        if state is None:
            state = rules.game.deal_again(rules.setup, seed, quiet=not remembers)
        super().__init__(rules.actions, state)
        self.note()

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (type(self), self.rules, self.state, self.memories, self.story, self.begun)

    def __deepcopy__(self, _memo: object) -> "Episode":
        return self.copy()

    def copy(self) -> "Episode":
        memories = [memory.copy() for memory in self.memories]
        left = (self.rules, self.state.copy(), memories, self.story.copy(), self.begun)
        return revived(type(self), *left)

    def note(self) -> None:
        if self.remembers:
            self.story += self.state.take_events()

    def make(self, move: Move) -> None:
        if self.remembers:
            self.story.append((self.seat, move))
        super().make(move)
        self.note()

    def returns(self) -> list[float]:
        """What the end is worth to each seat; all 0 while the game goes on."""
        if not self.is_over:
            return [0.0] * self.rules.players
        return returns(self.state.outcome(), self.rules.game.cooperative)

    # What a seat may know.

    def begun_by(self, seat: int) -> Path:
        """The parts of a choice that this seat has begun; others do not see them."""
        return self.begun if seat == self.seat else ()

    def choice_of(self, seat: int) -> Choosing:
        """What a seat may choose, if need be once the others have decided."""
        if seat == self.seat:
            return self.choice
        return Choosing(self.actions, self.state.legal_moves(seat), self.begun_by(seat))

    def mask(self, seat: int) -> Mask:
        """A 1 for each legal action of a seat."""
        return np.frombuffer(self.choice_of(seat).bits(), np.int8)

    def observation(self, seat: int) -> Tensor:
        """What a seat sees of the table, and what it has begun to choose."""
        return observed(self.rules, self.state.seen_by(seat), self.begun_by(seat))

    def information(self, seat: int) -> Tensor:
        """The same, and how often each kind of event befell each seat since the deal."""
        counts = [squeezed(count) for count in self.memory(seat).counts]
        return np.concatenate([self.observation(seat), np.array(counts, np.float32)])

    def key(self, seat: int) -> str:
        """A name of the information state with its history: equal where the seat knows the same."""
        now = f"{self.state.seen_by(seat).record()} {self.begun_by(seat)}"
        return hashlib.sha256(self.memory(seat).digest + now.encode()).hexdigest()

    def memory(self, seat: int) -> Recall:
        if not self.remembers:
            raise ValueError("information states need memories: Episode(…, remembers=True)")
        found = self.memories[seat]
        found.hear(self.story)
        return found


def observed(rules: Rules, seen: Projection, begun: Path) -> Tensor:
    """What the viewer of a projection sees, and the parts of a choice it has begun."""
    found: Tensor = np.zeros(rules.size, np.float32)
    observations = rules.observations
    cells, cards = observations.cells(seen)
    found[cells] = cards
    at, end = observations.zones_size, observations.size
    found[at:end] = observations.numbers(seen)
    for action in begun:
        found[end + action] += 1
    return found


def revived(
    kind: type[Episode],
    rules: Rules,
    state: State,
    memories: list[Recall],
    story: list[Happened],
    begun: Path,
) -> Episode:
    """An episode from what it is made of."""
    found = kind(rules, 0, bool(memories), state)
    found.memories, found.story = memories, story
    if begun:
        found.begun = begun
        found.choice = Choosing(rules.actions, found.legal, begun)
    return found


class AllAtOnce(Episode):
    """A game in which all who are asked choose at once, each as far as it has come."""

    def __init__(
        self, rules: Rules, seed: int, remembers: bool = False, state: State | None = None
    ) -> None:
        self.parts: dict[int, Path] = {}
        super().__init__(rules, seed, remembers, state)

    def begun_by(self, seat: int) -> Path:
        return self.parts.get(seat, ())

    def choice_of(self, seat: int) -> Choosing:
        return Choosing(self.actions, self.state.legal_moves(seat), self.begun_by(seat))

    def step_all(self, actions: Mapping[int, int]) -> None:
        """Everybody who is asked chooses; what others name counts for nothing.

        Where somebody's move changes who is asked, what the rest chose was about another table,
        and they are asked anew.
        """
        waiting = list(self.state.to_act())
        chosen = {seat: self.chosen(seat, actions[seat]) for seat in waiting}
        for seat, move in chosen.items():
            if move is None:
                continue
            waiting.remove(seat)
            self.answer(seat, move)
            if list(self.state.to_act()) != waiting:
                self.parts.clear()
                break
        self.look()

    def answer(self, seat: int, move: Move) -> None:
        self.parts.pop(seat, None)
        self.state.play(seat, move)

    def chosen(self, seat: int, action: int) -> Move | None:
        """The move that an action completes; None where more has to be chosen."""
        choice = self.choice_of(seat)
        if action in choice.further:
            self.parts[seat] = (*choice.begun, action)
            return None
        if action not in choice.moves:
            raise ValueError(f"seat {seat} may not choose action {action} now")
        return choice.moves[action]
