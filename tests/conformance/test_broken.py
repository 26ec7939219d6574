"""Promises broken on purpose, in a game that was just made: the suite finds each of them."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import speeltafel
from speeltafel.conformance import (
    Nonconforming,
    Setting,
    Tried,
    check_players,
    check_playthroughs,
    check_rulebook,
    check_sayings,
    check_setting,
    check_texts,
    conform,
)
from speeltafel.engine.chance import Chance
from speeltafel.engine.conformance.match import check_match
from speeltafel.engine.events import Kind
from speeltafel.engine.game import Game, Section
from speeltafel.engine.moves import Move, Refusal
from speeltafel.engine.options import Flag, Options
from speeltafel.engine.pad import Written
from speeltafel.engine.positions import ScenarioFailed
from speeltafel.engine.state import Projection, State
from speeltafel.engine.view import Face, MoveView, Said, TableView
from tests import newcomer

Check = Callable[[Game, Tried], None]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return newcomer.game_in(newcomer.make(tmp_path_factory.mktemp("games"), "brekend"))


@pytest.fixture
def game(made: Game, tmp_path: Path) -> Game:
    """With a folder that may be spoilt."""
    shutil.copytree(made.folder, tmp_path / "spoilt")
    return replace(made, folder=tmp_path / "spoilt")


def test_one_call_tries_everything(made: Game) -> None:
    tried = conform(made, pairs=2)
    assert str(tried).startswith("brekend: ")
    everything = (
        *("rules", "options", "kinds of events", "scenarios", "texts", "faces", "playthroughs"),
        *("matches", "decisions", "positions", "sentences", "choices of the rule of thumb"),
        *("pictures", "steps"),
    )
    assert {*tried.counts} == {*everything}
    assert all(tried.counts[what] for what in everything)


def edit(game: Game, name: str, old: str, new: str) -> None:
    path = game.folder / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new", "check", "message"),
    [
        ("text/en.ftl", "zone-hand = Your hand\n", "", check_texts, "'zone-hand'"),
        ("text/en.ftl", "zone-hand = Your hand\n", "zone-hand = {\n", check_texts, "understood"),
        ("text/nl.ftl", "kind-led = ", "kind-load = ", check_texts, "'kind-l"),
        ("text/en.ftl", "somebody leads", "somebody gets cards", check_texts, "alike"),
        ("text/en.ftl", "somebody leads", "somebody leads.", check_texts, "no sentence"),
        ("playthroughs/1.jsonl", '"version": "1"', '"version": "0"', check_playthroughs, "1.json"),
        ("playthroughs/1.jsonl", '"winners": [', '"winners": [9, ', check_playthroughs, "winners"),
        ("rules.py", "BR-END-01", "", check_rulebook, "BR-END-01"),
        ("scenarios/play.toml", 'rules = ["BR-END-01"]', "rules = []", check_rulebook, "BR-END-01"),
        ("view.py", '"prompt-over"', '"prompt-end"', check_texts, "'prompt-over'"),
    ],
)
def test_a_spoilt_file_is_found(
    game: Game, name: str, old: str, new: str, check: Check, message: str
) -> None:
    edit(game, name, old, new)
    with pytest.raises(Nonconforming, match=message):
        check(game, Tried(game.id))


def test_only_a_rule_of_the_game_has_a_name_as_an_ending(game: Game) -> None:
    def named(rule: str) -> None:
        for language in ("nl", "en"):
            with (game.folder / "text" / f"{language}.ftl").open("a", encoding="utf-8") as file:
                file.write(f"ending-{rule} = Zo\n")
        check_texts(game, Tried(game.id))

    named(game.rules[-1])
    with pytest.raises(Nonconforming, match=r"nobody says .'ending-XX-NONE-01'"):
        named("XX-NONE-01")


def test_a_text_that_is_missing_or_unused_in_all_languages_is_found(game: Game) -> None:
    for language in ("nl", "en"):
        with (game.folder / "text" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("zone-attic = Zolder\n")
    with pytest.raises(Nonconforming, match=r"nobody says .'zone-attic'"):
        check_texts(game, Tried(game.id))
    sections = (*game.rulebook, Section("attic", ()))
    with pytest.raises(Nonconforming, match=r"'section-attic'. are missing"):
        check_texts(replace(game, rulebook=sections), Tried(game.id))


def test_playthroughs_and_scenarios_have_to_be_there_and_to_hold(game: Game) -> None:
    edit(game, "scenarios/play.toml", "stock size = 9", "stock size = 8")
    with pytest.raises(ScenarioFailed, match="everybody-gets-a-hand"):
        check_rulebook(game, Tried(game.id))
    shutil.rmtree(game.folder / "playthroughs")
    with pytest.raises(Nonconforming, match="there are none"):
        check_playthroughs(game, Tried(game.id))


@pytest.mark.parametrize("wrong", ["BR-TURN-1", "BREK-TURN-01", "BR-AMB-02", "BR-LEAD-01"])
def test_a_rule_id_of_another_kind_is_found(game: Game, wrong: str) -> None:
    book = (*game.rulebook, Section("more", (wrong,)))
    with pytest.raises(Nonconforming, match=r"^rulebook"):
        check_rulebook(replace(game, rulebook=book), Tried(game.id))


def test_an_option_without_a_rule_and_an_event_without_one_are_found(game: Game) -> None:
    options = Options((*game.options.all, Flag("loud", False, "play", ("BR-LOUD-01",))))
    with pytest.raises(Nonconforming, match="option loud"):
        check_rulebook(replace(game, options=options), Tried(game.id))
    twice = replace(game, events=(*game.events, game.events[0]))
    with pytest.raises(Nonconforming, match="twice"):
        check_rulebook(twice, Tried(game.id))


def test_an_event_that_comes_without_what_it_needs_is_found(game: Game) -> None:
    kinds = [Kind(kind.name, kind.rules, kind.cards, kind.makes_known) for kind in game.events]
    trick = kinds.pop()
    needy = [Kind(trick.name, trick.rules, needs=needs) for needs in ("lowWins", "luck")]
    wrong = [replace(game, events=(*kinds, one)) for one in needy]
    with pytest.raises(Nonconforming, match="trick came without lowWins"):
        check_match(wrong[0], Setting(3, {}), 1)
    check_match(wrong[0], Setting(3, {"lowWins": True}), 1)
    with pytest.raises(Nonconforming, match="'luck', which is no option"):
        check_rulebook(wrong[1], Tried(game.id))


def test_a_fault_tells_under_what_seed_and_setting_it_came(game: Game) -> None:
    kinds = (*game.events[:-1], Kind(game.events[-1].name, game.events[-1].rules, needs="lowWins"))
    with pytest.raises(Nonconforming, match=r"without lowWins \(seed 3, Setting\(players=2, "):
        check_setting(replace(game, events=kinds), Setting(2, {}), 3, 10, Tried(game.id))


def test_a_crash_on_a_pad_tells_so_too() -> None:
    def broken(_table: State, _written: Written) -> Refusal:
        raise ZeroDivisionError

    game = speeltafel.game("edden")
    assert game.pad is not None
    broke = replace(game, pad=replace(game.pad, count=broken))
    with pytest.raises(Nonconforming, match=r"crash: Zero.* \(seed 3, Setting\(players=3, "):
        check_setting(broke, Setting(3, {}), 3, 1, Tried(game.id))


def test_faces_are_complete_and_their_drawings_there(game: Game) -> None:
    for faces in (
        game.faces[:-1],
        (*game.faces[:-1], Face("", "", "blue")),
        (*game.faces[:-1], Face("12", "", "blue", "nowhere")),
        (*game.faces[:-1], Face("12", "", "mauve")),
    ):
        with pytest.raises(Nonconforming, match=r"^faces"):
            check_texts(replace(game, faces=faces), Tried(game.id))


def test_a_drawing_with_words_is_found(game: Game) -> None:
    art = game.folder / "art"
    art.mkdir(exist_ok=True)
    (art / "loud.svg").write_text('<svg viewBox="0 0 100 100"><text>Hallo</text></svg>')
    faces = (*game.faces[:-1], Face("12", "", "blue", "loud"))
    with pytest.raises(Nonconforming, match=r"^faces: art/loud.svg has words"):
        check_texts(replace(game, faces=faces), Tried(game.id))


def test_a_view_that_names_no_text_is_found(game: Game) -> None:
    def silent(seen: Projection, seat: int) -> TableView:
        view = game.view(seen)
        view.prompt = Said("prompt-nothing")
        return view

    with pytest.raises(Nonconforming, match="no text 'prompt-nothing'"):
        check_sayings(replace(game, table_view=silent), Setting(3, {}), 1, Tried(game.id))


def test_buttons_that_say_the_same_are_found(game: Game) -> None:
    def mumbling(seen: Projection, seat: int) -> TableView:
        view = game.view(seen)
        view.moves = tuple([MoveView(move.attempt, view.prompt) for move in view.moves])
        return view

    with pytest.raises(Nonconforming, match="several moves are called"):
        check_sayings(replace(game, table_view=mumbling), Setting(3, {}), 1, Tried(game.id))


def test_a_player_who_peeks_is_found(game: Game) -> None:
    """It lays by what the next seat holds: on its projection it cannot."""

    def peeks(table: State, seat: int, _chance: Chance) -> Move:
        moves = table.legal_moves(seat)
        hands = [zone.cards for zone in table.zones() if zone.name == "hand"]
        return moves[sum(hands[(seat + 1) % table.players]) % len(moves)]

    with pytest.raises(Nonconforming, match=r"^rule of thumb: .* another move"):
        check_players(replace(game, heuristic=peeks), Setting(3, {}), 1, Tried(game.id))


def test_a_reason_that_peeks_or_has_no_words_is_found(game: Game) -> None:
    def peeks(table: State, seat: int, move: Move) -> Said:
        hands = [zone.cards for zone in table.zones() if zone.name == "hand"]
        return Said("why-throw", {"card": max(0, *hands[(seat + 1) % table.players])})

    def mumbles(_table: State, _seat: int, _move: Move) -> Said:
        return Said("why-not-at-all")

    with pytest.raises(Nonconforming, match=r"^advice: .* another reason"):
        check_players(replace(game, reason=peeks), Setting(3, {}), 1, Tried(game.id))
    with pytest.raises(Nonconforming, match=r"^texts: .* 'why-not-at-all'"):
        check_players(replace(game, reason=mumbles), Setting(3, {}), 1, Tried(game.id))
    edit(game, "players/reasons.py", '"why-lead"', '"why-leading"')
    with pytest.raises(Nonconforming, match=r"why-leading.* missing"):
        check_texts(game, Tried(game.id))


def test_opinions_that_peek_and_prospects_that_are_no_chances_are_found(game: Game) -> None:
    def peeks(table: State, seat: int, moves: list[Move]) -> list[float]:
        stock = next(zone.cards for zone in table.zones() if zone.name == "stock")
        return [float(stock[0])] * len(moves)

    def given(chances: list[float], _state: State) -> list[float]:
        return chances

    with pytest.raises(Nonconforming, match=r"^opinions: .* thinks otherwise"):
        check_players(replace(game, opinions=peeks), Setting(3, {}), 1, Tried(game.id))
    for wrong in ([0.5] * 3, [1.0], [1.0, 1.0, -1.0]):
        hopeful = replace(game, prospects=partial(given, wrong))
        with pytest.raises(Nonconforming, match=r"^prospects"):
            check_players(hopeful, Setting(3, {}), 1, Tried(game.id))
