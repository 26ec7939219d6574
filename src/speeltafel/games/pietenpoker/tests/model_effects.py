"""A plain reading of what laid cards do: values, money, and the action cards one by one."""

from speeltafel.games.pietenpoker.cards import (
    ACHTBAAN,
    ACTEER,
    BASE,
    BRIL,
    CELEBRI,
    CHIHUAHUA,
    COMPETITIEF,
    CRIME,
    HARDLOOP,
    HOOFD,
    ICON,
    INDI,
    KIND,
    KLEUR,
    MONEY_ICON,
    NAMES,
    OMDENK,
    POKER,
    PRECIES,
    PROFITEER,
    REKEN,
    STAF,
    VERLIEFD,
)
from speeltafel.games.pietenpoker.tests.model_bid import IN, VALUE, Laid, Turn
from speeltafel.games.pietenpoker.tests.model_table import Asking, Round

SEATS = "abcdefghi"
PASSIVE = (BASE, ACTEER, PROFITEER, PRECIES)
LAST = (HOOFD, HARDLOOP)
SIX = {f"value {n}" for n in range(1, 7)}

# Values.


def is_acting(table: Round, turn: Turn, one: Laid) -> bool:
    """PP-AMB-81: only where its number matters an Acteerpiet gets a value."""
    whole = table.now(turn.seat, turn)
    by_value = table.measure(whole.omdenk, whole.celebri) == VALUE
    table.met["PP-AMB-81"] += one.works and table.can_act(one.card) and not by_value
    return one.works and table.can_act(one.card) and by_value


def give_values(table: Round, turn: Turn) -> Asking:
    """PP-AMB-70: high enough for a legal bid."""
    for one in turn.fresh:
        if is_acting(table, turn, one):
            allowed = set()
            for value in range(1, 7):
                one.value = value
                if table.may_go(turn, table.now(turn.seat, turn)):
                    allowed.add(f"value {value}")
            one.value = 0
            yield from give_value(table, turn.seat, one, allowed)
    return ""


def give_value(table: Round, seat: int, one: Laid, allowed: set[str]) -> Asking:
    _, move = yield {seat: allowed}
    one.value = int(move.split()[1])
    table.met.update(["PP-AMB-70", "PP-AMB-22"])
    return ""


# One card after another.


def effects(table: Round, turn: Turn) -> Asking:
    """PP-AMB-21, PP-AMB-60: one card after the other, Hoofdpiet and Hardlooppiet last."""
    waiting = [one for one in turn.fresh if does(table, one)]
    while waiting := [one for one in waiting if does(table, one)]:
        early = [one for one in waiting if KIND[one.card] not in LAST] or waiting
        faces = {NAMES[one.card] for one in early}
        one = early[0]
        if len(faces) > 1 and KIND[one.card] not in LAST:
            _, move = yield {turn.seat: {f"first {name}" for name in faces}}
            one = next(one for one in early if NAMES[one.card] == move.split()[1])
            table.met.update(["PP-AMB-60", "PP-AMB-21"])
        waiting.remove(one)
        if has_money(table, one.card):
            yield from money(table, turn.seat)
        if has_action(table, one.card):
            table.met.update(["PP-ACT-01", "PP-ACT-02"])
            yield from act(table, turn.seat, KIND[one.card])
    return ""


def does(table: Round, one: Laid) -> bool:
    """Whether a laid card has an icon or an action that works now."""
    if not one.works:
        return False
    return has_money(table, one.card) or has_action(table, one.card)


def has_money(table: Round, card: int) -> bool:
    return table.is_on("biedregel") and ICON[card] & MONEY_ICON > 0


def has_action(table: Round, card: int) -> bool:
    """PP-AMB-31, PP-AMB-46, PP-AMB-64."""
    kind = KIND[card]
    if kind in PASSIVE or table.celebri:
        return False
    return table.revealed > 0 or kind not in (HOOFD, HARDLOOP, INDI)


# Money.


def money(table: Round, seat: int) -> Asking:
    """PP-GELD-01 to PP-GELD-03."""
    found = choices(table)
    table.met.update(["PP-GELD-01", "PP-AMB-20"])
    if not found:
        return ""
    move = min(found)
    if len(found) > 1:
        _, move = yield {seat: found}
    if move == "more hand":
        draw(table, seat)
        return ""
    yield from add(table, seat)
    table.met["PP-GELD-02"] += 1
    players = len(table.hands)
    for other in [(seat + n) % players for n in range(1, players)]:
        if table.status[other] == IN and table.scored[other]:
            _, answer = yield {other: {"add", "skip"}}
            if answer == "add":
                yield from add(table, other)
    return ""


def choices(table: Round) -> set[str]:
    """PP-AMB-20, PP-AMB-58: what is impossible is not offered."""
    found = set()
    if table.scored[table.turn]:
        found.add("more bid")
    if table.stock > (table.revealed == 0):
        found.add("more hand")
    return found


