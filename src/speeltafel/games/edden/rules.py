"""Edden, in the order of its rulebook; what the seat on turn decides is in decisions/.

Swap your cards for lower ones and say "Ik heb het laagste" at the right moment: ED-GEN-01.
"""

from speeltafel.engine.events import GALLERY, NOBODY
from speeltafel.engine.moves import IllegalMove, Move, Refusal
from speeltafel.engine.setup import Outcome
from speeltafel.games.edden import events
from speeltafel.games.edden.cards import hand_points
from speeltafel.games.edden.expansions.birth_year import subtract_ages
from speeltafel.games.edden.expansions.four_cards import note_123
from speeltafel.games.edden.expansions.sixty_nine import swap_at_69
from speeltafel.games.edden.house import House
from speeltafel.games.edden.state import DISCARD, SHOWN, TAKE, Edden

# Preparation.


def begin(table: Edden) -> None:
    players = table.players
    table.totals = [0] * players
    table.sheet = []
    table.four_cards = [False] * players
    table.out = [False] * players
    table.winners = []
    deal(table, table.chance.below(players))  # ED-AMB-17: the first dealer is random


def deal(table: Edden, dealer: int) -> None:
    """ED-PREP-01: all cards shuffled; ED-PREP-02: five each, the rest is the stock."""
    players = table.players
    stock = table.house.deck.copy()
    table.chance.shuffle(stock)
    table.hands = []
    for seat in range(players):
        hand: list[int] = []
        if not table.out[seat]:
            size = table.hand_size(seat)
            hand = stock[-size:]
            del stock[-size:]
            hand.sort()
        table.hands.append(hand)
    table.stock = stock
    table.known = [[] for _ in range(players)]
    table.group = []  # ED-AMB-02: no card is turned up
    table.laid = []
    table.pile = []
    table.empties = [0] * players  # ED-AMB-35
    table.turns = 0
    table.turn_limit = table.house.turn_cap * table.players_in()
    table.round += 1
    table.dealer = dealer
    table.phase = DISCARD
    table.turn = table.after(dealer)
    if not table.quiet:
        table.tell(events.DEALT, dealer, number=table.round)
        for seat in table.seats_in():
            table.tell(events.HAND, seat, tuple(table.hands[seat]))


# The turn.


def late_refusal(table: Edden, seat: int, move: Move) -> Refusal | None:
    """Who is out has no turn to wait for, and calling belongs to the beginning of a turn."""
    if seat == GALLERY:
        return None
    if not table.out[seat]:
        return Refusal("ED-CALL-01", "call-in-turn") if move.verb == "call" else None
    if table.totals[seat] > table.house.last_in:
        return Refusal("ED-END-01", "you-are-out")
    return Refusal("ED-AMB-25", "you-left")


def begin_taking(table: Edden) -> None:
    """ED-AMB-28: a new stock is made before the player chooses where to take from."""
    table.phase = TAKE
    if not table.stock:
        if table.pile:
            renew_stock(table)
        elif not table.group:
            if not table.quiet:
                table.tell(events.NOTHING_LEFT, table.turn)
            end_turn(table)  # ED-AMB-12: with nothing to take he takes nothing


def renew_stock(table: Edden) -> None:
    """ED-AMB-12: all discards but the last two groups are shuffled."""
    table.stock = table.pile
    table.pile = []
    table.chance.shuffle(table.stock)
    if not table.quiet:
        table.tell(events.RESHUFFLED, number=len(table.stock))


def end_turn(table: Edden) -> None:
    """ED-AMB-13: too many turns without a call end the round."""
    pass_turn(table)
    table.turns += 1
    if table.turns >= table.turn_limit:
        if not table.quiet:
            table.tell(events.CAPPED, number=table.turns)
            table.let_see()
        show_down(table, NOBODY)


def pass_turn(table: Edden) -> None:
    """ED-AMB-21, ED-AMB-29: only what was laid in this very turn can be taken now."""
    table.group = table.laid
    table.laid = []
    table.phase = DISCARD
    table.turn = table.after(table.turn)


# The end of a round.


def call_refusal(house: House, points: int) -> Refusal | None:
    """ED-CALL-01: with few enough points."""
    if points < house.call_below:
        return None
    facts = {"points": points, "limit": house.call_below - 1}
    return Refusal("ED-CALL-01", "too-many-points", facts)


def show_down(table: Edden, caller: int) -> None:
    """All hands are shown and scored, of the caller (or NOBODY) differently."""
    count_round(table, caller, [hand_points(hand) for hand in table.hands])


def count_round(table: Edden, caller: int, points: list[int]) -> None:
    """What hands of so many points bring, and what follows from it."""
    players = table.players
    row = [round_points(table, seat, caller, points) for seat in range(players)]
    winner = lowest_hand(table, points)
    before = table.totals
    table.phase = SHOWN
    if not table.quiet:
        for seat in table.seats_in():
            table.tell(events.REVEAL, seat, tuple(table.hands[seat]), points[seat])
        table.let_see()
        for seat in table.seats_in():
            table.tell(events.SCORED, seat, number=row[seat])
    table.sheet = [*table.sheet, row]
    # ED-AMB-08: this order, one pass
    table.totals = [before[seat] + row[seat] for seat in range(players)]
    table.let_see()  # each of these by itself, where something was told
    subtract_ages(table)
    table.let_see()
    swap_at_69(table, before)
    table.let_see()
    note_123(table)
    table.let_see()
    send_out(table)
    table.let_see()
    go_on(table, winner)


