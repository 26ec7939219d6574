"""What wins: what somebody had, did or met with, beside the part of the win that they got."""

from speeltafel.engine.drive import Observer
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.lab.counting.facts import Facts, fact_of
from speeltafel.lab.counting.tally import WHOLE

HELD, USED, FIRST, MET = "held", "used", "first", "met"
"""A card in the opening hand, a card that was named in a move, the first kind of move, and what
happened to somebody before the game was over: a role, a tile, an action card."""
ASSETS = (HELD, USED, FIRST, MET)
Asset = tuple[str, str | int]


class Assets(Observer):
    """Notes what each seat has and does."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.of_seat: list[set[Asset]] = [set() for _ in range(players)]
        self.of_all: set[Asset] = set()
        """What happened to nobody alone."""
        self.has_begun = [False] * players
        self.is_dealt = False

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        mine = self.of_seat[seat]
        if not self.has_begun[seat] and len(state.legal_moves(seat)) > 1:
            self.has_begun[seat] = True
            mine.add((FIRST, move.verb))
        mine.update((USED, card) for card in move.cards)

    def after(self, state: State, events: list[Event]) -> None:
        if not state.ending:  # the end tells who has won
            for event in events:
                (self.of_seat[event.seat] if event.seat >= 0 else self.of_all).add(
                    (MET, event.kind)
                )
        if self.is_dealt:
            return
        self.is_dealt = True
        for zone in state.zones():
            if zone.seat >= 0:
                self.of_seat[zone.seat].update((HELD, card) for card in zone.cards)

    def facts(self, winners: tuple[int, ...]) -> Facts:
        """How many seats had each, and what they won, in parts of WHOLE; a team counts as one."""
        found: Facts = {}
        for mine, won in self.sides(winners):
            for what, of in mine:
                had, wins = fact_of(what, of), fact_of(f"{what}-won", of)
                found[had] = found.get(had, 0) + 1
                if won:
                    found[wins] = found.get(wins, 0) + won
        return found

    def sides(self, winners: tuple[int, ...]) -> list[tuple[set[Asset], int]]:
        """What each side had, and its part of the win: a seat each, or all together."""
        if self.game.cooperative:
            return [(self.of_all.union(*self.of_seat), WHOLE if winners else 0)]
        part = WHOLE // len(winners) if winners else 0
        return [(mine, part * (seat in winners)) for seat, mine in enumerate(self.of_seat)]
