"""How a game learns numbers for its bots from many games."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from spiritboard.core.mind import Mind
from spiritboard.core.rng import Rng


class Learned(NamedTuple):
    """What was learned, and how well it does in games that were kept back."""

    values: dict[str, dict[str, list[float]]]
    """The content of the file, by table and name."""
    quality: dict[str, dict[str, float]]
    """By table: figures to judge it by."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner:
    """Looks on while bots play, and then thinks it over."""

    file: str
    """Of the game's content, without its ending."""

    def teacher(self, rules: Any) -> Mind[Any, Any] | None:
        """Who plays the games that it looks on; None: the game's quick bots."""
        return None

    @abstractmethod
    def watch(self, game: int, s: Any, rng: Rng) -> None:
        """A table before somebody answers, as it truly is. `game` is its number."""

    def see_end(self, game: int, s: Any) -> None:
        """The table after the last answer."""

    @abstractmethod
    def learned(self) -> Learned:
        """From all that was seen."""
