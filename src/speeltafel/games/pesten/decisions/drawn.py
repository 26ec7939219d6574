"""Who passed has drawn a card: lay it, lay a combination with it, or end the turn."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pesten.decisions.act import PLAYS, may_lay, why_not_lay
from speeltafel.games.pesten.decisions.combination import (
    MOST_LISTED,
    add_combos,
    go_on_with,
    is_in_steps,
    lay_combo,
    search_for,
    why_begun,
    why_not_begin,
    why_not_combo,
)
from speeltafel.games.pesten.decisions.offer import WITHDRAW
from speeltafel.games.pesten.rules import begin_turn, lay
from speeltafel.games.pesten.state import ACT, Pesten

END: Final = Move("end")


class Drawn(OnTurn[Pesten]):
    """PE-PASS-01, PE-AMB-14: the drawn card, besides a combination with it (PE-PASS-02)."""

    def moves(self, table: Pesten) -> list[Move]:
        moves = drawn_moves(table)
        add_combos(table, moves)
        return moves

    def any_move(self, table: Pesten, chance: Chance) -> Move:
        search = search_for(table)
        combos = 0 if search is None else search.count(MOST_LISTED)
        if combos > MOST_LISTED or table.begun:
            return super().any_move(table, chance)
        card = table.drawn[0]
        chosen = chance.below(combos + (2 if may_lay(table, card) else 1))
        if chosen < combos:
            assert search is not None
            return Move("combo", search.nth(chosen))
        return END if chosen == combos else PLAYS[card]

    def refusal(self, table: Pesten, move: Move) -> Refusal | None:
        verb = move.verb
        if verb == "combo":
            return why_not_combo(table, move.cards)
        if verb == "begin":
            return why_not_begin(table, move.cards[0])
        if table.begun:
            return why_begun(verb)
        if verb == "play":
            return why_not_lay_drawn(table, move.cards[0])
        if verb == "offer":
            return Refusal("PE-AMB-35", "drew-already")
        return None if verb == "end" else Refusal("PE-AMB-14", "drew-already")

    def in_steps(self, table: Pesten, move: Move) -> bool:
        return is_in_steps(table, move)

    def effect(self, table: Pesten, move: Move) -> None:
        verb = move.verb
        if verb == "end":
            end(table)
        elif verb == "play":
            table.drawn = []
            table.phase = ACT
            lay(table, table.turn, move.cards[0], jump=False)
        elif verb == "combo":
            lay_combo(table, move.cards)
        elif verb == "begin":
            go_on_with(table, move.cards[0])
        else:
            table.begun = []


def drawn_moves(table: Pesten) -> list[Move]:
    """What may be done besides laying a combination."""
    if table.begun:
        return [WITHDRAW]
    card = table.drawn[0]
    return [END, PLAYS[card]] if may_lay(table, card) else [END]


def why_not_lay_drawn(table: Pesten, card: int) -> Refusal | None:
    if card != table.drawn[0]:
        return Refusal("PE-AMB-14", "only-drawn-card", {"card": table.drawn[0]})
    return why_not_lay(table, card)


def end(table: Pesten) -> None:
    table.put_in_hand(table.turn, table.drawn[0])
    table.drawn = []
    begin_turn(table, table.after(table.turn))
