"""Does the referee say what the rules say? `python -m tests.referee [--hands 10000] [--game GAME]`.

Random cards are put on a real table of the game; what is asked of the referee is then tried there,
by `why_not`, or scored there, by playing it.
"""

import argparse
import random
from collections.abc import Callable, Mapping

import speeltafel
from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.pad import Cell, Value, Verdict, Written
from speeltafel.engine.reckoning import own_copy
from speeltafel.engine.state import State
from speeltafel.games.bootopstoom.cards import DOUBLE, NO_ICON, PAKJE
from speeltafel.games.bootopstoom.cards import KIND as BOOT_KIND
from speeltafel.games.bootopstoom.decisions.deliver import Deliver
from speeltafel.games.bootopstoom.rules_map import house_tile
from speeltafel.games.bootopstoom.state import OPEN, BootOpStoom
from speeltafel.games.edden.state import DISCARD, Edden
from speeltafel.games.pesten.state import ACT, NO_THREAT, Pesten
from speeltafel.games.pietenpoker.cards import BASE, ICON, KIND
from speeltafel.games.pietenpoker.rules import showdown
from speeltafel.games.pietenpoker.state import IN, STOPPED, Pietenpoker
from speeltafel.games.twaalfstich.rules import lay
from speeltafel.games.twaalfstich.state import TURN, Twaalfstich

Answer = Verdict | Refusal


def ask(table: State, name: str, cells: Mapping[Cell, Value]) -> Answer:
    """What the referee of this game says."""
    pad = speeltafel.game(table.setup.game).pad
    assert pad is not None
    query = next(one for one in pad.queries if one.name == name)
    return query.answer(own_copy(table), Written(query.fields(table), cells))


def key_of(table: State, name: str, field: str, card: int) -> int:
    pad = speeltafel.game(table.setup.game).pad
    assert pad is not None
    query = next(one for one in pad.queries if one.name == name)
    asked = next(one for one in query.fields(table) if one.name == field)
    return [key.card for key in asked.keys].index(card)


def keys_of(table: State, name: str, field: str, cards: list[int]) -> list[int]:
    return [key_of(table, name, field, card) for card in cards]


def agree(answer: Answer, refusal: Refusal | None, what: object) -> None:
    """The referee allows what the table allows, and refuses the rest for the same reason."""
    if isinstance(answer, Refusal) or refusal is not None:
        assert answer == refusal, (what, answer, refusal)
    else:
        assert answer.allowed is True, (what, answer)


# Edden: what may be laid together, and who may call.


def edden(rng: random.Random) -> None:
    chosen = {"pairsTriples": rng.random() < 0.9, "fourRun": rng.random() < 0.9}
    table = speeltafel.game("edden").deal(rng.randrange(3, 7), rng.getrandbits(32), chosen)
    assert isinstance(table, Edden)
    assert table.phase == DISCARD
    hand = table.hands[table.turn]
    if rng.random() < 0.6:  # chance alone brings few groups
        every = sorted([*table.stock, *hand])
        at = rng.randrange(len(every) - 20)
        near = rng.sample(every[at : at + 20], len(hand))
        table.hands[table.turn] = hand = sorted(near)
    cards = sorted(rng.sample(hand, rng.randrange(1, len(hand) + 1)))
    told = {("together", NOBODY): keys_of(table, "together", "together", cards)}
    refusal = table.why_not(table.turn, Move("discard", tuple(cards)))
    agree(ask(table, "together", told), refusal, cards)
    held: dict[Cell, Value] = {("held", NOBODY): keys_of(table, "call", "held", hand)}
    agree(ask(table, "call", held), table.why_not(table.turn, Move("call")), hand)


# 12er Stich: what may be laid on a sum, and when it takes the trick.


def twaalfstich(rng: random.Random) -> None:
    options = {"profRule": True} if rng.random() < 0.5 else {}
    table = speeltafel.game("twaalfstich").deal(4, rng.getrandbits(32), options)
    assert isinstance(table, Twaalfstich)
    table.phase = TURN
    if rng.random() < 0.8:
        table.open = [table.stock.pop()]
        table.sum = rng.randrange(1, 12)
    if options:
        table.plus = rng.randrange(2)
    card = rng.choice(table.hands[table.turn])
    told: dict[Cell, Value] = {("sum", NOBODY): table.sum, ("card", NOBODY): [card]}
    if options:
        told["plus", NOBODY] = table.plus
    answer = ask(table, "sum", told)
    refusal = table.why_not(table.turn, Move("play", (card,)))
    agree(answer, refusal, (table.sum, card))
    if isinstance(answer, Verdict):
        table.take_events()
        table.hands[table.turn].remove(card)
        lay(table, card)
        took = "trick" in [event.kind for event in table.take_events()]
        assert took == (answer.says.id == "says-trick"), (card, answer)


# Pesten: combinations for one's own number, and what fits on the pile.


