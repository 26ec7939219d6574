"""12er Stich read a second time, slowly and from the specification's sentences alone.

Cards are their names here, and luck (the deal, the order of the stock, the first dealer and the
die) is read off the table; everything else is worked out.
"""

import random
from collections import Counter
from typing import TYPE_CHECKING, cast

from tests.lockstep import Difference

from speeltafel.engine.state import State

if TYPE_CHECKING:
    from speeltafel.games.twaalfstich.state import Twaalfstich

COPIES = {1: 4, 2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 12: 2}
PACK = sorted(f"{colour}{v}" for colour in "zr" for v, n in COPIES.items() for _ in range(n))
PHASES = ("turn", "drawn", "sign")


def value(card: str) -> int:
    return int(card[1:])


def points(cards: list[str]) -> int:
    """The table of 12-SCORE-01."""
    total = 0
    for card in cards:
        if card == "z12":
            total += 15
        elif card == "r12":
            total += 20
        else:
            total += 5 if value(card) <= 5 else 10
    return total


class Model:
    """The table, a decision at a time."""

    def __init__(self, state: State) -> None:
        table = cast("Twaalfstich", state)
        self.names = table.setup.notation.names
        self.options = table.setup.options
        self.players = table.players
        self.met: Counter[str] = Counter()
        self.round = table.round
        self.dealer = table.dealer
        self.target = table.target
        self.totals = list(table.totals)
        self.sheet = [list(row) for row in table.sheet]
        self.ending = ""
        self.winners: set[int] = set()
        self.target_is_one_of_four()
        self.read_deal(table)

    # Before the game, and the deal.

    def target_is_one_of_four(self) -> None:
        """12-TARGET-01, 12-END-01: the die times 100, or what the table chose."""
        self.met.update(["12-TARGET-01", "12-END-01"])
        chosen = self.options["target"]
        wanted = [200, 300, 400, 500] if chosen == "die" else [int(str(chosen))]
        require(self.target in wanted, f"the target is {self.target}, not one of {wanted}")

    def read_deal(self, table: "Twaalfstich") -> None:
        """12-DEAL-01, 12-DEAL-02, 12-DEAL-03 and 12-CARD-03: all 46, six each, the rest stock.

        12-TURN-01: the player next to the dealer starts. 12-AMB-16: black adds in every round.
        12-AMB-12: the stock is what the deal left, and is never filled up.
        """
        self.met.update(["12-DEAL-01", "12-DEAL-02", "12-DEAL-03", "12-CARD-03", "12-TURN-01"])
        self.hands = [self.named(hand) for hand in table.hands]
        self.stock = self.named(table.stock)
        every = sorted(self.stock + [card for hand in self.hands for card in hand])
        require(every == PACK, f"the pack that was dealt is {every}")
        sizes = [len(hand) for hand in self.hands]
        require(sizes == [6] * self.players, f"the hands that were dealt have {sizes} cards")
        self.tricks: list[list[str]] = [[] for _ in range(self.players)]
        self.open: list[str] = []
        self.plus = "z"
        self.turn = (self.dealer + 1) % self.players
        self.phase = "turn"
        self.drawn = ""
        self.won_this_turn = False
        self.passes = 0
        self.to_deal = False

    def named(self, cards: list[int]) -> list[str]:
        return [self.names[card] for card in cards]

    # What may be done.

    def sum(self) -> int:
        """12-CARD-01, 12-CARD-02, 12-PROF-01: one colour adds, the other subtracts.

        12-AMB-22: 0 while no card lies open.
        """
        return sum(value(card) if card[0] == self.plus else -value(card) for card in self.open)

    def fits(self, card: str) -> bool:
        """Whether a card may be laid: 12-LEAD-01 on nothing, 12-SUM-02 on a sum."""
        if not self.open:
            return self.may_lead(card)
        add = value(card) if card[0] == self.plus else -value(card)
        self.met["12-SUM-02"] += 1
        if value(card) == 12:
            self.met["12-AMB-15" if card[0] == self.plus else "12-TWELVE-02"] += 1
        return 0 <= self.sum() + add <= 12

    def may_lead(self, card: str) -> bool:
        """12-LEAD-01, 12-AMB-17: the colour that adds; a 12 too (12-AMB-14, 12-AMB-23)."""
        self.met["12-LEAD-01"] += 1
        if self.plus == "r":
            self.met["12-AMB-17"] += 1
        if card[0] != self.plus:
            return False
        if value(card) != 12:
            return True
        self.met["12-AMB-14"] += 1
        if self.options["blackTwelveLead"] == "always":
            return True
        self.met["12-AMB-23"] += 1
        return self.won_this_turn

    def playable(self) -> set[str]:
        return {card for card in self.hands[self.turn] if self.fits(card)}

    def legal(self, seat: int) -> set[str]:
        """12-MUST-01, 12-DRAW-01: who can play must; who cannot draws, and does nothing else."""
        if self.ending or seat != self.turn:
            return set()
        if self.phase == "sign":
            self.met["12-PROF-01"] += 1
            return {"sign z", "sign r"}
        if self.phase == "drawn":
            return self.legal_with_drawn()
        playable = self.playable()
        if playable:
            self.met.update(["12-MUST-01", "12-AMB-01"])
            return {f"play {card}" for card in playable}
        self.met.update(["12-DRAW-01", "12-AMB-03", "12-AMB-29"])
        return {"draw"}

    def legal_with_drawn(self) -> set[str]:
        """12-DRAW-02, 12-AMB-02: a drawn card that fits may be played, or must.

        12-AMB-27: kept as well by who should lead after a trick.
        """
        self.met.update(["12-DRAW-02", "12-AMB-02"])
        if self.won_this_turn:
            self.met["12-AMB-27"] += 1
        kept = {"keep"} if self.options["drawnCard"] == "may" else set()
        return {f"play {self.drawn}"} | kept

    # What is done.

    def follow(self, seat: int, move: str) -> None:
        verb, _, what = move.partition(" ")
        if verb == "play":
            self.play(what)
        elif verb == "draw":
            self.draw()
        elif verb == "keep":
            self.keep()
        else:
            self.choose_sign(what)
        self.pass_who_can_do_nothing()

    def play(self, card: str) -> None:
        """12-SUM-01: the card goes on the open pile; who has no card left ends the round."""
        self.met["12-SUM-01"] += 1
        self.met["12-CARD-01" if card[0] == self.plus else "12-CARD-02"] += 1
        if self.drawn:
            self.drawn = ""
            self.phase = "turn"
        else:
            self.hands[self.turn].remove(card)
        self.open.append(card)
        self.passes = 0
        trick = self.is_trick()
        if trick:
            self.take_trick()
        if not self.hands[self.turn]:
            self.last_card(trick)
        elif trick:
            self.lead_again()
        else:
            self.next_turn()

    def is_trick(self) -> bool:
        """12-TRICK-01; 12-TWELVE-01 and 12-AMB-13: a 12 that is led takes nothing."""
        if len(self.open) == 1:
            if value(self.open[0]) == 12:
                self.met.update(["12-TWELVE-01", "12-AMB-13"])
            return False
        return self.sum() in (0, 12)

    def take_trick(self) -> None:
        """12-TRICK-01: all open cards go to the pile of who made 12 or 0."""
        self.met.update(["12-TRICK-01", "12-AMB-22"])
        if self.open[-1][1:] == "12":
            self.met["12-TWELVE-02"] += 1
        self.tricks[self.turn] += self.open
        self.open = []

    def lead_again(self) -> None:
        """12-TRICK-02: the winner leads in the same turn; 12-PROF-01: and chooses before."""
        self.met["12-TRICK-02"] += 1
        self.won_this_turn = True
        if self.options["profRule"]:
            self.phase = "sign"
        else:
            self.note_who_cannot_lead()

    def note_who_cannot_lead(self) -> None:
        """12-AMB-04, 12-AMB-21: who cannot lead after a trick draws, or passes, like anybody."""
        if not self.playable():
            self.met.update(["12-AMB-04", "12-AMB-21"])

    def choose_sign(self, colour: str) -> None:
        """12-PROF-01, 12-AMB-16: the colour adds until a winner chooses otherwise."""
        self.met["12-AMB-16"] += 1
        self.plus = colour
        self.phase = "turn"
        self.note_who_cannot_lead()

    def draw(self) -> None:
        """12-DRAW-01; 12-PASS-01 and 12-AMB-29: what does not fit stays in hand by itself."""
        card = self.stock.pop()
        self.passes = 0
        if self.fits(card):
            self.drawn = card
            self.phase = "drawn"
            return
        self.met["12-PASS-01"] += 1
        self.hands[self.turn].append(card)
        self.next_turn()

    def keep(self) -> None:
        """12-AMB-02, 12-AMB-27: a card that fits is kept, and the next player is on turn."""
        self.hands[self.turn].append(self.drawn)
        self.drawn = ""
        self.phase = "turn"
        self.next_turn()

    def next_turn(self) -> None:
        """12-TURN-01: clockwise."""
        self.met["12-TURN-01"] += 1
        self.turn = (self.turn + 1) % self.players
        self.won_this_turn = False

    def pass_who_can_do_nothing(self) -> None:
        """12-AMB-29: with an empty stock who cannot play passes by himself.

        12-REND-02, 12-AMB-11: a full circle of that is the end of the round.
        """
        while not (self.to_deal or self.ending or self.phase != "turn" or self.stock):
            if self.playable():
                return
            self.met["12-AMB-12"] += 1
            self.passes += 1
            if self.passes == self.players:
                self.met.update(["12-REND-02", "12-REND-03", "12-AMB-11", "12-AMB-26"])
                self.count(bonus_for=None)
                return
            self.next_turn()

    # The end of a round, and of the game.

    def last_card(self, trick: bool) -> None:
        """12-REND-01, 12-SCORE-02: the round ends at once, 30 for who played the last card."""
        self.met.update(["12-REND-01", "12-REND-04", "12-SCORE-02"])
        if trick:  # nothing is chosen any more
            self.met.update(["12-AMB-07"] + ["12-AMB-28"] * bool(self.options["profRule"]))
        else:
            self.met["12-AMB-06" if len(self.open) > 1 else "12-AMB-05"] += 1
        self.count(bonus_for=self.turn)

    def count(self, bonus_for: int | None) -> None:
        """12-SCORE-01, 12-SCORE-02, 12-SCORE-03; 12-VAR-01 and 12-AMB-18: hands against one."""
        self.met.update(["12-SCORE-01", "12-SCORE-03"])
        row = []
        for seat in range(self.players):
            gained = points(self.tricks[seat])
            if seat == bonus_for:
                gained += 30
            if self.options["handPenalty"]:
                self.met.update(["12-VAR-01", "12-AMB-18"])
                gained -= points(self.hands[seat])
            row.append(gained)
            self.totals[seat] += gained
        self.sheet.append(row)
        self.end_game_or_deal()

    def end_game_or_deal(self) -> None:
        """12-END-02, 12-END-03, 12-AMB-08, 12-AMB-19: totals after counting, held to the target.

        12-AMB-09, 12-AMB-24: a shared top wins together, or everybody plays on.
        12-AMB-25: the cap. 12-AMB-10: the next player clockwise deals.
        """
        over = self.options["targetTest"] == "exceed"
        self.met.update(["12-AMB-08"] + ["12-AMB-19"] * bool(self.options["handPenalty"]))
        arrived = [t for t in self.totals if t > self.target or (t == self.target and not over)]
        top = max(self.totals)
        shared = self.totals.count(top) > 1
        if arrived and shared and self.options["tie"] == "extraRound":
            self.met["12-AMB-24"] += 1
            arrived = []
        if arrived:
            alone = "12-END-02" if len(arrived) == 1 else "12-END-03"
            self.end("12-AMB-09" if shared else alone)
        elif self.round == self.options["maxRounds"]:
            self.end("12-AMB-25")
        else:
            self.met["12-AMB-10"] += 1
            self.dealer = (self.dealer + 1) % self.players
            self.round += 1
            self.to_deal = True

    def end(self, rule: str) -> None:
        """12-GOAL-01: the highest total wins, and who shares it wins too."""
        self.met.update([rule, "12-GOAL-01"])
        self.ending = rule
        top = max(self.totals)
        self.winners = {seat for seat in range(self.players) if self.totals[seat] == top}

    # Held against the rules.

    def compare(self, state: State) -> None:
        table = cast("Twaalfstich", state)
        same("the end", self.ending, table.ending)
        same("the totals", self.totals, table.totals)
        same("the sheet", self.sheet, table.sheet)
        same("the round", self.round, table.round)
        same("the target", self.target, table.target)
        if self.ending:
            outcome = table.outcome()
            same("the winners", self.winners, set(outcome.winners))
            same("the scores", self.totals, list(outcome.scores))
            return
        same("the dealer", self.dealer, table.dealer)
        if self.to_deal:
            self.read_deal(table)
        same("the turn", self.turn, table.turn)
        same("who acts", (self.turn,), table.to_act())
        same("the phase", self.phase, PHASES[table.phase])
        same("the sum", self.sum(), table.sum)
        same("the colour that adds", self.plus, "zr"[table.plus])
        same("the passes in a row", self.passes, table.passes)
        same("the open pile", self.open, self.named(table.open))
        same("the drawn card", [self.drawn] if self.drawn else [], self.named(table.drawn))
        same("the stock", self.stock, self.named(table.stock))
        for seat in range(self.players):
            same(f"hand {seat}", sorted(self.hands[seat]), sorted(self.named(table.hands[seat])))
            same(f"tricks {seat}", self.tricks[seat], self.named(table.tricks[seat]))


def require(holds: bool, sentence: str) -> None:
    if not holds:
        raise Difference(sentence)


def same(what: str, wanted: object, found: object) -> None:
    if wanted != found:
        raise Difference(f"{what}: the model has {wanted}, the rules have {found}")


def arrange(state: State, rng: random.Random) -> None:
    """Every other match begins with totals close to the target, some of them equal."""
    table = cast("Twaalfstich", state)
    if rng.random() < 0.5:
        total = table.target - 5 * rng.randrange(1, 20)
        table.totals = [total - 5 * rng.choice((0, 0, 1, 5)) for _ in table.totals]
