"""The rule-of-thumb player: everybody works on the same plan, made from what all can see.

The plan is the best list of cards for the row that serves a house or two, weighed by how many of
those cards are in people's hands. Whoever holds a card of it lays it in its place, the scarcest
first; a card laid face down in a place of the plan is taken to be the card of the plan. As Sint he
delivers, lengthens the row while it is short, and puts aside what is least needed.
"""

from speeltafel.engine.chance import Chance
from speeltafel.engine.moves import Move
from speeltafel.engine.state import State
from speeltafel.engine.story import HOPELESS
from speeltafel.games.bootopstoom.cards import (
    CAN_BE,
    GROEN_PLUS,
    JOKER,
    KIND,
    PAKJE,
    PEPERNOOT_PLUS,
    STOOMBOOT,
    VAREN,
    VOORUIT,
    is_pepernoot,
)
from speeltafel.games.bootopstoom.players.planning import (
    RowPlan,
    Voyage,
    make_plan,
    supply,
    wanted_parcels,
)
from speeltafel.games.bootopstoom.rules_agenda import (
    CALENDAR,
    CUTTING,
    DELIVER,
    DRAW,
    INTOCHT_ADD,
    PAWN,
    PLACE,
    SEARCH,
    SPOT,
    STEAM,
    SWAP,
    TELEPORT,
)
from speeltafel.games.bootopstoom.rules_delivering import counts_as_parcel
from speeltafel.games.bootopstoom.rules_map import BOAT, HAVEN, PIET, WISHING, square_of
from speeltafel.games.bootopstoom.rules_row import LEFT, end_of, positions_at_end, positions_with
from speeltafel.games.bootopstoom.state import DONE, OPEN, SEAT_UNIT, BootOpStoom

SERVED = 3.0
"""What a house served counts beside everything else."""
GAP = 1.0
DAMAGE_COST = 0.7
DISTANCE = 0.06
LENGTHEN = 0.9
MOST_TRIED = 8
"""Moves that are worth trying: so many, and those that are as good."""
DOUBT = 0.03
"""What a house is worth, as a chance to win."""
SPECIAL = {JOKER: 2.0, GROEN_PLUS: 0.2, PEPERNOOT_PLUS: 0.2}
"""Parcels worth keeping rather than plain ones."""


