"""What a seat remembers: with open piles all saw what everybody drew.

As long as all cards are known, everybody who remembers them makes the same plan for the round, and
is believed to lay his part of it. Once somebody does something else in a round, all are believed to
follow the rule of thumb in it.
"""

from typing import Final

from speeltafel.engine.chance import NO_CHANCE, Chance
from speeltafel.engine.events import EVERYONE, UNSEEN, Event
from speeltafel.engine.moves import Move
from speeltafel.engine.state import EVERYTHING, State
from speeltafel.engine.story import HOPELESS, Beliefs, Story
from speeltafel.engine.zones import Zone, put_in_order
from speeltafel.games.bootopstoom.cards import EYE
from speeltafel.games.bootopstoom.decisions.place import PLACES, SHOWS
from speeltafel.games.bootopstoom.players.planning import NOTHING, make_plan
from speeltafel.games.bootopstoom.players.team import Orders, TeamPlan, team_score
from speeltafel.games.bootopstoom.rules import may_lay
from speeltafel.games.bootopstoom.rules_agenda import DRAW, PLACE
from speeltafel.games.bootopstoom.rules_table import is_free, take_card
from speeltafel.games.bootopstoom.state import LAID, OPEN, SEAT_UNIT, BootOpStoom

RECALLED: Final = frozenset(
    {
        "drew",
        "shown",
        "revealed",
        "turned-up",
        "swaps",
        "took",
        "exploded",
        "handed-in",
        "gave",
        "left",
    }
)
"""What tells about hands."""

EDGE: Final = 0.005
"""How much better what the team does by habit is than something else, before it was tried."""
ORDERED: Final = 60
PLANNED: Final = 10
"""How much likelier than any other card a card face down is the one that was ordered there, or the
one that the plan of the rule of thumb wants there."""


