"""What programs outside may rely on: it is there, it is all that examples use, and it has types.

What follows is such a program. Like all tests it is checked by `mypy --strict`.
"""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

import speeltafel
from speeltafel import Chance, Game, IllegalMove, Move, Outcome, Projection, Refusal, State
from speeltafel.adapters import openspiel
from speeltafel.adapters.play import Episode, Rules
from speeltafel.bots import Stories, bot
from speeltafel.bots.search import Budget
from speeltafel.engine.chance import fast
from speeltafel.engine.setup import returns
from speeltafel.games.edden.state import Edden
from speeltafel.lab.playing.order import Order
from speeltafel.lab.studies.simulate import simulate
from speeltafel.lab.work.experiment import crew

DOCS = Path(__file__).parents[1] / "docs"
PAGES = [DOCS / "research.md", DOCS / "designing.md"]


def cautious(seen: Projection, seat: int, chance: Chance, story: object = None) -> Move:
    return seen.legal_moves(seat)[0]


def lowest(state: State, seat: int) -> int:
    """A game's own facts have types of their own."""
    assert isinstance(state, Edden)
    hand: list[int] = state.hands[seat]
    return min(hand)


def test_a_program_from_outside_plays_by_what_is_public() -> None:
    game: Game = speeltafel.game("edden")
    state: State = game.deal(players=3, seed=7, options={"maxRounds": 1})
    search = bot(game, "search", Budget(worlds=2))
    stories, luck = Stories([0], game.recalled), fast(1)
    wrong = Move("call")
    why: Refusal | None = state.why_not(1 - state.to_act()[0], wrong)
    assert why
    with pytest.raises(IllegalMove):
        state.submit(1 - state.to_act()[0], wrong)
    while state.to_act():
        stories.note(state, state.take_events())
        seat: int = state.to_act()[0]
        seen: Projection = state.seen_by(seat)
        assert lowest(seen, seat) >= 0
        chosen = cautious(seen, seat, luck) if seat else search(seen, seat, luck, stories.of(seat))
        assert game.notation.read(state.write(chosen)) == chosen
        state.play(seat, chosen)
    outcome: Outcome = state.outcome()
    worth: list[float] = returns(outcome, game.cooperative)
    assert len(worth) == len(outcome.scores) == 3


def test_numbers_and_figures_have_types_too() -> None:
    rules = Rules(speeltafel.game("edden"), 3)
    play = Episode(rules, 3, remembers=True)
    actions: list[int] = play.choice.legal()
    key: str = play.key(0)
    size: int = rules.size
    assert len(play.observation(0)) == size
    assert play.mask(play.seat).sum() == len(actions)
    assert key
    names: list[str] = openspiel.register()
    assert "speeltafel_edden" in names
    with crew(workers=1) as hands:
        order = Order("edden", players=3, games=2, options={}, bot="rule", seed=1)
        figures: dict[str, object] = simulate(order, hands)
    assert figures["games"] == 2


def listed() -> dict[str, list[str]]:
    """The first table of the section: the names of each module."""
    section = PAGES[0].read_text("utf-8").partition("## What you may rely on")[2]
    rows = re.findall(r"^\| `(speeltafel[a-z.]*)` \| (.+) \|$", section, re.MULTILINE)
    return {module: re.findall("`([A-Za-z_]+)`", names) for module, names in rows}


def test_what_is_listed_is_there() -> None:
    for module, names in listed().items():
        for name in names:
            assert getattr(import_module(module), name).__doc__, (module, name)
    assert sorted(listed()["speeltafel"]) == sorted(speeltafel.__all__)
    with pytest.raises(AttributeError):
        speeltafel.nothing  # type: ignore[attr-defined]  # noqa: B018
    members = PAGES[0].read_text("utf-8").partition("| a state | |")[2].partition("\n\n")[0]
    state = speeltafel.game("edden").deal(3, 1)
    for name in re.findall("`([a-z_]+)`", members):
        assert hasattr(state, name), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_use_what_is_listed_and_nothing_else(page: Path) -> None:
    known = listed()
    for code in re.findall(
        r"^```python\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE
    ):
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("speeltafel"):
                for one in node.names:
                    inside = f"{node.module}.{one.name}"
                    assert inside in known or one.name in known[str(node.module)], inside
