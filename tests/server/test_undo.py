"""Moves taken back by consent: the journal stays the truth, and the luck to come stays the same."""

import dataclasses
import gzip
import itertools

import pytest

import speeltafel
from speeltafel.engine import journal
from speeltafel.engine.errors import BadInput
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.view import attempt
from speeltafel.server.matches import journal_of, story_of
from speeltafel.table import audience, commands
from speeltafel.table.authority import Table
from speeltafel.table.changes import Begun, Line, Undoing
from speeltafel.table.deciding import decide
from speeltafel.table.match import match_of
from speeltafel.table.seats import Seat, Seating, Trouble, hash_of
from speeltafel.table.undoing import is_open
from tests.server.tables import table_with

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
ANNA, BRAM = hash_of("anna"), hash_of("bram")
PEOPLE = (ANNA, BRAM)


def started(game: Game) -> Table:
    """Two people and a bot."""
    table = table_with(game, [Seat("Anna", ANNA), Seat("Bram", BRAM), Seat(bot="rule")])
    table.apply(Begun())
    return table


def step(table: Table) -> Line:
    """Somebody makes an ordinary move: a person by a page."""
    state = table.playing()
    seat = state.to_act()[0]
    if table.seats[seat].bot:
        line = table.line(seat, table.bot_choice(seat))
    else:
        move = attempt(table.choice(seat, "rule"))
        own_id = f"m{len(table.played().moves)}"
        decided = decide(table, PEOPLE[seat], commands.Play(id=own_id, move=move))
        assert isinstance(decided, Line)
        line = decided
    table.apply(line)
    return line


def agree(table: Table, person: str) -> Line | Undoing:
    change = decide(table, person, commands.Undo(agree=True))
    assert isinstance(change, Line | Undoing)
    table.apply(change)
    return change


def until_undoable(table: Table, seat: int) -> None:
    while not (seat in table.undos.before and is_open(table.playing())):
        step(table)


@EVERY_GAME
def test_a_move_is_taken_back_and_the_journal_says_so(game: Game) -> None:
    table = started(game)
    until_undoable(table, 0)
    lines = table.undos.before[0]
    *_, (then, _) = itertools.islice(table.played().replay(), lines + 1)
    record = then.record()
    assert audience.view(table, 0).undo
    assert isinstance(agree(table, ANNA), Undoing)
    assert audience.lobby(table, 1).undo == 0
    done = agree(table, BRAM)
    assert isinstance(done, Line)
    assert done.move == f"undo {lines}"
    assert table.playing().record() == record
    assert audience.lobby(table, 1).undo == -1
    assert not audience.view(table, 0).undo
    while not table.over:
        step(table)
    whole = journal.load(gzip.decompress(journal_of(match_of(table))).decode())
    whole.verify()
    # Without what was taken back the same cards come.
    short = dataclasses.replace(whole, moves=whole.standing(), closing=None)
    *_, (end, _) = short.replay()
    assert end.record() == table.playing().record()
    assert not [text for _, text in short.moves if text.startswith("undo")]


@EVERY_GAME
def test_the_same_table_comes_back_from_what_was_stored(game: Game) -> None:
    table = started(game)
    lines = []
    for steps in (6, 6, 20, 30):
        lines += [step(table) for _ in range(steps) if not table.over]
        until = table.undos.before.get(0)
        if until is None or not is_open(table.playing()):
            continue
        agree(table, ANNA)
        done = agree(table, BRAM)
        assert isinstance(done, Line)
        lines.append(done)
        *_, (now, _) = table.played().replay()
        assert now.record() == table.playing().record()
    twin = Table(table.founding, Seating(table.seats))
    twin.apply(Begun())
    for line in lines:
        twin.apply(dataclasses.replace(line, checked=None))
    assert twin.playing().record() == table.playing().record()
    assert match_of(twin) == match_of(table)
    story_of(match_of(table), 2)


@EVERY_GAME
def test_the_number_of_a_view_only_grows(game: Game) -> None:
    table, viewers = started(game), (0, 1, 2, GALLERY)
    before = dict.fromkeys(viewers, 0)
    undone = 0
    for number in range(120):
        if table.over:
            break
        if number % 6 == 5 and 1 in table.undos.before and is_open(table.playing()):
            agree(table, BRAM)
            agree(table, ANNA)
            undone += 1
            told: tuple[int, ...] = viewers
        else:
            told = (step(table).seat,)
        now = {viewer: table.known(viewer) for viewer in viewers}
        assert all(now[viewer] >= before[viewer] + (viewer in told) for viewer in viewers)
        before = now
    assert undone


