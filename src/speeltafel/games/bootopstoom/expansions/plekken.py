"""Pepernoot Plekken: five sorts of special tiles, and damage.

BS-PL-01: the special tiles are shuffled in by the map. BS-RP-06: on a tile any pawn counts.
"""

from speeltafel.engine.events import NOBODY
from speeltafel.engine.moves import Refusal
from speeltafel.games.bootopstoom import events
from speeltafel.games.bootopstoom.cards import KIND, PAKJE, is_pepernoot
from speeltafel.games.bootopstoom.rules_agenda import (
    ASK_SHOP,
    ASK_SWAP,
    BUSY,
    DAMAGE,
    LOSE_STEAM,
    MOST_SEATS,
    SEARCH,
    SHOP,
    SWAP,
    TASKS,
    WINDOWS,
    AgendaTask,
    round_from,
)
from speeltafel.games.bootopstoom.rules_delivering import settle
from speeltafel.games.bootopstoom.rules_drawing import may_draw_parcels
from speeltafel.games.bootopstoom.rules_expansion import Expansion
from speeltafel.games.bootopstoom.rules_map import (
    AMERIGO,
    BAKKERIJ,
    HAVEN,
    KASTEEL,
    OFF,
    WINKEL,
    near,
    square_at,
)
from speeltafel.games.bootopstoom.rules_table import (
    all_settled,
    end,
    following,
    has_cards,
    renew,
    turn_top,
)
from speeltafel.games.bootopstoom.rules_varen import of_pawn, pawn_seat
from speeltafel.games.bootopstoom.state import BootOpStoom


class PepernootPlekken(Expansion[BootOpStoom]):
    """What Pepernoot Plekken changes."""

    def crash(self, table: BootOpStoom, square: int) -> None:
        """BS-DMG-01, BS-DMG-02, BS-DMG-03: an edge or a rock costs a card of the row."""
        if not table.quiet:
            number = 0 if square == NOBODY else table.square_number(square)
            kind = of_pawn(table, events.DAMAGE, events.PIET_DAMAGE)
            table.tell(kind, pawn_seat(table), number=number)
        table.plan(LOSE_STEAM, DAMAGE)

    def sails_double(self, table: BootOpStoom) -> bool:
        """BS-PL-05: whoever stands on Amerigo when the instruction begins carries it out twice."""
        return table.map[square_at(table.pawns[table.pawn])] == AMERIGO

    def arrive(self, table: BootOpStoom, square: int) -> None:
        tile = table.map[square]
        if tile == HAVEN:
            settle(table, square)
            if not table.quiet:
                table.tell(events.HAVEN, number=table.square_number(square))
            if all_settled(table):
                end(table, "BS-PL-04")
        elif tile == BAKKERIJ:
            table.plan(ASK_SWAP, round_from(table.sint, table.sint))
        elif tile == WINKEL:
            table.plan(ASK_SHOP, round_from(table.sint, table.sint))

    def end_sailing(self, table: BootOpStoom) -> None:
        """BS-AMB-27: windows open on arrival, and once more when the round ends."""
        table.plan(WINDOWS)

    # Kasteel.

    def may_draw_parcels(self, table: BootOpStoom) -> bool:
        """BS-PL-02, BS-AMB-26: only next to a castle, once the game has begun."""
        if is_near_castle(table):
            return True
        return table.round == 0 and not table.house.kasteel_at_setup

    def why_no_parcels(self, table: BootOpStoom) -> Refusal | None:
        if self.may_draw_parcels(table) or not has_cards(table, PAKJE):
            return None
        return Refusal("BS-PL-02", "no-castle")

    def clean_up(self, table: BootOpStoom) -> None:
        if not table.quiet and not may_draw_parcels(table):
            table.tell(events.NO_PARCELS)  # BS-PL-02

    # Leaving.

    def leave(self, table: BootOpStoom, seat: int) -> None:
        """BS-AMB-44: also the pepernoot for which he was searching the pile."""
        if table.turn == seat:
            table.hands[seat] = sorted(table.hands[seat] + table.given)
            table.given = []

    def decide_without(self, table: BootOpStoom, seat: int) -> bool:
        if table.turn != seat or table.phase not in (SWAP, SEARCH, SHOP):
            return False
        if table.phase == SEARCH:  # BS-AMB-27
            shuffle_parcels(table)
        table.phase = BUSY
        return True


