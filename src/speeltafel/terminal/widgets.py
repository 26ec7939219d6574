"""The parts of the table that the person touches or reads."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from speeltafel.engine.events import UNSEEN
from speeltafel.engine.view import Face
from speeltafel.terminal.faces import HandCard, hand_lines
from speeltafel.terminal.picking import CARD_KEYS, Picking

REMEMBERED = 400
"""So many sentences the log keeps."""
EDGES = 8
"""What a line of the move list needs besides the words: border, key, scrollbar."""


class Hand(Static, can_focus=True):
    """The person's cards."""

    DEFAULT_CSS = "Hand { height: 5; padding: 0 1; text-wrap: nowrap; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False),
        Binding("right", "go(1)", show=False),
        Binding("space", "touch(False)", show=False),
        Binding("enter", "touch(True)", show=False),
    ]

    class Touched(Message):
        """A card was clicked or picked; with Enter the person may mean to play."""

        def __init__(self, place: int, enter: bool) -> None:
            super().__init__()
            self.place = place
            self.enter = enter

    class Moved(Message):
        """The cursor has come, gone or moved."""

    cursor = 0
    count = 0

    def show(self, faces: Sequence[Face], picking: Picking, width: int) -> None:
        self.count = len(picking.cards)
        self.cursor = max(0, min(self.cursor, self.count - 1))
        cards = []
        for place, card in enumerate(picking.cards):
            usable, chosen = picking.usable(place), place in picking.chosen
            cards.append(
                HandCard(
                    card,
                    key=CARD_KEYS[place] if place < len(CARD_KEYS) else "",
                    usable=usable,
                    raised=chosen if picking.several else usable,
                    chosen=chosen,
                    cursor=self.has_focus and place == self.cursor,
                )
            )
        self.update(Content("\n").join(hand_lines(faces, cards, width)))

    def action_go(self, by: int) -> None:
        if self.count:
            self.cursor = (self.cursor + by) % self.count
        self.post_message(self.Moved())

    def action_touch(self, enter: bool) -> None:
        if self.count:
            self.post_message(self.Touched(self.cursor, enter))

    def on_focus(self) -> None:
        self.post_message(self.Moved())

    def on_blur(self) -> None:
        self.post_message(self.Moved())

    def on_click(self, event: events.Click) -> None:
        place = event.style.meta.get("place")
        if isinstance(place, int):
            self.cursor = place
            self.post_message(self.Touched(place, enter=False))


class Zones(Static):
    """What lies on the table; cards that may be picked can be clicked."""

    DEFAULT_CSS = "Zones { height: auto; padding: 0 1; text-wrap: nowrap; }"

    class Clicked(Message):
        def __init__(self, card: int) -> None:
            super().__init__()
            self.card = card

    def on_click(self, event: events.Click) -> None:
        card = event.style.meta.get("card")
        if isinstance(card, int) and card != UNSEEN:
            self.post_message(self.Clicked(card))


class Moves(OptionList):
    """The moves on offer, each with its key."""

    DEFAULT_CSS = """
    Moves {
        width: 5fr; height: 1fr; border: round $primary; padding: 0; background: $background;
        border-title-color: $foreground; scrollbar-size-vertical: 1;
    }
    Moves:focus {
        border: round $accent; background-tint: $background 0%; border-title-color: $accent;
        border-subtitle-color: $foreground;
    }
    """

    def show(
        self, title: str, hint: str, moves: Iterable[tuple[str, str, str]], reacts: bool = False
    ) -> None:
        """Offer moves: key, words, notation. The list stays as it is where nothing changed.

        Where somebody reacts nothing is chosen for them: a key meant for the turn would do it.
        """
        room = max(20, self.screen.size.width * 5 // 9 - EDGES)
        self.border_title = title
        self.border_subtitle = hint
        options = []
        for key, words, text in moves:
            label = (f" {key or ' '}  ", "bold $accent")
            options.append(Option(Content.assemble(label, indented(words, room)), id=text))
        if [str(o.prompt) for o in options] == [str(o.prompt) for o in self.options]:
            return
        self.set_options(options)
        self.highlighted = 0 if options and not reacts else None


def indented(words: str, width: int) -> str:
    """Words that go on in the next line below their beginning, not below the key."""
    return "\n    ".join(wrap(words, width))


class Log(RichLog):
    """What happened, in sentences; it can be scrolled back."""

    DEFAULT_CSS = """
    Log {
        width: 4fr; height: 1fr; border: round $primary; padding: 0 1;
        background: $background; scrollbar-size-vertical: 1; border-title-color: $foreground;
    }
    Log:focus { background-tint: $background 0%; border: round $accent; }
    """

    def __init__(self) -> None:
        super().__init__(wrap=True, min_width=0, max_lines=5 * REMEMBERED)
        self.sentences: list[tuple[str, bool]] = []

    def tell(self, sentences: Iterable[tuple[str, bool]]) -> None:
        """Add sentences; those about the person stand out."""
        for sentence, own in sentences:
            self.sentences.append((sentence, own))
            self.write(Text(sentence, style="bold" if own else ""))

    def retell(self, sentences: Iterable[tuple[str, bool]]) -> None:
        """Say everything anew: in another language, or on another screen's width."""
        kept = list(sentences)[-REMEMBERED:]
        self.clear()
        self.sentences = []
        self.tell(kept)

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self.retell(self.sentences)


class Keys(Static):
    """The commands that can always be given; each can be clicked."""

    DEFAULT_CSS = "Keys { dock: bottom; height: 1; padding: 0 1; background: $panel; }"

    async def on_click(self, event: events.Click) -> None:
        action = event.style.meta.get("action")
        if isinstance(action, str):
            await self.run_action(f"screen.{action}")
