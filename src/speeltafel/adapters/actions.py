"""Actions by number: every move of a game as a short sequence of small choices.

The numbers follow from the game's notation alone, so they are the same for every deal, every
number of players and all options. A verb with at most one card and a word is one action: `lay k3`.
A verb with more to choose begins with an action of its own, then come the cards one by one, in
order, then the digits of a number, and `done` where more could follow.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from speeltafel.engine.moves import NOTHING, Move
from speeltafel.engine.notation import Notation, Verb

Path = tuple[int, ...]
Mask = NDArray[np.int8]

DIGITS = 10


def is_small(verb: Verb) -> bool:
    """Whether one action says all of it."""
    return verb.most <= 1 and not verb.numbers


class Actions:
    """The actions of a game, between its moves and their numbers."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation
        self.names: list[str] = []
        """What each action says."""
        verbs = notation.verbs.values()
        self.verbs = {verb.name: self.enlist(verb) for verb in verbs}
        """The first action of each verb."""
        large = [verb for verb in verbs if not is_small(verb)]
        self.parts = len(self.names)
        """From here on: what may follow after a choice was begun."""
        self.large = bool(large)
        """Whether some choices have several parts."""
        cards = any(verb.most for verb in large)
        numbers = any(verb.numbers for verb in large)
        self.cards = self.begin([f"… {name}" for name in notation.names if cards])
        self.digits = self.begin([f"… {digit}" for digit in range(DIGITS) if numbers])
        self.words = {verb.name: self.begin([f"… {w}" for w in verb.words]) for verb in large}
        self.done = self.begin(["done"] if large else [])

    def __len__(self) -> int:
        return len(self.names)

    def begin(self, names: list[str]) -> int:
        self.names += names
        return len(self.names) - len(names)

    def enlist(self, verb: Verb) -> int:
        """The actions that begin with a verb: one, or one for each card and word it may have."""
        if not is_small(verb):
            return self.begin([f"{verb.name} …"])
        cards = [""] * (verb.least == 0) + [f" {n}" for n in self.notation.names if verb.most]
        words = [f" {word}" for word in verb.words] or [""]
        return self.begin([verb.name + card + word for card in cards for word in words])

    def path(self, move: Move) -> Path:
        """The actions that make up a move."""
        verb = self.notation.verbs[move.verb]
        first = self.verbs[verb.name]
        if is_small(verb):
            card = move.cards[0] + (verb.least == 0) if move.cards else 0
            words = len(verb.words) or 1
            return (first + card * words + (move.number if verb.words else 0),)
        found = [first, *[self.cards + card for card in move.cards]]
        if len(move.cards) < verb.most:
            found.append(self.done)
        if verb.words:
            found.append(self.words[verb.name] + move.number)
        elif move.number != NOTHING:
            found += [self.digits + int(digit) for digit in str(move.number)]
            found.append(self.done)
        return tuple(found)


class Choosing:
    """What a seat may choose now: its legal moves, and how far into one of them it is."""

    def __init__(self, actions: Actions, moves: Sequence[Move], begun: Path = ()) -> None:
        self.actions = actions
        self.begun = begun
        at = len(begun)
        self.moves: dict[int, Move] = {}
        """The moves that an action completes."""
        self.further: set[int] = set()
        """The actions after which more has to be chosen."""
        for move in moves:
            path = actions.path(move)
            if path[:at] == begun:
                if len(path) == at + 1:
                    self.moves[path[at]] = move
                else:
                    self.further.add(path[at])

    def legal(self) -> list[int]:
        """The legal actions, in order."""
        return sorted([*self.moves, *self.further])

    def mask(self) -> Mask:
        """A 1 for each legal action."""
        found: Mask = np.zeros(len(self.actions), np.int8)
        found[self.legal()] = 1
        return found
