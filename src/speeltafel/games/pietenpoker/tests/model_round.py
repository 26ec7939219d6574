"""A plain reading of a round of Pietenpoker, from the hand limit to the winner.

A round is one long generator: it yields whom it asks and what each of them may answer, and is sent
a seat and a move. Nothing else is needed to tell it how the round goes, but for what luck brings.
"""

from collections.abc import Generator

from speeltafel.games.pietenpoker.cards import NAMES, PRECIES, PROFITEER
from speeltafel.games.pietenpoker.tests.model_bid import Turn
from speeltafel.games.pietenpoker.tests.model_effects import SIX, give_value, give_values, is_acting
from speeltafel.games.pietenpoker.tests.model_showdown import NOTHING, Scoring, name_of
from speeltafel.games.pietenpoker.tests.model_table import Asking, Round
from speeltafel.games.pietenpoker.tests.model_turn import lay, open_moves, settle, take_turn


def play(table: Round, phase: str) -> Asking:
    if phase == "limit":
        _, move = yield {
            table.sint: {f"limit {n}" for n in range(int(str(table.options["base"])) + 1)}
        }
        table.limit = int(move.split()[1])
        table.met.update(["PP-HAND-01", "PP-AMB-18"])
        phase = "small" if table.is_on("wieKent") else "reveal"
    if phase == "small":
        yield from small_blind(table)
        phase = "big"
    if phase == "big":
        yield from big_blind(table)
        phase = "reveal"
    while True:
        if phase == "reveal" and not reveal(table):
            break
        how = yield from circuit(table, phase == "reveal")
        if how != "reveal":
            break
        phase = "reveal"
    yield from showdown(table)
    return "over"


def reveal(table: Round) -> bool:
    """PP-REV-01, PP-REV-02, PP-AMB-40: so many times, as long as there are cards."""
    if table.revealed == table.reveals or not table.stock:
        table.met["PP-AMB-40"] += table.revealed < table.reveals
        return False
    table.stock -= 1
    table.room += table.luck("revealed")
    table.revealed += 1
    table.had = set()
    table.met.update(["PP-REV-01", "PP-REV-02"])
    return True


def circuit(table: Round, new: bool) -> Asking:
    """PP-BID-01, PP-AMB-12: from the Sint, or the next after him who is in."""
    seat = table.turn
    if new:
        inside = [
            seat for seat in [table.sint, *table.around(table.sint)] if not table.status[seat]
        ]
        table.met["PP-AMB-12"] += inside[:1] != [table.sint]
        seat = inside[0] if inside else -1
        table.met["PP-AMB-76"] += seat < 0
    while seat >= 0:
        table.turn = seat
        table.leap = ""
        table.met["PP-BID-01"] += 1
        yield from take_turn(table, Turn(seat, table.bids[seat].copy(), len(table.hands[seat])))
        table.had.add(seat)
        if len(table.contenders()) == 1:
            table.met["PP-BID-04"] += 1
            return "alone"
        if table.leap:
            return table.leap
        seat = table.next_asked(seat)
    return "reveal"


# Blinds.


def small_blind(table: Round) -> Asking:
    """PP-SINT-02, PP-AMB-46: one card, face up."""
    seat = table.sint
    table.turn = seat
    table.opener = seat
    turn = Turn(seat, table.bids[seat].copy(), len(table.hands[seat]))
    _, move = yield {seat: {f"blind {NAMES[card]}" for card in table.hands[seat]}}
    table.met.update(["PP-SINT-02", "PP-AMB-46"])
    lay(table, turn, move.split()[1])
    for one in turn.fresh:
        if is_acting(table, turn, one):
            yield from give_value(table, seat, one, SIX)
    yield from settle(table, turn, blind=True)
    return ""


