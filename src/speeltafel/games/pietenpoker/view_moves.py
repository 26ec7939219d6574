"""What a seat may do in Pietenpoker, from its projection alone."""

from speeltafel.engine.moves import Move
from speeltafel.engine.view import Attempt, Ending, MoveView, Said, Series, attempt
from speeltafel.games.pietenpoker.cards import NUMBER
from speeltafel.games.pietenpoker.expansions.precies import room_left
from speeltafel.games.pietenpoker.players.crossing import best_crossing
from speeltafel.games.pietenpoker.rules_bids import is_exempt, measure_ahead, measured, total_now
from speeltafel.games.pietenpoker.rules_cards import is_spent
from speeltafel.games.pietenpoker.rules_making import measure_with, most_of
from speeltafel.games.pietenpoker.state import (
    BIDDING,
    BIG_BLIND,
    BY_CARDS,
    BY_PRINT,
    SMALL_BLIND,
    Pietenpoker,
)


def moves(seen: Pietenpoker, seat: int) -> tuple[MoveView, ...]:
    legal = seen.legal_moves(seat)
    if legal and legal[-1].verb == "cross":
        best = best_crossing(seen, seat)  # PP-AMB-33: it is proposed
        return tuple(cross_view(seen, seat, move, move == best) for move in legal)
    return tuple(move_view(seen, seat, move) for move in legal)


def cross_view(seen: Pietenpoker, seat: int, move: Move, best: bool) -> MoveView:
    """PP-AMB-68: of equal cards that of the room comes first."""
    made = attempt(move)
    if not move.cards:
        return MoveView(made, Said("move-cross-none-best" if best else "move-cross-none"))
    card = move.cards[0]
    place = "room" if card in room_left(seen, seen.crossed_by(seat)) else "hand"
    label = Said("move-cross-best" if best else "move-cross", {"card": card})
    return MoveView(made, label, move.cards, zones=(place,))


def move_view(seen: Pietenpoker, seat: int, move: Move) -> MoveView:
    made = attempt(move)
    if move.verb == "choose":
        present = {"named": move.number - 1}
        return MoveView(
            made,
            Said("move-choose", present),
            place="presents",
            spot=move.number - 1,
            confirm=Said("confirm-choose", present),
        )
    zone = {"back": "bid", "take": "room", "first": "bid"}.get(move.verb, "hand")
    label, zones_used = label_of(seen, seat, move), (zone,) * len(move.cards)
    adds = added_by(seen, move.cards[0]) if move.verb == "lay" and move.cards else 0
    return MoveView(made, label, move.cards, zones=zones_used, adds=adds)


def added_by(seen: Pietenpoker, card: int) -> int:
    """What laying a card adds to the bid; 0 where it changes how bids are measured."""
    measure = measure_ahead(seen)
    works = not is_spent(seen, seen.turn, seen.hands[seen.turn], card)
    if works and measure_with(card) > measure:
        return 0
    if measure == BY_CARDS:
        return 1
    return NUMBER[card] if measure == BY_PRINT else most_of(seen, card, works)


GO, STOP = Attempt("go"), Attempt("stop")


def series(seen: Pietenpoker, seat: int) -> Series | None:
    """PP-AMB-79: a bid is laid card by card; chosen together, the cards show its total."""
    if seen.questions or seat != seen.turn or seen.is_blindfolded():
        return None
    if seen.ending or seen.phase == SMALL_BLIND:
        return None
    total, least = measured(seen)
    if seen.phase == BIG_BLIND:
        return Series(total, (Ending(GO, Said("move-blind"), least, Said("move-blind")),))
    if not seen.taken and is_exempt(seen):
        least = 0
    if not seen.taken:
        return Series(total, (Ending(GO, Said("move-go"), least, Said("move-all-in")),))
    stop = Ending(STOP, Said("move-stop-exchange"), seen.start, Said("move-stop-exchange"))
    go = Ending(GO, Said("move-go"), least, Said("move-all-in"))
    return Series(total, (go, stop))


def go_label(seen: Pietenpoker, seat: int) -> Said:
    total = {"total": measured(seen)[0]}
    if seen.phase != BIDDING:
        return Said("move-blind", total)
    if seen.fresh:
        return Said("move-go" if seen.hands[seat] else "move-all-in", total)
    return Said("move-check", total)


def label_of(seen: Pietenpoker, seat: int, move: Move) -> Said:
    verb, cards = move.verb, move.cards
    if verb == "go":
        return go_label(seen, seat)
    if verb == "blind":
        return Said("move-blind", {"total": seen.most(cards[0])})
    if verb == "lay" and not cards:
        return Said("move-lay-blindly")
    if verb == "stop" and seen.taken:
        total_kept = total_now(seen, seen.measure())
        return Said("move-stop-exchange", {"total": total_kept})
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
