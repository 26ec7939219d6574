"""A small survey and its pages, played once for all tests that look at them."""

import pytest

from speeltafel.lab.pages.html import html
from speeltafel.lab.pages.report import report
from speeltafel.lab.studies.survey import Survey
from speeltafel.texts import LANGUAGES
from tests.lab.surveyed import surveyed


@pytest.fixture(scope="session")
def small() -> Survey:
    return surveyed("twaalfstich", 40, 2)


@pytest.fixture(scope="session")
def pages(small: Survey) -> dict[str, str]:
    return {language: html(report(small, language, "speeltafel")) for language in LANGUAGES}
