"""A note laid over the seats: why a move was refused, what a number should have been, a tip."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from speeltafel.engine.moves import Refusal
from speeltafel.engine.view import Said, TableView
from speeltafel.terminal.voice import Voice


class Notice(Static, can_focus=True):
    """It stays until the next move, Enter or Esc; meanwhile Enter and Space do nothing else."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape", "close", show=False),
    ]

    DEFAULT_CSS = """
    Notice {
        layer: note; dock: top; margin: 1 1 0 1; height: auto; max-height: 14; display: none;
        padding: 0 1; border: round $warning; background: $panel; color: $foreground;
        border-title-color: $warning; border-title-style: bold; border-subtitle-color: $foreground;
    }
    """

    before: Widget | None = None
    """What the keys were for before."""
    rule = ""
    """The rule behind the note, where the rulebook opens."""

    def refuse(self, voice: Voice, refusal: Refusal) -> None:
        """Say which rule forbids a move, in the rule's own words."""
        reason, rule, sentence = voice.refusal(refusal).partition(f"[{refusal.rule}]")
        text = Content.assemble((reason, "bold"), "\n", (rule, "bold $accent"), sentence)
        self.lay(voice("refused"), text, voice("refused-keys"), refusal.rule)

    def misread(self, voice: Voice, view: TableView, text: str) -> None:
        """Say how moves are written."""
        notation = voice.game.notation
        facts = {"verbs": ", ".join(notation.verbs), "cards": ", ".join(notation.names[:4])}
        if view.moves:
            example = notation.write(view.moves[0].attempt.move())
            words = voice("unreadable-help", example=example, **facts)
        else:
            words = voice("unreadable-wait", **facts)
        self.lay(voice("unreadable", text=text), Content(words), voice("note-keys"))

    def correct(self, voice: Voice, said: int, answer: int) -> None:
        """Say the right number, kindly."""
        text = Content(voice("quiz-right-number", said=said, answer=answer))
        self.lay(voice("quiz-wrong"), text, voice("note-keys"))

    def advise(self, voice: Voice, move: str, why: Said) -> None:
        """Say what the coach would do, and why."""
        reason = voice.say(why)
        sentence = reason[:1].upper() + reason[1:]
        self.lay(
            voice("tip"), Content.assemble((f"{move}.", "bold"), "\n", sentence), voice("note-keys")
        )

    def lay(self, title: str, text: Content, keys: str, rule: str = "") -> None:
        self.border_title = title
        self.border_subtitle = keys
        self.rule = rule
        self.update(text)
        if not self.display:
            self.before = self.screen.focused
        self.display = True
        self.focus()

    def lift(self) -> None:
        self.rule = ""
        if self.display and self.has_focus and self.before is not None:
            self.before.focus()
        self.display = False

    def action_close(self) -> None:
        self.lift()

    def on_click(self) -> None:
        self.lift()
