"""What a seat sees of Pietenpoker, from its projection alone."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.questions import Question
from speeltafel.engine.state import Projection
from speeltafel.engine.view import (
    COUNTER,
    HAND,
    PILE,
    ROW,
    Face,
    Piece,
    Said,
    SeatView,
    Spot,
    TableView,
    ZoneView,
)
from speeltafel.games.pietenpoker.cards import (
    COLOUR,
    COLOURS,
    ICON,
    KIND,
    KINDS,
    MONEY_ICON,
    NAMES,
    NUMBER,
    SURPRISE_ICON,
    sum_of,
)
from speeltafel.games.pietenpoker.rules_bids import measured
from speeltafel.games.pietenpoker.rules_marks import SEAT_STEP
from speeltafel.games.pietenpoker.state import (
    BIG_BLIND,
    COLOURS_ONLY,
    NUMBERS_ONLY,
    SMALL_BLIND,
    Pietenpoker,
)
from speeltafel.games.pietenpoker.view_moves import moves, series

INKS = ("purple", "blue", "green", "orange")
SHAPES = ("●", "■", "▲", "★")
STATUS_FACTS = ("", "fact-stopped", "fact-all-in", "fact-over")
GLIMPSES = ("saw", "stole", "lost")
"""How a player came to know cards, in the order of LOOKED, STOLE and LOST."""
FROM_HAND = ("lay", "hide", "blind", "discard", "give")


def face(card: int) -> Face:
    marks = "!" * (ICON[card] & SURPRISE_ICON > 0) + "$" * (ICON[card] & MONEY_ICON > 0)
    colour = COLOUR[card]
    ornament = f"piet-{COLOURS[colour]}"
    kind = KINDS[KIND[card]]
    return Face(str(NUMBER[card]), SHAPES[colour], INKS[colour], kind, marks, ornament)


FACES = tuple(face(card) for card in range(len(NAMES)))


def in_hand_order(cards: list[int]) -> tuple[int, ...]:
    """By colour, then by number."""
    return tuple(sorted(cards, key=lambda c: (c == UNSEEN, COLOUR[c], NUMBER[c], c)))


def view(seen: Projection, seat: int) -> TableView:
    """The table view for the viewer of a projection; `seat` is that viewer."""
    assert isinstance(seen, Pietenpoker)
    acting = seen.to_act()
    return TableView(
        game=seen.setup.game,
        seat=seat,
        round=seen.round,
        prompt=prompt(seen, seat),
        seats=tuple(
            SeatView(
                player,
                facts(seen, player),
                score(seen, player),
                player in acting,
                badges=badges(seen, player),
            )
            for player in range(seen.players)
        ),
        zones=zones(seen, seat),
        moves=moves(seen, seat),
        sheet=sheet(seen),
        ending=seen.ending,
        winners=seen.outcome().winners if seen.ending else (),
        unit="" if seen.ending or seen.house.open_scores else "score-cards",
        series=series(seen, seat),
        note=note(seen),
    )


def note(seen: Pietenpoker) -> str:
    """The sheet counts cards, and only open ones have points before the end."""
    if seen.ending:
        return ""
    return "note-open-scores" if seen.house.open_scores else "note-scores"


def score(seen: Pietenpoker, player: int) -> int:
    """The points, where everybody sees them (PP-AMB-74); else how many cards were won."""
    pile = seen.scored[player]
    return len(pile) if UNSEEN in pile else sum_of(pile)


def sheet(seen: Pietenpoker) -> tuple[tuple[int, ...], ...]:
    """The cards that were won in each round; at the end points count, and not by rounds."""
    if seen.ending:
        return ()
    return tuple(
        tuple(pot if player == winner else 0 for player in range(seen.players))
        for winner, pot in zip(seen.winners, seen.pots, strict=True)
    )


# Zones.


def zones(seen: Pietenpoker, seat: int) -> tuple[ZoneView, ...]:
    verbs = {move.verb for move in seen.legal_moves(seat)}
    room = tuple(seen.room)
    picks_room = bool(verbs & {"take", "cross"})
    shown = [
        ZoneView(
            "room",
            ROW,
            Said("zone-room"),
            cards=room,
            count=len(room),
            selectable=picks_room,
            main=True,
        ),
        ZoneView("highest", COUNTER, Said("zone-highest"), count=seen.highest, now=True),
        ZoneView("stock", PILE, Said("zone-stock"), count=len(seen.stock)),
        ZoneView("burned", COUNTER, Said("zone-burned"), count=len(seen.burned) + len(seen.buried)),
    ]
    if seen.limit:
        shown.append(ZoneView("limit", COUNTER, Said("zone-limit"), count=seen.limit, now=True))
    force = in_force(seen)
    if force:
        shown.append(ZoneView("force", ROW, Said("zone-force"), spots=force))
    if seen.given:
        shown.append(ZoneView("presents", ROW, Said("zone-presents"), spots=presents(seen)))
    for player in range(seen.players):
        shown += zones_of(seen, player, seat, bool(verbs & {"back", "first"}))
    if not seen.ending:
        shown += [glimpse(row) for row in seen.learnt]
    if 0 <= seat < seen.players:
        hand = in_hand_order(seen.hands[seat])
        uses_hand = bool(verbs & {*FROM_HAND, "cross"})
        shown.append(ZoneView("hand", HAND, Said("zone-hand"), seat, hand, len(hand), uses_hand))
    return tuple(shown)


def glimpse(row: list[int]) -> ZoneView:
    """What an action card let the viewer see of somebody."""
    how, other, cards = GLIMPSES[row[2]], row[3], in_hand_order(row[4:])
    label = Said(f"zone-{how}", {"seat": other})
    return ZoneView(f"{how}-{other}", ROW, label, cards=cards, count=len(cards), secret=True)


def zones_of(seen: Pietenpoker, player: int, viewer: int, picks_bid: bool) -> list[ZoneView]:
    bid, down, pile = seen.bids[player], seen.down[player], seen.scored[player]
    is_own, total = player == viewer, {"total": seen.worth[player]}
    label = Said("zone-bid-own", total) if is_own else Said("zone-bid", {"seat": player, **total})
    found = [ZoneView("bid", ROW, label, player, tuple(bid), len(bid), picks_bid and is_own)]
    if down:
        hidden = Said("zone-down-own") if is_own else Said("zone-down", {"seat": player})
        found.append(ZoneView("down", ROW, hidden, player, tuple(down), len(down)))
    if pile and UNSEEN not in pile:
        cards = in_hand_order(pile)
        won = Said("zone-won") if is_own else Said("zone-scored", {"seat": player})
        kind = PILE if is_own else ROW
        found.append(ZoneView("scored", kind, won, player, cards, len(pile)))
    return found


def in_force(seen: Pietenpoker) -> tuple[Spot, ...]:
    """What action cards have changed for this round."""
    rules = (
        ("force-reken", "reken", seen.only_kind == NUMBERS_ONLY),
        ("force-kleur", "kleur", seen.only_kind == COLOURS_ONLY),
        ("force-omdenk", "omdenk", seen.counting),
        ("force-poker", "poker", seen.poker),
        ("force-achtbaan", "achtbaan", seen.backwards),
        ("force-competitief", "competitief", seen.competitief),
        ("force-chihuahua", "chihuahua", seen.chihuahua),
        ("force-celebri", "celebri", seen.celebri),
    )
    return tuple(Spot(Said(text), picture) for text, picture, holds in rules if holds)


def presents(seen: Pietenpoker) -> tuple[Spot, ...]:
    """PP-AMB-73: the presents by number; their names are the table's own."""
    found = []
    for number, taker in enumerate(seen.given, 1):
        label = Said("present", {"named": number - 1})
        taken = Said("present-taken", {"seat": taker - 1})
        pieces = (Piece("present", taken, seat=taker - 1),) if taker else ()
        found.append(Spot(label, pieces=pieces, done=taker > 0))
    return tuple(found)


