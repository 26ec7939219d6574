"""The rulebook by example: every rule has an id, code, a scenario; every scenario holds."""

import re

from speeltafel.conformance.tried import Tried
from speeltafel.engine.conformance import require
from speeltafel.engine.coverage import coverage
from speeltafel.engine.game import Game
from speeltafel.engine.scenario import run, scenarios_of
from speeltafel.engine.tellings import kinds_with_text, rules_of_events

RULE = re.compile(r"[A-Z0-9]{2}-[A-Z0-9]+-\d\d")


def check_rulebook(game: Game, tried: Tried) -> None:
    check_ids(game)
    check_options(game, tried)
    check_kinds(game, tried)
    check_scenarios(game, tried)
    tried.count("rules", len(game.rules))


def check_ids(game: Game) -> None:
    """`12-DRAW-01`: two characters of the game, a word, a number; rulings `-AMB-` count up."""
    rules = game.rules
    require(len(rules) == len(set(rules)), "rulebook", "a rule stands in it twice")
    wrong = [rule for rule in rules if not RULE.fullmatch(rule)]
    require(not wrong, "rulebook", f"{wrong[:1]} is no id like {rules[0][:2]}-TURN-01")
    numbers = [int(rule[-2:]) for rule in rules if "-AMB-" in rule]
    in_order = numbers == [*range(1, len(numbers) + 1)]
    require(in_order, "rulebook", "the rulings are not numbered in order")


def check_options(game: Game, tried: Tried) -> None:
    """Every option says which rules it changes."""
    for option in game.options.all:
        known = option.rules and set(option.rules) <= set(game.rules)
        require(bool(known), "rulebook", f"option {option.name} names {option.rules}")
        tried.count("options")


def check_kinds(game: Game, tried: Tried) -> None:
    """Every kind of event stands once, with its rules in order, and has a sentence."""
    names = [kind.name for kind in game.events]
    require(len(names) == len(set(names)), "events", "a kind stands there twice")
    for kind, rules in rules_of_events(game).items():
        require(bool(rules), "events", f"{kind} names no rule")
        in_order = rules == tuple(rule for rule in game.rules if rule in rules)
        require(in_order, "events", f"{kind} names {rules}, which is not the rulebook's order")
        tried.count("kinds of events")
    options = {option.name for option in game.options.all}
    for told in game.events:
        needed = {one.partition("=")[0] for one in told.needs.split("|") if one}
        require(
            needed <= options, "events", f"{told.name} needs {told.needs!r}, which is no option"
        )
    said = kinds_with_text(game)
    require(sorted(rules_of_events(game)) == sorted(said), "events", f"there are texts for {said}")


def check_scenarios(game: Game, tried: Tried) -> None:
    """They hold, and together they show every rule that is not just for a table of wood."""
    for scenario in scenarios_of(game):
        run(game, scenario)
        tried.count("scenarios")
    missing = coverage(game)["missing"]
    require(not missing, "rulebook", f"no code or no scenario for {', '.join(missing)}")
