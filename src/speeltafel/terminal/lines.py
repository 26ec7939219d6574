"""The single lines around the table: the head, the prompt and the keys."""

from textual.content import Content
from textual.style import Style

from speeltafel.engine.view import COUNTER, TableView
from speeltafel.terminal.faces import QUIET
from speeltafel.terminal.voice import Voice

COMMANDS = (
    (":", "type", "key-type"),
    ("?", "rules", "key-rules"),
    ("s", "sheet", "key-sheet"),
    ("t", "tip", "key-tip"),
    ("f", "pace", "key-quicker"),
    ("l", "language", "key-language"),
    ("n", "new", "key-new"),
    ("q", "quit", "key-quit"),
)
"""The key, the action and the text of what can always be done."""


def head(view: TableView, voice: Voice, quick: bool, width: int, cut: bool = False) -> Content:
    """The game and its round; and what one has to know, where the zones are cut off."""
    parts = [voice.texts("game-name"), voice("round", number=view.round)]
    if view.direction:
        parts.append(voice("clockwise" if view.direction > 0 else "counterclockwise"))
    if cut:
        known = [zone for zone in view.zones if zone.now and zone.kind == COUNTER]
        parts += [f"{voice.say(zone.label)}: {zone.count}" for zone in known]
    left = " · ".join(parts)
    right = voice("pace-quick") if quick else voice("pace-calm")
    gap = " " * max(1, width - len(left) - len(right))
    return Content.assemble((left, "bold"), gap, right)


def prompt(view: TableView, voice: Voice) -> Content:
    text = voice.say(view.prompt)
    if view.moves:
        return Content.styled(f"▶ {text}", "bold $accent")
    return Content.styled(f"  {text}", QUIET)


def keys(voice: Voice, quick: bool) -> Content:
    parts = []
    for key, action, text in COMMANDS:
        text = "key-calmer" if quick and action == "pace" else text
        link = Style.from_meta({"action": action})
        parts.append(Content.assemble((key, Style.parse("bold") + link), (f" {voice(text)}", link)))
    return Content("  ").join(parts)
