"""A game on paper."""

from pathlib import Path

from speeltafel.engine.errors import BadInput
from speeltafel.engine.registry import game as game_named
from speeltafel.print.choices import Wishes, choices_of
from speeltafel.print.document import printed

__all__ = ["Wishes", "print_game"]


def print_game(name: str, words: Wishes, out: Path | None) -> None:
    game = game_named(name)
    pdf = printed(game, choices_of(game, words))
    path = out or Path(f"{game.id}.pdf")
    try:
        path.write_bytes(pdf)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None
    print(f"{path}: {len(pdf) // 1000} kB")
