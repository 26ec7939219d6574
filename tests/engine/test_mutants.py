"""Leaks and rule breaks planted on purpose: the conformance suite finds each of them."""

import random
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType

import pytest

from speeltafel.engine.chance import Chance
from speeltafel.engine.conformance import Nonconforming, Setting, check_match, match
from speeltafel.engine.events import EVERYONE, NOBODY, Kind
from speeltafel.engine.game import Game
from speeltafel.engine.moves import NOTHING, IllegalMove, Move, Refusal
from speeltafel.engine.questions import Question
from speeltafel.engine.setup import Setup
from speeltafel.engine.state import EVERYTHING, Projection, State
from speeltafel.engine.zones import Zone
from speeltafel.games.twaalfstich import GAME as TWAALFSTICH
from speeltafel.games.twaalfstich import events, rules
from speeltafel.games.twaalfstich.decisions import turn
from speeltafel.games.twaalfstich.decisions.turn import PLAYS
from speeltafel.games.twaalfstich.rules_fits import NEVER
from speeltafel.games.twaalfstich.state import Twaalfstich
from speeltafel.lab.checks.bench import compiled
from tests.outsider import GAME as OVERTROEF
from tests.outsider import Overtroef

if compiled():
    pytest.skip("nothing can be made of a compiled class", allow_module_level=True)


class Mutant(Twaalfstich):
    def blank(self) -> Twaalfstich:
        return type(self)(self.setup, self.chance.copy())


class Outsider(Overtroef):
    pass


# Leaks.


class ShowsAHand(Mutant):
    def seen_by(self, viewer: int) -> Projection:
        seen = super().seen_by(viewer)
        assert isinstance(seen, Twaalfstich)
        seen.hands[0] = self.hands[0].copy()
        return seen


class ShowsTheTopOfTheStock(Mutant):
    def seen_by(self, viewer: int) -> Projection:
        seen = super().seen_by(viewer)
        assert isinstance(seen, Twaalfstich)
        seen.stock[-1:] = self.stock[-1:]
        return seen


class ShowsTheChance(Mutant):
    def seen_by(self, viewer: int) -> Projection:
        seen = super().seen_by(viewer)
        seen.chance = self.chance.copy()
        return seen


class TellsEverybodyWhatWasDrawn(Mutant):
    def tell(
        self,
        kind: Kind | str,
        seat: int = NOBODY,
        cards: tuple[int, ...] = (),
        number: int = NOTHING,
        audience: int = EVERYONE,
    ) -> None:
        super().tell("drew" if kind is events.DREW else kind, seat, cards, number, audience)


class TellsThatADrawIsDue(Mutant):
    def seen_by(self, viewer: int) -> Projection:
        seen = super().seen_by(viewer)
        assert isinstance(seen, Twaalfstich)
        if self.viewer == EVERYTHING:
            seen.stuck[self.turn] = NEVER if rules.can_play(self, self.turn) else self.situation()
        return seen


class HidesAHintInACounter(Mutant):
    def seen_by(self, viewer: int) -> Projection:
        seen = super().seen_by(viewer)
        assert isinstance(seen, Twaalfstich)
        seen.passes = len(set(self.hands[0]))
        return seen


class RefusesWithAForeignCard(Mutant):
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        refusal = super().why_not(seat, move)
        if refusal is not None and seat != self.turn and self.hands[self.turn]:
            return Refusal(refusal.rule, refusal.reason, {"card": self.hands[self.turn][0]})
        return refusal


class ForgetsWhatAHandLacks(Mutant):
    def may_hold(self, zone: Zone, place: int, card: int) -> bool:
        return True


class AsksOnlyWhoCanBeat(Outsider):
    def ask(self, question: Question) -> None:
        if question.kind == "beat":
            able = [s for s in question.asked if max(self.hands[s]) > self.led]
            question = Question("beat", tuple(able or question.asked), secret=True)
        super().ask(question)


