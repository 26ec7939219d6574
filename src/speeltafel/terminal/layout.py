"""The table on the screen: where everything stands, drawn from the person's view."""

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from speeltafel.engine.events import Event
from speeltafel.engine.view import Face
from speeltafel.terminal import board, lines
from speeltafel.terminal.faces import HAND_HEIGHT
from speeltafel.terminal.match import PERSON, Solo
from speeltafel.terminal.note import Notice
from speeltafel.terminal.picking import Letters, Offer, Picking
from speeltafel.terminal.signs import signed_faces
from speeltafel.terminal.voice import Voice
from speeltafel.terminal.widgets import Hand, Keys, Log, Moves, Zones

THEN = "; "
"""Between the moves of a series, which are made one after another."""
LINES_AROUND = 4
"""Head, keys, and a prompt of two lines."""
LEAST_BOTTOM = 5
ONE_COLUMN = 7
"""So many seats have a line each; more stand in two columns, unless the screen is tall."""
TALL = 32
AIR = 4
"""The empty lines on a tall screen."""


class TableLayout(Screen[str]):
    """Head, seats, zones, prompt, hand; below them the moves beside the log."""

    DEFAULT_CSS = """
    TableLayout { layers: table note; }
    TableLayout #head { height: 1; padding: 0 1; background: $primary; color: $text; }
    TableLayout #seats { height: auto; text-wrap: nowrap; }
    TableLayout #table { height: auto; scrollbar-size-vertical: 1; }
    TableLayout #prompt { height: auto; max-height: 2; padding: 0 1; background: $boost; }
    TableLayout #bottom { height: 1fr; min-height: 5; }
    TableLayout.-tall #seats { margin: 1 0; }
    TableLayout.-tall #table { margin: 0 0 1 0; }
    TableLayout.-tall Hand { margin: 0 0 1 0; }
    TableLayout #entry {
        dock: bottom; height: 1; border: none; padding: 0 1; display: none; background: $secondary;
    }
    """

    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012 (as textual has it)

    def __init__(self, table: Solo, voice: Voice) -> None:
        super().__init__()
        self.table = table
        self.voice = voice
        self.quick = False
        self.logged = 0
        self.letters = Letters()
        self.look()

    def look(self) -> None:
        """See the table anew; what was chosen is dropped."""
        self.view = self.table.view()
        self.picking = Picking(self.table.game, self.view, self.letters)

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="seats")
        with VerticalScroll(id="table", can_focus=False):
            yield Zones()
        yield Static(id="prompt")
        yield Hand()
        with Horizontal(id="bottom"):
            yield Moves(markup=False)
            yield Log()
        yield Keys()
        yield Input(id="entry")
        yield Notice()

    def on_mount(self) -> None:
        self.query_one(Moves).focus()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        view, voice, width = self.view, self.voice, self.size.width - 2
        faces = self.faces()
        room = self.room_for_zones()
        # Beside what does not fit stands a bar to scroll it by.
        zones = board.zones(view, voice, faces, width - 1, room)
        is_cut = zones.plain.count("\n") >= room
        head = lines.head(view, voice, self.quick, width, is_cut)
        self.query_one("#head", Static).update(head)
        columns = self.seat_columns()
        self.query_one("#seats", Static).update(board.seats(view, voice, width + 1, columns))
        self.query_one(Zones).update(zones)
        self.query_one("#prompt", Static).update(lines.prompt(view, voice))
        self.query_one(Keys).update(lines.keys(voice, self.quick))
        self.draw_log()
        self.draw_picking()
        self.query_one("#table").styles.max_height = room

    def seat_columns(self) -> int:
        return 1 if len(self.view.seats) <= ONE_COLUMN or self.size.height >= TALL else 2

    def room_for_zones(self) -> int:
        """The lines that the zones may have; where they need more they scroll."""
        seats = -(-len(self.view.seats) // self.seat_columns())
        hand = HAND_HEIGHT if self.picking.cards else 0
        air = AIR if self.size.height >= TALL else 0
        return max(4, self.size.height - seats - hand - air - LINES_AROUND - LEAST_BOTTOM)

    def draw_picking(self) -> None:
        picking = self.picking
        hand = self.query_one(Hand)
        hand.display = bool(picking.cards)
        hand.show(self.faces(), picking, self.size.width - 2)
        if self.view.ending:
            title = self.voice("over")
        elif not picking.moves:
            title = self.voice("waiting")
        elif not picking.chosen:
            title = self.voice("your-move")
        else:
            title = self.voice("with-chosen" if picking.exact() else "growing")
        offered = zip(picking.keys(), picking.offered(), strict=True)
        self.query_one(Moves).show(
            title,
            self.hint(),
            [(key, self.words(move), self.named(move)) for key, move in offered],
            reacts=bool(self.view.window),
        )

    def faces(self) -> tuple[Face, ...]:
        game = self.table.game
        return signed_faces(game, self.view.faces or game.faces, self.voice.language)

    def hint(self) -> str:
        if self.view.ending:
            return self.voice("key-again")
        return self.voice("key-several" if self.picking.several else "key-single")

    def named(self, move: Offer) -> str:
        """A move in notation, as it can be typed."""
        write = self.table.game.notation.write
        return THEN.join([write(attempt.move()) for attempt in move.attempts])

    def words(self, move: Offer) -> str:
        """What to call a move; several cards are shown too, for their names take too much room."""
        words = self.voice.say(move.label)
        if len(move.cards) < 2:
            return words
        faces = [self.faces()[card] for card in move.cards]
        return " ".join([face.text + face.marks + face.symbol for face in faces] + [words])

    def draw_log(self) -> None:
        log = self.query_one(Log)
        log.border_title = self.voice("log")
        log.tell(self.sentences(self.table.told[self.logged :]))
        self.logged = len(self.table.told)

    def sentences(self, events: list[Event]) -> list[tuple[str, bool]]:
        """What happened in words, and whether it happened to the person."""
        told = [(self.voice.event(event), event.seat == PERSON) for event in events]
        return [(sentence, is_own) for sentence, is_own in told if sentence]

    def speak(self, voice: Voice | None) -> None:
        """Say everything in this language from now on."""
        if voice is None or voice.language == self.voice.language:
            return
        self.voice = voice
        self.query_one(Notice).lift()
        self.query_one(Log).retell(self.sentences(self.table.told))
        self.draw()
