"""A report's sentences and tables in Markdown, to keep beside code."""

import re

from speeltafel.lab.pages.page import Chapter, Listing, Page

MARKUP = re.compile(r"<(?=[A-Za-z/!?])")
"""Where a tag would begin: a page that shows the report may take it for its own."""


def markdown(page: Page) -> str:
    blocks = [f"# {page.title}", page.lead, *[f"> {note}" for note in page.notes]]
    for chapter in page.chapters:
        blocks += chapter_blocks(chapter)
    return MARKUP.sub(r"\\<", "\n\n".join(blocks)) + "\n"


def chapter_blocks(chapter: Chapter) -> list[str]:
    points = "\n".join(f"- {point}" for point in chapter.points)
    listings = [rows(listing) for listing in chapter.listings]
    return [f"## {chapter.title}", *chapter.sentences, *([points] if points else []), *listings]


def rows(listing: Listing) -> str:
    figures = len(listing.columns) - listing.words
    lines = [listing.columns, ["---"] * listing.words + ["---:"] * figures, *listing.rows]
    return "\n".join(
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines
    )
