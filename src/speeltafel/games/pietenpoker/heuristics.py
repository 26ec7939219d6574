"""The rule-of-thumb player: choose what to collect, pay with the rest, never with everything.

It follows as long as that does not cost its combination, stops when it has nothing to show, and
raises only when nobody will turn another card: then all that it does not need goes into the pot.
Every card is decided anew from what lies there, so that a bid begun is ended in the same sense.
"""

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.engine.state import Projection
from speeltafel.games.pietenpoker import rules_bids as bids
from speeltafel.games.pietenpoker.cards import COLOUR, COLOURS, HIGHEST, NUMBER, PRECIES
from speeltafel.games.pietenpoker.rules import Pietenpoker
from speeltafel.games.pietenpoker.rules_combinations import SIZE, best_value
from speeltafel.games.pietenpoker.rules_precies import best_crossing, value_of_all
from speeltafel.games.pietenpoker.rules_state import (
    BIDDING,
    COLOURS_ONLY,
    GO,
    IN,
    NUMBERS_ONLY,
    SMALL_BLIND,
    STOP,
    PietenTable,
)

DEAR = 2
"""Following may cost the combination so many cards."""
LEAST_SHOWN = 2
"""With a smaller combination it does not pay to be there at the end."""
RAISES_WITH = 3
"""A combination of so many cards is worth a raise."""
CARD = 2.9
"""The points of an average card."""


