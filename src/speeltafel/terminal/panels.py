"""Panels over the table: scores, the end of a round and of the game, questions."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from speeltafel.engine.view import Quiz, Reckoned, TableView
from speeltafel.terminal.faces import QUIET, figure
from speeltafel.terminal.voice import Voice

LABEL = 10
WIDTH = 72
"""The room for text inside a panel."""
NUMBER = 8

YES = "yes"
RULES = "rules"
SHEET = "sheet"
AGAIN = "again"
QUIT = "quit"

LAST_ROUNDS = 8
"""So many rounds stand beside the reason why a game ended; the sheet has them all."""


def sheet(view: TableView, voice: Voice, rounds: int = 0) -> Content:
    """The points of every round (or of the last ones) below each other, and the totals.

    Figures that are no points, and stand alone, say what they count.
    """
    if view.unit and not view.sheet:
        return standing(view, voice)
    seats = range(len(view.seats))
    names = [voice.player(seat) for seat in seats]
    column = min((WIDTH - LABEL) // len(names), max(7, *[len(name) + 2 for name in names]))

    def line(label: str, cells: list[str], style: str) -> Content:
        shown = "".join(f" {cell[: column - 1]:>{column - 1}}" for cell in cells)
        return Content.styled(f"{label:<{LABEL}}{shown}", style)

    lines = [line("", names, "bold")]
    numbered = list(enumerate(view.sheet, 1))
    for number, row in numbered[-rounds:]:
        lines.append(
            line(voice("sheet-round", number=number), [figure(points) for points in row], "")
        )
    if not view.sheet:
        lines.append(Content.styled(voice("sheet-none"), QUIET))
    totals = [figure(seat.score) for seat in view.seats]
    lines.append(Content.styled("─" * (LABEL + column * len(names)), QUIET))
    lines.append(line(voice("sheet-total"), totals, "bold $accent"))
    return Content("\n").join(lines)


def standing(view: TableView, voice: Voice) -> Content:
    """What everybody has now who is not out."""
    names = [voice.player(seat) for seat in range(len(view.seats))]
    scores = ["–" if seat.out else voice.score(view.unit, seat.score) for seat in view.seats]
    long = max(map(len, names))
    rows = zip(names, scores, strict=True)
    return Content("\n".join(f"{name:<{long}}  {score}" for name, score in rows))


def reckoned(reckoning: tuple[Reckoned, ...], voice: Voice) -> Content:
    """What a round brought everybody, each part with its rule."""
    lines = []
    for one in reckoning:
        points = sum(part.points for part in one.parts)
        name = f"{voice.player(one.seat):<{WIDTH - 2 * NUMBER}}"
        figures = f"{signed(points):>{NUMBER}}{figure(one.total):>{NUMBER}}"
        lines.append(Content.assemble((name, "bold"), (figures, "bold $accent")))
        for part in one.parts:
            label = f"  {voice.say(part.label)} [{part.rule}]"
            room = WIDTH - 2 * NUMBER
            lines.append(Content.styled(f"{label:<{room}}{signed(part.points):>{NUMBER}}", QUIET))
    return Content("\n").join(lines)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else figure(points)


class Panel(ModalScreen[str]):
    """A box in the middle with a title, a text and the keys that it knows."""

    DEFAULT_CSS = """
    Panel { align: center middle; background: $background 60%; }
    Panel .box {
        width: 78; max-width: 100%; height: auto; max-height: 22; padding: 0 2;
        border: round $accent; background: $surface; border-title-color: $accent;
        border-title-style: bold; border-subtitle-color: $foreground;
        scrollbar-size-vertical: 1;
    }
    Panel OptionList, Panel OptionList:focus {
        height: auto; background: $surface; border: none; padding: 0; margin: 1 0 0 0;
    }
    Panel Input { margin: 1 0 0 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close('')", show=False)]

    def __init__(self, title: str, text: Content, keys: str = "") -> None:
        super().__init__()
        self.box_title = title
        self.text = text
        self.keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="box") as box:
            box.border_title = self.box_title
            box.border_subtitle = self.keys
            yield Static(self.text)

    def action_close(self, answer: str) -> None:
        self.dismiss(answer)


class SheetPanel(Panel):
    """The scores; any of the obvious keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s,enter,q", "close('')", show=False),
    ]

    def __init__(self, view: TableView, voice: Voice) -> None:
        super().__init__(voice("sheet"), sheet(view, voice), voice("sheet-keys"))

    def on_mount(self) -> None:
        """The totals stand at the end."""
        self.query_one(VerticalScroll).scroll_end(animate=False)


class RoundPanel(Panel):
    """A round is over: what it brought, before the next one goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "close('')", show=False),
    ]

    def __init__(
        self,
        view: TableView,
        voice: Voice,
        sentences: list[str],
        reckoning: tuple[Reckoned, ...] = (),
    ) -> None:
        if reckoning:
            text = reckoned(reckoning, voice)
        else:
            text = Content("\n\n").join([sheet(view, voice, 1), Content("\n".join(sentences))])
        title = voice("round-over", number=len(view.sheet))
        super().__init__(title, text, voice("round-keys"))


class EndPanel(Panel):
    """Who won, why it is over, and the scores."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,n", f"close('{AGAIN}')", show=False),
        Binding("question_mark", f"close('{RULES}')", show=False),
        Binding("s", f"close('{SHEET}')", show=False),
        Binding("q", f"close('{QUIT}')", show=False),
    ]

    def __init__(self, view: TableView, voice: Voice) -> None:
        rule = voice.texts.rule(view.ending)
        text = Content.assemble(
            (voice("end-why"), "bold"),
            f"\n{rule} ",
            (f"[{view.ending}]", QUIET),
            "\n\n",
            sheet(view, voice, LAST_ROUNDS),
        )
        super().__init__(winners(view, voice), text, voice("end-keys"))


def winners(view: TableView, voice: Voice) -> str:
    if view.winners == (view.seat,):
        return voice("won-you")
    if not view.winners:
        return voice("won-nobody")
    return voice("won", names=voice.players(view.winners), count=len(view.winners))


class Confirm(Panel):
    """Yes or no; closing it means no."""

    def __init__(self, title: str, text: str, yes: str, no: str) -> None:
        super().__init__(title, Content(text))
        self.answers = (Option(yes, id=YES), Option(no))

    def compose(self) -> ComposeResult:
        with Vertical(classes="box") as box:
            box.border_title = self.box_title
            yield Static(self.text)
            yield OptionList(*self.answers, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id or "")


class QuizPanel(Panel):
    """Asks for a number before a move counts; the answer is the number as it was typed."""

    def __init__(self, quiz: Quiz, voice: Voice) -> None:
        super().__init__(voice("quiz"), Content(voice.say(quiz.prompt)))
        self.hint = voice("quiz-number")

    def compose(self) -> ComposeResult:
        with Vertical(classes="box") as box:
            box.border_title = self.box_title
            yield Static(self.text)
            yield Input(placeholder=self.hint, type="integer", max_length=6)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.validation_result is not None and event.validation_result.is_valid:
            self.dismiss(event.value)
