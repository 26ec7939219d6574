"""A report as one HTML page that needs no network and no script."""

import re
from collections.abc import Mapping
from html import escape

from speeltafel.lab.pages.page import Chapter, Listing, Page
from speeltafel.lab.pages.plots import is_wide, svg

ABREAST = 2
"""So many columns of figures beside one of words fit on a phone."""
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
nav a { color: #00517d; margin-right: .9rem; display: inline-block; line-height: 1.3; }
.wide { overflow-x: auto; margin: .8rem 0; }
.wide, figure.broad { background: linear-gradient(90deg, #fff 30%, #fff0) 0 / 3rem 100%,
  linear-gradient(270deg, #fff 30%, #fff0) 100% / 3rem 100%,
  linear-gradient(90deg, #0004, #0000) 0 / .9rem 100%,
  linear-gradient(270deg, #0004, #0000) 100% / .9rem 100%; background-repeat: no-repeat;
  background-attachment: local, local, scroll, scroll; }
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
td.word { min-width: 7rem; }
td.rule { min-width: 6.5rem; max-width: 13rem; }
abbr { white-space: nowrap; text-decoration: none; font-size: .85em; }
li { margin: .35rem 0; }
@media (max-width: 40rem) {
  body { padding: .6rem .7rem 3rem; }
  th, td { padding: .2rem .35rem; }
  td.word, td.rule { min-width: 0; max-width: none; }
  figure.broad { overflow-x: auto; }
  figure.broad svg { width: 52rem; }
  table.fixed th:first-child, table.fixed td:first-child { position: sticky; left: 0;
    background: #fff; box-shadow: 1px 0 #e3e3e3; }
  table.stacked th:not(.word), table.stacked th:empty { display: none; }
  table.stacked th.word { border: 0; padding: 0 .9rem 0 0; }
  table.stacked, table.stacked tbody, table.stacked tr { display: block; }
  table.stacked tr { border-bottom: 1px solid #ccc; padding: .35rem 0; }
  table.stacked td { display: inline-block; border: 0; padding: 0 .9rem 0 0; text-align: left; }
  table.stacked td.word { display: block; font-weight: 600; }
  table.stacked td.word + td.word { font-weight: normal; }
  table.stacked td:empty { display: none; }
  table.stacked td[data-head]::before { content: attr(data-head) " "; color: #555; } }
@media print { nav { display: none; } h2 { break-after: avoid; }
  figure, tr { break-inside: avoid; } }
"""


def html(page: Page) -> str:
    """The whole page as text."""
    number = 0
    parts = []
    for place, chapter in enumerate(page.chapters):
        charts = []
        for chart in chapter.charts:
            picture = svg(chart, page.language, number)
            label = escape(chart.title, quote=True)
            picture = picture.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)
            wide = " class=broad" if is_wide(chart) else ""
            charts.append(f"<figure{wide}>{picture}</figure>")
            number += 1
        parts.append(chapter_html(chapter, place, charts, page.rules))
    links = "".join(
        f'<a href="#s{place}">{escape(chapter.title)}</a> '
        for place, chapter in enumerate(page.chapters)
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


def chapter_html(chapter: Chapter, place: int, charts: list[str], rules: Mapping[str, str]) -> str:
    sentences = "".join(f"<p>{said(sentence, rules)}</p>\n" for sentence in chapter.sentences)
    points = "".join(f"<li>{said(point, rules)}</li>\n" for point in chapter.points)
    listings = "".join(listing_html(listing, rules) for listing in chapter.listings)
    shown = f'<div class="charts">{"".join(charts)}</div>\n' if charts else ""
    return (
        f'<section>\n<h2 id="s{place}">{escape(chapter.title)}</h2>\n{sentences}'
        f"{f'<ul>{points}</ul>' if points else ''}{shown}{listings}</section>\n"
    )


def listing_html(listing: Listing, rules: Mapping[str, str]) -> str:
    """A table; on a narrow screen one with many columns has its figures below its words."""
    figures = len(listing.columns) - listing.words
    stacked = figures > 0 and (listing.words > 1 or figures > ABREAST)

    def cell(n: int, text: str) -> str:
        if n < listing.words:
            kind = '"word rule"' if is_rules(text, rules) else "word"
            return f"<td class={kind}>{said(text, rules)}</td>"
        head = f' data-head="{escape(listing.columns[n], quote=True)}"' if stacked else ""
        return f"<td{head}>{said(text, rules)}</td>"

    heads = "".join(
        f"<th{' class=word' if n < listing.words else ''}>{said(text, rules)}</th>"
        for n, text in enumerate(listing.columns)
    )
    body = "".join(
        f"<tr>{''.join(cell(n, text) for n, text in enumerate(row))}</tr>\n" for row in listing.rows
    )
    return (
        f'<div class="wide"><table class={"stacked" if stacked else "fixed"}>\n'
        f"<thead><tr>{heads}</tr>\n</thead>\n<tbody>{body}</tbody>\n</table></div>\n"
    )


def is_rules(text: str, rules: Mapping[str, str]) -> bool:
    """Whether a cell holds the names of rules alone."""
    return bool(text) and all(part in rules for part in text.split(", "))


def said(text: str, rules: Mapping[str, str]) -> str:
    """A text in which every rule that is named shows its sentence when pointed at."""

    def shown(found: re.Match[str]) -> str:
        rule = found.group()
        if rule not in rules:
            return rule
        return f'<abbr title="{escape(rules[rule], quote=True)}">{rule}</abbr>'

    return re.sub(r"[A-Z0-9]+(?:-[A-Z0-9]+)+", shown, escape(text))
