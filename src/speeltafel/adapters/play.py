"""A game played by numbers: what every adapter steps through, and each only dresses otherwise."""

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache

import numpy as np

from speeltafel.adapters.actions import Actions, Choosing, Mask, Path
from speeltafel.adapters.observations import Observations, Tensor, squeezed
from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.setup import returns
from speeltafel.engine.state import State


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


class Recall:
    """What a seat saw happen and did, from the deal on: its story without end, as a digest."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.digest = b"%d" % seat
        self.counts = [0] * rules.history_size

    def copy(self) -> "Recall":
        other = Recall(self.rules, self.seat)
        other.digest = self.digest
        other.counts = self.counts.copy()
        return other

    def note(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.seat)
            self.add(json.dumps(seen.as_list()))
            players = self.rules.players
            there = event.seat if event.seat == NOBODY else (event.seat - self.seat) % players
            self.counts[self.rules.kinds[event.kind] * (players + 1) + there + 1] += 1

    def add(self, text: str) -> None:
        """Something seen, or a move of one's own."""
        self.digest = hashlib.sha256(self.digest + text.encode()).digest()


class Episode:
    """One game under way, and how far the seat to decide has come with its choice.

    `remembers`: whether the seats' memories are kept, which information states need.
    """

    def __init__(self, rules: Rules, seed: int, remembers: bool = False) -> None:
        self.rules = rules
        self.state: State = rules.game.deal_again(rules.setup, seed, quiet=not remembers)
        self.memories = [Recall(rules, seat) for seat in range(rules.players)] if remembers else []
        self.begun: Path = ()
        self.note()
        self.look()

    def look(self) -> None:
        """Find who decides next, and what there is to choose."""
        acting = self.state.to_act()
        self.seat = acting[0] if acting else NOBODY
        self.legal = list(self.state.legal_moves(self.seat)) if acting else []
        self.choice = Choosing(self.rules.actions, self.legal, self.begun)

    def __getstate__(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in ("rules", "state", "memories", "begun")}

    def __setstate__(self, left: dict[str, object]) -> None:
        self.__dict__.update(left)
        self.look()

    def __deepcopy__(self, _memo: object) -> "Episode":
        return self.copy()

    def copy(self) -> "Episode":
        other = Episode.__new__(Episode)
        other.rules, other.state, other.begun = self.rules, self.state.copy(), self.begun
        other.memories = [memory.copy() for memory in self.memories]
        other.seat, other.legal, other.choice = self.seat, self.legal, self.choice
        return other

    def note(self) -> None:
        if self.memories:
            events = self.state.take_events()
            for memory in self.memories:
                memory.note(events)

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    def step(self, action: int) -> None:
        """The seat to decide chooses; ValueError where it may not choose this."""
        if action in self.choice.further:
            self.begun = (*self.begun, action)
            self.choice = Choosing(self.rules.actions, self.legal, self.begun)
        elif action in self.choice.moves:
            self.make(self.choice.moves[action])
        else:
            raise ValueError(f"seat {self.seat} may not choose action {action} now")

    def make(self, move: Move) -> None:
        if self.memories:
            self.memories[self.seat].add(self.state.write(move))
        self.begun = ()
        self.state.play(self.seat, move)
        self.note()
        self.look()

    def returns(self) -> list[float]:
        """What the end is worth to each seat; all 0 while the game goes on."""
        if not self.is_over:
            return [0.0] * self.rules.players
        return returns(self.state.outcome(), self.rules.game.cooperative)

    # What a seat may know.

    def begun_by(self, seat: int) -> Path:
        """The parts of a choice that this seat has begun; others do not see them."""
        return self.begun if seat == self.seat else ()

    def mask(self, seat: int) -> Mask:
        """The legal actions of a seat, from what it may know."""
        moves = self.state.seen_by(seat).legal_moves(seat)
        return Choosing(self.rules.actions, moves, self.begun_by(seat)).mask()

    def observation(self, seat: int) -> Tensor:
        """What a seat sees of the table, and what it has begun to choose."""
        seen = self.rules.observations.tensor(self.state.seen_by(seat))
        begun = np.zeros(self.rules.parts, np.float32)
        for action in self.begun_by(seat):
            begun[action] += 1
        return np.concatenate([seen, begun])

    def information(self, seat: int) -> Tensor:
        """The same, and how often each kind of event befell each seat since the deal."""
        counts = [squeezed(count) for count in self.memory(seat).counts]
        return np.concatenate([self.observation(seat), np.array(counts, np.float32)])

    def key(self, seat: int) -> str:
        """A name of the information state with its history: equal where the seat knows the same."""
        now = f"{self.state.seen_by(seat).record()} {self.begun_by(seat)}"
        return hashlib.sha256(self.memory(seat).digest + now.encode()).hexdigest()

    def memory(self, seat: int) -> Recall:
        if not self.memories:
            raise ValueError("information states need memories: Play(…, remembers=True)")
        return self.memories[seat]


class AllAtOnce(Episode):
    """A game in which all who are asked choose at once, each as far as it has come."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.parts: dict[int, Path] = {}
        super().__init__(rules, seed)

    def begun_by(self, seat: int) -> Path:
        return self.parts.get(seat, ())

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
        begun = self.begun_by(seat)
        choice = Choosing(self.rules.actions, self.state.legal_moves(seat), begun)
        if action in choice.further:
            self.parts[seat] = (*begun, action)
            return None
        if action not in choice.moves:
            raise ValueError(f"seat {seat} may not choose action {action} now")
        return choice.moves[action]
