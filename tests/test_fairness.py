"""Journals of people's tables, checked by a verifier that shares no code with the engine."""

import ast
import gzip
import json
import random
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from speeltafel.bots import bot
from speeltafel.engine.chance import Chance, Seal, fast, pledge_of
from speeltafel.engine.game import Game
from speeltafel.engine.journal import Journal
from speeltafel.engine.moves import IllegalMove
from speeltafel.engine.registry import game as game_named
from speeltafel.engine.state import State
from speeltafel.lab.checks.fuzz import random_setting
from speeltafel.server.matches import journal_of
from speeltafel.table import audience, commands
from speeltafel.table.changes import Begun
from speeltafel.table.deciding import decide
from speeltafel.table.match import match_of
from speeltafel.table.seats import Seat, hash_of
from tests.fairness.luck import Unfollowed, Wrong
from tests.fairness.verifier import DEFAULTS, main, verify
from tests.server.tables import table_with

LONGEST = 1500


@dataclass
class Match:
    """A match at a people's table, and what was seen of it before the deal."""

    journal: Journal
    commitment: str
    pledges: list[str]
    happened: Counter[str] = field(default_factory=Counter)
    """How often each kind of event came up."""
    waits: list[tuple[int, ...]] = field(default_factory=list)
    """Who was asked before each line."""
    held: list[set[str]] = field(default_factory=list)
    """The different cards in the hand of who made each line."""

    def rows(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.journal.dump().splitlines()]

    def verify(self, rows: list[dict[str, object]] | None = None) -> str:
        text = "\n".join(map(json.dumps, self.rows() if rows is None else rows))
        return verify(text, self.commitment, self.pledges)

    def refused(self, rows: list[dict[str, object]] | None = None) -> str:
        """Why it is not right."""
        with pytest.raises(Wrong) as wrong:
            self.verify(rows)
        return str(wrong.value)


def seal_of(players: int, number: int) -> Seal:
    """Every third word is not opened."""
    words = [
        "" if (seat + number) % 3 == 2 else f"woord {number}ü{seat}" for seat in range(players)
    ]
    return Seal(number.to_bytes(32, "big"), tuple(words))


def play(
    game: Game,
    players: int,
    number: int,
    options: Mapping[str, object],
    leaves: float = 0,
    chance: Chance | None = None,
) -> Match:
    """A match of bots, some of them careless, under a seal; by a luck of its own, if given."""
    seal = seal_of(players, number)
    pledges = [pledge_of(word or "not opened") for word in seal.words]
    match = Match(Journal(game, players, options, seal), seal.commitment(), pledges)
    state = match.journal.start()
    if chance is not None:
        state = game.blank(state.setup, chance)
        state.quiet = False
        state.begin()
    rng, luck = random.Random(number), fast(number)
    bots = [bot(game, rng.choice(["rule", "rule", "random"])) for _ in range(players)]
    while (seats := state.to_act()) and len(match.journal.moves) < LONGEST:
        if rng.random() < leaves and leave(match, state, rng.randrange(players)):
            continue
        seat = rng.choice(seats)
        text = state.write(bots[seat](state.seen_by(seat), seat, luck))
        note(match, state, seat, text)
    closing = {"moves": len(match.journal.moves), "digest": "0" * 64}
    outcome = state.outcome() if state.ending else None
    if outcome is not None:
        scores = {"winners": list(outcome.winners), "scores": list(outcome.scores)}
        closing |= {**scores, "reason": outcome.reason}
    match.journal.closing = closing
    return match


def note(match: Match, state: State, seat: int, text: str) -> None:
    names = state.setup.notation.names
    match.waits.append(state.to_act())
    match.held.append(
        {names[card] for zone in state.zones() if zone.seat == seat for card in zone.cards}
    )
    match.happened.update(event.kind for event in match.journal.add(state, seat, text))


def leave(match: Match, state: State, seat: int) -> bool:
    try:
        state.copy().leave(seat)
    except IllegalMove:
        return False
    note(match, state, seat, "leave")
    return True


@cache
def example(name: str) -> Match:
    """A whole game under the defaults."""
    return play(game_named(name), 3, 1, {})


# What is right.


