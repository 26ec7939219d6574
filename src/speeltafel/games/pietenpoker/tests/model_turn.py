"""A plain reading of a turn: which moves there are, and what comes of a bid."""

from speeltafel.games.pietenpoker.cards import (
    BASE,
    ICON,
    KIND,
    MONEY_ICON,
    NAMES,
    NUMBER,
    PRECIES,
)
from speeltafel.games.pietenpoker.tests.model_bid import ALL_IN, IN, OVER, STOPPED, Laid, Turn
from speeltafel.games.pietenpoker.tests.model_effects import SIX, effects, give_value, give_values
from speeltafel.games.pietenpoker.tests.model_table import Asking, Round


def take_turn(table: Round, turn: Turn) -> Asking:
    seat = turn.seat
    blind = table.is_blind()
    turn.exempt = table.limit > 0 and not blind and not table.can_reach(seat)
    table.met["PP-HAND-03"] += turn.exempt
    table.met["PP-AMB-19"] += table.limit > 0
    table.met["PP-AMB-56"] += turn.held < table.limit
    while True:
        _, move = yield {seat: blind_moves(table, turn) if blind else open_moves(table, turn)}
        verb, _, card = move.partition(" ")
        if verb == "stop":
            stop(table, turn)
            return ""
        if verb == "go":
            break
        if blind:
            lay(table, turn, NAMES[table.luck("laid")[0]])
            one = turn.fresh[-1]
            if one.works and table.can_act(one.card) and not table.counting:
                table.met["PP-AMB-75"] += 1
                yield from give_value(table, seat, one, SIX)
        elif verb == "lay":
            lay(table, turn, card)
        elif verb == "back":
            take_back(table, turn, card)
        else:
            hide(table, turn, card)
    if not blind:
        yield from give_values(table, turn)
    table.met.update(["PP-BID-02", "PP-BID-06", "PP-BID-08", "PP-AMB-79"])
    table.met["PP-AMB-07"] += not turn.fresh
    yield from settle(table, turn, blind=False)
    return ""


# Which moves there are.


def open_moves(table: Round, turn: Turn) -> set[str]:
    """PP-AMB-79: every card that some legal bid can come of; PP-AMB-67: first face down."""
    seat = turn.seat
    moves = set()
    now = table.now(seat, turn)
    if table.may_go(turn, now):
        moves.add("go")
    begun = turn.hid or turn.took or turn.fresh
    if not turn.big and (not begun or table.may_swap_and_stop(turn, now)):
        moves.add("stop")
    hand = set(table.hands[seat])
    moves |= {f"lay {NAMES[card]}" for card in hand if leads_on(table, turn, "lay", card)}
    if not turn.fresh and not turn.big:
        if table.inwissel:
            cards = {one.card for one in table.bids[seat]}
            moves |= {f"back {NAMES[c]}" for c in cards if leads_on(table, turn, "back", c)}
        if not turn.took and table.is_on("precies") and any(table.actions()):
            cards = {card for card in hand if KIND[card] not in (BASE, PRECIES)}
            moves |= {f"hide {NAMES[c]}" for c in cards if leads_on(table, turn, "hide", c)}
    return moves


def leads_on(table: Round, turn: Turn, verb: str, card: int) -> bool:
    """Whether a legal whole can come of it: tried on a copy of the table."""
    seat = turn.seat
    kept = (table.hands[seat], table.bids[seat], table.down[seat], table.tired[seat])
    table.hands[seat], table.bids[seat] = kept[0].copy(), kept[1].copy()
    table.down[seat], table.tired[seat] = kept[2].copy(), kept[3].copy()
    trial = Turn(
        seat, turn.before, turn.held, turn.big, turn.exempt, turn.took, turn.hid, [*turn.fresh]
    )
    {"lay": lay, "back": take_back, "hide": hide}[verb](table, trial, NAMES[card])
    takes = table.inwissel and not trial.fresh and not turn.big
    wholes = table.wholes(seat, trial, takes)
    found = any(
        table.may_go(trial, whole) or table.may_swap_and_stop(trial, whole) for whole in wholes
    )
    table.hands[seat], table.bids[seat], table.down[seat], table.tired[seat] = kept
    return found


def blind_moves(table: Round, turn: Turn) -> set[str]:
    """PP-AMB-28: blind cards one by one; PP-AMB-84: who may lay no more at the limit stays."""
    seat = turn.seat
    now = table.now(seat, turn)
    at_limit = table.limit > 0 and now.kept == table.floor(turn)
    table.met["PP-AMB-28"] += 1
    table.met["PP-AMB-84"] += at_limit
    moves = {"stop"}
    if table.reaches(turn, now) or at_limit:
        moves.add("go")
    if now.kept > table.floor(turn):
        moves.add("lay")
    return moves


