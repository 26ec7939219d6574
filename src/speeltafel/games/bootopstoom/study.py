"""Figures of Boot op Stoom for `simulate`, counted from the events of whole games."""

from collections.abc import Mapping

from speeltafel.engine.events import Event
from speeltafel.engine.game import Study
from speeltafel.engine.state import State
from speeltafel.games.bootopstoom.rules_map import FIRST_HOUSE
from speeltafel.games.bootopstoom.rules_table import days, houses_served, is_won
from speeltafel.games.bootopstoom.state import BootOpStoom

EFFECTS = frozenset({"moved", "turned", "piet-moved", "piet-turned", "added", "cut", "anchored"})
"""What a card that is carried out can do; nothing of this: it had no effect."""


def count(state: State, happened: list[Event]) -> Mapping[str, int]:
    """What one game was like. A delivered parcel had an effect; a void or ignored card has none."""
    assert isinstance(state, BootOpStoom)
    found = {
        "won": int(is_won(state)),
        "served": houses_served(state),
        "houses": sum(tile >= FIRST_HOUSE for tile in state.map),
        "days_left": state.house.calendar_size - days(state),
        "rounds": state.round,
        "laid": 0,
        "effective": 0,
    }
    positions = 0
    fresh = False  # whether the card that is being carried out has had no effect yet
    for event in happened:
        kind = event.kind
        if kind in ("placed", "shown"):
            found["laid"] += 1
        elif kind == "sailing":
            row = f"row {event.number}"
            found[row] = found.get(row, 0) + positions
            found[f"games {event.number}"] = 1
        elif kind == "positions":
            positions = event.number
        elif kind in ("revealed", "reached"):
            fresh = True
        elif kind in ("calendar", "event"):
            fresh = False  # what follows is the calendar's doing
        elif kind == "served":
            found["effective"] += len(event.cards) + fresh
            fresh = False
        elif kind in EFFECTS and fresh:
            found["effective"] += 1
            fresh = False
    return found


def figures(counts: Mapping[str, int], games: int) -> dict[str, object]:
    rounds = sorted(int(name.split()[1]) for name in counts if name.startswith("games "))
    return {
        "win_rate": round(counts["won"] / games, 4),
        "houses_served": round(counts["served"] / games, 3),
        "houses": round(counts["houses"] / games, 3),
        "calendar_left": round(counts["days_left"] / games, 3),
        "effective_cards": round(counts["effective"] / max(1, counts["laid"]), 4),
        "positions_by_round": {
            str(number): round(counts.get(f"row {number}", 0) / counts[f"games {number}"], 2)
            for number in rounds
        },
    }


STUDY = Study(
    count,
    figures,
    means={
        ("houses_served", ""): ("served", ""),
        ("houses", ""): ("houses", ""),
        ("calendar_left", ""): ("days_left", ""),
        ("effective_cards", ""): ("effective", "laid"),
    },
)
