"""The Money rule: a card with "$" in a bid gives more bid, or more hand cards."""

from typing import Final

from speeltafel.engine.events import only
from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker.cards import ICON, MONEY_ICON, NUMBER
from speeltafel.games.pietenpoker.rules_state import ADD, IN, SEAT_STEP, STEP, VALUE, PietenTable

MORE_BID: Final = Move("more", (), 0)
MORE_HAND: Final = Move("more", (), 1)
ADDING: Final[list[Move]] = [Move("add"), Move("skip")]


def has_money(table: PietenTable, card: int) -> bool:
    return table.house.money and ICON[card] & MONEY_ICON != 0


def cards_to_draw(table: PietenTable) -> int:
    """PP-AMB-58: before the first reveal one card stays for it."""
    return len(table.stock) - (1 if table.revealed == 0 else 0)


def money_choices(table: PietenTable) -> list[Move]:
    """PP-GELD-01; PP-AMB-20: what is impossible is not offered."""
    moves = []
    if table.scored[table.turn]:
        moves.append(MORE_BID)
    if cards_to_draw(table) > 0:
        moves.append(MORE_HAND)
    return moves


def offer_money(table: PietenTable) -> None:
    """PP-AMB-20: a choice for each money card; without one it does nothing."""
    moves = money_choices(table)
    if len(moves) > 1:
        table.ask(Question("money", (table.turn,)))
    elif moves:
        spend_money(table, moves[0])


def spend_money(table: PietenTable, move: Move) -> None:
    """PP-GELD-01: more bid or more hand."""
    if not table.quiet:
        table.tell("more-hand" if move.number else "more-bid", table.turn)
    if move.number:
        draw_more(table)
    else:
        others = [seat for seat in table.others_in(table.turn) if table.scored[seat]]
        table.do_next([ADD * STEP + seat for seat in others])
        add_scored(table, table.turn)


def add_scored(table: PietenTable, seat: int) -> None:
    """PP-GELD-02: a random scored card; PP-AMB-20: neither its icon nor its action does anything.

    PP-AMB-47: its number and colour need not match anything.
    PP-AMB-78: but what works by lying in a bid (PP-AMB-64) works, so an Acteerpiet gets a value.
    """
    card = table.any_scored(seat)
    table.add_to_bid(seat, card)
    if not table.quiet:
        table.tell("added", seat, (card,), table.worth[seat])
    if table.most(card) != NUMBER[card] and not table.counting:
        table.do_next([VALUE * STEP + seat * SEAT_STEP + card])


def draw_more(table: PietenTable) -> None:
    """PP-GELD-03: everybody who is in, from the player on turn, as far as the stock goes."""
    seat = table.turn
    for _ in range(table.players):
        if table.status[seat] == IN and cards_to_draw(table) > 0:
            card = table.stock.pop()
            table.take_in(seat, card)
            if not table.quiet:
                audience = 0 if table.is_blindfolded() else only(seat)
                table.tell("drew", seat, (card,), audience=audience)
        seat = table.after(seat)


def answer_add(table: PietenTable, question: Question) -> None:
    """PP-GELD-02: the others may add a random scored card too."""
    seat = question.asked[0]
    if question.answers[seat].verb == "add":
        add_scored(table, seat)
    elif not table.quiet:
        table.tell("skipped", seat)
