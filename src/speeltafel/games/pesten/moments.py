"""What the stage shows of a table of Pesten, from what a viewer saw happen."""

from collections.abc import Callable

from speeltafel.engine.events import Event
from speeltafel.engine.state import Projection
from speeltafel.engine.view import BAD, GOOD, SPOKEN, Flight, Moment, Note, Row, Said
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import ACE, JOKER_RANK, KING, RANK, SEVEN, TWO
from speeltafel.games.pesten.state import Pesten

POT = "pot"


class Gestures:
    """What is seen of several events, in the order in which they happened."""

    def __init__(self, seen: Pesten) -> None:
        self.seen = seen
        self.notes: list[Note] = []
        self.rows: list[Row] = []
        self.flights: list[Flight] = []
        self.dice: list[int] = []
        self.turns = 0
        self.beat = 0

    def say(self, seat: int, tone: str, message: str, **facts: int) -> None:
        self.notes.append(Note(Said(message, facts), seat, tone, self.beat))

    def all(self) -> Moment | None:
        if not (self.notes or self.rows or self.flights or self.dice):
            return None
        return Moment(
            tuple(self.notes),
            tuple(self.rows),
            tuple(self.flights),
            tuple(self.dice),
            self.turns,
            great=bool(self.rows or self.dice),
        )


def moment(seen: Projection, now: list[Event], _before: list[Event]) -> Moment | None:
    """Every pest card has a gesture of its own, and so has whatever befalls somebody."""
    assert isinstance(seen, Pesten)
    gestures = Gestures(seen)
    for event in now:
        gesture = GESTURES.get(event.kind)
        if gesture is not None:
            gesture(gestures, event)
    return gestures.all()


# Cards that are laid.


def laid(gestures: Gestures, event: Event) -> None:
    """PE-CHAIN-01, PE-TWO-01, PE-KING-01, PE-SEVEN-01: what the card does at once."""
    seen, rank = gestures.seen, RANK[event.cards[0]]
    if rank == KING:
        gestures.turns = 1 if seen.clockwise else -1
        gestures.say(event.seat, "", "moment-king")
    elif rank == SEVEN:
        gestures.say(event.seat, "", "moment-seven")
    elif rank in (ACE, JOKER_RANK, TWO) and event.number:
        gestures.say(seen.after(event.seat), BAD, "moment-threat", count=event.number)


def jumped(gestures: Gestures, event: Event) -> None:
    """PE-UNO-01."""
    gestures.say(event.seat, GOOD, "moment-jump")
    gestures.beat += 1
    laid(gestures, event)


def combination(gestures: Gestures, event: Event) -> None:
    """PE-COMBO-03: laid as a fan, with its sum."""
    says = Said("moment-combination", {"count": len(event.cards)})
    gestures.rows.append(Row(event.seat, event.cards, says, now=event.number or None, tone=GOOD))


def suit(gestures: Gestures, event: Event) -> None:
    """PE-JACK-01."""
    gestures.say(event.seat, SPOKEN, "moment-suit", suit=event.number)


# Drawing.


def die(gestures: Gestures, event: Event) -> None:
    gestures.dice.append(event.number)


def rolled(gestures: Gestures, event: Event) -> None:
    """PE-DRAW-02: the dice tumble, and their sum stands."""
    gestures.beat += 1
    gestures.notes.append(Note(Said("moment-rolled", {"count": event.number}), beat=gestures.beat))
    gestures.beat += 1


def drew(gestures: Gestures, event: Event) -> None:
    """PE-PLAY-02: from the pot to whoever draws; one's own are seen to come anyway."""
    if event.seat != gestures.seen.viewer and event.cards:
        gestures.flights.append(Flight(event.cards, POT, goal_seat=event.seat, beat=gestures.beat))
    if len(event.cards) > 1:
        gestures.say(event.seat, BAD, "moment-drew", count=len(event.cards))


def run(gestures: Gestures, event: Event) -> None:
    """PE-RUN-01."""
    gestures.say(event.seat, GOOD, "moment-run")
    gestures.beat += 1


# Bluffs.


def challenged(gestures: Gestures, event: Event) -> None:
    """PE-BLUFF-01."""
    gestures.say(event.seat, SPOKEN, "moment-challenge")


def caught(gestures: Gestures, event: Event) -> None:
    """PE-AMB-23: the card is turned for all to see, and goes back."""
    gestures.beat += 1
    row = Row(event.seat, event.cards, beat=gestures.beat, tone=BAD, why=Said("moment-caught"))
    gestures.rows.append(row)


def wrong(gestures: Gestures, event: Event) -> None:
    """PE-AMB-58: it was no bluff."""
    gestures.say(event.seat, BAD, "moment-wrong")


# What befalls players.


def skipped(gestures: Gestures, event: Event) -> None:
    """PE-EIGHT-01."""
    gestures.say(event.seat, BAD, "moment-skipped")


def nines(gestures: Gestures, _event: Event) -> None:
    """PE-NINE-01."""
    gestures.notes.append(Note(Said("moment-nines")))


def received(gestures: Gestures, event: Event) -> None:
    """PE-NINE-01: every hand travels on to the next player."""
    seen = gestures.seen
    giver = next(seat for seat in seen.in_game() if seen.after(seat) == event.seat)
    gestures.flights.append(
        Flight(event.cards[:3], source_seat=giver, goal_seat=event.seat, beat=1)
    )


def out(gestures: Gestures, event: Event) -> None:
    """PE-OUT-02."""
    gestures.say(event.seat, BAD, "moment-out")


def pest_finish(gestures: Gestures, event: Event) -> None:
    """PE-FIN-01."""
    gestures.say(event.seat, BAD, "moment-pest-finish")


def halves(gestures: Gestures, event: Event) -> None:
    """PE-OUT-03."""
    gestures.say(event.seat, "", "moment-halves", count=event.number)


GESTURES: dict[str, Callable[[Gestures, Event], None]] = {
    events.LAID.name: laid,
    events.JUMPED.name: jumped,
    events.COMBINATION.name: combination,
    events.SUIT.name: suit,
    events.DIE.name: die,
    events.ROLLED.name: rolled,
    events.DREW.name: drew,
    events.RUN.name: run,
    events.CHALLENGED.name: challenged,
    events.CAUGHT.name: caught,
    events.WRONG.name: wrong,
    events.SKIPPED.name: skipped,
    events.NINES.name: nines,
    events.RECEIVED.name: received,
    events.OUT.name: out,
    events.PEST_FINISH.name: pest_finish,
    events.HALVES.name: halves,
}
