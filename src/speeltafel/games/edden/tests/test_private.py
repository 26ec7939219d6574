"""ED-AMB-39: a birth year and an age belong to their person, and are told to nobody else."""

import pytest

import speeltafel
from speeltafel.engine.conformance import Nonconforming, Setting, check_match
from speeltafel.engine.conformance.releases import Releases
from speeltafel.engine.events import GALLERY
from speeltafel.engine.scenario import run, scenarios_of
from speeltafel.engine.setup import Setup
from speeltafel.engine.view import Said

EDDEN = speeltafel.game("edden")
TOLD: dict[str, object] = {
    "birthYears": [1988, 1975, 2005],
    "ages": [38, 51, 21],
    "magicNumbers": [0, 75, 0],
}


def test_a_projection_knows_its_own_years_alone() -> None:
    state = EDDEN.deal(3, 1, TOLD)
    for viewer in (0, 1, 2, GALLERY):
        seen = state.seen_by(viewer)
        record = seen.record()
        for seat, (year, age) in enumerate(((1988, 38), (1975, 51), (2005, 21))):
            assert (str(year) in record) == (seat == viewer)
            assert (f"{age}" in str(seen.setup.options["ages"])) == (seat == viewer)
        assert EDDEN.restore(record).record() == record
        assert seen.seen_by(viewer).record() == record


def test_the_magic_number_is_shown_where_its_owner_agrees() -> None:
    state = EDDEN.deal(3, 1, TOLD)
    for viewer in (0, 1, 2, GALLERY):
        seats = EDDEN.view(state.seen_by(viewer)).seats
        magic = [Said("fact-magic", {"number": 75}) in seat.facts for seat in seats]
        assert magic == [False, True, False]


def test_what_others_told_makes_no_difference_to_anybody() -> None:
    check_match(EDDEN, Setting(3, TOLD), seed=2)


def test_everything_that_makes_something_known_is_needed() -> None:
    """In scenarios, and in games in which birth years matter often."""
    found = Releases(EDDEN)
    for scenario in scenarios_of(EDDEN):
        run(EDDEN, scenario, found.look_at)
    for options in (
        {"birthYears": [1969] * 3, "ages": [5] * 3},
        {"birthYears": [1921, 1922, 1925], "ages": [21, 22, 25], "outAbove": 20},
        {"birthYears": [1910, 1904, 1905], "ages": [2] * 3, "maxRounds": 1},
        {"birthYears": [2023] * 3, "ages": [5] * 3},
    ):
        for seed in range(60):
            found.watch(EDDEN.deal(3, seed, options), seed)
    assert not found.open


def test_a_setup_that_tells_everybody_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Setup, "seen_by", lambda setup, viewer: setup)
    with pytest.raises(Nonconforming):
        check_match(EDDEN, Setting(3, TOLD), seed=2)


def test_ed_year_01_nobody_is_asked_for_a_year_where_the_rule_is_off() -> None:
    options = speeltafel.game("edden").options
    assert {options.needs[name] for name in options.personal} == {"ruleBirthYear"}
