"""Which events tell that a rule played a part."""

from collections.abc import Mapping
from functools import cache

from speeltafel.engine.game import Game
from speeltafel.engine.tellings import rules_of_events

Kinds = tuple[str, ...]


@cache
def kinds_by_rules(game: Game) -> dict[Kinds, tuple[str, ...]]:
    """Kinds of events, and the rules that are named with just these, in the rulebook's order.

    Rules that share all their events cannot be told apart by them.
    """
    kinds: dict[str, list[str]] = {}
    for kind, rules in rules_of_events(game).items():
        for rule in rules:
            kinds.setdefault(rule, []).append(kind)
    found: dict[Kinds, list[str]] = {}
    for rule in game.rules:
        if rule in kinds:
            found.setdefault(tuple(kinds[rule]), []).append(rule)
    return {several: tuple(rules) for several, rules in found.items()}


def played_a_part(game: Game, happened: set[str]) -> list[str]:
    """Of each row of `kinds_by_rules` that these kinds belong to, the first rule."""
    return [
        rules[0] for kinds, rules in kinds_by_rules(game).items() if not happened.isdisjoint(kinds)
    ]


def kinds_off(game: Game, options: Mapping[str, object]) -> set[str]:
    """Kinds of events that cannot come, for the options that they need are off."""
    return {kind.name for kind in game.events if not game.options.is_met(kind.needs, options)}
