"""`spiritboard store`: for whoever runs a server: is the store sound, a copy of it, and back.

Annotations are read when it starts: the help is in the reader's language.
"""

import asyncio
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from spiritboard.cli.flags import Flags
from spiritboard.cli.play import data_folder
from spiritboard.core.errors import BadSetup
from spiritboard.text import Words

if TYPE_CHECKING:
    from spiritboard.server.storekeeping import Fault

FAULTY: Final = 1
KILOBYTE: Final = 1024


def command(flags: Flags) -> Callable[..., int]:
    def store(
        what: Annotated[
            Literal["check", "backup", "restore", "compact", "move"], flags("store-what")
        ],
        file: Annotated[Path | None, flags("store-file")] = None,
        /,
        *,
        data: Annotated[Path | None, flags("data")] = None,
        store: Annotated[str | None, flags("store")] = None,
        set_aside: Annotated[bool, flags("store-set-aside")] = False,
    ) -> int:
        from spiritboard.server import storekeeping
        from spiritboard.server.settings import settings

        words, folder = flags.words, data or data_folder(os.environ)
        if database := settings({"store": store, "data": data}, os.environ).store:
            if what == "move":
                return asyncio.run(move(words, folder, database))
            if what != "check":
                raise BadSetup("not-for-postgresql", what=what)
            return asyncio.run(check_database(words, database, set_aside=set_aside))
        if what == "move":
            raise BadSetup("move-where")
        if what == "check":
            return check(words, folder, set_aside=set_aside)
        if what == "compact":
            before, after = (size // KILOBYTE for size in storekeeping.compact(folder))
            print(words("cli-store-compacted", before=before, after=after))
            return 0
        if file is None:
            raise BadSetup("store-which-file")
        if what == "backup":
            storekeeping.backup(folder, file)
            print(words("cli-store-copied", file=str(file)))
        else:
            storekeeping.restore(file, folder)
            kept = folder / storekeeping.REPLACED
            print(words("cli-store-restored", file=str(file), kept=str(kept)))
        return 0

    return store


def check(words: Words, folder: Path, *, set_aside: bool) -> int:
    """Every table that can't be read, and why; 0: none, or they are out of the way now."""
    from spiritboard.server import storekeeping

    faults = storekeeping.faults_in(folder)
    if not tell(words, faults):
        return 0
    tables = [fault.table for fault in faults if fault.table]
    if not (set_aside and tables):
        return FAULTY
    storekeeping.set_aside(folder, tables)
    kept = str(folder / storekeeping.SET_ASIDE)
    print(words("cli-store-moved", count=len(tables), file=kept))
    return 0 if len(tables) == len(faults) else FAULTY


async def check_database(words: Words, url: str, *, set_aside: bool) -> int:
    """The same for PostgreSQL."""
    from spiritboard.server import postgres_keeping

    faults = await postgres_keeping.faults_in(url)
    if not tell(words, faults):
        return 0
    if not set_aside:
        return FAULTY
    await postgres_keeping.set_aside(url, [fault.table for fault in faults])
    print(words("cli-store-moved", count=len(faults), file="set_aside.tables"))
    return 0


async def move(words: Words, folder: Path, url: str) -> int:
    from spiritboard.server import moving
    from spiritboard.server.postgres_store import shown

    tables = await moving.move(folder, url)
    kept = str(folder / moving.MOVED)
    print(words("cli-store-carried", count=tables, store=shown(url), kept=kept))
    return 0


def tell(words: Words, faults: Sequence["Fault"]) -> bool:
    """Were there any?"""
    for fault in faults:
        print(words("cli-store-fault", table=fault.table or "tables.db", reason=fault.reason))
    if not faults:
        print(words("cli-store-sound"))
    return bool(faults)
