"""The invariants of the specification; the engine holds the conservation of cards (1)."""

from speeltafel.engine.zones import holds_all
from speeltafel.games.edden.cards import NAMES, hand_points
from speeltafel.games.edden.expansions.sixty_nine import SWAPPING_TOTAL
from speeltafel.games.edden.house import YEAR_ZERO
from speeltafel.games.edden.rules_groups import is_run, is_set
from speeltafel.games.edden.state import DISCARD, SHOWN, TAKE, Edden


def broken_invariants(table: Edden) -> list[str]:
    """Invariants 2, 3, 8 and 9."""
    faults: list[str] = []
    for seat in range(table.players):
        faults += hand_faults(table, seat)
    for cards in (table.group, table.laid):
        if cards and not is_group(table, tuple(cards)):
            faults.append(f"no group is {[NAMES[card] for card in cards]}")
    if table.ending:
        return faults + ending_faults(table)
    if table.players_in() < 2 or table.out[table.turn]:
        faults.append("the game goes on with one player, or with one who is out")
    if table.winners or table.phase == SHOWN or table.turns >= table.turn_limit:
        faults.append("the round is over and nothing follows from it")
    if table.laid and table.phase == DISCARD:
        faults.append("a player has discarded and takes nothing")
    if table.phase == TAKE and not table.stock and (table.pile or not table.group):
        faults.append("a player has to take a card and no stock was made")
    return faults


def hand_faults(table: Edden, seat: int) -> list[str]:
    hand = table.hands[seat]
    size = len(hand) + (len(table.laid) if seat == table.turn else 0)
    faults = []
    if table.phase != SHOWN and size > (0 if table.out[seat] else table.hand_size(seat)):
        faults.append(f"seat {seat} has {size} cards")
    if not holds_all(hand, tuple(table.known[seat])):
        faults.append(f"seat {seat} does not hold what everybody saw it take")
    if hand != sorted(hand):
        faults.append(f"the hand of seat {seat} is not sorted")
    if not 0 <= table.empties[seat] <= table.house.most_empty:
        faults.append(f"seat {seat} has a bonus of {table.empties[seat]}")
    if not table.out[seat] and table.totals[seat] > table.house.last_in:
        faults.append(f"seat {seat} is not out with {table.totals[seat]} points")
    return faults


def ending_faults(table: Edden) -> list[str]:
    left = table.players_in()
    by_rule = {
        "ED-END-02": left == 1 and table.winners == table.seats_in(),
        "ED-AMB-15": left == 0 and bool(table.winners) == table.house.lowest_wins,
        "ED-AMB-34": left > 1 and table.round >= table.house.max_rounds,
    }
    return [] if by_rule.get(table.ending) else [f"{table.ending} with {left} players left"]


def is_group(table: Edden, cards: tuple[int, ...]) -> bool:
    if len(cards) == 1:
        return True
    return (table.house.sets and is_set(cards)) or (table.house.runs and is_run(cards))


def broken_since(table: Edden, before: Edden) -> list[str]:
    """Invariants 2 and 4 to 8: about a turn, and about the points of a round."""
    faults = [
        f"seat {seat} came back, or has five cards again"
        for seat in range(table.players)
        if before.out[seat] > table.out[seat] or before.four_cards[seat] > table.four_cards[seat]
    ]
    if len(table.sheet) > len(before.sheet):
        return faults + score_faults(table, before) + total_faults(table, before)
    if table.totals != before.totals:
        faults.append("totals changed within a round")
    if table.out == before.out:
        faults += turn_faults(table, before)
    return faults


def turn_faults(table: Edden, before: Edden) -> list[str]:
    """Invariants 2 and 4: so many cards out, one card in, from the right place."""
    seat = before.turn
    hand, held = table.hands[seat], before.hands[seat]
    if before.phase == DISCARD:
        laid = table.laid if table.phase == TAKE else table.group
        return [] if held == sorted(hand + laid) else [f"the hand {held} became {hand}"]
    gained = hand.copy()
    for card in held:
        gained.remove(card)
    drawn = len(before.stock) - len(table.stock)
    source = before.stock[-1:] if drawn else before.group
    if len(gained) != 1 or gained[0] not in source or table.group != before.laid:
        return [f"the hand {held} became {hand}"]
    return []


def score_faults(table: Edden, before: Edden) -> list[str]:
    """Invariants 5 and 6: who may call, and what the round costs."""
    row = table.sheet[-1]
    called = before.phase == DISCARD
    points = [hand_points(hand) for hand in before.hands]
    mine = points[before.turn]
    lower = sum([points[seat] < mine for seat in before.seats_in()])
    faults = []
    if called and mine >= table.house.call_below:
        faults.append(f"a call with {mine} points")
    for seat in range(table.players):
        expected = 0 if before.out[seat] else points[seat] - before.empties[seat]
        if seat == before.turn:
            if not called:
                continue  # his last card is not in the hand that we see here
            own = mine if lower and table.house.adds_hand else 0
            expected = table.house.penalty * lower + own - before.empties[seat]
        if row[seat] != expected:
            faults.append(f"seat {seat} scored {row[seat]} instead of {expected}")
    return faults


def total_faults(table: Edden, before: Edden) -> list[str]:
    """Invariant 7: all highest and all lowest change places, or nobody does."""
    house = table.house
    seats = before.seats_in()
    totals = []
    for seat in seats:
        total = before.totals[seat] + table.sheet[-1][seat]
        year = house.birth_years[seat] if house.rule_birth_year else 0
        totals.append(total - house.ages[seat] if year and total == year - YEAR_ZERO else total)
    highest, lowest = max(totals), min(totals)
    swapped = [highest if t == lowest else lowest if t == highest else t for t in totals]
    became = [table.totals[seat] for seat in seats]
    may_swap = house.rule_69 and SWAPPING_TOTAL in totals
    if became == totals or (may_swap and became == swapped):
        return []
    return [f"totals {totals} became {became}"]
