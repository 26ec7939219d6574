"""Both generators: fair, repeatable, and the same numbers everywhere."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.engine.chance import NO_CHANCE, Chance, Seal, Sealed, chance_of, fast
from speeltafel.lab.checks.bench import compiled

SECRET = bytes(range(32))
GENERATORS = [fast(7), Seal(SECRET).chance()]


def test_known_numbers_never_change() -> None:
    one, two = fast(7), Seal(SECRET, ("appel",)).chance()
    assert [one.below(1000) for _ in range(8)] == [486, 886, 935, 195, 270, 432, 323, 460]
    assert [two.below(1000) for _ in range(8)] == [722, 151, 482, 299, 448, 520, 637, 37]


@pytest.mark.parametrize("chance", GENERATORS, ids=["fast", "sealed"])
def test_every_number_is_as_likely(chance: Chance) -> None:
    chance = chance.copy()
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    # the variance of a count is 60000 * 5 / 36: five standard deviations are about 457
    assert all(abs(n - 10_000) < 457 for n in counts.values())


@pytest.mark.parametrize("chance", GENERATORS, ids=["fast", "sealed"])
def test_every_shuffle_is_as_likely(chance: Chance) -> None:
    chance = chance.copy()
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    chi_square = sum((n - 1000) ** 2 / 1000 for n in counts.values())
    assert chi_square < 60  # 23 degrees of freedom: beyond 1 in 30,000


@given(st.integers(), st.lists(st.integers(1, 1 << 20), min_size=1, max_size=30))
def test_a_copy_and_a_record_go_on_alike(seed: int, sizes: list[int]) -> None:
    for chance in (fast(seed), Seal(SECRET, (str(seed),)).chance()):
        chance.below(3)
        others = [chance.copy(), chance_of(chance.record())]
        numbers = [chance.below(n) for n in sizes]
        assert all(0 <= number < n for number, n in zip(numbers, sizes, strict=True))
        for other in others:
            assert [other.below(n) for n in sizes] == numbers


@given(st.integers(), st.integers(2, 60))
def test_the_quick_shuffle_is_the_shuffle(seed: int, size: int) -> None:
    quick, slow = fast(seed), fast(seed)
    one, two = list(range(size)), list(range(size))
    quick.shuffle(one)
    Chance.shuffle(slow, two)
    assert one == two
    assert quick.record() == slow.record()


@pytest.mark.skipif(compiled(), reason="nothing can be made of a compiled class")
def test_rejection_leaves_no_bias() -> None:
    class Stream(Sealed):
        def __init__(self, words: list[int]) -> None:
            super().__init__(b"")
            self.words = words

        def word(self) -> int:
            return self.words.pop(0)

    # 2**32 is 1 more than a multiple of 3, so the highest word has to be rejected
    assert Stream([(1 << 32) - 1, 4]).below(3) == 1


def test_a_seal_commits_without_telling() -> None:
    plain, spiced = Seal(SECRET), Seal(SECRET, ("peper",))
    assert plain.commitment() == spiced.commitment()
    assert SECRET.hex() not in plain.commitment()
    assert plain.chance().record() != spiced.chance().record()
    assert Seal(SECRET, ("ab", "c")).chance().key != Seal(SECRET, ("a", "bc")).chance().key


@pytest.mark.parametrize("text", ["fast:0", "fast:x", "fast:-3", "sealed:12:0", "dice", "fast:²"])
def test_a_damaged_record_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no chance is written like"):
        chance_of(text)


def test_a_projection_has_no_chance() -> None:
    with pytest.raises(LookupError, match="projection"):
        NO_CHANCE.below(2)
    with pytest.raises(ValueError, match="32 bytes"):
        Seal(b"short")
