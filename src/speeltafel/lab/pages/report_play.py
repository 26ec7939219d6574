"""How games go: their length and end, what happens in them, and what players choose from."""

from speeltafel.lab.counting.facts import (
    CAP,
    CHOICES,
    COMEBACK,
    DECISIONS,
    FORCED_DECISIONS,
    FREE_DECISIONS,
    GAMES,
    HALF_LEADER_WON,
    HALF_LED,
    LEAD_CHANGES,
    NOBODY,
    ROUNDS,
    RUNAWAY,
    SECONDS,
    SHARED,
    TEAM_WON,
    TENSE,
    TENSION,
    TOLD,
    Fact,
)
from speeltafel.lab.counting.figures import estimate, spread_of
from speeltafel.lab.counting.pulse import PARTS
from speeltafel.lab.counting.ratios import ratio
from speeltafel.lab.counting.rules import kinds_by_rules, kinds_off
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.pages.page import BARS, LINES, Chapter, Chart, Listing, Values
from speeltafel.lab.pages.parts import thinking_time
from speeltafel.lab.pages.report_answers import answers
from speeltafel.lab.pages.report_levels import disagreements
from speeltafel.lab.pages.words import DASH
from speeltafel.lab.pages.writer import Writer

MOST_CHOICES = 20
MOST_NAMED = 4
"""Of more kinds of events that are counted together only so many are named."""
MOST_CARDS = 60
"""Of more faces those with the same first part are taken together."""


def in_short(writer: Writer) -> Chapter:
    words = writer.words
    rows = {
        "games": writer.per_level(lambda tally: words.whole(tally.games)),
        "rounds": writer.mean(ROUNDS),
        "decisions": writer.mean(DECISIONS),
        "minutes": writer.mean(SECONDS, scale=1 / 60),
        "forced": writer.mean(FORCED_DECISIONS, shares=True),
        "choices": writer.mean(CHOICES),
    }
    if writer.game.cooperative:
        rows["team"] = writer.bounded(TEAM_WON, GAMES)
    else:
        rows["lead-changes"] = writer.mean(LEAD_CHANGES)
        rows["shared"] = writer.bounded(SHARED, GAMES)
    listing = Listing(
        ["", *writer.names], [[words(f"short-{name}"), *row] for name, row in rows.items()]
    )
    differ = disagreements(writer)
    about = [*answers(writer, {what for what, _ in differ}), words("short-bounds")]
    return Chapter(words("short"), [*[said for _, said in differ], " ".join(about)], [listing])


def length(writer: Writer) -> Chapter:
    words = writer.words
    columns = ["", "level", "mean", "sd", "half", "most", "max"]
    rows = []
    for name in ("rounds", "decisions", "minutes"):
        for level, tally in zip(writer.names, writer.tallies.values(), strict=True):
            spread = spread_of(tally, name)
            numbers = [spread[key] for key in ("mean", "sd", "p50", "p95", "max")]
            shown = [words.number(n) for n in numbers[:2]] + [words.whole(n) for n in numbers[2:]]
            rows.append([words(name), level, *shown])
    charts = [
        writer.spread_chart("rounds", words("rounds"), words("rounds-axis"), main=True),
        writer.spread_chart("minutes", words("minutes"), words("minutes-axis"), main=True),
        writer.spread_chart("decisions", words("decisions"), words("decisions-axis")),
    ]
    return Chapter(
        words("length"),
        [
            thinking_time(words),
            *box_times(writer),
        ],
        [Listing([words(f"column-{c}") if c else "" for c in columns], rows, words=2)],
        [chart for chart in charts if len(chart.places) > 1],  # one value is no picture
    )


def box_times(writer: Writer) -> list[str]:
    """What the game says of its length, if it does, beside what was measured at each level."""
    words = writer.words
    if not words.text.has("game-minutes"):
        return []
    return [
        words(
            "length-box",
            box=words.text("game-minutes"),
            level=words.level(level),
            minutes=words.whole(estimate(tally, SECONDS).value / 60),
        )
        for level, tally in writer.tallies.items()
    ]


