"""12er Stich and Edden: every round all cards are shuffled anew."""

from tests.fairness.luck import Lines, Luck, Options, Result, Wrong, deal

# 12er Stich.

VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12)
COPIES = (4, 3, 2, 2, 2, 2, 2, 2, 2, 2)
STICH_DECK = [
    colour + str(value)
    for colour in "zr"
    for value, n in zip(VALUES, COPIES, strict=True)
    for _ in range(n)
]


def stich_points(cards: list[str]) -> int:
    special = {"z12": 15, "r12": 20}
    return sum(special.get(card, 5 if int(card[1:]) <= 5 else 10) for card in cards)


def twaalfstich(luck: Luck, players: int, options: Options, lines: Lines) -> Result:
    target = options["target"]
    goal = 100 * (2, 3, 3, 4, 4, 5)[luck.below(6)] if target == "die" else int(str(target))
    goal += options["targetTest"] == "exceed"
    dealer = luck.below(players)
    totals, rounds = [0] * players, 0
    while True:
        row = stich_round(luck, players, options, lines, (dealer + 1) % players)
        totals = [a + b for a, b in zip(totals, row, strict=True)]
        rounds += 1
        best = [seat for seat in range(players) if totals[seat] == max(totals)]
        reached = max(totals) >= goal and (len(best) == 1 or options["tie"] == "shared")
        if reached or rounds >= options.whole("maxRounds"):
            return best, totals
        dealer = (dealer + 1) % players


def stich_round(luck: Luck, players: int, options: Options, lines: Lines, seat: int) -> list[int]:
    """The points of one round, which this seat begins."""
    stock = STICH_DECK.copy()
    luck.shuffle(stock)
    hands = [deal(stock, 6) for _ in range(players)]
    won: list[list[str]] = [[] for _ in range(players)]
    table: list[str] = []
    total, plus, passes, just_won, out = 0, "z", 0, False, -1

    def worth(card: str) -> int:
        return int(card[1:]) if card[0] == plus else -int(card[1:])

    def fits(card: str) -> bool:
        if table:
            return 0 <= total + worth(card) <= 12
        late = options["blackTwelveLead"] == "afterTrick" and not just_won
        return card[0] == plus and not (late and card[1:] == "12")

    while out < 0 and passes < players:
        able = any(fits(card) for card in hands[seat])
        if not able and not stock:
            passes += 1
            seat, just_won = (seat + 1) % players, False
            continue
        card = ""
        if able:
            card = lines.by(seat, "play")[1]
            lines.take(hands[seat], card)
        else:
            lines.by(seat, "draw")
            card = stock.pop()
            if not fits(card) or lines.by(seat, "play", "keep") == ["keep"]:
                hands[seat].append(card)
                seat, just_won = (seat + 1) % players, False
                continue
            lines.same_card(card)
        if not fits(card):
            raise Wrong(f"{lines.here}: with this luck the card does not fit")
        leads, passes = not table, 0
        total += worth(card)
        table.append(card)
        taken = not leads and total in (0, 12)
        if taken:
            won[seat] += table
            table, total, just_won = [], 0, True
        if not hands[seat]:
            out = seat
        elif not taken:
            seat, just_won = (seat + 1) % players, False
        elif options["profRule"]:
            plus = lines.by(seat, "sign")[1]
    penalty = bool(options["handPenalty"])
    return [
        stich_points(won[s]) + 30 * (s == out) - penalty * stich_points(hands[s])
        for s in range(players)
    ]


# Edden.

RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
EDDEN_NAMES = [suit + rank for rank in RANKS for suit in "hcsd"] + ["x"]


def edden_points(cards: list[str]) -> int:
    return sum(-1 if c == "x" else min(RANKS.index(c[1:]) + 1, 10) for c in cards)


