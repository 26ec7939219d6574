"""axe, asked what is wrong with a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
CONTRAST = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
IS_THERE = "typeof axe !== 'undefined'"
RUN = """async options => {
  const { passes, violations } = await axe.run(options)
  return [passes.length, violations]
}"""


def faults(page: Page, screen: str, rules: dict[str, list[str]] = RULES) -> list[str]:
    """What is wrong, three places for each kind; axe itself comes into a page once."""
    if not page.evaluate(IS_THERE):
        page.evaluate(Axe().axe_script)
    passes, violations = page.evaluate(RUN, rules)
    assert passes, screen
    return [told(screen, one, node) for one in violations for node in one["nodes"][:3]]


def told(screen: str, violation: dict[str, Any], node: dict[str, Any]) -> str:
    return f"{screen}: {violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