@pytest.mark.parametrize("name", DEFAULTS)
@pytest.mark.parametrize("number", range(1, 6))
def test_tables_under_the_defaults_are_right(name: str, number: int) -> None:
    game = game_named(name)
    players = game.seats[number % len(game.seats)]
    said = play(game, players, number, {}).verify()
    assert said.startswith("checked: ")
    assert ("not opened" in said) == (players > 1 and "" in seal_of(players, number).words)


@pytest.mark.parametrize("name", DEFAULTS)
@pytest.mark.parametrize("number", range(20, 34))
def test_tables_under_any_options_are_right(name: str, number: int) -> None:
    game = game_named(name)
    players, options = random_setting(game, random.Random(number))
    play(game, players, number, options).verify()


ALL_ACTIONS = [1, 3, 1, 3, 2, 1, 1, 1, 3, 2, 1, 1, 1, 1, 2, 2, 2]
BAKERY: dict[str, object] = {"pepernootPlekken": True, "prachtigePakjes": True}
LUCKY: list[tuple[str, int, dict[str, object], set[str]]] = [
    ("edden", 3, {"callBelow": 1, "outAbove": 60}, {"reshuffled", "dealt"}),
    ("edden", 4, {"outAbove": 250}, {"four-cards", "swap69-up"}),
    ("pesten", 4, {"handSize": 20}, {"reshuffled", "rolled", "out", "jumped", "trades"}),
    ("pesten", 4, {"decks": "1", "handSize": 12, "runLength": 2}, {"run", "given", "put-away"}),
    ("pietenpoker", 3, {"biedregel": True}, {"took-own", "added", "drew"}),
    ("pietenpoker", 5, {"recycle": "all", "inwissel": True}, {"took-own", "took-back"}),
    (
        "pietenpoker",
        4,
        {"actiepiet": ALL_ACTIONS, "precies": True},
        {"stole", "offered", "enlarged", "crossed", "poker", "hid"},
    ),
    ("boot-op-stoom", 4, {"krappeKalender": True}, {"renewed", "turned-steam", "exploded", "got"}),
    ("boot-op-stoom", 3, BAKERY, {"swaps", "teleported", "letter", "book", "tiles-moved"}),
    ("boot-op-stoom", 3, {"rebelsePietjes": True}, {"piet-moved", "renewed"}),
    ("boot-op-stoom", 8, {"piles": "closed"}, {"renewed", "cut", "added", "served"}),
    ("boot-op-stoom", 4, {"board": "4", "calendarSize": 14}, {"renewed", "swept", "served"}),
]


@pytest.mark.parametrize(("name", "players", "options", "wanted"), LUCKY)
def test_luck_of_every_sort_is_followed(
    name: str, players: int, options: dict[str, object], wanted: set[str]
) -> None:
    """Reshuffles, dice, renewals and what else comes up in some matches."""
    happened: Counter[str] = Counter()
    for number in range(50, 90):
        match = play(game_named(name), players, number, options)
        match.verify()
        happened += match.happened
        if wanted <= set(happened):
            return
    raise AssertionError(f"{wanted - set(happened)} never came up")


@pytest.mark.parametrize("number", range(70, 76))
def test_who_leaves_edden_is_followed(number: int) -> None:
    match = play(game_named("edden"), 5, number, {}, leaves=0.01)
    assert match.happened["left"]
    match.verify()


def test_who_leaves_boot_op_stoom_is_followed() -> None:
    game = game_named("boot-op-stoom")
    left = 0
    for number in range(70, 90):
        players, options = random_setting(game, random.Random(number))
        match = play(game, players, number, options, leaves=0.03)
        match.verify()
        left += match.happened["left"]
    assert left > 20


def test_all_may_give_up_boot_op_stoom() -> None:
    match = example("boot-op-stoom")
    rows = [*match.rows()[:5], {"seat": 1, "move": "give up"}]
    rows.append({"moves": 5, "digest": "0", "winners": [], "scores": [0] * 3, "reason": "x"})
    assert match.verify(rows).startswith("checked: 5 moves")


def test_moves_that_were_taken_back_change_no_luck() -> None:
    match = example("edden")
    rows = match.rows()
    again = [*rows[:6], {"seat": 1, "move": "undo 2"}, *rows[3:]]
    match.verify(again)
    again[6] = {"seat": 1, "move": "undo 1"}
    match.refused(again)
    again[6] = {"seat": 1, "move": "undo 9"}
    assert "takes back what is not there" in match.refused(again)


