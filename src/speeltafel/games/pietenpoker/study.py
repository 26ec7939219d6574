"""Figures of Pietenpoker's own: how rounds are won, and with what."""

from collections import Counter
from collections.abc import Mapping

from speeltafel.engine.events import Event
from speeltafel.engine.game import Study
from speeltafel.engine.state import State

COMBINATIONS = {
    "combo-number": "number",
    "combo-colour": "colour",
    "combo-street": "street",
    "combo-chihuahua": "chihuahua",
    "combo-none": "nothing",
}
WON_BY_COMBINATION = ("won-size", "won-kind", "won-strength", "won-chihuahua")
WON_OTHERWISE = {"won-alone": "alone", "won-remise": "draw rule", "won-profiteer": "profiteer"}
WAYS = ("number", "colour", "street", "chihuahua", "alone", "draw rule", "profiteer", "tied")


def count(state: State, happened: list[Event]) -> Mapping[str, int]:
    """The ways in which rounds were won, the winning sizes, and who stopped."""
    found: Counter[str] = Counter()
    shown: dict[int, tuple[str, int]] = {}
    for event in happened:
        kind = event.kind
        if kind in COMBINATIONS:
            size = 4 if kind == "combo-chihuahua" else len(event.cards)
            shown[event.seat] = (COMBINATIONS[kind], size)
        elif kind == "stopped":
            found["stopped"] += 1
        elif kind == "tied" or kind in WON_OTHERWISE or kind in WON_BY_COMBINATION:
            found["rounds"] += 1
            way = "tied" if kind == "tied" else WON_OTHERWISE.get(kind, "")
            if kind in WON_BY_COMBINATION:
                way, size = shown[event.seat]
                found["shown wins"] += 1
                found["shown size"] += size
            found[f"won {way}"] += 1
            shown = {}
    found["winning score"] = max(state.outcome().scores)
    return found


def figures(counts: Mapping[str, int], games: int) -> dict[str, object]:
    rounds = counts.get("rounds", 0)
    return {
        "rounds_played": rounds,
        "mean_winning_size": share(counts.get("shown size", 0), counts.get("shown wins", 0)),
        "rounds_won_by": {
            way.replace(" ", "_"): share(counts.get(f"won {way}", 0), rounds) for way in WAYS
        },
        "mean_players_stopped": share(counts.get("stopped", 0), rounds),
        "mean_winning_score": share(counts.get("winning score", 0), games),
    }


def share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


STUDY = Study(
    count,
    figures,
    means={
        ("mean_winning_size", ""): ("shown size", "shown wins"),
        **{("rounds_won_by", way.replace(" ", "_")): (f"won {way}", "rounds") for way in WAYS},
        ("mean_players_stopped", ""): ("stopped", "rounds"),
        ("mean_winning_score", ""): ("winning score", ""),
    },
)
