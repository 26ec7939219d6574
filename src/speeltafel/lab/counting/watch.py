"""What is to be seen of one game: every game from the contract alone.

A watch sees everything: decisions, events, and the score after each round. In a game that is a
single round the score is read once a lap instead. What it found is a game's facts (see `tally`).
"""

from collections import Counter
from itertools import pairwise

from speeltafel.engine.drive import Observer
from speeltafel.engine.events import GALLERY, Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.setup import Outcome
from speeltafel.engine.state import State
from speeltafel.lab.counting.facts import (
    CAP,
    CHOICES,
    COMEBACK,
    DECISIONS,
    FORCED_DECISIONS,
    FREE_DECISIONS,
    HALF_LEADER_WON,
    HALF_LED,
    LEAD_CHANGES,
    LEFT_OUT,
    MARGIN,
    MARGINED,
    NOBODY,
    ROUNDS,
    ROWS,
    RUNAWAY,
    SCORE,
    SECONDS,
    SHARED,
    STARTED,
    TEAM_WON,
    TOLD,
    Fact,
    Facts,
    fact_of,
)
from speeltafel.lab.counting.rules import played_a_part
from speeltafel.lab.counting.tally import WHOLE, Tally

FREE, FORCED, ROUND = 7, 3, 40
"""Seconds that people take: to choose, to do the only thing possible, to deal and score a round."""


def basic_facts(state: State, outcome: Outcome, decisions: int) -> Facts:
    """What the end of a game tells."""
    facts = {
        ROUNDS: state.round,
        DECISIONS: decisions,
        SHARED: int(len(outcome.winners) > 1),
        NOBODY: int(not outcome.winners),
        SCORE: sum(outcome.scores),
        fact_of("ending", outcome.reason): 1,
    }
    for seat in outcome.winners:
        facts[fact_of("won", seat)] = 1
        facts[fact_of("win", seat)] = WHOLE // len(outcome.winners)
    for seat, score in enumerate(outcome.scores):
        facts[fact_of("score", seat)] = score
    return facts


def study_facts(game: Game, state: State, happened: list[Event]) -> Facts:
    """What the game itself wants to have counted."""
    if game.study is None:
        return {}
    return {fact_of("study", name): n for name, n in game.study.count(state, happened).items()}


class Listening(Observer):
    """Hears everything that happens."""

    def __init__(self) -> None:
        self.happened: list[Event] = []

    def after(self, state: State, events: list[Event]) -> None:
        self.happened += events