def test_who_refuses_keeps_the_move_where_it_is() -> None:
    table = started(speeltafel.game("twaalfstich"))
    until_undoable(table, 0)
    agree(table, ANNA)
    table.apply(decide(table, BRAM, commands.Undo(agree=False)))
    assert audience.lobby(table, 0).undo == -1
    # Bram would have to agree again.
    assert isinstance(agree(table, ANNA), Undoing)


def test_a_move_made_meanwhile_ends_the_question() -> None:
    table = started(speeltafel.game("twaalfstich"))
    until_undoable(table, 0)
    agree(table, ANNA)
    while table.undos.asker == 0:
        step(table)
    assert audience.lobby(table, 0).undo == -1


def test_who_agrees_when_it_is_no_longer_asked_asks_for_nothing() -> None:
    table = started(speeltafel.game("twaalfstich"))
    until_undoable(table, 1)
    until_undoable(table, 0)
    agree(table, ANNA)
    answer = commands.Undo(agree=True, seat=0)
    assert isinstance(decide(table, BRAM, answer), Line)
    table.apply(decide(table, ANNA, commands.Undo(agree=False)))
    with pytest.raises(Trouble, match="trouble-not-now"):
        decide(table, BRAM, answer)


def test_back_amid_a_secret_question_everybody_may_answer_it() -> None:
    """Who has still to answer knows of fewer lines than there are: his move is in time."""
    people = [hash_of(name) for name in ("anna", "bram", "coba", "dirk")]
    seats = [Seat("Anna", person) for person in people]
    table = table_with(speeltafel.game("pesten"), seats)
    table.apply(Begun())

    def play(seat: int) -> None:
        own_id, seq = f"m{len(table.played().moves)}", audience.view(table, seat).seq
        move = attempt(table.choice(seat, "rule"))
        table.apply(decide(table, people[seat], commands.Play(id=own_id, move=move, seq=seq)))

    def answers() -> int:
        questions = table.playing().questions
        return len(questions[-1].answers) if questions and questions[-1].secret else 0

    while not (answers() and len(table.playing().to_act()) == 2):
        play(table.playing().to_act()[0])
    asker, other = table.playing().to_act()
    play(asker)
    play(other)
    while not is_open(table.playing()):
        play(table.playing().to_act()[0])
    before = [audience.view(table, seat).seq for seat in range(4)]
    for person in sorted(people, key=lambda one: one != people[asker]):
        table.apply(decide(table, person, commands.Undo(agree=True, seat=asker)))
    assert answers()
    back = [audience.view(table, seat).seq for seat in range(4)]
    assert back == [seq + 1 for seq in before]
    first, *others = table.playing().to_act()
    play(first)
    now = [audience.view(table, seat).seq for seat in range(4)]
    assert now[first] > back[first]
    if others:  # of an answer in secret nobody else learns, not even by the number
        assert [now[seat] for seat in range(4) if seat != first] == [back[0]] * 3
    play(other)


def test_alone_among_bots_nobody_has_to_be_asked() -> None:
    game = speeltafel.game("twaalfstich")
    table = table_with(game, [Seat("Anna", ANNA), Seat(bot="rule"), Seat(bot="rule")])
    table.apply(Begun())
    until_undoable(table, 0)
    assert isinstance(agree(table, ANNA), Line)


def test_nothing_is_taken_back_where_nothing_was_done() -> None:
    table = started(speeltafel.game("twaalfstich"))
    with pytest.raises(Trouble, match="trouble-not-now"):
        decide(table, ANNA, commands.Undo(agree=True))
    while not table.over:
        step(table)
    with pytest.raises(Trouble, match="trouble-not-now"):
        decide(table, ANNA, commands.Undo(agree=True))


def test_an_answer_in_secret_is_not_taken_back_before_all_have_answered() -> None:
    table = started(speeltafel.game("pesten"))
    found = 0
    for _ in range(400):
        state = table.playing()
        if table.over:
            break
        if state.questions and state.questions[-1].secret:
            found += 1
            assert not audience.view(table, 0).undo
            with pytest.raises(Trouble, match="trouble-not-now"):
                decide(table, ANNA, commands.Undo(agree=True))
        step(table)
    assert found


@pytest.mark.parametrize("line", [(0, "undo 7"), (9, "undo 0"), (0, "undo x"), (0, "undo -1")])
def test_a_journal_that_takes_back_what_is_not_there_is_refused(line: tuple[int, str]) -> None:
    game = speeltafel.game("twaalfstich")
    broken = journal.Journal(game, 3, {}, 5, [line])
    with pytest.raises(BadInput):
        list(broken.replay())
