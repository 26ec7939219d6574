"""What a seat sees of Pesten, from its projection alone."""

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.moves import Move
from speeltafel.engine.state import Projection
from speeltafel.engine.view import (
    COUNTER,
    HAND,
    PILE,
    ROW,
    Face,
    Gathering,
    MoveView,
    Said,
    SeatView,
    Spot,
    TableView,
    ZoneView,
)
from speeltafel.games.pesten.cards import FACES as NATURAL
from speeltafel.games.pesten.cards import NAMES, RANK, RANKS, RED_JOKER, SUIT, SUITS
from speeltafel.games.pesten.rules import MOST_IN_COMBO, Pesten
from speeltafel.games.pesten.rules_combos import LEAST_CARDS
from speeltafel.games.pesten.rules_table import (
    ACT,
    CHAIN,
    COMBO,
    DRAWN,
    NO_SUIT,
    NO_THREAT,
    SUIT_CHOICE,
    TO,
    TOP,
    TWOS,
    WANT,
)

SYMBOLS = {"h": "♥", "c": "♣", "s": "♠", "d": "♦"}
COLOURS = {"h": "red", "c": "black", "s": "black", "d": "red"}

SHOWN = 6
"""So many cards of the pile are shown, the top card last."""
HELPED = 12
"""So many combinations are shown to a player who is helped."""


def face(card: int) -> Face:
    if card >= NATURAL:
        return Face("X", "★", "red" if card == RED_JOKER else "black")
    suit = SUITS[SUIT[card]]
    return Face(RANKS[RANK[card]].upper(), SYMBOLS[suit], COLOURS[suit])


FACES = tuple(face(card) for card in range(len(NAMES)))


