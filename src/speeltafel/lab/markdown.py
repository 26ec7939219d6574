"""A report's sentences and tables in Markdown, to keep beside code."""

from speeltafel.lab.page import Page, Section, Table


def markdown(page: Page) -> str:
    blocks = [f"# {page.title}", page.lead, *[f"> {note}" for note in page.notes]]
    for section in page.sections:
        blocks += section_blocks(section)
    return "\n\n".join(blocks) + "\n"


def section_blocks(section: Section) -> list[str]:
    points = "\n".join(f"- {point}" for point in section.points)
    tables = [rows(table) for table in section.tables]
    return [f"## {section.title}", *section.sentences, *([points] if points else []), *tables]


def rows(table: Table) -> str:
    figures = len(table.columns) - table.words
    lines = [table.columns, ["---"] * table.words + ["---:"] * figures, *table.rows]
    return "\n".join(
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines
    )
