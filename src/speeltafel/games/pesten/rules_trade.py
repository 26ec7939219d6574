"""Trading: an Ace, a 2 or a joker for a card of somebody else."""

from typing import Final

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.zones import holds, take_out
from speeltafel.games.pesten.cards import ANSWERS_CHAIN, CARDS, FACES, LOW_CARDS
from speeltafel.games.pesten.rules_out import distinct
from speeltafel.games.pesten.rules_run import Run
from speeltafel.games.pesten.rules_table import ACT, TO, WANT

TO_ALL: Final = 0
ADDRESSEES: Final = ("all", "a", "b", "c", "d", "e", "f", "g", "h")

OFFERS: Final[list[Move]] = [Move("offer", (card,)) for card in range(CARDS)]
WANTS: Final[list[Move]] = [Move("want", (card,)) for card in range(CARDS)]
TOS: Final[list[Move]] = [Move("to", (), number) for number in range(len(ADDRESSEES))]
WITHDRAW: Final = Move("withdraw")
DECLINE: Final = Move("decline")
ACCEPT: Final = Move("accept")
ONLY_DECLINE: Final[list[Move]] = [DECLINE]
ACCEPT_OR_DECLINE: Final[list[Move]] = [ACCEPT, DECLINE]


class Trade(Run):
    """PE-TRADE; PE-AMB-68: an offer is made in steps, each of which everybody hears."""

    def may_trade(self) -> bool:
        """PE-AMB-35: before he acts, so often and no more."""
        house = self.house
        return self.trades < house.trades and self.offers < house.offers

    def add_offers(self, moves: list[Move]) -> None:
        """PE-TRADE-01: a joker, a 2 or an A is given."""
        hand = self.hands[self.turn]
        last = UNSEEN
        for card in hand:  # the Aces and twos come first, the jokers last
            if card >= LOW_CARDS:
                break
            if card != last:
                moves.append(OFFERS[card])
            last = card
        if hand[-1] >= FACES:
            moves += distinct([card for card in hand if card >= FACES], OFFERS)

    def why_not_offer(self, card: int) -> Refusal | None:
        house = self.house
        if not house.trades:
            return Refusal("PE-TRADE-01", "no-trades")
        if self.trades >= house.trades:
            return Refusal("PE-AMB-35", "traded-enough", {"limit": house.trades})
        if self.offers >= house.offers:
            return Refusal("PE-AMB-35", "offered-enough", {"limit": house.offers})
        if not ANSWERS_CHAIN[card]:
            return Refusal("PE-TRADE-01", "not-for-trade", {"card": card})
        return self.why_not_held(self.turn, card)

    def offer(self, card: int) -> None:
        """PE-TRADE-01: a joker, 2 or ace is what one trades with."""
        self.offers += 1
        self.giving = card
        self.heard_of(self.turn, card)
        self.phase = WANT
        if not self.quiet:
            self.tell("offers", self.turn, (card,))

    # What for.

    def wants(self) -> list[Move]:
        """PE-AMB-64: every face but the one given."""
        lists = self.house.wants
        if self.giving not in lists:
            moves = [WANTS[card] for card in self.house.faces if card != self.giving]
            lists[self.giving] = [*moves, WITHDRAW]
        return lists[self.giving]

    def why_not_want(self, move: Move) -> Refusal | None:
        if move.verb == "withdraw":
            return None
        if move.verb != "want":
            return Refusal("PE-AMB-68", "want-first", {"card": self.giving})
        card = move.cards[0]
        if card == self.giving:
            return Refusal("PE-AMB-64", "same-card", {"card": card})
        if card not in self.house.faces:
            return Refusal("PE-AMB-64", "not-in-decks", {"card": card})
        return None

    def want(self, card: int) -> None:
        """PE-TRADE-01: the card that is needed."""
        self.wanting = card
        if not self.quiet:
            self.tell("wants", self.turn, (card,))
        if len(self.in_game()) == 2:
            self.put_offer(TO_ALL)  # to whom needs no answer
        else:
            self.phase = TO

    # To whom.

    def addressees(self) -> list[Move]:
        moves = [TOS[seat + 1] for seat in self.in_game() if seat != self.turn]
        return [TOS[TO_ALL], *moves, WITHDRAW]

    def why_not_to(self, move: Move) -> Refusal | None:
        if move.verb == "withdraw":
            return None
        if move.verb != "to":
            return Refusal("PE-AMB-68", "to-whom-first")
        seat = move.number - 1
        if move.number == TO_ALL or (seat != self.turn and seat in self.in_game()):
            return None
        return Refusal("PE-AMB-64", "not-a-partner")

    def put_offer(self, number: int) -> None:
        """PE-TRADE-03: both must agree, so those who are asked may always decline."""
        self.phase = ACT
        seat = number - 1
        asked = self.in_game() if number == TO_ALL else (seat,)
        if not self.quiet:
            if number == TO_ALL:
                self.tell("asks-all", self.turn)
            else:
                self.tell("asks-one", seat)
        self.ask(Question("trade", tuple([s for s in asked if s != self.turn]), secret=True))

    def withdraw(self) -> None:
        """PE-AMB-68: it was an offer all the same."""
        if not self.quiet:
            self.tell("withdrew", self.turn)
        self.clear_offer()

    def clear_offer(self) -> None:
        self.phase = ACT
        self.giving = UNSEEN
        self.wanting = UNSEEN

    def trade_answers(self, seat: int) -> list[Move]:
        return ACCEPT_OR_DECLINE if holds(self.hands[seat], self.wanting) else ONLY_DECLINE

    def why_not_trade(self, seat: int, move: Move) -> Refusal | None:
        if move.verb == "decline":
            return None
        if move.verb != "accept":
            return Refusal("PE-TRADE-03", "answer-offer", {"seat": self.turn})
        return self.why_not_held(seat, self.wanting)

    def conclude_trade(self, question: Question) -> None:
        """PE-AMB-57: of several who accept it is the nearest clockwise."""
        partner = UNSEEN
        for seat in self.clockwise_from(self.turn):
            move = question.answers.get(seat)
            if move is None:
                continue
            accepts = move.verb == "accept"
            if accepts:
                self.heard_of(seat, self.wanting)
                if partner == UNSEEN:
                    partner = seat
            if not self.quiet:
                self.tell("accepts" if accepts else "declines", seat)
        if partner != UNSEEN:
            self.trades += 1
            self.hand_over(self.turn, partner, self.giving)
            self.hand_over(partner, self.turn, self.wanting)
        self.clear_offer()

    def hand_over(self, giver: int, taker: int, card: int) -> None:
        """PE-TRADE-01: one side of the trade."""
        self.forget(giver, card)
        take_out(self.own_hand(giver), card)
        self.put_in_hand(taker, card)
        self.saw_arrive(taker, card)
        if not self.quiet:
            self.tell("trades", giver, (card,))
