"""What the stage shows: it can be drawn, whoever only listens hears of it, its sums are right."""

from itertools import cycle

from speeltafel.conformance.sayings import name_of
from speeltafel.conformance.tried import Tried
from speeltafel.engine.chance import fast
from speeltafel.engine.conformance import Nonconforming, Setting, require
from speeltafel.engine.drive import drive
from speeltafel.engine.events import GALLERY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal, Scribe
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.view import (
    BAD,
    DIM,
    GOOD,
    SPOKEN,
    Moment,
    Note,
    Reckoned,
    Row,
    Said,
    TableView,
)
from speeltafel.texts import LANGUAGES, texts

DECISIONS = 400
"""Made by rule of thumb, so many bring rounds to their end."""
TONES = {"", SPOKEN, GOOD, BAD, DIM}


def check_moments(game: Game, setting: Setting, seed: int, tried: Tried) -> None:
    """A game by rule of thumb, step by step, before one viewer after the other."""
    luck = fast(seed)

    def decide(state: State, seats: tuple[int, ...]) -> tuple[int, Move]:
        seat = seats[luck.below(len(seats))]
        return seat, game.heuristic(state.seen_by(seat), seat, luck)

    journal = Journal(game, setting.players, setting.options, seed)
    drive(journal.start(), decide, (Scribe(journal),), DECISIONS)
    onlooker = Onlooker(game, tried)
    viewers = cycle([GALLERY, *range(setting.players)])
    try:
        for (state, *told), viewer in zip(journal.steps(), viewers, strict=False):
            now, before = ([event.seen_by(viewer) for event in part] for part in told)
            onlooker.look(state, viewer, now, before)
    except KeyError as error:
        raise Nonconforming(f"stage: {error.args[0]}") from None


class Onlooker:
    """Looks at one step after the other, and adds up."""

    def __init__(self, game: Game, tried: Tried) -> None:
        self.game = game
        self.tried = tried
        self.voices = [texts(game, language) for language in LANGUAGES]
        self.totals: list[int] = []
        """As they stood after the last move."""
        self.reckoning: tuple[Reckoned, ...] = ()
        """What this move was reckoned to bring."""

    def look(self, state: State, viewer: int, now: list[Event], before: list[Event]) -> None:
        view = self.game.shown(state.seen_by(viewer), now, before)
        moment = view.moment or Moment()
        self.tried.count("moments", view.moment is not None)
        self.hear(moment, now if state.is_step else [], viewer)
        check_drawn(moment, view)
        self.reckoning = moment.reckoning or self.reckoning
        if not state.is_step:
            self.add_up(view)

    def hear(self, moment: Moment, step: list[Event], viewer: int) -> None:
        """Each step has sentences: of what happened, of what is shown, or of what is reckoned."""
        said = sayings(moment)
        for voice in self.voices:
            for one in said:
                require(bool(voice.say(one, name_of)), "stage", f"{one.id} is empty")
            told = any(voice.event(event, viewer, name_of) for event in step)
            heard = told or not step or bool(said or moment.reckoning)
            require(heard, "stage", f"nobody hears of {[event.kind for event in step]}")
        self.tried.count("steps", bool(step))

    def add_up(self, view: TableView) -> None:
        """Where the sheet counts points, what was reckoned is what they have more than before."""
        counts_points = not (view.unit or view.note or view.ending)
        for one in self.reckoning:
            foreign = [part.rule for part in one.parts if part.rule not in self.game.rules]
            require(not foreign, "stage", f"{foreign[:1]} is no rule")
            if counts_points:
                total = self.totals[one.seat] + sum(part.points for part in one.parts)
                same = total == one.total == view.seats[one.seat].score
                require(same, "stage", f"seat {one.seat} has {one.total}, its parts make {total}")
        self.tried.count("reckonings", bool(self.reckoning))
        self.reckoning = ()
        self.totals = [seat.score for seat in view.seats]


def sayings(moment: Moment) -> list[Said]:
    """All messages that a moment names."""
    said = [note.says for note in moment.notes]
    said += [one for row in moment.rows for one in (row.says, row.why) if one is not None]
    return said + [part.label for reckoned in moment.reckoning for part in reckoned.parts]


def check_drawn(moment: Moment, view: TableView) -> None:
    """Its parts have tones that there are, at seats and places that there are."""
    parts: list[Note | Row] = [*moment.notes, *moment.rows]
    for part in parts:
        require(part.tone in TONES, "stage", f"there is no tone {part.tone!r}")
        require(part.seat < len(view.seats), "stage", f"there is no seat {part.seat}")
    zones = {"", *[zone.name for zone in view.zones]}
    for flight in moment.flights:
        there = {flight.source, flight.goal} <= zones
        require(there, "stage", f"cards fly from {flight.source!r} to {flight.goal!r}")
        require(bool(flight.cards), "stage", "nothing flies")
