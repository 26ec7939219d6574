"""Bad input: what a person or a file gave us that cannot be used."""

from collections.abc import Mapping

Details = Mapping[str, str | int]


class BadInput(ValueError):
    """One clear sentence that names what is wrong and what is allowed."""

    def __init__(
        self, sentence: str, rule: str = "", why: str = "", facts: Details | None = None
    ) -> None:
        super().__init__(sentence)
        self.rule = rule
        """The rule behind it, where it is a rule of a game."""
        self.why = why
        """The message that says the same in every language, where there is one."""
        self.facts: Details = facts or {}
        """What that message tells; `option` is shown by its name."""
