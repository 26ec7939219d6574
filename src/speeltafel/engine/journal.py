"""The journal: the truth of a match, from which every state and event follows again.

A text of JSON lines: a head (game, version, players, options, seed; of a people's table also what
was pledged before the deal, and which seats were bots), a line a move, and a closing
line with the outcome and the digest of everything that followed from the moves. A match that is
broken off has a closing line too, so that a journal without one is known to be cut short.
"""

import hashlib
import json
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from speeltafel.engine.chance import Seal
from speeltafel.engine.drive import Observer
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import Event
from speeltafel.engine.game import Game
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State

FORMAT = "speeltafel-journal-1"
LEAVE: Final = "leave"
"""How a journal writes that a player left for good."""
GIVE_UP: Final = "give up"
"""How a journal writes that all people gave the game up."""
UNDO: Final = "undo "
"""How a journal writes that moves were taken back, before the number of lines after which the table
then stands as it stood: with the same luck to come."""
UNDONE: Final = "undone"
"""The kind of event that tells of it."""


@dataclass
class Journal:
    """Head, moves as (seat, notation), and the closing line's facts once there is one."""

    game: Game
    players: int
    options: Mapping[str, object]
    seed: int | Seal
    moves: list[tuple[int, str]] = field(default_factory=list)
    closing: dict[str, object] | None = None
    pledges: tuple[str, ...] = ()
    """The fingerprint of each seat's word, as everybody saw it before the deal."""
    bots: tuple[str, ...] = ()
    """The level of the bot that had each seat at the deal."""

    def start(self) -> State:
        return self.game.deal(self.players, self.seed, self.options)

    def add(self, state: State, seat: int, text: str) -> list[Event]:
        """Make a move through the checked door, and note it if it was legal."""
        make(state, seat, text)
        self.moves.append((seat, text))
        return state.take_events()

    def replay(self) -> Iterator[tuple[State, list[Event]]]:
        """The state after the deal and after every move, each with what happened."""
        for state in self.states():
            yield state, state.take_events()

    def steps(self) -> Iterator[tuple[State, list[Event], list[Event]]]:
        """The same with the steps on the way; and what had happened before in the same move."""
        for state in self.states():
            for step in state.steps or ():
                yield step, step.happened or [], step.told_before()
            before, now = state.told_before(), state.happened or []
            state.take_events()
            yield state, now, before

    def states(self) -> Iterator[State]:
        """One state as it goes on: after the deal, and after every move."""
        state = self.start()
        wanted = {text.removeprefix(UNDO) for _, text in self.moves if text.startswith(UNDO)}
        kept: dict[str, State] = {}
        yield state
        for number, (seat, text) in enumerate(self.moves, 1):
            if str(number - 1) in wanted:
                kept[str(number - 1)] = state.copy()
            try:
                if text.startswith(UNDO):
                    state = go_back(state, kept.get(text.removeprefix(UNDO)), seat)
                else:
                    make(state, seat, text)
            except IllegalMove as error:
                raise BadInput(
                    f"move {number} ({text!r} by seat {seat}) is against rule "
                    f"{error.refusal.rule} ({error.refusal.reason})"
                ) from None
            except BadInput as error:
                raise BadInput(f"move {number} of the journal: {error}") from None
            yield state

    def standing(self) -> list[tuple[int, str]]:
        """The moves that were not taken back."""
        after: list[list[tuple[int, str]]] = [[]]
        for seat, text in self.moves:
            is_undone = text.startswith(UNDO)
            now = after[int(text.removeprefix(UNDO))] if is_undone else [*after[-1], (seat, text)]
            after.append(now)
        return after[-1]

    def up_to(self, step: int) -> Generator[None, None, list[tuple[int, str]]]:
        """The moves made until a step of `steps` that were not taken back; found move by move."""
        moves, shown = self.moves, 0
        for number, state in enumerate(self.states()):
            shown += len(state.steps or ()) + 1
            if shown > step:
                moves = self.moves[:number]
                break
            state.take_events()
            yield
        return replace(self, moves=moves, closing=None).standing()

    def close(self) -> None:
        """Write the closing line by playing the whole match again."""
        self.closing = self.computed_closing()

    def computed_closing(self) -> dict[str, object]:
        digest = Digest()
        for state, events in self.replay():
            digest.add(state, events)
        return digest.closing(len(self.moves), state)

    def verify(self) -> None:
        """BadInput unless the moves lead to just what the closing line says."""
        computed = self.computed_closing()
        for name, value in (self.closing or {}).items():
            if computed.get(name) != value:
                raise BadInput(
                    f"the journal says {name} {short(value)}, but its moves give "
                    f"{short(computed.get(name))}"
                )
        if set(computed) != set(self.closing or {}):
            raise BadInput("the journal's closing line does not hold the outcome of its moves")

    def dump(self) -> str:
        seed = self.seed
        head: dict[str, object] = {
            "journal": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "seed": {"secret": seed.secret.hex(), "words": list(seed.words)}
            if isinstance(seed, Seal)
            else seed,
        }
        if self.pledges:
            head["pledges"] = list(self.pledges)
        if self.bots:
            head["bots"] = list(self.bots)
        lines: list[object] = [head]
        lines += [{"seat": seat, "move": text} for seat, text in self.moves]
        if self.closing is not None:
            lines.append(self.closing)
        return "".join(json.dumps(line, sort_keys=True) + "\n" for line in lines)


