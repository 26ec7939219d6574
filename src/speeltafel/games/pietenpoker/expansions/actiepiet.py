"""Actiepiet: cards that do something when they are added to a bid, in the order of their list.

Acteerpiet and Profiteer work by lying there: see `most` of the table, and the showdown.
"""

from collections.abc import Callable
from typing import Final

from speeltafel.engine.events import EVERYONE, NOBODY, Kind
from speeltafel.engine.questions import Question
from speeltafel.engine.zones import put_in_order
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import (
    ACHTBAAN,
    ACTEER,
    BRIL,
    CELEBRI,
    CHIHUAHUA,
    COLOUR,
    COMPETITIEF,
    CRIME,
    HARDLOOP,
    HIGHEST,
    HOOFD,
    INDI,
    KIND,
    KLEUR,
    NUMBER,
    OMDENK,
    POKER,
    PRECIES,
    PROFITEER,
    REKEN,
    STAF,
    VERLIEFD,
)
from speeltafel.games.pietenpoker.expansions.biedregel import cards_to_draw
from speeltafel.games.pietenpoker.expansions.wie_kent import ask_staf
from speeltafel.games.pietenpoker.rules_cards import do_next, is_spent, move_spent, tell_hands
from speeltafel.games.pietenpoker.rules_making import making_of, reaches
from speeltafel.games.pietenpoker.rules_marks import LOOK, ROOM, STEAL, STEP
from speeltafel.games.pietenpoker.rules_worth import change_measure
from speeltafel.games.pietenpoker.state import (
    ANY,
    COLOURS_ONLY,
    IN,
    LOOKED,
    LOST,
    NEXT_REVEAL,
    NUMBERS_ONLY,
    SCORING,
    STOLE,
    Pietenpoker,
)


def works_when_laid(table: Pietenpoker, card: int) -> bool:
    """PP-ACT-01, PP-ACT-02: what has an action, unless it works by lying there (PP-AMB-64).

    PP-AMB-46: before the first reveal there is nothing to fast-forward, score or swap.
    """
    kind = KIND[card]
    if kind <= PRECIES or kind in (ACTEER, PROFITEER) or table.celebri:
        return False
    return table.revealed > 0 or kind not in (HOOFD, HARDLOOP, INDI)


# Hoofdpiet, Indipietje Jones, Hardlooppiet.


def hasten(table: Pietenpoker) -> None:
    """PP-AMB-23: the next card is revealed, without asking the others."""
    table.leap = max(table.leap, NEXT_REVEAL)


def swap(table: Pietenpoker) -> None:
    """A hand card for one of the room; under the Pokerpiet whichever it is (PP-AMB-75)."""
    hand = table.hands[table.turn]
    if not hand or not table.room:
        return
    if table.is_blindfolded():
        offer(table, hand[table.chance.below(len(hand))])
    else:
        table.ask(Question("give", (table.turn,)))


def offer(table: Pietenpoker, card: int) -> None:
    """PP-ACT-01: the card lies in the room, as the last one, while its owner chooses another."""
    hand = table.hands[table.turn]
    if is_spent(table, table.turn, hand, card):
        move_spent(table, table.turn, card, ROOM)
    hand.remove(card)
    table.room = [*table.room, card]
    if not table.quiet:
        table.tell(events.OFFERED, table.turn, (card,))
    table.ask(Question("take", (table.turn,)))


def finish_swap(table: Pietenpoker, card: int) -> None:
    """PP-ACT-01: what the Indipietje does, a hand card for one of the room."""
    if is_spent(table, ROOM, table.room, card):
        move_spent(table, ROOM, card, table.turn)
    given = table.room[-1]
    room = table.room[:-1]
    room[room.index(card)] = given
    table.room = room
    put_in_order(table.hands[table.turn], card)
    if not table.quiet:
        table.tell(events.SWAPPED, table.turn, (card,))


def run_home(table: Pietenpoker) -> None:
    """PP-AMB-24: the scoring comes at once."""
    table.leap = SCORING


# Rekenpiet, Kleurpiet, Omdenkpiet.


