"""The report of a survey: what its figures say, section by section."""

import math
from collections import Counter
from collections.abc import Callable

from speeltafel.engine.coverage import rules_of_events
from speeltafel.engine.game import Game
from speeltafel.engine.registry import game as game_named
from speeltafel.lab import watch
from speeltafel.lab.figures import Estimate, estimate, mean_of, quantile, share_of, spread_of
from speeltafel.lab.page import BARS, LINES, Chart, Page, Section, Series, Table
from speeltafel.lab.skill import CHEATING, FAIR, PLAIN, gain, win_share
from speeltafel.lab.survey import Survey
from speeltafel.lab.tally import WHOLE, Tally
from speeltafel.lab.words import DASH, Words

POINTS = 40
"""A line has at most about so many points; more values are taken together."""
MOST_CHOICES = 20


def report(found: Survey, language: str, command: str = "") -> Page:
    """The page in a language; `command` is what makes it again."""
    return Report(found, Words(game_named(found.order.game), language)).page(command)


class Report:
    """Writes the sections of a survey's page."""

    def __init__(self, found: Survey, words: Words) -> None:
        self.found = found
        self.words = words
        self.game: Game = words.game
        self.players = found.order.players
        self.tallies = found.tallies
        self.names = [words.level(level) for level in found.levels]

    def page(self, command: str) -> Page:
        words, order = self.words, self.found.order
        notes = []
        if self.found.games < order.games:
            done = words.whole(self.found.games)
            notes.append(words("lead-broken-off", done=done, games=words.whole(order.games)))
        return Page(
            words("title", game=words.text("game-name"), games=words.whole(self.found.games)),
            words(
                "lead",
                players=self.players,
                games=words.whole(self.found.games),
                levels=", ".join(self.names),
                version=self.game.version,
                seed=str(order.seed),
            ),
            words.language,
            [
                self.in_short(),
                self.length(),
                self.team() if self.game.cooperative else self.seats(),
                self.scores(),
                self.endings(),
                self.events(),
                self.moves(),
                self.choices(),
                *([] if self.game.cooperative else [self.story()]),
                self.skill(),
                *([self.study()] if self.game.study else []),
                self.options(),
                self.method(command),
            ],
            notes,
            words.rules(),
        )

    def per_level(self, value: Callable[[Tally], str]) -> list[str]:
        return [value(tally) for tally in self.tallies.values()]

    def share(self, tally: Tally, fact: str, of: str) -> Estimate:
        """A fact as a share of another, or of all games."""
        return share_of(tally.sums[fact], tally.games if of == "games" else tally.sums[of])

    def parts(self, fact: str, of: str) -> list[str]:
        return self.per_level(lambda tally: self.words.share(self.share(tally, fact, of).value))

    def bounded(self, fact: str, of: str) -> list[str]:
        def say(tally: Tally) -> str:
            part = self.share(tally, fact, of)
            return f"{self.words.share(part.value)} ({self.words.between(part, True)})"

        return self.per_level(say)

    def in_short(self) -> Section:
        words = self.words
        rows: list[tuple[str, Callable[[Tally], str]]] = [
            ("games", lambda tally: words.whole(tally.games)),
            ("rounds", lambda tally: words.number(estimate(tally, "rounds").value)),
            ("decisions", lambda tally: words.number(estimate(tally, "decisions").value)),
            ("minutes", lambda tally: words.whole(estimate(tally, "seconds").value / 60)),
            ("forced", lambda tally: words.share(self.forced(tally))),
            ("choices", lambda tally: words.number(self.choices_mean(tally))),
        ]
        if self.game.cooperative:
            rows.append(("team", lambda t: words.share(self.share(t, "team-won", "games").value)))
        else:
            rows += [
                ("lead-changes", self.lead_changes),
                ("shared", lambda t: words.share(self.share(t, "shared", "games").value)),
            ]
        return Section(
            words("short"),
            tables=[
                Table(
                    ["", *self.names],
                    [[words(f"short-{name}"), *self.per_level(value)] for name, value in rows],
                )
            ],
        )

    def forced(self, tally: Tally) -> float:
        return tally.sums["forced"] / tally.sums["decisions"]

    def choices_mean(self, tally: Tally) -> float:
        return tally.sums["choices"] / tally.sums["decisions"]

    def lead_changes(self, tally: Tally) -> str:
        told = tally.sums["told"]
        return self.words.number(tally.sums["lead-changes"] / told) if told else DASH

    # Length.

    def length(self) -> Section:
        words = self.words
        columns = ["", "level", "mean", "sd", "half", "most", "max"]
        rows = []
        for name in ("rounds", "decisions", "minutes"):
            for level, tally in zip(self.names, self.tallies.values(), strict=True):
                spread = spread_of(tally, name)
                numbers = [spread[key] for key in ("mean", "sd", "p50", "p95", "max")]
                shown = [words.number(n) for n in numbers[:2]] + [
                    words.whole(n) for n in numbers[2:]
                ]
                rows.append([words(name), level, *shown])
        charts = [
            self.spread_chart("rounds", words("rounds"), words("rounds-axis"), main=True),
            self.spread_chart("minutes", words("minutes"), words("minutes-axis"), main=True),
            self.spread_chart("decisions", words("decisions"), words("decisions-axis")),
        ]
        return Section(
            words("length"),
            [words("length-about", free=watch.FREE, forced=watch.FORCED, round=watch.ROUND)],
            [Table([words(f"column-{c}") if c else "" for c in columns], rows, words=2)],
            [chart for chart in charts if len(chart.places) > 1],  # one value is no picture
        )

    def spread_chart(
        self, name: str, title: str, axis: str, main: bool = False, share: str = "games-axis"
    ) -> Chart:
        """How often each value comes up; many values are taken together in equal steps."""
        spreads = {
            level: tally.spreads.get(name, Counter()) for level, tally in self.tallies.items()
        }
        spreads = {level: counts for level, counts in spreads.items() if counts}
        least = min((min(counts) for counts in spreads.values()), default=0)
        most = max((quantile(counts, 99) for counts in spreads.values()), default=0)
        unit = math.gcd(*(value - least for counts in spreads.values() for value in counts)) or 1
        step = unit * max(1, math.ceil((most - least + 1) / (unit * POINTS)))
        places = list(range(least, most + 1, step))
        series = []
        for level, counts in spreads.items():
            total = counts.total()
            values = [sum(counts[at + n] for n in range(step)) / total for at in places]
            series.append(Series(self.words.level(level), values))
        middles = [at + (step - unit) / 2 for at in places]
        y = self.words(share)
        return Chart(LINES, title, middles, series, axis, y, shares=True, main=main)

    # Who wins.

    def seats(self) -> Section:
        words = self.words
        fair = 1 / self.players
        seats = range(self.players)
        by_seat = self.share_chart(
            words("seats-chart"),
            [words("seat", number=seat + 1) for seat in seats],
            lambda tally, seat: share_of(tally.sums[f"win:{seat}"] / WHOLE, tally.games),
        )
        by_place = self.share_chart(
            words("starter-chart"),
            [words("place", number=at) if at else words("starter") for at in seats],
            lambda tally, at: share_of(tally.sums[f"place:{at}"] / WHOLE, tally.sums["started"]),
        )
        charts = [by_seat]
        sentences = [words("seats-about", fair=words.share(fair))]
        if any(tally.sums["started"] for tally in self.tallies.values()):
            charts.append(by_place)
        if any(tally.sums["rows"] > tally.games for tally in self.tallies.values()):
            charts.append(self.row_chart())
            sentences.append(words("row-about", low="yes" if self.game.lowest_wins else "no"))
        return Section(words("seats"), sentences, [self.interval_table(charts)], charts)

    def share_chart(
        self, title: str, places: list[str], value: Callable[[Tally, int], Estimate]
    ) -> Chart:
        words = self.words
        found = [[value(tally, n) for n in range(len(places))] for tally in self.tallies.values()]
        return Chart(
            BARS,
            title,
            places,
            [series_of(name, row) for name, row in zip(self.names, found, strict=True)],
            y=words("wins-axis"),
            shares=True,
            mark=1 / self.players,
            mark_name=words("fair"),
            main=True,
        )

    def row_chart(self) -> Chart:
        words = self.words
        rows = [
            [
                mean_of(tally.sums[f"row:{at}"], tally.sums[f"row-square:{at}"], tally.sums["rows"])
                for at in range(self.players)
            ]
            for tally in self.tallies.values()
        ]
        return Chart(
            BARS,
            words("row-chart"),
            [words("place", number=at) if at else words("starter") for at in range(self.players)],
            [series_of(name, row) for name, row in zip(self.names, rows, strict=True)],
            y=words("row-axis"),
        )

    def interval_table(self, charts: list[Chart]) -> Table:
        """The same figures as in charts, with their bounds."""
        words = self.words
        rows = []
        for chart in charts:
            say = words.share if chart.shares else words.number
            for n, place in enumerate(chart.places):
                row = [chart.title if n == 0 else "", str(place)]
                for series in chart.series:
                    bounds = Estimate(series.values[n], series.low[n], series.high[n])
                    row += [say(bounds.value), words.between(bounds, chart.shares)]
                rows.append(row)
        heads = [head for name in self.names for head in (name, words("column-interval"))]
        return Table(["", "", *heads], rows, words=2)

    def team(self) -> Section:
        words = self.words
        found = [self.share(tally, "team-won", "games") for tally in self.tallies.values()]
        chart = Chart(
            BARS,
            words("team-chart"),
            list(self.names),
            [series_of(words("team-chart"), found)],
            y=words("games-axis"),
            shares=True,
            main=True,
        )
        rows = [
            [name, words.share(one.value), words.between(one, True)]
            for name, one in zip(self.names, found, strict=True)
        ]
        columns = [words("column-level"), words("team-chart"), words("column-interval")]
        return Section(words("team"), [words("team-about")], [Table(columns, rows)], [chart])

    def scores(self) -> Section:
        words = self.words
        sentences = [words("scores-about", low="yes" if self.game.lowest_wins else "no")]
        for level, tally in self.tallies.items():
            if tally.sums["told"]:
                margin = tally.sums["margin"] / tally.sums["told"]
                sentences.append(
                    words("scores-margin", margin=words.number(margin), level=words.level(level))
                )
        title, axis = words("scores-chart"), words("scores-axis")
        chart = self.spread_chart("score", title, axis, main=True, share="scores-share")
        return Section(words("scores"), sentences, charts=[chart])

    # How it goes.

    def endings(self) -> Section:
        words = self.words
        seen = {rule for tally in self.tallies.values() for rule in tally.named("ending")}
        order = [*self.game.rules]
        rows = [
            [rule, words.rule(rule), *self.parts(f"ending:{rule}", "games")]
            for rule in sorted(seen, key=lambda r: order.index(r) if r in order else -1)
        ]
        ties = [
            [words(f"endings-{fact}"), *self.bounded(fact, "games")]
            for fact in ("shared", "nobody", "cap")
        ]
        heads = [words("column-rule"), words("column-what"), *self.names]
        return Section(
            words("endings"),
            tables=[
                Table(heads, rows, words=2),
                Table([words("endings-ties"), *self.names], ties),
            ],
        )

    def events(self) -> Section:
        words = self.words
        rules = {kind: named for kind, named in rules_of_events(self.game).items() if named}
        order = {rule: place for place, rule in enumerate(self.game.rules)}
        kinds = {**rules, **{k: () for k in self.kinds_seen() if k not in rules}}
        rows = []
        for kind in sorted(kinds, key=lambda k: order[kinds[k][0]] if kinds[k] else len(order)):
            example = self.example(kind, kinds[kind])
            figures = []
            for tally in self.tallies.values():
                figures += [
                    words.share(tally.sums[f"event-games:{kind}"] / tally.games),
                    words.number(tally.sums[f"event:{kind}"] / tally.games),
                ]
            rows.append([", ".join(kinds[kind]) or DASH, example, *figures])
        heads = [
            f"{name}: {words(key)}"
            for name in self.names
            for key in ("events-in-games", "events-a-game")
        ]
        tables = [
            Table([words("column-rule"), words("events-example"), *heads], rows, words=2),
        ]
        return Section(words("events"), [words("events-about")], tables)

    def moves(self) -> Section:
        """What players do, and with which cards."""
        words = self.words
        sentences = [words("verbs-about"), words("cards-about")]
        return Section(words("verbs"), sentences, [self.verbs()], [self.card_chart()])

    def kinds_seen(self) -> list[str]:
        return sorted({kind for tally in self.tallies.values() for kind in tally.examples})

    def example(self, kind: str, rules: tuple[str, ...]) -> str:
        """A sentence of the strongest level at which it happened, or else what the rule says."""
        for tally in reversed(self.tallies.values()):
            if kind in tally.examples:
                return self.words.event(tally.examples[kind])
        says = self.words.rule(rules[0]).partition(". ")[0].removesuffix(".")
        return f"{says} ({self.words('events-never')})"

    def verbs(self) -> Table:
        verbs = {verb for tally in self.tallies.values() for verb in tally.named("verb")}
        rows = [[verb, *self.parts(f"verb:{verb}", "decisions")] for verb in sorted(verbs)]
        return Table(["", *self.names], rows)

    def card_chart(self) -> Chart:
        words = self.words
        cards = [
            card
            for card in range(len(self.game.notation.names))
            if any(tally.sums[f"card:{card}"] for tally in self.tallies.values())
        ]
        series = [
            Series(name, [tally.sums[f"card:{card}"] / tally.games for card in cards])
            for name, tally in zip(self.names, self.tallies.values(), strict=True)
        ]
        names = [self.game.notation.names[card] for card in cards]
        return Chart(
            BARS, words("cards-chart"), names, series, words("card"), words("events-a-game")
        )

    def choices(self) -> Section:
        words = self.words

        def free(tally: Tally) -> str:
            free = tally.sums["free"]
            return words.number((tally.sums["choices"] - tally.sums["forced"]) / max(1, free))

        rows = [
            [words("choices-forced"), *self.per_level(lambda t: words.share(self.forced(t)))],
            [words("choices-mean"), *self.per_level(lambda t: words.number(self.choices_mean(t)))],
            [words("choices-free"), *self.per_level(free)],
        ]
        most = max(max(tally.spreads["choices"]) for tally in self.tallies.values())
        last = min(most, MOST_CHOICES)
        places = [*map(str, range(1, last)), f"{last}+" if most > last else str(last)]
        series = []
        for name, tally in zip(self.names, self.tallies.values(), strict=True):
            counts = tally.spreads["choices"]
            total = counts.total()
            values = [counts[n] / total for n in range(1, last)]
            series.append(Series(name, [*values, max(0.0, 1 - sum(values))]))
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
        table = Table(["", *self.names], rows)
        return Section(words("choices"), [words("choices-about")], [table], [chart])

    def story(self) -> Section:
        words = self.words
        if not any(tally.sums["told"] for tally in self.tallies.values()):
            return Section(words("story"), [words("story-none")])

        rows = [
            [words("story-changes"), *self.per_level(self.lead_changes)],
            [words("story-half"), *self.bounded("half-leader-won", "half-led")],
            [words("story-comeback"), *self.bounded("comeback", "told")],
            [words("story-runaway"), *self.bounded("runaway", "told")],
        ]
        chart = self.spread_chart(
            "lead-changes", words("story-chart"), words("story-axis"), main=True
        )
        return Section(
            words("story"), [words("story-about")], [Table(["", *self.names], rows)], [chart]
        )

    # Skill.

    def skill(self) -> Section:
        words = self.words
        team = self.game.cooperative
        fair = words.share(1 / self.players)
        steps = {step: tally for step, tally in self.found.steps.items() if tally.games}
        found: list[tuple[str, Tally, Estimate]] = []
        for step, tally in steps.items():
            level, below = words.level(step.level), words.level(step.below)
            if team:
                lower = words.share(win_share(tally, "below").value)
                name = words("skill-row-team", level=level, below=below, share=lower)
            else:
                name = words("skill-row", level=level, below=below)
            found.append((name, tally, win_share(tally)))
        sentences = [words("skill-about-team") if team else words("skill-about", fair=fair)]
        hidden = self.found.hidden
        if hidden.games:
            sentences.append(words("hidden-about"))
            found += [
                (words(f"hidden-{fact}"), hidden, win_share(hidden, fact))
                for fact in (PLAIN, FAIR, CHEATING)
            ]
        shares = series_of(words("skill-wins"), [share for _, _, share in found])
        names = [name for name, _, _ in found]
        if hidden.games:
            found.append((words("hidden-gain"), hidden, gain(hidden)))
        rows = [
            [name, words.whole(tally.games), words.share(share.value), words.between(share, True)]
            for name, tally, share in found
        ]
        if not rows:
            return Section(words("skill"), [words("skill-none")])
        columns = ["", words("skill-deals"), words("skill-wins"), words("column-interval")]
        chart = Chart(
            BARS,
            words("skill-chart"),
            names,
            [shares],
            y=words("wins-axis"),
            shares=True,
            mark=None if team else 1 / self.players,
            mark_name=words("fair"),
            main=True,
        )
        return Section(words("skill"), sentences, [Table(columns, rows)], [chart])

    # The rest.

    def study(self) -> Section:
        """What the game itself wants to have counted."""
        assert self.game.study
        figures = [
            self.game.study.figures(tally.named("study"), tally.games)
            for tally in self.tallies.values()
        ]
        rows = []
        for name in {name: None for one in figures for name in one}:
            rows += self.study_rows(name, [one.get(name) for one in figures])
        return Section(self.words("study"), tables=[Table(["", *self.names], rows)])

    def study_rows(self, name: str, values: list[object], part: str = "") -> list[list[str]]:
        """A figure, or a row for each part of it."""
        if any(isinstance(value, dict) for value in values):
            parts = [value if isinstance(value, dict) else {} for value in values]
            rows = []
            for part in {part: None for one in parts for part in one}:
                rows += self.study_rows(name, [one.get(part) for one in parts], part)
            return rows
        shown = [
            self.words.number(value) if isinstance(value, int | float) else str(value or DASH)
            for value in values
        ]
        return [[self.words.figure(name, part), *shown]]

    def options(self) -> Section:
        words = self.words
        values = self.game.setup(self.players, self.found.order.options).options
        usual = self.game.options.read({}, self.players)
        changed = [
            words(
                "option-changed",
                option=words.text(f"option-{name}"),
                value=words.value(name, value),
                usual=words.value(name, usual[name]),
            )
            for name, value in values.items()
            if value != usual[name]
        ]
        return Section(
            words("options"), [] if changed else [words("options-default")], points=changed
        )

    def method(self, command: str) -> Section:
        words = self.words
        sentences = [words("method-deals"), words("method-intervals")]
        if command:
            sentences.append(words("method-again", command=command))
        return Section(words("method"), sentences)


def series_of(name: str, row: list[Estimate]) -> Series:
    return Series(
        name, [one.value for one in row], [one.low for one in row], [one.high for one in row]
    )
