"""The rulebook's order: every rule and ruling of the specification, and our own after them."""

from speeltafel.engine.game import Section

RULEBOOK = (
    Section("setup", tuple(f"BS-SET-{n:02}" for n in range(1, 9))),
    Section("goal", ("BS-GOAL-01", "BS-GOAL-02", "BS-GOAL-03", "BS-COM-01")),
    Section("filling", ("BS-ROUND-01", "BS-ROW-01", "BS-ROW-02", "BS-ROW-03", "BS-ROW-04")),
    Section(
        "sailing",
        (
            "BS-EXE-01",
            "BS-EXE-02",
            "BS-EXE-03",
            "BS-CAL-01",
            "BS-CAL-02",
            "BS-CAL-03",
            "BS-DISC-01",
            "BS-REF-01",
            "BS-SINT-01",
        ),
    ),
    Section(
        "cards",
        (
            "BS-CARD-01",
            "BS-SAIL-01",
            "BS-STEAM-01",
            "BS-STEAM-02",
            "BS-STEAM-03",
            "BS-PAK-01",
            "BS-DEL-01",
            "BS-DEL-02",
            "BS-DEL-03",
            "BS-EDGE-01",
            "BS-UIT-00",
        ),
    ),
    Section("calendar", ("BS-KK-01", "BS-KK-02", "BS-KK-03")),
    Section(
        "parcels",
        (
            *(f"BS-PP-{n:02}" for n in range(1, 8)),
            *(f"BS-IC-{n:02}" for n in range(1, 7)),
        ),
    ),
    Section(
        "places",
        (
            *(f"BS-PL-{n:02}" for n in range(1, 7)),
            *(f"BS-DMG-{n:02}" for n in range(1, 5)),
        ),
    ),
    Section("pieten", tuple(f"BS-RP-{n:02}" for n in range(1, 7))),
    Section("rulings", tuple(f"BS-AMB-{n:02}" for n in range(1, 78))),
)

PHYSICAL: frozenset[str] = frozenset()
