"""Every option of the specification."""

from collections.abc import Mapping

from speeltafel.engine.options import Choice, Exclusion, Flag, Number, Options, Several
from speeltafel.games.bootopstoom.cards import BASE, DUO_1, DUO_2, EVENTS, EXTRA, FACES, NAMES

SEATS = ("1", "2", "3", "4", "5", "6", "7", "8")
ADDED = tuple(
    ("duo", 2) if card == DUO_1 else (NAMES[card], EXTRA[card])
    for card in range(FACES)
    if EXTRA[card] and card != DUO_2
)
"""The cards of Prachtige Pakjes by name; the two duos go under one."""
MOST_PIETEN = 4

OPTIONS = Options(
    (
        Choice("board", "5", "board", ("BS-SET-01", "BS-SET-07", "BS-AMB-41"), ("5", "4")),
        Number(
            "calendarSize",
            10,
            "board",
            ("BS-CAL-02", "BS-KK-01", "BS-AMB-67"),
            1,
            14,
            tried=(1, 3, 14),
        ),
        Choice("firstSint", "random", "board", ("BS-SET-08",), ("random", *SEATS)),
        Choice(
            "heading", "random", "board", ("BS-SET-02", "BS-AMB-02"), ("random", "N", "E", "S", "W")
        ),
        Choice("piles", "open", "board", ("BS-SET-03", "BS-AMB-01"), ("open", "closed")),
        Flag("krappeKalender", False, "expansions", ("BS-UIT-00", "BS-KK-01", "BS-KK-02")),
        Flag("prachtigePakjes", False, "expansions", ("BS-UIT-00", "BS-PP-01", "BS-PP-06")),
        Flag("pepernootPlekken", False, "expansions", ("BS-UIT-00", "BS-PL-01", "BS-DMG-03")),
        Flag("rebelsePietjes", False, "expansions", ("BS-UIT-00", "BS-RP-01")),
        Flag("specialHouses", True, "expansions", ("BS-PP-01", "BS-AMB-58")),
        Several(
            "prpCards",
            [copies for _, copies in ADDED],
            "expansions",
            ("BS-PP-07", "BS-AMB-58"),
            ADDED,
        ),
        Choice("jokerWish", "any", "house", ("BS-PP-02", "BS-AMB-20"), ("any", "strict")),
        Flag("kasteelAtSetup", False, "house", ("BS-PL-02", "BS-AMB-26")),
        Flag("kasteelOnTile", False, "house", ("BS-PL-02", "BS-AMB-26")),
        Flag("kkSkipWhenAllUsed", True, "house", ("BS-CAL-03", "BS-AMB-12")),
        Choice("rocks", "open", "house", ("BS-AMB-03",), ("open", "block")),
        Choice("hanging", "drop", "house", ("BS-AMB-05", "BS-AMB-49"), ("drop", "execute")),
        Choice("emptyRow", "protect", "house", ("BS-AMB-06", "BS-AMB-66"), ("protect", "lose")),
        Flag("deliverOnStay", False, "house", ("BS-AMB-18", "BS-AMB-53")),
        Flag("memoryAid", False, "talk", ("BS-REF-01",)),
        Choice("chat", "general", "talk", ("BS-COM-01",), ("general", "off")),
    ),
    (
        Exclusion(
            "BS-RP-01",
            f"rebelsePietjes is for at most {MOST_PIETEN} players: there are four Pieten",
            lambda values, players: bool(values["rebelsePietjes"]) and players > MOST_PIETEN,
        ),
        Exclusion(
            "BS-SET-08",
            "firstSint names a seat that is not at this table",
            lambda values, players: (
                values["firstSint"] != "random" and int(str(values["firstSint"])) > players
            ),
        ),
    ),
    expansions=("krappeKalender", "prachtigePakjes", "pepernootPlekken", "rebelsePietjes"),
    needs={
        "specialHouses": "prachtigePakjes",
        "prpCards": "prachtigePakjes",
        "jokerWish": "prachtigePakjes",
        "kkSkipWhenAllUsed": "krappeKalender",
        "kasteelAtSetup": "pepernootPlekken",
        "kasteelOnTile": "pepernootPlekken",
    },
    presets={
        "first": {"memoryAid": True},
        "all": {
            "krappeKalender": True,
            "prachtigePakjes": True,
            "pepernootPlekken": True,
            "rebelsePietjes": True,
        },
    },
)


def counts(options: Mapping[str, object], _players: int) -> list[int]:
    """The cards in play: the base game, and what the expansions add (BS-PP-07: perhaps less)."""
    found = BASE.copy()
    if options["prachtigePakjes"]:
        chosen = options["prpCards"]
        assert isinstance(chosen, list)
        for (name, _), copies in zip(ADDED, chosen, strict=True):
            if name == "duo":
                found[DUO_1] += min(copies, 1)
                found[DUO_2] += copies // 2
            else:
                found[NAMES.index(name)] += copies
    if options["krappeKalender"]:
        found = [n + events for n, events in zip(found, EVENTS, strict=True)]
    return found
