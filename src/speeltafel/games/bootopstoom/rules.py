"""Boot op Stoom, the base game: its set-up and its rounds, in the order of the rulebook.

Everybody lays cards face down under the positions of the Stoomrij; then the Sint turns them up from
left to right and the boat sails. BS-GOAL-01: you win or lose together. What a card does then is in
the file of its kind: `rules_varen`, `rules_stoomrij` or, for parcels, `rules_delivering`.

What is begun and not yet finished lies on the agenda, the next thing on top; a decision interrupts
it. BS-UIT-00: expansions are in files of their own and change what the methods here say.
"""

from abc import abstractmethod

from speeltafel.engine.events import EVERYONE, NOBODY, only
from speeltafel.engine.moves import Move
from speeltafel.engine.zones import put_in_order
from speeltafel.games.bootopstoom.cards import EYE, KIND, KINDS, PAKJE, STOOMBOOT, VAREN
from speeltafel.games.bootopstoom.house import BASE_HOUSES, BASE_PARCELS, RANDOM, SPECIAL_HOUSES
from speeltafel.games.bootopstoom.rules_map import (
    WATER,
    is_playable,
    is_reachable,
    square_at,
    wishing_houses,
)
from speeltafel.games.bootopstoom.rules_moves import CALENDARS, PASS, PLACES, SHOWS
from speeltafel.games.bootopstoom.rules_table import (
    ADVANCE,
    BUSY,
    CALENDAR,
    CLEAN_UP,
    DONE,
    DRAW,
    EMPTY,
    ENTRY,
    ENTRY_BITS,
    FILL_ON,
    LAID,
    LOSE_STEAM,
    MOST_SEATS,
    NEW_ROUND,
    NOTHING_SWEPT,
    OFFER,
    OPEN,
    PLACE,
    PLAY_CARD,
    REFILL,
    REVEALING,
    SAIL_ON,
    SEAT_UNIT,
    SHORTER,
    STEP,
    TASK,
    TASK_BITS,
    round_from,
    take_card,
)
from speeltafel.games.bootopstoom.rules_varen import Varen