def test_a_match_that_was_broken_off_is_right_as_far_as_it_goes() -> None:
    match = example("pesten")
    rows = match.rows()
    closing = {"moves": 30, "digest": "0"}
    assert "broken off" in match.verify([*rows[:31], closing])
    with pytest.raises(Wrong, match="not over after the last line"):
        match.verify([*rows[:31], rows[-1]])


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_journal_of_the_server_is_right_by_what_people_saw_before(name: str) -> None:
    """Anna opens her word, Bram does not, and the third is a bot."""
    anna, bram = hash_of("anna"), hash_of("bram")
    table = table_with(game_named(name), [Seat("Anna", anna), Seat("Bram", bram), Seat()])
    table.apply(decide(table, anna, commands.AddBot(seat=2, level="rule")))
    table.apply(decide(table, anna, commands.Pledge(pledge=pledge_of("kaas"))))
    table.apply(decide(table, bram, commands.Pledge(pledge=pledge_of("ui"))))
    table.apply(decide(table, anna, commands.Start()))
    before = audience.lobby(table, 0)
    table.apply(decide(table, anna, commands.Open(word="kaas")))
    table.apply(Begun())
    while not table.over:
        assert table.state is not None
        table.apply(table.ordinary_move(table.state.to_act()[0]))
    text = gzip.decompress(journal_of(match_of(table))).decode()
    pledges = [seat.pledge for seat in before.seats]
    said = verify(text, before.commitment, pledges)
    assert said.endswith("to the last card; not opened was the word of seat 1")
    head = json.loads(text.splitlines()[0])
    assert (head["pledges"], head["bots"]) == (pledges, ["", "", "rule"])


# What is not.


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_card_that_luck_did_not_give_is_noticed(name: str) -> None:
    match = example(name)
    names = match.journal.game.notation.names
    tried = 0
    for at, (_, text) in enumerate(match.journal.moves[:80]):
        verb, *cards = text.split()
        if verb not in ("play", "lay", "discard", "place"):
            continue
        other = next(n for n in names if n not in match.held[at] and n.count("-") == 0)
        rows = match.rows()
        rows[at + 1]["move"] = " ".join([verb, other, *cards[1:]])
        assert f"line {at + 2} " in match.refused(rows)
        tried += 1
    assert tried > 10


@pytest.mark.parametrize("name", DEFAULTS)
def test_another_secret_or_word_is_noticed(name: str) -> None:
    match = example(name)
    rows = match.rows()
    seed = match.journal.seed
    assert isinstance(seed, Seal)
    other = Seal(b"x" * 32, seed.words)
    rows[0]["seed"] = {"secret": other.secret.hex(), "words": list(seed.words)}
    assert "the secret is not the one" in match.refused(rows)
    forged = Match(match.journal, other.commitment(), match.pledges)
    assert forged.refused(rows)
    words = ["zout", *seed.words[1:]]
    rows[0]["seed"] = {"secret": seed.secret.hex(), "words": words}
    assert "the word of seat 0" in match.refused(rows)
    forged = Match(match.journal, match.commitment, [pledge_of("zout"), *match.pledges[1:]])
    assert forged.refused(rows)
    rows[0]["seed"] = {"secret": seed.secret.hex(), "words": ["", *seed.words[1:]]}
    assert match.refused(rows)


@pytest.mark.parametrize("name", DEFAULTS)
def test_two_moves_that_changed_places_are_noticed(name: str) -> None:
    match = example(name)
    moves = match.journal.moves
    tried = 0
    for at in range(min(len(moves) - 1, 60)):
        if moves[at + 1][0] not in match.waits[at]:
            rows = match.rows()
            rows[at + 1], rows[at + 2] = rows[at + 2], rows[at + 1]
            assert f"line {at + 2} " in match.refused(rows)
            tried += 1
    assert tried > 5


@pytest.mark.parametrize("name", DEFAULTS)
def test_another_outcome_is_noticed(name: str) -> None:
    match = example(name)
    rows = match.rows()
    scores = rows[-1]["scores"]
    assert isinstance(scores, list)
    rows[-1]["scores"] = [scores[0] + 1, *scores[1:]]
    assert "the scores are" in match.refused(rows)
    rows = match.rows()
    rows[-1]["winners"] = []
    if match.rows()[-1]["winners"]:
        assert "the winners" in match.refused(rows)
    rows = match.rows()
    rows.insert(-1, rows[-2])
    assert "more lines follow" in match.refused(rows)


