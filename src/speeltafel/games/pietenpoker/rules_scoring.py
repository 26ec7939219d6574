"""Scoring: what everybody's hand makes with the room, who wins the round by it, and the game."""

from speeltafel.engine.events import NOBODY, Kind
from speeltafel.engine.setup import Outcome
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import sum_of
from speeltafel.games.pietenpoker.expansions.actiepiet import four_equal
from speeltafel.games.pietenpoker.expansions.precies import hand_left, room_left, value_of_all
from speeltafel.games.pietenpoker.expansions.remise import highest_bidder
from speeltafel.games.pietenpoker.expansions.surprise import praise
from speeltafel.games.pietenpoker.house import EVENING
from speeltafel.games.pietenpoker.rules_cards import lose
from speeltafel.games.pietenpoker.rules_combinations import (
    CHIHUAHUA,
    NONE,
    NUMBER_KIND,
    STREET_KIND,
    best_value,
    cards_in,
    kind_of,
    size_of,
    strength_of,
)
from speeltafel.games.pietenpoker.rules_worth import profits
from speeltafel.games.pietenpoker.state import COLOURS_ONLY, IN, NUMBERS_ONLY, Pietenpoker

# What everybody has.


def combination(table: Pietenpoker, seat: int, crossed: list[int]) -> int:
    """The value of the best combination, without the cards that were crossed out."""
    room, hand = table.room, table.hands[seat]
    if crossed:
        room = room_left(table, crossed)
        hand = hand_left(table, seat, crossed)
    wild = has_wilds(table)
    if table.chihuahua:  # PP-AMB-52: also where all cards would have to fit
        number = four_equal(hand, room, wild)
        if number:
            return CHIHUAHUA + number
    numbers, colours = table.only_kind != COLOURS_ONLY, table.only_kind != NUMBERS_ONLY
    if table.house.precies:
        return value_of_all(hand, room, wild, numbers, colours)
    return best_value(hand, room, wild, numbers, colours)


def has_wilds(table: Pietenpoker) -> bool:
    """PP-AMB-22: whether an Acteerpiet in hand may be any card."""
    return table.house.actions and table.house.acteer_scores and not table.celebri


def show(table: Pietenpoker, seat: int, value: int) -> None:
    """PP-SCO-01: the hand is shown, and what it makes with the room."""
    table.tell(events.REVEAL, seat, tuple(table.hands[seat]))
    crossed = table.crossed_by(seat)
    room = room_left(table, crossed)
    hand = hand_left(table, seat, crossed)
    if value == NONE:
        table.tell(events.COMBO_NONE, seat)
    elif value > CHIHUAHUA:
        table.tell(events.COMBO_CHIHUAHUA, seat, number=value - CHIHUAHUA)
    elif table.house.precies:
        told = event_among_streets(kind_of(value))
        table.tell(told, seat, tuple(hand + room), strength_of(value))
    else:
        cards = cards_in(value, hand, room, has_wilds(table))
        table.tell(event_of(kind_of(value)), seat, cards, strength_of(value))


def event_of(kind: int) -> Kind:
    """PP-SCO-02: the event that shows a combination of this kind."""
    return events.COMBO_NUMBER if kind == NUMBER_KIND else events.COMBO_COLOUR


def event_among_streets(kind: int) -> Kind:
    """PP-PREC-03: Pietje Precies knows one kind more."""
    return events.COMBO_STREET if kind == STREET_KIND else event_of(kind)


# Who wins.


def winner_of(table: Pietenpoker, contenders: list[int], values: list[int]) -> int:
    """PP-SCO-05, PP-AMB-14, PP-AMB-35: of several best ones nobody wins."""
    best = NONE
    for seat in contenders:
        best = max(best, values[seat])
    tied = [seat for seat in contenders if values[seat] == best]
    if len(tied) == 1:
        if not table.quiet:
            table.tell(reason_to_win(values, tied[0]), tied[0], number=pot_size(table))
        return tied[0]
    if table.house.remise:
        seat = highest_bidder(table, tied)
        if seat != NOBODY:
            return seat
    # PP-AMB-30: who is all-in is not in any more, also where he scores
    profiteers = [seat for seat in contenders if table.status[seat] == IN and profits(table, seat)]
    if len(profiteers) == 1:
        if not table.quiet:
            table.tell(events.WON_PROFITEER, profiteers[0], number=pot_size(table))
        return profiteers[0]
    if not table.quiet:
        table.tell(events.TIED, number=pot_size(table))
    return NOBODY


def reason_to_win(values: list[int], winner: int) -> Kind:
    """PP-SCO-03: by what the best combination beats the next one."""
    best, second = values[winner], NONE
    for seat in range(len(values)):
        if seat != winner:
            second = max(second, values[seat])
    if best > CHIHUAHUA and second < CHIHUAHUA:
        return events.WON_CHIHUAHUA
    if size_of(best) > size_of(second):
        return events.WON_SIZE
    return events.WON_KIND if kind_of(best) > kind_of(second) else events.WON_STRENGTH


def pot_size(table: Pietenpoker) -> int:
    size = 0
    for seat in range(table.players):
        size += len(table.bids[seat]) + len(table.down[seat])
    return size


# Who gets the cards.


def loses_hand(table: Pietenpoker, seat: int, alone: bool) -> bool:
    """PP-SCO-07; PP-AMB-08: also the last one, unless the house lets him keep it."""
    if not table.is_contender(seat) or (table.house.hand_rule and table.house.all_keep):
        return False
    return not (alone and table.house.sole_keeps)


def pay(table: Pietenpoker, winner: int) -> None:
    """PP-SCO-06, PP-AMB-10: stopped players' bids are in the pot too."""
    if winner == NOBODY:
        for seat in range(table.players):
            lose(table, table.bids[seat], shown=True)
            lose(table, table.down[seat], shown=False)
        return
    pile = table.scored[winner].copy()
    for seat in range(table.players):
        pile += table.bids[seat]
        if table.down[seat]:
            pile += table.down[seat]
            turn_up(table, seat)
    if table.house.open_scores:
        pile.sort()
    table.scored[winner] = pile


def turn_up(table: Pietenpoker, seat: int) -> None:
    """PP-AMB-74: where scores are open, what lay face down in a bid is seen now."""
    if table.house.open_scores and not table.quiet:
        table.tell(events.UNCOVERED, seat, tuple(table.down[seat]))


# Who wins the game.


def finish(table: Pietenpoker, rule: str) -> None:
    """PP-GOAL-02: the points of the cards that were won, and who has most."""
    table.ending = rule
    for pile in table.scored:
        pile.sort()
    if not table.quiet:
        for seat in range(table.players):
            table.tell(events.SCORE, seat, tuple(table.scored[seat]), sum_of(table.scored[seat]))
        for seat in leaders(table):
            table.tell(events.WON, seat)
        if table.house.surprise == EVENING:
            praise(table, leaders(table))


def leaders(table: Pietenpoker) -> list[int]:
    """PP-GOAL-02: only cards that were won count, not the hand (PP-AMB-13)."""
    scores = [sum_of(pile) for pile in table.scored]
    best = 0
    for score in scores:
        best = max(best, score)
    return [seat for seat in range(table.players) if scores[seat] == best]


def outcome(table: Pietenpoker) -> Outcome:
    """PP-AMB-43: equal totals share the win."""
    scores = tuple([sum_of(pile) for pile in table.scored])
    return Outcome(tuple(leaders(table)), scores, table.ending)
