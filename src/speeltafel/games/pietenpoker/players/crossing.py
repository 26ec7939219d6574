"""Which card to cross out: the proposal for whoever has to (PP-AMB-33)."""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.games.pietenpoker.cards import ACTEER, COLOUR, COLOURS, HIGHEST, KIND, NUMBER
from speeltafel.games.pietenpoker.decisions.cross import CROSS_NONE, CROSSES
from speeltafel.games.pietenpoker.expansions.precies import hand_left, room_left
from speeltafel.games.pietenpoker.rules_marks import without
from speeltafel.games.pietenpoker.rules_scoring import combination, has_wilds
from speeltafel.games.pietenpoker.state import Pietenpoker

FACES: Final = [(n, colour) for n in range(1, HIGHEST + 1) for colour in range(len(COLOURS))]


def best_crossing(table: Pietenpoker, seat: int) -> Move:
    """PP-AMB-33: the next of those cards without which the combination is best."""
    crossed = table.crossed_by(seat)
    best: list[int] = []
    best_value = -1
    for chosen in crossings_to_try(table, seat, has_wilds(table)):
        left = combination(table, seat, crossed + chosen)
        if left > best_value:
            best, best_value = chosen, left
    return CROSSES[min(best)] if best else CROSS_NONE


def crossings_to_try(table: Pietenpoker, seat: int, wild: bool) -> list[list[int]]:
    """For all that can be left: first what does not belong to it, then the weakest that does.

    With `wild` an Acteerpiet in hand belongs to everything.
    """
    crossed = table.crossed_by(seat)
    hand = hand_left(table, seat, crossed)
    wilds = [card for card in hand if wild and KIND[card] == ACTEER]
    cards = sorted(room_left(table, crossed) + without(hand, tuple(wilds)))
    most = table.to_cross.count(seat)
    ranks = [[int(NUMBER[c] == number) for c in cards] for number in range(1, HIGHEST + 1)]
    ranks += [[NUMBER[c] * (COLOUR[c] == colour) for c in cards] for colour in range(len(COLOURS))]
    if table.chihuahua:
        ranks += [[int((NUMBER[c], COLOUR[c]) == face) for c in cards] for face in FACES]
    found: list[list[int]] = [[]] if table.house.may_cross else []
    found += streets_to_leave(cards, wilds, most, table.house.may_cross)
    for rank in ranks:
        order = sorted(range(len(cards)), key=rank.__getitem__)
        chosen = [cards[at] for at in order] + wilds
        enough = rank.count(0) if table.house.may_cross else most
        found.append(chosen[: min(most, enough)])
    return found


def streets_to_leave(
    cards: list[int], wilds: list[int], most: int, may_cross: bool
) -> list[list[int]]:
    """What is crossed out for each street of the cards that are not (PP-PREC-03)."""
    found = []
    whole = len(cards) + len(wilds)
    for size in range(max(2, whole - most), min(HIGHEST, whole) + 1):
        for top in range(HIGHEST, size - 1, -1):
            out = cards.copy()
            missing = 0
            for number in range(top - size + 1, top + 1):
                of_it = [card for card in out if NUMBER[card] == number]
                if of_it:
                    out.remove(of_it[0])
                else:
                    missing += 1
            if missing <= len(wilds) and (may_cross or whole - size == most):
                found.append(out + wilds[missing:])
    return found
