"""The decisions of the base game: what may be done, why not, and what follows."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import IllegalMove, Move, Refusal
from speeltafel.engine.state import State
from speeltafel.games.bootopstoom.cards import (
    EYE,
    FIRST_STEAM,
    KIND,
    KINDS,
    NAMES,
    PAKJE,
    STEAM_TYPE,
    STOOMBOOT,
)
from speeltafel.games.bootopstoom.rules import Rulebook
from speeltafel.games.bootopstoom.rules_map import (
    FIRST_HOUSE,
    FIRST_WISH,
    OFF,
    ROTS,
    SECOND_WISH,
    TILE,
    is_settled,
)
from speeltafel.games.bootopstoom.rules_moves import (
    CUT,
    DRAWS,
    KEEP,
    PLACES,
    SHOWS,
)
from speeltafel.games.bootopstoom.rules_row import icons_of
from speeltafel.games.bootopstoom.rules_table import (
    BUSY,
    CALENDAR,
    CUTTING,
    DELIVER,
    DONE,
    DRAW,
    NEW_ROUND,
    PLACE,
    REFILL,
    SEAT_UNIT,
    STEAM,
    round_from,
)

DRAW_CHOICES: Final[list[list[Move]]] = [
    [DRAWS[kind] for kind in range(len(KINDS)) if mask >> kind & 1] for mask in range(8)
]


class BaseGame(Rulebook):
    """A table of Boot op Stoom without expansions."""

    def turn_rule(self) -> str:
        return "BS-ROUND-01"

    def turn_moves(self) -> list[Move]:
        phase = self.phase
        if phase == PLACE:
            return self.placements()
        if phase == DRAW:
            return DRAW_CHOICES[self.drawable]
        if phase == DELIVER:
            return [*[Move("deliver", cards) for cards in self.deliveries()], KEEP]
        if phase == CALENDAR:
            return self.calendar_choices()
        if phase == STEAM:
            return self.steam_choices()
        if phase == CUTTING:
            return CUT
        return self.more_moves()

    def more_moves(self) -> list[Move]:
        """The decisions that an expansion adds."""
        return []

    def any_turn_move(self, chance: Chance) -> Move:
        """Filling and drawing are most of the game: found without listing all moves."""
        phase = self.phase
        if phase == DRAW:
            moves = DRAW_CHOICES[self.drawable]
            return moves[chance.below(len(moves))]
        if phase != PLACE or self.picky:
            moves = self.turn_moves()
            return moves[chance.below(len(moves))]
        hand = self.hands[self.turn]
        at = chance.below(len(hand))
        while at > 0 and hand[at] == hand[at - 1]:  # each face once, or some come too often
            at = chance.below(len(hand))
        card = hand[at]
        marks = self.marks
        ways = 2 * len(marks)  # face down or open, under each position: until one is allowed
        while True:
            way = chance.below(ways)
            position = way >> 1
            if marks[position] == 0:
                if way & 1 == 0:
                    return PLACES[card][position]
                if self.icons[position] == EYE:
                    return SHOWS[card][position]

    def take_turn(self, move: Move) -> None:
        if self.shared:
            self.own()
        phase = self.phase
        if phase == DRAW:
            self.draw(move.number)
            self.go_on_drawing()
        elif phase == PLACE:
            if move.cards:
                self.place(move.cards[0], move.number - 1, move.verb == "show")
            else:
                self.pass_by()
        elif phase == DELIVER:
            if move.cards:
                self.deliver(move.cards)
            else:
                self.keep()
        elif phase == CALENDAR:
            self.put_on_calendar(move.cards[0])
        elif phase == STEAM:
            self.change_row(move)
        elif phase == CUTTING:
            self.phase = BUSY
            self.cut(move.number, self.cause)
        else:
            self.decide(move)
        if self.phase == BUSY:
            self.run()

    def decide(self, move: Move) -> None:
        """A decision that an expansion adds."""

    def keep(self) -> None:
        """BS-AMB-17: delivering is optional."""
        self.phase = BUSY
        if not self.quiet:
            self.tell("kept", self.sint, number=self.square_number(self.target))

    def turn_refusal(self, move: Move) -> Refusal | None:
        return None if move in self.turn_moves() else self.why_refused(move)

    def why_refused(self, move: Move) -> Refusal:
        """The rule against a move that is not among the legal ones."""
        phase = self.phase
        verb = move.verb
        if phase == PLACE and verb in ("place", "show", "pass"):
            return self.why_not_place(move)
        if phase == DRAW and verb == "draw":
            return self.why_not_draw(move.number)
        if phase == DELIVER and verb == "deliver":
            return Refusal("BS-DEL-01", "not-wished")
        if phase == CALENDAR and verb == "calendar":
            return Refusal("BS-AMB-08", "not-unused")
        if phase == STEAM and verb == "add":
            return Refusal("BS-STEAM-03", "does-not-fit")
        if phase == STEAM and verb == "cut":
            return Refusal("BS-AMB-06", "only-one-left")
        return Refusal(self.phase_rule(), "not-now")

    def phase_rule(self) -> str:
        """The rule of what is to be decided now."""
        return {
            DRAW: "BS-REF-01",
            PLACE: "BS-ROW-01",
            STEAM: "BS-STEAM-02",
            DELIVER: "BS-DEL-01",
            CALENDAR: "BS-CAL-01",
            CUTTING: "BS-AMB-28",
        }.get(self.phase, "BS-EXE-03")

    def why_not_place(self, move: Move) -> Refusal:
        if move.verb == "pass":
            return Refusal("BS-ROW-01", "must-place")
        card = move.cards[0]
        position = move.number - 1
        if card not in self.hands[self.turn]:
            return Refusal("BS-ROW-01", "not-in-hand", {"card": card})
        if not 0 <= position < len(self.marks) or self.marks[position] == DONE:
            return Refusal("BS-ROW-03", "no-position", {"number": move.number})
        if not self.is_free(position):
            return Refusal("BS-ROW-01", "position-taken", {"number": move.number})
        if move.verb == "show" and self.icons[position] != EYE:
            return Refusal("BS-ROW-02", "no-eye", {"number": move.number})
        return self.why_not_here(card, position)

    def why_not_here(self, card: int, position: int) -> Refusal:
        return Refusal("BS-ROW-01", "not-now")

    def why_not_draw(self, kind: int) -> Refusal:
        return Refusal("BS-DISC-01", "pile-empty", {"kind": kind})

    # Leaving.

    def leave(self, seat: int) -> None:
        """BS-AMB-44, BS-AMB-68: his hand goes to the discards, and the others go on without him."""
        if self.ending:
            raise IllegalMove(Refusal(self.ending, "game-over"))
        if self.gone[seat]:
            raise IllegalMove(Refusal("BS-AMB-44", "already-gone"))
        if self.shared:
            self.own()
        self.gone = self.gone.copy()
        self.gone[seat] = True
        hand = self.hands[seat]
        self.hands[seat] = []
        for card in hand:
            self.discard(card)
        if self.house.memory_aid:
            self.note_drawn(seat, [])
        if not self.quiet:
            self.tell("left", seat, tuple(hand))
        if all(self.gone):
            self.end("BS-AMB-68")
            self.questions = None
            return
        was_sint = seat == self.sint
        self.sint = self.still_here(self.sint)
        if was_sint and not self.quiet:
            self.tell("new-sint", self.sint)
        self.decide_without(seat)

    def decide_without(self, seat: int) -> None:
        """Whatever the leaver was to decide goes to somebody else, or lapses."""
        if self.questions:
            return
        if self.turn != seat:
            if self.phase == DRAW:  # BS-AMB-47: his cards may be what a pile was waiting for
                self.find_drawable()
            return
        if self.phase == DRAW:
            self.wanted = 0
            self.phase = BUSY
            self.run()
        elif self.phase == PLACE:
            self.fill_on(self.after(seat))
            if self.phase == BUSY:
                self.run()
        else:
            self.turn = self.sint

    # Positions, and what is wrong with them.

    def placed(self) -> None:
        """A position is that of a round's beginning or, in round 0, of the set-up's."""
        self.put_tops_right()
        self.clear_row()
        self.agenda = 0
        self.phase = BUSY
        if self.round == 0:
            self.plan(REFILL, round_from(self.sint, self.sint))
        else:
            self.round -= 1
            self.last = NOBODY
            self.plan(NEW_ROUND)
        self.run()

    def broken_invariants(self) -> list[str]:
        """Invariants 1, 2, 3, 5, 6, 7 and 11 of the specification."""
        found: list[str] = []
        row = self.row
        types = [STEAM_TYPE[card] for card in row]
        if any(types[i] == types[i + 1] for i in range(len(row) - 1)):
            found.append(f"the row does not fit together: {[NAMES[card] for card in row]}")
        if not row and not self.ending:
            found.append("the row is empty")
        positions = len(icons_of(row)) + self.hung_left + self.hung_right
        if not len(self.slots) == len(self.marks) == len(self.icons) == positions:
            return [f"{positions} positions, {len(self.slots)} slots, {len(self.marks)} marks"]
        if any(len(slot) > 1 for slot in self.slots):
            found.append("two cards lie under one position")
        pairs = zip(self.slots, self.marks, strict=True)
        if any(slot and mark < SEAT_UNIT for slot, mark in pairs):
            found.append("nobody laid a card that lies under the row")
        if not self.house.hanging and (self.hung_left or self.hung_right):
            found.append("cards hang beside the row")
        found += self.map_faults()
        found += self.pile_faults()
        if self.all_settled() != self.is_won() and not self.ending:
            found.append("everything is settled and the game goes on")
        if self.ending == "BS-CAL-02" and self.days() < self.house.calendar_size:
            found.append("the calendar is not full")
        if not self.ending and self.days() >= self.house.calendar_size:
            found.append("the calendar is full and the game goes on")
        if not self.ending and self.phase == BUSY and not self.questions:
            found.append("nobody has to decide")
        return found

    def map_faults(self) -> list[str]:
        house = self.house
        found: list[str] = []
        if len(self.map) != house.squares:
            found.append(f"the map has {len(self.map)} tiles")
        if not house.plekken and any(ROTS < TILE[tile] < 7 for tile in self.map):
            found.append("a special tile lies on the map")
        if self.pawns[0] == OFF or any(not OFF <= pose <= 4 * house.squares for pose in self.pawns):
            found.append(f"pawns stand at {self.pawns}")
        wishes: list[int] = []
        for tile in self.map:
            if tile >= FIRST_HOUSE and is_settled(tile):
                wishes += [wish for wish in (FIRST_WISH[tile], SECOND_WISH[tile]) if wish]
        if house.pakjes or house.kalender:
            if not self.houses_served() <= len(self.delivered) <= 2 * len(wishes):
                found.append(f"{len(self.delivered)} parcels for {len(wishes)} wishes")
        elif sorted(wishes) != sorted([1 << (card - 8) for card in self.delivered]):
            found.append("the delivered parcels are not those that were wished for")
        return found

    def pile_faults(self) -> list[str]:
        found: list[str] = []
        for kind in range(len(KINDS)):
            cards = self.piles[kind] + self.discards[kind]
            if any(KIND[card] != kind for card in cards):
                found.append(f"a card of another kind lies among {KINDS[kind]}")
            tops = [card for card in self.tops if KIND[card] == kind]
            if len(tops) != int(self.house.open_piles and self.has_cards(kind)):
                found.append(f"{len(tops)} open cards of {KINDS[kind]}")
        for seat in range(self.players):
            hand = self.hands[seat]
            if hand != sorted(hand):
                found.append(f"the hand of seat {seat} is not sorted")
            if self.gone[seat] and hand:
                found.append(f"seat {seat} left and holds cards")
        if any(KIND[card] != PAKJE for card in self.delivered):
            found.append("something else than a parcel was delivered")
        if any(KIND[card] != STOOMBOOT or card < FIRST_STEAM for card in self.row):
            found.append("something else than a Steam card lies in the row")
        return found

    def broken_since(self, before: State) -> list[str]:
        """Invariants 4, 6, 8 and 9: about a single move."""
        assert isinstance(before, BaseGame)
        found: list[str] = []
        rounds = self.round - before.round + 1  # one with nobody in it passes within a move
        if not 0 <= self.days() - before.days() <= rounds:
            found.append(f"the calendar went from {before.days()} to {self.days()}")
        if self.houses_served() < before.houses_served():
            found.append("a served house was turned back")
        if self.round > before.round and self.phase == PLACE:  # else it is over by now already
            found += self.new_round_faults(before)
        return found

    def new_round_faults(self, before: "BaseGame") -> list[str]:
        found: list[str] = []
        stock = sum([len(pile) for pile in self.piles]) + len(self.tops)
        stock += sum([len(pile) for pile in self.discards])
        for seat in range(self.players):
            laid = [mark // SEAT_UNIT - 1 for mark in self.marks].count(seat)
            short = len(self.hands[seat]) + laid < self.house.hand_size
            if short and not self.gone[seat] and stock and not self.is_rationed():
                found.append(f"seat {seat} begins the round with {len(self.hands[seat])} cards")
        new_sint = before.last != NOBODY and before.phase == DRAW and not self.gone[before.last]
        if new_sint and self.sint != before.last:
            found.append(f"the new Sint is {self.sint}, the last card was of {before.last}")
        return found
