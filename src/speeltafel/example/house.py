"""The options as plain attributes, read once when the game is dealt."""

from typing import Final


class House:
    """What the table agreed on."""

    def __init__(self, options: dict[str, object]) -> None:
        self.hand_size: Final = int(str(options["handSize"]))
        self.low_wins: Final = options["lowWins"] is True
