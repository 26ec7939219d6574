"""An outsider's game with everything that a client can be asked to draw.

*Rondvaart*: a boat sails a board of nine squares along a quay of twelve places. On your turn you
lay a card on the quay (open, or hidden at the places with an eye), steer or sail the boat, bid
some of your cards, drop a card or buy one from the shelf. The highest bids win. Talking is closed:
there are two phrases for it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from speeltafel.engine.chance import Chance
from speeltafel.engine.decisions import OnTurn
from speeltafel.engine.events import ACTOR, ALL, EVERYONE, NOBODY, Kind, only
from speeltafel.engine.fields import CARD_LISTS, CARDS, FLAGS, INT, INTS
from speeltafel.engine.game import Game, Section
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.notation import Notation, Verb
from speeltafel.engine.options import Number, Option, Options, Several, Span
from speeltafel.engine.setup import Course, Outcome
from speeltafel.engine.state import Projection, State
from speeltafel.engine.view import (
    COUNTER,
    GRID,
    HAND,
    PILE,
    ROW,
    Face,
    MoveView,
    Piece,
    Said,
    SeatView,
    Spot,
    TableView,
    ZoneView,
    attempt,
)
from speeltafel.engine.zones import Zone

GOODS = ("coffee", "tea", "milk", "bell")
COPIES = ((8, 8, 8, 8, 8, 8), (8, 8, 8, 8, 8, 8), (8, 8, 8, 8, 8, 8), (1, 0, 0, 0, 0, 0))
NAMES = tuple(
    f"{good[0]}{value}"
    for good, copies in zip(GOODS, COPIES, strict=True)
    for value, n in enumerate(copies, 1)
    if n
)
GOOD = tuple(g for g, copies in enumerate(COPIES) for n in copies if n)
VALUE = tuple(v for copies in COPIES for v, n in enumerate(copies, 1) if n)
QUAY, COLUMNS, SHELF = 12, 3, 3
SQUARES = COLUMNS * COLUMNS
LARGEST_HAND = 11

STEER = Move("steer")
NOTATION = Notation(
    NAMES,
    (8,) * len(NAMES),
    (
        Verb("lay", 1, 1, numbers=True),
        Verb("hide", 1, 1, numbers=True),
        Verb("sail", numbers=True),
        Verb("steer"),
        Verb("bid", 1, LARGEST_HAND),
        Verb("drop", 1, 1),
        Verb("buy", 1, 1),
    ),
)


TURN = ("RV-TURN-01",)
HAND_DEALT = Kind("hand", ("RV-CARGO-01",), cards=ACTOR)
STEERED = Kind("steered", TURN)
SAILED = Kind("sailed", ("RV-SAIL-01",))
BOUGHT = Kind("bought", TURN)
SHOWN = Kind("shelf", TURN, makes_known=ALL)
BID = Kind("bid", TURN)
DROPPED = Kind("dropped", TURN)
LAID = Kind("laid", TURN)
HID = Kind("hid", TURN, cards=ACTOR)


@dataclass(frozen=True)
class Ports(Option):
    """Names that the table gives."""

    most: int = 12
    longest: int = 20

    kind = "names"

    def read(self, value: object, players: int) -> list[str]:
        names = value.split(";") if isinstance(value, str) else value
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise self.refuse(value)
        if len(names) > self.most or any(len(name) > self.longest for name in names):
            raise self.refuse(value)
        return names

    def allowed(self) -> str:
        return "names, separated by ;"

    def values_in_short(self) -> str:
        return "…; …"

    def samples(self, players: int) -> list[object]:
        return [[], ["Hoorn", "Urk"]]

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "most": self.most, "longest": self.longest}


OPTIONS = Options(
    (
        Several(
            "cargo",
            [6, 6, 6, 1],
            "cargo",
            ("RV-CARGO-01",),
            copies=(("coffee", 8), ("tea", 8), ("milk", 8), ("bell", 1)),
        ),
        Span("rounds", [1, 3], "length", ("RV-END-01",), least=1, most=9),
        Number("hand", 5, "length", ("RV-CARGO-01",), least=1, most=LARGEST_HAND),
        Ports("ports", ["Hoorn", "Enkhuizen", "Urk"], "length", ("RV-SAIL-01",)),
    )
)


def counts(options: Mapping[str, object], players: int) -> list[int]:
    cargo = options["cargo"]
    assert isinstance(cargo, list)
    return [min(1, cargo[good]) if GOODS[good] == "bell" else cargo[good] for good in GOOD]


def neighbours(square: int) -> list[int]:
    row, column = divmod(square, COLUMNS)
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * COLUMNS + c for r, c in around if 0 <= r < COLUMNS and 0 <= c < COLUMNS]


class Rondvaart(State):
    hands: list[list[int]]
    bids: list[list[int]]
    quay: list[list[int]]
    stock: list[int]
    shelf: list[int]
    pile: list[int]
    layers: list[int]
    """Who laid a hidden card at each place of the quay; nobody for an open one."""
    visited: list[bool]
    boat: int
    heading: int

    def adopt_options(self) -> None:
        options = self.setup.options
        rounds, hand, ports = options["rounds"], options["hand"], options["ports"]
        assert isinstance(rounds, list)
        assert isinstance(hand, int)
        assert isinstance(ports, list)
        self.most_rounds: int = rounds[1]
        self.hand_size: int = hand
        self.ports: list[str] = ports

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(VALUE[card] for card in bid) for bid in self.bids)

    def zones(self) -> list[Zone]:
        return [
            Zone("stock", self.stock, audience=0),
            Zone("shelf", self.shelf),
            Zone("pile", self.pile),
            *[Zone("hand", h, s, only(s), ordered=False) for s, h in enumerate(self.hands)],
            *[Zone("bid", b, s) for s, b in enumerate(self.bids)],
            *[
                Zone(f"quay{n}", laid, audience=self.audience(n))
                for n, laid in enumerate(self.quay)
            ],
        ]

    def audience(self, place: int) -> int:
        layer = self.layers[place]
        return EVERYONE if layer == NOBODY else only(layer)

    def fields(self) -> dict[str, str]:
        return {
            "hands": CARD_LISTS,
            "bids": CARD_LISTS,
            "quay": CARD_LISTS,
            "stock": CARDS,
            "shelf": CARDS,
            "pile": CARDS,
            "layers": INTS,
            "visited": FLAGS,
            "boat": INT,
            "heading": INT,
        }

    def blank(self) -> "Rondvaart":
        other = type(self)(self.setup, self.chance.copy())
        other.most_rounds, other.hand_size = self.most_rounds, self.hand_size
        other.ports = self.ports
        return other

    def copy(self) -> "Rondvaart":
        other = self.blank()
        self.copy_common(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.bids = [bid.copy() for bid in self.bids]
        other.quay = [laid.copy() for laid in self.quay]
        other.stock, other.shelf = self.stock.copy(), self.shelf.copy()
        other.pile, other.layers = self.pile.copy(), self.layers.copy()
        other.visited = self.visited.copy()
        other.boat, other.heading = self.boat, self.heading
        return other


# Rules.


def begin(table: Rondvaart) -> None:
    deck = [card for card, n in enumerate(table.setup.counts) for _ in range(n)]
    table.chance.shuffle(deck)
    size = min(table.hand_size, len(deck) // (table.players + 1))
    table.hands = [sorted(deck.pop() for _ in range(size)) for _ in range(table.players)]
    table.shelf = [deck.pop() for _ in range(min(SHELF, len(deck)))]
    table.stock, table.pile = deck, []
    table.bids = [[] for _ in range(table.players)]
    table.quay = [[] for _ in range(QUAY)]
    table.layers = [NOBODY] * QUAY
    table.visited = [False] * SQUARES
    table.boat, table.heading = SQUARES // 2, 0
    table.visited[table.boat] = True
    if not table.quiet:
        for seat in range(table.players):
            table.tell(HAND_DEALT, seat, tuple(table.hands[seat]))


def say(table: Rondvaart, kind: Kind, move: Move) -> None:
    if not table.quiet:
        table.tell(kind, table.turn, move.cards, move.number)


def outcome(table: Rondvaart) -> Outcome:
    scores = table.scores()
    winners = tuple(seat for seat in range(table.players) if scores[seat] == max(scores))
    return Outcome(winners, scores, table.ending)


class Turn(OnTurn[Rondvaart]):
    def moves(self, table: Rondvaart) -> list[Move]:
        hand = table.hands[table.turn]
        faces = sorted(set(hand))
        free = [n for n in range(QUAY) if not table.quay[n]]
        moves = [STEER]
        moves += [Move("sail", (), n) for n in neighbours(table.boat)]
        moves += [Move("lay", (card,), n) for card in faces for n in free]
        moves += [Move("hide", (card,), n) for card in faces for n in free if n % 3 == 0]
        moves += [Move("drop", (card,)) for card in faces]
        moves += [Move("buy", (card,)) for card in sorted(set(table.shelf))]
        if not table.bids[table.turn]:
            sizes = range(1, len(hand) + 1)
            bids = {some for size in sizes for some in combinations(hand, size)}
            moves += [Move("bid", some) for some in sorted(bids)]
        return moves

    def refusal(self, table: Rondvaart, move: Move) -> Refusal | None:
        return None if move in self.moves(table) else Refusal("RV-TURN-01", "not-now")

    def effect(self, table: Rondvaart, move: Move) -> None:
        seat, hand = table.turn, table.hands[table.turn]
        if move.verb == "steer":
            table.heading = (table.heading + 1) % 4
            say(table, STEERED, move)
        elif move.verb == "sail":
            table.boat = move.number
            table.visited[table.boat] = True
            say(table, SAILED, move)
        elif move.verb == "buy":
            table.shelf.remove(move.cards[0])
            hand.append(move.cards[0])
            hand.sort()
            say(table, BOUGHT, move)
            if table.stock:
                table.shelf.append(table.stock.pop())
                if not table.quiet:
                    table.tell(SHOWN, NOBODY, (table.shelf[-1],))
        else:
            for card in move.cards:
                hand.remove(card)
            if move.verb == "bid":
                table.bids[seat] = list(move.cards)
            elif move.verb == "drop":
                table.pile.append(move.cards[0])
            else:
                table.quay[move.number] = list(move.cards)
                table.layers[move.number] = seat if move.verb == "hide" else NOBODY
            say(table, {"bid": BID, "drop": DROPPED, "lay": LAID, "hide": HID}[move.verb], move)
        table.turn = (table.turn + 1) % table.players
        if table.turn == 0:
            table.round += 1
            if table.round >= table.most_rounds:
                table.ending = "RV-END-01"


def view(seen: Projection, seat: int) -> TableView:
    assert isinstance(seen, Rondvaart)
    acting = seen.to_act()
    scores = seen.scores()
    return TableView(
        game="rondvaart",
        seat=seat,
        round=seen.round + 1,
        prompt=prompt(seen, seat),
        seats=tuple(
            SeatView(s, (Said("fact-hand", {"count": len(seen.hands[s])}),), scores[s], s in acting)
            for s in range(seen.players)
        ),
        zones=zones(seen, seat),
        moves=tuple(move_view(seen, move) for move in seen.legal_moves(seat)),
        sheet=(),
        talk=False,
        phrases=("phrase-sail", "phrase-wait") if seat < seen.players and not seen.ending else (),
        ending=seen.ending,
        winners=seen.outcome().winners if seen.ending else (),
    )


def prompt(seen: Rondvaart, seat: int) -> Said:
    if seen.ending:
        return Said("prompt-over")
    if seat != seen.turn:
        return Said("prompt-wait", {"seat": seen.turn})
    return Said("prompt-turn", {"named": seen.boat % max(1, len(seen.ports))})


def zones(seen: Rondvaart, seat: int) -> tuple[ZoneView, ...]:
    boat = Piece("boat", Said("piece-boat", {"heading": seen.heading}), seen.heading)
    shown = [
        ZoneView("stock", PILE, Said("zone-stock"), count=len(seen.stock)),
        ZoneView("round", COUNTER, Said("zone-round"), count=seen.round + 1),
        ZoneView(
            "board",
            GRID,
            Said("zone-board"),
            columns=COLUMNS,
            spots=tuple(
                Spot(
                    Said("spot-square", {"number": n + 1}),
                    picture="water" if n % 2 else "house",
                    marks=("eye",) if n == 0 else (),
                    pieces=(boat,) if n == seen.boat else (),
                    done=seen.visited[n],
                )
                for n in range(SQUARES)
            ),
        ),
        ZoneView(
            "quay",
            ROW,
            Said("zone-quay"),
            spots=tuple(
                Spot(
                    Said("spot-quay", {"number": n + 1}),
                    marks=("eye",) if n % 3 == 0 else (),
                    cards=tuple(seen.quay[n]),
                )
                for n in range(QUAY)
            ),
        ),
        ZoneView(
            "shelf",
            ROW,
            Said("zone-shelf"),
            cards=tuple(seen.shelf),
            count=len(seen.shelf),
            selectable=True,
        ),
    ]
    shown += [
        ZoneView("bid", ROW, Said("zone-bid", {"seat": s}), s, tuple(bid), len(bid))
        for s, bid in enumerate(seen.bids)
        if bid
    ]
    if seat < seen.players:
        hand = tuple(seen.hands[seat])
        shown.append(ZoneView("hand", HAND, Said("zone-hand"), seat, hand, len(hand), True))
    return tuple(shown)


def move_view(seen: Rondvaart, move: Move) -> MoveView:
    made = attempt(move)
    if move.verb == "sail":
        label = Said("move-sail", {"number": move.number + 1})
        return MoveView(made, label, place="board", spot=move.number)
    if move.verb in ("lay", "hide"):
        label = Said(f"move-{move.verb}", {"card": move.cards[0], "number": move.number + 1})
        return MoveView(made, label, move.cards, zones=("hand",), place="quay", spot=move.number)
    if move.verb == "bid":
        total = sum(VALUE[card] for card in move.cards)
        label = Said("move-bid", {"count": len(move.cards), "total": total})
        return MoveView(made, label, move.cards, zones=("hand",) * len(move.cards))
    if move.verb == "steer":
        return MoveView(made, Said("move-steer"))
    zone = "shelf" if move.verb == "buy" else "hand"
    return MoveView(
        made, Said(f"move-{move.verb}", {"card": move.cards[0]}), move.cards, zones=(zone,)
    )


def heuristic(seen: State, seat: int, chance: Chance) -> Move:
    """Bid all there is, then go round."""
    moves = seen.legal_moves(seat)
    bids = [move for move in moves if move.verb == "bid"]
    return max(bids, key=lambda move: len(move.cards)) if bids else moves[1]


def carry(state: State) -> dict[str, object]:
    """The port where the boat lies is not called at again."""
    assert isinstance(state, Rondvaart)
    at = state.boat % max(1, len(state.ports))
    return {"ports": [name for n, name in enumerate(state.ports) if n != at]}


COLOURS = ("brown", "green", "orange", "red")
GAME = Game(
    id="rondvaart",
    version="1",
    seats=range(2, 10),
    options=OPTIONS,
    notation=NOTATION,
    counts=counts,
    state=Rondvaart,
    rulebook=(Section("play", ("RV-TURN-01", "RV-SAIL-01", "RV-CARGO-01", "RV-END-01")),),
    course=Course(turn_rule="RV-TURN-01", decisions=[Turn()], begin=begin, outcome=outcome),
    events=(HAND_DEALT, STEERED, SAILED, BOUGHT, SHOWN, BID, DROPPED, LAID, HID),
    faces=tuple(
        Face(
            str(VALUE[card]),
            "★" if GOODS[GOOD[card]] == "bell" else GOODS[GOOD[card]][0].upper(),
            COLOURS[GOOD[card]],
            picture="" if GOODS[GOOD[card]] == "tea" else GOODS[GOOD[card]],
            marks="!?" if VALUE[card] == 6 else "",
        )
        for card in range(len(NAMES))
    ),
    table_view=view,
    heuristic=heuristic,
    folder=Path(__file__).parent,
    carry=carry,
)