# Seats.


def facts(seen: Pietenpoker, player: int) -> tuple[Said, ...]:
    found = [
        Said("fact-hand", {"count": len(seen.hands[player])}),
        Said("fact-bid", {"total": seen.worth[player]}),
    ]
    if seen.status[player]:
        found.append(Said(STATUS_FACTS[seen.status[player]]))
    taken = seen.given.count(player + 1)
    if taken:
        found.append(Said("fact-presents", {"count": taken}))
    return tuple(found)


def badges(seen: Pietenpoker, player: int) -> tuple[Said, ...]:
    """Who has a Sint card."""
    found = []
    if player == seen.sint:
        found.append(Said("fact-small" if seen.house.two_sints else "fact-sint"))
    if player == seen.big:
        found.append(Said("fact-big"))
    return tuple(found)


# What is asked.


def prompt(seen: Pietenpoker, seat: int) -> Said:
    if seen.ending:
        return Said("prompt-over")
    acting = seen.to_act()
    question = seen.questions[-1] if seen.questions else None
    if seat not in acting:
        if question and question.kind == "surprise":
            return Said("prompt-wait-surprise", {"seat": acting[0]})
        return Said("prompt-wait", {"seat": acting[0]}) if len(acting) == 1 else Said("prompt-all")
    if question:
        return question_prompt(seen, seat, question)
    if seen.phase == SMALL_BLIND:
        return Said("prompt-small-blind")
    if seen.phase == BIG_BLIND:
        return Said("prompt-big-blind", {"target": 2 * seen.worth[seen.opener]})
    return turn_prompt(seen, seat)


def turn_prompt(seen: Pietenpoker, seat: int) -> Said:
    if seen.poker:
        return Said("prompt-blindly", {"total": seen.worth[seat], "highest": seen.highest})
    total, highest = measured(seen)
    if seen.taken:
        return Said("prompt-exchange", {"before": seen.start, "highest": highest})
    if total >= highest:
        return Said("prompt-free", {"total": total, "highest": highest})
    return Said("prompt-follow", {"need": highest - total, "highest": highest})


def question_prompt(seen: Pietenpoker, seat: int, question: Question) -> Said:
    says = PROMPTS.get(question.kind)
    return Said(f"prompt-{question.kind}") if says is None else says(seen, seat, question)


PROMPTS: Final[dict[str, Callable[[Pietenpoker, int, Question], Said]]] = {
    "value": lambda _seen, _seat, asks: Said("prompt-value", {"card": asks.number % SEAT_STEP}),
    "blind-value": lambda _seen, _seat, asks: Said(
        "prompt-value", {"card": asks.number % SEAT_STEP}
    ),
    "discard": lambda seen, seat, _asks: Said(
        "prompt-discard", {"count": len(seen.hands[seat]) - seen.house.hand_size}
    ),
    "cross": lambda seen, seat, _asks: Said("prompt-cross", {"count": seen.to_cross.count(seat)}),
    "take": lambda seen, _seat, _asks: Said("prompt-take", {"card": seen.room[-1]}),
    "limit": lambda seen, _seat, _asks: Said("prompt-limit", {"most": seen.house.highest_limit}),
    "surprise": lambda seen, _seat, _asks: Said(
        "prompt-surprise" if seen.given else "prompt-surprise-done"
    ),
}
"""What has something to say besides what it asks."""
