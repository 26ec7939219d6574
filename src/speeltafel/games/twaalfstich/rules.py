"""12er Stich, in the order of its rulebook; what the seat on turn decides is in decisions/.

Black cards add to the running sum, red ones subtract; who brings it to exactly 12 or 0 takes the
trick. Under the Prof rule the colours may change places, so the rules speak of plus and minus.
"""

from typing import Final

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import IllegalMove, Refusal
from speeltafel.engine.setup import Outcome
from speeltafel.engine.zones import put_in_order
from speeltafel.games.twaalfstich import events
from speeltafel.games.twaalfstich.cards import BLACK, COLOUR, DECK, DIE, total_points
from speeltafel.games.twaalfstich.rules_fits import FITS, LIMIT, NEVER, worth
from speeltafel.games.twaalfstich.state import DRAWN, SIGN, TURN, Twaalfstich

HAND_SIZE: Final = 6  # 12-DEAL-02
BONUS: Final = 30  # 12-SCORE-02


# Preparation.


def begin(table: Twaalfstich) -> None:
    """12-TARGET-01, 12-END-01: the die sets the target once, before the game."""
    chance = table.chance
    players = table.players
    table.target = table.house.target
    if not table.target:
        thrown = DIE[chance.below(len(DIE))]
        table.target = 100 * thrown
        if not table.quiet:
            table.tell(events.ROLLED, number=thrown)
    table.totals = [0] * players
    table.sheet = []
    if not table.quiet:
        table.tell(events.TARGET_SET, number=table.target)
    deal(table, chance.below(players))  # 12-AMB-10: the first dealer is random


def deal(table: Twaalfstich, dealer: int) -> None:
    """12-DEAL-01, 12-DEAL-02, 12-DEAL-03: all cards shuffled, six each, the rest is stock."""
    players = table.players
    stock = DECK.copy()
    table.chance.shuffle(stock)
    table.hands = []
    table.tricks = []
    for _ in range(players):
        hand = stock[-HAND_SIZE:]
        del stock[-HAND_SIZE:]
        hand.sort()
        table.hands.append(hand)
        table.tricks.append([])
    table.stock = stock
    table.open = []
    table.drawn = []
    table.stuck = [NEVER] * players
    table.round += 1
    table.dealer = dealer
    table.plus = BLACK  # 12-AMB-16: every round starts with black adding
    table.sum = 0  # 12-AMB-22
    table.passes = 0
    table.just_won = False
    if not table.quiet:
        table.tell(events.DEALT, dealer, number=table.round)
        for seat in range(players):
            table.tell(events.HAND, seat, tuple(table.hands[seat]))
    begin_turn(table, table.after(dealer))  # 12-TURN-01


# The turn.


def can_play(table: Twaalfstich, seat: int) -> bool:
    fits = FITS[table.situation()]
    for card in table.hands[seat]:
        if fits[card]:
            return True
    return False


def begin_turn(table: Twaalfstich, seat: int) -> None:
    """12-MUST-01, 12-AMB-01: play if you can; 12-DRAW-01, 12-AMB-03: else draw if you can.

    Passing happens by itself (12-AMB-29) and only with an empty stock, which is never
    refilled (12-AMB-12), so that nobody draws between two passes. A full circle of them proves
    that nobody can play (12-AMB-11).
    """
    while True:
        table.turn = seat
        if table.stock or can_play(table, seat):
            table.phase = TURN
            return
        table.stuck[seat] = table.situation()
        table.passes += 1
        if not table.quiet:
            table.tell(events.PASSED, seat)
        if table.passes == table.players:
            end_round(table, NOBODY)  # 12-REND-02
            return
        table.just_won = False
        seat = table.after(seat)


def end_turn(table: Twaalfstich) -> None:
    table.just_won = False
    begin_turn(table, table.after(table.turn))


def why_not_play(table: Twaalfstich, card: int) -> Refusal | None:
    if card not in table.drawn and card not in table.hands[table.turn]:
        return Refusal("12-DEAL-02", "not-in-hand", {"card": card})
    if FITS[table.situation()][card]:
        return None
    if not table.open:
        if COLOUR[card] != table.plus:
            return Refusal("12-LEAD-01", "lead-plus", {"card": card})
        return Refusal("12-AMB-14", "twelve-after-trick", {"card": card})
    new_sum = table.sum + worth(card, table.plus)
    reason = "over-twelve" if new_sum > LIMIT else "below-zero"
    return Refusal("12-SUM-02", reason, {"card": card, "sum": table.sum, "new": new_sum})


