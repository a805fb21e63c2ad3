"""`spiritboard work`: bots for the servers on a database, on a machine of their own.

Annotations are read when it starts: the help is in the reader's language.
"""

import os
from collections.abc import Callable
from typing import Annotated, Literal

from spiritboard.catalog import bring
from spiritboard.cli.flags import Flags
from spiritboard.cli.serve import USUAL
from spiritboard.server.settings import settings


def command(flags: Flags) -> Callable[..., None]:
    def work(
        *games: Annotated[str, flags("serve-games")],
        store: Annotated[str | None, flags("work-store")] = None,
        bot: Annotated[list[str] | None, flags("work-bot")] = None,
        bot_processes: Annotated[
            int | None, flags("bot-processes", usual=f"{USUAL['bot_processes']}")
        ] = None,
        log_format: Annotated[
            Literal["text", "json"] | None, flags("log-format", usual=f"{USUAL['log_format']}")
        ] = None,
        log_level: Annotated[
            Literal["info", "warning", "error"] | None,
            flags("log-level", usual=f"{USUAL['log_level']}"),
        ] = None,
    ) -> None:
        from spiritboard.bots.levels import bring_bot
        from spiritboard.server.postgres_store import shown
        from spiritboard.server.working import work as work_for_all

        given = {
            "store": store,
            "bots": tuple(bot) if bot else None,
            "bot_processes": bot_processes,
            "log_format": log_format,
            "log_level": log_level,
        }
        chosen = settings(given, os.environ)
        for path in games:
            bring(path)
        for named in chosen.bots:
            bring_bot(named)

        def ready() -> None:
            print(flags.words("cli-working", store=shown(chosen.store)), flush=True)

        work_for_all(chosen, ready)

    return work
