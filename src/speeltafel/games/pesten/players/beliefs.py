"""What the others' play tells about their hands, for players by the rule of thumb.

Who lays a single card or passes has no combination; who passes has no card that fits; who does not
jump in does not have the card on top. Of cards that came into a hand later nothing is known.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import Event
from speeltafel.engine.state import State
from speeltafel.engine.story import Beliefs, Step, Story
from speeltafel.games.pesten.cards import CARDS
from speeltafel.games.pesten.rules_reach import promising
from speeltafel.games.pesten.rules_search import SortedHand
from speeltafel.games.pesten.state import ACT, NO_THREAT, Pesten

ERROR: Final = 0.1
"""How often a player does something else than the rule of thumb says."""
OVERLOOKED: Final = 0.5
"""How likely a player does not see a combination; of several each of them."""
MANY: Final = 6
"""More combinations than this are as improbable as this many."""
NEVER: Final = -1


class Memory(Beliefs):
    """What each seat did not have, and how many cards it had got until then."""

    def __init__(self, story: Story) -> None:
        assert story.now is not None
        players = story.now.players
        self.viewer: Final = story.seat
        self.got: Final[list[int]] = [0] * players
        """How many cards each seat has got in all."""
        self.plain: Final[list[int]] = [NEVER] * players
        """How many it had got when it last had no combination."""
        self.without: Final[list[list[int]]] = []
        """The same for each face: when it last did not have it."""
        for _ in range(players):
            self.without.append([NEVER] * CARDS)
        for step in story.steps:
            self.recall(step)

    def recall(self, step: Step) -> None:
        before = step.before
        assert isinstance(before, Pesten)
        first: Event = step.events[0]
        seat = first.seat
        free = before.phase == ACT and before.threat == NO_THREAT and not before.questions
        if free and first.kind == "drew" and seat == before.turn:
            self.plain[seat] = self.got[seat]
            for card in range(CARDS):
                if before.fits(card):
                    self.without[seat][card] = self.got[seat]
            return  # the card that was drawn is no better, or is laid
        if free and first.kind == "laid":
            self.plain[seat] = self.got[seat]
        for event in step.events:
            self.note(event, before)

    def note(self, event: Event, before: Pesten) -> None:
        kind, seat = event.kind, event.seat
        if kind == "drew":
            self.got[seat] += event.number
        elif kind == "given" or kind == "trades":
            for other in range(before.players):
                self.got[other] += 1
        elif kind == "nines":
            for other in range(before.players):
                self.got[other] += CARDS
        elif kind == "stands":
            card = before.pile[-1]
            for other in before.in_game():
                self.without[other][card] = self.got[other]

    def plausible(self, world: State, seat: int, chance: Chance) -> float:
        assert isinstance(world, Pesten)
        if seat == self.viewer:
            return 1.0
        hand = world.hands[seat]
        got = self.got[seat]
        without = self.without[seat]
        found = 1.0
        for card in hand:
            if without[card] == got:
                found *= ERROR
        if self.plain[seat] == got and hand and not world.house.combo_must_match:
            own = world.own[seat]
            faces = promising(hand, own)
            if faces:
                number = SortedHand(hand, own, faces).count(MANY)
                for _ in range(min(number, MANY)):
                    found *= OVERLOOKED
        return found
