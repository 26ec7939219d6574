"""The beginning of a turn: discard, or call; without a card, pass."""

from typing import Final

from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.zones import holds_all, take_out
from speeltafel.games.edden import events
from speeltafel.games.edden.cards import hand_points
from speeltafel.games.edden.rules import begin_taking, call_refusal, show_down
from speeltafel.games.edden.rules_groups import (
    add_discards,
    is_run,
    is_set,
    set_rule,
    why_no_group,
)
from speeltafel.games.edden.state import Edden

CALL: Final = Move("call")
PASS: Final = Move("pass")


class Discard(OnTurn[Edden]):
    """ED-TURN-02, ED-AMB-01: first discard, then take back exactly one card."""

    def moves(self, table: Edden) -> list[Move]:
        moves: list[Move] = []
        hand = table.hands[table.turn]
        house = table.house
        if hand_points(hand) < house.call_below:
            moves.append(CALL)
        if hand:
            add_discards(hand, house.sets, house.runs, moves)
        else:
            moves.append(PASS)  # ED-AMB-26
        return moves

    def refusal(self, table: Edden, move: Move) -> Refusal | None:
        if move.verb == "call":
            return why_not_call(table)
        if move.verb == "draw" or move.verb == "take":
            return Refusal("ED-AMB-01", "discard-first")
        if move.verb == "pass":
            return Refusal("ED-AMB-26", "must-discard") if table.hands[table.turn] else None
        return why_not_discard(table, move.cards)

    def effect(self, table: Edden, move: Move) -> None:
        if move.cards:
            lay(table, move.cards)
        elif move.verb == "call":
            call(table)
        else:
            pass_by(table)


# Discarding.


def why_not_discard(table: Edden, cards: tuple[int, ...]) -> Refusal | None:
    if not holds_all(table.hands[table.turn], cards):
        return Refusal("ED-PREP-02", "not-in-hand")
    if len(cards) == 1:
        return None
    if is_set(cards):
        return None if table.house.sets else Refusal(set_rule(cards), "sets-off")
    if is_run(cards):
        return None if table.house.runs else Refusal("ED-RUN-01", "runs-off")
    return why_no_group(cards, table.house.sets, table.house.runs)


def lay(table: Edden, cards: tuple[int, ...]) -> None:
    """ED-TURN-02: first discard, then take one card back."""
    seat = table.turn
    hand = table.hands[seat]
    for card in cards:
        take_out(hand, card)
    if table.known[seat]:
        forget(table, seat, cards)
    table.laid = list(cards)
    if not table.quiet:
        table.tell(events.DISCARDED, seat, cards)
    if not hand:
        reward_empty_hand(table, seat)
    begin_taking(table)


def forget(table: Edden, seat: int, cards: tuple[int, ...]) -> None:
    """Of cards that leave a hand, those that everybody knew of leave first."""
    known = table.known[seat].copy()
    for card in cards:
        if card in known:
            known.remove(card)
    table.note_known(seat, known)


def reward_empty_hand(table: Edden, seat: int) -> None:
    """ED-EMPTY-01, ED-AMB-07: a bonus each time, also for a single last card, to a maximum."""
    count = table.empties[seat] + 1
    if count <= table.house.most_empty:
        table.empties = table.empties.copy()
        table.empties[seat] = count
        if not table.quiet:
            table.tell(events.EMPTIED, seat, number=count)


def pass_by(table: Edden) -> None:
    """ED-AMB-26: without a card there is nothing to discard, and nothing to be rewarded."""
    if not table.quiet:
        table.tell(events.PASSED, table.turn)
    begin_taking(table)


# Calling.


def why_not_call(table: Edden) -> Refusal | None:
    """ED-CALL-01: at the beginning of the turn."""
    return call_refusal(table.house, hand_points(table.hands[table.turn]))


def call(table: Edden) -> None:
    """ED-CALL-01: the round is over."""
    if not table.quiet:
        table.tell(events.CALLED, table.turn)
        table.let_see()
    show_down(table, table.turn)
