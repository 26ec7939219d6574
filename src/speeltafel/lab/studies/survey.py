"""A game at several levels of play, and what skill and hidden cards are worth in it."""

from dataclasses import dataclass, field, replace
from time import perf_counter

from speeltafel.bots import LEVELS, SEARCH
from speeltafel.bots import named as bot_named
from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.lab.counting.facts import STAKE, STAKED
from speeltafel.lab.counting.figures import SURE, Estimate
from speeltafel.lab.counting.ratios import ratio
from speeltafel.lab.counting.tally import WHOLE, Tally
from speeltafel.lab.playing.games import play_games
from speeltafel.lab.playing.order import Order, check, chunks, watched_at_once
from speeltafel.lab.playing.stakes import play_stakes
from speeltafel.lab.studies.extras import STAKES, games_to_weigh
from speeltafel.lab.studies.simulate import figures, play_all
from speeltafel.lab.studies.skill import (
    CHEATING,
    FAIR,
    PLAIN,
    Rung,
    effort,
    gain,
    hidden_pieces,
    rung_pieces,
    rungs,
    win_share,
)
from speeltafel.lab.work.crews import Crew, Workpiece
from speeltafel.lab.work.experiment import carry_out, demand_some, side_by_side
from speeltafel.lab.work.progress import Tell, silence

USUAL = ("rule", "search")
"""The levels of a report, where none are named: habits of one alone look like the game's."""
VARIED = ("rule",)
"""The level at which variants are played, where none is named."""
FEWEST_MET = 100
"""Bots that are soon done meet on at least so many deals: fewer tell nothing of skill."""
GAMES_A_SEARCH = 20
FEWEST_SEARCHED = 10
"""Search plays one for so many games of another level, but at least these."""
GAMES_A_THINKER = 25
"""For so many games of the report one deal with open cards."""
FEWEST_DEALS = 20
"""With open cards at least these are played: fewer tell nothing."""
MOVES_A_GAME = 400
"""For each game of the report rule players make so many moves in searches, not many more."""


@dataclass(frozen=True)
class Plan:
    """How much is played of what takes long; None for as much as the games of the report bear."""

    thinking: int | None = None
    """Deals for what hidden cards are worth."""
    searched: int | None = None
    """Games of the level that searches, and deals on which it meets the level below."""
    skill: int | None = None
    """Deals on which each of the other levels meets the one below."""
    stakes: int | None = None
    """Games of which decisions are weighed."""


WHOLE_PLAN = Plan()


@dataclass
class Survey:
    """Everything that a report tells of; the bot of its order is the level that was asked for."""

    order: Order
    levels: tuple[str, ...]
    tallies: dict[str, Tally]
    rungs: dict[Rung, Tally] = field(default_factory=dict)
    hidden: Tally = field(default_factory=Tally)
    stakes: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    planned: dict[str, int] = field(default_factory=dict)
    """How many games there were to be, at the levels of which there were to be fewer."""
    wanted: float = 0.0
    """How precise it was to be: half the width of bounds; 0 where games were given."""
    reached: dict[str, float] = field(default_factory=dict)
    """How precise each level and rung is, where that was asked for."""

    @property
    def games(self) -> int:
        """As many as every level has that was to play all of them."""
        whole = [tally for level, tally in self.tallies.items() if level not in self.planned]
        return min(tally.games for tally in whole or self.tallies.values())

    @property
    def done(self) -> tuple[int, int]:
        """Of the level of which least is done: how many games, and of how many."""
        parts = [
            (tally.games, self.planned.get(level, self.order.games))
            for level, tally in self.tallies.items()
        ]
        return min(parts, key=lambda part: part[0] / part[1])

    def take(self, piece: Workpiece, part: Tally) -> None:
        what, *name = piece.key
        if what == "games":
            self.tallies[str(name[0])].add(part)
        elif what == "rung":
            self.rungs[Rung(str(name[0]), str(name[1]))].add(part)
        else:
            (self.stakes if what == STAKES else self.hidden).add(part)


def levels_named(named: str | None) -> list[str]:
    """Levels by commas, weakest first; then bots of others, of which nobody knows yet."""
    parts = [part.strip() for part in (named or "").split(",") if part.strip()]
    wanted = dict.fromkeys(map(bot_named, parts))
    own = [level for level in LEVELS if level in wanted]
    return own + [level for level in wanted if level not in LEVELS]


def levels_of(named: str | None, usual: tuple[str, ...] = USUAL) -> tuple[str, ...]:
    """Just the levels that are named; the usual ones where there is no word of them."""
    levels = tuple(levels_named(named))
    if named is not None and not levels:
        raise BadInput(f"no bot is named in {named!r}; bots: {', '.join(LEVELS)}")
    return levels or usual


def asked_level(named: str | None) -> str:
    """The strongest of the levels named; where none is, the rule of thumb."""
    return ["rule", *levels_named(named)][-1]


