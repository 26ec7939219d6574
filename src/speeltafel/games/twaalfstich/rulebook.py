"""The rulebook's order: every rule and ruling of the specification."""

from speeltafel.engine.game import Section

RULEBOOK = (
    Section("goal", ("12-GOAL-01", "12-MAT-01", "12-META-01")),
    Section("cards", ("12-CARD-01", "12-CARD-02", "12-CARD-03")),
    Section("preparation", ("12-DEAL-01", "12-DEAL-02", "12-DEAL-03", "12-TARGET-01")),
    Section(
        "play",
        (
            "12-TURN-01",
            "12-LEAD-01",
            "12-SUM-01",
            "12-SUM-02",
            "12-SUM-03",
            "12-TRICK-01",
            "12-TRICK-02",
            "12-TWELVE-01",
            "12-TWELVE-02",
            "12-MUST-01",
            "12-DRAW-01",
            "12-DRAW-02",
            "12-PASS-01",
        ),
    ),
    Section("round-end", ("12-REND-01", "12-REND-02", "12-REND-03", "12-REND-04")),
    Section(
        "scoring",
        ("12-SCORE-01", "12-SCORE-02", "12-SCORE-03", "12-END-01", "12-END-02", "12-END-03"),
    ),
    Section("variants", ("12-VAR-01", "12-PROF-01")),
    Section("rulings", tuple(f"12-AMB-{n:02}" for n in range(1, 31))),
)

PHYSICAL = frozenset({"12-MAT-01", "12-META-01"})
"""The contents of the box, and who made the game."""