def endings(writer: Writer) -> Chapter:
    words = writer.words
    seen = {rule for tally in writer.tallies.values() for rule in tally.named("ending")}
    order = [*writer.game.rules]
    rows = [
        [rule, words.ending(rule), *writer.parts(Fact("ending", rule), GAMES)]
        for rule in sorted(seen, key=lambda r: order.index(r) if r in order else -1)
    ]
    ties = [
        [words(f"endings-{fact.what}"), *writer.bounded(fact, GAMES)]
        for fact in (SHARED, NOBODY, CAP)
        if fact == CAP or not writer.game.cooperative  # else that is winning and losing
    ]
    heads = [words("column-rule"), words("column-what"), *writer.names]
    return Chapter(
        words("endings"),
        listings=[
            Listing(heads, rows, words=2),
            Listing([words("endings-ties"), *writer.names], ties),
        ],
    )


def events(writer: Writer) -> Chapter:
    """A row for each rule that events name; rules with the same events share one.

    What is counted together there has rows of its own after that.
    """
    words = writer.words
    seen = set(writer.kinds_seen())
    by_rules = kinds_by_rules(writer.game)
    rows = [
        [
            ", ".join(rules),
            counted(writer, kinds, seen),
            *times(writer, Fact("rule-games", rules[0]), kinds),
        ]
        for kinds, rules in by_rules.items()
        if not seen.isdisjoint(kinds)
    ]
    single = {kind for kinds in by_rules for kind in kinds if seen & {*kinds} == {kind}}
    together = [
        [words.kind(kind), *times(writer, Fact("event-games", kind), (kind,))]
        for kind in sorted(seen - single, key=words.kind)
    ]
    heads = [
        f"{name}: {words(key)}"
        for name in writer.names
        for key in ("events-in-games", "events-a-game")
    ]
    listings = [Listing([words("column-rule"), words("events-what"), *heads], rows, words=2)]
    if together:
        listings.append(Listing([words("events-single"), *heads], together))
    options = writer.game.setup(writer.players, writer.found.order.options).options
    off = kinds_off(writer.game, options)
    never = [
        [", ".join(rules), counted(writer, kinds, set(kinds) - off)]
        for kinds, rules in by_rules.items()
        if seen.isdisjoint(kinds) and not off.issuperset(kinds)
    ]
    if never:
        listings.append(Listing([words("column-rule"), words("events-never")], never, words=2))
    return Chapter(words("events"), [words("events-about")], listings)


def counted(writer: Writer, kinds: tuple[str, ...], among: set[str]) -> str:
    names = [writer.words.kind(kind) for kind in kinds if kind in among]
    more = len(names) - MOST_NAMED
    if more > 1:
        names[MOST_NAMED:] = [writer.words("events-more", number=more)]
    return "; ".join(names)


def times(writer: Writer, games: Fact, kinds: tuple[str, ...]) -> list[str]:
    """For each level: the share of games with such an event, and how many in one game."""
    figures = []
    for tally in writer.tallies.values():
        times = sum(tally.sums[Fact("event", kind)] for kind in kinds)
        figures += [
            writer.words.share(tally.sums[games] / tally.games),
            writer.words.number(times / tally.games),
        ]
    return figures


def moves(writer: Writer) -> Chapter:
    """What players do, and with which cards."""
    words = writer.words
    sentences = [words("verbs-about"), words("cards-about")]
    if any(len(cards) > 1 for cards in cards_named(writer).values()):
        sentences.append(words("cards-together"))
    return Chapter(words("verbs"), sentences, [verbs(writer)], [card_chart(writer)])


def verbs(writer: Writer) -> Listing:
    verbs = {verb for tally in writer.tallies.values() for verb in tally.named("verb")}
    rows = [
        [writer.words.verb(verb), *writer.parts(Fact("verb", verb), DECISIONS)]
        for verb in writer.game.notation.verbs  # in the game's own order
        if verb in verbs
    ]
    return Listing(["", *writer.names], rows)


def cards_named(writer: Writer) -> dict[str, list[int]]:
    """The cards that moves named, by what they are called; many faces are taken together."""
    seen = [
        card
        for card in range(len(writer.game.notation.names))
        if any(tally.sums[Fact("card", card)] for tally in writer.tallies.values())
    ]
    named: dict[str, list[int]] = {}
    for card in seen:
        first = writer.game.notation.names[card].partition("-")[0]
        several = len(seen) > MOST_CARDS and writer.words.text.has(f"card-{first}")
        name = writer.words.text(f"card-{first}") if several else writer.words.text.card(card)
        named.setdefault(name, []).append(card)
    return named


