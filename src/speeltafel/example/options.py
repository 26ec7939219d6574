"""What people may play differently, each with the rules that it changes."""

from speeltafel.engine.options import Flag, Number, Options

OPTIONS = Options(
    (
        Number("handSize", 5, "play", ("VB-DEAL-01",), 3, 6),
        Flag("lowWins", False, "play", ("VB-TRICK-01",)),
    )
)