class Digest:
    """The fingerprint of all states and events of a match, and what its closing line says."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()

    def add(self, state: State, events: list[Event]) -> None:
        for event in events:
            self.hash.update(json.dumps(event.as_list()).encode())
        self.hash.update(state.record().encode())

    def closing(self, moves: int, state: State) -> dict[str, object]:
        """Of so many moves, that led to this last state."""
        closing: dict[str, object] = {"moves": moves, "digest": self.hash.hexdigest()}
        if state.ending:
            outcome = state.outcome()
            closing["winners"] = list(outcome.winners)
            closing["scores"] = list(outcome.scores)
            closing["reason"] = outcome.reason
        return closing


class Scribe(Observer):
    """Keeps a journal of a game that is played."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    def before(self, state: State, seats: tuple[int, ...], seat: int, move: Move) -> None:
        self.journal.moves.append((seat, state.write(move)))


def make(state: State, seat: int, text: str) -> None:
    """What one line of a journal does."""
    if not 0 <= seat < state.players:
        raise BadInput(f"there is no seat {seat}; seats: 0 to {state.players - 1}")
    if text == LEAVE:
        state.leave(seat)
    elif text == GIVE_UP:
        state.give_up()
    else:
        state.submit(seat, state.read(seat, text))


def go_back(now: State, before: State | None, seat: int) -> State:
    """The table as it stood, and that somebody took moves back."""
    if not 0 <= seat < now.players:
        raise BadInput(f"there is no seat {seat}; seats: 0 to {now.players - 1}")
    if before is None:
        raise BadInput("it takes back more than there is")
    state = before.copy()
    state.take_events()
    if not state.quiet:
        state.tell(UNDONE, seat)
    return state


def load(text: str, of: Game | None = None) -> Journal:
    """The journal that a text holds; BadInput names the line that is wrong.

    It may be `of` a game that is not installed, and else is of one that is.
    """
    lines = text.splitlines()
    rows = [parsed_line(line, number) for number, line in enumerate(lines, 1)]
    if not rows or rows[0].get("journal") != FORMAT:
        raise BadInput(f"this is no journal: its first line has to name {FORMAT!r}")
    journal = read_head(rows[0], of)
    for number, row in enumerate(rows[1:], 2):
        if journal.closing is not None:
            raise BadInput(f"line {number} of the journal stands after its closing line")
        if "digest" in row:
            journal.closing = row
            continue
        seat, move = row.get("seat"), row.get("move")
        if type(seat) is not int or not isinstance(move, str) or len(row) != 2:
            raise BadInput(f"line {number} of the journal is no move: {lines[number - 1][:60]}")
        journal.moves.append((seat, move))
    if journal.closing is None:
        raise BadInput(
            f"the journal is cut short: no closing line follows its {len(journal.moves)} moves"
        )
    return journal


def parsed_line(line: str, number: int) -> dict[str, object]:
    try:
        row = json.loads(line)
    except ValueError:
        raise BadInput(f"line {number} of the journal is no JSON: {line[:60]}") from None
    if not isinstance(row, dict):
        raise BadInput(f"line {number} of the journal is no JSON object: {line[:60]}")
    return row


def read_head(head: dict[str, object], of: Game | None = None) -> Journal:
    game = of or game_named(str(head.get("game")))
    if head.get("game") != game.id:
        raise BadInput(f"the journal is of the game {head.get('game')!r}, not {game.id!r}")
    if head.get("version") != game.version:
        raise BadInput(
            f"the journal is of {game.id} version {head.get('version')!r}; "
            f"this is version {game.version}"
        )
    players, options = head.get("players"), head.get("options")
    if type(players) is not int or not isinstance(options, dict):
        raise BadInput("the journal's first line has to name players (a number) and options")
    game.setup(players, options)
    journal = Journal(game, players, options, read_seed(head.get("seed")))
    journal.pledges = read_texts(head, "pledges", players)
    journal.bots = read_texts(head, "bots", players)
    return journal


def read_texts(head: dict[str, object], name: str, players: int) -> tuple[str, ...]:
    """A text for each seat, where the head has them."""
    texts = head.get(name, [])
    if not isinstance(texts, list) or len(texts) not in (0, players):
        raise BadInput(f"the journal's {name} have to be a text for each seat")
    return tuple(map(str, texts))


def read_seed(seed: object) -> int | Seal:
    if type(seed) is int:
        return seed
    try:
        if isinstance(seed, dict):
            return Seal(bytes.fromhex(seed["secret"]), tuple(map(str, seed["words"])))
    except (KeyError, TypeError, ValueError):
        pass
    raise BadInput("the journal's seed has to be a number, or a secret of 32 bytes with words")


def short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 24 else text[:20] + "…"
