"""Journals: written, read, verified; damage is named."""

import json
import random

import pytest

import speeltafel
from speeltafel.engine.chance import Seal
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal, load

GAMES = [*speeltafel.all_games().values()]


def played(game: Game, seed: int | Seal, moves: int | None = None) -> Journal:
    rng = random.Random(1)
    journal = Journal(game, game.seats[0], {}, seed)
    state = journal.start()
    while state.to_act() and (moves is None or len(journal.moves) < moves):
        seat = state.to_act()[0]
        move = rng.choice(state.legal_moves(seat))
        journal.add(state, seat, state.write(move))
    journal.close()
    return journal


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", [4, Seal(bytes(32), ("peper", "noot"))], ids=["fast", "sealed"])
def test_a_journal_is_read_as_written_and_verifies(game: Game, seed: int | Seal) -> None:
    journal = played(game, seed)
    again = load(journal.dump())
    again.verify()
    assert again.dump() == journal.dump()
    assert again.closing is not None
    assert again.closing["reason"] in game.rules


def test_a_broken_off_match_has_no_outcome() -> None:
    journal = played(GAMES[0], 4, moves=9)
    assert journal.closing is not None
    assert "reason" not in journal.closing
    load(journal.dump()).verify()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_truncation_and_every_lost_line_is_noticed(game: Game) -> None:
    text = played(game, 4, moves=12).dump()
    for end in range(len(text) - 1):
        with pytest.raises(BadInput):
            load(text[:end]).verify()
    lines = text.splitlines(keepends=True)
    for lost in range(len(lines)):
        with pytest.raises(BadInput):
            load("".join(lines[:lost] + lines[lost + 1 :])).verify()


def test_damage_is_named() -> None:
    journal = played(GAMES[-1], 4, moves=6)
    lines = journal.dump().splitlines()
    head, first, closing = json.loads(lines[0]), json.loads(lines[1]), json.loads(lines[-1])

    def fails(sentence: str, *changed: object, at: int) -> None:
        rows = [*lines]
        rows[at] = "".join(c if isinstance(c, str) else json.dumps(c) for c in changed)
        with pytest.raises(BadInput, match=sentence):
            load("\n".join(rows)).verify()

    fails("this is no journal", {**head, "journal": "chess"}, at=0)
    fails("there is no game 'chess'", {**head, "game": "chess"}, at=0)
    fails("version", {**head, "version": "0"}, at=0)
    fails("players", {**head, "players": "three"}, at=0)
    fails("is for", {**head, "players": 40}, at=0)
    fails("there is no option 'x'", {**head, "options": {"x": 1}}, at=0)
    fails("seed", {**head, "seed": "lucky"}, at=0)
    fails("32 bytes", {**head, "seed": {"secret": "00", "words": []}}, at=0)
    fails("bots have to be a text for each seat", {**head, "bots": ["rule"]}, at=0)
    fails("pledges have to be a text for each seat", {**head, "pledges": 1}, at=0)
    fails("line 2 of the journal is no JSON:", "{half", at=1)
    fails("line 2 of the journal is no JSON object", "[1]", at=1)
    fails("line 2 of the journal is no move", {"seat": "A", "move": 3}, at=1)
    fails("there is no seat 9", {**first, "seat": 9}, at=1)
    fails("is not a verb", {**first, "move": "shout"}, at=1)
    fails("is against rule", {**first, "seat": (first["seat"] + 1) % 3}, at=1)
    fails("stands after its closing line", closing, "\n", first, at=-1)
    fails("the journal says digest", {**closing, "digest": "0" * 64}, at=-1)
    fails("the journal says moves 99", {**closing, "moves": 99}, at=-1)
    fails("does not hold the outcome", {**closing, "winners": None}, at=-1)


def test_what_was_pledged_and_who_were_bots_is_kept() -> None:
    journal = played(GAMES[-1], 4, moves=6)
    plain = journal.dump()
    journal.bots = ("", *["rule"] * (journal.players - 1))
    journal.pledges = ("ab" * 32, *[""] * (journal.players - 1))
    again = load(journal.dump())
    assert (again.bots, again.pledges) == (journal.bots, journal.pledges)
    assert again.dump() == journal.dump()
    assert load(plain).dump() == plain


@pytest.mark.parametrize("lost", ["winners", "scores", "reason"])
def test_a_finished_match_names_its_whole_outcome(lost: str) -> None:
    journal = played(GAMES[-1], 4)
    assert journal.closing is not None
    del journal.closing[lost]
    with pytest.raises(BadInput, match="does not hold the outcome of its moves"):
        load(journal.dump()).verify()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_scenes_tell_what_moves_do_and_end_where_they_end(game: Game) -> None:
    journal = played(game, 4)
    whole = [(state.record(), events) for state, events in journal.replay()]
    steps = [(state.record(), events) for state, events, _ in journal.steps()]
    told = [event for _, events in steps for event in events]
    assert told == [event for _, events in whole for event in events]
    ends = [record for record, _ in steps]
    assert all(record in ends for record, _ in whole)
    assert ends[-1] == whole[-1][0]
