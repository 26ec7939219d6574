"""Rebelse Pietjes: everybody has a Piet, who may carry out a Varen card instead of the boat."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.state import INTS
from speeltafel.games.bootopstoom.rules_map import OFF, square_at
from speeltafel.games.bootopstoom.rules_moves import BOAT, COLOURS, PIET, PIETEN, SAILS
from speeltafel.games.bootopstoom.rules_plekken import WithPlekken
from speeltafel.games.bootopstoom.rules_table import (
    ASK_COLOUR,
    BUSY,
    COLOUR,
    MOST_SEATS,
    PAWN,
    Table,
    round_from,
)


class WithPietjes(WithPlekken):
    """What Rebelse Pietjes changes; BS-RP-04: a Piet moves like the boat."""

    colours: list[int]
    """The colour of everybody's Piet, or NOBODY."""

    def prepare(self) -> None:
        """BS-RP-01, BS-AMB-69: from the Sint clockwise everybody chooses a Piet."""
        self.colours = [NOBODY] * self.players
        super().prepare()
        if self.house.pietjes:
            self.pawns = self.pawns + [OFF] * self.players
            self.plan(ASK_COLOUR, round_from(self.sint, self.sint))

    def carry_out_more(self, task: int, about: int) -> None:
        if task == ASK_COLOUR:
            self.ask_colour(about)
        else:
            super().carry_out_more(task, about)

    def ask_colour(self, about: int) -> None:
        seat = about % MOST_SEATS
        following = self.following(about)
        if following != NOBODY:
            self.plan(ASK_COLOUR, following)
        if self.gone[seat]:
            return
        self.turn = seat
        free = self.free_colours()
        if len(free) > 1:
            self.phase = COLOUR
        else:
            self.choose_colour(free[0])

    def free_colours(self) -> list[int]:
        return [colour for colour in range(len(COLOURS)) if colour not in self.colours]

    def choose_colour(self, colour: int) -> None:
        """BS-RP-01, BS-AMB-69: a Piet of his own."""
        self.phase = BUSY
        self.colours = self.colours.copy()
        self.colours[self.turn] = colour
        if not self.quiet:
            self.tell("chose-piet", self.turn, number=colour)

    def choose_pawn(self) -> None:
        """BS-RP-02, BS-RP-05, BS-AMB-61: the Sint may use the card on his own Piet."""
        self.pawn = BOAT
        if self.house.pietjes:
            self.ask_sint(PAWN)

    def use_pawn(self, pawn: int) -> None:
        """BS-RP-03, BS-AMB-37, BS-AMB-61: a new Piet starts where the boat is, looking its way."""
        self.phase = BUSY
        if pawn != PIET:
            return
        self.pawn = 1 + self.sint
        if self.pawns[self.pawn] == OFF:
            self.pawns[self.pawn] = self.pawns[0]
            if not self.quiet:
                square = square_at(self.pawns[0])
                self.tell("piet-starts", self.sint, number=self.square_number(square))

    def more_moves(self) -> list[Move]:
        if self.phase == PAWN:
            return SAILS
        if self.phase == COLOUR:
            return [PIETEN[colour] for colour in self.free_colours()]
        return super().more_moves()

    def decide(self, move: Move) -> None:
        if self.phase == PAWN:
            self.use_pawn(move.number)
        elif self.phase == COLOUR:
            self.choose_colour(move.number)
        else:
            super().decide(move)

    def why_refused(self, move: Move) -> Refusal:
        if self.phase == COLOUR and move.verb == "piet":
            return Refusal("BS-RP-01", "colour-taken")
        return super().why_refused(move)

    def turn_rule(self) -> str:
        return "BS-AMB-69" if self.phase == COLOUR else super().turn_rule()

    def phase_rule(self) -> str:
        return {PAWN: "BS-RP-02", COLOUR: "BS-RP-01"}.get(self.phase, super().phase_rule())

    def decide_without(self, seat: int) -> None:
        if self.turn == seat and self.phase == COLOUR:
            self.phase = BUSY
            self.run()
        else:
            super().decide_without(seat)

    def fields(self) -> dict[str, str]:
        return {**super().fields(), "colours": INTS}

    def copy(self) -> "Table":
        other = super().copy()
        assert isinstance(other, WithPietjes)
        other.colours = self.colours
        return other
