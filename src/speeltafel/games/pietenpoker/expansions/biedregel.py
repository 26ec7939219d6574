"""The Money rule: a card with "$" in a bid gives more bid, or more hand cards."""

from typing import Final

from speeltafel.engine.events import EVERYONE
from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.engine.zones import put_in_order
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import ICON, MONEY_ICON, NUMBER
from speeltafel.games.pietenpoker.rules_cards import any_scored, do_next
from speeltafel.games.pietenpoker.rules_marks import ADD, SEAT_STEP, STEP, VALUE
from speeltafel.games.pietenpoker.rules_worth import add_to_bid
from speeltafel.games.pietenpoker.state import IN, Pietenpoker

MORE_BID: Final = Move("more", (), 0)
MORE_HAND: Final = Move("more", (), 1)


def has_money(table: Pietenpoker, card: int) -> bool:
    return table.house.money and ICON[card] & MONEY_ICON != 0


def cards_to_draw(table: Pietenpoker) -> int:
    """PP-AMB-58: before the first reveal one card stays for it."""
    return len(table.stock) - (1 if table.revealed == 0 else 0)


def money_choices(table: Pietenpoker) -> list[Move]:
    """PP-GELD-01; PP-AMB-20: what is impossible is not offered."""
    moves = []
    if table.scored[table.turn]:
        moves.append(MORE_BID)
    if cards_to_draw(table) > 0:
        moves.append(MORE_HAND)
    return moves


def offer_money(table: Pietenpoker) -> None:
    """PP-AMB-20: a choice for each money card; without one it does nothing."""
    moves = money_choices(table)
    if len(moves) > 1:
        table.ask(Question("money", (table.turn,)))
    elif moves:
        spend_money(table, moves[0])


def spend_money(table: Pietenpoker, move: Move) -> None:
    """PP-GELD-01: more bid or more hand."""
    if not table.quiet:
        table.tell(events.MORE_HAND if move.number else events.MORE_BID, table.turn)
    if move.number:
        draw_more(table)
    else:
        others = [seat for seat in others_in(table, table.turn) if table.scored[seat]]
        do_next(table, [ADD * STEP + seat for seat in others])
        add_scored(table, table.turn)


def others_in(table: Pietenpoker, seat: int) -> list[int]:
    """The other players who are in, clockwise from this one."""
    found = []
    for step in range(1, table.players):
        other = (seat + step) % table.players
        if table.status[other] == IN:
            found.append(other)
    return found


def add_scored(table: Pietenpoker, seat: int) -> None:
    """PP-GELD-02: a random scored card; PP-AMB-20: neither its icon nor its action does anything.

    PP-AMB-47: its number and colour need not match anything.
    PP-AMB-78: but what works by lying in a bid (PP-AMB-64) works, so an Acteerpiet gets a value.
    """
    card = any_scored(table, seat)
    add_to_bid(table, seat, card)
    if not table.quiet:
        table.tell(events.ADDED, seat, (card,), table.worth[seat])
    if table.most(card) != NUMBER[card] and not table.counting:
        do_next(table, [VALUE * STEP + seat * SEAT_STEP + card])


def draw_more(table: Pietenpoker) -> None:
    """PP-GELD-03: everybody who is in, from the player on turn, as far as the stock goes."""
    seat = table.turn
    for _ in range(table.players):
        if table.status[seat] == IN and cards_to_draw(table) > 0:
            card = table.stock.pop()
            put_in_order(table.hands[seat], card)
            if not table.quiet:
                seen = 0 if table.is_blindfolded() else EVERYONE
                table.tell(events.DREW, seat, (card,), audience=seen)
        seat = table.after(seat)
