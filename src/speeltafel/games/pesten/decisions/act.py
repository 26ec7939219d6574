"""The turn: lay a card or a combination, offer a trade, or draw, by will or for a threat."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.moves import Move, Refusal
from speeltafel.games.pesten import events
from speeltafel.games.pesten.cards import ANSWERS_CHAIN, CARDS, RANK, TWO
from speeltafel.games.pesten.decisions.combination import (
    MOST_LISTED,
    add_combos,
    go_on_with,
    has_combo,
    is_in_steps,
    lay_combo,
    search_for,
    why_begun,
    why_not_begin,
    why_not_combo,
)
from speeltafel.games.pesten.decisions.held import distinct, is_new, why_not_held
from speeltafel.games.pesten.decisions.offer import (
    OFFERS,
    WITHDRAW,
    add_offers,
    make_offer,
    may_trade,
    why_not_offer,
)
from speeltafel.games.pesten.decisions.window import REACTING
from speeltafel.games.pesten.expansions.run import break_run
from speeltafel.games.pesten.rules import begin_turn, drop_out, eliminate, lay, pays, renew_pot
from speeltafel.games.pesten.state import CHAIN, COMBO, DRAWN, NO_THREAT, TWOS, Pesten

PLAYS: Final[list[Move]] = [Move("play", (card,)) for card in range(CARDS)]
DRAW: Final = Move("draw")
TAKE: Final = Move("take")
ROLL: Final = Move("roll")


class Act(OnTurn[Pesten]):
    """PE-PLAY-01, PE-PLAY-02, PE-PLAY-04; PE-DRAW-01, PE-CHAIN-03, PE-TWO-02 under a threat."""

    def moves(self, table: Pesten) -> list[Move]:
        moves = act_moves(table)
        add_combos(table, moves)
        return moves

    def any_move(self, table: Pesten, chance: Chance) -> Move:
        """A place where a move might be is drawn until one is there."""
        search = search_for(table)
        combos = 0 if search is None else search.count(MOST_LISTED)
        if combos > MOST_LISTED or table.begun:
            return super().any_move(table, chance)
        hand = table.hands[table.turn]
        plays = len(hand)
        offers = plays if may_trade(table) else 0
        while True:
            chosen = chance.below(plays + offers + combos + 1)
            if chosen < plays:
                if is_new(hand, chosen) and may_lay(table, hand[chosen]):
                    return PLAYS[hand[chosen]]
            elif chosen < plays + offers:
                at = chosen - plays
                if is_new(hand, at) and ANSWERS_CHAIN[hand[at]]:
                    return OFFERS[hand[at]]
            elif chosen < plays + offers + combos:
                assert search is not None
                return Move("combo", search.nth(chosen - plays - offers))
            elif table.threat != NO_THREAT:
                return ROLL if table.threat == COMBO else TAKE
            elif may_pass(table, combos > 0):
                return DRAW

    def refusal(self, table: Pesten, move: Move) -> Refusal | None:
        verb = move.verb
        if verb == "combo":
            return why_not_combo(table, move.cards)
        if verb == "begin":
            return why_not_begin(table, move.cards[0])
        if table.begun:
            return why_begun(verb)
        if verb == "play":
            card = move.cards[0]
            return why_not_held(table, table.turn, card) or why_not_lay(table, card)
        if verb == "draw":
            return why_not_pass(table)
        if verb == "take":
            return why_not_take(table)
        if verb == "roll":
            return why_not_roll(table)
        if verb == "offer":
            return why_not_offer(table, move.cards[0])
        return why_out_of_place(table, verb)

    def in_steps(self, table: Pesten, move: Move) -> bool:
        return is_in_steps(table, move)

    def effect(self, table: Pesten, move: Move) -> None:
        verb = move.verb
        if verb == "play":
            card = move.cards[0]
            table.take_from_hand(table.turn, card)
            lay(table, table.turn, card, jump=False)
        elif verb == "draw":
            pass_and_draw(table)
        elif verb == "offer":
            make_offer(table, move.cards[0])
        elif verb == "take":
            take(table)
        elif verb == "roll":
            roll(table)
        elif verb == "combo":
            lay_combo(table, move.cards)
        elif verb == "begin":
            go_on_with(table, move.cards[0])
        else:
            table.begun = []


def act_moves(table: Pesten) -> list[Move]:
    """What the player on turn may do, free or under a threat, besides laying a combination."""
    if table.begun:
        return [WITHDRAW]
    threat = table.threat
    hand = table.hands[table.turn]
    if threat == NO_THREAT and table.house.bluff:
        moves = distinct(hand, PLAYS)
    else:
        moves = distinct([card for card in hand if may_lay(table, card)], PLAYS)
    if threat != NO_THREAT:
        moves.append(ROLL if threat == COMBO else TAKE)
    elif not must_lay(table) or may_pass(table, has_combo(table)):
        moves.append(DRAW)
    if may_trade(table):
        add_offers(table, moves)
    return moves


def why_out_of_place(table: Pesten, verb: str) -> Refusal:
    """A verb of another moment."""
    if verb == "end":
        if table.threat != NO_THREAT:
            return Refusal(threat_rule(table), "threatened")
        return Refusal("PE-PASS-01", "draw-first")
    if verb in REACTING:
        return table.too_late()
    if verb in ("want", "to", "withdraw", "accept", "decline"):
        return Refusal("PE-TRADE-01", "no-offer")
    return Refusal(table.turn_rule(), "not-now")


# Single cards.


def may_lay(table: Pesten, card: int) -> bool:
    """PE-PLAY-01; PE-BLUFF-01: where bluffing is allowed, any card; a threat says which ones.

    PE-CHAIN-03, PE-TWO-02, PE-AMB-11, PE-AMB-25: nobody bluffs against a threat.
    """
    threat = table.threat
    if threat == NO_THREAT:
        return table.house.bluff or table.fits(card)
    if threat == CHAIN:
        return ANSWERS_CHAIN[card]
    return threat == TWOS and RANK[card] == TWO


def why_not_lay(table: Pesten, card: int) -> Refusal | None:
    if may_lay(table, card):
        return None
    if table.threat == NO_THREAT:
        return Refusal("PE-PLAY-01", "does-not-match", {"card": card})
    if table.threat == CHAIN:
        return Refusal("PE-CHAIN-03", "only-ace-two-joker", {"card": card})
    if table.threat == TWOS:
        return Refusal("PE-TWO-02", "only-twos", {"card": card})
    return Refusal("PE-AMB-11", "only-combination", {"card": card})


# Passing.


def may_pass(table: Pesten, with_combination: bool) -> bool:
    """PE-PLAY-02, PE-AMB-13: always, while there is a card to draw.

    PE-AMB-52, PE-AMB-51: by house rule, and with nothing to draw, only who can lay nothing.
    """
    return not must_lay(table) or not (with_combination or table.has_match())


def must_lay(table: Pesten) -> bool:
    """Whether only who can lay nothing may pass."""
    return table.house.must_play or not table.available()


def why_not_pass(table: Pesten) -> Refusal | None:
    if table.threat != NO_THREAT:
        return Refusal(threat_rule(table), "threatened")
    if may_pass(table, must_lay(table) and has_combo(table)):
        return None
    return Refusal("PE-AMB-52", "can-lay") if table.available() else Refusal("PE-AMB-32", "can-lay")


def pass_and_draw(table: Pesten) -> None:
    """PE-PLAY-02: one card."""
    seat = table.turn
    if not table.available():
        eliminate(table, seat)  # PE-AMB-32, PE-AMB-51
        drop_out(table, seat)
        return
    if not table.pot:
        renew_pot(table)
    card = table.own_pot().pop()
    table.drawn = [card]
    table.phase = DRAWN
    break_run(table, seat)  # PE-AMB-29
    if not table.quiet:
        table.tell(events.DREW, seat, (card,), 1)


# Drawing for a threat.


def threat_rule(table: Pesten) -> str:
    """The rule that says what the player on turn faces."""
    if table.threat == TWOS:
        return "PE-TWO-02"
    return "PE-DRAW-01" if table.threat == COMBO else "PE-CHAIN-03"


def why_not_take(table: Pesten) -> Refusal | None:
    if table.threat == NO_THREAT:
        return Refusal("PE-CHAIN-03", "nothing-to-take")
    return Refusal("PE-DRAW-01", "roll-for-it") if table.threat == COMBO else None


def why_not_roll(table: Pesten) -> Refusal | None:
    if table.threat == NO_THREAT:
        return Refusal("PE-DRAW-01", "nothing-to-roll-for")
    return None if table.threat == COMBO else Refusal(threat_rule(table), "no-dice-for-it")


def take(table: Pesten) -> None:
    """PE-CHAIN-04, PE-TWO-02: who lays none draws for all."""
    pay(table, table.cards_to_draw())


def roll(table: Pesten) -> None:
    """PE-DRAW-02: a die for each card of the combination, and as many cards as they show."""
    table.dice = [table.chance.below(6) + 1 for _ in range(table.weight)]
    number = sum(table.dice)
    if not table.quiet:
        for die in table.dice:
            table.tell(events.DIE, table.turn, number=die)
        table.tell(events.ROLLED, table.turn, number=number)
        table.let_see()
    pay(table, number)


def pay(table: Pesten, number: int) -> None:
    """PE-AMB-12: the turn is over; by house rule (PE-AMB-69) it goes on without a threat."""
    seat = table.turn
    table.threat = NO_THREAT
    table.weight = 0
    if not pays(table, seat, number):
        drop_out(table, seat)
    elif not table.house.play_after_penalty:
        begin_turn(table, table.after(seat))