def pesten(rng: random.Random) -> None:
    mismatch = rng.choice(("strict", "challenge"))
    table = speeltafel.game("pesten").deal(4, rng.getrandbits(32), {"mismatch": mismatch})
    assert isinstance(table, Pesten)
    assert (table.phase, table.threat) == (ACT, NO_THREAT)
    hand = table.hands[table.turn]
    combos = [move.cards for move in table.legal_moves(table.turn) if move.verb == "combo"]
    cards = sorted(rng.sample(hand, rng.randrange(1, 6)))
    if combos and rng.random() < 0.7:
        cards = sorted(rng.choice(combos))
        if rng.random() < 0.3:
            cards[rng.randrange(len(cards))] = rng.choice(hand)
            cards.sort()
    if any(cards.count(card) > hand.count(card) for card in cards):
        return
    told: dict[Cell, Value] = {
        ("number", NOBODY): table.own[table.turn],
        ("together", NOBODY): keys_of(table, "combo", "together", cards),
    }
    refusal = table.why_not(table.turn, Move("combo", tuple(cards)))
    agree(ask(table, "combo", told), refusal, cards)
    card = rng.choice(hand)
    on: dict[Cell, Value] = {
        ("top", NOBODY): keys_of(table, "fits", "top", [table.pile[-1]]),
        ("card", NOBODY): keys_of(table, "fits", "card", [card]),
    }
    answer = ask(table, "fits", on)
    if mismatch == "strict":
        agree(answer, table.why_not(table.turn, Move("play", (card,))), card)
    else:
        assert isinstance(answer, Verdict)
        table.take_from_hand(table.turn, card)
        table.own_pile().append(card)
        assert answer.allowed != table.bluffed(), card


# Pietenpoker: who wins a round.


def pietenpoker(rng: random.Random) -> None:
    options: dict[str, object] = {"remise": rng.random() < 0.3}
    players = rng.randrange(3, 6)
    table = speeltafel.game("pietenpoker").deal(players, rng.getrandbits(32), options)
    assert isinstance(table, Pietenpoker)
    assert not [card for card in table.deck if KIND[card] != BASE or ICON[card]]
    # small hands are equal more often
    size = rng.randrange(1, 5)
    table.hands = [sorted(rng.sample(hand, size)) for hand in table.hands]
    table.room = [*table.room, *[table.stock.pop() for _ in range(rng.randrange(3))]]
    status = [STOPPED if rng.random() < 0.3 else IN for _ in range(players)]
    if status.count(IN) < 2:
        return
    table.status = status
    table.worth = [rng.randrange(4) for _ in range(players)]
    told: dict[Cell, Value] = {("room", NOBODY): keys_of(table, "wins", "room", table.room)}
    for seat in range(players):
        hand = table.hands[seat] if status[seat] == IN else []
        told["held", seat] = keys_of(table, "wins", "held", hand)
        if options["remise"]:
            told["worth", seat] = table.worth[seat]
    answer = ask(table, "wins", told)
    assert isinstance(answer, Verdict)
    showdown(table)
    assert answer.says.facts.get("seat", NOBODY) == table.winners[0], (answer, table.winners)


# Boot op Stoom: what may be delivered.


def boot(rng: random.Random) -> None:
    options = {"prachtigePakjes": rng.random() < 0.7, "krappeKalender": False}
    table = speeltafel.game("boot-op-stoom").deal(4, rng.getrandbits(32), options)
    assert isinstance(table, BootOpStoom)
    table.unshare()
    counts = table.setup.counts
    parcels = [c for c in range(len(counts)) if BOOT_KIND[c] == PAKJE for _ in range(counts[c])]
    lying = rng.sample(parcels, rng.randrange(1, 5))
    doubled = bool(options["prachtigePakjes"]) and rng.random() < 0.4
    wishes = 5 if options["prachtigePakjes"] else 3
    first, second = rng.randrange(wishes), rng.randrange(-1, wishes)
    table.map[0] = house_tile(first, second, special=rng.random() < 0.5)
    table.target = 0
    table.slots = [[card] for card in lying]
    table.marks = [OPEN] * len(lying)
    table.icons = [NO_ICON] * (len(lying) - doubled) + [DOUBLE] * doubled
    table.since, table.until = NOBODY, len(lying) - 1
    plain = lying[: len(lying) - doubled]
    told: dict[Cell, Value] = {
        ("wish", NOBODY): first,
        ("second", NOBODY): second,
        ("earlier", NOBODY): keys_of(table, "deliver", "earlier", plain),
    }
    if options["prachtigePakjes"]:
        twice = lying[len(plain) :]
        told["doubled", NOBODY] = keys_of(table, "deliver", "doubled", twice)
    answer = ask(table, "deliver", told)
    decision = Deliver()
    ways = [
        cards
        for size in (1, 2)
        for cards in {tuple(sorted(rng.sample(lying, min(size, len(lying))))) for _ in range(20)}
        if decision.refusal(table, Move("deliver", cards)) is None
    ]
    allowed = any(move.verb == "deliver" for move in decision.moves(table))
    assert isinstance(answer, Verdict) == allowed, (first, second, lying)
    assert allowed or not ways


TRIALS: Mapping[str, Callable[[random.Random], None]] = {
    "edden": edden,
    "twaalfstich": twaalfstich,
    "pesten": pesten,
    "pietenpoker": pietenpoker,
    "boot-op-stoom": boot,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--game", default="")
    given = parser.parse_args()
    for name, trial in TRIALS.items():
        if given.game in ("", name):
            for seed in range(given.hands):
                trial(random.Random(seed))
            print(f"{name}: {given.hands} hands, the referee agrees", flush=True)


if __name__ == "__main__":
    main()
