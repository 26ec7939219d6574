"""What a server may be told; every setting can be given as an environment variable."""

import os
from dataclasses import dataclass, fields
from typing import Any

from speeltafel.engine.errors import BadInput

PREFIX = "SPEELTAFEL_"


@dataclass(frozen=True)
class Settings:
    """Times in seconds; rates as `limits` writes them."""

    pause: float = 0.9
    """How long every bot waits before every move, whatever it holds."""
    moment: float = 2.0
    """How long a reaction window is open where only one person plays."""
    think: float = 0.2
    """How long a bot that searches thinks about a move."""
    thinkers: int = 0
    """How many processes search at once; 0 for one a core, but one core is left to the tables."""
    windows: float = 1.0
    """How long a second of a reaction window lasts."""
    nudge: float = 0.6
    """The part of the clock's time after which a seat is nudged."""
    beat: float = 2.0
    """How often a line says that it is alive."""
    silence: float = 6.0
    """How long a line may be silent before it counts as dead."""
    away: float = 120.0
    """How long somebody who has gone out of sight is still near."""
    opening: float = 4.0
    """How long people have at the start to open the words that they have pledged."""
    linger: float = 86400.0
    """How long a table stays that nobody is at."""
    linger_lobby: float = 3600.0
    """The same for a table that has not started, or is over."""
    sweep: float = 60.0
    """How often empty tables are looked for."""
    tables: int = 2000
    tables_per_address: int = 30
    sockets_per_address: int = 200
    command_rate: str = "30/second"
    """For each connection."""
    table_rate: str = "30/minute"
    join_rate: str = "60/minute"
    request_rate: str = "1200/minute"
    socket_rate: str = "240/minute"
    origins: str = ""
    """Further origins that may open a socket, apart by spaces; the own one always may."""


def from_environment() -> Settings:
    """The settings, each taken from SPEELTAFEL_<NAME> where that is given."""
    given: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        text = os.environ.get(name)
        if text is not None:
            kind: Any = field.type
            try:
                given[field.name] = kind(text)
            except ValueError:
                raise BadInput(f"{name} has to be a number, not {text!r}") from None
    return Settings(**given)
