"""The run: seven single cards in a row, and who gives where there is too little to draw."""

from speeltafel.engine.questions import Question
from speeltafel.games.pesten import events
from speeltafel.games.pesten.state import Pesten


def count_for_run(table: Pesten, seat: int) -> None:
    """PE-AMB-47: a card counts when it is laid; PE-AMB-48: of another player it starts anew."""
    if seat != table.run_by:
        break_run(table, seat)
    table.run += 1


def break_run(table: Pesten, seat: int) -> None:
    table.run_by = seat
    table.run = 0
    table.run_paid = False


def run_is_due(table: Pesten) -> bool:
    """PE-RUN-01: so many cards in a row; only once in a run."""
    return table.run >= table.house.run_length and not table.run_paid


def asks_gifts(table: Pesten) -> bool:
    """PE-RUN-02: everybody else gives one or two cards; PE-AMB-30: never his last one.

    Whether somebody is asked: when nobody is short any more, play goes on.
    """
    while table.short:
        receiver = table.short[0]
        givers = givers_to(table, receiver)
        if givers:
            if not table.quiet:
                table.tell(events.SHORT, receiver)
            table.ask(Question("give", givers, secret=True, number=receiver))
            return True
        table.short = table.short[1:]
    return False


def givers_to(table: Pesten, receiver: int) -> tuple[int, ...]:
    return tuple(
        [seat for seat in table.in_game() if seat != receiver and len(table.hands[seat]) > 1]
    )
