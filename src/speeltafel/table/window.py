"""A reaction window among people: open equally long for everybody, whatever anybody holds.

People's answers are kept until it closes, so that nobody can tell from an acknowledgement who has
answered what. It closes when everybody who wants to be asked has answered, or when its time is up:
whoever has said nothing by then gives the answer that he settled beforehand. It lasts as long as
the table's option says, also for one person among bots; where nobody wants to be asked, a pause.

A seat may be handed over or taken back while a window is open: whoever is a person when something
is decided counts as one. When the window closes was told when it opened, and stays so.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from speeltafel.engine.questions import Question
from speeltafel.table.authority import Table
from speeltafel.table.pace import Pace
from speeltafel.table.turns import Job

ASK = "ask"
EAGER = "auto"
NEVER = "never"
REFLEXES = (ASK, EAGER, NEVER)
"""What a person wants done with windows: be asked, react without being asked, or let all be."""


@dataclass
class Window:
    """An open window, when it closes, and what people have answered so far."""

    table: Table
    question: Question
    until: float
    held: dict[int, Job] = field(default_factory=dict)
    reflexes: Mapping[int, str] = field(default_factory=dict)
    """What people want done with windows."""
    late: list[Job] = field(default_factory=list)
    """Answers of persons for whom it is closed; they are told when it is closed for all."""

    @property
    def persons(self) -> list[int]:
        """Who is asked and plays for himself now."""
        return persons_asked(self.table, self.question)

    def holds_answer_of(self, seat: int) -> bool:
        """Whether an answer has to wait for the end: it would tell the other persons something."""
        persons = self.persons
        return len(persons) > 1 and seat in persons

    def is_closed_for(self, seat: int) -> bool:
        """Whether a person has answered, or gave by saying nothing what he settled beforehand."""
        return seat in self.question.answers and seat in self.persons

    def is_due(self, now: float) -> bool:
        if now >= self.until:
            return True
        asked = [seat for seat in self.persons if wants_asking(self.reflexes, seat)]
        return bool(asked) and all(
            seat in self.question.answers or seat in self.held for seat in asked
        )


def wants_asking(reflexes: Mapping[int, str], seat: int) -> bool:
    return reflexes.get(seat, ASK) == ASK


def persons_asked(table: Table, question: Question) -> list[int]:
    return [seat for seat in question.asked if not table.seats[seat].bot]


def window_of(
    table: Table, pace: Pace, reflexes: Mapping[int, str], now: Callable[[], float]
) -> Window | None:
    """The window that the table's last question opens, if it is one."""
    state = table.state
    if state is None or not state.questions:
        return None
    seconds = state.window_seconds() * pace.windows
    if not seconds:
        return None
    question = state.questions[-1]
    persons = persons_asked(table, question)
    if not any(wants_asking(reflexes, seat) for seat in persons):
        seconds = min(seconds, pace.pause)
    return Window(table, question, now() + seconds, reflexes=reflexes)
