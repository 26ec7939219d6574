"""The rule-of-thumb player: choose what to collect, pay with the rest, never with everything.

It follows as long as that does not cost its combination, stops when it has nothing to show, and
raises only when nobody will turn another card: then all that it does not need goes into the pot.
Where bids can be exchanged it opens with a card before that. Every card is decided anew from what
lies there, so that a bid begun is ended in the same sense. What it keeps under Pietje Precies
is in `fitting.py`, how high it dares to go in `planning.py`.
"""

from collections.abc import Callable
from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.engine.state import State
from speeltafel.games.pietenpoker.cards import ACTEER, BASE, COLOUR, KIND, NUMBER, PRECIES
from speeltafel.games.pietenpoker.decisions.bid import LAYS
from speeltafel.games.pietenpoker.decisions.blindly import GO, STOP
from speeltafel.games.pietenpoker.expansions.precies import crossings
from speeltafel.games.pietenpoker.players.crossing import best_crossing
from speeltafel.games.pietenpoker.players.fitting import best_fit
from speeltafel.games.pietenpoker.players.planning import (
    CARD,
    cheapest_rest,
    has_to_fit,
    is_last_reveal,
    most_followed,
    price,
    value_with,
)
from speeltafel.games.pietenpoker.rules_bids import can_follow, measured
from speeltafel.games.pietenpoker.rules_combinations import NONE, SIZE, best_value
from speeltafel.games.pietenpoker.state import BIDDING, IN, SMALL_BLIND, Pietenpoker

DEAR = 2
"""Following may cost the combination so many cards."""
LEAST_SHOWN = 2
"""With a smaller combination it does not pay to be there at the end."""
RAISES_WITH = 3
"""A combination of so many cards is worth a raise."""
ODD_KINDS = (ACTEER, PRECIES)
"""Kinds of cards that serve in another way than their number and colour say."""


