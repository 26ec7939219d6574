"""A plain second reading of Boot op Stoom: a whole game as one long sentence with questions in it.

Written from the specification alone. Sailing and delivering stand in `model_sailing`.
"""

from collections.abc import Callable

from tests.lockstep import Difference

from speeltafel.engine.state import State
from speeltafel.games.bootopstoom.cards import KINDS, NAMES, PAKJE, STOOMBOOT, VAREN
from speeltafel.games.bootopstoom.decisions.favour import SEAT_LETTERS
from speeltafel.games.bootopstoom.rules_map import COLOURS
from speeltafel.games.bootopstoom.tests.model_rare import aim, arrange
from speeltafel.games.bootopstoom.tests.model_row import cards_of
from speeltafel.games.bootopstoom.tests.model_sailing import PEPERNOTEN, Sailing
from speeltafel.games.bootopstoom.tests.model_table import (
    PARCELS,
    Asked,
    Asking,
    Over,
    Place,
    kind_of,
)

__all__ = ["Model", "aim", "arrange"]

NEXT_ROUND = ("verdwaald", "namen", "sneeuw", "gulzig", "kompas", "boekkwijt")


class Model(Sailing):
    """The game from its set-up, or from a round that has just begun."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.asked: Asked = {}
        self.story = self.game()
        self.go_on(None)

    def follow(self, seat: int, move: str) -> None:
        self.go_on((seat, move))

    def legal(self, seat: int) -> set[str] | None:
        return self.asked.get(seat, set())

    def compare(self, state: State) -> None:
        self.compare_table(state)
        if set(state.to_act()) != set(self.asked):
            raise Difference(f"asked: by the rules {state.to_act()}, by the model {self.asked}")
        if self.ending:
            winners = set(state.outcome().winners)
            self.meet("BS-GOAL-01", *["BS-AMB-75"] * bool(self.gone))
            if winners != ({*range(self.players)} - self.gone if self.won() else set()):
                raise Difference(f"winners: {winners}")

    def won(self) -> bool:
        return self.ending in ("BS-GOAL-02", "BS-PL-04")

    def go_on(self, answer: tuple[int, str] | None) -> None:
        """Tell the story on until somebody is asked something."""
        try:
            self.asked = self.story.send(answer)
        except Over as over:
            self.asked, self.ending = {}, str(over)
            self.meet(self.ending)

    def leave(self, seat: int) -> None:
        """BS-AMB-44, BS-AMB-68: the hand is discarded, the next player is Sint; what was asked is
        asked anew of whoever is left."""
        self.meet("BS-AMB-44", "BS-AMB-68")
        self.gone.add(seat)
        for card in sorted(self.hands[seat], key=NAMES.index):
            self.discard(card)
        self.hands[seat] = []
        self.drawn[seat] = []
        if not self.clockwise(0):
            self.asked, self.ending = {}, "BS-AMB-68"
            return
        self.sint = self.clockwise(self.sint)[0]
        self.go_on(None)

    # The game.

    def game(self) -> Asking[None]:
        if self.round == 0:
            yield from self.set_up()
            self.round = 1
        while True:
            yield from self.play_round()
            self.round += 1

    def set_up(self) -> Asking[None]:
        """BS-SET-04, BS-SET-06, BS-RP-01, BS-AMB-69: Pieten, then hands, from the Sint on."""
        order = self.clockwise(self.sint)
        for seat in order if self.on("rebelsePietjes") else []:
            self.meet("BS-RP-01", "BS-AMB-69")
            answer = yield from self.player_chooses(seat, self.free_pieten, unasked=True)
            if answer:
                self.colours[seat] = COLOURS.index(cards_of(answer)[0])
        for seat in order:
            self.meet("BS-SET-04" if self.hand_size == 5 else "BS-SET-06")
            yield from self.draw_up_to(seat, self.hand_size)

    def free_pieten(self) -> set[str]:
        return {f"piet {word}" for n, word in enumerate(COLOURS) if n not in self.colours}

    def play_round(self) -> Asking[None]:
        """Section 4: FILL, SAIL, WINDOWS, CALENDAR, CLEANUP, REFILL, NEW SINT."""
        self.lay_out()
        yield from self.fill()
        yield from self.sail()
        yield from self.windows()
        yield from self.end_of_round()
        for place in [*self.places, *self.swept]:
            if place.card:
                self.meet("BS-DEL-03" if kind_of(place.card) == PAKJE else "BS-DISC-01")
                self.discard(place.card)
        self.places, self.swept = [], []
        for seat in self.clockwise(self.sint):
            self.meet("BS-REF-01", "BS-AMB-15", "BS-AMB-14")
            yield from self.draw_up_to(seat, self.hand_size)
        if self.last is None:
            self.meet("BS-AMB-38")
        else:
            self.meet("BS-SINT-01")
            self.sint = self.clockwise(self.last)[0]
        self.effect, self.next_effect = self.next_effect, ""
        if self.effect != "gulzig":
            self.benched = set()

    def lay_out(self) -> None:
        """Section 1.3, BS-ROW-03: a full position for each card, and a joint between A and B."""
        self.meet("BS-ROW-03")
        self.places, self.visits, self.last = [], [], None
        for n, steam in enumerate(self.row):
            icon = "" if self.effect == "sneeuw" else steam.icon
            self.places.append(Place(len(self.places), (steam,), icon))
            if steam.type == "A" and n + 1 < len(self.row):
                self.places.append(Place(len(self.places), (steam, self.row[n + 1]), ""))

    # Filling.

    def fill(self) -> Asking[None]:
        """BS-ROUND-01, BS-ROW-04, BS-AMB-16, BS-AMB-33: until it is full or nobody can play."""
        passed = set(self.benched)
        seat = self.sint
        while self.free():
            waiting = [s for s in self.clockwise(seat) if self.hands[s] and s not in passed]
            if not waiting:
                self.meet("BS-AMB-16")
                return
            seat = waiting[0]
            self.meet("BS-ROUND-01")
            laid = yield from (
                self.lay_where_told(seat) if self.effect == "verdwaald" else self.lay(seat)
            )
            passed |= set() if laid else {seat}
            seat = (seat + 1) % self.players
        self.meet("BS-ROW-04")

    def free(self) -> list[Place]:
        return [place for place in self.places if not place.taken]

    def layings(self, seat: int, places: list[Place]) -> set[str]:
        """BS-ROW-01, BS-ROW-02, BS-IC-01, BS-AMB-42: any card anywhere, but for the icons."""
        found = set()
        for place in places:
            number = self.places.index(place) + 1
            for card in self.hands[seat]:
                if place.icon != "pepernoot" or kind_of(card) == PAKJE:
                    found.add(f"place {card} {number}")
                    if place.icon == "oog":
                        found.add(f"show {card} {number}")
        self.meet("BS-ROW-01")
        return found or {"pass"}

    def lay(self, seat: int) -> Asking[bool]:
        answer = yield from self.player_chooses(seat, lambda: self.layings(seat, self.free()))
        if answer in ("", "pass"):
            return False
        yield from self.laid(seat, answer)
        return True

    def lay_where_told(self, seat: int) -> Asking[bool]:
        """BS-AMB-62: the Sint names the place; where the player has no card for it, another."""
        struck: list[Place] = []
        while seat not in self.gone:
            answer = yield from self.sint_chooses(self.spots(seat, struck))
            if not answer:
                return False
            place = self.places[int(cards_of(answer)[0]) - 1]
            here = [place]
            answer = yield from self.player_chooses(seat, lambda: self.layings(seat, here))  # noqa: B023
            self.meet("BS-AMB-62")
            if answer == "pass":
                struck.append(place)
            elif answer:
                yield from self.laid(seat, answer)
                return True
        return False

    def spots(self, seat: int, struck: list[Place]) -> Callable[[], set[str]]:
        def named() -> set[str]:
            free = [p for p in self.free() if p not in struck and seat not in self.gone]
            return {f"spot {self.places.index(p) + 1}" for p in free}

        return named

    def laid(self, seat: int, answer: str) -> Asking[None]:
        """BS-ROW-02, BS-IC-02, BS-IC-06, BS-AMB-25, BS-AMB-51."""
        verb, card, number = answer.split()
        place = self.places[int(number) - 1]
        self.hands[seat].remove(card)
        self.last = seat
        place.card, place.by, place.taken = card, seat, True
        if verb == "show":
            self.meet("BS-ROW-02", "BS-AMB-42")
            place.up = True
            self.noticed(seat, card)
        if place.icon == "pepernoot":
            self.meet("BS-IC-01")
        if place.icon == "letter" and kind_of(card) == VAREN:
            self.meet("BS-IC-02", "BS-AMB-25")
            yield from self.turn_up(place)
            if card == "anker":
                self.meet("BS-AMB-51")
            else:
                yield from self.carry_out(place)
                place.done = True
        if place.icon == "boek":
            self.meet("BS-IC-06")
            yield from self.draw_up_to(seat, self.hand_size)

    def draw_up_to(self, seat: int, size: int, kinds: tuple[int, ...] = (0, 1, 2)) -> Asking[None]:
        """BS-REF-01, BS-PL-02: one at a time, each from a pile of choice."""
        while len(self.hands[seat]) < size:
            answer = yield from self.player_chooses(seat, lambda: self.draws(kinds), unasked=True)
            if not answer:
                return
            card = self.take_top(KINDS.index(cards_of(answer)[0]))
            self.hands[seat].append(card)
            if self.on("memoryAid") and self.options["piles"] == "open":
                self.drawn[seat].append(card)

    def draws(self, kinds: tuple[int, ...]) -> set[str]:
        """BS-AMB-47: a card is needed, so that every empty pile is renewed."""
        for kind in range(len(KINDS)):
            self.renew(kind)
        found = {kind for kind in kinds if self.piles[kind]}
        if not self.may_take_parcels():
            found -= {PAKJE}
        return {f"draw {KINDS[kind]}" for kind in found}

    # The calendar.

    def end_of_round(self) -> Asking[None]:
        """BS-CAL-01, BS-CAL-02, BS-CAL-03, BS-AMB-08, BS-AMB-12: time goes by, or not."""
        for place in [*self.places, *self.swept]:
            if place.card and not place.up:
                place.up = True
                self.noticed(place.by, place.card)
        unused = [place for place in [*self.places, *self.swept] if place.card]
        calendar = self.on("krappeKalender")
        if (
            self.last is not None
            and not unused
            and not (calendar and not self.on("kkSkipWhenAllUsed"))
        ):
            self.meet("BS-CAL-03", *["BS-AMB-12"] * calendar)
            return
        if calendar:
            yield from self.event()
            return
        if self.last is None:
            self.nobody_played()
        else:
            self.meet("BS-CAL-01", "BS-AMB-08")
            answer = yield from self.sint_chooses(lambda: {f"calendar {p.card}" for p in unused})
            place = next(p for p in unused if p.card == cards_of(answer)[0])
            self.calendar.append(place.card)
            place.card = ""
        if len(self.calendar) + self.blanks >= self.options["calendarSize"]:
            raise Over("BS-CAL-02")

    def nobody_played(self) -> None:
        """BS-AMB-09, BS-AMB-60: the top Varen card, else Stoomboot, else Pakje, else a blank."""
        self.meet("BS-AMB-09", "BS-AMB-60")
        for kind in (VAREN, STOOMBOOT, PAKJE):
            if self.piles[kind]:
                self.calendar.append(self.take_top(kind))
                return
            if self.discards[kind]:
                self.calendar.append(self.discards[kind].pop())
                return
        self.blanks += 1

    def event(self) -> Asking[None]:
        """BS-KK-02, BS-KK-03, BS-AMB-13: the top calendar card; the last one loses."""
        card = self.deck.pop(0)
        self.calendar.append(card)
        self.meet("BS-KK-02", *["BS-AMB-09"] * (self.last is None))
        if not self.deck:
            self.meet("BS-AMB-13")
            raise Over("BS-KK-03")
        if card in NEXT_ROUND:
            self.next_effect = card
        if card == "gulzig":
            self.meet("BS-AMB-33")
            self.benched = {
                seat for seat, hand in enumerate(self.hands) if any(c in PEPERNOTEN for c in hand)
            }
        elif card == "journaal":
            self.meet("BS-AMB-63")
        elif card == "intocht":
            yield from self.intocht()
        elif card == "gezonken":
            yield from self.gezonken()
        elif card == "schoentje":
            yield from self.schoentje()
        elif card == "explosie":
            yield from self.explosie()

    def intocht(self) -> Asking[None]:
        """BS-AMB-29, BS-AMB-59: twice, turn up Steam cards until one fits."""
        for _ in range(2):
            aside: list[str] = []
            self.renew(STOOMBOOT)
            while self.piles[STOOMBOOT]:
                card = self.take_top(STOOMBOOT)
                ends = self.fits(card)
                if ends:
                    answer = yield from self.sint_chooses(lambda: set(ends))  # noqa: B023
                    self.add(answer, card)
                    self.meet("BS-AMB-29")
                    break
                aside.append(card)
                self.meet("BS-AMB-59")
            for card in aside:
                self.discard(card)

    def gezonken(self) -> Asking[None]:
        """BS-AMB-30: twice an outermost card."""
        for _ in range(2):
            self.meet("BS-AMB-30")
            if len(self.row) > 1 or self.options["emptyRow"] == "lose":
                yield from self.cut()
                self.lost_by_cutting()

    def schoentje(self) -> Asking[None]:
        """BS-AMB-31, BS-AMB-68: a card of each other player, in secret; who leaves is left out."""
        answer = yield from self.sint_chooses(
            lambda: {f"favour {SEAT_LETTERS[seat]}" for seat in self.clockwise(0)}, always=True
        )
        self.meet("BS-AMB-31")
        receiver = SEAT_LETTERS.index(cards_of(answer)[0])
        gifts: dict[int, str] = {}
        while receiver not in self.gone:
            waiting = [s for s in self.clockwise(0) if s != receiver and s not in gifts]
            asked = {s: {f"give {c}" for c in self.hands[s]} for s in waiting if self.hands[s]}
            if not asked:
                break
            given = yield asked
            if given:
                gifts[given[0]] = cards_of(given[1])[0]
        for seat, card in gifts.items():
            if seat not in self.gone and receiver not in self.gone:
                self.hands[seat].remove(card)
                self.hands[receiver].append(card)

    def explosie(self) -> Asking[None]:
        """BS-AMB-32: parcels in hand are discarded, and as many of the other kinds drawn."""
        self.meet("BS-AMB-32")
        sizes = [len(hand) for hand in self.hands]
        for seat in self.clockwise(self.sint)[::-1]:
            for card in sorted((c for c in self.hands[seat] if c in PARCELS), key=NAMES.index):
                self.hands[seat].remove(card)
                self.discard(card)
                self.noticed(seat, card)
        for seat in self.clockwise(self.sint):
            yield from self.draw_up_to(seat, sizes[seat], (VAREN, STOOMBOOT))
