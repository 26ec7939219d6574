"""What a seat sees of Pietenpoker, from its projection alone."""

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.engine.state import Projection
from speeltafel.engine.view import (
    COUNTER,
    HAND,
    PILE,
    ROW,
    Face,
    MoveView,
    Piece,
    Said,
    SeatView,
    Spot,
    TableView,
    ZoneView,
)
from speeltafel.games.pietenpoker.cards import (
    COLOUR,
    ICON,
    KIND,
    KINDS,
    MONEY_ICON,
    NAMES,
    NUMBER,
    SURPRISE_ICON,
    sum_of,
)
from speeltafel.games.pietenpoker.rules import Pietenpoker
from speeltafel.games.pietenpoker.rules_precies import best_crossing
from speeltafel.games.pietenpoker.rules_state import (
    BIG_BLIND,
    COLOURS_ONLY,
    NUMBERS_ONLY,
    SMALL_BLIND,
)

INKS = ("purple", "blue", "green", "orange")
SHAPES = ("●", "■", "▲", "★")
STATUS_FACTS = ("", "fact-stopped", "fact-all-in", "fact-over")
FROM_HAND = ("go", "stop", "hide", "blind", "discard", "give")


def face(card: int) -> Face:
    marks = "!" * (ICON[card] & SURPRISE_ICON > 0) + "$" * (ICON[card] & MONEY_ICON > 0)
    colour = COLOUR[card]
    return Face(str(NUMBER[card]), SHAPES[colour], INKS[colour], KINDS[KIND[card]], marks)


FACES = tuple(face(card) for card in range(len(NAMES)))


def in_hand_order(cards: list[int]) -> tuple[int, ...]:
    """By colour, then by number."""
    return tuple(sorted(cards, key=lambda c: (c == UNSEEN, COLOUR[c], NUMBER[c], c)))


def table(seen: Projection, seat: int) -> TableView:
    """The table view for the viewer of a projection; `seat` is that viewer."""
    assert isinstance(seen, Pietenpoker)
    acting = seen.to_act()
    return TableView(
        game=seen.setup.game,
        seat=seat,
        round=seen.round,
        prompt=prompt(seen, seat),
        seats=tuple(
            SeatView(player, facts(seen, player), score(seen, player), player in acting)
            for player in range(seen.players)
        ),
        zones=zones(seen, seat),
        moves=moves(seen, seat),
        sheet=(),
        ending=seen.ending,
        winners=seen.outcome().winners if seen.ending else (),
        unit="" if seen.ending or seen.house.open_scores else "score-cards",
    )


def score(seen: Pietenpoker, player: int) -> int:
    """The points, where everybody sees them (PP-AMB-74); else how many cards were won."""
    pile = seen.scored[player]
    return len(pile) if UNSEEN in pile else sum_of(pile)


# Zones.


def zones(seen: Pietenpoker, seat: int) -> tuple[ZoneView, ...]:
    verbs = {move.verb for move in seen.legal_moves(seat)}
    room = tuple(seen.room)
    picks_room = bool(verbs & {"take", "cross"})
    shown = [
        ZoneView(
            "room", ROW, Said("zone-room"), cards=room, count=len(room), selectable=picks_room
        ),
        ZoneView("highest", COUNTER, Said("zone-highest"), count=seen.highest),
        ZoneView("stock", PILE, Said("zone-stock"), count=len(seen.stock)),
        ZoneView("burned", COUNTER, Said("zone-burned"), count=len(seen.burned) + len(seen.buried)),
    ]
    if seen.limit:
        shown.append(ZoneView("limit", COUNTER, Said("zone-limit"), count=seen.limit))
    force = in_force(seen)
    if force:
        shown.append(ZoneView("force", ROW, Said("zone-force"), spots=force))
    if seen.given:
        shown.append(ZoneView("presents", ROW, Said("zone-presents"), spots=presents(seen)))
    for player in range(seen.players):
        shown += zones_of(seen, player, seat, "back" in verbs)
    if 0 <= seat < seen.players:
        hand = in_hand_order(seen.hands[seat])
        uses_hand = bool(verbs & {*FROM_HAND, "cross"})
        shown.append(ZoneView("hand", HAND, Said("zone-hand"), seat, hand, len(hand), uses_hand))
    return tuple(shown)


def zones_of(seen: Pietenpoker, player: int, viewer: int, exchanges: bool) -> list[ZoneView]:
    bid, down, pile = seen.bids[player], seen.down[player], seen.scored[player]
    label = Said("zone-bid", {"seat": player, "total": seen.worth[player]})
    found = [
        ZoneView("bid", ROW, label, player, tuple(bid), len(bid), exchanges and player == viewer)
    ]
    if down:
        hidden = Said("zone-down", {"seat": player})
        found.append(ZoneView("down", ROW, hidden, player, tuple(down), len(down)))
    won = Said("zone-scored", {"seat": player})
    if UNSEEN not in pile and player != viewer:
        found.append(ZoneView("scored", ROW, won, player, in_hand_order(pile), len(pile)))
    elif player == viewer:
        cards = () if UNSEEN in pile else in_hand_order(pile)
        found.append(ZoneView("scored", PILE, won, player, cards, len(pile)))
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
        found.append(Spot(label, "present", pieces=pieces, done=taker > 0))
    return tuple(found)