def heuristic(seen: State, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    assert isinstance(seen, BootOpStoom)
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    scores = score_all(seen, seat, moves)
    best, best_score = moves[0], -1e9
    for move, score in zip(moves, scores, strict=True):
        score += chance.below(100) / 1e6  # of equal moves any
        if score > best_score:
            best, best_score = move, score
    return best


def opinions(seen: State, seat: int, moves: list[Move]) -> list[float]:
    """What this player thinks of each move, as a chance to win; of many only the best count."""
    assert isinstance(seen, BootOpStoom)
    scores = score_all(seen, seat, moves)
    enough = sorted(scores, reverse=True)[min(len(scores), MOST_TRIED) - 1]
    best = max(scores)
    return [
        HOPELESS if score < enough else max(-DOUBT, DOUBT * (score - best) / SERVED)
        for score in scores
    ]


def score_all(seen: BootOpStoom, seat: int, moves: list[Move]) -> list[float]:
    phase = seen.phase
    if seen.questions or phase == CALENDAR:
        return [-keeping(seen, move.cards[0]) for move in moves]
    if phase == DRAW:
        return [score_draw(seen, seat, move.number) for move in moves]
    if phase == PLACE:
        return score_placements(seen, seat, moves)
    if phase == SPOT:
        plan = make_plan(seen)
        return [float(plan.cards[move.number - 1] >= 0) - move.number / 100 for move in moves]
    if phase == DELIVER:
        return [score_delivery(move) for move in moves]
    if phase in (STEAM, CUTTING, INTOCHT_ADD):
        return [score_row(seen, move) for move in moves]
    if phase == TELEPORT:
        return [score_square(seen, square_of(seen.house.size, move.number)) for move in moves]
    if phase == PAWN:
        return [score_pawn(seen, move.number) for move in moves]
    if phase in (SWAP, SEARCH):
        return [score_swap(seen, seat, move) for move in moves]
    return [float(move.verb == "pass") for move in moves]


# Drawing.


def score_draw(seen: BootOpStoom, seat: int, kind: int) -> float:
    """What a hand lacks: parcels that are wished for, ways to sail, a Steam card while it helps."""
    hand = seen.hands[seat]
    top = [card for card in seen.tops if KIND[card] == kind]
    same = sum(KIND[card] == kind for card in hand)
    if kind == STOOMBOOT:
        return (1.6 if is_short(seen) else 0.2) / (1 + 2 * same)
    if kind == PAKJE:
        useful = 1.0
        if top:
            wanted = wanted_parcels(seen, top[0])
            useful = (1.0 if wanted else 0.1) / (1 + 2 * hand.count(top[0]))
        return 2.2 * useful / (1 + same)
    useful = 1.0
    if top:
        useful = (1.3 if top[0] == VOORUIT else 1.0) / (1 + 0.7 * hand.count(top[0]))
    return 2.0 * useful / (1 + 0.35 * same)


def is_short(seen: BootOpStoom) -> bool:
    """Whether the row is shorter than the team can fill with sense."""
    return len(seen.marks) - seen.hung_left - seen.hung_right < best_length(seen)


def best_length(seen: BootOpStoom) -> int:
    there = seen.players - sum(seen.gone)
    return min(9, max(8, 2 * there))


# Filling.


def score_placements(seen: BootOpStoom, seat: int, moves: list[Move]) -> list[float]:
    plan = make_plan(seen)
    voyage = Voyage(seen)
    in_hands = supply(seen)
    row = assumed_row(seen, seat, plan)
    found: dict[tuple[int, int], float] = {}
    scores = []
    for move in moves:
        if not move.cards:
            scores.append(-1e6)
            continue
        card, position = move.cards[0], move.number - 1
        if (card, position) not in found:
            trial = row.copy()
            trial[position] = card
            score = worth_of_row(voyage, trial)
            if plan.cards[position] == card:
                score += GAP + 1 / (0.5 + in_hands[card])
            else:
                score -= 0.15 * keeping(seen, card)
                if KIND[card] == STOOMBOOT and is_short(seen):
                    score += LENGTHEN
            found[card, position] = score
        # an open card tells the others whether the plan holds
        scores.append(found[card, position] + 0.01 * (move.verb == "show"))
    return scores


def assumed_row(seen: BootOpStoom, seat: int, plan: RowPlan) -> list[int]:
    """What lies under the row, as far as the seat knows it; else what the plan wants there."""
    row = plan.cards.copy()
    for position, slot in enumerate(seen.slots):
        mark = seen.marks[position]
        if slot and (mark & OPEN or mark // SEAT_UNIT == seat + 1):
            row[position] = slot[0]
        if mark & DONE and not slot:
            row[position] = -1
    return row


def worth_of_row(voyage: Voyage, row: list[int]) -> float:
    served, damage, pose = voyage.sail(row)
    return SERVED * served - DAMAGE_COST * damage - DISTANCE * voyage.distance(pose, served)


# The Sint's decisions.


def score_delivery(move: Move) -> float:
    """Deliver always, with as few and as plain parcels as do."""
    if not move.cards:
        return -100.0
    return -sum(1.0 + SPECIAL.get(card, 0.0) for card in move.cards)


def keeping(seen: BootOpStoom, card: int) -> float:
    """How much a card is still needed."""
    if KIND[card] == PAKJE:
        wanted = wanted_parcels(seen, card)
        left = parcels_left(seen, card)
        if not wanted:
            return 0.0
        return 20.0 if left <= wanted else 2.0 / (left - wanted)
    if KIND[card] == VAREN:
        left = seen.counts()[card] - seen.calendar.count(card)
        return (3.0 if card == VOORUIT else 1.5) / max(1, left) * 3
    return 1.0 if is_short(seen) else 0.1


def parcels_left(seen: BootOpStoom, card: int) -> int:
    """How many parcels that can be the same as this one are still in the game."""
    counts = seen.counts()
    gone = seen.calendar + seen.delivered
    return sum(
        counts[other] - gone.count(other)
        for other in range(len(counts))
        if KIND[other] == PAKJE and CAN_BE[other] & CAN_BE[card]
    )


def score_row(seen: BootOpStoom, move: Move) -> float:
    """Longer while that helps; else away with the end where the least is lost."""
    side = move.number
    if move.verb == "add":
        card = seen.aside[-1] if seen.phase == INTOCHT_ADD else seen.slots[seen.at][0]
        new = positions_with(end_of(seen.row, side), card, side)
        return 1.0 + new / 10 if is_short(seen) else -0.1 - new / 10
    lost = positions_at_end(seen.row, side)
    first = seen.hung_left if side == LEFT else len(seen.slots) - seen.hung_right - lost
    cost = 0.6 * lost
    for position in range(first, first + lost):
        slot, mark = seen.slots[position], seen.marks[position]
        if slot and not mark & DONE:
            cost += 1.0
        elif slot and KIND[slot[0]] == PAKJE:
            cost += 1.2
    return -cost


def score_square(seen: BootOpStoom, square: int) -> float:
    """Where to leap: to a house that can be served at once, to a haven, else near a house."""
    voyage = Voyage(seen)
    pose = 1 + 4 * square + (seen.pawns[0] - 1) % 4
    score = -DISTANCE * voyage.distance(pose, 0)
    if WISHING[seen.map[square]] and voyage.can_serve(square, open_parcels(seen)):
        score += SERVED
    return score + (1.0 if seen.map[square] == HAVEN else 0.0)


def open_parcels(seen: BootOpStoom) -> list[int]:
    last = min(seen.at, len(seen.slots) - 1)
    return [seen.slots[p][0] for p in range(last + 1) if counts_as_parcel(seen, p)]


def score_pawn(seen: BootOpStoom, pawn: int) -> float:
    """The pawn that can deliver now; else the boat, which the plan is made for."""
    card = seen.slots[seen.at][0]
    at = 0 if pawn == BOAT else 1 + seen.sint
    pose = seen.pawns[at] or seen.pawns[0]
    voyage = Voyage(seen)
    voyage.pose = pose
    voyage.parcels = open_parcels(seen)
    row = [-1] * len(seen.slots)
    row[seen.at] = card
    served, damage, _ = voyage.sail(row)
    return SERVED * served - damage - (0.1 if pawn == PIET else 0.0)


def score_swap(seen: BootOpStoom, seat: int, move: Move) -> float:
    """A pepernoot that nobody wishes for is swapped for a parcel that somebody does."""
    if move.verb == "take":
        card = move.cards[0]
        return wanted_parcels(seen, card) / (1 + 3 * seen.hands[seat].count(card))
    if move.verb == "swap":
        spare = sum(is_pepernoot(card) for card in seen.hands[seat]) > 1
        return 1.0 if spare or not wanted_parcels(seen, move.cards[0]) else -1.0
    return 0.0
