"""Pesten read a second time, slowly and literally, from the specification's sections 2 to 5b."""

from tests.lockstep import Difference

from speeltafel.games.pesten.cards import NAMES
from speeltafel.games.pesten.tests.model_aim import aim, arrange
from speeltafel.games.pesten.tests.model_combos import rank, rules_of, totals
from speeltafel.games.pesten.tests.model_legal import LETTERS, Legal

__all__ = ["Model", "aim", "arrange"]


class Model(Legal):
    """What every move does: 4.2 to 4.5, and trading."""

    def follow(self, seat: int, move: str) -> None:
        self.dice = None
        verb, _, rest = move.partition(" ")
        cards = rest.split()
        if self.asking:
            self.asked[seat] = move
            if all(self.asked.values()):
                self.answered()
        else:
            getattr(self, f"do_{verb}")(seat, cards)
        self.read_off()

    def do_play(self, seat: int, cards: list[str]) -> None:
        card = cards[0]
        self.matched = self.threat != "none" or self.matches(card)  # PE-AMB-45
        if self.threat != "none":
            self.note("PE-AMB-45")
        if self.drawn:
            self.note("PE-PASS-01", "PE-AMB-20")
            self.hands[seat] += self.drawn
            self.drawn = []
        self.lay(seat, card)

    def do_begin(self, seat: int, cards: list[str]) -> None:
        self.begun = True

    def do_withdraw(self, seat: int, cards: list[str]) -> None:
        self.begun = False
        self.phase = "drawn" if self.drawn else "act"
        self.giving = self.wanting = ""

    def do_combo(self, seat: int, cards: list[str]) -> None:
        if self.own[seat] not in totals(tuple(sorted(cards))):
            raise Difference(f"{cards} is no combination for {self.own[seat]}")
        if self.drawn and self.drawn[0] not in cards:
            raise Difference(f"{cards} is laid without the drawn {self.drawn[0]}")
        self.begun = False
        self.hands[seat] += self.drawn
        self.drawn = []
        for card in cards:
            self.hands[seat].remove(card)
        self.combo = sorted(cards, key=NAMES.index)
        self.phase = "top"
        self.run = 0  # 4.4 step 1
        self.note("PE-PLAY-04", *rules_of(cards))

    def do_draw(self, seat: int, cards: list[str]) -> None:
        """PE-PLAY-02: the drawn card lies apart until it is laid or kept."""
        self.note("PE-PLAY-02")
        held = len(self.hands[seat])
        if self.draws(seat, 1):
            self.drawn = self.hands[seat][held:]
            del self.hands[seat][held:]
            self.phase = "drawn"
        else:
            self.note("PE-AMB-51")
            self.next_turn(self.after(seat))

    def do_end(self, seat: int, cards: list[str]) -> None:
        self.hands[seat], self.drawn = self.hands[seat] + self.drawn, []
        self.next_turn(self.after(seat))

    def do_take(self, seat: int, cards: list[str]) -> None:
        if self.threat == "chain":
            self.note("PE-CHAIN-04", "PE-CHAIN-05")
            self.settle(seat, 3 * self.weight)
        else:
            self.note("PE-TWO-02")
            self.settle(seat, 2 * self.weight)

    def do_roll(self, seat: int, cards: list[str]) -> None:
        """PE-DRAW-02: as many dice as the combination has cards."""
        self.note("PE-DRAW-02")
        self.dice = list(self.state.dice)
        if len(self.dice) != self.weight or not all(1 <= die <= 6 for die in self.dice):
            raise Difference(f"{self.dice} are not {self.weight} dice")
        self.settle(seat, sum(self.dice))

    def settle(self, seat: int, number: int) -> None:
        """Draw for a threat; PE-AMB-12: then the turn is over, but by house rule."""
        self.threat, self.weight = "none", 0
        self.note("PE-AMB-12")
        if self.draws(seat, number) and self.option("playAfterPenalty"):
            self.note("PE-AMB-69")
            self.phase = "act"
        else:
            self.next_turn(self.after(seat))

    def do_suit(self, seat: int, cards: list[str]) -> None:
        self.suit = cards[0]
        self.note("PE-JACK-01")
        self.next_turn(self.after(seat))

    # A single card: 4.3.

    def lay(self, seat: int, card: str) -> None:
        self.layer = seat
        self.phase = "act"
        self.before = (self.dir, self.threat, self.weight, self.suit)
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.suit = "-"
        if rank(card) in ("a", "joker"):
            self.note("PE-CHAIN-01")
            self.threat, self.weight = "chain", self.weight + 1
        elif rank(card) == "2" and self.threat == "chain":
            self.note("PE-CHAIN-02", "PE-CHAIN-05")
        elif rank(card) == "2" and self.threat == "twos":
            self.note("PE-TWO-02")
            self.weight += 1
        elif rank(card) == "k":
            self.note("PE-KING-01", "PE-AMB-44")
            self.dir = -self.dir
        self.count_for_run(seat)
        if not self.hands[seat] and self.matched and not self.is_pest(card):
            self.note("PE-END-01", "PE-LAST-01")
            self.win(seat)
        else:
            self.open_window()

    def open_window(self) -> None:
        """PE-AMB-59: by options alone; the layer is asked where he may jump in himself."""
        jump = self.option("jumpIn") and self.copies > 1
        self.note("PE-AMB-59")
        if not jump and self.option("mismatch") == "strict":
            self.close_window()
            return
        asked = self.within()
        if not (jump and self.option("jumpOnOwn")):
            self.note("PE-AMB-18")
            asked.remove(self.layer)
        self.ask("window", asked)

    def window_answered(self) -> None:
        layer = self.layer
        order = self.clockwise_from(layer)
        challengers = [seat for seat in order if self.asked.get(seat) == "challenge"]
        jumpers = [seat for seat in order if self.asked.get(seat) == "jump"]
        if challengers and not self.matched:
            if jumpers:
                self.note("PE-AMB-24")
            self.caught(layer)
            return
        for seat in challengers:  # PE-AMB-58
            self.note("PE-AMB-58")
            if not self.draws(seat, self.number("falseChallengePenalty"), asked_aside=True):
                self.note("PE-AMB-49")
            if self.ending:
                return
        if jumpers:
            self.note("PE-AMB-57") if len(jumpers) > 1 else None
            self.jump(layer, jumpers[0])
        else:
            self.close_window()

    def caught(self, layer: int) -> None:
        """PE-AMB-23: the card and its effects are taken back."""
        self.note("PE-AMB-23", "PE-AMB-48")
        self.hands[layer].append(self.pile.pop())
        self.dir, self.threat, self.weight, self.suit = self.before
        self.run = 0
        self.draws(layer, self.number("caughtPenalty"))
        self.next_turn(self.after(layer))

    def jump(self, layer: int, jumper: int) -> None:
        """PE-UNO-01, PE-AMB-18, PE-AMB-42; PE-AMB-46: who lays both starts the threat of twos."""
        card = self.pile[-1]
        self.note("PE-UNO-01", "PE-AMB-42")
        if not self.hands[layer]:
            if not self.is_pest(card):
                self.note("PE-AMB-26")
                self.win(layer)
                return
            self.note("PE-FIN-02")
            if not self.draws(layer, 2, asked_aside=True):
                self.note("PE-AMB-49")
            if self.ending:
                return
        if not self.matched:
            self.note("PE-AMB-24")
        scope = self.option("doubleTwo")
        double = card == "s2" if scope == "spades" else rank(card) == "2" and scope == "any"
        starts = double and layer == jumper and self.threat == "none"
        if card == "s2" and not starts:
            self.note("PE-AMB-22" if self.threat == "chain" else "PE-AMB-46")
        self.matched = True  # PE-AMB-45
        self.lay(jumper, card)
        if starts:
            self.note("PE-TWO-01", "PE-AMB-21")
            self.threat, self.weight = ("none", 0) if self.ending else ("twos", 2)

    def close_window(self) -> None:
        """4.3 steps 4 and 5."""
        layer, card = self.layer, self.pile[-1]
        self.asking = ""
        if not self.hands[layer] and not self.is_pest(card):
            self.note("PE-AMB-26")
            self.win(layer)
            return
        if not self.matched:
            self.note("PE-BLUFF-01")
        due = self.run_is_due()  # PE-AMB-48: the draw for a pest finish comes after the count
        if not self.hands[layer]:
            self.note("PE-FIN-01", "PE-FIN-02", "PE-AMB-27")
            if not self.draws(layer, 2):
                self.note("PE-AMB-49", *["PE-AMB-65"] * (rank(card) in ("j", "7", "8")))
                self.next_turn(self.after(layer))
                return
        if due:
            self.pay_run(layer)
        if not self.ask_gift():
            self.positional(layer, card)

    def positional(self, layer: int, card: str) -> None:
        two_left = len(self.within()) == 2
        if rank(card) == "j":
            self.turn, self.phase = layer, "suit"
        elif rank(card) == "7":
            self.note("PE-SEVEN-01")
            self.next_turn(layer)
        elif rank(card) == "8":
            self.note("PE-EIGHT-01", *["PE-AMB-36"] * two_left)
            self.next_turn(self.after(self.after(layer)))
        elif rank(card) == "k" and two_left and self.option("twoPlayerKing") == "again":
            self.note("PE-AMB-36", *["PE-AMB-61"] * (self.players > 2))
            self.next_turn(layer)
        else:
            self.note("PE-PLAY-03")
            self.next_turn(self.after(layer))

    # A combination: 4.4.

    def do_top(self, seat: int, cards: list[str]) -> None:
        top = cards[0]
        size = len(self.combo)
        nines = sum(rank(card) == "9" for card in self.combo) == 4
        aces = any(rank(card) == "a" for card in self.combo)
        self.combo.remove(top)
        self.pile += [*self.combo, top]
        self.combo = []
        self.suit = "-"
        self.phase = "act"
        self.note("PE-AMB-08", "PE-AMB-20")
        if not self.hands[seat]:
            self.note("PE-FIN-03")
            if not self.is_pest(top):
                self.win(seat)
                return
            if not self.draws(seat, 2):
                self.next_turn(self.after(seat))
                return
        if nines:
            self.note("PE-NINE-01", *["PE-AMB-28"] * aces)
            self.pass_hands()
        self.threaten(size)
        self.combination_effect(seat, top)

    def threaten(self, size: int) -> None:
        """PE-DRAW-01; PE-AMB-10: by house rule the dice of a series add up."""
        if self.threat == "combo" and self.option("comboStack") == "sum":
            size += self.weight
        self.note("PE-DRAW-01", "PE-AMB-10")
        self.threat, self.weight = "combo", size

    def combination_effect(self, seat: int, top: str) -> None:
        """PE-AMB-09: none, but by house rule; PE-AMB-53: nobody comes on turn again by it."""
        two_left = len(self.within()) == 2
        again = rank(top) == "k" and self.option("twoPlayerKing") == "again"
        if self.option("comboEffects") == "none":
            self.note("PE-AMB-09")
        elif rank(top) == "7" or (two_left and (rank(top) == "8" or again)):
            self.note("PE-AMB-53")
        elif rank(top) == "j":
            self.turn, self.phase = seat, "suit"
            return
        elif rank(top) == "k":
            self.dir = -self.dir
        elif rank(top) == "8":
            self.next_turn(self.after(self.after(seat)))
            return
        self.next_turn(self.after(seat))

    def pass_hands(self) -> None:
        passed = {self.after(seat): self.hands[seat] for seat in self.within()}
        for seat, hand in passed.items():
            self.hands[seat] = hand

    # The run: 4.5, PE-AMB-47, PE-AMB-48.

    def count_for_run(self, seat: int) -> None:
        if self.run_by != seat or self.run == 0:
            self.run, self.run_by, self.run_paid = 0, seat, False
        self.run += 1

    def run_is_due(self) -> bool:
        return self.run >= self.number("runLength") and not self.run_paid

    def pay_run(self, layer: int) -> None:
        """PE-RUN-01: the others draw, as much as there is."""
        self.note("PE-RUN-01", "PE-AMB-47")
        self.run_paid = True
        draw = self.number("runDraw")
        seat = self.after(layer)
        while seat != layer:
            there = min(draw, self.available())
            self.take_cards(seat, there)
            if there < draw:
                self.short.append(seat)
            seat = self.after(seat)

    def ask_gift(self) -> bool:
        """PE-RUN-02, PE-AMB-30: whether somebody is short and others have a card to give."""
        while self.short:
            givers = [
                seat
                for seat in self.within()
                if seat != self.short[0] and len(self.hands[seat]) > 1 and 0 <= self.given[seat] < 2
            ]
            if givers:
                self.note("PE-RUN-02", "PE-AMB-30")
                self.ask("give", givers)
                return True
            self.short.pop(0)
            self.given.clear()
        return False

    def gifts_answered(self) -> None:
        for seat, answer in self.asked.items():
            verb, _, card = answer.partition(" ")
            if verb == "enough":
                self.given[seat] = 2
            else:
                self.given[seat] += 1
                self.hands[seat].remove(card)
                self.hands[self.short[0]].append(card)
        self.asking = ""
        if not self.ask_gift():
            self.positional(self.layer, self.pile[-1])

    # Trading: 2.5.

    def do_offer(self, seat: int, cards: list[str]) -> None:
        self.offers += 1
        self.giving = cards[0]
        self.phase = "want"

    def do_want(self, seat: int, cards: list[str]) -> None:
        self.wanting = cards[0]
        self.phase = "to"
        others = [other for other in self.within() if other != seat]
        if len(others) == 1:
            self.offer_to(others)

    def do_to(self, seat: int, cards: list[str]) -> None:
        others = [other for other in self.within() if other != seat]
        self.offer_to(others if cards[0] == "all" else [LETTERS.index(cards[0])])

    def offer_to(self, others: list[int]) -> None:
        self.phase = "act"
        self.ask("trade", others)

    def trade_answered(self) -> None:
        """PE-TRADE-03; PE-AMB-57: of several the nearest clockwise."""
        seat = self.turn
        willing = [s for s in self.clockwise_from(seat) if self.asked.get(s) == "accept"]
        self.note("PE-TRADE-03", *["PE-AMB-57"] * (len(willing) > 1))
        if willing:
            other = willing[0]
            self.hands[seat].remove(self.giving)
            self.hands[other].remove(self.wanting)
            self.hands[seat].append(self.wanting)
            self.hands[other].append(self.giving)
            self.trades += 1
        self.giving = self.wanting = ""
        self.asking = ""

    def answered(self) -> None:
        if self.asking == "window":
            self.window_answered()
        elif self.asking == "give":
            self.gifts_answered()
        elif self.asking == "halve":
            self.halves_answered()
        else:
            self.trade_answered()
