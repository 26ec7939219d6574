"""What a watch finds of a game, held against a game that is looked at by other means."""

from dataclasses import replace
from itertools import pairwise

import pytest

import speeltafel
from speeltafel.bots import bot
from speeltafel.engine.chance import fast
from speeltafel.engine.game import Game
from speeltafel.engine.playout import play_randomly
from speeltafel.lab.counting.facts import MARGIN, ROUNDS, ROWS, Facts
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.counting.watch import FORCED, FREE, ROUND
from speeltafel.lab.playing.games import Playing, play_games, play_pairs
from speeltafel.lab.playing.order import Order, game_seed

GAMES = [*speeltafel.all_games()]


def facts_of(name: str, level: str, number: int = 0) -> dict[str, int]:
    game = speeltafel.game(name)
    order = Order(name, game.seats[0], 1, {}, level, 8)
    return by_name(Playing(order, watched=True)(number, Tally()))


def by_name(facts: Facts) -> dict[str, int]:
    return {str(fact): number for fact, number in facts.items()}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["random", "rule"])
def test_watching_changes_nothing(name: str, level: str) -> None:
    order = Order(name, speeltafel.game(name).seats[0], 3, {}, level, 5)
    plain, watched = play_games(order, 0, 3), play_games(order, 0, 3, watched=True)
    assert plain.sums == {fact: watched.sums[fact] for fact in plain.sums}
    assert plain.spreads == {fact: watched.spreads[fact] for fact in plain.spreads}


