"""Questions: who still has to answer, and what others see of it; and sorted hands."""

from itertools import permutations

from speeltafel.engine.moves import Move
from speeltafel.engine.questions import Question
from speeltafel.engine.zones import holds, put_in_order, take_out


def test_a_question_waits_for_those_who_were_asked_and_have_not_answered() -> None:
    question = Question("window", (0, 2, 3), secret=True)
    assert question.pending() == (0, 2, 3)
    question.answers[2] = Move("ok")
    assert question.pending() == (0, 3)
    assert [question.waits_for(seat) for seat in range(5)] == [True, False, False, True, False]


def test_one_of_those_pending_is_found_in_whatever_order_they_answer() -> None:
    for order in permutations((0, 2, 3, 5)):
        question = Question("window", (0, 2, 3, 5))
        for given, seat in enumerate(order):
            left = tuple(sorted(order[given:]))
            assert question.pending() == left
            assert question.one_pending() in left
            question.answers[seat] = Move("ok")
        assert question.pending() == ()


def test_sorted_hands() -> None:
    hand = [1, 4, 4, 9]
    assert [card for card in range(11) if holds(hand, card)] == [1, 4, 9]
    take_out(hand, 4)
    assert hand == [1, 4, 9]
    put_in_order(hand, 5)
    assert hand == [1, 4, 5, 9]
    take_out(hand, 9)
    assert hand == [1, 4, 5]
    assert not holds([], 3)
