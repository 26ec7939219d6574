"""What the table agreed on before the deal, as plain attributes."""

from typing import Final


class House:
    """The options of 12er Stich, read once."""

    def __init__(self, options: dict[str, object]) -> None:
        target = options["target"]
        self.target: Final = 0 if target == "die" else int(str(target))
        self.hand_penalty: Final = options["handPenalty"] is True
        self.prof_rule: Final = options["profRule"] is True
        self.may_keep: Final = options["drawnCard"] == "may"
        self.twelve_after_trick: Final = options["blackTwelveLead"] == "afterTrick"
        self.beyond_target: Final = 1 if options["targetTest"] == "exceed" else 0
        self.extra_round: Final = options["tie"] == "extraRound"
        self.max_rounds: Final = int(str(options["maxRounds"]))