def only_numbers(table: Pietenpoker) -> None:
    """PP-AMB-25."""
    table.only_kind = NUMBERS_ONLY


def only_colours(table: Pietenpoker) -> None:
    """PP-AMB-25."""
    table.only_kind = COLOURS_ONLY


def count_cards(table: Pietenpoker) -> None:
    """PP-AMB-26: bids are worth their number of cards."""
    if not table.counting:
        table.counting = True
        change_measure(table)


# Crimepiet and Brilpiet.


def steal_twice(table: Pietenpoker) -> None:
    """PP-AMB-27."""
    do_next(table, [STEAL * STEP, STEAL * STEP])


def steal(table: Pietenpoker) -> None:
    """PP-AMB-27: twice a random card, of anybody who has cards, stopped or not."""
    if victims(table):
        table.ask(Question("crime", (table.turn,)))


def victims(table: Pietenpoker) -> list[int]:
    return [seat for seat in range(table.players) if seat != table.turn and table.hands[seat]]


def rob(table: Pietenpoker, victim: int) -> None:
    """PP-AMB-27: a random card of the hand that was chosen."""
    thief = table.turn
    hand = table.hands[victim]
    at = table.chance.below(len(hand))
    card = hand[at]
    if is_spent(table, victim, hand, card):
        move_spent(table, victim, card, thief)
    del hand[at]
    put_in_order(table.hands[thief], card)
    blind = table.is_blindfolded()
    if not blind:
        learn(table, thief, STOLE, victim, [card])
        learn(table, victim, LOST, thief, [card])
    if not table.quiet:
        seen = 0 if blind else EVERYONE
        table.tell(events.STOLE, thief, (card,), victim, audience=seen)


def look_first(table: Pietenpoker) -> None:
    """Two hands of others: now the first of them."""
    do_next(table, [LOOK * STEP])


def look(table: Pietenpoker, seen: int) -> None:
    """Two hands of others; `seen` is 1 more than the first of them, or 0."""
    if suspects(table, seen):
        table.ask(Question("bril", (table.turn,), number=seen))


def suspects(table: Pietenpoker, seen: int) -> list[int]:
    return [seat for seat in victims(table) if seat != seen - 1]


def peek(table: Pietenpoker, seat: int, seen: int) -> None:
    """PP-ACT-01: what the Brilpiet does, a hand seen by one player alone."""
    viewer = table.turn
    learn(table, viewer, LOOKED, seat, table.hands[seat])
    if not table.quiet:
        table.tell(events.PEEKED, viewer, tuple(table.hands[seat]), seat)
    if not seen:
        do_next(table, [LOOK * STEP + seat + 1])


def learn(table: Pietenpoker, seat: int, how: int, other: int, cards: list[int]) -> None:
    """Keep what he saw or what was stolen, for him alone."""
    kept = []
    before: list[int] = []
    for row in table.learnt:
        if row[1:4] != [seat, how, other]:
            kept.append(row)
        elif row[0] == table.round and how != LOOKED:
            before = row[4:]
    table.learnt = [*kept, [table.round, seat, how, other, *before, *cards]]


def forget(table: Pietenpoker, seat: int) -> None:
    """What he learnt in earlier rounds is of no more use."""
    table.learnt = [row for row in table.learnt if row[1] != seat or row[0] == table.round]


# Pokerpiet.


def blindfold(table: Pietenpoker) -> None:
    """PP-AMB-28: from now on nobody sees his own hand."""
    table.poker = True


def end_blindness(table: Pietenpoker) -> None:
    """The Pokerpiet's round is over, or undone."""
    blind = table.is_blindfolded()
    table.poker = False
    if blind:
        tell_hands(table)


# Achtbaanpiet and Pietje Competitief.


def turn_around(table: Pietenpoker) -> None:
    """PP-AMB-61: anticlockwise; a second one changes nothing."""
    table.backwards = True


def compete(table: Pietenpoker) -> None:
    """Who bid less is asked again, until all bids are equal."""
    table.competitief = True


