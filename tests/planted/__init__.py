"""Planted games: what is true of them is known, so that what a report says can be held against it.

All are played alike: in each of three rounds everybody, from whoever begins, chooses low, middle or
high. What that does differs.

- *Coin*: nothing. A point of each round goes to anybody; the most points win.
- *First*: nothing. Who begins wins 60 % of all games.
- *Skill*: who chooses highest wins; luck has no part in it.
- *Habit*: who chooses higher wins more often. The rule of thumb does so only where it begins.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.events import Kind
from speeltafel.engine.fields import INT, INTS
from speeltafel.engine.game import Game, Section
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.options import Flag, Options
from speeltafel.engine.setup import Course, Outcome
from speeltafel.engine.state import Projection, State
from speeltafel.engine.view import MoveView, Said, SeatView, TableView, attempt
from speeltafel.engine.zones import Zone

ROUNDS = 3
PLAYERS = 3
CHOICES = ("low", "middle", "high")
MOVES = tuple(Move(choice) for choice in CHOICES)
BEGINS = 0.6
"""How often who begins wins, where that was planted."""

CHOSEN = Kind("chosen", ("PL-TURN-01",))
COUNTED = Kind("counted", ("PL-TURN-01",))


class Planted(State):
    points: list[int]
    starter: int
    chosen: int
    """How many have chosen in this round."""
    winner: int
    """Who was drawn at the end; -1: the points tell."""

    def adopt_options(self) -> None:
        """There is nothing to adopt."""

    def zones(self) -> list[Zone]:
        return []

    def fields(self) -> dict[str, str]:
        return {"points": INTS, "starter": INT, "chosen": INT, "winner": INT}

    def blank(self) -> "Planted":
        return Planted(self.setup, self.chance.copy())

    def copy(self) -> "Planted":
        other = self.blank()
        self.copy_common(other)
        other.points = self.points.copy()
        other.starter, other.chosen, other.winner = self.starter, self.chosen, self.winner
        return other

    @property
    def left(self) -> int:
        """Rounds that are not counted yet."""
        return ROUNDS - self.round if not self.ending else 0


@dataclass(frozen=True)
class Plant:
    """What a choice does, how a round and the game end, and what the rule of thumb chooses."""

    weigh: Callable[[Planted, int, int], None]
    count: Callable[[Planted], None]
    end: Callable[[Planted], None]
    thumb: Callable[[Planted, int, Chance], int]
    chances: Callable[[Planted], list[float]] | None = None


def begin(table: Planted) -> None:
    table.points = [0] * table.players
    table.round = 0
    table.starter = table.turn = table.chance.below(table.players)
    table.chosen, table.winner = 0, -1


def outcome(table: Planted) -> Outcome:
    most = max(table.points)
    best = tuple(seat for seat in range(table.players) if table.points[seat] == most)
    winners = best if table.winner < 0 else (table.winner,)
    return Outcome(winners, tuple(table.points), table.ending)


class Choose(OnTurn[Planted]):
    def __init__(self, plant: Plant) -> None:
        self.plant = plant

    def moves(self, table: Planted) -> list[Move]:
        return [*MOVES]

    def refusal(self, table: Planted, move: Move) -> Refusal | None:
        return None if move in MOVES else Refusal("PL-TURN-01", "no-choice")

    def effect(self, table: Planted, move: Move) -> None:
        self.plant.weigh(table, table.turn, CHOICES.index(move.verb))
        if not table.quiet:
            table.tell(CHOSEN, table.turn)
        table.turn = (table.turn + 1) % table.players
        table.chosen += 1
        if table.chosen == table.players:
            self.end_round(table)

    def end_round(self, table: Planted) -> None:
        table.chosen = 0
        table.round += 1
        self.plant.count(table)
        if table.round == ROUNDS:
            self.plant.end(table)
            table.ending = "PL-END-01"
        if not table.quiet:
            table.tell(COUNTED, number=table.round)


def view(seen: Projection, seat: int) -> TableView:
    assert isinstance(seen, Planted)
    return TableView(
        game=seen.setup.game,
        seat=seat,
        round=seen.round,
        prompt=Said("prompt"),
        seats=tuple(
            SeatView(s, (), seen.points[s], s in seen.to_act()) for s in range(seen.players)
        ),
        zones=(),
        moves=tuple(MoveView(attempt(m), Said("move"), ()) for m in seen.legal_moves(seat)),
        sheet=(),
        ending=seen.ending,
    )


# What is planted.


def stir(table: Planted, seat: int, choice: int) -> None:
    """Luck comes out otherwise, and neither better nor worse."""
    for _ in range(choice):
        table.chance.below(table.players)


def score(table: Planted, seat: int, choice: int) -> None:
    table.points[seat] += choice


def toss(table: Planted) -> None:
    table.points[table.chance.below(table.players)] += 1


def nothing(table: Planted) -> None:
    """Nothing happens."""


def draw(table: Planted, weights: list[float]) -> None:
    """One seat wins, by weights, and gets a point for it."""
    at = table.chance.below(1 << 30) / (1 << 30) * sum(weights)
    table.winner = table.players - 1
    for seat, weight in enumerate(weights):
        at -= weight
        if at < 0:
            table.winner = seat
            break


def first_chances(table: Planted) -> list[float]:
    if table.ending:
        return [float(seat == table.winner) for seat in range(table.players)]
    other = (1 - BEGINS) / (table.players - 1)
    return [BEGINS if seat == table.starter else other for seat in range(table.players)]


def first_ends(table: Planted) -> None:
    draw(table, first_chances(table))
    table.points[table.winner] = 1


def habit_chances(table: Planted) -> list[float]:
    """If everybody goes on by the rule of thumb; at the end, before one of them is drawn."""
    weights = habit_weights(table)
    weights[table.starter] += CHOICES.index("high") * table.left
    return [weight / sum(weights) for weight in weights]


def habit_weights(table: Planted) -> list[float]:
    return [1.0 + points for points in table.points]


def anything(table: Planted, seat: int, chance: Chance) -> int:
    return chance.below(len(CHOICES))


def highest(table: Planted, seat: int, chance: Chance) -> int:
    return CHOICES.index("high")


def habitual(table: Planted, seat: int, chance: Chance) -> int:
    return CHOICES.index("high" if seat == table.starter else "low")


PLANTS = {
    "coin": Plant(stir, toss, nothing, anything),
    "first": Plant(stir, nothing, first_ends, anything, first_chances),
    "skill": Plant(score, nothing, nothing, highest),
    "habit": Plant(
        score, nothing, lambda table: draw(table, habit_weights(table)), habitual, habit_chances
    ),
}


def planted(name: str, plant: Plant) -> Game:
    def heuristic(seen: State, seat: int, chance: Chance) -> Move:
        assert isinstance(seen, Planted)
        return MOVES[plant.thumb(seen, seat, chance)]

    def prospects(state: State) -> list[float]:
        assert isinstance(state, Planted)
        assert plant.chances
        return plant.chances(state)

    return Game(
        id=f"planted-{name}",
        version="1",
        seats=range(PLAYERS, PLAYERS + 1),
        options=Options((Flag("nothing", False, "play", ("PL-TURN-01",)),)),
        notation=Notation((), (), tuple(Verb(choice) for choice in CHOICES)),
        state=Planted,
        rulebook=(Section("play", ("PL-TURN-01", "PL-END-01")),),
        course=Course(
            turn_rule="PL-TURN-01", decisions=[Choose(plant)], begin=begin, outcome=outcome
        ),
        events=(CHOSEN, COUNTED),
        faces=(),
        table_view=view,
        heuristic=heuristic,
        prospects=prospects if plant.chances else None,
        folder=Path(__file__).parent,
    )


GAMES = {game.id: game for game in [planted(name, plant) for name, plant in PLANTS.items()]}
