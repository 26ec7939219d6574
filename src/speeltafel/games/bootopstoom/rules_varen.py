"""Varen cards: how they move the boat or a Piet, and what that comes to."""

from abc import abstractmethod
from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.games.bootopstoom.cards import (
    ACHTERUIT,
    ACHTERUIT2,
    DRAAIOM,
    FACES,
    LINKS,
    RECHTS,
    VOORUIT,
    VOORUIT2,
)
from speeltafel.games.bootopstoom.rules_delivering import Delivering
from speeltafel.games.bootopstoom.rules_map import OFF, ROTS, WISHING, heading_at, square_at, turned
from speeltafel.games.bootopstoom.rules_table import AHEAD, ASTERN, BUSY, PLAY_CARD, STEP

STEPS: Final[list[int]] = [0] * FACES
STEPS[VOORUIT] = STEPS[ACHTERUIT] = 1
STEPS[VOORUIT2] = STEPS[ACHTERUIT2] = 2
QUARTERS: Final[list[int]] = [0] * FACES
QUARTERS[LINKS] = 3
QUARTERS[RECHTS] = 1
QUARTERS[DRAAIOM] = 2


class Varen(Delivering):
    """The pawns as they sail over the map."""

    def order(self, card: int, icon: int) -> None:
        """BS-SAIL-01: the card moves a pawn as printed."""
        if self.is_void(card):
            if not self.quiet:
                self.tell("void", NOBODY, (card,))
            return
        self.choose_pawn()
        if self.phase == BUSY:
            self.play_card(card)
        else:
            self.plan(PLAY_CARD, card)

    @abstractmethod
    def is_void(self, card: int) -> bool:
        """Whether a Varen card has no effect in this round."""

    @abstractmethod
    def choose_pawn(self) -> None:
        """Which pawn carries the card out: nobody is asked where there is but one."""

    def play_card(self, card: int) -> None:
        """BS-AMB-19: a double move is two single steps."""
        times = 1
        if self.sails_double():
            times = 2
            if not self.quiet:
                kind = self.of_pawn("sails-double", "piet-sails-double")
                self.tell(kind, self.pawn_seat(), (card,))
        quarters = QUARTERS[card]
        if quarters:
            self.turn_pawn(quarters * times)
            return
        way = AHEAD if card in (VOORUIT, VOORUIT2) else ASTERN
        for _ in range(STEPS[card] * times - 1):
            self.plan(STEP, way)
        self.step(way)

    @abstractmethod
    def sails_double(self) -> bool:
        """Whether the pawn carries out a card twice where it stands."""

    def turn_pawn(self, quarters: int) -> None:
        """BS-SAIL-01: turned as the card shows."""
        pose = turned(self.pawns[self.pawn], quarters)
        self.pawns[self.pawn] = pose
        if not self.quiet:
            self.tell(
                self.of_pawn("turned", "piet-turned"), self.pawn_seat(), number=heading_at(pose)
            )

    def of_pawn(self, boat: str, piet: str) -> str:
        """The event of the boat, or of a Piet."""
        return boat if self.pawn == 0 else piet

    def pawn_seat(self) -> int:
        """Whose Piet carries out the card; NOBODY for the boat."""
        return self.pawn - 1

    def step(self, way: int) -> None:
        """BS-SAIL-01: a square as the card shows, where nothing is in the way."""
        house = self.house
        pose = self.pawns[self.pawn]
        pose = house.ahead[pose] if way == AHEAD else house.astern[pose]
        if pose == OFF:
            self.stop_at_edge()
            return
        square = square_at(pose)
        rock = self.map[square] == ROTS
        if rock and house.rocks_block:
            self.stop_at_rock(square)
            return
        self.pawns[self.pawn] = pose
        if not self.quiet:
            self.tell(
                self.of_pawn("moved", "piet-moved"),
                self.pawn_seat(),
                number=self.square_number(square),
            )
        if rock:
            self.crash(square)
        else:
            self.arrive(square)

    def stop_at_edge(self) -> None:
        """BS-EDGE-01: nobody sails off the board."""
        if not self.quiet:
            self.tell(self.of_pawn("edge", "piet-edge"), self.pawn_seat())
        self.crash(NOBODY)

    def stop_at_rock(self, square: int) -> None:
        """BS-AMB-03: a rock may be entered, or by option blocks."""
        if not self.quiet:
            number = self.square_number(square)
            self.tell(self.of_pawn("blocked", "piet-blocked"), self.pawn_seat(), number=number)
        self.crash(square)

    def crash(self, square: int) -> None:
        """Into the rock on a square, or at NOBODY's square: the edge.

        BS-EDGE-01, BS-AMB-03: without Pepernoot Plekken nothing comes of it.
        """

    def arrive(self, square: int) -> None:
        """BS-DEL-01, BS-AMB-18: only who comes onto a house may deliver there."""
        if WISHING[self.map[square]]:
            self.reach_house(square)

    def reach_house(self, square: int) -> None:
        """BS-DEL-01: without the wished parcels nothing can be delivered."""
        self.offer(square, NOBODY, self.at - 1 if self.standing else self.at)
        if self.phase == BUSY and not self.quiet:
            self.tell("unserved", number=self.square_number(square))
