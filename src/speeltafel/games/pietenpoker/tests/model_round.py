"""A plain reading of a round of Pietenpoker, from the hand limit to the winner.

A round is one long generator: it yields whom it asks and what each of them may answer, and is sent
a seat and a move. Nothing else is needed to tell it how the round goes, but for what luck brings.
"""

from collections.abc import Callable, Generator

from speeltafel.games.pietenpoker.cards import (
    ACHTBAAN,
    ACTEER,
    BASE,
    BRIL,
    CELEBRI,
    CHIHUAHUA,
    COMPETITIEF,
    CRIME,
    HARDLOOP,
    HOOFD,
    ICON,
    INDI,
    KIND,
    KLEUR,
    MONEY_ICON,
    NAMES,
    NUMBER,
    OMDENK,
    POKER,
    PRECIES,
    PROFITEER,
    REKEN,
    STAF,
    VERLIEFD,
)
from speeltafel.games.pietenpoker.tests.model_bid import (
    ALL_IN,
    IN,
    OVER,
    STOPPED,
    VALUE,
    Bids,
    Laid,
    Turn,
)
from speeltafel.games.pietenpoker.tests.model_showdown import NOTHING, Scoring, name_of

Asking = Generator[dict[int, set[str]], tuple[int, str], str]
"""Yields the moves of everybody who is asked; is sent who moved and how."""

SEATS = "abcdefghi"
PASSIVE = (BASE, ACTEER, PROFITEER, PRECIES)
LAST = (HOOFD, HARDLOOP)
SIX = {f"value {n}" for n in range(1, 7)}


