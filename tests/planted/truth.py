"""What is true of the planted games, reckoned without playing them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

from tests.planted import CHOICES, PLAYERS, ROUNDS

FAIR = 1 / PLAYERS
HIGH = CHOICES.index("high")
SLIP = Fraction(1, 3)
"""How often an easy player chooses anything."""
Spread = dict[int, Fraction]


@dataclass(frozen=True)
class Truth:
    """Shares of wins by place from who begins, at each level, and what follows for skill."""

    places: Mapping[str, tuple[float, ...]]
    rungs: Mapping[str, float]
    stake: float
    margin: Mapping[str, float]
    story: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Of the lead half-way, at each level; nothing where nobody leads."""
    winning: frozenset[str] = frozenset()
    """First choices that go with winning more often than they would by chance, or less often."""
    hidden: float = 0.0
    """Nothing is hidden in any of them."""


EVEN = (FAIR,) * PLAYERS
BOTH = ("rule", "search")


def points_of(thumb: int, slips: bool) -> Spread:
    """What somebody scores in a game who by the rule of thumb chooses this."""
    one: Spread = {choice: SLIP / len(CHOICES) if slips else Fraction(0) for choice in range(3)}
    one[thumb] += 1 - (SLIP if slips else 0)
    found: Spread = {}
    for choices in product(one, repeat=ROUNDS):
        chance = Fraction(1)
        for choice in choices:
            chance *= one[choice]
        found[sum(choices)] = found.get(sum(choices), Fraction(0)) + chance
    return found


def expected(spreads: list[Spread], weighted: bool) -> float:
    """How often the first of these wins: by weights, or whoever has most, equals together."""
    total = Fraction(0)
    for points in product(*spreads):
        chance = Fraction(1)
        for spread, one in zip(spreads, points, strict=True):
            chance *= spread[one]
        weights = (
            [1 + one for one in points] if weighted else [int(one == max(points)) for one in points]
        )
        total += chance * Fraction(weights[0], sum(weights))
    return float(total)


def coin() -> Truth:
    games = [*product(range(PLAYERS), repeat=ROUNDS)]
    led = half = comeback = runaway = margin = 0.0
    for game in games:
        points = sorted((game.count(seat) for seat in range(PLAYERS)), reverse=True)
        leader, winners = game[0], [s for s in range(PLAYERS) if game.count(s) == points[0]]
        led += 1
        half += leader in winners
        runaway += winners == [leader] and game[1] == leader  # alone in front all the time
        margin += points[0] - points[1]
    story = {"half-leader-won": half / led, "comeback": comeback / led, "runaway": runaway / led}
    return Truth(
        dict.fromkeys(BOTH, EVEN),
        {"rule over easy": FAIR, "search over rule": FAIR},
        0.0,
        dict.fromkeys(BOTH, margin / len(games)),
        dict.fromkeys(BOTH, story),
    )


def first() -> Truth:
    return Truth(
        dict.fromkeys(BOTH, (0.6, 0.2, 0.2)),
        {"rule over easy": FAIR, "search over rule": FAIR},
        0.0,
        dict.fromkeys(BOTH, 1.0),
    )


def skill() -> Truth:
    best, careless = points_of(HIGH, slips=False), points_of(HIGH, slips=True)
    return Truth(
        dict.fromkeys(BOTH, EVEN),
        {
            "rule over easy": expected([best, careless, careless], weighted=False),
            "search over rule": FAIR,
        },
        FAIR,  # all choose high and share the win; who does not has none of it
        dict.fromkeys(BOTH, 0.0),
    )


def habit() -> Truth:
    high, low = points_of(HIGH, slips=False), points_of(0, slips=False)
    loose_high, loose_low = points_of(HIGH, slips=True), points_of(0, slips=True)
    begins = expected([high, low, low], weighted=True)
    other = (1 - begins) / 2
    rule = expected([high, loose_low, loose_low], True) + 2 * expected(
        [low, loose_high, loose_low], True
    )
    search = begins + 2 * expected([high, high, low], True)
    top = 1 + HIGH * ROUNDS
    stake = (top / (top + 2) - (top - 1) / (top + 1)) + 2 * (3 / (top + 4) - 2 / (top + 3))
    return Truth(
        {"rule": (begins, other, other), "search": EVEN},
        {"rule over easy": rule / PLAYERS, "search over rule": search / PLAYERS},
        stake / PLAYERS,
        {"rule": float(HIGH * ROUNDS), "search": 0.0},
        {"rule": {"half-leader-won": begins, "comeback": 0.0, "runaway": begins}, "search": {}},
        frozenset(("high", "low")),
    )


TRUTHS = {"coin": coin(), "first": first(), "skill": skill(), "habit": habit()}
