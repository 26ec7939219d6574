"""Holds what a report says of a planted game against the truth.

A sentence is something that the page claims; it is right or wrong. Bounds are held apart: those of
95 % may miss the truth on one page in twenty.
"""

import re
from collections.abc import Iterator

from speeltafel.lab.counting.facts import HALF_LED, MARGIN, MARGINED, STARTED, Fact
from speeltafel.lab.counting.figures import Estimate, share_of
from speeltafel.lab.counting.ratios import ratio
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.pages.page import Chapter, Page
from speeltafel.lab.pages.report import report
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.precision import Precision, places, survey_until
from speeltafel.lab.studies.skill import gain, win_share
from speeltafel.lab.studies.survey import Plan, Survey, stake_of, survey
from speeltafel.lab.work.crews import Crew
from tests.planted import PLAYERS
from tests.planted.truth import FAIR, TRUTHS, Truth

PLAN = Plan(thinking=20, searched=40, skill=100, stakes=10)
GAMES = 400
UNTIL = Precision(0.05)
LEVELS = ("rule", "search")
NAMES = {"rule of thumb": "rule", "search": "search"}
LEVEL_OF = NAMES | {"easy": "easy"}
HELPS = ("beginning helps", "playing better pays")
FAR = 0.15
"""So far from luck is no game that a report may leave undecided."""
PLACES = {"who begins wins": 0} | {
    f"who sits {at} after who begins wins": at for at in range(1, PLAYERS)
}
BARS = {"begins": 0} | {f"{at} later": at for at in range(1, PLAYERS)}
DIFFERS = re.compile(
    r"“(.+)”: ([\d.]+).% among players of the level “(.+)”, ([\d.]+).% at the level “(.+)”"
)
BEGINS = re.compile(r"who begins wins [^:]*: (beginning (?:helps|hurts)|whether beginning)")
RUNG = re.compile(
    r"among players of the level “([^”]+)”, the level “([^”]+)” wins [^:]*: "
    r"(playing better pays|in this game it plays worse|whether playing)"
)
BAR = re.compile(r"(seat \d|begins|\d later) \(([a-z ]+), ([\d.]+).%\)")
TINY = 1e-9

Claim = tuple[str, bool]
"""What was claimed, and whether it is so."""


def played(name: str, seed: int) -> tuple[Survey, Page]:
    order = Order(f"planted-{name}", PLAYERS, GAMES, {}, seed=seed)
    found = survey(order, LEVELS, Crew(), plan=PLAN)
    return found, report(found, "en")


def sentences(page: Page, truth: Truth) -> list[Claim]:
    """Every sentence of the page that claims something of the game."""
    chapters = {chapter.title: chapter for chapter in page.chapters}
    return [
        *habits(chapters["In short"], truth),
        *answers(chapters["In short"], truth),
        *seats(chapters["Seat and starter"], truth),
        *winning(chapters["What wins"], truth),
        ("hidden cards", unsure(chapters["Skill against luck"]) == (truth.hidden == 0)),
        ("stakes", unsure(chapters["How much decisions matter"]) == (truth.stake == 0)),
    ]


def unsure(chapter: Chapter) -> bool:
    return any(sentence.startswith("Zero lies within") for sentence in chapter.sentences)


def habits(chapter: Chapter, truth: Truth) -> Iterator[Claim]:
    """Levels disagree just where they do; who begins is unmasked in any case."""
    claimed = set()
    *differ, _ = chapter.sentences
    for sentence in differ:
        match = DIFFERS.match(sentence)
        assert match, sentence
        what, weak, low, strong, high = match.groups()
        claimed.add(what)
        if what not in PLACES:
            yield f"levels disagree: {what}", False
            continue
        one, other = (truth.places[NAMES[level]][PLACES[what]] for level in (low, high))
        right = abs(one - other) > TINY and (one < other) == (float(weak) < float(strong))
        yield f"levels disagree: {what}", right
    begins = [truth.places[level][0] for level in LEVELS]
    if begins[0] != begins[1]:
        yield "the habit is unmasked", "who begins wins" in claimed
    elif not differ:
        yield "levels agree", True


