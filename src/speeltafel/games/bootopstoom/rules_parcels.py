"""Delivering: which parcels together meet the wishes of a house."""

from speeltafel.games.bootopstoom.cards import CAN_BE


def coverings(wishes: list[int], parcels: list[int], doubled: int) -> list[tuple[int, ...]]:
    """All selections of parcels that meet every wish, each once, with its cards in order.

    A wish is what a card may be to meet it, as bits. BS-AMB-17: all wishes at once, and no parcel
    too many. `doubled` is the parcel, one of the others or -1, that counts as two of one and the
    same kind (BS-AMB-54).
    """
    found: list[tuple[int, ...]] = []
    cover(wishes, 0, parcels, [], found)
    if doubled >= 0:
        rest = parcels.copy()
        rest.remove(doubled)
        for one in range(len(wishes)):
            for two in range(one + 1, len(wishes)):
                if CAN_BE[doubled] & wishes[one] & wishes[two]:
                    others = [wishes[i] for i in range(len(wishes)) if i != one and i != two]
                    cover(others, 0, rest, [doubled], found)
    return found


def cover(
    wishes: list[int],
    first: int,
    parcels: list[int],
    chosen: list[int],
    found: list[tuple[int, ...]],
) -> None:
    """Add each way to meet the wishes from `first` on with parcels besides those chosen."""
    if first == len(wishes):
        selection = tuple(sorted(chosen))
        if selection not in found:
            found.append(selection)
        return
    tried = -1
    for i in range(len(parcels)):
        card = parcels[i]
        if card != tried and CAN_BE[card] & wishes[first]:
            tried = card
            cover(wishes, first + 1, parcels[:i] + parcels[i + 1 :], [*chosen, card], found)
