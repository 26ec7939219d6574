"""Edden, in the order of its rulebook.

Swap your cards for lower ones and say "Ik heb het laagste" at the right moment: ED-GEN-01.
"""

from typing import Final

from speeltafel.engine.events import GALLERY, NOBODY, UNSEEN, only
from speeltafel.engine.moves import IllegalMove, Move, Refusal
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.state import Outcome, State
from speeltafel.engine.zones import put_in_order
from speeltafel.games.edden import rules_checks as checks
from speeltafel.games.edden.cards import COPIES, NAMES, hand_points
from speeltafel.games.edden.house import YEAR_ZERO
from speeltafel.games.edden.rules_groups import (
    add_discards,
    holds_all,
    is_run,
    is_set,
    set_rule,
    why_no_group,
)
from speeltafel.games.edden.rules_state import (
    DISCARD,
    HAND_SIZE,
    SHOWN,
    SMALL_HAND_TOTAL,
    SWAPPING_TOTAL,
    TAKE,
    EddenTable,
)

CALL: Final = Move("call")
PASS: Final = Move("pass")
DRAW: Final = Move("draw")
TAKES: Final[list[Move]] = [Move("take", (card,)) for card in range(len(NAMES))]

NOTATION: Final = Notation(
    NAMES,
    COPIES,
    (
        Verb("call"),
        # five at once is never a move, but people try it and deserve the reason
        Verb("discard", 1, HAND_SIZE),
        Verb("draw"),
        Verb("take", 1, 1),
        Verb("pass"),
    ),
)


