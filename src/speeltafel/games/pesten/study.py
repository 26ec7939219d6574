"""What a game of Pesten was like, counted from its events."""

from collections import Counter
from collections.abc import Mapping

from speeltafel.engine.events import Event
from speeltafel.engine.game import Study
from speeltafel.engine.moves import NOTHING
from speeltafel.engine.state import State
from speeltafel.games.pesten.cards import RANK, SUIT, TWO, matches
from speeltafel.games.pesten.state import NO_SUIT, Pesten


def count(state: State, happened: list[Event]) -> Mapping[str, int]:
    """The counts of one game."""
    assert isinstance(state, Pesten)
    counts: Counter[str] = Counter(turns=state.turns)
    counts[f"ended {state.ending}"] += 1
    for event in happened:
        name = COUNTED.get(event.kind)
        if name:
            counts[name] += 1
        if event.kind == "rolled":
            counts["cards by dice"] += event.number
    counts["trades"] //= 2  # each side hands over a card
    count_bluffs(counts, happened)
    count_chains(counts, happened)
    return counts


COUNTED = {
    "combination": "combinations",
    "jumped": "jump-ins",
    "caught": "bluffs caught",
    "wrong": "wrong challenges",
    "wants": "offers",
    "trades": "trades",
    "out": "eliminations",
    "nines": "four nines",
    "run": "runs",
    "pest-finish": "pest finishes",
    "reshuffled": "new pots",
}


def count_bluffs(counts: Counter[str], happened: list[Event]) -> None:
    """A card that did not match when it was laid, as everybody could have seen.

    What answers a threat comes with a number of cards to draw, so it is no bluff.
    """
    top, below, suit, before = 0, 0, NO_SUIT, NO_SUIT
    for event in happened:
        if event.kind in ("start", "top"):
            top, suit = event.cards[0], NO_SUIT
        elif event.kind in ("laid", "jumped"):
            card = event.cards[0]
            in_force = suit if suit != NO_SUIT else SUIT[top]
            if event.kind == "laid" and event.number == NOTHING:
                counts["bluffs"] += not matches(card, top, in_force)
            top, below, suit, before = card, top, NO_SUIT, suit
        elif event.kind == "caught":
            top, suit = below, before
        elif event.kind == "suit":
            suit = event.number


def count_chains(counts: Counter[str], happened: list[Event]) -> None:
    """Aces, jokers and twos laid on one another, until somebody draws for them."""
    length = 0
    twos = False
    for event in happened:
        if event.kind in ("laid", "jumped"):
            if event.number != NOTHING:
                length += 1
                twos = twos or (event.number == 4 and RANK[event.cards[0]] == TWO)
        elif event.kind in ("drew", "out", "won", "combination") and length:
            counts["chains"] += 1
            counts["cards in chains"] += length
            counts["chains of twos"] += twos
            length, twos = 0, False


TIMES = ("turns", *dict.fromkeys(COUNTED.values()), "bluffs", "chains", "cards by dice")


def figures(counts: Mapping[str, int], games: int) -> dict[str, object]:
    """Means per game, and shares."""

    def mean(name: str) -> float:
        return round(counts.get(name, 0) / games, 4)

    def share(some: str, whole: str) -> float | None:
        return round(counts.get(some, 0) / counts[whole], 4) if counts.get(whole) else None

    return {
        "per_game": {part(name): mean(name) for name in TIMES},
        "chain_length": share("cards in chains", "chains"),
        "chains_of_twos": counts.get("chains of twos", 0),
        "bluffs_caught_share": share("bluffs caught", "bluffs"),
        "trades_per_offer": share("trades", "offers"),
        "ended_by": {
            name.removeprefix("ended "): round(number / games, 4)
            for name, number in sorted(counts.items())
            if name.startswith("ended ")
        },
    }


def part(name: str) -> str:
    return name.replace(" ", "_").replace("-", "_")


STUDY = Study(
    count,
    figures,
    {("per_game", part(name)): name for name in TIMES},
    {
        ("chain_length", ""): ("cards in chains", "chains"),
        ("bluffs_caught_share", ""): ("bluffs caught", "bluffs"),
        ("trades_per_offer", ""): ("trades", "offers"),
    },
)
