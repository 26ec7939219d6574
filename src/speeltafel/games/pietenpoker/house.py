"""What the table agreed on before the deal, as plain attributes."""

from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.games.pietenpoker.cards import (
    CANONICAL,
    MONEY_ICON,
    POOL,
    SURPRISE_ICON,
    expansion_kinds,
    fixed_deck,
    random_deck,
    with_some,
)

MOST_PLAYERS: Final = 9

SURPRISE_NTH: Final = 5  # an icon on 20 % of the cards
MONEY_NTH: Final = 4  # and on 25 %

# Who chooses a present.
NO_SURPRISE: Final = 0
EACH_ROUND: Final = 1
EACH_ICON: Final = 2
EACH_GAME: Final = 3
EVENING: Final = 4
SURPRISES: Final = ("off", "round", "icon", "game", "evening")


class House:
    """The options of Pietenpoker, read once."""

    def __init__(self, options: dict[str, object], players: int) -> None:
        self.deck_mode: Final = options["deck"]
        self.sets: Final = sets_for(options["sets"], players)
        base = int(str(options["base"]))
        self.reveals: Final = base  # PP-MULT-01, PP-MULT-02, PP-MULT-03
        self.own_cards: Final = base
        self.hand_size: Final = 2 * base
        self.highest_limit: Final = base  # PP-AMB-18
        self.surprise: Final = SURPRISES.index(str(options["surprise"]))
        presents = options["presents"]
        assert isinstance(presents, list)
        given = numbers(options["given"])
        self.given: Final = (given + [0] * len(presents))[: len(presents)]
        self.overschatting: Final = options["overschatting"] is True
        self.inwissel: Final = options["inwissel"] is True
        self.hand_rule: Final = options["handregel"] is True
        self.all_keep: Final = options["handregelKeep"] == "all"
        self.money: Final = options["biedregel"] is True
        self.remise: Final = options["remise"] is True
        actions = numbers(options["actiepiet"])
        self.actions: Final = max(actions) > 0
        self.precies: Final = options["precies"] is True
        self.may_cross: Final = options["preciesOptional"] is True
        self.two_sints: Final = options["wieKent"] is True
        self.first_stop: Final = options["firstStopSint"] is True
        self.all_in_shows: Final = options["allIn"] == "showdown"
        self.burns_all: Final = options["recycle"] == "none"
        self.burns_nothing: Final = options["recycle"] == "all"
        self.sole_keeps: Final = options["soleKeepsHand"] is True
        self.acteer_bids: Final = options["acteer"] != "combo"
        self.acteer_scores: Final = options["acteer"] != "bid"
        self.open_scores: Final = options["openScores"] is True
        self.round_cap: Final = whole(options["roundCap"])
        self.hides: Final = self.precies and self.actions  # PP-PREC-06
        self.effects: Final = self.actions or self.precies or self.money
        """Whether laying a card can do more than raise the bid."""
        self.plain_bids: Final = not (self.effects or self.inwissel or self.hand_rule)
        """Whether a bid is judged by its total alone."""
        self.expansions: Final = expansion_kinds(actions, self.precies)

    def deck(self, chance: Chance) -> list[int]:
        """All cards in play, sorted."""
        if self.deck_mode == "random50":
            deck = random_deck(chance, self.sets, self.expansions)
        else:
            base = POOL if self.deck_mode == "full64" else CANONICAL
            deck = fixed_deck(base, self.sets, self.expansions)
        if self.surprise == EACH_ICON:
            deck = with_some(deck, SURPRISE_NTH, SURPRISE_ICON, chance)
        if self.money:
            deck = with_some(deck, MONEY_NTH, MONEY_ICON, chance)
        if self.sets > 1 or self.effects or self.surprise == EACH_ICON:
            deck.sort()
        return deck


def sets_for(option: object, players: int) -> int:
    """One set for up to five players, two for more."""
    return int(str(option)) if option != "auto" else 1 if players <= 5 else 2


def whole(option: object) -> int:
    assert isinstance(option, int)
    return option


def numbers(option: object) -> list[int]:
    assert isinstance(option, list)
    return [whole(number) for number in option]