class Round(Bids):
    """One round; the attributes are set by who adopts a table."""

    def __init__(self, options: dict[str, object], luck: Callable[[str], list[int]]) -> None:
        super().__init__()
        self.options = options
        self.luck = luck
        """The cards of the next thing of this kind that luck brought."""
        self.inwissel = options["inwissel"] is True
        self.acteer_bids = options["acteer"] != "combo"
        self.reveals = int(str(options["base"]))
        self.told: list[tuple[str, int, int]] = []
        self.scored: list[int] = []
        """How many cards everybody has won: which ones come into a bid is luck."""
        self.stock = 0
        self.room: list[int] = []
        self.revealed = 0
        self.sint = self.big_sint = self.duty = self.turn = 0
        self.had: set[int] = set()
        self.only = "any"
        self.backwards = self.competitief = self.poker = self.chihuahua = False
        self.somebody_stopped = False
        self.leap = ""
        self.winner = -1

    def tell(self, kind: str, seat: int, number: int = 0) -> None:
        self.told.append((kind, seat, number))

    def is_on(self, option: str) -> bool:
        return self.options[option] is True

    # Who is asked.

    def inside(self) -> list[int]:
        return [seat for seat, status in enumerate(self.status) if status == IN]

    def contenders(self) -> list[int]:
        """PP-AMB-05, PP-AMB-76: by house rule also who is all-in."""
        shows = self.options["allIn"] == "showdown"
        return [
            seat
            for seat, status in enumerate(self.status)
            if status == IN or (shows and status == ALL_IN)
        ]

    def around(self, seat: int) -> list[int]:
        """Everybody else, in the direction of play: PP-BID-01, PP-AMB-61."""
        players = len(self.hands)
        step = -1 if self.backwards else 1
        return [(seat + step * n) % players for n in range(1, players)]

    def is_blind(self) -> bool:
        """PP-AMB-28, PP-AMB-53: nobody sees his hand, from the first reveal on."""
        return self.poker and self.revealed > 0

    def must_answer(self, seat: int) -> bool:
        """Pietje Competitief: who is below the highest bid, and not exempt (PP-AMB-77)."""
        if self.status[seat] != IN or self.worth(seat) >= self.highest:
            return False
        if not self.limit or len(self.hands[seat]) > self.limit:
            return True
        self.met["PP-AMB-77"] += 1
        return not self.is_blind() and self.can_reach(seat)

    def next_asked(self, seat: int) -> int:
        """PP-BID-05: once around; with Pietje Competitief until all are equal."""
        order = [*self.around(seat), seat]
        for other in order:
            if self.status[other] == IN and other not in self.had:
                return other
        self.met["PP-BID-05"] += 1
        if self.competitief:
            for other in order:
                if self.must_answer(other):
                    return other
        return -1

    # The round.

    def play(self, phase: str) -> Asking:
        if phase == "limit":
            _, move = yield {
                self.sint: {f"limit {n}" for n in range(int(str(self.options["base"])) + 1)}
            }
            self.limit = int(move.split()[1])
            self.met.update(["PP-HAND-01", "PP-AMB-18"])
            phase = "small" if self.is_on("wieKent") else "reveal"
        if phase == "small":
            yield from self.small_blind()
            phase = "big"
        if phase == "big":
            yield from self.big_blind()
            phase = "reveal"
        while True:
            if phase == "reveal" and not self.reveal():
                break
            how = yield from self.circuit(phase == "reveal")
            if how != "reveal":
                break
            phase = "reveal"
        yield from self.showdown()
        return "over"

    def reveal(self) -> bool:
        """PP-REV-01, PP-REV-02, PP-AMB-40: so many times, as long as there are cards."""
        if self.revealed == self.reveals or not self.stock:
            self.met["PP-AMB-40"] += self.revealed < self.reveals
            return False
        self.stock -= 1
        self.room += self.luck("revealed")
        self.revealed += 1
        self.had = set()
        self.met.update(["PP-REV-01", "PP-REV-02"])
        return True

    def circuit(self, new: bool) -> Asking:
        """PP-BID-01, PP-AMB-12: from the Sint, or the next after him who is in."""
        seat = self.turn
        if new:
            inside = [
                seat for seat in [self.sint, *self.around(self.sint)] if not self.status[seat]
            ]
            self.met["PP-AMB-12"] += inside[:1] != [self.sint]
            seat = inside[0] if inside else -1
            self.met["PP-AMB-76"] += seat < 0
        while seat >= 0:
            self.turn = seat
            self.leap = ""
            self.met["PP-BID-01"] += 1
            yield from self.take_turn(Turn(seat, self.bids[seat].copy(), len(self.hands[seat])))
            self.had.add(seat)
            if len(self.contenders()) == 1:
                self.met["PP-BID-04"] += 1
                return "alone"
            if self.leap:
                return self.leap
            seat = self.next_asked(seat)
        return "reveal"

    def small_blind(self) -> Asking:
        """PP-SINT-02, PP-AMB-46: one card, face up."""
        seat = self.sint
        self.turn = seat
        self.opener = seat
        turn = Turn(seat, self.bids[seat].copy(), len(self.hands[seat]))
        _, move = yield {seat: {f"blind {NAMES[card]}" for card in self.hands[seat]}}
        self.met.update(["PP-SINT-02", "PP-AMB-46"])
        self.lay(turn, move.split()[1])
        for one in turn.fresh:
            if self.is_acting(turn, one):
                yield from self.give_value(seat, one, SIX)
        yield from self.settle(turn, blind=True)
        return ""

    def big_blind(self) -> Asking:
        """PP-SINT-03, PP-AMB-36, PP-AMB-55: the double by who was chosen, if possible."""
        seat = self.duty
        self.turn = seat
        turn = Turn(seat, self.bids[seat].copy(), len(self.hands[seat]), big=True)
        self.met.update(["PP-SINT-03", "PP-AMB-36"])
        self.met["PP-AMB-55"] += self.big_sint != self.duty
        if not any(self.may_go(turn, whole) for whole in self.wholes(seat, turn, False)):
            yield {seat: {"pass"}}
            return ""
        while True:
            _, move = yield {seat: self.open_moves(turn)}
            if move == "go":
                break
            self.lay(turn, move.split()[1])
        yield from self.give_values(turn)
        yield from self.settle(turn, blind=True)
        return ""

    # A turn.

    def take_turn(self, turn: Turn) -> Asking:
        seat = turn.seat
        blind = self.is_blind()
        turn.exempt = self.limit > 0 and not blind and not self.can_reach(seat)
        self.met["PP-HAND-03"] += turn.exempt
        self.met["PP-AMB-19"] += self.limit > 0
        self.met["PP-AMB-56"] += turn.held < self.limit
        while True:
            _, move = yield {seat: self.blind_moves(turn) if blind else self.open_moves(turn)}
            verb, _, card = move.partition(" ")
            if verb == "stop":
                self.stop(turn)
                return ""
            if verb == "go":
                break
            if blind:
                self.lay(turn, NAMES[self.luck("laid")[0]])
                one = turn.fresh[-1]
                if one.works and self.can_act(one.card) and not self.counting:
                    self.met["PP-AMB-75"] += 1
                    yield from self.give_value(seat, one, SIX)
            elif verb == "lay":
                self.lay(turn, card)
            elif verb == "back":
                self.take_back(turn, card)
            else:
                self.hide(turn, card)
        if not blind:
            yield from self.give_values(turn)
        self.met.update(["PP-BID-02", "PP-BID-06", "PP-BID-08", "PP-AMB-79"])
        self.met["PP-AMB-07"] += not turn.fresh
        yield from self.settle(turn, blind=False)
        return ""

    def open_moves(self, turn: Turn) -> set[str]:
        """PP-AMB-79: every card that some legal bid can come of; PP-AMB-67: first face down."""
        seat = turn.seat
        moves = set()
        now = self.now(seat, turn)
        if self.may_go(turn, now):
            moves.add("go")
        begun = turn.hid or turn.took or turn.fresh
        if not turn.big and (not begun or self.may_swap_and_stop(turn, now)):
            moves.add("stop")
        hand = set(self.hands[seat])
        moves |= {f"lay {NAMES[card]}" for card in hand if self.leads_on(turn, "lay", card)}
        if not turn.fresh and not turn.big:
            if self.inwissel:
                cards = {one.card for one in self.bids[seat]}
                moves |= {f"back {NAMES[c]}" for c in cards if self.leads_on(turn, "back", c)}
            if not turn.took and self.is_on("precies") and any(self.actions()):
                cards = {card for card in hand if KIND[card] not in (BASE, PRECIES)}
                moves |= {f"hide {NAMES[c]}" for c in cards if self.leads_on(turn, "hide", c)}
        return moves

    def actions(self) -> list[int]:
        chosen = self.options["actiepiet"]
        assert isinstance(chosen, list)
        return chosen

    def leads_on(self, turn: Turn, verb: str, card: int) -> bool:
        """Whether a legal whole can come of it: tried on a copy of the table."""
        seat = turn.seat
        kept = (self.hands[seat], self.bids[seat], self.down[seat], self.tired[seat])
        self.hands[seat], self.bids[seat] = kept[0].copy(), kept[1].copy()
        self.down[seat], self.tired[seat] = kept[2].copy(), kept[3].copy()
        trial = Turn(
            seat, turn.before, turn.held, turn.big, turn.exempt, turn.took, turn.hid, [*turn.fresh]
        )
        {"lay": self.lay, "back": self.take_back, "hide": self.hide}[verb](trial, NAMES[card])
        takes = self.inwissel and not trial.fresh and not turn.big
        wholes = self.wholes(seat, trial, takes)
        found = any(
            self.may_go(trial, whole) or self.may_swap_and_stop(trial, whole) for whole in wholes
        )
        self.hands[seat], self.bids[seat], self.down[seat], self.tired[seat] = kept
        return found

    def blind_moves(self, turn: Turn) -> set[str]:
        """PP-AMB-28: blind cards one by one; PP-AMB-84: who may lay no more at the limit stays."""
        seat = turn.seat
        now = self.now(seat, turn)
        at_limit = self.limit > 0 and now.kept == self.floor(turn)
        self.met["PP-AMB-28"] += 1
        self.met["PP-AMB-84"] += at_limit
        moves = {"stop"}
        if self.reaches(turn, now) or at_limit:
            moves.add("go")
        if now.kept > self.floor(turn):
            moves.add("lay")
        return moves

    def lay(self, turn: Turn, name: str) -> None:
        """PP-BID-06; PP-AMB-80: of equal cards those that still work go first."""
        card, seat = NAMES.index(name), turn.seat
        works = self.tired[seat][card] < self.hands[seat].count(card)
        if not works:
            self.tired[seat][card] -= 1
            self.met["PP-AMB-80"] += KIND[card] != BASE or ICON[card] & MONEY_ICON > 0
        self.hands[seat].remove(card)
        one = Laid(card, works=works)
        self.bids[seat].append(one)
        turn.fresh.append(one)

    def take_back(self, turn: Turn, name: str) -> None:
        """PP-WISSEL-01, PP-AMB-66; PP-AMB-81: of equal Acteerpieten the one that counts least."""
        card, seat = NAMES.index(name), turn.seat
        copies = [one for one in self.bids[seat] if one.card == card]
        chosen = min(copies, key=lambda one: one.value or NUMBER[one.card])
        self.bids[seat] = [one for one in self.bids[seat] if one is not chosen]
        self.hands[seat].append(card)
        self.tired[seat][card] += 1
        turn.took += 1
        self.met.update(["PP-WISSEL-01", "PP-AMB-16", "PP-AMB-66"])

    def hide(self, turn: Turn, name: str) -> None:
        """PP-PREC-06, PP-AMB-67: no value, no action, and it stays there."""
        card, seat = NAMES.index(name), turn.seat
        if self.tired[seat][card] == self.hands[seat].count(card):
            self.tired[seat][card] -= 1
        self.hands[seat].remove(card)
        self.down[seat].append(card)
        turn.hid += 1
        self.met.update(["PP-PREC-06", "PP-AMB-67"])

    def stop(self, turn: Turn) -> None:
        """PP-BID-03, PP-AMB-57: the highest bid stays; PP-SINT-05: the first may become Sint."""
        seat = turn.seat
        for one in turn.fresh:
            if turn.took and one.works and self.can_act(one.card):
                one.value = 6
        self.met["PP-AMB-57"] += turn.took > 0
        self.met.update(["PP-BID-03", "PP-AMB-10"])
        self.status[seat] = STOPPED
        if self.is_on("firstStopSint") and not self.somebody_stopped:
            self.met.update(["PP-SINT-05", "PP-AMB-45"])
            self.take_small(seat)
        self.somebody_stopped = True

    # Values.

    def is_acting(self, turn: Turn, one: Laid) -> bool:
        """PP-AMB-81: only where its number matters an Acteerpiet gets a value."""
        whole = self.now(turn.seat, turn)
        by_value = self.measure(whole.omdenk, whole.celebri) == VALUE
        self.met["PP-AMB-81"] += one.works and self.can_act(one.card) and not by_value
        return one.works and self.can_act(one.card) and by_value

    def give_values(self, turn: Turn) -> Asking:
        """PP-AMB-70: high enough for a legal bid."""
        for one in turn.fresh:
            if self.is_acting(turn, one):
                allowed = set()
                for value in range(1, 7):
                    one.value = value
                    if self.may_go(turn, self.now(turn.seat, turn)):
                        allowed.add(f"value {value}")
                one.value = 0
                yield from self.give_value(turn.seat, one, allowed)
        return ""

    def give_value(self, seat: int, one: Laid, allowed: set[str]) -> Asking:
        _, move = yield {seat: allowed}
        one.value = int(move.split()[1])
        self.met.update(["PP-AMB-70", "PP-AMB-22"])
        return ""

    # What a bid does.

    def does(self, one: Laid) -> bool:
        """Whether a laid card has an icon or an action that works now."""
        if not one.works:
            return False
        return self.has_money(one.card) or self.has_action(one.card)

    def has_money(self, card: int) -> bool:
        return self.is_on("biedregel") and ICON[card] & MONEY_ICON > 0

    def has_action(self, card: int) -> bool:
        """PP-AMB-31, PP-AMB-46, PP-AMB-64."""
        kind = KIND[card]
        if kind in PASSIVE or self.celebri:
            return False
        return self.revealed > 0 or kind not in (HOOFD, HARDLOOP, INDI)

    def effects(self, turn: Turn) -> Asking:
        """PP-AMB-21, PP-AMB-60: one card after the other, Hoofdpiet and Hardlooppiet last."""
        waiting = [one for one in turn.fresh if self.does(one)]
        while waiting := [one for one in waiting if self.does(one)]:
            early = [one for one in waiting if KIND[one.card] not in LAST] or waiting
            faces = {NAMES[one.card] for one in early}
            one = early[0]
            if len(faces) > 1 and KIND[one.card] not in LAST:
                _, move = yield {turn.seat: {f"first {name}" for name in faces}}
                one = next(one for one in early if NAMES[one.card] == move.split()[1])
                self.met.update(["PP-AMB-60", "PP-AMB-21"])
            waiting.remove(one)
            if self.has_money(one.card):
                yield from self.money(turn.seat)
            if self.has_action(one.card):
                self.met.update(["PP-ACT-01", "PP-ACT-02"])
                yield from self.act(turn.seat, KIND[one.card])
        return ""

    def choices(self) -> set[str]:
        """PP-AMB-20, PP-AMB-58: what is impossible is not offered."""
        found = set()
        if self.scored[self.turn]:
            found.add("more bid")
        if self.stock > (self.revealed == 0):
            found.add("more hand")
        return found

    def money(self, seat: int) -> Asking:
        """PP-GELD-01 to PP-GELD-03."""
        found = self.choices()
        self.met.update(["PP-GELD-01", "PP-AMB-20"])
        if not found:
            return ""
        move = min(found)
        if len(found) > 1:
            _, move = yield {seat: found}
        if move == "more hand":
            self.draw(seat)
            return ""
        yield from self.add(seat)
        self.met["PP-GELD-02"] += 1
        players = len(self.hands)
        for other in [(seat + n) % players for n in range(1, players)]:
            if self.status[other] == IN and self.scored[other]:
                _, answer = yield {other: {"add", "skip"}}
                if answer == "add":
                    yield from self.add(other)
        return ""

    def draw(self, seat: int) -> None:
        """PP-GELD-03, PP-AMB-40, PP-AMB-58: from the player on turn on, what there is."""
        for other in [seat, *self.around(seat)]:
            if self.status[other] == IN and self.stock > (self.revealed == 0):
                self.met["PP-GELD-03"] += 1
                self.met["PP-AMB-58"] += self.revealed == 0
                self.stock -= 1
                self.hands[other] += self.luck("drew")

    def add(self, seat: int) -> Asking:
        """PP-GELD-02, PP-AMB-78: a scored card does nothing but lie there."""
        self.scored[seat] -= 1
        one = Laid(self.luck("added")[0])
        self.bids[seat].append(one)
        if self.can_act(one.card) and not self.counting:
            self.met["PP-AMB-78"] += 1
            yield from self.give_value(seat, one, SIX)
        return ""

    def act(self, seat: int, kind: int) -> Asking:
        """The action cards, one by one."""
        if kind == STAF:
            yield from self.staf(seat)
        elif kind == INDI:
            yield from self.indi(seat)
        elif kind == CRIME:
            yield from self.crime(seat)
        elif kind == BRIL:
            yield from self.bril(seat)
        elif kind == VERLIEFD:
            if self.stock > (self.revealed == 0):
                self.stock -= 1
                self.room += self.luck("enlarged")
                self.met["PP-AMB-29"] += 1
        elif kind == CELEBRI:
            self.undo()
        else:
            self.switch_on(kind)
        return ""

    def switch_on(self, kind: int) -> None:
        """What lasts for the round, and the two that cut it short (PP-AMB-23, PP-AMB-24)."""
        if kind in (REKEN, KLEUR):
            self.only = "numbers" if kind == REKEN else "colours"
        elif kind == HOOFD:
            self.leap = self.leap or "reveal"
            self.met["PP-AMB-23"] += 1
        elif kind == HARDLOOP:
            self.leap = "score"
            self.met["PP-AMB-24"] += 1
        elif kind == OMDENK:
            self.counting = True
            self.met["PP-AMB-26"] += 1
        elif kind == POKER:
            self.poker = True
            self.met["PP-AMB-53"] += self.revealed == 0
        elif kind == ACHTBAAN:
            self.backwards = True
            self.met["PP-AMB-61"] += 1
        elif kind == COMPETITIEF:
            self.competitief = True
        elif kind == CHIHUAHUA:
            self.chihuahua = True

    def undo(self) -> None:
        """PP-AMB-31, PP-AMB-62: what lasts ends, and bids are what is printed on them."""
        self.celebri = True
        self.only = "any"
        self.counting = self.poker = self.backwards = self.competitief = self.chihuahua = False
        self.met.update(["PP-AMB-31", "PP-AMB-62"])

    def take_small(self, seat: int) -> None:
        """PP-AMB-37: if the Big Sint takes the Small one, the two change places."""
        if self.big_sint == seat and self.sint != seat:
            self.big_sint = self.sint
        self.sint = seat

    def staf(self, seat: int) -> Asking:
        """PP-SINT-04, PP-AMB-37."""
        if not self.is_on("wieKent"):
            self.sint = seat
            return ""
        _, move = yield {seat: {"become small", "become big"}}
        self.met.update(["PP-SINT-04", "PP-AMB-37"])
        if move == "become small":
            self.take_small(seat)
        elif self.sint == seat:
            self.sint, self.big_sint = self.big_sint, seat
        else:
            self.big_sint = seat
        return ""

    def indi(self, seat: int) -> Asking:
        """A hand card for one of the room; PP-AMB-75: under the Pokerpiet a random one."""
        hand = self.hands[seat]
        if not hand or not self.room:
            return ""
        if self.is_blind():
            given = self.luck("offered")[0]
        else:
            _, move = yield {seat: {f"give {NAMES[card]}" for card in hand}}
            given = NAMES.index(move.split()[1])
        offered = {f"take {NAMES[card]}" for card in self.room}
        self.room_tired[given] += self.part_with(seat, given)
        self.room.append(given)
        _, move = yield {seat: offered}
        taken = NAMES.index(move.split()[1])
        if self.room_tired[taken] == self.room.count(taken):
            self.room_tired[taken] -= 1
            self.tired[seat][taken] += 1
        self.room.remove(taken)
        hand.append(taken)
        return ""

    def part_with(self, seat: int, card: int) -> bool:
        """PP-AMB-80: a card leaves the hand, one that still works first; whether it was tired."""
        tired = self.tired[seat][card] == self.hands[seat].count(card)
        self.hands[seat].remove(card)
        if tired:
            self.tired[seat][card] -= 1
        return tired

    def with_cards(self, seat: int) -> list[int]:
        return [other for other in self.around(seat) if self.hands[other]]

    def crime(self, seat: int) -> Asking:
        """PP-AMB-27: twice a random card of somebody else's hand."""
        for _ in range(2):
            targets = self.with_cards(seat)
            if targets:
                _, move = yield {seat: {f"pick {SEATS[other]}" for other in targets}}
                victim = SEATS.index(move.split()[1])
                card = self.luck("stole")[0]
                if self.part_with(victim, card):
                    self.tired[seat][card] += 1
                self.hands[seat].append(card)
                self.met["PP-AMB-27"] += 1
        return ""

    def bril(self, seat: int) -> Asking:
        """Two hands of others."""
        seen: list[int] = []
        for _ in range(2):
            targets = [other for other in self.with_cards(seat) if other not in seen]
            if targets:
                _, move = yield {seat: {f"pick {SEATS[other]}" for other in targets}}
                seen.append(SEATS.index(move.split()[1]))
        return ""

    # What a bid leads to.

    def settle(self, turn: Turn, blind: bool) -> Asking:
        """Effects, then the status, then the highest bid."""
        seat = turn.seat
        old_measure, old_highest = self.measure(), self.highest
        yield from self.effects(turn)
        self.met["PP-AMB-41"] += len(turn.fresh) == turn.held
        changed = self.measure() != old_measure
        if changed:
            mine, self.bids[seat] = self.bids[seat], turn.before
            old_highest = self.computed()
            self.bids[seat] = mine
        if not self.hands[seat] and (turn.fresh or turn.hid):
            self.met.update(["PP-BID-07", "PP-AMB-05", "PP-AMB-06"])
            self.status[seat] = ALL_IN
            self.tell("all-in", seat)
        elif self.is_on("overschatting") and not blind and self.worth(seat) > old_highest:
            self.met["PP-AMB-63"] += 1
            self.overestimates(seat)
        if changed:
            self.highest = self.computed()
        else:
            self.highest = max([self.highest, *[self.worth(other) for other in self.inside()]])
        return ""

    def computed(self) -> int:
        return max((self.worth(seat) for seat in self.counted()), default=0)

    def is_asked_again(self, seat: int) -> bool:
        """PP-AMB-63: whether he has to answer this bid in this round."""
        if self.leap == "score":
            return False
        more = self.revealed < self.reveals and self.stock > 0
        if self.leap == "reveal":
            return more
        return more or self.competitief or seat not in self.had

    def overestimates(self, seat: int) -> None:
        """PP-OVER-01, PP-AMB-15: out at once who leaves nobody able to follow."""
        if self.is_blind():
            self.met["PP-AMB-75"] += 1
            return
        highest, self.highest = self.highest, self.worth(seat)
        able = []
        players = len(self.hands)
        for other in [(seat + n) % players for n in range(1, players)]:
            if other not in self.contenders():
                continue
            asked = self.status[other] == IN and self.is_asked_again(other)
            if not asked or self.limit or self.can_reach(other):
                able.append(other)
            else:
                self.tell("cannot-follow", other)
        self.highest = highest
        self.met.update(["PP-OVER-01", "PP-AMB-15"])
        if not able:
            self.status[seat] = OVER
            self.tell("over", seat)

    # Scoring.

    def showdown(self) -> Asking:
        """PP-SCO-05, PP-SCO-06: the best combination, or the last one who is left."""
        players = self.contenders()
        self.poker = False
        pot = sum(len(laid) for laid in self.bids) + sum(len(cards) for cards in self.down)
        if len(players) == 1:
            self.met["PP-AMB-08"] += 1
            self.crown("won-alone", players[0])
            return ""
        crossed = yield from self.crossings(players)
        wild = self.options["acteer"] != "bid" and not self.celebri
        scoring = Scoring(self.is_on("precies"), self.only, self.chihuahua, wild)
        worths = {}
        for seat in players:
            room, hand = self.room.copy(), self.hands[seat].copy()
            for name in crossed[seat]:
                (room if NAMES.index(name) in room else hand).remove(NAMES.index(name))
            worths[seat] = scoring.best(room, hand)
            self.tell(name_of(worths[seat]), seat, worths[seat][2])
        self.met.update(scoring.met)
        self.decide(worths, pot)
        return ""

    def decide(self, worths: dict[int, tuple[int, int, int]], pot: int) -> None:
        """PP-AMB-14, PP-AMB-35, then PP-REMISE-01, then PP-AMB-30."""
        best = max(worths.values())
        top = [seat for seat, worth in worths.items() if worth == best]
        self.met["PP-AMB-35"] += best == NOTHING
        if len(top) == 1:
            self.met["PP-SCO-06"] += 1
            return self.crown("won", top[0])
        self.met.update(["PP-SCO-05", "PP-AMB-14"])
        if self.is_on("remise"):
            self.met.update(["PP-REMISE-01", "PP-AMB-38"])
            most = max(self.worth(seat) for seat in top)
            richest = [seat for seat in top if self.worth(seat) == most]
            if len(richest) == 1:
                return self.crown("won-remise", richest[0])
        profiting = [seat for seat in self.inside() if self.lies(seat, PROFITEER)]
        self.met.update({"PP-AMB-30": len(profiting) > 0, "PP-AMB-64": len(profiting) > 0})
        if len(profiting) == 1:
            return self.crown("won-profiteer", profiting[0])
        self.met["PP-AMB-11"] += 1
        self.tell("tied", -1, pot)
        return None

    def crown(self, how: str, seat: int) -> None:
        """PP-SCO-06: he is the Sint, unless the first who stops becomes it."""
        self.winner = seat
        self.tell(how, seat)
        if not self.is_on("firstStopSint"):
            self.sint = seat

    def lies(self, seat: int, kind: int) -> int:
        """How many cards of a kind work by lying in a bid."""
        return 0 if self.celebri else sum(KIND[one.card] == kind for one in self.bids[seat])

    def crossings(
        self, players: list[int]
    ) -> Generator[dict[int, set[str]], tuple[int, str], dict[int, list[str]]]:
        """PP-PREC-04, PP-AMB-33, PP-AMB-68: all at once, one card at a time."""
        left = {
            seat: 0 if self.celebri else self.lies(seat, PRECIES) + len(self.down[seat])
            for seat in players
        }
        crossed: dict[int, list[str]] = {seat: [] for seat in players}
        while True:
            asked = {}
            for seat in players:
                cards = [NAMES[card] for card in self.room + self.hands[seat]]
                for name in crossed[seat]:
                    cards.remove(name)
                if left[seat] and cards:
                    asked[seat] = {f"cross {name}" for name in cards}
                    if self.is_on("preciesOptional"):
                        asked[seat].add("cross")
            if not asked:
                return crossed
            while asked:
                seat, move = yield asked
                self.met.update(["PP-PREC-04", "PP-AMB-33", "PP-AMB-68"])
                del asked[seat]
                left[seat] -= 1
                if move == "cross":
                    left[seat] = 0
                else:
                    crossed[seat].append(move.split()[1])
