"""Filling the row: which card, under which position, face down or open."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import EYE, FACES
from speeltafel.games.bootopstoom.rules import fill_on, may_lay, run
from speeltafel.games.bootopstoom.rules_agenda import BUSY
from speeltafel.games.bootopstoom.rules_row import MOST_POSITIONS
from speeltafel.games.bootopstoom.rules_table import forget, is_free, take_card
from speeltafel.games.bootopstoom.state import DONE, LAID, OPEN, SEAT_UNIT, BootOpStoom

PLACES: Final[list[list[Move]]] = [
    [Move("place", (card,), n + 1) for n in range(MOST_POSITIONS)] for card in range(FACES)
]
SHOWS: Final[list[list[Move]]] = [
    [Move("show", (card,), n + 1) for n in range(MOST_POSITIONS)] for card in range(FACES)
]
"""Positions count from 1 on the left."""
PASS: Final = Move("pass")


class Placing(OnTurn[BootOpStoom]):
    """BS-ROW-01, BS-ROW-02, BS-AMB-42: face down or, under an eye, open too."""

    def moves(self, table: BootOpStoom) -> list[Move]:
        hand = table.hands[table.turn]
        last = FACES  # no card
        faces = [last := card for card in hand if card != last]
        free = [position for position, mark in enumerate(table.marks) if mark == 0]
        moves = [PLACES[card][position] for card in faces for position in free]
        eyes = [position for position in free if table.icons[position] == EYE]
        if eyes:
            moves += [SHOWS[card][position] for card in faces for position in eyes]
        if table.picky:
            moves = [move for move in moves if may_lay(table, move.cards[0], move.number - 1)]
        return moves or [PASS]  # asked all the same, or the skipping would tell it: BS-AMB-46

    def any_move(self, table: BootOpStoom, chance: Chance) -> Move:
        """Filling is most of the game: a move is found without listing all."""
        if table.picky:
            moves = self.moves(table)
            return moves[chance.below(len(moves))]
        hand = table.hands[table.turn]
        at = chance.below(len(hand))
        while at > 0 and hand[at] == hand[at - 1]:  # each face once, or some come too often
            at = chance.below(len(hand))
        card = hand[at]
        marks = table.marks
        ways = 2 * len(marks)  # face down or open, under each position: until one is allowed
        while True:
            way = chance.below(ways)
            position = way >> 1
            if marks[position] == 0:
                if way & 1 == 0:
                    return PLACES[card][position]
                if table.icons[position] == EYE:
                    return SHOWS[card][position]

    def refusal(self, table: BootOpStoom, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        if move.verb in ("place", "show", "pass"):
            return why_not_place(table, move)
        return Refusal("BS-ROW-01", "not-now")

    def effect(self, table: BootOpStoom, move: Move) -> None:
        if move.cards:
            place(table, move.cards[0], move.number - 1, move.verb == "show")
        else:
            pass_by(table)
        if table.phase == BUSY:
            run(table)


def why_not_place(table: BootOpStoom, move: Move) -> Refusal:
    if move.verb == "pass":
        return Refusal("BS-ROW-01", "must-place")
    card = move.cards[0]
    position = move.number - 1
    if card not in table.hands[table.turn]:
        return Refusal("BS-ROW-01", "not-in-hand", {"card": card})
    if not 0 <= position < len(table.marks) or table.marks[position] == DONE:
        return Refusal("BS-ROW-03", "no-position", {"number": move.number})
    if not is_free(table, position):
        return Refusal("BS-ROW-01", "position-taken", {"number": move.number})
    if move.verb == "show" and table.icons[position] != EYE:
        return Refusal("BS-ROW-02", "no-eye", {"number": move.number})
    return why_not_here(table, card, position)


def why_not_here(table: BootOpStoom, card: int, position: int) -> Refusal:
    for expansion in table.house.expansions:
        refusal = expansion.why_not_lay(table, card, position)
        if refusal is not None:
            return refusal
    return Refusal("BS-ROW-01", "not-now")


def place(table: BootOpStoom, card: int, position: int, opened: bool) -> None:
    """BS-ROW-01, BS-ROW-02: a hand card under an empty position, face down or open."""
    seat = table.turn
    take_card(table.hands[seat], card)
    table.slots[position] = LAID[card]
    table.marks[position] = SEAT_UNIT * (seat + 1) + (OPEN if opened else 0)
    table.last = seat
    if not table.quiet:
        table.tell(events.SHOWN if opened else events.PLACED, seat, (card,), position + 1)
    if opened and table.house.memory_aid:
        forget(table, seat, card)
    table.phase = BUSY
    if table.icons[position] > EYE:
        for expansion in table.house.expansions:
            if expansion.laid(table, seat, card, position):
                return
    fill_on(table, table.after(seat))


def pass_by(table: BootOpStoom) -> None:
    """BS-AMB-16: skipped for the rest of the round, for no card of his may be laid."""
    for expansion in table.house.expansions:
        if expansion.passes(table):
            return
    seat = table.turn
    table.passed |= 1 << seat
    if not table.quiet:
        table.tell(events.PASSED, seat)
        table.tell(events.SKIPPED, seat)
    fill_on(table, table.after(seat))
