"""A thought for whichever process takes it, perhaps on another machine: what it needs, and what comes of it, in bytes.

Both hold plain values and frozen structs of the games and nothing else, so that whoever can write to the database
can't have anything run in a worker.
"""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from spiritboard.catalog import opened

Doing = Callable[..., Any]


class Errand(Struct, frozen=True):
    """Something to think about, for so many seconds."""

    game: str
    bots: tuple[str, ...]
    """Bots of others that it needs: only whoever has them too may take it."""
    doing: str
    """What is done, by name."""
    given: tuple[Any, ...]
    seconds: float

    def written(self) -> bytes:
        return written((self.doing, self.given))


class Failed(Struct, frozen=True):
    """Whoever took an errand could not do it."""

    error: str


class ErrandFailed(Exception):
    """Elsewhere; the name of the error there."""


def written(value: Any) -> bytes:
    return pickle.dumps(value, 5)


class Reader(pickle.Unpickler):
    """Makes nothing but structs and rows with names, of modules that are here already."""

    def find_class(self, module: str, name: str) -> Any:
        found = getattr(sys.modules.get(module), name, None)
        is_row = isinstance(found, type) and issubclass(found, tuple) and hasattr(found, "_fields")
        if is_row or (isinstance(found, type) and issubclass(found, Struct)):
            return found
        raise pickle.UnpicklingError(f"{module}.{name}")


def read(data: bytes) -> Any:
    return Reader(io.BytesIO(data)).load()


def answer_of(data: bytes) -> Any:
    """What came of an errand; raises ErrandFailed."""
    found = read(data)
    if isinstance(found, Failed):
        raise ErrandFailed(found.error)
    return found


def run(doings: Sequence[Doing], game: str, data: bytes, seconds: float) -> bytes:
    """In a process for bots: does what was written, if it is among these doings."""
    opened(game)
    name, given = read(data)
    doing: Final = {one.__name__: one for one in doings}[name]
    return written(doing(*given, seconds))