class Edden:
    """Totals and who is in go from round to round."""

    def __init__(self, luck: Luck, players: int, options: Options, lines: Lines) -> None:
        self.luck, self.players, self.options, self.lines = luck, players, options, lines
        lines.may_leave = True
        self.totals = [0] * players
        self.small = [False] * players
        self.out = [False] * players
        decks = options["decks"]
        copies = (1 if players <= 4 else 2) if decks == "auto" else int(str(decks))
        jokers = options.whole("jokersPerDeck")
        self.deck = [n for n in EDDEN_NAMES[:-1] for _ in range(copies)] + ["x"] * copies * jokers
        self.winner = -1

    def seats(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.out[seat]]

    def after(self, seat: int) -> int:
        seat = (seat + 1) % self.players
        return self.after(seat) if self.out[seat] else seat

    def follow(self) -> Result:
        dealer = self.luck.below(self.players)
        rounds = 0
        while True:
            rounds += 1
            caller = self.play_round(dealer)
            if len(self.seats()) == 1:
                return self.seats(), self.totals
            leaving = self.score(caller)
            if len(leaving) == len(self.seats()):
                lowest = min(self.totals[seat] for seat in leaving)
                best = [seat for seat in leaving if self.totals[seat] == lowest]
                return best if self.options["allOut"] == "lowest" else [], self.totals
            for seat in leaving:
                self.out[seat] = True
            lowest = min(self.totals[seat] for seat in self.seats())
            if len(self.seats()) == 1 or rounds >= self.options.whole("maxRounds"):
                return [s for s in self.seats() if self.totals[s] == lowest], self.totals
            if self.options["dealer"] != "winner":
                dealer = self.after(dealer)
            else:
                dealer = self.after(self.winner) if self.out[self.winner] else self.winner

    def play_round(self, dealer: int) -> int:
        """Deal and play; who called, or -1. The round's first winner candidate is on turn."""
        self.stock = self.deck.copy()
        self.luck.shuffle(self.stock)
        self.hands = [
            [] if self.out[seat] else deal(self.stock, 4 if self.small[seat] else 5)
            for seat in range(self.players)
        ]
        self.empties = [0] * self.players
        self.group: list[str] = []
        self.laid: list[str] = []
        self.pile: list[str] = []
        self.turn, self.taking = self.after(dealer), False
        left = self.options.whole("turnCapPerPlayer") * len(self.seats())
        while left and len(self.seats()) > 1:
            seat, (verb, *cards) = self.lines.next()
            if verb == "leave":
                self.leave(seat)
                continue
            if seat != self.turn:
                raise Wrong(f"{self.lines.here}: it is seat {self.turn}'s move")
            if self.taking:
                self.take_back(verb, cards)
            else:
                self.lines.among([verb], ("call", "discard", "pass"))
                if verb == "call":
                    return seat
                self.discard(cards)
            if not self.taking:
                self.pass_turn()
                left -= 1
        return -1

    def discard(self, cards: list[str]) -> None:
        hand = self.hands[self.turn]
        for card in cards:
            self.lines.take(hand, card)
        self.laid = sorted(cards, key=EDDEN_NAMES.index)
        if cards and not hand:
            most = self.options.whole("emptyHandMax")
            self.empties[self.turn] = min(self.empties[self.turn] + 1, most)
        if not self.stock and self.pile:
            self.stock, self.pile = self.pile, []
            self.luck.shuffle(self.stock)
        self.taking = bool(self.stock or self.group)

    def take_back(self, verb: str, cards: list[str]) -> None:
        self.lines.among([verb], ("draw", "take"))
        if verb == "take":
            self.lines.take(self.group, cards[0], "group of discards")
            self.hands[self.turn].append(cards[0])
        elif self.stock:
            self.hands[self.turn].append(self.stock.pop())
        else:
            raise Wrong(f"{self.lines.here}: with this luck the stock is empty")
        self.pile += self.group
        self.taking = False

    def pass_turn(self) -> None:
        self.group, self.laid, self.taking = self.laid, [], False
        self.turn = self.after(self.turn)

    def leave(self, seat: int) -> None:
        hand = sorted(self.hands[seat], key=EDDEN_NAMES.index)
        self.luck.shuffle(hand)
        self.stock = hand + self.stock
        self.hands[seat] = []
        self.out[seat] = True
        if seat == self.turn and self.seats():
            if self.laid:
                self.pile += self.group
                self.pass_turn()
            else:
                self.turn, self.taking = self.after(seat), False

    def score(self, caller: int) -> list[int]:
        """Add up the round; who goes out."""
        options, seats = self.options, self.seats()
        points = {seat: edden_points(self.hands[seat]) for seat in seats}
        self.check_call(caller, points)
        order = sorted(seats, key=lambda seat: (seat - self.turn) % self.players)
        self.winner = min(order, key=lambda seat: points[seat])
        before = self.totals.copy()
        for seat in seats:
            lower = sum(points[other] < points[seat] for other in seats)
            score = points[seat]
            if seat == caller:
                score = options.whole("penaltyPerLower") * lower
                score += points[seat] if lower and options["failedCallerAddsHand"] else 0
            self.totals[seat] += score - self.empties[seat]
        for seat in seats if options["ruleBirthYear"] else []:
            year = options.of_seat("birthYears", seat)
            if year and self.totals[seat] == year - 1900:
                self.totals[seat] -= options.of_seat("ages", seat)
        self.swap_at_69(before)
        for seat in seats if options["rule123"] else []:
            self.small[seat] |= self.totals[seat] == 123
        last_in = options.whole("outAbove") - (options["outTest"] == "reach")
        return [seat for seat in seats if self.totals[seat] > last_in]

    def check_call(self, caller: int, points: dict[int, int]) -> None:
        if caller >= 0 and points[caller] >= self.options.whole("callBelow"):
            raise Wrong(f"{self.lines.here}: with this luck the hand has {points[caller]} points")

    def swap_at_69(self, before: list[int]) -> None:
        arrive = self.options["rule69Trigger"] == "arrive"
        seats = self.seats()
        stands = [s for s in seats if self.totals[s] == 69 and not (arrive and before[s] == 69)]
        if not self.options["rule69"] or not stands:
            return
        high, low = (pick(self.totals[seat] for seat in seats) for pick in (max, min))
        for seat in seats:
            self.totals[seat] = {high: low, low: high}.get(self.totals[seat], self.totals[seat])
