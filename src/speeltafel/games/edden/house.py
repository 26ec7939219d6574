"""What the table agreed on before the deal, as plain attributes."""

from typing import Final

from speeltafel.games.edden.cards import JOKER_RANK, RANK

YEAR_ZERO: Final = 1900  # ED-YEAR-01: 1988 is 88, 2005 is 105


class House:
    """The options of Edden, read once, and the cards that are shuffled for every round."""

    def __init__(self, options: dict[str, object], counts: list[int]) -> None:
        # ED-AMB-18: settled for the whole game, also when players drop out
        self.deck: Final = [card for card, copies in enumerate(counts) for _ in range(copies)]
        self.ranks: Final = copies_by_rank(counts)
        self.winner_deals: Final = options["dealer"] == "winner"
        self.call_below: Final = whole(options["callBelow"])
        self.penalty: Final = whole(options["penaltyPerLower"])
        self.adds_hand: Final = options["failedCallerAddsHand"] is True
        self.sets: Final = options["pairsTriples"] is True
        self.runs: Final = options["fourRun"] is True
        self.rule_69: Final = options["rule69"] is True
        self.must_arrive: Final = options["rule69Trigger"] == "arrive"
        self.rule_123: Final = options["rule123"] is True
        self.rule_birth_year: Final = options["ruleBirthYear"] is True
        self.birth_years: Final = numbers(options["birthYears"])
        self.ages: Final = numbers(options["ages"])
        self.magic_numbers: Final = numbers(options["magicNumbers"])
        self.most_empty: Final = whole(options["emptyHandMax"])
        # ED-AMB-23: more than the limit, or by house rule already the limit itself
        self.last_in: Final = whole(options["outAbove"]) - (options["outTest"] == "reach")
        self.lowest_wins: Final = options["allOut"] == "lowest"
        self.turn_cap: Final = whole(options["turnCapPerPlayer"])
        self.max_rounds: Final = whole(options["maxRounds"])


def copies_by_rank(counts: list[int]) -> list[int]:
    copies = [0] * (JOKER_RANK + 1)
    for card, n in enumerate(counts):
        copies[RANK[card]] += n
    return copies


def whole(option: object) -> int:
    assert isinstance(option, int)
    return option


def numbers(option: object) -> list[int]:
    assert isinstance(option, list)
    return [whole(number) for number in option]
