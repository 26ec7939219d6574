"""A note laid over the seats: why a move was refused, or what a number should have been."""

from textual.content import Content
from textual.widgets import Static

from speeltafel.engine.moves import Refusal
from speeltafel.engine.view import TableView
from speeltafel.terminal.voice import Voice


class Note(Static):
    """It stays until the next move or Esc; the keys beside it keep working."""

    DEFAULT_CSS = """
    Note {
        layer: note; dock: top; margin: 1 1 0 1; height: auto; max-height: 14; display: none;
        padding: 0 1; border: round $warning; background: $panel; color: $foreground;
        border-title-color: $warning; border-title-style: bold; border-subtitle-color: $foreground;
    }
    """

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
            words = voice("unreadable-help", example=view.moves[0].text, **facts)
        else:
            words = voice("unreadable-wait", **facts)
        self.lay(voice("unreadable", text=text), Content(words), voice("note-keys"))

    def correct(self, voice: Voice, said: int, answer: int) -> None:
        """Say the right number, kindly."""
        text = Content(voice("quiz-right-number", said=said, answer=answer))
        self.lay(voice("quiz-wrong"), text, voice("note-keys"))

    def lay(self, title: str, text: Content, keys: str, rule: str = "") -> None:
        self.border_title = title
        self.border_subtitle = keys
        self.rule = rule
        self.update(text)
        self.display = True

    def lift(self) -> None:
        self.rule = ""
        self.display = False

    def on_click(self) -> None:
        self.lift()
