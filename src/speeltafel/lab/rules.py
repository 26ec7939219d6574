"""Which events tell that a rule played a part, as far as a game's code says so."""

from collections.abc import Collection, Mapping
from functools import cache

from speeltafel.engine.game import Game
from speeltafel.engine.tellings import modules_of, rules_of_events

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


def rules_off(game: Game, options: Mapping[str, object]) -> set[str]:
    """The rules that only options name which are off."""
    named: dict[bool, set[str]] = {True: set(), False: set()}
    for option in game.options.all:
        value = options[option.name]
        off = not any(value) if isinstance(value, list | tuple) else value in (False, "off")
        named[off].update(option.rules)
    return named[True] - named[False]


def kinds_off(game: Game, options: Mapping[str, object], seen: Collection[str]) -> set[str]:
    """Kinds of events that cannot come, for the options that they belong to are off.

    An option that adds much has a module of its own: one that names a rule of an option that is
    off, and of which no event was seen, is not in play.
    """
    off = rules_off(game, options)
    if game.events:
        unseen = [kind for kind in game.events if kind.name not in seen]
        return {kind.name for kind in unseen if off.issuperset(kind.rules)}
    idle: set[str] = set()
    at_work: set[str] = set()
    for module in modules_of(game):
        kinds = module.kinds()
        resting = not kinds & set(seen) and any(rule in module.text for rule in off)
        (idle if resting else at_work).update(kinds)
    for kind, rules in rules_of_events(game).items():
        if rules and kind not in seen and off.issuperset(rules):
            idle.add(kind)
            at_work.discard(kind)
    return idle - at_work
