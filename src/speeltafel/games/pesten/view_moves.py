"""What a seat may do in Pesten, as it is shown: its moves, and what they are called."""

from speeltafel.engine.moves import Move
from speeltafel.engine.view import Attempt, Gathering, MoveView, Said, attempt
from speeltafel.games.pesten.cards import ACES, HIGH_ACE, NAMES, RANK, SUIT, SUITS, VALUE
from speeltafel.games.pesten.cards import FACES as NATURAL
from speeltafel.games.pesten.decisions.act import act_moves
from speeltafel.games.pesten.decisions.combination import (
    MOST_IN_COMBO,
    MOST_LISTED,
    may_combine,
    search_for,
)
from speeltafel.games.pesten.decisions.drawn import drawn_moves
from speeltafel.games.pesten.rules_combos import LEAST_CARDS
from speeltafel.games.pesten.state import ACT, DRAWN, NO_THREAT, Pesten

WORTH = (*[VALUE[RANK[card]] for card in range(NATURAL)], 0, 0)
"""PE-VAL-01: what each card counts for in a combination, an Ace as 1 and a joker not at all."""
HIGH = tuple(HIGH_ACE if card < ACES else WORTH[card] for card in range(len(NAMES)))
"""The same with the Aces as 12: PE-VAL-02."""
HELPED = 12
"""So many combinations are shown to a player who is helped."""


def reactions(seen: Pesten, seat: int) -> tuple[MoveView, ...]:
    """The buttons of a player, whatever he holds: pressed at another moment they are too late."""
    if seen.ending or not 0 <= seat < seen.players or seen.out[seat]:
        return ()
    found = []
    if seen.house.jump:
        found.append(MoveView(Attempt("jump"), Said("move-jump")))
    if seen.house.bluff:
        found.append(MoveView(Attempt("challenge"), Said("move-challenge")))
    return tuple(found)


def lays_freely(seen: Pesten, seat: int) -> bool:
    """Whether the viewer is on turn, with nothing to choose before anything else."""
    if seen.is_step or seen.ending or seen.questions:
        return False
    return seen.phase in (ACT, DRAWN) and seat == seen.turn


def offered(seen: Pesten, seat: int) -> list[Move]:
    """The legal moves; of combinations at most a few.

    PE-AMB-66: where the table helps, the largest ones; and some where nothing else can be done.
    """
    if not lays_freely(seen, seat):
        return seen.legal_moves(seat)
    moves = drawn_moves(seen) if seen.phase == DRAWN else act_moves(seen)
    if seen.house.combo_help or not moves:
        moves = moves + some_combos(seen, HELPED)
    return moves


def some_combos(seen: Pesten, number: int) -> list[Move]:
    """So many of the combinations that the player on turn may lay, the largest first."""
    search = search_for(seen)
    found = [] if search is None else search.list_some(MOST_LISTED)
    found.sort(key=len, reverse=True)
    return [Move("combo", cards) for cards in found[:number]]


def gathering(seen: Pesten, seat: int) -> Gathering | None:
    """PE-PLAY-04: the cards of a combination are chosen freely, and judged when they are."""
    if not lays_freely(seen, seat) or not may_combine(seen):
        return None
    zones = ("drawn", "hand") if seen.drawn else ("hand",)
    held = min(seen.held(seat), MOST_IN_COMBO)
    found = Gathering("combo", Said("move-lay-together"), zones, LEAST_CARDS, held)
    if seen.house.combo_help:  # PE-AMB-66
        found.sum = Said("chosen-sum", {"own": seen.own[seat]})
        found.worth, found.high = WORTH, HIGH
    return found


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
    if verb == "jump":
        cards, zones = (seen.pile[-1],), ("hand",)  # PE-UNO-01: the card to jump in with is lit
    # PE-BLUFF-01: only the layer himself is told, and asked whether he means it
    confirm = Said("confirm-bluff") if said.id == "move-bluff" else None
    return MoveView(attempt(move), said, cards, zones=zones, confirm=confirm)


def label(seen: Pesten, move: Move) -> Said:
    verb, cards = move.verb, move.cards
    if verb == "play":
        bluff = seen.threat == NO_THREAT and not seen.fits(cards[0])
        return Said("move-bluff" if bluff else "move-play", {"card": cards[0]})
    if verb == "combo":
        return combo_label(seen, cards)
    if cards:
        return Said(f"move-{verb}", {"card": cards[0]})
    if verb == "suit":
        return Said("move-suit", {"suit": move.number})
    if verb == "to":
        return Said("move-to", {"seat": move.number - 1}) if move.number else Said("move-to-all")
    return bare_label(seen, verb)


def combo_label(seen: Pesten, cards: tuple[int, ...]) -> Said:
    if not seen.house.combo_help:  # PE-AMB-66
        return Said("move-lay-together", {"count": len(cards)})
    kind = "move-set" if RANK[cards[-1]] == RANK[cards[-2]] else "move-combo"
    return Said(kind, {"count": len(cards), "own": seen.own[seen.turn]})


def bare_label(seen: Pesten, verb: str) -> Said:
    """Of a move that names nothing itself."""
    if verb == "take":
        return Said("move-take", {"number": seen.cards_to_draw()})
    if verb == "roll":
        return Said("move-roll", {"number": seen.weight})
    if verb == "draw" and not seen.available():
        return Said("move-draw-nothing")
    if verb == "accept":
        return Said("move-accept", {"card": seen.giving})
    if verb == "withdraw" and seen.begun:
        return Said("move-begin-anew")
    return Said(f"move-{verb}")