def is_near_castle(table: BootOpStoom) -> bool:
    """BS-AMB-26: diagonally too; on a castle by house rule; without any castle always."""
    house = table.house
    castles = [s for s in range(house.squares) if table.map[s] == KASTEEL]
    for pose in table.pawns:
        if pose != OFF:
            here = square_at(pose)
            for castle in castles:
                if near(house.size, here, castle) or (house.kasteel_on_tile and here == castle):
                    return True
    return not castles


class Windows(AgendaTask[BootOpStoom]):
    """BS-AMB-55: the bakery first."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        if stands_on(table, WINKEL):
            table.plan(ASK_SHOP, round_from(table.sint, table.sint))
        if stands_on(table, BAKKERIJ):
            table.plan(ASK_SWAP, round_from(table.sint, table.sint))


def stands_on(table: BootOpStoom, tile: int) -> bool:
    for pose in table.pawns:
        if pose != OFF and table.map[square_at(pose)] == tile:
            return True
    return False


# Bakkerij.


class AskSwap(AgendaTask[BootOpStoom]):
    """BS-PL-03, BS-AMB-55: everybody is asked in turn, also who can only pass."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        seat = about % MOST_SEATS
        after = following(table, about)
        if seat == about // MOST_SEATS and not table.quiet:
            table.tell(events.BAKERY)
        if after != NOBODY:
            table.plan(ASK_SWAP, after)
        if not table.gone[seat] and may_find_parcels(table):
            table.turn = seat
            table.phase = SWAP
        elif not table.gone[seat] and not table.quiet:
            table.tell(events.FOUND_NOTHING, seat)


def may_find_parcels(table: BootOpStoom) -> bool:
    """Whether there may be something to swap for, as far as everybody knows."""
    if table.piles[PAKJE]:
        return True
    for card in table.tops + table.discards[PAKJE]:
        if KIND[card] == PAKJE and not is_pepernoot(card):
            return True
    return False


def findable(table: BootOpStoom) -> list[int]:
    """BS-AMB-55: any parcel of draw pile and discards but a pepernoot, each face once."""
    open_cards = [card for card in table.tops if KIND[card] == PAKJE]
    cards = table.piles[PAKJE] + open_cards + table.discards[PAKJE]
    return [card for card in sorted(set(cards)) if not is_pepernoot(card)]


def shuffle_parcels(table: BootOpStoom) -> None:
    """BS-AMB-27: a pile that was searched is shuffled; BS-AMB-47: an empty one renewed."""
    for card in table.tops:
        if KIND[card] == PAKJE:
            table.tops.remove(card)
            table.piles[PAKJE].append(card)
            break
    table.chance.shuffle(table.piles[PAKJE])
    if not table.piles[PAKJE]:
        renew(table, PAKJE)
    turn_top(table, PAKJE)


# Speelgoedwinkel.


class AskShop(AgendaTask[BootOpStoom]):
    """BS-PL-06, BS-AMB-27: everybody is asked in turn until somebody hands in."""

    def carry_out(self, table: BootOpStoom, about: int) -> None:
        seat = about % MOST_SEATS
        after = following(table, about)
        if seat == about // MOST_SEATS and not table.quiet:
            table.tell(events.SHOP)
        if after != NOBODY:
            table.plan(ASK_SHOP, after)
        if not table.gone[seat]:
            table.turn = seat
            table.phase = SHOP


TASKS[WINDOWS] = Windows()
TASKS[ASK_SWAP] = AskSwap()
TASKS[ASK_SHOP] = AskShop()
