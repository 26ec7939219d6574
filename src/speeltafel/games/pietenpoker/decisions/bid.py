"""The turn: lay cards one by one and go along, or stop."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pietenpoker.cards import NAMES
from speeltafel.games.pietenpoker.decisions.blindly import GO, STOP, Blindly
from speeltafel.games.pietenpoker.expansions.inwissel import back_moves, back_refusal, take_back
from speeltafel.games.pietenpoker.expansions.precies import hide, hide_moves, hide_refusal
from speeltafel.games.pietenpoker.rules import go, lay, stop
from speeltafel.games.pietenpoker.rules_bids import (
    can_follow,
    cards_to_lay,
    is_exempt,
    why_not_go,
    why_not_lay,
    why_not_stop,
)
from speeltafel.games.pietenpoker.state import Pietenpoker

LAYS: Final[list[Move]] = [Move("lay", (card,)) for card in range(len(NAMES))]
ONLY_STOP: Final[list[Move]] = [STOP]
BLINDLY: Final = Blindly()


class Bid(OnTurn[Pietenpoker]):
    """PP-AMB-07: going along or stopping, whatever the bid is; PP-AMB-79: card by card."""

    def moves(self, table: Pietenpoker) -> list[Move]:
        if table.poker:
            return BLINDLY.moves(table)
        if not table.house.plain_bids:
            return special_moves(table)
        enough = table.worth[table.turn] >= table.highest
        if table.fresh:
            moves = [GO] if enough else []
        elif enough:
            moves = [STOP, GO]
        elif can_follow(table):
            moves = [STOP]
        else:
            return ONLY_STOP
        last = -1
        for card in table.hands[table.turn]:
            if card != last:
                moves.append(LAYS[card])
                last = card
        return moves

    def any_move(self, table: Pietenpoker, chance: Chance) -> Move:
        """The same moves, one by chance, without making the list."""
        if not table.house.plain_bids:
            return one_of(self.moves(table), chance)
        hand = table.hands[table.turn]
        size = len(hand)
        enough = table.worth[table.turn] >= table.highest
        ways = (1 if enough else 0) + (0 if table.fresh else 1)
        if not enough and not table.fresh and not can_follow(table):
            return STOP
        while True:
            at = chance.below(size + ways)
            if at >= size:
                return GO if enough and at == size else STOP
            if at == 0 or hand[at] != hand[at - 1]:  # of equal cards the first
                return LAYS[hand[at]]

    def refusal(self, table: Pietenpoker, move: Move) -> Refusal | None:
        verb = move.verb
        if table.poker:
            return BLINDLY.refusal(table, move)
        if verb == "lay" and move.cards:
            return why_not_lay(table, move.cards[0])
        if verb == "go":
            return why_not_go(table)
        if verb == "stop":
            return why_not_stop(table)
        if verb == "back":
            return back_refusal(table, move.cards[0])
        if verb == "hide":
            return hide_refusal(table, move.cards[0])
        return Refusal("PP-BID-01", "go-or-stop")

    def effect(self, table: Pietenpoker, move: Move) -> None:
        verb = move.verb
        if table.poker:
            BLINDLY.effect(table, move)
        elif verb == "lay":
            lay(table, move.cards[0])
        elif verb == "go":
            go(table)
        elif verb == "stop":
            stop(table)
        elif verb == "back":
            take_back(table, move.cards[0])
        else:
            hide(table, move.cards[0])


def one_of(moves: list[Move], chance: Chance) -> Move:
    """One of these moves; chance is asked even where there is no choice."""
    return moves[chance.below(len(moves))]


def special_moves(table: Pietenpoker) -> list[Move]:
    """Where a bid is judged by more than its total."""
    moves = [STOP] if why_not_stop(table) is None else []
    if why_not_go(table) is None:
        moves.append(GO)
    exempt = is_exempt(table)
    moves += lay_moves(table, exempt)
    if table.house.inwissel:
        moves += back_moves(table, exempt)
    if table.house.hides:
        moves += hide_moves(table, exempt)
    return moves


def lay_moves(table: Pietenpoker, exempt: bool) -> list[Move]:
    return [LAYS[card] for card in cards_to_lay(table, exempt)]
