"""What an operator may choose."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from platformdirs import user_data_path

from spiritboard.core.errors import BadSetup
from spiritboard.server.logs import FORMATS, LEVELS, USUAL, Logs

PREFIX: Final = "SPIRITBOARD_"
LEAST_AND_MOST: Final[Mapping[str, tuple[float, float]]] = {
    "port": (0, 65535),
    "processes": (1, 256),
    "bot_processes": (1, 1024),
    "bot_seconds": (0.01, 600),
    "bot_pace": (0, 3600),
    "out_of_turn_seconds": (0, 3600),
    "vote_seconds": (1, 3600),
    "reading_seconds": (0, 3600),
    "absent_seconds": (0, 86400),
    "live_seconds": (0.1, 86400),
    "correspondence_seconds": (0.1, 31536000),
    "tables_per_minute": (0, 1000000),
    "commands_per_second": (0, 1000000),
    "keep_days": (0, 100000),
    "requests_per_second": (0, 1000000),
    "guests_per_minute": (0, 1000000),
    "sockets_per_address": (0, 1000000),
    "connections": (0, 1000000),
    "watchers": (0, 1000000),
}
ONE_OF: Final[Mapping[str, Sequence[str]]] = {"log_format": FORMATS, "log_level": LEVELS}
DATABASES: Final = ("postgresql://", "postgres://")
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  # what an operator may say
"""Hosts that mean: whatever address this machine has."""
SHORTEST_TOKEN: Final = 16
ORIGIN: Final = re.compile(r"https?://[^\s/]+")


class Settings(Struct, frozen=True, kw_only=True):
    """How the server runs; each can be given as a flag or as an environment variable."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path
    store: str = ""
    """The database to keep tables in, `postgresql://…`; none: a file in the folder."""
    node_host: str = "127.0.0.1"
    """Where other servers on the same database reach this one."""
    processes: int = 1
    """So many servers at one address, on one database."""
    origins: tuple[str, ...] = ()
    """Where the page may come from besides this server itself, e.g. a proxy's public address."""
    bots: tuple[str, ...] = ()
    """Bots of others that tables may seat, each as `name=file.py:Bot`."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 0.6
    """How long a searching bot thinks about an answer."""
    bot_pace: float = 0.9
    """So long every bot takes at least, whatever it holds: its speed must not tell anything."""
    out_of_turn_seconds: float = 2.5
    """And so long if a person may be able to act before it does, out of turn."""
    vote_seconds: float = 30
    """So long after the first vote those decide who have voted."""
    reading_seconds: float = 20
    """So long bots and clock wait for somebody whose page shows how a round ended."""
    absent_seconds: float = 60
    """So long somebody must be away before the others may let a bot go on for them."""
    live_seconds: float = 90
    correspondence_seconds: float = 2 * 24 * 3600
    tables_per_minute: int = 30
    """For each guest; 0: no limit."""
    commands_per_second: int = 20
    """For each socket; 0: no limit."""
    requests_per_second: int = 50
    """For each address, as the next two; 0: no limit. This machine itself has none."""
    guests_per_minute: int = 60
    sockets_per_address: int = 200
    connections: int = 10000
    """So many may be open at once, pages and sockets together; 0: any number."""
    watchers: int = 100
    """So many may look on at a table; 0: any number."""
    keep_days: int = 0
    """Tables at which nothing has happened for so long are deleted; 0: never."""
    operator_token: str = ""
    """Whoever has it may read the figures and close tables; none: nobody may."""
    log_format: str = USUAL.format
    log_level: str = USUAL.level

    @property
    def logs(self) -> Logs:
        return Logs(self.log_format, self.log_level)

    def answer_seconds(self, pace: str) -> float | None:
        """The time for an answer at a table of this pace; None: no clock."""
        by_pace = {"live": self.live_seconds, "correspondence": self.correspondence_seconds}
        return by_pace.get(pace)


def settings(given: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """What the flags say, else the environment, else the defaults."""
    found: dict[str, object] = {"data": user_data_path("spiritboard", appauthor=False)}
    for field, kind in Settings.__annotations__.items():
        text = environment.get(PREFIX + field.upper())
        if text is not None:
            found[field] = _read(field, kind, text)
    found |= {name: value for name, value in given.items() if value is not None}
    for field, value in found.items():
        _check(field, value)
    return Settings(**found)  # type: ignore[arg-type]  # each was read as its field says


def _check(field: str, value: object) -> None:
    name = f"--{field.replace('_', '-')}"
    if field in LEAST_AND_MOST:
        least, most = LEAST_AND_MOST[field]
        assert isinstance(value, int | float)
        if not least <= value <= most:
            expected = f"{least:g}–{most:.0f}"
            raise BadSetup("bad-setting", name=name, value=str(value), expected=expected)
    if field in ONE_OF and value not in ONE_OF[field]:
        expected = ", ".join(ONE_OF[field])
        raise BadSetup("bad-setting", name=name, value=str(value), expected=expected)
    if field == "store" and value and not str(value).startswith(DATABASES):
        given = str(value).partition("://")[0]
        expected = f"{DATABASES[0]}user@host/name"
        raise BadSetup("bad-setting", name=name, value=f"{given}://…", expected=expected)
    if field == "node_host" and value in EVERYWHERE:
        raise BadSetup("bad-setting", name=name, value=str(value), expected="10.0.0.5")
    if field == "operator_token" and 0 < len(str(value)) < SHORTEST_TOKEN:
        raise BadSetup("short-token", name=name, least=SHORTEST_TOKEN)
    if field == "origins":
        assert isinstance(value, tuple)
        for origin in value:
            if not ORIGIN.fullmatch(origin):
                expected = "https://example.org"
                raise BadSetup("bad-setting", name="--origin", value=origin, expected=expected)


def _read(field: str, kind: str, text: str) -> object:
    readers = {"int": int, "float": float, "Path": Path, "str": str}
    if kind not in readers:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        return readers[kind](text)
    except ValueError:
        name = PREFIX + field.upper()
        raise BadSetup("bad-setting", name=name, value=text, expected=kind) from None
