"""Every option of the specification."""

from speeltafel.engine.options import Choice, Flag, Number, Options

OPTIONS = Options(
    (
        Choice(
            "target",
            "die",
            "length",
            ("12-TARGET-01", "12-END-01"),
            ("die", "200", "300", "400", "500"),
        ),
        Choice("targetTest", "reach", "length", ("12-END-02", "12-AMB-08"), ("reach", "exceed")),
        Choice(
            "tie",
            "shared",
            "length",
            ("12-END-03", "12-AMB-09", "12-AMB-24"),
            ("shared", "extraRound"),
        ),
        Number("maxRounds", 60, "length", ("12-AMB-25",), 5, 200),
        Choice(
            "drawnCard", "may", "play", ("12-DRAW-02", "12-AMB-02", "12-AMB-27"), ("may", "must")
        ),
        Choice(
            "blackTwelveLead",
            "always",
            "play",
            ("12-LEAD-01", "12-AMB-14", "12-AMB-23"),
            ("always", "afterTrick"),
        ),
        Flag("profRule", False, "play", ("12-PROF-01", "12-AMB-16", "12-AMB-17", "12-AMB-28")),
        Flag("handPenalty", False, "score", ("12-VAR-01", "12-AMB-18", "12-AMB-19")),
        Flag("unofficialPlayerCount", False, "table", ("12-AMB-20",)),
        Choice("sayTheSum", "auto", "table", ("12-SUM-03",), ("auto", "type")),
    ),
    expansions=("profRule", "handPenalty"),
    presets={
        "first": {"target": "200"},
        "all": {"profRule": True, "handPenalty": True},
    },
)
