"""Boot op Stoom: its set-up and its rounds, in the order of the rulebook.

Everybody lays cards face down under the positions of the Stoomrij; then the Sint turns them up from
left to right and the boat sails. BS-GOAL-01: you win or lose together. What a card does then is in
the file of its kind: `rules_varen`, `rules_stoomrij` or, for parcels, `rules_delivering`.

What people decide is in decisions/. BS-UIT-00: expansions are in files of their own, and are asked
at the points that `rules_expansion` names.
"""

from speeltafel.engine.events import NOBODY
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import KIND, KINDS, PAKJE, STOOMBOOT, VAREN
from speeltafel.games.bootopstoom.house import BASE_HOUSES, BASE_PARCELS, RANDOM, SPECIAL_HOUSES
from speeltafel.games.bootopstoom.rules_agenda import (
    ADVANCE,
    BUSY,
    CLEAN_UP,
    ENTRY,
    ENTRY_BITS,
    FILL_ON,
    NEW_ROUND,
    PLACE,
    REFILL,
    REVEALING,
    SAIL_ON,
    SHORTER,
    TASK,
    TASK_BITS,
    TASKS,
    AgendaTask,
    round_from,
)
from speeltafel.games.bootopstoom.rules_calendar import choose_for_calendar, nobody_played
from speeltafel.games.bootopstoom.rules_delivering import is_ignored, parcel_reached
from speeltafel.games.bootopstoom.rules_map import (
    BOAT,
    WATER,
    is_playable,
    is_reachable,
    square_at,
    wishing_houses,
)
from speeltafel.games.bootopstoom.rules_stoomrij import clear_row, lay_row, steam
from speeltafel.games.bootopstoom.rules_table import (
    discard,
    forget,
    has_unused,
    still_here,
    turn_top,
)
from speeltafel.games.bootopstoom.rules_varen import order
from speeltafel.games.bootopstoom.state import DONE, EMPTY, OPEN, SEAT_UNIT, BootOpStoom

# Set-up.


def begin(table: BootOpStoom) -> None:
    """BS-SET-01 to BS-SET-08."""
    lay_map(table)
    table.piles = [pile.copy() for pile in table.house.piles]  # BS-SET-03, BS-CARD-01
    for pile in table.piles:
        table.chance.shuffle(pile)
    lay_row(table)
    clear_table(table)
    for kind in range(len(KINDS)):
        turn_top(table, kind)
    first = table.house.first_sint
    table.sint = table.chance.below(table.players) if first == RANDOM else first  # BS-SET-08
    clear_row(table)
    if not table.quiet:
        table.tell(events.SINT, table.sint, number=0)
        table.tell(events.BOAT, number=table.square_number(square_at(table.pawns[BOAT])))
    table.phase = BUSY
    table.plan(REFILL, round_from(table.sint, table.sint))  # BS-SET-04
    for expansion in table.house.expansions:
        expansion.prepare(table)
    run(table)


def lay_map(table: BootOpStoom) -> None:
    """BS-SET-01: a square of tiles; BS-SET-07, BS-AMB-41: laid again until it is playable."""
    house = table.house
    chance = table.chance
    while True:
        tiles = house.tiles + wishing_houses(BASE_PARCELS, BASE_HOUSES, False, chance)
        if house.special_parcels:
            tiles += wishing_houses(house.special_parcels, SPECIAL_HOUSES, True, chance)
        chance.shuffle(tiles)
        if len(tiles) > house.squares:
            del tiles[house.squares :]
            if not is_playable(tiles):
                continue
        start = starting_square(table, tiles)
        if not house.rocks_block or is_reachable(tiles, house.size, start):
            break
    table.map = tiles
    heading = chance.below(4) if house.heading == RANDOM else house.heading  # BS-AMB-02
    table.pawns = [1 + 4 * start + heading]


def starting_square(table: BootOpStoom, tiles: list[int]) -> int:
    """BS-SET-02: a random water tile."""
    water = [square for square in range(len(tiles)) if tiles[square] == WATER]
    return water[table.chance.below(len(water))]


