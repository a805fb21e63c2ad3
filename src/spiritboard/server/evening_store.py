"""What is kept of an evening: its seed, its tables with what came of them, and who sits at which."""

from __future__ import annotations

from typing import Final, NamedTuple

from spiritboard.server.store import Statement, Store


class KeptEvening(NamedTuple):
    """Tables that are dealt from one seed."""

    id: str
    host: int
    """Who has set it up."""
    created: float
    game: str
    seed: str
    is_closed: int
    """Its host has ended it, whoever was still playing."""


class KeptPlace(NamedTuple):
    """One of its tables."""

    place: int
    table: str
    result: bytes | None
    """What came of it; None: it has not come to its end."""
    doc: bytes | None
    """The table as it was kept last; None: it was deleted since."""


class Outline(NamedTuple):
    """An evening in a list."""

    id: str
    game: str
    created: float
    is_closed: int
    tables: int
    ended: int
    awaited: int
    """So many tables have not come to their end, and are still there."""

    @property
    def is_over(self) -> bool:
        return bool(self.is_closed) or self.awaited == 0


OUTLINE: Final = """
SELECT evenings.id, game, created, is_closed,
(SELECT COUNT(*) FROM evening_tables WHERE evening = evenings.id),
(SELECT COUNT(*) FROM evening_tables WHERE evening = evenings.id AND result IS NOT NULL),
(SELECT COUNT(*) FROM evening_tables JOIN tables ON tables.id = table_id
    WHERE evening = evenings.id AND result IS NULL)
FROM evenings WHERE
"""
OWN: Final = """
host = ? OR id IN (SELECT evening FROM evening_guests WHERE guest = ?) ORDER BY created DESC LIMIT ?
"""
PLACES: Final = """
SELECT place, table_id, result, doc FROM evening_tables LEFT JOIN tables ON tables.id = table_id
WHERE evening = ? ORDER BY place
"""
FORGET: Final = """
DELETE FROM evenings WHERE created < ? AND NOT EXISTS (
    SELECT 1 FROM evening_tables JOIN tables ON tables.id = table_id WHERE evening = evenings.id
)
"""
FORGET_TABLES: Final = "DELETE FROM evening_tables WHERE evening NOT IN (SELECT id FROM evenings)"
FORGET_GUESTS: Final = "DELETE FROM evening_guests WHERE evening NOT IN (SELECT id FROM evenings)"

# What is written


def made(evening: KeptEvening) -> Statement:
    return "INSERT INTO evenings VALUES (?, ?, ?, ?, ?, ?)", evening


def has_table(evening: str, place: int, table: str) -> Statement:
    sql = "INSERT INTO evening_tables (evening, place, table_id) VALUES (?, ?, ?)"
    return sql, (evening, place, table)


def sits_at(evening: str, guest: int, table: str) -> Statement:
    """Whoever has a seat already is refused by the store itself."""
    return "INSERT INTO evening_guests VALUES (?, ?, ?)", (evening, guest, table)


def gets_up(evening: str, guest: int) -> Statement:
    return "DELETE FROM evening_guests WHERE evening = ? AND guest = ?", (evening, guest)


def ends_table(table: str, result: bytes) -> Statement:
    return "UPDATE evening_tables SET result = ? WHERE table_id = ?", (result, table)


def closed(evening: str) -> Statement:
    return "UPDATE evenings SET is_closed = 1 WHERE id = ?", (evening,)


async def forget_evenings(store: Store, before: float) -> None:
    """Those of earlier days, when none of their tables is left."""
    await store.write([(FORGET, (before,)), (FORGET_TABLES, ()), (FORGET_GUESTS, ())])


# What is read


async def evening_of(store: Store, evening: str) -> KeptEvening | None:
    sql = "SELECT id, host, created, game, seed, is_closed FROM evenings WHERE id = ?"
    found = await store.read(sql, (evening,))
    return KeptEvening(*found[0]) if found else None


async def places_of(store: Store, evening: str) -> list[KeptPlace]:
    return [KeptPlace(*row) for row in await store.read(PLACES, (evening,))]


async def evenings_of(store: Store, guest: int, most: int) -> list[Outline]:
    """Those that a guest has set up or sits at, the latest first."""
    return [Outline(*row) for row in await store.read(OUTLINE + OWN, (guest, guest, most))]


async def is_over(store: Store, evening: str) -> bool:
    """Every table of it has come to its end, or its host has ended it."""
    found = await store.read(OUTLINE + "id = ?", (evening,))
    return not found or Outline(*found[0]).is_over


async def has_seat(store: Store, evening: str, guest: int) -> bool:
    """Does a guest sit at one of its tables, or have they left it to a bot?"""
    sql = "SELECT 1 FROM evening_guests WHERE evening = ? AND guest = ?"
    return bool(await store.read(sql, (evening, guest)))
