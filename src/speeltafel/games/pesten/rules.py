"""Pesten with combinations, in the order of its rulebook; what players decide is in decisions/.

Empty your hand: with single cards that match, or with combinations that add up to your own number.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.questions import Question
from speeltafel.engine.setup import Outcome
from speeltafel.engine.zones import put_in_order, take_out
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import (
    ACE,
    EIGHT,
    FACES,
    JACK,
    JOKER_RANK,
    KING,
    RANK,
    SEVEN,
    TWO,
)
from speeltafel.games.pesten.expansions.halving import halve
from speeltafel.games.pesten.expansions.run import (
    asks_gifts,
    break_run,
    count_for_run,
    run_is_due,
)
from speeltafel.games.pesten.state import (
    ACT,
    CHAIN,
    NO_SUIT,
    NO_THREAT,
    ONE,
    POT,
    SUIT_CHOICE,
    TWOS,
    Pesten,
)

DOUBLE: Final = 2  # PE-TWO-01
PEST_DRAW: Final = 2  # PE-FIN-02


# Preparation.


def begin(table: Pesten) -> None:
    players = table.players
    house = table.house
    chance = table.chance
    # PE-PREP-01, PE-AMB-41: drawn one by one, so that two players may have the same
    span = house.own_most - house.own_least + 1
    table.own = [house.own_least + chance.below(span) for _ in range(players)]
    note_guesses(table)
    deal(table)
    clear(table)
    first = chance.below(players)  # PE-AMB-02
    if not table.quiet:
        for seat in range(players):
            table.tell(events.HAND, seat, tuple(table.hands[seat]))
            if house.own_visible:
                table.tell(events.OWN, seat, number=table.own[seat])
        table.tell(events.START, first, (table.pile[0],))
    begin_turn(table, first)


def note_guesses(table: Pesten) -> None:
    """PE-AMB-01, PE-AMB-70: what everybody knows of the own numbers."""
    house = table.house
    any_number = (1 << house.own_most + 1) - (1 << house.own_least)
    table.guesses = [1 << own if house.own_visible else any_number for own in table.own]


def deal(table: Pesten) -> None:
    """PE-PREP-02: so many cards each, the rest is the pot."""
    size = table.house.hand_size
    pot = table.house.deck.copy()
    table.chance.shuffle(pot)
    table.hands = []
    for _ in range(table.players):
        hand = pot[-size:]
        del pot[-size:]
        hand.sort()
        table.hands.append(hand)
    table.pot = pot
    table.pile = [start_card(table)]


def start_card(table: Pesten) -> int:
    """PE-PREP-03, PE-AMB-02: the first card that is no joker; jokers are shuffled back."""
    pot = table.pot
    at = len(pot) - 1
    while pot[at] >= FACES:
        at -= 1
    card = pot[at]
    if at < len(pot) - 1:
        del pot[at]
        table.chance.shuffle(pot)
    else:
        pot.pop()
    return card


def clear(table: Pesten) -> None:
    """Nothing has happened yet."""
    players = table.players
    table.known = [[] for _ in range(players)]
    table.drawn = []
    table.combo = []
    table.begun = []
    table.out = [False] * players
    table.away = [[] for _ in range(players)]
    table.quota = [0] * players
    table.halving = False
    table.short = []
    table.dice = []
    table.winners = []
    table.threat = NO_THREAT
    table.weight = 0
    table.suit = NO_SUIT
    table.suit_before = NO_SUIT
    table.clockwise = True  # PE-AMB-65
    table.turns = 0
    table.run_by = 0
    table.run = 0
    table.run_paid = False
    table.giving = UNSEEN
    table.wanting = UNSEEN
    table.round = 1


# The turn.


def begin_turn(table: Pesten, seat: int) -> None:
    """PE-PLAY-03; PE-AMB-56: a turn starts whenever somebody comes on turn."""
    table.turn = seat
    table.phase = ACT
    table.trades = 0
    table.offers = 0
    if seat != table.run_by:
        break_run(table, seat)
    if table.turns == table.house.turn_limit:
        stop(table)  # PE-AMB-72: no next turn, so nobody puts cards away before it
        return
    table.turns += 1
    if table.halving:
        halve(table)


def win(table: Pesten, seats: list[int], rule: str) -> None:
    """PE-END-01: the game is over, and nobody faces anything any more."""
    table.winners = seats
    table.ending = rule
    table.threat = NO_THREAT
    table.weight = 0
    if not table.quiet:
        for seat in seats:
            table.tell(events.WON, seat)


def stop(table: Pesten) -> None:
    """PE-AMB-39: too many turns; the fewest cards win, also several players together."""
    seats = table.in_game()
    fewest = min([len(table.hands[seat]) for seat in seats])
    if not table.quiet:
        table.tell(events.CAPPED, number=table.turns)
    win(table, [seat for seat in seats if len(table.hands[seat]) == fewest], "PE-AMB-56")


def scores(table: Pesten) -> tuple[int, ...]:
    """PE-AMB-38: the fewer cards the better; those who are out come last."""
    worst = len(table.house.deck)
    held = [worst if table.out[seat] else table.held(seat) for seat in range(table.players)]
    return tuple(held)


def outcome(table: Pesten) -> Outcome:
    return Outcome(tuple(table.winners), scores(table), table.ending)


# Drawing.


def draw(table: Pesten, seat: int, number: int) -> None:
    """So many cards as there are; PE-POT-01, PE-AMB-55: a new pot when one is needed."""
    hand = table.own_hand(seat)
    before = [] if table.quiet else hand.copy()
    left = number
    if number == 1 and table.pot:
        put_in_order(hand, table.own_pot().pop())
        left = 0
    while left:
        if not table.pot:
            renew_pot(table)
        pot = table.own_pot()
        some = min(left, len(pot))
        hand += pot[-some:]
        del pot[-some:]
        left -= some
        hand.sort()
    place: i64 = seat
    table.barren &= ~(ONE << place)
    if seat == table.run_by:
        table.run = 0  # PE-AMB-29
        table.run_paid = False
    if not table.quiet and number:
        cards = hand.copy()
        for card in before:
            take_out(cards, card)
        table.tell(events.DREW, seat, tuple(cards), number)


def renew_pot(table: Pesten) -> None:
    """PE-POT-02: only the card laid last stays."""
    pot = table.own_pile()
    table.pile = [pot.pop()]
    table.chance.shuffle(pot)
    table.pot = pot
    table.borrowed &= ~POT
    if not table.quiet:
        table.tell(events.RESHUFFLED, number=len(pot))


def pays(table: Pesten, seat: int, number: int) -> bool:
    """He draws so many cards, or is out; PE-AMB-49: whatever he has to draw them for."""
    if number > table.available():  # PE-OUT-01
        eliminate(table, seat)
        return False
    draw(table, seat, number)
    return True


# A single card, from being laid until it has its effect.


def lay(table: Pesten, seat: int, card: int, jump: bool) -> None:
    """The card has left the hand; what it adds counts at once, whatever follows."""
    again = jump and seat == table.turn
    table.turn = seat
    table.own_pile().append(card)
    table.suit_before = table.suit
    table.suit = NO_SUIT
    rank = RANK[card]
    if rank in (ACE, JOKER_RANK):
        table.threat = CHAIN  # PE-CHAIN-01, PE-CHAIN-04
        table.weight += 1
    elif rank == TWO:
        # PE-CHAIN-02, PE-CHAIN-05, PE-AMB-22: a 2 adds nothing to a chain
        if table.threat == TWOS:
            table.weight += 1  # PE-TWO-02
        elif again and table.threat == NO_THREAT and table.house.double_two[card]:
            table.threat = TWOS  # PE-TWO-01, PE-AMB-46: one player has laid both
            table.weight = DOUBLE
    elif rank == KING:
        table.clockwise = not table.clockwise  # PE-KING-01
    count_for_run(table, seat)
    if not table.quiet:
        table.tell(events.JUMPED if jump else events.LAID, seat, (card,), table.cards_to_draw())
    if not table.hands[seat] and not table.house.pest[card] and not table.bluffed():
        win(table, [seat], "PE-END-01")  # PE-LAST-01: nothing has to be said before
    elif table.house.window:
        open_window(table, seat)
    else:
        settle(table)


def open_window(table: Pesten, layer: int) -> None:
    """PE-AMB-59: for everybody; the layer is asked where he may jump in on his own card."""
    asked = table.in_game()
    if not table.house.jump_on_own:
        asked = tuple([seat for seat in asked if seat != layer])
    table.ask(Question("window", asked, secret=True))


def settle(table: Pesten) -> None:
    """The card stands."""
    seat = table.turn
    due = run_is_due(table)  # PE-AMB-48: the count comes before a draw of his own
    if not table.hands[seat]:
        if not table.house.pest[table.pile[-1]]:
            win(table, [seat], "PE-END-01")  # PE-AMB-26: a bluffed last card that stands
            return
        if not pays_for_pest(table, seat):
            drop_out(table, seat)
            return
    if due:
        pay_run(table, seat)
    else:
        go_on(table)


def pays_for_pest(table: Pesten, seat: int) -> bool:
    """PE-FIN-01, PE-FIN-02: who ends with a pest card draws two."""
    if not table.quiet:
        table.tell(events.PEST_FINISH, seat)
    return pays(table, seat, PEST_DRAW)


def go_on(table: Pesten) -> None:
    """What the card on top does to the turn."""
    seat = table.turn
    rank = RANK[table.pile[-1]]
    if rank == JACK:
        table.phase = SUIT_CHOICE  # PE-JACK-01
    elif rank == SEVEN or (rank == KING and king_gives_turn(table)):
        begin_turn(table, seat)  # PE-SEVEN-01, PE-AMB-27
    elif rank == EIGHT:
        begin_turn(table, after_skipped(table, seat))
    else:
        begin_turn(table, table.after(seat))


def after_skipped(table: Pesten, seat: int) -> int:
    """PE-EIGHT-01; PE-AMB-36: of two players the other one, so that the layer goes again.

    PE-AMB-43: an 8 is never laid under a threat, so none is skipped with it.
    """
    skipped = table.after(seat)
    if not table.quiet:
        table.tell(events.SKIPPED, skipped)
    return table.after(skipped)


def king_gives_turn(table: Pesten) -> bool:
    """PE-AMB-36, PE-AMB-61: by house rule, while two players are left."""
    return table.house.king_again and len(table.in_game()) == 2


def pay_run(table: Pesten, layer: int) -> None:
    """PE-RUN-01: all others draw, in order of play; PE-AMB-30: nobody goes out by it."""
    number = table.house.run_draw
    table.run_paid = table.run > 0  # unless he has drawn for a pest finish: his run is over
    if not table.quiet:
        table.tell(events.RUN, layer, number=number)
    short: list[int] = []
    seat = table.after(layer)
    while seat != layer:
        there = min(number, table.available())
        draw(table, seat, there)
        if there < number:
            short.append(seat)
        seat = table.after(seat)
    table.short = short
    if not table.quiet:
        table.let_see()
    if not asks_gifts(table):
        go_on(table)


# Elimination.


def eliminate(table: Pesten, seat: int) -> None:
    """PE-OUT-02: his cards are shuffled onto the pot; PE-AMB-33: he draws nothing first."""
    cards = table.own_hand(seat)
    table.hands[seat] = []
    table.forget_all(seat)
    table.chance.shuffle(cards)
    table.own_pot().extend(cards)
    table.out = table.out.copy()
    table.out[seat] = True
    table.left = ()
    if not table.quiet:
        table.tell(events.OUT, seat, number=len(cards))
        table.let_see()
    left = table.in_game()
    if len(left) == 1:
        win(table, [left[0]], "PE-OUT-01")
    elif table.house.halve:
        table.halving = True


def drop_out(table: Pesten, seat: int) -> None:
    """The layer or the player on turn has gone out: the next one begins, without a threat.

    PE-AMB-65: his jack, 7 or 8 has no effect.
    """
    table.threat = NO_THREAT
    table.weight = 0
    if not table.ending:
        begin_turn(table, table.after(seat))


# What scenarios ask for.


def placed(table: Pesten) -> None:
    if not table.run:
        table.run_by = table.turn
    table.left = ()
    table.barren = 0
    note_guesses(table)
