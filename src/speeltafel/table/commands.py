"""What a page sends over its websocket: what a person wants to be done."""

from typing import Annotated

import msgspec
from msgspec import Meta

from speeltafel.engine.events import MOST_SEATS
from speeltafel.engine.view import Attempt
from speeltafel.table.bounds import (
    AnySeat,
    Cards,
    Id,
    Identity,
    Level,
    Name,
    OwnFacts,
    Pledged,
    Speech,
    Value,
)


class Identified(msgspec.Struct):
    """Every command may have an id of the client's own: it is answered under that id, and what is
    sent twice under the same id is carried out once."""

    id: Identity = ""


class Play(Identified, tag="play", kw_only=True):
    """A move as it was offered, or one to be tried."""

    id: Id
    move: Attempt
    seq: Annotated[int, Meta(ge=-1)] = -1
    """That of the view for which it is meant, or of the Ack to the move before; -1 for any.

    It is too late if the seat has moved since, by the clock for instance, or a move was taken back.
    """


class Ask(Identified, tag="ask"):
    """What would these cards do, there? Nothing is done; the answer is an Answer."""

    zone: Name = ""
    """The zone in which the cards lie; empty without cards."""
    cards: Cards = []
    place: Name = ""
    """The zone that they are to go to; empty where none was pointed at."""
    spot: Annotated[int, Meta(ge=-1, le=9999)] = -1
    """The spot of that zone; -1 for the zone as a whole."""


class Tip(Identified, tag="tip"):
    """What would the coach do? The answer is a Tipped; `deep` lets the coach try it out first."""

    deep: bool = False


class AddBot(Identified, tag="addBot", kw_only=True):
    seat: AnySeat
    level: Level


class ClearSeat(Identified, tag="clearSeat", kw_only=True):
    """Before the start: the host takes a bot or a person away from a seat; nobody else than whoever
    is meant, where that is said by name."""

    seat: AnySeat
    name: Name | None = None


class Stand(Identified, tag="stand"):
    """Before the start: stand up from one's own seat."""


class Rename(Identified, tag="rename", kw_only=True):
    """Before the start: change one's own name."""

    name: Name


class GiveFacts(Identified, tag="facts", kw_only=True):
    """Before the start: what belongs to oneself alone, such as a year of birth."""

    facts: OwnFacts


class Arrange(Identified, tag="arrange", kw_only=True):
    """Before the start: the host changes how many play, by which house rules, with which clock.

    Fewer seats: free ones go first, then bots; people are never sent away by it.
    """

    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Value]
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    interval: Annotated[int, Meta(ge=0, le=3600)] = 0
    coach: bool = False


class Start(Identified, tag="start"):
    pass


class Pledge(Identified, tag="pledge", kw_only=True):
    """Before the start: the fingerprint of one's word for the shuffle."""

    pledge: Pledged


class Open(Identified, tag="open", kw_only=True):
    """At the start, when the lobby says `opening`: the word itself."""

    word: Speech


class Say(Identified, tag="say", kw_only=True):
    text: Speech


class Remark(Identified, tag="remark", kw_only=True):
    """Say one of the phrases that the view lists: also where talking is closed."""

    phrase: Id


class Rematch(Identified, tag="rematch"):
    """The same people at a new table; with the fingerprint of one's word for its shuffle.

    One person among bots starts at once, unless something is to be changed before, and may have
    the same deal again, which always starts at once.
    """

    pledge: Pledged = ""
    wait: bool = False
    same: bool = False


class Follow(Identified, tag="follow"):
    """Go on to the rematch's table over the same line; what comes after its lobby is of there."""


class HandOver(Identified, tag="handOver", kw_only=True):
    """Give a seat to a bot: one's own, or that of somebody who is away."""

    seat: AnySeat
    level: Level


class TakeBack(Identified, tag="takeBack"):
    """The owner of a seat that a bot keeps warm takes it back."""


class Leave(Identified, tag="leave"):
    """Leave for good: what the rules say about it happens, else a bot plays on."""


class GiveUp(Identified, tag="giveUp", kw_only=True):
    """Agree, or no longer agree, that all give the game up together."""

    agree: bool


class Undo(Identified, tag="undo", kw_only=True):
    """Ask to take one's last move back, or agree to what somebody else asks; or not."""

    agree: bool
    seat: AnySeat | None = None
    """Whose move it is: where that is another by now, it is not agreed to."""


class Pause(Identified, tag="pause", kw_only=True):
    """Bots, clock and moves wait for everybody; or go on."""

    on: bool


class Ready(Identified, tag="ready"):
    """Between two rounds: as far as one is concerned, the next one can begin."""


class Prefer(Identified, tag="prefer", kw_only=True):
    """What to do with reaction windows: `ask`, `auto` (react without asking) or `never`."""

    reflex: Level


Command = (
    Play
    | Ask
    | Tip
    | AddBot
    | ClearSeat
    | Stand
    | Rename
    | GiveFacts
    | Arrange
    | Start
    | Pledge
    | Open
    | Say
    | Remark
    | Rematch
    | Follow
    | HandOver
    | TakeBack
    | Leave
    | GiveUp
    | Undo
    | Pause
    | Ready
    | Prefer
)

COMMANDS = msgspec.json.Decoder(Command)
