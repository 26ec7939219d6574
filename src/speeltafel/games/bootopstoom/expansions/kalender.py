"""Krappe Kalender: a deck of calendar cards with events, instead of played cards put aside."""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Refusal
from speeltafel.engine.questions import Question
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import (
    ACHTERUIT,
    ACHTERUIT2,
    ANY_PARCEL,
    BOEKKWIJT,
    GULZIG,
    KOMPAS,
    LINKS,
    NAMEN,
    NO_ICON,
    SNEEUW,
    VERDWAALD,
)
from speeltafel.games.bootopstoom.expansions.kalender_events import happen
from speeltafel.games.bootopstoom.rules import fill_on
from speeltafel.games.bootopstoom.rules_agenda import (
    BUSY,
    ENTRY,
    ENTRY_BITS,
    OFFER,
    PLACE,
    SPOT,
    TASK,
    TASK_BITS,
)
from speeltafel.games.bootopstoom.rules_expansion import Expansion
from speeltafel.games.bootopstoom.rules_map import WISHING, moved_around
from speeltafel.games.bootopstoom.rules_table import end
from speeltafel.games.bootopstoom.state import BootOpStoom

NEVER: Final = -2


class KrappeKalender(Expansion[BootOpStoom]):
    """What Krappe Kalender changes: the calendar, and what an event does to the round after it."""

    def prepare(self, table: BootOpStoom) -> None:
        """BS-KK-01: so many of the calendar cards, face down."""
        cards = table.house.calendar.copy()
        table.chance.shuffle(cards)
        table.deck = cards[: table.house.calendar_size]
        table.box = cards[table.house.calendar_size :]

    def placed(self, table: BootOpStoom) -> None:
        """The deck is as large as the calendar has room, whatever a scenario left over."""
        size = table.house.calendar_size - len(table.calendar) - len(table.coming)
        spare = len(table.deck) - size
        if spare > 0:
            table.box = table.box + table.deck[:spare]
            table.deck = table.deck[spare:]

    # The calendar: BS-KK-02.

    def advance(self, table: BootOpStoom, all_used: bool) -> bool:
        """BS-AMB-09: also if nobody played.

        BS-AMB-12: time stands still here too, unless the house wants it otherwise.
        """
        if all_used and table.house.skip_when_used:
            return False
        take_event(table)
        return True

    def begin_round(self, table: BootOpStoom) -> None:
        """BS-KK-02: an event lasts exactly one round."""
        table.effect = table.next_effect
        table.next_effect = NOBODY
        table.spot = NOBODY
        if table.visits:
            table.visits = []
        if table.effect != NOBODY and not table.quiet:
            table.tell(events.HOLDS, number=table.effect)
        if table.effect == SNEEUW:  # eyes too
            table.icons = [NO_ICON] * len(table.icons)
        elif table.effect == NAMEN:
            table.visits = [NEVER] * table.house.squares
        elif table.effect == VERDWAALD:
            table.picky = True
        elif table.effect == GULZIG:
            table.passed = table.benched

    # `explosie`: no parcels are drawn.

    def may_draw_parcels(self, table: BootOpStoom) -> bool:
        """BS-AMB-32: another kind than parcels."""
        return not table.exploding

    def why_no_parcels(self, table: BootOpStoom) -> Refusal | None:
        return Refusal("BS-AMB-32", "other-kind") if table.exploding else None

    def clean_up(self, table: BootOpStoom) -> None:
        table.exploding = False

    # `kompas` and `boekkwijt`.

    def is_void(self, table: BootOpStoom, card: int) -> bool:
        """BS-AMB-35: only backward and left."""
        return table.effect == KOMPAS and card not in (ACHTERUIT, ACHTERUIT2, LINKS)

    def add_wishes(self, table: BootOpStoom, wishes: list[int]) -> None:
        """`boekkwijt`: one parcel more, of any kind; BS-AMB-36: maybe half of a doubled one."""
        if table.effect == BOEKKWIJT:
            wishes.append(ANY_PARCEL)

    # `namen`: parcels must come later.

    def reach_house(self, table: BootOpStoom, square: int) -> bool:
        """BS-AMB-34: it is noted that the house was come to, at which position."""
        if table.effect != NAMEN:
            return False
        before = table.visits[square]
        if before == NEVER or table.at < before:
            visits = table.visits.copy()
            visits[square] = table.at
            table.visits = visits
            if not table.quiet:
                table.tell(events.NOTED, number=table.square_number(square))
        return True

    def parcel_reached(self, table: BootOpStoom, at: int) -> bool:
        """BS-AMB-34, BS-AMB-52: when SAIL reaches a parcel, houses visited before it may be served.

        The agenda is worked from its end, so that houses are offered in the map's order.
        """
        if table.effect != NAMEN:
            return False
        squares = table.house.squares
        for square in range(squares - 1, -1, -1):
            since = table.visits[square]
            if since != NEVER and since < at and WISHING[table.map[square]]:
                table.plan(OFFER, square + squares * (since + 1))
        return True

    def positions_shifted(self, table: BootOpStoom, position: int, by: int) -> None:
        if table.effect == NAMEN:
            table.visits = [
                visit + by if visit != NEVER and visit >= position else visit
                for visit in table.visits
            ]

    def tiles_moved(self, table: BootOpStoom) -> None:
        """A house that was visited, or is about to be offered, takes that along."""
        if table.effect != NAMEN:
            return
        table.visits = moved_around(table.visits, table.lifted)
        squares = table.house.squares
        places = moved_around(list(range(squares)), table.lifted)
        agenda, table.agenda = table.agenda, 0
        entries: list[int] = []
        while agenda:
            entries.append(agenda & ENTRY)
            agenda >>= ENTRY_BITS
        for entry in reversed(entries):
            task, about = entry & TASK, entry >> TASK_BITS
            if task == OFFER:
                about = about // squares * squares + places.index(about % squares)
            table.plan(task, about)

    # `verdwaald`: the Sint says where.

    def before_laying(self, table: BootOpStoom) -> None:
        if table.effect == VERDWAALD:
            table.placer = table.turn
            table.struck = 0
            ask_spot(table)

    def may_lay(self, table: BootOpStoom, card: int, position: int) -> bool:
        """BS-KK-02: only where the Sint wants it."""
        return table.effect != VERDWAALD or position == table.spot

    def why_not_lay(self, table: BootOpStoom, card: int, position: int) -> Refusal | None:
        if self.may_lay(table, card, position):
            return None
        return Refusal("BS-KK-02", "other-spot", {"number": table.spot + 1})

    def passes(self, table: BootOpStoom) -> bool:
        """BS-AMB-62: without a card for this position the Sint names another."""
        if table.effect != VERDWAALD:
            return False
        table.struck |= 1 << table.spot
        if not table.quiet:
            table.tell(events.PASSED, table.turn)
        ask_spot(table)
        return True

    # Leaving.

    def decide_without(self, table: BootOpStoom, seat: int) -> bool:
        """BS-AMB-68: gifts to or from him lapse."""
        if table.questions:
            give_without(table, seat)
        elif table.phase == SPOT and table.placer == seat:
            fill_on(table, table.after(seat))
        else:
            return False
        return True


