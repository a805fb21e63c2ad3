"""`spiritboard serve`: the table for browsers.

Annotations are read when it starts: the help is in the reader's language.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from spiritboard.cli.flags import Flags


def command(flags: Flags) -> Callable[..., None]:
    def serve(
        *,
        host: Annotated[str | None, flags("host")] = None,
        port: Annotated[int | None, flags("port")] = None,
        data: Annotated[Path | None, flags("data")] = None,
        origin: Annotated[list[str] | None, flags("origin")] = None,
        bot_processes: Annotated[int | None, flags("bot-processes")] = None,
        bot_seconds: Annotated[float | None, flags("bot-seconds")] = None,
        bot_pace: Annotated[float | None, flags("bot-pace")] = None,
        out_of_turn_seconds: Annotated[float | None, flags("out-of-turn-seconds")] = None,
        live_seconds: Annotated[float | None, flags("live-seconds")] = None,
        correspondence_seconds: Annotated[float | None, flags("correspondence-seconds")] = None,
        tables_per_minute: Annotated[int | None, flags("tables-per-minute")] = None,
        commands_per_second: Annotated[int | None, flags("commands-per-second")] = None,
    ) -> None:
        from spiritboard.server import serve as serving
        from spiritboard.server.settings import settings

        given = {
            "host": host,
            "port": port,
            "data": data,
            "origins": tuple(origin) if origin else None,
            "bot_processes": bot_processes,
            "bot_seconds": bot_seconds,
            "bot_pace": bot_pace,
            "out_of_turn_seconds": out_of_turn_seconds,
            "live_seconds": live_seconds,
            "correspondence_seconds": correspondence_seconds,
            "tables_per_minute": tables_per_minute,
            "commands_per_second": commands_per_second,
        }
        chosen = settings(given, os.environ)

        def ready(address: str) -> None:
            print(flags.words("cli-serving", address=address), flush=True)
            print(flags.words("cli-serving-data", folder=str(chosen.data)), flush=True)

        serving.serve(chosen, ready)

    return serve
