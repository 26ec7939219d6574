"""A table without transport: the same authority, in process."""

import dataclasses
import gzip
import json
import random

import pytest
from msgspec import structs

import speeltafel
from speeltafel.engine import journal
from speeltafel.engine.chance import pledge_of
from speeltafel.engine.events import GALLERY
from speeltafel.engine.game import Game
from speeltafel.engine.moves import NOTHING, IllegalMove, Move
from speeltafel.engine.questions import Question
from speeltafel.engine.state import Projection
from speeltafel.engine.view import Attempt, TableView, attempt
from speeltafel.server.matches import journal_of, views
from speeltafel.table import audience, commands, http, wire
from speeltafel.table.audience import shown
from speeltafel.table.authority import SEEN_AGAIN, Table
from speeltafel.table.changes import Begun, Left, Line, Opening
from speeltafel.table.deciding import decide
from speeltafel.table.founding import rematch, what_if
from speeltafel.table.match import download, match_of
from speeltafel.table.seats import Sat, Seat, Seating, Trouble, clean, hash_of
from tests.server.tables import table_with

GAMES = [*speeltafel.all_games().values()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


ANNA, BRAM = hash_of("anna"), hash_of("bram")


def table_of(game: Game, start: bool = True) -> Table:
    """Two people, who are there, and a bot."""
    table = table_with(game, [Seat("Anna", ANNA), Seat("Bram", BRAM), Seat()])
    table.apply(decide(table, ANNA, commands.AddBot(seat=2, level="rule")))
    if start:
        table.apply(decide(table, ANNA, commands.Start()))
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
        assert audience.view(table, seat, events).seq == table.known(seat) <= len(lines) + 1
        lines.append(line)
    twin = Table(table.founding, Seating(table.seats))
    twin.apply(Begun())
    for line in lines:
        twin.apply(line)
    assert twin.state is not None
    assert table.state is not None
    assert twin.state.record() == table.state.record()
    assert match_of(twin) == match_of(table)
    journal.load(gzip.decompress(journal_of(match_of(table))).decode()).verify()


@EVERY_GAME
def test_deciding_changes_nothing(game: Game) -> None:
    table = table_of(game)
    assert table.state is not None
    before = table.state.record()
    seat = table.state.to_act()[0]
    for mover in (ANNA, BRAM, ""):
        for verb in game.notation.verbs.values():
            number = 0 if verb.words or verb.numbers else None
            made = Attempt(verb.name, tuple(range(verb.least)), number)
            try:
                decide(table, mover, commands.Play(id="x", move=made))
            except (IllegalMove, Trouble):
                continue
    table.ordinary_move(seat)
    assert table.state.record() == before


@EVERY_GAME
def test_an_attempt_is_a_move_in_whatever_order_its_cards_are_named(game: Game) -> None:
    table = table_of(game)
    tried = 0
    while not table.over and tried < 20:
        seat = table.playing().to_act()[0]
        person = table.seats[seat].token
        for move in (
            table.playing().legal_moves(seat) if person and not table.seats[seat].bot else ()
        ):
            for cards in (move.cards, move.cards[::-1]):
                made = structs.replace(attempt(move), cards=cards)
                sent = wire.encode({"type": "play", "id": "x", "move": made})
                assert (b'"number"' in sent) == (move.number != NOTHING)
                line = decide(table, person, commands.COMMANDS.decode(sent))
                assert isinstance(line, Line)
                assert line.move == table.playing().write(move)
                tried += 1
        table.apply(table.ordinary_move(seat))
    assert tried


@EVERY_GAME
def test_an_attempt_that_names_no_move_is_refused_with_a_rule(game: Game) -> None:
    table = table_of(game)
    person = table.seats[table.playing().to_act()[0] % 2].token
    verb = next(iter(game.notation.verbs))
    for one in (Attempt("fly"), Attempt(verb, (9999,)), Attempt(verb, (), -5), Attempt("")):
        with pytest.raises(IllegalMove) as refused:
            decide(table, person, commands.Play(id="x", move=one))
        assert refused.value.refusal.reason == "not-a-move"


def test_tokens_open_their_own_seat_only() -> None:
    table = table_of(GAMES[0])
    seats = [table.seating.of(hash_of(token)) for token in ("anna", "bram", "", "other")]
    assert seats == [0, 1, GALLERY, GALLERY]
    assert table.seating.of(hash_of(ANNA)) == GALLERY


def test_the_host_is_who_made_the_table_as_long_as_that_one_is_near() -> None:
    table = table_of(GAMES[0])
    seating = table.seating
    assert seating.host == 0
    seating.here.discard(ANNA)
    assert seating.host == 0
    with pytest.raises(Trouble, match="trouble-seat-near"):
        decide(table, BRAM, commands.HandOver(seat=0, level="rule"))
    seating.near.discard(ANNA)
    assert seating.host == 1
    assert decide(table, BRAM, commands.HandOver(seat=0, level="rule")) == Sat(
        0, dataclasses.replace(table.seats[0], bot="rule"), "handed", 1
    )
    seating.near.add(ANNA)
    assert seating.host == 0
    seating.here.clear()
    seating.near.clear()
    assert seating.host == 0


def test_the_host_may_sit_anywhere() -> None:
    table = table_with(GAMES[0], [Seat(), Seat("Bram", BRAM), Seat("Anna", ANNA)])
    table.seating.maker = ANNA
    assert table.seating.host == 2
    table.apply(decide(table, ANNA, commands.Stand()))
    assert table.seating.host == 1
    table.apply(table.sit(http.Join("Anna"), 0, ANNA))
    table.seating.near.add(ANNA)
    assert table.seating.host == 0


def test_nobody_is_removed_who_is_merely_out_of_sight_for_a_moment() -> None:
    table = table_of(GAMES[0], start=False)
    table.seating.here.discard(BRAM)
    with pytest.raises(Trouble, match="trouble-seat-near"):
        decide(table, ANNA, commands.ClearSeat(seat=1))
    table.seating.near.discard(BRAM)
    assert decide(table, ANNA, commands.ClearSeat(seat=1)) == Sat(1, Seat(), "removed", 0)


def test_names_are_told_apart() -> None:
    table = table_with(GAMES[0], [Seat("Anna", ANNA), Seat(), Seat(), Seat()])
    for number, name in enumerate((" ANNA ", "Ａnna", ""), 1):
        table.apply(table.sit(http.Join(name), number, f"p{number}"))
    assert [seat.name for seat in table.seats] == ["Anna", "ANNA 2", "Ａnna 3", ""]
    table.apply(decide(table, "p1", commands.Rename(name="anna 3")))
    assert table.seats[1].name == "anna 3 2"
    table.apply(decide(table, "p1", commands.Rename(name="Bram")))
    table.apply(decide(table, ANNA, commands.Rename(name="Anna")))
    assert [seat.name for seat in table.seats[:2]] == ["Anna", "Bram"]


def test_words_are_pledged_before_the_start_and_opened_at_it() -> None:
    table = table_of(GAMES[0], start=False)
    before = audience.lobby(table, 0).commitment
    table.apply(decide(table, BRAM, commands.Pledge(pledge=pledge_of("geheim"))))
    assert audience.lobby(table, 0).seats[1].pledge == pledge_of("geheim")
    with pytest.raises(Trouble, match="trouble-not-opening"):
        decide(table, BRAM, commands.Open(word="geheim"))
    opening = decide(table, ANNA, commands.Start())
    assert opening == Opening()
    table.apply(opening)
    assert audience.lobby(table, 0).opening
    other = commands.Pledge(pledge=pledge_of("ander"))
    for command in (other, commands.Stand(), commands.Leave(), commands.Start()):
        with pytest.raises(Trouble, match="trouble-started"):
            decide(table, BRAM, command)
    with pytest.raises(Trouble, match="trouble-wrong-word"):
        decide(table, BRAM, commands.Open(word="ander"))
    table.apply(decide(table, BRAM, commands.Open(word="geheim")))
    assert not table.is_sealed
    assert "geheim" not in str(audience.lobby(table, 0))
    table.apply(Begun())
    assert audience.lobby(table, 0).seats[1].word == "geheim"
    assert audience.lobby(table, 0).commitment == before
    assert audience.lobby(table, 0).seal == ""
    assert table.seal.words == ("", "geheim", "")


def test_a_pledge_cannot_change_once_a_word_is_open() -> None:
    table = table_with(
        GAMES[0], [Seat("Anna", ANNA, pledge=pledge_of("a"), word="a"), Seat("Bram", BRAM), Seat()]
    )
    with pytest.raises(Trouble, match="trouble-started"):
        decide(table, BRAM, commands.Pledge(pledge=pledge_of("late")))


def test_a_rematch_takes_people_along_and_nothing_of_the_shuffle() -> None:
    seats = [
        Seat("Anna", ANNA, pledge=pledge_of("a"), word="a", facts={"x": 1}),
        Seat("Bram", BRAM, bot="easy", pledge=pledge_of("b"), word="b"),
        Seat("Weg", bot="rule"),
    ]
    table = table_with(GAMES[0], seats)
    table.apply(Begun())
    while not table.over:
        assert table.state is not None
        table.apply(table.ordinary_move(table.state.to_act()[0]))
    again = rematch(table, ANNA, "def", pledge_of("c"))
    assert again.founding.secret != table.founding.secret
    assert again.seats == [
        Seat("Anna", ANNA, pledge=pledge_of("c"), facts={"x": 1}),
        Seat("Bram", BRAM),
        Seat(bot="rule"),
    ]
    assert again.seating.maker == ANNA


@EVERY_GAME
def test_one_person_among_bots_may_have_the_same_deal_again(game: Game) -> None:
    own = Seat("Anna", ANNA, pledge=pledge_of("a"), word="a")
    table = table_with(game, [own, Seat(bot="rule"), Seat(bot="rule")])
    table.apply(Begun())
    assert table.state is not None
    dealt = table.state.record()
    with pytest.raises(Trouble, match="trouble-not-over"):
        rematch(table, ANNA, "def", same=True)
    while not table.over:
        table.apply(table.ordinary_move(table.state.to_act()[0]))
    again = rematch(table, ANNA, "def", same=True)
    again.apply(Opening())
    again.apply(decide(again, ANNA, commands.Open(word="a")))
    again.apply(Begun())
    assert again.state is not None
    assert again.state.record() == dealt


def played_on(table: Table, person: str, step: int) -> Table:
    steps = what_if(table, person, "def", step)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            new: Table = end.value
            return new


@EVERY_GAME
def test_one_person_among_bots_may_play_on_from_a_step_of_a_finished_game(game: Game) -> None:
    own = Seat("Anna", ANNA, pledge=pledge_of("a"), word="a")
    table = table_with(game, [own, Seat(bot="rule"), Seat(bot="rule")])
    table.apply(Begun())
    assert table.state is not None
    with pytest.raises(Trouble, match="trouble-not-over"):
        played_on(table, ANNA, 0)
    while not table.over:
        table.apply(table.ordinary_move(table.state.to_act()[0]))
    steps = [(state.copy(), state.is_step) for state, _, _ in table.played().steps()]
    middle = next(n for n in range(len(steps) // 2, 0, -1) if not steps[n][1])
    new = played_on(table, ANNA, middle)
    assert new.state is not None
    assert new.state.record() == steps[middle][0].record()
    # both times it is played again move by move, and others have their turn in between
    assert len([*what_if(table, ANNA, "def", middle)]) >= 2 * len(new.played().moves)
    assert new.founding.cookie == table.founding.cookie
    # the same decisions lead to the same end: bots' luck goes on where it was
    while not new.over:
        new.apply(new.ordinary_move(new.state.to_act()[0]))
    assert new.played().moves == table.played().moves
    with pytest.raises(Trouble, match="trouble-nothing-left"):
        played_on(table, ANNA, len(steps) - 1)
    with pytest.raises(Trouble, match="trouble-not-seated"):
        played_on(table, BRAM, 0)


def test_nobody_plays_on_where_somebody_has_left_for_good() -> None:
    """The word that the deal followed from went with him."""
    left = Seat(bot="rule", pledge=pledge_of("b"), word="b")
    table = table_with(GAMES[0], [Seat("Anna", ANNA), left, Seat(bot="rule")])
    table.apply(Begun())
    assert table.state is not None
    while not table.over:
        table.apply(table.ordinary_move(table.state.to_act()[0]))
    with pytest.raises(Trouble, match="trouble-not-alone"):
        played_on(table, ANNA, 1)


def test_the_same_deal_is_not_for_those_who_play_against_each_other() -> None:
    table = table_of(GAMES[0])
    while not table.over:
        assert table.state is not None
        table.apply(table.ordinary_move(table.state.to_act()[0]))
    with pytest.raises(Trouble, match="trouble-not-alone"):
        rematch(table, ANNA, "def", same=True)
    # a seat that is free by now would be for somebody who does not know the cards
    table.apply(decide(table, BRAM, commands.Leave()))
    with pytest.raises(Trouble, match="trouble-not-alone"):
        rematch(table, ANNA, "def", same=True)


def test_somebody_leaves_for_good() -> None:
    """As the rules say, or a bot plays on; the seat is no longer his."""
    for game in GAMES:
        table = table_of(game)
        assert table.state is not None
        try:
            table.state.copy().leave(1)
            knows_leaving = True
        except IllegalMove:
            knows_leaving = False
        change = decide(table, BRAM, commands.Leave())
        assert isinstance(change, Left) == knows_leaving
        table.apply(change)
        assert table.seating.of(BRAM) == GALLERY
        info = audience.lobby(table, 0).seats[1]
        assert (info.name, info.left, info.bot) == ("Bram", True, "" if knows_leaving else "rule")
        assert 1 not in table.state.to_act() or not knows_leaving
        with pytest.raises(Trouble, match="trouble-not-seated"):
            decide(table, BRAM, commands.TakeBack())


def test_people_hand_over_their_own_seat_and_take_it_back() -> None:
    table = table_of(GAMES[0])
    table.apply(decide(table, BRAM, commands.HandOver(seat=1, level="easy")))
    assert table.seats[1].bot == "easy"
    with pytest.raises(Trouble, match="trouble-bot-plays"):
        decide(table, BRAM, commands.Play(id="x", move=Attempt("stop")))
    table.apply(decide(table, BRAM, commands.TakeBack()))
    assert table.seats[1].bot == ""
    with pytest.raises(Trouble, match="trouble-seat-here"):
        decide(table, ANNA, commands.HandOver(seat=1, level="easy"))


def test_bots_have_luck_of_the_seal_for_every_move_its_own() -> None:
    table = table_of(GAMES[0])
    luck = [table.luck_of(seat).below(1 << 30) for seat in (0, 1, 0)]
    assert luck[0] == luck[2] != luck[1]
    assert table.state is not None
    seat = table.state.to_act()[0]
    before = table.luck_of(seat).record()
    table.apply(table.ordinary_move(seat))
    assert table.luck_of(seat).record() != before


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
    assert audience.speech(table_of(game), ANNA, "hallo").text == "hallo"

    def silent(seen: Projection, seat: int) -> TableView:
        return structs.replace(game.view(seen), talk=False)

    table = table_of(dataclasses.replace(game, table_view=silent))
    with pytest.raises(Trouble, match="trouble-no-talk"):
        audience.speech(table, ANNA, "hallo")


def test_steps_lead_from_view_to_view_and_the_last_round_is_kept() -> None:
    table = table_of(speeltafel.game("boot-op-stoom"))
    rounds: dict[int, list[TableView]] = {}
    live: list[TableView] = []
    while not table.over:
        assert table.state is not None
        events = table.apply(table.ordinary_move(table.state.to_act()[0]))
        for viewer in (0, 1, GALLERY):
            view = audience.view(table, viewer, events)
            told = [event for step in [*view.steps, view.table] for event in step.events]
            assert told == [shown(event.seen_by(viewer)) for event in events]
            assert not any(step.moves for step in view.steps)
        view = audience.view(table, 1, events)
        live += [*view.steps, view.table]
        for step in view.steps:
            rounds.setdefault(step.round, []).append(step)
        assert audience.view(table, 1).steps == []
        last = rounds[max(rounds)] if rounds else []
        assert audience.history(table, 1).steps == last[-SEEN_AGAIN:]
    assert len(rounds) > 5
    journal = match_of(table).journal()
    assert [*views(journal, 1)][1:] == live
    opened = [*views(journal, None)]
    assert [view.events for view in opened[1:]] != [view.events for view in live]
    assert [len(view.events) for view in opened[1:]] == [len(view.events) for view in live]


def test_who_comes_into_a_long_round_is_not_sent_all_of_it() -> None:
    table = table_of(speeltafel.game("pesten"))
    rng = random.Random(1)
    steps = 0
    while steps <= SEEN_AGAIN:
        assert table.state is not None
        assert table.state.round == 1
        seat = table.state.to_act()[0]
        table.apply(table.line(seat, rng.choice(table.state.legal_moves(seat))))
        steps += len(table.steps)
    seen = audience.history(table, 1).steps
    assert len(seen) == SEEN_AGAIN
    assert seen[-1] == audience.step(table, table.round_steps[-1], 1)


def test_an_unfinished_journal_has_no_seed() -> None:
    table = table_of(GAMES[0])
    head = json.loads(download(table, 0).splitlines()[0])
    assert "seed" not in head
    assert head["commitment"] == table.seal.commitment()
    assert head["pledges"] == [seat.pledge for seat in table.seats]
    assert head["bots"] == [seat.bot for seat in table.seats]
    assert table.founding.secret.hex() not in download(table, 0)


def test_text_is_plain_and_short() -> None:
    assert clean("  a\t\n b\x00c\u202e ", 10) == "a b c"
    assert clean("x" * 99, 24) == "x" * 24
    assert clean("<script>", 24) == "<script>"


def test_a_move_is_meant_for_what_its_player_had_seen() -> None:
    """A phone that was away sends what was tapped long ago: by then a clock has moved for it."""
    table = table_of(speeltafel.game("twaalfstich"))

    def tapped(own_id: str) -> commands.Play:
        move = attempt(table.playing().legal_moves(seat)[0])
        return commands.Play(id=own_id, move=move, seq=audience.view(table, seat).seq)

    seat = table.playing().turn
    while table.seats[seat].bot:
        table.apply(table.line(seat, table.bot_choice(seat)))
        seat = table.playing().turn
    person = table.seats[seat].token
    old = tapped("old")
    assert isinstance(decide(table, person, old), Line)
    table.apply(table.ordinary_move(seat))
    while table.playing().turn != seat:
        table.apply(table.ordinary_move(table.playing().turn))
    anything = attempt(table.playing().legal_moves(seat)[0])
    with pytest.raises(Trouble, match="trouble-too-late"):
        decide(table, person, structs.replace(old, move=anything))
    assert isinstance(decide(table, person, structs.replace(old, move=anything, seq=-1)), Line)
    table.apply(decide(table, person, tapped("new")))
    late = table.playing().turn
    while table.seats[late].bot:
        table.apply(table.ordinary_move(late))
        late = table.playing().turn
    other = table.seats[late].token
    if other != person:
        old = commands.Play(
            id="x",
            move=attempt(table.playing().legal_moves(late)[0]),
            seq=audience.view(table, late).seq,
        )
        for token in (person, other):
            table.apply(decide(table, token, commands.Undo(agree=True, seat=seat)))
        with pytest.raises(Trouble, match="trouble-too-late"):
            decide(table, other, old)


def test_nobody_else_is_removed_than_whoever_was_meant() -> None:
    table = table_of(GAMES[0], start=False)
    meant = commands.ClearSeat(seat=1, name="Bram")
    table.apply(decide(table, BRAM, commands.Stand()))
    table.apply(table.sit(http.Join("Coba"), 1, "coba"))
    with pytest.raises(Trouble, match="trouble-somebody-else"):
        decide(table, ANNA, meant)
    table.apply(decide(table, ANNA, commands.ClearSeat(seat=1, name="Coba")))
    assert not table.seats[1].taken
