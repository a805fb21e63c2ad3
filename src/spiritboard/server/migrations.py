"""The shape of the store. Each release may add a step; a file of any earlier one is brought up."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from spiritboard.core.errors import BadSetup

Migration = Sequence[str]
"""SQL statements that bring a store from one version to the next."""

FIRST: Final[Migration] = (
    """
    CREATE TABLE guests (
        id INTEGER PRIMARY KEY,
        token BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        since REAL NOT NULL
    )
    """,
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        changed REAL NOT NULL,
        doc BLOB NOT NULL
    )
    """,
    "CREATE INDEX tables_by_status ON tables (status, public, changed)",
    """
    CREATE TABLE journal (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        guest INTEGER NOT NULL,
        key TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE holders (
        guest INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE played (
        guest INTEGER NOT NULL,
        finished REAL NOT NULL,
        body BLOB NOT NULL
    )
    """,
    "CREATE INDEX played_by_guest ON played (guest, finished)",
)
"""Of release 0.1."""

FENCED: Final[Migration] = (
    "ALTER TABLE tables ADD COLUMN writes INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX lobby ON tables (changed) WHERE public = 1 AND status != 'over'",
)
"""Every write of a table counts; the lobby reads no more than it shows."""

COUNTED: Final[Migration] = (
    "ALTER TABLE played ADD COLUMN game TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE played ADD COLUMN won INTEGER NOT NULL DEFAULT 0",
    """
    UPDATE played SET game = json_extract(CAST(body AS TEXT), '$.game'), won = EXISTS (
        SELECT 1 FROM json_each(CAST(body AS TEXT), '$.seats') AS seat
        JOIN json_each(CAST(body AS TEXT), '$.winners') AS winner ON seat.value = winner.value
    )
    """,
    "CREATE INDEX played_by_game ON played (guest, game, finished)",
    "CREATE INDEX played_and_won ON played (guest, game, won)",
)
"""Matches in a history are found by their game, and counted, without reading them."""

EVENINGS: Final[Migration] = (
    """
    CREATE TABLE evenings (
        id TEXT PRIMARY KEY,
        host INTEGER NOT NULL,
        created REAL NOT NULL,
        game TEXT NOT NULL,
        seed TEXT NOT NULL,
        is_closed INTEGER NOT NULL
    )
    """,
    "CREATE INDEX evenings_by_host ON evenings (host)",
    """
    CREATE TABLE evening_tables (
        evening TEXT NOT NULL,
        place INTEGER NOT NULL,
        table_id TEXT NOT NULL UNIQUE,
        result BLOB,
        PRIMARY KEY (evening, place)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE evening_guests (
        evening TEXT NOT NULL,
        guest INTEGER NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (evening, guest)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX evenings_by_guest ON evening_guests (guest)",
)
"""Several tables are dealt from one seed and compared; a guest sits at one of them."""

MIGRATIONS: Final[Sequence[Migration]] = (FIRST, FENCED, COUNTED, EVENINGS)
"""In order: the first makes version 1 of an empty file, the second version 2 of that, and so on.
What was released is never changed, only added to."""


def migrate(
    connection: sqlite3.Connection, file: Path, migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Brings a store up to date, whole or not at all. One of a later version is not touched.

    What an earlier version has written is copied first.
    """
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if 0 < found < len(migrations):
        copy(connection, kept_before(file, found))
    connection.execute("BEGIN IMMEDIATE")
    try:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        ours = len(migrations)
        if not 0 <= found <= ours:
            raise BadSetup("store-version", file=str(file), found=found, ours=ours)
        for migration in migrations[found:]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version={ours}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def kept_before(file: Path, version: int) -> Path:
    """The store as that version has left it."""
    return file.with_name(f"{file.stem}-{version}{file.suffix}")


def copy(connection: sqlite3.Connection, file: Path) -> None:
    """All of a store, as of one moment, also while others write; the file is there when it is whole."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(unfinished)) as target:
        connection.backup(target)
    unfinished.replace(file)
