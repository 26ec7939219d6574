"""Pietenpoker: its rounds, from the deal to who gets the cards."""

from tests.fairness.luck import Result
from tests.fairness.pieten_bids import SEATS, Bids
from tests.fairness.pieten_cards import (
    KIND,
    NAMES,
    Value,
    combination,
    combination_of_all,
    four_equal,
    has_icon,
    ordered,
    total,
)
from tests.fairness.pieten_round import IN, ONWARDS, OVER, STOPPED, TO_SCORING, Round


class Pietenpoker(Bids):
    """Rounds and scoring."""

    # Rounds.

    def follow(self) -> Result:
        rounds = 0
        while True:
            self.discard_down()
            rounds += 1
            if rounds > self.options.whole("roundCap") or len(self.stock) < self.cards_needed():
                break
            self.play_round()
        scores = [total(pile) for pile in self.scored]
        winners = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        if self.options["surprise"] == "game":
            for seat in winners:
                self.choose_present(seat)
        return winners, scores

    def discard_down(self) -> None:
        while crowded := [s for s in range(self.players) if len(self.hands[s]) > 2 * self.base]:
            answers = self.lines.answers(crowded, "discard")
            for seat in crowded:
                self.lines.take(self.hands[seat], answers[seat][1])
                self.lose([answers[seat][1]])

    def taken_back(self, seat: int) -> int:
        missing = 2 * self.base - len(self.hands[seat])
        return min(self.base, len(self.scored[seat]), missing)

    def cards_needed(self) -> int:
        held = sum(len(self.hands[s]) + self.taken_back(s) for s in range(self.players))
        return self.base + 2 * self.base * self.players - held

    def lose(self, cards: list[str]) -> None:
        if self.options["recycle"] != "none":
            self.stock += cards

    def play_round(self) -> None:
        now = self.now = Round(self.players)
        if self.options["wieKent"]:
            now.big = SEATS.index(self.lines.by(self.sint, "pick")[1])
        self.deal()
        if self.options["handregel"]:
            now.limit = int(self.lines.by(self.sint, "limit")[1])
        if now.big >= 0:
            big = now.big
            self.bid(self.sint, "blind")
            self.bid(big, "double")
        self.close(self.bidding())

    def deal(self) -> None:
        self.luck.shuffle(self.stock)
        for seat in self.around(self.sint):
            for _ in range(self.taken_back(seat)):
                self.hands[seat].append(self.any_scored(seat))
        for seat in self.around(self.sint):
            while len(self.hands[seat]) < 2 * self.base:
                self.hands[seat].append(self.stock.pop())

    def bidding(self) -> int:
        """Reveal cards and bid until one is left or all is revealed: who wins, or -1."""
        now = self.now
        leap = ONWARDS
        while now.revealed < self.base and self.stock and leap != TO_SCORING:
            now.room.append(self.stock.pop())
            now.revealed += 1
            now.asked = set()
            seat, leap = self.first_in(self.sint), ONWARDS
            while seat >= 0:
                leap = self.bid(seat, "bid")
                if len(self.contenders()) == 1:
                    return self.contenders()[0]
                now.asked.add(seat)
                seat = -1 if leap else self.next_in(seat)
        return self.showdown()

    def first_in(self, seat: int) -> int:
        """The first who is still in, from this seat in the direction of play; or -1."""
        for _ in range(self.players):
            if self.now.status[seat] == IN:
                return seat
            seat = self.after(seat)
        return -1

    def next_in(self, seat: int) -> int:
        """Who is asked next: everybody once, with Pietje Competitief until bids are equal."""
        now, order = self.now, []
        for _ in range(self.players):
            seat = self.after(seat)
            order.append(seat)
        waiting = [s for s in order if now.status[s] == IN and s not in now.asked]
        lower = [s for s in order if now.status[s] == IN and self.may_raise(s)]
        return (waiting or (lower if now.competitief else []) or [-1])[0]

    def may_raise(self, seat: int) -> bool:
        """Below the highest bid, and not for good: at the limit only an exchange helps."""
        now, cards = self.now, len(self.hands[seat])
        if self.worth(seat) >= now.highest:
            return False
        at_limit = now.limit and cards <= now.limit
        return not at_limit or (not now.poker and self.reaches(seat, now.highest, cards))

    # Scoring.

    def showdown(self) -> int:
        now = self.now
        now.poker = False
        crossed = self.cross_out() if self.options["precies"] else {}
        values = {s: self.value(s, crossed.get(s, [])) for s in self.contenders()}
        best = max(values.values())
        tied = [seat for seat in values if values[seat] == best]
        if len(tied) > 1 and self.options["remise"]:
            most = max(map(self.worth, tied))
            highest = [seat for seat in tied if self.worth(seat) == most]
            tied = highest if len(highest) == 1 else tied
        if len(tied) > 1:
            tied = [s for s in values if now.status[s] == IN and self.count_in_bid(s, "profiteer")]
        return tied[0] if len(tied) == 1 else -1

    def count_in_bid(self, seat: int, kind: str) -> int:
        found = [card for card in self.now.bids[seat] if KIND[card] == kind]
        return 0 if self.now.celebri else len(found)

    def cross_out(self) -> dict[int, list[str]]:
        """Pietje Precies: cards that do not count for a player."""
        now = self.now
        due: dict[int, int] = {}
        for seat in [] if now.celebri else self.contenders():
            cards = len(self.hands[seat]) + len(now.room)
            due[seat] = min(self.count_in_bid(seat, "precies") + len(now.down[seat]), cards)
        crossed: dict[int, list[str]] = {seat: [] for seat in due}
        while due := {seat: n for seat, n in due.items() if n}:
            for seat, (_, *chosen) in self.lines.answers(due, "cross").items():
                due[seat] = due[seat] - 1 if chosen else 0
                crossed[seat] += chosen
        return crossed

    def value(self, seat: int, crossed: list[str]) -> Value:
        now = self.now
        room, hand = now.room.copy(), self.hands[seat].copy()
        for card in crossed:
            self.lines.take(room if card in room else hand, card)
        wild = self.actions and self.options["acteer"] != "bid" and not now.celebri
        wilds = [card for card in hand if wild and KIND[card] == "acteer"]
        cards = [card for card in hand if card not in wilds] + room
        four = four_equal(cards, len(wilds)) if now.chihuahua else 0
        if four:
            return 1000, 0, four
        way = combination_of_all if self.options["precies"] else combination
        return way(cards, len(wilds), now.only != "kleur", now.only != "reken")

    # The end of a round.

    def close(self, winner: int) -> None:
        options, now = self.options, self.now
        for seat in self.losers():
            self.lose(ordered(self.hands[seat]))
            self.hands[seat] = []
        for seat in range(self.players):
            if winner >= 0:
                self.scored[winner] += now.bids[seat] + now.down[seat]
            else:
                self.lose(now.bids[seat] + now.down[seat])
        if winner >= 0 and options["openScores"]:
            self.scored[winner].sort(key=NAMES.index)
        if options["recycle"] == "all":
            self.stock += now.room
        if winner >= 0:
            self.sint = self.sint if options["firstStopSint"] else winner
            icon = any(has_icon(card, "s") for bid in now.bids for card in bid)
            if options["surprise"] == "round" or (options["surprise"] == "icon" and icon):
                self.choose_present(winner)

    def losers(self) -> list[int]:
        """Those whose hand goes back, in the order of the seats."""
        options, contenders = self.options, self.contenders()
        spared = len(contenders) == 1 and bool(options["soleKeepsHand"])
        keeps_all = bool(options["handregel"]) and options["handregelKeep"] == "all"
        thrown = {seat for seat in contenders if not keeps_all and not spared}
        if options["handregel"]:
            free = [s in (STOPPED, OVER) or keeps_all or spared for s in self.now.status]
            asked = [seat for seat in range(self.players) if self.hands[seat] and free[seat]]
            answers = self.lines.answers(asked, "keep", "throw")
            thrown |= {seat for seat in asked if answers[seat] == ["throw"]}
        return sorted(thrown)

    def choose_present(self, seat: int) -> None:
        if not self.given:
            self.lines.by(seat, "done")
        elif 0 in self.given:
            present = int(self.lines.by(seat, "choose")[1])
            self.given[present - 1] = seat + 1
