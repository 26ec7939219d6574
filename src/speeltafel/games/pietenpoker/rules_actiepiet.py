"""Actiepiet: cards that do something when they are added to a bid."""

from typing import Final

from speeltafel.engine.events import NOBODY, only
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
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
    KINDS,
    KLEUR,
    NAMES,
    NUMBER,
    OMDENK,
    POKER,
    PRECIES,
    PROFITEER,
    REKEN,
    STAF,
    VERLIEFD,
)
from speeltafel.games.pietenpoker.rules_bids import measured
from speeltafel.games.pietenpoker.rules_bied import cards_to_draw
from speeltafel.games.pietenpoker.rules_hand import least_hand
from speeltafel.games.pietenpoker.rules_making import making_of, reaches
from speeltafel.games.pietenpoker.rules_sint import ask_staf
from speeltafel.games.pietenpoker.rules_state import (
    ANY,
    COLOURS_ONLY,
    GO,
    IN,
    LOOK,
    LOOKED,
    LOST,
    NEXT_REVEAL,
    NUMBERS_ONLY,
    PICKS,
    ROOM,
    SCORING,
    STEAL,
    STEP,
    STOLE,
    STOP,
    PietenTable,
)

LAY_BLINDLY: Final = Move("lay")
GIVES: Final[list[Move]] = [Move("give", (card,)) for card in range(len(NAMES))]
TAKES: Final[list[Move]] = [Move("take", (card,)) for card in range(len(NAMES))]


def works_when_laid(table: PietenTable, card: int) -> bool:
    """PP-ACT-01, PP-ACT-02: what has an action, unless it works by lying there (PP-AMB-64).

    PP-AMB-46: before the first reveal there is nothing to fast-forward, score or swap.
    """
    kind = KIND[card]
    if kind <= PRECIES or kind in (ACTEER, PROFITEER) or table.celebri:
        return False
    return table.revealed > 0 or kind not in (HOOFD, HARDLOOP, INDI)


def act(table: PietenTable, card: int) -> None:
    """PP-ACT-01: what the card says, compulsory if possible."""
    kind = KIND[card]
    if not table.quiet:
        table.tell(KINDS[kind], table.turn, (card,))
    if kind == STAF:
        ask_staf(table)
    elif kind == HOOFD:
        table.leap = max(table.leap, NEXT_REVEAL)  # PP-AMB-23
    elif kind == HARDLOOP:
        table.leap = SCORING  # PP-AMB-24
    elif kind == INDI:
        swap(table)
    elif kind == REKEN:
        table.only_kind = NUMBERS_ONLY  # PP-AMB-25
    elif kind == KLEUR:
        table.only_kind = COLOURS_ONLY
    elif kind == OMDENK:
        if not table.counting:
            table.counting = True  # PP-AMB-26
            table.change_measure()
    elif kind == CRIME:
        table.do_next([STEAL * STEP, STEAL * STEP])
    elif kind == BRIL:
        table.do_next([LOOK * STEP])
    elif kind == POKER:
        blindfold(table)
    elif kind == ACHTBAAN:
        table.backwards = True  # PP-AMB-61
    elif kind == COMPETITIEF:
        table.competitief = True
    elif kind == VERLIEFD:
        enlarge_room(table)
    elif kind == CELEBRI:
        undo_everything(table)
    elif kind == CHIHUAHUA:
        table.chihuahua = True  # PP-AMB-32


# Crimepiet and Brilpiet.


def steal(table: PietenTable) -> None:
    """PP-AMB-27: twice a random card, of anybody who has cards, stopped or not."""
    if victims(table):
        table.ask(Question("crime", (table.turn,)))


def victims(table: PietenTable) -> list[int]:
    return [seat for seat in range(table.players) if seat != table.turn and table.hands[seat]]


def rob(table: PietenTable, victim: int) -> None:
    """PP-AMB-27: a random card of the hand that was chosen."""
    thief = table.turn
    hand = table.hands[victim]
    at = table.chance.below(len(hand))
    card = hand[at]
    if table.is_spent(victim, hand, card):
        table.move_spent(victim, card, thief)
    del hand[at]
    table.take_in(thief, card)
    blind = table.is_blindfolded()
    if not blind:
        table.learn(thief, STOLE, victim, [card])
        table.learn(victim, LOST, thief, [card])
    if not table.quiet:
        audience = 0 if blind else only(thief) | only(victim)
        table.tell("stole", thief, (card,), victim, audience)


def look(table: PietenTable, seen: int) -> None:
    """Two hands of others; `seen` is 1 more than the first of them, or 0."""
    if suspects(table, seen):
        table.ask(Question("bril", (table.turn,), number=seen))


def suspects(table: PietenTable, seen: int) -> list[int]:
    return [seat for seat in victims(table) if seat != seen - 1]


def peek(table: PietenTable, seat: int, seen: int) -> None:
    """PP-ACT-01: what the Brilpiet does, a hand seen by one player alone."""
    viewer = table.turn
    table.learn(viewer, LOOKED, seat, table.hands[seat])
    if not table.quiet:
        table.tell("peeked", viewer, tuple(table.hands[seat]), seat, only(viewer))
    if not seen:
        table.do_next([LOOK * STEP + seat + 1])


