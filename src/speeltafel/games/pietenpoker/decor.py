"""Pakjesavond: purple and gold."""

from speeltafel.engine.view import Decor

DECOR = Decor(
    cloth=("#63397f", "#3b2150"),
    edge=("#482760", "#2a173b"),
    rim=("#b98a35", "#7d5f2a"),
    accent=("#ffd15c", "#ffd15c"),
    texture="cloth",
    back="back",
)