def lay(table: Twaalfstich, card: int) -> None:
    """12-SUM-01: the new sum is computed; 12-SUM-03: everybody is told it."""
    seat = table.turn
    leading = not table.open
    table.open.append(card)
    table.sum += worth(card, table.plus)
    table.passes = 0
    if not table.quiet:
        table.tell(events.LED if leading else events.PLAYED, seat, (card,), table.sum)
    # 12-TRICK-01; 12-TWELVE-01, 12-AMB-13: a lead takes nothing, not even a twelve
    won = not leading and (table.sum == LIMIT or table.sum == 0)
    if won:
        if not table.quiet:
            table.let_see()
        take_trick(table, seat)
    if not table.hands[seat]:
        end_round(table, seat)  # 12-REND-01; 12-AMB-05: leading the last card ends it too
    elif won:
        table.just_won = True
        if table.house.prof_rule:
            table.phase = SIGN  # 12-AMB-28: not after the last card
        else:
            begin_turn(table, seat)  # 12-TRICK-02
    else:
        end_turn(table)


def take_trick(table: Twaalfstich, seat: int) -> None:
    """12-TRICK-01, 12-AMB-07: the cards are his at once, also those of his last card."""
    if not table.quiet:
        table.tell(events.TRICK, seat, tuple(table.open), total_points(table.open))
    table.tricks[seat] = table.tricks[seat] + table.open
    table.open.clear()
    table.sum = 0
    if not table.quiet:
        table.let_see()


def keep(table: Twaalfstich, card: int) -> None:
    """12-PASS-01: the drawn card stays in the hand."""
    put_in_order(table.hands[table.turn], card)
    if not table.quiet:
        table.tell(events.KEPT, table.turn)


def why_no_sign(table: Twaalfstich) -> Refusal:
    """12-PROF-01: only who has just won a trick says which colour adds."""
    return Refusal("12-PROF-01", "no-trick-won" if table.house.prof_rule else "prof-rule-off")


# The end of a round, and of the game.


def end_round(table: Twaalfstich, out: int) -> None:
    """12-SCORE-03: note the points; `out` is the seat that played its last card, if any."""
    row = [round_points(table, seat, seat == out) for seat in range(table.players)]
    count_round(table, out, row)


def count_round(table: Twaalfstich, out: int, row: list[int]) -> None:
    """What a round of so many points brings, and what follows from it."""
    table.totals = [table.totals[seat] + row[seat] for seat in range(table.players)]
    table.sheet = [*table.sheet, row]
    if not table.quiet:
        table.tell(events.ROUND_OUT if out != NOBODY else events.ROUND_STUCK, out)
        for seat in range(table.players):
            if table.house.hand_penalty:
                table.tell(events.LEFT, seat, tuple(table.hands[seat]))
            table.tell(events.SCORED, seat, number=row[seat])
        table.let_see()
    table.ending = reason_to_end(table)
    if not table.ending:
        deal(table, table.after(table.dealer))  # 12-AMB-10
    elif not table.quiet:
        for seat in leaders(table):
            table.tell(events.WON, seat, number=table.totals[seat])


def round_points(table: Twaalfstich, seat: int, out: bool) -> int:
    """The open pile counts for nobody (12-REND-03, 12-AMB-06).

    Hands are set aside (12-REND-04, 12-AMB-26) unless 12-VAR-01 subtracts them (12-AMB-18).
    """
    left = total_points(table.hands[seat]) if table.house.hand_penalty else 0
    return points_for(total_points(table.tricks[seat]), left, out)


def points_for(taken: int, left: int, out: bool) -> int:
    """12-SCORE-01, 12-SCORE-02, 12-VAR-01."""
    return taken - left + (BONUS if out else 0)


def reason_to_end(table: Twaalfstich) -> str:
    """The rule by which the game is over after this round, or nothing.

    12-END-02, 12-AMB-08, 12-AMB-19: totals are held against the target after all scoring.
    """
    house = table.house
    enough = table.target + house.beyond_target
    reached = 0
    for total in table.totals:
        if total >= enough:
            reached += 1
    tied = len(leaders(table)) > 1
    if reached and not tied:
        return "12-END-02" if reached == 1 else "12-END-03"
    if reached and not house.extra_round:
        return "12-AMB-09"
    # 12-AMB-24: a tie under `extraRound` plays on, with the same test after each round
    return "12-AMB-25" if table.round >= house.max_rounds else ""


def leaders(table: Twaalfstich) -> list[int]:
    best = max(table.totals)
    return [seat for seat in range(table.players) if table.totals[seat] == best]


def outcome(table: Twaalfstich) -> Outcome:
    """12-GOAL-01, 12-END-03: the highest total wins; 12-AMB-09: equal ones share."""
    return Outcome(tuple(leaders(table)), tuple(table.totals), table.ending)


def leave(_table: Twaalfstich, _seat: int) -> None:
    raise IllegalMove(Refusal("12-AMB-30", "nobody-leaves"))


def placed(table: Twaalfstich) -> None:
    """What follows from the cards that a scenario has put on the table."""
    table.sum = sum([worth(card, table.plus) for card in table.open])
    if table.phase == DRAWN:
        table.stuck[table.turn] = table.situation()
    elif table.phase != SIGN:
        begin_turn(table, table.turn)
