"""The invariants of the specification; the engine holds the conservation of cards (1 and 6)."""

from speeltafel.games.pietenpoker.cards import can_hide, sum_of
from speeltafel.games.pietenpoker.rules_worth import bid_in
from speeltafel.games.pietenpoker.state import ALL_IN, BIDDING, IN, OVER, STOPPED, Pietenpoker


def broken_invariants(table: Pietenpoker) -> list[str]:
    faults: list[str] = []
    for seat in range(table.players):
        faults += seat_faults(table, seat)
    if table.deck != sorted(table.deck):
        faults.append("the deck is not sorted")
    if not 0 <= table.limit <= table.house.highest_limit:
        faults.append(f"the limit is {table.limit}")
    if len(table.given) != len(table.house.given):
        faults.append("the presents are not those of the table")
    if not len(table.winners) == len(table.pots) in (table.round - 1, table.round):
        faults.append(f"{len(table.pots)} rounds are noted in round {table.round}")
    return faults if table.ending or table.questions else faults + turn_faults(table)


def turn_faults(table: Pietenpoker) -> list[str]:
    faults: list[str] = []
    if table.status[table.turn] != IN:
        faults.append("a player is on turn who is not in")
    if len(table.contenders()) < 2:
        faults.append("the round goes on with one player")  # invariant 4
    if table.phase == BIDDING and not 1 <= table.revealed <= table.house.reveals:
        faults.append(f"{table.revealed} cards are revealed")
    if table.phase == BIDDING and table.asked >> table.turn & 1 and not table.competitief:
        faults.append("a player is asked twice for one card")  # invariant 10
    return faults


def seat_faults(table: Pietenpoker, seat: int) -> list[str]:
    faults = []
    hand, status = table.hands[seat], table.status[seat]
    if hand != sorted(hand):
        faults.append(f"the hand of seat {seat} is not sorted")
    if status not in (IN, STOPPED, ALL_IN, OVER):
        faults.append(f"the status of seat {seat} is {status}")
    if status == ALL_IN and hand and not table.questions:
        faults.append(f"seat {seat} is all-in and has cards")
    value = bid_in(table, seat, table.measure())
    if table.worth[seat] != value:
        faults.append(f"the bid of seat {seat} is worth {value}, not {table.worth[seat]}")
    if status == IN and seat != table.turn and table.worth[seat] > highest(table):
        faults.append(f"seat {seat} bid more than the highest bid")
    if not all(can_hide(card) for card in table.down[seat]):
        faults.append(f"seat {seat} hides a card that cannot be hidden")
    return faults


def highest(table: Pietenpoker) -> int:
    """While a bid is being settled, what was added by it is not yet the highest (PP-AMB-20)."""
    return max(table.worth) if table.questions else table.highest


def broken_since(table: Pietenpoker, before: Pietenpoker) -> list[str]:
    faults: list[str] = []
    if table.deck != before.deck:
        faults.append("the deck changed")
    if table.round != before.round or (before.round and table.ending):
        faults += round_faults(table, before)
    elif not before.ending and not table.ending:
        faults += bid_faults(table, before)
    for now, then in zip(table.given, before.given, strict=True):
        if then and now != then:
            faults.append("a present changed hands")
    return faults


def bid_faults(table: Pietenpoker, before: Pietenpoker) -> list[str]:
    """Invariants 3 and 4: statuses are for the round, and the highest bid does not fall."""
    faults = []
    if ends_round(table, before):
        return []
    same_measure = table.counting == before.counting and table.celebri == before.celebri
    for seat in range(table.players):
        if before.status[seat] != IN and table.status[seat] != before.status[seat]:
            faults.append(f"seat {seat} is in again")
        lower = table.worth[seat] < before.worth[seat]
        exchanging = seat == table.turn and len(table.taken) > 0
        valued = len(table.roles[seat]) > len(before.roles[seat])
        if lower and same_measure and not exchanging and not valued:
            faults.append(f"the bid of seat {seat} became lower")
    # In a new measure it is found again once the bid is settled, without who goes all-in by it.
    if same_measure and not before.anew and table.highest < before.highest:
        faults.append(f"the highest bid fell from {before.highest} to {table.highest}")
    offered = before.questions is not None and any(q.kind == "take" for q in before.questions)
    if len(table.room) < len(before.room) - offered:
        faults.append("a card left the room")
    return faults


def ends_round(table: Pietenpoker, before: Pietenpoker) -> bool:
    """The table has been cleared, and a question waits before the next deal."""
    return before.revealed > 0 and table.revealed == 0


def round_faults(table: Pietenpoker, before: Pietenpoker) -> list[str]:
    """Invariants 2, 5 and 8, when a round has just begun."""
    faults = []
    bid = any(table.bids) or any(table.down)
    if not table.ending and table.revealed <= 1 and not bid and not table.questions:
        sizes = [len(hand) for hand in table.hands]
        if sizes != [table.house.hand_size] * table.players:
            faults.append(f"the players begin with {sizes} cards")
    burned = len(table.burned) - len(before.burned)
    if before.room and burned < 1 and not table.house.burns_nothing:
        faults.append("no card of the room was burned")
    if table.ending:
        faults += score_faults(table)
    if not 0 <= table.sint < table.players or table.big == table.sint:
        faults.append("there is no Sint, or he is both")
    return faults


def score_faults(table: Pietenpoker) -> list[str]:
    """Invariant 6: the final scores are the numbers in the scored piles."""
    scores = [sum_of(pile) for pile in table.scored]
    outcome = table.outcome()
    best = [seat for seat in range(table.players) if scores[seat] == max(scores)]
    if list(outcome.scores) != scores or list(outcome.winners) != best:
        return [f"scores {outcome.scores} of piles worth {scores}"]
    return []