def lower_again(table: Pietenpoker) -> int:
    """Pietje Competitief: the next player whose bid is not yet equal, or NOBODY.

    PP-AMB-77: who is at his hand limit, and cannot reach it, is not asked again. That tells what
    his hand cannot do, so it is said.
    """
    seat = table.turn
    for _ in range(table.players):
        seat = table.after(seat)
        if table.status[seat] != IN or table.worth[seat] >= table.highest:
            continue
        if not stays_below(table, seat):
            return seat
        if not table.quiet:
            table.tell(events.CANNOT_FOLLOW, seat)
    return NOBODY


def stays_below(table: Pietenpoker, seat: int) -> bool:
    """PP-HAND-03, PP-AMB-19: he has laid all that the limit allows, and no exchange helps."""
    hand = table.hands[seat]
    if not table.limit or len(hand) > table.limit:
        return False
    blind = table.is_blindfolded()
    return blind or not reaches(table, seat, making_of(table, seat, hand, len(hand)), table.highest)


# Pietje Verliefd, Celebripiet, Chihuahuapiet.


def enlarge_room(table: Pietenpoker) -> None:
    """PP-AMB-29: one card at once, without a circuit of its own.

    PP-AMB-82: but not the one that the Sint has to reveal first.
    """
    if cards_to_draw(table) > 0:
        card = table.stock.pop()
        table.room = [*table.room, card]
        if not table.quiet:
            table.tell(events.ENLARGED, table.turn, (card,))


def undo_everything(table: Pietenpoker) -> None:
    """PP-AMB-31: lasting effects end, later action cards do nothing; what is done is done.

    PP-AMB-62: an Acteerpiet in a bid is its printed number again.
    """
    end_blindness(table)
    table.celebri = True
    table.only_kind = ANY
    table.counting = False
    table.backwards = False
    table.competitief = False
    table.chihuahua = False
    table.roles = [[] for _ in range(table.players)]
    change_measure(table)


def want_four(table: Pietenpoker) -> None:
    """PP-AMB-32: four exactly equal cards beat everything."""
    table.chihuahua = True


def four_equal(hand: list[int], room: list[int], wild: bool) -> int:
    """PP-AMB-32: the highest number of which four exactly equal cards are there, or 0."""
    wilds = 0
    counts: dict[int, int] = {}
    for card in hand + room:
        face = COLOUR[card] * (HIGHEST + 1) + NUMBER[card]
        counts[face] = counts.get(face, 0) + 1
    for card in hand:
        if wild and KIND[card] == ACTEER:
            wilds += 1
            counts[COLOUR[card] * (HIGHEST + 1) + NUMBER[card]] -= 1
    best = HIGHEST if wilds >= 4 else 0
    for face, count in counts.items():
        if count and count + wilds >= 4:
            best = max(best, face % (HIGHEST + 1))
    return best


# What each card does.

DOES: Final[dict[int, tuple[Kind, Callable[[Pietenpoker], None]]]] = {
    STAF: (events.STAF, ask_staf),
    HOOFD: (events.HOOFD, hasten),
    INDI: (events.INDI, swap),
    HARDLOOP: (events.HARDLOOP, run_home),
    REKEN: (events.REKEN, only_numbers),
    KLEUR: (events.KLEUR, only_colours),
    OMDENK: (events.OMDENK, count_cards),
    CRIME: (events.CRIME, steal_twice),
    BRIL: (events.BRIL, look_first),
    POKER: (events.POKER, blindfold),
    ACHTBAAN: (events.ACHTBAAN, turn_around),
    COMPETITIEF: (events.COMPETITIEF, compete),
    VERLIEFD: (events.VERLIEFD, enlarge_room),
    CELEBRI: (events.CELEBRI, undo_everything),
    CHIHUAHUA: (events.CHIHUAHUA, want_four),
}


def act(table: Pietenpoker, card: int) -> None:
    """PP-ACT-01: what the card says, compulsory if possible."""
    told, does = DOES[KIND[card]]
    if not table.quiet:
        table.tell(told, table.turn, (card,))
    does(table)
