"""What may be answered, as the terminal lists it."""

from __future__ import annotations

from typing import Final, NamedTuple

from spiritboard.core.values import Action

UNLISTED: Final = 0
"""In place of the number of an answer that is legal but not listed."""


class Option(NamedTuple):
    """One thing that may be answered now."""

    number: int
    action: Action
    label: str
    """A whole sentence."""
    preview: str
    """What it would do; may be empty."""
    beside: bool
    """It may be done at any time, not only as an answer."""

    @property
    def name(self) -> str:
        """Its label after its number, if it is listed."""
        return self.label if self.number == UNLISTED else f"{self.number} {self.label}"