def alone(order: Order, crew: Crew, tell: Tell = silence) -> Survey:
    """One level alone, of which no more is counted than its figures tell: soon done."""
    start = perf_counter()
    tally = play_all(order, crew, tell)
    return Survey(order, (order.bot,), {order.bot: tally}, seconds=perf_counter() - start)


def survey(
    order: Order,
    levels: tuple[str, ...],
    crew: Crew,
    tell: Tell = silence,
    plan: Plan = WHOLE_PLAN,
) -> Survey:
    """Play it all; `tell` is told how many pieces are done."""
    plan = settled(order, levels, plan)
    fewer = {SEARCH: plan.searched} if SEARCH in levels and plan.searched is not None else {}
    found = Survey(
        order,
        levels,
        {level: Tally() for level in levels},
        {rung: Tally() for rung in rungs(levels)},
        planned=fewer,
    )
    start = perf_counter()
    carry_out(pieces_of(order, levels, plan), found.take, crew, tell)
    found.seconds = perf_counter() - start
    demand_some(min(tally.games for tally in found.tallies.values()))
    return found


def settled(order: Order, levels: tuple[str, ...], plan: Plan) -> Plan:
    """The plan in numbers; search alone plays all games, like any level that is asked for alone."""
    searched = plan.searched
    if searched is None and SEARCH in levels and len(levels) > 1:
        searched = games_to_search(order)
    return Plan(
        deals_to_think(order) if plan.thinking is None else plan.thinking,
        searched,
        max(FEWEST_MET, order.games // order.players) if plan.skill is None else plan.skill,
        games_to_weigh(order.games) if plan.stakes is None else plan.stakes,
    )


def pieces_of(order: Order, levels: tuple[str, ...], plan: Plan) -> list[Workpiece]:
    """The work of a survey, of which the plan is settled."""
    rows = []
    searched = order.games if plan.searched is None else plan.searched
    for level in levels:
        one = replace(order, bot=level, games=searched if level == SEARCH else order.games)
        check(one)
        rows.append(level_pieces(order, level, 0, one.games))
    for rung in rungs(levels):
        deals = searched if rung.level == SEARCH else plan.skill or 0
        rows.append(rung_pieces(order, rung, deals))
    rows.append(hidden_pieces(order, plan.thinking or 0))
    rows.append(stake_pieces(order, 0, plan.stakes or 0))
    return side_by_side(rows)


def level_pieces(order: Order, level: str, first: int, last: int) -> list[Workpiece]:
    """The games number `first` to `last - 1` of a level, watched."""
    one = replace(order, bot=level)
    return [
        Workpiece(("games", level, first + a), play_games, (one, first + a, first + b, True, True))
        for a, b in chunks(last - first, watched_at_once(level))
    ]


def stake_pieces(order: Order, first: int, last: int) -> list[Workpiece]:
    return [Workpiece((STAKES, n), play_stakes, (order, n)) for n in range(first, last)]


def deals_to_think(order: Order) -> int:
    """Many where a deal is soon thought through; told by moves, so that it is always the same."""
    soon = order.games * MOVES_A_GAME // effort(order)
    return max(FEWEST_DEALS, min(order.games // GAMES_A_THINKER, soon))


def games_to_search(order: Order) -> int:
    """The same for games in which everybody searches."""
    soon = order.games * MOVES_A_GAME // (effort(order) * order.players)
    return max(min(FEWEST_SEARCHED, order.games), min(order.games // GAMES_A_SEARCH, soon))


def as_data(found: Survey) -> dict[str, object]:
    """The survey as plain data: the figures of the level that was asked for, then everything."""
    return {
        **figures_of(found, found.order.bot),
        "levels": {
            level: figures_of(found, level) | {"facts": facts_of(tally)}
            for level, tally in found.tallies.items()
        },
        "skill": {
            f"{rung.level} over {rung.below}": {
                "deals": tally.games,
                "wins": win_share(tally).__dict__,
            }
            for rung, tally in found.rungs.items()
            if tally.games
        },
        "hidden": {
            "deals": found.hidden.games,
            **{name: win_share(found.hidden, name).__dict__ for name in (PLAIN, FAIR, CHEATING)},
            "gain": gain(found.hidden).__dict__,
        }
        if found.hidden.games
        else {},
        "stakes": {"games": found.stakes.games, **stake_of(found.stakes).__dict__}
        if found.stakes.games
        else {},
        "precision": {"wanted": found.wanted, "reached": found.reached},
    }


def stake_of(tally: Tally, sure: float = SURE) -> Estimate:
    """How much better the best move is than the second best, as a chance to win."""
    return ratio(tally, STAKE, STAKED, sure).scaled(1 / WHOLE)


def figures_of(found: Survey, level: str) -> dict[str, object]:
    order = replace(found.order, bot=level)
    return figures(order, game_named(order.game), found.tallies[level], found.seconds)


def facts_of(tally: Tally) -> dict[str, dict[str, int]]:
    """Every fact of the games: its sum, and that of its squares."""
    return {
        str(fact): {"sum": total, "squares": tally.squares[fact]}
        for fact, total in sorted(tally.sums.items(), key=lambda item: str(item[0]))
    }
