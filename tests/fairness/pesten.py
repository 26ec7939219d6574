"""Pesten with combinations: one deal, and a pot that is renewed from the pile."""

from tests.fairness.luck import Lines, Luck, Options, Over, Result, Wrong, deal

RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")
NAMES = [suit + rank for rank in RANKS for suit in "cdhs"] + ["xr", "xb"]
CHAIN, TWOS, COMBO = "chain", "twos", "combo"


def rank(card: str) -> str:
    return "x" if card[0] == "x" else card[1:]


def value(name: str) -> int:
    return min(RANKS.index(name) + 1, 11)


def matches(card: str, top: str, suit: str) -> bool:
    return rank(card) in ("a", "x", rank(top)) or card[0] == suit or top[0] == "x"


def streets(line: set[str], joker: bool) -> list[int]:
    """What ranks of one suit add up to as a street, a joker being one of its cards."""
    length = len(line) + joker
    found = []
    for start in range(13 if 2 + joker <= length <= 13 else 0):
        ranks = [RANKS[(start + step) % 13] for step in range(length)]
        if line <= set(ranks):
            found.append(sum(map(value, ranks)) + (11 if ranks[-1] == "a" else 0))
    return found


def totals(cards: list[str]) -> set[int]:
    """What these cards can add up to as a combination."""
    aces = [card for card in cards if rank(card) == "a"]
    others = [card for card in cards if rank(card) not in ("a", "x")]
    jokers = len(cards) - len(aces) - len(others)
    ranks, suits = {rank(card) for card in others}, {card[0] for card in others}
    cores: list[tuple[int, int]] = []  # a total, and the aces that come on top of it
    if len(cards) < 3 or jokers > 1:
        return set()
    if not others:
        cores = [(0, len(cards))] if len(set(aces)) >= 2 else []
    elif len(ranks) == 1 and len(suits) == len(others) >= 2 and len(others) + jokers <= 4:
        cores = [(value(rank(others[0])) * (len(others) + jokers), len(aces))]
    if others and len(suits) == 1 and len(ranks) == len(others):
        own = others[0][0] + "a" in aces
        if not (own and not jokers and ranks in ({"2", "3"}, {"q", "k"})):
            cores += [(total, len(aces)) for total in streets(ranks, bool(jokers))]
        if own:
            cores += [(total, len(aces) - 1) for total in streets(ranks | {"a"}, bool(jokers))]
    return {total + n + 11 * high for total, n in cores for high in range(n + 1)}


