"""An outsider's game, as small as a game can be that needs every kind of question.

*Overtroef*: the player on turn lays a card. All others answer secretly and at once: lay a card or
let it go (a window). The highest card wins the trick; on the way the laid cards lie face down.
The winner may cheer, and everybody else then says whether it was loud: a question on top of a
question. Who first has no card ends the game. The highest card of the player on turn
is noted: a number that tells of cards, hidden from the others.
"""

from pathlib import Path

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.events import ACTOR, ALL, UNSEEN, Kind, only
from speeltafel.engine.fields import CARD, CARD_LISTS, CARDS, INTS
from speeltafel.engine.game import Game, Section
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.options import Flag, Options
from speeltafel.engine.questions import Asked, Question
from speeltafel.engine.setup import Course, Outcome
from speeltafel.engine.state import Projection, State
from speeltafel.engine.view import (
    COUNTER,
    HAND,
    Face,
    MoveView,
    Said,
    SeatView,
    TableView,
    ZoneView,
    attempt,
)
from speeltafel.engine.zones import Zone

CARDS_IN_DECK = 24
LET_GO, CHEER, HUSH = Move("letgo"), Move("cheer"), Move("hush")
AYE, NAY = Move("aye"), Move("nay")

NOTATION = Notation(
    tuple(f"c{n}" for n in range(1, CARDS_IN_DECK + 1)),
    (1,) * CARDS_IN_DECK,
    (Verb("lay", 1, 1), Verb("letgo"), Verb("cheer"), Verb("hush"), Verb("aye"), Verb("nay")),
)


DEALT = Kind("hand", ("OV-TURN-01",), cards=ACTOR, makes_known=ACTOR)
LAID = Kind("laid", ("OV-TURN-01", "OV-BEAT-01"), makes_known=ALL)
WON = Kind("won", ("OV-BEAT-01",), makes_known=ALL)
LOUD = Kind("loud", ("OV-BEAT-01",))


class Overtroef(State):
    hands: list[list[int]]
    stock: list[int]
    pile: list[int]
    led: int
    scores: list[int]
    noted: int

    def adopt_options(self) -> None:
        self.cheering = self.setup.options["cheering"] is True

    def zones(self) -> list[Zone]:
        hands = [Zone("hand", h, s, only(s), ordered=False) for s, h in enumerate(self.hands)]
        return [Zone("stock", self.stock, audience=0), Zone("pile", self.pile), *hands]

    def veil(self) -> None:
        if self.viewer != self.turn:
            self.noted = UNSEEN

    def unveil(self) -> None:
        self.noted = self.highest()

    def highest(self) -> int:
        """The highest card in the hand of the player on turn, also after he has laid one."""
        return max(self.hands[self.turn], default=UNSEEN)

    def fields(self) -> dict[str, str]:
        return {
            "hands": CARD_LISTS,
            "stock": CARDS,
            "pile": CARDS,
            "led": CARD,
            "scores": INTS,
            "noted": CARD,
        }

    def blank(self) -> "Overtroef":
        return type(self)(self.setup, self.chance.copy())

    def copy(self) -> "Overtroef":
        other = self.blank()
        self.copy_common(other)
        other.cheering = self.cheering
        other.hands = [hand.copy() for hand in self.hands]
        other.stock, other.pile = self.stock.copy(), self.pile.copy()
        other.led, other.scores = self.led, self.scores.copy()
        other.noted = self.noted
        return other


# Rules.


def begin(table: Overtroef) -> None:
    deck = list(range(CARDS_IN_DECK))
    table.chance.shuffle(deck)
    table.hands = [sorted(deck.pop() for _ in range(5)) for _ in range(table.players)]
    table.stock, table.pile, table.led = deck, [], 0
    table.scores = [0] * table.players
    table.noted = table.highest()
    if not table.quiet:
        for seat in range(table.players):
            table.tell(DEALT, seat, tuple(table.hands[seat]))


def lay(table: Overtroef, seat: int, card: int) -> int:
    table.hands[seat].remove(card)
    table.pile.append(card)
    if not table.quiet:
        table.tell(LAID, seat, (card,))
    return card


def outcome(table: Overtroef) -> Outcome:
    best = max(table.scores)
    winners = tuple(seat for seat in range(table.players) if table.scores[seat] == best)
    return Outcome(winners, tuple(table.scores), table.ending)


def broken_invariants(table: Overtroef) -> list[str]:
    return [] if table.noted == table.highest() else ["the noted card is not the highest"]


# Decisions.


