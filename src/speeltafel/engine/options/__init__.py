"""Options: the switches of a game, as typed data."""

from speeltafel.engine.options.many import Carried, Names, Numbers, PerSeat, Several
from speeltafel.engine.options.option import Option
from speeltafel.engine.options.single import Choice, Flag, Number, Span
from speeltafel.engine.options.whole import Exclusion, Options

__all__ = [
    "Carried",
    "Choice",
    "Exclusion",
    "Flag",
    "Names",
    "Number",
    "Numbers",
    "Option",
    "Options",
    "PerSeat",
    "Several",
    "Span",
]
