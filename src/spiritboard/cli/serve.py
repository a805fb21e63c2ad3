"""`spiritboard serve`: the table for browsers.

Annotations are read when it starts: the help is in the reader's language.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter
from msgspec.structs import fields

from spiritboard.catalog import bring
from spiritboard.cli.flags import Flags
from spiritboard.server.settings import Settings, settings

USUAL: Final = {field.name: field.default for field in fields(Settings)}


def command(flags: Flags) -> Callable[..., None]:
    def setting(key: str) -> Parameter:
        return flags(key, usual=f"{USUAL[key.replace('-', '_')]}")

    def serve(
        *games: Annotated[str, flags("serve-games")],
        host: Annotated[str | None, setting("host")] = None,
        port: Annotated[int | None, setting("port")] = None,
        data: Annotated[Path | None, flags("data")] = None,
        store: Annotated[str | None, flags("store")] = None,
        processes: Annotated[int | None, flags("nodes", usual="1")] = None,
        node_host: Annotated[str | None, setting("node-host")] = None,
        origin: Annotated[list[str] | None, flags("origin")] = None,
        bot: Annotated[list[str] | None, flags("serve-bot")] = None,
        bot_processes: Annotated[int | None, setting("bot-processes")] = None,
        bot_seconds: Annotated[float | None, setting("bot-seconds")] = None,
        bot_pace: Annotated[float | None, setting("bot-pace")] = None,
        out_of_turn_seconds: Annotated[float | None, setting("out-of-turn-seconds")] = None,
        vote_seconds: Annotated[float | None, setting("vote-seconds")] = None,
        reading_seconds: Annotated[float | None, setting("reading-seconds")] = None,
        absent_seconds: Annotated[float | None, setting("absent-seconds")] = None,
        live_seconds: Annotated[float | None, setting("live-seconds")] = None,
        correspondence_seconds: Annotated[float | None, setting("correspondence-seconds")] = None,
        tables_per_minute: Annotated[int | None, setting("tables-per-minute")] = None,
        commands_per_second: Annotated[int | None, setting("commands-per-second")] = None,
        requests_per_second: Annotated[int | None, setting("requests-per-second")] = None,
        guests_per_minute: Annotated[int | None, setting("guests-per-minute")] = None,
        sockets_per_address: Annotated[int | None, setting("sockets-per-address")] = None,
        connections: Annotated[int | None, setting("connections")] = None,
        watchers: Annotated[int | None, setting("watchers")] = None,
        keep_days: Annotated[int | None, setting("keep-days")] = None,
        operator_token: Annotated[str | None, flags("operator-token")] = None,
        log_format: Annotated[Literal["text", "json"] | None, setting("log-format")] = None,
        log_level: Annotated[
            Literal["info", "warning", "error"] | None, setting("log-level")
        ] = None,
    ) -> None:
        from spiritboard.bots.levels import bring_bot
        from spiritboard.server.postgres_store import shown
        from spiritboard.server.processes import serve_all
        from spiritboard.server.serve import serve as serve_alone

        given = {
            "host": host,
            "port": port,
            "data": data,
            "store": store,
            "processes": processes,
            "node_host": node_host,
            "origins": tuple(origin) if origin else None,
            "bots": tuple(bot) if bot else None,
            "bot_processes": bot_processes,
            "bot_seconds": bot_seconds,
            "bot_pace": bot_pace,
            "out_of_turn_seconds": out_of_turn_seconds,
            "vote_seconds": vote_seconds,
            "reading_seconds": reading_seconds,
            "absent_seconds": absent_seconds,
            "live_seconds": live_seconds,
            "correspondence_seconds": correspondence_seconds,
            "tables_per_minute": tables_per_minute,
            "commands_per_second": commands_per_second,
            "requests_per_second": requests_per_second,
            "guests_per_minute": guests_per_minute,
            "sockets_per_address": sockets_per_address,
            "connections": connections,
            "watchers": watchers,
            "keep_days": keep_days,
            "operator_token": operator_token,
            "log_format": log_format,
            "log_level": log_level,
        }
        chosen = settings(given, os.environ)
        for path in games:
            bring(path)
        for named in chosen.bots:
            bring_bot(named)

        def ready(address: str, for_friends: str) -> None:
            print(flags.words("cli-serving", address=address), flush=True)
            if for_friends:
                print(flags.words("cli-serving-friends", address=for_friends), flush=True)
            if chosen.store:
                print(flags.words("cli-serving-store", store=shown(chosen.store)), flush=True)
            else:
                print(flags.words("cli-serving-data", folder=str(chosen.data)), flush=True)

        (serve_all if chosen.processes > 1 else serve_alone)(chosen, ready)

    return serve
