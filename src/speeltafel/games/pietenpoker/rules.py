"""Pietenpoker, in the order of its rulebook; what players decide is in decisions/.

Bid hand cards, stop in time, and have the best combination with the cards of the Pakjeskamer.
"""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.questions import Question
from speeltafel.engine.zones import put_in_order, take_out
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.expansions.actiepiet import end_blindness, forget, lower_again
from speeltafel.games.pietenpoker.expansions.handregel import ask_limit, keepers
from speeltafel.games.pietenpoker.expansions.inwissel import exchange
from speeltafel.games.pietenpoker.expansions.overschatting import overestimates
from speeltafel.games.pietenpoker.expansions.precies import ask_crossings, note_crossings
from speeltafel.games.pietenpoker.expansions.surprise import ask_one, ask_winner, is_due
from speeltafel.games.pietenpoker.expansions.wie_kent import (
    ask_big,
    begin_blinds,
    make_sint,
    next_blind,
)
from speeltafel.games.pietenpoker.house import EACH_GAME
from speeltafel.games.pietenpoker.rules_cards import is_spent, lose, move_spent, tell_hands
from speeltafel.games.pietenpoker.rules_deal import (
    cards_needed,
    clear_round,
    is_crowded,
    take_own_cards,
)
from speeltafel.games.pietenpoker.rules_effects import do_step, next_effect, note_effects, tell_bid
from speeltafel.games.pietenpoker.rules_marks import with_number
from speeltafel.games.pietenpoker.rules_scoring import (
    combination,
    finish,
    leaders,
    loses_hand,
    pay,
    pot_size,
    show,
    winner_of,
)
from speeltafel.games.pietenpoker.rules_worth import (
    add_to_bid,
    find_highest,
    fresh_cards,
    highest_beside,
    raise_highest,
)
from speeltafel.games.pietenpoker.state import (
    ALL_IN,
    BIDDING,
    IN,
    NEXT_REVEAL,
    OVER,
    SCORING,
    STOPPED,
    Pietenpoker,
)

# Preparation.


def begin(table: Pietenpoker) -> None:
    """PP-SET-01; PP-AMB-01: the Sint cards are markers and are not shuffled in."""
    players = table.players
    table.deck = table.house.deck(table.chance)
    table.stock = table.deck.copy()
    table.burned = []
    table.buried = []
    table.hands = [[] for _ in range(players)]
    table.scored = [[] for _ in range(players)]
    table.winners = []
    table.pots = []
    table.learnt = []
    table.given = table.house.given
    table.sint = table.chance.below(players)  # PP-SET-02
    clear_round(table)
    table.clear_turn()
    # lists of its own, since a scenario's position is written into these
    table.bids = [[] for _ in range(players)]
    table.down = [[] for _ in range(players)]
    table.status = [IN] * players
    start_round(table)


# The goal, and the end of the game.


def start_round(table: Pietenpoker) -> None:
    """PP-GOAL-01, PP-FLOW-01: bidding and scoring again, as long as there are cards for it."""
    if is_crowded(table):
        # PP-AMB-39: first everybody discards down to a whole hand
        most = table.house.hand_size
        crowded = [seat for seat in range(table.players) if len(table.hands[seat]) > most]
        table.ask(Question("discard", tuple(crowded), secret=True))
    elif table.round >= table.house.round_cap:
        end_game(table, "PP-AMB-54")
    elif len(table.stock) < cards_needed(table):
        end_game(table, "PP-GOAL-01")
    else:
        table.round += 1
        if table.house.two_sints:
            ask_big(table)
        else:
            deal(table)


def end_game(table: Pietenpoker, rule: str) -> None:
    if table.house.surprise == EACH_GAME and ask_winner(table, rule, leaders(table)):
        return
    finish(table, rule)


# The deal.


