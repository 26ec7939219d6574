"""Whatever happens can be said and drawn: in every language, to every viewer."""

import random

from speeltafel.conformance.texts import check_picture
from speeltafel.conformance.tried import Tried
from speeltafel.engine.conformance import Nonconforming, Setting, require, strange_moves
from speeltafel.engine.drive import Observer, at_random, drive
from speeltafel.engine.events import GALLERY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Refusal
from speeltafel.engine.state import Projection, State
from speeltafel.engine.view import HAND, MoveView, Said, TableView
from speeltafel.texts import LANGUAGES, Texts, texts

DECISIONS = 60
"""Of one game are looked at: what comes later has mostly been said before."""


def check_sayings(game: Game, setting: Setting, seed: int, tried: Tried) -> None:
    rng = random.Random(seed)
    state = game.deal(setting.players, seed, setting.options)
    try:
        drive(state, at_random(rng), [Speaker(game, rng, tried)], DECISIONS)
    except KeyError as error:
        raise Nonconforming(f"texts: {error.args[0]}") from None


def name_of(seat: int) -> str:
    return f"speler {seat}"


class Speaker(Observer):
    """Says everything that there is to say, in one language after the other."""

    def __init__(self, game: Game, rng: random.Random, tried: Tried) -> None:
        self.game = game
        self.rng = rng
        self.tried = tried
        self.texts = [texts(game, language) for language in LANGUAGES]

    def after(self, state: State, events: list[Event]) -> None:
        viewer = self.rng.choice([*range(state.players), GALLERY])
        seen = state.seen_by(viewer)
        refusals = self.refusals(state)
        for text in self.texts:
            for event in events:
                told = text.event(event.seen_by(viewer), viewer, name_of)
                said = bool(told or not text(f"event-{event.kind}"))  # some go without saying
                require(said, "texts", f"event-{event.kind} is empty")
            for refusal in refusals:
                require(refusal.rule in text.refusal(refusal, name_of), "texts", refusal.rule)
            self.tried.count("sentences", len(events) + len(refusals) + self.view(text, seen))

    def refusals(self, state: State) -> list[Refusal]:
        found = []
        for move in strange_moves(self.game, state, self.rng):
            refusal = state.why_not(self.rng.randrange(state.players), move)
            if refusal is not None:
                found.append(refusal)
        return found

    def view(self, text: Texts, seen: Projection) -> int:
        """Say all that a view names, and look for its drawings; how much it names."""
        view = self.game.view(seen)
        said = named_in(view)
        for part in said:
            require(bool(text.say(part, name_of)), "texts", f"{part.id} is empty")
        for zone in view.zones:
            for spot in zone.spots:
                for picture in (spot.picture, *spot.marks, *[p.picture for p in spot.pieces]):
                    check_picture(self.game, picture)
        for face in view.faces:
            check_picture(self.game, face.picture)
        check_buttons(text, view)
        return len(said)


def check_buttons(text: Texts, view: TableView) -> None:
    """No two buttons say the same."""
    buttons = [text.say(move.label, name_of) for move in view.moves if is_button(view, move)]
    same = [one for one in buttons if buttons.count(one) > 1]
    require(not same, "texts", f"several moves are called {same[:1]}")


def is_button(view: TableView, move: MoveView) -> bool:
    """Whether nobody can point at it on the table: its name is all that tells it from others."""
    zones = move.zones or [zone.name for zone in view.zones if zone.kind == HAND]
    chosen = [zone for zone in view.zones if zone.selectable and zone.name in zones]
    return not move.place and not (move.cards and chosen)


def named_in(view: TableView) -> list[Said]:
    """All messages that a view names."""
    said = [view.prompt, *[zone.label for zone in view.zones]]
    for player in view.seats:
        said += [*player.facts, *player.badges]
    for spot in [spot for zone in view.zones for spot in zone.spots]:
        said += [spot.label, *[piece.label for piece in spot.pieces]]
    said += [Said(name) for name in (*view.phrases, view.note, view.help) if name]
    if view.unit:
        said += [Said(view.unit, {"count": player.score}) for player in view.seats]
    for move in view.moves + view.reactions:
        said.append(move.label)
        if move.quiz:
            said.append(move.quiz.prompt)
        if move.confirm:
            said.append(move.confirm)
    return said
