"""The ids of all rules, in the rulebook's order; their sentences are in text/."""

from speeltafel.engine.game import Section

RULEBOOK = (
    Section("preparation", ("VB-DEAL-01",)),
    Section("play", ("VB-LEAD-01", "VB-ANSWER-01", "VB-TRICK-01")),
    Section("end", ("VB-END-01",)),
)
