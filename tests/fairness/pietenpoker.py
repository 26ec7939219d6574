"""Pietenpoker without its expansions Actiepiet and Pietje Precies."""

from collections import Counter

from tests.fairness.luck import Lines, Luck, Options, Result, Wrong

PLAIN = [colour + str(number) for colour in "pbgo" for number in range(1, 7)]
NAMES = [name + icons for icons in ("", "-s", "-m", "-sm") for name in PLAIN]
POOL_COPIES = {"1": 4, "2": 4, "3": 3, "4": 2, "5": 2, "6": 1}
CANONICAL_COPIES = {"p": (3, 3, 3, 1, 2, 1), "g": (3, 3, 2, 2, 1, 1)}
CANONICAL_COPIES |= {"b": CANONICAL_COPIES["p"], "o": CANONICAL_COPIES["g"]}
POOL = [name for name in PLAIN for _ in range(POOL_COPIES[name[1]])]
CANONICAL = [name for name in PLAIN for _ in range(CANONICAL_COPIES[name[0]][int(name[1]) - 1])]
IN, STOPPED, ALL_IN, OVER = range(4)


def number(card: str) -> int:
    return int(card[1])


def total(cards: list[str]) -> int:
    return sum(map(number, cards))


def combination(cards: list[str]) -> tuple[int, int, int]:
    """The best of one number or one colour: size, numbers before colours, strength."""
    numbers = Counter(map(number, cards))
    colours = Counter(card[0] for card in cards)
    found = [(size, 1, n) for n, size in numbers.items()]
    for colour, size in colours.items():
        found.append((size, 0, total([card for card in cards if card[0] == colour])))
    return max(found, default=(0, 0, 0))


