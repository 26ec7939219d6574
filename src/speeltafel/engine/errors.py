"""Bad input: what a person or a file gave us that cannot be used."""


class BadInput(ValueError):
    """One clear sentence that names what is wrong and what is allowed."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.rule = rule
        """The rule behind it, where it is a rule of a game."""
