"""Actions by number: every move of a game as a short sequence of small choices.

The numbers follow from the game's notation alone, so they are the same for every deal, every
number of players and all options. A verb with at most one card and a word is one action: `lay k3`.
A verb with more to choose, or of a game with very many cards, begins with an action of its own,
then come the cards one by one, in order, then the digits of a number, and `done` where more could
follow.
"""

from typing import Final

from speeltafel.engine.moves import NOTHING, Move
from speeltafel.engine.notation import Notation, Verb

Path = tuple[int, ...]

DIGITS: Final = 10
MOST: Final = 200
"""So many actions a verb may take for itself: masks grow with their number, and whoever steps
through a game reads them."""
LARGE: Final = -1
"""No action: it takes several."""


def is_small(verb: Verb, cards: int) -> bool:
    """Whether one action says all of it, in a game of so many cards."""
    return (
        verb.most <= 1 and not verb.numbers and cards * verb.most * max(1, len(verb.words)) <= MOST
    )


class Numbered:
    """A verb, and where its actions begin."""

    def __init__(self, verb: Verb, first: int, small: bool) -> None:
        self.first: Final = first
        self.is_small: Final = small
        self.words: Final = len(verb.words)
        self.bare: Final = int(verb.least == 0)
        """One more place where it may be said without a card."""


class Actions:
    """The actions of a game, between its moves and their numbers."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation
        self.names: list[str] = []
        """What each action says."""
        verbs = notation.verbs.values()
        self.verbs = {verb.name: self.enlist(verb) for verb in verbs}
        large = [verb for verb in verbs if not self.verbs[verb.name].is_small]
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

    def enlist(self, verb: Verb) -> Numbered:
        """The actions that begin with a verb: one, or one for each card and word it may have."""
        names = self.notation.names
        if not is_small(verb, len(names)):
            return Numbered(verb, self.begin([f"{verb.name} …"]), small=False)
        cards = [""] * (verb.least == 0) + [f" {name}" for name in names if verb.most]
        words = [f" {word}" for word in verb.words] or [""]
        first = self.begin([verb.name + card + word for card in cards for word in words])
        return Numbered(verb, first, small=True)

    def single(self, move: Move) -> int:
        """The action that says all of a move; LARGE where it takes several."""
        verb = self.verbs[move.verb]
        if not verb.is_small:
            return LARGE
        card = move.cards[0] + verb.bare if move.cards else 0
        return verb.first + (card * verb.words + move.number if verb.words else card)

    def path(self, move: Move) -> Path:
        """The actions that make up a move."""
        action = self.single(move)
        if action != LARGE:
            return (action,)
        verb = self.notation.verbs[move.verb]
        found = [self.verbs[verb.name].first, *[self.cards + card for card in move.cards]]
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

    def __init__(self, actions: Actions, moves: list[Move], begun: Path = ()) -> None:
        self.actions: Final = actions
        self.begun: Final = begun
        self.moves: Final[dict[int, Move]] = {}
        """The moves that an action completes."""
        self.further: Final[set[int]] = set()
        """The actions after which more has to be chosen."""
        if begun:
            self.go_on(moves)
        else:
            self.look_over(moves)
        self.order: list[int] | None = None

    def look_over(self, moves: list[Move]) -> None:
        """Nothing is begun: of what takes several actions the first one counts."""
        actions = self.actions
        for move in moves:
            action = actions.single(move)
            if action == LARGE:
                self.further.add(actions.verbs[move.verb].first)
            else:
                self.moves[action] = move

    def go_on(self, moves: list[Move]) -> None:
        """The moves that begin in this way, by what comes next."""
        at = len(self.begun)
        for move in moves:
            path = self.actions.path(move)
            if path[:at] == self.begun:
                if len(path) == at + 1:
                    self.moves[path[at]] = move
                else:
                    self.further.add(path[at])

    def legal(self) -> list[int]:
        """The legal actions, in order; for reading."""
        found = self.order
        if found is None:
            found = [*self.moves, *self.further]
            found.sort()
            self.order = found
        return found

    def bits(self) -> bytearray:
        """A 1 for each legal action."""
        found = bytearray(len(self.actions))
        for action in self.moves:
            found[action] = 1
        for action in self.further:
            found[action] = 1
        return found
