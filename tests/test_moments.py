"""What the stage shows: every step of every game can be drawn and said, and its sums are right."""

import random
from collections.abc import Iterator

import pytest

import speeltafel
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.state import State
from speeltafel.engine.view import BAD, DIM, GOOD, SPOKEN, Moment, Said
from speeltafel.lab.checks.fuzz import random_setting
from speeltafel.texts import LANGUAGES, texts

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
TONES = {"", SPOKEN, GOOD, BAD, DIM}
MOVES = 400


def name_of(seat: int) -> str:
    return f"speler {seat}"


def played(game: Game, seed: int) -> Iterator[State]:
    """A game of rule players, after every move: events and steps have not been taken yet."""
    rng = random.Random(seed)
    players, options = random_setting(game, rng)
    state = game.deal(players, seed, options)
    yield state
    for _ in range(MOVES):
        acting = state.to_act()
        if not acting:
            return
        seat = rng.choice(acting)
        state.take_events()
        state.play(seat, game.heuristic(state.seen_by(seat), seat, state.chance.copy()))
        yield state


def moments(game: Game, state: State, viewer: int) -> Iterator[tuple[State, Moment]]:
    """What a viewer is shown of the last move."""
    for step in [*(state.steps or ()), state]:
        before = [event.seen_by(viewer) for event in step.told_before()]
        now = [event.seen_by(viewer) for event in step.happened or ()]
        shown = game.shown(step.seen_by(viewer), now, before)
        assert step is state or not (shown.moves or shown.reactions or shown.window)
        if shown.moment is not None:
            yield step, shown.moment


def sayings(moment: Moment) -> Iterator[Said]:
    for note in moment.notes:
        yield note.says
    for row in moment.rows:
        yield from [said for said in (row.says, row.why) if said is not None]
    for reckoned in moment.reckoning:
        yield from [part.label for part in reckoned.parts]


@EVERY_GAME
def test_whatever_the_stage_shows_can_be_drawn_and_said(game: Game) -> None:
    voices = [texts(game, language) for language in LANGUAGES]
    for seed in range(6):
        rng = random.Random(seed)
        for state in played(game, seed):
            viewer = rng.choice([*range(state.players), GALLERY])
            for step, moment in moments(game, state, viewer):
                for said in sayings(moment):
                    assert all(voice.say(said, name_of) for voice in voices)
                parts = [(note.tone, note.seat) for note in moment.notes]
                parts += [(row.tone, row.seat) for row in moment.rows]
                assert all(tone in TONES and seat < state.players for tone, seat in parts)
                zones = {zone.name for zone in game.view(step.seen_by(viewer)).zones}
                for flight in moment.flights:
                    assert {flight.source, flight.goal} <= zones | {""}
                    assert flight.cards


@EVERY_GAME
def test_whoever_only_listens_is_told_of_every_step(game: Game) -> None:
    """Each step has sentences: of what happened, of what the stage shows, or of what it counts."""
    voices = [texts(game, language) for language in LANGUAGES]
    steps = 0
    for seed in range(6):
        for state in played(game, seed):
            for viewer in (0, GALLERY):
                for step in state.steps or ():
                    now = [event.seen_by(viewer) for event in step.happened or ()]
                    before = [event.seen_by(viewer) for event in step.told_before()]
                    moment = game.shown(step.seen_by(viewer), now, before).moment or Moment()
                    steps += 1
                    for voice in voices:
                        said = [voice.event(event, viewer, name_of) for event in now]
                        said += [voice.say(one, name_of) for one in sayings(moment)]
                        assert any(said) or moment.reckoning, [event.kind for event in now]
    assert steps or game.moment is None


@EVERY_GAME
def test_the_parts_of_a_reckoning_add_up_and_name_their_rules(game: Game) -> None:
    reckoned = 0
    for seed in range(6):
        totals: list[int] = []
        for state in played(game, seed):
            table = game.view(state.seen_by(GALLERY))
            last = [m.reckoning for _, m in moments(game, state, GALLERY) if m.reckoning][-1:]
            for one in [one for reckoning in last for one in reckoning]:
                reckoned += 1
                assert all(part.rule in game.rules for part in one.parts)
                # Where cards are won, they are counted and not what they are worth.
                if not (table.unit or table.note or table.ending):
                    assert totals[one.seat] + sum(part.points for part in one.parts) == one.total
                    assert one.total == table.seats[one.seat].score
            totals = [seat.score for seat in table.seats]
    assert reckoned or game.moment is None or game.cooperative or not game.in_rounds
