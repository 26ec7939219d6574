"""What wins: what is there more often when somebody wins than when not."""

from dataclasses import dataclass

from speeltafel.lab.counting.assets import ASSETS, FIRST, MET
from speeltafel.lab.counting.facts import GAMES, TEAM_WON, Fact
from speeltafel.lab.counting.figures import SURE, Estimate, share_of
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.pages.page import Chapter, Listing
from speeltafel.lab.pages.writer import Writer

FEWEST = 30
"""Of what fewer had nothing is told."""
SHOWN = 6
"""So many of the best and of the worst of each sort."""


@dataclass(frozen=True)
class Asset:
    """Something that seats had: how many, and how often they won."""

    what: str
    of: str | int
    cases: int
    wins: Estimate
    beyond_chance: bool


def assets(writer: Writer) -> Chapter:
    """At the strongest level that had enough games, for weak players misuse what they have."""
    words, told = writer.words, writer.told
    found = assets_in(writer, told)
    fair = usual(writer, writer.tallies[told])
    sentences = [
        words(
            "assets-about",
            level=words.level(told),
            fair=words.share(fair),
            fewest=FEWEST,
            team=team(writer),
        )
    ]
    clear = [one for one in found if one.beyond_chance]
    if not clear:
        sentences.append(words("assets-none", number=len(found)))
    listings = [
        Listing(
            [
                words(f"assets-{what}"),
                words("assets-cases", team=team(writer)),
                words("skill-wins"),
                "",
            ],
            [row(writer, one) for one in ends([one for one in found if one.what == what])],
        )
        for what in ASSETS
        if any(one.what == what for one in found)
    ]
    return Chapter(words("assets"), sentences, listings)


def row(writer: Writer, one: Asset) -> list[str]:
    words = writer.words
    star = "*" if one.beyond_chance else ""
    return [named(writer, one), words.whole(one.cases), words.bounded(one.wins, True), star]


def team(writer: Writer) -> str:
    return "yes" if writer.game.cooperative else "no"


def named(writer: Writer, one: Asset) -> str:
    if one.what == MET:
        return writer.words.kind(str(one.of))
    if one.what == FIRST:
        return writer.words.verb(str(one.of))
    return writer.words.text.card(int(one.of))


def ends(found: list[Asset]) -> list[Asset]:
    """The best and the worst of a sort, the best first."""
    ranked = sorted(found, key=lambda one: -one.wins.value)
    return ranked if len(ranked) <= 2 * SHOWN else ranked[:SHOWN] + ranked[-SHOWN:]


def usual(writer: Writer, tally: Tally) -> float:
    """What a seat wins whatever it has."""
    if writer.game.cooperative:
        return writer.share(tally, TEAM_WON, GAMES).value
    return 1 / writer.players


def assets_in(writer: Writer, level: str) -> list[Asset]:
    tally = writer.tallies[level]
    fair = usual(writer, tally)
    everybody = tally.games * (1 if writer.game.cooperative else writer.players)
    enough = [
        fact
        for fact, cases in tally.sums.items()
        # what everybody had tells nothing
        if fact.what in ASSETS and FEWEST <= cases < everybody
    ]
    sure = 1 - (1 - SURE) / max(1, len(enough))
    found = []
    for fact in sorted(enough, key=str):
        cases, won = tally.sums[fact], tally.sums[Fact(f"{fact.what}-won", fact.of)] / WHOLE
        strict = share_of(won, cases, sure)
        beyond = not strict.low <= fair <= strict.high
        found.append(Asset(fact.what, fact.of, cases, share_of(won, cases), beyond))
    return found
