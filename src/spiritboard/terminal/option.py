"""What may be answered, as the terminal lists it."""

from __future__ import annotations

from typing import NamedTuple

from spiritboard.core.values import Action


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
