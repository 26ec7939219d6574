"""What the search is told about Pesten: prospects, opinions and beliefs."""

import pytest

from speeltafel.bots import Stories
from speeltafel.bots.worlds import Worlds
from speeltafel.engine.chance import fast
from speeltafel.engine.moves import Move
from speeltafel.engine.positions import place
from speeltafel.engine.story import HOPELESS
from speeltafel.games.pesten import GAME
from speeltafel.games.pesten.players.beliefs import Memory
from speeltafel.games.pesten.players.heuristics import heuristic, opinions
from speeltafel.games.pesten.players.prospects import prospects
from speeltafel.games.pesten.state import Pesten
from speeltafel.games.pesten.tests.tables import combinations

NAMES = GAME.notation.names


def placed(players: int, **table: object) -> Pesten:
    state = GAME.deal(players, 0)
    place(state, table)
    assert isinstance(state, Pesten)
    assert not state.faults()
    return state


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(GAME.notation.read_cards(text)))


@pytest.mark.parametrize("players", [2, 4, 8])
def test_prospects_are_chances_at_any_moment(players: int) -> None:
    state = GAME.deal(players, 5)
    assert isinstance(state, Pesten)
    chance = fast(5)
    while state.to_act():
        if not state.questions:
            found = prospects(state)
            assert sum(found) == pytest.approx(1)
            assert all((part > 0) != out for part, out in zip(found, state.out, strict=True))
        seat = state.to_act()[0]
        state.play(seat, heuristic(state, seat, chance))
    winner = state.winners[0]
    assert prospects(state) == [float(seat == winner) for seat in range(players)]


def test_fewer_cards_are_better() -> None:
    plain = GAME.notation.read_cards("c3 d4 h5 s6 c9 d10 hq s3 c4 d5 h6 s9 c10 dq h3 s4")
    own = {"A": 4, "B": 4, "C": 4}
    found = []
    for size in range(1, len(plain) + 1):
        hands = {
            "A": " ".join(NAMES[card] for card in plain[:size]),
            "B": "c5 c6 h9 h10",
            "C": "d3 d6 s10 sq",
        }
        found.append(prospects(placed(3, turn="B", own=own, pile="sk", hand=hands))[0])
    assert found == sorted(found, reverse=True)
    assert found[0] > 1.5 * found[-1]


def test_a_threat_that_cannot_be_answered_is_bad_and_a_shield_is_good() -> None:
    found = []
    for card, threat in (("c5", "none"), ("c5", "chain"), ("c2", "chain")):
        hands = {"A": f"{card} h9 h10 s6", "B": "d3 d6 s10 sq", "C": "c9 d10 hq s3"}
        weight = 2 if threat == "chain" else 0
        table = {"own": {"A": 4, "B": 4, "C": 4}, "threat": threat, "weight": weight}
        found.append(prospects(placed(3, turn="A", pile="ha", hand=hands, **table))[0])
    assert found[1] < found[0]
    assert found[1] < found[2]


def test_a_combination_on_the_table_threatens_the_next_player() -> None:
    hands = {"A": "c2 c3 c4 h9 h10 s6", "B": "d3 d6 s10 sq", "C": "c9 d10 hq s5"}
    state = placed(3, turn="A", own={"A": 9, "B": 4, "C": 4}, pile="h3", hand=hands)
    before = prospects(state)
    state.play(0, Move("combo", cards("c2 c3 c4")))
    after = prospects(state)
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_only_what_is_worth_a_thought_is_tried() -> None:
    """A bluff that somebody would object to is none, nor is a challenge of what matches."""
    hands = {"A": "h4 h5 s6 sj c10", "B": "d3 d6 s10 sq d9 c8", "C": "c9 d10 hq s5"}
    state = placed(3, turn="A", own={"A": 3, "B": 3, "C": 3}, pile="h3", hand=hands)
    assert thought_of(state, 0) == {"play h4", "play h5", "draw"}
    hands["A"] += " c3 d4 s9"
    state = placed(3, turn="A", own={"A": 3, "B": 3, "C": 3}, pile="h3", hand=hands)
    assert "play sj" not in thought_of(state, 0) or "play c10" not in thought_of(state, 0)
    assert len(thought_of(state, 0)) > 3
    state.play(0, Move("play", cards("h4")))
    assert thought_of(state, 1) == {"ok"}
    state = placed(3, turn="A", own={"A": 3, "B": 3, "C": 3}, pile="h3", hand=hands)
    state.play(0, Move("play", cards("s6")))
    assert thought_of(state, 1) == {"challenge", "ok"}


def thought_of(state: Pesten, seat: int) -> set[str]:
    moves = state.legal_moves(seat)
    found = opinions(state.seen_by(seat), seat, moves)
    return {state.write(m) for m, part in zip(moves, found, strict=True) if part > HOPELESS}


def test_who_passes_has_nothing_that_fits() -> None:
    hands = {"A": "h4 h5 s6 sj c10", "B": "d3 d6 d10 dq d9 c8", "C": "c9 d10 hq s5"}
    state = placed(3, turn="B", own={"A": 3, "B": 3, "C": 3}, pile="h4", hand=hands)
    stories = Stories([0])
    stories.note(state, state.take_events())
    for text in ("draw", "end"):
        state.play(1, state.read(1, text))
        stories.note(state, state.take_events())
    story = stories.of(0)
    assert story is not None
    worlds = Worlds(state.seen_by(0), Memory(story), fast(1))
    worlds.walk(400)
    fitting = 0
    for _ in range(50):
        world = worlds.next()
        assert isinstance(world, Pesten)
        fitting += sum(card % 4 == 2 or card // 4 in (0, 3, 13) for card in world.hands[1])
    assert fitting < 50


def test_who_lays_a_single_card_has_no_combination() -> None:
    hands = {"A": "h4 h5 s6 sj c10", "B": "d3 d6 d10 dq d9 c8 h6 h7 ck cq s2", "C": "c9 hq s5"}
    state = placed(3, turn="B", own={"A": 3, "B": 30, "C": 3}, pile="d4", hand=hands)
    stories = Stories([0])
    stories.note(state, state.take_events())
    state.play(1, Move("play", cards("d3")))
    stories.note(state, state.take_events())
    story = stories.of(0)
    assert story is not None
    knowing = Memory(story)
    known = blind = 0
    for seed in range(3):
        for beliefs in (knowing, None):
            worlds = Worlds(state.seen_by(0), beliefs, fast(seed))
            worlds.walk(300)
            number = 0
            for _ in range(60):
                world = worlds.next()
                assert isinstance(world, Pesten)
                number += bool(combinations(world.hands[1], 30))
            if beliefs:
                known += number
            else:
                blind += number
    assert known < blind / 2