class ForgetsToVeil(Outsider):
    def veil(self) -> None:
        pass


class ShowsSecretAnswers(Outsider):
    def seen_by(self, viewer: int) -> Projection:
        seen = super().seen_by(viewer)
        seen.questions = [question.copy() for question in self.questions or []]
        return seen


# Breaks of the contract.


class SharesHandsWithCopies(Mutant):
    def copy(self) -> Twaalfstich:
        other = super().copy()
        other.hands = self.hands
        return other


class OffersTooMuch(Mutant):
    def legal_moves(self, seat: int) -> list[Move]:
        extra = PLAYS[self.hands[self.turn][0]] if self.hands[self.turn] else PLAYS[0]
        moves = super().legal_moves(seat)
        return moves if self.questions or not moves or extra in moves else [*moves, extra]


class RefusesTheTwelve(Mutant):
    def turn_refusal(self, move: Move) -> Refusal | None:
        if move.cards and move.cards[0] in (9, 19):
            return Refusal("12-SUM-02", "over-twelve")
        return super().turn_refusal(move)


class OffersNothing(Mutant):
    def legal_moves(self, seat: int) -> list[Move]:
        moves = super().legal_moves(seat)
        return moves if self.questions or len(moves) > 1 else []


class ChangesWhenAsked(Mutant):
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        refusal = super().why_not(seat, move)
        if refusal is not None:
            self.target += 5
        return refusal


class TellsOfRefusals(Mutant):
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        refusal = super().why_not(seat, move)
        if refusal is not None:
            self.tell("passed", seat)
        return refusal


class GivesAnotherReason(Mutant):
    def submit(self, seat: int, move: Move) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(Refusal("12-TURN-01", "not-a-move", {"card": 3}))
        self.play(seat, move)


class ForgetsAFieldInTheRecord(Mutant):
    def fields(self) -> dict[str, str]:
        return {name: shape for name, shape in super().fields().items() if name != "just_won"}


class WritesEveryCardAlike(Mutant):
    def write(self, move: Move) -> str:
        return super().write(move).replace("r", "z")


class ThrowsItsOwnDice(Mutant):
    def begin(self) -> None:
        super().begin()
        self.target = random.choice((200, 500))


# Rules that are broken: functions in the place of the game's own.


def whispers_about_twelves(table: Twaalfstich) -> None:
    END_TURN(table)
    if not table.quiet and max(table.hands[table.turn], default=0) > 15:
        table.tell("whisper", table.turn)


def loses_a_card(table: Twaalfstich, seat: int) -> None:
    table.open.pop(0)
    TAKE_TRICK(table, seat)


def draws_a_card_twice(table: Twaalfstich) -> None:
    table.stock.insert(0, table.stock[-1])
    DRAW(table)


def never_ends(_table: Twaalfstich) -> str:
    return ""


def ends_without_a_reason(table: Twaalfstich) -> str:
    return "enough" if REASON_TO_END(table) else ""


def takes_tricks_at_eleven(_table: Twaalfstich, _seat: int) -> None:
    pass


def pays_during_the_round(table: Twaalfstich, seat: int) -> None:
    TAKE_TRICK(table, seat)
    table.totals = [total + 5 for total in table.totals]


def scores_by_halves(table: Twaalfstich, seat: int, out: bool) -> int:
    return ROUND_POINTS(table, seat, out) // 2


def miscounts_the_sum(table: Twaalfstich, card: int) -> None:
    if not table.open:
        table.sum = 1
    LAY(table, card)


END_TURN, TAKE_TRICK, LAY = rules.end_turn, rules.take_trick, rules.lay
REASON_TO_END, ROUND_POINTS, DRAW = rules.reason_to_end, rules.round_points, turn.draw

