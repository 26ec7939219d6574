"""Why the rule of thumb likes a move, in one sentence; read from what the seat may know."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.view import Said
from speeltafel.engine.zones import holds
from speeltafel.games.pesten.cards import ACE, EIGHT, JOKER_RANK, KING, RANK, SEVEN, SUIT, matches
from speeltafel.games.pesten.players.heuristics import (
    FEW,
    TRADED,
    in_combinations,
    in_order,
    keeping,
    suit_length,
    worth_of_card,
)
from speeltafel.games.pesten.state import COMBO, NO_THREAT, Pesten

MANY: Final = 2
"""So many own cards that can follow are worth a word."""


def reason(seen: State, seat: int, move: Move) -> Said:
    assert isinstance(seen, Pesten)
    return REASONS.get(move.verb, of_nothing)(seen, seat, move)


def of_nothing(_seen: Pesten, _seat: int, _move: Move) -> Said:
    return Said("why-no-better")


def left_with(seen: Pesten, seat: int, move: Move) -> list[int]:
    """The hand after a move, the card just drawn included."""
    left = seen.hands[seat] + seen.drawn
    for card in move.cards:
        if card in left:
            left.remove(card)
    return left


# Single cards.


def of_play(seen: Pesten, seat: int, move: Move) -> Said:
    card = move.cards[0]
    left = left_with(seen, seat, move)
    if seen.threat != NO_THREAT:
        return Said("why-answer", {"card": card, "number": max(0, seen.cards_to_draw())})
    if not seen.fits(card):
        return Said("why-bluff", {"card": card})
    if not left:
        name = "why-out-pest" if seen.house.pest[card] else "why-out"
        return Said(name, {"card": card})
    if len(left) == 1:
        name = "why-last-pest" if seen.house.pest[left[0]] else "why-last"
        return Said(name, {"card": left[0]})
    return of_ordinary(seen, seat, card, left)


def of_ordinary(seen: Pesten, seat: int, card: int, left: list[int]) -> Said:
    """A card that fits, with more to come."""
    rank = RANK[card]
    follows = [other for other in left if matches(other, card, SUIT[card])]
    order = in_order(seen, seat)
    rival = order[-1] if rank == KING else order[1]
    facts = {"card": card, "seat": rival, "count": len(seen.hands[rival])}
    if rank in (ACE, JOKER_RANK, EIGHT) and facts["count"] <= FEW:
        return Said("why-attack", facts)
    if rank == SEVEN and any(not seen.house.pest[other] for other in follows):
        return Said("why-seven", {"card": card, "count": len(follows)})
    if rank == KING and len(seen.hands[order[-1]]) > len(seen.hands[order[1]]):
        return Said("why-king", facts)
    if rank == EIGHT:
        return Said("why-eight", facts)
    if not keeping(card) and any(keeping(other) and seen.fits(other) for other in left):
        return Said("why-keep-shield", {"card": card})
    if len(follows) >= MANY:
        return Said("why-follows", {"card": card, "count": len(follows)})
    return Said("why-shed", {"card": card, "count": len(left)})


def of_passing(seen: Pesten, seat: int, _move: Move) -> Said:
    """Drawing a card, or ending the turn after that."""
    cards = seen.drawn or seen.hands[seat]
    fitting = [card for card in cards if seen.fits(card)]
    best = max(fitting, key=lambda card: worth_of_card(seen, seat, card)) if fitting else -1
    if best >= 0:
        return Said("why-wait", {"card": best})
    return Said("why-end" if seen.drawn else "why-draw")


def of_taking(seen: Pesten, _seat: int, _move: Move) -> Said:
    return Said("why-take", {"number": max(0, seen.cards_to_draw())})


def of_rolling(seen: Pesten, _seat: int, _move: Move) -> Said:
    return Said("why-roll", {"number": seen.weight})


# Combinations.


def of_combination(seen: Pesten, seat: int, move: Move) -> Said:
    left = left_with(seen, seat, move)
    facts = {"count": len(move.cards), "left": len(left)}
    if not left and any(not seen.house.pest[card] for card in move.cards):
        return Said("why-combo-out", facts)
    if seen.threat == COMBO:
        return Said("why-combo-answer", {**facts, "number": seen.weight})
    return Said("why-combo", facts)


def of_beginning(_seen: Pesten, _seat: int, move: Move) -> Said:
    return Said("why-begin", {"card": move.cards[0]})


def of_top(seen: Pesten, seat: int, move: Move) -> Said:
    card = move.cards[0]
    hand = seen.hands[seat]
    if not hand:
        return Said("why-top-out", {"card": card})
    count = sum([matches(other, card, SUIT[card]) for other in hand])
    return Said("why-top", {"card": card, "count": count})


def of_suit(seen: Pesten, seat: int, move: Move) -> Said:
    return Said("why-suit", {"count": suit_length(seen, seat, move.number)})


# Trading and giving.


def of_offer(_seen: Pesten, _seat: int, move: Move) -> Said:
    return Said("why-offer", {"card": move.cards[0]})


def of_want(_seen: Pesten, _seat: int, move: Move) -> Said:
    return Said("why-want", {"card": move.cards[0]})


def of_asking_all(_seen: Pesten, _seat: int, _move: Move) -> Said:
    return Said("why-to")


def of_accepting(seen: Pesten, _seat: int, _move: Move) -> Said:
    return Said("why-accept", {"card": seen.giving})


def of_declining(seen: Pesten, seat: int, _move: Move) -> Said:
    rival = seen.turn
    if in_combinations(seen.hands[seat], seen.own[seat])[seen.wanting] > 0:
        return Said("why-decline-needed", {"card": seen.wanting})
    count = len(seen.hands[rival])
    if count <= TRADED:
        return Said("why-decline-few", {"seat": rival, "count": count})
    if seen.after(rival) == seat:
        return Said("why-decline-before", {"seat": rival})
    return Said("why-decline-dear", {"card": seen.wanting})


def of_giving(seen: Pesten, seat: int, move: Move) -> Said:
    """A card that is given or put away."""
    card = move.cards[0]
    useful = in_combinations(seen.hands[seat], seen.own[seat])[card] > 0
    return Said("why-give-least" if useful or keeping(card) else "why-give-spare", {"card": card})


def of_enough(_seen: Pesten, _seat: int, _move: Move) -> Said:
    return Said("why-enough")


# Reactions.


def of_challenge(seen: Pesten, _seat: int, _move: Move) -> Said:
    facts = {"card": seen.pile[-1], "seat": seen.turn, "count": len(seen.hands[seen.turn])}
    return Said("why-challenge" if seen.bluffed() else "why-no-better", facts)


def of_jump(seen: Pesten, seat: int, _move: Move) -> Said:
    last = len(seen.hands[seat]) == 1
    return Said("why-jump-out" if last else "why-jump", {"card": seen.pile[-1]})


def of_letting_be(seen: Pesten, seat: int, _move: Move) -> Said:
    facts = {"card": seen.pile[-1], "seat": seen.turn}
    if seen.bluffed() and seat != seen.turn:
        return Said("why-let-bluff", facts)
    if holds(seen.hands[seat], seen.pile[-1]):
        return Said("why-ok-last", facts)
    return Said("why-ok", facts)


REASONS: Final[dict[str, Callable[[Pesten, int, Move], Said]]] = {
    "play": of_play,
    "combo": of_combination,
    "begin": of_beginning,
    "top": of_top,
    "draw": of_passing,
    "end": of_passing,
    "take": of_taking,
    "roll": of_rolling,
    "suit": of_suit,
    "offer": of_offer,
    "want": of_want,
    "to": of_asking_all,
    "accept": of_accepting,
    "decline": of_declining,
    "jump": of_jump,
    "challenge": of_challenge,
    "ok": of_letting_be,
    "give": of_giving,
    "away": of_giving,
    "enough": of_enough,
}
"""By the verb of the move."""
