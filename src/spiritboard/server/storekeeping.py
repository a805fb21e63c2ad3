"""Looking after a store: is it sound, a copy of it, a copy put in its place, room given back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from spiritboard.core.errors import BadSetup
from spiritboard.core.values import WATCHER
from spiritboard.server import journal
from spiritboard.server.claim import claimed
from spiritboard.server.journal import TableDoc, reason_of
from spiritboard.server.migrations import MIGRATIONS, copy
from spiritboard.server.presenter import presenter
from spiritboard.server.restoring import changes_in, follow, resumed
from spiritboard.server.sqlite_store import TABLES, prepare
from spiritboard.server.store import Row

SET_ASIDE: Final = "set-aside.db"
"""A store of the same shape, for tables that can't be read."""
REPLACED: Final = "tables-replaced.db"
"""What a copy was put in the place of."""


class Fault(NamedTuple):
    """A table that can't be read, and why; no table: the file itself is damaged."""

    table: str
    reason: str


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A store that is there already; refused if it can't be read."""
    if not file.is_file():
        raise BadSetup("no-store", file=str(file))
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("PRAGMA busy_timeout=5000")
            yield connection
    except sqlite3.Error as error:
        raise BadSetup("bad-store", file=str(file), detail=str(error)) from None


def faults_in(folder: Path) -> list[Fault]:
    """All that can't be read; a server may use the folder meanwhile."""
    with opened(folder / TABLES) as store:
        rows = store.execute("PRAGMA integrity_check").fetchall()
        found = [Fault("", said) for (said,) in rows if said != "ok"]
        for (table,) in store.execute("SELECT id FROM tables ORDER BY id").fetchall():
            reason = why_unreadable(store, table)
            if reason:
                found.append(Fault(table, reason))
    return found


def why_unreadable(store: sqlite3.Connection, table: str) -> str:
    """As a server would read it; nothing: it can."""
    try:
        store.execute("BEGIN")
        ((kept,),) = store.execute("SELECT doc FROM tables WHERE id = ?", (table,)).fetchall()
        doc = journal.decode_doc(kept)
        rows = store.execute(
            "SELECT seq, guest, key, body FROM journal WHERE table_id = ? AND seq >= ? ORDER BY seq",
            (table, doc.started),
        ).fetchall()
        check_shows(doc, [Row(*row) for row in rows])
    except Exception as error:
        return reason_of(error)
    finally:
        store.execute("ROLLBACK")
    return ""


def check_shows(doc: TableDoc, rows: Sequence[Row]) -> None:
    """Raises whatever would go wrong when somebody looks at the table: its changes since its match began."""
    changes = changes_in(rows)
    follow(doc, changes)
    match = resumed(doc, [change for change in changes if change.seq >= doc.started])
    if match is not None:
        presenter(doc.game).position(match, WATCHER)


def set_aside(folder: Path, tables: Sequence[str]) -> None:
    """Moves tables to a store of their own, whole or not at all. Nothing is deleted."""
    prepare(folder / SET_ASIDE)
    with claimed(folder), opened(folder / TABLES) as store:
        store.execute("ATTACH ? AS aside", (str(folder / SET_ASIDE),))
        store.execute("BEGIN IMMEDIATE")
        for table in tables:
            for name, key in (("tables", "id"), ("journal", "table_id"), ("holders", "table_id")):
                moved = f"FROM main.{name} WHERE {key} = ?"
                store.execute(f"INSERT INTO aside.{name} SELECT * {moved}", (table,))
                store.execute(f"DELETE {moved}", (table,))
        store.execute("COMMIT")


def backup(folder: Path, target: Path) -> None:
    """All of the store as of one moment; a server may go on meanwhile."""
    if target.exists():
        raise BadSetup("file-exists", file=str(target))
    with opened(folder / TABLES) as store:
        try:
            copy(store, target)
        except OSError as error:
            raise BadSetup("bad-store", file=str(target), detail=str(error)) from None


def restore(source: Path, folder: Path) -> None:
    """Puts a copy in the place of the store, which is kept beside it."""
    with opened(source) as kept, claimed(folder):
        check_whole(kept, source)
        file = folder / TABLES
        if file.exists():
            with opened(file) as store:
                copy(store, folder / REPLACED)
                store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for left in (f"{TABLES}-wal", f"{TABLES}-shm"):
            (folder / left).unlink(missing_ok=True)
        copy(kept, file)


def check_whole(kept: sqlite3.Connection, source: Path) -> None:
    """Refused, unless it is a store that this version can open."""
    ((said,),) = kept.execute("PRAGMA quick_check(1)").fetchall()
    (version,) = kept.execute("PRAGMA user_version").fetchone()
    if said != "ok":
        raise BadSetup("bad-store", file=str(source), detail=said)
    if not 0 < version <= len(MIGRATIONS):
        raise BadSetup("store-version", file=str(source), found=version, ours=len(MIGRATIONS))


def compact(folder: Path) -> tuple[int, int]:
    """Gives the room back that deleted tables have left; the size before and after."""
    file = folder / TABLES
    with claimed(folder), opened(file) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        before = file.stat().st_size
        store.execute("VACUUM")
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return before, file.stat().st_size
