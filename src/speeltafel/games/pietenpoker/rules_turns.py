"""Bidding, turn by turn: a card is revealed, and everybody goes along or stops.

What a bid has to be where more than its total matters is in `rules_bids.py`.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.zones import take_out
from speeltafel.games.pietenpoker import rules_actiepiet as actiepiet
from speeltafel.games.pietenpoker import rules_bids as bids
from speeltafel.games.pietenpoker import rules_effects as effects
from speeltafel.games.pietenpoker import rules_inwissel as inwissel
from speeltafel.games.pietenpoker import rules_precies as precies
from speeltafel.games.pietenpoker import rules_sint as sints
from speeltafel.games.pietenpoker.cards import sum_of
from speeltafel.games.pietenpoker.rules_overschatting import overestimates
from speeltafel.games.pietenpoker.rules_showdown import Showdown
from speeltafel.games.pietenpoker.rules_state import (
    ALL_IN,
    BIDDING,
    GO,
    IN,
    LAYS,
    NEXT_REVEAL,
    OVER,
    SCORING,
    STOP,
    STOPPED,
    with_number,
)

ONLY_STOP: Final[list[Move]] = [STOP]


class Turns(Showdown):
    """PP-REV and PP-BID."""

    # The room.

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

    # The choice.

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
        exempt = bids.is_exempt(self)
        moves += bids.lay_moves(self, exempt)
        if self.house.inwissel:
            moves += inwissel.back_moves(self, exempt)
        if self.house.hides:
            moves += precies.hide_moves(self, exempt)
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

    # Going along.

    def lay(self, card: int) -> None:
        """PP-BID-06, PP-BID-08: it lies open before him and adds to what he laid before."""
        seat = self.turn
        if self.spent and self.is_spent(seat, self.hands[seat], card):
            self.idle = [*self.idle, card]
            self.move_spent(seat, card, NOBODY)
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
            if not sints.next_blind(self):
                self.begin_reveals()
            return
        seat = self.turn
        if self.anew:
            self.find_highest()
        if laid and not self.hands[seat]:
            self.go_all_in(seat)
        elif overestimates(self):
            self.fall_out(seat)
        if self.anew and self.status[seat] != IN:
            self.highest = self.highest_beside(seat, self.measure())
        self.raise_highest()
        if self.status[seat] != IN and self.is_decided():
            return
        if self.leap == SCORING:
            self.showdown()
        elif self.leap == NEXT_REVEAL:
            self.reveal()
        else:
            self.pass_turn()

    def go_all_in(self, seat: int) -> None:
        """PP-BID-07: the others may ignore his bid, and he is out."""
        self.status = with_number(self.status, seat, ALL_IN)
        if not self.quiet:
            self.tell("all-in", seat)

    def fall_out(self, seat: int) -> None:
        """PP-OVER-01: nobody could have followed him."""
        self.status = with_number(self.status, seat, OVER)
        if not self.quiet:
            self.tell("over", seat)

    # Stopping, and whose turn it is.

    def stop(self) -> None:
        """PP-BID-03: he keeps his hand, and what he bid stays.

        PP-AMB-83: what he laid blindly before he stopped is no bid that others have to meet.
        """
        seat = self.turn
        if self.taken:
            inwissel.exchange(self)
        nobody_stopped = STOPPED not in self.status
        self.status = with_number(self.status, seat, STOPPED)
        if not self.quiet:
            self.tell("stopped", seat)
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
