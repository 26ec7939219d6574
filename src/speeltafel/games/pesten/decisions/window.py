"""The window after a single card: jump in with the same card, or say that it does not match.

Everybody is asked after every single card, whoever holds what: that it opens tells nothing.
PE-AMB-24: it closes before the next player acts, so nothing has to be unwound but the card.
"""

from typing import Final

from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Asked, Question
from speeltafel.engine.zones import holds
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import KING, RANK
from speeltafel.games.pesten.rules import (
    begin_turn,
    drop_out,
    lay,
    pays,
    pays_for_pest,
    settle,
    win,
)
from speeltafel.games.pesten.state import Pesten

OK: Final = Move("ok")
JUMP: Final = Move("jump")
CHALLENGE: Final = Move("challenge")

REACTING: Final = ("jump", "challenge", "ok")
REACTIONS: Final[list[list[Move]]] = [
    [OK],
    [JUMP, OK],
    [CHALLENGE, OK],
    [JUMP, CHALLENGE, OK],
]
"""By what one may do: 1 to jump in, 2 to challenge."""
MAY_JUMP: Final = 1
MAY_CHALLENGE: Final = 2


class Reacting(Asked[Pesten]):
    """PE-UNO-01, PE-BLUFF-01: until everybody has let the card be, or not."""

    def moves(self, table: Pesten, seat: int, question: Question) -> list[Move]:
        house = table.house
        may = MAY_CHALLENGE if house.bluff and seat != table.turn else 0
        if house.jump and holds(table.hands[seat], table.pile[-1]):
            may += MAY_JUMP  # PE-UNO-01, PE-AMB-42: whoever he is
        return REACTIONS[may]

    def refusal(self, table: Pesten, seat: int, question: Question, move: Move) -> Refusal | None:
        verb = move.verb
        if verb == "ok":
            return None
        if verb == "challenge":
            if not table.house.bluff:
                return Refusal("PE-BLUFF-01", "nobody-bluffs")
            return Refusal("PE-BLUFF-01", "own-card") if seat == table.turn else None
        if verb != "jump":
            return Refusal("PE-AMB-24", "react-first")
        if not table.house.jump:
            return Refusal("PE-UNO-01", "no-jumps")
        card = table.pile[-1]
        if holds(table.hands[seat], card):
            return None
        return Refusal("PE-UNO-01", "not-the-same-card", {"card": card})

    def effect(self, table: Pesten, question: Question) -> None:
        """A right challenge comes before a jump-in, and that before letting the card be."""
        answers = question.answers
        challenged = False
        jumps = 0
        for move in answers.values():
            if move is OK:
                continue
            if move is CHALLENGE or move.verb == "challenge":
                challenged = True
            elif move is JUMP or move.verb == "jump":
                jumps += 1
        if challenged:
            if table.bluffed():
                catch(table, answers, jumps)
                return
            blame(table, answers)
            if table.ending:
                return
        if jumps:
            let_jump(table, answers, jumps)
            return
        if not table.quiet:
            table.tell(events.STANDS, table.turn)
        settle(table)

    def seconds(self, table: Pesten) -> int:
        """PE-AMB-24: the same for everybody, whether or not anybody can react."""
        return table.house.reaction_seconds

    def reflex(self, table: Pesten, seat: int, question: Question, eager: bool) -> Move:
        return JUMP if eager and JUMP in self.moves(table, seat, question) else OK


def late_refusal(table: Pesten, seat: int, move: Move) -> Refusal | None:
    """PE-AMB-24: who reacts when the window has closed is told so."""
    if seat not in table.in_game():
        return Refusal("PE-OUT-01", "out-of-the-game")
    if move.verb not in REACTING:
        return None
    if not table.questions or table.questions[-1].kind != "window":
        return table.too_late()
    if seat in table.questions[-1].asked:
        return Refusal("PE-AMB-24", "answered-already")
    return Refusal("PE-AMB-18", "only-others")


# Challenges.


def catch(table: Pesten, answers: dict[int, Move], jumps: int) -> None:
    """PE-AMB-23: the card and all it did is taken back, he draws, and his turn is over.

    PE-AMB-48: with his turn a run ends, too.
    """
    seat = table.turn
    card = table.own_pile().pop()
    table.suit = table.suit_before
    if RANK[card] == KING:
        table.clockwise = not table.clockwise
    table.put_in_hand(seat, card)
    table.saw_arrive(seat, card)
    if not table.quiet:
        for other in table.clockwise_from(seat):
            if other in answers and answers[other].verb == "challenge":
                table.tell(events.CHALLENGED, other)
        if jumps:
            table.tell(events.NO_JUMP, seat)
        table.tell(events.CAUGHT, seat, (card,))
        table.let_see()
    if pays(table, seat, table.house.caught_penalty):
        begin_turn(table, table.after(seat))
    else:
        drop_out(table, seat)


def blame(table: Pesten, answers: dict[int, Move]) -> None:
    """PE-AMB-58: who was wrong draws first, clockwise; PE-AMB-71: of whatever card it was."""
    penalty = table.house.false_challenge
    if table.quiet and not penalty:
        return
    for seat in table.clockwise_from(table.turn):
        if seat in answers and answers[seat].verb == "challenge" and not table.ending:
            if not table.quiet:
                table.tell(events.WRONG, seat)
                table.let_see()
            pays(table, seat, penalty)  # PE-AMB-49: who goes out here stops nothing else


# Jumping in.


def let_jump(table: Pesten, answers: dict[int, Move], jumps: int) -> None:
    """PE-AMB-57: of several it is the nearest clockwise."""
    if jumps > 1 and not table.quiet:
        table.tell(events.RIVALS, table.turn, number=jumps)
    for seat in table.clockwise_from(table.turn):
        if seat in answers and answers[seat].verb == "jump":
            jump_in(table, seat)
            return


def jump_in(table: Pesten, seat: int) -> None:
    """PE-UNO-01: his card counts now, and play goes on after him.

    PE-AMB-18: what the first card added stays, what it does to the turn lapses.
    """
    layer = table.turn
    card = table.pile[-1]
    if seat != layer and not table.hands[layer]:
        if not table.house.pest[card]:
            win(table, [layer], "PE-END-01")  # a bluff that stands: the new card approves it
            return
        pays_for_pest(table, layer)
        if table.ending:
            return
    table.take_from_hand(seat, card)
    lay(table, seat, card, jump=True)
