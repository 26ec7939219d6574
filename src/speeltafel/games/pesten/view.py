"""What a seat sees of Pesten, from its projection alone."""

from collections.abc import Callable
from typing import Final

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.french import joker, playing_card
from speeltafel.engine.state import Projection
from speeltafel.engine.view import (
    COUNTER,
    HAND,
    PILE,
    ROW,
    Face,
    Said,
    SeatView,
    Spot,
    TableView,
    ZoneView,
)
from speeltafel.games.pesten.cards import FACES as NATURAL
from speeltafel.games.pesten.cards import (
    NAMES,
    RANK,
    RANKS,
    RED_JOKER,
    SUIT,
    SUITS,
)
from speeltafel.games.pesten.rules import scores
from speeltafel.games.pesten.state import (
    CHAIN,
    COMBO,
    DRAWN,
    NO_SUIT,
    NO_THREAT,
    SUIT_CHOICE,
    TO,
    TOP,
    WANT,
    Pesten,
)
from speeltafel.games.pesten.view_moves import gathering, move_view, offered, reactions

SHOWN = 6
"""So many cards of the pile are shown, the top card last."""


def face(card: int) -> Face:
    if card >= NATURAL:
        return joker("red" if card == RED_JOKER else "black")
    return playing_card(SUITS[SUIT[card]], RANKS[RANK[card]])


FACES = tuple(face(card) for card in range(len(NAMES)))


def view(seen: Projection, seat: int) -> TableView:
    """The table view for the viewer of a projection; `seat` is that viewer."""
    assert isinstance(seen, Pesten)
    acting = seen.to_act()
    counted = scores(seen)
    return TableView(
        game=seen.setup.game,
        seat=seat,
        round=seen.round,
        prompt=prompt(seen, seat, acting),
        seats=tuple(
            SeatView(
                player,
                facts(seen, player),
                counted[player],
                player in acting,
                seen.out[player],
                badges(seen, player, seat),
            )
            for player in range(seen.players)
        ),
        zones=zones(seen, seat),
        moves=tuple(move_view(seen, move) for move in offered(seen, seat)),
        sheet=(),
        ending=seen.ending,
        winners=seen.outcome().winners if seen.ending else (),
        reactions=reactions(seen, seat),
        window=seen.window_seconds(),
        unit="score-cards",
        help="help-combos" if seen.house.combo_help else "",  # PE-AMB-66
        gathering=gathering(seen, seat),
        direction=1 if seen.clockwise else -1,
    )


# The places.


def zones(seen: Pesten, seat: int) -> tuple[ZoneView, ...]:
    shown = open_cards(seen) + marks(seen)
    if seen.phase == WANT and seat == seen.turn:
        shown += all_faces(seen)
    away = sum(len(cards) for cards in seen.away)
    if away:
        shown.append(ZoneView("away", COUNTER, Said("zone-away"), count=away))
    if 0 <= seat < seen.players and not seen.out[seat]:
        shown += own_cards(seen, seat)
    return tuple(shown)


def open_cards(seen: Pesten) -> list[ZoneView]:
    """What lies in the middle."""
    shown = [
        ZoneView(
            "pile",
            ROW,
            Said("zone-pile"),
            cards=tuple(seen.pile[-SHOWN:]),
            count=len(seen.pile),
            main=True,
        ),
        ZoneView("pot", PILE, Said("zone-pot"), count=len(seen.pot)),
    ]
    if seen.combo:
        cards = tuple(seen.combo)
        shown.append(ZoneView("combo", ROW, Said("zone-combo"), seen.turn, cards, len(cards), True))
    if seen.giving != UNSEEN:
        offer = tuple(card for card in (seen.giving, seen.wanting) if card != UNSEEN)
        shown.append(ZoneView("offer", ROW, Said("zone-offer"), seen.turn, offer, len(offer)))
    return shown


def marks(seen: Pesten) -> list[ZoneView]:
    """What is in force: a suit, a threat, the dice, a run."""
    shown = []
    if seen.suit != NO_SUIT:
        shown.append(
            ZoneView(
                "suit", COUNTER, Said("zone-suit", {"suit": seen.suit}), count=seen.suit, now=True
            )
        )
    if seen.threat != NO_THREAT:
        shown.append(
            ZoneView("threat", COUNTER, Said(threat_label(seen)), count=threat(seen), now=True)
        )
    if seen.dice and seen.is_step:  # an old roll tells nothing about whose turn it is now
        shown.append(
            ZoneView(
                "dice",
                ROW,
                Said("zone-dice", {"total": sum(seen.dice)}),
                count=len(seen.dice),
                now=True,
                spots=tuple(
                    Spot(Said("die", {"number": die}), picture=f"die-{die}", rolled=True)
                    for die in seen.dice
                ),
            )
        )
    if seen.run > 1:
        shown.append(ZoneView("run", COUNTER, Said("zone-run"), seen.run_by, count=seen.run))
    return shown


