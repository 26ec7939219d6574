"""The rulebook's order: every rule and ruling of the specification."""

from speeltafel.engine.game import Section

RULEBOOK = (
    Section("goal", ("ED-GEN-01", "ED-META-01")),
    Section("preparation", ("ED-PREP-01", "ED-PREP-02", "ED-PREP-03")),
    Section("play", ("ED-TURN-01", "ED-TURN-02", "ED-DRAW-01", "ED-DRAW-02")),
    Section("points", ("ED-PTS-01",)),
    Section("round-end", tuple(f"ED-CALL-{n:02}" for n in range(1, 6))),
    Section("game-end", ("ED-END-01", "ED-END-02")),
    Section(
        "extra",
        (
            "ED-SET-01",
            "ED-SET-02",
            "ED-RUN-01",
            "ED-RUN-02",
            "ED-SET-03",
            "ED-69-01",
            "ED-69-02",
            "ED-123-01",
            "ED-YEAR-01",
            "ED-EMPTY-01",
        ),
    ),
    Section("rulings", tuple(f"ED-AMB-{n:02}" for n in range(1, 40))),
)

PHYSICAL = frozenset({"ED-PREP-03", "ED-META-01"})
"""Who writes down the points, and where to send suggestions."""
