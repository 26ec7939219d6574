"""Picking a move: by a card of the hand, by several, or from the list."""

from collections import Counter
from collections.abc import Sequence

from speeltafel.engine.game import Game
from speeltafel.engine.moves import Move
from speeltafel.engine.view import HAND, MoveView, Said, TableView, ZoneView

THEN = "; "
"""Between the moves of a series, which are made one after another."""
CARD_KEYS = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "123456789"
MOVE_KEYS = "abcdeghijkmopruvwxyz"
"""The letters that are no command of the table."""


class Letters:
    """Which key each move has: it keeps it as long as the letters last."""

    def __init__(self) -> None:
        self.given: dict[str, str] = {}
        """The key of each move that was ever on offer; those of longest ago first."""

    def of(self, moves: Sequence[str], alphabet: str) -> list[str]:
        """A key for each, none for those beyond the letters."""
        found: dict[str, str] = {}
        for text in moves:
            key = self.given.pop(text, "")
            if key and key in alphabet and key not in found.values():
                found[text] = key
        for text in moves:
            if text not in found:
                found[text] = self.free(alphabet, [*found.values()])
        self.given = {t: k for t, k in self.given.items() if k not in found.values()}
        self.given.update({text: key for text, key in found.items() if key})
        return [found[text] for text in moves]

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
        self.moves = view.moves
        self.series = view.series
        self.gathering = view.gathering
        self.notation = game.notation
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

    def exact(self) -> tuple[MoveView, ...]:
        """The moves that use just the chosen cards; of a series, what ends it with them."""
        chosen = self.chosen_cards()
        found = tuple(move for move in self.moves if tuple(sorted(move.cards)) == chosen)
        if not chosen or not self.in_series(chosen):
            return found or self.gathered((*self.along, *chosen))
        return self.ended_series(chosen) + tuple(move for move in found if not move.adds)

    def gathered(self, cards: tuple[int, ...]) -> tuple[MoveView, ...]:
        """The move of these cards together, where one may try whether they go together."""
        gathering = self.gathering
        if gathering is None or not gathering.least <= len(cards) <= gathering.most:
            return ()
        text = self.notation.write(Move(gathering.verb, tuple(sorted(cards))))
        label = Said(gathering.label.id, {**gathering.label.facts, "count": len(cards)})
        return (MoveView(text, label, cards),)

    def in_series(self, cards: tuple[int, ...]) -> bool:
        """Whether these cards can be laid one after another."""
        return self.series is not None and all(self.added_by(card) for card in cards)

    def added_by(self, card: int) -> int:
        return max((move.adds for move in self.moves_of(card)), default=0)

    def ended_series(self, cards: tuple[int, ...]) -> tuple[MoveView, ...]:
        """The chosen cards one by one, and an ending for which they are enough."""
        assert self.series is not None
        total = self.series.total + sum(map(self.added_by, cards))
        steps = [move.text for card in cards for move in self.moves_of(card) if move.adds]
        found = []
        for ending in self.series.endings:
            if total >= ending.least:
                label = ending.whole if len(cards) == len(self.cards) else ending.label
                said = Said(label.id, {**label.facts, "total": total})
                found.append(MoveView(THEN.join([*steps, ending.text]), said, cards))
        return tuple(found)

    def offered(self) -> tuple[MoveView, ...]:
        """What the list shows: all moves, or those of the chosen cards.

        While the choice is only half of a move, the moves that it can grow into.
        """
        if not self.chosen:
            return self.moves
        return self.exact() or self.growing(self.chosen_cards())

    def growing(self, cards: tuple[int, ...]) -> tuple[MoveView, ...]:
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

    def moves_of(self, card: int) -> tuple[MoveView, ...]:
        """The moves that use this card and no other."""
        return tuple(move for move in self.moves if move.cards == (card,))

    def keys(self) -> list[str]:
        """The key of each move on offer: its card's where that says enough, else a letter.

        A table without a hand has the digits to spare for the moves.
        """
        alphabet = MOVE_KEYS if self.cards else DIGITS + MOVE_KEYS
        offered = self.offered()
        plain = [move.text for move in offered if not self.card_key(move)]
        letters = dict(zip(plain, self.letters.of(plain, alphabet), strict=True))
        return [self.card_key(move) or letters[move.text] for move in offered]

    def card_key(self, move: MoveView) -> str:
        if self.several or not self.selectable or len(move.cards) != 1:
            return ""
        card = move.cards[0]
        if card not in self.cards[: len(CARD_KEYS)] or len(self.moves_of(card)) != 1:
            return ""
        return CARD_KEYS[self.cards.index(card)]

    def by_key(self, key: str) -> MoveView | None:
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
