"""Checks the luck of a journal to the last card, from docs/fairness.md alone.

    python -m tests.fairness.verifier JOURNAL COMMITMENT PLEDGE…

The commitment and each seat's pledge (`-` where there was none) are what was seen before the deal.
Nothing here is shared with Speeltafel itself.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.fairness.bootopstoom import Boot
from tests.fairness.luck import (
    BrokenOff,
    Lines,
    Luck,
    Options,
    Result,
    Unfollowed,
    Wrong,
    commitment_of,
    pledge_of,
    standing,
)
from tests.fairness.pesten import Pesten
from tests.fairness.pietenpoker import Pietenpoker
from tests.fairness.small_games import Edden, twaalfstich

DAMAGE = (AssertionError, AttributeError, LookupError, TypeError, ValueError)
Follow = Callable[[Luck, int, Options, Lines], Result]
GAMES: dict[str, Follow] = {
    "twaalfstich": twaalfstich,
    "edden": lambda *table: Edden(*table).follow(),
    "pesten": lambda *table: Pesten(*table).follow(),
    "pietenpoker": lambda *table: Pietenpoker(*table).follow(),
    "boot-op-stoom": lambda *table: Boot(*table).follow(),
}

DEFAULTS: dict[str, dict[str, object]] = {
    "twaalfstich": {
        "target": "die",
        "targetTest": "reach",
        "tie": "shared",
        "maxRounds": 60,
        "drawnCard": "may",
        "blackTwelveLead": "always",
        "profRule": False,
        "handPenalty": False,
        "unofficialPlayerCount": False,
        "sayTheSum": "auto",
    },
    "edden": {
        "jokersPerDeck": 2,
        "decks": "auto",
        "dealer": "winner",
        "callBelow": 8,
        "penaltyPerLower": 25,
        "failedCallerAddsHand": False,
        "pairsTriples": True,
        "fourRun": True,
        "rule69": True,
        "rule69Trigger": "stand",
        "rule123": True,
        "ruleBirthYear": True,
        "birthYears": [],
        "ages": [],
        "magicNumbers": [],
        "emptyHandMax": 3,
        "outAbove": 150,
        "outTest": "more",
        "allOut": "lowest",
        "turnCapPerPlayer": 40,
        "maxRounds": 200,
    },
    "pesten": {
        "decks": "auto",
        "jokersPerDeck": 2,
        "handSize": 15,
        "ownNumberVisible": True,
        "ownNumberRange": [3, 36],
        "comboMustMatch": False,
        "comboStack": "last",
        "comboEffects": "none",
        "comboAnswersChain": False,
        "comboHelp": True,
        "jumpIn": True,
        "jumpOnOwn": True,
        "mismatch": "challenge",
        "caughtPenalty": 1,
        "falseChallengePenalty": 0,
        "reactionSeconds": 6,
        "trade": True,
        "tradesPerTurn": 1,
        "offersPerTurn": 3,
        "playAfterPenalty": False,
        "mustPlayIfAble": False,
        "doubleTwo": "spades",
        "twoPlayerKing": "reverse",
        "runLength": 7,
        "runDraw": 3,
        "finishPest": "draw2",
        "elimHalve": True,
        "turnCap": 150,
    },
    "pietenpoker": {
        "deck": "random50",
        "sets": "auto",
        "base": "3",
        "surprise": "off",
        "presents": [],
        "given": [],
        "overschatting": False,
        "inwissel": False,
        "handregel": False,
        "handregelKeep": "stoppers",
        "biedregel": False,
        "remise": False,
        "actiepiet": [0] * 17,
        "acteer": "both",
        "precies": False,
        "preciesOptional": False,
        "wieKent": False,
        "firstStopSint": False,
        "allIn": "out",
        "recycle": "hands",
        "soleKeepsHand": False,
        "openScores": False,
        "roundCap": 60,
        "twoPlayers": False,
    },
    "boot-op-stoom": {
        "board": "5",
        "calendarSize": 10,
        "firstSint": "random",
        "heading": "random",
        "piles": "open",
        "krappeKalender": False,
        "prachtigePakjes": False,
        "pepernootPlekken": False,
        "rebelsePietjes": False,
        "specialHouses": True,
        "prpCards": [2] * 9 + [1] * 6,
        "jokerWish": "any",
        "kasteelAtSetup": False,
        "kasteelOnTile": False,
        "kkSkipWhenAllUsed": True,
        "rocks": "open",
        "hanging": "drop",
        "emptyRow": "protect",
        "deliverOnStay": False,
        "memoryAid": False,
        "chat": "general",
    },
}
"""The options of each game that a journal's head may leave out."""


