"""Who meets whom: the same deals in every seat."""

from dataclasses import replace

import pytest

from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import Event
from speeltafel.engine.state import State
from speeltafel.lab.playing.company import Company
from speeltafel.lab.playing.meetings import Contest, Meeting, meetings, play_deal
from speeltafel.lab.studies.arena import arena
from speeltafel.lab.work.crews import Crew

CONTEST = Contest("twaalfstich", ("rule", "random"), 4, 3, seed=5)


def test_everybody_meets_everybody_alone() -> None:
    three = replace(CONTEST, bots=("rule", "easy", "random"))
    assert len(meetings(three)) == 6
    assert Meeting("easy", "random") in meetings(three)


def test_a_deal_is_played_from_every_seat_with_the_same_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables: list[tuple[list[str], str]] = []

    class Noting(Company):
        def after(self, state: State, events: list[Event]) -> None:
            if state.round == 1 and len(tables) < 3 and self not in seen:
                seen.append(self)
                tables.append((list(self.levels), state.record()))
            super().after(state, events)

    seen: list[Company] = []
    monkeypatch.setattr("speeltafel.lab.playing.meetings.Company", Noting)
    play_deal(CONTEST, Meeting("rule", "random"), 2)
    assert [levels.index("rule") for levels, _ in tables] == [0, 1, 2]
    assert len({record for _, record in tables}) == 1


@pytest.mark.parametrize(
    ("contest", "sentence"),
    [
        (replace(CONTEST, bots=("rule",)), "two bots or more"),
        (replace(CONTEST, bots=("rule", "rule")), "named twice"),
        (replace(CONTEST, bots=("rule", "genius")), "no bot 'genius'"),
        (replace(CONTEST, deals=0), "1 or more"),
        (replace(CONTEST, players=9), "not 9"),
    ],
)
def test_bad_input_gets_a_sentence(contest: Contest, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        arena(contest, Crew())


def test_a_budget_has_to_make_sense() -> None:
    with pytest.raises(BadInput, match="budget"):
        arena(replace(CONTEST, budget="soon"), Crew())
