"""Picking a move: by a card of the hand, by several, or from the list."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from speeltafel.engine.game import Game
from speeltafel.engine.view import HAND, Attempt, MoveView, Quiz, Said, TableView, ZoneView

CARD_KEYS = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "123456789"
MOVE_KEYS = "abcdeghijkmopruvwxyz"
"""The letters that are no command of the table."""


@dataclass(frozen=True)
class Offer:
    """What can be chosen: a move, or the moves of a series, made one after another."""

    attempts: tuple[Attempt, ...]
    label: Said
    cards: tuple[int, ...] = ()
    quiz: Quiz | None = None
    adds: int = 0


def offer(move: MoveView) -> Offer:
    return Offer((move.attempt,), move.label, move.cards, move.quiz, move.adds)


class Letters:
    """Which key each move has: it keeps it as long as the letters last."""

    def __init__(self) -> None:
        self.given: dict[tuple[Attempt, ...], str] = {}
        """The key of each move that was ever on offer; those of longest ago first."""

    def of(self, moves: Sequence[tuple[Attempt, ...]], alphabet: str) -> list[str]:
        """A key for each, none for those beyond the letters."""
        found: dict[tuple[Attempt, ...], str] = {}
        for move in moves:
            key = self.given.pop(move, "")
            if key and key in alphabet and key not in found.values():
                found[move] = key
        for move in moves:
            if move not in found:
                found[move] = self.free(alphabet, [*found.values()])
        self.given = {m: k for m, k in self.given.items() if k not in found.values()}
        self.given.update({move: key for move, key in found.items() if key})
        return [found[move] for move in moves]

    def free(self, alphabet: str, taken: Sequence[str]) -> str:
        """One that nobody has; else that of a move that was not on offer for longest."""
        kept = [*self.given.values()]
        fresh = [key for key in alphabet if key not in taken and key not in kept]
        old = [key for key in kept if key in alphabet and key not in taken]
        return (fresh + old + [""])[0]


def own_hand(view: TableView) -> ZoneView | None:
    """The hand that is drawn large: the viewer's first."""
    for zone in view.zones:
        if zone.kind == HAND and zone.seat == view.seat:
            return zone
    return None


