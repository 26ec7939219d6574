"""What the others' play tells about their hands: each move is held against the rule of thumb.

Going back from now, a discard returns to its hand, and a card that was taken leaves it. Which card
of a hand it was that came from the stock nobody knows, so one is picked by chance.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import Event
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection, State
from speeltafel.engine.story import Beliefs, Step, Story
from speeltafel.engine.zones import put_in_order
from speeltafel.games.edden.cards import POINTS
from speeltafel.games.edden.heuristics import alike, heuristic
from speeltafel.games.edden.rules import DRAW, TAKES, Edden

ERROR: Final = 0.15
"""How often a player does something else than the rule of thumb says."""
REMEMBERED: Final = 6
"""How many deeds of a seat are looked at: what is long ago tells of cards long gone."""
LOWERING: Final = 0.03
"""How much less probable a card was in a hand before them, for each of its points and of the laps
until then."""


class Deed:
    """One thing that a seat did: the table before it, as all knew it, and its move."""

    def __init__(self, before: Edden, move: Move) -> None:
        self.before: Final = before
        self.move: Final = move


class Memory(Beliefs):
    """The deeds of every other seat, the last one first."""

    def __init__(self, story: Story) -> None:
        self.deeds: list[list[Deed]] = []
        assert story.now is not None
        for _ in range(story.now.players):
            self.deeds.append([])
        for step in reversed(story.steps):
            self.recall(step, story.seat)

    def recall(self, step: Step, viewer: int) -> None:
        first: Event = step.events[0]
        seat = first.seat
        if seat == viewer or seat < 0 or len(self.deeds[seat]) >= REMEMBERED:
            return
        move = DRAW
        if first.kind == "discarded":
            move = Move("discard", first.cards)
        elif first.kind == "took":
            move = TAKES[first.cards[0]]
        elif first.kind != "drew":
            return
        before = step.before.copy()
        assert isinstance(before, Edden)
        self.deeds[seat].append(Deed(before, move))

    def plausible(self, world: State, seat: int, chance: Chance) -> float:
        assert isinstance(world, Edden)
        hand = world.hands[seat].copy()
        found = 1.0
        for deed in self.deeds[seat]:
            found *= self.likelihood(deed, seat, hand, chance)
        if self.deeds[seat]:
            found *= lowered(hand, self.deeds[seat][-1].before.turns // world.players_in())
        return found

    def likelihood(self, deed: Deed, seat: int, hand: list[int], chance: Chance) -> float:
        """How likely this was done; `hand` goes back to what it was before."""
        before, move = deed.before, deed.move
        if move is DRAW:
            forget_draw(hand, before.known[seat], chance)
            if not before.group:
                return 1.0
        elif move.verb == "take":
            hand.remove(move.cards[0])
        else:
            for card in move.cards:
                put_in_order(hand, card)
        before.hands[seat] = hand.copy()
        moves = before.legal_moves(seat)
        if len(moves) == 1:
            return 1.0
        if alike(heuristic(Projection(before), seat, chance), move):
            return 1.0 - ERROR
        return ERROR / (len(moves) - 1)


def lowered(hand: list[int], laps: int) -> float:
    """How likely a hand is after so many laps: its owner kept the low cards."""
    found = 1.0
    for card in hand:
        kept = 1.0 - LOWERING * POINTS[card]
        for _ in range(laps):
            found *= kept
    return found


def forget_draw(hand: list[int], known: list[int], chance: Chance) -> None:
    """Take a card away that may be the one that was drawn: none that had to be there before."""
    at = chance.below(len(hand))
    for _ in range(len(hand)):
        if hand.count(hand[at]) > known.count(hand[at]):
            break
        at = (at + 1) % len(hand)
    hand.pop(at)
