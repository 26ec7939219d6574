"""What a server may be told; every setting can be given as an environment variable."""

import os
import re
from dataclasses import dataclass, fields
from functools import cache
from ipaddress import ip_network
from typing import Any

from speeltafel.engine.errors import BadInput

PREFIX = "SPEELTAFEL_"
SECONDS = {"second": 1, "minute": 60, "hour": 3600}
MOST = 1_000_000_000
NODE = re.compile("[A-Za-z0-9-]{0,40}")
RATE = re.compile(r"([1-9][0-9]{0,11})/(second|minute|hour)")


@cache
def rate_of(text: str) -> tuple[int, int]:
    """A rate like 30/minute: how many, in how many seconds."""
    found = RATE.fullmatch(text)
    if found is None:
        raise ValueError(f"has to be a rate like 30/minute, not {text!r}")
    return int(found[1]), SECONDS[found[2]]


@dataclass(frozen=True)
class Settings:
    """Times in seconds; rates like 30/minute, which may also come all at once."""

    pause: float = 0.9
    """How long every bot waits before every move, whatever it holds."""
    think: float = 0.2
    """How long a bot that searches thinks about a move."""
    thinkers: int = 0
    """How many processes search at once; 0 for one a core, but one core is left to the tables."""
    warm: int = 1
    """Whether the process for books and replays starts with the server; 0 when first asked for."""
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
    rest: float = 600.0
    """When a table leaves memory that nobody is at and where nothing happens by itself."""
    look: float = 20.0
    """How long whoever looks along at a score pad waits for news before asking again."""
    sweep: float = 60.0
    """How often empty tables are looked for."""
    unfinished: float = 10.0
    """How long a request may take to come, and an answer to be taken bit by bit."""
    idle: float = 5.0
    """How long a connection stays open over which nothing is asked."""
    tables: int = 2000
    """How many tables there may be."""
    tables_per_address: int = 30
    """By an IPv4 address or an IPv6 network of 64 bits, as below; thrice with rematches."""
    connections: int = 8000
    """How many connections may be open, sockets among them."""
    connections_per_address: int = 400
    """Sockets among them."""
    sockets_per_address: int = 200
    """How many sockets, each a page that is open."""
    spectators: int = 1000
    """How many may look on at one table."""
    command_rate: str = "30/second"
    """For each connection: moves and whatever else a page asks."""
    frame_rate: str = "100/second"
    """For each connection: frames that are not one short text in one piece."""
    byte_rate: str = "65536/second"
    """For each connection: the bytes of such frames."""
    message_rate: str = "300/second"
    """For each address, over all its sockets: commands and frames."""
    connection_rate: str = "600/minute"
    """New connections, for each address."""
    request_rate: str = "1200/minute"
    """Of everything over HTTP; for each address, like all that follow."""
    table_rate: str = "30/minute"
    """Tables made."""
    join_rate: str = "60/minute"
    """People who sit down."""
    socket_rate: str = "240/minute"
    """Sockets opened."""
    replay_rate: str = "60/minute"
    """Replays and journals."""
    print_rate: str = "20/minute"
    """Games to print."""
    entry_rate: str = "600/minute"
    """Entries on score pads, and questions to the referee."""
    hosts: str = ""
    """Further names by which the server is reached, apart by spaces."""
    origins: str = ""
    """Further origins that may open a socket, apart by spaces; the own one always may."""
    proxies: str = ""
    """Addresses or networks, apart by spaces, whose word on who asks (X-Forwarded-For) is taken."""
    node: str = ""
    """The name of this server among those that share a database, as the proxy calls it."""
    lease: float = 4.0
    """How long after its last beat a server keeps its tables, where others share its database."""
    metrics: str = ""
    """What who asks for the metrics has to bear as a token; without it they are for loopback."""

    def __post_init__(self) -> None:
        for field in fields(self):
            try:
                check(field.name, getattr(self, field.name))
            except ValueError as error:
                raise BadInput(f"{PREFIX}{field.name.upper()} {error}") from None


def check(name: str, value: Any) -> None:
    """Raise what is wrong with the value of a setting."""
    if name.endswith("_rate"):
        rate_of(value)
    elif name == "node":
        if not NODE.fullmatch(value):
            raise ValueError(f"has to be up to 40 letters, digits and dashes, not {value!r}")
    elif name == "proxies":
        for word in value.split():
            ip_network(word)
    elif not isinstance(value, str):
        if not 0 <= value <= MOST:
            raise ValueError(f"has to be a number from 0 to {MOST}, not {value}")
        if not value and name in ("lease", "rest", "sweep", "unfinished", "idle"):
            raise ValueError("has to be more than 0")


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
