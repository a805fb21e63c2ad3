"""One server for each folder of data."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from spiritboard.core.errors import BadSetup

CLAIM: Final = "in-use"
"""The file that says so. It is empty: what counts is the lock on it, gone with whoever held it."""


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The folder is nobody else's meanwhile; refused if it is already somebody's."""
    with closing(lock(folder)):
        yield


def lock(folder: Path) -> sqlite3.Connection:
    """SQLite knows how to lock a file on every system; this one holds nothing else."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = sqlite3.connect(folder / CLAIM, timeout=0, isolation_level=None)
        found.execute("BEGIN EXCLUSIVE")
    except (OSError, sqlite3.Error) as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise BadSetup("data-in-use", folder=str(folder)) from None
        raise BadSetup("bad-data", folder=str(folder), detail=str(error)) from None
    return found