class Pesten:
    """The table; a seat's turn returns the seat whose turn comes next."""

    def __init__(self, luck: Luck, players: int, options: Options, lines: Lines) -> None:
        self.luck, self.players, self.options, self.lines = luck, players, options, lines
        auto = 2 if players <= 5 else 3
        decks = auto if options["decks"] == "auto" else options.whole("decks")
        jokers = options.whole("jokersPerDeck")
        copies = [decks] * 52 + [decks * ((jokers + 1) // 2), decks * (jokers // 2)]
        self.deck = [card for card, n in zip(NAMES, copies, strict=True) for _ in range(n)]
        self.jumps = bool(options["jumpIn"]) and max(copies) > 1
        self.bluffs = options["mismatch"] == "challenge"
        self.pest = ("x", "a", "7", "8", "j", "k") if options["finishPest"] == "draw2" else ()
        self.left = [*range(players)]
        self.threat, self.weight, self.suit, self.suit_before = "", 0, "", ""
        self.step, self.jumped, self.halving = 1, False, False
        self.run_by, self.run, self.run_paid = 0, 0, False

    def follow(self) -> Result:
        try:
            seat = self.prepare()
            turns = self.options.whole("turnCap") * self.players
            for _ in range(turns):
                if seat != self.run_by:
                    self.break_run(seat)
                if self.halving:
                    self.halve()
                seat = self.turn(seat)
            fewest = min(len(self.hands[s]) for s in self.left)
            winners = [s for s in self.left if len(self.hands[s]) == fewest]
        except Over as over:
            winners = over.winners
        sizes = [
            len(self.hands[s]) if s in self.left else len(self.deck) for s in range(self.players)
        ]
        return winners, sizes

    def prepare(self) -> int:
        span = self.options["ownNumberRange"]
        assert isinstance(span, list)
        self.own = [span[0] + self.luck.below(span[1] - span[0] + 1) for _ in range(self.players)]
        self.pot = self.deck.copy()
        self.luck.shuffle(self.pot)
        self.hands = [deal(self.pot, self.options.whole("handSize")) for _ in range(self.players)]
        at = max(i for i, card in enumerate(self.pot) if card[0] != "x")
        jokers_on_top = at < len(self.pot) - 1
        self.pile = [self.pot.pop(at)]
        if jokers_on_top:
            self.luck.shuffle(self.pot)
        return self.luck.below(self.players)

    # Who is next, and what is drawn.

    def after(self, seat: int) -> int:
        seat = (seat + self.step) % self.players
        return seat if seat in self.left else self.after(seat)

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + n) % self.players for n in range(self.players)]

    def available(self) -> int:
        return len(self.pot) + len(self.pile) - 1

    def top_of_pot(self) -> str:
        if not self.pot:
            self.pot, self.pile = self.pile[:-1], self.pile[-1:]
            self.luck.shuffle(self.pot)
        return self.pot.pop()

    def draw(self, seat: int, number: int) -> None:
        self.hands[seat] += [self.top_of_pot() for _ in range(number)]
        if seat == self.run_by:
            self.run, self.run_paid = 0, False

    def pays(self, seat: int, number: int) -> bool:
        """Draw so many, or go out."""
        if number > self.available():
            self.eliminate(seat)
            return False
        self.draw(seat, number)
        return True

    def eliminate(self, seat: int) -> None:
        cards = sorted(self.hands[seat], key=NAMES.index)
        self.luck.shuffle(cards)
        self.pot += cards
        self.hands[seat] = []
        self.left.remove(seat)
        if len(self.left) == 1:
            raise Over(self.left)
        self.halving = bool(self.options["elimHalve"])

    def drop_out(self, seat: int) -> int:
        self.threat, self.weight = "", 0
        return self.after(seat)

    def halve(self) -> None:
        self.halving = False
        quota = {s: (len(h) + 1) // 2 for s, h in enumerate(self.hands) if len(h) > 20}
        while quota:
            for seat, (_, card) in self.lines.answers(quota, "away").items():
                self.lines.take(self.hands[seat], card)
                quota[seat] -= 1
            quota = {seat: n for seat, n in quota.items() if n}

    # A turn.

    def turn(self, seat: int) -> int:
        drawn: list[str] = []
        giving = ""
        verbs = ("play", "combo", "begin", "withdraw", "draw", "end", "take", "roll", "offer")
        while True:
            verb, *cards = self.lines.by(seat, *verbs, "want", "to")
            if verb == "play":
                self.lines.take(drawn or self.hands[seat], cards[0])
                return self.lay(seat, cards[0], jump=False)
            if verb == "combo":
                self.hands[seat] += drawn
                return self.combine(seat, sorted(cards, key=NAMES.index))
            if verb == "draw":
                if not self.available():
                    self.eliminate(seat)
                    return self.drop_out(seat)
                drawn = [self.top_of_pot()]
                self.break_run(seat)
            elif verb == "end":
                self.hands[seat] += drawn
                return self.after(seat)
            elif verb in ("take", "roll"):
                number = self.due(verb)
                self.threat, self.weight = "", 0
                if not self.pays(seat, number):
                    return self.drop_out(seat)
                if not self.options["playAfterPenalty"]:
                    return self.after(seat)
            elif verb == "offer":
                giving = cards[0]
            elif verb == "want":
                wanted = cards[0]
                if len(self.left) == 2:
                    self.trade(seat, giving, wanted, "all")
            elif verb == "to":
                self.trade(seat, giving, wanted, cards[0])

    def due(self, verb: str) -> int:
        """How many cards are drawn for the threat."""
        if verb == "roll":
            return sum(self.luck.below(6) + 1 for _ in range(self.weight))
        return (3 if self.threat == CHAIN else 2) * self.weight

    def trade(self, seat: int, giving: str, wanted: str, to: str) -> None:
        asked = [s for s in self.left if s != seat] if to == "all" else ["abcdefgh".index(to)]
        answers = self.lines.answers(asked, "accept", "decline")
        for other in self.clockwise(seat):
            if answers.get(other) == ["accept"]:
                self.lines.take(self.hands[seat], giving)
                self.lines.take(self.hands[other], wanted)
                self.hands[seat].append(wanted)
                self.hands[other].append(giving)
                return

    # A single card.

    def lay(self, seat: int, card: str, jump: bool) -> int:
        again = jump and seat == self.layer
        self.layer = seat
        self.pile.append(card)
        self.suit_before, self.suit, self.jumped = self.suit, "", jump
        doubles = {"spades": ["s2"], "any": ["c2", "d2", "h2", "s2"], "off": []}
        if rank(card) in ("a", "x"):
            self.threat, self.weight = CHAIN, self.weight + 1
        elif rank(card) == "2" and self.threat == TWOS:
            self.weight += 1
        elif again and not self.threat and card in doubles[str(self.options["doubleTwo"])]:
            self.threat, self.weight = TWOS, 2
        elif rank(card) == "k":
            self.step = -self.step
        if seat != self.run_by:
            self.break_run(seat)
        self.run += 1
        if not self.hands[seat] and rank(card) not in self.pest and not self.bluffed():
            raise Over([seat])
        return self.window(seat) if self.jumps or self.bluffs else self.settle(seat)

    layer = -1

    def break_run(self, seat: int) -> None:
        self.run_by, self.run, self.run_paid = seat, 0, False

    def bluffed(self) -> bool:
        if self.threat or self.jumped or len(self.pile) < 2:
            return False
        card, below = self.pile[-1], self.pile[-2]
        return not matches(card, below, self.suit_before or below[0])

    def window(self, seat: int) -> int:
        own = self.jumps and self.options["jumpOnOwn"]
        asked = [s for s in self.left if own or s != seat]
        answers = self.lines.answers(asked, "ok", "jump", "challenge")
        said = {
            verb: [s for s in self.clockwise(seat) if answers.get(s) == [verb]]
            for verb in ("jump", "challenge")
        }
        if said["challenge"] and self.bluffed():
            return self.catch(seat)
        for other in said["challenge"]:
            self.pays(other, self.options.whole("falseChallengePenalty"))
        if not said["jump"]:
            return self.settle(seat)
        jumper, card = said["jump"][0], self.pile[-1]
        if jumper != seat and not self.hands[seat]:
            if rank(card) not in self.pest:
                raise Over([seat])
            self.pays(seat, 2)
        self.lines.take(self.hands[jumper], card)
        return self.lay(jumper, card, jump=True)

    def catch(self, seat: int) -> int:
        card = self.pile.pop()
        self.suit = self.suit_before
        if rank(card) == "k":
            self.step = -self.step
        self.hands[seat].append(card)
        self.break_run(seat)
        paid = self.pays(seat, self.options.whole("caughtPenalty"))
        return self.after(seat) if paid else self.drop_out(seat)

    def settle(self, seat: int) -> int:
        due = self.run >= self.options.whole("runLength") and not self.run_paid
        if not self.hands[seat]:
            if rank(self.pile[-1]) not in self.pest:
                raise Over([seat])
            if not self.pays(seat, 2):
                return self.drop_out(seat)
        if due:
            self.pay_run(seat)
        name = rank(self.pile[-1])
        if name == "j":
            self.suit = self.lines.by(seat, "suit")[1]
        if name == "7" or (name == "k" and self.king_again()):
            return seat
        return self.after(self.after(seat)) if name == "8" else self.after(seat)

    def king_again(self) -> bool:
        return self.options["twoPlayerKing"] == "again" and len(self.left) == 2

    def pay_run(self, layer: int) -> None:
        number = self.options.whole("runDraw")
        self.run_paid = self.run > 0
        short, seat = [], self.after(layer)
        while seat != layer:
            there = min(number, self.available())
            self.draw(seat, there)
            short += [seat] if there < number else []
            seat = self.after(seat)
        for receiver in short:
            given: set[int] = set(self.left)
            for verbs in (("give",), ("give", "enough")):
                givers = [s for s in self.left if s in given and s != receiver]
                answers = self.lines.answers([s for s in givers if len(self.hands[s]) > 1], *verbs)
                for giver, (verb, *cards) in answers.items():
                    if verb == "give":
                        self.lines.take(self.hands[giver], cards[0])
                        self.hands[receiver].append(cards[0])
                given = set(answers)

    # A combination.

    def combine(self, seat: int, cards: list[str]) -> int:
        if self.own[seat] not in totals(cards):
            raise Wrong(f"{self.lines.here}: by luck this seat's own number is {self.own[seat]}")
        for card in cards:
            self.lines.take(self.hands[seat], card)
        self.break_run(seat)
        top = self.lines.by(seat, "top")[1]
        size, nines = len(cards), [rank(card) for card in cards].count("9") == 4
        self.lines.take(cards, top, "combination")
        self.pile += [*cards, top]
        self.suit, self.suit_before, self.jumped = "", "", False
        stacks = self.options["comboStack"] == "sum" and self.threat == COMBO
        self.weight = size + (self.weight if stacks else 0)
        self.threat = COMBO
        if not self.hands[seat]:
            if rank(top) not in self.pest:
                raise Over([seat])
            if not self.pays(seat, 2):
                return self.drop_out(seat)
        if nines:
            passed = {self.after(s): self.hands[s] for s in self.left}
            self.hands = [passed.get(s, self.hands[s]) for s in range(self.players)]
        if self.options["comboEffects"] == "top":
            if rank(top) == "j":
                self.suit = self.lines.by(seat, "suit")[1]
            elif rank(top) == "k" and not self.king_again():
                self.step = -self.step
            elif rank(top) == "8" and len(self.left) > 2:
                return self.after(self.after(seat))
        return self.after(seat)
