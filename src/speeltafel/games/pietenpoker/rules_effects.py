"""What laid cards do besides raising the bid: values, money and actions, one card after another."""

from speeltafel.engine.questions import Question
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import HARDLOOP, HIGHEST, HOOFD, KIND, NUMBER
from speeltafel.games.pietenpoker.expansions.actiepiet import act, look, steal, works_when_laid
from speeltafel.games.pietenpoker.expansions.biedregel import has_money, offer_money
from speeltafel.games.pietenpoker.rules_bids import measure_ahead
from speeltafel.games.pietenpoker.rules_marks import (
    ACT,
    ADD,
    LOOK,
    MONEY,
    SEAT_STEP,
    STEAL,
    STEP,
    TELL,
    VALUE,
    without,
)
from speeltafel.games.pietenpoker.rules_worth import working_cards
from speeltafel.games.pietenpoker.state import BIDDING, BIG_BLIND, BY_NUMBERS, Pietenpoker


def note_effects(table: Pietenpoker) -> None:
    """The bid has been checked: note what its cards will do (PP-AMB-21)."""
    table.pending = working_cards(table)  # PP-AMB-66, PP-AMB-80
    table.todo = []
    if not table.is_blindfolded():
        note_values(table)
    table.todo = [*table.todo, TELL * STEP]


def note_values(table: Pietenpoker) -> None:
    """PP-AMB-70: after the bid its owner says what each Acteerpiet in it is.

    PP-AMB-81: unless numbers do not matter any more, or only the printed ones.
    """
    if measure_ahead(table) != BY_NUMBERS:
        return
    seat = table.turn
    table.todo = [
        VALUE * STEP + seat * SEAT_STEP + card
        for card in table.pending
        if table.most(card) != NUMBER[card]
    ]


# One step after another.


def do_step(table: Pietenpoker, step: int) -> None:
    kind, about = step // STEP, step % STEP
    if kind == VALUE:
        ask_value(table, about // SEAT_STEP, about % SEAT_STEP)
    elif kind == MONEY:
        offer_money(table)
    elif kind == ADD:
        table.ask(Question("add", (about,)))
    elif kind == ACT:
        act(table, about)
    elif kind == STEAL:
        steal(table)
    elif kind == LOOK:
        look(table, about)
    elif kind == TELL:
        tell_bid(table)


def ask_value(table: Pietenpoker, seat: int, card: int) -> None:
    """PP-AMB-70: a value that keeps the bid legal; PP-AMB-78: any, once the bid is complete."""
    least = 1
    if TELL * STEP in table.todo:
        most = table.worth[seat] - NUMBER[card]
        for step in table.todo:
            if step // STEP == VALUE:
                most += HIGHEST - NUMBER[step % SEAT_STEP]
        for need in needs(table):
            # a bid that cannot reach it was allowed for another reason: PP-HAND-03
            if least < need - most <= HIGHEST:
                least = need - most
    table.ask(Question("value", (seat,), number=least * SEAT_STEP + card))


def needs(table: Pietenpoker) -> list[int]:
    """What the bid has to reach: the highest one and the own one before, or a blind's double."""
    if table.phase == BIG_BLIND:
        return [2 * table.worth[table.opener]]
    return [table.highest, table.start if table.taken else 0]


def tell_bid(table: Pietenpoker) -> None:
    """PP-AMB-70: what a bid comes to is told when its Acteerpieten have their values."""
    if not table.quiet:
        kind = events.WENT if table.phase == BIDDING else events.BLIND
        table.tell(kind, table.turn, number=table.worth[table.turn])


# One card after another.


def next_effect(table: Pietenpoker) -> None:
    """PP-AMB-60: the bidder chooses the order; PP-AMB-21: Hoofdpiet and Hardlooppiet come last."""
    table.pending = [card for card in table.pending if has_effect(table, card)]
    early = [card for card in table.pending if KIND[card] != HOOFD and KIND[card] != HARDLOOP]
    cards = early or table.pending
    if len(set(early)) > 1:
        table.ask(Question("order", (table.turn,)))
    elif cards:
        begin_effect(table, cards[0])


def has_effect(table: Pietenpoker, card: int) -> bool:
    return has_money(table, card) or works_when_laid(table, card)


def in_question(table: Pietenpoker) -> list[int]:
    """The different cards of which one takes effect next."""
    return sorted({c for c in table.pending if KIND[c] != HOOFD and KIND[c] != HARDLOOP})


def begin_effect(table: Pietenpoker, card: int) -> None:
    table.pending = without(table.pending, (card,))
    steps = []
    if has_money(table, card):
        steps.append(MONEY * STEP)
    if works_when_laid(table, card):
        steps.append(ACT * STEP + card)
    table.todo = steps
