"""Questions at a table of wood: whether a card may be laid on a sum, and what cards count."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.pad import CARDS, CHOICE, NUMBER, WORDED, Field, Key, Query, Verdict, Written
from speeltafel.engine.view import Said
from speeltafel.games.twaalfstich.cards import BLACK, COUNTS, NAMES, POINTS, RED, total_points
from speeltafel.games.twaalfstich.rules_fits import LIMIT, worth
from speeltafel.games.twaalfstich.state import TURN, Twaalfstich

KEYS = tuple(Key(POINTS[card], COUNTS[card], card) for card in range(len(NAMES)))
SUM = Field("sum", NUMBER, "12-SUM-01", each=False, most=LIMIT)
CARD = Field("card", CARDS, "12-SUM-02", each=False, keys=KEYS)
PLUS = Field(
    "plus", CHOICE, "12-PROF-01", each=False, usual=BLACK, choices=(BLACK, RED), shown=WORDED
)
WON = Field("trick", CHOICE, "12-AMB-14", each=False, usual=0, choices=(0, 1), shown=WORDED)
TAKEN = Field("cards", CARDS, "12-SCORE-01", each=False, keys=KEYS)


def asked_of_sum(table: Twaalfstich) -> tuple[Field, ...]:
    """12-PROF-01: with the Prof rule either colour may add."""
    found = [SUM, CARD]
    if table.house.prof_rule:
        found.append(PLUS)
    if table.house.twelve_after_trick:
        found.append(WON)
    return tuple(found)


def may_lay(table: Twaalfstich, written: Written) -> Verdict | Refusal:
    """12-LEAD-01, 12-SUM-02; on a sum of 0 somebody leads."""
    cards = [KEYS[key].card for key in written.tapped("card") or []]
    if len(cards) != 1:
        return Refusal("12-SUM-02", "ask-one-card")
    card, before = cards[0], written.number("sum")
    table.phase = TURN
    table.plus = written.number("plus") if table.house.prof_rule else BLACK
    table.just_won = "trick" in written.fields and written.number("trick") == 1
    table.hands[table.turn] = [card]
    table.open = [card] if before else []
    table.sum = before
    refusal = table.why_not(table.turn, Move("play", (card,)))
    if refusal is not None:
        return refusal
    after = before + worth(card, table.plus)
    facts = {"card": card, "sum": before, "new": after}
    if not before:
        return Verdict(True, Said("says-leads", facts), "12-LEAD-01")
    if after in (0, LIMIT):
        return Verdict(True, Said("says-trick", facts), "12-TRICK-01")
    return Verdict(True, Said("says-sum", facts), "12-SUM-02")


def asked_of_cards(_table: Twaalfstich) -> tuple[Field, ...]:
    return (TAKEN,)


def cost(table: Twaalfstich, written: Written) -> Verdict | Refusal:
    """12-SCORE-01; 12-VAR-01: in hand they cost as much."""
    points = total_points([KEYS[key].card for key in written.tapped("cards", NOBODY) or []])
    says = "says-points-both" if table.house.hand_penalty else "says-points"
    return Verdict(None, Said(says, {"points": points}), "12-SCORE-01")


QUERIES = (
    Query("sum", asked_of_sum, may_lay),
    Query("cost", asked_of_cards, cost),
)
