"""The rules, in the order of the rulebook; what players decide is in decisions/."""

from speeltafel.engine.questions import Question
from speeltafel.engine.setup import Outcome
from speeltafel.engine.zones import holds, take_out
from speeltafel.example import events
from speeltafel.example.cards import DECK
from speeltafel.example.state import Voorbeeld

# Preparation.


def begin(table: Voorbeeld) -> None:
    """VB-DEAL-01: shuffle, give everybody a hand; the rest is stock."""
    stock = DECK.copy()
    table.chance.shuffle(stock)
    table.hands = []
    for _ in range(table.players):
        hand = [stock.pop() for _ in range(table.house.hand_size)]
        hand.sort()
        table.hands.append(hand)
    table.stock = stock
    table.trick, table.pile = [], []
    table.points = [0] * table.players
    table.round = 1
    table.turn = table.chance.below(table.players)  # VB-LEAD-01: anybody may begin
    if not table.quiet:
        for seat in range(table.players):
            table.tell(events.HAND, seat, tuple(table.hands[seat]))


# Play.


def may_lay(table: Voorbeeld, seat: int, verb: str, cards: tuple[int, ...]) -> bool:
    """VB-LEAD-01, VB-ANSWER-01: a card of one's own hand."""
    return verb == "lay" and holds(table.hands[seat], cards[0])


def lead(table: Voorbeeld, card: int) -> None:
    """VB-LEAD-01: it lies open; the others answer."""
    lay(table, table.turn, card)
    if not table.quiet:
        table.tell(events.LED, table.turn, (card,))
    table.ask(Question("answer", table.others(), secret=True))


def lay(table: Voorbeeld, seat: int, card: int) -> None:
    take_out(table.hands[seat], card)
    table.trick.append(card)


def beats(table: Voorbeeld, card: int, best: int) -> bool:
    """VB-TRICK-01: of equal cards the first counts."""
    return card < best if table.house.low_wins else card > best


def end_trick(table: Voorbeeld) -> None:
    """VB-TRICK-01: the best card takes a point, and its owner leads."""
    best = 0
    for place in range(1, table.players):
        if beats(table, table.trick[place], table.trick[best]):
            best = place
    winner = (table.turn + best) % table.players
    table.points[winner] += 1
    if not table.quiet:
        table.let_see()
        table.tell(events.TRICK, winner, (table.trick[best],))
    table.pile += table.trick
    table.trick = []
    table.turn = winner
    if not table.hands[winner]:
        table.ending = "VB-END-01"


# The end.


def outcome(table: Voorbeeld) -> Outcome:
    """VB-END-01: the most points win; equals win together."""
    most = max(table.points)
    winners = [seat for seat in range(table.players) if table.points[seat] == most]
    return Outcome(tuple(winners), tuple(table.points), table.ending)
