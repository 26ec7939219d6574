"""The table as a person plays at it: picking moves, giving commands, waiting for the bots."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.widgets import Input, OptionList

from speeltafel.engine.events import EVERYONE, Event
from speeltafel.engine.moves import IllegalMove
from speeltafel.engine.notation import NotationError
from speeltafel.engine.view import Attempt, attempt
from speeltafel.terminal.layout import THEN, TableLayout
from speeltafel.terminal.match import NO_BOT, PERSON, Solo
from speeltafel.terminal.note import Notice
from speeltafel.terminal.panels import (
    AGAIN,
    QUIT,
    RULES,
    SHEET,
    YES,
    Confirm,
    EndPanel,
    QuizPanel,
    RoundPanel,
    SheetPanel,
)
from speeltafel.terminal.picking import Offer, offer
from speeltafel.terminal.rulebook import Rulebook
from speeltafel.terminal.voice import Voice
from speeltafel.terminal.widgets import Hand, Log, Moves, Zones

QUICK = 0.2
"""The part of a pause that is left at a quick pace, or when there was nothing to see."""


class TableScreen(TableLayout):
    """One match; it is left with AGAIN or QUIT."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("colon", "type", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("s", "sheet", show=False),
        Binding("t", "tip", show=False),
        Binding("f", "pace", show=False),
        Binding("l", "language", show=False),
        Binding("n", "new", show=False),
        Binding("q", "quit", show=False),
        Binding("escape", "clear", show=False),
        Binding("left,right", "to_hand", show=False),
        Binding("up,down", "to_moves", show=False),
        Binding("pageup", "log(-1)", show=False),
        Binding("pagedown", "log(1)", show=False),
    ]

    def __init__(self, table: Solo, voice: Voice, pause: float) -> None:
        super().__init__(table, voice)
        self.pause = pause
        self.timer: Timer | None = None
        self.saw_something = True

    def on_screen_resume(self) -> None:
        """A panel has closed, or the match begins: the table goes on."""
        self.go_on()

    # The course of the match.

    def go_on(self) -> None:
        """Let the next bot move, after a pause in which the person can see the last move."""
        if self.timer is not None:
            self.timer.stop()
        if self.table.next_bot() == NO_BOT:
            return
        slow = self.saw_something and not self.quick
        if self.pause:
            self.timer = self.set_timer(self.pause * (1 if slow else QUICK), self.move_bot)
        else:
            self.call_later(self.move_bot)

    def move_bot(self) -> None:
        if self.app.screen is self and self.table.next_bot() != NO_BOT:
            self.happened(self.table.move_bot())

    def happened(self, events: list[Event]) -> None:
        """A move was made: show it, and stop at the end of a round or of the game."""
        rounds = len(self.view.sheet)
        self.saw_something = bool(events)
        self.look()
        self.draw()
        if self.table.over:
            self.app.push_screen(EndPanel(self.view, self.voice), self.ended)
        elif len(self.view.sheet) > rounds:
            # what only some saw belongs to the new deal
            public = [event for event in events if event.audience == EVERYONE]
            told = [sentence for sentence, _ in self.sentences(public)]
            self.app.push_screen(RoundPanel(self.view, self.voice, told, self.table.reckoning()))
        else:
            self.go_on()

    def ended(self, answer: str | None) -> None:
        if answer in (AGAIN, QUIT):
            self.dismiss(answer)
        elif answer == RULES:
            self.open_rules(self.view.ending)
        elif answer == SHEET:
            self.action_sheet()

    # Picking a move.

    def choose(self, move: Offer) -> None:
        """Make a move of the list, after its quiz if it has one."""
        if move.quiz is None:
            self.submit(move.attempts)
            return
        quiz = move.quiz

        def answered(said: str | None) -> None:
            if said and self.submit(move.attempts) and int(said) != quiz.answer:
                self.query_one(Notice).correct(self.voice, int(said), quiz.answer)

        self.app.push_screen(QuizPanel(quiz, self.voice), answered)

    def submit(self, attempts: Sequence[Attempt]) -> bool:
        """Make moves one after another, or say why not."""
        told: list[Event] = []
        try:
            for one in attempts:
                told += self.table.submit(one.move())
        except IllegalMove as error:
            if told:
                self.happened(told)
            self.query_one(Notice).refuse(self.voice, error.refusal)
            return False
        self.query_one(Notice).lift()
        self.happened(told)
        return True

    def submit_text(self, text: str) -> None:
        """Make the moves that somebody has typed."""
        try:
            moves = [self.table.state.read(PERSON, part) for part in text.split(THEN)]
        except NotationError:
            self.query_one(Notice).misread(self.voice, self.view, text)
        else:
            self.submit([attempt(move) for move in moves])

    def pick(self, place: int) -> None:
        """A card of the hand: play it, choose it for a move of several, or say why neither."""
        picking = self.picking
        card = picking.cards[place]
        if picking.in_no_move(place):
            self.explain((card,))
        elif not picking.several and len(picking.moves_of(card)) == 1:
            self.choose(picking.moves_of(card)[0])
        else:
            picking.toggle(place)
            self.query_one(Notice).lift()
            self.draw_picking()

    def play_chosen(self) -> None:
        """Enter on the hand: play what is chosen, if that is one move."""
        exact = self.picking.exact()
        if len(exact) == 1:
            self.choose(exact[0])
        elif exact:
            self.query_one(Moves).focus()
        else:
            self.explain(self.picking.chosen_cards())

    def explain(self, cards: tuple[int, ...]) -> None:
        refusal = self.table.why_not(cards)
        if refusal is not None:
            self.query_one(Notice).refuse(self.voice, refusal)

    # What the person does.

    def on_key(self, event: events.Key) -> None:
        """A digit is a card of the hand, a letter a move of the list."""
        key = event.character or ""
        place, move = self.picking.place_of(key), self.picking.by_key(key)
        if place is not None:
            self.pick(place)
        elif move is not None:
            self.choose(move)

    def on_hand_touched(self, event: Hand.Touched) -> None:
        picking = self.picking
        if event.enter and picking.chosen:
            self.play_chosen()
        elif event.place < len(picking.cards):
            self.pick(event.place)

    def on_hand_moved(self) -> None:
        self.draw_picking()

    def on_zones_clicked(self, event: Zones.Clicked) -> None:
        moves = self.picking.moves_of(event.card)
        if len(moves) == 1:
            self.choose(moves[0])
        elif not moves:
            self.explain((event.card,))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        for move in self.picking.offered():
            if self.named(move) == event.option_id:
                self.choose(move)
                return

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self.close_entry()
        if text:
            self.submit_text(text)

    # Commands.

    def action_type(self) -> None:
        entry = self.query_one("#entry", Input)
        moves = self.view.moves
        example = self.named(offer(moves[0])) if moves else ""
        entry.placeholder = (
            self.voice("type", example=example) if moves else self.voice("type-wait")
        )
        entry.display = True
        entry.focus()

    def close_entry(self) -> None:
        entry = self.query_one("#entry", Input)
        entry.value = ""
        entry.display = False
        self.query_one(Moves).focus()

    def action_clear(self) -> None:
        """Back to a clear table: no entry, no note, nothing chosen."""
        self.close_entry()
        self.query_one(Notice).lift()
        self.picking.chosen.clear()
        self.draw_picking()

    def action_rules(self) -> None:
        self.open_rules(self.query_one(Notice).rule)

    def open_rules(self, rule: str) -> None:
        book = Rulebook(self.table.game, self.table.state.setup, self.voice, rule)
        self.app.push_screen(book, self.speak)

    def action_language(self) -> None:
        self.speak(self.voice.other())

    def action_sheet(self) -> None:
        self.app.push_screen(SheetPanel(self.view, self.voice))

    def action_tip(self) -> None:
        """What would you do? A move with its reason, where there is something to decide."""
        told = self.table.tip()
        if told is None:
            return
        named = attempt(told.move)
        offered = [self.voice.say(move.label) for move in self.view.moves if move.attempt == named]
        words = offered[0] if offered else self.table.state.write(told.move)
        self.query_one(Notice).advise(self.voice, words, told.why)

    def action_pace(self) -> None:
        self.quick = not self.quick
        self.draw()

    def action_log(self, pages: int) -> None:
        log = self.query_one(Log)
        log.scroll_relative(y=pages * max(1, log.size.height - 1), animate=False)

    def action_to_hand(self) -> None:
        self.query_one(Hand).focus()

    def action_to_moves(self) -> None:
        self.query_one(Moves).focus()

    def action_new(self) -> None:
        self.leave("new", AGAIN)

    def action_quit(self) -> None:
        self.leave("quit", QUIT)

    def leave(self, about: str, then: str) -> None:
        """Leave this match; one that is not over only after asking."""
        voice = self.voice
        if self.table.over:
            self.dismiss(then)
            return

        def answered(answer: str | None) -> None:
            if answer == YES:
                self.dismiss(then)

        yes, no = voice(f"{about}-yes"), voice(f"{about}-no")
        self.app.push_screen(Confirm(voice(about), voice(f"{about}-text"), yes, no), answered)
