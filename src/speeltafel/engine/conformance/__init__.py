"""The engine's part of the conformance suite: what states, moves and projections promise.

The heart of it is non-interference: a second state that differs only in what a seat cannot know
must look the same to that seat, now and after the same visible moves. `speeltafel.conformance` is
the whole suite, with what texts, scenarios and players promise.
"""

from speeltafel.engine.conformance.failing import Nonconforming, require
from speeltafel.engine.conformance.match import DECISION_LIMIT, check_end, check_match
from speeltafel.engine.conformance.noninterference import check_release, common_moves, redealt
from speeltafel.engine.conformance.position import check_position
from speeltafel.engine.conformance.releases import check_releases
from speeltafel.engine.conformance.settings import (
    ALL_PAIRS,
    Setting,
    all_pairs,
    allowed,
    settings,
)
from speeltafel.engine.conformance.strange import strange_moves

__all__ = [
    "ALL_PAIRS",
    "DECISION_LIMIT",
    "Nonconforming",
    "Setting",
    "all_pairs",
    "allowed",
    "check_end",
    "check_match",
    "check_position",
    "check_release",
    "check_releases",
    "common_moves",
    "redealt",
    "require",
    "settings",
    "strange_moves",
]