def verify(text: str, commitment: str, pledges: list[str]) -> str:
    """What was found, as a sentence; Wrong or Unfollowed says what was not."""
    lines = Lines([])
    try:
        return followed(text, commitment, pledges, lines)
    except DAMAGE as error:
        where = lines.here if lines.at else "the journal"
        raise Wrong(f"{where} is damaged: {error!r}") from None


def followed(text: str, commitment: str, pledges: list[str], lines: Lines) -> str:
    head, *rows = [json.loads(line) for line in text.splitlines()]
    if head.get("journal") != "speeltafel-journal-1" or "digest" not in (rows or [head])[-1]:
        raise Wrong("this is no whole journal: its first or its last line is missing")
    closing = rows.pop()
    secret, words = opened(head, commitment, pledges)
    if head["game"] not in GAMES:
        raise Unfollowed(f"this verifier does not know the game {head['game']!r}")
    options = Options(head["options"], DEFAULTS[head["game"]])
    lines.rows = rows = standing(rows)
    broken_off = "winners" not in closing
    try:
        winners, scores = GAMES[head["game"]](Luck(secret, words), head["players"], options, lines)
    except BrokenOff:
        if not broken_off:
            raise Wrong("with this luck the game is not over after the last line") from None
        end = "to where the match was broken off"
        return f"checked: {len(rows)} moves, {end}{missing(words, pledges)}"
    if lines.at < len(rows):
        raise Wrong(
            f"with this luck the game is over at line {lines.at + 1}, and more lines follow"
        )
    if broken_off or [closing["winners"], closing["scores"]] != [winners, scores]:
        raise Wrong(f"with this luck the scores are {scores}, and the winners {winners}")
    return f"checked: {len(rows)} moves, to the last card{missing(words, pledges)}"


def opened(head: dict[str, Any], commitment: str, pledges: list[str]) -> tuple[bytes, list[str]]:
    """The secret and the words, which fit what was promised before the deal."""
    seed, players = head["seed"], head["players"]
    if not isinstance(seed, dict):
        raise Unfollowed("this match was played with a number for luck, which promises nothing")
    secret, words = bytes.fromhex(seed["secret"]), seed["words"]
    if commitment_of(secret) != commitment:
        raise Wrong("the secret is not the one whose commitment was shown before the deal")
    if not len(words) == len(pledges) == players:
        raise Wrong(f"there are {players} seats, {len(words)} words and {len(pledges)} pledges")
    for seat, (word, pledge) in enumerate(zip(words, pledges, strict=True)):
        if word and pledge_of(word) != pledge:
            raise Wrong(f"the word of seat {seat} is not the one that was pledged before the deal")
    return secret, words


def missing(words: list[str], pledges: list[str]) -> str:
    """Who pledged a word and did not open it."""
    seats = [str(seat) for seat, word in enumerate(words) if pledges[seat] and not word]
    return f"; not opened was the word of seat {', '.join(seats)}" if seats else ""


def main(path: str, commitment: str, *pledges: str) -> int:
    text = Path(path).read_text("utf-8")
    try:
        print(verify(text, commitment, [pledge.strip("-") for pledge in pledges]))
    except (Wrong, Unfollowed) as error:
        print(f"{'NOT FAIR' if isinstance(error, Wrong) else 'not checked'}: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