class Loaded(Chance):
    """The luck of a seal, but for dice."""

    def __init__(self, seal: Seal) -> None:
        self.sealed = seal.chance()

    def below(self, n: int) -> int:
        found = self.sealed.below(n)
        return (found + 1) % n if n == 6 else found

    def shuffle(self, cards: list[int]) -> None:
        self.sealed.shuffle(cards)


@pytest.mark.parametrize(("name", "number"), [("pesten", 3), ("pesten", 4), ("twaalfstich", 5)])
def test_loaded_dice_are_noticed(name: str, number: int) -> None:
    match = play(game_named(name), 4, number, {}, chance=Loaded(seal_of(4, number)))
    assert match.happened["die"] or name == "twaalfstich"
    assert match.refused()
    assert play(game_named(name), 4, number, {}).verify()


# What is refused.


def test_other_journals_are_refused() -> None:
    match = example("twaalfstich")
    rows = match.rows()
    rows[3]["move"] = "leave"
    assert "nobody can leave" in match.refused(rows)
    for change, sentence in (
        ({"options": {"blindfold": True}}, "the option blindfold"),
        ({"game": "chess"}, "the game 'chess'"),
        ({"seed": 4}, "promises nothing"),
    ):
        with pytest.raises(Unfollowed, match=sentence):
            match.verify([{**match.rows()[0], **change}, *match.rows()[1:]])
    assert "no whole journal" in match.refused(match.rows()[:-1])
    for line in range(len(match.rows())):
        rows = match.rows()
        rows[line] = {"move": "play", "seat": rows[line].get("seat", 0)}
        assert match.refused(rows)
    with pytest.raises(Wrong, match="damaged"):
        verify("{half", match.commitment, match.pledges)


def test_it_says_so_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = example("twaalfstich")
    path = tmp_path / "journal.jsonl"
    path.write_text(match.journal.dump(), "utf-8")
    assert main(str(path), match.commitment, *match.pledges) == 0
    assert capsys.readouterr().out.startswith("checked: ")
    assert main(str(path), "0" * 64, *match.pledges) == 1
    assert capsys.readouterr().out.startswith("NOT FAIR: the secret")
    assert main(str(path), match.commitment, "-", *match.pledges[1:]) == 1
    assert "the word of seat 0" in capsys.readouterr().out


# That it is a stranger's.


def test_it_shares_no_code_with_the_engine() -> None:
    folder = Path(__file__).parent / "fairness"
    files = [*folder.glob("*.py")]
    assert len(files) > 4
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            found = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                found = [node.module or ""]
            for module in found:
                own = module.startswith("tests.fairness.")
                assert own or module.split(".")[0] in sys.stdlib_module_names, f"{file}: {module}"


@pytest.mark.parametrize("name", DEFAULTS)
def test_it_knows_every_option(name: str) -> None:
    """An option that is new has to be told on the page and in the verifier."""
    options = game_named(name).options.read({}, 3)
    known = DEFAULTS[name]
    for each in ("birthYears", "ages", "magicNumbers"):
        assert options.pop(each, [0] * 3) == [0] * 3
    assert options == {key: value for key, value in known.items() if value != [] or key in options}
    assert known.keys() >= game_named(name).options.read({}, 3).keys()


def test_the_luck_of_a_bot_is_as_the_page_says() -> None:
    seal = Seal(bytes(range(32)), ("peper", ""))
    mixed = b"speeltafel bots\n" + seal.secret + b"\0\0\0\5peper" + bytes(4)
    key = sha256(sha256(mixed).digest() + b"\0\0\0\1" + b"\0\0\1\2").digest()
    assert seal.chance_of_bot(1, 258).key == key


def test_the_example_of_the_page_is_what_the_engine_deals() -> None:
    seal = Seal(bytes(range(32)), ("peper", "", "noot ü"))
    state = game_named("twaalfstich").deal(3, seal)
    page = (Path(__file__).parents[1] / "docs/fairness.md").read_text("utf-8")
    assert seal.commitment() in page
    assert pledge_of("noot ü") in page
    assert seal.chance().key.hex() in page
    names = state.setup.notation.names
    for zone in state.zones():
        if zone.name == "hand":
            assert json.dumps(sorted(names[card] for card in zone.cards)) in page
