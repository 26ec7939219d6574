"""A table without transport: the same authority, in process."""

import dataclasses
import json

import pytest
from msgspec import structs

import speeltafel
from speeltafel.engine import journal
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import IllegalMove, Move
from speeltafel.engine.questions import Question
from speeltafel.engine.state import Projection
from speeltafel.engine.view import TableView
from speeltafel.server import wire
from speeltafel.server.authority import (
    Begun,
    Line,
    Sat,
    Table,
    Trouble,
    clean,
    found,
    hash_of,
    shown,
)
from speeltafel.server.matches import journal_of, match_of, unpacked, views

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def table_of(game: Game, start: bool = True) -> Table:
    """Two people, who are there, and a bot."""
    table = found("abc", game, 3, {})
    for number, token in enumerate(("anna", "bram")):
        table.apply(table.sit(token.title(), None, token))
        table.here.add(number)
    table.apply(table.decide(0, wire.AddBot(2, "rule")))
    if start:
        table.apply(table.decide(0, wire.Start()))
    return table


@EVERY_GAME
def test_a_whole_game_and_the_same_from_its_changes(game: Game) -> None:
    table = table_of(game)
    lines: list[Line] = []
    while not table.over:
        assert table.state is not None
        seat = table.state.to_act()[0]
        line = table.line(2, table.bot_choice(2)) if seat == 2 else table.ordinary_move(seat)
        events = table.apply(line)
        # of the answers to a secret question it knows only its own
        assert table.view(seat, events).seq == table.known(seat) <= len(lines) + 1
        lines.append(line)
    twin = Table(table.founding, list(table.seats))
    twin.apply(Begun())
    for line in lines:
        twin.apply(line)
    assert twin.state is not None
    assert table.state is not None
    assert twin.state.record() == table.state.record()
    assert match_of(twin) == match_of(table)
    journal.load(b"".join(unpacked(journal_of(match_of(table)))).decode()).verify()


@EVERY_GAME
def test_deciding_changes_nothing(game: Game) -> None:
    table = table_of(game)
    assert table.state is not None
    before = table.state.record()
    seat = table.state.to_act()[0]
    for mover in range(3):
        for verb in game.notation.verbs.values():
            text = " ".join([verb.name, *game.notation.names[: verb.least], *verb.words[:1]])
            try:
                table.decide(mover, wire.Play("x", text))
            except (IllegalMove, Trouble, ValueError):
                continue
    table.ordinary_move(seat)
    assert table.state.record() == before


def test_tokens_open_their_own_seat_only() -> None:
    table = table_of(GAMES[0])
    assert [table.seat_of(token) for token in ("anna", "bram", "", "other")] == [0, 1, 30, 30]
    assert table.seat_of(hash_of("anna")) == GALLERY


def test_the_host_is_who_made_the_table_as_long_as_that_one_is_there() -> None:
    table = table_of(GAMES[0])
    assert table.host == 0
    table.here.discard(0)
    assert table.host == 1
    assert table.decide(1, wire.HandOver(0, "rule")) == Sat(
        0, dataclasses.replace(table.seats[0], bot="rule")
    )
    table.here.clear()
    assert table.host == 0


def test_the_commitment_is_there_before_the_deal_and_the_seed_after_the_end() -> None:
    table = table_of(GAMES[0], start=False)
    before = table.lobby(0).commitment
    table.apply(table.decide(1, wire.Word("geheim")))
    assert table.lobby(0).seats[1].word
    assert "geheim" not in str(table.lobby(0))
    table.apply(table.decide(0, wire.Start()))
    assert table.lobby(0).commitment == before
    assert table.lobby(0).seal == ""
    with pytest.raises(Trouble, match="trouble-started"):
        table.decide(1, wire.Word("later"))


def test_an_answer_to_a_secret_question_is_not_even_counted_for_others() -> None:
    table = table_of(GAMES[0])
    assert table.state is not None
    assert table.journal is not None
    question = Question("any", (0, 1), secret=True)
    table.state.ask(question)
    question.answers[0] = Move("any")
    table.journal.moves.append((0, "any"))
    assert [table.known(viewer) for viewer in (0, 1, GALLERY)] == [1, 0, 0]


def test_nobody_talks_while_the_rules_forbid_it() -> None:
    game = speeltafel.game("edden")
    assert table_of(game).speech(0, "hallo").text == "hallo"

    def silent(seen: Projection, seat: int) -> TableView:
        return structs.replace(game.table(seen, seat), talk=False)

    table = table_of(dataclasses.replace(game, table=silent))
    with pytest.raises(Trouble, match="trouble-no-talk"):
        table.speech(0, "hallo")


def test_steps_lead_from_view_to_view_and_the_last_round_is_kept() -> None:
    table = table_of(speeltafel.game("boot-op-stoom"))
    rounds: dict[int, list[TableView]] = {}
    live: list[TableView] = []
    while not table.over:
        assert table.state is not None
        events = table.apply(table.ordinary_move(table.state.to_act()[0]))
        for viewer in (0, 1, GALLERY):
            view = table.view(viewer, events)
            told = [event for step in [*view.steps, view.table] for event in step.events]
            assert told == [shown(event.seen_by(viewer)) for event in events]
            assert not any(step.moves for step in view.steps)
        view = table.view(1, events)
        live += [*view.steps, view.table]
        for step in view.steps:
            rounds.setdefault(step.round, []).append(step)
        assert table.view(1).steps == []
        assert table.history(1).steps == (rounds[max(rounds)] if rounds else [])
    assert len(rounds) > 5
    journal = match_of(table).journal()
    assert [*views(journal, 1)][1:] == live
    opened = [*views(journal, None)]
    assert [view.events for view in opened[1:]] != [view.events for view in live]
    assert [len(view.events) for view in opened[1:]] == [len(view.events) for view in live]


def test_an_unfinished_journal_has_no_seed() -> None:
    table = table_of(GAMES[0])
    head = json.loads(table.download(0).splitlines()[0])
    assert "seed" not in head
    assert table.founding.secret.hex() not in table.download(0)


def test_text_is_plain_and_short() -> None:
    assert clean("  a\t\n b\x00c\u202e ", 10) == "a b c"
    assert clean("x" * 99, 24) == "x" * 24
    assert clean("<script>", 24) == "<script>"
