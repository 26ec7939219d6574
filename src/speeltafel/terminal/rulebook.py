"""The rulebook on the screen: how to play, all rules, the options in force; searchable."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from speeltafel.chapters import BookChapter, Passage, chapters
from speeltafel.engine.game import Game, Section
from speeltafel.engine.setup import Setup
from speeltafel.terminal.faces import QUIET
from speeltafel.terminal.voice import Voice


class Rulebook(ModalScreen[Voice]):
    """How a game is played, then all its rules; closing it tells in which language it was read."""

    DEFAULT_CSS = """
    Rulebook { background: $background; }
    Rulebook #title {
        height: 1; padding: 0 1; background: $primary; color: $text; text-style: bold;
    }
    Rulebook #book {
        height: 1fr; border: none; padding: 0 1; background: $background;
        scrollbar-size-vertical: 1; background-tint: $background 0%;
    }
    Rulebook #book > .option-list--option-highlighted {
        background: $panel; color: $foreground; text-style: none;
    }
    Rulebook #book > .option-list--option-disabled { color: $foreground; }
    Rulebook #search { display: none; height: 1; border: none; padding: 0 1; background: $panel; }
    Rulebook #hint { height: 1; padding: 0 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark", "back", show=False),
        Binding("slash", "search", show=False),
        Binding("l", "language", show=False),
    ]

    def __init__(self, game: Game, setup: Setup, voice: Voice, rule: str) -> None:
        super().__init__()
        self.game = game
        self.voice = voice
        self.setup = setup
        self.rule = rule
        self.wanted = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield OptionList(id="book", markup=False)
        yield Input(id="search")
        yield Static(id="hint", markup=False)

    def on_mount(self) -> None:
        self.show()
        self.book.focus()

    @property
    def book(self) -> OptionList:
        return self.query_one("#book", OptionList)

    def show(self) -> None:
        """Fill the book with the rules that are looked for, and go to the marked one."""
        voice = self.voice
        self.query_one("#title", Static).update(
            voice("rules", game=voice.texts("game-name")) + " — " + voice.texts("game-tagline")
        )
        self.query_one("#hint", Static).update(voice("rules-keys"))
        self.query_one("#search", Input).placeholder = voice("rules-search")
        entries = [entry for one in chapters(self.game, voice.language) for entry in self.told(one)]
        entries += [entry for part in self.game.rulebook for entry in self.entries(part)]
        if not entries:
            entries = [Option(voice("rules-none", text=self.wanted), disabled=True)]
        self.book.set_options(entries)
        self.go_to(self.rule)

    def go_to(self, rule: str) -> None:
        ids = [entry.id for entry in self.book.options]
        named = [at for at, name in enumerate(ids) if name]
        self.book.highlighted = ids.index(rule) if rule in ids else next(iter(named), None)
        if rule:
            self.call_after_refresh(self.bring_up)

    def bring_up(self) -> None:
        """Scroll the marked rule to the top, with a glimpse of the one before."""
        self.book.scroll_to_highlight(top=True)
        self.book.scroll_relative(y=-2, animate=False)

    def told(self, chapter: BookChapter) -> list[Option]:
        """A chapter's title and its paragraphs, as far as they hold what is looked for."""
        found = [
            Option(paragraph(chapter, number, one), id=f"{chapter.key} {number}")
            for number, one in enumerate(chapter.passages, 1)
            if self.wanted in f"{one.name} {one.text}".lower()
        ]
        return [heading(chapter.title), *found] if found else []

    def entries(self, section: Section) -> list[Option]:
        """A section's title and its rules, as far as they hold what is looked for."""
        rules = [rule for rule in section.rules if self.holds(rule)]
        if not rules:
            return []
        title = self.voice.texts(f"section-{section.key}")
        return [heading(title), *[Option(self.entry(rule), id=rule) for rule in rules]]

    def holds(self, rule: str) -> bool:
        return self.wanted in f"{rule} {self.voice.texts.rule(rule)}".lower()

    def entry(self, rule: str) -> Content:
        parts = [Content.assemble((rule, "bold $accent"), f"  {self.voice.texts.rule(rule)}")]
        if rule in self.game.physical:
            parts.append(Content.styled(f"  ({self.voice('rules-physical')})", "italic"))
        for option in self.game.options.all:
            if rule in option.rules:
                value = self.setup.options[option.name]
                changed = value != option.read(option.default, self.setup.players)
                mark = "◆" if changed else "◇"
                style = "bold $warning" if changed else QUIET
                parts.append(
                    Content.styled(f"\n  {mark} {self.voice.option(option, value)}", style)
                )
        return Content("").join([*parts, "\n"])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option.id:
            self.rule = event.option.id

    def action_language(self) -> None:
        self.voice = self.voice.other()
        self.show()

    def action_search(self) -> None:
        search = self.query_one("#search", Input)
        search.display = True
        search.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.wanted = event.value.strip().lower()
        self.show()

    def on_input_submitted(self) -> None:
        self.book.focus()

    def action_back(self) -> None:
        """Leave the search first, then the book."""
        search = self.query_one("#search", Input)
        if search.display:
            search.value = ""
            search.display = False
            self.book.focus()
        else:
            self.dismiss(self.voice)


def heading(title: str) -> Option:
    return Option(Content.styled(f"{title}\n", "bold underline"), disabled=True)


def paragraph(chapter: BookChapter, number: int, passage: Passage) -> Content:
    """A paragraph below its number or name, and the ids of the rules that it tells in short."""
    name = f"{number}" if chapter.is_numbered else passage.name
    head = [Content.styled(f"{name}  ", "bold")] if name else []
    rules = [Content.styled(f"\n  {' '.join(passage.rules)}", QUIET)] if passage.rules else []
    return Content("").join([*head, Content(passage.text), *rules, Content("\n")])
