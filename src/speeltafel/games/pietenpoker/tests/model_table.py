"""The table as the model knows it: who is in, who is asked, and whose cards are where."""

from collections.abc import Callable, Generator

from speeltafel.games.pietenpoker.cards import KIND
from speeltafel.games.pietenpoker.tests.model_bid import ALL_IN, IN, Bids

Asking = Generator[dict[int, set[str]], tuple[int, str], str]
"""Yields the moves of everybody who is asked; is sent who moved and how."""


class Round(Bids):
    """One round; the attributes are set by who adopts a table."""

    def __init__(self, options: dict[str, object], luck: Callable[[str], list[int]]) -> None:
        super().__init__()
        self.options = options
        self.luck = luck
        """The cards of the next thing of this kind that luck brought."""
        self.inwissel = options["inwissel"] is True
        self.acteer_bids = options["acteer"] != "combo"
        self.reveals = int(str(options["base"]))
        self.told: list[tuple[str, int, int]] = []
        self.scored: list[int] = []
        """How many cards everybody has won: which ones come into a bid is luck."""
        self.stock = 0
        self.room: list[int] = []
        self.revealed = 0
        self.sint = self.big_sint = self.duty = self.turn = 0
        self.had: set[int] = set()
        self.only = "any"
        self.backwards = self.competitief = self.poker = self.chihuahua = False
        self.somebody_stopped = False
        self.leap = ""
        self.winner = -1

    def tell(self, kind: str, seat: int, number: int = 0) -> None:
        self.told.append((kind, seat, number))

    def is_on(self, option: str) -> bool:
        return self.options[option] is True

    def actions(self) -> list[int]:
        chosen = self.options["actiepiet"]
        assert isinstance(chosen, list)
        return chosen

    # Who is asked.

    def inside(self) -> list[int]:
        return [seat for seat, status in enumerate(self.status) if status == IN]

    def contenders(self) -> list[int]:
        """PP-AMB-05, PP-AMB-76: by house rule also who is all-in."""
        shows = self.options["allIn"] == "showdown"
        return [
            seat
            for seat, status in enumerate(self.status)
            if status == IN or (shows and status == ALL_IN)
        ]

    def around(self, seat: int) -> list[int]:
        """Everybody else, in the direction of play: PP-BID-01, PP-AMB-61."""
        players = len(self.hands)
        step = -1 if self.backwards else 1
        return [(seat + step * n) % players for n in range(1, players)]

    def is_blind(self) -> bool:
        """PP-AMB-28, PP-AMB-53: nobody sees his hand, from the first reveal on."""
        return self.poker and self.revealed > 0

    def must_answer(self, seat: int) -> bool:
        """Pietje Competitief: who is below the highest bid, and not exempt: PP-AMB-77, told."""
        if self.status[seat] != IN or self.worth(seat) >= self.highest:
            return False
        if not self.limit or len(self.hands[seat]) > self.limit:
            return True
        self.met["PP-AMB-77"] += 1
        if not self.is_blind() and self.can_reach(seat):
            return True
        self.tell("cannot-follow", seat)
        return False

    def next_asked(self, seat: int) -> int:
        """PP-BID-05: once around; with Pietje Competitief until all are equal."""
        order = [*self.around(seat), seat]
        for other in order:
            if self.status[other] == IN and other not in self.had:
                return other
        self.met["PP-BID-05"] += 1
        if self.competitief:
            for other in order:
                if self.must_answer(other):
                    return other
        return -1

    # Bids and cards.

    def computed(self) -> int:
        return max((self.worth(seat) for seat in self.counted()), default=0)

    def lies(self, seat: int, kind: int) -> int:
        """How many cards of a kind work by lying in a bid."""
        return 0 if self.celebri else sum(KIND[one.card] == kind for one in self.bids[seat])

    def with_cards(self, seat: int) -> list[int]:
        return [other for other in self.around(seat) if self.hands[other]]

    def part_with(self, seat: int, card: int) -> bool:
        """PP-AMB-80: a card leaves the hand, one that still works first; whether it was tired."""
        tired = self.tired[seat][card] == self.hands[seat].count(card)
        self.hands[seat].remove(card)
        if tired:
            self.tired[seat][card] -= 1
        return tired

    def take_small(self, seat: int) -> None:
        """PP-AMB-37: if the Big Sint takes the Small one, the two change places."""
        if self.big_sint == seat and self.sint != seat:
            self.big_sint = self.sint
        self.sint = seat
