"""Every option of the specification; PE-AMB-67 sets the ranges."""

from collections.abc import Mapping

from speeltafel.engine.options import Choice, Exclusion, Flag, Number, Options, Span
from speeltafel.games.pesten.cards import (
    FACES,
    LEAST_OWN,
    MOST_DECKS,
    MOST_JOKERS,
    MOST_OWN,
    copies_in_play,
    decks_for,
)


def decks(values: Mapping[str, object], players: int) -> int:
    given = values["decks"]
    return decks_for(players) if given == "auto" else int(str(given))


def counts(values: Mapping[str, object], players: int) -> list[int]:
    """The copies of each card in play."""
    jokers = values["jokersPerDeck"]
    assert isinstance(jokers, int)
    return copies_in_play(decks(values, players), jokers)


def too_few_cards(values: Mapping[str, object], players: int) -> bool:
    """PE-AMB-67: a card that is no joker has to be left to start with (PE-AMB-02)."""
    size = values["handSize"]
    assert isinstance(size, int)
    return players * size + 1 > FACES * decks(values, players)


OPTIONS = Options(
    (
        Choice(
            "decks",
            "auto",
            "deck",
            ("PE-MAT-01", "PE-AMB-67"),
            ("auto", *[str(n + 1) for n in range(MOST_DECKS)]),
        ),
        Number("jokersPerDeck", 2, "deck", ("PE-JOK-01", "PE-AMB-60"), 0, MOST_JOKERS),
        Number("handSize", 15, "deck", ("PE-PREP-02", "PE-AMB-67"), 1, 30, (1, 15, 20)),
        Flag("ownNumberVisible", True, "combinations", ("PE-AMB-01", "PE-AMB-70")),
        Span(
            "ownNumberRange",
            [3, 36],
            "combinations",
            ("PE-PREP-01", "PE-AMB-67"),
            LEAST_OWN,
            MOST_OWN,
        ),
        Flag("comboMustMatch", False, "combinations", ("PE-AMB-03", "PE-AMB-62")),
        Choice("comboStack", "last", "combinations", ("PE-AMB-10",), ("last", "sum")),
        Choice("comboEffects", "none", "combinations", ("PE-AMB-09", "PE-AMB-53"), ("none", "top")),
        Flag("comboAnswersChain", False, "combinations", ("PE-AMB-11", "PE-AMB-54")),
        Flag("comboHelp", True, "combinations", ("PE-AMB-66",)),
        Flag("jumpIn", True, "reactions", ("PE-UNO-01", "PE-AMB-59")),
        Flag("jumpOnOwn", True, "reactions", ("PE-AMB-18",)),
        Choice(
            "mismatch",
            "challenge",
            "reactions",
            ("PE-BLUFF-01", "PE-AMB-23"),
            ("challenge", "strict"),
        ),
        Number("caughtPenalty", 1, "reactions", ("PE-AMB-23", "PE-AMB-67"), 0, 10),
        Number("falseChallengePenalty", 0, "reactions", ("PE-AMB-58", "PE-AMB-67"), 0, 10),
        Number("reactionSeconds", 6, "reactions", ("PE-AMB-24", "PE-AMB-67"), 1, 60),
        Flag("trade", True, "trading", ("PE-TRADE-01",)),
        Number("tradesPerTurn", 1, "trading", ("PE-AMB-35", "PE-AMB-67"), 1, 10),
        Number("offersPerTurn", 3, "trading", ("PE-AMB-35", "PE-AMB-67"), 1, 10),
        Flag("playAfterPenalty", False, "special", ("PE-AMB-12", "PE-AMB-69")),
        Flag("mustPlayIfAble", False, "special", ("PE-AMB-13", "PE-AMB-52")),
        Choice(
            "doubleTwo", "spades", "special", ("PE-TWO-01", "PE-AMB-21"), ("spades", "any", "off")
        ),
        Choice(
            "twoPlayerKing", "reverse", "special", ("PE-AMB-36", "PE-AMB-61"), ("reverse", "again")
        ),
        Number("runLength", 7, "special", ("PE-RUN-01", "PE-AMB-67"), 2, 30, (2, 3, 7)),
        Number("runDraw", 3, "special", ("PE-RUN-01", "PE-AMB-67"), 1, 10),
        Choice("finishPest", "draw2", "special", ("PE-FIN-02", "PE-AMB-63"), ("draw2", "free")),
        Flag("elimHalve", True, "limits", ("PE-OUT-03", "PE-AMB-34")),
        Number("turnCap", 150, "limits", ("PE-AMB-39", "PE-AMB-56"), 5, 1000, (5, 20, 150)),
    ),
    (
        Exclusion(
            "PE-AMB-67",
            "there are too few cards: give fewer to each player, or take more decks",
            too_few_cards,
        ),
    ),
    expansions=("jumpIn", "trade"),
    needs={
        "jumpOnOwn": "jumpIn",
        "doubleTwo": "jumpOnOwn",
        "caughtPenalty": "mismatch=challenge",
        "falseChallengePenalty": "mismatch=challenge",
        "tradesPerTurn": "trade",
        "offersPerTurn": "trade",
    },
    presets={
        "first": {"handSize": 7, "jumpIn": False, "mismatch": "strict", "trade": False},
        "all": {"comboAnswersChain": True, "comboEffects": "top", "doubleTwo": "any"},
    },
)
