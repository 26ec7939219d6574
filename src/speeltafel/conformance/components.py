"""What lies in the box is what is dealt: printed cards can be played with."""

from collections import Counter

from speeltafel.conformance.tried import Tried
from speeltafel.engine.components import DIE, KINDS, PAWN, TILE, Box, Component
from speeltafel.engine.conformance import require
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import NOBODY
from speeltafel.engine.game import Game
from speeltafel.texts import LANGUAGES, texts

SIDES = 6


def check_components(game: Game, tried: Tried) -> None:
    """For every number of players, without expansions, with each, and with all."""
    box = game.box
    if box is None:
        return
    check_examples(game, box)
    for players in game.seats:
        found = box.components(players)
        check_each(game, found)
        for sets in ((), *[(one,) for one in box.sets], tuple(box.sets)):
            dealt = dealt_with(game, players, sets)
            if dealt is None:
                continue
            lying = Counter[int]()
            for one in found:
                if one.card != NOBODY and one.set in ("", *sets):
                    lying[one.card] += one.copies
            where = f"{players} players, {', '.join(sets) or 'no expansion'}"
            require(lying == dealt, "components", f"{where}: the deck that is dealt differs")
            tried.count("boxes")


def check_examples(game: Game, box: Box) -> None:
    for one in box.examples:
        require(one.rule in game.rules, "components", f"{one.key}: no rule {one.rule!r}")
        there = {*one.cards.split()} <= {*game.notation.names}
        require(there, "components", f"{one.key}: no such cards")
        for language in LANGUAGES:
            has = texts(game, language).has(f"example-{one.key}")
            require(has, "components", f"there is no text 'example-{one.key}'")


def dealt_with(game: Game, players: int, sets: tuple[str, ...]) -> Counter[int] | None:
    """All cards of a deal; None where an expansion is for fewer players than the game."""
    assert game.box is not None
    options = dict(game.box.options)
    for one in sets:
        options |= game.box.sets[one]
    try:
        table = game.deal(players, 0, options)
    except BadInput:
        require(bool(sets), "components", f"{players} players cannot play with what is in the box")
        return None
    return Counter([card for zone in table.zones() for card in zone.cards])


def check_each(game: Game, found: list[Component]) -> None:
    keys = [one.key for one in found]
    require(len({*keys}) == len(keys), "components", "two have the same key")
    for one in found:
        require(one.kind in KINDS, "components", f"{one.key}: no kind {one.kind!r}")
        require(one.copies > 0, "components", f"{one.key}: none is there")
        sets = ("", *(game.box.sets if game.box else ()))
        require(one.set in sets, "components", f"{one.key}: no set {one.set!r}")
        require(one.card != NOBODY or bool(one.title), "components", f"{one.key} has no name")
        sides = SIDES if one.kind == DIE else 0
        require(len(one.sides) == sides, "components", f"{one.key} has {len(one.sides)} sides")
        drawn = bool(one.picture) or one.kind not in (TILE, PAWN)
        require(drawn, "components", f"{one.key} has no drawing")
        for language in LANGUAGES:
            text = texts(game, language)
            for name in (one.title, one.about, one.pile):
                require(not name or text.has(name), "components", f"there is no text {name!r}")
