"""Finds games by name, and opens their doors.

Ours stand in `spiritboard.games`, one folder each. Installed ones are named in the entry-point group
`spiritboard.games`. Any other is `module:name`: a `Package`, a `Game` or its class; whoever runs the
program may bring it, and then it stands on the shelf under its own name.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from spiritboard import games
from spiritboard.catalog.content import ContentFolder
from spiritboard.catalog.options import options_of
from spiritboard.core.adviser import Adviser
from spiritboard.core.beliefs import Beliefs
from spiritboard.core.board import Board
from spiritboard.core.errors import BadSetup
from spiritboard.core.game import Game
from spiritboard.core.learner import Learner
from spiritboard.core.package import AnyGame, AnyMind, Package
from spiritboard.core.scenes import Scenes
from spiritboard.core.speech import Speech
from spiritboard.core.table_side import TableSide

__all__ = [
    "OpenGame",
    "bring",
    "brought",
    "check_seats",
    "game",
    "imported",
    "is_at_hand",
    "mind",
    "names",
    "opened",
    "options_of",
    "ours",
    "shelf",
    "table_side",
]

GROUP: Final = "spiritboard.games"
"""The entry points of installed games."""
_brought: Final[dict[str, str]] = {}
"""By name: the paths of games that were brought to this process."""


class OpenGame:
    """A game whose door is open: each part of it is made once, when it is first asked for."""

    def __init__(self, name: str, package: Package, folder: Traversable) -> None:
        self.name = name
        self.package = package
        self.folder = folder
        """Where its `content` and its `text` lie, if it has any."""
        self.content = ContentFolder(folder.joinpath("content"))

    @cached_property
    def rules(self) -> AnyGame:
        return self.package.rules(self.content)

    @cached_property
    def mind(self) -> AnyMind:
        return self.package.mind(self.rules, self.content)

    @cached_property
    def speech(self) -> Speech:
        return self.package.speech(self.rules)

    @cached_property
    def table(self) -> TableSide:
        return self.package.table(self.rules, self.content)

    @cached_property
    def scenes(self) -> Scenes:
        """Raises BadSetup if it has none."""
        if self.package.scenes is None:
            raise BadSetup("no-scenes", name=self.name)
        return self.package.scenes(self.rules, self.content)

    @cached_property
    def adviser(self) -> Adviser | None:
        found = self.package.adviser
        return found(self.rules, self.content) if found else None

    @cached_property
    def beliefs(self) -> Beliefs | None:
        found = self.package.beliefs
        return found(self.rules, self.content) if found else None

    @cached_property
    def board(self) -> Board:
        return self.package.board(self.rules)


@cache
def ours() -> tuple[str, ...]:
    """The games that come with the program: one folder each."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(games.__path__)))


@cache
def names() -> tuple[str, ...]:
    """The games on the shelf: ours, then installed ones, then those that were brought."""
    return tuple(dict.fromkeys((*ours(), *_installed(), *_brought)))


@cache
def shelf() -> tuple[str, ...]:
    """The names in the order in which somebody should read them."""
    return tuple(sorted(names(), key=lambda name: (opened(name).package.shelf, name)))


@cache
def _installed() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=GROUP)}


def bring(path: str) -> None:
    """Puts a game of one's own, `module:name`, on the shelf of this process, under its own name."""
    name = opened(path).rules.info.name
    if name in names():
        raise BadSetup("name-taken", name=name)
    _brought[name] = path
    names.cache_clear()
    shelf.cache_clear()


def brought() -> tuple[str, ...]:
    """The paths of the games that were brought: another process has to bring them too."""
    return tuple(_brought.values())


@cache
def opened(name: str) -> OpenGame:
    """A game by its name."""
    if ":" in name:
        return _by_path(name, name)
    if name not in names():
        raise BadSetup("unknown-game", name=name, known=", ".join(names()))
    if name in ours():
        return _by_path(name, f"{games.__name__}.{name}:PACKAGE")
    return _by_path(name, _brought.get(name) or _installed()[name].value)


def is_at_hand(name: str) -> bool:
    """On the shelf, or of a module this program has imported: a file must not load code."""
    return name in names() or name.partition(":")[0] in sys.modules


def _by_path(name: str, path: str) -> OpenGame:
    module, _, attribute = path.partition(":")
    try:
        found: Any = getattr(imported(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadSetup("no-such-object", name=path, detail=str(error)) from None
    if isinstance(found, type) and issubclass(found, Game):
        found = found()  # type: ignore[call-arg]  # a game to be found by its class takes nothing
    if isinstance(found, Game):
        rules = found
        found = Package(rules=lambda _: rules)
    if not isinstance(found, Package):
        raise BadSetup("not-a-game", name=path)
    return OpenGame(name, found, _folder_of(module))


def imported(module: str) -> Any:
    """A module, also one in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    return importlib.import_module(module)


def _folder_of(module: str) -> Traversable:
    """Where the files of a package lie; of a lone module, in a folder of its name beside it."""
    found = sys.modules[module]
    return (
        files(module) if hasattr(found, "__path__") else Path(str(found.__file__)).with_suffix("")
    )


def game(name: str) -> AnyGame:
    """The rules of a game: states, options, views, worlds."""
    return opened(name).rules


def mind(name: str) -> AnyMind:
    """What a game teaches its bots."""
    return opened(name).mind


def learner(name: str) -> Learner:
    """One that has seen nothing yet. Raises BadSetup if the game has none."""
    found = opened(name).package.learner
    if found is None:
        raise BadSetup("no-learner", name=name)
    return found()


def table_side(name: str) -> TableSide:
    """How a game behaves at a table of people."""
    return opened(name).table


def check_seats(rules: AnyGame, seats: int) -> None:
    if seats not in rules.info.seats:
        allowed = ", ".join(str(count) for count in rules.info.seats)
        raise BadSetup("seats-out-of-range", seats=seats, allowed=allowed)
