"""What somebody who has seen all that lies open, and forgets nothing, could know of what is hidden."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from spiritboard.core.speech import Saying
from spiritboard.core.values import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs(ABC):
    """One game's perfect reader: it tells of each seat how likely the same thing is of it."""

    name: Saying
    """What it tells the chance of."""

    @abstractmethod
    def of(self, view: Any) -> list[float]:
        """By seat, from 0 to 1, by what whoever looks on has seen; nothing: there is no telling now."""

    @abstractmethod
    def truth(self, s: Any) -> list[Seat]:
        """Of which seats it is true."""
