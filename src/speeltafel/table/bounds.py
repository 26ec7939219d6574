"""What a message may hold: each kind of value that comes in, and how much of it."""

from typing import Annotated

from msgspec import Meta

from speeltafel.engine.events import MOST_SEATS

Name = Annotated[str, Meta(max_length=80)]
Speech = Annotated[str, Meta(max_length=500)]
Cards = Annotated[list[Annotated[int, Meta(ge=0, le=9999)]], Meta(max_length=100)]
"""Cards by their numbers in the game."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Identity = Annotated[str, Meta(max_length=64)]
AnySeat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Level = Annotated[str, Meta(max_length=40)]
OptionName = Annotated[str, Meta(max_length=40)]
OwnFacts = Annotated[dict[OptionName, Annotated[int, Meta(ge=0, le=9999)]], Meta(max_length=10)]
"""What belongs to a person and to nobody else, by the names of the game's personal options."""
Pledged = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
"""The fingerprint of a person's secret word for the shuffle; empty for none."""
Value = bool | int | str | list[int | str]
"""The value of an option."""