def answers(chapter: Chapter, truth: Truth) -> Iterator[Claim]:
    """What is answered in words is so; what is far from luck is not left open."""
    said = chapter.sentences[-1]
    for begins in BEGINS.findall(said):  # where levels disagree that is said instead
        yield from answered("whether beginning helps", begins, truth.places["rule"][0])
    rungs = RUNG.findall(said)
    assert len(rungs) == len(truth.rungs), said
    for below, above, rung in rungs:
        name = f"{LEVEL_OF[above]} over {LEVEL_OF[below]}"
        yield from answered(f"whether playing better pays: {name}", rung, truth.rungs[name])


def answered(what: str, words: str, true: float) -> Iterator[Claim]:
    if words.startswith("whether"):
        yield what, abs(true - FAIR) < FAR
    else:
        yield what, (true > FAIR + TINY) if words in HELPS else (true < FAIR - TINY)


def seats(chapter: Chapter, truth: Truth) -> Iterator[Claim]:
    """What is called beyond chance is, in that direction; nothing clear is missed."""
    said = chapter.sentences[1]
    named = BAR.findall(said)
    assert named or "none is further off" in said, said
    for bar, level, share in named:
        fair_seat = bar.startswith("seat")
        true = FAIR if fair_seat else truth.places[NAMES[level]][BARS[bar]]
        right = abs(true - FAIR) > TINY and (true < FAIR) == (float(share) / 100 < FAIR)
        yield f"{bar} ({level}) is beyond chance", right
    if truth.places["rule"][0] > FAIR + 0.1:
        yield "who begins is named", ("begins", "rule of thumb") in [one[:2] for one in named]
    elif not named:
        yield "no seat is better", True


def winning(chapter: Chapter, truth: Truth) -> Iterator[Claim]:
    """What goes with winning: a star in the table, or the sentence that nothing does."""
    rows = [row for listing in chapter.listings for row in listing.rows]
    for row in rows:
        if row[-1] == "*":
            yield f"{row[0]} goes with winning or losing", row[0] in truth.winning
    if not any(row[-1] == "*" for row in rows):
        yield "nothing goes with winning", not truth.winning


def bounds(found: Survey, truth: Truth) -> list[Claim]:
    """Whether the bounds of the page's figures hold the truth."""
    held = [
        ("stakes", holds(stake_of(found.stakes), truth.stake)),
        ("hidden cards", holds(gain(found.hidden), truth.hidden)),
    ]
    for rung, tally in found.rungs.items():
        held.append((f"skill: {rung.name}", holds(win_share(tally), truth.rungs[rung.name])))
    for level, tally in found.tallies.items():
        for at, true in enumerate(truth.places[level]):
            share = share_of(tally.sums[Fact("place", at)] / WHOLE, tally.sums[STARTED])
            held.append((f"place {at} ({level})", holds(share, true)))
        for what, true in truth.story.get(level, {}).items():
            share = share_of(tally.sums[Fact(what)], tally.sums[HALF_LED])
            held.append((f"{what} ({level})", holds(share, true)))
        held.append((f"margin ({level})", holds(margin_of(tally), truth.margin[level])))
    return held


def margin_of(tally: Tally) -> Estimate:
    return ratio(tally, MARGIN, MARGINED)


def holds(found: Estimate, true: float) -> bool:
    return found.low - TINY <= true <= found.high + TINY


def held(name: str, seed: int) -> tuple[list[Claim], list[Claim]]:
    """The sentences and the bounds of one report."""
    truth = TRUTHS[name]
    found, page = played(name, seed)
    return sentences(page, truth), bounds(found, truth)


def held_until(name: str, seed: int) -> list[Claim]:
    """The bounds of a survey that stops as soon as they are narrow: where to stop hangs on luck."""
    truth, order = TRUTHS[name], Order(f"planted-{name}", PLAYERS, 0, {}, "rule", seed)
    found = survey_until(order, ("rule",), Crew(), UNTIL)
    (rung,) = found.rungs
    shares = zip(places(order, found.tallies["rule"]), truth.places["rule"], strict=True)
    return [
        (
            f"skill, until precise: {rung.name}",
            holds(win_share(found.rungs[rung]), truth.rungs[rung.name]),
        ),
        ("stakes, until precise", holds(stake_of(found.stakes), truth.stake)),
        *[(f"place {at}, until precise", holds(*share)) for at, share in enumerate(shares)],
    ]