def deal(table: Pietenpoker) -> None:
    """PP-DEAL-01: random own cards first; PP-DEAL-02: then new ones, to a whole hand.

    PP-DEAL-04: in the first round there is nothing to take.
    """
    stock = table.stock
    table.chance.shuffle(stock)
    players = table.players
    for step in range(players):
        take_own_cards(table, (table.sint + step) % players)
    for step in range(players):
        hand = table.hands[(table.sint + step) % players]
        for _ in range(table.house.hand_size - len(hand)):
            put_in_order(hand, stock.pop())
    if not table.quiet:
        table.tell(events.DEALT, table.sint, number=table.round)
        tell_hands(table)
    if table.house.hand_rule:
        ask_limit(table)
    else:
        start_bidding(table)


# The room.


def start_bidding(table: Pietenpoker) -> None:
    if table.house.two_sints:
        begin_blinds(table)
    else:
        reveal(table)


def begin_reveals(table: Pietenpoker) -> None:
    table.phase = BIDDING
    reveal(table)


def reveal(table: Pietenpoker) -> None:
    """PP-REV-01, PP-REV-02; PP-AMB-40: without a card to reveal the scoring comes at once."""
    while table.revealed < table.house.reveals and table.stock:
        card = table.stock.pop()
        table.room = [*table.room, card]
        table.revealed += 1
        table.asked = 0
        if not table.quiet:
            table.tell(events.REVEALED, table.sint, (card,), table.revealed)
        seat = table.sint  # PP-BID-01
        for _ in range(table.players):
            if table.status[seat] == IN:  # PP-AMB-12
                begin_turn(table, seat)
                return
            seat = table.after(seat)
    showdown(table)


def begin_turn(table: Pietenpoker, seat: int) -> None:
    table.turn = seat
    table.fresh = 0
    if table.learnt:
        forget(table, seat)
    if not table.house.plain_bids:
        table.clear_turn()


# Going along.


def lay(table: Pietenpoker, card: int) -> None:
    """PP-BID-06, PP-BID-08: it lies open before him and adds to what he laid before."""
    seat = table.turn
    if table.spent and is_spent(table, seat, table.hands[seat], card):
        table.idle = [*table.idle, card]
        move_spent(table, seat, card, NOBODY)
    take_out(table.hands[seat], card)
    add_to_bid(table, seat, card)
    table.fresh += 1
    if not table.quiet:
        table.tell(events.LAID, seat, (card,), table.worth[seat])


def go(table: Pietenpoker) -> None:
    """PP-AMB-79: the bid is complete; PP-AMB-21: now its cards take effect."""
    seat = table.turn
    if table.house.effects:
        table.laid = fresh_cards(table)
        note_effects(table)
        work_on(table)
        return
    tell_bid(table)
    if table.house.overschatting or table.phase != BIDDING or not table.hands[seat]:
        settle_bid(table, table.fresh > 0)
    else:
        if table.worth[seat] > table.highest:
            table.highest = table.worth[seat]
        pass_turn(table)


def work_on(table: Pietenpoker) -> None:
    """One effect after another; a question waits for its answer."""
    while not table.questions:
        if table.todo:
            step = table.todo[0]
            table.todo = table.todo[1:]
            do_step(table, step)
        elif table.pending:
            next_effect(table)
        else:
            settle_bid(table, bool(table.laid) or table.hid > 0)
            return


def settle_bid(table: Pietenpoker, laid: bool) -> None:
    """PP-AMB-41: who is all-in is judged after everything that the bid did."""
    if table.phase != BIDDING:
        if not next_blind(table):
            begin_reveals(table)
        return
    seat = table.turn
    if table.anew:
        find_highest(table)
    if laid and not table.hands[seat]:
        go_all_in(table, seat)
    elif overestimates(table):
        fall_out(table, seat)
    if table.anew and table.status[seat] != IN:
        table.highest = highest_beside(table, seat, table.measure())
    raise_highest(table)
    if table.status[seat] != IN and is_decided(table):
        return
    if table.leap == SCORING:
        showdown(table)
    elif table.leap == NEXT_REVEAL:
        reveal(table)
    else:
        pass_turn(table)


