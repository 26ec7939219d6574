"""Golden playthroughs are there, and lead to what they say: a change of behaviour is noticed."""

from speeltafel.conformance.tried import Tried
from speeltafel.engine.conformance import Nonconforming, require
from speeltafel.engine.errors import BadInput
from speeltafel.engine.game import Game
from speeltafel.engine.journal import load

MAKE = "python -m speeltafel.lab.checks.golden"


def check_playthroughs(game: Game, tried: Tried) -> None:
    paths = sorted((game.folder / "playthroughs").glob("*.jsonl"))
    require(bool(paths), "playthroughs", f"there are none: {MAKE} {game.id}")
    for path in paths:
        try:
            journal = load(path.read_text("utf-8"), game)
            journal.verify()
        except BadInput as error:
            raise Nonconforming(f"playthroughs: {path.name}: {error}") from None
        require(journal.closing is not None, "playthroughs", f"{path.name} is cut short")
        tried.count("playthroughs")
