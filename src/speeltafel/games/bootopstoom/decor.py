"""A winter sea around the board."""

from speeltafel.engine.view import Decor

DECOR = Decor(
    cloth=("#2d668c", "#1c4059"),
    edge=("#20506f", "#142f43"),
    rim=("#7d5a3a", "#57412c"),
    accent=("#ffe08f", "#ffe08f"),
    texture="cloth",
    back="back",
)
