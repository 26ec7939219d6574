"""The arena's cross-table as a page: who beats whom, and how surely."""

from typing import Any

from speeltafel.bots import wants_story
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.counting.figures import SAID, SURE, Estimate, errors
from speeltafel.lab.pages.page import BARS, Chapter, Chart, Listing, Page
from speeltafel.lab.pages.parts import changed_options, values_of
from speeltafel.lab.pages.words import DASH, Words
from speeltafel.lab.playing.meetings import Contest
from speeltafel.lab.playing.order import Order

ArenaRow = dict[str, Any]


def page_of(contest: Contest, figures: ArenaRow, language: str, command: str = "") -> Page:
    """What `arena` gave, as a page; `command` makes it again."""
    words = Words(game_named(contest.game), language)
    team = words.game.cooperative
    rows: list[ArenaRow] = figures["table"]
    least = min(row["deals"] for row in rows)
    facts = {
        "players": contest.players,
        "deals": words.whole(contest.deals),
        "version": words.game.version,
        "seed": str(contest.seed),
    }
    return Page(
        words("title-arena", game=words.game_name),
        words("arena-lead-team" if team else "arena-lead", **facts),
        language,
        [
            in_short(words, contest, rows),
            teams(words, rows) if team else meetings(words, contest, rows),
            *([strengths(words, figures["strength"])] if figures["strength"] else []),
            changed_options(
                words, Order(contest.game, contest.players, contest.deals, contest.options)
            ),
            method(words, contest, command),
        ],
        []
        if least == contest.deals
        else [words("arena-broken-off", done=words.whole(least), deals=facts["deals"])],
    )


def in_short(words: Words, contest: Contest, rows: list[ArenaRow]) -> Chapter:
    """Who plays better, in words; a sentence claims what it does at more than 95 %."""
    points = []
    for row in rows:
        found, fair = estimate(row["win_rate"]), 1 / contest.players
        wider = errors(SAID, row["deals"]) / errors(SURE, row["deals"])
        low, high = (found.value + wider * (end - found.value) for end in (found.low, found.high))
        how = "arena-better" if low > fair else "arena-worse" if high < fair else "arena-even"
        points.append(
            words(
                "arena-wins" if words.game.cooperative else how,
                level=words.level(row["bot"]),
                below=words.level(row["against"]),
                share=words.share(found.value),
                bounds=words.between(found, True),
                fair=words.share(fair),
            )
        )
    return Chapter(words("short"), [words("short-bounds")], points=points)


def meetings(words: Words, contest: Contest, rows: list[ArenaRow]) -> Chapter:
    """Each bot among copies of each other; of several bots all at a glance besides."""
    heads = ["arena-bot", "arena-against", "skill-deals", "skill-wins", "arena-ahead"]
    heads += ["arena-mean", "arena-slow"]
    listing = Listing(
        [words(head) for head in heads],
        [[words.level(row["bot"]), words.level(row["against"]), *told(words, row)] for row in rows],
        words=2,
    )
    names = [
        words("skill-row", level=words.level(row["bot"]), below=words.level(row["against"]))
        for row in rows
    ]
    several = len(contest.bots) > 2 and not contest.first_only
    return Chapter(
        words("arena"),
        [words("arena-about", low="yes" if words.game.lowest_wins else "no")],
        [*([cross(words, contest, rows)] if several else []), listing],
        [win_chart(words, names, rows, 1 / contest.players)],
    )


def cross(words: Words, contest: Contest, rows: list[ArenaRow]) -> Listing:
    """What the bot of a row wins among copies of the bot of a column."""
    found = {(row["bot"], row["against"]): words.share(row["win_rate"]["mean"]) for row in rows}
    return Listing(
        [words("arena-cross"), *map(words.level, contest.bots)],
        [
            [words.level(bot), *[found.get((bot, rival), DASH) for rival in contest.bots]]
            for bot in contest.bots
        ],
    )


def teams(words: Words, rows: list[ArenaRow]) -> Chapter:
    """Each bot with copies of itself, on the same deals."""
    heads = ["arena-team", "skill-deals", "skill-wins", "scores-axis", "arena-mean", "arena-slow"]
    names = [words.level(row["bot"]) for row in rows]
    return Chapter(
        words("team"),
        [words("team-about")],
        [
            Listing(
                [words(head) for head in heads],
                [[name, *told(words, row)] for name, row in zip(names, rows, strict=True)],
            )
        ],
        [win_chart(words, names, rows)],
    )


def told(words: Words, row: ArenaRow) -> list[str]:
    return [
        words.whole(row["deals"]),
        words.bounded(estimate(row["win_rate"]), True),
        words.bounded(estimate(row["margin"]), False),
        *[words.number(row["milliseconds"][name]) for name in ("mean", "p95")],
    ]


def estimate(figure: dict[str, float]) -> Estimate:
    return Estimate(figure["mean"], figure["low"], figure["high"])


def win_chart(
    words: Words, names: list[str], rows: list[ArenaRow], fair: float | None = None
) -> Chart:
    return Chart(
        BARS,
        words("skill-chart"),
        names,
        [values_of(words("skill-wins"), [estimate(row["win_rate"]) for row in rows])],
        y=words("wins-axis"),
        shares=True,
        mark=fair,
        mark_name=words("fair"),
        main=True,
    )


def strengths(words: Words, found: dict[str, float]) -> Chapter:
    rows = [[words.level(bot), words.number(value, 4)] for bot, value in found.items()]
    columns = [words("arena-bot"), words("arena-strength")]
    return Chapter(
        words("arena-strengths"), [words("arena-strength-about")], [Listing(columns, rows)]
    )


def method(words: Words, contest: Contest, command: str) -> Chapter:
    team = words.game.cooperative
    sentences = [words("arena-method-team" if team else "arena-method")]
    if any(wants_story(bot) for bot in contest.bots):
        sentences.append(words("arena-budget", budget=contest.budget))
    if command:
        sentences.append(words("method-again", command=command))
    return Chapter(words("method"), sentences)
