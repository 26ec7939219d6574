"""Questions at a table of wood: what is a combination, what fits, what has to be drawn."""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.pad import CARDS, CHOICE, NUMBER, WORDED, Field, Key, Query, Verdict, Written
from speeltafel.engine.view import Said
from speeltafel.games.pesten.cards import FACES, RANK, SUITS, VALUE
from speeltafel.games.pesten.decisions.act import threat_rule
from speeltafel.games.pesten.state import ACT, CHAIN, COMBO, NO_SUIT, NO_THREAT, TWOS, Pesten

THREATS = (NO_THREAT, CHAIN, TWOS, COMBO)
MOST_LAID = 30


def keys(table: Pesten) -> tuple[Key, ...]:
    return tuple(
        Key(VALUE[RANK[card]] if card < FACES else 0, table.setup.counts[card], card)
        for card in table.house.faces
    )


def told(table: Pesten, written: Written, name: str) -> list[int]:
    there = keys(table)
    return sorted([there[key].card for key in written.tapped(name) or []])


def begin(table: Pesten, hand: list[int]) -> None:
    """Somebody is on turn with these cards, and nothing else matters."""
    if table.questions:
        table.questions.clear()
    table.phase = ACT
    table.own_all()
    table.hands[table.turn] = hand
    table.drawn = []
    table.begun = []


# May these be laid for my number?


def asked_of_combo(table: Pesten) -> tuple[Field, ...]:
    house = table.house
    number = Field(
        "number", NUMBER, "PE-COMBO-03", each=False, least=house.own_least, most=house.own_most
    )
    cards = Field("together", CARDS, "PE-COMBO-03", each=False, keys=keys(table))
    if house.combo_must_match:
        return (number, cards, Field("top", CARDS, "PE-AMB-62", each=False, keys=keys(table)))
    return (number, cards)


def may_combine(table: Pesten, written: Written) -> Verdict | Refusal:
    """PE-COMBO-03."""
    cards = told(table, written, "together")
    if "top" in written.fields:
        top = told(table, written, "top")
        if len(top) != 1:
            return Refusal("PE-AMB-62", "ask-one-card")
        table.pile = top
        table.suit = NO_SUIT
    begin(table, cards)
    table.own = table.own.copy()
    table.own[table.turn] = written.number("number")
    refusal = table.why_not(table.turn, Move("combo", tuple(cards)))
    if refusal is not None:
        return refusal
    facts = {"total": written.number("number"), "count": len(cards)}
    return Verdict(True, Said("says-combo", facts), "PE-COMBO-03")


# Does it fit?


def asked_of_card(table: Pesten) -> tuple[Field, ...]:
    cards = keys(table)
    suits = (len(SUITS), *range(len(SUITS)))
    return (
        Field("top", CARDS, "PE-PLAY-01", each=False, keys=cards),
        Field("suit", CHOICE, "PE-JACK-01", False, usual=NO_SUIT, choices=suits, shown=WORDED),
        Field(
            "threat", CHOICE, "PE-CHAIN-03", False, usual=NO_THREAT, choices=THREATS, shown=WORDED
        ),
        Field("card", CARDS, "PE-PLAY-01", each=False, keys=cards),
    )


def fits(table: Pesten, written: Written) -> Verdict | Refusal:
    """PE-PLAY-01; under a threat what answers it; PE-BLUFF-01: else somebody has to notice."""
    top, card = told(table, written, "top"), told(table, written, "card")
    if len(top) != 1 or len(card) != 1:
        return Refusal("PE-PLAY-01", "ask-one-card")
    begin(table, card)
    table.pile = top
    table.suit = written.number("suit")
    table.threat = written.number("threat")
    table.weight = 1
    refusal = table.why_not(table.turn, Move("play", (card[0],)))
    if refusal is not None:
        return refusal
    if table.threat != NO_THREAT:
        return Verdict(True, Said("says-answers", {"card": card[0]}), threat_rule(table))
    if table.fits(card[0]):
        return Verdict(True, Said("says-fits", {"card": card[0]}), "PE-PLAY-01")
    return Verdict(False, Said("says-bluff", {"card": card[0]}), "PE-BLUFF-01")


# What does it cost?


def asked_of_cost(table: Pesten) -> tuple[Field, ...]:
    most = len(table.house.deck)
    return (
        Field("chain", NUMBER, "PE-CHAIN-04", each=False, most=most, usual=0),
        Field("twos", NUMBER, "PE-TWO-02", each=False, most=most, usual=0),
        Field("laid", NUMBER, "PE-DRAW-02", each=False, most=MOST_LAID, usual=0),
        Field("there", NUMBER, "PE-AMB-31", each=False, least=NOBODY, most=most, usual=NOBODY),
    )


def cost(table: Pesten, written: Written) -> Verdict | Refusal:
    """PE-CHAIN-04, PE-TWO-02, PE-DRAW-02; PE-OUT-01: who cannot draw so many is out."""
    told_of = [written.number("chain"), written.number("twos"), written.number("laid")]
    if len([number for number in told_of if number]) != 1:
        return Refusal("PE-CHAIN-04", "ask-one-threat")
    if told_of[2]:
        return Verdict(None, Said("says-dice", {"count": told_of[2]}), "PE-DRAW-02")
    table.threat = CHAIN if told_of[0] else TWOS
    table.weight = told_of[0] or told_of[1]
    number, there = table.cards_to_draw(), written.number("there")
    if there != NOBODY and number > there:
        return Verdict(None, Said("says-out", {"count": number, "most": there}), "PE-OUT-01")
    rule = "PE-CHAIN-04" if told_of[0] else "PE-TWO-02"
    return Verdict(None, Said("says-draw", {"count": number}), rule)


QUERIES = (
    Query("combo", asked_of_combo, may_combine),
    Query("fits", asked_of_card, fits),
    Query("cost", asked_of_cost, cost),
)
