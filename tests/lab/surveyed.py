"""Surveys and pairs of games that several tests look at."""

import speeltafel
from speeltafel.lab.counting.facts import Facts
from speeltafel.lab.counting.ratios import Apart, Overs
from speeltafel.lab.counting.tally import Tally
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.survey import (
    Plan,
    Survey,
    survey,
)
from speeltafel.lab.work.crews import Crew

GAME = speeltafel.game("twaalfstich")


def surveyed(name: str, games: int = 6, thinking: int = 0, players: int = 3) -> Survey:
    order = Order(name, players, games, {}, seed=3)
    return survey(order, ("random", "rule"), Crew(), plan=Plan(thinking, skill=2, stakes=2))


def pairs(rows: list[tuple[Facts, Facts]]) -> tuple[Tally, Tally, Apart]:
    base, other, apart = Tally(), Tally(), Apart()
    overs = Overs(GAME)
    for before, after in rows:
        for tally, facts in ((base, before), (other, after)):
            tally.note(facts)
            overs.note(tally, facts)
        apart.note(before, after, overs)
    return base, other, apart
