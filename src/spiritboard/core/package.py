"""The door of a game: one value that holds everything the rest of the program needs of it.

`spiritboard/games/NAME/__init__.py` gives it as `PACKAGE`; a game of your own is named in the
entry-point group `spiritboard.games`, or on the command line as `module:name`. Only the rules must
be written; every other part has a default that plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from spiritboard.core.adviser import Adviser
from spiritboard.core.beliefs import Beliefs
from spiritboard.core.board import Board
from spiritboard.core.counted import Counted
from spiritboard.core.encoding import Encoding
from spiritboard.core.game import Game
from spiritboard.core.learner import Learner
from spiritboard.core.mind import Mind
from spiritboard.core.plain_encoding import PlainEncoding
from spiritboard.core.rollout import RolloutMind
from spiritboard.core.scenes import Scenes
from spiritboard.core.speech import Speech
from spiritboard.core.state import State
from spiritboard.core.table_side import TableSide

AnyGame = Game[Any, Any]
AnyMind = Mind[Any, Any]
AnyEncoding = Encoding[Any, Any]
Content = Mapping[str, Mapping[str, Any]]
"""The files of the game's folder `content`, by name: `box.toml` is `content["box"]`."""


def no_table_side(_rules: AnyGame, _content: Content) -> TableSide:
    return TableSide()


def plain_mind(rules: AnyGame, _content: Content) -> AnyMind:
    return RolloutMind(rules)


def plain_speech(_rules: AnyGame) -> Speech:
    return Speech()


def plain_board(_rules: AnyGame) -> Board:
    return Board()


@dataclass(frozen=True)
class Package:
    """A game, whole."""

    rules: Callable[[Content], AnyGame]
    mind: Callable[[AnyGame, Content], AnyMind] = plain_mind
    """What its bots are taught."""
    speech: Callable[[AnyGame], Speech] = plain_speech
    """Questions, answers and the table in sentences."""
    table: Callable[[AnyGame, Content], TableSide] = no_table_side
    """What it adds to a table of people: picture, previews, orders, bets, talk, lesson, records."""
    board: Callable[[AnyGame], Board] = plain_board
    """How it looks in a terminal."""
    scenes: Callable[[AnyGame, Content], Scenes] | None = None
    """For those who write and balance its scenes; None: it has none."""
    adviser: Callable[[AnyGame, Content], Adviser] | None = None
    """Tells how a match stands, and afterwards what mattered; None: it has none."""
    beliefs: Callable[[AnyGame, Content], Beliefs] | None = None
    """Tells after a match what a perfect reader could have known; None: there is nothing to read."""
    learner: Callable[[], Learner] | None = None
    """Learns numbers for its bots from many games; None: they need none."""
    encoding: Callable[[AnyGame, State, int], AnyEncoding] = PlainEncoding
    """Its answers and views by numbers, for research, at a laid table of so many seats."""
    picture: type | None = None
    """What its board in the browser draws; None: it gets the plain board."""
    shelf: int = 100
    """Where it stands among the others: those for a first evening come first."""
    counted: Mapping[str, Counted] = field(default_factory=dict)
    """By event: what is worth counting in many games."""
    timed: Mapping[str, Callable[[AnyGame], Callable[[], int]]] = field(default_factory=dict)
    """By what it does: work that is worth measuring by itself; each call tells how much it did."""
