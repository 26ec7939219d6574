"""What a score pad of Pietenpoker asks: who won which cards, who kept how many, and the presents.

Nobody writes down cards, so the pad's table has any cards in the numbers that people tell. What
piles are worth is counted when the game is over.
"""

from collections.abc import Mapping, Sequence

from speeltafel.engine.events import NOBODY, Event
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.pad import (
    CARDS,
    CHOICE,
    NUMBER,
    OPTION_TEXTS,
    SEAT,
    WORDED,
    Cell,
    Field,
    Key,
    PadRules,
    Value,
    Written,
)
from speeltafel.engine.questions import Question
from speeltafel.engine.view import Part, Reckoned, Said
from speeltafel.games.pietenpoker import events
from speeltafel.games.pietenpoker.cards import (
    COLOURS,
    HIGHEST,
    HIGHEST_ACTION,
    ICON,
    POOL_COPIES,
    STAF,
    SURPRISE_ICON,
    base_face,
)
from speeltafel.games.pietenpoker.cards import NUMBER as PRINTED
from speeltafel.games.pietenpoker.expansions.surprise import ENDINGS, choices, give
from speeltafel.games.pietenpoker.house import EACH_GAME, EACH_ICON, EACH_ROUND
from speeltafel.games.pietenpoker.referee import QUERIES
from speeltafel.games.pietenpoker.rules import close_round
from speeltafel.games.pietenpoker.rules_cards import lose
from speeltafel.games.pietenpoker.rules_scoring import finish, leaders
from speeltafel.games.pietenpoker.state import STOPPED, Pietenpoker
from speeltafel.games.pietenpoker.view import badges

SINT = Field("sint", SEAT, "PP-SET-02", each=False)
WON = Field("won", SEAT, "PP-SCO-06", each=False, least=NOBODY)
ICON_BID = Field("icon", CHOICE, "PP-SUR-02", each=False, usual=0, choices=(0, 1), shown=WORDED)
MOST_EXTRA = 20
"""More cards than anybody can get beyond a whole hand."""
FOLLOWS = ("discard", "surprise")
"""What is decided between two rounds."""


# What is asked.


def opening(_options: Mapping[str, object]) -> tuple[Field, ...]:
    """PP-SET-02: the first Sint is chosen."""
    return (SINT,)


def prepare(table: Pietenpoker, written: Written) -> Refusal | None:
    table.sint = written.number("sint")
    return None


def moves_sint(table: Pietenpoker) -> bool:
    """PP-SINT-05, PP-AMB-37: whether the Sint can change before the round is won."""
    return table.house.first_stop or STAF in [kind for kind, _ in table.house.expansions]


def fields(table: Pietenpoker) -> tuple[Field, ...]:
    house = table.house
    most = house.hand_size * table.players
    found = [
        WON,
        Field("pot", NUMBER, "PP-SCO-06", each=False, most=most + MOST_EXTRA),
        Field("kept", NUMBER, "PP-BID-03", most=house.hand_size + MOST_EXTRA, usual=0),
        Field(
            "revealed",
            NUMBER,
            "PP-REV-01",
            each=False,
            least=1,
            most=house.reveals + 2 * house.sets,
            usual=house.reveals,
        ),
    ]
    if house.money:
        found.append(Field("added", NUMBER, "PP-GELD-02", most=MOST_EXTRA, usual=0))
        if house.burns_all:
            drawn = Field("drawn", NUMBER, "PP-GELD-03", each=False, most=len(table.deck), usual=0)
            found.append(drawn)
    if moves_sint(table):
        found.append(Field("sint", SEAT, "PP-AMB-37", each=False))
    if house.surprise == EACH_ICON:
        found.append(ICON_BID)
    if table.given and house.surprise in (EACH_ROUND, EACH_ICON):
        found.append(present(table, each=False))
    return tuple(found)


def present(table: Pietenpoker, each: bool) -> Field:
    """PP-AMB-73: which of the presents, by its place; 0 is none."""
    there = tuple(range(len(table.given) + 1))
    return Field("present", CHOICE, "PP-AMB-73", each, usual=0, choices=there, shown=OPTION_TEXTS)


# Counting a round.


def count(table: Pietenpoker, written: Written) -> tuple[Reckoned, ...] | Refusal:
    """PP-SCO-06: the cards go to the winner; then everybody takes his own cards back."""
    answer_all(table, ("big",))
    winner, pot = written.number("won"), written.number("pot")
    before = [len(pile) for pile in table.scored]
    refusal = lay_out(table, written)
    if refusal is not None:
        return refusal
    if moves_sint(table):
        table.sint = written.number("sint")
    table.winners = [*table.winners, winner]
    table.pots = [*table.pots, pot]
    close_round(table, winner, [])
    refusal = go_on(table, written)
    if refusal is not None:
        return refusal
    table.take_events()
    return tuple(
        Reckoned(
            seat,
            parts(pot if seat == winner else 0, added(written, seat), before[seat], table, seat),
            len(table.scored[seat]),
        )
        for seat in range(table.players)
    )


