"""Starts the server and stops it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import Callable
from errno import EADDRNOTAVAIL
from socket import AF_INET, AF_INET6, SOCK_DGRAM, create_server, socket
from typing import Final

import uvicorn

from spiritboard.core.errors import BadSetup
from spiritboard.core.release import VERSION
from spiritboard.server.app import SafeHeaders, application
from spiritboard.server.lines import LONGEST, Line
from spiritboard.server.logs import keep_log, logger
from spiritboard.server.patience import PatientProtocol
from spiritboard.server.settings import EVERYWHERE, Settings
from spiritboard.server.stores import store_opened

if sys.platform != "win32":
    import resource

log = logger(__name__)

OBJECTS_BETWEEN_SWEEPS: Final = 100_000
"""The garbage collector looks at everything that lives; Python's 700 would hold up every move."""
LONGEST_TURN: Final = 0.0005
"""Seconds after which the loop lets the store's writer go on, which waits for its turn at every statement."""


class Server(uvicorn.Server):
    """Says where it is once it listens, and goodbye before it hangs up."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[str, str], None], app: SafeHeaders
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.app = app

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(OBJECTS_BETWEEN_SWEEPS, 50, 1000)
        sys.setswitchinterval(LONGEST_TURN)
        if self.started:
            host = self.config.host
            shown = "localhost" if host in ("127.0.0.1", *EVERYWHERE) else host
            port = self.servers[0].sockets[0].getsockname()[1]
            friends = address_here() if host in EVERYWHERE else ""
            log.info("listening", host=host, port=port, version=VERSION)
            self.ready(f"http://{shown}:{port}/", friends and f"http://{friends}:{port}/")

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        log.info("stopping")
        for server in self.servers:
            server.close()
        await self.app.house.hand_over()
        await self.app.house.say_goodbye()
        await super().shutdown(sockets)


def address_here() -> str:
    """This machine's address on its network; none: it has no network. Nothing is sent."""
    with socket(AF_INET, SOCK_DGRAM) as outward, contextlib.suppress(OSError):
        outward.connect(("192.0.2.1", 9))  # kept for examples: only the way there counts
        return str(outward.getsockname()[0])
    return ""


def serve(settings: Settings, ready: Callable[[str, str], None]) -> None:
    """Until it is interrupted. `ready` is told the address here, and the one for friends if there is one."""
    with listening(settings.host, settings.port) as door:
        serve_at(door, settings, ready)


def serve_at(door: socket, settings: Settings, ready: Callable[[str, str], None]) -> None:
    """The same at an address that is taken already."""
    keep_log(settings.logs)
    allow_many_files()
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)
    app = application(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=PatientProtocol,
        ws=Line,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        limit_concurrency=settings.connections or None,
        server_header=False,
    )
    with (
        contextlib.ExitStack() as doors,
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        inner = [doors.enter_context(listening(settings.node_host, 0))] if settings.store else []
        runner.run(with_its_store(Server(config, ready, app), settings, [door, *inner]))


async def with_its_store(server: Server, settings: Settings, doors: list[socket]) -> None:
    """The last door is the one by which other nodes come."""
    async with store_opened(settings, address_of(doors[-1])) as membership:
        server.app.join(membership)
        await server.serve(sockets=doors)


def address_of(door: socket) -> str:
    host, port = door.getsockname()[:2]
    return f"[{host}]:{port}" if door.family == AF_INET6 else f"{host}:{port}"


def allow_many_files() -> None:
    """Every socket is a file, and the usual limit of a thousand is soon reached."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def is_our_fault(record: logging.LogRecord) -> bool:
    """Whoever sends what is no text, or comes when the house is full, fills no log."""
    said = record.getMessage()
    return "Invalid UTF-8" not in said and "Exceeded concurrency limit" not in said


def listening(host: str, port: int) -> socket:
    """The address, taken; refused if somebody else has it."""
    family = AF_INET6 if ":" in host else AF_INET
    try:
        return create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        if error.errno == EADDRNOTAVAIL or (error.errno or 0) < 0:  # below 0: of the name's look-up
            reason = (error.strerror or "").partition(" (")[0]
            raise BadSetup("bad-host", host=host, detail=reason) from None
        raise BadSetup("port-taken", port=str(port), detail=error.strerror) from None