def big_blind(table: Round) -> Asking:
    """PP-SINT-03, PP-AMB-36, PP-AMB-55: the double by who was chosen, if possible."""
    seat = table.duty
    table.turn = seat
    turn = Turn(seat, table.bids[seat].copy(), len(table.hands[seat]), big=True)
    table.met.update(["PP-SINT-03", "PP-AMB-36"])
    table.met["PP-AMB-55"] += table.big_sint != table.duty
    if not any(table.may_go(turn, whole) for whole in table.wholes(seat, turn, False)):
        yield {seat: {"pass"}}
        return ""
    while True:
        _, move = yield {seat: open_moves(table, turn)}
        if move == "go":
            break
        lay(table, turn, move.split()[1])
    yield from give_values(table, turn)
    yield from settle(table, turn, blind=True)
    return ""


# Scoring.


def showdown(table: Round) -> Asking:
    """PP-SCO-05, PP-SCO-06: the best combination, or the last one who is left."""
    players = table.contenders()
    table.poker = False
    pot = sum(len(laid) for laid in table.bids) + sum(len(cards) for cards in table.down)
    if len(players) == 1:
        table.met["PP-AMB-08"] += 1
        crown(table, "won-alone", players[0])
        return ""
    crossed = yield from crossings(table, players)
    wild = table.options["acteer"] != "bid" and not table.celebri
    scoring = Scoring(table.is_on("precies"), table.only, table.chihuahua, wild)
    worths = {}
    for seat in players:
        room, hand = table.room.copy(), table.hands[seat].copy()
        for name in crossed[seat]:
            (room if NAMES.index(name) in room else hand).remove(NAMES.index(name))
        worths[seat] = scoring.best(room, hand)
        table.tell(name_of(worths[seat]), seat, worths[seat][2])
    table.met.update(scoring.met)
    decide(table, worths, pot)
    return ""


def decide(table: Round, worths: dict[int, tuple[int, int, int]], pot: int) -> None:
    """PP-AMB-14, PP-AMB-35, then PP-REMISE-01, then PP-AMB-30."""
    best = max(worths.values())
    top = [seat for seat, worth in worths.items() if worth == best]
    table.met["PP-AMB-35"] += best == NOTHING
    if len(top) == 1:
        table.met["PP-SCO-06"] += 1
        return crown(table, "won", top[0])
    table.met.update(["PP-SCO-05", "PP-AMB-14"])
    if table.is_on("remise"):
        table.met.update(["PP-REMISE-01", "PP-AMB-38"])
        most = max(table.worth(seat) for seat in top)
        richest = [seat for seat in top if table.worth(seat) == most]
        if len(richest) == 1:
            return crown(table, "won-remise", richest[0])
    profiting = [seat for seat in table.inside() if table.lies(seat, PROFITEER)]
    table.met.update({"PP-AMB-30": len(profiting) > 0, "PP-AMB-64": len(profiting) > 0})
    if len(profiting) == 1:
        return crown(table, "won-profiteer", profiting[0])
    table.met["PP-AMB-11"] += 1
    table.tell("tied", -1, pot)
    return None


def crown(table: Round, how: str, seat: int) -> None:
    """PP-SCO-06: he is the Sint, unless the first who stops becomes it."""
    table.winner = seat
    table.tell(how, seat)
    if not table.is_on("firstStopSint"):
        table.sint = seat


def crossings(
    table: Round, players: list[int]
) -> Generator[dict[int, set[str]], tuple[int, str], dict[int, list[str]]]:
    """PP-PREC-04, PP-AMB-33, PP-AMB-68: all at once, one card at a time."""
    left = {
        seat: 0 if table.celebri else table.lies(seat, PRECIES) + len(table.down[seat])
        for seat in players
    }
    crossed: dict[int, list[str]] = {seat: [] for seat in players}
    while True:
        asked = {}
        for seat in players:
            cards = [NAMES[card] for card in table.room + table.hands[seat]]
            for name in crossed[seat]:
                cards.remove(name)
            if left[seat] and cards:
                asked[seat] = {f"cross {name}" for name in cards}
                if table.is_on("preciesOptional"):
                    asked[seat].add("cross")
        if not asked:
            return crossed
        while asked:
            seat, move = yield asked
            table.met.update(["PP-PREC-04", "PP-AMB-33", "PP-AMB-68"])
            del asked[seat]
            left[seat] -= 1
            if move == "cross":
                left[seat] = 0
            else:
                crossed[seat].append(move.split()[1])
