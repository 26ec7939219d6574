"""Boot op Stoom with all expansions: its rounds and its events."""

from contextlib import suppress

from tests.fairness.boot_sailing import Sailing
from tests.fairness.boot_table import KIND, NAMES, PILES, SERVED, Position
from tests.fairness.luck import Gone, Lines, Luck, Options, Over, Result, Wrong

EVENTS = ["rustig"] * 3 + [
    "intocht", "schoentje", "explosie", "gezonken", "verdwaald", "namen", "sneeuw", "journaal",
    "gulzig", "kompas", "boekkwijt",
]  # fmt: skip


class Boot(Sailing):
    """The rounds."""

    def __init__(self, luck: Luck, players: int, options: Options, lines: Lines) -> None:
        super().__init__(luck, players, options, lines)
        self.calendar = EVENTS.copy()
        if options["krappeKalender"]:
            luck.shuffle(self.calendar)
        self.calendar = self.calendar[: options.whole("calendarSize")]
        self.coming: list[str] = []
        self.days = 0
        self.last_layer = -1
        self.benched: set[int] = set()

    def follow(self) -> Result:
        winners: list[int] = []
        try:
            self.choose_colours()
            while True:
                for seat in self.around(self.sint):
                    self.draw_up(seat, self.missing(seat))
                self.fill_row()
                self.sail()
                self.end_round()
        except Over as over:
            winners = over.winners
        return winners, [self.map.count(SERVED)] * self.players

    def choose_colours(self) -> None:
        free = 4
        for seat in self.around(self.sint) if self.options["rebelsePietjes"] else []:
            if seat not in self.gone:
                with suppress(Gone):
                    if free > 1:
                        self.lines.by(seat, "piet")
                    free -= 1

    # Filling the row.

    def fill_row(self) -> None:
        self.sint = self.still_here(self.last_layer) if self.last_layer >= 0 else self.sint
        self.last_layer = -1
        self.rounds += 1
        self.effect, self.next_effect = self.next_effect, ""
        self.visits = {}
        self.clear_row()
        if self.effect == "sneeuw":
            for slot in self.slots:
                slot.icon = ""
        passed = self.benched.copy() if self.effect == "gulzig" else set()
        seat = self.sint
        while self.free() and any(h for s, h in enumerate(self.hands) if s not in passed):
            if self.hands[seat] and seat not in passed:
                self.placer = seat
                with suppress(Gone):
                    passed |= set() if self.lays(seat) else {seat}
                self.placer = -1
            seat = (seat + 1) % self.players

    def free(self) -> list[int]:
        return [n for n, slot in enumerate(self.slots) if not slot.laid and not slot.done]

    def lays(self, seat: int) -> bool:
        """Whether the player lays a card, where the Sint wants it under `verdwaald`."""
        struck: set[int] = set()
        while spots := [n for n in self.free() if n not in struck]:
            where = -1
            if self.effect == "verdwaald":
                where = spots[0]
                if len(spots) > 1:
                    where = int(self.sint_says("spot")[1]) - 1
            verb, *rest = self.lines.by(seat, "place", "show", "pass")
            if verb != "pass":
                self.placer = -1
                self.place(seat, rest[0], int(rest[1]) - 1, verb == "show")
                return True
            if where < 0:
                return False
            struck.add(where)
        return False

    def place(self, seat: int, card: str, position: int, shown: bool) -> None:
        if position not in self.free():
            raise Wrong(f"{self.lines.here}: that position is not free")
        slot = self.slots[position]
        self.lines.take(self.hands[seat], card)
        slot.card, slot.open, slot.laid = card, shown, True
        self.last_layer = seat
        if slot.icon == "boek":
            self.draw_up(seat, self.missing(seat))
        elif slot.icon == "letter" and KIND[card] == "varen":
            self.hush()
            self.at = position
            slot.open = True
            if card != "anker":
                self.execute(slot)
                self.run()

    # Sailing.

    def sail(self) -> None:
        self.at = -1
        while True:
            at = self.at + 1
            while at < len(self.slots) and (self.slots[at].done or not self.slots[at].card):
                at += 1
            if at >= len(self.slots):
                return
            self.hush()
            self.at = at
            self.slots[at].open = True
            self.execute(self.slots[at])
            self.run()

    # The end of a round.

    def end_round(self) -> None:
        self.at, self.standing = len(self.slots), False
        if self.stands_on("winkel"):
            self.plan(self.shop, self.sint)
        if self.stands_on("bakkerij"):
            self.plan(self.bakery, self.sint)
        self.run()
        unused = [slot for slot in self.slots if slot.card]
        kalender = bool(self.options["krappeKalender"])
        if self.last_layer < 0 and not kalender:
            self.nobody_played()
        elif unused or self.swept or self.last_layer < 0:
            if kalender:
                self.take_event()
            else:
                self.advance(unused)
        elif kalender and not self.options["kkSkipWhenAllUsed"]:
            self.take_event()
        self.run()
        for card in [slot.card for slot in self.slots if slot.card] + self.swept:
            self.discard(card)
        self.exploding = False

    def advance(self, unused: list[Position]) -> None:
        """One of the cards left goes on the calendar."""
        cards = [slot.card for slot in unused] + self.swept
        card = cards[0]
        if len(set(cards)) > 1:
            card = self.sint_says("calendar")[1]
        same = [slot for slot in unused if slot.card == card]
        if same:
            same[0].card = ""
        else:
            self.lines.take(self.swept, card, "row of unused cards")
        self.time_passes()

    def nobody_played(self) -> None:
        kind = next((k for k in PILES if self.has_cards(k) or self.discards[k]), "")
        if kind and self.has_cards(kind):
            self.take_from(kind)
        elif kind:
            self.discards[kind].pop()
        self.time_passes()

    def time_passes(self) -> None:
        self.days += 1
        if self.days >= self.options.whole("calendarSize"):
            raise Over([])

    # Events.

    def take_event(self) -> None:
        event = self.coming.pop(0) if self.coming else self.calendar.pop()
        if not self.calendar and not self.coming:
            raise Over([])
        if event == "intocht":
            self.plan(self.add_freely)
            self.plan(self.add_freely)
        elif event == "schoentje":
            self.favour("abcdefgh".index(self.sint_says("favour")[1]))
        elif event == "explosie":
            self.explode()
        elif event == "gezonken":
            self.plan(self.lose_steam, 0)
            self.plan(self.lose_steam, 0)
        elif event == "journaal":
            self.coming += self.calendar[:-5:-1]
            del self.calendar[-4:]
        elif event != "rustig":
            self.next_effect = event
            self.benched = {
                s for s, h in enumerate(self.hands) if any(c[:9] == "pepernoot" for c in h)
            }

    def add_freely(self) -> None:
        aside: list[str] = []
        while True:
            self.wake_pile("stoomboot")
            if not self.has_cards("stoomboot"):
                break
            card = self.take_from("stoomboot")
            sides = self.fitting(card)
            if sides:
                self.add(card, self.sint_says("add")[1] if len(sides) > 1 else sides[0])
                break
            aside.append(card)
        for card in aside:
            self.discard(card)

    def favour(self, receiver: int) -> None:
        givers = {seat for seat, hand in enumerate(self.hands) if hand and seat != receiver}
        answers: dict[int, str] = {}
        while givers - set(answers) and receiver not in self.gone:
            seat, words = self.lines.next()
            if words == ["leave"]:
                self.someone_left(seat)
                givers.discard(seat)
                answers.pop(seat, None)
            elif seat not in givers or seat in answers or words[0] != "give":
                raise Wrong(f"{self.lines.here}: this seat gives nothing here")
            else:
                answers[seat] = words[1]
        for seat, card in answers.items() if receiver not in self.gone else ():
            self.lines.take(self.hands[seat], card)
            self.hands[receiver].append(card)

    def explode(self) -> None:
        self.exploding = True
        for seat in reversed(self.around(self.sint)):
            hand = sorted(self.hands[seat], key=NAMES.index)
            parcels = [card for card in hand if KIND[card] == "pakje"]
            self.hands[seat] = [card for card in hand if KIND[card] != "pakje"]
            for card in parcels:
                self.discard(card)
            self.plan(self.draw_up, seat, len(parcels))
