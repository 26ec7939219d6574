"""Pesten read a second time, slowly and literally, from the specification's sections 2 to 5b.

What luck decides is read off the state that was played: the dice, and which cards came to lie
where after a shuffle. A card that was drawn after a shuffle is UNKNOWN until then.
"""

from collections import Counter

from tests.lockstep import Difference

from speeltafel.engine.state import State
from speeltafel.games.pesten.cards import NAMES
from speeltafel.games.pesten.rules import Pesten
from speeltafel.games.pesten.tests.model_aim import aim, arrange
from speeltafel.games.pesten.tests.model_combos import combinations, is_joker, rank, totals

__all__ = ["Model", "aim", "arrange"]

UNKNOWN = "?"
PEST = ("joker", "a", "7", "8", "j", "k")
ENOUGH_COMBINATIONS = 600
"""Hands with more combinations are left to the tests of combinations alone."""

PHASES = ("act", "drawn", "top", "suit", "want", "to")
THREATS = ("none", "chain", "twos", "combo")
LETTERS = "abcdefgh"


def named(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


class Model:
    """The table of section 4, with all its players' cards open."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Pesten)
        self.state = state
        self.met: Counter[str] = Counter()
        self.options = state.setup.options
        self.players = state.players
        self.faces = [NAMES[card] for card, n in enumerate(state.setup.counts) if n]
        self.copies = max(state.setup.counts)
        self.own = list(state.own)
        self.hands = [named(hand) for hand in state.hands]
        self.pot = named(state.pot)
        self.pile = named(state.pile)
        self.away = [named(cards) for cards in state.away]
        self.out = list(state.out)
        self.turn = state.turn
        self.turns = state.turns
        self.phase = PHASES[state.phase]
        self.threat = THREATS[state.threat]
        self.weight = state.weight
        self.suit = "cdhs-"[state.suit]
        self.dir = 1 if state.clockwise else -1
        self.run, self.run_by, self.run_paid = state.run, state.run_by, state.run_paid
        self.trades, self.offers = state.trades, state.offers
        self.drawn: list[str] = []
        self.combo: list[str] = []
        self.begun = False
        self.giving = self.wanting = ""
        self.asked: dict[int, str] = {}
        """Who is asked, and what was answered ("" where nothing was yet)."""
        self.asking = ""
        self.layer = self.turn
        self.matched = True
        self.before = (self.dir, self.threat, self.weight, self.suit)
        self.short: list[int] = []
        self.given: Counter[int] = Counter()
        self.quota: Counter[int] = Counter()
        self.somebody_went = bool(state.halving)
        self.shuffled: Counter[str] = Counter()
        self.dice: list[int] | None = None
        self.ending = ""
        self.winners: set[int] = set()

    def note(self, *rules: str) -> None:
        """These rules are at work, and the comparison will tell whether they agree."""
        self.met.update(rules)

    def option(self, name: str) -> object:
        return self.options[name]

    def number(self, name: str) -> int:
        value = self.options[name]
        assert isinstance(value, int)
        return value

    # Where everybody sits, and what there is.

    def within(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.out[seat]]

    def after(self, seat: int) -> int:
        """PE-PLAY-03: the next player in the direction of play."""
        seat = (seat + self.dir) % self.players
        while self.out[seat]:
            seat = (seat + self.dir) % self.players
        return seat

    def clockwise_from(self, seat: int) -> list[int]:
        """PE-AMB-57: by seat number, whatever the direction; the seat itself comes first."""
        return [(seat + step) % self.players for step in range(self.players)]

    def available(self) -> int:
        """PE-AMB-31: the pot, and the pile except its top card."""
        return len(self.pot) + len(self.pile) - 1

    def is_pest(self, card: str) -> bool:
        """PE-FIN-01; PE-AMB-63: by house rule every card is ordinary."""
        return self.option("finishPest") == "draw2" and rank(card) in PEST

    def matches(self, card: str) -> bool:
        """4.1."""
        top = self.pile[-1]
        suit = self.suit if self.suit != "-" else top[0]
        if rank(card) in ("a", "joker"):
            self.note("PE-ACE-01" if rank(card) == "a" else "PE-JOK-01")
            return True
        if is_joker(top):
            self.note("PE-AMB-15")
            return True
        self.note("PE-PLAY-01", *{"j": ["PE-AMB-16"], "2": ["PE-AMB-17"]}.get(rank(card), []))
        return card[0] == suit or rank(card) == rank(top)

    # What may be done.

    def legal(self, seat: int) -> set[str] | None:
        if self.asking:
            return self.legal_answers(seat) if self.asked.get(seat) == "" else set()
        if seat != self.turn or self.ending:
            return set()
        if self.phase == "top":
            self.note("PE-AMB-08")
            return {f"top {card}" for card in self.combo}
        if self.phase == "suit":
            self.note("PE-JACK-01")
            return {f"suit {suit}" for suit in "cdhs"}
        if self.phase == "want":
            self.note("PE-AMB-64", "PE-AMB-68")
            return {f"want {face}" for face in self.faces if face != self.giving} | {"withdraw"}
        if self.phase == "to":
            others = [LETTERS[other] for other in self.within() if other != seat]
            return {f"to {other}" for other in [*others, "all"]} | {"withdraw"}
        return self.legal_acts(seat)

    def legal_acts(self, seat: int) -> set[str] | None:
        """FREE, DRAWN and the three threats of 4.2."""
        combos = self.legal_combos(seat)
        if combos is None or self.begun:
            return None
        if self.phase == "drawn":
            self.note("PE-PASS-01", "PE-AMB-14")
            return self.plays(self.drawn) | combos | {"end"}
        if self.threat == "none":
            return (
                self.plays(self.hands[seat]) | combos | self.legal_draw(seat) | self.legal_offers()
            )
        return self.legal_answers_to_threat(seat, combos) | self.legal_offers()

    def legal_answers_to_threat(self, seat: int, combos: set[str]) -> set[str]:
        hand = self.hands[seat]
        if self.threat == "chain":  # PE-AMB-11: a combination only by house rule
            self.note("PE-CHAIN-03", "PE-AMB-11", "PE-AMB-25")
            chain = {f"play {card}" for card in hand if rank(card) in ("a", "2", "joker")}
            if self.option("comboAnswersChain"):
                self.note("PE-AMB-54")
                chain |= combos
            return chain | {"take"}
        if self.threat == "twos":
            self.note("PE-TWO-02")
            return {f"play {card}" for card in hand if rank(card) == "2"} | {"take"}
        self.note("PE-DRAW-01", "PE-AMB-11")
        return combos | {"roll"}

    def plays(self, cards: list[str]) -> set[str]:
        """PE-PLAY-01; PE-BLUFF-01: where one may be challenged any card may be tried."""
        matching = {f"play {card}" for card in cards if self.matches(card)}
        if self.option("mismatch") == "strict":
            return matching
        self.note("PE-BLUFF-01")
        return {f"play {card}" for card in cards}

    def legal_draw(self, seat: int) -> set[str]:
        """PE-AMB-13: one may always pass; not so in the two cases below."""
        able = any(self.matches(card) for card in self.hands[seat]) or self.legal_combos(seat)
        if self.available() == 0:
            self.note("PE-AMB-32", "PE-AMB-51")
            return set() if able else {"draw"}
        if self.option("mustPlayIfAble"):
            self.note("PE-AMB-52")
            return set() if able else {"draw"}
        self.note("PE-AMB-13")
        return {"draw"}

    def legal_offers(self) -> set[str]:
        """PE-TRADE-01, PE-AMB-35: an A, 2 or joker, so many times in a turn."""
        if not self.option("trade"):
            return set()
        if self.trades >= self.number("tradesPerTurn"):
            return set()
        if self.offers >= self.number("offersPerTurn"):
            return set()
        self.note("PE-TRADE-01", "PE-AMB-35")
        hand = self.hands[self.turn]
        return {f"offer {card}" for card in hand if rank(card) in ("a", "2", "joker")}

    def legal_combos(self, seat: int) -> set[str] | None:
        held = tuple(sorted([*self.hands[seat], *self.drawn]))
        found = combinations(held, self.own[seat], ENOUGH_COMBINATIONS)
        if found is None:
            return None
        self.note("PE-COMBO-03")
        if self.drawn:
            self.note("PE-PASS-02")
            found = {cards for cards in found if self.drawn[0] in cards}
        if self.option("comboMustMatch"):
            self.note("PE-AMB-62")
            found = {cards for cards in found if any(self.matches(card) for card in cards)}
        return {combo_text(cards) for cards in found}

    def legal_answers(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if self.asking == "trade":
            return {"accept", "decline"} if self.wanting in hand else {"decline"}
        if self.asking == "halve":
            return {f"away {card}" for card in hand}
        if self.asking == "give":
            gifts = {f"give {card}" for card in hand}
            return gifts | {"enough"} if self.given[seat] else gifts
        return self.legal_reactions(seat)

    def legal_reactions(self, seat: int) -> set[str]:
        """WINDOW."""
        found = {"ok"}
        mine = seat == self.layer
        may = self.option("jumpIn") and (self.option("jumpOnOwn") or not mine)
        if may and self.pile[-1] in self.hands[seat]:
            self.note("PE-UNO-01", "PE-AMB-18")
            if is_joker(self.pile[-1]):
                self.note("PE-AMB-19", "PE-AMB-60")
            found.add("jump")
        if self.option("mismatch") == "challenge" and not mine:
            self.note("PE-AMB-71")
            found.add("challenge")
        return found

    # Moves.

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
        self.hands[seat] += self.drawn
        self.drawn = []
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
                self.note("PE-AMB-65", "PE-AMB-49")
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
            self.note("PE-AMB-36", "PE-AMB-61")
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

    # Drawing and elimination: 4.6, 4.7.

    def draws(self, seat: int, number: int, asked_aside: bool = False) -> bool:
        """Whether the player could draw; else he is out (PE-OUT-01)."""
        if number == 0:
            return True
        if number > self.available():
            self.note("PE-OUT-01", "PE-AMB-33")
            self.eliminate(seat, asked_aside)
            return False
        if seat == self.run_by:
            self.run = 0  # PE-AMB-29
            self.note("PE-AMB-29")
        self.take_cards(seat, number)
        return True

    def take_cards(self, seat: int, number: int) -> None:
        for _ in range(number):
            if not self.pot:  # PE-AMB-55: not earlier
                self.note("PE-POT-01", "PE-POT-02", "PE-AMB-55")
                self.shuffled.update(card for card in self.pile[:-1] if card != UNKNOWN)
                self.pot = [UNKNOWN] * (len(self.pile) - 1)
                self.pile = self.pile[-1:]
            self.hands[seat].append(self.pot.pop())

    def eliminate(self, seat: int, asked_aside: bool) -> None:
        """4.7; PE-AMB-49: who is not the layer or on turn leaves the threat as it is."""
        self.note("PE-OUT-02")
        self.out[seat] = True
        self.shuffled.update(card for card in self.hands[seat] if card != UNKNOWN)
        self.pot += [UNKNOWN] * len(self.hands[seat])
        self.hands[seat] = []
        if not asked_aside:
            self.threat, self.weight = "none", 0
        self.somebody_went = True
        if len(self.within()) == 1:
            self.end("PE-OUT-01", set(self.within()))

    def win(self, seat: int) -> None:
        self.end("PE-END-01", {seat})

    def end(self, rule: str, winners: set[int]) -> None:
        """Nobody faces anything any more."""
        self.asking = ""
        self.ending, self.winners = rule, winners
        self.threat, self.weight = "none", 0

    # The next turn.

    def next_turn(self, seat: int) -> None:
        if self.ending:
            return
        self.asking = ""
        self.phase = "act"
        if self.run_by != seat:
            self.run = 0
        self.turns += 1
        if self.turns > self.number("turnCap") * self.players:
            self.cap()
            return
        self.turn = seat
        self.trades = self.offers = 0
        if self.somebody_went:
            self.somebody_went = False
            self.ask_halves()

    def cap(self) -> None:
        """PE-AMB-39, PE-AMB-56: the fewest cards win."""
        self.note("PE-AMB-39", "PE-AMB-56")
        fewest = min(len(self.hands[seat]) for seat in self.within())
        winners = {seat for seat in self.within() if len(self.hands[seat]) == fewest}
        self.end("PE-AMB-56", winners)

    def ask_halves(self) -> None:
        """PE-OUT-03, PE-AMB-34, PE-AMB-50: who has more than 20 cards puts half of them away."""
        if not self.option("elimHalve"):
            return
        for seat in self.within():
            held = len(self.hands[seat])
            if held > 20:
                self.note("PE-OUT-03", "PE-AMB-34", "PE-AMB-50")
                self.quota[seat] = (held + 1) // 2
        self.ask("halve", sorted(self.quota)) if self.quota else None

    def halves_answered(self) -> None:
        for seat, answer in self.asked.items():
            card = answer.removeprefix("away ")
            self.hands[seat].remove(card)
            self.away[seat].append(card)
            self.note("PE-OUT-04")
        self.quota -= Counter(list(self.asked))
        self.asking = ""
        if self.quota:
            self.ask("halve", sorted(self.quota))

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

    # Questions.

    def ask(self, what: str, seats: list[int]) -> None:
        self.asking = what
        self.asked = dict.fromkeys(seats, "")

    def answered(self) -> None:
        if self.asking == "window":
            self.window_answered()
        elif self.asking == "give":
            self.gifts_answered()
        elif self.asking == "halve":
            self.halves_answered()
        else:
            self.trade_answered()

    # Against the state.

    def read_off(self) -> None:
        """What lies where after a shuffle: read off, and it must be the cards shuffled."""
        state = self.state
        for mine, there in [
            *zip(self.hands, map(named, state.hands), strict=True),
            (self.drawn, named(state.drawn)),
        ]:
            unknown = mine.count(UNKNOWN)
            if unknown:
                fresh = Counter(there) - Counter(mine)
                if fresh.total() != unknown or not fresh <= self.shuffled:
                    raise Difference(f"{mine} is {there}")
                self.shuffled -= fresh
                mine[:] = [card for card in mine if card != UNKNOWN] + list(fresh.elements())
        if UNKNOWN in self.pot:
            fresh = Counter(named(state.pot)) - Counter(self.pot)
            if len(self.pot) != len(state.pot) or fresh != self.shuffled:
                raise Difference(f"the pot is {named(state.pot)}, not {self.pot}")
            self.pot = [
                there if card == UNKNOWN else card
                for card, there in zip(self.pot, named(state.pot), strict=True)
            ]
            self.shuffled.clear()
        if self.shuffled:
            raise Difference(f"{self.shuffled} are nowhere")

    def compare(self, state: State) -> None:
        assert isinstance(state, Pesten)
        mine, theirs = self.table(), self.table_of(state)
        for name, value in mine.items():
            if value != theirs[name]:
                raise Difference(f"{name} is {theirs[name]}; the model has {value}")

    def table(self) -> dict[str, object]:
        """What both have."""
        waiting = sorted(seat for seat, answer in self.asked.items() if not answer)
        to_act = waiting if self.asking else [self.turn]
        busy = bool(self.asking) or bool(self.ending)
        return {
            "ending": self.ending,
            "winners": self.winners,
            "to act": [] if self.ending else to_act,
            "hands": [sorted(hand) for hand in self.hands],
            "drawn": self.drawn,
            "combination": sorted(self.combo),
            "pile": self.pile,
            "pot": self.pot,
            "away": [sorted(cards) for cards in self.away],
            "out": self.out,
            "threat": (self.threat, self.weight),
            "suit": self.suit,
            "direction": self.dir,
            "phase": "" if busy else self.phase,
            "run": None if self.ending else self.run,
            "run by": self.run_by if self.run and not self.ending else None,
            "turns": None if self.ending else self.turns,
            "offers": None if busy else (self.trades, self.offers),
            "own": self.own,
        }

    def table_of(self, state: Pesten) -> dict[str, object]:
        busy = bool(self.asking) or bool(self.ending)
        return {
            "ending": state.ending,
            "winners": set(state.outcome().winners) if state.ending else set(),
            "to act": sorted(state.to_act()),
            "hands": [sorted(named(hand)) for hand in state.hands],
            "drawn": named(state.drawn),
            "combination": sorted(named(state.combo)),
            "pile": named(state.pile),
            "pot": named(state.pot),
            "away": [sorted(named(cards)) for cards in state.away],
            "out": list(state.out),
            "threat": (THREATS[state.threat], state.weight),
            "suit": "cdhs-"[state.suit],
            "direction": 1 if state.clockwise else -1,
            "phase": "" if busy else PHASES[state.phase],
            "run": None if self.ending else state.run,
            "run by": state.run_by if state.run and not self.ending else None,
            "turns": None if self.ending else state.turns,
            "offers": None if busy else (state.trades, state.offers),
            "own": list(state.own),
        }


def combo_text(cards: tuple[str, ...]) -> str:
    return "combo " + " ".join(sorted(cards, key=NAMES.index))


def rules_of(cards: list[str]) -> list[str]:
    """The rules by which these cards are a combination."""
    ranks = [rank(card) for card in cards]
    others = {name for name in ranks if name not in ("a", "joker")}
    found = ["PE-COMBO-01" if len(others) < 2 else "PE-COMBO-02", "PE-COMBO-03"]
    if others & {"j", "q", "k"}:
        found.append("PE-VAL-01")
    if "a" in ranks:
        found += ["PE-ACE-02", "PE-ACE-03", "PE-ACE-04", "PE-VAL-02", "PE-AMB-05"]
    if ranks.count("a") > 2:
        found.append("PE-ACE-05")
    if "a" in ranks and "k" in ranks:
        found += ["PE-ACE-06", "PE-AMB-06"]
    if "joker" in ranks:
        found += ["PE-JOK-01", "PE-JOK-02", "PE-VAL-03", "PE-AMB-07"]
    return [*found, "PE-AMB-04"]
