"""Values as they are printed."""

import json
import math


def plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def emit(document: object) -> None:
    print(json.dumps(known(document), ensure_ascii=False, indent=1, allow_nan=False))


def known(document: object) -> object:
    """The same with null for bounds that nothing is known of: JSON has no word for them."""
    if isinstance(document, dict):
        return {key: known(value) for key, value in document.items()}
    if isinstance(document, list | tuple):
        return [known(value) for value in document]
    if isinstance(document, float) and not math.isfinite(document):
        return None
    return document
