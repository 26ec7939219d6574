"""How a check fails."""


class Nonconforming(AssertionError):
    """A game breaks the contract; the message begins with the name of the check."""


def require(holds: bool, check: str, message: object = "") -> None:
    if not holds:
        raise Nonconforming(f"{check}: {message}")
