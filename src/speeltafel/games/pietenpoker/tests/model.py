"""A plain second reading of Pietenpoker's bidding and scoring, in lockstep with the rules.

`model_bid.py` says which bids are legal, `model_turn.py` how one is laid, `model_effects.py` what
its cards do, `model_round.py` how a round goes, `model_showdown.py` what a combination is worth.
What comes between two rounds is read from the table.
"""

from collections import Counter

from tests.lockstep import Difference

from speeltafel.engine.state import State
from speeltafel.games.pietenpoker.rules_marks import ROOM
from speeltafel.games.pietenpoker.state import Pietenpoker
from speeltafel.games.pietenpoker.tests.model_bid import Laid
from speeltafel.games.pietenpoker.tests.model_rare import aim, arrange
from speeltafel.games.pietenpoker.tests.model_round import play
from speeltafel.games.pietenpoker.tests.model_table import Asking, Round

__all__ = ["Model", "aim", "arrange"]

LUCK = ("revealed", "laid", "drew", "added", "stole", "offered", "enlarged")
OPEN = ("laid", "offered")
"""What is luck only for somebody who does not see his hand."""
TOLD = (
    *("all-in", "over", "cannot-follow", "tied", "won-alone", "won-remise", "won-profiteer"),
    *("combo-number", "combo-street", "combo-colour", "combo-chihuahua", "combo-none"),
)
"""What the rules tell and the model tells too."""
WON = ("won-size", "won-kind", "won-strength", "won-chihuahua")
BETWEEN = ("keep", "discard", "big", "surprise")
ONLY = ("any", "numbers", "colours")
PHASES = ("bidding", "small", "big")


class Model:
    """The round that is being played, read a second time."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Pietenpoker)
        self.state = state
        self.met: Counter[str] = Counter()
        state.quiet = False  # what luck brings is taken from what is told
        state.take_events()
        self.cards: list[tuple[str, list[int]]] = []
        self.heard: list[tuple[str, int, int]] = []
        self.asked: dict[int, set[str]] = {}
        self.finished = False
        self.sint = state.sint
        self.adopt()

    def luck(self, kind: str) -> list[int]:
        while self.cards and self.cards[0][0] != kind and self.cards[0][0] in OPEN:
            self.cards.pop(0)
        if not self.cards or self.cards[0][0] != kind:
            raise Difference(f"the model waits for {kind!r}, the rules brought {self.cards[:1]}")
        return self.cards.pop(0)[1]

    def adopt(self) -> None:
        """Take the table as it stands at the start of somebody's turn."""
        state = self.state
        now = Round(state.setup.options, self.luck)
        now.hands = [hand.copy() for hand in state.hands]
        now.down = [cards.copy() for cards in state.down]
        now.bids = [[Laid(card) for card in bid] for bid in state.bids]
        for laid, roles in zip(now.bids, state.roles, strict=True):
            for role in roles:
                next(one for one in laid if one.card == role // 8 and not one.value).value = (
                    role % 8
                )
        now.tired = [Counter() for _ in now.hands]
        for mark in state.spent:
            place, card = divmod(mark, 1000)
            (now.room_tired if place == ROOM else now.tired[place])[card] += 1
        now.scored = [len(pile) for pile in state.scored]
        now.status = state.status.copy()
        now.stock = len(state.stock)
        now.room = state.room.copy()
        now.highest, now.limit, now.revealed = state.highest, state.limit, state.revealed
        now.sint, now.big_sint, now.duty = state.sint, state.big, state.duty
        now.opener, now.turn = state.opener, state.turn
        now.had = {seat for seat in range(state.players) if state.asked >> seat & 1}
        now.somebody_stopped = 1 in now.status
        now.counting, now.celebri, now.poker = state.counting, state.celebri, state.poker
        now.backwards, now.competitief = state.backwards, state.competitief
        now.chihuahua, now.only = state.chihuahua, ONLY[state.only_kind]
        now.met = self.met
        self.now = now
        self.script: Asking | None = None
        asked = state.questions[-1].kind if state.questions else ""
        if asked not in BETWEEN and not state.ending:
            self.script = play(now, asked or PHASES[state.phase])
            self.asked = next(self.script)

    def follow(self, seat: int, move: str) -> None:
        for event in self.state.take_events():
            if event.kind in LUCK:
                self.cards.append((event.kind, list(event.cards)))
            if event.kind in TOLD or event.kind in WON:
                kind = "won" if event.kind in WON else event.kind
                numbered = kind.startswith("combo-") or kind == "tied"
                seat_told = -1 if kind == "tied" else event.seat
                self.heard.append((kind, seat_told, max(0, event.number) if numbered else 0))
        if self.script is None:
            self.cards = []
            return
        try:
            self.asked = self.script.send((seat, move))
        except StopIteration:
            self.script = None
            self.finished = True
        left = [one for one in self.cards if one[0] not in OPEN and not self.finished]
        self.expect("luck left over", [], left)
        self.cards = []

    def legal(self, seat: int) -> set[str] | None:
        if self.script is None:
            return None
        return self.asked.get(seat, set())

    def compare(self, state: State) -> None:
        self.expect("is told", self.now.told, self.heard)
        self.now.told, self.heard = [], []
        if self.script is None:
            self.end_round()
            return
        now, table = self.now, self.state
        self.expect("to act", sorted(self.asked), sorted(table.to_act()))
        self.expect("hands", sorted_all(now.hands), sorted_all(table.hands))
        self.expect(
            "bids",
            sorted_all([[one.card for one in bid] for bid in now.bids]),
            sorted_all(table.bids),
        )
        self.expect("face down", sorted_all(now.down), sorted_all(table.down))
        self.expect("room", sorted(now.room), sorted(table.room))
        places = [*enumerate(now.tired), (ROOM, now.room_tired)]
        marks = [place * 1000 + card for place, tired in places for card in tired.elements()]
        self.expect("spent", sorted(marks), sorted(table.spent))
        self.expect("status", now.status, table.status)
        self.expect("Sints", (now.sint, now.big_sint), (table.sint, table.big))
        self.expect("revealed", now.revealed, table.revealed)
        self.expect("limit", now.limit, table.limit)
        self.expect("only", now.only, ONLY[table.only_kind])
        for what in ("counting", "celebri", "backwards", "competitief", "chihuahua", "poker"):
            self.expect(what, getattr(now, what), getattr(table, what))
        if table.at_rest() and not table.questions:
            self.expect("turn", now.turn, table.turn)
            self.expect("worth", [now.worth(s) for s in range(len(now.hands))], table.worth)
            self.expect("highest", now.highest, table.highest)

    def end_round(self) -> None:
        """The round is over: who won it, and then the next one from the table."""
        if self.finished:
            self.expect("winner", self.now.winner, self.state.winners[-1])
            self.sint = self.now.sint
            self.finished = False
        self.adopt()
        if self.script is not None:
            self.expect("Sint", self.sint, self.state.sint)

    def expect(self, what: str, wanted: object, found: object) -> None:
        if wanted != found:
            raise Difference(f"{what}: the model has {wanted}, the rules {found}")


def sorted_all(lists: list[list[int]]) -> list[list[int]]:
    return [sorted(cards) for cards in lists]