class Edden(EddenTable):
    """The rules of Edden."""

    # Preparation.

    def begin(self) -> None:
        players = self.players
        self.totals = [0] * players
        self.sheet = []
        self.four_cards = [False] * players
        self.out = [False] * players
        self.winners = []
        self.deal(self.chance.below(players))  # ED-AMB-17: the first dealer is random

    def deal(self, dealer: int) -> None:
        """ED-PREP-01: all cards shuffled; ED-PREP-02: five each, the rest is the stock."""
        players = self.players
        stock = self.house.deck.copy()
        self.chance.shuffle(stock)
        self.hands = []
        for seat in range(players):
            hand: list[int] = []
            if not self.out[seat]:
                size = self.hand_size(seat)
                hand = stock[-size:]
                del stock[-size:]
                hand.sort()
            self.hands.append(hand)
        self.stock = stock
        self.known = [[] for _ in range(players)]
        self.group = []  # ED-AMB-02: no card is turned up
        self.laid = []
        self.pile = []
        self.empties = [0] * players  # ED-AMB-35
        self.turns = 0
        self.turn_limit = self.house.turn_cap * self.players_in()
        self.round += 1
        self.dealer = dealer
        self.phase = DISCARD
        self.turn = self.after(dealer)
        if not self.quiet:
            self.tell("dealt", dealer, number=self.round)
            for seat in self.seats_in():
                self.tell("hand", seat, tuple(self.hands[seat]), audience=only(seat))

    # The turn.

    def at_rest(self) -> bool:
        return self.phase != TAKE

    def turn_rule(self) -> str:
        return "ED-TURN-01"

    def turn_moves(self) -> list[Move]:
        moves: list[Move] = []
        if self.phase == TAKE:
            if self.stock:
                moves.append(DRAW)  # ED-DRAW-01
            previous = UNSEEN
            for card in self.group:  # ED-DRAW-02, ED-SET-03
                if card != previous:
                    moves.append(TAKES[card])
                previous = card
            return moves
        hand = self.hands[self.turn]
        house = self.house
        if hand_points(hand) < house.call_below:
            moves.append(CALL)
        if hand:
            add_discards(hand, house.sets, house.runs, moves)
        else:
            moves.append(PASS)  # ED-AMB-26
        return moves

    def turn_refusal(self, move: Move) -> Refusal | None:
        verb = move.verb
        if verb == "call":
            return self.why_not_call()
        if verb == "draw":
            return self.why_not_draw()
        if verb == "take":
            return self.why_not_take(move.cards[0])
        if self.phase == TAKE:
            return Refusal("ED-TURN-02", "take-first")
        if verb == "pass":
            return Refusal("ED-AMB-26", "must-discard") if self.hands[self.turn] else None
        return self.why_not_discard(move.cards)

    def late_refusal(self, seat: int, move: Move) -> Refusal | None:
        """Who is out has no turn to wait for, and calling belongs to the beginning of a turn."""
        if seat == GALLERY:
            return None
        if not self.out[seat]:
            return Refusal("ED-CALL-01", "call-in-turn") if move.verb == "call" else None
        if self.totals[seat] > self.house.last_in:
            return Refusal("ED-END-01", "you-are-out")
        return Refusal("ED-AMB-25", "you-left")

    def take_turn(self, move: Move) -> None:
        """ED-TURN-02, ED-AMB-01: first discard, then take back exactly one card."""
        cards = move.cards
        if self.phase == TAKE:
            if cards:
                self.take(cards[0])
            else:
                self.draw()
        elif cards:
            self.lay(cards)
        elif move.verb == "call":
            self.call()
        else:
            self.pass_by()

    # Discarding.

    def why_not_discard(self, cards: tuple[int, ...]) -> Refusal | None:
        if not holds_all(self.hands[self.turn], cards):
            return Refusal("ED-PREP-02", "not-in-hand")
        if len(cards) == 1:
            return None
        if is_set(cards):
            return None if self.house.sets else Refusal(set_rule(cards), "sets-off")
        if is_run(cards):
            return None if self.house.runs else Refusal("ED-RUN-01", "runs-off")
        return why_no_group(cards, self.house.sets, self.house.runs)

    def lay(self, cards: tuple[int, ...]) -> None:
        """ED-TURN-02: first discard, then take one card back."""
        seat = self.turn
        hand = self.hands[seat]
        for card in cards:
            hand.remove(card)
        if self.known[seat]:
            self.forget(seat, cards)
        self.laid = list(cards)
        if not self.quiet:
            self.tell("discarded", seat, cards)
        if not hand:
            self.reward_empty_hand(seat)
        self.begin_taking()

    def reward_empty_hand(self, seat: int) -> None:
        """ED-EMPTY-01, ED-AMB-07: a bonus each time, also for a single last card, to a maximum."""
        count = self.empties[seat] + 1
        if count <= self.house.most_empty:
            self.empties = self.empties.copy()
            self.empties[seat] = count
            if not self.quiet:
                self.tell("emptied", seat, number=count)

    def pass_by(self) -> None:
        """ED-AMB-26: without a card there is nothing to discard, and nothing to be rewarded."""
        if not self.quiet:
            self.tell("passed", self.turn)
        self.begin_taking()

    # Taking back.

    def begin_taking(self) -> None:
        """ED-AMB-28: a new stock is made before the player chooses where to take from."""
        self.phase = TAKE
        if not self.stock:
            if self.pile:
                self.renew_stock()
            elif not self.group:
                if not self.quiet:
                    self.tell("nothing-left", self.turn)
                self.end_turn()  # ED-AMB-12: with nothing to take he takes nothing

    def renew_stock(self) -> None:
        """ED-AMB-12: all discards but the last two groups are shuffled."""
        self.stock = self.pile
        self.pile = []
        self.chance.shuffle(self.stock)
        if not self.quiet:
            self.tell("reshuffled", number=len(self.stock))

    def why_not_draw(self) -> Refusal | None:
        if self.phase == DISCARD:
            return Refusal("ED-AMB-01", "discard-first")
        return None if self.stock else Refusal("ED-AMB-12", "stock-empty")

    def why_not_take(self, card: int) -> Refusal | None:
        if self.phase == DISCARD:
            return Refusal("ED-AMB-01", "discard-first")
        if card in self.group:
            return None
        if card in self.laid:
            return Refusal("ED-AMB-01", "own-discard", {"card": card})
        if not self.group:
            return self.why_no_group_to_take()
        if card in self.pile:
            return Refusal("ED-AMB-21", "older-group", {"card": card})
        return Refusal("ED-DRAW-02", "not-in-group", {"card": card})

    def why_no_group_to_take(self) -> Refusal:
        if self.turns == 0:
            return Refusal("ED-AMB-02", "first-turn")
        return Refusal("ED-AMB-29", "nothing-laid")

    def draw(self) -> None:
        """ED-DRAW-01: the top card of the stock."""
        seat = self.turn
        card = self.stock.pop()
        put_in_order(self.hands[seat], card)
        self.pile += self.group
        if not self.quiet:
            self.tell("drew", seat, (card,), audience=only(seat))
        self.end_turn()

    def take(self, card: int) -> None:
        """ED-DRAW-02, ED-SET-03: one card of the group before, of the taker's choice."""
        seat = self.turn
        taken = False
        for other in self.group:
            if other == card and not taken:
                taken = True
            else:
                self.pile.append(other)
        put_in_order(self.hands[seat], card)
        known = self.known[seat].copy()
        put_in_order(known, card)
        self.note_known(seat, known)
        if not self.quiet:
            self.tell("took", seat, (card,))
        self.end_turn()

    def forget(self, seat: int, cards: tuple[int, ...]) -> None:
        """Of cards that leave a hand, those that everybody knew of leave first."""
        known = self.known[seat].copy()
        for card in cards:
            if card in known:
                known.remove(card)
        self.note_known(seat, known)

    def note_known(self, seat: int, cards: list[int]) -> None:
        self.known = self.known.copy()
        self.known[seat] = cards

    def end_turn(self) -> None:
        """ED-AMB-13: too many turns without a call end the round."""
        self.pass_turn()
        self.turns += 1
        if self.turns >= self.turn_limit:
            if not self.quiet:
                self.tell("capped", number=self.turns)
            self.show_down(NOBODY)

    def pass_turn(self) -> None:
        """ED-AMB-21, ED-AMB-29: only what was laid in this very turn can be taken now."""
        self.group = self.laid
        self.laid = []
        self.phase = DISCARD
        self.turn = self.after(self.turn)

    # The end of a round.

    def why_not_call(self) -> Refusal | None:
        """ED-CALL-01: with few enough points, and at the beginning of the turn (ED-AMB-24)."""
        if self.phase == TAKE:
            return Refusal("ED-AMB-24", "call-too-late")
        points = hand_points(self.hands[self.turn])
        if points < self.house.call_below:
            return None
        limit = self.house.call_below - 1
        return Refusal("ED-CALL-01", "too-many-points", {"points": points, "limit": limit})

    def call(self) -> None:
        """ED-CALL-01: the round is over."""
        if not self.quiet:
            self.tell("called", self.turn)
        self.show_down(self.turn)

    def show_down(self, caller: int) -> None:
        """All hands are shown and scored, of the caller (or NOBODY) differently."""
        players = self.players
        points = [hand_points(hand) for hand in self.hands]
        row = [self.round_points(seat, caller, points) for seat in range(players)]
        if not self.quiet:
            for seat in self.seats_in():
                self.tell("reveal", seat, tuple(self.hands[seat]), points[seat])
            for seat in self.seats_in():
                self.tell("scored", seat, number=row[seat])
        winner = self.lowest_hand(points)
        before = self.totals
        self.phase = SHOWN
        self.sheet = [*self.sheet, row]
        # ED-AMB-08: this order, one pass
        self.totals = [before[seat] + row[seat] for seat in range(players)]
        self.subtract_ages()
        self.swap_at_69(before)
        self.note_123()
        self.send_out()
        self.go_on(winner)

    def round_points(self, seat: int, caller: int, points: list[int]) -> int:
        """ED-CALL-02, ED-CALL-05, ED-AMB-04: the hand, also when it is the lowest or negative.

        ED-AMB-06: the bonus comes off afterwards, the caller's too.
        """
        if self.out[seat]:
            return 0
        score = self.caller_points(seat, points) if seat == caller else points[seat]
        return score - self.empties[seat]

    def caller_points(self, caller: int, points: list[int]) -> int:
        """ED-CALL-03, ED-AMB-03: 0 if nobody has fewer; ED-CALL-04: else so many for each."""
        lower = 0
        for seat in range(self.players):
            if not self.out[seat] and points[seat] < points[caller]:
                lower += 1
        score = self.house.penalty * lower
        if lower and self.house.adds_hand:  # ED-AMB-05
            score += points[caller]
        return score

    def lowest_hand(self, points: list[int]) -> int:
        """ED-AMB-17: the winner of the round is the lowest hand, so also a caller who was right.

        Of equal hands it is the first clockwise from the caller or, without one, from the player
        who would be on turn (ED-AMB-30): in both cases from the seat on turn.
        """
        winner = self.turn
        seat = self.after(winner)
        while seat != self.turn:
            if points[seat] < points[winner]:
                winner = seat
            seat = self.after(seat)
        return winner

    # Extra rules about totals.

    def subtract_ages(self) -> None:
        """ED-YEAR-01, ED-AMB-22: for players with a birth year; ED-AMB-32: as often as it comes."""
        house = self.house
        if not house.rule_birth_year:
            return
        for seat in range(self.players):
            year = house.birth_years[seat]
            if year and not self.out[seat] and self.totals[seat] == year - YEAR_ZERO:
                self.totals[seat] -= house.ages[seat]
                if not self.quiet:
                    self.tell("birthday", seat, number=house.ages[seat])

    def swap_at_69(self, before: list[int]) -> None:
        """ED-69-01, ED-69-02: all the highest and all the lowest change places.

        ED-AMB-09: everybody takes part who was in this round, also the one at 69.
        """
        if not self.house.rule_69 or not self.stands_at_69(before):
            return
        totals = [self.totals[seat] for seat in range(self.players) if not self.out[seat]]
        highest, lowest = max(totals), min(totals)
        if highest == lowest:
            return
        for seat in range(self.players):
            total = self.totals[seat]
            if self.out[seat] or lowest < total < highest:
                continue
            self.totals[seat] = lowest if total == highest else highest
            if not self.quiet:
                kind = "swap69-down" if total == highest else "swap69-up"
                self.tell(kind, seat, number=highest - lowest)

    def stands_at_69(self, before: list[int]) -> bool:
        """ED-AMB-10: after every round; ED-AMB-33: by house rule only who just came there."""
        for seat in range(self.players):
            stands = not self.out[seat] and self.totals[seat] == SWAPPING_TOTAL
            if stands and not (self.house.must_arrive and before[seat] == SWAPPING_TOTAL):
                return True
        return False

    def note_123(self) -> None:
        """ED-123-01, ED-AMB-11: however the total came there, and for good."""
        if not self.house.rule_123:
            return
        for seat in range(self.players):
            reached = self.totals[seat] == SMALL_HAND_TOTAL and not self.out[seat]
            if reached and not self.four_cards[seat]:
                self.four_cards = self.four_cards.copy()
                self.four_cards[seat] = True
                if not self.quiet:
                    self.tell("four-cards", seat)

    # The end of the game.

    def send_out(self) -> None:
        """ED-END-01, ED-AMB-23; ED-AMB-15: if all go at once, the lowest of them wins."""
        last_in = self.house.last_in
        leaving = [
            seat
            for seat in range(self.players)
            if not self.out[seat] and self.totals[seat] > last_in
        ]
        if len(leaving) == self.players_in():
            self.ending = "ED-AMB-15"
            self.winners = self.lowest_of(leaving) if self.house.lowest_wins else []
        for seat in leaving:
            self.put_out(seat)
            if not self.quiet:
                self.tell("out", seat, number=self.totals[seat])

    def put_out(self, seat: int) -> None:
        self.out = self.out.copy()
        self.out[seat] = True

    def go_on(self, winner: int) -> None:
        """ED-END-02: the others play on; ED-AMB-34: but not for ever."""
        self.end_with_one_left()
        if not self.ending and self.round >= self.house.max_rounds:
            self.ending = "ED-AMB-34"
            self.winners = self.lowest_of(self.seats_in())
        if not self.ending:
            self.deal(self.next_dealer(winner))
        elif not self.quiet:
            self.tell_winners()

    def end_with_one_left(self) -> None:
        """ED-END-02."""
        if self.players_in() == 1:
            self.ending = "ED-END-02"
            self.winners = self.seats_in()

    def next_dealer(self, winner: int) -> int:
        """ED-AMB-17: the winner of the round or, by house rule, the dealer's left neighbour."""
        if not self.house.winner_deals:
            return self.after(self.dealer)
        return self.after(winner) if self.out[winner] else winner  # ED-AMB-31

    def lowest_of(self, seats: list[int]) -> list[int]:
        lowest = min([self.totals[seat] for seat in seats])
        return [seat for seat in seats if self.totals[seat] == lowest]

    def tell_winners(self) -> None:
        """ED-END-02: the game is over; who has won it, if anybody."""
        for seat in self.winners:
            self.tell("won", seat)
        if not self.winners:
            self.tell("no-winner")

    def outcome(self) -> Outcome:
        return Outcome(tuple(self.winners), tuple(self.totals), self.ending)

    def leave(self, seat: int) -> None:
        """ED-AMB-25, ED-AMB-36: a leaver is out, and his hand goes under the stock.

        ED-AMB-38: his broken-off turn does not count, and the round's turn limit stays.
        """
        if self.ending:
            raise IllegalMove(Refusal(self.ending, "game-over"))
        if self.out[seat]:
            raise IllegalMove(Refusal("ED-AMB-25", "already-out"))
        hand = self.hands[seat]
        self.hands[seat] = []
        self.note_known(seat, [])
        self.chance.shuffle(hand)  # or its order would tell what comes last
        self.stock = hand + self.stock
        self.put_out(seat)
        if not self.quiet:
            self.tell("left", seat)
        if seat == self.turn:
            self.hand_over()
        self.end_with_one_left()
        if self.ending and not self.quiet:
            self.tell_winners()

    def hand_over(self) -> None:
        """ED-AMB-36: the next player begins, and may take from the last group laid."""
        if self.laid:
            self.pile += self.group
            self.pass_turn()
        else:
            self.phase = DISCARD
            self.turn = self.after(self.turn)

    # What the engine asks for.

    def keep_in_step(self, move: Move) -> None:
        """Who takes a discard leaves the card that he could have drawn: it goes to the bottom."""
        if move.verb == "take" and self.stock:
            self.stock.insert(0, self.stock.pop())

    def placed(self) -> None:
        self.turn_limit = self.house.turn_cap * self.players_in()

    def blank(self) -> "Edden":
        return Edden(self.setup, self.chance.copy())

    def copy(self) -> "Edden":
        other = self.blank()
        self.copy_table(other)
        return other

    def broken_invariants(self) -> list[str]:
        return checks.broken_invariants(self)

    def broken_since(self, before: State) -> list[str]:
        assert isinstance(before, Edden)
        return checks.broken_since(self, before)
