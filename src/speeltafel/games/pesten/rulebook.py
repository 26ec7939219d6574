"""The rulebook's order: every rule and ruling of the specification, and our own from 66 on."""

from speeltafel.engine.game import Section


def numbered(stem: str, last: int) -> tuple[str, ...]:
    return tuple(f"{stem}-{n:02}" for n in range(1, last + 1))


RULEBOOK = (
    Section("needs", (*numbered("PE-MAT", 3), *numbered("PE-PREP", 3))),
    Section("turn", (*numbered("PE-PLAY", 4), *numbered("PE-PASS", 2), "PE-END-01")),
    Section(
        "combinations",
        (
            *numbered("PE-COMBO", 3),
            *numbered("PE-VAL", 3),
            *numbered("PE-ACE", 6),
            *numbered("PE-JOK", 2),
        ),
    ),
    Section(
        "drawing",
        (*numbered("PE-DRAW", 2), *numbered("PE-CHAIN", 5), *numbered("PE-POT", 2)),
    ),
    Section("trading", numbered("PE-TRADE", 3)),
    Section(
        "special",
        (
            "PE-UNO-01",
            "PE-LAST-01",
            "PE-SEVEN-01",
            "PE-EIGHT-01",
            "PE-JACK-01",
            "PE-KING-01",
            *numbered("PE-TWO", 2),
            "PE-NINE-01",
            *numbered("PE-RUN", 2),
            "PE-BLUFF-01",
            *numbered("PE-FIN", 3),
        ),
    ),
    Section("elimination", numbered("PE-OUT", 4)),
    Section("rulings", numbered("PE-AMB", 72)),
)

PHYSICAL = frozenset({"PE-MAT-02", "PE-TRADE-02", "PE-AMB-40"})
"""How many dice lie on the table, and what a trade is good for."""
