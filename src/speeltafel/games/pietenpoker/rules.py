"""Pietenpoker, in the order of its rulebook.

Bid hand cards, stop in time, and have the best combination with the cards of the Pakjeskamer.
What the variants and expansions change is in files of their own.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import EVERYONE, NOBODY, only
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.state import Outcome, State
from speeltafel.engine.zones import put_in_order, take_out
from speeltafel.games.pietenpoker import rules_actiepiet as actiepiet
from speeltafel.games.pietenpoker import rules_bids as bids
from speeltafel.games.pietenpoker import rules_bied as bied
from speeltafel.games.pietenpoker import rules_checks as checks
from speeltafel.games.pietenpoker import rules_effects as effects
from speeltafel.games.pietenpoker import rules_hand as hand_rule
from speeltafel.games.pietenpoker import rules_inwissel as inwissel
from speeltafel.games.pietenpoker import rules_precies as precies
from speeltafel.games.pietenpoker import rules_sint as sints
from speeltafel.games.pietenpoker import rules_surprise as surprise
from speeltafel.games.pietenpoker.cards import NAMES, sum_of
from speeltafel.games.pietenpoker.house import EACH_GAME, EVENING
from speeltafel.games.pietenpoker.rules_combinations import (
    CHIHUAHUA,
    NONE,
    NUMBER_KIND,
    STREET_KIND,
    best_value,
    cards_in,
    kind_of,
    size_of,
    strength_of,
)
from speeltafel.games.pietenpoker.rules_overschatting import overestimates
from speeltafel.games.pietenpoker.rules_remise import highest_bidder
from speeltafel.games.pietenpoker.rules_state import (
    ALL_IN,
    ANY,
    BIDDING,
    COLOURS_ONLY,
    GO,
    IN,
    LAYS,
    MOST_PLAYERS,
    NEXT_REVEAL,
    NUMBERS_ONLY,
    OVER,
    SCORING,
    STOP,
    STOPPED,
    PietenTable,
    with_number,
)

# The start of every round; lists of the table are replaced and never changed, so all share these.
ALL_ZERO: Final[list[list[int]]] = [[0] * players for players in range(MOST_PLAYERS + 1)]
NOTHING_LAID: Final[list[list[list[int]]]] = [
    [[] for _ in range(players)] for players in range(MOST_PLAYERS + 1)
]

ONLY_STOP: Final[list[Move]] = [STOP]
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


def name_of(kind: int) -> str:
    """The event that shows a combination of this kind."""
    if kind == NUMBER_KIND:
        return "combo-number"
    return "combo-street" if kind == STREET_KIND else "combo-colour"


def reason_to_win(values: list[int], winner: int) -> str:
    """PP-SCO-03: by what the best combination beats the next one."""
    best, second = values[winner], NONE
    for seat in range(len(values)):
        if seat != winner:
            second = max(second, values[seat])
    if best > CHIHUAHUA and second < CHIHUAHUA:
        return "won-chihuahua"
    if size_of(best) > size_of(second):
        return "won-size"
    return "won-kind" if kind_of(best) > kind_of(second) else "won-strength"


class Pietenpoker(PietenTable):
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
        self.round = 0
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

    # Bidding: the cards.

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
        taken = self.taken_back(seat)
        if taken:
            cards = [self.any_scored(seat) for _ in range(taken)]
            for card in cards:
                self.take_in(seat, card)
            if not self.quiet:
                audience = EVERYONE if self.house.open_scores else only(seat)
                self.tell("took-own", seat, tuple(cards), audience=audience)

    def start_bidding(self) -> None:
        if self.house.two_sints:
            sints.begin_blinds(self)
        else:
            self.reveal()

    def reveal(self) -> None:
        """PP-REV-01, PP-REV-02; PP-AMB-40: without a card to reveal the scoring comes at once."""
        while self.revealed < self.house.reveals and self.stock:
            card = self.stock.pop()
            self.room = [*self.room, card]
            self.revealed += 1
            self.asked = 0
            if not self.quiet:
                self.tell("revealed", self.sint, (card,), self.revealed)
            seat = self.sint  # PP-BID-01
            for _ in range(self.players):
                if self.status[seat] == IN:  # PP-AMB-12
                    self.begin_turn(seat)
                    return
                seat = self.after(seat)
        self.showdown()

    # Bidding: the choice.

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.fresh = 0
        if self.learnt:
            self.forget(seat)
        if not self.house.plain_bids:
            self.clear_turn()

    def turn_rule(self) -> str:
        return "PP-BID-01"

    def turn_moves(self) -> list[Move]:
        """PP-AMB-07: going along or stopping, whatever the bid is; PP-AMB-79: card by card."""
        if self.phase != BIDDING:
            return sints.blind_moves(self)
        if self.poker:
            return actiepiet.poker_moves(self)
        if not self.house.plain_bids:
            return self.special_moves()
        enough = self.worth[self.turn] >= self.highest
        if self.fresh:
            moves = [GO] if enough else []
        elif enough:
            moves = [STOP, GO]
        elif self.can_follow():
            moves = [STOP]
        else:
            return ONLY_STOP
        last = -1
        for card in self.hands[self.turn]:
            if card != last:
                moves.append(LAYS[card])
                last = card
        return moves

    def can_follow(self) -> bool:
        """PP-AMB-06: whether all his cards together would do; laying some changes nothing in it."""
        return self.worth[self.turn] + sum_of(self.hands[self.turn]) >= self.highest

    def special_moves(self) -> list[Move]:
        moves = [STOP] if bids.why_not_stop(self) is None else []
        if bids.why_not_go(self) is None:
            moves.append(GO)
        moves += bids.lay_moves(self)
        if self.house.inwissel:
            moves += inwissel.back_moves(self)
        if self.house.hides:
            moves += precies.hide_moves(self)
        return moves

    def any_turn_move(self, chance: Chance) -> Move:
        """The same moves, one by chance, without making the list."""
        if not self.house.plain_bids or self.phase != BIDDING:
            moves = self.turn_moves()
            return moves[chance.below(len(moves))]
        hand = self.hands[self.turn]
        size = len(hand)
        enough = self.worth[self.turn] >= self.highest
        ways = (1 if enough else 0) + (0 if self.fresh else 1)
        if not enough and not self.fresh and not self.can_follow():
            return STOP
        while True:
            at = chance.below(size + ways)
            if at >= size:
                return GO if enough and at == size else STOP
            if at == 0 or hand[at] != hand[at - 1]:  # of equal cards the first
                return LAYS[hand[at]]

    def turn_refusal(self, move: Move) -> Refusal | None:
        verb = move.verb
        if self.phase != BIDDING:
            return sints.blind_refusal(self, move)
        if self.poker:
            return actiepiet.poker_refusal(self, move)
        if verb == "lay" and move.cards:
            return bids.why_not_lay(self, move.cards[0])
        if verb == "go":
            return bids.why_not_go(self)
        if verb == "stop":
            return bids.why_not_stop(self)
        if verb == "back":
            return inwissel.back_refusal(self, move.cards[0])
        if verb == "hide":
            return precies.hide_refusal(self, move.cards[0])
        return Refusal("PP-BID-01", "go-or-stop")

    def take_turn(self, move: Move) -> None:
        verb = move.verb
        if verb == "lay":
            if move.cards:
                self.lay(move.cards[0])
            else:
                self.lay_blindly()
        elif verb == "go":
            self.go()
        elif verb == "stop":
            self.stop()
        elif verb == "blind":
            self.lay(move.cards[0])
            self.go()
        elif verb == "back":
            inwissel.take_back(self, move.cards[0])
        elif verb == "hide":
            precies.hide(self, move.cards[0])
        else:
            self.pass_blind()

    # Bidding: going along.

    def lay(self, card: int) -> None:
        """PP-BID-06, PP-BID-08: it lies open before him and adds to what he laid before."""
        seat = self.turn
        take_out(self.hands[seat], card)
        self.add_to_bid(seat, card)
        self.fresh += 1
        if not self.quiet:
            self.tell("laid", seat, (card,), self.worth[seat])

    def lay_blindly(self) -> None:
        """PP-AMB-28: one card of the face-down hand, whichever it is."""
        hand = self.hands[self.turn]
        card = hand[self.chance.below(len(hand))]
        self.lay(card)
        effects.ask_blind_value(self, card)

    def go(self) -> None:
        """PP-AMB-79: the bid is complete; PP-AMB-21: now its cards take effect."""
        seat = self.turn
        if self.house.effects:
            self.laid = self.fresh_cards()
            effects.note_effects(self)
            self.work_on()
            return
        effects.tell_bid(self)
        if self.house.overschatting or self.phase != BIDDING or not self.hands[seat]:
            self.settle_bid(self.fresh > 0)
        else:
            if self.worth[seat] > self.highest:
                self.highest = self.worth[seat]
            self.pass_turn()

    def work_on(self) -> None:
        """One effect after another; a question waits for its answer."""
        while not self.questions:
            if self.todo:
                step = self.todo[0]
                self.todo = self.todo[1:]
                effects.do_step(self, step)
            elif self.pending:
                effects.next_effect(self)
            else:
                self.settle_bid(bool(self.laid) or self.hid > 0)
                return

    def settle_bid(self, laid: bool) -> None:
        """PP-AMB-41: who is all-in is judged after everything that the bid did."""
        if self.phase != BIDDING:
            self.raise_highest()
            if not sints.next_blind(self):
                self.begin_reveals()
            return
        seat = self.turn
        if laid and not self.hands[seat]:
            # PP-BID-07: the others may ignore this bid, and he is out
            self.leave_bidding(seat, ALL_IN, "all-in")
        elif overestimates(self):
            self.leave_bidding(seat, OVER, "over")
        self.raise_highest()
        if self.status[seat] != IN and self.is_decided():
            return
        if self.leap == SCORING:
            self.showdown()
        elif self.leap == NEXT_REVEAL:
            self.reveal()
        else:
            self.pass_turn()

    def leave_bidding(self, seat: int, status: int, kind: str) -> None:
        self.status = with_number(self.status, seat, status)
        if not self.quiet:
            self.tell(kind, seat)

    # Bidding: stopping, and whose turn it is.

    def stop(self) -> None:
        """PP-BID-03: he keeps his hand, and what he bid stays."""
        seat = self.turn
        if self.taken:
            inwissel.exchange(self)
        nobody_stopped = STOPPED not in self.status
        self.leave_bidding(seat, STOPPED, "stopped")
        if nobody_stopped and self.house.first_stop:
            sints.make_sint(self, seat)  # PP-SINT-05, PP-AMB-45
        if not self.is_decided():
            self.pass_turn()

    def is_decided(self) -> bool:
        """PP-BID-04: with one player left the round stops at once (PP-AMB-09)."""
        if self.is_contested():
            return False
        winner = self.contenders()[0]
        if not self.quiet:
            self.tell("won-alone", winner, number=self.pot_size())
        self.finish_round(winner)
        return True

    def pass_turn(self) -> None:
        """PP-BID-05: once around the table for each revealed card."""
        self.asked |= 1 << self.turn
        seat = self.turn
        for _ in range(self.players):
            seat = self.after(seat)
            if self.status[seat] == IN and not self.asked >> seat & 1:
                self.begin_turn(seat)
                return
        if self.competitief:
            seat = actiepiet.lower_again(self)
            if seat != NOBODY:
                self.begin_turn(seat)
                return
        self.reveal()

    def pass_blind(self) -> None:
        """PP-AMB-36: who cannot double is let off."""
        if not self.quiet:
            self.tell("passed", self.turn)
        self.begin_reveals()

    def begin_reveals(self) -> None:
        self.phase = BIDDING
        self.reveal()

    # Scoring.

    def showdown(self) -> None:
        """PP-SCO-01: everybody who is still in, with his hand and the room."""
        self.end_blindness()
        if self.house.precies:
            precies.note_crossings(self)
            if precies.ask_crossings(self):
                return
        self.judge()

    def combination(self, seat: int, crossed: list[int]) -> int:
        """The value of the best combination, without the cards that were crossed out."""
        room, hand = self.room, self.hands[seat]
        if crossed:
            room = precies.room_left(self, crossed)
            hand = precies.hand_left(self, seat, crossed)
        wild = self.has_wilds()
        if self.chihuahua:  # PP-AMB-52: also where all cards would have to fit
            number = actiepiet.four_equal(hand, room, wild)
            if number:
                return CHIHUAHUA + number
        numbers, colours = self.only_kind != COLOURS_ONLY, self.only_kind != NUMBERS_ONLY
        if self.house.precies:
            return precies.value_of_all(hand, room, wild, numbers, colours)
        return best_value(hand, room, wild, numbers, colours)

    def has_wilds(self) -> bool:
        """PP-AMB-22: whether an Acteerpiet in hand may be any card."""
        return self.house.actions and self.house.acteer_scores and not self.celebri

    def judge(self) -> None:
        contenders = self.contenders()
        values = [0] * self.players
        for seat in contenders:
            values[seat] = self.combination(seat, self.crossed_by(seat))
        if not self.quiet:
            for seat in contenders:
                self.show(seat, values[seat])
        self.finish_round(self.winner_of(contenders, values))

    def winner_of(self, contenders: list[int], values: list[int]) -> int:
        """PP-SCO-05, PP-AMB-14, PP-AMB-35: of several best ones nobody wins."""
        best = NONE
        for seat in contenders:
            best = max(best, values[seat])
        tied = [seat for seat in contenders if values[seat] == best]
        if len(tied) == 1:
            if not self.quiet:
                self.tell(reason_to_win(values, tied[0]), tied[0], number=self.pot_size())
            return tied[0]
        if self.house.remise:
            seat = highest_bidder(self, tied)
            if seat != NOBODY:
                return seat
        profiteers = [seat for seat in contenders if self.profits(seat)]
        if len(profiteers) == 1:  # PP-AMB-30
            if not self.quiet:
                self.tell("won-profiteer", profiteers[0], number=self.pot_size())
            return profiteers[0]
        if not self.quiet:
            self.tell("tied", number=self.pot_size())
        return NOBODY

    def show(self, seat: int, value: int) -> None:
        """The hand is shown, and what it makes with the room."""
        self.tell("reveal", seat, tuple(self.hands[seat]))
        crossed = self.crossed_by(seat)
        room = precies.room_left(self, crossed)
        hand = precies.hand_left(self, seat, crossed)
        if value == NONE:
            self.tell("combo-none", seat)
        elif value > CHIHUAHUA:
            self.tell("combo-chihuahua", seat, number=value - CHIHUAHUA)
        elif self.house.precies:
            self.tell(name_of(kind_of(value)), seat, tuple(hand + room), strength_of(value))
        else:
            cards = cards_in(value, hand, room, self.has_wilds())
            self.tell(name_of(kind_of(value)), seat, cards, strength_of(value))

    def pot_size(self) -> int:
        size = 0
        for seat in range(self.players):
            size += len(self.bids[seat]) + len(self.down[seat])
        return size

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
                if self.house.open_scores and not self.quiet:  # PP-AMB-74
                    self.tell("uncovered", seat, tuple(self.down[seat]))
        if self.house.open_scores:
            pile.sort()
        self.scored[winner] = pile

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
        given = self.highest
        self.measure()
        self.highest = max(self.highest, given)
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
        if self.ending or self.questions or not self.fresh or self.poker:
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
