"""A game made of scenes: what those who write and balance them may ask of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from spiritboard.core.errors import BadSetup


class Start(NamedTuple):
    """A scene as somebody may come into it."""

    scene: str
    start: str
    """How well they come: the game's own word."""
    level: str
    """How hard it is played: the game's own word."""
    options: Mapping[str, object]
    """Of a match of this scene."""


class Bounds(NamedTuple):
    """What the best play of a scene wins, as far as it can be worked out; None: it was too much."""

    exact: float | None
    """By the means that the game counts in."""
    most: float | None
    """No play by these means wins more."""
    positions: int
    """Looked at."""


class Band(NamedTuple):
    """How hard a level should be, as shares of wins."""

    careful: float = 0.0
    """The best bot wins so often, or more."""
    least: float = 0.0
    """No play wins more than the bound, and that is at least this"""
    most: float = 1.0
    """and at most this."""


class Brought(NamedTuple):
    """What somebody brings into a scene."""

    worth: float
    """How well off they are: more is better, in the same scene."""
    numbers: Mapping[str, int]
    """What may be counted of it, by the game's own words."""
    table: Mapping[str, object]
    """All of it, as a file of the content keeps it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenes:
    """What a game tells of its scenes."""

    def starts(self, chapter: str) -> Iterator[Start]:
        """Every scene of a chapter, from each start, on each level; an empty chapter is all of them."""
        return iter(())

    def shares(self) -> Mapping[str, float]:
        """By start: the share of those who come into a scene no better off."""
        return {}

    def usual_level(self) -> str:
        """That is played if nobody wishes for another."""
        return ""

    def campaign(self, level: str) -> Mapping[str, object]:
        """The options of a campaign's first match on a level."""
        return {}

    def brought(self, options: Mapping[str, object]) -> Brought:
        """What somebody brings who comes into a scene with these options."""
        return Brought(0.0, {}, {})

    def bounds(self, options: Mapping[str, object], limit: int) -> Bounds:
        """Of one start, looking at so many positions at most."""
        return Bounds(None, None, 0)

    def key(self, options: Mapping[str, object]) -> str:
        """Equal for starts that are played with the same values: what was found for one holds for the other."""
        return ""

    def band(self, level: str) -> Band:
        """What a level aims at."""
        return Band()

    def easy(self, scene: str) -> str:
        """Why a scene is easy on purpose, as a message of the game: no level's aim holds for it."""
        return ""

    def faults(self, content: Mapping[str, object]) -> Iterator[BadSetup]:
        """What can't be played in these values of the box, each by its field."""
        return iter(())

    def texts(self, content: Mapping[str, object]) -> Iterator[tuple[str, str]]:
        """By field: the message that must be there in every language."""
        return iter(())
