"""What the pages of reports, comparisons and sweeps have in common."""

from collections.abc import Mapping

from speeltafel.bots import SEARCH
from speeltafel.lab.counting.figures import Estimate
from speeltafel.lab.pages.page import Chapter, Values
from speeltafel.lab.pages.words import Words
from speeltafel.lab.playing.company import LAB_BUDGET


def values_of(name: str, row: list[Estimate]) -> Values:
    return Values(
        name, [one.value for one in row], [one.low for one in row], [one.high for one in row]
    )


def broken_off(words: Words, done: int, games: int) -> list[str]:
    """The note of a page whose games are not all played."""
    if done >= games:
        return []
    return [words("lead-broken-off", done=words.whole(done), games=words.whole(games))]


def method(
    words: Words, levels: tuple[str, ...], command: str, seconds: float | None = None
) -> Chapter:
    """How the figures were made; `command` makes them again."""
    sentences = [words("method-deals"), words("method-intervals")]
    if SEARCH in levels:
        sentences.append(words("method-search", budget=LAB_BUDGET))
    if seconds is not None:
        sentences.append(words("method-time", minutes=words.number(seconds / 60)))
    if command:
        sentences.append(words("method-again", command=command))
    return Chapter(words("method"), sentences)


def changed_options(words: Words, players: int, options: Mapping[str, object]) -> Chapter:
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
    return Chapter(words("options"), [] if changed else [words("options-default")], points=changed)
