"""How long the server waits for a request that somebody has begun to send."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS: Final = 10.0
"""For the head of a request, from its first byte or from the connection on."""


class PatientProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, but half a request is not waited for for ever."""

    head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self.wait_for_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it has become a socket
        cycle: Any = self.cycle  # None before the first request, whatever its type says
        if cycle is not None and not cycle.response_complete:
            self.stop_waiting()
        elif self.timeout_keep_alive_task is None:
            self.wait_for_head()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Where there is no room for a request, there is none for a socket either."""
        self.stop_waiting()
        if self.limit_concurrency and len(self.connections) >= self.limit_concurrency:
            self.hang_up()
            return
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def wait_for_head(self) -> None:
        if self.head is None:
            self.head = self.loop.call_later(HEAD_SECONDS, self.hang_up)

    def stop_waiting(self) -> None:
        if self.head is not None:
            self.head.cancel()
            self.head = None

    def hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()