def clear_table(table: BootOpStoom) -> None:
    """Nothing has been drawn, laid or delivered yet."""
    players = table.players
    table.slots = []
    table.marks = []
    table.swept = []
    table.swept_marks = []
    table.discards = [[], [], []]
    table.tops = []
    table.hands = [[] for _ in range(players)]
    table.drawn = [[] for _ in range(players)] if table.house.memory_aid else []
    table.calendar = []
    table.delivered = []
    table.gone = [False] * players
    table.talking = table.standing = table.picky = table.exploding = False
    table.cause = SHORTER
    table.agenda = table.round = table.pawn = table.at = table.target = table.blanks = 0
    table.passed = table.wanted = table.drawable = table.benched = table.struck = 0
    table.last = table.since = table.until = table.placer = table.spot = table.receiver = NOBODY
    table.effect = table.next_effect = NOBODY
    table.powers = table.lifted = table.visits = table.deck = table.box = EMPTY
    table.given = []
    table.coming = []
    table.aside = []
    table.colours = [NOBODY] * players


# What goes on.


def run(table: BootOpStoom) -> None:
    """Carry out what lies on the agenda until somebody has to decide."""
    while table.phase == BUSY:
        entry = table.agenda & ENTRY
        if entry == SAIL_ON:  # it stays on the agenda until all cards are carried out
            sail_on(table)
        else:
            table.agenda >>= ENTRY_BITS
            TASKS[entry & TASK].carry_out(table, entry >> TASK_BITS)


# Filling the row.


class NewRound(AgendaTask[BootOpStoom]):
    """BS-ROUND-01: from the Sint clockwise. BS-SINT-01: who laid the last card is Sint."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        if table.last != NOBODY:  # BS-AMB-38: if nobody did, the Sint stays
            table.sint = still_here(table, table.last)
        table.round += 1
        table.last = NOBODY
        table.passed = 0
        table.picky = False
        if not table.quiet:
            table.tell(events.SINT, table.sint, number=table.round)
            table.tell(events.POSITIONS, number=len(table.icons))
        for expansion in table.house.expansions:
            expansion.begin_round(table)
        fill_on(table, table.sint)


def fill_on(table: BootOpStoom, seat: int) -> None:
    """BS-ROW-04: until the row is full; BS-AMB-16: or until nobody can lay a card."""
    if has_free_position(table):
        for _ in range(table.players):
            if takes_part(table, seat):
                table.turn = seat
                table.phase = PLACE
                if table.picky:
                    for expansion in table.house.expansions:
                        expansion.before_laying(table)
                return
            seat = table.after(seat)
    begin_sailing(table)


class FillOn(AgendaTask[BootOpStoom]):
    """What a card laid has set off is done: the next one lays a card."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        fill_on(table, about)


def has_free_position(table: BootOpStoom) -> bool:
    for mark in table.marks:
        if mark == 0:
            return True
    return False


def takes_part(table: BootOpStoom, seat: int) -> bool:
    """BS-AMB-16: who holds no card, or was seen to have none that fits, is skipped."""
    return bool(table.hands[seat]) and not table.passed >> seat & 1


def may_lay(table: BootOpStoom, card: int, position: int) -> bool:
    """BS-ROW-01: any card under any empty position."""
    for expansion in table.house.expansions:
        if not expansion.may_lay(table, card, position):
            return False
    return True


# Sailing.


def begin_sailing(table: BootOpStoom) -> None:
    table.at = NOBODY
    if not table.quiet:
        if has_free_position(table):  # BS-AMB-16
            table.tell(events.STAYS_EMPTY, number=table.marks.count(0))
        table.tell(events.SAILING, table.sint, number=table.round)
    table.phase = BUSY
    table.plan(SAIL_ON)


def sail_on(table: BootOpStoom) -> None:
    """BS-EXE-01, BS-EXE-02: from left to right the next card is turned up and carried out."""
    if not table.quiet:
        table.let_see()
    slots = table.slots
    marks = table.marks
    at = table.at + 1
    while at < len(slots) and (not slots[at] or marks[at] & DONE):
        at += 1
    if at >= len(slots):
        table.agenda >>= ENTRY_BITS
        end_sailing(table)
        return
    if table.talking:
        table.ask_sint(REVEALING)
        return
    table.at = at
    turn_up(table, at)
    if not table.quiet:
        table.let_see()
    execute(table, at)


