"""What the others' play tells about their hands: each move is held against the rule of thumb.

Going back from now, a card that was played returns to its hand, and one that was drawn leaves it.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import Event
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.story import IMPOSSIBLE, Beliefs, Step, Story
from speeltafel.engine.zones import put_in_order
from speeltafel.games.twaalfstich.decisions.drawn import KEEP
from speeltafel.games.twaalfstich.decisions.turn import PLAYS
from speeltafel.games.twaalfstich.players.heuristics import heuristic
from speeltafel.games.twaalfstich.rules_fits import FITS
from speeltafel.games.twaalfstich.state import DRAWN, Twaalfstich

ERROR: Final = 0.1
"""How often a player does something else than the rule of thumb says."""

PLAYED: Final = 0
PLAYED_DRAWN: Final = 1
DREW: Final = 2
DREW_AND_KEPT: Final = 3
KEPT: Final = 4


class Deed:
    """One thing that a seat did: the table before it, as all knew it, and the card if shown."""

    def __init__(self, kind: int, before: Twaalfstich, card: int) -> None:
        self.kind: Final = kind
        self.before: Final = before
        self.card: Final = card
        self.fits: Final = FITS[before.situation()]


class Memory(Beliefs):
    """The deeds of every other seat, the last one first."""

    def __init__(self, story: Story) -> None:
        self.deeds: list[list[Deed]] = []
        assert story.now is not None
        for _ in range(story.now.players):
            self.deeds.append([])
        for step in reversed(story.steps):
            self.recall(step)

    def recall(self, step: Step) -> None:
        first: Event = step.events[0]
        before = step.before.copy()
        assert isinstance(before, Twaalfstich)
        seat = first.seat
        if first.kind in ("led", "played"):
            kind = PLAYED_DRAWN if before.phase == DRAWN else PLAYED
            self.deeds[seat].append(Deed(kind, before, first.cards[0]))
        elif first.kind == "drew":
            kept = len(step.events) > 1 and step.events[1].kind == "kept"
            self.deeds[seat].append(Deed(DREW_AND_KEPT if kept else DREW, before, -1))
        elif first.kind == "kept":
            self.deeds[seat].append(Deed(KEPT, before, -1))

    def plausible(self, world: State, seat: int, chance: Chance) -> float:
        assert isinstance(world, Twaalfstich)
        hand = world.hands[seat].copy()
        found = 1.0
        for deed in self.deeds[seat]:
            found *= self.likelihood(deed, seat, hand, chance)
        return found

    def likelihood(self, deed: Deed, seat: int, hand: list[int], chance: Chance) -> float:
        """How likely this was done; `hand` goes back to what it was before."""
        kind = deed.kind
        if kind == PLAYED:
            put_in_order(hand, deed.card)
            return judged(deed.before, seat, hand, PLAYS[deed.card], chance)
        fitting = 0
        for card in hand:
            if deed.fits[card]:
                fitting += 1
        if kind == KEPT:
            if fitting != 1:
                return IMPOSSIBLE
            for card in hand:
                if deed.fits[card]:
                    hand.remove(card)
                    deed.before.drawn = [card]
                    break
            return judged(deed.before, seat, hand, KEEP, chance)
        if kind == PLAYED_DRAWN:
            deed.before.drawn = [deed.card]
            return judged(deed.before, seat, hand, PLAYS[deed.card], chance)
        if kind == DREW_AND_KEPT:
            hand.pop(chance.below(len(hand)))
        return IMPOSSIBLE if fitting else 1.0


def judged(before: Twaalfstich, seat: int, hand: list[int], move: Move, chance: Chance) -> float:
    before.hands[seat] = hand.copy()
    moves = before.legal_moves(seat)
    if len(moves) == 1:
        return 1.0 if moves[0] is move else IMPOSSIBLE
    if heuristic(before, seat, chance) is move:
        return 1.0 - ERROR
    return ERROR / (len(moves) - 1)