class Watch(Observer):
    """Looks at one game as it is played."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.players = state.players
        first = state.to_act()
        self.starter = first[0] if len(first) == 1 else -1
        """Who begins the game; -1 where several do."""
        self.choices: Counter[int] = Counter()
        self.verbs: Counter[str] = Counter()
        self.cards: Counter[int] = Counter()
        self.happened: list[Event] = []
        self.decisions = 0
        self.seconds = 0
        self.round = state.round
        self.begins = self.starter
        """Who begins this round."""
        self.rounds: list[Scores] = []
        self.laps: list[Scores] = []
        self.turn = state.turn
        self.passes = 0
        """How often the turn has passed on in this lap: as often as there are players in it."""
        self.row: list[tuple[int, tuple[int, ...]]] = []
        """For each round that everybody took part in: who began, and each seat's points."""
        self.last = Scores(game, state)
        self.noted = -1
        """How many decisions there had been when a round was last over."""
        self.scores: list[int] = []
        """The scores at the end; see `Scores.counted`."""

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        number = len(state.legal_moves(seat))
        self.choices[number] += 1
        self.decisions += 1
        if len(seats) == 1:  # those who are asked together think together
            self.seconds += FREE if number > 1 else FORCED
        self.verbs[move.verb] += 1
        if move.cards:
            self.cards.update(move.cards)

    def after(self, state: State, events: list[Event]) -> None:
        self.happened += events
        if state.round != self.round:
            self.round_over(Scores(self.game, state))
            first = state.to_act()
            self.begins = first[0] if len(first) == 1 else -1
            self.round = state.round
        elif state.turn != self.turn and not self.rounds:
            self.pass_turn(state)
        self.turn = state.turn

    def pass_turn(self, state: State) -> None:
        self.passes += 1
        still_in = self.players - sum((self.laps[-1] if self.laps else self.last).out)
        if self.passes >= still_in:
            self.passes = 0
            self.laps.append(Scores(self.game, state))

    def round_over(self, now: "Scores") -> None:
        points = self.last.in_points and now.in_points  # else they cannot be subtracted
        if points and not any(self.last.out) and self.begins >= 0:
            pairs = zip(now.scores, self.last.scores, strict=True)
            self.row.append((self.begins, tuple(new - old for new, old in pairs)))
        self.rounds.append(now)
        self.last = now
        self.noted = self.decisions

    def facts(self, state: State) -> Facts:
        """All facts of the game, which is over."""
        outcome = state.outcome()
        facts = basic_facts(state, outcome, self.decisions)
        choices = sum(number * n for number, n in self.choices.items())
        free = self.decisions - self.choices[1]
        facts |= {
            FORCED_DECISIONS: self.choices[1],
            FREE_DECISIONS: free,
            CHOICES: choices,
            SECONDS: self.seconds + ROUND * max(1, state.round),
            CAP: int(outcome.reason in self.game.caps),
        }
        if self.game.cooperative:
            facts[TEAM_WON] = int(bool(outcome.winners))
        end = Scores(self.game, state, outcome)
        if self.noted == self.decisions:
            self.rounds[-1] = end
        else:
            self.round_over(end)
        self.scores = end.counted
        facts |= self.places(outcome) | self.story(outcome) | self.round_places()
        facts |= self.margin()
        kinds = Counter(event.kind for event in self.happened)
        for kind, n in kinds.items():
            facts[fact_of("event", kind)] = n
            facts[fact_of("event-games", kind)] = 1
        for rule in played_a_part(self.game, set(kinds)):
            facts[fact_of("rule-games", rule)] = 1
        for verb, n in self.verbs.items():
            facts[fact_of("verb", verb)] = n
        for card, n in self.cards.items():
            facts[fact_of("card", card)] = n
        return facts | study_facts(self.game, state, self.happened)

    def places(self, outcome: Outcome) -> Facts:
        """Who won, counted from who began: 0 is the beginner, 1 sits next."""
        if self.starter < 0 or self.game.cooperative:
            return {}
        places = [(seat - self.starter) % self.players for seat in outcome.winners]
        return {STARTED: 1} | {fact_of("place", at): WHOLE // len(places) for at in places}

    def round_places(self) -> Facts:
        """What a round gave to each place from who began it; `row:0` is the beginner's."""
        if self.game.cooperative:
            return {}
        facts: Counter[Fact] = Counter({ROWS: len(self.row)})
        for begins, points in self.row:
            for seat, score in enumerate(points):
                at = (seat - begins) % self.players
                facts[fact_of("row", at)] += score
                facts[fact_of("row-square", at)] += score * score
        return dict(facts)

    def story(self, outcome: Outcome) -> Facts:
        """How the lead went from hand to hand, by one clock for all games of a kind.

        Shares are of the games with a leader half-way. A comeback is a win of who was last alone.
        """
        marks = self.rounds if self.game.in_rounds else [*self.laps, *self.rounds]
        if self.game.cooperative or len(marks) < 2 or not any(mark.leader >= 0 for mark in marks):
            return {}
        leaders = [mark.leader for mark in marks if mark.leader >= 0]
        half = marks[len(marks) // 2 - 1]
        won = set(outcome.winners)
        later = [mark.leader for mark in marks[len(marks) // 2 - 1 : -1]]
        return {
            TOLD: 1,
            LEAD_CHANGES: sum(a != b for a, b in pairwise(leaders)),
            HALF_LED: int(half.leader >= 0),
            HALF_LEADER_WON: int(half.leader in won),
            COMEBACK: int(half.leader >= 0 and len(half.last) == 1 and won == half.last),
            RUNAWAY: int(len(won) == 1 and set(later) == won),
        }

    def margin(self) -> Facts:
        """How far the first is ahead of the second, where two are left to compare."""
        facts = {LEFT_OUT: self.players - len(self.scores)}
        if not self.game.cooperative and len(self.scores) > 1:
            first, second = sorted(self.scores, reverse=not self.game.lowest_wins)[:2]
            facts |= {MARGIN: abs(first - second), MARGINED: 1}
        return facts

    def spread_into(self, tally: Tally, facts: Facts) -> None:
        """The values whose whole spread is worth seeing."""
        tally.note_spread("choices", self.choices)
        alike = self.game.cooperative and len(set(self.scores)) == 1  # the team's one score
        tally.note_spread("score", Counter(self.scores[:1] if alike else self.scores))
        tally.note_spread("minutes", {round(facts[SECONDS] / 60): 1})
        if TOLD in facts:
            tally.note_spread("lead-changes", {facts[LEAD_CHANGES]: 1})


class Scores:
    """Everybody's score at some moment, and who leads: as the table shows it to everybody."""

    def __init__(self, game: Game, state: State, outcome: Outcome | None = None) -> None:
        table = game.view(state.seen_by(GALLERY))
        seats = table.seats
        self.in_points = not table.unit
        """Whether scores are points; some games show numbers of cards, or do until the end."""
        self.out = [seat.out for seat in seats]
        self.scores = outcome.scores if outcome else tuple(seat.score for seat in seats)
        self.counted = [
            score
            for score, out in zip(self.scores, self.out, strict=True)
            if not out or game.in_rounds
        ]
        """The scores that somebody scored: without rounds who is out has only a place behind."""
        still_in = [seat.score for seat in seats if not seat.out]
        best = min if game.lowest_wins else max
        self.leader = -1
        """Who leads alone; -1 for nobody."""
        self.last: set[int] = set()
        """Who is last of those still in."""
        if len(still_in) > 1 and min(still_in) != max(still_in):
            first, end = best(still_in), (min(still_in) + max(still_in)) - best(still_in)
            leaders = [seat.seat for seat in seats if not seat.out and seat.score == first]
            self.leader = leaders[0] if len(leaders) == 1 else -1
            self.last = {seat.seat for seat in seats if not seat.out and seat.score == end}
        if outcome:
            self.leader = outcome.winners[0] if len(outcome.winners) == 1 else -1
