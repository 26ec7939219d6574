"""What a report answers in words, before its tables: how long, who wins, whether skill pays.

Each sentence names the level at which it holds, and claims no more than its bounds bear.
"""

from collections.abc import Container

from speeltafel.lab.counting.facts import GAMES, SECONDS, STAKED, STARTED, TEAM_WON, Fact
from speeltafel.lab.counting.figures import SAID, Estimate, estimate, share_of, spread_of
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.pages.writer import Writer
from speeltafel.lab.studies.skill import Rung, win_share
from speeltafel.lab.studies.survey import stake_of

BEGINS = ("answer-begins-less", "answer-begins-even", "answer-begins-more")
SKILL = ("answer-skill-less", "answer-skill-even", "answer-skill-more")


def answers(writer: Writer, disputed: Container[str]) -> list[str]:
    """At the strongest level that played enough games; not on what levels disagree about."""
    tally = writer.tallies[writer.told]
    said = [length(writer, tally)]
    if writer.game.cooperative:
        said += [team(writer, tally)] if TEAM_WON.what not in disputed else []
    else:
        said += beginning(writer, tally) if "starter" not in disputed else []
        said += skill(writer)
    return said + stakes(writer)


def length(writer: Writer, tally: Tally) -> str:
    words = writer.words
    minutes = estimate(tally, SECONDS).scaled(1 / 60)
    return words(
        "answer-length",
        level=words.level(writer.told),
        minutes=words.number(minutes.value),
        bounds=words.between(minutes, False),
        most=words.whole(spread_of(tally, "minutes")["p95"]),
    )


def team(writer: Writer, tally: Tally) -> str:
    words = writer.words
    share = writer.share(tally, TEAM_WON, GAMES)
    return words(
        "answer-team",
        level=words.level(writer.told),
        share=words.share(share.value),
        bounds=words.between(share, True),
    )


def beginning(writer: Writer, tally: Tally) -> list[str]:
    """Whether it helps to begin, where one seat does."""
    words, wins, games = writer.words, tally.sums[Fact("place", 0)] / WHOLE, tally.sums[STARTED]
    if not games:
        return []
    share = share_of(wins, games)
    return [
        words(
            BEGINS[beside_luck(writer, share_of(wins, games, SAID))],
            level=words.level(writer.told),
            share=words.share(share.value),
            bounds=words.between(share, True),
            fair=words.share(1 / writer.players),
        )
    ]


def skill(writer: Writer) -> list[str]:
    """Whether playing better pays, from each level to the next."""
    return [rung_said(writer, *one) for one in writer.found.rungs.items() if one[1].games > 1]


def rung_said(writer: Writer, rung: Rung, tally: Tally) -> str:
    words, share = writer.words, win_share(tally)
    return words(
        SKILL[beside_luck(writer, win_share(tally, sure=SAID))],
        level=words.level(rung.level),
        below=words.level(rung.below),
        share=words.share(share.value),
        bounds=words.between(share, True),
        fair=words.share(1 / writer.players),
    )


def beside_luck(writer: Writer, strict: Estimate) -> int:
    """Whether a share of the wins is less than luck gives, or more (2), or neither can be told."""
    fair = 1 / writer.players
    return 0 if strict.high < fair else 2 if strict.low > fair else 1


def stakes(writer: Writer) -> list[str]:
    """How much a decision matters, where it can be told that it does."""
    words, tally = writer.words, writer.found.stakes
    if not tally.sums[STAKED] or not stake_of(tally, SAID).low > 0:
        return []
    points = stake_of(tally).scaled(100)
    amount, bounds = words.number(points.value), words.between(points, False)
    return [words("answer-stakes", points=amount, bounds=bounds)]
