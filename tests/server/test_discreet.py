"""A journal that anybody may take along tells of people only what the game has told."""

import random

import speeltafel
from speeltafel.engine.journal import Journal
from speeltafel.server.matches import discreet, what_happened

EDDEN = speeltafel.game("edden")
YEAR_ZERO = 1900


def played(seed: int, **told: list[int]) -> Journal:
    """A random game to its end."""
    rng = random.Random(seed)
    journal = Journal(EDDEN, 3, {**told, "maxRounds": 6}, seed)
    state = journal.start()
    while state.to_act():
        seat = rng.choice(state.to_act())
        move = rng.choice(state.legal_moves(seat))
        journal.add(state, seat, state.write(move))
    return journal


def first_total(journal: Journal) -> tuple[int, int]:
    """A seat and a total that it comes to after a round, so that a birth year can strike there."""
    for state, events in journal.replay():
        if any(event.kind == "scored" for event in events):
            totals = EDDEN.view(state.seen_by(0)).seats
            for seat in totals:
                if 0 < seat.score <= 120:
                    return seat.seat, seat.score
    raise AssertionError("nobody came to a total that is a birth year's")


def test_what_made_no_difference_is_left_out() -> None:
    journal = played(3, birthYears=[2099, 0, 2098], ages=[1, 0, 2])
    shown = discreet(journal)
    assert (shown.options["birthYears"], shown.options["ages"]) == ([0, 0, 0], [0, 0, 0])
    assert what_happened(shown) == what_happened(journal)


def test_what_the_game_has_told_stays() -> None:
    seat, total = first_total(played(3))
    years = [0, 0, 0]
    years[seat] = YEAR_ZERO + total
    ages = [2 * bool(year) for year in years]
    years[(seat + 1) % 3], ages[(seat + 1) % 3] = 2099, 1
    journal = played(3, birthYears=years, ages=ages)
    shown = discreet(journal)
    assert what_happened(shown) == what_happened(journal)
    told, quiet = seat, (seat + 1) % 3
    assert isinstance(shown.options["birthYears"], list)
    assert shown.options["birthYears"][told] == YEAR_ZERO + total
    assert shown.options["birthYears"][quiet] == 0
