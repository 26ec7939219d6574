"""The arena's page."""

from dataclasses import replace

import pytest

from speeltafel.lab.pages.arena import page_of
from speeltafel.lab.pages.html import html
from speeltafel.lab.playing.meetings import Contest
from speeltafel.lab.studies.arena import arena
from speeltafel.lab.work.experiment import crew

CONTEST = Contest("twaalfstich", ("rule", "random"), 4, 3, seed=5)


@pytest.mark.parametrize("language", ["nl", "en"])
def test_a_page_shows_who_beats_whom(language: str) -> None:
    contest = replace(CONTEST, bots=("rule", "easy", "random"), options={"target": "200"})
    figures = arena(contest, crew(2))
    page = page_of(contest, figures, language, "speeltafel arena")
    results, strengths, options, method = page.chapters
    cross, all_figures = results.listings
    assert [row[at + 1] for at, row in enumerate(cross.rows)] == ["–"] * 3, "nobody meets himself"
    assert len(all_figures.rows) == len(results.charts[0].places) == 6
    assert cross.rows[0][1] in all_figures.rows[0][3]
    assert len(strengths.listings[0].rows) == 3
    assert "200" in options.points[0]
    assert "speeltafel arena" in method.sentences[-1]
    assert page.notes == []
    broken = page_of(replace(contest, deals=9), figures, language)
    assert "9" in broken.notes[0]
    assert html(page).count("<svg") == 1
