"""Which events a game tells, and which of them have a sentence."""

import re

from speeltafel.engine.game import Game


def rules_of_events(game: Game) -> dict[str, tuple[str, ...]]:
    """Every kind of event that the game tells, with its rules in the rulebook's order."""
    return {kind.name: kind.rules for kind in game.events}


def kinds_with_text(game: Game) -> list[str]:
    """The kinds of events that the game has a sentence for."""
    text = (game.folder / "text" / "en.ftl").read_text("utf-8")
    return re.findall(r"^event-([a-z0-9-]+) =", text, re.MULTILINE)
