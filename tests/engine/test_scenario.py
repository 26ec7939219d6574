"""The scenario runner fails when a scenario does not hold."""

from dataclasses import replace
from pathlib import Path

import pytest

import speeltafel
from speeltafel.engine.events import MOST_SEATS
from speeltafel.engine.positions import LETTERS, ScenarioFailed
from speeltafel.engine.scenario import Scenario, read_scenarios, run, step

GAME = speeltafel.game("twaalfstich")
TABLE = {"turn": "A", "hand": {"A": "z8 r5 z1", "B": "r12 z1"}}


def failing(*steps: str, **more: object) -> str:
    body: dict[str, object] = {"table": TABLE, "players": 3, **more}
    scenario = Scenario("test", "", ("12-LEAD-01",), steps=steps, **body)  # type: ignore[arg-type]
    with pytest.raises(ScenarioFailed) as caught:
        run(GAME, scenario)
    return str(caught.value)


def test_a_scenario_that_holds_passes() -> None:
    steps = (
        "A may: play z1 | play z8",
        "A: play r5 -> 12-LEAD-01",
        "A: play r5 -> 12-LEAD-01 lead-plus card=14",
        "A: shout -> no move",
        "B: play z1 -> 12-TURN-01",
        "A: play z8",
        "event led = A z8 8",
        "no event trick",
        "no event led = B z8 8",
        "sum = 8",
        "hand A = r5 z1",
        "B sees hand A = ? ?",
        "gallery sees open = z8",
        "to act = B",
        "totals A = 0",
        "sheet =",
    )
    run(GAME, Scenario("test", "", ("12-LEAD-01",), 3, steps, table=TABLE))


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ("A may: play z8", "wanted 'play z8'"),
        ("A: play r5", "wanted 'a legal move'"),
        ("A: play r5 -> 12-SUM-02", "wanted '12-SUM-02'"),
        ("A: play z8 -> 12-SUM-02", "was not refused"),
        ("A: play r5 -> 12-LEAD-01 over-twelve", "wanted 'over-twelve'"),
        ("A: play r5 -> 12-LEAD-01 lead-plus card=3", "wanted 'lead-plus card=3'"),
        ("A: shout", "is not a verb"),
        ("A: play z8 -> no move", "was not refused"),
        ("sum = 3", "found 0"),
        ("totals A = 3", "found 0"),
        ("hand A = z8", "wanted 'z8'"),
        ("A sees hand A = ? ? ?", "wanted '? ? ?'"),
        ("turn = B", "found 0"),
        ("turn = Q", "is no seat"),
        ("event led = A z8 8", "found"),
        ("over = 12-END-02", "wanted '12-END-02'"),
        ("colour = red", "a state has no 'colour'"),
        ("to act = B", "found 'A'"),
        ("A leaves", "wanted 'a legal move'"),
        ("nonsense", "no step is written like this"),
    ],
)
def test_a_step_that_does_not_hold_is_named(step: str, says: str) -> None:
    message = failing(step)
    assert says in message
    assert step in message


def test_an_impossible_position_is_named() -> None:
    assert "more often than the deck" in failing(table={"hand": {"A": "z8 z8 z8"}})
    assert "left over" in failing(table={"hand": {"A": "z8"}, "stock": ""})
    assert "no 47 cards" in failing(table={"hand": {"A": "any 47"}})
    assert "a position has no 'colour'" in failing(table={"colour": "red"})
    assert "is impossible" in failing(table={"open": "r5 z1", "turn": "A"})
    assert "happened" in failing("A: play z8", "no event led")
    assert "happened" in failing("A: play z8", "no event led = A z8 8")


def test_a_refused_deal_is_shown_too() -> None:
    options = {"target": "250"}
    run(GAME, Scenario("test", "", (), 3, options=options, refused="12-END-01"))
    assert "was not refused" in failing(refused="12-END-01")
    assert "refused by 12-END-01" in failing(options=options, refused="12-AMB-20")


def test_what_a_file_says_for_all_its_scenarios_may_be_said_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    file.write_text(
        """
[common]
players = 3
table.turn = "A"
options = { profRule = true }

[one]
title = "As the file says."
rules = ["12-LEAD-01"]

[other]
title = "Otherwise."
rules = ["12-LEAD-01"]
players = 4
table.sum = 3
table.turn = "B"
""",
        "utf-8",
    )
    one, other = read_scenarios(file)
    assert (one.name, one.players, one.table, one.options) == (
        "some/one",
        3,
        {"turn": "A"},
        {"profRule": True},
    )
    assert (other.players, other.table) == (4, {"turn": "B", "sum": 3})
    assert other.options == {"profRule": True}


def test_piles_of_different_kinds_take_what_belongs_in_them() -> None:
    """A game of several face-down piles: each takes its share of the rest, whatever is named."""
    game = speeltafel.game("boot-op-stoom")
    table = {"row": "m-niks-a m-niks-b", "varen": "links ...", "hand": {"A": "groen"}}
    steps = ("stoomboot size = 5", "pakje size = 10", "varen size = 17")
    run(game, Scenario("test", "", ("BS-SET-03",), 2, steps, table=table))


def test_a_list_of_words() -> None:
    game = speeltafel.game("boot-op-stoom")
    scenario = Scenario("test", "", ("BS-SET-02",), 2, ("pawns = 11e",), {"heading": "W"})
    with pytest.raises(ScenarioFailed, match="found"):
        run(game, scenario)
    with pytest.raises(ScenarioFailed, match="'99x' is none of"):
        run(game, Scenario("test", "", ("BS-SET-02",), 2, ("pawns = 99x",)))


def test_a_refusal_that_changes_something_is_named() -> None:
    from tests.engine.test_mutants import ChangesWhenAsked  # not for a compiled package

    mutant = replace(GAME, state=ChangesWhenAsked)
    scenario = Scenario("test", "", ("12-LEAD-01",), 3, ("A: play r5 -> 12-LEAD-01",), table=TABLE)
    run(GAME, scenario)
    with pytest.raises(ScenarioFailed, match=r"play r5 -> 12-LEAD-01.*wanted"):
        run(mutant, scenario)


def test_a_move_that_a_copy_feels_is_named() -> None:
    from tests.engine.test_mutants import SharesHandsWithCopies  # not for a compiled package

    mutant = replace(GAME, state=SharesHandsWithCopies)
    scenario = Scenario("test", "", ("12-SUM-01",), 3, ("A: play z8",), table=TABLE)
    run(GAME, scenario)
    with pytest.raises(ScenarioFailed, match="an earlier copy has changed with it"):
        run(mutant, scenario)


def test_seats_have_letters_up_to_the_last() -> None:
    assert len(LETTERS) == MOST_SEATS
    with pytest.raises(ScenarioFailed, match="'Z' is no seat: A to C"):
        step(GAME.deal(3), "Z may: draw", [])
