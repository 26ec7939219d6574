"""Why the rule of thumb likes a move, in one sentence; read from what the seat may know."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.view import Said
from speeltafel.games.pietenpoker.cards import NUMBER
from speeltafel.games.pietenpoker.players.heuristics import (
    LEAST_SHOWN,
    is_time_to_raise,
    largest_group,
    promise,
    to_pay,
    without_one,
)
from speeltafel.games.pietenpoker.players.planning import cheapest_rest, has_to_fit, is_last_reveal
from speeltafel.games.pietenpoker.rules_combinations import NONE, NUMBER_KIND, kind_of, size_of
from speeltafel.games.pietenpoker.state import BIDDING, Pietenpoker


def reason(seen: State, seat: int, move: Move) -> Said:
    assert isinstance(seen, Pietenpoker)
    if seen.questions:
        return OF_QUESTION.get(seen.questions[-1].kind, of_nothing)(seen, seat, move)
    return OF_VERB.get(move.verb, of_nothing)(seen, seat, move)


def of_nothing(_seen: Pietenpoker, _seat: int, _move: Move) -> Said:
    return Said("why-any")


def shown(seen: Pietenpoker, seat: int, hand: list[int]) -> dict[str, int]:
    """What a hand makes of the room: how many cards, and whether of one number or one colour."""
    value = promise(seen, seat, hand)
    return {"size": size_of(value), "numbers": int(kind_of(value) == NUMBER_KIND)}


# Bidding.


def of_laying(seen: Pietenpoker, seat: int, move: Move) -> Said:
    if not move.cards or seen.is_blindfolded():
        return Said("why-blind-lay", {"need": max(0, seen.highest - seen.worth[seat])})
    card, hand = move.cards[0], seen.hands[seat]
    facts = {"card": card, "number": NUMBER[card]}
    if has_to_fit(seen):
        return Said("why-lay-misfit", facts)
    left = without_one(hand, card)
    need = to_pay(seen)
    spare = promise(seen, seat, left) == promise(seen, seat, hand)
    if need <= 0:
        return Said("why-raise", {**facts, **shown(seen, seat, left)})
    facts["need"] = need
    if not left:
        return Said("why-any")
    if spare:
        return Said("why-pay-spare", {**facts, **shown(seen, seat, left)})
    return Said("why-pay-dear", {**facts, **shown(seen, seat, left)})


def of_going(seen: Pietenpoker, seat: int, _move: Move) -> Said:
    if seen.is_blindfolded() or seen.phase != BIDDING:
        return Said("why-go-blind")
    facts = {**shown(seen, seat, seen.hands[seat]), "total": seen.worth[seat]}
    if seen.fresh:
        return Said("why-go-paid", facts)
    if has_to_fit(seen):
        return Said("why-go-fits", facts)
    if not is_time_to_raise(seen):
        return Said("why-go-wait", facts)
    if facts["size"] > LEAST_SHOWN:
        return Said("why-go-keep", facts)
    return Said("why-go-free", facts)


def of_stopping(seen: Pietenpoker, seat: int, _move: Move) -> Said:
    if seen.is_blindfolded():
        return Said("why-stop-blind", {"need": max(0, seen.highest - seen.worth[seat])})
    need = max(0, to_pay(seen))
    facts = {**shown(seen, seat, seen.hands[seat]), "need": need}
    if has_to_fit(seen):
        return Said("why-stop-misfit", facts)
    if not need:
        return Said("why-stop-save", facts)
    left = cheapest_rest(seen, seen.hands[seat], need).value
    if left == NONE:
        return Said("why-stop-all", facts)
    facts["left"] = size_of(left)
    if is_last_reveal(seen) and facts["left"] < LEAST_SHOWN:
        return Said("why-stop-weak", facts)
    return Said("why-stop-dear", facts)


def of_taking_back(_seen: Pietenpoker, _seat: int, move: Move) -> Said:
    return Said("why-back", {"card": move.cards[0]})


def of_hiding(_seen: Pietenpoker, _seat: int, move: Move) -> Said:
    return Said("why-hide", {"card": move.cards[0]})


def of_blind(_seen: Pietenpoker, _seat: int, move: Move) -> Said:
    """The small blind, or what doubles it."""
    if not move.cards:
        return Said("why-any")
    return Said("why-blind", {"card": move.cards[0], "number": NUMBER[move.cards[0]]})


# Questions.


def of_giving_away(seen: Pietenpoker, seat: int, move: Move) -> Said:
    card = move.cards[0]
    hand = seen.hands[seat]
    left = without_one(hand, card) if card in hand else hand
    return Said("why-spare", {"card": card, **shown(seen, seat, left)})


def of_taking(_seen: Pietenpoker, _seat: int, move: Move) -> Said:
    return Said("why-take", {"card": move.cards[0]})


def of_rival(seen: Pietenpoker, _seat: int, move: Move) -> Said:
    rival = move.number
    facts = {"seat": rival, "count": len(seen.hands[rival]), "won": len(seen.scored[rival])}
    return Said("why-rival", facts)


def of_limit(seen: Pietenpoker, seat: int, _move: Move) -> Said:
    return Said("why-limit", {"size": largest_group(seen.hands[seat])})


def of_money(seen: Pietenpoker, _seat: int, _move: Move) -> Said:
    return Said("why-money-bid" if has_to_fit(seen) else "why-money-hand")


def of_adding(_seen: Pietenpoker, _seat: int, move: Move) -> Said:
    return Said("why-add" if move.verb == "add" else "why-skip")


def of_crossing(_seen: Pietenpoker, _seat: int, move: Move) -> Said:
    return Said("why-cross", {"card": move.cards[0]}) if move.cards else Said("why-cross-none")


def of_keeping(seen: Pietenpoker, seat: int, move: Move) -> Said:
    size = largest_group(seen.hands[seat])
    name = "why-keep" if move.verb == "keep" else "why-throw"
    return Said(name, {"size": size, "count": len(seen.hands[seat])})


OF_VERB: Final[dict[str, Callable[[Pietenpoker, int, Move], Said]]] = {
    "lay": of_laying,
    "go": of_going,
    "stop": of_stopping,
    "back": of_taking_back,
    "hide": of_hiding,
    "blind": of_blind,
}
OF_QUESTION: Final[dict[str, Callable[[Pietenpoker, int, Move], Said]]] = {
    "discard": of_giving_away,
    "give": of_giving_away,
    "take": of_taking,
    "big": of_rival,
    "crime": of_rival,
    "bril": of_rival,
    "limit": of_limit,
    "money": of_money,
    "add": of_adding,
    "cross": of_crossing,
    "keep": of_keeping,
}