def round_points(table: Edden, seat: int, caller: int, points: list[int]) -> int:
    """ED-CALL-02, ED-CALL-05, ED-AMB-04: the hand, also when it is the lowest or negative.

    ED-AMB-06: the bonus comes off afterwards, the caller's too.
    """
    if table.out[seat]:
        return 0
    score = caller_points(table, seat, points) if seat == caller else points[seat]
    return score - table.empties[seat]


def caller_points(table: Edden, caller: int, points: list[int]) -> int:
    """ED-CALL-03, ED-AMB-03: 0 if nobody has fewer; ED-CALL-04: else so many for each."""
    lower = 0
    for seat in range(table.players):
        if not table.out[seat] and points[seat] < points[caller]:
            lower += 1
    score = table.house.penalty * lower
    if lower and table.house.adds_hand:  # ED-AMB-05
        score += points[caller]
    return score


def lowest_hand(table: Edden, points: list[int]) -> int:
    """ED-AMB-17: the winner of the round is the lowest hand, so also a caller who was right.

    Of equal hands it is the first clockwise from the caller or, without one, from the player
    who would be on turn (ED-AMB-30): in both cases from the seat on turn.
    """
    winner = table.turn
    seat = table.after(winner)
    while seat != table.turn:
        if points[seat] < points[winner]:
            winner = seat
        seat = table.after(seat)
    return winner


# The end of the game.


def send_out(table: Edden) -> None:
    """ED-END-01, ED-AMB-23; ED-AMB-15: if all go at once, the lowest of them wins."""
    last_in = table.house.last_in
    leaving = [
        seat
        for seat in range(table.players)
        if not table.out[seat] and table.totals[seat] > last_in
    ]
    if len(leaving) == table.players_in():
        table.ending = "ED-AMB-15"
        table.winners = lowest_of(table, leaving) if table.house.lowest_wins else []
    for seat in leaving:
        put_out(table, seat)
        if not table.quiet:
            table.tell(events.OUT, seat, number=table.totals[seat])


def put_out(table: Edden, seat: int) -> None:
    table.out = table.out.copy()
    table.out[seat] = True


def go_on(table: Edden, winner: int) -> None:
    """ED-END-02: the others play on; ED-AMB-34: but not for ever."""
    end_with_one_left(table)
    if not table.ending and table.round >= table.house.max_rounds:
        table.ending = "ED-AMB-34"
        table.winners = lowest_of(table, table.seats_in())
    if not table.ending:
        deal(table, next_dealer(table, winner))
    elif not table.quiet:
        tell_winners(table)


def end_with_one_left(table: Edden) -> None:
    """ED-END-02."""
    if table.players_in() == 1:
        table.ending = "ED-END-02"
        table.winners = table.seats_in()


def next_dealer(table: Edden, winner: int) -> int:
    """ED-AMB-17: the winner of the round or, by house rule, the dealer's left neighbour."""
    if not table.house.winner_deals:
        return table.after(table.dealer)
    return table.after(winner) if table.out[winner] else winner  # ED-AMB-31


def lowest_of(table: Edden, seats: list[int]) -> list[int]:
    lowest = min([table.totals[seat] for seat in seats])
    return [seat for seat in seats if table.totals[seat] == lowest]


def tell_winners(table: Edden) -> None:
    """ED-END-02: the game is over; who has won it, if anybody."""
    for seat in table.winners:
        table.tell(events.WON, seat)
    if not table.winners:
        table.tell(events.NO_WINNER)


def outcome(table: Edden) -> Outcome:
    return Outcome(tuple(table.winners), tuple(table.totals), table.ending)


# Leaving.


def leave(table: Edden, seat: int) -> None:
    """ED-AMB-25, ED-AMB-36: a leaver is out, and his hand goes under the stock.

    ED-AMB-38: his broken-off turn does not count, and the round's turn limit stays.
    """
    if table.ending:
        raise IllegalMove(Refusal(table.ending, "game-over"))
    if table.out[seat]:
        raise IllegalMove(Refusal("ED-AMB-25", "already-out"))
    hand = table.hands[seat]
    table.hands[seat] = []
    table.note_known(seat, [])
    table.chance.shuffle(hand)  # or its order would tell what comes last
    table.stock = hand + table.stock
    put_out(table, seat)
    if not table.quiet:
        table.tell(events.LEFT, seat)
    if seat == table.turn:
        hand_over(table)
    end_with_one_left(table)
    if table.ending and not table.quiet:
        tell_winners(table)


def hand_over(table: Edden) -> None:
    """ED-AMB-36: the next player begins, and may take from the last group laid."""
    if table.laid:
        table.pile += table.group
        pass_turn(table)
    else:
        table.phase = DISCARD
        table.turn = table.after(table.turn)


# What the lab and scenarios ask for.


def keep_in_step(table: Edden, move: Move) -> None:
    """Who takes a discard leaves the card that he could have drawn: it goes to the bottom."""
    if move.verb == "take" and table.stock:
        table.stock.insert(0, table.stock.pop())


def placed(table: Edden) -> None:
    table.turn_limit = table.house.turn_cap * table.players_in()