def go_all_in(table: Pietenpoker, seat: int) -> None:
    """PP-BID-07: the others may ignore his bid, and he is out."""
    table.status = with_number(table.status, seat, ALL_IN)
    if not table.quiet:
        table.tell(events.ALL_IN, seat)


def fall_out(table: Pietenpoker, seat: int) -> None:
    """PP-OVER-01: nobody could have followed him."""
    table.status = with_number(table.status, seat, OVER)
    if not table.quiet:
        table.tell(events.OVER, seat)


# Stopping, and whose turn it is.


def stop(table: Pietenpoker) -> None:
    """PP-BID-03: he keeps his hand, and what he bid stays.

    PP-AMB-83: what he laid blindly before he stopped is no bid that others have to meet.
    """
    seat = table.turn
    if table.taken:
        exchange(table)
    nobody_stopped = STOPPED not in table.status
    table.status = with_number(table.status, seat, STOPPED)
    if not table.quiet:
        table.tell(events.STOPPED, seat)
    if nobody_stopped and table.house.first_stop:
        make_sint(table, seat)  # PP-SINT-05, PP-AMB-45
    if not is_decided(table):
        pass_turn(table)


def is_decided(table: Pietenpoker) -> bool:
    """PP-BID-04: with one player left the round stops at once (PP-AMB-09)."""
    if table.is_contested():
        return False
    winner = table.contenders()[0]
    if not table.quiet:
        table.tell(events.WON_ALONE, winner, number=pot_size(table))
    finish_round(table, winner)
    return True


def pass_turn(table: Pietenpoker) -> None:
    """PP-BID-05: once around the table for each revealed card."""
    table.asked |= 1 << table.turn
    seat = table.turn
    for _ in range(table.players):
        seat = table.after(seat)
        if table.status[seat] == IN and not table.asked >> seat & 1:
            begin_turn(table, seat)
            return
    if table.competitief:
        seat = lower_again(table)
        if seat != NOBODY:
            begin_turn(table, seat)
            return
    reveal(table)


# Scoring.


def showdown(table: Pietenpoker) -> None:
    """PP-SCO-01: everybody who is still in, with his hand and the room."""
    end_blindness(table)
    if table.house.precies:
        note_crossings(table)
        if ask_crossings(table):
            return
    judge(table)


def judge(table: Pietenpoker) -> None:
    contenders = table.contenders()
    values = [0] * table.players
    for seat in contenders:
        values[seat] = combination(table, seat, table.crossed_by(seat))
    if not table.quiet:
        for seat in contenders:
            show(table, seat, values[seat])
        table.let_see()
    winner = winner_of(table, contenders, values)
    if not table.quiet:
        table.let_see()
    finish_round(table, winner)


def finish_round(table: Pietenpoker, winner: int) -> None:
    table.winners = [*table.winners, winner]
    table.pots = [*table.pots, pot_size(table)]
    if table.house.hand_rule:
        asked = keepers(table)
        if asked:
            end_blindness(table)
            table.ask(Question("keep", tuple(asked), secret=True, number=winner + 1))
            return
    close_round(table, winner, [])


def close_round(table: Pietenpoker, winner: int, throwing: list[int]) -> None:
    """PP-SCO-06: the best combination wins all bid cards and becomes the Sint."""
    end_blindness(table)
    alone = len(table.contenders()) == 1
    for seat in range(table.players):
        if loses_hand(table, seat, alone) or seat in throwing:
            shown = table.is_contender(seat) and not alone
            lose(table, table.hands[seat], shown)
            table.hands[seat] = []
    pay(table, winner)
    if table.house.burns_nothing:
        table.stock += table.room
    else:
        table.burned = table.burned + table.room
    chosen = winner != NOBODY and is_due(table)
    if winner != NOBODY and not table.house.first_stop:
        table.sint = winner  # PP-AMB-11: nobody's win changes nothing
    clear_round(table)
    if not table.quiet:
        table.let_see(silent=True)
    if chosen and ask_one(table, winner):
        return
    start_round(table)
