"""Messages with all that the server left out of them, as the client has them."""

from typing import Any

import msgspec

from speeltafel.server.schema import left_out, parts, tags

LEFT_OUT, PARTS, TAGS = msgspec.json.encode(left_out()), parts(), tags()


def whole(message: Any, name: str = "") -> Any:
    """A report by its tag, or what is of that type."""
    name = name or TAGS.get(message["type"], "")
    fill(message, name, msgspec.json.decode(LEFT_OUT))
    return message


def fill(message: Any, name: str, usual: dict[str, dict[str, Any]]) -> None:
    if isinstance(message, list):
        for one in message:
            fill(one, name, usual)
    elif isinstance(message, dict):
        for field, value in usual.get(name, {}).items():
            message.setdefault(field, value)
        for field, part in PARTS.get(name, {}).items():
            fill(message.get(field), part, usual)
