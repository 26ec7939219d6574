"""The points at which the base game lets an expansion have a say (BS-UIT-00).

The house keeps those in play. The rules ask them in the order of the rulebook; an expansion says
something only where it differs.
"""

from typing import Final, Generic

from speeltafel.engine.decisions import StateT
from speeltafel.engine.moves import Move, Refusal


class Expansion(Generic[StateT]):
    """What an expansion may say; each has one instance."""

    def __init__(self, option: str) -> None:
        self.option: Final = option
        """By which it is in play."""

    def prepare(self, table: StateT) -> None:
        """All is laid out, and hands are about to be drawn."""

    def placed(self, table: StateT) -> None:
        """A scenario has put cards here."""

    # Drawing.

    def may_draw_parcels(self, table: StateT) -> bool:
        return True

    def why_no_parcels(self, table: StateT) -> Refusal | None:
        """Why no parcel may be drawn."""
        return None

    # Filling the row.

    def begin_round(self, table: StateT) -> None:
        """Icons and effects of this round are settled."""

    def before_laying(self, table: StateT) -> None:
        """Where cards may not be laid anywhere: something may have to be settled first."""

    def may_lay(self, table: StateT, card: int, position: int) -> bool:
        return True

    def why_not_lay(self, table: StateT, card: int, position: int) -> Refusal | None:
        """Why this card may not be laid under a free position."""
        return None

    def laid(self, table: StateT, seat: int, card: int, position: int) -> bool:
        """A card was laid under a special icon; True where the expansion says what comes next."""
        return False

    def passes(self, table: StateT) -> bool:
        """The seat on turn lays no card; True where the expansion says what comes next."""
        return False

    # Sailing.

    def is_ignored(self, table: StateT, position: int) -> bool:
        """Whether the card under this position counts for nothing."""
        return False

    def order(self, table: StateT, card: int, icon: int) -> int:
        """The Varen card that is carried out instead, or NOBODY where this was all."""
        return card

    def is_void(self, table: StateT, card: int) -> bool:
        """Whether a Varen card has no effect in this round."""
        return False

    def choose_pawn(self, table: StateT) -> None:
        """The boat is about to carry out a card."""

    def sails_double(self, table: StateT) -> bool:
        """Whether the pawn carries out a card twice where it stands."""
        return False

    def crash(self, table: StateT, square: int) -> None:
        """Into the rock on a square, or at NOBODY's square: the edge."""

    def arrive(self, table: StateT, square: int) -> None:
        """A pawn came to a tile that is no house to be served."""

    # Delivering.

    def reach_house(self, table: StateT, square: int) -> bool:
        """A pawn came to a house; True where nothing is delivered now."""
        return False

    def parcel_reached(self, table: StateT, at: int) -> bool:
        """A parcel was turned up; True where the expansion says what comes of it."""
        return False

    def add_wishes(self, table: StateT, wishes: list[int]) -> None:
        """A house may wish for more."""

    def tell_stand_ins(self, table: StateT, cards: tuple[int, ...], twice: bool) -> None:
        """Why these parcels are what the house wishes, where that is not plain to see."""

    def delivered(self, table: StateT, cards: tuple[int, ...]) -> None:
        """A house was served, and more is left to do."""

    # The Stoomrij and the map.

    def change_row(self, table: StateT, move: Move) -> None:
        """The row is about to be changed by a Steam card."""

    def positions_shifted(self, table: StateT, position: int, by: int) -> None:
        """So many positions came, or went, at this place."""

    def tiles_moved(self, table: StateT) -> None:
        """What else knows a tile by its square has to follow it."""

    # The end of a round.

    def end_sailing(self, table: StateT) -> None:
        """All cards were carried out."""

    def advance(self, table: StateT, all_used: bool) -> bool:
        """Time passes, unless all cards were used; True where the expansion saw to it."""
        return False

    def clean_up(self, table: StateT) -> None:
        """The row is about to be cleared, and hands to be completed."""

    # Leaving.

    def leave(self, table: StateT, seat: int) -> None:
        """His hand is about to be discarded."""

    def decide_without(self, table: StateT, seat: int) -> bool:
        """Whether what the leaver was to decide has been settled here."""
        return False
