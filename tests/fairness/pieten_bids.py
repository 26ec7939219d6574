"""Pietenpoker: a player's bid, and what laid cards do."""

from tests.fairness.luck import Lines, Luck, Options, Wrong
from tests.fairness.pieten_cards import (
    KIND,
    NUMBER,
    chosen_actions,
    has_icon,
    make_deck,
    ordered,
    total,
)
from tests.fairness.pieten_round import (
    ALL_IN,
    IN,
    OVER,
    STOPPED,
    TO_REVEAL,
    TO_SCORING,
    Round,
    Turn,
)

SEATS = "abcdefghi"
ROOM = -1
BY_NUMBERS, BY_CARDS, BY_PRINT = range(3)
CHANGES = {"omdenk": BY_CARDS, "celebri": BY_PRINT}


class Bids:
    """The table; lists of cards keep the order in which cards came to them."""

    def __init__(self, luck: Luck, players: int, options: Options, lines: Lines) -> None:
        self.luck, self.players, self.options, self.lines = luck, players, options, lines
        self.actions = max(chosen_actions(options)) > 0
        self.base = options.whole("base")
        presents, given = options["presents"], options["given"]
        assert isinstance(presents, list)
        assert isinstance(given, list)
        self.given = (given + [0] * len(presents))[: len(presents)]
        self.stock = make_deck(luck, players, options)
        self.sint = luck.below(players)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.scored: list[list[str]] = [[] for _ in range(players)]
        self.now = Round(players)

    def around(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def after(self, seat: int) -> int:
        return (seat + (-1 if self.now.backwards else 1)) % self.players

    def any_scored(self, seat: int) -> str:
        return self.scored[seat].pop(self.luck.below(len(self.scored[seat])))

    def contenders(self) -> list[int]:
        good = (IN, ALL_IN) if self.options["allIn"] == "showdown" else (IN,)
        return [seat for seat in range(self.players) if self.now.status[seat] in good]

    # A bid.

    def measure(self) -> int:
        if self.now.celebri:
            return BY_PRINT
        return BY_CARDS if self.now.counting else BY_NUMBERS

    def worth(self, seat: int) -> int:
        return self.worth_in(seat, self.measure())

    def worth_in(self, seat: int, measure: int) -> int:
        bid = self.now.bids[seat]
        if measure == BY_CARDS:
            return len(bid)
        roles = [(v, c) for s, v, c in self.now.roles if s == seat and measure == BY_NUMBERS]
        return total(bid) + sum(value - NUMBER[card] for value, card in roles)

    def bid(self, seat: int, kind: str) -> int:
        """One player's turn: cards, and then going along or stopping; what follows it."""
        now, hand = self.now, self.hands[seat]
        turn = Turn(seat, kind, self.worth(seat), now.bids[seat].copy())
        verbs = {"blind": ("blind",), "double": ("lay", "go", "pass")}
        while True:
            bidding = ("lay", "back", "hide", "go", "stop")
            verb, *cards = self.lines.by(seat, *verbs.get(kind, bidding))
            if verb in ("lay", "blind"):
                self.lay(turn, cards)
            elif verb == "hide":
                self.lines.take(hand, cards[0])
                now.down[seat].append(cards[0])
                turn.hid = True
            elif verb == "back":
                self.take_back(turn, cards[0])
            elif verb == "stop":
                self.stop(turn)
            if verb in ("go", "blind"):
                self.settle(turn)
            if verb in ("go", "blind", "stop", "pass"):
                return turn.leap

    def lay(self, turn: Turn, cards: list[str]) -> None:
        """A card of the hand; under the Pokerpiet whichever it is."""
        now, hand = self.now, self.hands[turn.seat]
        card = cards[0] if cards else ordered(hand)[self.luck.below(len(hand))]
        if card in hand and now.spent.count((turn.seat, card)) >= hand.count(card):
            now.spent.remove((turn.seat, card))
            turn.idle.append(card)
        self.lines.take(hand, card)
        now.bids[turn.seat].append(card)
        turn.fresh.append(card)
        if not cards and card not in turn.idle and not now.counting:
            self.ask_value(turn.seat, card)

    def is_actor(self, card: str) -> bool:
        bids = self.options["acteer"] != "combo"
        return bids and KIND[card] == "acteer" and not self.now.celebri

    def ask_value(self, seat: int, card: str) -> None:
        if self.is_actor(card):
            value = int(self.lines.by(seat, "value")[1])
            self.now.roles.append((seat, value, card))

    def take_back(self, turn: Turn, card: str) -> None:
        now, seat = self.now, turn.seat
        self.lines.take(now.bids[seat], card, "bid")
        roles = sorted(role for role in now.roles if role[0] == seat and role[2] == card)
        if roles:
            now.roles.remove(roles[0])
        self.hands[seat].append(card)
        now.spent.append((seat, card))
        turn.took = True

    def stop(self, turn: Turn) -> None:
        now, seat = self.now, turn.seat
        for card in self.working(turn) if turn.took else []:
            if self.is_actor(card):
                now.roles.append((seat, 6, card))
        first = STOPPED not in now.status
        now.status[seat] = STOPPED
        if first and self.options["firstStopSint"]:
            self.make_sint(seat)

    def make_sint(self, seat: int) -> None:
        if self.now.big == seat:
            self.now.big = self.sint
        self.sint = seat

    def working(self, turn: Turn) -> list[str]:
        """The cards laid in this turn that do something."""
        cards = turn.fresh.copy()
        for card in turn.idle:
            cards.remove(card)
        return cards

    def settle(self, turn: Turn) -> None:
        now, seat = self.now, turn.seat
        low = self.worth(seat) < now.highest and not now.limit and not self.actions
        if turn.kind == "bid" and low:
            raise Wrong(f"{self.lines.here}: with this luck that bid is too low")
        self.take_effect(turn)
        if turn.kind == "bid":
            if turn.anew:
                now.highest = self.highest_before(turn)
            if (turn.fresh or turn.hid) and not self.hands[seat]:
                now.status[seat] = ALL_IN
            elif self.overestimates(turn):
                now.status[seat] = OVER
            if turn.anew and now.status[seat] != IN:
                now.highest = self.highest_beside(seat)
        inside = [self.worth(s) for s in range(self.players) if now.status[s] == IN]
        now.highest = max([now.highest, *inside])

    def highest_beside(self, seat: int, measure: int = -1) -> int:
        measure = self.measure() if measure < 0 else measure
        others = [s for s in range(self.players) if s != seat and self.now.status[s] <= STOPPED]
        return max([0, *(self.worth_in(other, measure) for other in others)])

    def highest_before(self, turn: Turn) -> int:
        """The highest bid without what is being laid, in a new measure."""
        stood = {BY_CARDS: len(turn.stood), BY_PRINT: total(turn.stood)}
        return max(self.highest_beside(turn.seat), stood.get(self.measure(), turn.start))

    def overestimates(self, turn: Turn) -> bool:
        """Whether nobody else who is asked again could follow."""
        now, worth = self.now, self.worth(turn.seat)
        blind = now.poker and now.revealed > 0
        if not self.options["overschatting"] or now.limit or blind or worth <= now.highest:
            return False
        others = [other for other in self.contenders() if other != turn.seat]
        return all(self.is_asked(s, turn) and not self.reaches(s, worth, 0) for s in others)

    def is_asked(self, seat: int, turn: Turn) -> bool:
        now = self.now
        if now.status[seat] != IN or turn.leap == TO_SCORING:
            return False
        if now.revealed < self.base and self.stock:
            return True
        return turn.leap != TO_REVEAL and (now.competitief or seat not in now.asked)

    def reaches(self, seat: int, bid: int, keep: int) -> bool:
        """Whether a player can come to a bid, in whichever measure, keeping so many cards."""
        loose = self.loose_cards(seat)
        for measure in range(self.measure(), BY_PRINT + 1):
            most = 0 if self.options["inwissel"] else self.worth_in(seat, measure)
            spare = len(loose) - keep
            worths, changers = [], []
            for card, value, works in loose:
                leads = CHANGES.get(KIND[card], BY_NUMBERS) if works else BY_NUMBERS
                if leads <= measure:
                    worths.append((value, 1, NUMBER[card])[measure])
                    changers += worths[-1:] if leads == measure else []
            if measure > self.measure():
                if not changers or not spare:
                    continue
                worths.remove(max(changers))
                most, spare = most + max(changers), spare - 1
            most += sum(sorted(worths, reverse=True)[:spare])
            need = bid if measure == self.measure() else self.highest_beside(seat, measure)
            if most >= max(need, self.worth_in(seat, measure)):
                return True
        return False

    def loose_cards(self, seat: int) -> list[tuple[str, int, bool]]:
        """The cards that can lie in a bid: what each counts for at most, and whether it acts."""
        found = []
        roles = sorted(role for role in self.now.roles if role[0] == seat)
        for card in self.now.bids[seat] if self.options["inwissel"] else []:
            mine = [role for role in roles if role[2] == card]
            if mine:
                roles.remove(mine[0])
            found.append((card, mine[0][1] if mine else NUMBER[card], False))
        hand = ordered(self.hands[seat])
        for at, card in enumerate(hand):
            works = self.now.spent.count((seat, card)) < hand[at:].count(card)
            value = 6 if works and self.is_actor(card) else NUMBER[card]
            found.append((card, value, works))
        return found

    # What laid cards do.

    def take_effect(self, turn: Turn) -> None:
        pending = self.working(turn)
        ahead = max([self.measure(), *(CHANGES.get(KIND[card], BY_NUMBERS) for card in pending)])
        blind = self.now.poker and self.now.revealed > 0
        for card in pending if ahead == BY_NUMBERS and not blind else []:
            self.ask_value(turn.seat, card)
        while pending := [card for card in pending if self.pays(card) or self.acts(card)]:
            early = [card for card in pending if KIND[card] not in ("hoofd", "hardloop")]
            card = (early or pending)[0]
            if len(set(early)) > 1:
                card = self.lines.by(turn.seat, "first")[1]
            self.lines.take(pending, card, "bid")
            if self.pays(card):
                self.spend(turn.seat)
            if self.acts(card):
                self.act(turn, KIND[card])

    def pays(self, card: str) -> bool:
        return bool(self.options["biedregel"]) and has_icon(card, "m")

    def acts(self, card: str) -> bool:
        kind = KIND[card]
        if self.now.celebri or kind in ("", "precies", "acteer", "profiteer"):
            return False
        return self.now.revealed > 0 or kind not in ("hoofd", "hardloop", "indi")

    def act(self, turn: Turn, kind: str) -> None:
        now, seat = self.now, turn.seat
        if kind == "staf":
            self.become_sint(seat)
        elif kind == "hoofd":
            turn.leap = max(turn.leap, TO_REVEAL)
        elif kind == "hardloop":
            turn.leap = TO_SCORING
        elif kind == "indi":
            self.swap(seat)
        elif kind in ("reken", "kleur"):
            now.only = kind
        elif kind in ("crime", "bril"):
            self.visit(seat, kind)
        elif kind == "verliefd" and self.may_draw():
            now.room.append(self.stock.pop())
        elif kind == "celebri":
            now.celebri = True
            now.poker = now.counting = now.backwards = now.competitief = now.chihuahua = False
            now.only, now.roles = "", []
        elif kind == "omdenk" and not now.counting:
            now.counting = turn.anew = True
            now.highest = self.highest_before(turn)
        elif kind == "poker":
            now.poker = True
        elif kind == "achtbaan":
            now.backwards = True
        elif kind == "competitief":
            now.competitief = True
        elif kind == "chihuahua":
            now.chihuahua = True
        if kind == "celebri":
            turn.anew = True
            now.highest = self.highest_before(turn)

    def become_sint(self, seat: int) -> None:
        now = self.now
        if not self.options["wieKent"] or self.lines.by(seat, "become")[1] == "small":
            self.make_sint(seat)
        else:
            if self.sint == seat and now.big >= 0:
                self.sint = now.big
            now.big = seat

    def move_spent(self, place: int, cards: list[str], card: str, to: int) -> None:
        """A card that does nothing any more goes somewhere else."""
        if card in cards and self.now.spent.count((place, card)) >= cards.count(card):
            self.now.spent.remove((place, card))
            self.now.spent.append((to, card))

    def swap(self, seat: int) -> None:
        now, hand = self.now, self.hands[seat]
        if not hand or not now.room:
            return
        if now.poker and now.revealed:
            given = ordered(hand)[self.luck.below(len(hand))]
        else:
            given = self.lines.by(seat, "give")[1]
        self.move_spent(seat, hand, given, ROOM)
        self.lines.take(hand, given)
        card = self.lines.by(seat, "take")[1]
        if card not in now.room:
            raise Wrong(f"{self.lines.here}: the luck of this table put no {card} into the room")
        self.move_spent(ROOM, [*now.room, given], card, seat)
        now.room[now.room.index(card)] = given
        hand.append(card)

    def visit(self, seat: int, kind: str) -> None:
        """Twice somebody else's hand: a card of it, or a look."""
        seen: list[int] = []
        for _ in range(2):
            others = [s for s in range(self.players) if s != seat and self.hands[s]]
            if not [s for s in others if s not in seen]:
                return
            victim = SEATS.index(self.lines.by(seat, "pick")[1])
            if kind == "bril":
                seen = [victim]
                continue
            hand = self.hands[victim]
            if victim not in others:
                raise Wrong(f"{self.lines.here}: with this luck that hand is empty")
            card = ordered(hand)[self.luck.below(len(hand))]
            self.move_spent(victim, hand, card, seat)
            hand.remove(card)
            self.hands[seat].append(card)

    # Money.

    def may_draw(self) -> bool:
        return len(self.stock) > (1 if self.now.revealed == 0 else 0)

    def spend(self, seat: int) -> None:
        ways = ["bid"] if self.scored[seat] else []
        ways += ["hand"] if self.may_draw() else []
        if len(ways) > 1:
            ways = [self.lines.by(seat, "more")[1]]
        if ways == ["hand"]:
            other = seat
            for _ in range(self.players):
                if self.now.status[other] == IN and self.may_draw():
                    self.hands[other].append(self.stock.pop())
                other = self.after(other)
        elif ways:
            status = self.now.status
            others = [s for s in self.around(seat)[1:] if status[s] == IN and self.scored[s]]
            self.add_scored(seat)
            for other in others:
                if self.lines.by(other, "add", "skip") == ["add"]:
                    self.add_scored(other)

    def add_scored(self, seat: int) -> None:
        card = self.any_scored(seat)
        self.now.bids[seat].append(card)
        if not self.now.counting:
            self.ask_value(seat, card)
