"""12er Stich, in the order of its rulebook.

Black cards add to the running sum, red ones subtract; who brings it to exactly 12 or 0 takes the
trick. Under the Prof rule the colours may change places, so the rules speak of plus and minus.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import EVERYONE, NOBODY, only
from speeltafel.engine.moves import IllegalMove, Move, Refusal
from speeltafel.engine.state import (
    CARD_LISTS,
    CARDS,
    FLAG,
    INT,
    INTS,
    ROWS,
    SEAT,
    Outcome,
    Setup,
    State,
)
from speeltafel.engine.zones import Zone, put_in_order
from speeltafel.games.twaalfstich import rules_checks as checks
from speeltafel.games.twaalfstich.cards import (
    BLACK,
    COLOUR,
    DECK,
    DIE,
    total_points,
)
from speeltafel.games.twaalfstich.house import House
from speeltafel.games.twaalfstich.rules_moves import (
    DRAWN,
    FITS,
    KEEP_MOVE,
    LEAD,
    LEAD_BUT_NO_TWELVE,
    LIMIT,
    NEVER,
    ONLY_DRAW,
    PLACES,
    PLAYS,
    SIGN,
    SIGNS,
    TURN,
    worth,
)

HAND_SIZE: Final = 6  # 12-DEAL-02
BONUS: Final = 30  # 12-SCORE-02


class Twaalfstich(State):
    """A table of 12er Stich."""

    house: House
    phase: int
    dealer: int
    target: int
    sum: int
    plus: int
    """The colour that adds: black unless the Prof rule changed it."""
    just_won: bool
    """The seat on turn has taken a trick in this very turn."""
    passes: int
    hands: list[list[int]]
    drawn: list[int]
    """The card just drawn that fits, while its drawer decides about it."""
    stock: list[int]
    open: list[int]
    tricks: list[list[int]]
    totals: list[int]
    sheet: list[list[int]]
    """The points of each round, a row a round."""
    stuck: list[int]
    """The last situation in which a hand was seen to hold no card that fits, or NEVER."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)

    def adopt_options(self) -> None:
        self.house = House(self.setup.options)

    # Preparation.

    def begin(self) -> None:
        """12-TARGET-01, 12-END-01: the die sets the target once, before the game."""
        chance = self.chance
        players = self.players
        house = self.house
        self.target = house.target
        if not self.target:
            thrown = DIE[chance.below(len(DIE))]
            self.target = 100 * thrown
            if not self.quiet:
                self.tell("rolled", number=thrown)
        self.totals = [0] * players
        self.sheet = []
        if not self.quiet:
            self.tell("target", number=self.target)
        self.deal(chance.below(players))  # 12-AMB-10: the first dealer is random

    def deal(self, dealer: int) -> None:
        """12-DEAL-01, 12-DEAL-02, 12-DEAL-03: all cards shuffled, six each, the rest is stock."""
        players = self.players
        stock = DECK.copy()
        self.chance.shuffle(stock)
        self.hands = []
        self.tricks = []
        for _ in range(players):
            hand = stock[-HAND_SIZE:]
            del stock[-HAND_SIZE:]
            hand.sort()
            self.hands.append(hand)
            self.tricks.append([])
        self.stock = stock
        self.open = []
        self.drawn = []
        self.stuck = [NEVER] * players
        self.round += 1
        self.dealer = dealer
        self.plus = BLACK  # 12-AMB-16: every round starts with black adding
        self.sum = 0  # 12-AMB-22
        self.passes = 0
        self.just_won = False
        if not self.quiet:
            self.tell("dealt", dealer, number=self.round)
            for seat in range(players):
                self.tell("hand", seat, tuple(self.hands[seat]), audience=only(seat))
        self.begin_turn(self.after(dealer))  # 12-TURN-01

    def after(self, seat: int) -> int:
        """12-TURN-01: clockwise."""
        seat += 1
        return 0 if seat == self.players else seat

    # What fits.

    def worth(self, card: int) -> int:
        return worth(card, self.plus)

    def situation(self) -> int:
        """What a card has to fit on, as one number: see FITS."""
        place = LEAD
        if self.open:
            place = self.sum
        elif self.house.twelve_after_trick and not self.just_won:  # 12-AMB-23: in the same turn
            place = LEAD_BUT_NO_TWELVE
        return PLACES * self.plus + place

    def can_play(self, seat: int) -> bool:
        fits = FITS[self.situation()]
        for card in self.hands[seat]:
            if fits[card]:
                return True
        return False

    # The turn.

    def begin_turn(self, seat: int) -> None:
        """12-MUST-01, 12-AMB-01: play if you can; 12-DRAW-01, 12-AMB-03: else draw if you can.

        Passing happens by itself (12-AMB-29) and only with an empty stock, which is never
        refilled (12-AMB-12), so that nobody draws between two passes. A full circle of them proves
        that nobody can play (12-AMB-11).
        """
        while True:
            self.turn = seat
            if self.stock or self.can_play(seat):
                self.phase = TURN
                return
            self.stuck[seat] = self.situation()
            self.passes += 1
            if not self.quiet:
                self.tell("passed", seat)
            if self.passes == self.players:
                self.end_round(NOBODY)  # 12-REND-02
                return
            self.just_won = False
            seat = self.after(seat)

    def end_turn(self) -> None:
        self.just_won = False
        self.begin_turn(self.after(self.turn))

    def turn_rule(self) -> str:
        return "12-TURN-01"

    def turn_moves(self) -> list[Move]:
        if self.phase == TURN:
            moves: list[Move] = []
            fits = FITS[self.situation()]
            last = NEVER
            for card in self.hands[self.turn]:
                if card != last and fits[card]:
                    moves.append(PLAYS[card])
                last = card
            return moves or ONLY_DRAW
        if self.phase == SIGN:
            return SIGNS
        drawn = PLAYS[self.drawn[0]]
        return [drawn, KEEP_MOVE] if self.house.may_keep else [drawn]

    def turn_refusal(self, move: Move) -> Refusal | None:
        verb = move.verb
        if verb == "sign":
            return None if self.phase == SIGN else Refusal("12-PROF-01", self.why_no_sign())
        if self.phase == SIGN:
            return Refusal("12-PROF-01", "sign-first")
        if verb == "play":
            return self.why_not_play(move.cards[0])
        if verb == "draw":
            if self.phase == DRAWN:
                return Refusal("12-DRAW-01", "drew-already")
            return Refusal("12-DRAW-01", "can-play") if self.can_play(self.turn) else None
        if self.phase == TURN:
            if self.can_play(self.turn):
                return Refusal("12-MUST-01", "must-play")
            return Refusal("12-AMB-03", "must-draw")
        if not self.house.may_keep:
            return Refusal("12-AMB-02", "must-play-drawn")
        return None if verb == "keep" else Refusal("12-AMB-29", "play-or-keep")

    def why_not_play(self, card: int) -> Refusal | None:
        if card not in self.drawn and card not in self.hands[self.turn]:
            return Refusal("12-DEAL-02", "not-in-hand", {"card": card})
        if FITS[self.situation()][card]:
            return None
        if not self.open:
            if COLOUR[card] != self.plus:
                return Refusal("12-LEAD-01", "lead-plus", {"card": card})
            return Refusal("12-AMB-14", "twelve-after-trick", {"card": card})
        new_sum = self.sum + self.worth(card)
        reason = "over-twelve" if new_sum > LIMIT else "below-zero"
        return Refusal("12-SUM-02", reason, {"card": card, "sum": self.sum, "new": new_sum})

    def why_no_sign(self) -> str:
        return "no-trick-won" if self.house.prof_rule else "prof-rule-off"

    def take_turn(self, move: Move) -> None:
        verb = move.verb
        if verb == "play":
            self.lay(move.cards[0])
        elif verb == "draw":
            self.draw()
        elif verb == "keep":
            self.keep(self.drawn.pop())
            self.stuck[self.turn] = NEVER  # it holds the drawn card, which would have fitted
            self.end_turn()
        else:
            self.choose_sign(move.number)

    def draw(self) -> None:
        """12-DRAW-01, 12-AMB-21: one card for each inability; 12-DRAW-02: play it if it fits."""
        seat = self.turn
        card = self.stock.pop()
        situation = self.situation()
        self.stuck[seat] = situation
        if not self.quiet:
            self.tell("drew", seat, (card,), audience=only(seat))
        if FITS[situation][card]:
            self.drawn.append(card)
            self.phase = DRAWN  # 12-AMB-27: also the winner of a trick may keep it
        else:
            self.keep(card)  # 12-PASS-01, 12-AMB-29: by itself
            self.end_turn()  # 12-AMB-04: after a trick the next player leads

    def keep(self, card: int) -> None:
        """12-PASS-01: the drawn card stays in the hand."""
        put_in_order(self.hands[self.turn], card)
        if not self.quiet:
            self.tell("kept", self.turn)

    def lay(self, card: int) -> None:
        """12-SUM-01: the new sum is computed; 12-SUM-03: everybody is told it."""
        seat = self.turn
        hand = self.hands[seat]
        if self.phase == DRAWN:
            self.drawn.pop()
        else:
            hand.remove(card)
        leading = not self.open
        self.open.append(card)
        self.sum += worth(card, self.plus)
        self.passes = 0
        if not self.quiet:
            self.tell("led" if leading else "played", seat, (card,), self.sum)
        # 12-TRICK-01; 12-TWELVE-01, 12-AMB-13: a lead takes nothing, not even a twelve
        won = not leading and (self.sum == LIMIT or self.sum == 0)
        if won:
            self.take_trick(seat)
        if not hand:
            self.end_round(seat)  # 12-REND-01; 12-AMB-05: leading the last card ends it too
        elif won:
            self.just_won = True
            if self.house.prof_rule:
                self.phase = SIGN  # 12-AMB-28: not after the last card
            else:
                self.begin_turn(seat)  # 12-TRICK-02
        else:
            self.end_turn()

    def take_trick(self, seat: int) -> None:
        """12-TRICK-01, 12-AMB-07: the cards are his at once, also those of his last card."""
        if not self.quiet:
            self.tell("trick", seat, tuple(self.open), total_points(self.open))
        self.tricks[seat] = self.tricks[seat] + self.open
        self.open.clear()
        self.sum = 0

    def choose_sign(self, colour: int) -> None:
        """12-PROF-01: the winner of a trick decides which colour adds from now on."""
        self.plus = colour
        if not self.quiet:
            self.tell("sign", self.turn, number=colour)
        self.begin_turn(self.turn)

    # The end of a round, and of the game.

    def end_round(self, out: int) -> None:
        """12-SCORE-03: note the points; `out` is the seat that played its last card, if any."""
        row = [self.round_points(seat, seat == out) for seat in range(self.players)]
        self.totals = [self.totals[seat] + row[seat] for seat in range(self.players)]
        self.sheet = [*self.sheet, row]
        if not self.quiet:
            self.tell("round-out" if out != NOBODY else "round-stuck", out)
            for seat in range(self.players):
                if self.house.hand_penalty:
                    self.tell("left", seat, tuple(self.hands[seat]), audience=EVERYONE)
                self.tell("scored", seat, number=row[seat])
        self.ending = self.reason_to_end()
        if not self.ending:
            self.deal(self.after(self.dealer))  # 12-AMB-10
        elif not self.quiet:
            for seat in self.leaders():
                self.tell("won", seat, number=self.totals[seat])

    def round_points(self, seat: int, out: bool) -> int:
        """12-SCORE-01, 12-SCORE-02; the open pile counts for nobody (12-REND-03, 12-AMB-06).

        Hands are set aside (12-REND-04, 12-AMB-26) unless 12-VAR-01 subtracts them (12-AMB-18).
        """
        points = total_points(self.tricks[seat])
        if out:
            points += BONUS
        if self.house.hand_penalty:
            points -= total_points(self.hands[seat])
        return points

    def reason_to_end(self) -> str:
        """The rule by which the game is over after this round, or nothing.

        12-END-02, 12-AMB-08, 12-AMB-19: totals are held against the target after all scoring.
        """
        house = self.house
        enough = self.target + house.beyond_target
        reached = 0
        for total in self.totals:
            if total >= enough:
                reached += 1
        tied = len(self.leaders()) > 1
        if reached and not tied:
            return "12-END-02" if reached == 1 else "12-END-03"
        if reached and not house.extra_round:
            return "12-AMB-09"
        # 12-AMB-24: a tie under `extraRound` plays on, with the same test after each round
        return "12-AMB-25" if self.round >= house.max_rounds else ""

    def leaders(self) -> list[int]:
        best = max(self.totals)
        return [seat for seat in range(self.players) if self.totals[seat] == best]

    def leave(self, seat: int) -> None:
        raise IllegalMove(Refusal("12-AMB-30", "nobody-leaves"))

    def outcome(self) -> Outcome:
        """12-GOAL-01, 12-END-03: the highest total wins; 12-AMB-09: equal ones share."""
        return Outcome(tuple(self.leaders()), tuple(self.totals), self.ending)

    # What everybody knows.

    def may_hold(self, zone: Zone, place: int, card: int) -> bool:
        """A forced draw or pass shows what a hand lacks; who need not pass holds a card that fits.

        A drawn card that waits for its drawer's decision fits too.
        """
        if zone.name == "drawn":
            return FITS[self.situation()][card]
        if zone.name != "hand":
            return True
        situation = self.stuck[zone.seat]
        if situation != NEVER and FITS[situation][card]:
            return False
        must_play = self.phase == TURN and not self.stock and not self.ending
        if must_play and zone.seat == self.turn and place == 0:
            return FITS[self.situation()][card]
        return True

    def zones(self) -> list[Zone]:
        zones = [
            Zone("stock", self.stock, audience=0),
            Zone("open", self.open),
            Zone("drawn", self.drawn, self.turn, only(self.turn)),
        ]
        for seat in range(self.players):
            zones.append(Zone("hand", self.hands[seat], seat, only(seat), ordered=False))
            zones.append(Zone("tricks", self.tricks[seat], seat))
        return zones

    def fields(self) -> dict[str, str]:
        return {
            "phase": "turn|drawn|sign",
            "dealer": SEAT,
            "target": INT,
            "sum": INT,
            "plus": "z|r",
            "just_won": FLAG,
            "passes": INT,
            "hands": CARD_LISTS,
            "drawn": CARDS,
            "stock": CARDS,
            "open": CARDS,
            "tricks": CARD_LISTS,
            "totals": INTS,
            "sheet": ROWS,
            "stuck": INTS,
        }

    def placed(self) -> None:
        self.sum = sum([self.worth(card) for card in self.open])
        if self.phase == DRAWN:
            self.stuck[self.turn] = self.situation()
        elif self.phase != SIGN:
            self.begin_turn(self.turn)

    def broken_invariants(self) -> list[str]:
        return checks.broken_invariants(self)

    def broken_since(self, before: State) -> list[str]:
        assert isinstance(before, Twaalfstich)
        return checks.broken_since(self, before)

    def blank(self) -> "Twaalfstich":
        return Twaalfstich(self.setup, self.chance.copy())

    def copy(self) -> "Twaalfstich":
        other = self.blank()
        self.copy_common(other)
        other.house = self.house
        other.phase = self.phase
        other.dealer = self.dealer
        other.target = self.target
        other.sum = self.sum
        other.plus = self.plus
        other.just_won = self.just_won
        other.passes = self.passes
        other.hands = [hand.copy() for hand in self.hands]
        other.drawn = self.drawn.copy()
        other.stock = self.stock.copy()
        other.open = self.open.copy()
        # trick piles, totals and sheet are replaced, never changed in place: copies share them
        other.tricks = self.tricks.copy()
        other.totals = self.totals
        other.sheet = self.sheet
        other.stuck = self.stuck.copy()
        return other
