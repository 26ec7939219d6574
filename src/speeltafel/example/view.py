"""What a seat sees, from its projection alone. Texts are named here, and written in text/."""

from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection
from speeltafel.engine.view import (
    HAND,
    PILE,
    ROW,
    Face,
    MoveView,
    Said,
    SeatView,
    TableView,
    ZoneView,
    attempt,
)
from speeltafel.example.cards import NAMES
from speeltafel.example.state import Voorbeeld

FACES = tuple(Face(name.removeprefix("k"), "▲", "blue") for name in NAMES)


def view(seen: Projection, seat: int) -> TableView:
    """The table view for the viewer of a projection; `seat` is that viewer."""
    assert isinstance(seen, Voorbeeld)
    acting = seen.to_act()
    return TableView(
        game=seen.setup.game,
        seat=seat,
        round=seen.round,
        prompt=prompt(seen, seat),
        seats=tuple(
            SeatView(
                player,
                (Said("fact-hand", {"count": len(seen.hands[player])}),),
                seen.points[player],
                player in acting,
            )
            for player in range(seen.players)
        ),
        zones=zones(seen, seat),
        moves=tuple(move_view(move) for move in seen.legal_moves(seat)),
        sheet=(),
        ending=seen.ending,
        winners=seen.outcome().winners if seen.ending else (),
    )


def prompt(seen: Voorbeeld, seat: int) -> Said:
    if seen.ending:
        return Said("prompt-over")
    if seen.questions:
        return Said("prompt-answer" if seat in seen.to_act() else "prompt-wait-answers")
    return Said("prompt-lead") if seat == seen.turn else Said("prompt-wait", {"seat": seen.turn})


def zones(seen: Voorbeeld, seat: int) -> tuple[ZoneView, ...]:
    shown = [
        ZoneView("trick", ROW, Said("zone-trick"), cards=tuple(seen.trick), count=len(seen.trick)),
        ZoneView("stock", PILE, Said("zone-stock"), count=len(seen.stock)),
        ZoneView("pile", PILE, Said("zone-pile"), cards=tuple(seen.pile), count=len(seen.pile)),
    ]
    if seat < seen.players:
        hand = tuple(seen.hands[seat])
        shown.append(
            ZoneView("hand", HAND, Said("zone-hand"), seat, hand, len(hand), selectable=True)
        )
    return tuple(shown)


def move_view(move: Move) -> MoveView:
    label = Said("move-lay", {"card": move.cards[0]})
    return MoveView(attempt(move), label, move.cards)