# What a move does.


def lay(table: Round, turn: Turn, name: str) -> None:
    """PP-BID-06; PP-AMB-80: of equal cards those that still work go first."""
    card, seat = NAMES.index(name), turn.seat
    works = table.tired[seat][card] < table.hands[seat].count(card)
    if not works:
        table.tired[seat][card] -= 1
        table.met["PP-AMB-80"] += KIND[card] != BASE or ICON[card] & MONEY_ICON > 0
    table.hands[seat].remove(card)
    one = Laid(card, works=works)
    table.bids[seat].append(one)
    turn.fresh.append(one)


def take_back(table: Round, turn: Turn, name: str) -> None:
    """PP-WISSEL-01, PP-AMB-66; PP-AMB-81: of equal Acteerpieten the one that counts least."""
    card, seat = NAMES.index(name), turn.seat
    copies = [one for one in table.bids[seat] if one.card == card]
    chosen = min(copies, key=lambda one: one.value or NUMBER[one.card])
    table.bids[seat] = [one for one in table.bids[seat] if one is not chosen]
    table.hands[seat].append(card)
    table.tired[seat][card] += 1
    turn.took += 1
    table.met.update(["PP-WISSEL-01", "PP-AMB-16", "PP-AMB-66"])


def hide(table: Round, turn: Turn, name: str) -> None:
    """PP-PREC-06, PP-AMB-67: no value, no action, and it stays there."""
    card, seat = NAMES.index(name), turn.seat
    if table.tired[seat][card] == table.hands[seat].count(card):
        table.tired[seat][card] -= 1
    table.hands[seat].remove(card)
    table.down[seat].append(card)
    turn.hid += 1
    table.met.update(["PP-PREC-06", "PP-AMB-67"])


def stop(table: Round, turn: Turn) -> None:
    """PP-BID-03, PP-AMB-57: the highest bid stays; PP-SINT-05: the first may become Sint."""
    seat = turn.seat
    for one in turn.fresh:
        if turn.took and one.works and table.can_act(one.card):
            one.value = 6
    table.met["PP-AMB-57"] += turn.took > 0
    table.met.update(["PP-BID-03", "PP-AMB-10"])
    table.status[seat] = STOPPED
    if table.is_on("firstStopSint") and not table.somebody_stopped:
        table.met.update(["PP-SINT-05", "PP-AMB-45"])
        table.take_small(seat)
    table.somebody_stopped = True


# What a bid leads to.


def settle(table: Round, turn: Turn, blind: bool) -> Asking:
    """Effects, then the status, then the highest bid."""
    seat = turn.seat
    old_measure, old_highest = table.measure(), table.highest
    yield from effects(table, turn)
    table.met["PP-AMB-41"] += len(turn.fresh) == turn.held
    changed = table.measure() != old_measure
    if changed:
        mine, table.bids[seat] = table.bids[seat], turn.before
        old_highest = table.computed()
        table.bids[seat] = mine
    if not table.hands[seat] and (turn.fresh or turn.hid):
        table.met.update(["PP-BID-07", "PP-AMB-05", "PP-AMB-06"])
        table.status[seat] = ALL_IN
        table.tell("all-in", seat)
    elif table.is_on("overschatting") and not blind and table.worth(seat) > old_highest:
        table.met["PP-AMB-63"] += 1
        overestimates(table, seat)
    if changed:
        table.highest = table.computed()
    else:
        table.highest = max([table.highest, *[table.worth(other) for other in table.inside()]])
    return ""


def is_asked_again(table: Round, seat: int) -> bool:
    """PP-AMB-63: whether he has to answer this bid in this round."""
    if table.leap == "score":
        return False
    more = table.revealed < table.reveals and table.stock > 0
    if table.leap == "reveal":
        return more
    return more or table.competitief or seat not in table.had


def overestimates(table: Round, seat: int) -> None:
    """PP-OVER-01, PP-AMB-15: out at once who leaves nobody able to follow."""
    if table.is_blind():
        table.met["PP-AMB-75"] += 1
        return
    highest, table.highest = table.highest, table.worth(seat)
    able = []
    players = len(table.hands)
    for other in [(seat + n) % players for n in range(1, players)]:
        if other not in table.contenders():
            continue
        asked = table.status[other] == IN and is_asked_again(table, other)
        if not asked or table.limit or table.can_reach(other):
            able.append(other)
        else:
            table.tell("cannot-follow", other)
    table.highest = highest
    table.met.update(["PP-OVER-01", "PP-AMB-15"])
    if not able:
        table.status[seat] = OVER
        table.tell("over", seat)
