"""The invariants of the specification; the engine holds the conservation of cards (1)."""

from speeltafel.games.twaalfstich.cards import COLOUR, NAMES, VALUE
from speeltafel.games.twaalfstich.rules import can_play
from speeltafel.games.twaalfstich.rules_fits import FITS, LIMIT, NEVER, worth
from speeltafel.games.twaalfstich.state import DRAWN, TURN, Twaalfstich


def broken_invariants(table: Twaalfstich) -> list[str]:
    """Invariants 2 to 4 and 7."""
    faults = []
    if table.sum != sum([worth(card, table.plus) for card in table.open]):
        faults.append(f"the sum is not that of the open pile: {table.sum}")
    twelve_led = len(table.open) == 1 and VALUE[table.open[0]] == LIMIT and table.sum == LIMIT
    if table.open and not (1 <= table.sum < LIMIT or twelve_led):
        faults.append(f"cards lie open at sum {table.sum}")
    if table.open and COLOUR[table.open[0]] != table.plus:
        faults.append("the open pile starts with a minus card")
    for seat in range(table.players):
        fits = FITS[table.stuck[seat]] if table.stuck[seat] != NEVER else []
        if fits and any(fits[card] for card in table.hands[seat]):
            faults.append(f"seat {seat} holds a card that it was seen to lack")
    if table.ending:
        return faults
    if table.phase == TURN and not (table.stock or can_play(table, table.turn)):
        faults.append("a player who can neither play nor draw is on turn")
    if (table.phase == DRAWN) != (len(table.drawn) == 1):
        faults.append("a drawn card waits without a decision, or the other way round")
    if not all(table.hands):
        faults.append("a hand is empty and the round goes on")
    return faults


def broken_since(table: Twaalfstich, before: Twaalfstich) -> list[str]:
    """Invariants 5, 6 and 10: about tricks and totals."""
    faults: list[str] = []
    if table.round != before.round or table.ending:
        if any(points % 5 for points in table.totals):
            faults.append(f"totals are multiples of 5: {table.totals}")
        pairs = zip(table.totals, before.totals, strict=True)
        if not table.house.hand_penalty and any(now < then for now, then in pairs):
            faults.append(f"totals fell from {before.totals} to {table.totals}")
        return faults
    if table.totals != before.totals:
        faults.append("totals changed within a round")
    for seat in range(table.players):
        trick = table.tricks[seat][len(before.tricks[seat]) :]
        if trick:
            faults += trick_faults(trick, before.plus)
    return faults


def trick_faults(trick: list[int], plus: int) -> list[str]:
    """Invariant 5: at least two cards that make 0 or 12; 6: a minus 12 only takes a 12."""
    total = sum([VALUE[card] if COLOUR[card] == plus else -VALUE[card] for card in trick])
    closed_by_plus = COLOUR[trick[-1]] == plus
    if len(trick) < 2 or total != (LIMIT if closed_by_plus else 0):
        return [f"no trick is {[NAMES[card] for card in trick]}"]
    minus_twelves = [c for c in trick if VALUE[c] == LIMIT and COLOUR[c] != plus]
    if minus_twelves and (len(trick) != 2 or VALUE[trick[0]] != LIMIT):
        return [f"a minus 12 lies in {[NAMES[card] for card in trick]}"]
    return []
