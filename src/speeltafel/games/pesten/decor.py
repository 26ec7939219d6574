"""Mischief on a warm red cloth."""

from speeltafel.engine.view import Decor

DECOR = Decor(
    cloth=("#97332d", "#5c1f1d"),
    edge=("#76231f", "#451514"),
    rim=("#5d2b1a", "#44251a"),
    accent=("#ffcf5c", "#ffcf5c"),
    texture="cloth",
    back="back",
)
