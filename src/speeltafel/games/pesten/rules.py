"""Pesten with combinations, in the order of its rulebook.

What surrounds a turn has files of its own: the window after a single card, trades, runs and
elimination. They are layers of one state, each of which says only what it adds.
"""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import UNSEEN, only
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.questions import Question
from speeltafel.games.pesten.cards import (
    ANSWERS_CHAIN,
    CARDS,
    COPIES,
    EIGHT,
    FACES,
    JACK,
    KING,
    NAMES,
    RANK,
    SEVEN,
    SUITS,
    TWO,
)
from speeltafel.games.pesten.rules_checks import Checks
from speeltafel.games.pesten.rules_laying import MOST_LISTED
from speeltafel.games.pesten.rules_out import AWAY, distinct
from speeltafel.games.pesten.rules_table import (
    ACT,
    CHAIN,
    COMBO,
    DRAWN,
    NO_SUIT,
    NO_THREAT,
    SUIT_CHOICE,
    TO,
    TOP,
    TWOS,
    WANT,
)
from speeltafel.games.pesten.rules_trade import ADDRESSEES, OFFERS, WANTS, WITHDRAW

MOST_IN_COMBO: Final = 30

PLAYS: Final[list[Move]] = [Move("play", (card,)) for card in range(CARDS)]
TOPS: Final[list[Move]] = [Move("top", (card,)) for card in range(CARDS)]
SUIT_MOVES: Final[list[Move]] = [Move("suit", (), suit) for suit in range(len(SUITS))]
REACTING: Final = ("jump", "challenge", "ok")
DRAW: Final = Move("draw")
END: Final = Move("end")
TAKE: Final = Move("take")
ROLL: Final = Move("roll")

NOTATION: Final = Notation(
    NAMES,
    COPIES,
    (
        Verb("play", 1, 1),
        # two cards are never a combination, but people try it and deserve the reason
        Verb("combo", 2, MOST_IN_COMBO),
        Verb("begin", 1, 1),
        Verb("top", 1, 1),
        Verb("draw"),
        Verb("end"),
        Verb("take"),
        Verb("roll"),
        Verb("suit", words=SUITS),
        Verb("offer", 1, 1),
        Verb("want", 1, 1),
        Verb("to", words=ADDRESSEES),
        Verb("withdraw"),
        Verb("accept"),
        Verb("decline"),
        Verb("jump"),
        Verb("challenge"),
        Verb("ok"),
        Verb("give", 1, 1),
        Verb("enough"),
        Verb("away", 1, 1),
    ),
)


