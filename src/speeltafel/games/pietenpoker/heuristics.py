"""The rule-of-thumb player: imagine a few deals, see what could follow, and bid what pays best.

Without expansions games are short, and it plays some of them to their end in its head. With them
it judges a bid: it weighs the pot against what a lost hand costs, since whoever ends a round
without cards has to take cards back from the pile that he won. Stopping keeps hand and pile.
"""

from dataclasses import dataclass

from speeltafel.engine.chance import Chance, fast
from speeltafel.engine.moves import Move
from speeltafel.engine.playout import play_randomly
from speeltafel.engine.questions import Question
from speeltafel.engine.state import Projection, cards_missing
from speeltafel.games.pietenpoker.cards import KIND, NUMBER, PRECIES, sum_of
from speeltafel.games.pietenpoker.rules import Pietenpoker
from speeltafel.games.pietenpoker.rules_combinations import SIZE, best_value
from speeltafel.games.pietenpoker.rules_overschatting import is_asked_again
from speeltafel.games.pietenpoker.rules_precies import best_crossing, value_of_all
from speeltafel.games.pietenpoker.rules_state import (
    BIDDING,
    COLOURS_ONLY,
    IN,
    NUMBERS_ONLY,
    PietenTable,
)

GAMES = 14
"""How many deals are played to the end for a decision."""
SEEDS = 1 << 30
DEALS = 16
"""How many deals are imagined for a decision."""
CARD = 2.9
"""The points of an average card."""
RETAKEN = 0.7
"""What a card taken back from the own pile costs, as a share of its points: it may be won again."""
TIE = 0.2
DEAR = 0.9
"""Who would have to pay more than this share of his hand is expected to stop."""
OUTBID = 0.5
"""How much of what the others have left will be bid against him."""
LASTING = 0.6
"""How much outlasting the others counts, beside having the best combination."""
FUTURE = 4.0
"""The points that each other player who is in may still add to the pot."""


@dataclass(frozen=True)
class Deal:
    """What might be: the room at the end of the round, and the hands of those who are in."""

    room: list[int]
    hands: dict[int, list[int]]


def heuristic(seen: Projection, seat: int, chance: Chance) -> Move:
    """The move that this player makes in this seat."""
    assert isinstance(seen, Pietenpoker)
    moves = seen.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if seen.questions:
        return answer(seen, seat, seen.questions[-1], moves, chance)
    if seen.phase != BIDDING:
        return min(moves, key=lambda move: blind_cost(seen, seat, move))
    if seen.poker:
        return blindly(seen, seat, moves)
    return bid(seen, seat, moves, chance)


# Bidding.


def bid(seen: Pietenpoker, seat: int, moves: list[Move], chance: Chance) -> Move:
    """The bid with the best prospect, or stop when none is worth more than the hand."""
    stops = [move for move in moves if move.verb == "stop"]
    goes = candidates(seen, seat, [move for move in moves if move.verb == "go"])
    if not goes:
        return stops[0] if stops else cheapest_exchange(moves)
    if seen.house.plain_bids:
        return best_in_play(seen, seat, goes + stops, chance)
    deals = imagine(seen, seat, chance)
    best = max(goes, key=lambda move: prospect(seen, seat, move, deals))
    if stops and stop_value(seen, seat) >= prospect(seen, seat, best, deals):
        return stops[0]
    return best


def best_in_play(seen: Pietenpoker, seat: int, moves: list[Move], chance: Chance) -> Move:
    """The move after which most of some imagined games are won, whatever is played then."""
    wins = [0.0] * len(moves)
    for _ in range(GAMES):
        deal = seen.imagined(fast(chance.below(SEEDS)))
        for at, move in enumerate(moves):
            game = deal.copy()
            game.play(seat, move)
            play_randomly(game, fast(chance.below(SEEDS)))
            outcome = game.outcome()
            if seat in outcome.winners:
                wins[at] += 1 / len(outcome.winners)
    return moves[max(range(len(moves)), key=lambda at: wins[at])]


def cheapest_exchange(moves: list[Move]) -> Move:
    return min(moves, key=lambda move: (len(move.cards), move.cards))


