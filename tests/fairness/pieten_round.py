"""Pietenpoker: what is true for one round, and for one bid in the making."""

IN, STOPPED, ALL_IN, OVER = range(4)
ONWARDS, TO_REVEAL, TO_SCORING = range(3)


class Round:
    """What is true for one round."""

    def __init__(self, players: int) -> None:
        self.bids: list[list[str]] = [[] for _ in range(players)]
        self.down: list[list[str]] = [[] for _ in range(players)]
        self.room: list[str] = []
        self.status = [IN] * players
        self.highest = self.limit = self.revealed = 0
        self.big = -1
        self.asked: set[int] = set()
        self.spent: list[tuple[int, str]] = []
        self.roles: list[tuple[int, int, str]] = []  # the seat, the value, the Acteerpiet
        self.counting = self.backwards = self.competitief = False
        self.poker = self.celebri = self.chihuahua = False
        self.only = ""


class Turn:
    """One player's bid in the making."""

    def __init__(self, seat: int, kind: str, start: int, stood: list[str]) -> None:
        self.seat, self.kind, self.start, self.stood = seat, kind, start, stood
        self.fresh: list[str] = []
        self.idle: list[str] = []
        self.hid = self.took = self.anew = False
        self.leap = ONWARDS