# Indipietje Jones and Pietje Verliefd.


def swap(table: PietenTable) -> None:
    """A hand card for one of the room; under the Pokerpiet whichever it is (PP-AMB-75)."""
    hand = table.hands[table.turn]
    if not hand or not table.room:
        return
    if table.is_blindfolded():
        offer(table, hand[table.chance.below(len(hand))])
    else:
        table.ask(Question("give", (table.turn,)))


def offer(table: PietenTable, card: int) -> None:
    """PP-ACT-01: the card lies in the room, as the last one, while its owner chooses another."""
    hand = table.hands[table.turn]
    if table.is_spent(table.turn, hand, card):
        table.move_spent(table.turn, card, ROOM)
    hand.remove(card)
    table.room = [*table.room, card]
    if not table.quiet:
        table.tell("offered", table.turn, (card,))
    table.ask(Question("take", (table.turn,)))


def finish_swap(table: PietenTable, card: int) -> None:
    """PP-ACT-01: what the Indipietje does, a hand card for one of the room."""
    if table.is_spent(ROOM, table.room, card):
        table.move_spent(ROOM, card, table.turn)
    given = table.room[-1]
    room = table.room[:-1]
    room[room.index(card)] = given
    table.room = room
    table.take_in(table.turn, card)
    if not table.quiet:
        table.tell("swapped", table.turn, (card,))


def enlarge_room(table: PietenTable) -> None:
    """PP-AMB-29: one card at once, without a circuit of its own.

    PP-AMB-82: but not the one that the Sint has to reveal first.
    """
    if cards_to_draw(table) > 0:
        card = table.stock.pop()
        table.room = [*table.room, card]
        if not table.quiet:
            table.tell("enlarged", table.turn, (card,))


# Pokerpiet.


def blindfold(table: PietenTable) -> None:
    """PP-AMB-28: from now on nobody sees his own hand."""
    table.poker = True


def poker_moves(table: PietenTable) -> list[Move]:
    """PP-AMB-28: lay blind cards until the bid is high enough, or stop in between."""
    moves = [STOP]
    if why_not_lay_blindly(table) is None:
        moves.append(LAY_BLINDLY)
    if why_not_go_blind(table) is None:
        moves.append(GO)
    return moves


def why_not_lay_blindly(table: PietenTable) -> Refusal | None:
    if not table.hands[table.turn]:
        return Refusal("PP-AMB-28", "no-cards")
    if len(table.hands[table.turn]) <= least_hand(table):
        return Refusal("PP-HAND-01", "keep-limit", {"limit": table.limit})
    return None


def why_not_go_blind(table: PietenTable) -> Refusal | None:
    """PP-BID-02; PP-HAND-03, PP-AMB-84: at the limit he stays, as he cannot lay another card."""
    seat = table.turn
    total, highest = measured(table)
    if total >= highest or (table.limit and len(table.hands[seat]) <= least_hand(table)):
        return None
    return Refusal("PP-BID-02", "too-low", {"total": total, "highest": highest})


def poker_refusal(table: PietenTable, move: Move) -> Refusal | None:
    verb = move.verb
    if verb == "lay":
        return Refusal("PP-AMB-28", "bid-blindly") if move.cards else why_not_lay_blindly(table)
    if verb == "go":
        return why_not_go_blind(table)
    return None if verb == "stop" else Refusal("PP-AMB-28", "bid-blindly")


# Omdenkpiet, Celebripiet, Pietje Competitief, Chihuahuapiet.


def undo_everything(table: PietenTable) -> None:
    """PP-AMB-31: lasting effects end, later action cards do nothing; what is done is done.

    PP-AMB-62: an Acteerpiet in a bid is its printed number again.
    """
    table.end_blindness()
    table.celebri = True
    table.only_kind = ANY
    table.counting = False
    table.backwards = False
    table.competitief = False
    table.chihuahua = False
    table.roles = [[] for _ in range(table.players)]
    table.change_measure()


def lower_again(table: PietenTable) -> int:
    """Pietje Competitief: the next player whose bid is not yet equal, or NOBODY.

    PP-AMB-77: who is at his hand limit, and cannot reach it, is not asked again.
    """
    seat = table.turn
    for _ in range(table.players):
        seat = table.after(seat)
        below = table.status[seat] == IN and table.worth[seat] < table.highest
        if below and not stays_below(table, seat):
            return seat
    return NOBODY


def stays_below(table: PietenTable, seat: int) -> bool:
    """PP-HAND-03, PP-AMB-19: he has laid all that the limit allows, and no exchange helps."""
    hand = table.hands[seat]
    if not table.limit or len(hand) > table.limit:
        return False
    blind = table.is_blindfolded()
    return blind or not reaches(table, seat, making_of(table, seat, hand, len(hand)), table.highest)


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


# What is asked.


def picks(seats: list[int]) -> list[Move]:
    return [PICKS[seat] for seat in seats]


def cards_to_give(table: PietenTable) -> list[Move]:
    return [GIVES[card] for card in sorted(set(table.hands[table.turn]))]


def cards_to_take(table: PietenTable) -> list[Move]:
    return [TAKES[card] for card in sorted(set(table.room[:-1]))]