def added(written: Written, seat: int) -> int:
    return written.number("added", seat) if "added" in written.fields else 0


def parts(pot: int, out: int, before: int, table: Pietenpoker, seat: int) -> tuple[Part, ...]:
    """PP-SCO-06, PP-GELD-02, PP-DEAL-01: cards that were won, and those that left the pile."""
    found = [Part(Said("part-pot"), pot, "PP-SCO-06")] if pot else []
    if out:
        found.append(Part(Said("part-added"), -out, "PP-GELD-02"))
    taken = before + pot - out - len(table.scored[seat])
    if taken:
        found.append(Part(Said("part-taken"), -taken, "PP-DEAL-01"))
    return tuple(found)


def lay_out(table: Pietenpoker, written: Written) -> Refusal | None:
    """Put so many cards in each place as people tell; which ones does not matter."""
    seats = range(table.players)
    kept = [written.number("kept", seat) for seat in seats]
    pot, revealed = written.number("pot"), written.number("revealed")
    table.stock = table.stock + table.room
    held = [card for hand in table.hands for card in hand]
    for seat in seats:
        if added(written, seat) > len(table.scored[seat]):
            facts = {"seat": seat, "count": added(written, seat), "most": len(table.scored[seat])}
            return Refusal("PP-GELD-02", "pad-added", facts)
        held += [table.scored[seat].pop() for _ in range(added(written, seat))]
    drawn = max(0, pot + sum(kept) - len(held)) if table.house.money else 0
    if "drawn" in written.fields:
        drawn = written.number("drawn")
    if revealed + drawn > len(table.stock):
        return Refusal("PP-AMB-40", "pad-stock", {"count": len(table.stock)})
    held += [table.stock.pop() for _ in range(drawn)]
    if pot + sum(kept) > len(held):
        return Refusal("PP-DEAL-03", "pad-cards", {"count": pot + sum(kept), "most": len(held)})
    table.room = [table.stock.pop() for _ in range(revealed)]
    refusal = lay_pot(table, held, pot, written)
    if refusal is not None:
        return refusal
    table.hands = [[held.pop() for _ in range(number)] for number in kept]
    lose(table, held, shown=False)
    table.status = [STOPPED] * table.players
    return None


def lay_pot(table: Pietenpoker, held: list[int], pot: int, written: Written) -> Refusal | None:
    """So many of these cards are bid; PP-SUR-02: with a surprise among them or without."""
    if table.house.surprise == EACH_ICON:
        wanted = bool(written.number("icon"))
        if wanted and not pot:
            return Refusal("PP-SUR-02", "pad-icon")
        # any card may be exchanged for one of the stock: nobody knows which is which
        every = held + table.stock
        every.sort(key=lambda card: bool(ICON[card] & SURPRISE_ICON) == wanted)
        held[:], table.stock = every[-len(held) :], every[: len(every) - len(held)]
    table.bids = [[] for _ in range(table.players)]
    table.bids[0] = [held.pop() for _ in range(pot)]
    table.down = [[] for _ in range(table.players)]
    return None


def go_on(table: Pietenpoker, written: Written) -> Refusal | None:
    """What is decided before the next round: PP-AMB-73 presents, PP-AMB-39 large hands."""
    while table.questions and table.questions[-1].kind in FOLLOWS:
        question = table.questions[-1]
        if question.kind == "discard":
            answer_all(table, ("discard",))
        elif question.number:
            table.questions.pop()
            table.ending = ENDINGS[question.number]  # who has won is not known yet
        else:
            refusal = take_present(table, question, written)
            if refusal is not None:
                return refusal
    return None


def take_present(table: Pietenpoker, question: Question, written: Written) -> Refusal | None:
    seat = question.asked[0]
    if not table.given:
        table.play(seat, Move("done"))
        return None
    move = Move("choose", (), written.number("present"))
    if move not in choices(table):
        return no_such_present(seat, move.number)
    table.play(seat, move)
    return None


def no_such_present(seat: int, number: int) -> Refusal:
    return Refusal("PP-AMB-73", "pad-present-gone" if number else "pad-present", {"seat": seat})


def answer_all(table: Pietenpoker, kinds: tuple[str, ...]) -> None:
    """Questions whose answers make no difference to what is counted."""
    while table.questions and table.questions[-1].kind in kinds:
        seat = table.questions[-1].pending()[0]
        table.play(seat, table.legal_moves(seat)[0])


# The end of the game.


def closing(table: Pietenpoker) -> tuple[Field, ...]:
    """PP-GOAL-02: everybody counts what he has won."""
    house = table.house
    extra = len(house.expansions)
    keys = tuple(
        Key(
            number,
            house.sets * len(COLOURS) * POOL_COPIES[number - 1]
            + (extra if number <= HIGHEST_ACTION else 0),
            text=str(number),
        )
        for number in range(1, HIGHEST + 1)
    )
    pile = Field("pile", CARDS, "PP-GOAL-02", most=HIGHEST * len(table.deck), keys=keys)
    if table.given and house.surprise == EACH_GAME:
        return (pile, present(table, each=True))
    return (pile,)