BROKEN: list[tuple[ModuleType, Callable[..., object], Callable[..., object], str]] = [
    (rules, END_TURN, whispers_about_twelves, "non-interference"),
    (rules, TAKE_TRICK, loses_a_card, "cards"),
    (turn, DRAW, draws_a_card_twice, "cards"),
    (rules, REASON_TO_END, never_ends, "ends"),
    (rules, REASON_TO_END, ends_without_a_reason, "ends|agreement"),
    (rules, TAKE_TRICK, takes_tricks_at_eleven, "invariant"),
    (rules, TAKE_TRICK, pays_during_the_round, "invariant"),
    (rules, ROUND_POINTS, scores_by_halves, "invariant"),
    (turn, LAY, miscounts_the_sum, "invariant"),
]

MUTANTS: list[tuple[Game, Callable[[Setup, Chance], State], str]] = [
    (TWAALFSTICH, ShowsAHand, "projection"),
    (TWAALFSTICH, ShowsTheTopOfTheStock, "projection"),
    (TWAALFSTICH, ShowsTheChance, "projection"),
    (TWAALFSTICH, TellsEverybodyWhatWasDrawn, "non-interference"),
    (TWAALFSTICH, TellsThatADrawIsDue, "imagined|non-interference"),
    (TWAALFSTICH, HidesAHintInACounter, "imagined|non-interference|projection"),
    (TWAALFSTICH, RefusesWithAForeignCard, "non-interference"),
    (TWAALFSTICH, ForgetsWhatAHandLacks, "imagined|non-interference"),
    (OVERTROEF, AsksOnlyWhoCanBeat, "non-interference"),
    (OVERTROEF, ForgetsToVeil, "imagined|non-interference"),
    (OVERTROEF, ShowsSecretAnswers, "projection|non-interference|imagined"),
    (TWAALFSTICH, SharesHandsWithCopies, "copy|record|cards"),
    (TWAALFSTICH, OffersTooMuch, "agreement|crash"),
    (TWAALFSTICH, RefusesTheTwelve, "agreement"),
    (TWAALFSTICH, OffersNothing, "deciders|crash"),
    (TWAALFSTICH, ChangesWhenAsked, "asking"),
    (TWAALFSTICH, TellsOfRefusals, "refused: .* told of"),
    (TWAALFSTICH, GivesAnotherReason, "refused: submit gives another reason"),
    (TWAALFSTICH, ForgetsAFieldInTheRecord, "record"),
    (TWAALFSTICH, WritesEveryCardAlike, "notation|agreement"),
    (TWAALFSTICH, ThrowsItsOwnDice, "journal"),
]


@pytest.mark.parametrize(("game", "state", "check"), MUTANTS, ids=[m[1].__name__ for m in MUTANTS])
def test_the_suite_finds_the_mutant(
    game: Game,
    state: Callable[[Setup, Chance], State],
    check: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(match, "DECISION_LIMIT", 3000)
    mutant = replace(game, state=state)
    with pytest.raises(Nonconforming, match=f"^({check})"):
        check_matches(mutant, 25)


@pytest.mark.parametrize(
    ("module", "rule", "broken", "check"), BROKEN, ids=[b[2].__name__ for b in BROKEN]
)
def test_the_suite_finds_the_broken_rule(
    module: ModuleType,
    rule: Callable[..., object],
    broken: Callable[..., object],
    check: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(match, "DECISION_LIMIT", 3000)
    monkeypatch.setattr(module, rule.__name__, broken)
    with pytest.raises(Nonconforming, match=f"^({check})"):
        check_matches(TWAALFSTICH, 25)


@pytest.mark.parametrize("game", [TWAALFSTICH, OVERTROEF], ids=lambda game: game.id)
def test_the_unharmed_game_passes_the_same_matches(game: Game) -> None:
    check_matches(game, 3)


def check_matches(game: Game, number: int) -> None:
    for seed in range(number):
        check_match(game, Setting(game.seats[-1], {}), seed, positions=60)
