"""What a seat sees of 12er Stich, from its projection alone."""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection
from speeltafel.engine.view import (
    COUNTER,
    HAND,
    PILE,
    ROW,
    Face,
    MoveView,
    Quiz,
    Said,
    SeatView,
    TableView,
    ZoneView,
    attempt,
)
from speeltafel.games.twaalfstich.cards import BLACK, COLOUR, NAMES, RED, VALUE
from speeltafel.games.twaalfstich.rules import can_play
from speeltafel.games.twaalfstich.rules_fits import worth
from speeltafel.games.twaalfstich.state import DRAWN, SIGN, Twaalfstich


def faces(plus: int) -> tuple[Face, ...]:
    """Each card with the sign by which it counts, so that it can be told without its colour."""
    return tuple(
        Face(
            str(VALUE[card]),
            "+" if COLOUR[card] == plus else "\N{MINUS SIGN}",
            "black" if COLOUR[card] == BLACK else "red",
        )
        for card in range(len(NAMES))
    )


# Labels without facts are always the same.
SUM: Final = Said("zone-sum")
OPEN: Final = Said("zone-open")
STOCK: Final = Said("zone-stock")
TARGET: Final = Said("zone-target")
OWN_HAND: Final = Said("zone-hand")
TRICKS: Final = Said("zone-tricks")
DEALER: Final = Said("fact-dealer")

FACES = faces(BLACK)
FACES_TURNED = faces(RED)  # 12-PROF-01: the signs change places with the colours


def view(seen: Projection, seat: int) -> TableView:
    """The table view for the viewer of a projection; `seat` is that viewer."""
    assert isinstance(seen, Twaalfstich)
    acting = seen.to_act()
    return TableView(
        game=seen.setup.game,
        seat=seat,
        round=seen.round,
        prompt=prompt(seen, seat),
        seats=tuple(
            SeatView(player, facts(seen, player), seen.totals[player], player in acting)
            for player in range(seen.players)
        ),
        zones=zones(seen, seat),
        moves=tuple(move_view(seen, move) for move in seen.legal_moves(seat)),
        sheet=tuple(tuple(row) for row in seen.sheet),
        ending=seen.ending,
        winners=seen.outcome().winners if seen.ending else (),
        faces=FACES_TURNED if seen.plus == RED else (),
    )


def zones(seen: Twaalfstich, seat: int) -> tuple[ZoneView, ...]:
    shown = [
        ZoneView("sum", COUNTER, SUM, count=seen.sum, main=True),
        ZoneView(
            "open",
            ROW,
            OPEN,
            cards=tuple(seen.open),
            count=len(seen.open),
            main=True,
        ),
        ZoneView("stock", PILE, STOCK, count=len(seen.stock)),
        ZoneView("target", COUNTER, TARGET, count=seen.target, now=True),
    ]
    if seen.house.prof_rule:
        label = Said("zone-plus", {"colour": seen.plus})
        shown.append(ZoneView("plus", COUNTER, label, count=seen.plus, now=True))
    if 0 <= seat < seen.players:
        drawn = tuple(seen.drawn) if seen.turn == seat else ()
        hand = tuple(seen.hands[seat]) + drawn
        tricks = tuple(seen.tricks[seat])
        shown.append(ZoneView("hand", HAND, OWN_HAND, seat, hand, len(hand), selectable=True))
        shown.append(ZoneView("tricks", PILE, TRICKS, seat, tricks, len(tricks)))
    return tuple(shown)


def facts(seen: Twaalfstich, player: int) -> tuple[Said, ...]:
    held = len(seen.hands[player]) + (len(seen.drawn) if seen.turn == player else 0)
    found = [
        Said("fact-hand", {"count": held}),
        Said("fact-tricks", {"count": len(seen.tricks[player])}),
    ]
    if player == seen.dealer:
        found.append(DEALER)
    return tuple(found)


def prompt(seen: Twaalfstich, seat: int) -> Said:
    if seen.ending:
        return Said("prompt-over")
    if seat != seen.turn or seen.is_step:
        return Said("prompt-wait", {"seat": seen.turn})
    if seen.phase == DRAWN:
        return Said("prompt-drawn", {"card": seen.drawn[0], "must": int(not seen.house.may_keep)})
    if seen.phase == SIGN:
        return Said("prompt-sign")
    if not can_play(seen, seat):
        return Said("prompt-draw")
    if not seen.open:
        return Said("prompt-lead", {"colour": seen.plus})
    return Said("prompt-serve", {"sum": seen.sum})


def move_view(seen: Twaalfstich, move: Move) -> MoveView:
    made = attempt(move)
    if move.verb == "sign":
        return MoveView(made, Said("move-sign", {"colour": move.number}))
    if move.verb != "play":
        return MoveView(made, Said(f"move-{move.verb}"))
    card = move.cards[0]
    new_sum = seen.sum + worth(card, seen.plus)
    if seen.setup.options["sayTheSum"] == "type":  # 12-SUM-03: cosmetic, so no rule checks it
        quiz = Quiz(Said("quiz-sum", {"card": card}), new_sum)
        return MoveView(made, Said("move-play-silent", {"card": card}), move.cards, quiz)
    return MoveView(made, Said("move-play", {"card": card, "sum": new_sum}), move.cards)
