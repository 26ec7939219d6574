"""What wins: what somebody began with or did first, beside the part of the win that they got."""

from speeltafel.engine.drive import Observer
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.lab.counting.facts import Facts, fact_of
from speeltafel.lab.counting.tally import WHOLE

HELD, USED, FIRST = "held", "used", "first"
"""A card in the opening hand, a card that was named in a move, the first kind of move."""
ASSETS = (HELD, USED, FIRST)


class Assets(Observer):
    """Notes what each seat has and does."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.of_seat: list[set[tuple[str, str | int]]] = [set() for _ in range(players)]
        self.has_begun = [False] * players
        self.is_dealt = False

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        mine = self.of_seat[seat]
        if not self.has_begun[seat] and len(state.legal_moves(seat)) > 1:
            self.has_begun[seat] = True
            mine.add((FIRST, move.verb))
        mine.update((USED, card) for card in move.cards)

    def after(self, state: State, events: list[Event]) -> None:
        if self.is_dealt:
            return
        self.is_dealt = True
        for zone in state.zones():
            if zone.seat >= 0:
                self.of_seat[zone.seat].update((HELD, card) for card in zone.cards)

    def facts(self, winners: tuple[int, ...]) -> Facts:
        """How many seats had each, and what they won, in parts of WHOLE."""
        found: Facts = {}
        share = WHOLE // len(winners) if winners else 0
        if self.game.cooperative:
            share = WHOLE if winners else 0
        for seat, mine in enumerate(self.of_seat):
            for what, of in mine:
                had, won = fact_of(what, of), fact_of(f"{what}-won", of)
                found[had] = found.get(had, 0) + 1
                if seat in winners:
                    found[won] = found.get(won, 0) + share
        return found
