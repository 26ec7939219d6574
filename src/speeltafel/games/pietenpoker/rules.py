"""Pietenpoker: its rounds, from the deal to who gets the cards, and the answers to what is asked.

Bid hand cards, stop in time, and have the best combination with the cards of the Pakjeskamer.
What the variants and expansions change is in files of their own.
"""

from typing import Final

from speeltafel.engine.events import EVERYONE, NOBODY, only
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.state import Outcome, State
from speeltafel.engine.zones import put_in_order
from speeltafel.games.pietenpoker import rules_actiepiet as actiepiet
from speeltafel.games.pietenpoker import rules_bied as bied
from speeltafel.games.pietenpoker import rules_checks as checks
from speeltafel.games.pietenpoker import rules_effects as effects
from speeltafel.games.pietenpoker import rules_hand as hand_rule
from speeltafel.games.pietenpoker import rules_precies as precies
from speeltafel.games.pietenpoker import rules_sint as sints
from speeltafel.games.pietenpoker import rules_surprise as surprise
from speeltafel.games.pietenpoker.cards import NAMES, sum_of
from speeltafel.games.pietenpoker.house import EACH_GAME, EVENING
from speeltafel.games.pietenpoker.rules_state import ANY, BIDDING, IN, MOST_PLAYERS
from speeltafel.games.pietenpoker.rules_turns import Turns

# The start of every round; lists of the table are replaced and never changed, so all share these.
ALL_ZERO: Final[list[list[int]]] = [[0] * players for players in range(MOST_PLAYERS + 1)]
NOTHING_LAID: Final[list[list[list[int]]]] = [
    [[] for _ in range(players)] for players in range(MOST_PLAYERS + 1)
]

DISCARDS: Final[list[Move]] = [Move("discard", (card,)) for card in range(len(NAMES))]

RULE_OF_QUESTION: Final = {
    "discard": "PP-AMB-39",
    "big": "PP-SINT-01",
    "limit": "PP-HAND-01",
    "keep": "PP-HAND-02",
    "value": "PP-AMB-70",
    "blind-value": "PP-AMB-70",
    "order": "PP-AMB-60",
    "money": "PP-GELD-01",
    "add": "PP-GELD-02",
    "crime": "PP-AMB-27",
    "bril": "PP-ACT-01",
    "give": "PP-ACT-01",
    "take": "PP-ACT-01",
    "staf": "PP-SINT-04",
    "cross": "PP-PREC-04",
    "surprise": "PP-AMB-73",
}


