"""What the others' play tells about their hands: each move is held against the rule of thumb.

Of a rival's hand it is known what he took from the discard pile, and what he laid. What came from
the deal and from the stock is imagined, each card with the moment at which it came, so that his
hand is there at every decision he made. A Metropolis walk exchanges such cards with the stock, and
their moments with each other, and favours pasts in which he did what the rule of thumb says.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import Event
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.story import Beliefs, Step, Story
from speeltafel.games.edden.decisions.take import DRAW, TAKES
from speeltafel.games.edden.players.heuristics import is_best
from speeltafel.games.edden.players.unseen import Unseen, not_shown
from speeltafel.games.edden.state import Edden

ERROR: Final = 0.02
"""How much less likely a player does what the rule of thumb does not say."""
CHANGES: Final = 8
"""Changes that are tried in one step of the walk."""
NEVER: Final = 1 << 30


class Deed:
    """One thing that a rival did: the table before it, as all knew it, and his move."""

    def __init__(self, before: Edden, seat: int, move: Move) -> None:
        self.before: Final = before
        self.not_shown: Final = not_shown(before, seat)
        self.move: Final = move
        self.likelihood = 1.0


class Rival:
    """A rival's round so far: his deeds, and the cards from the deal or the stock that he had."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.deeds: Final[list[Deed]] = []
        self.cards: Final[list[int]] = []
        self.came: Final[list[int]] = []
        """The number of the first deed at which each card was in hand."""
        self.went: Final[list[int]] = []
        """The number of the deed that laid it, or NEVER."""
        self.hidden: Final[list[int]] = []
        """The places of those that he still has."""

    def imagine(self, hidden: list[int], chance: Chance) -> None:
        """Begin anywhere: any of the cards that were there when a card was laid may be that one."""
        seat = self.seat
        free = [0] * len(hidden)
        if self.deeds:
            first = self.deeds[0].before
            free = [0] * (len(first.hands[seat]) - len(first.known[seat]))
        for number, deed in enumerate(self.deeds):
            if deed.move is DRAW:
                free.append(number + 1)
            elif deed.move.verb == "discard":
                known = deed.before.known[seat].copy()
                for card in deed.move.cards:
                    if card in known:
                        known.remove(card)
                    else:
                        self.add(card, free.pop(chance.below(len(free))), number)
        for i, came in enumerate(free):
            self.hidden.append(len(self.cards))
            self.add(hidden[i], came, NEVER)
        for number, deed in enumerate(self.deeds):
            deed.likelihood = self.likelihood(number)

    def add(self, card: int, came: int, went: int) -> None:
        self.cards.append(card)
        self.came.append(came)
        self.went.append(went)

    def hand_at(self, number: int) -> list[int]:
        """The hand before a deed."""
        found = self.deeds[number].before.known[self.seat].copy()
        for i, card in enumerate(self.cards):
            if self.came[i] <= number <= self.went[i]:
                found.append(card)
        found.sort()
        return found

    def likelihood(self, number: int) -> float:
        """How likely a deed is, beside one that the rule of thumb says."""
        deed = self.deeds[number]
        before = deed.before
        if deed.move is DRAW and not before.group:
            return 1.0
        hand = self.hand_at(number)
        before.hands[self.seat] = hand
        unseen = Unseen(deed.not_shown, hand)
        return 1.0 if is_best(before, self.seat, deed.move, unseen) else ERROR

    def exchange(self, stock: list[int], chance: Chance) -> None:
        """A card that is still hidden was one of those that are thought to be in the stock."""
        if not stock:
            return
        i = self.hidden[chance.below(len(self.hidden))]
        j = chance.below(len(stock))
        card = self.cards[i]
        self.cards[i] = stock[j]
        if self.accepts(self.came[i], len(self.deeds), chance):
            stock[j] = card
        else:
            self.cards[i] = card

    def shift(self, chance: Chance) -> None:
        """Two cards came at each other's moments."""
        i = chance.below(len(self.cards))
        j = chance.below(len(self.cards))
        early, late = self.came[i], self.came[j]
        if early >= late or self.went[i] < late:
            return
        self.came[i], self.came[j] = late, early
        if not self.accepts(early, late, chance):
            self.came[i], self.came[j] = early, late

    def accepts(self, first: int, end: int, chance: Chance) -> bool:
        """Whether a change is plausible that concerns these deeds; if so, it is remembered."""
        deeds = self.deeds
        wanted = (chance.below(1 << 30) + 1) / (1 << 30)
        ratio = 1.0
        for number in range(first, end):
            ratio /= deeds[number].likelihood
        found: list[float] = []
        for number in range(first, end):
            likelihood = self.likelihood(number)
            found.append(likelihood)
            ratio *= likelihood
            if ratio < wanted:  # it becomes no greater
                return False
        for i, likelihood in enumerate(found):
            deeds[first + i].likelihood = likelihood
        return True


class Memory(Beliefs):
    """The pasts of all rivals, and the stock that goes with them."""

    def __init__(self, story: Story) -> None:
        assert story.now is not None
        self.stock: list[int] = []
        self.pasts: Final[list[Rival]] = []
        for seat in range(story.now.players):
            self.pasts.append(Rival(seat))
        for step in story.steps:
            self.recall(step, story.seat)
        self.rivals: Final[list[Rival]] = []
        """Those who have hidden cards; none before the walk has begun."""

    def recall(self, step: Step, viewer: int) -> None:
        first: Event = step.events[0]
        for event in step.events:
            if event.kind == "reshuffled":
                # what was seen may be in a hand now, and had not come when this was done
                for past in self.pasts:
                    past.deeds.clear()
                return
        seat = first.seat
        if seat == viewer or seat < 0:
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
        self.pasts[seat].deeds.append(Deed(before, seat, move))

    def makes_worlds(self) -> bool:
        return True

    def imagine(self, seen: State, chance: Chance) -> None:
        world = seen.imagined(chance)
        assert isinstance(world, Edden)
        self.stock = world.stock
        for past in self.pasts:
            if past.seat == seen.viewer:
                continue
            hidden = world.hands[past.seat]
            for card in world.known[past.seat]:
                hidden.remove(card)
            if hidden:
                past.imagine(hidden, chance)
                self.rivals.append(past)

    def walk(self, seen: State, steps: int, chance: Chance) -> None:
        if not self.rivals:
            self.imagine(seen, chance)
        if not self.rivals:
            return
        for _ in range(steps * CHANGES):
            past = self.rivals[chance.below(len(self.rivals))]
            if chance.below(2):
                past.exchange(self.stock, chance)
            else:
                past.shift(chance)

    def is_settled(self) -> bool:
        for past in self.rivals:
            for deed in past.deeds:
                if deed.likelihood < 1.0:
                    return False
        return True

    def world(self, seen: State, chance: Chance) -> State:
        self.walk(seen, 1, chance)
        world = seen.as_world()
        assert isinstance(world, Edden)
        for past in self.rivals:
            hand = world.known[past.seat].copy()
            for i in past.hidden:
                hand.append(past.cards[i])
            hand.sort()
            world.hands[past.seat] = hand
        world.stock = self.stock.copy()
        chance.shuffle(world.stock)
        return world