def table(seen: Projection, seat: int) -> TableView:
    """The table view for the viewer of a projection; `seat` is that viewer."""
    assert isinstance(seen, Pesten)
    acting = seen.to_act()
    scores = seen.outcome().scores
    return TableView(
        game=seen.setup.game,
        seat=seat,
        round=seen.round,
        prompt=prompt(seen, seat, acting),
        seats=tuple(
            SeatView(
                player,
                facts(seen, player),
                scores[player],
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
    )


# The places.


def zones(seen: Pesten, seat: int) -> tuple[ZoneView, ...]:
    shown = [
        ZoneView(
            "pile",
            ROW,
            Said("zone-pile"),
            cards=tuple(seen.pile[-SHOWN:]),
            count=len(seen.pile),
        ),
        ZoneView("pot", PILE, Said("zone-pot"), count=len(seen.pot)),
    ]
    if seen.combo:
        cards = tuple(seen.combo)
        shown.append(ZoneView("combo", ROW, Said("zone-combo"), seen.turn, cards, len(cards), True))
    if seen.giving != UNSEEN:
        offer = tuple(card for card in (seen.giving, seen.wanting) if card != UNSEEN)
        shown.append(ZoneView("offer", ROW, Said("zone-offer"), seen.turn, offer, len(offer)))
    if seen.suit != NO_SUIT:
        shown.append(
            ZoneView("suit", COUNTER, Said("zone-suit", {"suit": seen.suit}), count=seen.suit)
        )
    if seen.threat != NO_THREAT:
        shown.append(ZoneView("threat", COUNTER, Said(threat_label(seen)), count=threat(seen)))
    if seen.dice:
        shown.append(
            ZoneView(
                "dice",
                ROW,
                Said("zone-dice", {"total": sum(seen.dice)}),
                count=len(seen.dice),
                spots=tuple(
                    Spot(Said("die", {"number": die}), picture=f"die-{die}", rolled=True)
                    for die in seen.dice
                ),
            )
        )
    if seen.run > 1:
        shown.append(ZoneView("run", COUNTER, Said("zone-run"), seen.run_by, count=seen.run))
    if seen.phase == WANT and seat == seen.turn:
        shown += all_faces(seen)
    away = sum(len(cards) for cards in seen.away)
    if away:
        shown.append(ZoneView("away", COUNTER, Said("zone-away"), count=away))
    if 0 <= seat < seen.players and not seen.out[seat]:
        if seen.drawn and seat == seen.turn:
            shown.append(
                ZoneView("drawn", ROW, Said("zone-drawn"), seat, tuple(seen.drawn), 1, True)
            )
        hand = tuple(seen.hands[seat])
        shown.append(ZoneView("hand", HAND, Said("zone-hand"), seat, hand, len(hand), True))
    return tuple(shown)


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
    if player == seen.turn and not seen.ending:
        found.append(Said("fact-clockwise" if seen.clockwise else "fact-counterclockwise"))
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
        return question_prompt(seen, seat, acting)
    if seat != seen.turn:
        return Said("prompt-wait", {"seat": seen.turn})
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
    if seen.threat == CHAIN:
        return Said("prompt-chain", {"number": seen.cards_to_draw()})
    if seen.threat == TWOS:
        return Said("prompt-twos", {"number": seen.cards_to_draw()})
    if seen.threat == COMBO:
        return Said("prompt-combo", {"number": seen.weight, "own": seen.own[seat]})
    if seen.suit != NO_SUIT:
        return Said("prompt-act-suit", {"suit": seen.suit})
    return Said("prompt-act", {"card": seen.pile[-1]})


def question_prompt(seen: Pesten, seat: int, acting: tuple[int, ...]) -> Said:
    assert seen.questions
    question = seen.questions[-1]
    mine = seat in acting
    if question.kind == "window":
        facts = {"seat": seen.turn, "card": seen.pile[-1]}
        if not mine:
            return Said("prompt-window-wait", facts)
        return Said("prompt-window-own" if seat == seen.turn else "prompt-window", facts)
    if question.kind == "trade":
        if not mine:
            return Said("prompt-trade-wait", {"seat": seen.turn})
        return Said("prompt-trade", {"seat": seen.turn, "card": seen.wanting})
    if question.kind == "away":
        if not mine:
            return Said("prompt-away-wait")
        return Said("prompt-away", {"count": seen.quota[seat]})
    if not mine:
        return Said("prompt-give-wait", {"seat": question.number})
    kind = "prompt-give" if question.kind == "give" else "prompt-give-more"
    return Said(kind, {"seat": question.number})


def reactions(seen: Pesten, seat: int) -> tuple[MoveView, ...]:
    """The buttons of a player, whatever he holds: pressed at another moment they are too late."""
    if seen.ending or not 0 <= seat < seen.players or seen.out[seat]:
        return ()
    found = []
    if seen.house.jump:
        found.append(MoveView("jump", Said("move-jump")))
    if seen.house.bluff:
        found.append(MoveView("challenge", Said("move-challenge")))
    return tuple(found)


def lays_freely(seen: Pesten, seat: int) -> bool:
    """Whether the viewer is on turn, with nothing to choose before anything else."""
    free = not seen.ending and not seen.questions and seen.phase in (ACT, DRAWN)
    return free and seat == seen.turn


def offered(seen: Pesten, seat: int) -> list[Move]:
    """The legal moves; of combinations at most a few.

    PE-AMB-66: where the table helps, the largest ones; and some where nothing else can be done.
    """
    if not lays_freely(seen, seat):
        return seen.legal_moves(seat)
    moves = seen.plain_moves()
    if seen.house.combo_help or not moves:
        moves = moves + seen.some_combos(HELPED)
    return moves


def gathering(seen: Pesten, seat: int) -> Gathering | None:
    """PE-PLAY-04: the cards of a combination are chosen freely, and judged when they are."""
    if not lays_freely(seen, seat) or not seen.may_combine():
        return None
    zones = ("drawn", "hand") if seen.drawn else ("hand",)
    held = min(seen.held(seat), MOST_IN_COMBO)
    return Gathering("combo", Said("move-lay-together"), zones, LEAST_CARDS, held)


def move_view(seen: Pesten, move: Move) -> MoveView:
    verb, cards = move.verb, move.cards
    zones: tuple[str, ...] = ()
    if verb in ("play", "combo") and seen.drawn:
        # the drawn card lies apart from the hand
        at = cards.index(seen.drawn[0])
        zones = tuple("drawn" if i == at else "hand" for i in range(len(cards)))
    elif verb == "top":
        zones = ("combo",)
    elif verb == "want":
        zones = (f"faces-{SUITS[min(SUIT[cards[0]], len(SUITS) - 1)]}",)
    said = label(seen, move)
    # PE-BLUFF-01: only the layer himself is told, and asked whether he means it
    confirm = Said("confirm-bluff") if said.id == "move-bluff" else None
    return MoveView(seen.write(move), said, cards, zones=zones, confirm=confirm)


def label(seen: Pesten, move: Move) -> Said:
    verb, cards = move.verb, move.cards
    if verb == "play":
        bluff = seen.threat == NO_THREAT and not seen.fits(cards[0])
        return Said("move-bluff" if bluff else "move-play", {"card": cards[0]})
    if verb == "combo":
        if not seen.house.combo_help:  # PE-AMB-66
            return Said("move-lay-together", {"count": len(cards)})
        kind = "move-set" if RANK[cards[-1]] == RANK[cards[-2]] else "move-combo"
        return Said(kind, {"count": len(cards), "own": seen.own[seen.turn]})
    if verb == "suit":
        return Said("move-suit", {"suit": move.number})
    if verb == "to":
        return Said("move-to", {"seat": move.number - 1}) if move.number else Said("move-to-all")
    if verb == "take":
        return Said("move-take", {"number": seen.cards_to_draw()})
    if verb == "roll":
        return Said("move-roll", {"number": seen.weight})
    if verb == "draw" and not seen.available():
        return Said("move-draw-nothing")
    if cards:
        return Said(f"move-{verb}", {"card": cards[0]})
    if verb == "accept":
        return Said("move-accept", {"card": seen.wanting})
    if verb == "withdraw" and seen.begun:
        return Said("move-begin-anew")
    return Said(f"move-{verb}")