class Pietenpoker(Turns):
    """A table of Pietenpoker."""

    # Set-up.

    def begin(self) -> None:
        """PP-SET-01; PP-AMB-01: the Sint cards are markers and are not shuffled in."""
        players = self.players
        self.deck = self.house.deck(self.chance)
        self.stock = self.deck.copy()
        self.burned = []
        self.buried = []
        self.hands = [[] for _ in range(players)]
        self.scored = [[] for _ in range(players)]
        self.winners = []
        self.pots = []
        self.learnt = []
        self.given = self.house.given
        self.sint = self.chance.below(players)  # PP-SET-02
        self.clear_round()
        self.clear_turn()
        # lists of its own, since a scenario's position is written into these
        self.bids = [[] for _ in range(players)]
        self.down = [[] for _ in range(players)]
        self.status = [IN] * players
        self.start_round()

    def clear_round(self) -> None:
        players = self.players
        self.phase = BIDDING
        self.bids = NOTHING_LAID[players].copy()
        self.down = NOTHING_LAID[players]
        self.room = []
        self.status = ALL_ZERO[players]
        self.worth = [0] * players
        self.highest = 0
        self.big = NOBODY
        self.opener = NOBODY
        self.duty = NOBODY
        self.limit = 0
        self.revealed = 0
        self.asked = 0
        self.turn = self.sint
        self.counting = False
        self.only_kind = ANY
        self.backwards = False
        self.competitief = False
        self.poker = False
        self.celebri = False
        self.chihuahua = False
        self.to_cross = []
        self.crossed = []
        self.roles = NOTHING_LAID[players]
        self.spent = []
        if not self.house.plain_bids:
            self.clear_turn()

    # The end of the game.

    def start_round(self) -> None:
        """PP-GOAL-01, PP-FLOW-01: bidding and scoring again, as long as there are cards for it."""
        if self.is_crowded():
            # PP-AMB-39: first everybody discards down to a whole hand
            most = self.house.hand_size
            crowded = [seat for seat in range(self.players) if len(self.hands[seat]) > most]
            self.ask(Question("discard", tuple(crowded), secret=True))
        elif self.round >= self.house.round_cap:
            self.end_game("PP-AMB-54")
        elif len(self.stock) < self.cards_needed():
            self.end_game("PP-GOAL-01")
        else:
            self.round += 1
            if self.house.two_sints:
                sints.ask_big(self)
            else:
                self.deal()

    def is_crowded(self) -> bool:
        for hand in self.hands:
            if len(hand) > self.house.hand_size:
                return True
        return False

    def discard(self, question: Question) -> None:
        """PP-AMB-39: one card of their choice, of those who have too many."""
        for seat in question.asked:
            card = question.answers[seat].cards[0]
            self.hands[seat].remove(card)
            self.lose([card], shown=False)
            if not self.quiet:
                self.tell("discarded", seat, (card,), audience=only(seat))
        self.start_round()

    def cards_needed(self) -> int:
        """PP-AMB-03: for everybody's hand, beside what he takes back, and for the reveals.

        Nobody takes cards from his scored pile when the game is over.
        """
        needed = self.house.reveals
        for seat in range(self.players):
            needed += self.missing(seat) - self.taken_back(seat)
        return needed

    def missing(self, seat: int) -> int:
        return self.house.hand_size - len(self.hands[seat])

    def taken_back(self, seat: int) -> int:
        """PP-DEAL-01, PP-DEAL-03, PP-AMB-04: as many as possible, and no more than needed."""
        return min(min(self.house.own_cards, len(self.scored[seat])), self.missing(seat))

    def end_game(self, rule: str) -> None:
        if self.house.surprise == EACH_GAME and surprise.ask_winner(self, rule, self.leaders()):
            return
        self.finish(rule)

    def finish(self, rule: str) -> None:
        """PP-GOAL-02: the points of the cards that were won, and who has most."""
        self.ending = rule
        for pile in self.scored:
            pile.sort()
        if not self.quiet:
            for seat in range(self.players):
                self.tell("score", seat, tuple(self.scored[seat]), sum_of(self.scored[seat]))
            for seat in self.leaders():
                self.tell("won", seat)
            if self.house.surprise == EVENING:
                surprise.praise(self, self.leaders())

    def leaders(self) -> list[int]:
        """PP-GOAL-02: only cards that were won count, not the hand (PP-AMB-13)."""
        scores = [sum_of(pile) for pile in self.scored]
        best = 0
        for score in scores:
            best = max(best, score)
        return [seat for seat in range(self.players) if scores[seat] == best]

    def outcome(self) -> Outcome:
        """PP-AMB-43: equal totals share the win."""
        scores = tuple([sum_of(pile) for pile in self.scored])
        return Outcome(tuple(self.leaders()), scores, self.ending)

    # The deal.

    def deal(self) -> None:
        """PP-DEAL-01: random own cards first; PP-DEAL-02: then new ones, to a whole hand.

        PP-DEAL-04: in the first round there is nothing to take.
        """
        stock = self.stock
        self.chance.shuffle(stock)
        players = self.players
        for step in range(players):
            self.take_own_cards((self.sint + step) % players)
        for step in range(players):
            hand = self.hands[(self.sint + step) % players]
            for _ in range(self.house.hand_size - len(hand)):
                put_in_order(hand, stock.pop())
        if not self.quiet:
            self.tell("dealt", self.sint, number=self.round)
            self.tell_hands()
        if self.house.hand_rule:
            hand_rule.ask_limit(self)
        else:
            self.start_bidding()

    def take_own_cards(self, seat: int) -> None:
        """PP-DEAL-01: random cards of his scored pile, into his hand."""
        taken = self.taken_back(seat)
        if taken:
            cards = [self.any_scored(seat) for _ in range(taken)]
            for card in cards:
                self.take_in(seat, card)
            if not self.quiet:
                audience = EVERYONE if self.house.open_scores else only(seat)
                self.tell("took-own", seat, tuple(cards), audience=audience)

    # The end of a round.

    def finish_round(self, winner: int) -> None:
        self.winners = [*self.winners, winner]
        self.pots = [*self.pots, self.pot_size()]
        if self.house.hand_rule:
            asked = hand_rule.keepers(self)
            if asked:
                self.end_blindness()
                self.ask(Question("keep", tuple(asked), secret=True, number=winner + 1))
                return
        self.close_round(winner, [])

    def loses_hand(self, seat: int, alone: bool) -> bool:
        """PP-SCO-07; PP-AMB-08: also the last one, unless the house lets him keep it."""
        if not self.is_contender(seat) or (self.house.hand_rule and self.house.all_keep):
            return False
        return not (alone and self.house.sole_keeps)

    def close_round(self, winner: int, throwing: list[int]) -> None:
        """PP-SCO-06: the best combination wins all bid cards and becomes the Sint."""
        self.end_blindness()
        alone = len(self.contenders()) == 1
        for seat in range(self.players):
            if self.loses_hand(seat, alone) or seat in throwing:
                shown = self.is_contender(seat) and not alone
                self.lose(self.hands[seat], shown)
                self.hands[seat] = []
        self.pay(winner)
        if self.house.burns_nothing:
            self.stock += self.room
        else:
            self.burned = self.burned + self.room
        chosen = winner != NOBODY and surprise.is_due(self)
        if winner != NOBODY and not self.house.first_stop:
            self.sint = winner  # PP-AMB-11: nobody's win changes nothing
        self.clear_round()
        if chosen and surprise.ask_one(self, winner):
            return
        self.start_round()

    def pay(self, winner: int) -> None:
        """PP-SCO-06, PP-AMB-10: stopped players' bids are in the pot too."""
        if winner == NOBODY:
            for seat in range(self.players):
                self.lose(self.bids[seat], shown=True)
                self.lose(self.down[seat], shown=False)
            return
        pile = self.scored[winner].copy()
        for seat in range(self.players):
            pile += self.bids[seat]
            if self.down[seat]:
                pile += self.down[seat]
                self.turn_up(seat)
        if self.house.open_scores:
            pile.sort()
        self.scored[winner] = pile

    def turn_up(self, seat: int) -> None:
        """PP-AMB-74: where scores are open, what lay face down in a bid is seen now."""
        if self.house.open_scores and not self.quiet:
            self.tell("uncovered", seat, tuple(self.down[seat]))

    # Questions.

    def answers(self, seat: int, question: Question) -> list[Move]:
        kind = question.kind
        if kind == "value" or kind == "blind-value":
            return effects.values(question)
        if kind == "order":
            return effects.firsts(self)
        if kind == "money":
            return bied.money_choices(self)
        if kind == "add":
            return bied.ADDING
        if kind == "crime":
            return actiepiet.picks(actiepiet.victims(self))
        if kind == "bril":
            return actiepiet.picks(actiepiet.suspects(self, question.number))
        if kind == "give":
            return actiepiet.cards_to_give(self)
        if kind == "take":
            return actiepiet.cards_to_take(self)
        if kind == "staf":
            return sints.SINTS
        if kind == "big":
            return sints.candidates(self)
        if kind == "limit":
            return hand_rule.limits(self)
        if kind == "keep":
            return hand_rule.KEEPING
        if kind == "cross":
            return precies.cross_moves(self, seat)
        if kind == "discard":
            return [DISCARDS[card] for card in sorted(set(self.hands[seat]))]
        return surprise.choices(self)

    def answer_refusal(self, seat: int, question: Question, move: Move) -> Refusal | None:
        if move in self.answers(seat, question):
            return None
        return Refusal(RULE_OF_QUESTION[question.kind], question.kind)

    def answered(self, question: Question) -> None:
        """What follows; where a bid is being settled, it goes on."""
        kind = question.kind
        if kind == "discard":
            self.discard(question)
        elif kind == "surprise":
            self.answered_surprise(question)
        elif kind == "keep":
            self.close_round(question.number - 1, hand_rule.throwers(self, question))
        elif kind == "cross":
            precies.cross_out(self, question)
            if not precies.ask_crossings(self):
                self.judge()
        else:
            self.answered_by_one(kind, question, question.answers[question.asked[0]])

    def answered_by_one(self, kind: str, question: Question, answer: Move) -> None:
        if kind == "big":
            sints.choose_big(self, answer.number)
            self.deal()
            return
        if kind == "limit":
            hand_rule.set_limit(self, answer.number)
            self.start_bidding()
            return
        if kind == "blind-value":
            effects.answer_value(self, question)
            return
        if kind == "value":
            effects.answer_value(self, question)
        elif kind == "order":
            effects.begin_effect(self, answer.cards[0])
        elif kind == "money":
            bied.spend_money(self, answer)
        elif kind == "add":
            bied.answer_add(self, question)
        elif kind == "crime":
            actiepiet.rob(self, answer.number)
        elif kind == "bril":
            actiepiet.peek(self, answer.number, question.number)
        elif kind == "give":
            actiepiet.offer(self, answer.cards[0])
        elif kind == "take":
            actiepiet.finish_swap(self, answer.cards[0])
        elif answer.number:  # Stafpiet
            sints.make_big(self, self.turn)
        else:
            sints.make_sint(self, self.turn)
        self.work_on()

    def answered_surprise(self, question: Question) -> None:
        surprise.give(self, question)
        rule = surprise.ENDINGS[question.number]
        if not rule:
            self.start_round()
        elif not surprise.ask_next_winner(self, question, rule, self.leaders()):
            self.finish(rule)

    # What everybody knows.

    def placed(self) -> None:
        """A position is written by its cards: what the bids are worth follows from them.

        With cards in the room, or in a phase of its own, the round has begun; else the Sint is
        asked whatever comes before.
        """
        self.deck = sorted(self.deck)
        self.worth = [self.bid_in(seat, self.measure()) for seat in range(self.players)]
        self.highest = max(self.highest, self.highest_beside(NOBODY, self.measure()))
        if self.revealed <= 1:
            self.revealed = min(self.house.reveals, len(self.room))
        if self.room or self.phase != BIDDING:
            self.questions = None
            self.clear_turn()
        elif self.questions:
            self.questions = [Question(self.questions[-1].kind, (self.sint,))]

    def unveil(self) -> None:
        """PP-AMB-79: who has begun to lay can go along, so higher cards than the stock's are his.

        Only somebody who sees neither can have imagined it otherwise.
        """
        begun = self.fresh or self.hid or self.taken
        if self.ending or self.questions or not begun or self.poker:
            return
        hand, stock = self.hands[self.turn], self.stock
        for _ in range(len(hand)):
            if self.turn_moves() or not stock:
                return
            low = min(hand, key=self.most)
            high = max(stock, key=self.most)
            hand.remove(low)
            stock[stock.index(high)] = low
            put_in_order(hand, high)

    def broken_invariants(self) -> list[str]:
        return checks.broken_invariants(self)

    def broken_since(self, before: State) -> list[str]:
        assert isinstance(before, Pietenpoker)
        return checks.broken_since(self, before)

    def blank(self) -> "Pietenpoker":
        return Pietenpoker(self.setup, self.chance.copy())

    def copy(self) -> "Pietenpoker":
        other = self.blank()
        self.copy_to(other)
        return other