def candidates(seen: Pietenpoker, seat: int, goes: list[Move]) -> list[Move]:
    """For every number of cards the cheapest, the dearest and the one that keeps most."""
    hand = seen.hands[seat]
    by_count: dict[int, list[Move]] = {}
    for move in goes:
        if len(move.cards) < len(hand) or not move.cards:  # never all-in
            by_count.setdefault(len(move.cards), []).append(move)
    found = []
    for same in by_count.values():
        totals = sorted(same, key=lambda move: sum_of(list(move.cards)))
        keeps = max(same, key=lambda move: own_value(seen, kept(hand, move), seen.room))
        found += list(dict.fromkeys([totals[0], totals[-1], keeps]))
    return found


def kept(hand: list[int], move: Move) -> list[int]:
    left = hand.copy()
    for card in move.cards:
        left.remove(card)
    return left


def prospect(seen: Pietenpoker, seat: int, move: Move, deals: list[Deal]) -> float:
    """The points that going along with this bid may bring, less what it costs."""
    left = kept(seen.hands[seat], move)
    total = seen.worth[seat] + sum(most(seen, card) for card in move.cards)
    crossings = own_crossings(seen, seat) + sum(KIND[card] == PRECIES for card in move.cards)
    highest = max(total, seen.highest)
    wins = 0.0
    for deal in deals:
        wins += outcome_of(seen, left, highest, crossings, deal, total > seen.highest)
    share = wins / len(deals)
    laid = sum_of(list(move.cards))
    pot = sum(sum_of(bid) for bid in seen.bids) + laid + FUTURE * len(seen.others_in(seat))
    whole, part = seen.house.hand_size, seen.house.hand_size - len(left)
    if seen.revealed == seen.house.reveals:
        return share * pot - loss(seen, seat, whole)
    # he can still stop later with what he has left
    return share * (pot - loss(seen, seat, whole)) - (1 - share) * loss(seen, seat, part)


def most(seen: Pietenpoker, card: int) -> int:
    return 1 if seen.counting else seen.most(card)


def outcome_of(
    seen: Pietenpoker,
    left: list[int],
    highest: int,
    crossings: int,
    deal: Deal,
    raised: bool,
) -> float:
    """Whether this deal would be won: all others have to stop, or to have less."""
    mine = own_value(seen, left, deal.room, crossings)
    best = -1
    reserve = sum_of(left)
    against = 0
    for other, hand in deal.hands.items():
        rest = hand
        if is_asked_again(seen, other):
            rest = after_following(seen, other, hand, highest)
            if not rest:
                continue
        best = max(best, own_value(seen, rest, deal.room, own_crossings(seen, other)))
        against += sum_of(rest)
    if best < 0:
        # everybody has to stop; with the Overestimation rule that is too much of a good thing
        return 0.0 if seen.house.overschatting and raised and not seen.limit else 1.0
    shown = 1.0 if mine > best else TIE if mine == best else 0.0
    if seen.revealed == seen.house.reveals:
        return shown
    # while cards are to come, who has more left to bid outlasts the others
    outlast = reserve / (reserve + OUTBID * against + 1)
    return LASTING * outlast + (1 - LASTING) * shown


def after_following(seen: Pietenpoker, other: int, hand: list[int], highest: int) -> list[int]:
    """What he has left when he pays with his highest cards; nothing if that is too dear."""
    need = highest - seen.worth[other]
    if need > DEAR * sum(most(seen, card) for card in hand):
        return []
    rest = sorted(hand, key=lambda card: NUMBER[card])
    while need > 0:
        need -= most(seen, rest.pop())
    return rest


def stop_value(seen: Pietenpoker, seat: int) -> float:
    return -loss(seen, seat, seen.house.hand_size - len(seen.hands[seat]))


def loss(seen: Pietenpoker, seat: int, missing: int) -> float:
    """What the cards cost that he has to take back from his pile before the next round."""
    if is_last_round(seen):
        return 0.0
    taken = min(seen.house.own_cards, len(seen.scored[seat]), missing)
    return taken * CARD * RETAKEN