class Rulebook(Varen):
    """The base game from the set-up to the end."""

    # Set-up.

    def begin(self) -> None:
        chance = self.chance
        house = self.house
        players = self.players
        self.lay_map()
        self.piles = [pile.copy() for pile in house.piles]  # BS-SET-03, BS-CARD-01
        for pile in self.piles:
            chance.shuffle(pile)
        self.lay_row()
        self.slots = []
        self.marks = []
        self.swept = NOTHING_SWEPT
        self.swept_marks = EMPTY
        self.discards = [[], [], []]
        self.tops = []
        for kind in range(len(KINDS)):
            self.turn_top(kind)
        self.hands = [[] for _ in range(players)]
        self.drawn = [[] for _ in range(players)] if house.memory_aid else []
        self.calendar = []
        self.blanks = 0
        self.delivered = []
        self.agenda = 0
        self.gone = [False] * players
        self.talking = False
        self.round = 0
        self.pawn = 0
        self.at = 0
        self.target = 0
        self.cause = SHORTER
        self.since = NOBODY
        self.until = NOBODY
        self.standing = False
        self.picky = False
        self.passed = 0
        self.wanted = 0
        self.drawable = 0
        self.last = NOBODY
        first = house.first_sint
        self.sint = chance.below(players) if first == RANDOM else first  # BS-SET-08
        self.clear_row()
        if not self.quiet:
            self.tell("sint", self.sint, number=0)
            self.tell("boat", number=self.square_number(square_at(self.pawns[0])))
        self.phase = BUSY
        self.plan(REFILL, round_from(self.sint, self.sint))  # BS-SET-04
        self.prepare()
        self.run()

    @abstractmethod
    def prepare(self) -> None:
        """What expansions add to the set-up before hands are drawn."""

    def lay_map(self) -> None:
        """BS-SET-01: a square of tiles; BS-SET-07, BS-AMB-41: laid again until it is playable."""
        house = self.house
        chance = self.chance
        while True:
            tiles = house.tiles + wishing_houses(BASE_PARCELS, BASE_HOUSES, False, chance)
            if house.special_parcels:
                tiles += wishing_houses(house.special_parcels, SPECIAL_HOUSES, True, chance)
            chance.shuffle(tiles)
            if len(tiles) > house.squares:
                del tiles[house.squares :]
                if not is_playable(tiles):
                    continue
            start = self.starting_square(tiles)
            if not house.rocks_block or is_reachable(tiles, house.size, start):
                break
        self.map = tiles
        heading = chance.below(4) if house.heading == RANDOM else house.heading  # BS-AMB-02
        self.pawns = [1 + 4 * start + heading]

    def starting_square(self, tiles: list[int]) -> int:
        """BS-SET-02: a random water tile."""
        water = [square for square in range(len(tiles)) if tiles[square] == WATER]
        return water[self.chance.below(len(water))]

    # What goes on.

    def run(self) -> None:
        """Carry out what lies on the agenda until somebody has to decide."""
        while self.phase == BUSY:
            entry = self.agenda & ENTRY
            if entry == SAIL_ON:  # it stays on the agenda until all cards are carried out
                self.sail_on()
                continue
            self.agenda >>= ENTRY_BITS
            task = entry & TASK
            if task == REFILL:
                self.refill(entry >> TASK_BITS)
            else:
                self.carry_out(task, entry >> TASK_BITS)

    def carry_out(self, task: int, about: int) -> None:
        if task == STEP:
            if not self.quiet:
                self.let_see()
            self.step(about)
        elif task == ADVANCE:
            self.advance()
        elif task == CLEAN_UP:
            self.clean_up()
        elif task == NEW_ROUND:
            self.begin_round()
        elif task == OFFER:
            squares = self.house.squares
            self.offer(about % squares, about // squares - 1, self.at)
        elif task == LOSE_STEAM:
            self.lose_steam(about)
        elif task == FILL_ON:
            self.fill_on(about)
        elif task == PLAY_CARD:
            self.play_card(about)
        else:
            self.carry_out_more(task, about)

    @abstractmethod
    def carry_out_more(self, task: int, about: int) -> None:
        """What expansions put on the agenda."""

    # Drawing.

    def refill(self, about: int) -> None:
        """BS-REF-01, BS-AMB-15: from the Sint clockwise, each completes his hand.

        BS-SET-04, BS-SET-06, BS-AMB-14: always up to the number of the start.
        """
        size = self.house.hand_size
        first, seat = about // MOST_SEATS, about % MOST_SEATS
        while True:
            missing = size - len(self.hands[seat])
            following = self.after(seat)
            if following == first:
                self.plan(NEW_ROUND)
            elif missing > 0:
                self.plan(REFILL, round_from(first, following))
            if missing > 0 or following == first:
                self.draw_up(seat, missing)
                return
            seat = following

    def draw_up(self, seat: int, cards: int) -> None:
        """A player draws so many cards, each from a pile of his choice."""
        if cards <= 0 or self.gone[seat]:
            return
        self.turn = seat
        self.wanted = cards
        self.find_drawable()
        self.go_on_drawing()

    def find_drawable(self) -> None:
        """From which piles can be drawn now."""
        kinds = self.drawable_kinds()
        if kinds >> PAKJE & 1 and not self.may_draw_parcels():
            kinds ^= 1 << PAKJE
        self.drawable = kinds

    @abstractmethod
    def may_draw_parcels(self) -> bool:
        """Whether the rules allow everybody parcels now."""

    def go_on_drawing(self) -> None:
        """BS-AMB-46: from the only pile that is left a card is drawn unasked."""
        while self.wanted > 0 and self.drawable:
            mask = self.drawable
            if mask & (mask - 1):
                self.phase = DRAW
                return
            self.draw(mask >> 1)
        self.phase = BUSY

    def draw(self, kind: int) -> None:
        """BS-SET-04, BS-REF-01: one card, from the pile of his choice."""
        seat = self.turn
        card = self.take_from(kind)
        put_in_order(self.hands[seat], card)
        opened = self.house.open_piles
        if not self.has_cards(kind):
            self.drawable ^= 1 << kind  # that was the last one
        self.wanted -= 1
        if self.house.memory_aid and opened:
            self.note_drawn(seat, [*self.drawn[seat], card])
        if not self.quiet:
            self.tell("drew", seat, (card,), kind, EVERYONE if opened else only(seat))
            if opened and self.drawable >> kind & 1:
                self.tell_top(kind)

    # Filling the row.

    def begin_round(self) -> None:
        """BS-ROUND-01: from the Sint clockwise. BS-SINT-01: who laid the last card is Sint."""
        if self.last != NOBODY:  # BS-AMB-38: if nobody did, the Sint stays
            self.sint = self.still_here(self.last)
        self.round += 1
        self.last = NOBODY
        self.passed = 0
        if not self.quiet:
            self.tell("sint", self.sint, number=self.round)
            self.tell("positions", number=len(self.icons))
        self.set_effect()
        self.fill_on(self.sint)

    def set_effect(self) -> None:
        """What icons and events do to this round."""
        self.picky = False

    def fill_on(self, seat: int) -> None:
        """BS-ROW-04: until the row is full; BS-AMB-16: or until nobody can lay a card."""
        if self.has_free_position():
            for _ in range(self.players):
                if self.takes_part(seat):
                    self.turn = seat
                    self.phase = PLACE
                    if self.picky:
                        self.ask_where()
                    return
                seat = self.after(seat)
        self.begin_sailing()

    def has_free_position(self) -> bool:
        for mark in self.marks:
            if mark == 0:
                return True
        return False

    def takes_part(self, seat: int) -> bool:
        """BS-AMB-16: who holds no card, or was seen to have none that fits, is skipped."""
        return bool(self.hands[seat]) and not self.passed >> seat & 1

    def ask_where(self) -> None:
        """Something may have to be settled before the seat on turn lays a card."""

    def is_free(self, position: int) -> bool:
        return 0 <= position < len(self.marks) and self.marks[position] == 0

    def may_lay(self, card: int, position: int) -> bool:
        """BS-ROW-01: any card under any empty position."""
        return True

    def placements(self) -> list[Move]:
        """BS-ROW-01, BS-ROW-02, BS-AMB-42: face down or, under an eye, open too."""
        hand = self.hands[self.turn]
        faces = [card for i, card in enumerate(hand) if i == 0 or card != hand[i - 1]]
        free = [position for position, mark in enumerate(self.marks) if mark == 0]
        moves = [PLACES[card][position] for card in faces for position in free]
        eyes = [position for position in free if self.icons[position] == EYE]
        if eyes:
            moves += [SHOWS[card][position] for card in faces for position in eyes]
        if self.picky:
            moves = [move for move in moves if self.may_lay(move.cards[0], move.number - 1)]
        return moves or [PASS]  # asked all the same, or the skipping would tell it: BS-AMB-46

    def place(self, card: int, position: int, opened: bool) -> None:
        """BS-ROW-01, BS-ROW-02: a hand card under an empty position, face down or open."""
        seat = self.turn
        take_card(self.hands[seat], card)
        self.slots[position] = LAID[card]
        self.marks[position] = SEAT_UNIT * (seat + 1) + (OPEN if opened else 0)
        self.last = seat
        if not self.quiet:
            if opened:
                self.tell("shown", seat, (card,), position + 1)
            else:
                self.tell("placed", seat, (card,), position + 1, only(seat))
        if opened and self.house.memory_aid:
            self.forget(seat, card)
        self.phase = BUSY
        if self.icons[position] > EYE:
            self.card_laid(seat, card, position)
        else:
            self.fill_on(self.after(seat))

    def card_laid(self, seat: int, card: int, position: int) -> None:
        """A card lies under an icon of Prachtige Pakjes."""
        self.fill_on(self.after(seat))

    def pass_by(self) -> None:
        """BS-AMB-16: skipped for the rest of the round, for no card of his may be laid."""
        seat = self.turn
        self.passed |= 1 << seat
        if not self.quiet:
            self.tell("passed", seat)
            self.tell("skipped", seat)
        self.fill_on(self.after(seat))

    # Sailing.

    def begin_sailing(self) -> None:
        self.at = NOBODY
        if not self.quiet:
            if self.has_free_position():  # BS-AMB-16
                self.tell("stays-empty", number=self.marks.count(0))
            self.tell("sailing", self.sint, number=self.round)
        self.phase = BUSY
        self.plan(SAIL_ON)

    def sail_on(self) -> None:
        """BS-EXE-01, BS-EXE-02: from left to right the next card is turned up and carried out."""
        if not self.quiet:
            self.let_see()
        slots = self.slots
        marks = self.marks
        at = self.at + 1
        while at < len(slots) and (not slots[at] or marks[at] & DONE):
            at += 1
        if at >= len(slots):
            self.agenda >>= ENTRY_BITS
            self.end_sailing()
            return
        if self.talking:
            self.ask_sint(REVEALING)
            return
        self.at = at
        self.turn_up(at)
        if not self.quiet:
            self.let_see()
        self.execute(at)

    def turn_up(self, at: int) -> None:
        """BS-EXE-01: from now on everybody sees this card."""
        mark = self.marks[at]
        self.marks[at] = mark | OPEN
        seat = mark // SEAT_UNIT - 1
        card = self.slots[at][0]
        if not self.quiet:
            self.tell("reached" if mark & OPEN else "revealed", seat, (card,), at + 1)
        if self.house.memory_aid and not mark & OPEN:
            self.forget(seat, card)

    def execute(self, at: int) -> None:
        card = self.slots[at][0]
        icon = self.icons[at]
        self.marks[at] |= DONE
        kind = KIND[card]
        self.standing = kind == PAKJE
        if kind == VAREN:
            self.order(card, icon)
        elif kind == STOOMBOOT:
            self.steam(card, icon)
        else:
            self.parcel_reached(at)

    # The calendar, and the end of a round.

    def end_sailing(self) -> None:
        self.at = len(self.slots)  # BS-AMB-56: whatever was turned up lies earlier now
        self.plan(ADVANCE)

    def advance(self) -> None:
        """BS-CAL-01: one of the played cards goes on the calendar, if any is unused (BS-CAL-03)."""
        self.turn_up_the_rest()
        self.plan(CLEAN_UP)
        if self.last == NOBODY:
            self.nobody_played()
        elif not self.has_unused():
            self.everything_used()
        else:
            self.choose_for_calendar()

    def turn_up_the_rest(self) -> None:
        """BS-AMB-08: cards that were never revealed are turned up first."""
        for position in range(len(self.slots)):
            if self.slots[position] and not self.marks[position] & OPEN:
                self.turn_up(position)
        for i in range(len(self.swept)):
            mark = self.swept_marks[i]
            if not mark & OPEN:
                seat = mark // SEAT_UNIT - 1
                if not self.quiet:
                    self.tell("turned-up", seat, (self.swept[i][0],))
                if self.house.memory_aid:
                    self.forget(seat, self.swept[i][0])
        if self.swept:
            self.swept_marks = [mark | OPEN for mark in self.swept_marks]

    def choose_for_calendar(self) -> None:
        """BS-AMB-46: asked only where there is a choice."""
        cards = self.unused()
        if cards[0] != cards[-1]:
            self.ask_sint(CALENDAR)
        else:
            self.put_on_calendar(cards[0])

    def calendar_choices(self) -> list[Move]:
        """BS-CAL-01, BS-AMB-08, BS-AMB-39: any unused one, also a parcel that is still wished."""
        moves: list[Move] = []
        last = NOBODY
        for card in self.unused():
            if card != last:
                moves.append(CALENDARS[card])
            last = card
        return moves

    def put_on_calendar(self, card: int) -> None:
        self.phase = BUSY
        self.take_unused(card)
        self.calendar.append(card)
        self.time_passes(card)

    def take_unused(self, card: int) -> None:
        for position in range(len(self.slots)):
            if self.slots[position] and self.slots[position][0] == card:
                self.slots[position] = EMPTY
                return
        for i in range(len(self.swept)):
            if self.swept[i][0] == card:
                self.swept = self.swept[:i] + self.swept[i + 1 :]
                self.swept_marks = self.swept_marks[:i] + self.swept_marks[i + 1 :]
                return

    def everything_used(self) -> None:
        if not self.quiet:
            self.tell("time-stands")  # BS-CAL-03

    def nobody_played(self) -> None:
        """BS-AMB-09, BS-AMB-60: time passes all the same, with a card of the piles."""
        for kind in (VAREN, STOOMBOOT, PAKJE):
            if self.has_cards(kind):
                card = self.take_from(kind)
                if not self.quiet and not self.house.open_piles:
                    self.tell("top", NOBODY, (card,), kind)
            elif self.discards[kind]:
                card = self.discards[kind].pop()
            else:
                continue
            self.calendar.append(card)
            self.time_passes(card)
            if not self.quiet:
                self.tell_top(kind)
            return
        self.blanks += 1
        self.time_passes(NOBODY)

    def time_passes(self, card: int) -> None:
        """BS-GOAL-03, BS-CAL-02, BS-AMB-67: a full calendar loses the game."""
        if not self.quiet:
            self.tell("calendar", NOBODY, () if card == NOBODY else (card,), self.days())
        if self.days() >= self.house.calendar_size:
            self.end("BS-CAL-02")

    def clean_up(self) -> None:
        """BS-DISC-01, BS-DEL-03: what was played and not used goes to the discards by kind."""
        if not self.quiet:
            self.let_see()
        for slot in self.slots:
            if slot:
                self.discard(slot[0])
        for slot in self.swept:
            self.discard(slot[0])
        self.clear_row()
        self.refill(round_from(self.sint, self.sint))
