"""An outsider's game, as small as a game can be that needs every kind of question.

*Overtroef*: the player on turn lays a card. All others answer secretly and at once: lay a card or
let it go (a window). The highest card wins the trick; on the way the laid cards lie face down.
The winner may cheer, and everybody else then says whether it was loud: a question on top of a
question. Who first has no card ends the game. The highest card of the player on turn
is noted: a number that tells of cards, hidden from the others.
"""

from collections.abc import Mapping
from pathlib import Path

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import UNSEEN, only
from speeltafel.engine.game import ACTOR, ALL, Game, Section
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.options import Flag, Options
from speeltafel.engine.questions import Question
from speeltafel.engine.state import CARD, CARD_LISTS, CARDS, INTS, Outcome, Projection, State
from speeltafel.engine.view import (
    COUNTER,
    HAND,
    Face,
    MoveView,
    Said,
    SeatView,
    TableView,
    ZoneView,
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


class Overtroef(State):
    hands: list[list[int]]
    stock: list[int]
    pile: list[int]
    led: int
    scores: list[int]
    noted: int

    def adopt_options(self) -> None:
        self.cheering = self.setup.options["cheering"] is True

    def begin(self) -> None:
        deck = list(range(CARDS_IN_DECK))
        self.chance.shuffle(deck)
        self.hands = [sorted(deck.pop() for _ in range(5)) for _ in range(self.players)]
        self.stock, self.pile, self.led = deck, [], 0
        self.scores = [0] * self.players
        self.noted = self.highest()
        if not self.quiet:
            for seat in range(self.players):
                self.tell("hand", seat, tuple(self.hands[seat]), audience=only(seat))

    def turn_rule(self) -> str:
        return "OV-TURN-01"

    def turn_moves(self) -> list[Move]:
        return [Move("lay", (card,)) for card in self.hands[self.turn]]

    def turn_refusal(self, move: Move) -> Refusal | None:
        if move.verb == "lay" and move.cards[0] in self.hands[self.turn]:
            return None
        return Refusal("OV-TURN-01", "lay-own-card")

    def take_turn(self, move: Move) -> None:
        self.led = self.lay(self.turn, move.cards[0])
        self.noted = self.highest()
        others = [seat for seat in range(self.players) if seat != self.turn]
        self.ask(Question("beat", tuple(others), secret=True))

    def lay(self, seat: int, card: int) -> int:
        self.hands[seat].remove(card)
        self.pile.append(card)
        if not self.quiet:
            self.tell("laid", seat, (card,))
        return card

    def answers(self, seat: int, question: Question) -> list[Move]:
        if question.kind == "beat":
            return [LET_GO, *[Move("lay", (card,)) for card in self.hands[seat]]]
        return [CHEER, HUSH] if question.kind == "cheer" else [AYE, NAY]

    def answer_refusal(self, seat: int, question: Question, move: Move) -> Refusal | None:
        if move in self.answers(seat, question):
            return None
        return Refusal("OV-BEAT-01", "no-answer")

    def answered(self, question: Question) -> None:
        if question.kind == "beat":
            self.settle(question)
        elif question.kind == "cheer":
            seat = question.asked[0]
            if question.answers[seat] == CHEER:
                others = tuple(other for other in range(self.players) if other != seat)
                self.ask(Question("loud", others))
        elif not self.quiet:
            ayes = sum(1 for move in question.answers.values() if move == AYE)
            self.tell("loud", number=ayes)

    def settle(self, question: Question) -> None:
        best, winner = self.led, self.turn
        for seat in question.asked:
            move = question.answers[seat]
            if move.verb == "lay":
                card = self.lay(seat, move.cards[0])
                if card > best:
                    best, winner = card, seat
        self.scores[winner] += 1
        self.round += 1
        if not self.quiet:
            self.tell("won", winner)
        self.turn = winner
        self.noted = self.highest()
        if not all(self.hands):
            self.ending = "OV-END-01"
        elif self.cheering:
            self.ask(Question("cheer", (winner,)))

    def outcome(self) -> Outcome:
        best = max(self.scores)
        winners = tuple(seat for seat in range(self.players) if self.scores[seat] == best)
        return Outcome(winners, tuple(self.scores), self.ending)

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

    def broken_invariants(self) -> list[str]:
        return [] if self.noted == self.highest() else ["the noted card is not the highest"]

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


def table(seen: Projection, seat: int) -> TableView:
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
            MoveView(seen.write(move), Said("move"), move.cards) for move in seen.legal_moves(seat)
        ),
        sheet=(),
        ending=seen.ending,
    )


def heuristic(seen: Projection, seat: int, chance: Chance) -> Move:
    return seen.legal_moves(seat)[-1]


def counts(options: Mapping[str, object], players: int) -> list[int]:
    return [1] * CARDS_IN_DECK


GAME = Game(
    id="overtroef",
    version="1",
    seats=range(2, 5),
    options=Options((Flag("cheering", True, "play", ("OV-BEAT-01",)),)),
    notation=NOTATION,
    counts=counts,
    state=Overtroef,
    rulebook=(Section("play", ("OV-TURN-01", "OV-BEAT-01", "OV-END-01")),),
    physical=frozenset(),
    releases={"hand": ACTOR, "laid": ALL, "won": ALL, "loud": ALL},
    faces=tuple(Face(name, "*", "black") for name in NOTATION.names),
    table=table,
    heuristic=heuristic,
    folder=Path(__file__).parent,
)
