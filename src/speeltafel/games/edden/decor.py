"""An evening of cards: deep green baize."""

from speeltafel.engine.view import Decor

DECOR = Decor(
    cloth=("#20704d", "#15462f"),
    edge=("#155238", "#0e3322"),
    rim=("#8a5a2c", "#5f4326"),
    accent=("#ffd36b", "#ffd36b"),
    texture="cloth",
    back="back",
)
