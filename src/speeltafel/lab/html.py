"""A report as one HTML page that needs no network and no script."""

import re
from collections.abc import Mapping
from html import escape

from speeltafel.lab.page import Page, Section, Table
from speeltafel.lab.plots import is_wide, svg

STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 62rem; padding: 1rem 1.2rem 4rem; color: #222; background: #fff;
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 1rem 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.4rem 0 .4rem; padding-top: .5rem;
  border-top: 2px solid #0072b2; }
p, ul { margin: .4rem 0; max-width: 46rem; }
.lead { color: #444; }
.note { background: #fff3cd; border-left: 4px solid #e69f00; padding: .4rem .8rem; }
nav { margin: .8rem 0; font-size: .92rem; line-height: 1.9; }
nav a { color: #00517d; margin-right: .9rem; white-space: nowrap; }
.wide { overflow-x: auto; margin: .8rem 0; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { text-align: right; vertical-align: top; padding: .25rem .6rem;
  border-bottom: 1px solid #e3e3e3; font-variant-numeric: tabular-nums; }
thead th { border-bottom: 2px solid #999; vertical-align: bottom; }
th.word, td.word { text-align: left; font-weight: normal; }
thead th.word { font-weight: bold; }
td.word { max-width: 30rem; }
figure { margin: 0; max-width: 38rem; }
figure.broad { grid-column: 1 / -1; max-width: none; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr));
  gap: 1rem; margin: .8rem 0; }
.charts svg { width: 100%; height: auto; display: block; }
abbr { white-space: nowrap; text-decoration: none; font-size: .85em; }
li { margin: .35rem 0; }
@media print { nav { display: none; } h2 { break-after: avoid; }
  figure, tr { break-inside: avoid; } }
"""


def html(page: Page) -> str:
    """The whole page as text."""
    number = 0
    parts = []
    for place, section in enumerate(page.sections):
        charts = []
        for chart in section.charts:
            picture = svg(chart, page.language, number)
            label = escape(chart.title, quote=True)
            picture = picture.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
            wide = " class=broad" if is_wide(chart) else ""
            charts.append(f"<figure{wide}>{picture}</figure>")
            number += 1
        parts.append(section_html(section, place, charts, page.rules))
    links = "".join(
        f'<a href="#s{place}">{escape(section.title)}</a> '
        for place, section in enumerate(page.sections)
    )
    notes = "".join(f'<p class="note">{escape(note)}</p>\n' for note in page.notes)
    return (
        f'<!DOCTYPE html>\n<html lang="{page.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<link rel="icon" href="data:,">\n'
        f"<title>{escape(page.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(page.title)}</h1>\n<p class="lead">{escape(page.lead)}</p>\n{notes}'
        f"<nav>{links}</nav>\n{''.join(parts)}</main>\n</body>\n</html>\n"
    )


def section_html(section: Section, place: int, charts: list[str], rules: Mapping[str, str]) -> str:
    sentences = "".join(f"<p>{said(sentence, rules)}</p>\n" for sentence in section.sentences)
    points = "".join(f"<li>{said(point, rules)}</li>\n" for point in section.points)
    tables = "".join(table_html(table, rules) for table in section.tables)
    shown = f'<div class="charts">{"".join(charts)}</div>\n' if charts else ""
    return (
        f'<section>\n<h2 id="s{place}">{escape(section.title)}</h2>\n{sentences}'
        f"{f'<ul>{points}</ul>' if points else ''}{shown}{tables}</section>\n"
    )


def table_html(table: Table, rules: Mapping[str, str]) -> str:
    def row(cells: list[str], tag: str) -> str:
        shown = [
            f"<{tag}{' class=word' if n < table.words else ''}>{said(cell, rules)}</{tag}>"
            for n, cell in enumerate(cells)
        ]
        return f"<tr>{''.join(shown)}</tr>\n"

    body = "".join(row(cells, "td") for cells in table.rows)
    return (
        f'<div class="wide"><table>\n<thead>{row(table.columns, "th")}</thead>\n'
        f"<tbody>{body}</tbody>\n</table></div>\n"
    )


def said(text: str, rules: Mapping[str, str]) -> str:
    """A text in which every rule that is named shows its sentence when pointed at."""

    def shown(found: re.Match[str]) -> str:
        rule = found.group()
        if rule not in rules:
            return rule
        return f'<abbr title="{escape(rules[rule], quote=True)}">{rule}</abbr>'

    return re.sub(r"[A-Z0-9]+(?:-[A-Z0-9]+)+", shown, escape(text))