def draw(table: Round, seat: int) -> None:
    """PP-GELD-03, PP-AMB-40, PP-AMB-58: from the player on turn on, what there is."""
    for other in [seat, *table.around(seat)]:
        if table.status[other] == IN and table.stock > (table.revealed == 0):
            table.met["PP-GELD-03"] += 1
            table.met["PP-AMB-58"] += table.revealed == 0
            table.stock -= 1
            table.hands[other] += table.luck("drew")


def add(table: Round, seat: int) -> Asking:
    """PP-GELD-02, PP-AMB-78: a scored card does nothing but lie there."""
    table.scored[seat] -= 1
    one = Laid(table.luck("added")[0])
    table.bids[seat].append(one)
    if table.can_act(one.card) and not table.counting:
        table.met["PP-AMB-78"] += 1
        yield from give_value(table, seat, one, SIX)
    return ""


# Actions.


def act(table: Round, seat: int, kind: int) -> Asking:
    """The action cards, one by one."""
    if kind == STAF:
        yield from staf(table, seat)
    elif kind == INDI:
        yield from indi(table, seat)
    elif kind == CRIME:
        yield from crime(table, seat)
    elif kind == BRIL:
        yield from bril(table, seat)
    elif kind == VERLIEFD:
        if table.stock > (table.revealed == 0):
            table.stock -= 1
            table.room += table.luck("enlarged")
            table.met["PP-AMB-29"] += 1
    elif kind == CELEBRI:
        undo(table)
    else:
        switch_on(table, kind)
    return ""


def switch_on(table: Round, kind: int) -> None:
    """What lasts for the round, and the two that cut it short (PP-AMB-23, PP-AMB-24)."""
    if kind in (REKEN, KLEUR):
        table.only = "numbers" if kind == REKEN else "colours"
    elif kind == HOOFD:
        table.leap = table.leap or "reveal"
        table.met["PP-AMB-23"] += 1
    elif kind == HARDLOOP:
        table.leap = "score"
        table.met["PP-AMB-24"] += 1
    elif kind == OMDENK:
        table.counting = True
        table.met["PP-AMB-26"] += 1
    elif kind == POKER:
        table.poker = True
        table.met["PP-AMB-53"] += table.revealed == 0
    elif kind == ACHTBAAN:
        table.backwards = True
        table.met["PP-AMB-61"] += 1
    elif kind == COMPETITIEF:
        table.competitief = True
    elif kind == CHIHUAHUA:
        table.chihuahua = True


def undo(table: Round) -> None:
    """PP-AMB-31, PP-AMB-62: what lasts ends, and bids are what is printed on them."""
    table.celebri = True
    table.only = "any"
    table.counting = table.poker = table.backwards = table.competitief = table.chihuahua = False
    table.met.update(["PP-AMB-31", "PP-AMB-62"])


def staf(table: Round, seat: int) -> Asking:
    """PP-SINT-04, PP-AMB-37."""
    if not table.is_on("wieKent"):
        table.sint = seat
        return ""
    _, move = yield {seat: {"become small", "become big"}}
    table.met.update(["PP-SINT-04", "PP-AMB-37"])
    if move == "become small":
        table.take_small(seat)
    elif table.sint == seat:
        table.sint, table.big_sint = table.big_sint, seat
    else:
        table.big_sint = seat
    return ""


def indi(table: Round, seat: int) -> Asking:
    """A hand card for one of the room; PP-AMB-75: under the Pokerpiet a random one."""
    hand = table.hands[seat]
    if not hand or not table.room:
        return ""
    if table.is_blind():
        given = table.luck("offered")[0]
    else:
        _, move = yield {seat: {f"give {NAMES[card]}" for card in hand}}
        given = NAMES.index(move.split()[1])
    offered = {f"take {NAMES[card]}" for card in table.room}
    table.room_tired[given] += table.part_with(seat, given)
    table.room.append(given)
    _, move = yield {seat: offered}
    taken = NAMES.index(move.split()[1])
    if table.room_tired[taken] == table.room.count(taken):
        table.room_tired[taken] -= 1
        table.tired[seat][taken] += 1
    table.room.remove(taken)
    hand.append(taken)
    return ""


def crime(table: Round, seat: int) -> Asking:
    """PP-AMB-27: twice a random card of somebody else's hand."""
    for _ in range(2):
        targets = table.with_cards(seat)
        if targets:
            _, move = yield {seat: {f"pick {SEATS[other]}" for other in targets}}
            victim = SEATS.index(move.split()[1])
            card = table.luck("stole")[0]
            if table.part_with(victim, card):
                table.tired[seat][card] += 1
            table.hands[seat].append(card)
            table.met["PP-AMB-27"] += 1
    return ""


def bril(table: Round, seat: int) -> Asking:
    """Two hands of others."""
    seen: list[int] = []
    for _ in range(2):
        targets = [other for other in table.with_cards(seat) if other not in seen]
        if targets:
            _, move = yield {seat: {f"pick {SEATS[other]}" for other in targets}}
            seen.append(SEATS.index(move.split()[1]))
    return ""
