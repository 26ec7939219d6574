"""What the table agreed on before the deal, as plain attributes."""

from typing import Any, Final

from speeltafel.engine.fields import EACH
from speeltafel.engine.setup import Setup
from speeltafel.games.bootopstoom.cards import (
    ANY_PARCEL,
    GROEN_PLUS,
    JOKER,
    KALENDER,
    PAKJE,
    PEPERNOOT_PLUS,
    STOOMBOOT,
    TELEFOON,
    VAREN,
    WISH_JOKER,
    WISHES,
    cards_of,
)
from speeltafel.games.bootopstoom.rules_expansion import Expansion
from speeltafel.games.bootopstoom.rules_map import (
    AMERIGO,
    BAKKERIJ,
    COMPASS,
    HAVEN,
    KASTEEL,
    ROTS,
    WATER,
    WINKEL,
    pose_words,
    steps,
)

RANDOM: Final = -1
FEW_PLAYERS: Final = 4  # BS-SET-06
BASE_HOUSES: Final = 8
SPECIAL_HOUSES: Final = 5
BASE_PARCELS: Final[list[int]] = [0] * 4 + [1] * 4 + [2] * 4
BASE_TILES: Final[list[int]] = [WATER] * 9 + [ROTS] * 8
PLEKKEN_TILES: Final[list[int]] = (
    [KASTEEL] * 2 + [BAKKERIJ] * 2 + [HAVEN] * 4 + [AMERIGO] * 2 + [WINKEL] * 2
)


class House:
    """The options of Boot op Stoom, read once."""

    def __init__(self, setup: Setup) -> None:
        options, counts, players = setup.options, setup.counts, setup.players
        self.expansions: Final = in_play(setup.course.expansions, options)
        """Those that the rules ask."""
        self.size: Final = int(str(options["board"]))
        self.squares: Final = self.size * self.size
        self.ahead: Final = steps(self.size, 1)
        """The pose after a step ahead from each pose, and after one astern."""
        self.astern: Final = steps(self.size, -1)
        self.poses: Final = EACH + "|".join(pose_words(self.size))
        """How poses are written."""
        self.hand_size: Final = 5 if players <= FEW_PLAYERS else 4  # BS-SET-04, BS-SET-06
        self.row_pairs: Final = 1 if players <= FEW_PLAYERS else 2  # BS-SET-05, BS-SET-06
        self.calendar_size: Final = int(str(options["calendarSize"]))
        sint = str(options["firstSint"])
        self.first_sint: Final = RANDOM if sint == "random" else int(sint) - 1
        heading = str(options["heading"])
        self.heading: Final = RANDOM if heading == "random" else COMPASS.index(heading.lower())
        self.kalender: Final = options["krappeKalender"] is True
        self.pakjes: Final = options["prachtigePakjes"] is True
        self.plekken: Final = options["pepernootPlekken"] is True
        self.pietjes: Final = options["rebelsePietjes"] is True
        self.kasteel_at_setup: Final = options["kasteelAtSetup"] is True
        self.kasteel_on_tile: Final = options["kasteelOnTile"] is True
        self.skip_when_used: Final = options["kkSkipWhenAllUsed"] is True
        self.open_piles: Final = options["piles"] == "open"
        self.rocks_block: Final = options["rocks"] == "block"
        self.hanging: Final = options["hanging"] == "execute"
        self.may_empty_row: Final = options["emptyRow"] == "lose"
        self.deliver_on_stay: Final = options["deliverOnStay"] is True
        self.memory_aid: Final = options["memoryAid"] is True
        self.phrases: Final = options["chat"] == "general"
        self.piles: Final = [cards_of(counts, kind) for kind in (VAREN, STOOMBOOT, PAKJE)]
        self.calendar: Final = cards_of(counts, KALENDER)
        self.tiles: Final = BASE_TILES + (PLEKKEN_TILES if self.plekken else [])
        special = self.pakjes and options["specialHouses"] is True
        self.special_parcels: Final = special_parcels(counts) if special else []
        strict = options["jokerWish"] == "strict"
        self.meets: Final = [what_meets(wish, strict) for wish in range(1 << len(WISHES))]
        """What a card may be to meet a wish, both as bits."""


def in_play(expansions: list[Expansion[Any]], options: dict[str, object]) -> list[Expansion[Any]]:
    return [expansion for expansion in expansions if options[expansion.option] is True]


def special_parcels(counts: list[int]) -> list[int]:
    """BS-AMB-58: special houses wish for the special parcels that are in play."""
    found: list[int] = []
    for wish, card in ((1, GROEN_PLUS), (2, PEPERNOOT_PLUS), (3, JOKER), (4, TELEFOON)):
        found += [wish] * counts[card]
    return found


def what_meets(wish: int, strict: bool) -> int:
    """BS-AMB-20: any parcel meets the wish for a joker, by house rule only a joker."""
    return ANY_PARCEL if wish == WISH_JOKER and not strict else wish