class Lead(OnTurn[Overtroef]):
    def moves(self, table: Overtroef) -> list[Move]:
        return [Move("lay", (card,)) for card in table.hands[table.turn]]

    def refusal(self, table: Overtroef, move: Move) -> Refusal | None:
        if move.verb == "lay" and move.cards[0] in table.hands[table.turn]:
            return None
        return Refusal("OV-TURN-01", "lay-own-card")

    def effect(self, table: Overtroef, move: Move) -> None:
        table.led = lay(table, table.turn, move.cards[0])
        table.noted = table.highest()
        others = [seat for seat in range(table.players) if seat != table.turn]
        table.ask(Question("beat", tuple(others), secret=True))


class Beat(Asked[Overtroef]):
    def moves(self, table: Overtroef, seat: int, question: Question) -> list[Move]:
        return [LET_GO, *[Move("lay", (card,)) for card in table.hands[seat]]]

    def refusal(
        self, table: Overtroef, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        return no_answer(move, self.moves(table, seat, question))

    def effect(self, table: Overtroef, question: Question) -> None:
        best, winner = table.led, table.turn
        for seat in question.asked:
            move = question.answers[seat]
            if move.verb == "lay":
                card = lay(table, seat, move.cards[0])
                if card > best:
                    best, winner = card, seat
        table.scores[winner] += 1
        table.round += 1
        if not table.quiet:
            table.tell(WON, winner)
        table.turn = winner
        table.noted = table.highest()
        if not all(table.hands):
            table.ending = "OV-END-01"
        elif table.cheering:
            table.ask(Question("cheer", (winner,)))


class Cheer(Asked[Overtroef]):
    def moves(self, table: Overtroef, seat: int, question: Question) -> list[Move]:
        return [CHEER, HUSH]

    def refusal(
        self, table: Overtroef, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        return no_answer(move, [CHEER, HUSH])

    def effect(self, table: Overtroef, question: Question) -> None:
        seat = question.asked[0]
        if question.answers[seat] == CHEER:
            others = tuple(other for other in range(table.players) if other != seat)
            table.ask(Question("loud", others))


class Loud(Asked[Overtroef]):
    def moves(self, table: Overtroef, seat: int, question: Question) -> list[Move]:
        return [AYE, NAY]

    def refusal(
        self, table: Overtroef, seat: int, question: Question, move: Move
    ) -> Refusal | None:
        return no_answer(move, [AYE, NAY])

    def effect(self, table: Overtroef, question: Question) -> None:
        if not table.quiet:
            ayes = sum(1 for move in question.answers.values() if move == AYE)
            table.tell(LOUD, number=ayes)


def no_answer(move: Move, answers: list[Move]) -> Refusal | None:
    return None if move in answers else Refusal("OV-BEAT-01", "no-answer")


def view(seen: Projection, seat: int) -> TableView:
    assert isinstance(seen, Overtroef)
    hand = tuple(seen.hands[seat]) if seat < seen.players else ()
    return TableView(
        game="overtroef",
        seat=seat,
        round=seen.round,
        prompt=Said("prompt"),
        seats=tuple(
            SeatView(
                s,
                (Said("fact-hand", {"count": len(seen.hands[s])}),),
                seen.scores[s],
                s in seen.to_act(),
            )
            for s in range(seen.players)
        ),
        zones=(
            ZoneView("stock", COUNTER, Said("zone-stock"), count=len(seen.stock)),
            ZoneView("hand", HAND, Said("zone-hand"), seat, hand, len(hand), True),
        ),
        moves=tuple(
            MoveView(attempt(move), Said("move"), move.cards) for move in seen.legal_moves(seat)
        ),
        sheet=(),
        ending=seen.ending,
    )


def heuristic(seen: State, seat: int, chance: Chance) -> Move:
    return seen.legal_moves(seat)[-1]


GAME = Game(
    id="overtroef",
    version="1",
    seats=range(2, 5),
    options=Options((Flag("cheering", True, "play", ("OV-BEAT-01",)),)),
    notation=NOTATION,
    state=Overtroef,
    rulebook=(Section("play", ("OV-TURN-01", "OV-BEAT-01", "OV-END-01")),),
    course=Course(
        turn_rule="OV-TURN-01",
        decisions=[Lead()],
        questions={"beat": Beat(), "cheer": Cheer(), "loud": Loud()},
        begin=begin,
        outcome=outcome,
        broken_invariants=broken_invariants,
    ),
    events=(DEALT, LAID, WON, LOUD),
    faces=tuple(Face(name, "*", "black") for name in NOTATION.names),
    table_view=view,
    heuristic=heuristic,
    folder=Path(__file__).parent,
)
