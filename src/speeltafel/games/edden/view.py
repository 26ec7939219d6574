"""What a seat sees of Edden, from its projection alone."""

from speeltafel.engine.french import joker, playing_card
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection
from speeltafel.engine.view import (
    COUNTER,
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
from speeltafel.games.edden.cards import JOKER, NAMES, RANK, RANKS, SUIT, SUITS, hand_points
from speeltafel.games.edden.expansions.four_cards import SMALL_HAND_TOTAL
from speeltafel.games.edden.expansions.sixty_nine import SWAPPING_TOTAL
from speeltafel.games.edden.house import YEAR_ZERO
from speeltafel.games.edden.rules_groups import is_run
from speeltafel.games.edden.state import SHOWN, TAKE, Edden

NEAR = 10
"""A total this close below a number of the rules is pointed out."""


def face(card: int) -> Face:
    return joker("blue") if card == JOKER else playing_card(SUITS[SUIT[card]], RANKS[RANK[card]])


FACES = tuple(face(card) for card in range(len(NAMES)))


def view(seen: Projection, seat: int) -> TableView:
    """The table view for the viewer of a projection; `seat` is that viewer."""
    assert isinstance(seen, Edden)
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
                seen.totals[player],
                player in acting,
                seen.out[player],
            )
            for player in range(seen.players)
        ),
        zones=zones(seen, seat),
        moves=tuple(move_view(move) for move in seen.legal_moves(seat)),
        sheet=tuple(tuple(row) for row in seen.sheet),
        ending=seen.ending,
        winners=seen.outcome().winners if seen.ending else (),
    )


def zones(seen: Edden, seat: int) -> tuple[ZoneView, ...]:
    """Of the discards only what can be taken is shown; the older ones lie covered."""
    group, laid = tuple(seen.group), tuple(seen.laid)
    taking = seen.phase == TAKE
    shown = [
        ZoneView(
            "group",
            ROW,
            Said("zone-group"),
            cards=group,
            count=len(group),
            selectable=taking,
            main=True,
        ),
        ZoneView("laid", ROW, Said("zone-laid"), cards=laid, count=len(laid)),
        ZoneView("stock", PILE, Said("zone-stock"), count=len(seen.stock), main=True),
        ZoneView("pile", PILE, Said("zone-pile"), count=len(seen.pile)),
        ZoneView("turns", COUNTER, Said("zone-turns"), count=seen.turns + 1),
    ]
    if 0 <= seat < seen.players and not seen.out[seat]:
        hand = seen.hands[seat]
        shown.append(
            ZoneView("points", COUNTER, Said("zone-points"), seat, count=hand_points(hand))
        )
        shown.append(
            ZoneView("hand", HAND, Said("zone-hand"), seat, tuple(hand), len(hand), not taking)
        )
    if seen.phase == SHOWN and seen.ending:
        shown += [
            ZoneView(
                "hand", ROW, Said("zone-shown", {"seat": player}), player, tuple(hand), len(hand)
            )
            for player, hand in enumerate(seen.hands)
            if hand and player != seat
        ]
    return tuple(shown)


def facts(seen: Edden, player: int) -> tuple[Said, ...]:
    if seen.out[player]:
        return (Said("fact-out"),)
    found = [Said("fact-hand", {"count": len(seen.hands[player])})]
    if player == seen.dealer:
        found.append(Said("fact-dealer"))
    if seen.empties[player]:
        found.append(Said("fact-bonus", {"count": seen.empties[player]}))
    if seen.four_cards[player]:
        found.append(Said("fact-four-cards"))
    if seen.house.rule_birth_year and seen.house.magic_numbers[player]:
        found.append(Said("fact-magic", {"number": seen.house.magic_numbers[player]}))
    found += [
        Said("fact-near", {"number": number})
        for number in numbers_that_matter(seen, player)
        if 0 <= number - seen.totals[player] <= NEAR
    ]
    return tuple(found)


def numbers_that_matter(seen: Edden, player: int) -> list[int]:
    """Of others' birth years a projection knows nothing (ED-AMB-39)."""
    house = seen.house
    found = [house.last_in]
    if house.rule_123 and not seen.four_cards[player]:
        found.append(SMALL_HAND_TOTAL)
    if house.rule_69:
        found.append(SWAPPING_TOTAL)
    if house.rule_birth_year and house.birth_years[player]:
        found.append(house.birth_years[player] - YEAR_ZERO)
    return found


def prompt(seen: Edden, seat: int) -> Said:
    if seen.ending:
        return Said("prompt-over")
    if seat != seen.turn or seen.is_step:
        return Said("prompt-wait", {"seat": seen.turn})
    if seen.phase == TAKE:
        return Said("prompt-take" if seen.group else "prompt-draw")
    points = hand_points(seen.hands[seat])
    if not seen.hands[seat]:
        return Said("prompt-empty")
    if points < seen.house.call_below:
        return Said("prompt-call", {"points": points})
    return Said("prompt-discard", {"points": points})


def move_view(move: Move) -> MoveView:
    return MoveView(attempt(move), label(move), move.cards)


def label(move: Move) -> Said:
    cards = move.cards
    if not cards:
        return Said(f"move-{move.verb}")
    card = cards[0]
    if len(cards) == 1:
        return Said(f"move-{move.verb}", {"card": card})
    points = hand_points(list(cards))
    if is_run(cards):
        return Said("move-run", {"card": card, "points": points})
    return Said("move-set", {"count": len(cards), "rank": RANK[card], "points": points})