class Hands:
    """The cards that everybody knows to be in somebody's hand or face down in front of him."""

    def __init__(self, players: int) -> None:
        self.known: Final[list[list[int]]] = [[] for _ in range(players)]

    def note_all(self, events: list[Event]) -> None:
        for event in events:
            if event.kind in RECALLED:
                self.note(event)

    def note(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        known = self.known[seat]
        if event.audience != EVERYONE:
            if kind == "gave":
                known.clear()
            return
        if kind == "left":
            known.clear()
            return
        for card in event.cards:
            if kind == "drew" or kind == "took":
                put_in_order(known, card)
            else:
                take_card(known, card)


class Memory(Beliefs):
    """Everybody's cards as far as they are known, and the team's plan for the round."""

    def __init__(self, story: Story) -> None:
        now = story.now
        assert isinstance(now, BootOpStoom)
        self.seat: Final[int] = story.seat
        self.round: Final[int] = now.round
        hands = Hands(now.players)
        hands.note_all(story.past)
        start = story.steps[0].before if story.steps else now
        assert isinstance(start, BootOpStoom)
        self.orders: Final[Orders | None] = team_orders(start, hands.known)
        for step in story.steps:
            hands.note_all(step.events)
        self.known: Final[list[list[int]]] = hands.known
        self.wanted: Final[list[int]] = [NOTHING] * len(start.slots)
        """The card that the plan of the rule of thumb wanted in each position laid since."""
        layers = [0] * len(start.slots)
        places: list[list[int]] = [[] for _ in range(now.players)]
        for step in story.steps:
            for event in step.events:
                if event.kind == "placed" or event.kind == "shown":
                    at = event.number - 1
                    layers[at] = event.seat + 1
                    places[event.seat].append(at)
                    if event.kind == "placed" and event.seat != self.seat:
                        before = step.before
                        assert isinstance(before, BootOpStoom)
                        self.wanted[at] = make_plan(before).cards[at]
        together = is_complete(now, hands.known)
        if self.orders is not None:
            for seat in range(now.players):
                together = together and keeps_to(self.orders, seat, places[seat])
        self.together: Final[bool] = together
        """Whether everybody knows all hands, and nobody has left the plan in this round."""
        self.shift: Final[int] = shifted(now, layers)
        """How far the positions have moved to the right since they were filled."""

    # Worlds.

    def makes_worlds(self) -> bool:
        return True

    def world(self, seen: State, chance: Chance) -> State:
        """Known cards lie where they are known to be, face down or in the hand."""
        assert isinstance(seen, BootOpStoom)
        full = seen.copy()
        if full.shared:
            full.unshare()
        for seat in range(full.players):
            if seat != self.seat:
                self.lay_known(full, seat, chance)
        try:
            return full.imagined(chance)
        except ValueError:  # a card was laid where another one is needed
            return seen.imagined(chance)

    def lay_known(self, full: BootOpStoom, seat: int, chance: Chance) -> None:
        """What a seat is known to have lies face down, was swept away, or is in the hand."""
        cards = self.known[seat].copy()
        chance.shuffle(cards)
        hand = full.hands[seat]
        for card in hand:
            if card != UNSEEN:  # the table shows it
                take_card(cards, card)
        hidden = face_down(full.slots, full.marks, seat)
        swept = face_down(full.swept, full.swept_marks, seat)
        if len(cards) > hand.count(UNSEEN) + len(hidden) + len(swept):
            return
        for at in hidden:
            self.lay_hidden(full, seat, at, cards, chance)
        if swept:
            full.swept = full.swept.copy()
            for at in swept:
                if cards:
                    full.swept[at] = LAID[cards.pop()]
        for i in range(len(hand)):
            if hand[i] == UNSEEN and cards:
                hand[i] = cards.pop()

    def lay_hidden(
        self, full: BootOpStoom, seat: int, at: int, cards: list[int], chance: Chance
    ) -> None:
        """One of these cards, which the seat has, lies face down there, if any of them can."""
        zone = Zone(f"p{at + 1}", full.slots[at])
        fitting = [card for card in cards if full.may_hold(zone, 0, card)]
        if fitting:
            card = self.drawn_for(seat, at - self.shift, fitting, chance)
            take_card(cards, card)
            full.slots[at] = LAID[card]

    def drawn_for(self, seat: int, at: int, cards: list[int], chance: Chance) -> int:
        """Which of his cards a seat has probably laid there."""
        weights: list[int] = []
        whole = 0
        for card in cards:
            weight = 1
            if self.orders is not None and self.orders.is_ordered(seat, card, at):
                weight += ORDERED
            if 0 <= at < len(self.wanted) and self.wanted[at] == card:
                weight += PLANNED
            weights.append(weight)
            whole += weight
        lot = chance.below(whole)
        for i, weight in enumerate(weights):
            lot -= weight
            if lot < 0:
                return cards[i]
        return cards[0]

    # What people do.

    def choice(self, world: State, seat: int, chance: Chance) -> Move | None:
        """A team that remembers lays its plan, and draws what the team lacks."""
        assert isinstance(world, BootOpStoom)
        if not self.together or world.questions:
            return None
        if world.phase == PLACE and world.round == self.round:
            return self.ordered_move(world, seat)
        if world.phase == DRAW:
            hands = self.known if world.viewer != EVERYTHING else world.hands
            return best_draw(world, hands, seat)
        return None

    def ordered_move(self, world: BootOpStoom, seat: int) -> Move | None:
        """The next card of the plan; then what is needed least, where nothing is planned."""
        orders = self.orders
        if orders is None:
            return None
        hand = world.hands[seat]
        spare = NOTHING  # for a card whose place somebody else has taken
        for i, card in enumerate(orders.cards[seat]):
            if card in hand:
                at = orders.places[seat][i]
                if is_free(world, at) and may_lay(world, card, at):
                    return laid(world, card, at)
                if orders.row[at] == NOTHING:
                    spare = card
        at = orders.spare_place(world)
        if spare != NOTHING and at != NOTHING and may_lay(world, spare, at):
            return laid(world, spare, at)
        return None

    def opinions(self, seen: State, seat: int, moves: list[Move]) -> list[float] | None:
        """Nobody leaves the plan; where nothing is planned any card may be laid."""
        assert isinstance(seen, BootOpStoom)
        orders = self.orders
        expected = self.choice(seen, seat, NO_CHANCE)
        if expected is None or orders is None:
            return None
        filling = seen.phase == PLACE
        bound = filling and orders.row[expected.number - 1] != NOTHING
        found: list[float] = []
        for move in moves:
            if move == expected:
                found.append(0.0)
            elif filling and (bound or not is_spare(seen, orders, move)):
                found.append(HOPELESS)
            else:
                found.append(-EDGE)
        return found


def laid(seen: BootOpStoom, card: int, at: int) -> Move:
    """Face up where that is allowed: there is nothing to hide."""
    return SHOWS[card][at] if seen.icons[at] == EYE else PLACES[card][at]


def best_draw(seen: BootOpStoom, hands: list[list[int]], seat: int) -> Move:
    """The pile from which the team needs a card most."""
    moves = seen.legal_moves(seat)
    best, best_score = moves[0], -1.0
    for move in moves:
        score = team_score(seen, hands, seat, move.number)
        if score > best_score:
            best, best_score = move, score
    return best


def is_spare(seen: BootOpStoom, orders: Orders, move: Move) -> bool:
    """Whether nothing is planned there; under an eye a card is shown."""
    at = move.number - 1
    if orders.row[at] != NOTHING:
        return False
    return move.verb == "show" or seen.icons[at] != EYE


def keeps_to(orders: Orders, seat: int, places: list[int]) -> bool:
    """Whether somebody who laid cards in these places follows the plan, and its cards first."""
    planned = orders.planned(seat)
    for count, at in enumerate(places):
        if count < planned:
            if at not in orders.places[seat] or orders.row[at] == NOTHING:
                return False
        elif orders.row[at] != NOTHING:
            return False
    return True


def team_orders(start: BootOpStoom, known: list[list[int]]) -> Orders | None:
    """The plan for the round, where all hands are known at its start."""
    if start.phase != PLACE or not is_complete(start, known):
        return None
    return TeamPlan(start, known).make()


def shifted(now: BootOpStoom, layers: list[int]) -> int:
    """How far positions have moved, by who laid a card in each: seat + 1, or 0."""
    for by in (0, 1, 2, -1, -2, 3, -3):
        same = True
        for at, mark in enumerate(now.marks):
            seat = mark // SEAT_UNIT
            if seat and not (0 <= at - by < len(layers) and layers[at - by] == seat):
                same = False
                break
        if same:
            return by
    return 0


def face_down(slots: list[list[int]], marks: list[int], seat: int) -> list[int]:
    """Where cards of this seat lie that only he knows."""
    found: list[int] = []
    for at, slot in enumerate(slots):
        mark = marks[at]
        if slot and not mark & OPEN and mark // SEAT_UNIT == seat + 1:
            found.append(at)
    return found


def is_complete(seen: BootOpStoom, known: list[list[int]]) -> bool:
    """Whether everybody knows what everybody has."""
    for seat in range(seen.players):
        held = len(seen.hands[seat]) + len(face_down(seen.slots, seen.marks, seat))
        if len(known[seat]) != held + len(face_down(seen.swept, seen.swept_marks, seat)):
            return False
    return True
