"""The table of the plain model: what lies where, in words, and who is asked what."""

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any, TypeVar

from tests.lockstep import Difference

from speeltafel.engine.state import State
from speeltafel.games.bootopstoom.cards import ICON, KIND, NAMES, PAKJE, STEAM_TYPE

T = TypeVar("T")
Asked = dict[int, set[str]]
"""Who has to decide, and between what."""
Asking = Generator[Asked, tuple[int, str] | None, T]
"""What is asked on the way to a result; it goes on with an answer, or None: somebody left."""

HEADINGS = "nesw"
STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
ICONS = ("", "oog", "pepernoot", "letter", "zak", "amerigo", "staf", "boek")


class Over(Exception):
    """The game has ended, by this rule."""


class Tile:
    """A square of the map, in a scenario's word for it: a star where it is served or visited."""

    def __init__(self, word: str) -> None:
        self.word = word

    @property
    def wishes(self) -> list[str]:
        """What the house here still wishes."""
        kind, _, wishes = self.word.partition(":")
        return wishes.split("+") if kind in ("huis", "roze") and "*" not in wishes else []


class Pawn:
    """The boat or a Piet: where it stands and where it looks."""

    def __init__(self, row: int, column: int, heading: str) -> None:
        self.row, self.column, self.heading = row, column, heading

    @property
    def square(self) -> str:
        return f"{self.row + 1}{self.column + 1}"


class Steam:
    """A card of the row."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.type = "AB"[STEAM_TYPE[NAMES.index(name)]]
        self.icon = ICONS[ICON[NAMES.index(name)]]


class Place:
    """A position of this round: the Steam cards above it, and what was laid here."""

    def __init__(self, rank: int, steam: tuple[Steam, ...], icon: str) -> None:
        self.rank, self.steam, self.icon = rank, steam, icon
        self.card = ""
        self.by = -1
        self.up = False
        self.done = False
        self.taken = False


def kind_of(card: str) -> int:
    return KIND[NAMES.index(card)]


def words(state: State, field: str) -> list[str]:
    """The values of a field that is a list of choices, as scenarios write them."""
    shape = state.all_fields()[field].removeprefix("each ").split("|")
    return [shape[n] for n in getattr(state, field)]


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def face(card: int) -> str:
    return NAMES[card] if card >= 0 else ""


def benched_in(state: Any) -> set[int]:
    """Who sits out this round or the next one; what `gulzig` left behind does not count."""
    greedy = "gulzig" in (face(state.effect), face(state.next_effect))
    return {seat for seat in range(state.players) if greedy and state.benched >> seat & 1}


class Table:
    """Everything on the table, as plain lists; what luck decides comes from the state's chance."""

    def __init__(self, state: Any) -> None:
        self.met: Counter[str] = Counter()
        self.options = state.setup.options
        self.players: int = state.players
        self.size = int(self.options["board"])
        self.hand_size = 5 if self.players <= 4 else 4
        self.chance = state.chance.copy()
        self.map = [Tile(word) for word in words(state, "map")]
        self.pawns = [
            None if word == "-" else Pawn(int(word[0]) - 1, int(word[1]) - 1, word[2])
            for word in words(state, "pawns")
        ]
        self.row = [Steam(name) for name in names(state.row)]
        self.hands = [names(hand) for hand in state.hands]
        self.piles = [names(pile[::-1]) for pile in state.piles]
        """From the top."""
        for top in names(state.tops):
            self.piles[kind_of(top)].insert(0, top)
        self.discards = [names(pile) for pile in state.discards]
        self.calendar = names(state.calendar)
        self.blanks: int = state.blanks
        self.delivered = names(state.delivered)
        self.deck = names((state.deck + state.coming[::-1])[::-1])
        self.colours = list(state.colours)
        self.drawn: list[list[str]] = [[] for _ in range(self.players)]
        self.sint: int = state.sint
        self.round: int = state.round
        self.effect, self.next_effect = face(state.effect), face(state.next_effect)
        self.benched = benched_in(state)
        self.gone: set[int] = set()
        self.talking: bool = state.talking
        self.places: list[Place] = []
        self.swept: list[Place] = []
        self.last: int | None = None
        self.visits: list[tuple[Tile, float]] = []
        self.waiting: list[str] = []
        """Delivered parcels whose power has not been used."""
        self.used = 0
        """Deliveries whose powers are being used."""
        self.ending = ""

    def on(self, option: str) -> bool:
        return self.options[option] is True

    def meet(self, *rules: str) -> None:
        self.met.update(rules)

    # Who decides.

    def clockwise(self, seat: int) -> list[int]:
        """Everybody who still plays, from this seat on."""
        seats = [(seat + n) % self.players for n in range(self.players)]
        return [seat for seat in seats if seat not in self.gone]

    def sint_chooses(self, moves: Callable[[], set[str]], always: bool = False) -> Asking[str]:
        """BS-EXE-03: the Sint decides alone; BS-AMB-46: unasked where one answer is possible."""
        while True:
            options = moves()
            if len(options) <= 1 and not always:
                self.meet("BS-AMB-46")
                return options.pop() if options else ""
            self.meet("BS-EXE-03")
            answer = yield {self.sint: options}
            if answer:
                return answer[1]

    def player_chooses(
        self, seat: int, moves: Callable[[], set[str]], unasked: bool = False
    ) -> Asking[str]:
        """A player decides, or leaves: no answer. BS-AMB-46: what tells of hands is asked."""
        while seat not in self.gone:
            options = moves()
            if not options or (unasked and len(options) == 1):
                return options.pop() if options else ""
            answer = yield {seat: options}
            if answer:
                return answer[1]
        return ""

    # Piles.

    def discard(self, card: str) -> None:
        """BS-DISC-01, BS-AMB-40: a discard pile for each kind."""
        self.meet("BS-DISC-01", "BS-AMB-40")
        self.discards[kind_of(card)].append(card)

    def take_top(self, kind: int) -> str:
        """BS-AMB-47: with its last card taken, a pile is renewed at once."""
        card = self.piles[kind].pop(0)
        self.renew(kind)
        return card

    def renew(self, kind: int) -> None:
        """BS-DISC-01, BS-AMB-47: the discards become the draw pile where there is none."""
        if not self.piles[kind] and self.discards[kind]:
            self.meet("BS-AMB-47")
            self.piles[kind] = self.shuffled(self.discards[kind])
            self.discards[kind] = []

    def shuffled(self, cards: list[str]) -> list[str]:
        """As luck has it: the top is the last that was shuffled."""
        numbers = [NAMES.index(card) for card in cards]
        self.chance.shuffle(numbers)
        return names(numbers[::-1])

    def noticed(self, seat: int, card: str) -> None:
        """BS-REF-01: `memoryAid` keeps an open draw until that card is seen again."""
        if card in self.drawn[seat]:
            self.drawn[seat].remove(card)

    # The map.

    def tile_of(self, pawn: Pawn) -> Tile:
        return self.map[pawn.row * self.size + pawn.column]

    def squares(self) -> list[str]:
        return [f"{r + 1}{c + 1}" for r in range(self.size) for c in range(self.size)]

    def pawn_on(self, word: str) -> bool:
        return any(pawn and self.tile_of(pawn).word == word for pawn in self.pawns)

    def may_take_parcels(self) -> bool:
        """BS-PL-02, BS-AMB-26: next to at least one castle, if there is one."""
        castles = [
            divmod(n, self.size) for n, tile in enumerate(self.map) if tile.word == "kasteel"
        ]
        if not castles or (self.round == 0 and not self.on("kasteelAtSetup")):
            return True
        self.meet("BS-PL-02", "BS-AMB-26")
        nearest = 0 if self.on("kasteelOnTile") else 1
        return any(
            pawn and nearest <= max(abs(pawn.row - r), abs(pawn.column - c)) <= 1
            for pawn in self.pawns
            for r, c in castles
        )

    # What a state shows of it.

    def shown(self) -> dict[str, object]:
        """The table in the words of `shown_by`."""
        return {
            "ending": self.ending,
            "round": self.round,
            "sint": self.sint,
            "map": [tile.word for tile in self.map],
            "pawns": [p.square + p.heading if p else "-" for p in self.pawns],
            "row": [steam.name for steam in self.row],
            "laid": [place.card for place in self.places if place.card],
            "swept": sorted(place.card for place in self.swept if place.card),
            "hands": [sorted(hand) for hand in self.hands],
            "piles": self.piles,
            "discards": self.discards,
            "calendar": sorted(self.calendar),
            "blanks": self.blanks,
            "delivered": sorted(self.delivered),
            "deck": self.deck,
            "effect": self.effect,
            "next effect": self.next_effect,
            "benched": self.benched,
            "gone": self.gone,
            "talking": self.talking,
            "colours": self.colours,
            "remembered": [sorted(cards) for cards in self.drawn],
            "chance": self.chance.record(),
        }

    def compare_table(self, state: Any) -> None:
        """Difference where a state shows another table."""
        mine = self.shown()
        for name, found in shown_by(state).items():
            if found != mine[name]:
                raise Difference(f"{name}: the rules have {found}, the model {mine[name]}")