def is_last_round(seen: Pietenpoker) -> bool:
    """Whether there will not be enough cards for another round."""
    house = seen.house
    stock = len(seen.stock) - (house.reveals - seen.revealed)
    needed = house.reveals
    for seat in range(seen.players):
        held = len(seen.hands[seat])
        if seen.status[seat] == IN and not house.burns_all:
            stock += held
        left = 0 if seen.status[seat] == IN else held
        missing = house.hand_size - left
        needed += max(0, missing - min(house.own_cards, len(seen.scored[seat]), missing))
    return stock < needed or seen.round >= house.round_cap


# Imagining.


def imagine(seen: Pietenpoker, seat: int, chance: Chance) -> list[Deal]:
    """Some deals of the cards that this player has not seen."""
    unseen = cards_missing(seen.zones(), seen.counts())
    reveals = max(0, seen.house.reveals - seen.revealed)
    others = seen.others_in(seat)
    found = []
    for _ in range(DEALS):
        chance.shuffle(unseen)
        at = reveals
        hands = {}
        for other in others:
            size = len(seen.hands[other])
            hands[other] = unseen[at : at + size]
            at += size
        found.append(Deal(seen.room + unseen[:reveals], hands))
    return found


def own_crossings(seen: PietenTable, seat: int) -> int:
    if not seen.house.precies or seen.celebri:
        return 0
    return seen.has_in_bid(seat, PRECIES) + len(seen.down[seat])


def own_value(seen: Pietenpoker, hand: list[int], room: list[int], crossings: int = 0) -> int:
    """What a hand makes with a room, as far as the rules in force go."""
    wild = seen.has_wilds()
    numbers, colours = seen.only_kind != COLOURS_ONLY, seen.only_kind != NUMBERS_ONLY
    if not seen.house.precies:
        return best_value(hand, room, wild, numbers, colours)
    value = value_of_all(hand, room, wild, numbers, colours)
    if value or not crossings:
        return value
    # crossing out so many of the worst: as good as the largest group that is left over
    size = len(hand) + len(room)
    largest = best_value(hand, room, wild, numbers, colours)
    return largest if size - largest // SIZE <= crossings else 0


# Under the Pokerpiet, and before the first reveal.


def blindly(seen: Pietenpoker, seat: int, moves: list[Move]) -> Move:
    """Follow while it costs two cards at most, and never with the last card."""
    verbs = {move.verb: move for move in moves}
    if "go" in verbs:
        return verbs["go"]
    need = seen.highest - seen.worth[seat]
    affordable = need <= 2 * CARD and len(seen.hands[seat]) > 2
    return verbs["lay"] if "lay" in verbs and affordable else verbs["stop"]


def blind_cost(seen: Pietenpoker, seat: int, move: Move) -> tuple[int, int]:
    left = kept(seen.hands[seat], move)
    return sum_of(list(move.cards)), -best_value(left, seen.room, False, True, True)


# Questions.


def answer(
    seen: Pietenpoker, seat: int, question: Question, moves: list[Move], chance: Chance
) -> Move:
    kind = question.kind
    hand, room = seen.hands[seat], seen.room
    if kind == "cross":
        best = best_crossing(seen, seat, seen.combination)
        return Move("cross", best)
    if kind in ("discard", "give"):
        return max(moves, key=lambda move: own_value(seen, kept(hand, move), room))
    if kind == "take":
        return max(moves, key=lambda move: swapped_value(seen, hand, move.cards[0]))
    if kind in ("crime", "bril", "big"):
        return max(moves, key=lambda move: rival_strength(seen, move.number))
    if kind == "keep":
        size = best_value(hand, [], False, True, True) // SIZE
        return moves[0] if size >= 3 or len(hand) > seen.house.own_cards else moves[1]
    if kind == "money":
        return moves[-1]  # more hand cards: they help for sure
    if kind == "add":
        return moves[0] if seen.worth[seat] < seen.highest else moves[1]
    if kind in ("limit", "staf", "value", "blind-value"):
        return moves[0]
    return moves[chance.below(len(moves))]


def swapped_value(seen: Pietenpoker, hand: list[int], card: int) -> int:
    room = seen.room.copy()
    room.remove(card)
    return own_value(seen, [*hand, card], room)


def rival_strength(seen: Pietenpoker, seat: int) -> tuple[bool, int, int]:
    return seen.status[seat] == IN, len(seen.scored[seat]), len(seen.hands[seat])
