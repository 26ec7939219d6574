"""Search: try every move in many worlds, with the rule of thumb for everybody's further moves.

An information-set Monte Carlo tree search for one seat. At its root all moves meet the same worlds,
and the worse half of them is dropped time and again. Below it the seat's own next decisions grow a
tree, by what it would have seen on the way; others follow the rule of thumb. A playout ends with
the round, where the game can say what the totals are worth, or else with the game. Where the game
can judge any table, a playout ends after some decisions, and the root alone is searched.
"""

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final

from speeltafel.bots.worlds import Worlds, fresh
from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection, State
from speeltafel.engine.story import HOPELESS, Beliefs

Heuristic = Callable[[State, int, Chance], Move]
Opinions = Callable[[State, int, list[Move]], list[float]]
Prospects = Callable[[State], list[float]]

NO_END: Final = 1e9
NO_LIMIT: Final = 1 << 60
NOW: Final = -1.0
LONGEST: Final = 2000
"""A playout of more decisions than this is broken off."""
CURIOSITY: Final = 0.02
"""How much a move that was seldom tried below the root is worth trying, in chances to win."""
FAITH: Final = 20
"""Below the root, in so many visits a move has to show that the rule of thumb is wrong."""
FIRST_WORLDS: Final = 3
"""No move is dropped before it was tried in so many worlds."""
FIRST_WALKS: Final = 20
WALK: Final = 10
"""So many times so many exchanges are tried before the first world, to find a plausible one."""
FIRST_SHARE: Final = 0.25
"""But no more than this share of the time."""
ESTEEM: Final = 60
"""In so many worlds a move has to show that it is better than the rule of thumb thinks."""
EDGE: Final = 0.005
"""How much better the rule of thumb's own move is, where it has no opinion of the others."""


