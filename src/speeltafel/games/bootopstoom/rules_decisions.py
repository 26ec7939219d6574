"""The decisions of the base game: what may be done, why not, and what follows."""

from abc import abstractmethod
from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import IllegalMove, Move, Refusal
from speeltafel.engine.state import State
from speeltafel.games.bootopstoom.cards import EYE, KINDS
from speeltafel.games.bootopstoom.rules import Rulebook
from speeltafel.games.bootopstoom.rules_checks import move_faults, table_faults
from speeltafel.games.bootopstoom.rules_moves import (
    CUT,
    DRAWS,
    KEEP,
    PLACES,
    SHOWS,
)
from speeltafel.games.bootopstoom.rules_table import (
    BUSY,
    CALENDAR,
    CUTTING,
    DAMAGE,
    DELIVER,
    DONE,
    DRAW,
    NEW_ROUND,
    PLACE,
    REFILL,
    STEAM,
    SUNK,
    round_from,
)

DRAW_CHOICES: Final[list[list[Move]]] = [
    [DRAWS[kind] for kind in range(len(KINDS)) if mask >> kind & 1] for mask in range(8)
]


class BaseGame(Rulebook):
    """A table of Boot op Stoom without expansions."""

    def turn_rule(self) -> str:
        """BS-EXE-03: whatever is not done in turn the Sint decides."""
        if self.phase == PLACE:
            return "BS-ROUND-01"
        if self.phase == DRAW:
            return "BS-SET-04" if self.round == 0 else "BS-AMB-15"
        return "BS-EXE-03"

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
        if phase == BUSY:  # a step in the middle of a move: nobody is asked
            return []
        return self.more_moves()

    @abstractmethod
    def more_moves(self) -> list[Move]:
        """The decisions that expansions add."""

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

    @abstractmethod
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
            DRAW: "BS-SET-04" if self.round == 0 else "BS-REF-01",
            PLACE: "BS-ROW-01",
            STEAM: "BS-STEAM-02",
            DELIVER: "BS-DEL-01",
            CALENDAR: "BS-CAL-01",
            CUTTING: {DAMAGE: "BS-AMB-28", SUNK: "BS-AMB-30"}.get(self.cause, "BS-AMB-24"),
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
        hand = self.held_by(seat)
        self.hands[seat] = []
        for card in hand:
            self.discard(card)
        if self.house.memory_aid:
            self.note_drawn(seat, [])
        if not self.quiet:
            self.tell("left", seat, tuple(hand))
        if all(self.gone):
            self.end("BS-AMB-68")
            return
        was_sint = seat == self.sint
        self.sint = self.still_here(self.sint)
        if was_sint and not self.quiet:
            self.tell("new-sint", self.sint)
        self.decide_without(seat)

    def held_by(self, seat: int) -> list[int]:
        """The cards of a player who leaves."""
        return self.hands[seat]

    def decide_without(self, seat: int) -> None:
        """Whatever the leaver was to decide goes to somebody else, or lapses."""
        if self.turn != seat:
            if self.phase == DRAW:  # BS-AMB-47: his cards may be what a pile was waiting for
                self.find_drawable()
            return
        if self.phase == DRAW:
            self.phase = BUSY
            self.run()
        elif self.phase == PLACE:
            self.fill_on(self.after(seat))
            if self.phase == BUSY:
                self.run()
        else:
            self.turn = self.sint

    def give_up(self) -> None:
        """BS-AMB-76: all who play agree that it ends here, and it is lost."""
        if self.ending:
            raise IllegalMove(Refusal(self.ending, "game-over"))
        self.questions = None
        if not self.quiet:
            self.tell("given-up")
        self.end("BS-AMB-76")

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
        return table_faults(self)

    def broken_since(self, before: State) -> list[str]:
        assert isinstance(before, BaseGame)
        return move_faults(self, before)