class Picking:
    """The moves on offer, and the hand's cards (by place) that the person has chosen so far.

    Where no move of the game takes several cards, choosing a card is as good as playing it.
    """

    def __init__(self, game: Game, view: TableView, letters: Letters | None = None) -> None:
        hand = own_hand(view)
        self.letters = letters or Letters()
        self.moves = tuple(map(offer, view.moves))
        self.series = view.series
        self.gathering = view.gathering
        self.has_hand = hand is not None
        self.cards = hand.cards if hand else ()
        others = view.gathering.zones if view.gathering else ()
        self.along = tuple(
            card
            for zone in view.zones
            if zone.name in others and zone is not hand
            for card in zone.cards
        )
        """What lies apart from the hand goes along with cards that are gathered."""
        self.selectable = hand is not None and hand.selectable
        takes_several = any(verb.most > 1 for verb in game.notation.verbs.values())
        self.several = takes_several or view.series is not None
        self.chosen: set[int] = set()

    def chosen_cards(self) -> tuple[int, ...]:
        return tuple(sorted(self.cards[place] for place in self.chosen))

    def exact(self) -> tuple[Offer, ...]:
        """The moves that use just the chosen cards; of a series, what ends it with them."""
        chosen = self.chosen_cards()
        found = tuple(move for move in self.moves if tuple(sorted(move.cards)) == chosen)
        if not chosen or not self.in_series(chosen):
            return found or self.gathered((*self.along, *chosen))
        return self.ended_series(chosen) + tuple(move for move in found if not move.adds)

    def gathered(self, cards: tuple[int, ...]) -> tuple[Offer, ...]:
        """The move of these cards together, where one may try whether they go together."""
        gathering = self.gathering
        if gathering is None or not gathering.least <= len(cards) <= gathering.most:
            return ()
        attempt = Attempt(gathering.verb, tuple(sorted(cards)))
        label = Said(gathering.label.id, {**gathering.label.facts, "count": len(cards)})
        return (Offer((attempt,), label, cards),)

    def in_series(self, cards: tuple[int, ...]) -> bool:
        """Whether these cards can be laid one after another."""
        return self.series is not None and all(self.added_by(card) for card in cards)

    def added_by(self, card: int) -> int:
        return max((move.adds for move in self.moves_of(card)), default=0)

    def ended_series(self, cards: tuple[int, ...]) -> tuple[Offer, ...]:
        """The chosen cards one by one, and an ending for which they are enough."""
        assert self.series is not None
        total = self.series.total + sum(map(self.added_by, cards))
        steps = [move for card in cards for move in self.moves_of(card) if move.adds]
        made = [attempt for move in steps for attempt in move.attempts]
        found = []
        for ending in self.series.endings:
            if total >= ending.least:
                label = ending.whole if len(cards) == len(self.cards) else ending.label
                said = Said(label.id, {**label.facts, "total": total})
                found.append(Offer((*made, ending.attempt), said, cards))
        return tuple(found)

    def offered(self) -> tuple[Offer, ...]:
        """What the list shows: all moves, or those of the chosen cards.

        While the choice is only half of a move, the moves that it can grow into.
        """
        if not self.chosen:
            return self.moves
        return self.exact() or self.growing(self.chosen_cards())

    def growing(self, cards: tuple[int, ...]) -> tuple[Offer, ...]:
        if len(cards) > 1 and self.in_series(cards):
            return tuple(move for card in dict.fromkeys(cards) for move in self.moves_of(card))
        wanted = Counter(cards)
        return tuple(move for move in self.moves if wanted <= Counter(move.cards))

    def usable(self, place: int) -> bool:
        """Whether some move takes this card along with those chosen."""
        if not self.selectable:
            return False
        if place in self.chosen or self.gathering is not None:
            return True
        return bool(self.growing((*self.chosen_cards(), self.cards[place])))

    def in_no_move(self, place: int) -> bool:
        if not self.selectable:
            return True
        return self.gathering is None and not self.growing((self.cards[place],))

    def toggle(self, place: int) -> None:
        self.chosen ^= {place}

    def moves_of(self, card: int) -> tuple[Offer, ...]:
        """The moves that use this card and no other."""
        return tuple(move for move in self.moves if move.cards == (card,))

    def keys(self) -> list[str]:
        """The key of each move on offer: its card's where that says enough, else a letter.

        A game without a hand has the digits to spare for the moves; in others they are the cards',
        also while the hand is empty: a move's key stays what it was.
        """
        alphabet = MOVE_KEYS if self.has_hand else DIGITS + MOVE_KEYS
        offered = self.offered()
        plain = [move.attempts for move in offered if not self.card_key(move)]
        letters = dict(zip(plain, self.letters.of(plain, alphabet), strict=True))
        return [self.card_key(move) or letters[move.attempts] for move in offered]

    def card_key(self, move: Offer) -> str:
        if self.several or not self.selectable or len(move.cards) != 1:
            return ""
        card = move.cards[0]
        if card not in self.cards[: len(CARD_KEYS)] or len(self.moves_of(card)) != 1:
            return ""
        return CARD_KEYS[self.cards.index(card)]

    def by_key(self, key: str) -> Offer | None:
        """The move that the list shows under this key."""
        if not key:
            return None
        for move, its_key in zip(self.offered(), self.keys(), strict=True):
            if its_key == key:
                return move
        return None

    def place_of(self, key: str) -> int | None:
        """The hand's card under this key."""
        if key and key in CARD_KEYS[: len(self.cards)]:
            return CARD_KEYS.index(key)
        return None