class Pietenpoker:
    """The table; lists of cards keep the order in which cards came to them."""

    def __init__(self, luck: Luck, players: int, options: Options, lines: Lines) -> None:
        self.luck, self.players, self.options, self.lines = luck, players, options, lines
        options.only("precies", False)
        options.only("actiepiet", [0] * 17)
        self.base = options.whole("base")
        presents, given = options["presents"], options["given"]
        assert isinstance(presents, list)
        assert isinstance(given, list)
        self.given = (given + [0] * len(presents))[: len(presents)]
        self.money = bool(options["biedregel"])
        self.stock = self.make_deck()
        self.sint = luck.below(players)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.scored: list[list[str]] = [[] for _ in range(players)]

    def make_deck(self) -> list[str]:
        options = self.options
        auto = 1 if self.players <= 5 else 2
        sets = auto if options["sets"] == "auto" else options.whole("sets")
        deck: list[str] = []
        for _ in range(sets):
            cards = (CANONICAL if options["deck"] == "canonical50" else POOL).copy()
            while options["deck"] == "random50" and len(cards) > 50:
                del cards[self.luck.below(len(cards))]
            deck += cards
        if options["surprise"] == "icon":
            self.print_icon(deck, "s", (len(deck) + 4) // 5)
        if self.money:
            self.print_icon(deck, "m", (len(deck) + 3) // 4)
        return sorted(deck, key=NAMES.index)

    def print_icon(self, deck: list[str], icon: str, some: int) -> None:
        places = [*range(len(deck))]
        self.luck.shuffle(places)
        for place in places[:some]:
            deck[place] += icon if "-" in deck[place] else "-" + icon

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
            self.stock += sorted(cards, key=NAMES.index)

    def around(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def play_round(self) -> None:
        players = self.players
        self.bids: list[list[str]] = [[] for _ in range(players)]
        self.room: list[str] = []
        self.status = [IN] * players
        self.highest, self.limit, self.revealed = 0, 0, 0
        self.spent: list[tuple[int, str]] = []
        big = -1
        if self.options["wieKent"]:
            big = "abcdefghi".index(self.lines.by(self.sint, "pick")[1])
        self.deal()
        if self.options["handregel"]:
            self.limit = int(self.lines.by(self.sint, "limit")[1])
        if big >= 0:
            self.bid(self.sint, "blind")
            self.bid(big, "double")
        winner = self.bidding()
        self.close(winner)

    def deal(self) -> None:
        self.luck.shuffle(self.stock)
        for seat in self.around(self.sint):
            for _ in range(self.taken_back(seat)):
                self.hands[seat].append(self.any_scored(seat))
        for seat in self.around(self.sint):
            while len(self.hands[seat]) < 2 * self.base:
                self.hands[seat].append(self.stock.pop())

    def any_scored(self, seat: int) -> str:
        return self.scored[seat].pop(self.luck.below(len(self.scored[seat])))

    def contenders(self) -> list[int]:
        good = (IN, ALL_IN) if self.options["allIn"] == "showdown" else (IN,)
        return [seat for seat in range(self.players) if self.status[seat] in good]

    def bidding(self) -> int:
        """Reveal cards and bid until one is left or all is revealed: who wins, or -1."""
        while self.revealed < self.base and self.stock:
            self.room.append(self.stock.pop())
            self.revealed += 1
            self.asked: set[int] = set()
            seat = self.sint
            while IN in (self.status[s] for s in self.around(seat) if s not in self.asked):
                if self.status[seat] == IN and seat not in self.asked:
                    self.bid(seat, "bid")
                    self.asked.add(seat)
                    if len(self.contenders()) == 1:
                        return self.contenders()[0]
                seat = (seat + 1) % self.players
        return self.showdown()

    def showdown(self) -> int:
        values = {s: combination(self.hands[s] + self.room) for s in self.contenders()}
        tied = [seat for seat in values if values[seat] == max(values.values())]
        if len(tied) > 1 and self.options["remise"]:
            most = max(total(self.bids[seat]) for seat in tied)
            tied = [seat for seat in tied if total(self.bids[seat]) == most]
        return tied[0] if len(tied) == 1 else -1

    # A bid.

    def bid(self, seat: int, kind: str) -> None:
        """One player's turn: cards, and then going along or stopping."""
        verbs = {"blind": ("blind",), "double": ("lay", "go", "pass")}
        fresh: list[str] = []
        idle: list[str] = []
        while True:
            verb, *cards = self.lines.by(seat, *verbs.get(kind, ("lay", "back", "go", "stop")))
            if verb in ("lay", "blind"):
                idle += self.spent_copy(seat, cards[0])
                self.lines.take(self.hands[seat], cards[0])
                self.bids[seat].append(cards[0])
                fresh.append(cards[0])
            elif verb == "back":
                self.lines.take(self.bids[seat], cards[0], "bid")
                self.hands[seat].append(cards[0])
                self.spent.append((seat, cards[0]))
            if verb in ("go", "blind"):
                self.settle(seat, kind, fresh, idle)
            if verb == "stop":
                self.stop(seat)
            if verb in ("go", "blind", "stop", "pass"):
                return

    def spent_copy(self, seat: int, card: str) -> list[str]:
        """A card that was taken back in this round does nothing when it is laid again."""
        if self.spent.count((seat, card)) < max(self.hands[seat].count(card), 1):
            return []
        self.spent.remove((seat, card))
        return [card]

    def stop(self, seat: int) -> None:
        first = STOPPED not in self.status
        self.status[seat] = STOPPED
        if first and self.options["firstStopSint"]:
            self.sint = seat

    def settle(self, seat: int, kind: str, fresh: list[str], idle: list[str]) -> None:
        if kind == "bid" and total(self.bids[seat]) < self.highest and not self.limit:
            raise Wrong(f"{self.lines.here}: with this luck that bid is too low")
        if self.money:
            self.spend(seat, fresh, idle)
        if kind == "bid":
            if fresh and not self.hands[seat]:
                self.status[seat] = ALL_IN
            elif self.overestimates(seat):
                self.status[seat] = OVER
        worths = [total(self.bids[s]) for s in range(self.players) if self.status[s] == IN]
        self.highest = max(self.highest, *worths, 0)

    def overestimates(self, seat: int) -> bool:
        worth = total(self.bids[seat])
        if not self.options["overschatting"] or self.limit or worth <= self.highest:
            return False
        more = self.revealed < self.base and bool(self.stock)
        for other in self.contenders():
            asked = self.status[other] == IN and (more or other not in self.asked)
            follows = total(self.bids[other]) + total(self.hands[other]) >= worth
            if other != seat and (not asked or follows):
                return False
        return True

    # Money cards.

    def spend(self, seat: int, fresh: list[str], idle: list[str]) -> None:
        pending = fresh.copy()
        for card in idle:
            pending.remove(card)
        pending = [card for card in pending if "m" in card[2:]]
        while pending:
            card = pending[0]
            if len(set(pending)) > 1:
                card = self.lines.by(seat, "first")[1]
            self.lines.take(pending, card, "bid")
            ways = ["bid"] if self.scored[seat] else []
            ways += ["hand"] if self.may_draw() else []
            if len(ways) > 1:
                ways = [self.lines.by(seat, "more")[1]]
            if ways == ["hand"]:
                self.more_hand(seat)
            elif ways:
                self.more_bid(seat)

    def may_draw(self) -> bool:
        return len(self.stock) > (1 if self.revealed == 0 else 0)

    def more_hand(self, seat: int) -> None:
        for other in self.around(seat):
            if self.status[other] == IN and self.may_draw():
                self.hands[other].append(self.stock.pop())

    def more_bid(self, seat: int) -> None:
        others = [s for s in self.around(seat)[1:] if self.status[s] == IN and self.scored[s]]
        self.bids[seat].append(self.any_scored(seat))
        for other in others:
            if self.lines.by(other, "add", "skip") == ["add"]:
                self.bids[other].append(self.any_scored(other))

    # The end of a round.

    def close(self, winner: int) -> None:
        options, contenders = self.options, self.contenders()
        alone = len(contenders) == 1
        spared = alone and bool(options["soleKeepsHand"])
        keeps_all = bool(options["handregel"]) and options["handregelKeep"] == "all"
        thrown = {s for s in contenders if not keeps_all and not spared}
        if options["handregel"]:
            asked = [
                seat
                for seat in range(self.players)
                if self.hands[seat]
                and (self.status[seat] in (STOPPED, OVER) or keeps_all or spared)
            ]
            answers = self.lines.answers(asked, "keep", "throw")
            thrown |= {seat for seat in asked if answers[seat] == ["throw"]}
        for seat in sorted(thrown):
            self.lose(self.hands[seat])
            self.hands[seat] = []
        for seat in range(self.players):
            if winner < 0 and options["recycle"] != "none":
                self.stock += self.bids[seat]
            elif winner >= 0:
                self.scored[winner] += self.bids[seat]
        if winner >= 0 and options["openScores"]:
            self.scored[winner].sort(key=NAMES.index)
        if options["recycle"] == "all":
            self.stock += self.room
        if winner >= 0:
            self.sint = self.sint if options["firstStopSint"] else winner
            icon = any("s" in card[2:] for bid in self.bids for card in bid)
            if options["surprise"] == "round" or (options["surprise"] == "icon" and icon):
                self.choose_present(winner)

    def choose_present(self, seat: int) -> None:
        if not self.given:
            self.lines.by(seat, "done")
        elif 0 in self.given:
            present = int(self.lines.by(seat, "choose")[1])
            self.given[present - 1] = seat + 1
