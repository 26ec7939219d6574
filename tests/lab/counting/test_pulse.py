"""How undecided games are, and what wins, held against games looked at by other means."""

from collections import Counter

import pytest

import speeltafel
from speeltafel.bots import budget_of
from speeltafel.engine.chance import fast
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.counting.assets import FIRST, HELD, MET, USED
from speeltafel.lab.counting.facts import TENSE, TENSION, Fact
from speeltafel.lab.counting.pulse import PARTS, undecided
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.playing.company import LAB_BUDGET, Company
from speeltafel.lab.playing.games import Playing
from speeltafel.lab.playing.order import Order, game_seed

GAMES = [*speeltafel.all_games()]
JUDGING = [name for name in GAMES if game_named(name).prospects]


@pytest.mark.parametrize("name", JUDGING)
def test_a_game_is_undecided_at_first_and_less_so_later(name: str) -> None:
    order = Order(name, game_named(name).seats[1], 12, {}, "rule", 3)
    tally = Tally()
    play = Playing(order, watched=True)
    for number in range(order.games):
        tally.note(play(number, tally))
    felt = [
        tally.sums[Fact("tension-at", part)] / tally.sums[Fact("tense-at", part)] / WHOLE
        for part in (0, PARTS - 1)
    ]
    assert 1 >= felt[0] > felt[1] >= 0
    assert sum(tally.sums[Fact("tension-at", n)] for n in range(PARTS)) == tally.sums[TENSION]
    assert sum(tally.sums[Fact("tense-at", n)] for n in range(PARTS)) == tally.sums[TENSE]


def test_who_may_win_as_well_as_anybody_makes_it_undecided() -> None:
    game = game_named("twaalfstich")
    state = game.deal(4, 1)
    assert undecided(game, state) == pytest.approx(1)
    state.totals = [299, 0, 0, 0]  # type: ignore[attr-defined]
    assert undecided(game, state) < 0.3


@pytest.mark.parametrize("name", GAMES)
def test_what_somebody_had_and_did_is_noted_beside_what_they_won(name: str) -> None:
    game = game_named(name)
    order = Order(name, game.seats[1], 1, {}, "rule", 5)
    facts = Playing(order, watched=True, assets=True)(0, Tally())
    seed = game_seed(5, 0)
    state = game.deal(order.players, seed)
    hands = [
        {c for zone in state.zones() if zone.seat == s for c in zone.cards}
        for s in range(order.players)
    ]
    company = Company(game, ("rule",) * order.players, budget_of(LAB_BUDGET))
    decide = company.playing(fast(seed + 1))
    first: dict[int, str] = {}
    used: list[set[int]] = [set() for _ in hands]
    met: list[set[str]] = [set() for _ in hands]
    happened = state.take_events()
    while seats := state.to_act():
        for event in happened:
            if event.seat >= 0 or game.cooperative:
                met[max(0, event.seat)].add(event.kind)
        seat, move = decide(state, seats)
        if len(state.legal_moves(seat)) > 1:
            first.setdefault(seat, move.verb)
        used[seat].update(move.cards)
        state.play(seat, move)
        happened = state.take_events()
    winners = state.outcome().winners
    part = WHOLE if game.cooperative else WHOLE // len(winners) if winners else 0
    for what, things in (
        (HELD, hands),
        (USED, used),
        (FIRST, [{first[s]} if s in first else set() for s in range(order.players)]),
        (MET, met),
    ):
        if game.cooperative:  # a team has all of it once
            things = [set().union(*things), *[set() for _ in things[1:]]]
        had = Counter(one for mine in things for one in mine)
        won = Counter(dict.fromkeys(had, 0))
        for seat in winners:
            won.update(dict.fromkeys(things[seat], part))
        assert {f.of: n for f, n in facts.items() if f.what == what} == had
        assert {f.of: n for f, n in facts.items() if f.what == f"{what}-won"} == +won
