"""Which rules show in which events."""

import speeltafel
from speeltafel.lab.counting.facts import Fact
from speeltafel.lab.counting.rules import kinds_by_rules, kinds_off
from speeltafel.lab.playing.games import play_games
from speeltafel.lab.playing.order import Order


def test_a_rule_is_counted_in_the_games_in_which_any_of_its_events_came() -> None:
    tally = play_games(Order("pesten", 3, 6, {}, "rule", 3), 0, 6, watched=True)
    for kinds, rules in kinds_by_rules(speeltafel.game("pesten")).items():
        games = [tally.sums[Fact("event-games", kind)] for kind in kinds]
        assert max(games) <= tally.sums[Fact("rule-games", rules[0])] <= min(6, sum(games))


def off(name: str, options: dict[str, object]) -> set[str]:
    game = speeltafel.game(name)
    return kinds_off(game, game.setup(3, options).options)


def test_what_belongs_to_an_option_that_is_off_is_not_missed() -> None:
    plain = off("boot-op-stoom", {})
    assert {"letter", "exploded", "bakery", "chose-piet", "blocked", "sails-double"} <= plain
    assert plain.isdisjoint({"sint", "moved", "served", "kept", "last-card", "no-effect"})
    assert "letter" not in off("boot-op-stoom", {"prachtigePakjes": True})


def test_without_trading_nothing_of_it_is_missed() -> None:
    trading = {"offers", "wants", "asks-all", "asks-one", "withdrew", "accepts", "declines"}
    assert off("pesten", {"trade": False}) == trading | {"trades"}
    assert off("pesten", {}) == set()
    assert off("pesten", {"jumpIn": False, "mismatch": "strict"}) >= {"stands", "jumped", "caught"}
    assert "stands" not in off("pesten", {"jumpIn": False})


def test_what_a_card_of_an_expansion_does_is_missed_only_with_it() -> None:
    of_cards = {"valued", "stole", "enlarged", "won-chihuahua", "chihuahua", "sint"}
    assert of_cards <= off("pietenpoker", {})
    assert of_cards.isdisjoint(off("pietenpoker", {"actiepiet": [1] * 17}))
    assert {"surprise", "reward"} <= off("pietenpoker", {})
    assert "reward" not in off("pietenpoker", {"surprise": "evening"})