class Budget:
    """So many seconds or, for runs that can be repeated, so many worlds."""

    def __init__(
        self,
        seconds: float = 0.2,
        worlds: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.seconds: Final = seconds
        self.worlds: Final = worlds
        self.clock: Final = clock


class Trial:
    """A move at the root and how it did."""

    def __init__(self, move: Move, opinion: float) -> None:
        self.move: Final = move
        self.opinion: Final = opinion
        self.won = ESTEEM * opinion
        self.best = 0
        """In how many worlds no other move that was tried there did better."""
        self.tree: Final[dict[str, Fork]] = {}
        """The own decisions that followed, by what was seen on the way."""


class Branch:
    """A move at a decision below the root."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.visits = 0
        self.offered = 0
        """How often the move could have been made: hands differ from world to world."""
        self.won = 0.0

    def promise(self, expected: float) -> float:
        """What the move may be worth, where so much is expected of it before it was tried."""
        tries = self.visits + FAITH
        mean = (self.won + FAITH * expected) / tries
        return mean + CURIOSITY * math.sqrt(math.log(self.offered + 1) / tries)


class Fork:
    """A decision of the searching seat below the root."""

    def __init__(self) -> None:
        self.branches: Final[list[Branch]] = []
        self.visits = 0
        self.won = 0.0

    def branch(self, move: Move) -> Branch:
        for branch in self.branches:
            if branch.move == move:
                return branch
        made = Branch(move)
        self.branches.append(made)
        return made

    def select(self, trials: list[Trial], rule: Move) -> Branch:
        """The most promising move; of equal ones that of the rule of thumb."""
        mean = self.won / self.visits if self.visits else 0.0
        best = self.branch(rule)
        best_value = -NO_END
        for trial in trials:
            branch = self.branch(trial.move)
            branch.offered += 1
            value = branch.promise(mean + trial.opinion)
            if value > best_value or (value == best_value and trial.move == rule):
                best, best_value = branch, value
        return best

    def note(self, branch: Branch, value: float) -> None:
        self.visits += 1
        self.won += value
        branch.visits += 1
        branch.won += value


class Search:
    """One decision of one seat."""

    def __init__(
        self,
        seen: Projection,
        seat: int,
        chance: Chance,
        heuristic: Heuristic,
        opinions: Opinions | None,
        prospects: Prospects | None,
        beliefs: Beliefs | None,
        depth: int,
        horizon: int = 0,
    ) -> None:
        self.seen: Final = seen
        self.seat: Final = seat
        self.heuristic: Final = heuristic
        self.opinions: Final = opinions
        self.prospects: Final = prospects
        self.depth: Final = depth
        """How many own decisions below the root are searched."""
        self.horizon: Final = horizon or LONGEST
        """After so many decisions a playout is judged, once the table is at rest."""
        self.chance: Final = fresh(chance)
        self.beliefs: Final = beliefs
        self.rule: Final = self.expected(seen, seat, self.chance)
        self.tried = 0
        self.choices = 0
        """How many moves were worth trying."""
        self.playouts = 0
        self.longest = 0.0
        """The dearest playout so far, in seconds."""

    def expected(self, state: State, seat: int, luck: Chance) -> Move:
        """What a seat does: what it is believed to do, or else what the rule of thumb says."""
        if self.beliefs is not None:
            move = self.beliefs.choice(state, seat, luck)
            if move is not None:
                return move
        return self.heuristic(state, seat, luck)

    def best(self, budget: Budget, since: float = NOW) -> Move:
        """The best move found; the budget's time runs since some moment, or from now on."""
        return self.best_trial(budget, since).move

    def best_trial(self, budget: Budget, since: float = NOW) -> Trial:
        """The same, with how it did."""
        return self.finalists(budget, since)[0]

    def finalists(self, budget: Budget, since: float = NOW) -> list[Trial]:
        """The best move and the second best, which met in all worlds; one where no other is worth
        trying."""
        start = budget.clock() if since == NOW else since
        trials = self.trials(self.seen, self.rule)
        self.choices = len(trials)
        if len(trials) == 1:
            return trials
        worlds = self.worlds(budget, start)
        phases = (len(trials) - 1).bit_length()
        for phase in range(1, phases + 1):
            self.try_all(trials, worlds, budget, start, phase / phases)
            trials = self.ranked(trials)
            if phase < phases:
                trials = trials[: (len(trials) + 1) // 2]
        return trials

    def worlds(self, budget: Budget, start: float) -> Worlds:
        """Worlds to try moves in, from a plausible one on."""
        worlds = Worlds(self.seen, self.beliefs, self.chance)
        for _ in range(FIRST_WALKS):
            if not budget.worlds and budget.clock() >= start + FIRST_SHARE * budget.seconds:
                break
            worlds.walk(WALK)
            if self.beliefs is not None and self.beliefs.is_settled():
                break
        return worlds

    def trials(self, state: State, rule: Move) -> list[Trial]:
        """The moves that are worth trying, and what the rule of thumb thinks of them."""
        moves = state.legal_moves(self.seat)
        opinions = self.opinions_of(state, moves)
        if opinions is None:
            return [Trial(move, EDGE if move == rule else 0.0) for move in moves]
        best = max(opinions)
        found: list[Trial] = []
        for i, move in enumerate(moves):
            if opinions[i] > HOPELESS:
                found.append(Trial(move, opinions[i] - best))
            elif move == rule:  # another move is just the same
                found.append(Trial(move, 0.0))
        return found

    def opinions_of(self, state: State, moves: list[Move]) -> list[float] | None:
        if self.beliefs is not None:
            found = self.beliefs.opinions(state, self.seat, moves)
            if found is not None:
                return found
        return self.opinions(state, self.seat, moves) if self.opinions else None

    def try_all(
        self, trials: list[Trial], worlds: Worlds, budget: Budget, start: float, share: float
    ) -> None:
        """Try these moves in new worlds until this share of the budget is used.

        They are tried in a few worlds in any case, as long as there is time at all.
        """
        clock = budget.clock
        end = start + (NO_END if budget.worlds else budget.seconds)
        until = start + (NO_END if budget.worlds else budget.seconds * share)
        enough = round(budget.worlds * share) if budget.worlds else NO_LIMIT
        few = self.tried + FIRST_WORLDS
        while self.tried < max(enough, few):
            now = clock()
            if now >= (end if self.tried < few else until):
                return
            world = worlds.next()
            luck = fresh(self.chance)
            values: list[float] = []
            for trial in trials:
                values.append(self.value(world.copy(), trial, luck.copy()))
                self.playouts += 1
                then = clock()
                self.longest = max(self.longest, then - now)
                now = then
                if now + self.longest >= end:
                    break
            if len(values) < len(trials):
                return  # a world that not all moves were tried in tells nothing
            most = max(values)
            for i, value in enumerate(values):
                trials[i].won += value
                if value >= most:
                    trials[i].best += 1
            self.tried += 1

    def ranked(self, trials: list[Trial]) -> list[Trial]:
        """The best first; of equal ones that of the rule of thumb."""
        return sorted(trials, key=self.rank)

    def rank(self, trial: Trial) -> tuple[float, bool]:
        return (-trial.won, trial.move != self.rule)

    # One playout.

    def value(self, state: State, trial: Trial, luck: Chance) -> float:
        """What this move is worth in this world: the seat's chance to win the match."""
        round_now = state.round
        state.play(self.seat, trial.move)
        state.keep_in_step(trial.move)
        nodes: list[Fork] = []
        path: list[Branch] = []
        if self.depth:
            self.descend(state, trial.tree, round_now, luck, nodes, path)
        self.play_out(state, round_now, luck)
        value = self.worth(state)
        for i, node in enumerate(nodes):
            node.note(path[i], value)
        return value

    def descend(
        self,
        state: State,
        tree: dict[str, Fork],
        round_now: int,
        luck: Chance,
        nodes: list[Fork],
        path: list[Branch],
    ) -> None:
        """Follow the tree to a decision that is new to it."""
        seen = ""
        for _ in range(LONGEST):
            if self.is_over(state, round_now):
                return
            decider = self.decider(state)
            moves = state.legal_moves(decider)
            move = moves[0]
            if len(moves) > 1:
                move = self.expected(state, decider, luck)
                if decider == self.seat:
                    node = tree.get(seen)
                    if node is None:
                        tree[seen] = Fork()
                        return
                    branch = node.select(self.trials(state, move), move)
                    nodes.append(node)
                    path.append(branch)
                    move = branch.move
            if decider == self.seat or not is_secret(state):
                seen += state.write(move) + ";"
            state.play(decider, move)
            state.keep_in_step(move)
            if len(path) == self.depth:
                return

    def decider(self, state: State) -> int:
        return state.to_act()[0] if state.questions else state.turn

    def is_over(self, state: State, round_now: int) -> bool:
        if state.questions:
            return False
        return bool(state.ending) or (self.prospects is not None and state.round != round_now)

    def play_out(self, state: State, round_now: int, luck: Chance) -> None:
        """Everybody follows the rule of thumb."""
        whole_game = self.prospects is None
        horizon = self.horizon
        for made in range(LONGEST):
            questions = state.questions
            if questions:
                seat = questions[-1].one_pending()
            elif (
                state.ending
                or (state.round != round_now and not whole_game)
                or (made >= horizon and state.at_rest())
            ):
                return
            else:
                seat = state.turn
            move = self.expected(state, seat, luck)
            state.play(seat, move)
            state.keep_in_step(move)

    def worth(self, state: State) -> float:
        if self.prospects is not None:
            return self.prospects(state)[self.seat]
        if not state.ending:
            return 1.0 / state.players
        winners = state.outcome().winners
        return 1.0 / len(winners) if self.seat in winners else 0.0


def is_secret(state: State) -> bool:
    """Whether what is decided now stays hidden from the others."""
    questions = state.questions
    return questions[-1].secret if questions else False