def close(table: Pietenpoker, written: Written) -> tuple[Reckoned, ...] | Refusal:
    """PP-GOAL-02, PP-AMB-43."""
    seats = range(table.players)
    for seat in seats:
        refusal = count_pile(table, written, seat)
        if refusal is not None:
            return refusal
    if "present" in written.fields:
        for seat in leaders(table):
            refusal = reward(table, seat, written.number("present", seat))
            if refusal is not None:
                return refusal
    finish(table, table.ending)
    points = table.outcome().scores
    return tuple(
        Reckoned(seat, (Part(Said("part-points"), points[seat], "PP-GOAL-02"),), points[seat])
        for seat in seats
    )


def count_pile(table: Pietenpoker, written: Written, seat: int) -> Refusal | None:
    size, points = len(table.scored[seat]), written.number("pile", seat)
    tapped = written.tapped("pile", seat)
    if tapped is not None and len(tapped) != size:
        facts = {"seat": seat, "count": len(tapped), "most": size}
        return Refusal("PP-GOAL-02", "pad-pile", facts)
    if not size <= points <= HIGHEST * size:
        facts = {"seat": seat, "points": points, "count": size}
        return Refusal("PP-GOAL-02", "pad-pile-points", facts)
    # as many cards as there are, of any colour, that are worth so much together
    pile = []
    for left in range(size - 1, -1, -1):
        number = min(HIGHEST, points - left)
        pile.append(base_face(0, number))
        points -= number
    table.scored[seat] = pile
    return None


def reward(table: Pietenpoker, seat: int, number: int) -> Refusal | None:
    """PP-SUR-03, PP-AMB-73: a winner of the game takes a present, while there are any."""
    there = choices(table)
    if not there:
        return None
    move = Move("choose", (), number)
    if move not in there:
        return no_such_present(seat, number)
    question = Question("surprise", (seat,))
    question.answers[seat] = move
    give(table, question)
    return None


# What people see.


def facts(table: Pietenpoker, seat: int) -> tuple[Said, ...]:
    """Who is the Sint, and who took which present."""
    found = [] if table.ending else [*badges(table, seat)]
    found += [
        Said("pad-took", {"named": number})
        for number, owner in enumerate(table.given)
        if owner == seat + 1
    ]
    return tuple(found)


def notes(table: Pietenpoker) -> tuple[Said, ...]:
    """PP-DEAL-01, PP-DEAL-02: what lies ready for the next round."""
    if table.ending:
        return ()
    return (
        Said("pad-note-hand", {"count": table.house.hand_size, "own": table.house.own_cards}),
        Said("pad-note-stock", {"count": len(table.stock) + len(table.room)}),
    )


def ledger(table: Pietenpoker) -> object:
    return (
        table.sint,
        [len(hand) for hand in table.hands],
        [len(pile) for pile in table.scored],
        len(table.stock) + len(table.room),
        len(table.burned) + len(table.buried),
        table.given,
    )


def noted(told: Sequence[Event], seen: Pietenpoker) -> dict[Cell, Value]:
    """Everything lies open but hands and piles, and of those everybody sees how many cards."""
    found: dict[Cell, Value] = {("sint", NOBODY): seen.sint}
    if seen.winners:
        found["won", NOBODY] = seen.winners[-1]
        found["pot", NOBODY] = seen.pots[-1]
    found["revealed", NOBODY] = 0
    found["drawn", NOBODY] = 0
    found["icon", NOBODY] = 0
    for seat in range(seen.players):
        found["kept", seat] = len(seen.hands[seat])
        found["added", seat] = 0
    for event in told:
        if event.kind in (events.REVEALED.name, events.ENLARGED.name):
            more(found, ("revealed", NOBODY))
        elif event.kind == events.ADDED.name:
            more(found, ("added", event.seat))
        elif event.kind == events.DREW.name:
            more(found, ("drawn", NOBODY))
        elif event.kind == events.SURPRISE.name:
            found["icon", NOBODY] = 1
        elif event.kind == events.CHOSE.name:
            found["present", NOBODY] = found["present", event.seat] = event.number + 1
        elif event.kind == events.SCORE.name:
            found["pile", event.seat] = [PRINTED[card] - 1 for card in event.cards]
    return found


def more(found: dict[Cell, Value], cell: Cell) -> None:
    before = found[cell]
    assert isinstance(before, int)
    found[cell] = before + 1


PAD = PadRules(
    fields,
    count,
    noted,
    opening,
    prepare,
    facts,
    notes,
    closing,
    close,
    ledger=ledger,
    begins=events.DEALT.name,
    fixed={"openScores": False},
    queries=QUERIES,
)
