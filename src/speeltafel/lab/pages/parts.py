"""What the pages of reports, comparisons and sweeps have in common."""

from dataclasses import replace

from speeltafel.bots import SEARCH
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.options import Choice
from speeltafel.lab.counting import watch
from speeltafel.lab.counting.figures import Estimate
from speeltafel.lab.pages.page import Chapter, Values
from speeltafel.lab.pages.words import Words
from speeltafel.lab.playing.company import LAB_BUDGET
from speeltafel.lab.playing.order import Order

AUTO = "auto"
"""The value of an option that is left to the number of players."""


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


def cards_in_play(game: Game, order: Order) -> int:
    """How many there are once it is dealt."""
    zones = game.deal(order.players, order.seed, order.options, quiet=True).zones()
    return sum(len(zone.cards) for zone in zones)


def came_to(game: Game, order: Order) -> dict[str, object]:
    """The options that are left to the number of players, and what they came to.

    That is the one other value that gives as many cards, where not all of them do.
    """
    values = game.setup(order.players, order.options).options
    cards = cards_in_play(game, order)
    found: dict[str, object] = {}
    for option in game.options.all:
        if not isinstance(option, Choice) or values[option.name] != AUTO:
            continue
        others = [value for value in option.values if value != AUTO]
        same = [value for value in others if cards_with(game, order, option.name, value) == cards]
        if len(same) == 1 < len(others):
            found[option.name] = same[0]
    return found


def cards_with(game: Game, order: Order, option: str, value: object) -> int | None:
    """How many there would be; None where so many players cannot be dealt to."""
    try:
        return cards_in_play(game, replace(order, options={**order.options, option: value}))
    except BadInput:
        return None


def thinking_time(words: Words) -> str:
    """How minutes are reckoned; decisions may be more and minutes fewer."""
    return words("length-about", free=watch.FREE, forced=watch.FORCED, round=watch.ROUND)


def changed_options(words: Words, order: Order) -> Chapter:
    """Under which rules it was played, as far as they are not the usual ones; and the cards."""
    values = words.game.setup(order.players, order.options).options
    usual = words.game.options.read({}, order.players)
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
    cards = words.whole(cards_in_play(words.game, order))
    about = [words("options-cards", players=order.players, cards=cards)]
    if settled := came_to(words.game, order):
        about.append(words("options-auto", setting=words.setting(settled)))
    if not changed:
        about.append(words("options-default"))
    return Chapter(words("options"), about, points=changed)
