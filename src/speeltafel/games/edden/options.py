"""Every option of the specification; ED-AMB-37 sets the ranges."""

from collections.abc import Mapping

from speeltafel.engine.options import Choice, Exclusion, Flag, Number, Options, PerSeat
from speeltafel.games.edden.cards import MOST_JOKERS, copies_in_play, decks_for
from speeltafel.games.edden.house import YEAR_ZERO


def birth_year_without_age(values: Mapping[str, object], _players: int) -> bool:
    years, ages = values["birthYears"], values["ages"]
    assert isinstance(years, list)
    assert isinstance(ages, list)
    return any(year and not age for year, age in zip(years, ages, strict=True))


def another_magic_number(values: Mapping[str, object], _players: int) -> bool:
    years, shown = values["birthYears"], values["magicNumbers"]
    assert isinstance(years, list)
    assert isinstance(shown, list)
    return any(
        year and number and number != year - YEAR_ZERO
        for year, number in zip(years, shown, strict=True)
    )


def counts(values: Mapping[str, object], players: int) -> list[int]:
    """The copies of each card in play."""
    decks, jokers = values["decks"], values["jokersPerDeck"]
    assert isinstance(jokers, int)
    return copies_in_play(decks_for(players) if decks == "auto" else int(str(decks)), jokers)


OPTIONS = Options(
    (
        Number("jokersPerDeck", 2, "deck", ("ED-PREP-01", "ED-AMB-16"), 0, MOST_JOKERS),
        Choice("decks", "auto", "deck", ("ED-PREP-01", "ED-AMB-18"), ("auto", "1", "2", "3")),
        Choice("dealer", "winner", "deck", ("ED-AMB-17", "ED-AMB-31"), ("winner", "left")),
        Number("callBelow", 8, "call", ("ED-CALL-01", "ED-AMB-37"), 1, 50),
        Number("penaltyPerLower", 25, "call", ("ED-CALL-04", "ED-AMB-37"), 0, 100),
        Flag("failedCallerAddsHand", False, "call", ("ED-CALL-04", "ED-AMB-05")),
        Flag("pairsTriples", True, "sets", ("ED-SET-01", "ED-SET-02")),
        Flag("fourRun", True, "sets", ("ED-RUN-01", "ED-AMB-20")),
        Flag("rule69", True, "special", ("ED-69-01", "ED-69-02", "ED-AMB-09")),
        Choice(
            "rule69Trigger",
            "stand",
            "special",
            ("ED-69-01", "ED-AMB-10", "ED-AMB-33"),
            ("stand", "arrive"),
        ),
        Flag("rule123", True, "special", ("ED-123-01", "ED-AMB-11")),
        Flag("ruleBirthYear", True, "special", ("ED-YEAR-01", "ED-AMB-22")),
        PerSeat(
            "birthYears",
            (),
            "special",
            ("ED-YEAR-01", "ED-AMB-32", "ED-AMB-39"),
            1900,
            2100,
            1988,
            personal=True,
        ),
        PerSeat(
            "ages",
            (),
            "special",
            ("ED-YEAR-01", "ED-AMB-32", "ED-AMB-39"),
            1,
            130,
            37,
            personal=True,
        ),
        PerSeat(
            "magicNumbers",
            (),
            "special",
            ("ED-YEAR-01", "ED-AMB-39"),
            1,
            200,
            88,
            personal=True,
            shown=True,
        ),
        Number("emptyHandMax", 3, "special", ("ED-EMPTY-01", "ED-AMB-07"), 0, 3),
        Number("outAbove", 150, "end", ("ED-END-01", "ED-AMB-37"), 20, 500, (20, 150, 250)),
        Choice("outTest", "more", "end", ("ED-END-01", "ED-AMB-23"), ("more", "reach")),
        Choice("allOut", "lowest", "end", ("ED-END-02", "ED-AMB-15"), ("lowest", "none")),
        Number("turnCapPerPlayer", 40, "end", ("ED-AMB-13", "ED-AMB-37"), 5, 200, (5, 40, 60)),
        Number("maxRounds", 200, "end", ("ED-AMB-34", "ED-AMB-37"), 1, 1000, (1, 5, 200)),
    ),
    (
        Exclusion(
            "ED-AMB-39",
            "a birth year needs an age: give both options, birthYears and ages, for the same seats",
            birth_year_without_age,
        ),
        Exclusion(
            "ED-YEAR-01",
            "a magic number that is shown is the birth year's: 88 for 1988, 105 for 2005",
            another_magic_number,
        ),
    ),
    expansions=("fourRun", "rule69", "rule123", "ruleBirthYear"),
    needs={
        "rule69Trigger": "rule69",
        "birthYears": "ruleBirthYear",
        "ages": "ruleBirthYear",
        "magicNumbers": "ruleBirthYear",
    },
    presets={
        "first": {"rule69": False, "rule123": False, "ruleBirthYear": False, "outAbove": 100},
        "all": {},
    },
)
