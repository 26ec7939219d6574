"""Scoring: what everybody's hand makes with the room, and who wins the round by it."""

from abc import abstractmethod

from speeltafel.engine.events import NOBODY
from speeltafel.games.pietenpoker import rules_actiepiet as actiepiet
from speeltafel.games.pietenpoker import rules_precies as precies
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
from speeltafel.games.pietenpoker.rules_remise import highest_bidder
from speeltafel.games.pietenpoker.rules_state import COLOURS_ONLY, IN, NUMBERS_ONLY, PietenTable


def name_of(kind: int) -> str:
    """PP-SCO-02: the event that shows a combination of this kind."""
    return "combo-number" if kind == NUMBER_KIND else "combo-colour"


def name_among_streets(kind: int) -> str:
    """PP-PREC-03: Pietje Precies knows one kind more."""
    return "combo-street" if kind == STREET_KIND else name_of(kind)


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


class Showdown(PietenTable):
    """PP-SCO, up to who wins."""

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
        # PP-AMB-30: who is all-in is not in any more, also where he scores
        profiteers = [seat for seat in contenders if self.status[seat] == IN and self.profits(seat)]
        if len(profiteers) == 1:
            if not self.quiet:
                self.tell("won-profiteer", profiteers[0], number=self.pot_size())
            return profiteers[0]
        if not self.quiet:
            self.tell("tied", number=self.pot_size())
        return NOBODY

    def show(self, seat: int, value: int) -> None:
        """PP-SCO-01: the hand is shown, and what it makes with the room."""
        self.tell("reveal", seat, tuple(self.hands[seat]))
        crossed = self.crossed_by(seat)
        room = precies.room_left(self, crossed)
        hand = precies.hand_left(self, seat, crossed)
        if value == NONE:
            self.tell("combo-none", seat)
        elif value > CHIHUAHUA:
            self.tell("combo-chihuahua", seat, number=value - CHIHUAHUA)
        elif self.house.precies:
            name = name_among_streets(kind_of(value))
            self.tell(name, seat, tuple(hand + room), strength_of(value))
        else:
            cards = cards_in(value, hand, room, self.has_wilds())
            self.tell(name_of(kind_of(value)), seat, cards, strength_of(value))

    def pot_size(self) -> int:
        size = 0
        for seat in range(self.players):
            size += len(self.bids[seat]) + len(self.down[seat])
        return size

    @abstractmethod
    def finish_round(self, winner: int) -> None:
        """It is known who won the round, or that NOBODY did."""
