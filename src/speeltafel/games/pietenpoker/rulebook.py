"""The rulebook's order: every rule and ruling of the specification."""

from speeltafel.engine.game import Section


def numbered(prefix: str, last: int, first: int = 1) -> tuple[str, ...]:
    return tuple(f"PP-{prefix}-{n:02}" for n in range(first, last + 1))


RULEBOOK = (
    Section("setup", numbered("SET", 2)),
    Section("goal", (*numbered("GOAL", 2), "PP-FLOW-01")),
    Section("bidding", (*numbered("DEAL", 4), *numbered("REV", 2), *numbered("BID", 8))),
    Section("scoring", numbered("SCO", 7)),
    Section("extras", ("PP-UIT-00",)),
    Section("surprise", numbered("SUR", 4)),
    Section("multiples", numbered("MULT", 3)),
    Section(
        "speculaas",
        (
            "PP-SPEC-00",
            "PP-OVER-01",
            "PP-WISSEL-01",
            *numbered("HAND", 3),
            *numbered("GELD", 3),
            "PP-REMISE-01",
        ),
    ),
    Section("actiepiet", numbered("ACT", 3)),
    Section("precies", numbered("PREC", 6)),
    Section("sint", numbered("SINT", 5)),
    Section("rulings", numbered("AMB", 84)),
)

PHYSICAL = frozenset({"PP-UIT-00", "PP-AMB-42"})
"""What needs new material, and the names of colours in the rulebook's examples."""