def heuristic(seen: Projection, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    assert isinstance(seen, Pietenpoker)
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if seen.questions:
        return answer(seen, seat, seen.questions[-1], moves, chance)
    if seen.phase == SMALL_BLIND:
        return cheapest_blind(seen, seat, moves)
    if seen.is_blindfolded():
        return blindly(seen, seat, moves)
    return bid(seen, seat, moves)


# Bidding.


def bid(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    """Go along, lay the next card, or stop."""
    hand = seen.hands[seat]
    can_stop = STOP in moves
    lays = [move.cards[0] for move in moves if move.verb == "lay"]
    if GO in moves:
        card = to_raise_with(seen, seat, lays)
        return GO if card < 0 else Move("lay", (card,))
    if not lays:
        return STOP if can_stop else moves[0]
    total, least = bids.measured(seen)
    rest = cheapest_rest(seen, hand, least - total)
    if can_stop and not is_worth_following(seen, seat, rest):
        return STOP
    paid = [card for card in lays if rest.count(card) < hand.count(card)]
    return Move("lay", (highest(paid) if paid else least_missed(seen, seat, lays),))


def is_worth_following(seen: Pietenpoker, seat: int, rest: list[int]) -> bool:
    """Never with the last card, nor with the combination itself."""
    if not rest:
        return False
    size = promise(seen, seat, rest) // SIZE
    if is_last_reveal(seen) and size < LEAST_SHOWN:
        return False
    return promise(seen, seat, seen.hands[seat]) // SIZE - size <= DEAR


def to_raise_with(seen: Pietenpoker, seat: int, lays: list[int]) -> int:
    """The highest card that the combination can do without, or -1.

    With the Overestimation rule a raise is a risk.
    """
    hand = seen.hands[seat]
    if seen.phase != BIDDING or not is_last_reveal(seen) or len(hand) < 2 or not lays:
        return -1
    value = promise(seen, seat, hand)
    found, found_value = -1, value
    for card in lays:
        left = promise(seen, seat, without_one(hand, card))
        if left > found_value or (left == found_value and NUMBER[card] > number_of(found)):
            found, found_value = card, left
    if found_value > value:
        return found  # Pietje Precies: a card that does not fit has to go
    return found if value // SIZE >= RAISES_WITH and not seen.house.overschatting else -1


def number_of(card: int) -> int:
    return 0 if card < 0 else NUMBER[card]


def is_last_reveal(seen: PietenTable) -> bool:
    return seen.revealed == seen.house.reveals or not seen.stock


def cheapest_rest(seen: Pietenpoker, hand: list[int], need: int) -> list[int]:
    """The best hand that is left after paying so much, for all that can be collected.

    What does not belong to the number or colour pays, high cards first: they come back to whoever
    wins. Where that is not enough, nothing is left.
    """
    best: list[int] = []
    best_worth = -1
    for group in range(-len(COLOURS), HIGHEST):
        left = after_paying(seen, hand, group, need)
        if left:
            worth = promise(seen, seen.turn, left)
            if worth > best_worth:
                best, best_worth = left, worth
    return best


def after_paying(seen: Pietenpoker, hand: list[int], group: int, need: int) -> list[int]:
    """A group is a number counted from 0, or a colour counted down from -1."""
    left = sorted(hand, key=lambda card: (belongs(card, group), -NUMBER[card]))
    paid = 0
    while left and paid < need:
        paid += 1 if seen.counting else seen.most(left.pop(0))
    return left


def belongs(card: int, group: int) -> bool:
    return NUMBER[card] == group + 1 if group >= 0 else COLOUR[card] == -1 - group


def least_missed(seen: Pietenpoker, seat: int, cards: list[int]) -> int:
    """The card without which the hand promises most."""
    hand = seen.hands[seat]
    return max(cards, key=lambda card: promise(seen, seat, without_one(hand, card)))


def highest(cards: list[int]) -> int:
    return max(cards, key=lambda card: (NUMBER[card], -card))


def without_one(hand: list[int], card: int) -> list[int]:
    left = hand.copy()
    left.remove(card)
    return left


# What a hand is worth.


def promise(seen: Pietenpoker, seat: int, hand: list[int]) -> int:
    """What a hand makes of the room; while cards are to come, all need not fit yet."""
    if seen.house.precies and is_last_reveal(seen):
        return own_value(seen, hand, seen.room, own_crossings(seen, seat))
    return group_value(seen, hand, seen.room)


def group_value(seen: Pietenpoker, hand: list[int], room: list[int]) -> int:
    numbers, colours = seen.only_kind != COLOURS_ONLY, seen.only_kind != NUMBERS_ONLY
    return best_value(hand, room, seen.has_wilds(), numbers, colours)


def own_crossings(seen: PietenTable, seat: int) -> int:
    if not seen.house.precies or seen.celebri:
        return 0
    return seen.has_in_bid(seat, PRECIES) + len(seen.down[seat])


def own_value(seen: Pietenpoker, hand: list[int], room: list[int], crossings: int = 0) -> int:
    """The same where all cards have to fit, as far as crossing out does not help."""
    largest = group_value(seen, hand, room)
    if not seen.house.precies:
        return largest
    numbers, colours = seen.only_kind != COLOURS_ONLY, seen.only_kind != NUMBERS_ONLY
    value = value_of_all(hand, room, seen.has_wilds(), numbers, colours)
    if value or not crossings:
        return value
    # crossing out so many of the worst: as good as the largest group that is left over
    return largest if len(hand) + len(room) - largest // SIZE <= crossings else 0


# Under the Pokerpiet, and before the first reveal.


def blindly(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    """Follow while it costs two cards at most, and never with the last card."""
    verbs = {move.verb: move for move in moves}
    if "go" in verbs:
        return verbs["go"]
    need = seen.highest - seen.worth[seat]
    affordable = need <= DEAR * CARD and len(seen.hands[seat]) > DEAR
    return verbs["lay"] if "lay" in verbs and affordable else verbs["stop"]


def cheapest_blind(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    hand = seen.hands[seat]

    def cost(move: Move) -> tuple[int, int]:
        card = move.cards[0]
        return NUMBER[card], -group_value(seen, without_one(hand, card), seen.room)

    return min(moves, key=cost)


# Questions.


def answer(
    seen: Pietenpoker, seat: int, question: Question, moves: list[Move], chance: Chance
) -> Move:
    kind = question.kind
    hand, room = seen.hands[seat], seen.room
    if kind == "cross":
        return best_crossing(seen, seat, seen.combination)
    if kind in ("discard", "give"):
        return max(moves, key=lambda move: own_value(seen, without_one(hand, move.cards[0]), room))
    if kind == "take":
        return max(moves, key=lambda move: swapped_value(seen, hand, move.cards[0]))
    if kind in ("crime", "bril", "big"):
        return max(moves, key=lambda move: rival_strength(seen, move.number))
    if kind == "keep":
        size = best_value(hand, [], False, True, True) // SIZE
        return moves[0] if size >= 3 or len(hand) > seen.house.own_cards else moves[1]
    if kind == "money":
        return moves[-1]  # more hand cards: they help for sure
    if kind == "add":
        return moves[0] if seen.worth[seat] < seen.highest else moves[1]
    if kind in ("limit", "staf", "value", "blind-value"):
        return moves[0]
    return moves[chance.below(len(moves))]


def swapped_value(seen: Pietenpoker, hand: list[int], card: int) -> int:
    room = seen.room.copy()
    room.remove(card)
    return own_value(seen, [*hand, card], room)


def rival_strength(seen: Pietenpoker, seat: int) -> tuple[bool, int, int]:
    return seen.status[seat] == IN, len(seen.scored[seat]), len(seen.hands[seat])
