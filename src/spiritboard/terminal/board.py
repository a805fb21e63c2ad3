"""What the terminal has to know of a game to show it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from spiritboard.core.errors import BadSetup
from spiritboard.core.values import Action, Event
from spiritboard.terminal.djinn import DjinnBoard
from spiritboard.terminal.shamans import ShamansBoard
from spiritboard.text import Words


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


class Board(Protocol):
    """How one game looks in a terminal."""

    def draw(self, view: Any, words: Words, width: int, height: int) -> RenderableType:
        """The table, except for what may be answered, on a screen of so many lines."""

    def chip(self, action: Action, words: Words) -> Text | None:
        """A small picture of an answer in place of its label."""

    def group(self, action: Action) -> Hashable:
        """Where there are many answers, only the first one of each group is listed."""

    def status(self, view: Any, words: Words) -> list[str]:
        """In sentences: what matters for the question at hand."""

    def sentences(self, view: Any, words: Words) -> list[str]:
        """In sentences: the whole table."""

    def preview(self, view: Any, action: Action, words: Words) -> str:
        """What an answer would do."""

    def typed(self, text: str, view: Any, languages: Sequence[Words]) -> list[Action]:
        """What somebody may mean who types words instead of a number."""

    def ends_a_round(self, event: Event) -> bool:
        """Is this a good place to pause?"""

    def begins_a_round(self, event: Event) -> bool:
        """The log is told from here."""

    def belongs_to_the_last(self, event: Event) -> bool:
        """Is it told on the same line as what came before?"""

    def situation(self, view: Any) -> Hashable:
        """When this has changed, somebody may want to act out of turn."""

    def is_urgent(self, action: Action) -> bool:
        """Is it worth asking before the others act?"""


BOARDS: Mapping[str, Callable[[], Board]] = {"shamans": ShamansBoard, "djinn": DjinnBoard}


def board_of(game: str) -> Board:
    if game not in BOARDS:
        raise BadSetup("no-words", name=game)
    return BOARDS[game]()
