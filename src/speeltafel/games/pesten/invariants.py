"""The invariants of the specification, held against every state and every move."""

from speeltafel.engine.zones import holds_all
from speeltafel.games.pesten.cards import ANSWERS_CHAIN, KING, RANK, TWO
from speeltafel.games.pesten.expansions.nines import has_four_nines
from speeltafel.games.pesten.rules_combos import LEAST_CARDS, totals
from speeltafel.games.pesten.state import (
    ACT,
    CHAIN,
    COMBO,
    DRAWN,
    NO_THREAT,
    TOP,
    TWOS,
    UNKNOWN,
    Pesten,
)


def broken_invariants(table: Pesten) -> list[str]:
    """Invariants 1 to 3 and 7 of the specification, and what hangs together with them."""
    faults: list[str] = []
    if not table.pile:
        return ["the pile is empty"]
    for seat in range(table.players):
        faults += seat_faults(table, seat)
    faults += threat_faults(table)
    if (table.phase == DRAWN) != bool(table.drawn) or (table.phase == TOP) != bool(table.combo):
        faults.append("a card lies between hand and pile at the wrong time")
    if table.ending:
        return faults + ending_faults(table)
    if table.out[table.turn] or len(table.in_game()) < 2:
        faults.append("the game goes on with one player, or with one who is out")
    if table.turns > table.house.turn_limit:
        faults.append(f"{table.turns} turns")
    return faults


def seat_faults(table: Pesten, seat: int) -> list[str]:
    faults = []
    hand = table.hands[seat]
    layer = seat == table.turn and (asking(table, "window") or table.phase in (DRAWN, TOP))
    if bool(hand) == table.out[seat] and not (layer or table.ending):
        faults.append(f"seat {seat} has {len(hand)} cards, out is {table.out[seat]}")
    if hand != sorted(hand):
        faults.append(f"the hand of seat {seat} is not sorted")
    if not holds_all(hand, tuple(table.known[seat])):
        faults.append(f"seat {seat} does not hold what everybody knows of")
    if table.own[seat] != UNKNOWN and not table.may_be(seat, table.own[seat]):
        faults.append(f"seat {seat} laid what its own number forbids")
    return faults


def asking(table: Pesten, kind: str) -> bool:
    questions = table.questions
    return questions is not None and len(questions) > 0 and questions[-1].kind == kind


def threat_faults(table: Pesten) -> list[str]:
    """Invariant 3."""
    top = table.pile[-1]
    weight = table.weight
    holds = {
        NO_THREAT: weight == 0,
        CHAIN: weight >= 1 and ANSWERS_CHAIN[top],
        TWOS: weight >= 2 and RANK[top] == TWO,
        COMBO: weight >= LEAST_CARDS,
    }
    return [] if holds[table.threat] else [f"threat {table.threat} of {weight}"]


def ending_faults(table: Pesten) -> list[str]:
    """Invariant 7."""
    left = table.in_game()
    one = table.winners[0]
    empty = not table.hands[one] and not table.house.pest[table.pile[-1]]
    by_rule = {
        "PE-END-01": len(table.winners) == 1 and empty,
        "PE-OUT-01": len(left) == 1 and left[0] == one,
        "PE-AMB-56": table.turns == table.house.turn_limit,
    }
    return [] if by_rule.get(table.ending) else [f"{table.ending} with winners {table.winners}"]


def broken_since(table: Pesten, before: Pesten) -> list[str]:
    """Invariants 2, 4 to 6, 8 to 10 and 12: about a single move."""
    faults = growth_faults(table, before)
    if before.questions:
        if asking(before, "trade"):
            faults += size_faults(table, before)
        elif asking(before, "window"):
            faults += caught_faults(table, before)
    elif before.phase == ACT and before.threat != NO_THREAT and table.threat == NO_THREAT:
        faults += payment_faults(table, before)
    elif table.phase == TOP:
        own = table.own[table.turn]
        if before.phase != TOP and own not in totals(tuple(table.combo)):
            faults.append(f"a combination of {table.combo} for {own}")
    elif before.phase == TOP and has_four_nines(tuple(before.combo)) and not table.ending:
        faults += passing_faults(table, before)
    if table.clockwise != before.clockwise and not king_explains(table, before):
        faults.append("the direction changed without a king")
    if not table.house.bluff and asking(table, "window") and table.bluffed():
        faults.append("a card that does not match, although nobody may bluff")
    return faults


def growth_faults(table: Pesten, before: Pesten) -> list[str]:
    """Invariant 2."""
    return [
        f"seat {seat} came back, or took back what it had put away"
        for seat in range(table.players)
        if before.out[seat] > table.out[seat] or has_less(table.away[seat], before.away[seat])
    ]


def has_less(cards: list[int], before: list[int]) -> bool:
    """Nearly always nothing has changed: then there is nothing to count."""
    return cards != before and not holds_all(cards, tuple(before))


def size_faults(table: Pesten, before: Pesten) -> list[str]:
    """Invariant 6."""
    sizes = [len(hand) for hand in table.hands]
    held = [len(hand) for hand in before.hands]
    return [] if sizes == held else [f"a trade made {held} into {sizes}"]


def payment_faults(table: Pesten, before: Pesten) -> list[str]:
    """Invariant 4."""
    seat = before.turn
    if table.ending or table.out[seat]:
        return []
    gained = len(table.hands[seat]) - len(before.hands[seat])
    if before.threat == COMBO:
        owed = sum(table.dice)
        if not before.weight <= owed <= 6 * before.weight:
            return [f"{before.weight} dice show {owed}"]
    else:
        owed = before.cards_to_draw()
    return [] if gained == owed else [f"drew {gained} instead of {owed}"]


def passing_faults(table: Pesten, before: Pesten) -> list[str]:
    """Invariant 10; who had no card left has drawn for a pest finish."""
    for seat in before.in_game():
        hand = before.hands[seat]
        if hand and table.hands[before.after(seat)] != hand:
            return ["hands were not passed on"]
    return []


def king_explains(table: Pesten, before: Pesten) -> bool:
    """Invariant 8: a K was laid, taken back, or is on top of a combination."""
    return KING in (RANK[before.pile[-1]], RANK[table.pile[-1]])


def caught_faults(table: Pesten, before: Pesten) -> list[str]:
    """Invariant 12: what was taken back is as it was before."""
    laid = before.pile[-1]
    caught = before.bluffed() and table.pile == before.pile[:-1]
    if not caught or table.ending or table.out[before.turn]:
        return []
    hand = table.hands[before.turn]
    back = laid in hand and len(hand) == len(before.hands[before.turn]) + 1 + min(
        table.house.caught_penalty, before.available()
    )
    turned = table.clockwise != before.clockwise
    if not back or table.suit != before.suit_before or turned != (RANK[laid] == KING):
        return ["a bluff was not taken back as it was laid"]
    return []