@pytest.mark.parametrize("name", GAMES)
def test_decisions_and_choices_are_those_of_the_game(name: str) -> None:
    game: Game = speeltafel.game(name)
    facts = facts_of(name, "rule")
    seed = game_seed(8, 0)
    state = game.deal(game.seats[0], seed)
    starter = state.to_act()
    choose, chance = bot(game, "rule"), fast(seed + 1)
    numbers, seconds, verbs, happened = [], 0, [], state.take_events()
    while seats := state.to_act():
        moves = state.legal_moves(seats[0])
        numbers.append(len(moves))
        if len(seats) == 1:
            seconds += FREE if len(moves) > 1 else FORCED
        move = choose(state.seen_by(seats[0]), seats[0], chance)
        verbs.append(move.verb)
        state.play(seats[0], move)
        happened += state.take_events()
    outcome = state.outcome()
    assert facts["decisions"] == len(numbers)
    assert facts["forced"] == numbers.count(1)
    assert facts["choices"] == sum(numbers)
    assert facts["seconds"] == seconds + ROUND * max(1, state.round)
    assert facts[f"ending:{outcome.reason}"] == 1
    for verb in set(verbs):
        assert facts[f"verb:{verb}"] == verbs.count(verb)
    kinds = [event.kind for event in happened]
    for kind in set(kinds):
        assert facts[f"event:{kind}"] == kinds.count(kind)
    if not game.cooperative:
        wins = [facts.get(f"win:{seat}", 0) for seat in range(state.players)]
        assert sum(wins) == (WHOLE // len(outcome.winners)) * len(outcome.winners)
        if len(starter) == 1 and outcome.winners:
            place = (outcome.winners[0] - starter[0]) % state.players
            assert facts[f"place:{place}"] == WHOLE // len(outcome.winners)


def test_the_story_of_a_game_is_that_of_its_score_sheet() -> None:
    """12er Stich without penalty: the sheet's sums are the standings after each round."""
    game = speeltafel.game("twaalfstich")
    seen = 0
    for number in range(30):
        facts = facts_of("twaalfstich", "random", number)
        state = game.deal(3, game_seed(8, number))
        play_randomly(state, fast(game_seed(8, number) + 1))
        sheet = state.sheet  # type: ignore[attr-defined]
        totals = [
            [sum(row[seat] for row in sheet[: n + 1]) for seat in range(3)]
            for n in range(len(sheet))
        ]
        leaders = [[s for s in range(3) if row[s] == max(row)] for row in totals]
        alone = [found[0] for found in leaders if len(found) == 1]
        half = totals[len(sheet) // 2 - 1]
        won = set(state.outcome().winners)
        assert facts["lead-changes"] == sum(a != b for a, b in pairwise(alone))
        if half.count(max(half)) == 1:
            assert facts["half-leader-won"] == (half.index(max(half)) in won)
            last = {seat for seat in range(3) if half[seat] == min(half)}
            assert facts["comeback"] == (won == last and len(last) == 1)
            seen += facts["comeback"]
        ends = sorted(totals[-1])
        assert facts["margin"] == ends[-1] - ends[-2]
    assert seen  # a comeback among them


def test_laps_are_counted_by_turns_and_who_is_out_has_no_score() -> None:
    """Pesten has one round, turns of several decisions, and players who go out."""
    game = speeltafel.game("pesten")
    order = Order("pesten", 4, 1, {}, "rule", 8)
    gone = 0
    for number in range(12):
        tally = Tally()
        facts = by_name(Playing(order, watched=True)(number, tally))
        seed = game_seed(8, number)
        state = game.deal(4, seed)
        choose, chance = bot(game, "rule"), fast(seed + 1)
        turn, passes, size, laps = state.turn, 0, 4, []
        while seats := state.to_act():
            state.play(seats[0], choose(state.seen_by(seats[0]), seats[0], chance))
            passes += state.turn != turn
            turn = state.turn
            if passes == size:
                in_game = {s: len(state.hands[s]) for s in range(4) if not state.out[s]}  # type: ignore[attr-defined]
                laps.append(in_game)
                passes, size = 0, len(in_game)
        outcome = state.outcome()
        firsts = [[s for s, n in lap.items() if n == min(lap.values())] for lap in laps]
        alone = [found[0] for found in firsts if len(found) == 1]
        if len(outcome.winners) == 1:
            alone.append(outcome.winners[0])
        assert facts["lead-changes"] == sum(a != b for a, b in pairwise(alone))
        ends = sorted(n for s, n in enumerate(outcome.scores) if not state.out[s])  # type: ignore[attr-defined]
        assert facts["left-out"] == 4 - len(ends)
        assert facts.get("margin") == (ends[1] - ends[0] if len(ends) > 1 else None)
        assert sorted(tally.spreads["score"].elements()) == ends
        gone += facts["left-out"]
    assert gone


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_rounds_if_it_says_so(name: str) -> None:
    game = speeltafel.game(name)
    rounds = play_games(Order(name, game.seats[0], 5, {}), 0, 5).spreads["rounds"]
    assert (max(rounds) > 1) == game.in_rounds


def test_a_game_with_rounds_is_read_by_rounds_alone() -> None:
    """Pietenpoker: a game over in its first round has no story, however many turns it had."""
    order = Order("pietenpoker", 4, 1, {"roundCap": 1}, "rule", 8)
    play = Playing(order, watched=True)
    for number in range(5):
        facts = by_name(play(number, Tally()))
        assert facts["rounds"] == 1
        assert "told" not in facts
        assert "margin" in facts


def test_who_shares_the_last_place_makes_no_comeback() -> None:
    """Pietenpoker: after the first of two rounds all but its winner have nothing."""
    play = Playing(Order("pietenpoker", 4, 1, {"roundCap": 2}, "rule", 8), watched=True)
    found = [by_name(play(number, Tally())) for number in range(40)]
    told = [facts for facts in found if facts.get("half-led")]
    assert any(not facts["half-leader-won"] for facts in told)
    assert not any(facts["comeback"] for facts in told)


def test_a_team_has_one_score() -> None:
    tally = Tally()
    facts = Playing(Order("boot-op-stoom", 3, 1, {}, "rule", 8), watched=True)(0, tally)
    assert tally.spreads["score"].total() == 1
    assert MARGIN not in facts


def test_rounds_are_counted_from_who_began_them() -> None:
    facts = facts_of("twaalfstich", "random")
    assert facts["rows"] == facts["rounds"]
    assert sum(facts[f"row:{place}"] for place in range(3)) == facts["score"]


def test_cards_and_points_are_not_subtracted_from_each_other() -> None:
    """Pietenpoker shows numbers of cards until the end, and points only with open scores."""
    rows = {
        shown: Playing(Order("pietenpoker", 3, 1, {"openScores": shown}, "rule", 8), watched=True)(
            0, Tally()
        )[ROWS]
        for shown in (False, True)
    }
    assert rows[False] == 0 < rows[True]


def test_pairs_differ_by_what_the_games_differ() -> None:
    base = Order("twaalfstich", 3, 20, {"target": "200"}, "random", 2)
    other = replace(base, options={"target": "400"})
    tallies, apart = play_pairs([base, other], 0, 20)
    assert apart[0].games == apart[1].games == 20
    assert apart[0].differing == 0 < apart[1].differing
    assert tallies[1].sums[ROUNDS] > tallies[0].sums[ROUNDS]
    assert 0 < apart[1].differs[ROUNDS] <= apart[1].differing
    alone = [play_games(order, 0, 20, watched=True) for order in (base, other)]
    assert [tally.sums for tally in tallies] == [tally.sums for tally in alone]
