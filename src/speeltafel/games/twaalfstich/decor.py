"""A school slate in a wooden frame, and chalk."""

from speeltafel.engine.view import Decor

DECOR = Decor(
    cloth=("#45535f", "#2c3740"),
    edge=("#333f49", "#1f272e"),
    rim=("#9a7044", "#6d5133"),
    accent=("#ffe9a8", "#ffe9a8"),
    texture="cloth",
    back="back",
)