def card_chart(writer: Writer) -> Chart:
    words = writer.words
    cards = cards_named(writer)
    series = [
        Values(
            name,
            [sum(tally.sums[Fact("card", n)] for n in one) / tally.games for one in cards.values()],
        )
        for name, tally in zip(writer.names, writer.tallies.values(), strict=True)
    ]
    return Chart(BARS, words("cards-chart"), [*cards], series, "", words("events-a-game"))


def choices(writer: Writer) -> Chapter:
    words = writer.words

    def free(tally: Tally) -> str:
        free = tally.sums[FREE_DECISIONS]
        return words.number((tally.sums[CHOICES] - tally.sums[FORCED_DECISIONS]) / max(1, free))

    rows = [
        [words("choices-forced"), *writer.per_level(lambda t: words.share(writer.forced(t)))],
        [words("choices-mean"), *writer.per_level(lambda t: words.number(writer.choices_mean(t)))],
        [words("choices-free"), *writer.per_level(free)],
    ]
    most = max(max(tally.spreads["choices"]) for tally in writer.tallies.values())
    last = min(most, MOST_CHOICES)
    places = [*map(str, range(1, last)), f"{last}+" if most > last else str(last)]
    series = []
    for name, tally in zip(writer.names, writer.tallies.values(), strict=True):
        counts = tally.spreads["choices"]
        total = counts.total()
        values = [counts[n] / total for n in range(1, last)]
        series.append(Values(name, [*values, max(0.0, 1 - sum(values))]))
    chart = Chart(
        BARS,
        words("choices-chart"),
        places,
        series,
        words("choices-axis"),
        words("choices-share"),
        shares=True,
        main=True,
    )
    listing = Listing(["", *writer.names], rows)
    return Chapter(words("choices"), [words("choices-about")], [listing], [chart])


def story(writer: Writer) -> Chapter:
    words = writer.words
    if not any(tally.sums[TOLD] for tally in writer.tallies.values()):
        return Chapter(words("story"), [words("story-none")])

    rows = [
        [words("story-changes"), *writer.per_level(writer.lead_changes)],
        [words("story-led"), *writer.parts(HALF_LED, GAMES)],
        [words("story-half"), *writer.bounded(HALF_LEADER_WON, HALF_LED)],
        [words("story-comeback"), *writer.bounded(COMEBACK, HALF_LED)],
        [words("story-runaway"), *writer.bounded(RUNAWAY, HALF_LED)],
    ]
    clock = "rounds" if writer.game.in_rounds else "laps"
    chart = writer.spread_chart(
        "lead-changes", words("story-chart"), words("story-axis"), main=True
    )
    return Chapter(
        words("story"),
        [words("story-about", clock=clock)],
        [Listing(["", *writer.names], rows)],
        [chart],
    )


def tension(writer: Writer) -> list[Chapter]:
    """How undecided the game is from beginning to end, where the game can judge it."""
    words = writer.words
    series = []
    for level, tally in writer.tallies.items():
        felt = [
            tally.sums[Fact("tension-at", part)] / WHOLE / (tally.sums[Fact("tense-at", part)] or 1)
            for part in range(PARTS)
        ]
        if tally.sums[TENSE]:
            series.append(Values(words.level(level), felt))
    if not series:
        return []
    chart = Chart(
        LINES,
        words("tension-chart"),
        [100.0 * part / PARTS for part in range(PARTS)],
        series,
        words("tension-axis"),
        words("tension-y"),
        shares=True,
        main=True,
    )
    means = writer.per_level(
        lambda tally: (
            words.bounded(ratio(tally, TENSION, TENSE).scaled(1 / WHOLE), True)
            if tally.sums[TENSE]
            else DASH
        )
    )
    listing = Listing(["", *writer.names], [[words("figure-tension"), *means]])
    return [Chapter(words("tension"), [words("tension-about")], [listing], [chart])]
