"""Every option of the specification."""

from collections.abc import Mapping

from speeltafel.engine.options import (
    Carried,
    Choice,
    Exclusion,
    Flag,
    Names,
    Number,
    Options,
    Several,
)
from speeltafel.games.pietenpoker.cards import (
    ACTIONS,
    CANONICAL,
    COPIES,
    MOST_SETS,
    POOL,
    PRECIES_CARDS,
    SET_SIZE,
)
from speeltafel.games.pietenpoker.house import MOST_PLAYERS, SURPRISES, numbers, sets_for

BASE_CARDS = {"random50": SET_SIZE, "canonical50": len(CANONICAL), "full64": len(POOL)}


def cards_in_play(values: Mapping[str, object], players: int) -> int:
    base = BASE_CARDS[str(values["deck"])] * sets_for(values["sets"], players)
    extra = PRECIES_CARDS if values["precies"] is True else 0
    return base + sum(numbers(values["actiepiet"])) + extra


def more_than_printed(values: Mapping[str, object], players: int) -> bool:
    """PP-AMB-49: at most as many of an action card as the sets have."""
    sets = sets_for(values["sets"], players)
    chosen = numbers(values["actiepiet"])
    return any(
        number > printed * sets for number, (_, printed) in zip(chosen, ACTIONS, strict=True)
    )


def too_few_cards(values: Mapping[str, object], players: int) -> bool:
    """PP-AMB-71: everybody's hand and the reveals of the first round."""
    base = int(str(values["base"]))
    return players * 2 * base + base > cards_in_play(values, players)


def given_to_nobody(values: Mapping[str, object], players: int) -> bool:
    """PP-AMB-73: a present went to a player who is there; numbers without a present do nothing."""
    return any(seat > players for seat in numbers(values["given"]))


def counts(_values: Mapping[str, object], _players: int) -> list[int]:
    """The most copies of each card that there may be; the deck itself is dealt."""
    return list(COPIES)


OPTIONS = Options(
    (
        Choice(
            "deck",
            "random50",
            "deck",
            ("PP-SET-01", "PP-AMB-50", "PP-AMB-65", "PP-AMB-69"),
            ("random50", "canonical50", "full64"),
        ),
        Choice("sets", "auto", "deck", ("PP-AMB-49", "PP-AMB-71"), ("auto", "1", "2")),
        Choice(
            "base",
            "3",
            "deck",
            ("PP-MULT-01", "PP-MULT-02", "PP-MULT-03", "PP-AMB-71"),
            ("2", "3", "4"),
        ),
        Choice(
            "surprise",
            "off",
            "surprise",
            ("PP-SUR-01", "PP-SUR-02", "PP-SUR-03", "PP-SUR-04", "PP-AMB-44"),
            SURPRISES,
        ),
        Names("presents", [], "surprise", ("PP-SUR-01", "PP-AMB-73")),
        Carried("given", [], "surprise", ("PP-AMB-73",), 0, MOST_PLAYERS),
        # PP-SPEC-00: five rules, each on its own
        Flag("overschatting", False, "speculaas", ("PP-OVER-01", "PP-AMB-15", "PP-AMB-63")),
        Flag("inwissel", False, "speculaas", ("PP-WISSEL-01", "PP-AMB-16", "PP-AMB-57")),
        Flag("handregel", False, "speculaas", ("PP-HAND-01", "PP-HAND-02", "PP-HAND-03")),
        Choice("handregelKeep", "stoppers", "speculaas", ("PP-AMB-17",), ("stoppers", "all")),
        Flag("biedregel", False, "speculaas", ("PP-GELD-01", "PP-GELD-02", "PP-GELD-03")),
        Flag("remise", False, "speculaas", ("PP-REMISE-01", "PP-AMB-38")),
        Several(
            "actiepiet",
            [0] * len(ACTIONS),
            "expansions",
            ("PP-ACT-01", "PP-ACT-02", "PP-ACT-03", "PP-AMB-49"),
            ACTIONS,
            MOST_SETS,
        ),
        Choice("acteer", "both", "expansions", ("PP-AMB-22",), ("both", "bid", "combo")),
        Flag("precies", False, "expansions", ("PP-PREC-01", "PP-PREC-02", "PP-PREC-03")),
        Flag("preciesOptional", False, "expansions", ("PP-PREC-04", "PP-AMB-33")),
        Flag(
            "wieKent",
            False,
            "sint",
            ("PP-SINT-01", "PP-SINT-02", "PP-SINT-03", "PP-AMB-36", "PP-AMB-55"),
        ),
        Flag("firstStopSint", False, "sint", ("PP-SINT-05", "PP-AMB-45")),
        Choice("allIn", "out", "house", ("PP-BID-07", "PP-AMB-05"), ("out", "showdown")),
        Choice("recycle", "hands", "house", ("PP-AMB-02", "PP-AMB-59"), ("hands", "none", "all")),
        Flag("soleKeepsHand", False, "house", ("PP-AMB-08",)),
        Flag("openScores", False, "house", ("PP-AMB-74",)),
        Number("roundCap", 60, "house", ("PP-AMB-54",), 1, 500, (1, 8, 60)),
        Flag("twoPlayers", False, "house", ("PP-AMB-72",)),
    ),
    (
        Exclusion(
            "PP-AMB-71",
            "there are not enough cards for the first round: take two sets, another deck, or a "
            "smaller base",
            too_few_cards,
        ),
        Exclusion(
            "PP-AMB-49",
            "there are not so many of an action card: choose fewer, or take two sets",
            more_than_printed,
        ),
        Exclusion(
            "PP-AMB-73",
            "given names, for each of the presents in their order, the seat that took it (from 1), "
            "or 0",
            given_to_nobody,
        ),
    ),
    expansions=(
        "actiepiet",
        "precies",
        "overschatting",
        "inwissel",
        "handregel",
        "biedregel",
        "remise",
        "wieKent",
        "surprise",
    ),
    needs={
        "acteer": "actiepiet",
        "preciesOptional": "precies",
        "handregelKeep": "handregel",
        "presents": "surprise",
    },
    presets={
        "first": {"deck": "canonical50", "openScores": True},
        "all": {
            "actiepiet": [copies for _, copies in ACTIONS],
            "precies": True,
            "overschatting": True,
            "inwissel": True,
            "handregel": True,
            "biedregel": True,
            "remise": True,
            "wieKent": True,
        },
    },
)