# Calendar cards.


def take_event(table: BootOpStoom) -> None:
    if table.coming:
        card = table.coming[0]
        table.coming = table.coming[1:]
    else:
        card = table.deck[-1]
        table.deck = table.deck[:-1]
    table.calendar.append(card)
    time_passes(table, card)
    if not table.ending:
        happen(table, card)


def time_passes(table: BootOpStoom, card: int) -> None:
    """BS-KK-03, BS-AMB-13: with the last card the game is lost, before its event."""
    if not table.quiet:
        table.tell(events.EVENT, NOBODY, (card,), len(table.deck) + len(table.coming))
        if table.deck or table.coming:  # BS-AMB-13: the last one does nothing
            table.tell(events.HAPPENS, number=card)
    if not table.deck and not table.coming:
        end(table, "BS-KK-03")


# `verdwaald`.


def spots(table: BootOpStoom) -> list[int]:
    """BS-AMB-62: free positions that are not struck for this placement."""
    return [
        position
        for position in range(len(table.marks))
        if table.marks[position] == 0 and not table.struck >> position & 1
    ]


def ask_spot(table: BootOpStoom) -> None:
    free = spots(table)
    table.phase = BUSY
    if len(free) > 1:
        table.ask_sint(SPOT)
    elif free:
        choose_spot(table, free[0])
    else:
        table.passed |= 1 << table.placer
        if not table.quiet:
            table.tell(events.SKIPPED, table.placer)
        fill_on(table, table.after(table.placer))


def choose_spot(table: BootOpStoom, position: int) -> None:
    """BS-KK-02: the event of the Verdwaalde Piet, the Sint says where a card is placed."""
    table.spot = position
    table.turn = table.placer
    table.phase = PLACE
    if not table.quiet:
        table.tell(events.SPOT, table.placer, number=position + 1)


# `schoentje`.


def give_without(table: BootOpStoom, seat: int) -> None:
    """Those who are left are asked again; what they answered already counts."""
    assert table.questions is not None
    question = table.questions.pop()
    others = [giver for giver in question.asked if giver != seat]
    if seat == table.receiver or not others:
        table.receiver = NOBODY
        table.phase = BUSY
        return
    again = Question("give", tuple(others), secret=True)
    again.answers = {s: move for s, move in question.answers.items() if s != seat}
    table.ask(again)
    if len(again.answers) == len(others):
        table.questions.pop()
        again.decided().effect(table, again)