class Pesten(Checks):
    """A table of Pesten with combinations."""

    # Preparation.

    def begin(self) -> None:
        players = self.players
        house = self.house
        chance = self.chance
        # PE-PREP-01, PE-AMB-41: drawn one by one, so that two players may have the same
        span = house.own_most - house.own_least + 1
        self.own = [house.own_least + chance.below(span) for _ in range(players)]
        self.note_guesses()
        pot = house.deck.copy()
        chance.shuffle(pot)
        self.hands = []
        for _ in range(players):  # PE-PREP-02
            hand = pot[-house.hand_size :]
            del pot[-house.hand_size :]
            hand.sort()
            self.hands.append(hand)
        self.pot = pot
        self.pile = [self.start_card()]
        self.known = [[] for _ in range(players)]
        self.drawn = []
        self.combo = []
        self.begun = []
        self.out = [False] * players
        self.away = [[] for _ in range(players)]
        self.quota = [0] * players
        self.halving = False
        self.short = []
        self.dice = []
        self.winners = []
        self.threat = NO_THREAT
        self.weight = 0
        self.suit = NO_SUIT
        self.suit_before = NO_SUIT
        self.clockwise = True  # PE-AMB-65
        self.turns = 0
        self.run_by = 0
        self.run = 0
        self.run_paid = False
        self.giving = UNSEEN
        self.wanting = UNSEEN
        self.round = 1
        first = chance.below(players)  # PE-AMB-02
        if not self.quiet:
            for seat in range(players):
                self.tell("hand", seat, tuple(self.hands[seat]), audience=only(seat))
                if house.own_visible:
                    self.tell("own", seat, number=self.own[seat])
            self.tell("start", first, (self.pile[0],))
        self.begin_turn(first)

    def note_guesses(self) -> None:
        """PE-AMB-01, PE-AMB-70: what everybody knows of the own numbers."""
        house = self.house
        any_number = (1 << house.own_most + 1) - (1 << house.own_least)
        self.guesses = [1 << own if house.own_visible else any_number for own in self.own]

    def start_card(self) -> int:
        """PE-PREP-03, PE-AMB-02: the first card that is no joker; jokers are shuffled back."""
        pot = self.pot
        at = len(pot) - 1
        while pot[at] >= FACES:
            at -= 1
        card = pot[at]
        if at < len(pot) - 1:
            del pot[at]
            self.chance.shuffle(pot)
        else:
            pot.pop()
        return card

    # The turn.

    def begin_turn(self, seat: int) -> None:
        """PE-PLAY-03; PE-AMB-56: a turn starts whenever somebody comes on turn."""
        self.turn = seat
        self.phase = ACT
        self.trades = 0
        self.offers = 0
        if seat != self.run_by:
            self.break_run(seat)
        if self.turns == self.house.turn_limit:
            self.stop()  # PE-AMB-72: no next turn, so nobody puts cards away before it
            return
        self.turns += 1
        if self.halving:
            self.halve()

    def stop(self) -> None:
        """PE-AMB-39: too many turns; the fewest cards win, also several players together."""
        seats = self.in_game()
        fewest = min([len(self.hands[seat]) for seat in seats])
        if not self.quiet:
            self.tell("capped", number=self.turns)
        self.win([seat for seat in seats if len(self.hands[seat]) == fewest], "PE-AMB-56")

    def turn_rule(self) -> str:
        return "PE-PLAY-03"

    def too_late(self) -> Refusal:
        return Refusal("PE-AMB-24", "too-late")

    def late_refusal(self, seat: int, move: Move) -> Refusal | None:
        """PE-AMB-24: who reacts when the window has closed is told so."""
        if seat not in self.in_game():
            return Refusal("PE-OUT-01", "out-of-the-game")
        if move.verb not in REACTING:
            return None
        if not self.questions or self.questions[-1].kind != "window":
            return self.too_late()
        if seat in self.questions[-1].asked:
            return Refusal("PE-AMB-24", "answered-already")
        return Refusal("PE-AMB-18", "only-others")

    def turn_moves(self) -> list[Move]:
        phase = self.phase
        if phase in (ACT, DRAWN):
            moves = self.plain_moves()
            self.add_combos(moves)
            return moves
        if phase == TOP:
            return distinct(self.combo, TOPS)
        if phase == SUIT_CHOICE:
            return SUIT_MOVES
        return self.wants() if phase == WANT else self.addressees()

    def plain_moves(self) -> list[Move]:
        """What the player on turn may do besides laying a combination."""
        if self.begun:
            return [WITHDRAW]
        return self.drawn_moves() if self.phase == DRAWN else self.act_moves()

    def act_moves(self) -> list[Move]:
        """Free or under a threat."""
        threat = self.threat
        hand = self.hands[self.turn]
        if threat == NO_THREAT and self.house.bluff:
            moves = distinct(hand, PLAYS)
        else:
            moves = distinct([card for card in hand if self.may_lay(card)], PLAYS)
        if threat != NO_THREAT:
            moves.append(ROLL if threat == COMBO else TAKE)
        elif self.may_pass(self.must_lay() and self.has_combo()):
            moves.append(DRAW)
        if self.may_trade():
            self.add_offers(moves)
        return moves

    def drawn_moves(self) -> list[Move]:
        """PE-PASS-01, PE-AMB-14: the drawn card, besides a combination with it (PE-PASS-02)."""
        card = self.drawn[0]
        return [END, PLAYS[card]] if self.may_lay(card) else [END]

    def any_turn_move(self, chance: Chance) -> Move:
        """One of them without making the list, in the commonest decisions."""
        phase = self.phase
        if self.begun:
            return super().any_turn_move(chance)
        if phase == ACT:
            return self.any_act_move(chance)
        if phase == DRAWN:
            return self.any_drawn_move(chance)
        if phase == WANT:
            faces = self.house.faces
            card = faces[chance.below(len(faces))]
            return WANTS[card] if card != self.giving else WITHDRAW
        if phase == SUIT_CHOICE:
            return SUIT_MOVES[chance.below(len(SUIT_MOVES))]
        return super().any_turn_move(chance)

    def any_act_move(self, chance: Chance) -> Move:
        """A place where a move might be is drawn until one is there."""
        search = self.search()
        combos = 0 if search is None else search.count(MOST_LISTED)
        if combos > MOST_LISTED:
            return super().any_turn_move(chance)
        hand = self.hands[self.turn]
        plays = len(hand)
        offers = plays if self.may_trade() else 0
        while True:
            chosen = chance.below(plays + offers + combos + 1)
            if chosen < plays + offers:
                offered = chosen >= plays
                at = chosen - plays if offered else chosen
                card = hand[at]
                if at and hand[at - 1] == card:
                    continue
                if offered:
                    if ANSWERS_CHAIN[card]:
                        return OFFERS[card]
                elif self.may_lay(card):
                    return PLAYS[card]
            elif chosen < plays + offers + combos:
                assert search is not None
                return Move("combo", search.nth(chosen - plays - offers))
            elif self.threat != NO_THREAT:
                return ROLL if self.threat == COMBO else TAKE
            elif self.may_pass(combos > 0):
                return DRAW

    def any_drawn_move(self, chance: Chance) -> Move:
        search = self.search()
        combos = 0 if search is None else search.count(MOST_LISTED)
        if combos > MOST_LISTED:
            return super().any_turn_move(chance)
        card = self.drawn[0]
        chosen = chance.below(combos + (2 if self.may_lay(card) else 1))
        if chosen < combos:
            assert search is not None
            return Move("combo", search.nth(chosen))
        return END if chosen == combos else PLAYS[card]

    def turn_refusal(self, move: Move) -> Refusal | None:
        phase = self.phase
        verb = move.verb
        if phase == TOP:
            return self.why_not_top(move)
        if phase == SUIT_CHOICE:
            return None if verb == "suit" else Refusal("PE-JACK-01", "suit-first")
        if phase == WANT:
            return self.why_not_want(move)
        if phase == TO:
            return self.why_not_to(move)
        if verb == "combo":
            return self.why_not_combo(move.cards)
        if verb == "begin":
            return self.why_not_begin(move.cards[0])
        if self.begun:
            withdraws = verb == "withdraw"  # PE-AMB-68: nobody has seen anything of it
            return None if withdraws else Refusal("PE-AMB-68", "combination-begun")
        if verb == "play":
            return self.why_not_play(move.cards[0])
        if phase == DRAWN:
            return None if verb == "end" else Refusal("PE-AMB-14", "drew-already")
        if verb == "draw":
            return self.why_not_pass()
        if verb == "take":
            return self.why_not_take()
        if verb == "roll":
            return self.why_not_roll()
        if verb == "offer":
            return self.why_not_offer(move.cards[0])
        return self.why_out_of_place(verb)

    def why_out_of_place(self, verb: str) -> Refusal:
        """A verb of another moment."""
        if verb == "end":
            if self.threat != NO_THREAT:
                return Refusal(self.threat_rule(), "threatened")
            return Refusal("PE-PASS-01", "draw-first")
        if verb in REACTING:
            return Refusal("PE-AMB-24", "too-late")
        if verb in ("want", "to", "withdraw", "accept", "decline"):
            return Refusal("PE-TRADE-01", "no-offer")
        return Refusal(self.turn_rule(), "not-now")

    def take_turn(self, move: Move) -> None:
        verb = move.verb
        if verb == "play":
            self.play_card(move.cards[0])
        elif verb == "draw":
            self.pass_and_draw()
        elif verb == "end":
            self.end()
        elif verb == "offer":
            self.offer(move.cards[0])
        elif verb == "want":
            self.want(move.cards[0])
        elif verb == "to":
            self.put_offer(move.number)
        elif verb == "withdraw" and self.begun:
            self.begun = []
        elif verb == "withdraw":
            self.withdraw()
        elif verb == "take":
            self.take()
        elif verb == "roll":
            self.roll()
        elif verb == "combo":
            self.lay_combo(move.cards)
        elif verb == "top":
            self.choose_top(move.cards[0])
        elif verb == "suit":
            self.choose_suit(move.number)
        else:
            self.begun = sorted([*self.begun, move.cards[0]])

    # Single cards.

    def may_lay(self, card: int) -> bool:
        """PE-PLAY-01; PE-BLUFF-01: where bluffing is allowed, any card; a threat says which ones.

        PE-CHAIN-03, PE-TWO-02, PE-AMB-11, PE-AMB-25: nobody bluffs against a threat.
        """
        threat = self.threat
        if threat == NO_THREAT:
            return self.house.bluff or self.fits(card)
        if threat == CHAIN:
            return ANSWERS_CHAIN[card]
        return threat == TWOS and RANK[card] == TWO

    def why_not_play(self, card: int) -> Refusal | None:
        if self.phase == DRAWN:
            if card != self.drawn[0]:
                return Refusal("PE-AMB-14", "only-drawn-card", {"card": self.drawn[0]})
        elif card not in self.hands[self.turn]:
            return Refusal("PE-PREP-02", "not-in-hand", {"card": card})
        if self.may_lay(card):
            return None
        if self.threat == NO_THREAT:
            return Refusal("PE-PLAY-01", "does-not-match", {"card": card})
        if self.threat == CHAIN:
            return Refusal("PE-CHAIN-03", "only-ace-two-joker", {"card": card})
        if self.threat == TWOS:
            return Refusal("PE-TWO-02", "only-twos", {"card": card})
        return Refusal("PE-AMB-11", "only-combination", {"card": card})

    def play_card(self, card: int) -> None:
        if self.phase == DRAWN:
            self.drawn = []
            self.phase = ACT
        else:
            self.take_from_hand(self.turn, card)
        self.lay(self.turn, card, jump=False)

    def go_on(self) -> None:
        """What the card on top does to the turn."""
        seat = self.turn
        rank = RANK[self.pile[-1]]
        if rank == JACK:
            self.phase = SUIT_CHOICE  # PE-JACK-01
        elif rank == SEVEN or (rank == KING and self.king_gives_turn()):
            self.begin_turn(seat)  # PE-SEVEN-01, PE-AMB-27
        elif rank == EIGHT:
            self.begin_turn(self.after_skipped(seat))
        else:
            self.begin_turn(self.after(seat))

    def choose_suit(self, suit: int) -> None:
        """PE-JACK-01."""
        self.suit = suit
        if not self.quiet:
            self.tell("suit", self.turn, number=suit)
        self.begin_turn(self.after(self.turn))

    # Passing.

    def may_pass(self, with_combination: bool) -> bool:
        """PE-PLAY-02, PE-AMB-13: always, while there is a card to draw.

        PE-AMB-52, PE-AMB-51: by house rule, and with nothing to draw, only who can lay nothing.
        """
        return not self.must_lay() or not (with_combination or self.has_match())

    def must_lay(self) -> bool:
        """Whether only who can lay nothing may pass."""
        return self.house.must_play or not self.available()

    def has_match(self) -> bool:
        for card in self.hands[self.turn]:
            if self.fits(card):
                return True
        return False

    def why_not_pass(self) -> Refusal | None:
        if self.threat != NO_THREAT:
            return Refusal(self.threat_rule(), "threatened")
        if self.may_pass(self.must_lay() and self.has_combo()):
            return None
        return (
            Refusal("PE-AMB-52", "can-lay") if self.available() else Refusal("PE-AMB-32", "can-lay")
        )

    def pass_and_draw(self) -> None:
        """PE-PLAY-02: one card."""
        seat = self.turn
        if not self.available():
            self.eliminate(seat)  # PE-AMB-32, PE-AMB-51
            self.drop_out(seat)
            return
        if not self.pot:
            self.renew_pot()
        card = self.own_pot().pop()
        self.drawn = [card]
        self.phase = DRAWN
        self.break_run(seat)  # PE-AMB-29
        if not self.quiet:
            self.tell("drew", seat, (card,), 1, audience=only(seat))

    def end(self) -> None:
        self.put_in_hand(self.turn, self.drawn[0])
        self.drawn = []
        self.begin_turn(self.after(self.turn))

    # Drawing for a threat.

    def threat_rule(self) -> str:
        """The rule that says what the player on turn faces."""
        if self.threat == TWOS:
            return "PE-TWO-02"
        return "PE-DRAW-01" if self.threat == COMBO else "PE-CHAIN-03"

    def why_not_take(self) -> Refusal | None:
        if self.threat == NO_THREAT:
            return Refusal("PE-CHAIN-03", "nothing-to-take")
        return Refusal("PE-DRAW-01", "roll-for-it") if self.threat == COMBO else None

    def why_not_roll(self) -> Refusal | None:
        if self.threat == NO_THREAT:
            return Refusal("PE-DRAW-01", "nothing-to-roll-for")
        return None if self.threat == COMBO else Refusal(self.threat_rule(), "no-dice-for-it")

    def take(self) -> None:
        """PE-CHAIN-04, PE-TWO-02: who lays none draws for all."""
        number = self.cards_to_draw()
        self.pay(number)

    def roll(self) -> None:
        """PE-DRAW-02: a die for each card of the combination, and as many cards as they show."""
        self.dice = [self.chance.below(6) + 1 for _ in range(self.weight)]
        number = sum(self.dice)
        if not self.quiet:
            for die in self.dice:
                self.tell("die", self.turn, number=die)
            self.tell("rolled", self.turn, number=number)
        self.pay(number)

    def pay(self, number: int) -> None:
        """PE-AMB-12: the turn is over; by house rule (PE-AMB-69) it goes on without a threat."""
        seat = self.turn
        self.threat = NO_THREAT
        self.weight = 0
        if not self.pays(seat, number):
            self.drop_out(seat)
        elif not self.house.play_after_penalty:
            self.begin_turn(self.after(seat))

    # Questions.

    def answers(self, seat: int, question: Question) -> list[Move]:
        kind = question.kind
        if kind == "window":
            return self.reactions(seat)
        if kind == "trade":
            return self.trade_answers(seat)
        if kind == "away":
            return distinct(self.hands[seat], AWAY)
        return self.gifts(seat, question)

    def answer_refusal(self, seat: int, question: Question, move: Move) -> Refusal | None:
        kind = question.kind
        if kind == "window":
            return self.why_not_react(seat, move)
        if kind == "trade":
            return self.why_not_trade(seat, move)
        if kind == "away":
            return self.why_not_away(seat, move)
        return self.why_not_give(seat, question, move)

    def answered(self, question: Question) -> None:
        kind = question.kind
        if kind == "window":
            self.close_window(question)
        elif kind == "trade":
            self.conclude_trade(question)
        elif kind == "away":
            self.put_away(question)
        else:
            self.give(question)

    # Scenarios and copies.

    def placed(self) -> None:
        if not self.run:
            self.run_by = self.turn
        self.left = ()
        self.barren = 0
        self.note_guesses()

    def blank(self) -> "Pesten":
        return Pesten(self.setup, self.chance.copy())

    def copy(self) -> "Pesten":
        other = self.blank()
        self.copy_table(other)
        return other