def heuristic(seen: State, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    assert isinstance(seen, Pietenpoker)
    if seen.house.plain_bids and not seen.questions and seen.phase == BIDDING:
        return plain_bid(seen, seat)
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if seen.questions:
        return answer(seen, seat, seen.questions[-1], moves, chance)
    if seen.phase == SMALL_BLIND:
        return cheapest_blind(seen, seat, moves)
    if seen.is_blindfolded():
        return blindly(seen, seat, moves)
    return special_bid(seen, seat, moves)


# Bidding.


def plain_bid(seen: Pietenpoker, seat: int) -> Move:
    """Where a bid is judged by its total alone the moves need not be listed."""
    enough = seen.worth[seat] >= seen.highest
    if not enough and not seen.fresh and not can_follow(seen):
        return STOP
    return bid(seen, seat, seen.hands[seat], enough, not seen.fresh)


def special_bid(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    if (seen.house.inwissel or seen.house.hides) and not seen.fresh:
        first = before_laying(seen, seat, moves)
        if first is not None:
            return first
    lays = [move.cards[0] for move in moves if move.verb == "lay"]
    can_go, can_stop = GO in moves, STOP in moves
    if not (lays or can_go or can_stop):
        return moves[0]
    if has_to_fit(seen):
        return bid_to_fit(seen, seat, lays, can_go, can_stop)
    return bid(seen, seat, lays, can_go, can_stop)


def bid(seen: Pietenpoker, seat: int, lays: list[int], can_go: bool, can_stop: bool) -> Move:
    """Go along, lay the next card, or stop."""
    if can_go:
        card = to_raise_with(seen, seat, lays)
        return GO if card < 0 else LAYS[card]
    if not lays:
        return STOP
    plan = cheapest_rest(seen, seen.hands[seat], to_pay(seen))
    if can_stop and not is_worth_following(seen, seat, plan.value):
        return STOP
    card = highest(lays, plan.laid)
    return LAYS[card if card >= 0 else least_missed(seen, seat, lays)]


def bid_to_fit(seen: Pietenpoker, seat: int, lays: list[int], can_go: bool, can_stop: bool) -> Move:
    """PP-PREC-01: lay whatever does not fit; where nothing can be made to fit, pay nothing."""
    plan = best_fit(seen, seat, seen.hands[seat], to_pay(seen), crossings(seen, seat))
    if plan.value // SIZE < LEAST_SHOWN and (can_go or can_stop):
        return GO if can_go else STOP
    card = highest(lays, plan.laid)
    if card >= 0:
        return LAYS[card]
    if can_go:
        return GO
    return LAYS[least_missed(seen, seat, lays)] if lays else STOP


def to_pay(seen: Pietenpoker) -> int:
    """What the bid lacks; PP-WISSEL-01: after an exchange also of what it was."""
    if seen.house.plain_bids and seen.phase == BIDDING:
        return seen.highest - seen.worth[seen.turn]
    total, least = measured(seen)
    return least - total


def before_laying(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move | None:
    """Take a card of the bid back, or lay one face down, where more is left by it.

    Of cards that serve alike one is tried.
    """
    hand, need, crossed = seen.hands[seat], to_pay(seen), crossings(seen, seat)
    found: Move | None = None
    best = outlook(seen, seat, hand, need, crossed)
    tried: set[tuple[str, int, int, int]] = set()
    for move in moves:
        if move.verb != "back" and not (move.verb == "hide" and has_to_fit(seen)):
            continue
        card = move.cards[0]
        kind = KIND[card] if KIND[card] in ODD_KINDS else BASE
        alike = (move.verb, NUMBER[card], COLOUR[card], kind)
        if alike in tried:
            continue
        tried.add(alike)
        if move.verb == "back":
            owed = max(need, 0) + price(seen, card)
            lost = 1 if seen.acts(card, PRECIES) else 0
            after = outlook(seen, seat, sorted([*hand, card]), owed, crossed - lost)
        else:
            after = outlook(seen, seat, without_one(hand, card), need, crossed + 1)
        if after > best:
            found, best = move, after
    return found


def outlook(seen: Pietenpoker, seat: int, hand: list[int], need: int, crossed: int) -> int:
    """What is left of a hand at best, when so much has been paid."""
    if has_to_fit(seen):
        return best_fit(seen, seat, hand, need, crossed).value
    return cheapest_rest(seen, hand, need).value


def is_worth_following(seen: Pietenpoker, seat: int, left: int) -> bool:
    """Never with the last card, nor with the combination itself."""
    size = left // SIZE
    if left == NONE or (is_last_reveal(seen) and size < LEAST_SHOWN):
        return False
    return promise(seen, seat, seen.hands[seat]) // SIZE - size <= DEAR


def to_raise_with(seen: Pietenpoker, seat: int, lays: list[int]) -> int:
    """The highest card that the combination can do without, or -1.

    PP-OVER-01: none with which nobody could follow any more.
    """
    hand = seen.hands[seat]
    if seen.phase != BIDDING or not is_time_to_raise(seen) or len(hand) < 2:
        return -1
    value = promise(seen, seat, hand)
    if value // SIZE < RAISES_WITH:
        return -1
    most = most_followed(seen, seat) - seen.worth[seat]
    found = -1
    for card in lays:
        if (
            NUMBER[card] > number_of(found)
            and price(seen, card) <= most
            and promise(seen, seat, without_one(hand, card)) == value
        ):
            found = card
    return found


def is_time_to_raise(seen: Pietenpoker) -> bool:
    """PP-WISSEL-01: a card that can be exchanged later may be bid early."""
    return is_last_reveal(seen) or (seen.house.inwissel and not seen.fresh)


def number_of(card: int) -> int:
    return 0 if card < 0 else NUMBER[card]


def least_missed(seen: Pietenpoker, seat: int, cards: list[int]) -> int:
    """The card without which the hand promises most."""
    hand = seen.hands[seat]
    return max(cards, key=lambda card: promise(seen, seat, without_one(hand, card)))


def highest(lays: list[int], wanted: list[int]) -> int:
    """Of the cards that may be laid the highest of those that are to pay, or -1."""
    found = -1
    for card in lays:
        if NUMBER[card] > number_of(found) and card in wanted:
            found = card
    return found


def without_one(hand: list[int], card: int) -> list[int]:
    left = hand.copy()
    left.remove(card)
    return left


# What a hand is worth.


def promise(seen: Pietenpoker, seat: int, hand: list[int]) -> int:
    """What a hand makes of the room; while cards are to come, all need not fit yet."""
    return value_with(seen, hand, seen.room, crossings(seen, seat))


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
        return NUMBER[card], -promise(seen, seat, without_one(hand, card))

    return min(moves, key=cost)


# Questions.


def answer(
    seen: Pietenpoker, seat: int, question: Question, moves: list[Move], chance: Chance
) -> Move:
    choose = ANSWERS.get(question.kind)
    return moves[chance.below(len(moves))] if choose is None else choose(seen, seat, moves)


def first_move(_seen: Pietenpoker, _seat: int, moves: list[Move]) -> Move:
    return moves[0]


def to_give_away(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    hand = seen.hands[seat]
    return max(moves, key=lambda move: promise(seen, seat, without_one(hand, move.cards[0])))


def to_take(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    return max(moves, key=lambda move: swapped_value(seen, seat, move.cards[0]))


def to_cross(seen: Pietenpoker, seat: int, _moves: list[Move]) -> Move:
    return best_crossing(seen, seat)


def strongest_rival(seen: Pietenpoker, _seat: int, moves: list[Move]) -> Move:
    return max(moves, key=lambda move: rival_strength(seen, move.number))


def keep_or_throw(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    hand = seen.hands[seat]
    return moves[0] if 2 * largest_group(hand) > len(hand) else moves[1]


def spend(seen: Pietenpoker, _seat: int, moves: list[Move]) -> Move:
    """More hand cards help for sure, unless they have to fit and cannot be laid any more."""
    return moves[0] if has_to_fit(seen) else moves[-1]


def add_or_skip(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    return moves[0] if seen.worth[seat] < seen.highest else moves[1]


def name_limit(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    """With one card to keep nobody is bid out of the round, and a good hand wins more."""
    return moves[1 if largest_group(seen.hands[seat]) >= RAISES_WITH else 0]


def largest_group(hand: list[int]) -> int:
    return best_value(hand, [], wild=False, numbers=True, colours=True) // SIZE


def swapped_value(seen: Pietenpoker, seat: int, card: int) -> int:
    room = seen.room.copy()
    room.remove(card)
    return value_with(seen, [*seen.hands[seat], card], room, crossings(seen, seat))


def rival_strength(seen: Pietenpoker, seat: int) -> tuple[bool, int, int]:
    return seen.status[seat] == IN, len(seen.scored[seat]), len(seen.hands[seat])


ANSWERS: Final[dict[str, Callable[[Pietenpoker, int, list[Move]], Move]]] = {
    "discard": to_give_away,
    "big": strongest_rival,
    "limit": name_limit,
    "value": first_move,
    "blind-value": first_move,
    "money": spend,
    "add": add_or_skip,
    "give": to_give_away,
    "take": to_take,
    "crime": strongest_rival,
    "bril": strongest_rival,
    "staf": first_move,
    "cross": to_cross,
    "keep": keep_or_throw,
}
"""What it does when it is asked; where the kind is missing, anything."""
