"""What the pages of reports, comparisons and sweeps have in common."""

from collections.abc import Mapping

from speeltafel.bots import SEARCH
from speeltafel.lab.company import LAB_BUDGET
from speeltafel.lab.figures import Estimate
from speeltafel.lab.page import Section, Series
from speeltafel.lab.words import Words


def series_of(name: str, row: list[Estimate]) -> Series:
    return Series(
        name, [one.value for one in row], [one.low for one in row], [one.high for one in row]
    )


def broken_off(words: Words, done: int, games: int) -> list[str]:
    """The note of a page whose games are not all played."""
    if done >= games:
        return []
    return [words("lead-broken-off", done=words.whole(done), games=words.whole(games))]


def method(words: Words, levels: tuple[str, ...], command: str) -> Section:
    """How the figures were made; `command` makes them again."""
    sentences = [words("method-deals"), words("method-intervals")]
    if SEARCH in levels:
        sentences.append(words("method-search", budget=LAB_BUDGET))
    if command:
        sentences.append(words("method-again", command=command))
    return Section(words("method"), sentences)


def changed_options(words: Words, players: int, options: Mapping[str, object]) -> Section:
    """Under which rules it was played, as far as they are not the usual ones."""
    values = words.game.setup(players, options).options
    usual = words.game.options.read({}, players)
    changed = [
        words(
            "option-changed",
            option=words.text(f"option-{name}"),
            value=words.value(name, value),
            usual=words.value(name, usual[name]),
        )
        for name, value in values.items()
        if value != usual[name]
    ]
    return Section(words("options"), [] if changed else [words("options-default")], points=changed)
