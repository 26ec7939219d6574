"""A card is offered: for which one."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import CARDS
from speeltafel.games.pesten.decisions.offer import WITHDRAW, withdraw
from speeltafel.games.pesten.decisions.to import TO_ALL, put_offer
from speeltafel.games.pesten.state import TO, Pesten

WANTS: Final[list[Move]] = [Move("want", (card,)) for card in range(CARDS)]


class Want(OnTurn[Pesten]):
    """PE-TRADE-01: the card that is needed; PE-AMB-64: any face but the one given."""

    def moves(self, table: Pesten) -> list[Move]:
        lists = table.house.wants
        if table.giving not in lists:
            moves = [WANTS[card] for card in table.house.faces if card != table.giving]
            lists[table.giving] = [*moves, WITHDRAW]
        return lists[table.giving]

    def any_move(self, table: Pesten, chance: Chance) -> Move:
        faces = table.house.faces
        card = faces[chance.below(len(faces))]
        return WANTS[card] if card != table.giving else WITHDRAW

    def refusal(self, table: Pesten, move: Move) -> Refusal | None:
        if move.verb == "withdraw":
            return None
        if move.verb != "want":
            return Refusal("PE-AMB-68", "want-first", {"card": table.giving})
        card = move.cards[0]
        if card == table.giving:
            return Refusal("PE-AMB-64", "same-card", {"card": card})
        if card not in table.house.faces:
            return Refusal("PE-AMB-64", "not-in-decks", {"card": card})
        return None

    def effect(self, table: Pesten, move: Move) -> None:
        if move.cards:
            want(table, move.cards[0])
        else:
            withdraw(table)


def want(table: Pesten, card: int) -> None:
    table.wanting = card
    if not table.quiet:
        table.tell(events.WANTED, table.turn, (card,))
    if len(table.in_game()) == 2:
        put_offer(table, TO_ALL)  # to whom needs no answer
    else:
        table.phase = TO
