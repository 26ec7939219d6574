"""What the table agreed on before the deal, as plain attributes."""

from typing import Final

from speeltafel.engine.moves import Move
from speeltafel.games.pesten.cards import CARDS, IS_PEST, TWO, TWO_OF_SPADES


class House:
    """The options of Pesten, read once, and what follows from them."""

    def __init__(self, options: dict[str, object], counts: list[int], players: int) -> None:
        self.deck: Final = [card for card, copies in enumerate(counts) for _ in range(copies)]
        self.faces: Final = [card for card, copies in enumerate(counts) if copies]
        self.wants: Final[dict[int, list[Move]]] = {}
        """For each card given in a trade what may be wanted, once somebody has asked for it."""
        self.hand_size: Final = whole(options["handSize"])
        self.own_visible: Final = options["ownNumberVisible"] is True
        low_high = options["ownNumberRange"]
        assert isinstance(low_high, list)
        self.own_least: Final = whole(low_high[0])
        self.own_most: Final = whole(low_high[1])
        self.combo_must_match: Final = options["comboMustMatch"] is True
        self.combo_sum: Final = options["comboStack"] == "sum"
        self.combo_effects: Final = options["comboEffects"] == "top"
        self.combo_answers_chain: Final = options["comboAnswersChain"] is True
        self.combo_help: Final = options["comboHelp"] is True
        # PE-AMB-59: the window opens by options alone; PE-AMB-60: a third joker is a copy
        self.jump: Final = options["jumpIn"] is True and max(counts) > 1
        self.jump_on_own: Final = self.jump and options["jumpOnOwn"] is True
        self.bluff: Final = options["mismatch"] == "challenge"
        self.window: Final = self.jump or self.bluff
        self.reaction_seconds: Final = whole(options["reactionSeconds"])
        self.caught_penalty: Final = whole(options["caughtPenalty"])
        self.false_challenge: Final = whole(options["falseChallengePenalty"])
        trade = options["trade"] is True
        self.trades: Final = whole(options["tradesPerTurn"]) if trade else 0
        self.offers: Final = whole(options["offersPerTurn"]) if trade else 0
        self.play_after_penalty: Final = options["playAfterPenalty"] is True
        self.must_play: Final = options["mustPlayIfAble"] is True
        self.double_two: Final = double_twos(options["doubleTwo"])
        self.king_again: Final = options["twoPlayerKing"] == "again"
        self.run_length: Final = whole(options["runLength"])
        self.run_draw: Final = whole(options["runDraw"])
        # PE-AMB-63: by house rule every card is ordinary
        self.pest: Final = IS_PEST if options["finishPest"] == "draw2" else [False] * CARDS
        self.halve: Final = options["elimHalve"] is True
        # PE-AMB-56: so many turns of all players together
        self.turn_limit: Final = whole(options["turnCap"]) * players


def double_twos(option: object) -> list[bool]:
    """PE-TWO-01, PE-AMB-21: the faces of which two start a threat of twos."""
    if option == "off":
        return [False] * CARDS
    return [
        card == TWO_OF_SPADES or (option == "any" and card // 4 == TWO) for card in range(CARDS)
    ]


def whole(option: object) -> int:
    assert isinstance(option, int)
    return option