def shown_by(state: Any) -> dict[str, object]:
    """A full state, in the model's words."""
    tops = {kind_of(card): [card] for card in names(state.tops)}
    piles = [tops.get(kind, []) + names(pile[::-1]) for kind, pile in enumerate(state.piles)]
    return {
        "ending": state.ending,
        "round": state.round,
        "sint": state.sint,
        "map": words(state, "map"),
        "pawns": words(state, "pawns"),
        "row": names(state.row),
        "laid": [NAMES[slot[0]] for slot in state.slots if slot],
        "swept": sorted(NAMES[slot[0]] for slot in state.swept),
        "hands": [
            sorted(names(hand) + names(state.given if seat == state.turn else []))
            for seat, hand in enumerate(state.hands)
        ],
        "piles": piles,
        "discards": [names(pile) for pile in state.discards],
        "calendar": sorted(names(state.calendar)),
        "blanks": state.blanks,
        "delivered": sorted(names(state.delivered)),
        "deck": names((state.deck + state.coming[::-1])[::-1]),
        "effect": face(state.effect),
        "next effect": face(state.next_effect),
        "benched": benched_in(state),
        "gone": {seat for seat in range(state.players) if state.gone[seat]},
        "talking": state.talking,
        "colours": list(state.colours),
        "remembered": [
            sorted(names(cards)) for cards in state.drawn or [[] for _ in range(state.players)]
        ],
        "chance": state.chance.record(),
    }


PARCELS = [card for card in NAMES if kind_of(card) == PAKJE]
