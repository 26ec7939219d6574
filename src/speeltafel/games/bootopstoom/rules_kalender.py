"""Krappe Kalender: a deck of calendar cards with events, instead of played cards put aside."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.events import NOBODY, only
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.state import CARD, CARDS, FLAG, INT, INTS, Setup
from speeltafel.engine.zones import Zone, put_in_order
from speeltafel.games.bootopstoom.cards import (
    ACHTERUIT,
    ACHTERUIT2,
    ANY_PARCEL,
    BOEKKWIJT,
    EXPLOSIE,
    GEZONKEN,
    GULZIG,
    INTOCHT,
    JOURNAAL,
    KIND,
    KOMPAS,
    LINKS,
    NAMEN,
    NO_ICON,
    PAKJE,
    RUSTIG,
    SCHOENTJE,
    SNEEUW,
    STOOMBOOT,
    VERDWAALD,
    is_pepernoot,
)
from speeltafel.games.bootopstoom.rules_map import WISHING
from speeltafel.games.bootopstoom.rules_moves import ADD, FAVOURS, GIVES, SPOTS
from speeltafel.games.bootopstoom.rules_pietjes import WithPietjes
from speeltafel.games.bootopstoom.rules_row import LEFT, RIGHT, fits
from speeltafel.games.bootopstoom.rules_table import (
    ADD_FREELY,
    ASKED,
    BUSY,
    DRAW_OTHERS,
    EMPTY,
    ENTRY,
    ENTRY_BITS,
    FAVOUR,
    INTOCHT_ADD,
    LOSE_STEAM,
    MOST_SEATS,
    OFFER,
    PLACE,
    SPOT,
    SUNK,
    TASK,
    TASK_BITS,
    Table,
)

NEVER: Final = -2
FREE_STEAM: Final = 2
SUNK_STEAM: Final = 2
FORETOLD: Final = 4


class BootOpStoom(WithPietjes):
    """The whole game: the base game, the other expansions, and what Krappe Kalender changes."""

    deck: list[int]
    box: list[int]
    """Calendar cards that are not in this game; nobody knows which."""
    coming: list[int]
    """The next calendar cards, as far as everybody has seen them."""
    effect: int
    """The event that holds in this round, or NOBODY."""
    next_effect: int
    benched: int
    """Who does not take part under `gulzig`, as bits of seats."""
    visits: list[int]
    """Under `namen`: at which position each square was first come to, or NEVER."""
    placer: int
    spot: int
    """Under `verdwaald`: who lays a card, and where the Sint wants it."""
    struck: int
    """Positions where he has no card for, as bits."""
    aside: list[int]
    """Steam cards turned up by `intocht`."""
    receiver: int
    exploding: bool

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)

    def prepare(self) -> None:
        """BS-KK-01: so many of the calendar cards, face down."""
        self.deck = EMPTY
        self.box = EMPTY
        if self.house.kalender:
            cards = self.house.calendar.copy()
            self.chance.shuffle(cards)
            self.deck = cards[: self.house.calendar_size]
            self.box = cards[self.house.calendar_size :]
        self.coming = []
        self.effect = NOBODY
        self.next_effect = NOBODY
        self.benched = 0
        self.visits = EMPTY
        self.placer = NOBODY
        self.spot = NOBODY
        self.struck = 0
        self.aside = []
        self.receiver = NOBODY
        self.exploding = False
        super().prepare()

    def carry_out_more(self, task: int, about: int) -> None:
        if task == ADD_FREELY:
            self.add_freely()
        elif task == DRAW_OTHERS:
            self.draw_up(about % MOST_SEATS, about // MOST_SEATS)
        else:
            super().carry_out_more(task, about)

    # The calendar: BS-KK-02.

    def choose_for_calendar(self) -> None:
        if self.house.kalender:
            self.take_event()
        else:
            super().choose_for_calendar()

    def everything_used(self) -> None:
        """BS-AMB-12: time stands still here too, unless the house wants it otherwise."""
        if self.house.kalender and not self.house.skip_when_used:
            self.take_event()
        else:
            super().everything_used()

    def nobody_played(self) -> None:
        """BS-AMB-09."""
        if self.house.kalender:
            self.take_event()
        else:
            super().nobody_played()

    def take_event(self) -> None:
        if self.coming:
            card = self.coming[0]
            self.coming = self.coming[1:]
        else:
            card = self.deck[-1]
            self.deck = self.deck[:-1]
        self.calendar.append(card)
        self.time_passes(card)
        if not self.ending:
            self.happen(card)

    def time_passes(self, card: int) -> None:
        """BS-KK-03, BS-AMB-13: with the last card the game is lost, before its event."""
        if not self.house.kalender:
            super().time_passes(card)
            return
        if not self.quiet:
            self.tell("event", NOBODY, (card,), len(self.deck) + len(self.coming))
            if self.deck or self.coming:  # BS-AMB-13: the last one does nothing
                self.tell("happens", number=card)
        if not self.deck and not self.coming:
            self.end("BS-KK-03")

    def happen(self, card: int) -> None:
        """BS-KK-02: the event of a calendar card; `rustig` has none."""
        if card == INTOCHT:
            for _ in range(FREE_STEAM):
                self.plan(ADD_FREELY)
        elif card == SCHOENTJE:
            self.ask_sint(FAVOUR)
        elif card == EXPLOSIE:
            self.explode()
        elif card == GEZONKEN:  # BS-AMB-30: never the last card
            for _ in range(SUNK_STEAM):
                self.plan(LOSE_STEAM, SUNK)
        elif card == JOURNAAL:
            self.foretell()
        elif card != RUSTIG:
            self.next_effect = card
            if card == GULZIG:
                self.bench()

    # Events at once.

    def add_freely(self) -> None:
        """BS-AMB-29, BS-AMB-59: Steam cards are turned up until one fits."""
        while True:
            if not self.has_cards(STOOMBOOT):
                self.renew(STOOMBOOT)
                self.turn_top(STOOMBOOT)
            if not self.has_cards(STOOMBOOT):
                self.drop_aside()
                if not self.quiet:
                    self.tell("no-steam")
                return
            card = self.take_from(STOOMBOOT)
            self.aside = [*self.aside, card]
            if not self.quiet:
                self.tell("turned-steam", NOBODY, (card,))
                self.tell_top(STOOMBOOT)
            left, right = fits(self.row, card, LEFT), fits(self.row, card, RIGHT)
            if left and right:
                self.ask_sint(INTOCHT_ADD)
                return
            if left or right:
                self.add_for_free(LEFT if left else RIGHT)
                return

    def add_for_free(self, side: int) -> None:
        self.phase = BUSY
        card = self.aside[-1]
        self.aside = self.aside[:-1]
        self.add_steam(card, side)
        self.drop_aside()

    def drop_aside(self) -> None:
        """BS-AMB-59: what did not fit is discarded."""
        for card in self.aside:
            self.discard(card)
        if self.aside and not self.quiet:
            self.tell("unfit", NOBODY, tuple(self.aside))
        self.aside = []

    def favour(self, seat: int) -> None:
        """BS-AMB-31: everybody else gives him a card of his own choice, in secret."""
        self.phase = BUSY
        self.receiver = seat
        if not self.quiet:
            self.tell("favoured", seat)
        givers = [s for s in range(self.players) if s != seat and self.hands[s]]
        if givers:
            self.phase = ASKED
            self.ask(Question("give", tuple(givers), secret=True))
        elif not self.quiet:
            self.tell("no-gifts", seat)

    def explode(self) -> None:
        """BS-AMB-32: parcels in hand are discarded, and as many other cards are drawn."""
        self.exploding = True
        seat = self.sint
        for _ in range(self.players):  # backwards: what is planned last is done first
            seat = self.players - 1 if seat == 0 else seat - 1
            parcels = [card for card in self.hands[seat] if KIND[card] == PAKJE]
            self.hands[seat] = [card for card in self.hands[seat] if KIND[card] != PAKJE]
            for card in parcels:
                self.discard(card)
                if self.house.memory_aid:
                    self.forget(seat, card)
            if not self.quiet and not self.gone[seat]:
                self.tell("exploded", seat, tuple(parcels))
            self.plan(DRAW_OTHERS, seat + MOST_SEATS * len(parcels))

    def may_draw_parcels(self) -> bool:
        """BS-AMB-32: another kind than parcels."""
        return not self.exploding and super().may_draw_parcels()

    def why_not_draw(self, kind: int) -> Refusal:
        if self.exploding and kind == PAKJE:
            return Refusal("BS-AMB-32", "other-kind")
        return super().why_not_draw(kind)

    def clean_up(self) -> None:
        self.exploding = False
        super().clean_up()

    def foretell(self) -> None:
        """BS-AMB-63: everybody sees the next four cards; their order stays."""
        shown = self.deck[-FORETOLD:]
        shown.reverse()
        self.deck = self.deck[:-FORETOLD]
        self.coming = self.coming + shown
        if not self.quiet:
            self.tell("foretold", NOBODY, tuple(self.coming))

    def bench(self) -> None:
        """BS-AMB-33: who holds a pepernoot now sits out the next round."""
        self.benched = 0
        for seat in range(self.players):
            for card in self.hands[seat]:
                if is_pepernoot(card):
                    self.benched |= 1 << seat
            if not self.quiet:
                self.tell("benched" if self.benched >> seat & 1 else "spared", seat)

    # Events for the next round.

    def set_effect(self) -> None:
        """BS-KK-02: an event lasts exactly one round."""
        super().set_effect()
        self.effect = self.next_effect
        self.next_effect = NOBODY
        self.spot = NOBODY
        if self.visits:
            self.visits = []
        if self.effect != NOBODY and not self.quiet:
            self.tell("holds", number=self.effect)
        if self.effect == SNEEUW:  # eyes too
            self.icons = [NO_ICON] * len(self.icons)
        elif self.effect == NAMEN:
            self.visits = [NEVER] * self.house.squares
        elif self.effect == VERDWAALD:
            self.picky = True
        elif self.effect == GULZIG:
            self.passed = self.benched

    def is_void(self, card: int) -> bool:
        """BS-AMB-35: only backward and left."""
        return self.effect == KOMPAS and card not in (ACHTERUIT, ACHTERUIT2, LINKS)

    def wishes(self, square: int) -> list[int]:
        """`boekkwijt`: one parcel more, of any kind; BS-AMB-36: maybe half of a doubled one."""
        wishes = super().wishes(square)
        if self.effect == BOEKKWIJT:
            wishes.append(ANY_PARCEL)
        return wishes

    # `namen`: parcels must come later.

    def reach_house(self, square: int) -> None:
        """BS-AMB-34: it is noted that the house was come to, at which position."""
        if self.effect != NAMEN:
            super().reach_house(square)
            return
        before = self.visits[square]
        if before == NEVER or self.at < before:
            visits = self.visits.copy()
            visits[square] = self.at
            self.visits = visits
            if not self.quiet:
                self.tell("noted", number=self.square_number(square))

    def parcel_reached(self, at: int) -> None:
        """BS-AMB-34, BS-AMB-52: when SAIL reaches a parcel, houses visited before it may be served.

        The agenda is worked from its end, so that houses are offered in the map's order.
        """
        if self.effect != NAMEN:
            super().parcel_reached(at)
            return
        squares = self.house.squares
        for square in range(squares - 1, -1, -1):
            since = self.visits[square]
            if since != NEVER and since < at and WISHING[self.map[square]]:
                self.plan(OFFER, square + squares * (since + 1))

    def positions_shifted(self, position: int, by: int) -> None:
        if self.effect == NAMEN:
            self.visits = [
                visit + by if visit != NEVER and visit >= position else visit
                for visit in self.visits
            ]

    def tiles_moved(self) -> None:
        """A house that was visited, or is about to be offered, takes that along."""
        if self.effect != NAMEN:
            return
        self.visits = self.moved_around(self.visits)
        squares = self.house.squares
        places = self.moved_around(list(range(squares)))
        agenda, self.agenda = self.agenda, 0
        entries: list[int] = []
        while agenda:
            entries.append(agenda & ENTRY)
            agenda >>= ENTRY_BITS
        for entry in reversed(entries):
            task, about = entry & TASK, entry >> TASK_BITS
            if task == OFFER:
                about = about // squares * squares + places.index(about % squares)
            self.plan(task, about)

    # `verdwaald`: the Sint says where.

    def ask_where(self) -> None:
        if self.effect == VERDWAALD:
            self.placer = self.turn
            self.struck = 0
            self.ask_spot()

    def spots(self) -> list[int]:
        """BS-AMB-62: free positions that are not struck for this placement."""
        return [
            position
            for position in range(len(self.marks))
            if self.marks[position] == 0 and not self.struck >> position & 1
        ]

    def ask_spot(self) -> None:
        spots = self.spots()
        self.phase = BUSY
        if len(spots) > 1:
            self.ask_sint(SPOT)
        elif spots:
            self.choose_spot(spots[0])
        else:
            self.passed |= 1 << self.placer
            if not self.quiet:
                self.tell("skipped", self.placer)
            self.fill_on(self.after(self.placer))

    def choose_spot(self, position: int) -> None:
        """BS-KK-02: the event of the Verdwaalde Piet, the Sint says where a card is placed."""
        self.spot = position
        self.turn = self.placer
        self.phase = PLACE
        if not self.quiet:
            self.tell("spot", self.placer, number=position + 1)

    def may_lay(self, card: int, position: int) -> bool:
        if self.effect == VERDWAALD and position != self.spot:
            return False
        return super().may_lay(card, position)

    def why_not_here(self, card: int, position: int) -> Refusal:
        if self.effect == VERDWAALD and position != self.spot:
            return Refusal("BS-KK-02", "other-spot", {"number": self.spot + 1})
        return super().why_not_here(card, position)

    def pass_by(self) -> None:
        """BS-AMB-62: without a card for this position the Sint names another."""
        if self.effect != VERDWAALD:
            super().pass_by()
            return
        self.struck |= 1 << self.spot
        if not self.quiet:
            self.tell("passed", self.turn)
        self.ask_spot()

    # Decisions.

    def more_moves(self) -> list[Move]:
        phase = self.phase
        if phase == SPOT:
            return [SPOTS[position] for position in self.spots()]
        if phase == FAVOUR:
            return [FAVOURS[seat] for seat in range(self.players) if not self.gone[seat]]
        if phase == INTOCHT_ADD:
            return ADD
        return super().more_moves()

    def decide(self, move: Move) -> None:
        phase = self.phase
        if phase == SPOT:
            self.choose_spot(move.number - 1)
        elif phase == FAVOUR:
            self.favour(move.number)
        elif phase == INTOCHT_ADD:
            self.add_for_free(move.number)
        else:
            super().decide(move)

    def why_refused(self, move: Move) -> Refusal:
        if self.phase == SPOT and move.verb == "spot":
            return Refusal("BS-AMB-62", "no-position", {"number": move.number})
        if self.phase == FAVOUR and move.verb == "favour":
            return Refusal("BS-AMB-68", "nobody-there")
        return super().why_refused(move)

    def turn_rule(self) -> str:
        return "BS-AMB-31" if self.questions else super().turn_rule()

    def phase_rule(self) -> str:
        return {SPOT: "BS-KK-02", FAVOUR: "BS-AMB-31", INTOCHT_ADD: "BS-AMB-29"}.get(
            self.phase, super().phase_rule()
        )

    def answers(self, seat: int, question: Question) -> list[Move]:
        """BS-AMB-31: any card of the hand."""
        return [GIVES[card] for card in sorted(set(self.hands[seat]))]

    def answer_refusal(self, seat: int, question: Question, move: Move) -> Refusal | None:
        if move.verb != "give":
            return Refusal("BS-AMB-31", "not-now")
        if move.cards[0] not in self.hands[seat]:
            return Refusal("BS-AMB-31", "not-in-hand", {"card": move.cards[0]})
        return None

    def answered(self, question: Question) -> None:
        """BS-AMB-31: the receiver may have too many cards then."""
        if self.shared:
            self.own()
        got: list[int] = []
        if not self.quiet:
            self.tell("gifts", self.receiver)
        for seat in question.asked:
            card = question.answers[seat].cards[0]
            self.hands[seat].remove(card)
            put_in_order(self.hands[self.receiver], card)
            got.append(card)
            if not self.quiet:
                self.tell("gave", seat, (card,), audience=only(seat))
        if not self.quiet:
            self.tell("got", self.receiver, tuple(got), audience=only(self.receiver))
        self.receiver = NOBODY
        self.phase = BUSY
        self.run()

    def decide_without(self, seat: int) -> None:
        """BS-AMB-68: gifts to or from him lapse."""
        if self.questions:
            self.give_without(seat)
        elif self.phase == SPOT and self.placer == seat:
            self.fill_on(self.after(seat))
            if self.phase == BUSY:
                self.run()
        else:
            super().decide_without(seat)

    def give_without(self, seat: int) -> None:
        assert self.questions is not None
        question = self.questions.pop()
        others = [giver for giver in question.asked if giver != seat]
        if seat == self.receiver or not others:
            self.receiver = NOBODY
            self.phase = BUSY
            self.run()
            return
        again = Question("give", tuple(others), secret=True)
        again.answers = {s: move for s, move in question.answers.items() if s != seat}
        if len(again.answers) == len(others):
            self.answered(again)
        else:
            self.questions.append(again)

    # What everybody knows.

    def zones(self) -> list[Zone]:
        zones = super().zones()
        # copies share these: whoever changes the cards of a zone gets lists of his own
        self.deck = self.deck.copy()
        self.box = self.box.copy()
        zones.append(Zone("deck", self.deck, audience=0))
        zones.append(Zone("box", self.box, audience=0))
        zones.append(Zone("coming", self.coming))
        zones.append(Zone("aside", self.aside))
        return zones

    def fields(self) -> dict[str, str]:
        return {
            **super().fields(),
            "deck": CARDS,
            "box": CARDS,
            "coming": CARDS,
            "effect": CARD,
            "next_effect": CARD,
            "benched": INT,
            "visits": INTS,
            "placer": INT,
            "spot": INT,
            "struck": INT,
            "aside": CARDS,
            "receiver": INT,
            "exploding": FLAG,
        }

    def placed(self) -> None:
        """The deck is as large as the calendar has room, whatever a scenario left over."""
        if self.house.kalender:
            size = self.house.calendar_size - len(self.calendar) - len(self.coming)
            spare = len(self.deck) - size
            if spare > 0:
                self.box = self.box + self.deck[:spare]
                self.deck = self.deck[spare:]
        super().placed()

    def broken_invariants(self) -> list[str]:
        found = super().broken_invariants()
        if self.house.kalender:
            cards = len(self.deck) + len(self.coming) + len(self.calendar)
            if cards != self.house.calendar_size:
                found.append(f"{cards} calendar cards are in the game")
        elif self.deck or self.coming or self.effect != NOBODY:
            found.append("calendar cards without Krappe Kalender")
        if self.aside and self.phase != INTOCHT_ADD and not self.ending:
            found.append("a Steam card lies aside")
        return found

    def blank(self) -> "Table":
        return BootOpStoom(self.setup, self.chance.copy())

    def copy(self) -> "Table":
        other = super().copy()
        assert isinstance(other, BootOpStoom)
        other.deck = self.deck
        other.box = self.box
        other.coming = self.coming
        other.effect = self.effect
        other.next_effect = self.next_effect
        other.benched = self.benched
        other.visits = self.visits
        other.placer = self.placer
        other.spot = self.spot
        other.struck = self.struck
        other.aside = self.aside
        other.receiver = self.receiver
        other.exploding = self.exploding
        return other
