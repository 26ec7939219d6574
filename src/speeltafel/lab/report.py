"""The report of a survey: what its figures say, section by section."""

from speeltafel.engine.registry import game as game_named
from speeltafel.lab.page import Page
from speeltafel.lab.parts import broken_off, changed_options, method
from speeltafel.lab.report_play import choices, endings, events, in_short, length, moves, story
from speeltafel.lab.report_skill import skill, study
from speeltafel.lab.report_wins import scores, seats, team
from speeltafel.lab.survey import Survey
from speeltafel.lab.words import Words
from speeltafel.lab.writer import Writer


def report(found: Survey, language: str, command: str = "") -> Page:
    """The page in a language; `command` is what makes it again."""
    words, order = Words(game_named(found.order.game), language), found.order
    writer = Writer(found, words)
    return Page(
        words("title", game=words.text("game-name"), games=words.whole(found.games)),
        words(
            "lead",
            players=writer.players,
            games=words.whole(found.games),
            levels=", ".join(writer.names),
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
            *([] if writer.game.cooperative else [story(writer)]),
            skill(writer),
            *([study(writer)] if writer.game.study else []),
            changed_options(words, writer.players, order.options),
            method(words, found.levels, command),
        ],
        broken_off(words, found.games, order.games),
        words.rules(),
    )
