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
    short, results, strengths, options, method = page.chapters
    assert len(short.points) == 6
    assert {"nl": "‘toeval’", "en": "“random”"}[language] in short.points[-1]
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


def test_the_page_begins_with_who_plays_better() -> None:
    def said(mean: float, half: float) -> str:
        share = {"mean": mean, "low": mean - half, "high": mean + half}
        row = {"bot": "rule", "against": "easy", "deals": 50, "win_rate": share, "margin": share}
        row["milliseconds"] = {"mean": 1.0, "p95": 2.0}
        page = page_of(CONTEST, {"table": [row], "strength": {}}, "en")
        return page.chapters[0].points[0]

    assert said(0.5, 0.1).endswith("it plays better.")
    assert said(0.19, 0.1).endswith("it plays worse.")
    assert said(0.43, 0.09).endswith("who plays better cannot be told from this.")