# Seats.


def facts(seen: Pietenpoker, player: int) -> tuple[Said, ...]:
    found = [
        Said("fact-hand", {"count": len(seen.hands[player])}),
        Said("fact-bid", {"total": seen.worth[player]}),
    ]
    if seen.status[player]:
        found.append(Said(STATUS_FACTS[seen.status[player]]))
    if player == seen.sint:
        found.append(Said("fact-small" if seen.house.two_sints else "fact-sint"))
    if player == seen.big:
        found.append(Said("fact-big"))
    if seen.scored[player]:
        found.append(Said("fact-scored", {"count": len(seen.scored[player])}))
    taken = seen.given.count(player + 1)
    if taken:
        found.append(Said("fact-presents", {"count": taken}))
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
    total, highest = seen.worth[seat], seen.highest
    if seen.poker:
        return Said("prompt-blindly", {"total": total, "highest": highest})
    if seen.taken:
        return Said("prompt-exchange", {"before": seen.start, "highest": highest})
    if total >= highest:
        return Said("prompt-free", {"total": total, "highest": highest})
    return Said("prompt-follow", {"need": highest - total, "highest": highest})


def question_prompt(seen: Pietenpoker, seat: int, question: Question) -> Said:
    kind = question.kind
    if kind in ("value", "blind-value"):
        return Said("prompt-value", {"card": question.number % 1000})
    if kind == "discard":
        return Said("prompt-discard", {"count": len(seen.hands[seat]) - seen.house.hand_size})
    if kind == "cross":
        return Said("prompt-cross", {"count": max(len(m.cards) for m in seen.legal_moves(seat))})
    if kind == "take":
        return Said("prompt-take", {"card": seen.room[-1]})
    if kind == "limit":
        return Said("prompt-limit", {"most": seen.house.highest_limit})
    if kind == "surprise" and not seen.given:
        return Said("prompt-surprise-done")
    return Said(f"prompt-{kind}")


# Moves.


def moves(seen: Pietenpoker, seat: int) -> tuple[MoveView, ...]:
    legal = seen.legal_moves(seat)
    if legal and legal[-1].verb == "cross":
        best = best_crossing(seen, seat, seen.combination)  # PP-AMB-33: it is proposed
        return tuple(cross_view(seen, move, move.cards == best) for move in legal)
    return tuple(move_view(seen, seat, move) for move in legal)


def cross_view(seen: Pietenpoker, move: Move, best: bool) -> MoveView:
    """PP-AMB-68: of equal cards that of the room comes first."""
    room = seen.room.copy()
    places = []
    for card in move.cards:
        places.append("room" if card in room else "hand")
        if card in room:
            room.remove(card)
    label = Said("move-cross-best" if best else "move-cross", {"count": len(move.cards)})
    if not move.cards:
        label = Said("move-cross-none")
    return MoveView(seen.write(move), label, move.cards, zones=tuple(places))


def move_view(seen: Pietenpoker, seat: int, move: Move) -> MoveView:
    text = seen.write(move)
    if move.verb == "choose":
        label = Said("move-choose", {"named": move.number - 1})
        return MoveView(text, label, place="presents", spot=move.number - 1)
    zone = {"back": "bid", "take": "room", "first": "bid"}.get(move.verb, "hand")
    return MoveView(text, label_of(seen, seat, move), move.cards, zones=(zone,) * len(move.cards))


def total_with(seen: Pietenpoker, seat: int, cards: tuple[int, ...]) -> int:
    """What the bid is worth with these cards, in the measure that is valid then."""
    if seen.counting or seen.switches(cards):
        return len(seen.bids[seat]) + len(cards)
    return seen.worth[seat] + sum(seen.most(card) for card in cards)


def label_of(seen: Pietenpoker, seat: int, move: Move) -> Said:
    verb, cards = move.verb, move.cards
    if verb in ("go", "blind"):
        total = {"total": total_with(seen, seat, cards)}
        if verb == "blind":
            return Said("move-blind", total)
        if not cards:
            return Said("move-check", total)
        return Said("move-all-in" if len(cards) == len(seen.hands[seat]) else "move-go", total)
    if verb == "stop" and cards:
        return Said("move-stop-exchange", {"total": total_with(seen, seat, cards)})
    if verb == "pick":
        kind = seen.questions[-1].kind if seen.questions else ""
        return Said(f"move-{kind}", {"seat": move.number})
    if verb == "more":
        return Said("move-more-hand" if move.number else "move-more-bid")
    if verb == "become":
        return Said("move-become-big" if move.number else "move-become-small")
    if verb in ("limit", "value"):
        return Said(f"move-{verb}", {"number": move.number})
    return Said(f"move-{verb}", {"card": cards[0]} if cards else {})