def turn_up(table: BootOpStoom, at: int) -> None:
    """BS-EXE-01: from now on everybody sees this card."""
    mark = table.marks[at]
    table.marks[at] = mark | OPEN
    seat = mark // SEAT_UNIT - 1
    card = table.slots[at][0]
    if not table.quiet:
        table.tell(events.REACHED if mark & OPEN else events.REVEALED, seat, (card,), at + 1)
    if table.house.memory_aid and not mark & OPEN:
        forget(table, seat, card)


def execute(table: BootOpStoom, at: int) -> None:
    """BS-EXE-02: what the card says is done, unless something makes it count for nothing."""
    card = table.slots[at][0]
    table.marks[at] |= DONE
    if is_ignored(table, at):
        if not table.quiet:
            table.tell(events.IGNORED, table.sint, (card,), at + 1)
        return
    kind = KIND[card]
    table.standing = kind == PAKJE
    if kind == VAREN:
        order(table, card, table.icons[at])
    elif kind == STOOMBOOT:
        steam(table, card)
    else:
        parcel_reached(table, at)


def end_sailing(table: BootOpStoom) -> None:
    table.at = len(table.slots)  # BS-AMB-56: whatever was turned up lies earlier now
    table.plan(ADVANCE)
    for expansion in table.house.expansions:
        expansion.end_sailing(table)


# The calendar, and the end of a round.


class Advance(AgendaTask[BootOpStoom]):
    """BS-CAL-01: one of the played cards goes on the calendar, if any is unused (BS-CAL-03)."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        turn_up_the_rest(table)
        table.plan(CLEAN_UP)
        all_used = table.last != NOBODY and not has_unused(table)
        for expansion in table.house.expansions:
            if expansion.advance(table, all_used):
                return
        if table.last == NOBODY:
            nobody_played(table)
        elif not all_used:
            choose_for_calendar(table)
        elif not table.quiet:
            table.tell(events.TIME_STANDS)  # BS-CAL-03


def turn_up_the_rest(table: BootOpStoom) -> None:
    """BS-AMB-08: cards that were never revealed are turned up first."""
    for position in range(len(table.slots)):
        if table.slots[position] and not table.marks[position] & OPEN:
            turn_up(table, position)
    for i in range(len(table.swept)):
        mark = table.swept_marks[i]
        if not mark & OPEN:
            seat = mark // SEAT_UNIT - 1
            if not table.quiet:
                table.tell(events.TURNED_UP, seat, (table.swept[i][0],))
            if table.house.memory_aid:
                forget(table, seat, table.swept[i][0])
    if table.swept:
        table.swept_marks = [mark | OPEN for mark in table.swept_marks]


class CleanUp(AgendaTask[BootOpStoom]):
    """BS-DISC-01, BS-DEL-03: what was played and not used goes to the discards by kind."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        for expansion in table.house.expansions:
            expansion.clean_up(table)
        if not table.quiet:
            table.let_see()
        for slot in table.slots:
            if slot:
                discard(table, slot[0])
        for slot in table.swept:
            discard(table, slot[0])
        clear_row(table)
        table.plan(REFILL, round_from(table.sint, table.sint))


TASKS[NEW_ROUND] = NewRound()
TASKS[FILL_ON] = FillOn()
TASKS[ADVANCE] = Advance()
TASKS[CLEAN_UP] = CleanUp()

# What scenarios ask for.


def placed(table: BootOpStoom) -> None:
    """A position is that of a round's beginning or, in round 0, of the set-up's."""
    for expansion in table.house.expansions:
        expansion.placed(table)
    put_tops_right(table)
    clear_row(table)
    table.agenda = 0
    table.phase = BUSY
    if table.round == 0:
        table.plan(REFILL, round_from(table.sint, table.sint))
    else:
        table.round -= 1
        table.last = NOBODY
        table.plan(NEW_ROUND)
    run(table)


def put_tops_right(table: BootOpStoom) -> None:
    """One open card of each kind: what a scenario did not name was filled in blindly."""
    tops, table.tops = table.tops, []
    for card in reversed(tops):  # the first of a kind comes to lie on top of its pile
        table.piles[KIND[card]].append(card)
    for kind in range(len(KINDS)):
        turn_top(table, kind)