def own_cards(seen: Pesten, seat: int) -> list[ZoneView]:
    hand = tuple(seen.hands[seat])
    shown = [ZoneView("hand", HAND, Said("zone-hand"), seat, hand, len(hand), True)]
    if seen.drawn and seat == seen.turn:
        drawn = tuple(seen.drawn)
        shown.insert(0, ZoneView("drawn", ROW, Said("zone-drawn"), seat, drawn, 1, True))
    return shown


def all_faces(seen: Pesten) -> list[ZoneView]:
    """PE-AMB-64: what may be wanted, suit by suit; the jokers lie behind the last one."""
    rows = []
    for suit in range(len(SUITS)):
        cards = tuple(
            card
            for card in seen.house.faces
            if card != seen.giving and min(SUIT[card], len(SUITS) - 1) == suit
        )
        label = Said("zone-faces", {"suit": suit})
        rows.append(
            ZoneView(f"faces-{SUITS[suit]}", ROW, label, seen.turn, cards, len(cards), True)
        )
    return rows


def threat_label(seen: Pesten) -> str:
    return "zone-dice-to-roll" if seen.threat == COMBO else "zone-to-draw"


def threat(seen: Pesten) -> int:
    """What the next player faces: cards to draw, or dice to roll."""
    return seen.weight if seen.threat == COMBO else seen.cards_to_draw()


# The seats.


def facts(seen: Pesten, player: int) -> tuple[Said, ...]:
    if seen.out[player]:
        return (Said("fact-out"),)
    found = [Said("fact-hand", {"count": seen.held(player)})]
    if seen.quota[player]:
        found.append(Said("fact-puts-away", {"count": seen.quota[player]}))
    return tuple(found)


def badges(seen: Pesten, player: int, viewer: int) -> tuple[Said, ...]:
    """PE-AMB-01: the own number, beside the player."""
    if seen.out[player]:
        return ()
    if seen.house.own_visible or player == viewer:
        return (Said("fact-own", {"number": seen.own[player]}),)
    return (Said("fact-own-secret"),)


# The decision.


def prompt(seen: Pesten, seat: int, acting: tuple[int, ...]) -> Said:
    if seen.ending:
        return Said("prompt-over")
    if seen.questions:
        question = seen.questions[-1]
        return ASKED[question.kind](seen, seat, seat in acting, question.number)
    return turn_prompt(seen) if seat == seen.turn else Said("prompt-wait", {"seat": seen.turn})


def turn_prompt(seen: Pesten) -> Said:
    if seen.phase == DRAWN:
        return Said("prompt-drawn", {"card": seen.drawn[0]})
    if seen.phase == TOP:
        return Said("prompt-top")
    if seen.phase == SUIT_CHOICE:
        return Said("prompt-suit")
    if seen.phase == WANT:
        return Said("prompt-want", {"card": seen.giving})
    if seen.phase == TO:
        return Said("prompt-to", {"card": seen.wanting})
    if seen.begun:
        return Said("prompt-begun", {"count": len(seen.begun)})
    return threat_prompt(seen) if seen.threat != NO_THREAT else free_prompt(seen)


def threat_prompt(seen: Pesten) -> Said:
    if seen.threat == COMBO:
        return Said("prompt-combo", {"number": seen.weight, "own": seen.own[seen.turn]})
    kind = "prompt-chain" if seen.threat == CHAIN else "prompt-twos"
    return Said(kind, {"number": seen.cards_to_draw()})


def free_prompt(seen: Pesten) -> Said:
    if seen.suit != NO_SUIT:
        return Said("prompt-act-suit", {"suit": seen.suit})
    return Said("prompt-act", {"card": seen.pile[-1]})


def window_prompt(seen: Pesten, seat: int, mine: bool, _about: int) -> Said:
    facts = {"seat": seen.turn, "card": seen.pile[-1]}
    if not mine:
        return Said("prompt-window-wait", facts)
    return Said("prompt-window-own" if seat == seen.turn else "prompt-window", facts)


def trade_prompt(seen: Pesten, _seat: int, mine: bool, _about: int) -> Said:
    if not mine:
        return Said("prompt-trade-wait", {"seat": seen.turn})
    return Said("prompt-trade", {"seat": seen.turn, "card": seen.wanting})


def away_prompt(seen: Pesten, seat: int, mine: bool, _about: int) -> Said:
    return Said("prompt-away", {"count": seen.quota[seat]}) if mine else Said("prompt-away-wait")


def give_prompt(_seen: Pesten, _seat: int, mine: bool, receiver: int) -> Said:
    return Said("prompt-give" if mine else "prompt-give-wait", {"seat": receiver})


def more_prompt(_seen: Pesten, _seat: int, mine: bool, receiver: int) -> Said:
    return Said("prompt-give-more" if mine else "prompt-give-wait", {"seat": receiver})


ASKED: Final[dict[str, Callable[[Pesten, int, bool, int], Said]]] = {
    "window": window_prompt,
    "trade": trade_prompt,
    "give": give_prompt,
    "more": more_prompt,
    "away": away_prompt,
}
"""By the kind of question: what somebody is told who is asked (`mine`), or who waits."""
