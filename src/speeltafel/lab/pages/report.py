"""The report of a survey: what its figures say, chapter by chapter."""

from speeltafel.engine.registry import game as game_named
from speeltafel.lab.pages.page import Page
from speeltafel.lab.pages.parts import broken_off, changed_options, method
from speeltafel.lab.pages.report_assets import assets
from speeltafel.lab.pages.report_play import (
    choices,
    endings,
    events,
    in_short,
    length,
    moves,
    story,
    tension,
)
from speeltafel.lab.pages.report_skill import skill, stakes, study
from speeltafel.lab.pages.report_wins import scores, seats, team
from speeltafel.lab.pages.words import Words
from speeltafel.lab.pages.writer import Writer
from speeltafel.lab.studies.survey import Survey


def report(found: Survey, language: str, command: str = "") -> Page:
    """The page in a language; `command` is what makes it again."""
    words, order = Words(game_named(found.order.game), language), found.order
    writer = Writer(found, words)
    return Page(
        words("title", game=words.game_name, games=words.whole(found.games)),
        words(
            "lead",
            players=writer.players,
            levels=levels_played(writer),
            version=writer.game.version,
            seed=str(order.seed),
        ),
        words.language,
        [
            in_short(writer),
            length(writer),
            team(writer) if writer.game.cooperative else seats(writer),
            scores(writer),
            endings(writer),
            events(writer),
            moves(writer),
            choices(writer),
            *stakes(writer),
            *([] if writer.game.cooperative else [story(writer)]),
            *tension(writer),
            assets(writer),
            skill(writer),
            *([study(writer)] if writer.game.study else []),
            changed_options(words, order),
            method(words, found.levels, command, found.seconds),
        ],
        [*broken_off(words, *found.done), *precisions(writer)],
        words.rules(),
    )


def precisions(writer: Writer) -> list[str]:
    """What could be told as precisely as was asked for, and what could not."""
    words, found = writer.words, writer.found
    if not found.reached:
        return []
    rows = {words.level(name): width for name, width in found.reached.items()}
    said = ", ".join(f"{name} ± {words.share(width)}" for name, width in rows.items())
    short = [name for name, width in rows.items() if width > found.wanted]
    if not found.wanted:
        return [words("precision-time", reached=said)]
    wanted = words.share(found.wanted)
    if short:
        return [words("precision-short", wanted=wanted, reached=said, short=", ".join(short))]
    return [words("precision-reached", wanted=wanted, reached=said)]


def levels_played(writer: Writer) -> str:
    """How many games there are of each level."""
    words = writer.words
    return ", ".join(
        words("lead-level", level=name, games=words.whole(tally.games))
        for name, tally in zip(writer.names, writer.tallies.values(), strict=True)
    )
